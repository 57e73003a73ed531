/*---
says: What a template returns is converted in its explicit instances, and told there.
rules: call.variable-access
runs: host accept
---*/
__device__ int variable;
template <class T> T dependent() { return variable; }
//^ warning[variable.read-by-host]: a __device__ variable "variable" cannot be directly read in a host function
template <class T> int plain(T) { return variable; }
//^ warning[variable.read-by-host]: a __device__ variable "variable" cannot be directly read in a host function
template <class T> int sum(T a) { return variable + a; }
//^ warning[variable.read-by-host]: a __device__ variable "variable" cannot be directly read in a host function
template <class T> struct A { T member() { return variable; } int other(T a) { return a + variable; } };
//^ warning[variable.read-by-host]: a __device__ variable "variable" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "variable" cannot be directly read in a host function
template <class T> T unused() { return variable; }
template int dependent<int>();
template int plain<int>(int);
template int sum<int>(int);
template struct A<int>;
