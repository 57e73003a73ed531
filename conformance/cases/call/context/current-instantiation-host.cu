/*---
says: In a class template the released host pass tells a call of its own member through an object of it, this or another, in every release and whatever the arguments are, where the member is no template and alone with its name; calls without an object, operators and members of bases that depend wait for the instance.
rules: call.context, call.space, call.callee-name
runs: host reject
deviation: oracle host BUG members of the template itself are told where they are named without an object, and not where they are with one
---*/
struct NB { __device__ void nb(int); };
template <class Y, int N> struct CT : NB {
  __device__ static void q(int); __device__ void n(int); __device__ void y(Y); __device__ void c(int) const;
  __device__ void o(int); __device__ void o(float); template <class X> __device__ void t(X);
  __device__ CT operator+(int); __device__ void operator()(int); __device__ operator int();
  CT *next; NB b; int i;
  void m(CT r, CT &s, CT *p, const CT k, Y v) {
    this->n(3);
    //^ error[call.device-from-host]: calling a __device__ function("CT<T1, int> ::n(int)") from a __host__ function("m") is not allowed
    this->q(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1qE1?") from a __host__ function("m") is not allowed
    this->y(v);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1yE1?") from a __host__ function("m") is not allowed
    this->n(v);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("m") is not allowed
    this->n(N);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("m") is not allowed
    this->c(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZNK2CTI1?1?E1cE1?") from a __host__ function("m") is not allowed
    this->late(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E4lateE1?") from a __host__ function("m") is not allowed
    this->CT::n(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("m") is not allowed
    (*this).n(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("m") is not allowed
    (&r)->n(3);
    r.n(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("m") is not allowed
    s.y(v);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1yE1?") from a __host__ function("m") is not allowed
    p->q(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1qE1?") from a __host__ function("m") is not allowed
    k.c(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZNK2CTI1?1?E1cE1?") from a __host__ function("m") is not allowed
    next->n(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("m") is not allowed
    this->next->n(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("m") is not allowed
    this->nb(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2NB2nbE1?") from a __host__ function("m") is not allowed
    b.nb(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2NB2nbE1?") from a __host__ function("m") is not allowed
    CT x;
    x.n(i);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("m") is not allowed
    return this->n(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("m") is not allowed
  }
  void waits(CT r, Y v) {
    n(3);
    q(3);
    y(v);
    CT::q(3);
    CT::n(3);
    this->o(3);
    this->o(v);
    this->t(3);
    this->t(v);
    r + 3;
    r(3);
    *this + 3;
    sizeof(this->i);
  }
  __device__ void late(int);
  template <class Z> void member_template(Z z) {
    this->n(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("member_template") is not allowed
    this->y(z);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1yE1?") from a __host__ function("member_template") is not allowed
    n(3);
  }
  static void of_class(CT &r) { r.n(3); }
  //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("of_class") is not allowed
  void outside();
};
template <class Y, int N> void CT<Y, N>::outside() {
  this->n(3);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?1?E1nE1?") from a __host__ function("outside") is not allowed
  n(3);
}
template <class Y> struct DT : CT<Y, 3> {
  __device__ void d(int); __device__ virtual void v(int);
  void m(DT r) {
    this->n(3);
    r.n(3);
    this->d(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2DTI1?E1dE1?") from a __host__ function("m") is not allowed
    r.d(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2DTI1?E1dE1?") from a __host__ function("m") is not allowed
    this->v(3);
    //^ error[call.device-from-host]: calling a __device__ function("_ZN2DTI1?E1vE1?") from a __host__ function("m") is not allowed
    d(3);
  }
};
template <class Y> void no_member(CT<Y, 2> r) { r.n(3); }
