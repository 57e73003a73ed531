/*---
says: What the end of a function destroys is called where its last statement stands.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct F { __device__ F(); ~F(); };
__device__ int device(int);
__device__ void call(int c) {
  F f;
  device(
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("call") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
      c +
      1);
}
__device__ void declaration(int c) {
  F f;
  int d = c;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("declaration") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void alone(int c) {
  F f;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("alone") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void without_else(int c) {
  F f;
  if (c)
    device(1);
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("without_else") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void with_else(int c) {
  F f;
  if (c)
    device(1);
  else
    device(2);
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("with_else") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void in_while(int c) {
  F f;
  while (
      c)
    device(2);
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("in_while") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void in_do(int c) {
  F f;
  do
    device(2);
  while (c);
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("in_do") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void in_for(int c) {
  F f;
  for (
      ;
      c
      ;)
    device(2);
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("in_for") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void in_switch(int c) {
  F f;
  switch (c) {
    case 1:
      device(2);
      break;
    case 2:
      device(3);
      //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("in_switch") is not allowed
      //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  }
}
__device__ void in_block(int c) {
  F f;
  {
    device(2);
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("in_block") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  }
}
__device__ void no_statement(int c) {
  F f;
  device(2);
  ;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("no_statement") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void empty_block(int c) {
  F f;
  device(2);
  {
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("empty_block") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  }
}
__device__ void block_with_object(int c) {
  F f;
  {
    F g;
    device(2);
  }
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("block_with_object") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("block_with_object") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void head_with_object(int c) {
  F f;
  for (F g; c;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("head_with_object") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("head_with_object") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
       c--) {
    device(1);
  }
}
__device__ void behind_a_return(int c) {
  F f;
  if (c)
    return;
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("behind_a_return") is not allowed
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("behind_a_return") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void written_return(int c) {
  F f;
  device(1);
  return
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("written_return") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
      ;
}
__device__ void out_of_a_loop(int c) {
  F f;
  while (true) {
    if (c)
      break;
      //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("out_of_a_loop") is not allowed
      //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  }
}
__device__ void never(int c) {
  F f;
  for (;;) {
    device(1);
  }
}
__device__ void dead(int c) {
  F f;
  return;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("dead") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  device(1);
}
__device__ void constant(int c) {
  F f;
  if (1)
    return;
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("constant") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  device(1);
}
__device__ void once(int c) {
  do {
    F f;
    if (c)
      continue;
      //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("once") is not allowed
      //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    device(2);
  } while (0);
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("once") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ int in_lambda(int c) {
  auto l = [](int d) {
    F f;
    device(d);
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("in_lambda(int)::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  };
  l(c);
  return 1;
}
__device__ F same_twice(int c) {
  F f;
  if (c)
    return f;
  return f;
}
__device__ F one_of_two(int c) {
  F f;
  F g;
  if (c)
    return f;
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("one_of_two") is not allowed
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("one_of_two") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  return g;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("one_of_two") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("one_of_two") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ int every_case(int c) {
  switch (c) {
    case 1: {
      F f;
      return 1;
      //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("every_case") is not allowed
      //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    }
    default: {
      F f;
      return 2;
      //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("every_case") is not allowed
      //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    }
  }
}
template <class T> __device__ void instance(int c) {
  T t;
  if (c)
    return;
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("instance< ::F> ") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  device(c);
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("instance< ::F> ") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void calls(int c) { instance<F>(c); }
