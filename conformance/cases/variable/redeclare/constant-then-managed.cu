/*---
says: An extern constant variable declared again as a managed variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host reject, device reject
---*/
extern __constant__ int x;
__managed__ int x;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ device warning[variable.redeclared.without]: a __constant__ variable("x") redeclared without __constant__
