/*---
says: The space of a constant without memory space.
rules: jit.variable, jit.default-space
runs: jit accept, documented-jit reject
---*/
const int v = 1;
//^ documented-jit error[jit.unannotated-variable]
//^ documented-jit witness[jit.variable(namespace, none, yes, no)]
//^ jit witness[jit.default-space(constant, no) = D]
//^ documented-jit witness[jit.default-space(constant, no) = none]
