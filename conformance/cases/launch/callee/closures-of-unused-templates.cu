/*---
says: The launch of a closure in a template is told of its instances alone.
rules: launch.callee
runs: host reject, device reject
---*/
template <typename T> void y1(int q) { auto l = [](int) {}; l<<<1, 1>>>(q); }
template <typename T> void y2(int q) { auto l = [](int) {}; l<<<1, 1>>>(q); }
//^ error[launch.host-callee]: a host function call cannot be configured
template void y2<int>(int);
void y3(int q) { auto l = [](int) {}; l<<<1, 1>>>(q); }
//^ error[launch.host-callee]: a host function call cannot be configured
