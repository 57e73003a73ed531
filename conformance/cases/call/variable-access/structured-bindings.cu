/*---
says: What a structured binding names has the type of the element, the member or what std::tuple_element says.
rules: call.variable-access
runs: host accept
---*/
struct Size { unsigned x, y, z; };
namespace std {
template <class T> struct tuple_size;
template <unsigned long i, class T> struct tuple_element;
template <class T, class U> struct pair { T first; U second; };
template <class T, class U> struct tuple_size<pair<T, U>> { static constexpr unsigned long value = 2; };
template <class T, class U> struct tuple_element<0, pair<T, U>> { typedef T type; };
template <class T, class U> struct tuple_element<1, pair<T, U>> { typedef U type; };
template <class... Ts> struct tuple {};
template <class... Ts> struct tuple_size<tuple<Ts...>> { static constexpr unsigned long value = sizeof...(Ts); };
template <class T, class... Ts> struct tuple_element<0, tuple<T, Ts...>> { typedef T type; };
template <unsigned long i, class T, class... Ts>
struct tuple_element<i, tuple<T, Ts...>> { typedef typename tuple_element<i - 1, tuple<Ts...>>::type type; };
template <unsigned long i, class T> typename tuple_element<i, T>::type &get(T &);
template <unsigned long i, class T> typename tuple_element<i, T>::type &get(T &&);
}
struct Plain { Size first; int second; float *third; };
std::pair<Size, int> pair();
std::tuple<Size, float, int> tuple();
Plain plain();
__device__ unsigned width;
__device__ float *target;
__device__ Plain there;
void of_pair() {
  auto [p, q] = pair();
  p.x = width;
  //^ warning[variable.read-by-host]: a __device__ variable "width" cannot be directly read in a host function
  q = width;  // warning[variable.read-by-host]: a __device__ variable "width" cannot be directly read in a host function
}
void of_tuple() {
  auto [a, b, c] = tuple();
  a.y = width;
  //^ warning[variable.read-by-host]: a __device__ variable "width" cannot be directly read in a host function
  b = width;  // warning[variable.read-by-host]: a __device__ variable "width" cannot be directly read in a host function
  c += width;
  //^ warning[variable.read-by-host]: a __device__ variable "width" cannot be directly read in a host function
}
void of_members(Plain &given) {
  auto &[d, e, f] = given;
  d.z = width;
  //^ warning[variable.read-by-host]: a __device__ variable "width" cannot be directly read in a host function
  e = width;  // warning[variable.read-by-host]: a __device__ variable "width" cannot be directly read in a host function
  f = target;
  //^ warning[variable.read-by-host]: a __device__ variable "target" cannot be directly read in a host function
}
void of_elements(int (&array)[2]) {
  auto &[g, h] = array;
  g = width;  // warning[variable.read-by-host]: a __device__ variable "width" cannot be directly read in a host function
  h -= width;
  //^ warning[variable.read-by-host]: a __device__ variable "width" cannot be directly read in a host function
}
unsigned of_constants() {
  const auto [i, j, k] = plain();
  return i.x + width + j;
  //^ warning[variable.read-by-host]: a __device__ variable "width" cannot be directly read in a host function
}
