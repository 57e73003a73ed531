/*---
says: The types of a friend's parameters are looked up in the class that declares it, also where arguments alone find the friend.
rules: call.device-from-host
runs: host reject, device accept
---*/
namespace space {
typedef long Difference;
struct Iterator {
  typedef Iterator Self;
  typedef unsigned long Size;
  friend __device__ Self operator+(const Self &, Difference);
  friend __device__ Self operator+(Difference, const Self &);
  friend __device__ Self operator-(const Self &, Size *);
  friend __device__ auto operator*(Self &, int) -> Size;
  friend __device__ void advance(Self &, Size);
  friend void advance(int &, int);
  int operator[](Difference) const;
  Self next(Difference d) const {
    return *this + d;
    //^ host error[call.device-from-host]: calling a __device__ function("space::operator +(const ::space::Iterator &, long)") from a __host__ function("next") is not allowed
  }
};
void advance(Iterator &, Iterator &);
}

void function(space::Iterator one, long n) {
  one + n;
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN5spaceplE1?1?") from a __host__ function("function") is not allowed
  n + one;
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN5spaceplE1?1?") from a __host__ function("function") is not allowed
  one - nullptr;
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN5spacemiE1?1?") from a __host__ function("function") is not allowed
  one * 1;
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN5spacemlE1?1?") from a __host__ function("function") is not allowed
  advance(one, 3ul);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN5space7advanceE1?1?") from a __host__ function("function") is not allowed
}
