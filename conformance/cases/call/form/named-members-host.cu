/*---
says: Operators, conversion functions and destructors that host code calls by their name are calls like any other; the released tool tells a conversion function at the call and at the name.
rules: call.form, call.space
runs: host reject
deviation: oracle host N-I a conversion function is told once, and operator() that is called by its name is not resolved
---*/
struct S {
  __device__ operator int() const;
  __device__ operator float &();
  __device__ explicit operator bool() const;
  __device__ int operator+(int) const;
  __device__ int operator()(int);
  __device__ int operator[](int);
  __device__ S &operator=(int);
  __device__ S *operator->();
  __device__ S &operator++();
  __device__ S operator++(int);
  __device__ int f();
  __device__ ~S();
  S();
  void m();
};
struct D : S {};
typedef int I;
struct F { __device__ operator I(); };
struct P { __device__ operator int *() const; __device__ operator int *(); };
template<class T> struct V { __device__ operator T(); };
template<class T> struct Dependent { T t; int m() { return t.operator int(); } };
struct B { virtual __device__ operator int(); virtual __device__ int v(); };
struct C : B {
  __device__ operator int();
  int m() {
    B::operator int();
    //^ error[call.device-from-host]: calling a __device__ function("B::operator int()") from a __host__ function("m") is not allowed
    //^ error[call.device-from-host]: calling a __device__ function("_ZN1Bcv1?Ev") from a __host__ function("m") is not allowed
    return B::v() + this->B::v() + operator int();
    //^ error[call.device-from-host]: calling a __device__ function("B::v()") from a __host__ function("m") is not allowed
    //^ error[call.device-from-host]: calling a __device__ function("B::v()") from a __host__ function("m") is not allowed
    //^ error[call.device-from-host]: calling a __device__ function("_ZN1Ccv1?Ev") from a __host__ function("m") is not allowed
    //^ error[call.device-from-host]: calling a __device__ function("_ZN1Ccv1?Ev") from a __host__ function("m") is not allowed
  }
};
int object(S &x) { return x.operator int(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("object") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("object") is not allowed
int pointer(S *x) { return x->operator int(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("pointer") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("pointer") is not allowed
int infix(S &x) { return x.operator+(1); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1SplE1?") from a __host__ function("infix") is not allowed
int qualified(S &x) { return x.S::f(); }
//^ error[call.device-from-host]: calling a __device__ function("S::f()") from a __host__ function("qualified") is not allowed
int qualified_conversion(S &x) { return x.S::operator int(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("qualified_conversion") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("qualified_conversion") is not allowed
float reference(S &x) { return x.operator float &(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Scv1?Ev") from a __host__ function("reference") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Scv1?Ev") from a __host__ function("reference") is not allowed
bool is_explicit(S &x) { return x.operator bool(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("is_explicit") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("is_explicit") is not allowed
int call(S &x) { return x.operator()(1); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1SclE1?") from a __host__ function("call") is not allowed
int inherited(D &x) { return x.operator int(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("inherited") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("inherited") is not allowed
int of_base(D &x) { return x.S::operator int(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("of_base") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("of_base") is not allowed
int subscript(D *x) { return x->operator[](3); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1SixE1?") from a __host__ function("subscript") is not allowed
int specialization(V<int> &x) { return x.operator int(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1VI1?Ecv1?Ev") from a __host__ function("specialization") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1VI1?Ecv1?Ev") from a __host__ function("specialization") is not allowed
int dependent(Dependent<F> &x) { return x.m(); }
int alias(F &x) { return x.operator int(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Fcv1?Ev") from a __host__ function("alias") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Fcv1?Ev") from a __host__ function("alias") is not allowed
int typedef_name(F *x) { return (*x).operator I() + x[0].operator I(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Fcv1?Ev") from a __host__ function("typedef_name") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Fcv1?Ev") from a __host__ function("typedef_name") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Fcv1?Ev") from a __host__ function("typedef_name") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Fcv1?Ev") from a __host__ function("typedef_name") is not allowed
int *is_const(P &x, const P &y) { return true ? x.operator int *() : y.operator int *(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Pcv1?Ev") from a __host__ function("is_const") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Pcv1?Ev") from a __host__ function("is_const") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Pcv1?Ev") from a __host__ function("is_const") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZNK1Pcv1?Ev") from a __host__ function("is_const") is not allowed
void destructor(S *x) {
  x->~S();
  //^ error[call.device-from-host]: calling a __device__ function("S::~S()") from a __host__ function("destructor") is not allowed
  x->S::~S();
  //^ error[call.device-from-host]: calling a __device__ function("S::~S()") from a __host__ function("destructor") is not allowed
}
void assignment(S &x) {
  x.operator=(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1SaSE1?") from a __host__ function("assignment") is not allowed
  x.operator->();
  //^ error[call.device-from-host]: calling a __device__ function("S::operator ->()") from a __host__ function("assignment") is not allowed
  x.operator++();
  //^ error[call.device-from-host]: calling a __device__ function("S::operator ++()") from a __host__ function("assignment") is not allowed
  x.operator++(0);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1SppE1?") from a __host__ function("assignment") is not allowed
}
void S::m() {
  operator int();
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("m") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("m") is not allowed
  this->operator int();
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("m") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("m") is not allowed
  operator+(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1SplE1?") from a __host__ function("m") is not allowed
  (*this).operator[](1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1SixE1?") from a __host__ function("m") is not allowed
  S::operator int();
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("m") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("m") is not allowed
}
int hidden(C &x) { return x.B::operator int() + x.B::v() + x.operator int(); }
//^ error[call.device-from-host]: calling a __device__ function("B::v()") from a __host__ function("hidden") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Bcv1?Ev") from a __host__ function("hidden") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Bcv1?Ev") from a __host__ function("hidden") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Ccv1?Ev") from a __host__ function("hidden") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Ccv1?Ev") from a __host__ function("hidden") is not allowed
