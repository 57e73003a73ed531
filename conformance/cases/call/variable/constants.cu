/*---
says: Device code does without the object where only its value is needed and that is a constant, where nothing is evaluated, and where no code is generated.
rules: call.variable
runs: host accept, device accept
---*/
struct P {
  int x;
};
enum E { first };
int plain;
P variable;
const int constant = 3;
const double real = 2.5;
const E enumerator = first;
constexpr P object = {1};
const P braces = {1};
const int &bound = constant;
struct S {
  static const int given = 2;
  static constexpr int fixed = 5;
};
const int S::given;
template <class T> constexpr T pattern = 1;
__device__ void by_value(int);
__device__ void by_reference(const double &);
__device__ void rvalue(int &&);
__device__ void takes(P);
__device__ double values() { return constant + real + enumerator + S::given + S::fixed + bound; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "bound" cannot be directly read in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "bound" cannot be directly read in a __device__/__global__ function
__device__ int parts() { return object.x + braces.x; }
__device__ P copy() { P p = object; return p; }
__device__ P returned() { return braces; }
__device__ void passed() { by_value(constant); by_reference(constant); rvalue(constant + 1); takes(object); }
__device__ int converted() { return static_cast<int>(constant) + int(constant) + (long)constant; }
__device__ void bound_to_another() { const double &d = constant; (void)d; }
__device__ int conditional(bool b) { return b ? constant : 4; }
__device__ void discarded() { (void)plain; plain; plain, constant; (void)variable.x; }
__device__ int unevaluated() { return sizeof(plain) + noexcept(plain) + sizeof(decltype(plain)); }
__device__ int constants(int i) {
  static_assert(constant == 3, "");
  int z[constant] = {constant};
  switch (i) {
    case constant: return 1;
  }
  return z[constant - 1];
}
__device__ int copied() { auto l = [] { return constant; }; auto q = constant; return l() + q; }
__device__ int branches() {
  if constexpr (true) return 0;
  else return plain;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
  //^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
}
__device__ int template_constant() { return pattern<int>; }
static __device__ int unused() { return plain; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
inline __device__ int unused_inline() { return plain; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
template <class T> __device__ int never() { return plain; }
__device__ void unused_lambda() { auto l = [] { return plain; }; (void)l; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "plain" cannot be directly read in a __device__/__global__ function
__device__ int local() { static int s = 3; return s; }
__device__ int initialised = constant;
int host() { return plain; }
