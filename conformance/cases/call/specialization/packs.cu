/*---
says: Pack expansions and fold-expressions use what each of their elements uses; packs are deduced by value and by reference.
rules: call.space
runs: host accept, device reject
---*/
void host();
template <class... A> __device__ void by_value(A... a) {
  host();
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("by_value<char, unsigned int > ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("by_value<int, float > ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("by_value<int, int, int, int > ") is not allowed
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
}
template <class... A> __device__ void by_reference(A &&...a) {
  host();
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("by_reference< > ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("by_reference<int, int & > ") is not allowed
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
}
template <class T, class... A> __device__ void rest(T, const A &...a) {
  by_value(a...);
  host();
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("rest<int, char, unsigned int > ") is not allowed
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
}
template <class T> __device__ void leaf(T) {
  host();
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("leaf<double> ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("leaf<int *> ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("leaf<int> ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("leaf<long> ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("leaf<short> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
}
template <class T> __device__ int folded(T) {
  host();
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("folded<char> ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("folded<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  return 0;
}
template <class T> __device__ bool condition(T) {
  host();
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("condition<bool> ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("condition<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  return true;
}
template <class T> __device__ T cast(T t) {
  host();
  //^ device error[call.host-from-device]: calling a __host__ function("host()") from a __device__ function("cast<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  return t;
}
template <class... A> __device__ void listed(A... a) {
  int all[] = {0, (leaf(a), 0)...};
  (void)all;
}
template <class... A> __device__ int summed(A... a) {
  return (folded(a) + ...);
}
template <class... A> __device__ void commas(A &...a) {
  (leaf(&a), ...);
}
template <class... A> __device__ bool left(A... a) {
  return (... && condition(a));
}
template <class... A> __device__ void forwarded(A &&...a) {
  by_value(static_cast<A &&>(a)..., cast(a)...);
}
template <class... A> __device__ void types() {
  (leaf(A()), ...);
}
template <class... A> __device__ void none(A... a) {
  by_reference(a...);
}
__device__ void user() {
  int i = 0;
  by_value(1, 2.0f);
  by_reference(1, i);
  rest(1, 'c', 2u);
  listed(1, 2.0);
  summed(1, 'a');
  commas(i);
  left(1, true);
  forwarded(1, i);
  types<short, long>();
  none();
}
