/*---
says: A __shared__ array of unknown bound that is no extern.
rules: variable.shared.initializer
runs: host reject, device reject
---*/
__shared__ int a[];  // error[c++]: incomplete type "int []" is not allowed
