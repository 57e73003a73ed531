/*---
says: Parts of an aggregate that no clause initialises are initialised by empty lists, those of inner aggregates too.
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
