//! Words in places that few programs have: variables and types of blocks, lists of attributes, kernels as members, kernels whose
//! arguments are of types that only some places see, pointers to overloaded kernels, arrays in extended lambdas.

use cufe_spec::unit::Pass;

use super::{Open, device, host, open};

/// Variables, attributes, kernels, lambdas.
pub(super) const OPEN: &[Open] = &[
    device(
        "places.block.types",
        "{__device__|__global__|__host__ __device__|__host__|} void aa$n() {\n\
         {typedef struct { int m; } Ab$n|typedef struct Ac$n { int m; } Ab$n|typedef enum { ad$n } Ab$n|typedef union { int m; float f; } Ab$n|\
         struct Ab$n { int m; }|using Ab$n = int|typedef int Ab$n|typedef int *Ab$n|typedef int Ab$n[2]|\
         enum Ab$n : char { ae$n }};\n\
         {|static }{__shared__|__device__|__constant__|__managed__} Ab$n x{|[2]|, y};\n}",
    ),
    device(
        "places.block.variables",
        "{__device__|__global__|__host__ __device__} void ba$n() {\n\
         {extern __shared__ int {x[]|x[], y[]}|{|static }{__shared__|__device__|\
         __constant__} int {x|x[2]|x{}|x{1}|x = 1|x[2] = {1}|x(1)|*x|x, y|x[2][1]}};\n}",
    )
    .without_jit(),
    host(
        "places.attributes",
        "{[[gnu::device]]|[[gnu::global]]|[[gnu::host]]|[[gnu::device]] __attribute__((unused))|[[gnu::unused]] __device__|[[maybe_unused]] \
         __attribute__((global))|[[gnu::noinline]] __host__|__attribute__((host)) __attribute__((device))|[[gnu::global]] [[maybe_unused]]|\
         [[gnu::unused, gnu::noinline]] __device__|[[gnu::launch_bounds(32)]] [[gnu::global]]} void ca$n(int q) {}\n\
         {template <typename T> |}{[[gnu::global]]|__attribute__((global)) __attribute__((unused))} void cb$n(int q) {}\n\
         {[[gnu::device]]|[[gnu::constant]]|__attribute__((constant)) __attribute__((aligned(4)))|[[gnu::managed]]} int cc$n;\n\
         void cd$n() { {ca$n<<<1, 1>>>(1)|(void)cc$n|(void)0}; }",
    )
    .of_releases(),
    device(
        "places.kernel.arguments",
        "template <typename T> __global__ void da$n(T) {}\ntemplate <typename... T> __global__ void db$n(int, T...) {}\n\
         class Dc$n { struct P {}; enum E { e }; public: static P p(); static E g();\n\
         {|static }void m() { {da$n<<<1, 1>>>(P())|da$n<<<1, 1>>>(e)|da$n<P><<<1, 1>>>(p())|(void)0}; } };\n\
         {void|template <typename T> void} dd$n(int x) {\n\
         struct L { int n; };\n\
         {da$n<<<1, 1>>>(L())|da$n<<<1, 1>>>(Dc$n::p())|da$n<<<1, 1>>>(Dc$n::g())|da$n<<<1, 1>>>(x)|db$n<<<1, 1>>>(1, x)|da$n<L *><<<1, \
             1>>>(nullptr)|\
         struct { int m; } u; da$n<<<1, 1>>>(u)|enum { e } u = e; da$n<<<1, 1>>>(u)}; (void)x;\n}",
    )
    .without_jit()
    .of_releases(),
    host(
        "places.kernel.members",
        "struct Ea$n { static {__global__|__global__|} void k(int); template <typename T> static {__global__|} void t(T); };\n\
         template <typename T> struct Eb$n { static {__global__|} void k(T); \
         void l(T q) { {k<<<1, 1>>>(q)|Eb$n::k<<<1, 1>>>(q)|Eb$n<T>::k<<<1, 1>>>(q)|Ea$n::k<<<1, 1>>>(1)|Ea$n::t<<<1, 1>>>(q)|Ea$n::k(1)}; } };\n\
         template <typename T> void ec$n(T q) { {Ea$n::k<<<1, 1>>>(1)|Eb$n<int>::k<<<1, 1>>>(1)|Eb$n<T>::k<<<1, 1>>>(q)|Ea$n::k(1)|\
         Ea$n::t<<<1, 1>>>(q)|Ea$n::t<int><<<1, 1>>>(1)}; }\n{void ed$n() { ec$n(1); }|}",
    )
    .of_releases(),
    host(
        "places.kernel.addressed",
        "__global__ void fa$n(int) {} __global__ void fa$n(float) {}\n\
         {void (*fb$n)(int) = {fa$n|&fa$n};|void (*fb$n)(int)({fa$n|&fa$n});|template <typename T> void (*fb$n)(int) = &fa$n;|\
         struct Fb$n { static inline void (*m)(int) = fa$n; void (*n)(float) = &fa$n; };|namespace fc$n { void (*fb$n)(float) = fa$n; }|\
         auto fb$n = (void (*)(int))fa$n;|void (*fb$n[2])(int) = {fa$n, &fa$n};|int fb$n = sizeof((void (*)(int))fa$n);|\
         template <typename T> int fb$n = sizeof((void (*)(int))fa$n);|void (&fb$n)(int) = fa$n;|\
         struct Fb$n { void f(void (*p)(int) = &fa$n); };|extern void (*fb$n)(int);|const auto fb$n = static_cast<void (*)(float)>(&fa$n);}",
    ),
    open(
        "places.lambda.arrays",
        Pass::Host,
        &["--extended-lambda"],
        "void ga$n($t x, int y, int *p) {\n\
         auto l = [=] {__device__|__host__ __device__} {(int a)|(int a, int b)|(int a, int *b)} {||-> auto }{\n\
         {int v[2] = {1, 2}|int v[2] = {a}|const int v[3] = {}|int v[2]{1}|static int v[2]|int w = 1, v[2] = {w}|long v[4] = {y}|int *v = p|\
         float u = 2, v[3] = {u}};\n\
         return {v[1]|v[0]|*v|v[a]|(v)[1]|*(v + 1)|v[0] + 1|v[1] < x};\n};\n(void)l; (void)x; (void)y; (void)p;\n}",
    ),
];
