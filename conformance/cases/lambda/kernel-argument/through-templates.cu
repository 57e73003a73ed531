/*---
says: Closures and private types reach the template arguments of kernels through templates of the host, in pointers, packs and other templates; each instance is told once.
rules: lambda.kernel-argument
runs: host accept, device reject
arguments: --extended-lambda
deviation: oracle device N-I launches in instances of templates of the host are not looked at
---*/
template <class T> __global__ void k(T t) {}
template <class... T> __global__ void pack(T... t) {}
template <class T, int N = 1> __global__ void twice(T t, T u) {}
template <class T> struct H { T t; template <class U> struct In { U u; }; };
template <class L> void launch(L l) { k<<<1, 1>>>(l); }
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda []()->H<int> *", defined at through-templates.cu:57) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda []()->float", defined at through-templates.cu:57) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda []()->int", defined at through-templates.cu:57) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda []()->long", defined at through-templates.cu:48) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda []()->void", defined at through-templates.cu:64) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](H<int> *)->H<int> *", defined at through-templates.cu:56) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](H<int>, H<int *> &)->H<int>", defined at through-templates.cu:50) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](auto, const auto &, ...)->auto", defined at through-templates.cu:51) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](float *) mutable->void", defined at through-templates.cu:46) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](float)->float", defined at through-templates.cu:56) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int *, const char *, int (*)(float))->void noexcept", defined at through-templates.cu:49) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int)->int", defined at through-templates.cu:38) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int)->int", defined at through-templates.cu:56) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
template <class L> void launch_twice(L l) { twice<<<1, 1>>>(l, l); }
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int)->int", defined at through-templates.cu:38) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
template <class L> void launch_pack(L l) { pack<<<1, 1>>>(1, l, l); }
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int)->int", defined at through-templates.cu:38) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int)->int", defined at through-templates.cu:38) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
template <class L> void launch_pointer(L l) { k<<<1, 1>>>(&l); }
//^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int)->int", defined at through-templates.cu:38) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
template <class L> struct Launcher {
  L l;
  void go() { k<<<1, 1>>>(H<L *>()); }
};
void plain(int n) {
  auto l = [](int i) { return i; };
  launch(l);
  launch(l);
  launch_twice(l);
  launch_pack(l);
  launch_pointer(l);
}
void of_function(int n) {
  auto changes = [n](float *p) mutable {};
  launch(changes);
  launch([=]() -> long { return n; });
  launch([](int *, const char *, int (*)(float)) noexcept {});
  launch([](H<int> h, H<int *> &) { return h; });
  launch([&](auto x, const auto &y, ...) { return n; });
  launch([=] __device__(int i) { return i + n; });
  launch([=] __host__ __device__(int i) { return i + n; });
}
template <class T> void of_template(T t) {
  launch([=](T q) { return t; });
  launch([t] { return t; });
}
void instances() {
  of_template(1);
  of_template(2.0f);
  of_template((H<int> *)0);
}
auto outside = [] {};
void of_namespace() { launch(outside); }
class C {
  struct P {
    struct Q {};
  };
  enum E { e };
  template <class T> struct TP {};
public:
  struct O {};
  void f() {
    k<<<1, 1>>>(P::Q());
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("C::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
    k<<<1, 1>>>(e);
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("C::E") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
    k<<<1, 1>>>(TP<int>());
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("C::TP<int>") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
    k<<<1, 1>>>(O());
    k<<<1, 1>>>(H<P>::In<E>());
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("C::E") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("C::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
  }
};
void local() {
  struct L {
    struct M {};
  };
  k<<<1, 1>>>(H<L>::In<L::M>());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L::M") cannot be used in the template argument type of a __global__ function template instantiation
  k<<<1, 1>>>((int (*)(L, L::M *))0);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L::M") cannot be used in the template argument type of a __global__ function template instantiation
  auto closure = [=](int i) {
    auto inner = [](float) {};
    k<<<1, 1>>>(inner);
    //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](float)->void", defined at through-templates.cu:100) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
    struct W {};
    k<<<1, 1>>>(W());
    //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("W") cannot be used in the template argument type of a __global__ function template instantiation
    return 1;
  };
  closure(1);
}
