/*---
says: Members of types that depend on template parameters stand for themselves in the names of callees.
rules: call.callee-name
runs: device reject
deviation: oracle device BUG it spells members of dependent types as they are written
---*/
template <typename T> struct A { using X = int; struct Y {}; template <class U> using W = U *; };
template <typename T> struct B {};
template <> struct B<int> { using X = int; struct Y {}; };
template <typename T> struct P;
template <> struct P<int> { using X = int; template <class U> using W = U; template <class U> struct Q {}; };
template <class T> using AX = typename A<T>::X;
struct Z { struct X { using Z = int; }; };
template <class T> void alias_member(typename A<T>::X *) {}
template <class T> void class_member(typename A<T>::Y) {}
template <class T> void of_specialization(typename B<T>::X *) {}
template <class T> void class_of_specialization(typename B<T>::Y) {}
template <class T> void by_reference(const typename B<T>::Y &, T) {}
template <class T> typename B<T>::X result(T) { return {}; }
template <class T> auto trailing(T) -> typename B<T>::X { return {}; }
template <class T> void of_declared(typename P<T>::X *) {}
template <class T> void of_parameter(typename T::X *) {}
template <class T> void nested(typename T::X::Z *) {}
template <class T> void alias_template(typename P<T>::template W<T> *) {}
template <class T> void member_template(typename P<T>::template Q<T> *) {}
template <class T> void through_alias(AX<T>, T) {}
template <class T> __global__ void kernel(T t) {
  alias_member<T>(nullptr);
  //^ error[call.host-from-global]: calling a __host__ function("void ::alias_member<int> ( ::A<T1> ::X *)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "alias_member<int> " is undefined in device code
  class_member<T>({});
  //^ error[call.host-from-global]: calling a __host__ function("void ::class_member<int> ( ::A<T1> ::Y)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "class_member<int> " is undefined in device code
  of_specialization<T>(nullptr);
  //^ error[call.host-from-global]: calling a __host__ function("void ::of_specialization<int> ( ::B<T1> ::X *)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "of_specialization<int> " is undefined in device code
  class_of_specialization<T>({});
  //^ error[call.host-from-global]: calling a __host__ function("void ::class_of_specialization<int> ( ::B<T1> ::Y)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "class_of_specialization<int> " is undefined in device code
  by_reference<T>({}, t);
  //^ error[call.host-from-global]: calling a __host__ function("void ::by_reference<int> (const ::B<T1> ::Y &, T1)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "by_reference<int> " is undefined in device code
  result<T>(t);
  //^ error[call.host-from-global]: calling a __host__ function("B<T1> ::X ::result<int> (T1)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "result<int> " is undefined in device code
  trailing(t);
  //^ error[call.host-from-global]: calling a __host__ function("B<T1> ::X ::trailing<int> (T1)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "trailing<int> " is undefined in device code
  of_declared<T>(nullptr);
  //^ error[call.host-from-global]: calling a __host__ function("void ::of_declared<int> ( ::P<T1> ::X *)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "of_declared<int> " is undefined in device code
  of_parameter<Z>(nullptr);
  //^ error[call.host-from-global]: calling a __host__ function("void ::of_parameter< ::Z> ( ::T1::X *)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "of_parameter< ::Z> " is undefined in device code
  nested<Z>(nullptr);
  //^ error[call.host-from-global]: calling a __host__ function("void ::nested< ::Z> ( ::T1::X::Z *)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "nested< ::Z> " is undefined in device code
  alias_template<T>(nullptr);
  //^ error[call.host-from-global]: calling a __host__ function("void ::alias_template<int> ( ::P<T1> ::W<T1> *)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "alias_template<int> " is undefined in device code
  member_template<T>(nullptr);
  //^ error[call.host-from-global]: calling a __host__ function("void ::member_template<int> ( ::P<T1> ::Q<T1> *)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "member_template<int> " is undefined in device code
  through_alias(1, t);
  //^ error[call.host-from-global]: calling a __host__ function("void ::through_alias<int> ( ::A<T1> ::X, T1)") from a __global__ function("kernel<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "through_alias<int> " is undefined in device code
}
void host() { kernel<<<1, 1>>>(1); }
