/*---
says: __launch_bounds__ on a variable does not apply.
rules: attribute.does-not-apply
runs: host accept, device accept
---*/
__launch_bounds__(1) int a;  // warning[attribute.does-not-apply]: attribute "__launch_bounds__" does not apply here
