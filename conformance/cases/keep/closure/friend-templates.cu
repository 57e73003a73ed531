/*---
says: Friend templates are kept where they are used, with what their arguments name.
rules: keep.closure, keep.seed
runs: host accept, device accept, documented accept
---*/
struct Argument { int member; };
//^ kept[Argument] definition
struct OfFriends {
//^ kept[OfFriends] definition
  template <class T> friend __device__ T friend_template(OfFriends a, T b) { return b; }
  template <class T> friend T unused_template(OfFriends a, T b) { return b; }
};
__global__ void kernel() { friend_template(OfFriends{}, Argument{1}); }
