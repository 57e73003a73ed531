/*---
says: A static member function that is called through an object is called without it; the released tool tells it where the operand begins, and of a template once for each place and diagnostic.
rules: call.form, call.space
runs: host reject
---*/
namespace cg {
struct B {
  static __device__ unsigned rank();
  __device__ unsigned size() const;
  static __device__ void argument(int);
  static __device__ B &through();
  B &self();
};
struct C : B { static __device__ int own(); };
struct H { B b; };
__device__ B tb();
__device__ B &rb();
__device__ B *pb();
__device__ C tc();
__device__ H th();
__device__ int di();
}
template <typename T> void assigned(T *) { int i = 0; i = cg::tb().rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("assigned") is not allowed
template <typename T> void declared(T *) { const int i = cg::tb().rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("declared") is not allowed
template <typename T> void not_static(T *) { const int i = cg::tb().size(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::B::size() const") from a __host__ function("not_static") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("not_static") is not allowed
template <typename T> void of_variable(T *) { cg::B b; b.rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::B::rank()") from a __host__ function("of_variable") is not allowed
template <typename T> void of_base(T *) { int i = cg::tc().rank() + cg::tc().own(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::tc()") from a __host__ function("of_base") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::tc()") from a __host__ function("of_base") is not allowed
template <typename T> void of_pointer(T *) { cg::B *b = 0; b->rank(); b->size(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::B::rank()") from a __host__ function("of_pointer") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::B::size() const") from a __host__ function("of_pointer") is not allowed
template <typename T> void qualified(T *) { cg::B::rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::B::rank()") from a __host__ function("qualified") is not allowed
template <typename T> void parenthesized(T *) { (cg::tb()).rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::B::rank()") from a __host__ function("parenthesized") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("parenthesized") is not allowed
template <typename T> void of_reference(T *) { cg::rb().rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::rb()") from a __host__ function("of_reference") is not allowed
template <typename T> void of_called_pointer(T *) { cg::pb()->rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::pb()") from a __host__ function("of_called_pointer") is not allowed
template <typename T> void subscripted(T *) { cg::pb()[0].rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::pb()") from a __host__ function("subscripted") is not allowed
template <typename T> void of_field(T *) { cg::th().b.rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::th()") from a __host__ function("of_field") is not allowed
template <typename T> void of_member_call(T *) { cg::tb().self().rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("of_member_call") is not allowed
template <typename T> void twice(T *) { cg::B b; b.through().through().rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::B::through()") from a __host__ function("twice") is not allowed
template <typename T> void with_argument(T *) { cg::tb().argument(cg::di()); }
//^ error[call.device-from-host]: calling a __device__ function("cg::di()") from a __host__ function("with_argument") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("with_argument") is not allowed
template <typename T> void beside(T *) { int j = cg::tb().size() + cg::tb().rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::B::size() const") from a __host__ function("beside") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("beside") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("beside") is not allowed
void plain() { const int i = cg::tb().rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::B::rank()") from a __host__ function("plain") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("plain") is not allowed
void plain_twice() { cg::tb().through().rank(); cg::tb().argument(cg::di()); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg1B8argumentE1?") from a __host__ function("plain_twice") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::B::rank()") from a __host__ function("plain_twice") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::B::through()") from a __host__ function("plain_twice") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::di()") from a __host__ function("plain_twice") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("plain_twice") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("plain_twice") is not allowed
template <typename T> void instance(T *) { const int i = cg::tb().rank(); }
//^ error[call.device-from-host]: calling a __device__ function("cg::tb()") from a __host__ function("instance") is not allowed
void uses() { instance((int *)0); }
