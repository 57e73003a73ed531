/*---
says: A function template whose types name a member that is not there takes no part in a call.
rules: call.space
runs: host accept, device reject
deviation: cufe device BUG the words spell members of dependent classes as they are written
---*/
template <bool C, class T = void> struct enable {};
template <class T> struct enable<true, T> { using type = T; };
template <bool C, class T = void> using enable_t = typename enable<C, T>::type;
template <class T> struct is_int { static constexpr bool value = false; };
template <> struct is_int<int> { static constexpr bool value = true; };
template <class T> struct Box {};

// The result.
template <class T> typename enable<is_int<T>::value, T>::type by_result(T t) { return t; }
template <class T> __device__ typename enable<!is_int<T>::value, T>::type by_result(T t) { return t; }
// A parameter.
template <class T> void by_parameter(T, enable_t<is_int<T>::value> * = nullptr) {}
template <class T> __device__ void by_parameter(T, enable_t<!is_int<T>::value> * = nullptr) {}
// A default template argument.
template <class T, class = enable_t<is_int<T>::value>> void by_default(T) {}
template <class T, class = enable_t<!is_int<T>::value>, int = 0> __device__ void by_default(T) {}
// The type of a template parameter.
template <class T, enable_t<is_int<T>::value, int> = 0> void by_value(T) {}
template <class T, enable_t<!is_int<T>::value, int> = 0> __device__ void by_value(T) {}
// Beside a template for pointers.
template <class T> void beside(Box<T> *) {}
template <class T> __device__ enable_t<sizeof(T) <= 4> beside(T) {}
// A member that classes have or have not.
struct Has { using inner = int; };
struct HasNot {};
template <class T> void with_member(T, typename T::inner *) {}
template <class T> __device__ void with_member(T, void *) {}

template <class T> __device__ void each(T t) {
  by_result(t);
  //^ device error[call.host-from-device]: calling a __host__ function("enable<is_int<T1> ::value, T1> ::type ::by_result<int> (T1)") from a __device__ function("each<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "by_result<int> " is undefined in device code
  by_parameter(t);
  //^ device error[call.host-from-device]: calling a __host__ function("void ::by_parameter<int> (T1, ::enable<is_int<T1> ::value, void> ::type *)") from a __device__ function("each<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "by_parameter<int> " is undefined in device code
  by_default(t);
  //^ device error[call.host-from-device]: calling a __host__ function("void ::by_default<int, void> (T1)") from a __device__ function("each<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "by_default<int, void> " is undefined in device code
  by_value(t);
  //^ device error[call.host-from-device]: calling a __host__ function("void ::by_value<int, (int)0> (T1)") from a __device__ function("each<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "by_value<int, (int)0> " is undefined in device code
  beside(t);
  //^ device error[call.host-from-device]: calling a __host__ function("void ::beside<int> ( ::Box<T1> *)") from a __device__ function("each< ::Box<int> *> ") is not allowed
  //^ device error[device-code.undefined]: identifier "beside<int> " is undefined in device code
}
__device__ void all() {
  each(1);
  each('a');
  each((Box<int> *)nullptr);
  beside((Box<int> *)nullptr);
  //^ device error[call.host-from-device]: calling a __host__ function("void ::beside<int> ( ::Box<T1> *)") from a __device__ function("all") is not allowed
  //^ device error[device-code.undefined]: identifier "beside<int> " is undefined in device code
  with_member(Has(), (int *)nullptr);
  //^ device error[call.host-from-device]: calling a __host__ function("void ::with_member< ::Has> (T1, ::T1::inner *)") from a __device__ function("all") is not allowed
  //^ device error[device-code.undefined]: identifier "with_member< ::Has> " is undefined in device code
  with_member(HasNot(), (int *)nullptr);
}
