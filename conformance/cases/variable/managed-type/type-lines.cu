/*---
says: Which line is reported for type errors.
rules: variable.managed.const, variable.managed.reference
runs: host reject, device reject
---*/
__managed__
const
int
a = 1;  // error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
extern int x;
__managed__
int
&r  // error[variable.managed.reference]: a __managed__ variable cannot have a reference type
= x;
