/*---
says: Constructors and destructors of instances make and end the bases and members that nothing in them names.
rules: call.form, call.space
runs: device reject
deviation: oracle device BUG it does not look at all parts of instances, and tells implicit members elsewhere
---*/
struct A { A(); ~A(); };
struct Implicit { A a; };
struct Holds { Implicit i; __device__ Holds() {} };
template <typename T> struct Member { T t; __device__ Member() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("Member< ::A> ::Member") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("Member< ::A> ::~Member") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
template <typename T> struct Base : T { __device__ Base() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A() [subobject]") from a __device__ function("Base< ::A> ::Base") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A() [subobject]") from a __device__ function("Base< ::A> ::~Base") is not allowed
template <typename T> struct Elements { T t[2]; __device__ Elements() {} };
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
template <typename T> struct Ended { T t; __device__ ~Ended() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("Ended< ::A> ::Ended") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("Ended< ::A> ::~Ended") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
template <typename T> struct Named { T t; __device__ Named() : t() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("Named< ::A> ::Named") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("Named< ::A> ::~Named") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
template <typename T> struct Plain { A t; __device__ Plain() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("Plain< ::A> ::Plain") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("Plain< ::A> ::~Plain") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
template <typename T> struct Two { T a, b; __device__ Two() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("Two< ::A> ::Two") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("Two< ::A> ::Two") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("Two< ::A> ::~Two") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("Two< ::A> ::~Two") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
template <typename T> struct Virtual : virtual T { __device__ Virtual() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A() [subobject]") from a __device__ function("Virtual< ::A> ::Virtual") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A() [subobject]") from a __device__ function("Virtual< ::A> ::~Virtual") is not allowed
template <typename T> struct Delegating { T a; __device__ Delegating() : Delegating(1) {} __device__ Delegating(int) : a() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("Delegating< ::A> ::Delegating") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("Delegating< ::A> ::~Delegating") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
template <typename T> struct Copied { T a; __device__ Copied(const Copied &) {} __device__ Copied(int) : a() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("Copied< ::A> ::Copied") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("Copied< ::A> ::Copied") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("Copied< ::A> ::~Copied") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
template <typename T> struct Outside { T a; __device__ Outside(); };
template <typename T> __device__ Outside<T>::Outside() {}
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("Outside< ::A> ::Outside") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("Outside< ::A> ::~Outside") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
template <typename T> struct Held { const T &a; T *p; int n; __device__ Held(const T &r) : a(r) {} };
template <typename T> struct Derived : Member<T> { __device__ Derived() {} };
__global__ void k(A *p) {
  Member<A> m; Base<A> b; Elements<A> e; Ended<A> d; Named<A> n; Plain<A> l; Two<A> t; Virtual<A> v; Delegating<A> g;
  Copied<A> c(1); Copied<A> c2(c); Outside<A> o; Held<A> h(*p); Derived<A> r; Holds s; Member<int> i; Base<Held<int>> *q;
}
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("Implicit::Implicit") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("Implicit::~Implicit") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
