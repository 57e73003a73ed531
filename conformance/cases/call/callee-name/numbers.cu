/*---
says: A number among template arguments ends as a literal of its type does, in the names of callers and callees.
rules: call.callee-name, call.space
runs: device reject
deviation: oracle device BUG it shows arguments that are written as they are written
---*/
void host(int);
template <unsigned long N> struct V {};
template <unsigned long N> __global__ void a() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("a<(unsigned long)1024ul> ") is not allowed
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("a<(unsigned long)18446744073709551615ul> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <unsigned N> __global__ void b() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("b<(unsigned int)4294967295u> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <long N> __global__ void c() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("c<(long)-1l> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <unsigned char N> __global__ void d() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("d<(unsigned char)3> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <short N> __global__ void e() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("e<(short)-3> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <bool N> __global__ void f() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("f<(bool)1> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <char N> __global__ void g() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("g<(char)97> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <unsigned long long N> __global__ void h() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("h<(unsigned long long)7ull> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <long long N> __global__ void i() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("i<(long long)7ll> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
enum E { A, B }; enum class F : unsigned long { A, B };
template <E N> __global__ void j() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("j<( ::E)1> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <F N> __global__ void k() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("k<( ::F)1> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <class T> __global__ void l() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("l< ::V<(unsigned long)12ul> > ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <int N> __global__ void m() { host(1); }
//^ error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("m<(int)-4> ") is not allowed
//^ error[device-code.undefined]: identifier "host" is undefined in device code
template <unsigned long N> void hosted();
template <unsigned N> void hosted2(V<3>);
__global__ void n() { hosted<3>(); hosted2<4>(V<3>()); }
//^ error[call.host-from-global]: calling a __host__ function("void ::hosted2<(unsigned int)4u> ( ::V<(unsigned long)3ul> )") from a __global__ function("n") is not allowed
//^ error[call.host-from-global]: calling a __host__ function("void ::hosted<(unsigned long)3ul> ()") from a __global__ function("n") is not allowed
//^ error[device-code.undefined]: identifier "hosted2<(unsigned int)4u> " is undefined in device code
//^ error[device-code.undefined]: identifier "hosted<(unsigned long)3ul> " is undefined in device code
void launches() {
  a<1024><<<1, 1>>>(); a<18446744073709551615ul><<<1, 1>>>(); b<4294967295u><<<1, 1>>>(); c<-1><<<1, 1>>>();
  d<3><<<1, 1>>>(); e<-3><<<1, 1>>>(); f<true><<<1, 1>>>(); g<'a'><<<1, 1>>>(); h<7><<<1, 1>>>(); i<7><<<1, 1>>>();
  j<B><<<1, 1>>>(); k<F::B><<<1, 1>>>(); l<V<12>><<<1, 1>>>(); m<-4><<<1, 1>>>();
}
