/*---
says: Whatever is done to what a reference of the host names, the reference is read; what hangs on no type of a template parameter is said once.
rules: call.variable-access
runs: host accept, device accept
deviation: cufe device N-I what hangs on no template parameter it says in each instance
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
  //^ device warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a device function
  int *p = &reference;
  //^ device warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a device function
  int &q = reference;
  //^ device warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a device function
  reference++;
  //^ device warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a device function
  (void)reference;
  //^ device warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a device function
  to_object.m();
  //^ device warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a device function
  to_object.x = i;
  //^ device warning[variable.read-by-device]: a host variable "to_object" cannot be directly read in a device function
  to_array[i] = 1;
  //^ device warning[variable.read-by-device]: a host variable "to_array" cannot be directly read in a device function
  to_array[i];
  //^ device warning[variable.read-by-device]: a host variable "to_array" cannot be directly read in a device function
}
template <class T> __device__ int types(T t) {
  int x = plain;
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  T y = plain;
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  int *p = &plain;
  //^ device warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a device function
  plain = t;
  //^ device warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
  //^ device warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
  plain = 1;
  //^ device warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
  x = plain + 1;
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  x = t + plain;
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  x = t ? plain : 0;
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  x = t ? plain : t;
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  x = takes(plain);
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  x = array[t];
  //^ device warning[variable.read-by-device]: a host variable "array" cannot be directly read in a device function
  //^ device warning[variable.read-by-device]: a host variable "array" cannot be directly read in a device function
  x = (int)plain;
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  if (plain) return plain + 1;
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  const int &r = plain;
  //^ device warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a device function
  return plain;
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
}
template <int N> __device__ int values() {
  int x = N + plain;
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  if (N) plain = N;
  //^ device warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
  return N ? plain : x;
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
}
inline __device__ int uses() { return types(1) + types(1l) + values<1>() + values<2>(); }
