/*---
says: __constant__ on an enumeration does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
enum __constant__ E { X };  // warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
