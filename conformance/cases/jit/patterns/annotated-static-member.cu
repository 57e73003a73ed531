/*---
says: Pattern 4 with the document's annotation behind the class: the run-time compiler refuses it, and says no more.
rules: variable.data-member, jit.static-data-member
runs: jit reject
---*/
struct Constants {
  static constexpr int BLOCK_SIZE = 256;
  static const float EPSILON;
};
__device__ const float Constants::EPSILON = 1e-6f;
//^ error[variable.data-member]: memory qualifier on data member is not allowed
