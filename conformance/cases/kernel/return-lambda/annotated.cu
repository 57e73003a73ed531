/*---
says: The call operator of a lambda marked __global__ is an ordinary lambda to the tool; the document's handler runs on it.
rules: kernel.return.lambda
runs: host accept, device accept, documented reject
arguments: --extended-lambda
---*/
void f() {
  auto l = [] __global__ () {};
  //^ documented error[kernel.operator]
  //^ documented error[kernel.return.deduced]
  //^ documented error[kernel.return.lambda]
  auto m = [] __global__ () -> void {};
  //^ documented error[kernel.operator]
  //^ documented error[kernel.return.lambda]
  //^ documented witness[kernel.operator(call)]
  //^ documented witness[kernel.return.lambda(yes, no)]
  //^ documented witness[kernel.ellipsis(function, no)]
  l(), m();
}
