/*---
says: Which line is reported.
rules: variable.constexpr
runs: host reject, device reject
---*/
constexpr
__managed__  // error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
int
a = 1;  // error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
