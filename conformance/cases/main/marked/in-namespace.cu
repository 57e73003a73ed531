/*---
says: A function main in a namespace is no main.
rules: main.marked
runs: host accept, device accept, documented accept
---*/
namespace n {
__device__ int main() { return 0; }
}
