/*---
says: Which of several functions a launch in a template means is left to the instances where an argument depends on a template parameter.
rules: launch.callee
runs: host reject
---*/
namespace n {
void several(int);
void several(char);
void one(int);
}
struct Class {
  static void several(int);
  static void several(char);
};
template <typename T> void dependent(T q) { n::several<<<1, 1>>>(q); }
template <typename T> void dependent_member(T q) { Class::several<<<1, 1>>>(q); }
template <typename T> void plain(T q) { n::several<<<1, 1>>>(1); }
//^ error[launch.host-callee]: a host function call cannot be configured
template <typename T> void only(T q) { n::one<<<1, 1>>>(q); }
//^ error[launch.host-callee]: a host function call cannot be configured
