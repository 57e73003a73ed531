/*---
says: Constants of every type are read, others are not; objects of classes are made of their parts.
rules: device-code.initialization, device-code.phase
runs: host accept, device reject
deviation: cufe device N-I some initialisers are not looked at: constructors with member initialisers, classes with virtual functions, conditions
---*/
__device__ int v;
struct Empty { __device__ Empty() {} int a; };  struct EmptyD { __device__ ~EmptyD() {} int a; };
struct DefD { ~DefD() = default; int a; }; struct VirtD { __device__ virtual ~VirtD() = default; int a; };
struct VirtD2 { __device__ virtual ~VirtD2() {} int a; };
struct Non { __device__ Non(); int a; }; struct NonD { __device__ ~NonD(); };
struct Holds { Empty e; Non n; }; struct Agg { int x; Non n; }; struct Conv { __device__ Conv(int); int a; }; struct AggC { Conv c; int b; };
struct VB : virtual DefD {}; struct Nsdmi { int a = 3; }; struct NsdmiD { int a = v; };
struct InitM { int a; __device__ InitM() : a(3) {} };
const float cf = 2.0f; const double cd = 2.5; const int carr[2] = {1,2}; constexpr int xarr[2] = {1,2}; extern const int ext; const int dyn = v;
struct P { int x, y; }; const P cp = {1,2}; constexpr P xp = {1,2}; int * const cptr = 0; volatile int vol = 1; const volatile int cvol = 2;
const int *pci = &carr[1]; const int &rci = carr[0]; constexpr const int &xrci = carr[0]; int hostvar;
__device__ Empty v_empty;
__device__ EmptyD v_emptyD;
__device__ DefD v_defD;
__device__ VirtD v_virtD;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ VirtD2 v_virtD2;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Holds v_holds;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Agg v_agg1 = {1};
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Agg v_agg2 = {};
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ VB v_vb;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ Nsdmi v_nsdmi;
__device__ NsdmiD v_nsdmid;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ InitM v_initm;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ float v_cf = cf;
__device__ double v_cd = cd * 2;
__device__ int v_carr = carr[1];
__device__ int v_xarr = xarr[1];
__device__ int v_ext = ext;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int v_dyn = dyn;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int v_cp = cp.x;
__device__ int v_xp = xp.x;
__device__ P v_cpcopy = cp;
__device__ P v_xpcopy = xp;
__device__ int *v_cptr = cptr;
__device__ int v_vol = vol;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int v_cvol = cvol;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int v_pci = *pci;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ long v_diff = &v - &v;
__device__ int v_assign = (v = 3);
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int v_comma = (v, 3);
__device__ int v_cond = v ? 1 : 2;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ int v_and = false && v;
__device__ int v_conv = Conv(1).a;
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ const Non &v_bound = Non();
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
__device__ const int &v_bound2 = 3;
__device__ const NonD &v_bound3 = NonD();
__device__ float v_fdiv = 1.0f / 3 + 2e3;
__device__ const char v_str[] = "abc";
__device__ char v_chr = "abc"[1];
__device__ int v_new = *new int(3);
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
