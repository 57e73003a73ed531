/*---
says: A thread_local host variable.
rules: variable.thread-local
runs: host accept, device accept, documented accept
---*/
thread_local int a;
