//! NVRTC in the place of cicc: a unit that was preprocessed as nvcc does it, with its host code (`cufe build --jit`).
//!
//! Host functions are errors there, which a unit may suppress; then they are read, the kernels that they launch are made, and there is
//! no code of theirs. NVRTC has declarations of its own: what the unit declares a second time is left out of it. Which these are
//! NVRTC says itself, so a unit is given to it again without them until it has nothing to say of that.

use super::nvrtc::{Compiled, Nvrtc};
use super::words::{self, WORDS};
use crate::cli::files;
use crate::cli::stand_in::CANNOT_RUN;
use crate::cli::{complain, session};
use crate::keep::{Purpose, keep_without};
use crate::lex::TokenRange;
use crate::read::{ReadOptions, Reading, read};
use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::Path;

/// The name under which cufe stands in for cicc with NVRTC.
pub(in crate::cli) const NAME: &str = "nvrtc";
/// The exit status of a unit that NVRTC refuses.
const REFUSED: i32 = 2;
/// So many times at most a unit is given to NVRTC.
const ROUNDS: usize = 16;
/// Words of messages about what NVRTC declares itself: its text's name, and what it knows without one.
const OWN: [&str; 3] = ["__nv_nvrtc_builtin_header.h", "(reserved class name)", "(declared implicitly)"];
/// The public numbers of the five diagnostics about host entities.
const HOST_DIAGNOSTICS: std::ops::RangeInclusive<u16> = 20216..=20220;
/// Headers of a toolkit whose declarations NVRTC has, by the beginnings of their names below the folder of headers.
const HEADERS: [&str; 13] = [
    "builtin_types.h",
    "common_functions.h",
    "crt/common_functions.h",
    "crt/device_",
    "crt/math_functions",
    "crt/sm_",
    "cuda_device_runtime_api.h",
    "device_",
    "math_functions",
    "sm_",
    "surface_indirect_functions",
    "texture_indirect_functions",
    "vector_",
];
/// Pragmas of other compilers, of which nvcc says nothing.
const UNKNOWN_PRAGMA: u16 = 161;

/// Compiles a unit as the arguments say: the library, the unit, the PTX, the C++ standard, the folder of the toolkit's headers, the
/// name of the source, then NVRTC's options. Gives the exit status.
pub(in crate::cli) fn compile_unit(arguments: &[OsString]) -> i32 {
    let [library, unit, ptx, standard, include, name, options @ ..] = arguments else {
        complain("a unit for NVRTC is not known");
        return CANNOT_RUN;
    };
    let unit = Unit {
        path: unit.as_ref(),
        standard: standard.to_str().and_then(|digits| digits.parse().ok()).unwrap_or(17),
        include: include.as_ref(),
        name: name.to_string_lossy().into_owned(),
        options,
    };
    match unit.compile(library.as_ref()) {
        Ok(Compiled { ptx: Some(code), log }) => {
            session::complain(&log);
            match fs::write(ptx, code) {
                Ok(()) => 0,
                Err(why) => {
                    complain(&format!("cannot write \"{}\": {why}", Path::new(ptx).display()));
                    CANNOT_RUN
                }
            }
        }
        Ok(Compiled { ptx: None, log }) => {
            session::complain(&log);
            complain("NVRTC does not take this unit, as its messages say; without --jit cicc compiles it");
            REFUSED
        }
        Err(text) => {
            complain(&text);
            CANNOT_RUN
        }
    }
}

/// A unit and how it is compiled.
struct Unit<'a> {
    path: &'a Path,
    /// The C++ standard, two digits.
    standard: u8,
    /// The toolkit's headers.
    include: &'a Path,
    name: String,
    options: &'a [OsString],
}

impl Unit<'_> {
    /// # Errors
    /// In words, why nothing could be compiled.
    fn compile(&self, library: &Path) -> Result<Compiled, String> {
        let nvrtc = Nvrtc::find(Some(library), None)?;
        let text = files::read(self.path, files::SOURCE).map_err(|fault| fault.to_string())?;
        let options = ReadOptions { standard: self.standard, ..ReadOptions::default() };
        let reading = read(text, &options).map_err(|_| "the unit could not be read".to_owned())?;
        let relocatable = self.options.iter().any(|one| one == "--relocatable-device-code=true");
        let (mut own, mut missing) = (BTreeSet::new(), BTreeSet::new());
        let mut rounds = 0;
        loop {
            let is_omitted = |range| self.is_omitted(&reading, range, &own);
            let kept = keep_without(&reading, Purpose { relocatable, ..Purpose::default() }, &is_omitted)
                .map_err(|whole| format!("what NVRTC needs of the unit is not known: {whole}"))?;
            let given =
                [beginning(&missing).as_bytes(), &words::without_packs(&words::without_labels(&kept.text))]
                    .concat();
            let compiled = nvrtc.compile(&self.name, &given, self.options)?;
            let before = (own.len(), missing.len());
            own.extend(declared_twice(&compiled.log));
            missing.extend(words::missing(&compiled.log));
            rounds += 1;
            if compiled.ptx.is_some() || (own.len(), missing.len()) == before || rounds == ROUNDS {
                return Ok(compiled);
            }
        }
    }

    /// Whether NVRTC has the declaration of these tokens itself.
    fn is_omitted(&self, reading: &Reading, range: TokenRange, own: &BTreeSet<(String, u32)>) -> bool {
        let source = &reading.source;
        let span = reading.tokens.span(range);
        let [first, last] = [span.start, span.end].map(|at| source.place(at));
        let Some(file) = source.spelled_file(first.file) else { return false };
        let file = String::from_utf8_lossy(file);
        let below = Path::new(file.as_ref()).strip_prefix(self.include).ok().and_then(Path::to_str);
        if below.is_some_and(|below| HEADERS.iter().any(|header| below.starts_with(header))) {
            return true;
        }
        let lines = (file.clone().into_owned(), first.line)..=(file.into_owned(), last.line.max(first.line));
        own.range(lines).next().is_some()
    }
}

/// What stands before a unit.
fn beginning(missing: &BTreeSet<String>) -> String {
    let suppressed =
        HOST_DIAGNOSTICS.chain([UNKNOWN_PRAGMA]).map(|number| format!("#pragma nv_diag_suppress {number}\n"));
    suppressed.chain([WORDS.to_owned()]).chain(missing.iter().cloned()).collect()
}

/// The places of declarations that NVRTC has itself, as its messages name them: `FILE(LINE): error: ... (previous definition at
/// line 920 of __nv_nvrtc_builtin_header.h)`.
fn declared_twice(log: &str) -> Vec<(String, u32)> {
    let place = |line: &str| {
        let (place, text) = line.split_once("): error: ")?;
        let (file, line) = place.rsplit_once('(')?;
        let is_own = OWN.iter().any(|own| text.contains(own));
        Some((file.to_owned(), line.parse().ok()?)).filter(|_| is_own)
    };
    log.lines().filter_map(place).collect()
}

/// Whether an option of the host compiler keeps its assembly code from having symbols.
pub(in crate::cli) fn hides_symbols(option: &OsStr) -> bool {
    option.to_str().is_some_and(|option| option.starts_with("-flto"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_that_nvrtc_has_are_known_by_its_messages() {
        let log = "/i/driver_types.h(192): error: enum \"cudaError\" has already been defined (previous definition at line 920 of \
            __nv_nvrtc_builtin_header.h)\n/i/a.h(3): error: identifier \"x\" is undefined\n\
            /u/typeinfo(92): error: declaration conflicts with \"std::type_info\" (reserved class name)\n";
        assert_eq!(
            declared_twice(log),
            [("/i/driver_types.h".to_owned(), 192), ("/u/typeinfo".to_owned(), 92)]
        );
        assert!(beginning(&BTreeSet::new()).starts_with("#pragma nv_diag_suppress 20216\n"));
    }
}
