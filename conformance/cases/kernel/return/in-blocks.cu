/*---
says: The template arguments of a kernel may be types and constants that a block of a template declares; what they are is known in each instance of it.
rules: kernel.return
runs: device reject
deviation: oracle device BUG kernels that a block names by its own types are told once for each name of an instance
---*/
template <class T, class U> struct same { static constexpr bool value = false; };
template <class T> struct same<T, T> { static constexpr bool value = true; };
template <class T, T V> struct constant { static constexpr T value = V; };
template <class T> struct is_int : constant<bool, false> {};
template <> struct is_int<int> : constant<bool, true> {};
template <int N> struct traits { static constexpr int size = N; typedef int value; };
enum class scoped : int { four = 4 };
enum plain { first = 1, second };
enum small : unsigned char { seven = 7 };
typedef unsigned long size_type;
template <class T> __global__ int of_alias() { return 0; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class T> __global__ int of_typedef() { return 0; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class T> __global__ int of_member() { return 0; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class T> __global__ int in_lambda() { return 0; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class T> __global__ int deduced(T) { return 0; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <int N> __global__ int of_value() { return 0; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class T, int N> void launch(bool is_set) {
  using alias = traits<N>;
  of_alias<alias><<<1, 1>>>();
  typedef T name;
  of_typedef<name><<<1, 1>>>();
  name object = 1;
  deduced<<<1, 1>>>(object);
  of_member<typename alias::value><<<1, 1>>>();
  [&] {
    static constexpr bool is_large = true;
    return [&] {
      using chosen = traits<is_large ? N : 3>;
      in_lambda<chosen><<<1, 1>>>();
    }();
  }();
  static constexpr int size = alias::size + 1;
  of_value<size><<<1, 1>>>();
  const size_type bytes = sizeof(T) * 15;
  of_value<bytes><<<1, 1>>>();
  of_value<same<T, int>::value ? 101 : 102><<<1, 1>>>();
  of_value<is_int<T>::value ? 103 : 104><<<1, 1>>>();
  of_value<int(sizeof(T)) + 200><<<1, 1>>>();
  of_value<static_cast<int>(N * 2)><<<1, 1>>>();
  of_value<(int)9u><<<1, 1>>>();
  of_value<size_type(10)><<<1, 1>>>();
  of_value<T{12}><<<1, 1>>>();
  of_value<int(scoped::four) + 20><<<1, 1>>>();
  of_value<(unsigned char)300><<<1, 1>>>();
  of_value<bool(45) + 45><<<1, 1>>>();
  of_value<N == 5 ? 61 : N == 6 ? 62 : 63><<<1, 1>>>();
  of_value<second + 300><<<1, 1>>>();
  of_value<seven * 100><<<1, 1>>>();
  of_value<first == second ? 401 : 402><<<1, 1>>>();
}
void use() { launch<int, 5>(true); launch<unsigned char, 6>(false); }
