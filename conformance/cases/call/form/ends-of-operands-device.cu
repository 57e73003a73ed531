/*---
says: What an operand or an argument is converted to is destroyed where the full-expression ends, told where it stands.
rules: call.form, call.space
runs: device reject
---*/
struct Ea { __device__ Ea(int); __host__ ~Ea(); int m; }; struct Eb { __device__ operator Ea() const; };
struct Ec { __device__ Ec(int, int = 1); __host__ ~Ec(); __device__ Ec &operator=(const Ec &); };
__device__ Ec operator+(const Ec &, const Ec &); __device__ int operator-(Ec, Ec); __device__ int operator*(const Ea &, int);
__device__ int operator/(Ea, int);
__device__ void f1(Ea &x) { x = 1; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f1") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f1") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f1") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
__device__ void f3(Ea &x) { x = {1}; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f3") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f3") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f3") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
__device__ void f4(Ec &x) { x = 1; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f4") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f4") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f4") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
__device__ void f6(Ec &x) { int i = x - 1; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f6") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f6") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f6") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f6") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f6") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f6") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
__device__ void f7(Ec &x) { x + 1; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f7") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f7") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f7") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f7") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f7") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ec::~Ec()") from a __device__ function("f7") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ec::~Ec" is undefined in device code
__device__ void f8(Ea &x, Eb b) { b * 1; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f8") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f8") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f8") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
__device__ void f9(Ea &x, Eb b) { b / 1; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f9") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f9") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f9") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
__device__ void tk(const Ea &); __device__ void tv(Ea);
__device__ void g2(Eb b) { tk(1); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g2") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g2") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g2") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
__device__ void g3(Eb b) { tk(b); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g3") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g3") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g3") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
__device__ void g4(Eb b) { tv(1); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g4") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g4") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g4") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
__device__ void g5(Eb b) { tv(b); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g5") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g5") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g5") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
__device__ void g6(Eb b) { tk({1}); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g6") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g6") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g6") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
__device__ void g7(bool b, Ea &x) { x = b ? 1 : 2; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g7") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g7") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("g7") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
