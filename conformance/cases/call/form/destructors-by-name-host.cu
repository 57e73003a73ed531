/*---
says: Host code says what delete and destructors that are called by their names call, be they virtual or qualified.
rules: call.form, call.space
runs: host reject
---*/
struct H { __device__ ~H(); };
struct V { __device__ virtual ~V(); };
struct W : V { __device__ ~W(); };
struct X final : V { __device__ ~X() final; };
void a1(H *h) { delete h; }
//^ error[call.device-from-host]: calling a __device__ function("H::~H()") from a __host__ function("a1") is not allowed
void a2(H *h) { delete[] h; }
//^ error[call.device-from-host]: calling a __device__ function("H::~H()") from a __host__ function("a2") is not allowed
void a3(V *h) { delete h; }
//^ error[call.device-from-host]: calling a __device__ function("V::~V()") from a __host__ function("a3") is not allowed
void a4(V *h) { delete[] h; }
//^ error[call.device-from-host]: calling a __device__ function("V::~V()") from a __host__ function("a4") is not allowed
void a5(W *h) { delete h; }
//^ error[call.device-from-host]: calling a __device__ function("W::~W()") from a __host__ function("a5") is not allowed
void a6(X *h) { delete h; }
//^ error[call.device-from-host]: calling a __device__ function("X::~X()") from a __host__ function("a6") is not allowed
void a7(V *h) { h->~V(); }
//^ error[call.device-from-host]: calling a __device__ function("V::~V()") from a __host__ function("a7") is not allowed
void a8(V *h) { h->V::~V(); }
//^ error[call.device-from-host]: calling a __device__ function("V::~V()") from a __host__ function("a8") is not allowed
void a9() { V v; W w; new V; }
//^ error[call.device-from-host]: calling a __device__ function("V::~V()") from a __host__ function("a9") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("W::~W()") from a __host__ function("a9") is not allowed
