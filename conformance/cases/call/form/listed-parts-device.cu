/*---
says: Constructors of the host that braced lists and implied conversions call in device code, of members of aggregates, of elements, of arguments of operators, of what lambdas return.
rules: call.form, call.space
runs: device reject
---*/
struct A { int x; A(int, int); A(int); A(); };
struct M { __device__ int operator[](A); __device__ int operator()(A); __device__ int operator+(A); };
struct D { A a; int b; };
struct Outer { D d; A a; int z; };
struct Elements { int i; A all[2]; };
struct Derived : D { A c; };
__device__ void takes(D);
__device__ void refers(const D &);
__device__ void subscript(M m) { m[{1, 2}]; m[1]; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("subscript") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("subscript") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void call(M m) { m({1, 2}); m(1); }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("call") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("call") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void plus(M m) { m + 1; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("plus") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void copied() { D d = {{1, 2}, 3}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("copied") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void direct() { D d{{1, 2}, 3}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("direct") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void converted() { D d = {1, 3}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("converted") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void without_clause() { D d = {}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("without_clause") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void by_default() { D d{{}, 3}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("by_default") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void nested() { Outer o = {{{1, 2}, 3}, {4, 5}, 6}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("nested") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("nested") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void nested_default() { Outer o = {{{1, 2}, 3}}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("nested_default") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("nested_default") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void without_braces() { Outer o = {1, 2, 3}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("without_braces") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("without_braces") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void array_member() { Elements e = {1, {{1, 2}, 3}}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("array_member") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("array_member") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void based() { Derived d = {{{1, 2}, 3}, 4}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("based") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("based") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void array() { A all[2] = {{1, 2}, 3}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("array") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("array") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void array_of_aggregates() { D all[2] = {{{1, 2}, 3}, {4, 5}}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("array_of_aggregates") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("array_of_aggregates") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void argument() { takes({{1, 2}, 3}); }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("argument") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void referred() { refers({1, 3}); }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("referred") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void temporary() { D{{1, 2}, 3}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("temporary") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ D *made() { return new D{{1, 2}, 3}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("made") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ D returned() { return {{1, 2}, 3}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("returned") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void assigned(A a) { a = 1; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("assigned") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void assigned_list(A a) { a = {1, 2}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("assigned_list") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void lambda_list() { auto l = []() -> A { return {1, 2}; }; l(); }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("lambda_list()::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void lambda_value() { auto l = [](int i) -> A { return i; }; l(1); }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("lambda_value()::[lambda(int) (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void lambda_parts() { auto l = []() -> D { return {{1, 2}, 3}; }; l(); }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("lambda_parts()::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void argument_in_lambda() { auto l = []() { takes({{1, 2}, 3}); }; l(); }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("argument_in_lambda()::[lambda() (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
template <class T> __device__ void instance(T t) { D d = {{t, 2}, 3}; D e = {t, 3}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("instance<int> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("instance<int> ") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
template __device__ void instance<int>(int);
