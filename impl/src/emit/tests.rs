//! The writer: nesting, moved text, line ends and markers.

use super::host_output;
use crate::plan::{Edits, Piece, Plan};
use crate::source::{Source, Span};

fn span_of(text: &str, part: &str) -> Span {
    let start = text.find(part).expect("the part is in the text") as u32;
    Span::new(start, start + part.len() as u32)
}

fn write(text: &str, edit: impl FnOnce(&mut Edits)) -> String {
    let source = Source::of_lines(text);
    let mut edits = Edits::default();
    edit(&mut edits);
    let plan = Plan { edits: edits.nest().expect("edits nest"), ..Plan::default() };
    String::from_utf8(host_output(&source, &plan)).expect("text")
}

fn put(edits: &mut Edits, span: Span, text: &'static str) {
    edits.replace(span, vec![Piece::text(text), Piece::LineEnds(span)]);
}

#[test]
fn an_edit_inside_moved_text_is_carried_out_there() {
    let text = "k<<<n, m>>>(m);\n";
    let out = write(text, |edits| {
        let cfg = span_of(text, "n, m");
        let callee = span_of(text, "k");
        let arguments = span_of(text, "(m)");
        edits.replace(
            Span::new(0, 14),
            vec![
                Piece::text("push("),
                Piece::Copy(cfg),
                Piece::text(") "),
                Piece::Copy(callee),
                Piece::Copy(arguments),
            ],
        );
        let wrap = |edits: &mut Edits, at: u32| {
            let span = Span::new(at, at + 1);
            edits.replace(span, vec![Piece::text("(*"), Piece::Copy(span), Piece::text(")")]);
        };
        wrap(edits, 7);
        wrap(edits, 12);
    });
    assert_eq!(out, "push(n, (*m)) k((*m));\n");
}

#[test]
fn parts_are_copied_in_any_order() {
    let text = "abcd\n";
    let out = write(text, |edits| {
        let part = |at: u32| Piece::Copy(Span::new(at, at + 1));
        let pieces = vec![part(2), part(0), part(1), part(1), Piece::Copy(Span::new(3, 3)), part(3)];
        edits.replace(Span::new(0, 4), pieces);
        for at in 1..4 {
            let name = text[at as usize..at as usize + 1].to_uppercase();
            edits.replace(Span::new(at, at + 1), vec![Piece::text(name)]);
        }
        edits.after(1, vec![Piece::text("+")]);
    });
    assert_eq!(out, "Ca+BBD\n");
}

#[test]
fn insertions_at_one_place_keep_their_owner() {
    let text = "ab\n";
    let out = write(text, |edits| {
        edits.before(1, vec![Piece::text("<before b>")]);
        edits.after(1, vec![Piece::text("<after a>")]);
        edits.replace(Span::new(1, 2), vec![Piece::text("B")]);
    });
    assert_eq!(out, "a<after a><before b>B\n");
}

#[test]
fn line_ends_of_dropped_text_stay_and_markers_are_replaced() {
    assert_eq!(
        write("int f() {\n return\n 1;\n} int g;\n", |edits| {
            put(edits, span_of("int f() {\n return\n 1;\n} int g;\n", "{\n return\n 1;\n}"), ";");
        }),
        "int f() ;\n\n\n int g;\n"
    );
    let text = "# 1 \"a.cu\"\nint f() {\n# 7 \"b.h\" 3\n return 1; } int g;\n";
    let out = write(text, |edits| put(edits, span_of(text, "{\n# 7 \"b.h\" 3\n return 1; }"), ";"));
    assert_eq!(out, "# 1 \"a.cu\"\nint f() ;\n# 7 \"b.h\" 3\n int g;\n");
}

#[test]
fn flat_text_has_no_line_ends_and_no_directives() {
    let text = "void k(int a,\n# 3 \"b.h\"\n  int b)\n;\n";
    let out = write(text, |edits| {
        let whole = Span::new(0, text.find("\n;").expect("end") as u32);
        edits.replace(whole, vec![Piece::Flat(whole), Piece::text("; "), Piece::Copy(whole)]);
    });
    assert_eq!(out, "void k(int a,   int b); void k(int a,\n# 3 \"b.h\"\n  int b)\n;\n");
}

#[test]
fn edits_that_cut_each_other_are_a_fault() {
    let mut edits = Edits::default();
    edits.replace(Span::new(0, 5), Vec::new());
    edits.replace(Span::new(3, 8), Vec::new());
    assert!(edits.nest().is_err());
}
