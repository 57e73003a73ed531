/*---
says: __managed__ on a class does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct __managed__ S {};  // warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
