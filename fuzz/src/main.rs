//! dump
fn main(){ let s: u64 = std::env::args().nth(1).unwrap().parse().unwrap(); print!("{}", cufe_fuzz::generate::text::render(&cufe_fuzz::generate::program_of_seed(s)).text); }
