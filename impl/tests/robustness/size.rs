//! Large inputs: too slow for every run. The command is in `main.rs`.

use super::watch::{unit, watch};
use std::fmt::Write as _;
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

/// The least of some measurements.
fn least(what: &str, text: &[u8], times: usize) -> Duration {
    let measured = (0..times).map(|_| {
        let seen = watch(what, unit("u.ii", text.to_vec()));
        assert_eq!(seen.observation.exit, 0, "{what}: {:?}", seen.observation.diagnostics.first());
        seen.used
    });
    measured.min().unwrap_or_default()
}

#[test]
#[ignore = "takes a minute and some gigabytes"]
fn two_hundred_megabytes_in_linear_time() {
    const MEGABYTE: usize = 1 << 20;
    let mut before = None;
    for (megabytes, times) in [(25, 5), (50, 5), (100, 3), (200, 2)] {
        let text = of_size(megabytes * MEGABYTE);
        let used = least(&format!("{megabytes} MB"), &text, times);
        println!("{megabytes} MB: {used:?}, {:.0} MB/s", text.len() as f64 / 1e6 / used.as_secs_f64());
        if let Some(before) = before.replace(used) {
            assert!(
                used.as_secs_f64() <= 2.1 * Duration::as_secs_f64(&before),
                "{megabytes} MB: {before:?}, then {used:?}"
            );
        }
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
