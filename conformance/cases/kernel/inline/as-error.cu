/*---
says: The warning can be made an error.
rules: kernel.inline
runs: host reject, device reject
arguments: --diag_error=20050
---*/
__global__ inline void k() {}  // error[kernel.inline]: inline qualifier ignored for "__global__" function
