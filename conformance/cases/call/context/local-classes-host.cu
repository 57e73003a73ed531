/*---
says: Member functions of local classes have the execution space that is written on them, whatever function is around.
rules: call.space
runs: host reject
---*/
__device__ int d();
int around(int x) {
  struct L {
    int m;
    L() : m(d()) {}
    //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("L") is not allowed
    ~L() { d(); }
    //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("~L") is not allowed
    int plain() const { return d(); }
    //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("plain") is not allowed
    static int fixed() { return d(); }
    //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("fixed") is not allowed
    int operator+(int) { return d(); }
    //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator+") is not allowed
    operator int() { return d(); }
    //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator int") is not allowed
    __device__ int of_device() { return d(); }
    __host__ __device__ int of_both() { return d(); }
    //^ error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("of_both") is not allowed
    struct Inner { int deep() { return d(); } };
    //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("deep") is not allowed
    int in_closure() { auto l = [] { return d(); }; return l(); }
    //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
  };
  return L().plain();
}
__device__ int device_around() { struct L { __device__ int m() { return d(); } }; return L().m(); }
int closure_around() { auto l = [] { struct L { int in_closure() { return d(); } }; return L().in_closure(); }; return l(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("in_closure") is not allowed
template <class T> int template_around(T x) { struct L { int m() { return d(); } }; return L().m(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("m") is not allowed
struct Class { int method() { struct L { int m() { return d(); } }; return L().m(); } };
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("m") is not allowed
