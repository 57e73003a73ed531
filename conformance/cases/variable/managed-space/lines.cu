/*---
says: Which line is reported.
rules: variable.managed.space
runs: host reject, device reject
---*/
__managed__
__constant__
int
a;  // error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
