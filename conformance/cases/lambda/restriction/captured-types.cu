/*---
says: Types in captures: local, private, arrays of classes with and without special members.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
class P { struct In { int x; }; protected: struct Pr {}; public: struct Pu {}; template <class T> struct W {};
 public: void m() { In v; In *p = &v; In a[2]; Pu u; W<In> *w; In &r = v;
  auto l1 = [=] __device__ { (void)v; }; auto l2 = [=] __device__ { (void)p; };
  //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l3 = [=] __device__ { (void)a; }; auto l4 = [=] __device__ { (void)u; };
  //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l5 = [=] __device__ { (void)w; }; auto l6 = [=] __device__ { (void)r; };
  //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l7 = [v] __device__ { }; auto l8 = [y = v] __device__ {}; void (*f)(In) = 0; auto l9 = [f] __device__ {};
  //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
 } protected: void pm() { auto l = [] __device__ {}; } static void ps() { auto l = [] __device__ {}; } };
 //^ error[lambda.parent-private]: The enclosing parent function ("pm") for an extended __device__ lambda cannot have private or protected access within its class
 //^ error[lambda.parent-private]: The enclosing parent function ("ps") for an extended __device__ lambda cannot have private or protected access within its class
template <class T> struct TW {};
void loc() { struct L {}; L v; L *p; TW<L> t; TW<TW<L> *> t2; enum E { e1 }; E e = e1; L &r = v;
  auto l1 = [=] __device__ { (void)v; }; auto l2 = [=] __device__ { (void)p; };
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l3 = [=] __device__ { (void)t; }; auto l4 = [=] __device__ { (void)t2; };
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l5 = [=] __device__ { (void)e; }; auto l6 = [=] __device__ { (void)r; };
  //^ error[lambda.local-type-capture]: A type local to a function ("E") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l7 = [v, p] __device__ { }; auto l8 = [y = v] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l10 = [=] __device__ { (void)v; (void)v; (void)p; };
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  struct { int q; } un; auto l11 = [=] __device__ { (void)un; };
  //^ error[lambda.local-type-capture]: A type local to a function ("struct <unnamed>") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
}
struct NA { NA(); NA &operator=(const NA &) = delete; }; struct ND { ND(int); }; struct CM { const int x; CM(); }; struct RM { int &x; RM(); };
struct DN { DN() = delete; DN(int); }; class PC { PC(); public: PC(int); }; struct NAB : NA {}; struct NDM { ND m; }; struct EX { explicit EX(); };
struct DO { __device__ DO(); DO(int); }; class PA { PA &operator=(const PA &); };
void arr(int n) { NA na[2]; ND nd[2] = {1, 2}; CM cm[2]; RM rm[2]; DN dn[2] = {1, 2}; PC pc[1] = {1}; NAB nab[2]; EX ex[2]; DO dox[1] = {1}; PA pa[2]; NA na2[2][3]; const int ci[2] = {1,2};
  auto l1 = [=] __device__ { (void)na; }; auto l2 = [=] __device__ { (void)nd; };
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("NA") is not assignable on the host
  //^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
  auto l3 = [=] __device__ { (void)cm; }; auto l4 = [=] __device__ { (void)rm; };
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("CM") is not assignable on the host
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("RM") is not assignable on the host
  auto l5 = [=] __device__ { (void)dn; }; auto l6 = [=] __device__ { (void)pc; };
  //^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("DN") is not default constructible on the host
  //^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("PC") is not default constructible on the host
  auto l7 = [=] __device__ { (void)nab; }; auto l8 = [=] __device__ { (void)ex; };
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("NAB") is not assignable on the host
  auto l9 = [=] __device__ { (void)dox; }; auto l10 = [=] __device__ { (void)pa; };
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("PA") is not assignable on the host
  auto l11 = [na2] __device__ { }; auto l12 = [=] __device__ { (void)ci; }; auto l13 = [na, nd] __host__ __device__ { };
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("NA") is not assignable on the host
  //^ error[lambda.array-element-assignment]: An extended __host__ __device__ lambda cannot capture an array variable whose element type ("NA") is not assignable on the host
  //^ error[lambda.array-element-construction]: An extended __host__ __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
  auto l14 = [na] __device__ { (void)na; };
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("NA") is not assignable on the host
  int eight[1][1][1][1][1][1][1][1]; ND ndd[1][1][1][1][1][1][1][1] = {{{{{{{{1}}}}}}}}; auto l15 = [eight, ndd] __device__ {};
  //^ error[lambda.array-dimensions]: An extended __device__ lambda cannot capture an array variable (type: "ND [1][1][1][1][1][1][1][1]") with more than 7 dimensions
  //^ error[lambda.array-dimensions]: An extended __device__ lambda cannot capture an array variable (type: "int [1][1][1][1][1][1][1][1]") with more than 7 dimensions
  //^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
  auto l16 = [&na] __device__ {};
  //^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("NA") is not assignable on the host
  //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
}
