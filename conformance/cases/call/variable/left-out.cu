/*---
says: What a constant condition leaves out of an expression is not needed, nor is a variable of which a discarded value is only the name, a member or an element.
rules: call.variable
runs: host accept, device reject
---*/
struct P {
  int x;
  int y[2];
  static __host__ __device__ int of_all() { return 1; }
  __host__ __device__ int get() const { return x; }
};
int plain, array[2], matrix[2][2];
P variable;
int *pointer;
P *to_object;
const int zero = 0;
constexpr const char *text = "abc";
constexpr int elements[2] = {1, 2};
__device__ int left_out() { return false ? plain : 0; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int conjunction() { return false && plain; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int constant_condition() { return zero && plain; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ void elements_discarded() { array[0]; pointer[0]; *pointer; matrix[0][0]; variable.y[0]; (void)array[0]; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "matrix" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "matrix" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__device__ void discarded(bool b) { (plain); static_cast<void>(plain); array; pointer; *&plain; (&variable)->x; b ? plain : array[0]; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__device__ void begun() { for (plain; ; plain) break; int z = (plain, 1); (void)z; to_object->x; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a __device__/__global__ function
__device__ int shared() { variable.of_all(); return variable.get(); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "variable" is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__device__ int folded() { int q = elements[1]; const int r = elements[0]; return text[1] + q + r; }
