//! The plan: an ordered forest of edits over the bytes of the source.
//!
//! An edit replaces one span by a row of [`Piece`]s. A piece either brings text of its own or copies a span of
//! the source; whatever other edits lie inside a copied span are carried out there, so an edit nests in another
//! one by lying inside it, and moved text (a launch configuration) keeps its own edits.

use std::borrow::Cow;

use crate::source::Span;

/// Which neighbour an insertion belongs to when its place is the border of a copied span.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Anchor {
    /// The insertion follows the token that ends here and moves with it.
    After,
    /// The insertion precedes the token that starts here and moves with it; also every replacement.
    Before,
}

/// One part of what an edit writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Text that stands on the line that the writer is on; it holds no line end.
    Text(Cow<'static, str>),
    /// Bytes of the source with their line ends, the edits inside carried out.
    Copy(Span),
    /// Bytes of the source as they are.
    Raw(Span),
    /// As `Copy`, put on one line: comments, directive lines and splices are dropped and line ends become spaces.
    Flat(Span),
    /// The line ends of a dropped span. Where the span holds line markers this is a marker for its end.
    LineEnds(Span),
    /// A line end and a marker that says the next byte stands where this offset of the source stands.
    Resume(u32),
    /// As `Resume`, if `from` and `to` stand in different lines; nothing otherwise.
    ResumeIfMoved {
        /// The offset that the writer's present line stands for.
        from: u32,
        /// The offset whose line must be continued.
        to: u32,
    },
    /// Lines of the preprocessor: each begins and ends a line of the output. A `Resume` must follow.
    Directives(Cow<'static, str>),
}

impl Piece {
    /// Fixed text.
    pub fn text(text: impl Into<Cow<'static, str>>) -> Piece {
        Piece::Text(text.into())
    }
}

/// A span of the source that may be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lines {
    pub(super) span: Span,
    /// It holds a line end.
    several: bool,
}

impl Lines {
    pub(super) fn of(text: &[u8], span: Span) -> Lines {
        Lines { span, several: memchr::memchr(b'\n', span.of(text)).is_some() }
    }

    /// The piece that writes the line ends, if there are any.
    pub(super) fn ends(self) -> Option<Piece> {
        self.several.then_some(Piece::LineEnds(self.span))
    }
}

/// The replacement of one span.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What is replaced; an empty span inserts.
    pub span: Span,
    /// Where an insertion belongs.
    pub anchor: Anchor,
    /// How many edits lie inside the span; [`Edits::nest`] tells. They follow this one, and are carried out where a
    /// piece copies their place.
    pub inner: u32,
    /// What is written.
    pub pieces: Vec<Piece>,
}

/// Two edits that neither contain nor miss each other: a fault of planning, never of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overlap {
    /// The edit that starts first.
    pub first: Span,
    /// The edit that starts inside it and ends outside.
    pub second: Span,
}

/// Collects edits in any order.
#[derive(Clone, Debug, Default)]
pub struct Edits {
    list: Vec<Edit>,
}

impl Edits {
    /// No edits yet, with room for `count`.
    pub fn with_room_for(count: usize) -> Edits {
        Edits { list: Vec::with_capacity(count) }
    }

    /// Replaces `span`.
    pub fn replace(&mut self, span: Span, pieces: Vec<Piece>) {
        self.list.push(Edit { span, anchor: Anchor::Before, inner: 0, pieces });
    }

    /// Inserts before the token that starts at `offset`.
    pub fn before(&mut self, offset: u32, pieces: Vec<Piece>) {
        self.replace(Span { start: offset, end: offset }, pieces);
    }

    /// Inserts after the token that ends at `offset`.
    pub fn after(&mut self, offset: u32, pieces: Vec<Piece>) {
        let span = Span { start: offset, end: offset };
        self.list.push(Edit { span, anchor: Anchor::After, inner: 0, pieces });
    }

    /// How many edits were collected.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether nothing was collected.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Orders the edits and hangs each one into the smallest edit that contains it. Of two edits of one span
    /// the one that was collected later is the inner one.
    ///
    /// # Errors
    /// [`Overlap`] when two edits cut each other.
    pub fn nest(self) -> Result<Vec<Edit>, Overlap> {
        let mut list = self.list;
        // Insertions after a token come before everything that starts at the same offset, and of everything
        // that starts there the insertions come first.
        list.sort_by(|a, b| {
            let rank = |edit: &Edit| {
                let insertion = edit.span.start == edit.span.end;
                (edit.span.start, edit.anchor, !insertion, u32::MAX - edit.span.end)
            };
            rank(a).cmp(&rank(b))
        });
        let mut open: Vec<usize> = Vec::new();
        for index in 0..list.len() {
            let (span, anchor) = (list[index].span, list[index].anchor);
            while let Some(&top) = open.last() {
                let around = list[top].span;
                let past = span.start > around.end
                    || (span.start == around.end && (anchor == Anchor::Before || around.start == around.end));
                if !past {
                    break;
                }
                open.pop();
                list[top].inner = (index - top - 1) as u32;
            }
            if let Some(&top) = open.last()
                && span.end > list[top].span.end
            {
                return Err(Overlap { first: list[top].span, second: span });
            }
            open.push(index);
        }
        let count = list.len();
        for top in open {
            list[top].inner = (count - top - 1) as u32;
        }
        Ok(list)
    }
}

/// Everything that the writer needs beside the source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// What stands before the first byte of the source: whole lines.
    pub header: String,
    /// The edits in order, each with those inside of it behind it.
    pub edits: Vec<Edit>,
    /// What stands after the last byte of the source: whole lines.
    pub trailer: String,
}
