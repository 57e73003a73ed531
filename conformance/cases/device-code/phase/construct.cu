/*---
says: Errors in the text before a function's end, its own among them, end the search; calls of the host are not looked at after it.
rules: device-code.phase, device-code.construct
runs: host accept, device reject
---*/
__device__ int call();
int host();
__device__ int own() { static int x = call(); throw 1; }
//^ device error[device-code.exception]: device code does not support exception handling
__device__ int behind() { static int x = call(); return host(); }
