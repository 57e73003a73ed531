/*---
says: A member function main is no main.
rules: main.marked
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
struct S {
  __device__ int main() { return 0; }
};
