/*---
says: Default member initialisers that implicit and defaulted constructors of device code use: what they call, and where what makes objects is told.
rules: call.form, call.space
runs: host accept, device reject
---*/
__host__ int h(int);
__device__ int on_device(int);
int variable;
struct Made { Made(int); };
struct Plain { Plain(); };
struct Around { Plain p; };
struct Call { int m = h(1); };
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Call::Call") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
struct Defaulted { int m = h(2); Defaulted() = default; };
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Defaulted::Defaulted") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
struct Unused { int m = h(3); __device__ Unused() : m(0) {} };
struct Read { int m = variable; };
//^ device error[device-code.undefined]: identifier "variable" is undefined in device code
struct Right { int m = on_device(4); };
struct Braces { int m{h(5)}; };
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Braces::Braces") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> struct InTemplate { T m = h(6); };
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("InTemplate<int> ::InTemplate") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
struct Member { Call c; };
struct Derived : Call {};
struct Both { int m = h(7); };
//^ device error[call.host-from-device]: calling a __host__ function("Made::Made(int)") from a __device__ function("Converted::Converted") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("Both::Both") is not allowed
//^ device error[device-code.undefined]: identifier "Made::Made" is undefined in device code
struct Converted { Made x = 8; };
//^ device error[call.host-from-device]: calling a __host__ function("Made::Made(int)") from a __device__ function("Direct::Direct") is not allowed
//^ device error[device-code.undefined]: identifier "Made::Made" is undefined in device code
struct Direct { Made x{9}; };
//^ device error[call.host-from-device]: calling a __host__ function("Plain::Plain()") from a __device__ function("Empty::Empty") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Plain::Plain()") from a __device__ function("Temporary::Temporary") is not allowed
//^ device error[device-code.undefined]: identifier "Plain::Plain" is undefined in device code
//^ device error[device-code.undefined]: identifier "Plain::Plain" is undefined in device code
struct Temporary { Plain x = Plain(); };
struct Implicit { Around x = Around(); };
struct Empty { Around x{}; };
struct Several {
  int m = h(10);
  //^ device error[call.host-from-device]: calling a __host__ function("Plain::Plain()") from a __device__ function("Constant::Constant") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Plain::Plain()") from a __device__ function("Several::Several") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Plain::Plain()") from a __device__ function("Several::Several") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Several::Several") is not allowed
  //^ device error[device-code.undefined]: identifier "Plain::Plain" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Plain::Plain" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Plain::Plain" is undefined in device code
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  Plain q{};
  Plain r;
};
struct Constant {
  int m = 5;
  Plain q{};
};
__device__ void call() { Call a; }
__device__ void defaulted() { Defaulted a; }
__device__ void unused() { Unused a; }
__device__ void read() { Read a; }
__device__ void right() { Right a; }
__device__ void braces() { Braces a; }
__device__ void in_template() { InTemplate<int> a; }
__device__ void member() { Member a; }
__device__ void derived() { Derived a; }
__host__ __device__ void both() { Both a; }
__device__ void converted() { Converted a; }
__device__ void direct() { Direct a; }
__device__ void temporary() { Temporary a; }
__device__ void implicit() { Implicit a; }
__device__ void empty() { Empty a; }
__device__ void several() { Several a; }
__device__ void constant() { Constant a; }
__device__ void is_made() { new Call; Call(); Call a[3]; }
//^ device error[call.host-from-device]: calling a __host__ function("Plain::Plain()") from a __device__ function("Around::Around") is not allowed
//^ device error[device-code.undefined]: identifier "Plain::Plain" is undefined in device code
void of_the_host() { Right a; }
