/*---
says: A variable that a block declares in device memory keeps its type and what its declaration names, whatever the function around it is; so does a launch with the enumeration that its kernel is instantiated for.
rules: keep.seed, keep.closure
runs: documented accept
---*/
struct Part { int x; };
//^ kept[Part] definition
struct Only {};
//^ kept[Only] definition
struct Pointed {};
//^ kept[Pointed] nothing
enum Level { low };
//^ kept[Level] definition
template <class T> __global__ void level(T) {}
//^ kept[level] definition
void host() {
//^ kept[host] nothing
  __shared__ Part part;
  //^ kept[part] definition
  __shared__ int number;
  __shared__ Only only, *pointer;
  Pointed *plain = nullptr;
  level<<<1, 1>>>(low);
}
struct Holder {
//^ kept[Holder] declaration
  void member() { __shared__ Holder *of_own_class; }
  //^ kept[of_own_class] definition
};
