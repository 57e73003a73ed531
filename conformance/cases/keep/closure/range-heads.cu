/*---
says: What the head of a range-based for captures and calls is kept.
rules: keep.closure
runs: host accept, device accept, documented accept
---*/
struct Range {
//^ kept[Range] definition
  int values[2];
  __device__ int *begin() { return values; }
  __device__ int *end() { return values + 2; }
};
struct Captured { int member; };
//^ kept[Captured] definition
__device__ int sum(Range range, Captured captured) {
  int total = 0;
  for (int value : [range, captured] { Range copy = range; copy.values[0] = captured.member; return copy; }()) total += value;
  return total;
}
