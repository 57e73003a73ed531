// A host program of today's C++17 with one kernel beside it: nothing of it may change.
#include "check.h"

#include <algorithm>
#include <any>
#include <array>
#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <iomanip>
#include <iterator>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <queue>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

using namespace std::string_literals;
using namespace std::string_view_literals;

__global__ void kernel(int *to) { *to += 1; }

namespace {

template <class... F> struct Overloaded : F... {
  using F::operator()...;
};
template <class... F> Overloaded(F...) -> Overloaded<F...>;

struct Shape {
  virtual ~Shape() = default;
  [[nodiscard]] virtual double area() const = 0;
};
struct Circle final : Shape {
  double radius;
  explicit Circle(double radius) : radius(radius) {}
  double area() const override { return 3 * radius * radius; }
};
struct Square final : Shape {
  double side;
  explicit Square(double side) noexcept : side{side} {}
  double area() const override { return side * side; }
};

template <class T, class = void> struct HasSize : std::false_type {};
template <class T> struct HasSize<T, std::void_t<decltype(std::declval<T>().size())>> : std::true_type {};

template <class T> auto describe(const T &value) {
  if constexpr (std::is_integral_v<T>) return "integer "s + std::to_string(value);
  else if constexpr (HasSize<T>::value) return "container of " + std::to_string(value.size());
  else return "other"s;
}

template <class... T> constexpr auto sum(T... values) { return (values + ... + 0); }
template <class T, std::size_t... I> constexpr auto squares(std::index_sequence<I...>) { return std::array<T, sizeof...(I)>{T(I * I)...}; }
template <class Tuple, class F> constexpr void for_each(Tuple &&tuple, F &&f) {
  std::apply([&f](auto &&...x) { (f(std::forward<decltype(x)>(x)), ...); }, std::forward<Tuple>(tuple));
}

class Counter {
  inline static int live = 0;
  int id_;

public:
  explicit Counter(int id) : id_(id) { ++live; }
  Counter(const Counter &) = delete;
  Counter(Counter &&other) noexcept : id_(std::exchange(other.id_, -1)) { ++live; }
  Counter &operator=(Counter &&) = default;
  ~Counter() { --live; }
  static int alive() { return live; }
  int id() const & { return id_; }
};

std::optional<int> parse(std::string_view text) {
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

class Trie {
  struct Node {
    std::map<char, std::unique_ptr<Node>> children;
    bool end = false;
  };
  Node root;

public:
  void add(std::string_view word) {
    auto *node = &root;
    for (char c : word) {
      auto &child = node->children[c];
      if (!child) child = std::make_unique<Node>();
      node = child.get();
    }
    node->end = true;
  }
  [[nodiscard]] bool has(std::string_view word) const {
    const Node *node = &root;
    for (char c : word) {
      if (auto found = node->children.find(c); found != node->children.end()) node = found->second.get();
      else return false;
    }
    return node->end;
  }
};

constexpr std::uint32_t hash(std::string_view text) {
  std::uint32_t value = 2166136261u;
  for (char c : text) value = (value ^ static_cast<unsigned char>(c)) * 16777619u;
  return value;
}
static_assert(hash("") == 2166136261u);

enum class [[maybe_unused]] Level : std::uint8_t { low = 1, high [[maybe_unused]] = 2 };

} // namespace

int main() {
  check::start("host_cpp17");

  std::map<std::string, std::vector<int>> groups;
  for (int i = 0; i < 10; ++i) groups[i % 2 == 0 ? "even" : "odd"].push_back(i);
  int total = 0;
  for (const auto &[name, values] : groups) total += static_cast<int>(name.size()) * std::accumulate(values.begin(), values.end(), 0);
  check::host(total, 4 * 20 + 3 * 25);

  std::vector<std::unique_ptr<Shape>> shapes;
  shapes.push_back(std::make_unique<Circle>(2));
  shapes.emplace_back(new Square(3));
  check::host(std::accumulate(shapes.begin(), shapes.end(), 0, [](int area, const auto &shape) { return area + static_cast<int>(shape->area()); }), 21);

  const std::variant<int, std::string, std::vector<int>> variants[] = {1, "two"s, std::vector{1, 2, 3}};
  int visited = 0;
  for (const auto &variant : variants)
    visited += std::visit(Overloaded{[](int x) { return x; }, [](const std::string &s) { return static_cast<int>(s.size()); }, [](const auto &v) { return static_cast<int>(v.size()) * 10; }}, variant);
  check::host(visited, 34);

  check::host(parse("123").value_or(0) + parse("x").value_or(-1), 122);
  check::host(static_cast<long>((describe(1) + describe("ab"s) + describe(1.5)).size()), 9 + 14 + 5);
  constexpr auto table = squares<int>(std::make_index_sequence<5>{});
  check::host(table[4] + sum(1, 2, 3), 22);
  int pieces = 0;
  for_each(std::tuple{1, 'b', 2.0}, [&pieces](auto value) { pieces += static_cast<int>(value); });
  check::host(pieces, 101);

  {
    std::vector<Counter> counters;
    counters.reserve(2);
    counters.emplace_back(1);
    Counter moved = std::move(counters.front());
    check::host(Counter::alive() * 10 + moved.id() + counters[0].id(), 20);
  }
  check::host(Counter::alive(), 0);

  Trie trie;
  for (auto word : {"one"sv, "only"sv}) trie.add(word);
  check::host(trie.has("one") * 2 + trie.has("on"), 2);

  std::unordered_map<std::string_view, int> counts;
  std::istringstream words("the quick the lazy the");
  std::vector<std::string> storage{std::istream_iterator<std::string>{words}, {}};
  for (const auto &word : storage) ++counts[word];
  check::host(counts["the"] * 10 + static_cast<long>(counts.size()), 33);

  std::priority_queue<int, std::vector<int>, std::greater<>> queue;
  for (int x : {3, 1, 2}) queue.push(x);
  check::host(queue.top(), 1);
  std::list<int> list{1, 2, 3, 4};
  list.erase(std::find(list.begin(), list.end(), 2)), list.pop_back();
  check::host(static_cast<long>(list.size()), 2);
  std::set<std::pair<int, int>, std::greater<std::pair<int, int>>> set{{1, 2}, {3, 4}};
  check::host(set.begin()->second, 4);
  std::deque<int> deque(5, 1);
  std::partial_sum(deque.begin(), deque.end(), deque.begin());
  check::host(deque.back(), 5);

  try {
    throw std::runtime_error("wrong");
  } catch (const std::exception &error) {
    check::host(static_cast<long>(std::string_view(error.what()).size()), 5);
  }
  std::function<int(int)> fibonacci = [&fibonacci](int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); };
  check::host(fibonacci(10), 55);
  const auto compose = [](auto f, auto g) { return [=](auto &&...x) { return f(g(std::forward<decltype(x)>(x)...)); }; };
  check::host(compose([](int x) { return x * 2; }, std::plus<>{})(3, 4), 14);
  std::any any = 5;
  check::host(std::any_cast<int>(any), 5);
  std::ostringstream out;
  out << std::hex << std::setw(4) << std::setfill('0') << 255 << ' ' << std::fixed << std::setprecision(2) << 1.5;
  check::host(out.str() == "00ff 1.50", 1);

  std::atomic<int> counter{0};
  std::mutex mutex;
  std::array<std::function<void()>, 2> work{[&] { counter += 1; }, [&] { std::lock_guard lock(mutex); counter += 2; }};
  for (auto &task : work) task();
  check::host(counter.load(), 3);
  std::mt19937 random(42);
  check::host(random() == 1608637542u, 1);
  const auto [low, high] = std::minmax({3, 1, 2});
  check::host(low * 10 + high, 13);
  int matrix[2][2] = {{1, 2}, {3, 4}};
  auto &[first, second] = matrix;
  check::host(first[1] + second[0], 5);
  if (auto it = groups.find("odd"); it != groups.end() && !it->second.empty()) check::host(it->second.back(), 9);
  switch (const auto level = Level::high; level) {
  case Level::low: check::host(0, 1); [[fallthrough]];
  case Level::high: check::host(static_cast<long>(level), 2);
  }
  static constexpr char raw[] = R"(raw "text" with \n)";
  check::host(sizeof raw, 19);
  check::host(hash("cuda") == hash("cud"s + 'a'), 1);
  check::host(std::numeric_limits<int>::max() > 1'000'000, 1);

  int *to = check::shared_value<int>();
  for (const auto &shape : shapes) kernel<<<static_cast<unsigned>(shape->area()), 1>>>(to);
  return check::finish();
}
