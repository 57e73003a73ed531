/*---
says: Implicit copy and move constructors that lists, parentheses, auto and new-expressions use are code.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Part {
  __device__ Part();
  __host__ Part(const Part &);
  int v;
};
struct Direct { Part h; __device__ Direct(); Direct(const Direct &) = default; };
struct Listed { Part h; __device__ Listed(); Listed(const Listed &) = default; };
struct Deduced { Part h; __device__ Deduced(); Deduced(const Deduced &) = default; };
struct Braced { Part h; __device__ Braced(); Braced(const Braced &) = default; };
struct New { Part h; __device__ New(); New(const New &) = default; };
struct Aggregate { Part h; };
struct Other { Part h; };
struct Moved { Part h; };
struct Made { Part h; };
__device__ Made made();
__device__ void direct(const Direct &b) { Direct a(b); }
__device__ void listed(const Listed &b) { Listed a{b}; }
__device__ void deduced(Deduced &b) { auto a = b; }
__device__ void braced(Braced &b) { Braced{b}; }
__device__ void by_new(New &b) { new New{b}; }
__device__ void aggregate(Aggregate &b) { Aggregate a{b}; }
__device__ void deduced_list(Other &b) { auto a{b}; }
__device__ void moved(Moved &b) { Moved a{static_cast<Moved &&>(b)}; }
__device__ void elided() { Made a{made()}; auto d = made(); }
struct Whole { Aggregate a; Direct w; __device__ Whole(const Aggregate &, const Direct &); };
__device__ Whole::Whole(const Aggregate &x, const Direct &y) : a{x}, w{y} {}
struct Host { __device__ Host(int); __host__ Host(const Host &); };
__device__ void declared(const Host &z) {
  auto a = z;
  //^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("declared") is not allowed
  //^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  const auto b(z);
  //^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("declared") is not allowed
  //^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  auto c{z};
  //^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("declared") is not allowed
  //^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  const auto &e = z;
  auto f = Host(1);
}
//^ device error[call.host-from-device]: calling a __host__ function("Part::Part(const Part&)") from a __device__ function("Aggregate::Aggregate") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Part::Part(const Part&)") from a __device__ function("Braced::Braced") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Part::Part(const Part&)") from a __device__ function("Deduced::Deduced") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Part::Part(const Part&)") from a __device__ function("Direct::Direct") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Part::Part(const Part&)") from a __device__ function("Listed::Listed") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Part::Part(const Part&)") from a __device__ function("Moved::Moved") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Part::Part(const Part&)") from a __device__ function("New::New") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Part::Part(const Part&)") from a __device__ function("Other::Other") is not allowed
//^ device error[device-code.undefined]: identifier "Part::Part" is undefined in device code
//^ device error[device-code.undefined]: identifier "Part::Part" is undefined in device code
//^ device error[device-code.undefined]: identifier "Part::Part" is undefined in device code
//^ device error[device-code.undefined]: identifier "Part::Part" is undefined in device code
//^ device error[device-code.undefined]: identifier "Part::Part" is undefined in device code
//^ device error[device-code.undefined]: identifier "Part::Part" is undefined in device code
//^ device error[device-code.undefined]: identifier "Part::Part" is undefined in device code
//^ device error[device-code.undefined]: identifier "Part::Part" is undefined in device code
