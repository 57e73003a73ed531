/*---
says: An argument, a reference, a pointer and a member are converted by a conversion function as any value is; an argument made by a constructor is not asked about.
rules: call.space, call.form, call.callee-name
runs: host reject
deviation: oracle host BUG arguments, references and members that conversion functions make of objects
---*/
struct F { __device__ operator float() const; };
typedef int *Pointer;
struct P { __device__ operator Pointer() const; };
struct A { __device__ A(int); };
struct Many { __device__ operator float() const; __device__ operator double() const; __device__ operator int() const; };
void takes(float);
void refers(const float &);
void overloaded(int);
void overloaded(const char *);
void made(A);
float converted(F f, P p, Many m) {
  takes(f);
  //^ error[call.device-from-host]: calling a __device__ function("F::operator float() const") from a __host__ function("converted") is not allowed
  refers(f);
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Fcv1?Ev") from a __host__ function("converted") is not allowed
  overloaded(f);
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Fcv1?Ev") from a __host__ function("converted") is not allowed
  takes(m);
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK4Manycv1?Ev") from a __host__ function("converted") is not allowed
  made(1);
  const float &r = f;
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Fcv1?Ev") from a __host__ function("converted") is not allowed
  int *q = p;
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Pcv1?Ev") from a __host__ function("converted") is not allowed
  p[1];
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Pcv1?Ev") from a __host__ function("converted") is not allowed
  float *n = new float(f);
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Fcv1?Ev") from a __host__ function("converted") is not allowed
  return m;
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK4Manycv1?Ev") from a __host__ function("converted") is not allowed
}
struct M { float f; M(F h) : f(h) {} };
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Fcv1?Ev") from a __host__ function("M") is not allowed
template <class T> float generic(T t) { takes(t); float a = t; if (t) {} return t; }
void instances(F f) { generic(f); }
