/*---
says: What the end of a function destroys is called at the last expression, jump or empty statement, or where a block with objects was left; what is returned is destroyed unless every return names it.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct F { __device__ F(); ~F(); __device__ F(int); int n; __device__ F(const F &); };
__device__ int device(int);
__device__ void empty_if(int c) {
  F f;
  if (c)
    {
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("empty_if") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    }
}
__device__ void null_if(int c) {
  F f;
  if (c)
    ;
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("null_if") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void null_else(int c) {
  F f;
  if (c)
    device(1);
  else
    ;
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("null_else") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void null_for(int c) {
  F f;
  for (;
       c;
       c--)
       //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("null_for") is not allowed
       //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    ;
}
__device__ void null_while(int c) {
  F f;
  while (
      c)
    {
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("null_while") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    }
}
__device__ void empty_do(int c) {
  F f;
  do
    {
    }
  while (
      c);
      //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("empty_do") is not allowed
      //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void nested(int c) {
  F f;
  {
    {
      F g;
    }
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("nested") is not allowed
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("nested") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  }
}
__device__ void nested_if(int c) {
  F f;
  if (c) {
    F g;
    device(1);
  }
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("nested_if") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("nested_if") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void if_object(int c) {
  F f;
  if (F g; c) {
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("if_object") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("if_object") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    device(1);
  }
}
__device__ void switch_break(int c) {
  F f;
  switch (c) {
    case 1:
      device(1);
      break;
      //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("switch_break") is not allowed
      //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  }
}
__device__ void switch_empty(int c) {
  F f;
  switch (c) {
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("switch_empty") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  }
}
__device__ void continues(int c) {
  F f;
  while (c) {
    if (device(c))
      continue;
      //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("continues") is not allowed
      //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  }
}
__device__ void label(int c) {
  F f;
  device(1);
l:
  ;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("label") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void declares(int c) {
  F f;
  device(1);
  int x;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("declares") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void declares_type(int c) {
  F f;
  device(1);
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("declares_type") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  struct L {};
  typedef int T;
}
__device__ void declares_function(int c) {
  F f;
  device(1);
  using T = int;
  static_assert(true, "");
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("declares_function") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ F returns_other(int c) {
  F f;
  if (c)
    return f;
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("returns_other") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  return F(1);
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("returns_other") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ F returns_other2(int c) {
  F f;
  if (c)
    return F(1);
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("returns_other2") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  return f;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("returns_other2") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ F returns_inner(int c) {
  F f;
  if (c) {
    F g;
    return g;
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("returns_inner") is not allowed
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("returns_inner") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  }
  return f;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("returns_inner") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ F returns_parameter(int c, F p) {
  F f;
  if (c)
    return p;
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("returns_parameter") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  return f;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("returns_parameter") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ F returns_parens(int c) {
  F f;
  return (f);
}
__device__ F returns_member(int c) {
  F f;
  return f.n;
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("returns_member") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
}
__device__ void in_lambda(int c) {
  auto l = [](int d) {
    F f;
    if (d) {
      F g;
      device(d);
    }
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("in_lambda(int)::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("in_lambda(int)::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  };
  l(c);
}
template <class T> __device__ void pattern(T t) {
  F f;
  if (t) {
    return;
    //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("pattern<int> ") is not allowed
    //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  }
  {
  //^ device error[call.host-from-device]: calling a __host__ function("F::~F()") from a __device__ function("pattern<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "F::~F" is undefined in device code
  }
}
__device__ void uses() { pattern(1); }
