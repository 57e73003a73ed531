/*---
says: __host__ on an enumeration does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
enum __host__ E { X };  // warning[attribute.does-not-apply]: attribute "__host__" does not apply here
