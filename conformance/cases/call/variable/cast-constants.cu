/*---
says: A constant whose initialiser has a cast is one as others; a reference that is bound to it needs the object.
rules: call.variable
runs: device reject
deviation: cufe device N-I constants of which it is not certain that a variable makes them
---*/
const float from_cast = (int)2.5;
const int from_other = from_cast;
const int narrowed = (int)2.5;
__device__ int takes(const int &);
__device__ void bound() { auto &r = from_cast; (void)r; }
//^ error[device-code.undefined]: identifier "from_cast" is undefined in device code
__device__ void passed() { takes(narrowed); takes(from_other); }
//^ error[device-code.undefined]: identifier "from_other" is undefined in device code
//^ error[device-code.undefined]: identifier "narrowed" is undefined in device code
__device__ int read() { return from_other + narrowed; }
int variable;
const float chained = from_cast * 2;
const double further = double(chained) + from_cast;
const float dynamic = (float)variable;
const float from_dynamic = dynamic + chained;
__device__ double read_further() { return further + chained; }
__device__ double read_dynamic() { return dynamic + from_dynamic; }
//^ error[device-code.undefined]: identifier "dynamic" is undefined in device code
//^ error[device-code.undefined]: identifier "from_dynamic" is undefined in device code
