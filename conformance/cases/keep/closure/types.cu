/*---
says: What a kernel takes with it: complete types by value, names behind pointers, bases, members, callees.
rules: keep.closure, keep.prune, keep.using-declaration
runs: host accept, device accept, documented accept
---*/
struct OnlyHost { int a; };
struct Named;
struct Base { int b; };
struct Member { int m; };
struct Whole : Base {
  Member member;
  Named *named;
  Whole *self;
};
template <class T> struct Holder { T value; };
namespace n {
struct Used { int u; };
__device__ int callee(Used used) { return used.u; }
}
using n::callee;
__device__ int caller(Whole whole, Holder<n::Used> holder) { return callee(holder.value) + whole.b; }
OnlyHost host_object;
