/*---
says: A kernel that no other namespace declares a function of the name of is launched, whatever the types of the arguments are.
rules: kernel.return.void
runs: host reject, device reject
deviation: oracle host BUG it tells two aliases of one name in a template apart
---*/
template <class T> __global__ int explicitly(const T *p, int n) { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class T> __global__ int of_alias(const T *p) { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class T> __global__ int hidden(const T *p) { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
struct Object {
  template <class T> auto data() const { return (T *)0; }
  auto count() const { return 1; }
};
void host(Object o) {
  explicitly<char><<<1, 1>>>(o.data<char>(), o.count());
  explicitly<int><<<1, 1>>>(o.data<int>(), o.count());
}
template <class T> void in_template(T *p, long *q) {
  [&] { using scalar = long; of_alias<scalar><<<1, 1>>>(q); }();
  using scalar = char;
  of_alias<scalar><<<1, 1>>>(nullptr);
  typedef T own;
  hidden<own><<<1, 1>>>(nullptr);
  {
    using own = int;
    hidden<own><<<1, 1>>>(nullptr);
  }
}
void uses() { in_template((int *)0, (long *)0); }
