/*---
says: Every space takes the address of functions of every space.
rules: call.address
runs: host accept, device reject
---*/
void none_function();
__host__ void H_function();
__device__ void D_function();
__host__ __device__ void HD_function();
__global__ void G_function();
void address_none() {
  void (*p)();
  p = none_function;
  //^ witness[call.address(none, none)]
  p = H_function;
  //^ witness[call.address(none, H)]
  p = D_function;
  //^ witness[call.address(none, D)]
  p = HD_function;
  //^ witness[call.address(none, HD)]
  p = G_function;
  //^ witness[call.address(none, G)]
  (void)p;
}
__host__ void address_H() {
  void (*p)();
  p = none_function;
  //^ witness[call.address(H, none)]
  p = H_function;
  //^ witness[call.address(H, H)]
  p = D_function;
  //^ witness[call.address(H, D)]
  p = HD_function;
  //^ witness[call.address(H, HD)]
  p = G_function;
  //^ witness[call.address(H, G)]
  (void)p;
}
__device__ void address_D() {
  void (*p)();
  p = none_function;
  //^ device error[device-code.undefined]: identifier "none_function" is undefined in device code
  //^ witness[call.address(D, none)]
  p = H_function;
  //^ device error[device-code.undefined]: identifier "H_function" is undefined in device code
  //^ witness[call.address(D, H)]
  p = D_function;
  //^ witness[call.address(D, D)]
  p = HD_function;
  //^ witness[call.address(D, HD)]
  p = G_function;
  //^ witness[call.address(D, G)]
  (void)p;
}
__global__ void address_G() {
  void (*p)();
  p = none_function;
  //^ device error[device-code.undefined]: identifier "none_function" is undefined in device code
  //^ witness[call.address(G, none)]
  p = H_function;
  //^ device error[device-code.undefined]: identifier "H_function" is undefined in device code
  //^ witness[call.address(G, H)]
  p = D_function;
  //^ witness[call.address(G, D)]
  p = HD_function;
  //^ witness[call.address(G, HD)]
  p = G_function;
  //^ witness[call.address(G, G)]
  (void)p;
}
__host__ __device__ void address_HD() {
  void (*p)();
  p = none_function;
  //^ witness[call.address(HD, none)]
  p = H_function;
  //^ witness[call.address(HD, H)]
  p = D_function;
  //^ witness[call.address(HD, D)]
  p = HD_function;
  //^ witness[call.address(HD, HD)]
  p = G_function;
  //^ witness[call.address(HD, G)]
  (void)p;
}
