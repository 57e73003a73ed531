/*---
says: Using-declarations that name each other's function leave one function, as those of <cstdlib> and <stdlib.h> do.
rules: launch.callee
runs: host reject
---*/
extern "C" void ends(int) noexcept(true);
namespace n {
using ::ends;
}
using n::ends;
void host(int x) {
  ends<<<1, 1>>>(x);
  //^ error[launch.host-callee]: a host function call cannot be configured
  n::ends<<<1, 1>>>(x);
  //^ error[launch.host-callee]: a host function call cannot be configured
  ::ends<<<1, 1>>>(x);
  //^ error[launch.host-callee]: a host function call cannot be configured
}
