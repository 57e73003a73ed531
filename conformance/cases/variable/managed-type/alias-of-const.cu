/*---
says: const through an alias.
rules: variable.managed.const
runs: host reject, device reject
---*/
typedef const int C;
__managed__ C a = 1;  // error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
