/*---
says: Device code destroys the objects of a block where the block ends and where jumps leave it.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct First { __device__ First(); ~First(); };
struct Second { __device__ Second(); ~Second(); };
__device__ int device(int);
__device__ void at_the_end(int c) {
  First first;
  {
    Second second;
    c++;
  }
  //^ device error[call.host-from-device]: calling a __host__ function("Second::~Second()") from a __device__ function("at_the_end") is not allowed
  //^ device error[device-code.undefined]: identifier "Second::~Second" is undefined in device code
  c++;
  //^ device error[call.host-from-device]: calling a __host__ function("First::~First()") from a __device__ function("at_the_end") is not allowed
  //^ device error[device-code.undefined]: identifier "First::~First" is undefined in device code
}
__device__ int at_each_return(int c) {
  First first;
  if (c)
    return 1;
    //^ device error[call.host-from-device]: calling a __host__ function("First::~First()") from a __device__ function("at_each_return") is not allowed
    //^ device error[device-code.undefined]: identifier "First::~First" is undefined in device code
  Second second;
  return
  //^ device error[call.host-from-device]: calling a __host__ function("First::~First()") from a __device__ function("at_each_return") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Second::~Second()") from a __device__ function("at_each_return") is not allowed
  //^ device error[device-code.undefined]: identifier "First::~First" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Second::~Second" is undefined in device code
      2;
}
__device__ int after_neither(int c) {
  First first;
  if (c) {
    return 1;
    //^ device error[call.host-from-device]: calling a __host__ function("First::~First()") from a __device__ function("after_neither") is not allowed
    //^ device error[device-code.undefined]: identifier "First::~First" is undefined in device code
  } else {
    return 2;
    //^ device error[call.host-from-device]: calling a __host__ function("First::~First()") from a __device__ function("after_neither") is not allowed
    //^ device error[device-code.undefined]: identifier "First::~First" is undefined in device code
  }
}
__device__ void in_a_loop(int c) {
  while (c) {
    First first;
    if (c > 2)
      break;
      //^ device error[call.host-from-device]: calling a __host__ function("First::~First()") from a __device__ function("in_a_loop") is not allowed
      //^ device error[device-code.undefined]: identifier "First::~First" is undefined in device code
    if (c > 3)
      continue;
      //^ device error[call.host-from-device]: calling a __host__ function("First::~First()") from a __device__ function("in_a_loop") is not allowed
      //^ device error[device-code.undefined]: identifier "First::~First" is undefined in device code
    device(c);
  }
  //^ device error[call.host-from-device]: calling a __host__ function("First::~First()") from a __device__ function("in_a_loop") is not allowed
  //^ device error[device-code.undefined]: identifier "First::~First" is undefined in device code
}
__device__ void in_a_switch(int c) {
  switch (c) {
    case 1: {
      First first;
      break;
      //^ device error[call.host-from-device]: calling a __host__ function("First::~First()") from a __device__ function("in_a_switch") is not allowed
      //^ device error[device-code.undefined]: identifier "First::~First" is undefined in device code
    }
    default: {
      Second second;
      device(1);
    }
    //^ device error[call.host-from-device]: calling a __host__ function("Second::~Second()") from a __device__ function("in_a_switch") is not allowed
    //^ device error[device-code.undefined]: identifier "Second::~Second" is undefined in device code
  }
}
__device__ void in_heads(int c) {
  for (First first;
  //^ device error[call.host-from-device]: calling a __host__ function("First::~First()") from a __device__ function("in_heads") is not allowed
  //^ device error[device-code.undefined]: identifier "First::~First" is undefined in device code
       c;
       c--) {
    device(c);
  }
  if (Second second;
  //^ device error[call.host-from-device]: calling a __host__ function("Second::~Second()") from a __device__ function("in_heads") is not allowed
  //^ device error[device-code.undefined]: identifier "Second::~Second" is undefined in device code
      c) {
    device(c);
  }
}
__device__ void never(int c) {
  First first;
  while (true) {
    device(1);
  }
}
__device__ void behind_a_loop(int c) {
  First first;
  for (int i = 0;
       i < c;
       i++) {
       //^ device error[call.host-from-device]: calling a __host__ function("First::~First()") from a __device__ function("behind_a_loop") is not allowed
       //^ device error[device-code.undefined]: identifier "First::~First" is undefined in device code
    device(i);
  }
}
__device__ First returned() {
  First first;
  return first;
}
