/*---
says: The forms of a call in the documented dialect: what the text of the caller shows.
rules: call.form
runs: documented reject
---*/
__device__ void d();
struct DS {
  __device__ DS();
  __device__ DS(int);
  __device__ void m();
  __device__ bool operator!();
  __device__ operator int();
  __device__ static int s();
};
struct One { __device__ One(int); };
struct Dtor { __device__ ~Dtor(); };
void function_call() {
  d();
  //^ documented error[call.device-from-host]
  //^ documented witness[call.form(function)]
  //^ documented witness[call.space(none, D, no, no)]
}
void member_call(DS &x) {
  x.m();
  //^ documented error[call.device-from-host]
  //^ documented witness[call.form(member)]
  //^ documented witness[call.space(none, D, no, no)]
}
void operator_call(DS &x) {
  !x;
  //^ documented error[call.device-from-host]
  //^ documented witness[call.form(operator)]
  //^ documented witness[call.space(none, D, no, no)]
}
void conversion(DS &x) {
  int i = x;
  //^ documented error[call.device-from-host]
  //^ documented witness[call.form(conversion)]
  //^ documented witness[call.space(none, D, no, no)]
  (void)i;
}
void construction() {
  new DS;
  //^ documented error[call.device-from-host]
  //^ documented witness[call.form(construction)]
  //^ documented witness[call.space(none, D, no, no)]
}
void destruction(Dtor *x) {
  x->~Dtor();
  //^ documented error[call.device-from-host]
  //^ documented witness[call.form(destruction)]
  //^ documented witness[call.space(none, D, no, no)]
}
void by_pointer(void (*p)()) {
  p();
  //^ documented witness[call.form(pointer)]
  //^ documented witness[call.space(none, D, no, no)]
}
void address() {
  void (*p)() = d;
  //^ documented witness[call.form(address)]
  //^ documented witness[call.space(none, D, no, no)]
  (void)p;
}
void takes(DS);
void argument_conversion() {
  takes(3);
  //^ documented witness[call.form(argument-conversion)]
  //^ documented witness[call.space(none, D, no, no)]
}
struct Sub { DS x; Sub(); };
Sub::Sub() {}
//^ documented witness[call.form(subobject)]
//^ documented witness[call.space(none, D, no, no)]
void defaulted(int i = DS::s());
void default_argument() {
  defaulted();
  //^ documented witness[call.form(default-argument)]
  //^ documented witness[call.space(none, D, no, no)]
}
struct Member { int i = DS::s(); Member(); };
Member::Member() {}
//^ documented witness[call.form(member-initializer)]
//^ documented witness[call.space(none, D, no, no)]
void implied_construction() {
  One{1};
  //^ documented error[call.device-from-host]
  //^ documented witness[call.form(implied-construction)]
  //^ documented witness[call.space(none, D, no, no)]
}
void elided_construction() {
  One x =
  //^ documented error[call.device-from-host]
      One(1);
  //^ documented witness[call.form(elided-construction)]
}
struct Stored { __device__ void *operator new(unsigned long); int v; };
void allocation() {
  new Stored;
  //^ documented witness[call.form(allocation)]
}
