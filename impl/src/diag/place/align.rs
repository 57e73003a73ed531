//! Which token of a source text each token of its preprocessed text comes from.
//!
//! Everything but names stays as it is written, or stands among the arguments of a macro: so a text is cut into tokens that
//! are the same on both sides, and macros with what they make. Of all ways to cut it those count that take the fewest
//! macros, and of these the fewest tokens; a token has a certain place where all of these agree about it.

/// A token of the source text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Written<'a> {
    /// Its spelling.
    pub(super) text: &'a [u8],
    /// Whether it may be a macro's name.
    pub(super) is_name: bool,
    /// What tells its place; of the tokens of a macro's definition that of the macro's name.
    pub(super) at: usize,
    /// Whether a macro that is known makes it.
    pub(super) is_made: bool,
}

/// Where a token of the preprocessed text comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    /// [`Written::at`] of the token, or of the macro's name.
    pub(super) at: usize,
    /// How it was made.
    pub(super) made: Made,
}

/// How a token of the preprocessed text was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Made {
    /// It is written so.
    Written,
    /// By one of CUDA's own words, such as `__device__`.
    Annotation,
    /// By another macro.
    Macro,
}

/// Why no place is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unclear {
    /// The source does not make this text.
    Differs,
    /// Several tokens may have made it.
    Several,
}

/// So many pairs of tokens are looked at.
const MOST_PAIRS: usize = 1 << 21;

/// The cost of a macro: one with arguments is better than two without.
const MACRO: u32 = 1 << 10;

/// The cost of a way that there is not.
const NONE: u32 = u32::MAX / 4;

/// The origin of the token with index `target` of `unit`, which `source` makes.
pub(super) fn origin(source: &[Written<'_>], unit: &[&[u8]], target: usize) -> Result<Origin, Unclear> {
    if (source.len() + 1) * (unit.len() + 1) > MOST_PAIRS {
        return Err(Unclear::Differs);
    }
    let ways = Ways { source, unit };
    let (before, behind) = (ways.before(), ways.behind());
    let best = before[source.len()][unit.len()];
    if best >= NONE {
        return Err(Unclear::Differs);
    }
    let mut origins = ways.origins(&before, &behind, best, target);
    origins.dedup_by_key(|origin| origin.at);
    match origins.as_slice() {
        [origin] => Ok(*origin),
        _ => Err(Unclear::Several),
    }
}

/// A step from a token of the source to a later one.
#[derive(Clone, Copy)]
enum Step {
    /// The token is the same in both texts.
    Same,
    /// One of CUDA's words with so many tokens of the source makes so many.
    Annotation(usize, usize),
    /// A macro with so many tokens of the source makes any number.
    Macro(usize),
}

impl Step {
    fn cost(self) -> u32 {
        match self {
            Step::Same | Step::Annotation(..) => 0,
            Step::Macro(tokens) => MACRO + tokens as u32,
        }
    }
}

struct Ways<'a> {
    source: &'a [Written<'a>],
    unit: &'a [&'a [u8]],
}

impl Ways<'_> {
    /// The least cost of what stands before each pair of places.
    fn before(&self) -> Vec<Vec<u32>> {
        let (rows, columns) = (self.source.len() + 1, self.unit.len() + 1);
        let mut cost = vec![vec![NONE; columns]; rows];
        cost[0][0] = 0;
        for from in 0..self.source.len() {
            let here = cost[from].clone();
            for (at, before) in here.iter().copied().enumerate().filter(|(_, before)| *before < NONE) {
                for step in self.exact(from, at) {
                    let (source, unit) = behind(step, from, at);
                    cost[source][unit] = cost[source][unit].min(before);
                }
            }
            for step in self.macros(from) {
                let (source, _) = behind(step, from, 0);
                let mut least = NONE;
                for (cost, before) in cost[source].iter_mut().zip(&here) {
                    least = least.min(*before);
                    *cost = (*cost).min(least.saturating_add(step.cost()));
                }
            }
        }
        cost
    }

    /// The least cost of what stands behind each pair of places.
    fn behind(&self) -> Vec<Vec<u32>> {
        let (rows, columns) = (self.source.len() + 1, self.unit.len() + 1);
        let mut cost = vec![vec![NONE; columns]; rows];
        cost[rows - 1][columns - 1] = 0;
        for from in (0..self.source.len()).rev() {
            for at in 0..columns {
                for step in self.exact(from, at) {
                    let (source, unit) = behind(step, from, at);
                    cost[from][at] = cost[from][at].min(cost[source][unit]);
                }
            }
            for step in self.macros(from) {
                let (source, _) = behind(step, from, 0);
                let mut least = NONE;
                for at in (0..columns).rev() {
                    least = least.min(cost[source][at]);
                    cost[from][at] = cost[from][at].min(least.saturating_add(step.cost()));
                }
            }
        }
        cost
    }

    /// The origins of a token in all ways of the least cost.
    fn origins(&self, before: &[Vec<u32>], after: &[Vec<u32>], best: u32, target: usize) -> Vec<Origin> {
        let mut found = Vec::new();
        for (from, here) in before.iter().take(self.source.len()).enumerate() {
            let first = target.saturating_sub(LONGEST_ANNOTATION);
            for (at, cost) in here.iter().enumerate().take(target + 1).skip(first) {
                for step in self.exact(from, at) {
                    let (source, unit) = behind(step, from, at);
                    if target < unit && cost + after[source][unit] == best {
                        found.push(self.of_exact(step, from, target - at));
                    }
                }
            }
            for step in self.macros(from) {
                let (source, _) = behind(step, from, 0);
                let least = |costs: &[u32]| costs.iter().copied().min().unwrap_or(NONE);
                let cost = least(&here[..=target]) + step.cost() + least(&after[source][target + 1..]);
                if cost == best {
                    found.push(Origin { at: self.source[from].at, made: Made::Macro });
                }
            }
        }
        found
    }

    /// The origin of the token with this index among those that the step makes.
    fn of_exact(&self, step: Step, from: usize, index: usize) -> Origin {
        match step {
            Step::Annotation(tokens, _) => {
                // What stands between the brackets of `__word__(...)` stays as it is written.
                let argument = from + index.saturating_sub(ATTRIBUTE.len());
                let is_argument = argument > from && argument < from + tokens;
                let (at, made) =
                    if is_argument { (argument, Made::Written) } else { (from, Made::Annotation) };
                Origin { at: self.source[at].at, made }
            }
            _ if self.source[from].is_made => Origin { at: self.source[from].at, made: Made::Macro },
            _ => Origin { at: self.source[from].at, made: Made::Written },
        }
    }

    /// The steps that take what stands in the unit at `at`.
    fn exact(&self, from: usize, at: usize) -> impl Iterator<Item = Step> {
        let written = self.source[from];
        let same = self.unit.get(at) == Some(&written.text);
        same.then_some(Step::Same).into_iter().chain(self.annotation(from, at))
    }

    /// `__word__` and `__word__(...)` where the unit has `__attribute__((word))` and `__attribute__((word(...)))`.
    fn annotation(&self, from: usize, at: usize) -> Option<Step> {
        let written = self.source[from];
        let unit = &self.unit[at..];
        if written.text == b"__forceinline__" {
            let made = [&b"__inline__"[..], b"__attribute__", b"(", b"(", b"always_inline", b")", b")"];
            return unit.starts_with(&made).then_some(Step::Annotation(1, made.len()));
        }
        let word = written.text.strip_prefix(b"__")?.strip_suffix(b"__")?;
        let rest = unit.strip_prefix(&ATTRIBUTE[..])?.strip_prefix(&[word])?;
        let (tokens, made) = if rest.first() == Some(&&b"("[..]) {
            let tokens = self.with_arguments(from)?;
            let arguments = self.source[from + 1..from + tokens].iter().map(|token| token.text);
            let same = rest.get(..tokens - 1)?.iter().copied().eq(arguments);
            (same.then_some(tokens)?, tokens - 1)
        } else {
            (1, 0)
        };
        let closed = rest.get(made..made + 2)? == [&b")"[..], b")"];
        closed.then_some(Step::Annotation(tokens, ATTRIBUTE.len() + 1 + made + 2))
    }

    /// The steps of a macro whose name stands at `from`: with arguments or without.
    fn macros(&self, from: usize) -> impl Iterator<Item = Step> {
        let is_name = self.source[from].is_name;
        let with = if is_name { self.with_arguments(from) } else { None };
        is_name.then_some(Step::Macro(1)).into_iter().chain(with.map(Step::Macro))
    }

    /// How many tokens the name at `from` and the arguments behind it are.
    fn with_arguments(&self, from: usize) -> Option<usize> {
        let mut depth = 0usize;
        for (at, token) in self.source.iter().enumerate().skip(from + 1) {
            match token.text {
                b"(" => depth += 1,
                b")" => depth = depth.checked_sub(1)?,
                _ => {}
            }
            if depth == 0 {
                return (at > from + 1).then_some(at + 1 - from);
            }
        }
        None
    }
}

/// What an annotation begins with, before its word.
const ATTRIBUTE: [&[u8]; 3] = [b"__attribute__", b"(", b"("];

/// So many tokens before a token may begin the annotation that it is of.
const LONGEST_ANNOTATION: usize = 256;

/// Where a step from a pair of places leads; of a macro's, only the source's place.
fn behind(step: Step, from: usize, at: usize) -> (usize, usize) {
    match step {
        Step::Same => (from + 1, at + 1),
        Step::Annotation(tokens, made) => (from + tokens, at + made),
        Step::Macro(tokens) => (from + tokens, at),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::words;

    fn spelled(text: &str) -> Vec<(&[u8], bool)> {
        let found = words(text.as_bytes()).words;
        found.into_iter().map(|word| (word.span.of(text.as_bytes()), word.is_name)).collect()
    }

    /// What each token of the unit comes from: `=` as written, the macro's name, `?` unclear, `!` no way at all.
    fn origins(source: &str, unit: &str) -> String {
        let source = spelled(source);
        let written = source.iter().enumerate();
        let written: Vec<Written<'_>> =
            written.map(|(at, &(text, is_name))| Written { text, is_name, at, is_made: false }).collect();
        let unit: Vec<&[u8]> = spelled(unit).into_iter().map(|(text, _)| text).collect();
        let shown = (0..unit.len()).map(|target| match origin(&written, &unit, target) {
            Ok(Origin { made: Made::Written, at }) => {
                assert_eq!(written[at].text, unit[target]);
                "=".to_owned()
            }
            Ok(Origin { at, .. }) => String::from_utf8_lossy(written[at].text).into_owned(),
            Err(Unclear::Several) => "?".to_owned(),
            Err(Unclear::Differs) => "!".to_owned(),
        });
        shown.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn tokens_come_from_what_is_written_or_from_a_macro() {
        for (source, unit, expected) in [
            ("int f ( ) ;", "int f ( ) ;", "= = = = ="),
            ("HD int f ( ) ;", "inline const int f ( ) ;", "HD HD = = = = ="),
            ("NOTHING int f ( ) ;", "int f ( ) ;", "= = = = ="),
            ("MAC x = 1 ;", "int x ; x = 1 ;", "MAC MAC MAC = = = ="),
            ("M ( x ) ;", "g ( x ) ;", "M = = = ="),
            ("M ( x ) ;", "g ( 0 , x ) ;", "M M M M M M ="),
            ("M ( x , y ) ;", "{ y x }", "! ! ! !"),
            ("A B x ;", "u v w x ;", "? ? ? = ="),
            ("A B x ;", "x ;", "= ="),
            ("f ( a ) + f ( b )", "f ( a ) + g ( b )", "= = = = = f = = ="),
            ("int a ;", "int b ;", "= a ="),
            ("int 1 ;", "int 2 ;", "! ! !"),
            ("a ; b ;", "a ;", "! !"),
        ] {
            assert_eq!(origins(source, unit), expected, "{source} -> {unit}");
        }
    }

    #[test]
    fn annotations_that_stand_side_by_side_are_told_apart() {
        let attribute = |word: &str| "__attribute__((word))".replace("word", word);
        let unit = format!("{} {} int f();", attribute("host"), attribute("device"));
        assert_eq!(
            origins("__host__ __device__ int f();", &unit),
            format!("{}{}= = = = =", "__host__ ".repeat(6), "__device__ ".repeat(6))
        );
        let unit = format!("{} {} void k();", attribute("global"), attribute("launch_bounds(N, 2)"));
        assert_eq!(
            origins("__global__ __launch_bounds__(N, 2) void k();", &unit),
            format!(
                "{}{}= = = = = {}= = = = =",
                "__global__ ".repeat(6),
                "__launch_bounds__ ".repeat(4),
                "__launch_bounds__ ".repeat(2)
            )
        );
        let unit =
            format!("static {} __inline__ {} int f();", attribute("device"), attribute("always_inline"));
        assert_eq!(
            origins("static __device__ __forceinline__ int f();", &unit),
            format!("= {}{}= = = = =", "__device__ ".repeat(6), "__forceinline__ ".repeat(7))
        );
    }
}
