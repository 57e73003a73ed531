/*---
says: A __managed__ pointer to const.
rules: variable.managed.const
runs: host accept, device accept
---*/
__managed__ const int *p;
