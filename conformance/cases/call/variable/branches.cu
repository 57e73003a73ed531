/*---
says: Device code needs a variable in statements that are never reached, and where the result of an operator on it is discarded.
rules: call.variable
runs: host accept, device reject
---*/
struct P {
  int x;
  int y[2];
  static __host__ __device__ int of_all() { return 1; }
  __host__ __device__ int get() const { return x; }
};
int plain, array[2];
P variable;
int *pointer;
P *to_object;
constexpr int elements[2] = {1, 2};
constexpr P object = {1, {2, 3}};
__device__ void by_value(int);
__device__ void by_pointer(const int *);
template <class T> __device__ void by_universal(T &&) {}
template <class T> __device__ void by_copy(T) {}
const int constant = 3;
__device__ int after() { return 0; return plain; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int behind(bool b) { return b && plain; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int before() { return plain && 0; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int product() { return plain * 0; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ void loop() { while (false) plain = 1; }
//^ device@-13.1 warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a __device__/__global__ function
__device__ int otherwise() { if (true) return 0; else return plain; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ void operators() { -plain; plain + 1; !plain; &plain; (int)plain; plain == 1; &variable.x; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "variable" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__device__ void used() { (void)(&plain); (void)(plain + 1); plain, plain + 1; plain ? 1 : 2; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a __device__/__global__ function
__device__ void conditions() { if (plain) ; switch (plain) { default: ; } }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int element(int i) { return elements[i]; }
//^ device error[device-code.undefined]: identifier "elements" is undefined in device code
__device__ const int *decayed() { return elements + 1; }
//^ device error[device-code.undefined]: identifier "elements" is undefined in device code
__device__ int member() { return object.get(); }
//^ device error[device-code.undefined]: identifier "object" is undefined in device code
__device__ void initialisers() { int i{plain}; int j(plain); int k = {plain}; (void)(i + j + k); by_value(plain); by_pointer(&plain); by_pointer(array); }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "array" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a __device__/__global__ function
__device__ void deduced() { by_universal(constant); by_copy(constant); by_copy(plain); }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "constant" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int hidden() { int plain = 1; return plain; }
__device__ int through() { return to_object->get() + to_object->x + *pointer + pointer[1]; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "pointer" is undefined in device code
//^ device error[device-code.undefined]: identifier "pointer" is undefined in device code
//^ device error[device-code.undefined]: identifier "to_object" is undefined in device code
//^ device error[device-code.undefined]: identifier "to_object" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a __device__/__global__ function
__device__ void commas() { plain, plain + 1; int z[2] = {plain, 1}; int w[3] = {1, plain, 2}; (void)z; (void)w; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
