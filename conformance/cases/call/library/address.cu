/*---
says: The address of std::move is taken in device code; that of another function of namespace std is undefined there.
rules: call.library, call.address
runs: host accept, device reject
---*/
namespace std {
template <class T> int move(T t) { return 1; }
int other(int t);
}
__device__ void takes() {
  int (*p)(int) = &std::move<int>;
  //^ witness[call.library(move-forward) = HD]
  //^ witness[call.address(D, HD)]
  int (*q)(int) = &std::other;
  //^ device error[device-code.undefined]: identifier "std::other" is undefined in device code
  //^ witness[call.library(ordinary) = none]
  //^ witness[call.address(D, none)]
}
