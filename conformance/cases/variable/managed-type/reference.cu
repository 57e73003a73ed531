/*---
says: A __managed__ reference.
rules: variable.managed.reference
runs: host reject, device reject
---*/
extern int x;
__managed__ int &r = x;  // error[variable.managed.reference]: a __managed__ variable cannot have a reference type
