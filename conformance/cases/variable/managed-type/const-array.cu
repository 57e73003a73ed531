/*---
says: A const __managed__ array.
rules: variable.managed.const
runs: host reject, device reject
---*/
__managed__ const int a[2] = {1, 2};
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
