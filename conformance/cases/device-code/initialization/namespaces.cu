/*---
says: Variables of namespaces in device memory are initialised by constants.
rules: device-code.initialization, device-code.phase
runs: host accept, device reject, jit reject
---*/
__device__ int call();
struct Constructed { __device__ Constructed(); int a; };
struct Destroyed { __device__ ~Destroyed(); int a; };
struct Derived : Constructed { };
struct Part { Constructed part; };
struct Pair { int x, y; };
__device__ int variable;
__device__ int by_call = call();
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int by_variable = variable;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int by_operator = variable + 1;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int by_parentheses(call());
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int by_braces{call()};
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int array[2] = {1, call()};
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Pair pair = {1, variable};
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Constructed constructed;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__constant__ Constructed constant;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __constant__ variable
__managed__ Constructed managed;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __managed__ variable
__shared__ Constructed shared;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __shared__ variable
__device__ Destroyed destroyed;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Derived derived;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Part part;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Constructed elements[2];
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Constructed in_braces{};
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int *by_new = new int;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__constant__ int constant_by_call = call();
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __constant__ variable
static __device__ int of_the_unit = call();
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
namespace inner { __device__ int first = call(), second = 2, third = variable; }
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
