/*---
says: __managed__ on an enumeration does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
enum __managed__ E { X };  // warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
