/*---
says: The end of the output.
rules: host-output.trailer.gnu
runs: host accept, documented accept
---*/
int x;
