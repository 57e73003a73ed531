/*---
says: Pattern 4: constant static data members are accepted as they are.
rules: jit.static-data-member
runs: jit accept
---*/
struct Constants {
  static constexpr int BLOCK_SIZE = 256;
  static const float EPSILON;
};
const float Constants::EPSILON = 1e-6f;
