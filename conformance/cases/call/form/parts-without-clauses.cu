/*---
says: Parts of an aggregate that no clause initialises are initialised by empty lists, those of inner aggregates too; several at one place are all told.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct I { __host__ I(int); int x; };
struct J { __device__ J(); int x; };
struct K { __host__ K(); };
struct A { I i; int n; };
struct B { J j; K k; };
struct C { A a; B b; int n; };
__device__ void nested() { C c = {{1, 2}}; }
//^ device error[call.host-from-device]: calling a __host__ function("I::I(int)") from a __device__ function("nested") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("K::K()") from a __device__ function("nested") is not allowed
//^ device error[device-code.undefined]: identifier "I::I" is undefined in device code
//^ device error[device-code.undefined]: identifier "K::K" is undefined in device code
__device__ void flat() { C c = {1, 2}; }
//^ device error[call.host-from-device]: calling a __host__ function("I::I(int)") from a __device__ function("flat") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("K::K()") from a __device__ function("flat") is not allowed
//^ device error[device-code.undefined]: identifier "I::I" is undefined in device code
//^ device error[device-code.undefined]: identifier "K::K" is undefined in device code
__device__ void array() { A a[2][1] = {1, 2, 3, 4}; }
//^ device error[call.host-from-device]: calling a __host__ function("I::I(int)") from a __device__ function("array") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("I::I(int)") from a __device__ function("array") is not allowed
//^ device error[device-code.undefined]: identifier "I::I" is undefined in device code
//^ device error[device-code.undefined]: identifier "I::I" is undefined in device code
__device__ void empty() { B b = {}; }
//^ device error[call.host-from-device]: calling a __host__ function("K::K()") from a __device__ function("empty") is not allowed
//^ device error[device-code.undefined]: identifier "K::K" is undefined in device code
__device__ void given() { C c{{1, 2}, {}, 3}; }
//^ device error[call.host-from-device]: calling a __host__ function("I::I(int)") from a __device__ function("given") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("K::K()") from a __device__ function("given") is not allowed
//^ device error[device-code.undefined]: identifier "I::I" is undefined in device code
//^ device error[device-code.undefined]: identifier "K::K" is undefined in device code
namespace place {
struct A { __host__ A(); __host__ A(int); };
struct B { __host__ B(); __host__ B(int); };
template <class T> struct O { __host__ O(); __host__ O(int); };
struct Two { A a; B b; };
struct Same { A a; A b; };
struct Instances { O<int> a; O<double> b; };
template <class T> struct Own { A a; T b; };
__device__ void ordinary() {
  Two two{};
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::B::B()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::B::B()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::B::B()") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  Two given = {1, 2};
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::A::A(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::A::A(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::A::A(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::B::B(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::B::B(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::B::B(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  Same same{};
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  Instances instances{};
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::O<double> ::O()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::O<double> ::O()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::O<double> ::O()") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::O<int> ::O()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::O<int> ::O()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::O<int> ::O()") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "place::O<double> ::O" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::O<double> ::O" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::O<double> ::O" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "place::O<int> ::O" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::O<int> ::O" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::O<int> ::O" is undefined in device code
  Instances others = {1, 2};
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::O<double> ::O(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::O<double> ::O(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::O<double> ::O(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::O<int> ::O(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::O<int> ::O(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::O<int> ::O(int)") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "place::O<double> ::O" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::O<double> ::O" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::O<double> ::O" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "place::O<int> ::O" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::O<int> ::O" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::O<int> ::O" is undefined in device code
  Own<O<char>> own{};
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::O<char> ::O()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::O<char> ::O()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::O<char> ::O()") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "place::O<char> ::O" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::O<char> ::O" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::O<char> ::O" is undefined in device code
  Two *made = new Two{};
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::B::B()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::B::B()") from a __device__ function("place::ordinary") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::B::B()") from a __device__ function("place::ordinary") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::B::B" is undefined in device code
}
template <class T> __device__ void instance() {
  Two two{};
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::B::B()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::B::B()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::B::B()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  Two given = {1, 2};
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::A::A(int)") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::A::A(int)") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::A::A(int)") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::B::B(int)") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::B::B(int)") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::B::B(int)") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::B::B" is undefined in device code
  Same same{};
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  Own<T> own{};
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::A::A()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("place::O<long> ::O()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("place::O<long> ::O()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("place::O<long> ::O()") from a __device__ function("place::instance< ::place::O<long> > ") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::A::A" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "place::O<long> ::O" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "place::O<long> ::O" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "place::O<long> ::O" is undefined in device code
}
__device__ void use() { instance<O<long>>(); }
}
