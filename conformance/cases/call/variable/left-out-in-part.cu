/*---
says: A discarded lvalue is left out as a whole, unless it is volatile or something in it has an effect; a condition is constant where its first operand decides.
rules: call.variable
runs: host accept, device reject
deviation: cufe device BUG it leaves out names, members and elements alone, and conditions that are literals or constants
---*/
struct P {
  int x;
  __host__ __device__ int get() const { return x; }
};
int plain, array[2];
P variable;
int *pointer;
struct V { volatile int x; };
V with_volatile;
__device__ void discarded_in_part(int i, bool b) {
  array[plain]; array[i]; *(pointer + 1); variable.x, i; b ? *pointer : plain; *array; ((array)[0]);
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a __device__/__global__ function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a __device__/__global__ function
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
  with_volatile.x;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "with_volatile" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "with_volatile" is undefined in device code
  //^ device@13.2- warning[variable.read-by-device]: a host variable "with_volatile" cannot be directly read in a __device__/__global__ function
  array[variable.get()];
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
  //^ device error[device-code.undefined]: identifier "array" is undefined in device code
  //^ device error[device-code.undefined]: identifier "variable" is undefined in device code
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
  pointer + 1;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "pointer" is undefined in device code
  //^ device@13.2- warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a __device__/__global__ function
  b ? plain : 1;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "plain" is undefined in device code
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  plain + 1, i;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
}
__device__ int conditions(bool b) {
  int a = 0;
  a += true || plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  a += false && b && plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  a += (1 > 2) && plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  a += (true ? false : b) && plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  a += false ? (plain = 1) : 1;
  //^ device@-13.1 warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
  //^ device@13.2- warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a __device__/__global__ function
  a += sizeof(int) == 4 || plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  a += (false && plain) || plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "plain" is undefined in device code
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  a += b && false && plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "plain" is undefined in device code
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  a += (b, false) && plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "plain" is undefined in device code
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  a += 0 * plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "plain" is undefined in device code
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  if (false) a += plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "plain" is undefined in device code
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  return a;
}
