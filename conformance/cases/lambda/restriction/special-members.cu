/*---
says: Arrays of classes by their declared and implicit special members.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
struct PQ { PQ(int); PQ &operator=(const PQ &) = delete; };
struct MO { MO(); MO &operator=(MO &&); MO(MO&&); };
struct MC { MC(); MC(const MC &); MC(MC&&); };
namespace n { class A { struct I {}; template <class T> struct B {}; public: void f() { I i; B<int> b; auto l = [i, b] __device__ {}; } }; }
//^ error[lambda.private-type-capture]: A type that is a private or protected class member ("n::A::B<int>") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.private-type-capture]: A type that is a private or protected class member ("n::A::I") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
void f() { PQ a[1] = {1}; auto l = [&a] __device__ {}; MO b[1]; auto m = [&b] __device__ {}; MC c[1]; auto p = [c] __device__ {}; }
//^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("MC") is not assignable on the host
//^ error[lambda.array-element-assignment]: An extended __device__ lambda cannot capture an array variable whose element type ("PQ") is not assignable on the host
//^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("PQ") is not default constructible on the host
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
enum class E; struct T { int x; }; template <class T> struct Pt { private: struct I {}; public: void f() { I i; auto l = [i] __device__ {}; } };

void g() { try {} catch (int e) { auto l = [=] __device__ { (void)e; }; } int a[2] = {1, 2}; for (auto q : a) { auto l = [q] __device__ {}; } auto [x, y] = a; for (int i = 0; i < 2; i++) { auto l = [=] __device__ { (void)i; new int[i]; }; } }
