/*---
says: Types and parameters called device and host are no annotations of a lambda.
rules: lambda.gate
runs: host accept, device accept, documented accept
---*/
struct device {};
namespace host { struct T {}; }
void f() {
  auto l = []() -> device { return device(); };
  auto m = []() -> host::T { return host::T(); };
  auto n = [](device host) {};
  l(), m(), n(l());
}
