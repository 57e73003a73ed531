/*---
says: Assembler statements are read in code of every space, and what their operands call is looked at.
rules: call.space
runs: host accept, device reject
---*/
int h();
__device__ void device(int *p) {
  int r;
  asm("nop");
  asm volatile("add.s32 %0, %1, %2;" : "=r"(r) : "r"(*p), "r"(1) : "memory");
  asm volatile("add.s32 %0, %1, 1;" : "=r"(r) : "r"(h()));
  //^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("device") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  asm("" :: "r"(r));
  asm("mov.u32 %[out], %[in];" : [out] "=r"(r) : [in] "r"(*p));
  //^ device error[c++]: Internal Compiler Error (codegen): "symbolic operand reference not supported!"
}
void host() { asm("nop"); }
asm("");
[[clang::device]] void other();
void uses() { other(); }
