/*---
says: A constant whose initialiser has a cast is one as others; a reference that is bound to it needs the object.
rules: call.variable
runs: device reject
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
