/*---
says: A constexpr __shared__ variable.
rules: variable.constexpr, variable.shared.initializer
runs: host reject, device reject
---*/
__shared__ constexpr int a = 1;
//^ error[variable.constexpr]: A __shared__ variable cannot be marked constexpr
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
