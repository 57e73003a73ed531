//! The kept text: what stands outside of dropped pieces, each run of it behind a line marker, at its column.

use super::pieces::Pieces;
use super::walk::Fate;
use crate::lex::{Directive, DirectiveKind, TokenId, TokenRange};
use crate::read::Reading;
use crate::source::{Place, Span};
use std::ops::Range;

/// The text of a unit without the pieces that are not kept, and where in it the spans stand that are given in source order.
pub(super) fn write(
    reading: &Reading,
    pieces: &Pieces,
    fates: &[Fate],
    spans: &[Span],
) -> (Vec<u8>, Vec<Range<usize>>) {
    let all = pieces.all.iter().zip(fates);
    let dropped = all.filter(|(_, fate)| **fate == Fate::Dropped).map(|(piece, _)| piece.range);
    let out = Vec::with_capacity(reading.source.text.len() / 2);
    let mut writer =
        Writer { reading, out, directives: 0, end: None, spans, placed: Vec::with_capacity(spans.len()) };
    let mut at = TokenId(0);
    for range in dropped {
        writer.run(TokenRange::new(at, range.start));
        writer.drop(range);
        at = range.end.max(at);
    }
    writer.run(TokenRange::new(at, reading.tokens.end()));
    writer.directives_before(reading.tokens.end().next());
    writer.out.push(b'\n');
    (writer.out, writer.placed)
}

struct Writer<'a> {
    reading: &'a Reading,
    out: Vec<u8>,
    /// How many of the unit's directives are dealt with.
    directives: usize,
    /// Where the text that was written last ends, if more of its line may follow.
    end: Option<Place>,
    /// Spans to be placed, and where those of the text that is written are.
    spans: &'a [Span],
    placed: Vec<Range<usize>>,
}

impl Writer<'_> {
    /// Writes tokens with everything between them.
    fn run(&mut self, range: TokenRange) {
        if range.is_empty() {
            return;
        }
        self.directives_before(range.start.next());
        let Reading { source, tokens, .. } = self.reading;
        let span = tokens.span(range);
        let place = source.place(span.start);
        // What stands on one line stays there: a macro's line may hold thousands of declarations.
        let behind = self.end.take().filter(|end| {
            let is_on_line = end.line == place.line && end.column <= place.column;
            let is_of_file = source.spelled_file(end.file) == source.spelled_file(place.file);
            is_on_line && is_of_file && (end.system, end.extern_c) == (place.system, place.extern_c)
        });
        let column = match behind {
            Some(end) => end.column,
            None => {
                self.marker(&place);
                1
            }
        };
        self.out.extend(std::iter::repeat_n(b' ', place.column.saturating_sub(column) as usize));
        let begin = self.out.len();
        self.out.extend_from_slice(source.bytes(span));
        let inside = self.spans.partition_point(|one| one.start < span.end);
        for one in self.spans[..inside].iter().filter(|one| one.start >= span.start) {
            let at = begin + (one.start - span.start) as usize;
            self.placed.push(at..at + (one.end - one.start) as usize);
        }
        self.spans = &self.spans[inside..];
        self.end = Some(source.place(span.end));
        let directives = &tokens.directives[self.directives..];
        self.directives += directives.partition_point(|one| one.before < range.end);
    }

    /// Passes over a dropped piece: what is said before it to the compiler stays, what is said in it goes.
    fn drop(&mut self, range: TokenRange) {
        let all = &self.reading.tokens.directives;
        while let Some(one) = all.get(self.directives).filter(|one| one.before <= range.start) {
            if !self.is_of_next_declaration(one) {
                self.directive(one);
            }
            self.directives += 1;
        }
        self.directives += all[self.directives..].partition_point(|one| one.before < range.end);
    }

    fn directives_before(&mut self, token: TokenId) {
        while let Some(one) = self.reading.tokens.directives.get(self.directives)
            && one.before < token
        {
            self.directive(one);
            self.directives += 1;
        }
    }

    fn directive(&mut self, directive: &Directive) {
        let source = &self.reading.source;
        self.end = None;
        self.marker(&source.place(directive.span.start));
        self.out.extend_from_slice(source.bytes(directive.span));
        self.out.push(b'\n');
    }

    /// Whether a pragma speaks of the declaration behind it only.
    fn is_of_next_declaration(&self, directive: &Directive) -> bool {
        let (DirectiveKind::Pragma(word) | DirectiveKind::PragmaOperator(word)) = directive.kind else {
            return false;
        };
        NEXT_DECLARATION.contains(&self.reading.tokens.symbols.text(word))
    }

    /// Begins a line at a place.
    fn marker(&mut self, place: &Place) {
        if self.out.last().is_some_and(|last| *last != b'\n') {
            self.out.push(b'\n');
        }
        let Some(file) = self.reading.source.spelled_file(place.file) else { return };
        self.out.extend_from_slice(format!("# {} \"", place.line).as_bytes());
        self.out.extend_from_slice(file);
        self.out.push(b'"');
        for (holds, flag) in [(place.system, " 3"), (place.extern_c, " 4")] {
            if holds {
                self.out.extend_from_slice(flag.as_bytes());
            }
        }
        self.out.push(b'\n');
    }
}

/// The pragmas that speak of the declaration behind them.
const NEXT_DECLARATION: &[&str] = &["nv_exec_check_disable", "hd_warning_disable"];
