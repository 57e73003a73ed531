/*---
says: The runtime header is included behind the first size_t.
rules: host-output.host-runtime
runs: host accept, documented accept
---*/
typedef unsigned long other;
other x;
