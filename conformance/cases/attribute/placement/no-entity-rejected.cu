/*---
says: Before other declarations that declare no entity, and in classes, attributes are errors of the language.
rules: attribute.placement
runs: host reject
arguments: --c++20
deviation: cufe host OK told as declarations that could not be read
---*/
enum class E { e };
namespace N { struct A {}; int f(); }
__device__ static_assert(false);  // error[c++]: static assertion failed
__device__ namespace M {}  // error[c++]: attributes are not allowed here
__device__ inline namespace O {}  // error[c++]: attributes are not allowed here
__device__ using T = int;  // error[c++]: attributes are not allowed here
__device__ using N::f;  // error[c++]: attributes are not allowed here
__device__ using namespace N;  // error[c++]: attributes are not allowed here
__device__ namespace P = N;  // error[c++]: attributes are not allowed here
__device__ extern "C" int g();  // error[c++]: attributes are not allowed here
__device__ extern "C" { int h(); }  // error[c++]: attributes are not allowed here
__device__ template <class X> int t();  // error[c++]: attributes are not allowed here
__device__ asm("");
//^ @-13.2 error[c++]: attributes are not allowed here
//^ @13.3- warning[attribute.does-not-apply]: attribute "__device__" does not apply here
struct S { __device__ static_assert(true); };  // error[c++]: expected a declaration
struct U { __device__ using V = int; };  // error[c++]: expected a declaration
struct W : N::A { __device__ using N::A::A; };  // error[c++]: expected a declaration
struct X { __device__ using enum E; };  // error[c++]: expected a declaration
