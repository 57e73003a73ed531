/*---
says: Where constructors of the host are told that convert operands in device code, in statements of several lines, behind what is evaluated before them, of several operands that are no constants in the order of these.
rules: call.form, call.space
runs: device reject
deviation: oracle device BUG the place of a conversion hangs on what is evaluated before it
---*/
struct A { int x; A(int, int); A(int); };
struct M { __device__ int n(A); __device__ M *p(A); __device__ int operator[](A); __device__ int operator()(A); };
__device__ int one(A);
__device__ int first(A, int);
__device__ int middle(int, A, int, int);
__device__ int three(A, A, A);
__device__ int plain(int);
__device__ A returns(int a) {
  return
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("returns") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    a;
}
__device__ A returns_list(int a, int b) {
  return
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("returns_list") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
  {
    a,
    b
  };
}
__device__ void statement(int a) {
  one
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("statement") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
  (
    a
  );
}
__device__ void behind_name(int a) {
  a =
    first(
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("behind_name") is not allowed
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
      a,
      1);
}
__device__ void before_name(int a, int b) {
  a =
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("before_name") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    first(
      a,
      b);
}
__device__ void behind_constant(int a) {
  a =
    middle(
      1,
      //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("behind_constant") is not allowed
      //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
      a,
      1,
      2);
}
__device__ void not_behind_constant(int a, int b) {
  a =
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("not_behind_constant") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    middle(
      1,
      a,
      b,
      2);
}
__device__ void behind_argument(int a, int b) {
  middle(
    a
    +
    b,
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("behind_argument") is not allowed
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    b,
    a,
    2);
}
__device__ void behind_call(int a) {
  middle(
    plain(
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("behind_call") is not allowed
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
      a),
    1,
    a,
    2);
}
__device__ void one_behind_another(int a) {
  three(
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("one_behind_another") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    a,
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("one_behind_another") is not allowed
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    2,
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("one_behind_another") is not allowed
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    a);
}
__device__ void own_arguments(int a, int b) {
  one(
    {
      a,
      b
      //^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("own_arguments") is not allowed
      //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    });
}
__device__ void constant_arguments(int a) {
  a =
    one(
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int, int)") from a __device__ function("constant_arguments") is not allowed
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
      {
        1,
        2
      });
}
__device__ int of_return(int a, int b) {
  return
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("of_return") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    first(
      a,
      b);
}
__device__ void initialised(int a, int b) {
  int i
    =
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("initialised") is not allowed
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    first(
      a,
      b);
}
__device__ void behind_operator(int a, int b) {
  int i =
    1
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("behind_operator") is not allowed
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    +
    first(
      a,
      b);
}
__device__ void before_operator(int a, int b) {
  int i =
    first(
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("before_operator") is not allowed
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
      a,
      b)
    +
    1;
}
__device__ void condition(int a, int b) {
  if
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("condition") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
  (
    first(
      a,
      b)) {}
}
__device__ void comma(int a, int b) {
  a,
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("comma") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    b,
    first(
      a,
      b);
}
__device__ void members(M m, M *q, int a) {
  a =
    m
    .
    n(
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("members") is not allowed
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
      1);
  a =
    q
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("members") is not allowed
    //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("members") is not allowed
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    ->
    p(
      2)
    ->
    n(
      a);
}
__device__ void operators(M m, int a) {
  a,
  m
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("operators") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
  [
    a
  ];
  a,
  m
  (
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("operators") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    a
  );
}
__device__ void assigned(A x, int a) {
  x
  //^ error[call.host-from-device]: calling a __host__ function("A::A(int)") from a __device__ function("assigned") is not allowed
  //^ error[device-code.undefined]: identifier "A::A" is undefined in device code
    =
    a;
}
