/*---
says: Members of types that depend on template parameters stand for themselves in the names of callees.
rules: call.callee-name
runs: device reject
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
  class_member<T>({});
  of_specialization<T>(nullptr);
  class_of_specialization<T>({});
  by_reference<T>({}, t);
  result<T>(t);
  trailing(t);
  of_declared<T>(nullptr);
  of_parameter<Z>(nullptr);
  nested<Z>(nullptr);
  alias_template<T>(nullptr);
  member_template<T>(nullptr);
  through_alias(1, t);
}
void host() { kernel<<<1, 1>>>(1); }
