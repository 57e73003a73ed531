//! The macros that source files define, and what they make of a text.

use super::align::Written;
use crate::lex::words;
use crate::source::Span;
use rustc_hash::FxHashMap;
use std::iter::once;

/// A macro's definition; its text is that of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Definition {
    /// The names of its parameters; `None` of one that takes no arguments.
    parameters: Option<Vec<Vec<u8>>>,
    /// Whether the last parameter takes all arguments that are left.
    is_variadic: bool,
    /// What it makes: spellings, and whether each is a name.
    body: Vec<(Vec<u8>, bool)>,
}

/// The definitions in some files. A name that has several different ones, or one that pastes tokens, counts as unknown.
#[derive(Clone, Debug, Default)]
pub(super) struct Definitions {
    of: FxHashMap<Vec<u8>, Option<Definition>>,
}

/// So many tokens come of a text at most.
const MOST_TOKENS: usize = 4096;

/// So many macros stand in each other's definitions at most.
const MOST_NESTED: usize = 64;

impl Definitions {
    /// Adds the definitions among the directives of a text.
    pub(super) fn add(&mut self, text: &[u8], directives: &[Span]) {
        for directive in directives {
            if let Some((name, definition)) = Definition::read(directive.of(text)) {
                let known = self.of.entry(name).or_insert_with(|| definition.clone());
                if *known != definition {
                    *known = None;
                }
            }
        }
    }

    /// What the macros make of a text; `None` where it is too much, or where they make nothing of it.
    pub(super) fn expand<'a>(&'a self, text: &[Written<'a>]) -> Option<Vec<Written<'a>>> {
        let mut expansion =
            Expansion { definitions: self, made: Vec::new(), active: Vec::new(), known: false };
        expansion.add(text)?;
        expansion.known.then_some(expansion.made)
    }

    fn get(&self, name: &[u8]) -> Option<&Definition> {
        self.of.get(name)?.as_ref()
    }
}

/// A text while macros are replaced in it.
struct Expansion<'a> {
    definitions: &'a Definitions,
    made: Vec<Written<'a>>,
    /// The macros whose definitions are being read: none of them is replaced in its own.
    active: Vec<&'a [u8]>,
    /// Whether any macro was replaced.
    known: bool,
}

impl<'a> Expansion<'a> {
    fn add(&mut self, text: &[Written<'a>]) -> Option<()> {
        let mut at = 0;
        while let Some(&token) = text.get(at) {
            at += 1;
            let definition = self.definitions.get(token.text);
            let is_active = self.active.contains(&token.text);
            match definition.filter(|_| token.is_name && !is_active) {
                None => self.made.push(token),
                Some(definition) => match &definition.parameters {
                    None => self.replace(token, definition, &[])?,
                    Some(_) => match arguments(&text[at..]) {
                        Some((arguments, length)) => {
                            at += length;
                            self.replace(token, definition, &arguments)?;
                        }
                        None => self.made.push(token),
                    },
                },
            }
            if self.made.len() > MOST_TOKENS {
                return None;
            }
        }
        Some(())
    }

    fn replace(
        &mut self,
        name: Written<'a>,
        definition: &'a Definition,
        arguments: &[&[Written<'a>]],
    ) -> Option<()> {
        let parameters = definition.parameters.as_deref().unwrap_or_default();
        let mut body = Vec::new();
        for (text, is_name) in &definition.body {
            match parameters.iter().position(|parameter| parameter == text) {
                Some(index) if definition.is_variadic && index + 1 == parameters.len() => {
                    let mut rest = arguments.get(index..).unwrap_or_default().iter();
                    body.extend(rest.next().into_iter().copied().flatten());
                    let comma = Written { text: b",", is_name: false, at: name.at, is_made: true };
                    rest.for_each(|argument| body.extend(once(comma).chain(argument.iter().copied())));
                }
                Some(index) => body.extend_from_slice(arguments.get(index).copied().unwrap_or_default()),
                None => body.push(Written { text, is_name: *is_name, at: name.at, is_made: true }),
            }
            if body.len() > MOST_TOKENS {
                return None;
            }
        }
        if self.active.len() > MOST_NESTED {
            return None;
        }
        self.known = true;
        self.active.push(name.text);
        self.add(&body)?;
        self.active.pop();
        Some(())
    }
}

/// The arguments in the brackets that begin `text`, and how many tokens the brackets are.
fn arguments<'a, 'b>(text: &'b [Written<'a>]) -> Option<(Vec<&'b [Written<'a>]>, usize)> {
    let mut depth = 0usize;
    let mut start = 1;
    let mut found = Vec::new();
    for (at, token) in text.iter().enumerate() {
        match token.text {
            b"(" => depth += 1,
            b")" if depth == 1 => {
                found.push(&text[start..at]);
                return Some((found, at + 1));
            }
            b")" => depth = depth.checked_sub(1)?,
            b"," if depth == 1 => {
                found.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
        if depth == 0 {
            return None;
        }
    }
    None
}

impl Definition {
    /// The name and the definition of a directive `#define`; a definition that pastes tokens or makes strings is none.
    fn read(directive: &[u8]) -> Option<(Vec<u8>, Option<Definition>)> {
        let text = directive.strip_prefix(b"#")?;
        let found = words(text).words;
        let spelled = |at: usize| found.get(at).map(|word| word.span.of(text));
        if spelled(0) != Some(b"define") {
            return None;
        }
        let name = found.get(1).filter(|word| word.is_name)?;
        let opens =
            found.get(2).is_some_and(|word| word.span.start == name.span.end) && spelled(2) == Some(b"(");
        let mut at = 2;
        let (mut parameters, mut is_variadic) = (None, false);
        if opens {
            let mut names = Vec::new();
            at += 1;
            while let Some(word) = spelled(at).filter(|word| *word != b")") {
                match word {
                    b"." if !is_variadic => {
                        is_variadic = true;
                        let is_named = !matches!(spelled(at - 1), Some(b"(" | b","));
                        if !is_named {
                            names.push(b"__VA_ARGS__".to_vec());
                        }
                    }
                    b"." | b"," => {}
                    name => names.push(name.to_vec()),
                }
                at += 1;
            }
            at += 1;
            parameters = Some(names);
        }
        let body = found.get(at..).unwrap_or_default().iter();
        let body: Vec<(Vec<u8>, bool)> =
            body.map(|word| (word.span.of(text).to_vec(), word.is_name)).collect();
        let is_plain = !body.iter().any(|(text, _)| text == b"#" || text == b"__VA_OPT__");
        let definition = is_plain.then_some(Definition { parameters, is_variadic, body });
        Some((name.span.of(text).to_vec(), definition))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the definitions make of a text, with the index of the token of the text that each comes from.
    fn expanded(definitions: &str, text: &str) -> Option<String> {
        let mut known = Definitions::default();
        known.add(definitions.as_bytes(), &words(definitions.as_bytes()).directives);
        let found = words(text.as_bytes()).words;
        let written = found.iter().enumerate().map(|(at, word)| Written {
            text: word.span.of(text.as_bytes()),
            is_name: word.is_name,
            at,
            is_made: false,
        });
        let made = known.expand(&written.collect::<Vec<_>>())?;
        let made = made.iter().map(|token| format!("{}{}", String::from_utf8_lossy(token.text), token.at));
        Some(made.collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn macros_make_tokens_that_are_of_their_name_or_of_an_argument() {
        for (definitions, text, expected) in [
            ("#define A x y", "A;", Some("x0 y0 ;1")),
            ("#define A", "A;", Some(";1")),
            ("#define A B\n#define B A b", "A;", Some("A0 b0 ;1")),
            ("#define F(a, b) b + a", "F(1, G(2, 3))", Some("G4 (5 26 ,7 38 )9 +0 12")),
            ("#define F(a) a\n#define O 5", "F(O) F", Some("52 F4")),
            ("#define C(f, ...) f(__VA_ARGS__)", "C(g, 1, 2)", Some("g2 (0 14 ,0 26 )0")),
            ("#define C(a...) f(a)", "C(1, 2)", Some("f0 (0 12 ,0 24 )0")),
            ("#define F(a) a##b", "F(1)", None),
            ("#define F(a) #a", "F(1)", None),
            ("#define A 1\n#define A 2", "A", None),
            ("#define A 1\n#define A 1 // again", "A", Some("10")),
            ("#define A (x)", "A", Some("(0 x0 )0")),
            ("# define A \\\n x", "A", Some("x0")),
            ("#define F(a) a", "F(1", None),
            ("", "A", None),
        ] {
            assert_eq!(expanded(definitions, text).as_deref(), expected, "{definitions}: {text}");
        }
    }

    #[test]
    fn what_grows_without_end_is_given_up() {
        let mut definitions = "#define A0 x x\n".to_owned();
        for level in 1..40 {
            let below = level - 1;
            definitions += &format!("#define A{level} A{below} A{below}\n");
        }
        assert_eq!(expanded(&definitions, "A39"), None);
    }
}
