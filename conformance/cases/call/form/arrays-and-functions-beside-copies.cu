/*---
says: A constructor that takes a pointer is called for an array or a function, beside constructors that copy or move the class.
rules: call.device-from-host, call.form
runs: host reject, device accept
---*/
typedef int Function(int);
int function(int);

struct Text {
  __device__ Text(const char *);
  __device__ Text(const Text &);
};
struct Moved {
  __device__ Moved(const int *, int = 0);
  __device__ Moved(Moved &&);
};
struct Called {
  __device__ Called(Function *);
  __device__ Called(const Called &);
  __device__ Called(Called &&);
};
struct Taken {
  __host__ __device__ Taken(const char *);
  __host__ __device__ Taken(const Taken &);
};
__device__ void take(const char *);
void take(const Taken &);

void host_function() {
  Text text("a");
  //^ host error[call.device-from-host]: calling a __device__ function("Text::Text(const char *)") from a __host__ function("host_function") is not allowed
  Text listed{"a"};
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN4TextC1E1?") from a __host__ function("host_function") is not allowed
  Text("a");
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN4TextC1E1?") from a __host__ function("host_function") is not allowed
  Text *made = new Text("a");
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN4TextC1E1?") from a __host__ function("host_function") is not allowed
  delete made;
  int numbers[2] = {1, 2};
  Moved moved(numbers);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN5MovedC1E1?1?") from a __host__ function("host_function") is not allowed
  Called called(function);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN6CalledC1E1?") from a __host__ function("host_function") is not allowed
  take("a");
  //^ host error[call.device-from-host]: calling a __device__ function("_Z4take1?") from a __host__ function("host_function") is not allowed
  throw Text("a");
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN4TextC1E1?") from a __host__ function("host_function") is not allowed
}

struct Holder {
  Text text;
  Holder() : text("a") {}
};

__device__ void device_function() {
  Taken taken("a");
  Text text("a");
}
