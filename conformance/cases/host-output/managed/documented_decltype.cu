/*---
says: decltype of a managed variable, which the documents accept, names the type of the object.
rules: host-output.managed.decltype, host-output.managed.access
runs: documented accept
---*/
__managed__ unsigned v;
decltype(v) w;
__managed__ int a[3];
extern decltype((v)) r;
namespace n { __managed__ double d; }
decltype(n::d) copy = 2;
unsigned f() {
  decltype(a) local = {1, 2, 3};
  decltype(v) *to = &w;
  return *to + local[1];
}
