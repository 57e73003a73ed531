// Enumerators as template arguments: of the first function, which names the unit, and of kernels.
#include "check.h"

namespace scopes {
inline namespace v1 {
enum thread_scope { whole, device = 4, block };
enum class level : unsigned char { low = 1, high = low + 2 };
struct nothing {};
template <thread_scope Scope, class Then = nothing> struct barrier { int count; };
template <> struct barrier<block, nothing> { int count; };
template <level L> struct at {};
} // namespace v1
} // namespace scopes
using scopes::block;
using scopes::level;

__device__ void first_of_all(scopes::barrier<block> &one, scopes::barrier<scopes::device> *two) {
  one.count += two->count;
}
enum { three = 3 };
template <int N> struct fixed { int values[N]; };
template <scopes::thread_scope S> __global__ void scoped(int *out) { *out = S; }
template <level L> __global__ void levelled(int *out, scopes::at<L>) { *out = static_cast<int>(L); }
template <class T> __global__ void sized(int *out, T) { *out = sizeof(T); }
__global__ void with_barrier(int *out, scopes::barrier<block> one, fixed<three> two) {
  scopes::barrier<scopes::device> other{two.values[2]};
  first_of_all(one, &other);
  *out = one.count;
}
struct Holder {
  enum kind { first = 10, second };
  template <kind K> static int of() { return K; }
};

static int *out;
static int written() { return check::settled(out); }

int main() {
  check::start("enumerators");
  out = check::shared_value<int>();
  scoped<block><<<1, 1>>>(out);
  check::device(written(), 5);
  scoped<scopes::thread_scope::device><<<1, 1>>>(out);
  check::device(written(), 4);
  levelled<<<1, 1>>>(out, scopes::at<level::high>());
  check::device(written(), 3);
  sized<fixed<three>><<<1, 1>>>(out, fixed<three>());
  check::device(written(), 12);
  with_barrier<<<1, 1>>>(out, scopes::barrier<block>{2}, fixed<three>{{1, 2, 9}});
  check::device(written(), 11);
  check::host(Holder::of<Holder::second>(), 11);
  check::host(sizeof(fixed<block>), 20);
  return check::finish();
}
