/*---
says: __grid_constant__ on a variable does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
__grid_constant__ int x;  // warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
