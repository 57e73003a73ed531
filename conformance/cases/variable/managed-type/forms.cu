/*---
says: __managed__ scalars, arrays, classes, pointers, templates.
rules: variable.managed.const
runs: host accept, device accept
---*/
struct S { int x; };
__managed__ int a;
__managed__ int b = 7;
__managed__ int c[4];
__managed__ S d;
__managed__ int *e;
static __managed__ int f;
namespace n { __managed__ int g; }
template <class T> __managed__ T h;
