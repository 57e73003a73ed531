/*---
says: __shared__ with __managed__.
rules: variable.managed.space
runs: host reject, device reject
---*/
__shared__ __managed__ int a;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
