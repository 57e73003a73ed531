/*---
says: An extern managed variable declared again as a shared variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host reject, device reject
---*/
extern __managed__ int x;
__shared__ int x;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ device warning[variable.redeclared.without]: a __managed__ variable("x") redeclared without __managed__
