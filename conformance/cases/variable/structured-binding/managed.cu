/*---
says: A structured binding marked __managed__.
rules: variable.structured-binding
runs: host reject, device reject
---*/
struct P { int a, b; };
__managed__ auto [x, y] = P{1, 2};
//^ error[variable.structured-binding]: The __managed__ specifier is not allowed for a structured binding declaration
