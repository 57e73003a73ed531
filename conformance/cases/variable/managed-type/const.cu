/*---
says: A const __managed__ variable.
rules: variable.managed.const
runs: host reject, device reject
---*/
__managed__ const int a = 1;  // error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
