/*---
says: Static variables of functions are initialised by constants, which parameters, this and variables of the function are not.
rules: device-code.initialization, device-code.phase
runs: host accept, device reject
---*/
__device__ int call();
__device__ int variable;
struct Empty { Empty() { } ~Empty() { } int a; };
struct Constexpr { __host__ __device__ constexpr Constexpr() : a(1) { } int a; };
__host__ __device__ constexpr int twice(int x) { return 2 * x; }
__device__ void function(const int parameter) {
  const int three = 3;
  const int called = call();
  const float floating = 2;
  constexpr int four = 4;
  int automatic = 3;
  static int by_parameter = parameter;
  //^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static int by_three = three;
  static int by_called = called;
  //^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static int by_four = four;
  static float by_floating = floating;
  static int *by_address = &automatic;
  //^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static int by_constexpr = twice(three);
  static Constexpr object;
  static Empty empty;
  static int *device = &variable;
  static const int &bound = automatic;
  //^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static const int &temporary = 3;
  static int sized = sizeof(automatic) + sizeof(parameter);
  __shared__ Empty shared;
}
