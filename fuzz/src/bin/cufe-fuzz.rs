//! tmp
use cufe_fuzz::generate::{dna_of_seed, text::render, violate::*};
fn main() {
    let near = std::env::args().nth(1).unwrap() == "near";
    let seed: u64 = std::env::args().nth(2).unwrap().parse().unwrap();
    for b in BREAKAGES {
        let dna = dna_of_seed(seed);
        let m = plant(
            b,
            if near { b.near_misses } else { b.violations },
            &mut arbitrary::Unstructured::new(&dna),
        )
        .unwrap();
        let r = render(&m.program);
        std::fs::write(
            format!("/tmp/gen/v_{}_{}_{}.cu", b.rule, m.pass.name(), seed),
            format!("# 1 \"unit.cu\"\n{}", r.text),
        )
        .unwrap();
        println!("{} {} {} {}", b.rule, m.pass.name(), seed, r.marked_lines[0]);
    }
}
