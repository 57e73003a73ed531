/*---
says: The end of the output.
rules: host-output.trailer.gnu
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
int x;
