/*---
says: A constexpr function without annotation under relaxed constexpr takes over the space that it overrides.
rules: override.propagation
runs: documented reject
arguments: --c++20 --relaxed_constexpr
deviation: cufe documented N-I the space that an implied host-device overrider takes over is not put into its byte
---*/
// Overridden functions that are not host-device by implication.
struct None {
  virtual int f();
};
struct NoneImplied : None {
  constexpr int f() override { return 1; }
  //^ documented space[NoneImplied::f] 0x10
  //^ documented witness[override.propagation(yes, no, none) = host]
};
struct NonePlain : None {
  int f() override;
  //^ documented witness[override.propagation(no, no, none) = nothing]
  //^ documented witness[override.mismatch(none, none)]
};
struct Host {
  __host__
  virtual int f();
};
struct HostImplied : Host {
  constexpr int f() override { return 1; }
  //^ documented space[HostImplied::f] 0x10
  //^ documented witness[override.propagation(yes, no, H) = host]
};
struct HostPlain : Host {
  int f() override;
  //^ documented witness[override.propagation(no, no, H) = nothing]
  //^ documented witness[override.mismatch(H, none)]
};
struct Device {
  __device__
  virtual int f();
};
struct DeviceImplied : Device {
  constexpr int f() override { return 1; }
  //^ documented space[DeviceImplied::f] 0x20
  //^ documented witness[override.propagation(yes, no, D) = device]
};
struct DevicePlain : Device {
  int f() override;
  //^ documented error[override.host-over-device]
  //^ documented witness[override.propagation(no, no, D) = nothing]
  //^ documented witness[override.mismatch(D, none)]
};
struct Global {
  __global__
  virtual void f();
};
struct GlobalImplied : Global {
  constexpr void f() override {}
  //^ documented space[GlobalImplied::f] 0x20
  //^ documented witness[override.propagation(yes, no, G) = device]
};
struct GlobalPlain : Global {
  void f() override;
  //^ documented error[override.host-over-device]
  //^ documented witness[override.propagation(no, no, G) = nothing]
  //^ documented witness[override.mismatch(G, none)]
};
struct Both {
  __host__
  __device__
  virtual int f();
};
struct BothImplied : Both {
  constexpr int f() override { return 1; }
  //^ documented space[BothImplied::f] 0x30
  //^ documented witness[override.propagation(yes, no, HD) = both]
};
struct BothPlain : Both {
  int f() override;
  //^ documented error[override.host-over-host-device]
  //^ documented witness[override.propagation(no, no, HD) = nothing]
  //^ documented witness[override.mismatch(HD, none)]
};
struct HostGlobal {
  __host__
  __global__
  //^ documented error[space.conflict]
  virtual void f();
};
struct HostGlobalImplied : HostGlobal {
  constexpr void f() override {}
  //^ documented space[HostGlobalImplied::f] 0x30
  //^ documented witness[override.propagation(yes, no, HG) = both]
};
struct HostGlobalPlain : HostGlobal {
  void f() override;
  //^ documented error[override.host-over-host-device]
  //^ documented witness[override.propagation(no, no, HG) = nothing]
  //^ documented witness[override.mismatch(HG, none)]
};
struct DeviceGlobal {
  __device__
  __global__
  //^ documented error[space.conflict]
  virtual void f();
};
struct DeviceGlobalImplied : DeviceGlobal {
  constexpr void f() override {}
  //^ documented space[DeviceGlobalImplied::f] 0x20
  //^ documented witness[override.propagation(yes, no, DG) = device]
};
struct DeviceGlobalPlain : DeviceGlobal {
  void f() override;
  //^ documented error[override.host-over-device]
  //^ documented witness[override.propagation(no, no, DG) = nothing]
  //^ documented witness[override.mismatch(DG, none)]
};
struct All {
  __host__
  __device__
  __global__
  //^ documented error[space.conflict]
  virtual void f();
};
struct AllImplied : All {
  constexpr void f() override {}
  //^ documented space[AllImplied::f] 0x30
  //^ documented witness[override.propagation(yes, no, HDG) = both]
};
struct AllPlain : All {
  void f() override;
  //^ documented error[override.host-over-host-device]
  //^ documented witness[override.propagation(no, no, HDG) = nothing]
  //^ documented witness[override.mismatch(HDG, none)]
};
struct Constexpr { constexpr virtual int f() { return 1; } };
struct ConstexprImplied : Constexpr {
  constexpr int f() override { return 2; }
  //^ documented space[ConstexprImplied::f] 0x00
  //^ documented witness[override.propagation(yes, yes, none) = nothing]
};
struct ConstexprPlain : Constexpr {
  int f() override;
  //^ documented witness[override.propagation(no, yes, none) = nothing]
  //^ documented witness[override.mismatch(none, none)]
};
