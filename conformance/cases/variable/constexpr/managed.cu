/*---
says: A constexpr __managed__ variable.
rules: variable.constexpr, variable.managed.const
runs: host reject, device reject
---*/
__managed__ constexpr int a = 1;
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
