/*---
says: What the default member initialisers of instances call and name, by constructors, lists and implicit constructors.
rules: call.form, call.space, call.variable
runs: device reject
deviation: oracle device BUG default member initialisers of instances of class templates
---*/
int h(int);
int hv;
__device__ int d(int);
template <typename T> int ht(T) { return 1; }
struct A { int v; A(int); A(); __device__ ~A(); };
template <typename T> struct C1 { int m = h(1); __device__ C1() {} };
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("C1<int> ::C1") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <typename T> struct C2 { T m = ht<T>(1); __device__ C2() {} };
//^ error[call.host-from-device]: calling a __host__ function("int ::ht<int> (T1)") from a __device__ function("C2<int> ::C2") is not allowed
//^ error[device-code.undefined]: identifier "ht<int> " is undefined in device code
template <typename T> struct C3 { T m = ht(T()); };
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("C4< ::A> ::C4") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("int ::ht<int> (T1)") from a __device__ function("C3<int> ::C3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("int ::ht<short> (T1)") from a __device__ function("C3<short> ::C3") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "ht<int> " is undefined in device code
//^ error[device-code.undefined]: identifier "ht<short> " is undefined in device code
template <typename T> struct C4 { T m = T(1); };
template <typename T> struct C5 { T m{1}; __device__ C5(int) {} __device__ C5() : m(2) {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("C5< ::A> ::C5") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
template <typename T> struct C6 { int m = hv; __device__ C6() {} };
//^ error[device-code.undefined]: identifier "hv" is undefined in device code
template <typename T> struct C7 { int a; int m = h(a); };
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("C7<long> ::C7") is not allowed
//^ error[call.host-from-global]: calling a __host__ function("h(int)") from a __global__ function("k") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <typename T> struct C8 { C7<T> a; };
template <typename T> struct C9 : C3<T> { };
template <typename T> struct C10 { T m = h(1); template <typename U> __device__ C10(U) {} };
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("C10<int> ::C10<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <typename T> struct C11 { struct I { T m = h(1); }; };
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("C11<int> ::I::I") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <typename T, typename U> struct C12 { T m = h(1); };
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("C12<char, char> ::C12") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <typename U> struct C12<int, U> { int m = h(2); };
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("C12<int, char> ::C12") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <typename T> struct C13 { int (*p)(int) = h; __device__ C13() {} };
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <typename T> struct C14 { int m = h(1); __device__ C14() : m(1) {} __device__ C14(int) : C14() {} };
template <typename T> struct C15 { int m = d(1); int n = sizeof(h(1)); __device__ C15(); };
template <typename T> __device__ C15<T>::C15() {}
template <typename T> struct C16 { int m = h(1); C16() {} };
struct C17 { int m = h(1); template <typename T> __device__ C17(T) {} };
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("C17::C17<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__global__ void k() {
  C1<int> c1; C2<int> c2; C3<int> c3; C4<A> c4; C5<A> c5(1); C6<int> c6; C7<int> c7{1}; C8<long> c8; C9<short> c9; C10<int> c10(1);
  C11<int>::I c11; C12<int, char> c12; C12<char, char> c12a; C13<int> c13; C14<int> c14(1); C15<int> c15; C16<int> *c16; C17 c17(1);
}
