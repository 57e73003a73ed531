/*---
says: A constructor without parameters that does nothing is as good as a constexpr one, and a destructor that does nothing as none.
rules: device-code.initialization, device-code.phase
runs: host accept, device reject, jit reject
---*/
__device__ int call(); struct S { __device__ S(int); int a; }; struct D { __device__ ~D(); };
struct Args { __device__ Args(int x = 3) {} int a; }; struct Calls { __device__ Calls() { call(); } };
struct Args2 { __device__ Args2(int x) {} int a; }; struct MemE { struct In { __device__ In() {} } in; Args a; };
struct Semi { __device__ Semi() {;} }; struct Ret { __device__ Ret() { return; } }; struct Bl { __device__ Bl() { { } } };
struct Br { int a; __device__ Br() : a() {} }; struct BrP : Args { __device__ BrP() {} }; struct BrQ : Args { __device__ BrQ() : Args() {} };
struct BrN { int a = 3; __device__ BrN() {} }; struct VE { __device__ VE() {} __device__ virtual void f(); };
struct Later { __device__ Later(); int a; };
struct DMem { D d; }; struct DE { __device__ ~DE() {} D d; }; struct DSemi { __device__ ~DSemi() {;} };
struct DLater { __device__ ~DLater(); }; template <class T> struct TE { __device__ TE() {} T t; }; template <class T> struct TC { constexpr __host__ __device__ TC() {} T t; };
struct Copy { Copy() = default; __device__ Copy(const Copy &) {} int a; };
struct Deleg { __device__ Deleg(int) {} __device__ Deleg() : Deleg(1) {} };
struct Out { __device__ Out(); }; __device__ Out::Out() {}
struct VBase { __device__ VBase() {} int a; }; struct DV : virtual VBase { __device__ DV() {} };
struct OfBase : VBase { __device__ OfBase() {} VBase v; };
__device__ Args v_args;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Calls v_calls;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ MemE v_meme;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Semi v_semi;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Ret v_ret;
__device__ Bl v_bl;
__device__ Br v_br;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ BrP v_brp;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ BrQ v_brq;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ BrN v_brn;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ VE v_ve;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Later v_later;
__device__ DMem v_dmem;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ DE v_de;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ DSemi v_dsemi;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ DLater v_dlater;
__device__ TE<int> v_te;
__device__ TE<Later> v_tel;
__device__ TC<int> v_tc;
__device__ TC<Args> v_tca;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Copy v_copy;
__device__ Copy v_copy2 = v_copy;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Copy v_copy3 = Copy();
__device__ Deleg v_deleg;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Out v_out;
__device__ DV v_dv;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Args v_arr[2];
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Args v_br1{};
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Args v_br2 = {};
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Args v_br3 = Args();
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Args v_br4 = 5;
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Args v_br5 = Args(5);
//^ device,jit error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Later::Later() {}
__device__ DLater::~DLater() {}
__device__ OfBase v_of_base;
