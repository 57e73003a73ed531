/*---
says: A variable that is compared with something less is no template with arguments.
rules: host-output.reference-array.listed
runs: host accept
arguments: --device-c
---*/
__device__ int a, b, c;
__constant__ int d;
__managed__ int e;
bool less() { return e < 61; }
bool between(int x) { return sizeof(a) < sizeof(x) && sizeof(x) > (2); }
bool nested(int x) { return sizeof(b) < sizeof(int) < (x > sizeof(c)); }
bool constant() { return sizeof(d) < 3; }
