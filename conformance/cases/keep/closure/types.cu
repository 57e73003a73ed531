/*---
says: What a device function takes with it: complete types by value, names behind pointers, bases, members, callees.
rules: keep.closure, keep.prune, keep.using-declaration
runs: host accept, device accept, documented accept
arguments: --relaxed_constexpr
---*/
struct OnlyHost { int a; };
//^ kept[OnlyHost] nothing
struct Named { int a; };
//^ kept[Named] declaration
struct Base { int b; };
//^ kept[Base] definition
//^ witness[keep.closure(base-class) = definition]
struct Member { int m; };
//^ kept[Member] definition
//^ witness[keep.closure(member-type) = definition]
struct Whole : Base {
//^ kept[Whole] definition
//^ witness[keep.closure(type-by-value) = definition]
  Member member;
  Named *named;
  //^ witness[keep.closure(type-by-name) = declaration]
  Whole *self;
  //^ witness[keep.prune(yes) = unchecked]
  static int sibling() { return 1; }
  //^ kept[Whole::sibling] nothing
  //^ witness[keep.closure(sibling) = nothing]
};
template <class T> struct Holder { T value; };
//^ kept[Holder] definition
template <class T> struct Tag {};
//^ kept[Tag] definition
struct Argument { int a; };
//^ kept[Argument] declaration
//^ witness[keep.closure(template-argument) = declaration]
namespace n {
//^ kept[n] declaration
//^ witness[keep.closure(enclosing-namespace) = declaration]
struct Used { int u; };
//^ kept[n::Used] definition
__device__ int callee(Used used) { return used.u; }
int host_callee() { return 1; }
//^ kept[n::host_callee] nothing
}
namespace host_only {
//^ kept[host_only] nothing
int function() { return 1; }
}
using n::callee;
//^ kept[callee] declaration
//^ witness[keep.using-declaration(yes) = declaration]
using n::host_callee;
//^ kept[host_callee] nothing
//^ witness[keep.using-declaration(no) = nothing]
constexpr int reached(int a) { return a; }
//^ kept[reached] definition
//^ witness[keep.closure(called-routine) = definition]
const int table = 4;
//^ kept[table] definition
//^ witness[keep.closure(used-variable) = definition]
const int other = 5;
//^ kept[other] nothing
struct Owner {
//^ kept[Owner] definition
//^ witness[keep.closure(enclosing-class) = definition]
  __device__ static int member() { return 1; }
  Member m;
};
__device__ int caller(Whole whole, Holder<n::Used> holder, Tag<Argument> tag) {
//^ witness[keep.prune(no) = checked]
  return callee(holder.value) + whole.b + reached(1) + table;
}
OnlyHost host_object;
