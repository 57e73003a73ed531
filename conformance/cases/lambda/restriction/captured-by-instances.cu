/*---
says: Captures of lambdas in templates are looked at in each instance: in the host pass those that are explicit.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
deviation: oracle host BUG arrays whose types do not depend on the parameters, and those with many dimensions
deviation: oracle device BUG arrays whose types do not depend on the parameters, and those with many dimensions
---*/
struct ND { ND(int); };
struct NA { NA(); NA &operator=(const NA &) = delete; };
class PC { struct In {}; friend void fr(); public: struct Pub {}; template <class T> static void g(T t) { auto l = [t] __device__ {}; } static void use() { g(In()); } };
//^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("PC::In") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
//^ device error[lambda.private-type-capture]: A type that is a private or protected class member ("PC::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
template <class T> void t2(T t) { T a[1] = {1}; auto l = [a] __device__ {}; }
//^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
template void t2(ND); template void t2(int);
template <class T> void i2(T t) { T a[1] = {1}; auto l = [a] __device__ {}; }
//^ device error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
void useit() { i2(ND(1)); }
template <class T> void i3(T t) { T a[1]; auto l = [a] __device__ {}; }
//^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("NA") is not assignable on the host
template void i3(NA);
template <class T> struct Cl { void m(T t) { T a[1] = {1}; auto l = [a] __device__ {}; } };
//^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
template struct Cl<ND>;
template <class T> struct Cl2 { void m(T t) { T a[1] = {1}; auto l = [a] __device__ {}; } };
//^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
template void Cl2<ND>::m(ND);
template <class T> struct Cl3 { void m(T t) { T a[1] = {1}; auto l = [a] __device__ {}; } };
//^ device error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
void usei() { Cl3<ND> c; c.m(ND(1)); }
template <class T> void i4(T t) { auto b = t; ND a[1] = {1}; auto l = [a] __device__ {}; }
template <class T> void i5(T t) { auto b = t; ND a[1] = {1}; auto l = [a] __device__ {}; }
//^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
//^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
template void i5(int);
template void i5(char);
template <class T> void i6(T t) { T a[2][2] = {}; auto l = [=] __device__ { (void)a; }; }
//^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("NA") is not assignable on the host
template void i6(NA);
template <class T> struct Al { typedef T type; };
template <class T> void i7(T t) { typename Al<T>::type a[1] = {1}; auto l = [a] __device__ {}; }
//^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
template void i7(ND);
template <class T> void i8(T t) { auto l = [t] __device__ {}; }
template void i8(PC::Pub);
template <class T> void i9(T t) { T a[1][1][1][1][1][1][1][1] = {}; auto l = [a] __device__ {}; }
//^ error[lambda.array-dimensions]: An extended __device__ lambda cannot capture an array variable (type: "T [1][1][1][1][1][1][1][1]") with more than 7 dimensions
template void i9(int);
template <class T> void i10(T t) { int a[1][1][1][1][1][1][1][1] = {}; auto l = [a] __device__ {}; }
//^ error[lambda.array-dimensions]: An extended __device__ lambda cannot capture an array variable (type: "int [1][1][1][1][1][1][1][1]") with more than 7 dimensions
template void i10(int);
template <class T> void i11(T t) { T a[1][1][1][1][1][1][1][1] = {}; auto l = [a] __device__ {}; }
//^ host error[lambda.array-dimensions]: An extended __device__ lambda cannot capture an array variable (type: "T [1][1][1][1][1][1][1][1]") with more than 7 dimensions
