/*---
says: Arguments depend on template parameters where an array has a bound whose value does, and not where a pointer is one to a class that is only declared.
rules: launch.callee, launch.unconfigured
runs: host reject
deviation: oracle host BUG arrays whose bounds hang on constants of the block
---*/
enum Code { good };
typedef struct Stream *Handle;
Code create(Handle *);
void check(Code, const char *);
void take(Handle);
void write(const uint3 *);
__global__ void kernel(const uint3 *);
template <class T, int n> void values(const uint3 *p, T *t) {
  constexpr int twice = n * 2, four = 4, more = twice + four;
  const int size = sizeof(int), also = n > 3 ? n : 4;
  const uint3 *a[n];
  const uint3 *b[twice];
  const uint3 *c[four];
  const uint3 *d[more];
  const uint3 *e[size];
  const uint3 *f[also];
  write<<<1, 1>>>(a[0]);
  write<<<1, 1>>>(b[0]);
  write<<<1, 1>>>(c[0]);
  //^ error[launch.host-callee]: a host function call cannot be configured
  write<<<1, 1>>>(d[0] + 1);
  write<<<1, 1>>>(e[0]);
  //^ error[launch.host-callee]: a host function call cannot be configured
  write<<<1, 1>>>(f[0]);
  kernel(b[1]);
  kernel(c[1]);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kernel(p);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kernel(reinterpret_cast<const uint3 *>(t));
  //^ error[launch.unconfigured]: a __global__ function call must be configured
}
template <class T> void streams(T *t) {
  Handle h;
  check<<<1, 1>>>(create(&h), "a");
  //^ error[launch.host-callee]: a host function call cannot be configured
  check<<<1, 1>>>((create(&h)), "b");
  //^ error[launch.host-callee]: a host function call cannot be configured
  take<<<1, 1>>>(h);
  //^ error[launch.host-callee]: a host function call cannot be configured
  const Handle k = h;
  take<<<1, 1>>>(k);
  //^ error[launch.host-callee]: a host function call cannot be configured
}
