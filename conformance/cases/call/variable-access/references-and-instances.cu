/*---
says: Whatever is done to what a reference of the host names, the reference is read; what hangs on no type of a template parameter is said once.
rules: call.variable-access
runs: host accept, device accept
deviation: cufe device BUG what hangs on no template parameter it says in each instance
---*/
struct S { int x; __host__ __device__ void m() {} };
int plain, array[2];
S object;
extern int &reference;
extern S &to_object;
extern int (&to_array)[2];
__host__ __device__ int takes(int);
inline __device__ void references(int i) {
  reference = 1;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a __device__/__global__ function
  int *p = &reference;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a __device__/__global__ function
  int &q = reference;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a __device__/__global__ function
  reference++;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a __device__/__global__ function
  (void)reference;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a __device__/__global__ function
  to_object.m();
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a __device__/__global__ function
  to_object.x = i;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a __device__/__global__ function
  to_array[i] = 1;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "to_array" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "to_array" cannot be directly read in a __device__/__global__ function
  to_array[i];
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "to_array" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "to_array" cannot be directly read in a __device__/__global__ function
}
template <class T> __device__ int types(T t) {
  int x = plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  T y = plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  int *p = &plain;
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a device function
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a __device__/__global__ function
  plain = t;
  //^ device@-13.1 warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
  //^ device@-13.1 warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
  //^ device@13.2- warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a __device__/__global__ function
  //^ device@13.2- warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a __device__/__global__ function
  plain = 1;
  //^ device@-13.1 warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
  //^ device@13.2- warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a __device__/__global__ function
  x = plain + 1;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  x = t + plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  x = t ? plain : 0;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  x = t ? plain : t;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  x = takes(plain);
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  x = array[t];
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "array" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "array" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "array" cannot be directly read in a __device__/__global__ function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "array" cannot be directly read in a __device__/__global__ function
  x = (int)plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  if (plain) return plain + 1;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  const int &r = plain;
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a device function
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a __device__/__global__ function
  return plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
}
template <int N> __device__ int values() {
  int x = N + plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  if (N) plain = N;
  //^ device@-13.1 warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
  //^ device@13.2- warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a __device__/__global__ function
  return N ? plain : x;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
}
inline __device__ int uses() { return types(1) + types(1l) + values<1>() + values<2>(); }
