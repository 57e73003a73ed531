/*---
says: Calls in lambdas of templates are told where the template stands, whatever objects they pass, unless the arguments decide which function is called.
rules: call.form, call.context
runs: host reject
deviation: oracle host BUG it takes a member that a lambda calls for one whatever the template stands for
---*/
__device__ void pointers(void *, const void *);
__device__ void only(int *, int);
__host__ __device__ void overloaded(int *);
__device__ void overloaded(float *);
struct O { __device__ int operator()(int *) const; __device__ void m(int *); };
template <class T> __device__ void of_template(T *, int);
template <class T> __host__ __device__ void of_template(T *);
template <typename T, int n> void in_function(int *a, int x, T t) {
  auto captured = [&] { pointers(a, a); };
  //^ error[call.device-from-host]: calling a __device__ function("pointers(void *, const void *)") from a __host__ function("operator()") is not allowed
  int *local = a + n;
  constexpr int stride = 16 * n / 8;
  auto elements = [&](int i) { if (i) pointers(&local[(i * stride) + x], &a[i]); };
  //^ error[call.device-from-host]: calling a __device__ function("_Z8pointers1?1?") from a __host__ function("operator()") is not allowed
  auto twice = [=] { return [=] { pointers(a, local); }; };
  //^ error[call.device-from-host]: calling a __device__ function("_Z8pointers1?1?") from a __host__ function("operator()") is not allowed
  auto dependent = [&] { overloaded(&t); };
  auto independent = [&] { overloaded(a); overloaded((float *)nullptr); };
  //^ error[call.device-from-host]: calling a __device__ function("_Z10overloaded1?") from a __host__ function("operator()") is not allowed
}
template <typename T, int n> struct C {
  T *t; int *i; O o;
  __device__ void own(int *);
  static __device__ void of_class(int *);
  void f() {
    auto members = [this] { pointers(i, i); };
    //^ error[call.device-from-host]: calling a __device__ function("_Z8pointers1?1?") from a __host__ function("operator()") is not allowed
    auto dependent = [=] { overloaded(t); };
    auto current = [=] { own(i); of_class(i); };
    auto object = [=]() mutable { o.m(i); };
    //^ error[call.device-from-host]: calling a __device__ function("_ZN1O1mE1?") from a __host__ function("operator()") is not allowed
    auto call_operator = [=] { o(i); };
    //^ error[call.device-from-host]: calling a __device__ function("_ZNK1OclE1?") from a __host__ function("operator()") is not allowed
    auto value = [=] { only(i, n); };
    auto templates = [=] { of_template(i, 1); of_template(i); of_template<int>(i, 1); };
    //^ error[call.device-from-host]: calling a __device__ function("_Z11of_templateI1?E1?1?1?") from a __host__ function("operator()") is not allowed
    //^ error[call.device-from-host]: calling a __device__ function("_Z11of_templateI1?E1?1?1?") from a __host__ function("operator()") is not allowed
    auto left = [=] { if constexpr (n > 1) { pointers(i, i); } };
    auto parameter = [=](T z) { pointers(i, i); only(i, z); only(z, 1); };
    //^ error[call.device-from-host]: calling a __device__ function("_Z8pointers1?1?") from a __host__ function("operator()") is not allowed
    auto operand = [=] { return sizeof(o(i)); };
  }
};
template <class T> auto deduced(int *i) { return [=] { pointers(i, i); }; }
//^ error[call.device-from-host]: calling a __device__ function("_Z8pointers1?1?") from a __host__ function("operator()") is not allowed
template <class T> __host__ __device__ void of_both(int *i) { auto a = [=] { pointers(i, i); }; }
//^ error[call.device-from-host-device]: calling a __device__ function("_Z8pointers1?1?") from a __host__ __device__ function("operator()") is not allowed
template <class T> __device__ void of_device(int *i) { auto a = [=] { pointers(i, i); }; }
template <class T> __global__ void kernel(int *i) { auto a = [=] { pointers(i, i); }; }
