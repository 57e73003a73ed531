/*---
says: A __managed__ rvalue reference.
rules: variable.managed.reference
runs: host reject, device reject
---*/
__managed__ int &&r = 1;  // error[variable.managed.reference]: a __managed__ variable cannot have a reference type
