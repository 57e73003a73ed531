/*---
says: Kernels that are no lambdas.
rules: kernel.return.lambda
runs: host accept, device reject, documented accept
---*/
__global__ void k();
//^ documented witness[kernel.return.lambda(no, no)]
//^ documented witness[space.constexpr-lambda(no) = applied]
__global__ constexpr void l();
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ documented witness[kernel.return.lambda(no, yes)]
//^ host,device witness[kernel.inline(function, yes, no)]
//^ host,device witness[kernel.constexpr(function, yes)]
