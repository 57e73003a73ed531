/*---
says: A friend is no member of the class that declares it: it is kept where it is used.
rules: keep.closure, keep.seed
runs: host accept, device accept, documented accept
---*/
struct OfFriends {
//^ kept[OfFriends] definition
  int member;
  friend __device__ int friend_function(OfFriends a) { return a.member; }
  friend int host_friend(OfFriends a) { return a.member; }
};
struct Other {
//^ kept[Other] nothing
  friend int unused(Other a) { return 1; }
};
__global__ void kernel() {
  OfFriends object = {1};
  friend_function(object);
}
