/*---
says: A conversion function is named by its type with all scopes; conversions to other types are no overloads of it.
rules: override.checked
runs: host reject, device reject
---*/
namespace n {
enum class E { a };
template <typename T> struct P { struct I {}; };
}
namespace { struct U {}; }
using n::E;
struct V {
  __device__ virtual operator E() const;
  __device__ virtual operator unsigned long int();
  __device__ virtual operator U();
  __device__ virtual operator n::P<char>::I();
};
struct W : V {
  __host__ operator E() const;
  //^ @-13.1 error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator n::E") is a __device__ function, but overriding entity (function "W::operator n::E") is a __host__ function
  //^ @13.3 error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator n::E") is a __device__ function, but overriding entity (function "W::operator n::E") is a __host__ function
  //^ @13.5- error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator n::E") is a __device__ function, but overriding entity (function "W::operator n::E") is a __host__ function
  __host__ operator unsigned long int();
  //^ @-13.1 error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator unsigned long") is a __device__ function, but overriding entity (function "W::operator unsigned long") is a __host__ function
  //^ @13.3 error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator unsigned long") is a __device__ function, but overriding entity (function "W::operator unsigned long") is a __host__ function
  //^ @13.5- error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator unsigned long") is a __device__ function, but overriding entity (function "W::operator unsigned long") is a __host__ function
  __host__ operator U();
  //^ @-13.1 error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator <unnamed>::U") is a __device__ function, but overriding entity (function "W::operator <unnamed>::U") is a __host__ function
  //^ @13.3 error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator <unnamed>::U") is a __device__ function, but overriding entity (function "W::operator <unnamed>::U") is a __host__ function
  //^ @13.5- error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator <unnamed>::U") is a __device__ function, but overriding entity (function "W::operator <unnamed>::U") is a __host__ function
  __host__ operator n::P<char>::I();
  //^ @-13.1 error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator n::P<char>::I") is a __device__ function, but overriding entity (function "W::operator n::P<char>::I") is a __host__ function
  //^ @13.3 error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator n::P<char>::I") is a __device__ function, but overriding entity (function "W::operator n::P<char>::I") is a __host__ function
  //^ @13.5- error[override.host-over-device]: execution space mismatch: overridden entity (function "V::operator n::P<char>::I") is a __device__ function, but overriding entity (function "W::operator n::P<char>::I") is a __host__ function
};
