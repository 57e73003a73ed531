/*---
says: Local and private types in the template arguments that are written where the parent of a lambda is named: which uses make an instance, and how often each is told.
rules: lambda.restriction
runs: host accept, device reject
arguments: --extended-lambda
---*/
template <class T> struct Holder {};
template <class T> void called() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  (void)l;
}
template <class T> void twice() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  (void)l;
}
template <class T> void pointed() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  (void)l;
}
template <class T> void aliased() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  (void)l;
}
template <class T> void held() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  (void)l;
}
template <class T> void nested() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X::Y") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  (void)l;
}
template <class T> void addressed() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::M") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  (void)l;
}
template <class T, class U> void two() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::M") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  (void)l;
  auto m = [] __host__ __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::M") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  (void)m;
}
template <class T> void numbered() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("W") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("C::E") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  (void)l;
}
template <class T> int unevaluated() {
  auto l = [] __device__ {};
  (void)l;
  return 1;
}
template <class T> void discarded() {
  auto l = [] __device__ {};
  (void)l;
}
template <class T> void from_template() {
  auto l = [] __device__ {};
  (void)l;
}
template <class T> void from_member() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X::P") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-local-argument]: A type local to a function ("X::Y") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("X::P") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  (void)l;
}
template <class T> void fine() {
  auto l = [] __device__ {};
  (void)l;
}
class C {
  struct L {
    struct Inner {};
  };

protected:
  struct M {};
  enum E { e };
  using A = L;

public:
  struct Open {};
  void use() {
    called<L>();
    twice<L>();
    twice<L>();
    pointed<L>();
    pointed<L *>();
    aliased<A>();
    held<Holder<L>>();
    nested<L::Inner>();
    (void)&addressed<M>;
    two<L, M>();
    numbered<E>();
    (void)sizeof(unevaluated<L>());
    if constexpr (false) {
      discarded<L>();
    }
    fine<int>();
    fine<Open>();
    fine<Holder<Open> *>();
  }
  template <class T> void member() { from_template<L>(); }
};
void local() {
  struct X {
    struct Y {};
    void m() { from_member<Y>(); }

  private:
    struct P {};
    void n() { from_member<P>(); }
  };
  enum W { w };
  using B = X;
  called<X>();
  twice<X>();
  twice<X>();
  pointed<X *>();
  aliased<B>();
  held<Holder<X>>();
  nested<X::Y>();
  two<X, X>();
  two<X, int>();
  numbered<W>();
  (void)sizeof(unevaluated<X>());
}
