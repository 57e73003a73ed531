/*---
says: Which function a template launches is decided in its instances where arguments, template arguments or the class around decide it.
rules: launch.callee
runs: host reject, device accept
---*/
template <typename T> void free_template(T);
namespace n {
template <typename T> void host_template(T);
template <typename T> __device__ void device_template(T);
}
struct S { template <typename T> static void member_template(T); };
template <typename T> void by_arguments(T q) { free_template<<<1, 1>>>(q); n::host_template<<<1, 1>>>(q); n::device_template<<<1, 1>>>(q); }
template <typename T> void by_arguments_of_members(T q) { S::member_template<<<1, 1>>>(q); S::member_template<int><<<1, 1>>>(q); }
template <typename T> void by_template_arguments(T) { n::host_template<T><<<1, 1>>>(1); S::member_template<T><<<1, 1>>>(1); }
template <typename T> void of_a_namespace(T) { n::host_template<<<1, 1>>>(1); }
//^ host error[launch.host-callee]: a host function call cannot be configured
template <typename T> void of_a_class(T) { S::member_template<<<1, 1>>>(1); }
//^ host error[launch.host-callee]: a host function call cannot be configured
template <typename T> struct Around {
  static void one(int);
  static void several(int);
  static void several(char);
  template <typename U> static void any(U);
  void calls_one(T q) { one<<<1, 1>>>(1); one<<<1, 1>>>(q); Around::one<<<1, 1>>>(1); }
  void calls_several(T q) { several<<<1, 1>>>(1); }
  void calls_any(T q) { any<<<1, 1>>>(q); any<<<1, 1>>>(1); Around<int>::any<<<1, 1>>>(q); }
};
