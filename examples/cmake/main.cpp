#include "vectors.h"
#include <cstdio>

int main() {
    if (scaled_on_host(4.0f) != 8.0f) return 1;
    float elements[] = {1, 1, 5, 5};
    if (int error = scale(elements, 4)) {
        std::printf("host side: right; no GPU to try the rest on (error %d)\n", error);
        return 0;
    }
    bool right = elements[0] == 2 && elements[1] == 3 && elements[2] == 10 && elements[3] == 15;
    std::printf("host side: right; on the GPU: %s\n", right ? "right" : "wrong");
    return right ? 0 : 1;
}
