/*---
says: The call operator of a lambda marked __global__ is an ordinary lambda to the tool.
rules: kernel.return.lambda
runs: host accept, device accept
arguments: --extended-lambda
deviation: cufe host BUG reports cufe though nothing is wrong
deviation: cufe device BUG reports cufe though nothing is wrong
---*/
void f() {
  auto l = [] __global__ () {};
  l();
}
