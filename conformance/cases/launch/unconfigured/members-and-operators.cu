/*---
says: A call of a kernel that is a member or an operator is refused in whatever form it is written, that of the call operator at the object and at the call.
rules: launch.unconfigured
runs: host reject
---*/
struct S {
  __global__ void member(int) const;
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  __global__ static void fixed(int);
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  template <class T>
  __global__ void deduced(T);
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  void inside(int x) {
    member(x);
    //^ error[launch.unconfigured]: a __global__ function call must be configured
    fixed(x);
    //^ error[launch.unconfigured]: a __global__ function call must be configured
    this->member(1);
    //^ error[launch.unconfigured]: a __global__ function call must be configured
    S::member(1);
    //^ error[launch.unconfigured]: a __global__ function call must be configured
  }
};
template <class T>
struct C {
  __global__ void member(int) const;
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  __global__ static void fixed(int);
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
};
struct Operators {
  Operators();
  __global__ Operators(int);
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  __global__ ~Operators();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  __global__ operator int();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.return.void]: a __global__ function must have a void return type
  __global__ int operator+(int);
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.operator]: An operator function cannot be a __global__ function
  //^ error[kernel.return.void]: a __global__ function must have a void return type
  __global__ void operator()(int);
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.operator]: An operator function cannot be a __global__ function
  __global__ int operator[](int);
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.operator]: An operator function cannot be a __global__ function
  //^ error[kernel.return.void]: a __global__ function must have a void return type
};
__global__ int operator-(S, int);
//^ error[kernel.operator]: An operator function cannot be a __global__ function
//^ error[kernel.return.void]: a __global__ function must have a void return type
__global__ void operator-(S);
//^ error[kernel.operator]: An operator function cannot be a __global__ function
void host(S s, S *p, C<int> c) {
  s.member(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  p->member(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  S::fixed(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  s.fixed(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  s.deduced(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  c.member(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  C<int>::fixed(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  c.fixed(2);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  s - 1;
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  -s;
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  sizeof(s.member(1), 1);
  auto pointer = &S::member;
  (s.*pointer)(1);
}
void operators(Operators *p) {
  Operators made(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  Operators other;
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  int x = other;
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  x = other + 1;
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  other(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  other[1];
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  Operators copied = 3;
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ error[launch.unconfigured]: a __global__ function call must be configured
}
template <class T>
void pattern(T t, S s, int x) {
  s.member(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  s.member(x);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  S::fixed(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  t.member(1);
}
