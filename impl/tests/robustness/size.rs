//! Large inputs: too slow for every run. The command is in `main.rs`.

use super::watch::{unit, watch};
use std::fmt::Write as _;
use std::hint::black_box;
use std::time::Duration;

/// What one copy of a library looks like, in a namespace of its own.
const PIECE: &str = "\
namespace n$ {
template <class T, int N> struct array { T data[N]; T &operator[](int i) { return data[i]; } };
struct point { float x, y; __attribute__((device)) float length() const { return x * x + y * y; } };
__attribute__((host)) __attribute__((device)) inline int clamp(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }
template <class T> __attribute__((global)) void scale(T *p, T by, int n) { for (int i = 0; i < n; ++i) p[i] *= by; }
__attribute__((global)) void zero(int *p) { *p = 0; }
__attribute__((managed)) int counter;
__attribute__((device)) float table[16] = {1.0f, 2.0f};
void run(int *p, float *q) { zero<<<1, 32>>>(p); scale<<<dim3(1), dim3(2), 0>>>(q, 2.0f, clamp(counter, 0, 16)); }
typedef array<point, 4> quad;
}
";

const HEAD: &str = "\
struct __attribute__((device_builtin)) dim3 { unsigned x, y, z; dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1); };
typedef unsigned long size_t;
extern \"C\" unsigned __cudaPushCallConfiguration(dim3 g, dim3 b, size_t s = 0, struct CUstream_st *t = 0);
";

/// What a unit takes at most, in bytes for each of its own.
const MEMORY: usize = 30;

/// A unit of at least `bytes` bytes.
fn of_size(bytes: usize) -> Vec<u8> {
    let mut text = HEAD.to_owned();
    let mut index = 0;
    while text.len() < bytes {
        let _ = write!(text, "{}", PIECE.replace('$', &index.to_string()));
        index += 1;
    }
    text.into_bytes()
}

/// Uses so many bytes of memory for a moment. The host of a virtual machine takes back what its guest has not used for some
/// seconds, and a page that it must give anew takes seven times as long as one that is there: the larger the input, the
/// more of them, which is no property of the front end.
fn touch(bytes: usize) {
    drop(black_box(vec![1_u8; bytes]));
}

/// The least of some measurements.
fn least(what: &str, text: &[u8], times: usize) -> Duration {
    let measured = (0..times).map(|_| {
        touch(MEMORY * text.len());
        let seen = watch(what, unit("u.ii", text.to_vec()));
        assert_eq!(seen.observation.exit, 0, "{what}: {:?}", seen.observation.diagnostics.first());
        seen.used
    });
    measured.min().unwrap_or_default()
}

#[test]
#[ignore = "takes three minutes and six gigabytes"]
fn two_hundred_megabytes_in_linear_time() {
    const MEGABYTE: usize = 1 << 20;
    /// What is quadratic takes four times as long. How near to twice it is, on the machine's own terms, `scripts/bench --linear`
    /// measures of the program; here the system's supply of memory counts, too.
    const FACTOR: f64 = 2.4;
    // Each size in turn, and ratios within a round: a machine has better and worse minutes.
    let rounds: Vec<[Duration; 4]> = (0..3)
        .map(|_| {
            let used = [25, 50, 100, 200].map(|megabytes| {
                let text = of_size(megabytes * MEGABYTE);
                least(&format!("{megabytes} MB"), &text, 1)
            });
            println!("25, 50, 100, 200 MB: {used:?}");
            used
        })
        .collect();
    for step in 0..3 {
        let mut factors: Vec<f64> =
            rounds.iter().map(|used| used[step + 1].as_secs_f64() / used[step].as_secs_f64()).collect();
        factors.sort_by(f64::total_cmp);
        let median = factors[factors.len() / 2];
        assert!(median <= FACTOR, "{} MB: {median:.2} times the half, of {factors:?}", 50 << step);
    }
}

#[test]
#[ignore = "takes some seconds"]
fn a_line_of_ten_megabytes() {
    let line = String::from_utf8(of_size(10 << 20)).unwrap().replace('\n', " ");
    let lines = of_size(10 << 20);
    let (one, many) = (least("one line", line.as_bytes(), 5), least("many lines", &lines, 5));
    println!("one line: {one:?}, many lines: {many:?}");
    assert!(one <= many * 2, "one line takes {one:?}, many take {many:?}");
}
