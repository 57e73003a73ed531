/*---
says: A thread_local host variable.
rules: variable.thread-local
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
thread_local int a;
