/*---
says: In the device pass a lambda of a host template is judged where the template has an instance, once for all.
rules: lambda.restriction, lambda.captures
arguments: --extended-lambda
runs: host reject, device reject
---*/
template <class T> void used(T n) {
  [&] __device__ { return n; };
  //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
  //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
}
template <class T> void used_in_lambda(T n) {
  [&] { [&] __device__ { return n; }; }();
  //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
  //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
}
template <class T> void not_used(T n) {
  [&] __device__ { return n; };
  //^ host error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
  //^ host error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
}
template <int N> void used_twice(int n) {
  [&] { return [&] __host__ __device__ { return n; }; }();
  //^ error[lambda.reference-capture]: An extended __host__ __device__ lambda cannot capture variables by reference
  //^ error[lambda.reference-capture]: An extended __host__ __device__ lambda cannot capture variables by reference
}
template <class T> struct S {
  void member(T n) {
    [&] __device__ { return n; };
    //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
    //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
  }
  void other_member(T n) {
    [&] __device__ { return n; };
    //^ host error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
    //^ host error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
  }
};
void uses() {
  used(1);
  used_in_lambda(1);
  used_twice<1>(1);
  used_twice<2>(1);
  S<int> s;
  s.member(1);
}
