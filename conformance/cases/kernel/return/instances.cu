/*---
says: Instances of kernel templates that instances of other templates name are judged, each once.
rules: kernel.return
runs: host accept, device reject
deviation: oracle host BUG it makes the instances that bodies of templates name in the host pass, too
---*/
template <class T> __global__ int launched(T) {
//^ device error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
  return 0;
}
template <class T> __global__ T named(T t) {
//^ device error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
  return t;
}
template <class T, int n> __global__ T again(T t) {
//^ device error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
  return t;
}
template <class T> void launches(T t) {
  launched<<<1, 1>>>(t);
  void *address = (void *)&named<T>;
  again<T, 1><<<1, 1>>>(t);
  again<T, 2><<<1, 1>>>(t);
}
template <class T> void outer(T t) {
  launches(t);
  launches(t);
  again<T, 2><<<1, 1>>>(t);
}
void user() {
  outer(1);
  outer(1.0f);
}
