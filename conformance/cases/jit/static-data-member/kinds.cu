/*---
says: Static data members of every type; a template's is refused once, at the template.
rules: jit.static-data-member
runs: jit reject
---*/
struct S {
  static int array[2];
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  static int &reference;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  static const int *pointer_to_const;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  static int *const const_pointer;
  static volatile int v;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  static const volatile int cv;
  static thread_local int t;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  static const float f;
  static constexpr int c = 1;
};
template <class T> struct C {
  static T m;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  static const T n;
};
template <class T> T C<T>::m = 1;
template struct C<int>;
template struct C<long>;
