/*---
says: The space of a constant without memory space, with -default-device.
rules: jit.variable, jit.default-space
runs: jit accept, documented-jit accept
arguments: -default-device
---*/
const int v = 1;
//^ jit witness[jit.default-space(constant, yes) = D]
//^ documented-jit witness[jit.default-space(constant, yes) = D]
