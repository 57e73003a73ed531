/*---
says: A structured binding marked __constant__.
rules: variable.structured-binding
runs: host reject, device reject
---*/
struct P { int a, b; };
__constant__ auto [x, y] = P{1, 2};
//^ error[variable.structured-binding]: The __constant__ specifier is not allowed for a structured binding declaration
