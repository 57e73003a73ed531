//! The productions of Core CUDA that the typed program has no form for, as snippets of valid code.
//!
//! A snippet is in the pattern language of [`super::breakages`], with three words more: `$a` is one annotation, the same
//! everywhere in the snippet, so that its functions may call each other; `$e` is a constant expression, drawn each time;
//! a line end ends a line. A snippet is valid alone, in every scope and behind every annotation, and may offer an
//! expression of integral type to the code after it.

mod classes;
mod declarations;
mod kernels;
mod resolution;
mod statements;
mod templates;

use std::sync::LazyLock;

use arbitrary::{Result, Unstructured};

use super::program::Space;
use super::violate::instantiate;

/// A production of `oracle/GRAMMAR.md` as code.
#[derive(Clone, Copy, Debug)]
pub struct Production {
    /// What it shows, for reports.
    pub name: &'static str,
    /// The snippet.
    pub pattern: &'static str,
    /// An expression of integral type that code of the annotation may use, beginning with a name of the snippet.
    pub offer: Option<&'static str>,
    /// The annotations that the snippet may have.
    pub spaces: &'static [Space],
}

/// Code for both sides.
pub(super) const ANY: &[Space] = &[Space::Unannotated, Space::Host, Space::Device, Space::HostDevice];
/// Code that the host alone can run.
const ON_HOST: &[Space] = &[Space::Unannotated, Space::Host];

const fn any(name: &'static str, pattern: &'static str) -> Production {
    Production { name, pattern, offer: None, spaces: ANY }
}

const fn offers(name: &'static str, offer: &'static str, pattern: &'static str) -> Production {
    Production { name, pattern, offer: Some(offer), spaces: ANY }
}

const fn on_host(name: &'static str, pattern: &'static str) -> Production {
    Production { name, pattern, offer: None, spaces: ON_HOST }
}

/// All productions.
pub static PRODUCTIONS: LazyLock<Vec<Production>> = LazyLock::new(|| {
    [
        classes::PRODUCTIONS,
        declarations::PRODUCTIONS,
        kernels::PRODUCTIONS,
        resolution::PRODUCTIONS,
        statements::PRODUCTIONS,
        templates::PRODUCTIONS,
    ]
    .concat()
});

/// A snippet written out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snippet {
    /// Its lines.
    pub text: String,
    /// The annotation of its functions.
    pub space: Space,
    /// The name that its offer begins with, and the rest of the expression.
    pub offer: Option<(String, String)>,
}

/// Writes `production` out, its names ending in `number`.
///
/// # Errors
/// As [`super::config::Config::draw`].
pub fn draw(production: &Production, number: u32, dna: &mut Unstructured<'_>) -> Result<Snippet> {
    let space = *dna.choose(production.spaces)?;
    let keywords: Vec<&str> = space.keywords().iter().map(|keyword| keyword.spelling()).collect();
    let mut text = instantiate(production.pattern, number, dna)?.replace("$a", &keywords.join(" "));
    while let Some(at) = text.find("$e") {
        text.replace_range(at..at + 2, &constant(dna)?);
    }
    let offer = production.offer.map(|offer| {
        let offer = offer.replace("$n", &number.to_string());
        let end = offer.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(offer.len());
        (offer[..end].to_owned(), offer[end..].to_owned())
    });
    Ok(Snippet { text, space, offer })
}

fn constant(dna: &mut Unstructured<'_>) -> Result<String> {
    let value = dna.int_in_range(1..=60)?;
    Ok(match dna.int_in_range(0..=5)? {
        0 => format!("({value} + 1)"),
        1 => format!("({value} > 3 ? {value} : 4)"),
        2 => "(int)sizeof(int)".to_owned(),
        3 => "'c'".to_owned(),
        _ => value.to_string(),
    })
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeSet;
    use std::process::Command;

    use super::*;
    use crate::generate::dna_of_seed;

    /// What makes a snippet C++ of the host compiler; launches are calls there.
    const HEADER: &str = "#define __host__\n#define __device__\n#define __global__\n#define __shared__\n\
        #define __constant__\n#define __managed__\n#define __grid_constant__\n#define __launch_bounds__(...)\n\
        #define __maxnreg__(...)\n#define __cluster_dims__(...)\n#define __block_size__(...)\n\
        struct dim3 { unsigned x, y, z; constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) \
        : x(x), y(y), z(z) {} };\n";

    /// How often each is drawn.
    const ROUNDS: u64 = 8;

    #[test]
    fn names_are_unique() {
        let names: BTreeSet<&str> = PRODUCTIONS.iter().map(|production| production.name).collect();
        assert_eq!(names.len(), PRODUCTIONS.len());
    }

    #[test]
    fn every_production_is_valid_cpp() {
        assert_eq!(refused(&PRODUCTIONS), None);
    }

    /// What the host compiler says of what is drawn of `productions`.
    pub(in crate::generate) fn refused(productions: &[Production]) -> Option<String> {
        let folder = tempfile::tempdir().unwrap();
        let mut text = HEADER.to_owned();
        for (at, production) in productions.iter().enumerate() {
            for round in 0..ROUNDS {
                let seed = ROUNDS * at as u64 + round;
                let snippet =
                    draw(production, 10_000 + seed as u32, &mut Unstructured::new(&dna_of_seed(seed)))
                        .unwrap();
                assert!(!snippet.text.contains('$'), "{}: {}", production.name, snippet.text);
                let lines = snippet.text.replace("@next", "1");
                text.push_str(&format!("namespace {{ namespace n{seed} {{\n{lines}\n"));
                if let Some((name, rest)) = &snippet.offer {
                    text.push_str(&format!("int offered() {{ return {name}{rest}; }}\n"));
                }
                text.push_str("} }\n");
            }
        }
        // The configuration of a launch goes; what is left is a call.
        while let (Some(open), Some(close)) = (text.find("<<<"), text.find(">>>")) {
            text.replace_range(open..close + 3, "");
        }
        let path = folder.path().join("all.cpp");
        std::fs::write(&path, text).unwrap();
        let told =
            Command::new("g++").args(["-std=c++17", "-fsyntax-only", "-w"]).arg(&path).output().unwrap();
        (!told.status.success()).then(|| String::from_utf8_lossy(&told.stderr).into_owned())
    }
}
