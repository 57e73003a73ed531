/*---
says: Unnamed, local and private types in the template arguments of kernels that are launched or only named.
rules: lambda.kernel-argument
runs: host accept, device reject
deviation: oracle device N-I what a pointer to a function takes
---*/
template <class T> __global__ void k(T t) {}
template <class T, class U> __global__ void two() {}
template <class T> struct Holder {};
template <class... T> __global__ void pk(T... t) {}
enum { un1 };
static enum { un2 } v2;
struct { int a; struct { int b; } in; struct Nm { } nm; } obj;
union { int a; } uobj;
class CL { public: class { int z; } cz; enum E { e }; enum { f }; private: struct { int q; struct In {} in; } priv; public: void m() { k<<<1,1>>>(priv); k<<<1,1>>>(priv.in); k<<<1,1>>>(Holder<decltype(priv)>()); } };
//^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("struct CL::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
//^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("struct CL::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
//^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("struct CL::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
//^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct CL::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
//^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct CL::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
//^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct CL::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
void h(CL c) {
  k<<<1,1>>>(un1);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1,1>>>(un2);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1,1>>>(v2);
  k<<<1,1>>>(obj);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1,1>>>(obj.in);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1,1>>>(obj.nm);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1,1>>>(uobj);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("union <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1,1>>>(c.cz);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("class CL::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1,1>>>(CL::e);
  k<<<1,1>>>(CL::f);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum CL::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1,1>>>(un1);
  pk<<<1,1>>>(un1, obj);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  struct L { struct { int a; } m; union { int b; } u; };
  L l;
  k<<<1,1>>>(l.m);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("struct L::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct L::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1,1>>>(l.u);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("union L::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("union L::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  struct { int c; } lc;
  k<<<1,1>>>(lc);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  enum { le };
  k<<<1,1>>>(le);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("enum <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1,1>>>(&lc);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1,1>>>(Holder<decltype(lc)>());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  (void)sizeof(&two<L, int>);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  (void)&two<L, char>;
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  auto p = two<L, long>;
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  two<decltype(lc), int><<<1,1>>>();
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
}
class D { struct P { struct Q { template <class T> struct Z {}; }; }; template <class T> struct V { struct X {}; };
 static void m() {
   k<<<1,1>>>(P::Q());
   //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("D::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
   k<<<1,1>>>(P::Q::Z<int>());
   //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("D::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
   k<<<1,1>>>(V<P>());
   //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("D::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
   //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("D::V<D::P>") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
   k<<<1,1>>>(V<P>::X());
   //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("D::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
   //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("D::V<D::P>") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
   void (*fp)(P) = 0;
   k<<<1,1>>>(fp);
   //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("D::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
   k<<<1,1>>>(Holder<P()>());
   int P::*mp = 0;
   k<<<1,1>>>(mp);
   //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("D::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
   P *a[2][2];
   k<<<1,1>>>(&a);
   //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("D::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
 }
};
