// nvcc: -std=c++20
// The rest of the standard library in one unit with a kernel, a managed variable and a device function.
#include "check.h"

#include <barrier>
#include <bit>
#include <bitset>
#include <charconv>
#include <cmath>
#include <complex>
#include <condition_variable>
#include <coroutine>
#include <csignal>
#include <execution>
#include <filesystem>
#include <forward_list>
#include <fstream>
#include <future>
#include <iostream>
#include <latch>
#include <locale>
#include <memory_resource>
#include <numbers>
#include <numeric>
#include <ratio>
#include <regex>
#include <scoped_allocator>
#include <semaphore>
#include <shared_mutex>
#include <sstream>
#include <stack>
#include <stop_token>
#include <system_error>
#include <typeindex>
#include <unordered_set>
#include <valarray>
#include <version>

__managed__ int total;
__device__ std::complex<float> unused_complex;
__global__ void kernel(int *to) { *to = total; }

struct Generator {
  struct promise_type {
    int value = 0;
    Generator get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int x) noexcept { return value = x, std::suspend_always{}; }
    void return_void() {}
    void unhandled_exception() { throw; }
  };
  std::coroutine_handle<promise_type> handle;
  ~Generator() { handle.destroy(); }
  int next() { return handle.resume(), handle.promise().value; }
};
Generator count(int n) {
  for (int i = 0; i < n; ++i) co_yield total + i;
}

int main() {
  check::start("host_headers");
  total = 10;
  Generator generator = count(3);
  check::host(generator.next() * 100 + generator.next(), 1011);
  std::smatch match;
  const std::string text = "key=42";
  check::host(std::regex_match(text, match, std::regex(R"((\w+)=(\d+))")), 1);
  int parsed = 0;
  const std::string digits = match[2];
  std::from_chars(digits.data(), digits.data() + digits.size(), parsed);
  check::host(parsed + static_cast<long>(std::popcount(7u)) + std::bit_ceil(5u), 42 + 3 + 8);
  check::host(static_cast<long>(std::norm(std::complex<double>(3, 4))) + std::bitset<8>("101").count(), 27);
  const std::valarray<int> values = {1, 2, 3};
  check::host((values * values).sum(), 14);
  check::host(std::filesystem::path("/a/b.cu").extension() == ".cu", 1);
  std::pmr::monotonic_buffer_resource pool;
  std::pmr::vector<int> pooled({1, 2, 3}, &pool);
  check::host(std::reduce(pooled.begin(), pooled.end()), 6);
  std::packaged_task<int(int)> task([](int x) { return x + total; });
  auto future = task.get_future();
  task(5);
  check::host(future.get(), 15);
  std::counting_semaphore<2> semaphore(1);
  std::latch latch(1);
  std::shared_mutex mutex;
  {
    const std::shared_lock lock(mutex);
    semaphore.acquire();
    latch.count_down();
    check::host(latch.try_wait(), 1);
  }
  check::host(static_cast<long>(std::numbers::pi * 100) + std::gcd(12, 18) + std::ratio<1, 2>::den, 314 + 6 + 2);
  std::unordered_set<std::type_index> types = {typeid(int), typeid(long), typeid(int)};
  std::forward_list<int> forward = {3, 1, 2};
  forward.sort();
  check::host(static_cast<long>(types.size()) * 10 + forward.front(), 21);
  std::stringstream stream;
  stream << std::boolalpha << true << ' ' << 1;
  check::host(stream.str() == "true 1", 1);
  const std::error_code error = std::make_error_code(std::errc::invalid_argument);
  check::host(error.value(), 22);
  int *to = check::shared_value<int>();
  kernel<<<1, 1>>>(to);
  check::device(check::settled(to), 10);
  return check::finish();
}
