/*---
says: What is constant is not said, whatever it is made of.
rules: device-code.initialization, device-code.phase
runs: host accept, device accept, jit accept
---*/
struct Constexpr { __host__ __device__ constexpr Constexpr() : a(1) { } __host__ __device__ constexpr Constexpr(int x) : a(x) { } int a; };
struct Defaulted { Defaulted() = default; int a; };
struct Pair { int x, y; };
struct Whole { Pair pair; int array[2]; };
struct Virtual { __device__ virtual void f() { } };
enum Enum { zero, four = 4 };
__host__ __device__ constexpr int twice(int x) { return 2 * x; }
__device__ int f() { return 1; }
const int constant = 4;
constexpr int constexpr_constant = 5;
__device__ int none;
__device__ int number = 3;
__device__ int braces{7}, parentheses(8);
__device__ int sum = constant + constexpr_constant * 2;
__device__ int of_enum = four;
__device__ int by_constexpr = twice(3);
__device__ int size = sizeof(Pair);
__device__ float quotient = 1.0f / 3;
__device__ int converted = (int)1.5;
__device__ int chosen = true ? 1 : none;
__device__ int *pointer = &number;
__device__ int &reference = number;
__device__ int (*function)() = f;
__device__ int array[3] = {1, 2, 3};
__device__ int *element = &array[1], *second = array + 1;
__device__ const char *text = "abc";
__device__ Constexpr made, made_of(3), copied = Constexpr();
__device__ Constexpr several[2];
__device__ Defaulted defaulted;
__device__ Pair pair = {1, 2}, another = Pair{1, 2};
__device__ Whole whole = {{1, 2}, {3, 4}};
__device__ Virtual with_table;
__device__ bool is_there = &number;
__constant__ double constant_memory = 2 * constant;
struct Both { __host__ __device__ Both() { } __host__ __device__ constexpr Both(int x) : a(x) { } int a; };
__constant__ const Both all_elements[3] = {1, 2, 3};
__device__ Both rows[1][2] = {{1, 2}};
