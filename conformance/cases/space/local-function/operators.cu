/*---
says: Operators and conversion functions of a local class have the space that is written on them.
rules: space.local-function
runs: host accept, device accept
---*/
void p() {
  struct K { __attribute__((device)) K(int); __attribute__((device)) ~K() {} __attribute__((device)) int operator()(int); __attribute__((device)) operator long() const; __attribute__((host)) __attribute__((device)) K &operator+=(int); };
}
