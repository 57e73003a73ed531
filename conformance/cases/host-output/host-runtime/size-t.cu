/*---
says: The runtime header is included behind the first size_t.
rules: host-output.host-runtime
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
typedef unsigned long other;
other x;
