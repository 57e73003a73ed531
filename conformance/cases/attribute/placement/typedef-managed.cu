/*---
says: __managed__ in a typedef does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
typedef __managed__ int T;  // warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
