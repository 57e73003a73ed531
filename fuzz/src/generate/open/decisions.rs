//! What rows of the decision tables ask for that nothing else comes by: words in every order, pragmas before callers, launches and
//! calls where no code is made, attributes in places that are not theirs, what a lambda's parent may not be.

use cufe_spec::unit::Pass;

use super::{Open, device, host, open};

const EXTENDED: &[&str] = &["--extended-lambda"];

/// A memory space.
macro_rules! memory {
    () => {
        "{__device__|__constant__|__shared__|__managed__} "
    };
}

/// Seven memory spaces and a declaration.
macro_rules! memories {
    ($name:literal) => {
        concat!(memory!(), memory!(), memory!(), memory!(), memory!(), memory!(), memory!(), $name)
    };
}

/// Execution spaces and a declaration.
macro_rules! classes {
    ($name:literal) => {
        concat!(
            "{|__host__ |__device__ |__global__ |__host__ __device__ |__device__ __global__ |__global__ __host__ |",
            "__host__ __device__ __global__ }",
            $name
        )
    };
}

/// A kernel template with a return type, parameters and a body, and its instance of the parameter types.
macro_rules! kernel_instance {
    ($result:literal, $parameters:literal, $types:literal, $body:literal) => {
        concat!(
            "template <typename T, int N> {|constexpr |inline }__global__ {__maxnreg__(32) __launch_bounds__(32)|",
            "__cluster_dims__(64, 64, 64)|} ",
            $result,
            " kg$n(",
            $parameters,
            ") {",
            $body,
            "}\n{template|extern template} {__global__|__global__ __maxnreg__(32) __launch_bounds__(32)|__global__ ",
            "__cluster_dims__(64, 64, 64)} ",
            $result,
            " kg$n<int, 1>(",
            $types,
            ");"
        )
    };
}

/// Rows of the tables.
pub(super) const OPEN: &[Open] = &[
    host(
        "words.memory.order",
        concat!(
            memories!("int wm$n;\n"),
            memories!("int wn$n;\n"),
            memories!("int wo$n;\n"),
            memories!("int wp$n;\n"),
            memories!("int wq$n;")
        ),
    ),
    device(
        "words.space.order",
        concat!(
            classes!("void wr$n(int);\n"),
            classes!("void wr$n(int);\n"),
            classes!("void ws$n(int);\n"),
            classes!("void ws$n(int);\n"),
            classes!("void wt$n(int);\n"),
            classes!("void wt$n(int);\n"),
            classes!("void wu$n(int);\n"),
            classes!("void wu$n(int);\n"),
            classes!("void wv$n(int);\n"),
            classes!("void wv$n(int);\n"),
            classes!("void wx$n(int);\n"),
            classes!("void wx$n(int);\n"),
        ),
    ),
    device(
        "words.space.specialisation",
        concat!(
            "template <typename T> {__device__|__host__|__global__|__host__ __device__|} void wy$n(T);\ntemplate <> ",
            classes!("void wy$n<int>(int);\n"),
            "template <> {|__host__ }void wy$n<char>(char);\ntemplate <> {__device__ |__host__ }void wy$n<char>(char);\n",
            "template <> {__global__ __host__ |__host__ __device__ __global__ }void wy$n<long>(long);\ntemplate <> void wy$n<long>(long);",
        ),
    ),
    device(
        "words.variables.again",
        "extern {|__device__|__shared__|__managed__} int wu$n;\nextern {__device__|__shared__|__managed__} int wu$n;\n\
         extern {|__device__|__shared__} int wv$n[2];\nextern {__shared__|__device__} int wv$n[2];",
    ),
    device(
        "words.variables.local",
        "{|__host__ |__device__ |__host__ __device__ |__global__ }void ww$n() {\n\
         {|static }{|__device__ |__shared__ |__constant__ }int x;\n}\n\
         {__device__|__host__ __device__} void wx$n() { {__shared__|__device__|__constant__} int x{|[2]}; }",
    ),
    host(
        "words.binding",
        "struct Wy$n { int a, b; };\n{__shared__|__device__|static __shared__} auto [wy$n, wz$n] = Wy$n{1, 2};\n\
         thread_local int xw$n;\nstruct Sw$n { {__global__|__device__|__host__} {virtual |}~Sw$n() = default; };\n\
         struct Sx$n { virtual ~Sx$n(); }; struct Sy$n : Sx$n {};",
    ),
    host(
        "attributes.places",
        "{__maxnreg__(32)|__cluster_dims__(2)|__launch_bounds__(32)} int pa$n; struct Pb$n { {static |}{__maxnreg__(32)|__cluster_dims__(2)} \
         int m; };\n\
         void pc$n({__maxnreg__(32)|__cluster_dims__(2)} int q); __global__ void pd$n({__maxnreg__(32)|__cluster_dims__(2)} int q);\n\
         struct {__maxnreg__(32)|__cluster_dims__(2)} Pe$n { {__maxnreg__(32)|__cluster_dims__(2)|__launch_bounds__(32)} __global__ void m(); };\n\
         __global__ {__launch_bounds__(32) __launch_bounds__(64)|__maxnreg__(32) __maxnreg__(32)|__cluster_dims__(2) __cluster_dims__(1, 2)|\
         __launch_bounds__(32) __maxnreg__(32)} void pf$n();",
    ),
    device(
        "call.pragmas",
        "__device__ int qa$n(); __host__ int qb$n(); __host__ __device__ int qc$n();\n\
         #pragma {nv_exec_check_disable|hd_warning_disable}\n\
         {|__host__ |__device__ |__host__ __device__ }int qd$n() { return q{a|b|c}$n(); }\n\
         #pragma {nv_exec_check_disable|hd_warning_disable}\n\
         {__global__ void|__device__ int|__host__ __device__ int|int} qe$n(int q) { if (q) q{a|b|c}$n(); q{a|b|c}$n(); {throw 1|while (1) q = 2}; }",
    ),
    host(
        "call.linkage",
        "extern \"C\" {__host__|__device__|__host__ __device__} {|constexpr }int qf$n() { return 1; }\n\
         {__host__|__device__|__host__ __device__|} int qg$n() { return qf$n(); }",
    ),
    host(
        "call.explicit-instance",
        "__host__ __device__ int qh$n(int);\n\
         template <typename T> {__host__|__device__|__host__ __device__|} int qj$n(T q) { return {qh$n(q)|qh$n(1)|qh$n((int)q)}; }\n\
         template {__host__|__device__|__host__ __device__|} int qj$n<int>(int);\n{template int qj$n(char);|}",
    ),
    // The front end does not look at calls of instances in the documented dialect.
    host(
        "call.explicit-instance.spaces",
        "__device__ int qp$n(int); __host__ int qq$n(int);\n\
         template <typename T> {__host__|__device__|__host__ __device__|} int qr$n(T q) { return {qp$n(q)|qq$n(q)|qp$n(1)|qq$n((int)q)}; }\n\
         template {__host__|__device__|__host__ __device__|} int qr$n<int>(int);\n{template int qr$n(char);|}",
    )
    .held(),
    open(
        "call.relaxed",
        Pass::Device,
        &["--relaxed_constexpr"],
        "{|__host__ }constexpr int qk$n(int q) { return q; }\n__global__ void ql$n(int *p) { *p = qk$n({1|*p}); }",
    ),
    // In the documented dialect the front end does not put the space into the byte of the overrider.
    open(
        "override.relaxed",
        Pass::Device,
        &["--relaxed_constexpr"],
        "struct Qm$n { virtual {__device__|__host__|__host__ __device__|} int f() const; {virtual constexpr int g() const { return 2; }|} }; struct \
         Qn$n : Qm$n { constexpr int f() const { return 1; } constexpr int g() const { return 3; } };",
    )
    .held(),
    device(
        "call.library",
        "namespace std { template <typename T> {|__host__|constexpr} T &&move(T &q) { return static_cast<T &&>(q); } template <typename T> T \
         &&forward(T &q) { return static_cast<T &&>(q); } template <typename T> struct initializer_list { {|__host__ }int size() const { return 1; } \
         }; }\n\
         {__device__|__host__ __device__|__host__|__global__} void qo$n(int *q, const std::initializer_list<int> *p) {\n\
         {(void)std::move(*q)|(void)std::forward(*q)|*q = p->size()|(void)std::move<int>(*q)|(void)std::forward<int>(*q)};\n}",
    ),
    host(
        "use.addressed",
        "__shared__ int va$n; __shared__ int vb$n[3]; int vc$n(const int *);\n{void|__host__ void|__host__ __device__ void} vd$n(const int *p) {\n\
         {p = &va$n|p = vb$n|p = &vb$n[1]|vc$n(vb$n)|vc$n(&va$n)|p = vb$n + 1|const int &r = va$n; p = &r|const int *q \
         = vb$n; p = q|auto *q = &va$n; \
         p = q};\n}",
    ),
    host(
        "launch.contexts",
        "__global__ void la$n(int); int lb$n(int); __device__ int lc$n(int); __host__ __device__ int ld$n(int);\n\
         template <typename T> {void|static void|__host__ void} le$n(T q) { l{a|b|d}$n<<<1, 1>>>(1); {la$n(1)|lb$n(q)|ld$n(1)}; }\n\
         {template void le$n(int);|void lf$n() { le$n(1); }|}\n\
         int lg$n = sizeof((l{a|b|c|d}$n<<<1, 1>>>(1), 1)); int lh$n = sizeof((l{a|b|c|d}$n(1), 1));\n\
         int li$n = (l{a|b|c|d}$n<<<1, 1>>>(1), 1); int lj$n = (l{a|b|c|d}$n(1), 1);\n\
         template <int N> void lk$n() { if constexpr (false) { l{a|b|c|d}$n<<<1, 1>>>(1); l{a|b|c|d}$n(2); } }\n\
         void ll$n() { if constexpr (false) { l{a|b|c|d}$n<<<1, 1>>>(1); } else { l{a|b|c|d}$n(2); } }",
    )
    .without_jit(),
    open(
        "launch.runtime",
        Pass::Device,
        &["--device-c"],
        "extern \"C\" { __device__ int cudaLaunchDeviceV2(void *, int); __device__ void *cudaGetParameterBufferV2(void *, int); }\n\
         __global__ void lm$n(int); {__host__|} void ln$n() { lm$n<<<1, 1>>>(1); }",
    ),
    open(
        "launch.runtime.jit",
        Pass::Jit,
        &["-default-device", "--device-c"],
        "extern \"C\" { __device__ int cudaLaunchDeviceV2(void *, int); __device__ void *cudaGetParameterBufferV2(void *, int); }\n\
         __global__ void lp$n(int); {__device__|} void lq$n() { lp$n<<<1, 1>>>(1); }",
    ),
    open(
        "call.unnamed.relaxed",
        Pass::Device,
        &["--relaxed_constexpr"],
        "inline {__host__|} int un$n(int q) { return q; }\n__host__ __device__ {inline|} int up$n(int q) { \
         return un$n({q|1}); }",
    ),
    host(
        "attributes.deduction-guide",
        "template <typename T> struct Dg$n { T t; Dg$n(T); };\n__host__ Dg$n(int) -> Dg$n<int>; __device__ Dg$n(long) -> Dg$n<long>;\n\
         __global__ Dg$n(char) -> Dg$n<char>; __shared__ Dg$n(short) -> Dg$n<short>; __constant__ Dg$n(float) -> Dg$n<float>;\n\
         __managed__ Dg$n(double) -> Dg$n<double>; __launch_bounds__(32) Dg$n(bool) -> Dg$n<bool>;\n\
         __maxnreg__(32) Dg$n(unsigned) -> Dg$n<unsigned>; __cluster_dims__(2) Dg$n(int *) -> Dg$n<int *>;\n\
         __grid_constant__ Dg$n(char *) -> Dg$n<char *>;",
    ),
    device(
        "kernel.forms.member-template",
        "struct Ka$n { template <typename T> {|static }{|constexpr }__global__ {__maxnreg__(32) __launch_bounds__(32)|__cluster_dims__(64, 64, \
         64)|__launch_bounds__(32)} {void|int} kb$n(T, {T &&|int &&|__builtin_va_list|int} q){;| noexcept;}\n\
         template <typename T> static __global__ void kc$n(T, {const |}__grid_constant__ {const |}{int|int &|T} q); };",
    ),
    device(
        "kernel.forms.instance",
        "template <typename T> {|constexpr |inline }__global__ {__maxnreg__(32) __launch_bounds__(32)|__cluster_dims__(sizeof(T) * 8, 64, \
         64)|__launch_bounds__(32)|} {void|T} kd$n(T q{|, ...}){| noexcept} {}\n\
         template <typename T> __global__ void ke$n({const |}__grid_constant__ T q) {}\n\
         void kf$n(int q) { {kd$n<<<1, 1>>>(q)|kd$n<char><<<1, 1>>>(q)}; {ke$n<<<1, 1>>>(q)|ke$n<int &><<<1, 1>>>(q)|\
         ke$n<const int><<<1, 1>>>(q)}; }",
    ),
    device(
        "kernel.forms.explicit",
        concat!(
            "{",
            kernel_instance!("void", "T q", "int", ""),
            "|",
            kernel_instance!("void", "T &&q", "int &&", ""),
            "|",
            kernel_instance!("void", "__builtin_va_list q, T", "__builtin_va_list, int", ""),
            "|",
            kernel_instance!("int", "T q", "int", " return 1; "),
            "}\n",
            "template <typename T> __global__ void kh$n(const __grid_constant__ T q) {}\n\
             {template|template <>} __global__ void kh$n<int>({const |const __grid_constant__ |__grid_constant__ |}int q);"
        ),
    ),
    open(
        "kernel.extern-template",
        Pass::Host,
        &["-static-global-template-stub=false"],
        "template <typename T> __global__ void ki$n(T) {}\nextern template __global__ void ki$n<int>(int);\n\
         {extern template __global__ void ki$n<char>(char);|void kj$n() { ki$n<<<1, 1>>>(1); }|}",
    ),
    device(
        "kernel.packs",
        "template <typename... T, typename U> __global__ void kk$n(U, T...) {}\ntemplate <typename... T, int... N> __global__ void kl$n(\
         T (&...q)[N]) {}\n{template __global__ void kk$n<>(int);|void km$n() { kk$n<<<1, 1>>>(1); }|template <> __global__ void kk$n<>(int) {}}",
    ),
    open(
        "device-only.constants",
        Pass::Jit,
        &["-default-device"],
        "const int ja$n = 1; extern const int jb$n; {|__device__ |__constant__ }const int jc$n = 2; struct Jd$n { static const int m = 3; };\n\
         {__host__|__device__|} int je$n(); __global__ void jf$n() {}",
    ),
    open(
        "lambda.arguments",
        Pass::Device,
        EXTENDED,
        "template <typename T> __global__ void na$n(T) {}\nclass Nb$n { struct P {}; public: static P p(); };\n\
         {void|int|static void} nd$n(int x) { struct L { int m; } l{1}; {na$n<<<1, 1>>>(1)|na$n<<<1, 1>>>([=] __device__ { return x; })|\
         na$n<<<1, 1>>>([=] { return x; })|na$n<<<1, 1>>>(l)|na$n<L><<<1, 1>>>(l)|na$n<<<1, 1>>>(Nb$n::p())}; (void)l; {throw \
         1|for (;;) ++x}; }",
    )
    .without_jit(),
    open(
        "lambda.parents",
        Pass::Host,
        EXTENDED,
        "void nh$n(int x) { struct L { void f() { {auto l = [] {__device__|__host__ __device__} { return 1; }; \
         (void)l;|}} }; auto l = [=] __device__ { \
         {auto m = [=] {__device__|__host__ __device__} { return x; }; return m();|return x;} }; (void)l; L().f(); }",
    )
    .without_jit()
    .of_releases(),
    // The documented dialect allows these parents, and the front end refuses to write what it would have to name.
    open(
        "lambda.parents.unnamed",
        Pass::Host,
        EXTENDED,
        "struct { {int f() { auto l = [] {__device__|__host__ __device__} { return 1; }; (void)l; return 1; }|int m;} } nf$n;\n\
         {auto|int} ng$n(int x) { auto l = [=] {__device__|__host__ __device__} { return x; }; (void)l; return x; }",
    )
    .of_releases(),
    open(
        "lambda.captured",
        Pass::Host,
        EXTENDED,
        "int ni$n(int x) { int a[2] = {1, 2}; auto l = [{x|y = x|=|a|&x|z = 1}] {__device__|__host__ __device__} (int q) { return q; }; (void)a; \
         (void)l; return 1; }\n\
         template <typename T> int nj$n(T q) { auto l = [q] {__device__|__host__ __device__} { return q; }; (void)l; return 1; }\n\
         int nl$n() { return nj$n({2|1L}); }",
    ),
    // In the device pass the front end does not look at the arguments of instances.
    open(
        "lambda.captured.types",
        Pass::Host,
        EXTENDED,
        "template <typename T> int nj$n(T q) { auto l = [q] {__device__|__host__ __device__} { return q; }; (void)l; return 1; }\n\
         class Nk$n { struct P { int m; }; public: static int f() { return nj$n({P{1}|1}); } };\n\
         int nl$n() { struct L { int m; }; return nj$n({L{1}|1}); }",
    )
    .held(),
];
