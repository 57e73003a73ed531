/*---
says: A structured binding marked __shared__.
rules: variable.structured-binding
runs: host reject, device reject
---*/
struct P { int a, b; };
__shared__ auto [x, y] = P{1, 2};
//^ error[variable.structured-binding]: The __shared__ specifier is not allowed for a structured binding declaration
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
