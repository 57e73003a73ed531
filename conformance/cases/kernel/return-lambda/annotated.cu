/*---
says: The call operator of a lambda marked __global__ is an ordinary lambda to the tool.
rules: kernel.return.lambda
runs: host accept, device accept
arguments: --extended-lambda
---*/
void f() {
  auto l = [] __global__ () {};
  l();
}
