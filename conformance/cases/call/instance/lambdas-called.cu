/*---
says: The lambdas of an instance have code where the instance calls them, or a function that it hands them to; each is named by its instance.
rules: call.space, call.phase, call.lambda
runs: device reject
deviation: oracle device BUG it makes code for a lambda that is handed on and not called
---*/
int h();
int i(int);
template <class T> T t(T);
template <class T> __device__ int plain(T x) { auto l = [=] { return h(); }; return l(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("int ::plain<int> (T1)::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> __device__ int parameter(T x) { auto l = [=](T y) { return i(y); }; return l(x); }
//^ error[call.host-from-device]: calling a __host__ function("i(int)") from a __device__ function("int ::parameter<int> (T1)::[lambda(int) (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "i" is undefined in device code
template <class T> __device__ int not_called(T x) { auto l = [=] { return h(); }; return 1; }
template <class T> __device__ int nested(T x) { return [=] { return [=] { return i(x); }(); }(); }
//^ error[call.host-from-device]: calling a __host__ function("i(int)") from a __device__ function("int ::nested<int> (T1)::[lambda() (instance 1)]::operator ()() const::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "i" is undefined in device code
template <class T> __device__ int each_other(T x) { auto l = [=](T y) { return i(y); }; auto m = [=](T y) { return l(y) + t(y); }; return m(x); }
//^ error[call.host-from-device]: calling a __host__ function("T1 ::t<int> (T1)") from a __device__ function("int ::each_other<int> (T1)::[lambda(int) (instance 2)]::operator () const") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("i(int)") from a __device__ function("int ::each_other<int> (T1)::[lambda(int) (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "i" is undefined in device code
//^ error[device-code.undefined]: identifier "t<int> " is undefined in device code
template <class T> __device__ int inner(T x) { return i(x); }
//^ error[call.host-from-device]: calling a __host__ function("i(int)") from a __device__ function("inner<int> ") is not allowed
//^ error[device-code.undefined]: identifier "i" is undefined in device code
template <class T> __device__ int reaches(T x) { auto l = [=](T y) { return inner(y); }; return l(x); }
template <class T> __device__ int several(T x) { auto l = [=](T y) mutable { return i(y); }; auto m = [=](T y) { return h(); }; return l(x) + m(x) + m(x); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("int ::several<char> (T1)::[lambda(char) (instance 2)]::operator () const") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("int ::several<int> (T1)::[lambda(int) (instance 2)]::operator () const") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("i(int)") from a __device__ function("int ::several<char> (T1)::[lambda(char) (instance 1)]::operator ()") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("i(int)") from a __device__ function("int ::several<int> (T1)::[lambda(int) (instance 1)]::operator ()") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "i" is undefined in device code
//^ error[device-code.undefined]: identifier "i" is undefined in device code
template <class T> struct V { T v; __device__ int m(T x) { return [&] { return i(v); }(); } };
//^ error[call.host-from-device]: calling a __host__ function("i(int)") from a __device__ function("V<int> ::m(int)::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "i" is undefined in device code
template <class T> __device__ int branch(T x) { if constexpr (sizeof(T) == 1) { return [] { return h(); }(); } return 1; }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("int ::branch<char> (T1)::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class F> __device__ int apply(F f) { return f(); }
template <class T> __device__ int handed_on(T x) { return apply([=] { return i(x); }); }
//^ error[call.host-from-device]: calling a __host__ function("i(int)") from a __device__ function("int ::handed_on<char> (T1)::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("i(int)") from a __device__ function("int ::handed_on<int> (T1)::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "i" is undefined in device code
//^ error[device-code.undefined]: identifier "i" is undefined in device code
__device__ int of_function(int x) { return apply([=] { return i(x); }); }
//^ error[call.host-from-device]: calling a __host__ function("i(int)") from a __device__ function("of_function(int)::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "i" is undefined in device code
template <class F> __device__ int keeps(F f) { return 1; }
__device__ int not_called_there(int x) { return keeps([=] { return i(x); }); }
template <class T> static __device__ int unused(T x) { return [=] { return h(); }(); }
static __device__ int nobody() { return unused(1); }
__device__ int uses() { return plain(1) + parameter(1) + not_called(1) + nested(1) + each_other(1) + reaches(1); }
__device__ int more() { V<int> v{1}; return several(1) + several('a') + v.m(1) + branch(1) + branch('a') + handed_on(1) + handed_on('a'); }
