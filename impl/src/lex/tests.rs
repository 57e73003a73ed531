//! Text in, tokens out.

use super::{DirectiveKind, Kind, Tokens, lex, lex_in_pieces, lex_with_markers};
use crate::source::Source;
use quickcheck::{QuickCheck, TestResult};

fn tokens_of(text: &str) -> (Source, Tokens) {
    let mut source = Source::new(text.as_bytes().to_vec(), "unit.ii");
    let (tokens, marker_lines) = lex_with_markers(text.as_bytes(), 20).expect("everything closes");
    source.set_marker_lines(marker_lines);
    (source, tokens)
}

/// The tokens' texts, joined by blanks.
fn texts(text: &str) -> String {
    let (source, tokens) = tokens_of(text);
    let all = tokens.iter().map(|token| String::from_utf8_lossy(source.bytes(token.span())).into_owned());
    all.collect::<Vec<_>>().join(" ").trim_end().to_owned()
}

/// By how many tokens what can be read already is behind the tokens that were made, at most.
fn lag(text: &str) -> u32 {
    let (mut tokens, mut lag) = (Tokens::default(), 0);
    let mut hand_on = |piece| {
        tokens.append(piece);
        lag = lag.max(tokens.len() as u32 - tokens.frontier().0);
    };
    lex_in_pieces(text.as_bytes(), 20, &mut std::iter::empty(), &mut hand_on).expect("everything closes");
    lag
}

#[test]
fn what_a_namespace_holds_can_be_read_before_it_ends() {
    for (scope, is_entered) in [
        ("namespace n {", true),
        ("int x; inline namespace n::m {", true),
        ("void f() {} namespace {", true),
        ("void f() {} namespace [[a]] n {", false),
        ("void f() {} inline namespace n {", true),
        ("struct s {} v; void f() try {} catch (int) {} extern \"C\" {", true),
        ("namespace n { void f() {} namespace m __attribute__((a)) {", true),
        ("namespace n {} namespace m {} namespace k {", true),
        ("template <class T> requires requires (T t) { t; } struct s {", false),
        ("void f() {} struct s {", false),
        ("void f() { if (x) {} namespace n {", false),
        ("int v = {{} namespace n {", false),
    ] {
        let open = scope.matches('{').count() - scope.matches('}').count();
        let declarations = 30_000;
        let text = format!("{scope} {}{}", "int a; ".repeat(declarations), "}".repeat(open));
        let lag = lag(&text) as usize;
        assert_eq!(lag < declarations, is_entered, "{scope}: {lag} tokens");
    }
}

#[test]
fn comments_and_directives_are_no_tokens() {
    let text = "#pragma unroll 4\n# 3 \"a.h\" 1 3\nint /* a\n b */ x; // c \\\n still a comment\n y _Pragma(\"omp simd\") z\n#ident \"v\"\n";
    assert_eq!(texts(text), "int x ; y z");
    let (source, tokens) = tokens_of(text);
    let kinds: Vec<_> = tokens.directives.iter().map(|directive| directive.kind).collect();
    let symbol = |text: &str| tokens.symbols.find(text).unwrap();
    assert_eq!(
        kinds,
        [
            DirectiveKind::Pragma(symbol("unroll")),
            DirectiveKind::PragmaOperator(symbol("omp")),
            DirectiveKind::Other,
        ]
    );
    let before: Vec<_> = tokens.directives.iter().map(|directive| directive.before.0).collect();
    assert_eq!(before, [0, 4, 5]);
    let x = tokens.get(super::TokenId(1));
    let place = source.place(x.start);
    assert_eq!((&*source.file(place.file), place.line, place.system), (&b"a.h"[..], 4, true));
}

#[test]
fn a_hash_in_the_middle_of_a_line_is_no_directive() {
    assert_eq!(texts("a # b\n  # pragma once\nc"), "a # b c");
}

#[test]
fn a_hash_begins_a_directive_where_no_token_stands_before_it_on_its_line() {
    for (text, expected) in [
        ("# 3\na", "a"),
        ("  /* c */ # 3\na", "a"),
        ("a /* c */ # 3", "a # 3"),
        ("a /* c\n */ # 3\nb", "a b"),
        ("a // c \\\n d\n # 3\nb", "a b"),
        ("a \\\n # 3", "a # 3"),
        ("a \\\r\n # 3", "a # 3"),
        ("a\r\n# 3\nb", "a b"),
        ("a\n\\\n# 3\nb", "a b"),
        ("_Pragma(\"x\") # 3\na", "a"),
        ("a _Pragma\n(\"x\") # 3", "a # 3"),
        ("a\n_Pragma(\"x\") # 3\nb", "a b"),
        ("# 3 \"f\"\n# 4 \"f\" 3 4\n # 5 \"f\" 3\n# 6 \"f\" 5 x\n#7 \"f\"\na", "a"),
    ] {
        assert_eq!(texts(text), expected, "{text:?}");
        // The same where a token before was long, and in another block of bytes.
        for before in ["\"s\" ", &"x".repeat(300), &"y;".repeat(70)] {
            let texts_before = texts(before);
            assert_eq!(texts(&format!("{before}\n{text}")), format!("{texts_before} {expected}"), "{text:?}");
        }
    }
}

#[test]
fn where_a_token_stands_does_not_change_it() {
    let tokens = [
        "a",
        "a_name_of_more_than_sixteen_bytes",
        &"n".repeat(63),
        &"n".repeat(64),
        &"n".repeat(200),
        "n\\\nn",
        "n\\u00e4n",
        "\u{e4}\u{f6}$",
        "1'000.5e+3_km",
        ".5",
        "->*",
        "+\\\n=",
        ">",
        ">=",
        "::",
        "...",
        "%:%:",
        "\"a string of some length, with // and /* in it\"_s",
        "u8R\"x(a\"b\n)\")x\"",
        "L'x'",
        "#",
        "@",
    ];
    for token in tokens {
        for blanks in 0..140 {
            for behind in ["", " ", ";", "\n"] {
                let before = " ".repeat(blanks);
                let text = format!("a{before} {token}{behind}");
                let expected = format!("a {token}{}", if behind == ";" { " ;" } else { "" });
                assert_eq!(texts(&text), expected, "{text:?}");
            }
        }
    }
}

#[test]
fn literals() {
    assert_eq!(
        texts(r##"R"x(a"b)")x"_s u8"é" L'\'' "a" R"(")" 'ab' 1'0.5e-3_km "u8" u8R"()" x"y""##),
        r##"R"x(a"b)")x"_s u8"é" L'\'' "a" R"(")" 'ab' 1'0.5e-3_km "u8" u8R"()" x "y""##
    );
}

#[test]
fn alternative_spellings() {
    let (_, tokens) = tokens_of("a and b or not c bitand d <% %> <: :> __inline__ __attribute __volatile__");
    let kinds: Vec<_> =
        tokens.iter().map(|token| token.kind).filter(|&kind| kind != Kind::Identifier).collect();
    use Kind::*;
    assert_eq!(
        kinds,
        [
            AmpAmp,
            PipePipe,
            Not,
            Amp,
            OpenBrace,
            CloseBrace,
            OpenBracket,
            CloseBracket,
            Inline,
            Attribute,
            Volatile,
            End
        ]
    );
    assert_eq!(tokens.name(super::TokenId(1)), "and");
}

/// The launch configurations, as texts.
fn launches(text: &str) -> Vec<String> {
    let (source, tokens) = tokens_of(text);
    (tokens.launches.iter())
        .map(|launch| {
            let span = crate::source::Span::new(tokens.get(launch.open).end, tokens.get(launch.close).start);
            String::from_utf8_lossy(source.bytes(span)).into_owned()
        })
        .collect()
}

#[test]
fn launches_are_found_by_their_brackets() {
    assert_eq!(launches("k<<<1, 2>>>(); n::f<int><<<g, {16, 16}>>>(x);"), ["1, 2", "g, {16, 16}"]);
    assert_eq!(launches("k<<<1, 8>>(1)>>>()"), ["1, 8>>(1)"]);
    assert_eq!(launches("k<<<n < 3, 4>>>()"), ["n < 3, 4"]);
    assert_eq!(launches("k<<<1, A<B<int>>>>>()"), ["1, A<B<int>>"]);
    assert_eq!(launches("k<<<1, size<A<B<int>>>(1)>>>()"), ["1, size<A<B<int>>>(1)"]);
    assert_eq!(launches("k<<<1, [] { j<<<2, 2>>>(); return 1; }()>>>()").len(), 2);
    assert_eq!(
        launches("operator<<<int>(o, s); q.operator<<<int>(1); friend O& operator<<<T>(O&, const T&);"),
        [""; 0]
    );
    assert_eq!(launches("a <<< b; (c <<< d); k<<<1, 1>>>(2)"), ["1, 1"]);
}

#[test]
fn blanks_in_the_brackets_of_a_launch() {
    for text in [
        "k << <g, 32 >> > (p);",
        "k<< <g, 32>>>(p);",
        "k<<<g, 32>> >(p);",
        "k <<\t<g, 32>>\n\n>\n(p);",
        "k<1> << <g, 32>>  >(p);",
        "k << < g, 32 >> >(p);",
    ] {
        let found = launches(text);
        assert_eq!(found.iter().map(|text| text.trim()).collect::<Vec<_>>(), ["g, 32"], "{text}");
    }
    assert_eq!(launches("k << <n >> 2, A<A<int> >::v >> >(p)"), ["n >> 2, A<A<int> >::v "]);
    assert_eq!(launches("k << <A<A<A<int>> >::v, 1>>>(p)"), ["A<A<A<int>> >::v, 1"]);
    assert_eq!(launches("k << <::n::g, 1>> >(p)"), ["::n::g, 1"]);
    for text in [
        "k< <<1, 1>>>(p);",
        "k <<\n<1, 1>>>(p);",
        "k<<<1, 1> >>(p);",
        "operator<< <int>(o); a << x; a << b > (c);",
        "A<B<int>> > (1);",
    ] {
        assert_eq!(launches(text), [""; 0], "{text}");
    }
}

#[test]
fn tokens_tile_the_text_and_brackets_are_partners() {
    fn property(pieces: Vec<u8>) -> TestResult {
        const PIECES: &[&str] = &[
            "a",
            " ",
            "<",
            ">",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            "\n",
            "1",
            "'x'",
            "\"y\"",
            "::",
            "<<<",
            ">>>",
            ";",
            ",",
            "+=",
            "/*c*/",
            "//d\n",
            "\n#pragma p\n",
            "\n# 2 \"f\"\n",
            "\\\n",
            "operator",
            "__attribute__",
            "R\"(z)\"",
            "and",
            "<:",
            ":>",
            ".",
            "-",
            "\0",
            "\u{e4}",
            "template",
            "\t",
            "0x",
        ];
        // Closing brackets only where they fit, so that most texts are read.
        let mut text = String::new();
        let mut open = Vec::new();
        for piece in pieces.iter().map(|&index| PIECES[index as usize % PIECES.len()]) {
            match piece {
                "(" => open.push(")"),
                "[" | "<:" => open.push("]"),
                "{" => open.push("}"),
                ")" | "]" | "}" | ":>" if open.last().is_none_or(|&close| close != piece) => continue,
                ")" | "]" | "}" => drop(open.pop()),
                _ => {}
            }
            text.push_str(piece);
        }
        text.push(' ');
        text.extend(open.iter().rev().copied());
        let Ok(tokens) = lex(text.as_bytes(), 20) else { return TestResult::discard() };
        let mut end = 0;
        for token in tokens.iter() {
            if token.start < end || token.end < token.start {
                return TestResult::error(format!("{text:?}: {token:?} overlaps"));
            }
            let between = &text[end as usize..token.start as usize];
            if !is_blank(between) {
                return TestResult::error(format!("{text:?}: {between:?} is in no token"));
            }
            end = token.end;
        }
        for (index, token) in tokens.iter().enumerate() {
            let id = super::TokenId(index as u32);
            if let Some(partner) = token.partner()
                && token.kind != Kind::LaunchOpen
                && (partner == id || tokens.partner(partner) != id)
            {
                return TestResult::error(format!("{text:?}: partner of {id:?}"));
            }
        }
        TestResult::from_bool(end as usize == text.len())
    }

    /// White space, splices, comments and directive lines only.
    fn is_blank(text: &str) -> bool {
        let mut rest = text;
        loop {
            rest = rest.trim_start_matches([' ', '\t', '\n', '\0', '\\']);
            if rest.is_empty() {
                return true;
            }
            let end = if rest.starts_with("/*") {
                rest.find("*/").map(|at| at + 2)
            } else if rest.starts_with("//") || rest.starts_with('#') {
                // The pieces end a directive with a line end; a splice in front of it takes the next line along.
                let mut at = 0;
                loop {
                    match rest[at..].find('\n') {
                        Some(more) if rest[..at + more].ends_with('\\') => at += more + 1,
                        Some(more) => break Some(at + more),
                        None => break Some(rest.len()),
                    }
                }
            } else {
                None
            };
            match end {
                Some(end) => rest = &rest[end..],
                None => return false,
            }
        }
    }

    QuickCheck::new()
        .tests(2_000)
        .min_tests_passed(2_000)
        .max_tests(10_000)
        .quickcheck(property as fn(Vec<u8>) -> TestResult);
}

/// A splice may stand anywhere in a token ([lex.phases]).
#[test]
fn splices_in_tokens() {
    for (text, tokens) in [
        (".\\\n..", "..."),
        ("..\\\n.", "..."),
        (".\\\n.\\\r\n.", "..."),
        ("a ..\\\nb", "a . . b"),
        (":\\\n:", "::"),
        ("<\\\n<=", "<<="),
        ("<<\\\n=", "<<="),
        (">>\\\n=", ">>="),
        (">\\\n>\\\n=", ">>="),
        (">\\\n>", "> >"),
        ("-\\\n>\\\n*", "->*"),
        ("<\\\n=\\\n>", "<=>"),
        ("/\\\n= a", "/= a"),
        ("a /\\\n/ b\nc", "a c"),
        ("a /\\\n* b *\\\n/ c */ d", "a c * / d"),
        ("a /* b *\\\n/ c", "a c"),
        ("in\\\nt", "int"),
        ("a\\\n_\\\nb", "a_b"),
        ("%\\\n:%\\\n:", "%:%:"),
        ("&\\\n& |\\\n= !\\\n= +\\\n+ -\\\n- *\\\n=", "&& |= != ++ -- *="),
        ("k<\\\n<<1>\\\n>>(1)", "k <<< 1 > > > ( 1 )"),
        ("k<<<1>>\\\n>(1)", "k <<< 1 > > > ( 1 )"),
    ] {
        let spelled = texts(text).replace("\\\r\n", "").replace("\\\n", "");
        assert_eq!(spelled, tokens, "{text}");
    }
}
