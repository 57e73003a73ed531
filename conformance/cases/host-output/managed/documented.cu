/*---
says: Declarations of managed variables as the documents' access needs them, pointers.
rules: host-output.managed.null, host-output.managed.access
runs: documented accept
---*/
__managed__ int m = 7;
__managed__ int braced{3}, second(4), third;
static __managed__ int internal = 1;
extern __managed__ int elsewhere;
__managed__ int a[2][3] = {{1, 2, 3}};
__managed__ int counted[] = {1, 2, 3};
__managed__ int *p, *rows[2];
struct S { int x; };
__managed__ S s = {1};
namespace n { __managed__ double d = 2.5; }
namespace { __managed__ char c; }
template <class T> T in_template(T t) { return t + m + n::d; }
int f() {
  a[1][2] = counted[0] + braced + second + third + internal + elsewhere;
  p = a[0];
  rows[1] = p;
  return s.x + in_template(2) + c + sizeof(a) + sizeof counted;
}
