/*---
says: __shared__ on an enumeration does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
enum __shared__ E { X };  // warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
