//! Any input has an output or a refusal.

use super::plan_of;
use crate::emit::host_output;
use crate::read::{ReadOptions, read};
use cufe_spec::unit::Options;

#[test]
fn no_row_of_words_is_too_odd() {
    const WORDS: &[&str] = &[
        "__global__ ",
        "__device__ ",
        "__managed__ ",
        "__attribute__((device, host)) ",
        "template <class T, int N> ",
        "template <> ",
        "void k(T t, int = 3, ...) ",
        "int m ",
        "m ",
        "k<T> ",
        "<<<",
        ">>>",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "<",
        ">",
        ", ",
        "; ",
        "= ",
        "auto ",
        "namespace ",
        "struct S ",
        ": ",
        ":: ",
        "static ",
        "extern \"C\" ",
        "= {1, 2}",
        "int a[] ",
        "[=] ",
        "\n# 7 \"a.h\" 3\n",
        "\n#pragma unroll\n",
        "operator ",
        "using ",
        "typedef ",
        "try ",
        "catch ",
        "return ",
        "__shared__ ",
        "const ",
        "* ",
        "& ",
        "&& ",
        "... ",
        "size_t ",
        "__device_builtin__ ",
        "requires ",
    ];
    fn holds(picks: Vec<u8>) -> bool {
        let mut text: String = picks.iter().map(|pick| WORDS[usize::from(*pick) % WORDS.len()]).collect();
        let mut open = Vec::new();
        let mut balanced = String::from("__managed__ int m; __global__ void q(int); ");
        for character in text.drain(..) {
            match character {
                '(' | '[' | '{' => open.push(character),
                ')' | ']' | '}' if open.is_empty() => continue,
                ')' | ']' | '}' => {
                    let closing = match open.pop() {
                        Some('(') => ')',
                        Some('[') => ']',
                        _ => '}',
                    };
                    balanced.push(closing);
                    continue;
                }
                _ => {}
            }
            balanced.push(character);
        }
        for character in open.iter().rev() {
            balanced.push(match character {
                '(' => ')',
                '[' => ']',
                _ => '}',
            });
        }
        let options = ReadOptions { standard: 20, name: "unit.cu".to_owned(), ..ReadOptions::default() };
        let Ok(reading) = read(balanced.into_bytes(), &options) else { return true };
        match plan_of(&reading, &Options::default()) {
            Ok(plan) => !host_output(&reading.source, &plan).is_empty(),
            Err(refusals) => refusals.iter().all(|refusal| !refusal.message.contains("cut each other")),
        }
    }
    quickcheck::QuickCheck::new().tests(3000).quickcheck(holds as fn(Vec<u8>) -> bool);
}

#[test]
fn a_launch_of_a_declared_name_is_refused_in_its_place() {
    let text = "__managed__ int m; int m <<<>>>();";
    let reading =
        read(text.as_bytes().to_vec(), &ReadOptions { name: "unit.cu".to_owned(), ..ReadOptions::default() });
    let reading = reading.expect("it is read");
    let refusals = plan_of(&reading, &Options::default()).expect_err("it is refused");
    let shown: Vec<_> = refusals.iter().map(|refusal| (refusal.offset, refusal.message.as_str())).collect();
    assert_eq!(shown, [(25, "a launch of the name that is declared here")]);
}
