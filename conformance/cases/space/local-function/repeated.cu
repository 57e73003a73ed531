/*---
says: A block-scope declaration twice.
rules: space.local-function
runs: host accept, device accept, documented accept
deviation: oracle=cufe host BUG entities and host tokens differ
deviation: oracle=cufe documented BUG entities and host tokens differ
---*/
void f() {
  __device__ void g();
  __device__ void g();
}
