/*---
says: Device code needs the object where its address is taken, a reference is bound to it, an element is chosen or its value is no constant; extern and const make no difference.
rules: call.variable
runs: host accept, device reject
---*/
struct P {
  int x;
  int y[2];
  __host__ __device__ int get() const { return x; }
};
int plain, array[2];
static int internal;
extern int declared;
extern const int declared_constant;
extern "C" int linked;
const int constant = 3;
constexpr int elements[2] = {1, 2};
constexpr P object = {1, {2, 3}};
P variable;
const int dynamic_ = plain;
const double made = plain;
volatile int changing;
const volatile int changing_constant = 3;
const char *const text = "abc";
int *pointer;
int &bound = plain;
int &found = *new int;
namespace n {
int inner;
}
namespace {
int unnamed;
}
inline namespace v {
int versioned;
}
struct S {
  static int member;
  static const int given = 2;
  static inline int inline_member = 3;
};
__device__ void by_reference(const int &);
__device__ int twice() { return plain + plain; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ void written() { plain = plain + 1; plain += 1; plain++; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
//^ device@-13.1 warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
//^ device@-13.1 warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a __device__/__global__ function
//^ device@13.2- warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a __device__/__global__ function
//^ device@13.2- warning[variable.written-by-device]: a host variable "plain" cannot be directly written in a __device__/__global__ function
__device__ int dead() { if (false) return plain; return 0; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int declarations() { return internal + declared + declared_constant + linked; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "declared" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "internal" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "linked" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "declared" is undefined in device code
//^ device error[device-code.undefined]: identifier "declared_constant" is undefined in device code
//^ device error[device-code.undefined]: identifier "internal" is undefined in device code
//^ device error[device-code.undefined]: identifier "linked" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "declared" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "internal" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "linked" cannot be directly read in a __device__/__global__ function
__device__ int scopes() { return n::inner + unnamed + versioned; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "<unnamed>::unnamed" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "n::inner" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "v::versioned" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "_NV_ANON_NAMESPACE::unnamed" is undefined in device code
//^ device error[device-code.undefined]: identifier "n::inner" is undefined in device code
//^ device error[device-code.undefined]: identifier "v::versioned" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "<unnamed>::unnamed" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "n::inner" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "v::versioned" cannot be directly read in a __device__/__global__ function
__device__ int members() { return S::member + S::inline_member; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "S::inline_member" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host member "S::member" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "S::inline_member" is undefined in device code
//^ device error[device-code.undefined]: identifier "S::member" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "S::inline_member" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host member "S::member" cannot be directly read in a __device__/__global__ function
__device__ int element() { return array[1] + elements[1]; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "array" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "array" is undefined in device code
//^ device error[device-code.undefined]: identifier "elements" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "array" cannot be directly read in a __device__/__global__ function
__device__ int part() { return variable.x + object.y[1] + variable.y[1]; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "variable" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "variable" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "object" is undefined in device code
//^ device error[device-code.undefined]: identifier "variable" is undefined in device code
//^ device error[device-code.undefined]: identifier "variable" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "variable" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "variable" cannot be directly read in a __device__/__global__ function
__device__ int called() { return object.get(); }
//^ device error[device-code.undefined]: identifier "object" is undefined in device code
__device__ int values() { return dynamic_ + (int)made + changing_constant; }
//^ device error[device-code.undefined]: identifier "changing_constant" is undefined in device code
//^ device error[device-code.undefined]: identifier "dynamic_" is undefined in device code
//^ device error[device-code.undefined]: identifier "made" is undefined in device code
__device__ void changes() { (void)changing; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "changing" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "changing" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "changing" cannot be directly read in a __device__/__global__ function
__device__ char character() { return text[1]; }
//^ device error[device-code.undefined]: identifier "text" is undefined in device code
__device__ int through() { return pointer[0] + *pointer; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "pointer" is undefined in device code
//^ device error[device-code.undefined]: identifier "pointer" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "pointer" cannot be directly read in a __device__/__global__ function
__device__ int references() { return bound + found; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "bound" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "found" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "found" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "bound" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "found" cannot be directly read in a __device__/__global__ function
__device__ void passed() { by_reference(constant); by_reference(S::given); }
//^ device error[device-code.undefined]: identifier "S::given" is undefined in device code
//^ device error[device-code.undefined]: identifier "constant" is undefined in device code
__device__ const int &returned() { return constant; }
//^ device error[device-code.undefined]: identifier "constant" is undefined in device code
__device__ int deduced() { auto &r = constant; const int &q = constant; return r + q; }
//^ device error[device-code.undefined]: identifier "constant" is undefined in device code
//^ device error[device-code.undefined]: identifier "constant" is undefined in device code
__device__ const int *addresses() { return &(constant) + (&constant - &plain); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "constant" is undefined in device code
//^ device error[device-code.undefined]: identifier "constant" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "plain" cannot be directly taken in a __device__/__global__ function
__device__ const int *chosen(bool b) { return &(b ? constant : declared_constant); }
//^ device error[device-code.undefined]: identifier "constant" is undefined in device code
//^ device error[device-code.undefined]: identifier "declared_constant" is undefined in device code
__device__ int *decayed() { return array; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "array" is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
__device__ int conditional(bool b) { return b ? constant : plain; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int lambda() { auto l = [] { return plain; }; return l(); }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int capture() { auto l = [&c = constant, d = constant] { return c + d; }; return l(); }
//^ device error[device-code.undefined]: identifier "constant" is undefined in device code
__device__ void list() { int z[2] = {constant, plain}; z[0] = 1; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ void range() { for (int i : array) (void)i; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "array" is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
__device__ int defaults(int i = plain) { return i; }
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
__device__ int uses_defaults() { return defaults() + defaults(1); }
struct Written {
  const int &r;
  int v;
  __device__ Written() : r(constant), v(constant) {}
};
struct Given {
  int v = plain;  // device error[device-code.undefined]: identifier "plain" is undefined in device code
  __device__ Given() {}
};
__device__ int makes() { Given g; return g.v; }
template <class T> __device__ T instance(T t) { return t + plain; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "plain" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int uses_instance() { return instance(1) + instance(1l); }
template <class T> __device__ void takes(const T &) {}
__device__ void uses_takes() { takes(constant); }
//^ device error[device-code.undefined]: identifier "constant" is undefined in device code
__device__ const int *initialised = &constant;
//^ device error[device-code.undefined]: identifier "constant" is undefined in device code
