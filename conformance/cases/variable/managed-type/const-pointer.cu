/*---
says: A const __managed__ pointer.
rules: variable.managed.const
runs: host reject, device reject
---*/
__managed__ int *const p = 0;
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
