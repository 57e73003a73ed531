//! What a text declares and calls: functions, variables, lambdas, calls. Found by the shape of the tokens alone, so that it owes
//! nothing to a front end; where the shape misleads, a mutant is another than it says, but still one that both sides are asked about.

use std::ops::Range;

use super::tokens::{Kind, Text};

/// An annotation as the preprocessor leaves it, `__attribute__((device))`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Annotation {
    /// `device`.
    pub(super) word: String,
    /// Its bytes.
    pub(super) bytes: Range<usize>,
}

/// A declaration of a function.
#[derive(Clone, Debug)]
pub(super) struct Function {
    /// Its name, unqualified; of operators `operator`.
    pub(super) name: String,
    /// Where an annotation may be put.
    pub(super) insert: usize,
    /// Its execution spaces.
    pub(super) spaces: Vec<Annotation>,
    /// `void`, where that is all that it returns.
    pub(super) void: Option<Range<usize>>,
    /// The types of its parameters, as far as they are spelled before the names.
    pub(super) parameters: Vec<String>,
    /// Its file, an index.
    pub(super) file: usize,
}

/// A declaration of a variable, or of several.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    /// The words of the declaration before the first `=`, `;` or bracket.
    pub(super) name: String,
    /// Where an annotation may be put.
    pub(super) insert: usize,
    /// Its memory spaces.
    pub(super) spaces: Vec<Annotation>,
    /// Its file, an index.
    pub(super) file: usize,
}

/// A call or a launch.
#[derive(Clone, Debug)]
pub(super) struct Call {
    /// The last name of the callee.
    pub(super) name: String,
    /// Its bytes.
    pub(super) bytes: Range<usize>,
    /// Whether the call is a whole statement.
    pub(super) is_statement: bool,
    /// Whether the name stands alone: no `.`, `->` or `::` before it, no `<` behind it.
    pub(super) is_plain: bool,
    /// The bytes of `<<<...>>>`, of a launch.
    pub(super) launch: Option<Range<usize>>,
    /// Its file, an index.
    pub(super) file: usize,
}

/// A lambda expression.
#[derive(Clone, Debug)]
pub(super) struct Lambda {
    /// Where an annotation may be put: behind its introducer.
    pub(super) insert: usize,
    /// Its execution spaces.
    pub(super) spaces: Vec<Annotation>,
    /// Its file, an index.
    pub(super) file: usize,
}

/// Everything found.
#[derive(Clone, Debug, Default)]
pub(super) struct Sites {
    /// Functions.
    pub(super) functions: Vec<Function>,
    /// Variables.
    pub(super) variables: Vec<Variable>,
    /// Calls.
    pub(super) calls: Vec<Call>,
    /// Lambdas.
    pub(super) lambdas: Vec<Lambda>,
}

const SPACES: [&str; 3] = ["host", "device", "global"];
const MEMORIES: [&str; 4] = ["device", "constant", "shared", "managed"];
const NO_CALLEES: &[&str] = &[
    "if",
    "for",
    "while",
    "switch",
    "return",
    "sizeof",
    "alignof",
    "alignas",
    "decltype",
    "noexcept",
    "catch",
    "throw",
    "new",
    "delete",
    "operator",
    "static_assert",
    "typeid",
    "static_cast",
    "const_cast",
    "reinterpret_cast",
    "dynamic_cast",
    "__attribute__",
    "asm",
    "__asm__",
    "__asm",
    "and",
    "or",
    "not",
    "defined",
    "explicit",
    "requires",
    "else",
    "do",
    "case",
    "__extension__",
    "_Pragma",
    "__pragma",
    "__declspec",
    "volatile",
    "__volatile__",
    "int",
    "float",
    "double",
    "bool",
    "char",
    "void",
    "auto",
    "unsigned",
    "typeof",
    "__typeof__",
    "constexpr",
    "template",
    "typename",
];
/// Words that begin the declaration of a local variable of a plain type.
const TYPES: &[&str] = &[
    "int", "float", "double", "unsigned", "bool", "char", "size_t", "long", "short", "const", "float4",
    "int4", "uint32_t",
];

/// Words that begin a declaration of something else than a variable.
const NO_VARIABLES: &[&str] = &[
    "using",
    "typedef",
    "static_assert",
    "friend",
    "template",
    "namespace",
    "enum",
    "class",
    "struct",
    "union",
    "asm",
    "concept",
    "}",
];

/// What braces enclose.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    /// Declarations: a namespace, a class.
    Declarations,
    /// Anything else that is no body of a function.
    Other,
}

/// Finds the sites of `text`.
pub(super) fn scan(text: &Text<'_>) -> Sites {
    let mut sites = Sites::default();
    let (mut at, mut start) = (0, 0);
    // Open namespaces and classes; a body or an initialiser is skipped whole.
    let mut open = 0usize;
    while at < text.tokens.len() {
        match text.spelling(at) {
            "(" | "[" => at = text.behind_group(at),
            ";" => {
                declaration(text, start..at, None, &mut sites);
                (at, start) = (at + 1, at + 1);
            }
            "}" => {
                open = open.saturating_sub(1);
                (at, start) = (at + 1, at + 1);
            }
            ":" if at > start && is_access(text, start, at) => (at, start) = (at + 1, at + 1),
            "{" => match scope(text, start, at) {
                Some(Scope::Declarations) => {
                    open += 1;
                    (at, start) = (at + 1, at + 1);
                }
                Some(Scope::Other) => at = text.behind_group(at),
                None => {
                    let end = text.behind_group(at);
                    declaration(text, start..at, Some(at..end), &mut sites);
                    (at, start) = (end, end);
                }
            },
            _ => at += 1,
        }
    }
    sites
}

fn is_access(text: &Text<'_>, start: usize, at: usize) -> bool {
    at == start + 1 && matches!(text.spelling(start), "public" | "protected" | "private")
}

/// What the brace at `at` opens, of the declaration from `start` on; nothing: the body of a function.
fn scope(text: &Text<'_>, start: usize, at: usize) -> Option<Scope> {
    let mut first = behind_template_heads(text, start);
    loop {
        match text.spelling(first) {
            "inline" | "typedef" | "static" | "const" | "constexpr" | "friend" | "__extension__" => {
                first += 1
            }
            "__attribute__" | "alignas" if text.spelling(first + 1) == "(" => {
                first = text.behind_group(first + 1)
            }
            _ => break,
        }
    }
    match text.spelling(first) {
        "namespace" => return Some(Scope::Declarations),
        "extern" if at == first + 2 => return Some(Scope::Declarations),
        "enum" => return Some(Scope::Other),
        _ => {}
    }
    let Some(open) = parameters(text, start..at) else {
        let is_class = matches!(text.spelling(first), "class" | "struct" | "union");
        return Some(if is_class && !has_value(text, first..at) {
            Scope::Declarations
        } else {
            Scope::Other
        });
    };
    // A member initialiser with braces is behind a colon and a name.
    let behind = text.behind_group(open);
    let initialises = (behind..at).any(|index| text.spelling(index) == ":");
    let names_member = text.is_word(at - 1) || text.spelling(at - 1) == ">";
    (initialises && names_member).then_some(Scope::Other)
}

/// Whether a `=` stands outside of brackets.
fn has_value(text: &Text<'_>, range: Range<usize>) -> bool {
    let mut at = range.start;
    while at < range.end {
        match text.spelling(at) {
            "=" => return true,
            "(" | "[" => at = text.behind_group(at),
            _ => at += 1,
        }
    }
    false
}

fn behind_template_heads(text: &Text<'_>, mut at: usize) -> usize {
    while text.reads(at, &["template", "<"]) {
        let Some(behind) = text.behind_angles(at + 1) else { break };
        at = behind;
    }
    at
}

/// The bracket that opens the parameters of the function declared in `range`.
fn parameters(text: &Text<'_>, range: Range<usize>) -> Option<usize> {
    let mut at = behind_template_heads(text, range.start);
    if matches!(text.spelling(at), "using" | "typedef" | "static_assert" | "namespace") {
        return None;
    }
    while at < range.end {
        match text.spelling(at) {
            "=" => return None,
            "__attribute__" | "alignas" | "decltype" | "noexcept" | "explicit" | "__declspec"
            | "requires" | "asm" | "__asm__"
                if text.spelling(at + 1) == "(" =>
            {
                at = text.behind_group(at + 1);
                continue;
            }
            "operator" => {
                let mut open = at + 1;
                if text.reads(open, &["(", ")"]) {
                    open += 2;
                }
                while open < range.end && text.spelling(open) != "(" {
                    open += 1;
                }
                return (open < range.end).then_some(open);
            }
            "(" if at > range.start && text.is_word(at - 1) => return Some(at),
            // The arguments of a specialisation's name, or of a type.
            "<" if at > range.start && text.is_word(at - 1) => {
                let behind = text.behind_angles(at)?;
                if text.spelling(behind) == "(" && behind < range.end {
                    return Some(behind);
                }
                at = behind;
                continue;
            }
            "(" | "[" => {
                at = text.behind_group(at);
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    None
}

fn declaration(text: &Text<'_>, range: Range<usize>, body: Option<Range<usize>>, sites: &mut Sites) {
    let first = behind_template_heads(text, range.start);
    if let Some(body) = &body {
        statements(text, body.clone(), sites);
    }
    if first >= range.end {
        return;
    }
    let is_linkage = text.tokens.get(first + 1).is_some_and(|token| token.kind == Kind::Literal);
    let specifiers = if text.spelling(first) == "extern" && is_linkage { first + 2 } else { first };
    let Some(from) = text.tokens.get(specifiers) else { return };
    let Some(open) = parameters(text, range.clone()) else {
        let first = text.spelling(specifiers);
        let is_other = NO_VARIABLES.contains(&first) || text.reads(specifiers, &["extern", "template"]);
        if body.is_none() && range.end > specifiers + 1 && !is_other {
            sites.variables.push(variable(text, specifiers..range.end));
        }
        return;
    };
    // A specialisation's name is in front of its arguments.
    let name_at =
        (first..open).rev().find(|&at| text.is_word(at) && !is_argument(text, at, open)).unwrap_or(open - 1);
    let name = text.spelling(name_at);
    let is_operator = (first..open).any(|index| text.spelling(index) == "operator");
    // Attributes may stand between the type and the name.
    let is_last =
        |index: usize| index < name_at && (index + 1..name_at).all(|other| is_attribute(text, other));
    let void = (specifiers..open).find(|&index| text.spelling(index) == "void" && is_last(index));
    sites.functions.push(Function {
        name: if is_operator { "operator".to_owned() } else { name.to_owned() },
        insert: from.start,
        spaces: annotations(text, first..range.end, &SPACES),
        void: void.map(|index| text.tokens[index].start..text.tokens[index].end),
        parameters: types(text, open),
        file: from.file,
    });
}

fn variable(text: &Text<'_>, range: Range<usize>) -> Variable {
    let from = text.tokens[range.start];
    let end =
        range.clone().find(|&at| matches!(text.spelling(at), "=" | "[" | "{" | ",")).unwrap_or(range.end);
    Variable {
        name: text.spelling(end - 1).to_owned(),
        insert: from.start,
        spaces: annotations(text, range, &MEMORIES),
        file: from.file,
    }
}

/// The annotations among `words` in `range`, outside of brackets.
fn annotations(text: &Text<'_>, range: Range<usize>, words: &[&str]) -> Vec<Annotation> {
    let mut found = Vec::new();
    let mut at = range.start;
    while at < range.end {
        if text.reads(at, &["__attribute__", "(", "("]) && text.reads(at + 4, &[")", ")"]) {
            let word = text.spelling(at + 3);
            if words.contains(&word) {
                found.push(Annotation {
                    word: word.to_owned(),
                    bytes: text.tokens[at].start..text.tokens[at + 5].end,
                });
            }
            at += 6;
        } else if matches!(text.spelling(at), "(" | "[" | "{") {
            at = text.behind_group(at);
        } else {
            at += 1;
        }
    }
    found
}

/// Whether the token stands among the template arguments that end before `open`.
fn is_argument(text: &Text<'_>, at: usize, open: usize) -> bool {
    let before = (0..at).rev().take(ATTRIBUTE);
    before.into_iter().any(|index| text.spelling(index) == "<" && text.behind_angles(index) == Some(open))
}

/// Whether the token is part of an attribute.
fn is_attribute(text: &Text<'_>, index: usize) -> bool {
    let mut at = index;
    // Attributes are short: the word that begins one is near.
    while at > 0 && index - at < ATTRIBUTE {
        if text.spelling(at) == "__attribute__" {
            return text.behind_group(at + 1) > index;
        }
        at -= 1;
    }
    false
}

/// The most tokens of an attribute.
const ATTRIBUTE: usize = 24;

/// The types of the parameters between the brackets that open at `open`: the spelling of each without its last name and its default
/// argument.
fn types(text: &Text<'_>, open: usize) -> Vec<String> {
    let close = text.behind_group(open) - 1;
    if close <= open + 1 || (close == open + 2 && text.spelling(open + 1) == "void") {
        return Vec::new();
    }
    let (mut types, mut parameter, mut at) = (Vec::new(), Vec::new(), open + 1);
    while at <= close {
        match text.spelling(at) {
            "," | ")" if at == close || text.spelling(at) == "," => {
                types.push(type_of(&std::mem::take(&mut parameter)))
            }
            "(" | "[" | "{" => {
                let behind = text.behind_group(at);
                parameter.extend((at..behind).map(|index| text.spelling(index)));
                at = behind;
                continue;
            }
            "<" => match text.behind_angles(at).filter(|&behind| behind <= close) {
                Some(behind) => {
                    parameter.extend((at..behind).map(|index| text.spelling(index)));
                    at = behind;
                    continue;
                }
                None => parameter.push("<"),
            },
            word => parameter.push(word),
        }
        at += 1;
    }
    types
}

/// `const float *` of `const float *x = 0`.
fn type_of(parameter: &[&str]) -> String {
    let end = parameter.iter().position(|word| *word == "=").unwrap_or(parameter.len());
    let mut words: Vec<&str> = parameter[..end].to_vec();
    let is_name = |word: &&str| word.starts_with(|first: char| first.is_alphabetic() || first == '_');
    if words.len() > 1 && words.last().is_some_and(is_name) {
        words.pop();
    }
    words.join(" ")
}

/// What stands in a body.
fn statements(text: &Text<'_>, range: Range<usize>, sites: &mut Sites) {
    let mut at = range.start;
    while at < range.end {
        let token = text.tokens[at];
        let before = if at > range.start { text.spelling(at - 1) } else { "" };
        let begins = matches!(before, ";" | "{" | "}");
        if begins
            && (TYPES.contains(&text.spelling(at))
                || text.reads(at, &["__attribute__", "(", "("])
                || text.spelling(at) == "static")
        {
            let end = (at..range.end).find(|&index| text.spelling(index) == ";").unwrap_or(range.end);
            let is_plain = !(at..end).any(|index| text.spelling(index) == "operator");
            if is_plain && end > at + 1 {
                sites.variables.push(variable(text, at..end));
            }
        }
        if text.spelling(at) == "[" && matches!(before, "(" | "," | "=" | "{" | "return" | ";" | "&") {
            let behind = text.behind_group(at);
            if matches!(text.spelling(behind), "(" | "{" | "__attribute__") {
                let end = (behind..range.end)
                    .find(|&index| matches!(text.spelling(index), "{" | ";"))
                    .unwrap_or(behind);
                sites.lambdas.push(Lambda {
                    insert: text.tokens[behind - 1].end,
                    spaces: annotations(text, behind..end, &SPACES),
                    file: token.file,
                });
            }
        }
        if text.is_word(at) && !NO_CALLEES.contains(&text.spelling(at)) {
            sites.calls.extend(call(text, at, before));
        }
        at += 1;
    }
}

/// The call whose callee's last name stands at `at`.
fn call(text: &Text<'_>, at: usize, before: &str) -> Option<Call> {
    let token = text.tokens[at];
    let declares = at > 0
        && text.is_word(at - 1)
        && !matches!(
            before,
            "return" | "else" | "do" | "case" | "throw" | "and" | "or" | "not" | "co_return"
        );
    let is_template = text.spelling(at + 1) == "<" && !text.reads(at + 1, &["<", "<"]);
    let mut open = if is_template { text.behind_angles(at + 1)? } else { at + 1 };
    let mut launch = None;
    if text.reads(open, &["<", "<", "<"]) && text.tokens[open + 2].start == text.tokens[open].start + 2 {
        let end =
            (open + 3..).take_while(|&index| !matches!(text.spelling(index), ";" | "")).find(|&index| {
                text.reads(index, &[">", ">", ">", "("])
                    && text.tokens[index + 2].start == text.tokens[index].start + 2
            })?;
        launch = Some(text.tokens[open].start..text.tokens[end + 2].end);
        open = end + 3;
    }
    if text.spelling(open) != "(" || declares || before == "~" {
        return None;
    }
    Some(Call {
        name: text.spelling(at).to_owned(),
        bytes: token.start..token.end,
        is_statement: matches!(before, ";" | "{" | "}" | ")")
            && text.spelling(text.behind_group(open)) == ";",
        is_plain: !matches!(before, "." | "->" | "::") && !is_template,
        launch,
        file: token.file,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &str = "\
namespace n { struct S { S() : a(1), b{2} { f(a); } int a, b; __attribute__((host)) __attribute__((device)) int m() const; }; }
template <class T, class = std::enable_if_t<(sizeof(T) > 1)>> __attribute__((global)) void k(T *p, int n) {
  __attribute__((shared)) int s[4]; int t = 1; g<T>(p[t], n); }
extern \"C\" { __attribute__((constant)) int c[2] = {1, 2}; enum E { x }; int h(); }
int main() { k<int><<<1, dim3(2)>>>(0, 1); auto l = [=] __attribute__((device)) (int) { return 1; };
  each(l, [](int a) { return a; }); s.m(); return 0; }
static __attribute__((device)) int v;
template <int N> struct __attribute__((aligned(N == 4 ? 16 : 8))) Al { __attribute__((device)) void in(); };
template <> __attribute__((device)) float init<n::S, 2>() { return 1; }
__attribute__((aligned(8))) struct R { __attribute__((host)) int last(int a = 1); };
";

    fn sites() -> Sites {
        scan(&Text::new(PROGRAM))
    }

    #[test]
    fn functions_with_their_spaces() {
        let shown = |function: &Function| {
            let spaces: Vec<&str> = function.spaces.iter().map(|space| space.word.as_str()).collect();
            format!("{} {:?} {:?}", function.name, function.parameters, spaces)
        };
        let found: Vec<String> = sites().functions.iter().map(shown).collect();
        assert_eq!(
            found,
            [
                "S [] []",
                "m [] [\"host\", \"device\"]",
                "k [\"T *\", \"int\"] [\"global\"]",
                "h [] []",
                "main [] []",
                "in [] [\"device\"]",
                "init [] [\"device\"]",
                "last [\"int\"] [\"host\"]"
            ]
        );
        let inserted: Vec<&str> =
            sites().functions.iter().map(|function| &PROGRAM[function.insert..][..13]).collect();
        assert_eq!(
            inserted,
            [
                "S() : a(1), b",
                "__attribute__",
                "__attribute__",
                "int h(); }\nin",
                "int main() { ",
                "__attribute__",
                "__attribute__",
                "__attribute__"
            ]
        );
        assert_eq!(sites().functions[2].void, Some(PROGRAM.find("void").map(|at| at..at + 4).unwrap()));
    }

    #[test]
    fn variables_of_all_scopes() {
        let shown = |variable: &Variable| {
            let spaces: Vec<&str> = variable.spaces.iter().map(|space| space.word.as_str()).collect();
            format!("{} {:?}", variable.name, spaces)
        };
        let found: Vec<String> = sites().variables.iter().map(shown).collect();
        assert_eq!(found, ["a []", "s [\"shared\"]", "t []", "c [\"constant\"]", "v [\"device\"]"]);
    }

    #[test]
    fn calls_launches_and_lambdas() {
        let found: Vec<String> = sites()
            .calls
            .iter()
            .map(|call| {
                format!("{} {} {} {}", call.name, call.is_statement, call.is_plain, call.launch.is_some())
            })
            .collect();
        assert_eq!(
            found,
            [
                "f true true false",
                "g true false false",
                "k true false true",
                "dim3 false true false",
                "each true true false",
                "m false false false"
            ]
        );
        let launch = sites().calls[2].launch.clone().unwrap();
        assert_eq!(&PROGRAM[launch], "<<<1, dim3(2)>>>");
        let spaces: Vec<usize> = sites().lambdas.iter().map(|lambda| lambda.spaces.len()).collect();
        assert_eq!(spaces, [1, 0]);
    }
}
