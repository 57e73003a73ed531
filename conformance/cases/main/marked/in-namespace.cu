/*---
says: A function main in a namespace is no main.
rules: main.marked
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
namespace n {
__device__ int main() { return 0; }
}
