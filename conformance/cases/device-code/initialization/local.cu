/*---
says: Static variables of device functions are initialised by constants; of shared memory it is a warning, and no constructor is called.
rules: device-code.initialization, device-code.phase
runs: host accept, device reject, jit reject
---*/
__host__ __device__ int call();
struct Constructed { __device__ Constructed(); int a; };
struct Destroyed { __device__ ~Destroyed(); int a; };
struct Constexpr { __host__ __device__ constexpr Constexpr() : a(1) { } int a; };
struct Pair { int x, y; };
__global__ void kernel(int parameter) {
  static int constant = 3;
  static int by_call = call();
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static int by_parameter = parameter;
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static int by_sum = 2 * parameter;
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static Constructed constructed;
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static Destroyed destroyed;
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static Constexpr constexpr_constructed;
  static const int constant_by_call = call();
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static Pair pair = {1, call()};
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static Pair whole = {1, 2};
  static Pair copied = whole;
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static int member = whole.x;
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static int *pointer = &constant;
  static int pointed = *pointer;
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static const int &bound = call();
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static __device__ Constructed in_device_memory;
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static __constant__ Constructed in_constant_memory;
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __constant__ variable within a __device__/__global__ function
  static __managed__ Constructed in_managed_memory;
  //^ device,jit error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __managed__ variable within a __device__/__global__ function
  __shared__ Constructed shared;
  //^ device,jit warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
  __shared__ Destroyed shared_destroyed;
  //^ device,jit warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
  __shared__ Constexpr shared_constexpr;
  __shared__ Constructed array[2];
  //^ device,jit warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
  static __shared__ Constructed written_static;
  //^ device,jit warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
}
