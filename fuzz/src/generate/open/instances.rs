//! What instances of templates bring: overriders, calls, specialisations beside them, kernels that are defined later, closures that are
//! called, names of specialisations, variables of templates.

use cufe_spec::unit::Pass;

use super::{Open, device, host, open};

/// A declaration behind one side or both.
macro_rules! of_side {
    ($name:literal) => {
        concat!("{__host__|__device__|__host__ __device__} ", $name)
    };
}

/// One of the class templates of the overriders, for a class.
macro_rules! made {
    () => {
        "A{b|c|d|e|f}$n<Aa$n>"
    };
}

/// What makes closures and gives them away.
macro_rules! gives_closures {
    () => {
        "{da$n([=](int q) { return q + x; })|da$n([](int q) { return q; })|da$n([x](int q) mutable { x += q; })|\
         auto l = [](int q) { return q; }; da$n(l)|da$n<<<1, 1>>>([](int q) { return q; })|(void)db$n([=](int q) { return q + x; }, 1)|\
         auto l = [&](int q) { return q; }; (void)db$n(l, x)|da$n([](auto q) { return q; })|da$n([](int q) noexcept { static int s; return s + q; })}"
    };
}

/// Instances.
pub(super) const OPEN: &[Open] = &[
    // The front end does not know instances of classes in unnamed namespaces.
    host(
        "instances.overriders",
        concat!(
            "struct Aa$n { ", of_side!("virtual void f(); "), of_side!("virtual int g(int); };\n"),
            "template <typename T> struct Ab$n : T { ", of_side!("void f(); "), "{", of_side!("int g(int); |"), "}};\n",
            "template <typename T> struct Ac$n : Ab$n<T> {}; template <typename T> struct Ad$n : Ab$n<T> { {|__host__ }void f(); };\n",
            "template <typename T> struct Ae$n : {Ac$n<T>|Ad$n<T>} { {Ab$n<T> *|Ad$n<T> &}p; }; template <typename T> struct Af$n : {Ac|Ab|Ad}$n<T> \
             {};\n{",
            made!(), " *ax$n;|extern ", made!(), " ax$n;|Ab$n<Aa$n> ax$n;|Ac$n<Aa$n> ax$n;|struct Ag$n : ", made!(), " {};|\
             struct Ag$n { ", made!(), " m; };|template struct ", made!(), ";|void ag$n() { ", made!(), " *x; (void)x; }|\
             void ag$n() { Ab$n<Aa$n> x; Ac$n<Aa$n> y; (void)x; (void)y; }|typedef ", made!(), " ag$n;|\
             struct Ag$n { static ", made!(), " m; };}"
        ),
    )
    .of_releases()
    .of_named_scopes(),
    // In a member that nobody calls, `bb` would be kept by the front end alone.
    device(
        "instances.specialised",
        concat!(
            of_side!("int ba$n(int);\n"),
            "template <typename T> ", of_side!("int bb$n(T q) { return ba$n({1|(int)q}); }\n"),
            "{template <> ", of_side!("int bb$n<float>(float) { return 1; }|template <> "), of_side!("int bb$n<float>(float);|template int \
             bb$n<short>(short);|}\n"),
            "template <typename T> struct Bc$n { ", of_side!("int f() { return ba$n(3); } "),
            of_side!("static int s(T q) { return ba$n((int)q); } };\n"),
            "{template <> struct Bc$n<char> { ", of_side!("int f(); "), of_side!("static int s(char); };|}\n"),
            "{__device__|__global__|__host__ __device__} void bd$n(int *p) { *p = {bb$n(1)|bb$n('c')|bb$n(2L)|bb$n<int>(3)|bb$n<char>(4)|\
             bb$n<short>(5)|Bc$n<int>().f()|Bc$n<char>().f()|Bc$n<int>::s(1)}; }"
        ),
    )
    .of_releases(),
    host(
        "instances.later",
        "template <typename T, int N> __global__ {|__launch_bounds__(N) |__maxnreg__(N) }void ca$n(T);\n\
         {void cb$n() { ca$n<int, {0|-1|32|5000}><<<1, 1>>>(1); }|template __global__ void ca$n<int, {0|32|2000}>(int);|}\n\
         template <typename T, int N> __global__ {__launch_bounds__(N)|__launch_bounds__(32, N)|__maxnreg__(N)|__cluster_dims__(N)|} void ca$n(T) \
             {}\n\
         {void cc$n() { ca$n<char, {0|-1|32}><<<1, 1>>>('c'); }|}",
    ),
    // The released tools tell a closure that an instance calls for each instance; cufe tells it once, and the oracle not.
    device(
        "instances.closures",
        concat!(
            "template <typename F> {__device__|__host__ __device__|__global__|} void da$n(F f) { {f(1)|f(2); (void)f|f.operator()(1)|(void)f}; }\n\
             template <typename F> {__device__|__host__ __device__|} int db$n(F f, int q) { return {f(q)|f(1)|q}; }\n\
             void dc$n(int x) { ", gives_closures!(), "; }\n{__device__|__global__|__host__ __device__} void dd$n(int x) { ", gives_closures!(), "; }"
        ),
    )
    .of_releases()
    .held(),
    host(
        "instances.named",
        concat!(
            "struct Eb$n { {__host__|__device__|__host__ __device__} virtual void v(); };\n\
             template <typename T> struct Ea$n;\n\
             template <> struct Ea$n<{unsigned int|int *|unsigned long long|int &|long double|unsigned char *|signed char}> {|: Eb$n }{ static \
             {__device__|__constant__|__shared__|__managed__} {|const }int m{|[2]}; ",
            "{__global__ void k();|__launch_bounds__(32) void b();|} int h() { return {sizeof(m)|(m, 1)}; } {__host__ \
             __device__|__device__|__host__} {virtual |}void v(); {|__managed__ int w; }};"
        ),
    ),
    // cufe says nothing of variable templates of the host in device code.
    device(
        "instances.variables",
        "struct Fa$n { int m; int n[2]; };\n\
         template <typename T> {|const |static |constexpr |__device__ |inline }T fb$n{ = T()|{}};\n\
         template <typename T> {|const }T *fc$n = nullptr; template <int N> int fd$n = N;\n\
         __device__ void fe$n(int q, const int *p) { {q = fb$n<int>|(void)&fb$n<int>|p = &fb$n<int>|q = fb$n<Fa$n>.m|q = fb$n<Fa$n>.n[1]|\
         p = fb$n<Fa$n>.n|p = fb$n<int *>|q = *fb$n<const int *>|const int &r = fb$n<int>; q = r|q = sizeof(fb$n<int>)|q = fb$n<char> + 1|\
         q = fc$n<int>[1]|q = *fc$n<const int>|q = fd$n<3>|p = &fd$n<2>|q = fb$n<const int>|const auto &r = fb$n<Fa$n>; q = r.m}; }",
    )
    .of_releases()
    .held(),
    open(
        "instances.references",
        Pass::Host,
        &["--device-c"],
        "template <typename T> {|static }{__device__|__constant__} {|const |volatile |const volatile }T ga$n = {1|T(1)};\n\
          {void|template <typename T> void} gc$n() { {(void)sizeof(ga$n<int>)|(void)sizeof(ga$n<float>)|(void)noexcept(ga$n<char>)|\
         decltype(ga$n<int>) *x; (void)x}; }",
    ),
    // cufe lists kernels of other namespaces where a qualified name is called.
    open(
        "instances.qualified",
        Pass::Host,
        &["--device-c"],
        "namespace ha$n { {void|__host__ __device__ void} f(int); template <typename T> {void|__host__ __device__ void} t(T) {} \
         {template <typename T> void t(T *, int);|void f(int, int);|} }\n\
         namespace hd$n { struct S {}; __global__ void f(S) {} template <typename T> {__global__ |static __global__ }void t(T) {} \
         {__device__|__constant__|static __device__} int v; }\n\
         template <typename T> {void|static void|__host__ __device__ void} hb$n(T q) { {ha$n::t(q)|ha$n::t(1)|ha$n::t<T>(q)|ha$n::t<int>(1)|\
         ha$n::f(1)|ha$n::f(q)|(void)(void (*)(int))&ha$n::t<int>|(void)(void (*)(int))ha$n::f|hd$n::f<<<1, 1>>>(hd$n::S())|hd$n::t<<<1, 1>>>(q)|\
         hd$n::t<int><<<1, 1>>>(1)|(void)sizeof(hd$n::v)}; }\n\
         void hc$n() { auto l = [](auto q) { {ha$n::t(q)|ha$n::f(1)|ha$n::t<int>(1)|ha$n::f(q)}; }; {hb$n(1)|l(1)|(void)l}; }",
    )
    .held(),
    // A name means kernels, functions of the host and variables: what is called, launched or has its address taken decides what is
    // listed. The two list other kernels where a block declares one again, or a pointer is initialised with one.
    open(
        "references.overloads",
        Pass::Host,
        &["--device-c"],
        "__global__ void ia$n(int); {__global__ |}void ia$n(long, int);\n\
         namespace ib$n { struct S {}; __global__ void ic$n(S) {} void ic$n(S, int); {__device__|__constant__} int iv$n; }\n\
         __global__ void id$n(int) {} static __global__ void ie$n(int) {}\nvoid ig$n(void (*)(int)); void ih$n(const void *);\n\
         {void|inline void|static void} if$n(int q) { {ia$n<<<1, 1>>>(q)|ig$n(ia$n)|ig$n(&id$n)|void (*p)(int) = ie$n; p(1)|\
         ih$n((void *)(void (*)(int))ia$n)|ic$n(ib$n::S(), 1)|ib$n::ic$n<<<1, 1>>>(ib$n::S())|(void)id$n|auto p = &id$n; ih$n((void *)p)|\
         (void)sizeof(&ie$n)|(void)&ib$n::iv$n|ib$n::ic$n(ib$n::S(), 2)|{ using namespace ib$n; (void)&iv$n; }|\
         static const void *p = (void *)id$n; ih$n(p)|q == 1 ? ig$n(ie$n) : ig$n(id$n)|{ void ia$n(long, int); ig$n(id$n); }|\
         { int id$n = q; (void)id$n; }|struct L { int ie$n; } l{q}; (void)l.ie$n}; }\n\
         void (*ii$n)(int) = {id$n|&ie$n|ia$n|nullptr};",
    )
    .held(),
    // Arguments of every kind for parameters that are patterns of types. The front end takes templates for candidates that are none, and
    // misses others.
    device(
        "deduction.patterns",
        "template <typename T> struct ja$n { T t; struct N { int n; }; }; struct jb$n : ja$n<int> {}; struct jc$n { int m; }; enum jd$n { je$n };\n\
         template <typename T> {__host__|__device__|} int jf$n({ja$n<T>|const ja$n<T> &|ja$n<T> *|T *|T (&)[2]|const T *|typename ja$n<T>::N|\
         T (*)(T)}) { return 1; }\n\
         template <typename T> {__host__|__device__|} int jf$n({T|const T &}, int = 1) { return 2; }\nint jg$n(int);\n\
         {__device__|__host__ __device__} int jh$n(int q, ja$n<int> x, const jb$n y, jc$n z, jd$n e, int *p, const int (&a)[2]) { return \
         jf$n({q|x|y|z|e|p|a|&x|&y|&q|1.5|nullptr|x.t|ja$n<char>()|ja$n<jc$n>()|ja$n<int>::N()|jf$n(q)|&a}); }",
    )
    .held(),
];
