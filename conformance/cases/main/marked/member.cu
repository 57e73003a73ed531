/*---
says: A member function main is no main.
rules: main.marked
runs: host accept, device accept, documented accept
---*/
struct S {
  __device__ int main() { return 0; }
};
