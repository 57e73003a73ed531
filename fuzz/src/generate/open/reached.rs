//! What further rows of the decision tables ask for: specialisations declared again, memory spaces on functions, relaxed constexpr,
//! members and local variables with memory spaces, launches in instances.

use cufe_spec::unit::Pass;

use super::{Open, device, host, open};

/// Execution spaces and a declaration.
macro_rules! classes {
    ($name:expr) => {
        concat!(
            "{|__host__ |__device__ |__global__ |__host__ __device__ |__device__ __global__ |__global__ __host__ |",
            "__host__ __device__ __global__ }",
            $name
        )
    };
}

/// An explicit specialisation that is declared again.
macro_rules! respecialised {
    ($type:literal) => {
        concat!(
            "template <> ",
            classes!(concat!("void ra$n<", $type, ">(", $type, ");\n")),
            "template <> ",
            classes!(concat!("void ra$n<", $type, ">(", $type, ");\n"))
        )
    };
}

/// Rows of the tables.
pub(super) const OPEN: &[Open] = &[
    device(
        "words.space.respecialised",
        concat!(
            "template <typename T> void ra$n(T);\n",
            respecialised!("int"),
            respecialised!("char"),
            respecialised!("long"),
            respecialised!("short"),
            respecialised!("float"),
            respecialised!("double"),
            respecialised!("signed char"),
            respecialised!("char32_t"),
            respecialised!("long long"),
            respecialised!("char16_t"),
        ),
    ),
    host(
        "attributes.places.functions",
        "{__shared__|__constant__|__managed__|__grid_constant__} {|__global__ }void rb$n(int);\n\
         struct Rc$n { {__shared__|__constant__|__managed__|__grid_constant__} {|static }{|__global__ }void m(int); };\n\
         {|__grid_constant__ }int ry$n; {|__grid_constant__ }typedef int Rz$n;",
    ),
    open(
        "call.relaxed.both",
        Pass::Device,
        &["--relaxed_constexpr"],
        "{|__host__ }constexpr int rd$n(int q) { return q; }\n__host__ __device__ int re$n(int *p) { return rd$n({1|*p}); }",
    ),
    open(
        "call.relaxed.host",
        Pass::Host,
        &["--relaxed_constexpr"],
        "__device__ constexpr int rf$n(int q) { return q; }\n{__host__ __device__|__host__|} int rg$n(int *p) { return rf$n({1|*p}); }",
    ),
    device(
        "words.shared.thread-local",
        "thread_local {__shared__|__shared__ __device__|__device__ __shared__} int rh$n;\n\
         {__shared__ __constant__|__device__ __shared__ __constant__|__constant__ __managed__|__shared__ __constant__ __managed__} \
         {constexpr|const} int rt$n = 1;",
    ),
    open(
        "device-only.members",
        Pass::Jit,
        &[],
        "struct Rj$n { static {|const }{__device__|__shared__|__constant__|__managed__} int m; };",
    ),
    // The front end does not look at launches of instances in the documented dialect and in device-only compilation.
    device(
        "launch.instances",
        "__device__ int rk$n(int); int rn$n(int); __global__ void rl$n(int);\n\
         template <typename T> {void|static void|__host__ void|__device__ void} rm$n(T q) { {rk$n<<<1, 1>>>(1)|rn$n<<<1, 1>>>(1)|rl$n(1)}; }\n\
         {template void rm$n(int);|void ro$n() { rm$n(1); }}",
    )
    .without_jit()
    .of_releases(),
    device("words.managed.local", "{__device__|__host__ __device__|__global__|} void rr$n() { {__managed__|static __managed__} int x; }"),
    device("words.constant.again", "extern int rs$n;\nextern {__constant__|__device__} int rs$n;"),
    device(
        "call.constructor.changing",
        "struct Ru$n { {|__host__ }constexpr Ru$n(int q) : m(q) {} int m; };\n\
         {__device__|__global__|__host__ __device__|} void rv$n(int q, int *p) { {Ru$n a(q);|Ru$n a{*p};|Ru$n a(1);|Ru$n a = q;} }",
    ),
    host(
        "call.constructor.elided",
        "struct Rw$n { {__device__|__host__|__host__ __device__} Rw$n(int); };\n\
         {|__device__|__host__ __device__} void rx$n() { Rw$n a = {Rw$n{1}|Rw$n(1)|(Rw$n{1})}; }",
    ),
];
