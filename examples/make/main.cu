#include "sum.h"
#include <cstdio>

__host__ __device__ constexpr int square(int n) { return n * n; }

int main() {
    const int numbers[] = {square(1), square(2), square(3)};
    int error = 0, result = sum(numbers, 3, error);
    if (error) {
        std::printf("host side: right; no GPU to try the rest on (error %d)\n", error);
        return 0;
    }
    std::printf("sum: %d\n", result);
    return result == 14 ? 0 : 1;
}
