//! The stages on a generated unit of about 1 MB: tokens alone, reading, and everything up to the host output.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use cufe::compile::{Input, compile};
use cufe::diag::control::Settings;
use cufe::emit::host_output;
use cufe::lex::lex;
use cufe::read::{ReadOptions, read};
use cufe::threads::Threads;
use cufe_spec::unit::Options;
use std::fmt::Write;

/// How many times the unit's pattern is repeated.
const REPEATS: usize = 600;

/// A unit of every kind of declaration that the front end edits, among plain C++.
fn unit() -> Vec<u8> {
    let mut text = String::from(
        "# 1 \"bench.cu\"\n\
         typedef unsigned long size_t;\n\
         struct dim3 { unsigned x, y, z; dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1); };\n\
         extern \"C\" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, void *stream = 0);\n",
    );
    for n in 0..REPEATS {
        let _ = write!(
            text,
            "# {line} \"part{n}.h\" 3\n\
             namespace part{n} {{\n\
             template <class T, class = typename T::type> struct Trait {{ typedef T type; enum {{ value = sizeof(T) < 8 }}; }};\n\
             template <class T> inline T larger(const T &a, const T &b) noexcept(noexcept(a < b)) {{ return a < b ? b : a; }}\n\
             class Holder {{\n public:\n  Holder() : size_(0), data_(nullptr) {{}}\n\
               __attribute__((host)) __attribute__((device)) int size() const {{ return size_; }}\n\
               __attribute__((device)) float at(int i) const {{ return data_[i] * {n}.5f; }}\n\
               void grow(int by) {{ for (int i = 0; i < by; ++i) {{ size_ += i % 3 ? 1 : 2; }} }}\n\
              private:\n  int size_;\n  float *data_;\n}};\n\
             __attribute__((device)) int twice(int a) {{ int b = a; while (b < 100) b += a; return 2 * b; }}\n\
             __attribute__((constant)) float table[4] = {{1, 2, 3, 4}};\n\
             static inline double mean(const double *v, int n) {{\n\
               double sum = 0;\n  for (int i = 0; i < n; ++i) sum += v[i];\n  return n > 0 ? sum / n : 0.0;\n}}\n\
             __attribute__((global)) void step(float *p, int n) {{ int i = n; if (i < 8) p[i] = table[i & 3] + twice(i); }}\n\
             template <class T, int N> __attribute__((global)) void fill(T *p, T v) {{ for (int i = 0; i < N; ++i) p[i] = v; }}\n\
             int run(float *p) {{\n  step<<<dim3(1, 2), 32>>>(p, 4);\n  fill<float, 4><<<1, 1>>>(p, 2.0f);\n  return larger(1, {n});\n}}\n\
             }}\n",
            line = n + 1,
        );
    }
    text.into_bytes()
}

fn stages(criterion: &mut Criterion) {
    let text = unit();
    let mut group = criterion.benchmark_group("stages");
    group.throughput(Throughput::Bytes(text.len() as u64)).sample_size(20);
    group.bench_function("lex", |bencher| {
        bencher.iter_with_large_drop(|| lex(&text, 17).expect("the generated unit has tokens"));
    });
    group.bench_function("read", |bencher| {
        bencher.iter_batched(
            || text.clone(),
            |text| read(text, &ReadOptions::default()).expect("the generated unit is read"),
            BatchSize::LargeInput,
        );
    });
    group.bench_function("compile", |bencher| {
        let input = || Input {
            bodies: Default::default(),
            name: "bench.ii".to_owned(),
            text: text.clone(),
            options: Options::default(),
            control: Settings::default(),
            code: true,
            threads: Threads::default(),
        };
        bencher.iter_batched(
            input,
            |input| {
                let output = compile(input);
                assert_eq!(output.report.exit(), 0, "the generated unit is free of errors");
                let (Some(reading), Some(texts)) = (&output.reading, &output.texts) else {
                    panic!("a unit without errors has outputs");
                };
                let host = host_output(&reading.source, &texts.host);
                (output, host)
            },
            BatchSize::LargeInput,
        );
    });
    group.finish();
}

criterion_group!(benches, stages);
criterion_main!(benches);
