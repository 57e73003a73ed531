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
    /// As `Copy`, joined to one line: directive lines are dropped and line ends become spaces.
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

/// The replacement of one span.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What is replaced; an empty span inserts.
    pub span: Span,
    /// Where an insertion belongs.
    pub anchor: Anchor,
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
    /// Replaces `span`.
    pub fn replace(&mut self, span: Span, pieces: Vec<Piece>) {
        self.list.push(Edit { span, anchor: Anchor::Before, pieces });
    }

    /// Drops `span`; its line ends stay.
    pub fn delete(&mut self, span: Span) {
        self.replace(span, vec![Piece::LineEnds(span)]);
    }

    /// Replaces `span` by text on one line; the line ends of the span follow.
    pub fn put(&mut self, span: Span, text: impl Into<Cow<'static, str>>) {
        self.replace(span, vec![Piece::text(text), Piece::LineEnds(span)]);
    }

    /// Inserts before the token that starts at `offset`.
    pub fn before(&mut self, offset: u32, pieces: Vec<Piece>) {
        self.list.push(Edit { span: Span { start: offset, end: offset }, anchor: Anchor::Before, pieces });
    }

    /// Inserts after the token that ends at `offset`.
    pub fn after(&mut self, offset: u32, pieces: Vec<Piece>) {
        self.list.push(Edit { span: Span { start: offset, end: offset }, anchor: Anchor::After, pieces });
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
    pub fn nest(self) -> Result<Vec<Node>, Overlap> {
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
        let mut roots: Vec<Node> = Vec::new();
        let mut open: Vec<Node> = Vec::new();
        for edit in list {
            while let Some(top) = open.last() {
                let past = edit.span.start > top.edit.span.end
                    || (edit.span.start == top.edit.span.end
                        && (edit.anchor == Anchor::Before || top.edit.span.start == top.edit.span.end));
                if !past {
                    break;
                }
                close(&mut open, &mut roots);
            }
            if let Some(top) = open.last()
                && edit.span.end > top.edit.span.end
            {
                return Err(Overlap { first: top.edit.span, second: edit.span });
            }
            open.push(Node { edit, inner: Vec::new() });
        }
        while !open.is_empty() {
            close(&mut open, &mut roots);
        }
        Ok(roots)
    }
}

/// Takes the innermost open node and hands it to its parent.
fn close(open: &mut Vec<Node>, roots: &mut Vec<Node>) {
    if let Some(node) = open.pop() {
        match open.last_mut() {
            Some(parent) => parent.inner.push(node),
            None => roots.push(node),
        }
    }
}

/// An edit and the edits inside its span, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The edit.
    pub edit: Edit,
    /// What lies inside; carried out where a piece of `edit` copies their place.
    pub inner: Vec<Node>,
}

/// Everything that the writer needs beside the source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// What stands before the first byte of the source: whole lines.
    pub header: String,
    /// The edits.
    pub edits: Vec<Node>,
    /// What stands after the last byte of the source: whole lines.
    pub trailer: String,
}
