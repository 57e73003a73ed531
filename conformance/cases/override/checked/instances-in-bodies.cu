/*---
says: What code in bodies completes counts as well: objects, new-expressions, sizes, members, in templates where they are instantiated.
rules: override.checked
runs: host reject, device reject
deviation: oracle host BUG a function that overrides one in the template is judged in instances again; member classes of templates are not
deviation: oracle device BUG a function that overrides one in the template is judged in instances again; member classes of templates are not
---*/
namespace n { struct C { __device__ virtual void f(); virtual __device__ ~C(); }; template <class T> struct P {}; }
struct D { __device__ virtual void f(); };
template <class T, class U> struct N : T { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "D::f") is a __device__ function, but overriding entity (function "N<T, U>::f [with T=D, U=double]") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "D::f") is a __device__ function, but overriding entity (function "N<T, U>::f [with T=D, U=float]") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "D::f") is a __device__ function, but overriding entity (function "N<T, U>::f [with T=D, U=n::P<n::P<int>>]") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "D::f") is a __device__ function, but overriding entity (function "N<T, U>::f [with T=D, U=unsigned char]") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "n::C::f") is a __device__ function, but overriding entity (function "N<T, U>::f [with T=n::C, U=char]") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "n::C::f") is a __device__ function, but overriding entity (function "N<T, U>::f [with T=n::C, U=long]") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "n::C::f") is a __device__ function, but overriding entity (function "N<T, U>::f [with T=n::C, U=short]") is a __host__ function
void object() { N<n::C, char> local; }
void pointer() { N<n::C, short> *p = new N<n::C, short>; N<n::C, int> *declared; }
unsigned long size() { return sizeof(N<n::C, long>); }
void member(N<D, n::P<n::P<int>>> &r) { r.f(); }
template <class T> void pattern() { N<D, T> t; }
template void pattern<float>();
template <class T> void unused() { N<D, T> t; }
template <class T, int K, bool Q, char c> struct Values : T { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "D::f") is a __device__ function, but overriding entity (function "Values<T, K, Q, c>::f [with T=D, K=3, Q=true, c='a']") is a __host__ function
Values<D, 3, true, 'a'> values;
template <class T> struct Ends : T { ~Ends(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "n::C::~C") is a __device__ function, but overriding entity (function "Ends<T>::~Ends [with T=n::C]") is a __host__ function
Ends<n::C> ends;
template <class T> struct Both : n::C, T { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "n::C::f") is a __device__ function, but overriding entity (function "Both<T>::f") is a __host__ function
Both<D> both;
template <class T> struct Outer { struct In : T { void f(); }; In in; };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "n::C::f") is a __device__ function, but overriding entity (function "Outer<T>::In::f [with T=n::C]") is a __host__ function
Outer<n::C> outer;
struct Field { N<D, double> field; };
typedef N<D, unsigned char> Alias;
Alias alias;
