#!/bin/bash -eu
# Builds the fuzz targets for OSS-Fuzz: each goes to $OUT, with the programs of the suite as its first inputs where it reads bytes.
cd "$SRC/cufe"
targets=(agree bytes case_headers device_il line_markers mutants options reducer verdicts)
cargo fuzz build --release --fuzz-dir fuzz
for target in "${targets[@]}"; do
    cp "target/x86_64-unknown-linux-gnu/release/$target" "$OUT/"
done
for target in bytes case_headers; do
    zip -q "$OUT/${target}_seed_corpus.zip" $(find conformance/cases -name '*.cu' | head -n 2000)
done
