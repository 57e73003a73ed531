/*---
says: __managed__ with __shared__.
rules: variable.managed.space
runs: host reject, device reject
---*/
__managed__ __shared__ int a;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
