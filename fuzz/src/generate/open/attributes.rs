//! Words on everything: their combinations, declarations again with other words, entities that they are not for.

use super::{Open, device, host};

/// Execution spaces, memory spaces, bounds.
pub(super) const OPEN: &[Open] = &[
    host(
        "words.redeclared",
        "{|__host__|__device__|__global__|__host__ __device__|__device__ __global__|__host__ __global__|__host__ __device__ __global__} void \
         ra$n(int);\n\
         {|__host__|__device__|__global__|__host__ __device__|__device__ __global__|__host__ __global__|__global__ __host__ __device__} void \
         ra$n(int){;| {}}\n\
         {|{|__host__|__device__|__global__|__host__ __device__} void ra$n(int);}",
    ),
    device(
        "words.redeclared.template",
        "template <typename T> {|__host__|__device__|__global__|__host__ __device__|__device__ __global__|__host__ __global__} void rb$n(T);\n\
         {template <typename T> {|__host__|__device__|__global__|__host__ __device__|__host__ __global__} void rb$n(T){;| {}}|}\n\
         {template <> {|__host__|__device__|__global__|__host__ __device__|__device__ __global__|__host__ __global__} void rb$n<int>(int){;| {}}|\
         template <> {|__host__|__device__|__global__|__host__ __device__} void rb$n<int>(int); \
         template <> {|__host__|__device__|__global__|__host__ __device__} void rb$n<int>(int) {}|}",
    ),
    host(
        "words.variables",
        "{|static |inline |constexpr |thread_local }{__device__|__constant__|__shared__|__managed__|__device__ __constant__|__constant__ \
         __device__|__device__ __shared__|__shared__ \
         __device__|\
         __device__ __managed__|__managed__ __constant__|__constant__ __managed__|__shared__ __constant__|__constant__ __shared__|__shared__ \
         __managed__|\
         __managed__ __shared__|__device__ __device__|__managed__ __device__ __constant__|__device__ __constant__ __shared__|__constant__ \
         __constant__|\
         __shared__ __shared__ __device__|__managed__ __managed__} int wa$n = 1;",
    ),
    device(
        "words.variables.redeclared",
        "extern {|__device__|__constant__|__managed__|__device__ __constant__|__device__ __managed__} int wb$n;\n\
         {|extern }{|__device__|__constant__|__managed__|__device__ __constant__|__device__ __managed__} int wb$n;",
    ),
    host(
        "words.variables.member",
        "struct Wd$n { {|static const |static constexpr |static inline }{__device__|__constant__|__shared__|__managed__|__device__ __constant__|\
         __device__ __managed__} int m = 1; };",
    ),
    host(
        "words.misplaced",
        "{struct {__host__|__device__|__global__|__shared__|__constant__|__managed__|__launch_bounds__(32)|__grid_constant__} Xa$n { int m; };|\
         struct Xa$n { {__host__|__device__|__global__|__shared__|__constant__|__managed__|__launch_bounds__(32)|__grid_constant__} int m; };|\
         void xa$n({__host__|__device__|__global__|__shared__|__constant__|__managed__|__launch_bounds__(32)|__grid_constant__} int q);|\
         __global__ void xa$n({__host__|__device__|__shared__|__constant__|__managed__|__launch_bounds__(32)} int q);|\
         {__shared__|__constant__|__managed__|__launch_bounds__(32)|__grid_constant__} void xa$n(int);|\
         struct Xa$n { {__shared__|__constant__|__managed__|__launch_bounds__(32)|__grid_constant__} void m(int); };|\
         {__host__|__global__|__launch_bounds__(32)|__grid_constant__} int xa$n;|\
         struct Xa$n { static {__host__|__global__|__launch_bounds__(32)|__grid_constant__} int m; };|\
         template <typename T> struct Xa$n { T m; Xa$n(T); }; template <typename T> {__host__|__device__|__global__|__launch_bounds__(32)} \
         Xa$n(T) -> Xa$n<T>;|\
         typedef int {__host__|__device__|__shared__} Xa$n;|using Xa$n {__device__|__shared__} = int;|enum {__device__|__shared__} Xa$n { xb$n };|\
         namespace {__device__|__shared__} xa$n { }|__global__ __launch_bounds__(32) __launch_bounds__(64) void xa$n();|\
         __device__ __launch_bounds__(32, 2) void xa$n();|__global__ void __launch_bounds__({0|-1|32, 0|32, -1|4096|1, 2, 3|sizeof(int)}) xa$n() \
         {}}",
    ),
    host(
        "words.redeclared.member",
        "struct Rc$n { {|__host__|__device__|__global__|__host__ __device__} void m(int); {|__host__|__device__|__host__ __device__} static int \
         s(); \
         {|__host__|__device__|__host__ __device__} Rc$n(); {|__host__|__device__} ~Rc$n(); \
         friend $a void rd$n(int); template <typename T> {|__host__|__device__} void t(T); };\n\
         {|__host__|__device__|__global__|__host__ __device__} void Rc$n::m(int) {}\n{|__host__|__device__|__host__ __device__} int Rc$n::s() { \
         return 1; }\n\
         {|__host__|__device__|__host__ __device__} Rc$n::Rc$n(){ = default;| {}}\n{|__host__|__device__} Rc$n::~Rc$n() {}\n$a void rd$n(int) \
         {}\ntemplate <typename T> {|__host__|__device__} void Rc$n::t(T) {}",
    )
    .without_jit(),
];
