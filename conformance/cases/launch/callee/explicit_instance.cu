/*---
says: Explicit instantiations are instances in both passes; one that is declared extern is another unit's unless it is defined behind.
rules: launch.callee
runs: host reject, device reject
deviation: oracle host N-I explicit instances are not looked at in the host pass
deviation: oracle device BUG an extern declaration is taken for an instance
---*/
void host(int, int);
template <class T> void declared_extern(T t) {
  host<<<1, 1>>>(1, t);
}
extern template void declared_extern<int>(int);
template <class T> void defined_behind(T t) {
  host<<<1, 1>>>(1, t);  // error[launch.host-callee]: a host function call cannot be configured
}
extern template void defined_behind<int>(int);
template void defined_behind<int>(int);
void user() {
  declared_extern(1);
}
