/*---
says: What a throw-expression throws is made by the constructor that its operand names, and by the functions that this calls.
rules: call.device-from-host
runs: host reject, device accept
---*/
struct Error {
  __device__ Error(const char *);
  __device__ Error(int, int);
  Error(const Error &);
};
struct Plain {
  Plain(int);
};
__device__ int code();
struct Number {};
__device__ int operator+(Number, Number);

void function(bool is_true, Number number) {
  throw Error("a");
  //^ host error[call.device-from-host]: calling a __device__ function("Error::Error(const char *)") from a __host__ function("function") is not allowed
}
void listed() {
  throw Error{1, 2};
}
void parenthesised() {
  (throw (Error(1, 2)));
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN5ErrorC1E1?1?") from a __host__ function("parenthesised") is not allowed
}
int conditional(bool is_true) {
  return is_true ? 1 : throw Error(1, 2);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN5ErrorC1E1?1?") from a __host__ function("conditional") is not allowed
}
void called() {
  throw Plain(code());
  //^ host error[call.device-from-host]: calling a __device__ function("code()") from a __host__ function("called") is not allowed
}
void added(Number number) {
  throw number + number;
  //^ host error[call.device-from-host]: calling a __device__ function("_Zpl1?1?") from a __host__ function("added") is not allowed
}
void again() {
  try {
    throw;
  } catch (...) {
  }
}
