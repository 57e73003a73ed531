//! Attributes that only CUDA compilers know are deleted wherever they stand.

use std::borrow::Cow;

use super::local::LocalOutput;
use super::space::Marks;
use super::{Lines, Piece, Planner};
use crate::check::has_foreign_namespace;
use crate::lex::{Kind, Symbol, SymbolSet, TokenId, TokenRange, Tokens, Walk, known, lambda_angle};
use crate::rules::generated::{HOST_OUTPUT_ATTRIBUTES_DELETED, HOST_OUTPUT_ATTRIBUTES_RENAMED};
use crate::source::Span;
use crate::tree::{Attribute, AttributeOwner, AttributeSyntax, DeclarationId, Unparsed};

/// The symbols of the attributes that never reach the host compiler, as names in a list and as words.
pub(super) fn deleted(tokens: &Tokens) -> SymbolSet {
    let spelled = HOST_OUTPUT_ATTRIBUTES_DELETED
        .iter()
        .flat_map(|name| [tokens.symbols.find(name), tokens.symbols.find(&format!("__{name}__"))]);
    SymbolSet::new(tokens, spelled.flatten().chain([known::WORD_INLINE_HINT]))
}

/// The symbols of the attributes that have another name for the host compiler, and that name.
pub(super) fn renamed(tokens: &Tokens) -> Vec<(Symbol, &'static str)> {
    let pairs = HOST_OUTPUT_ATTRIBUTES_RENAMED.iter().filter_map(|pair| pair.split_once(' '));
    pairs.filter_map(|(from, to)| Some((tokens.symbols.find(from)?, to))).collect()
}

impl Planner<'_> {
    /// Deletes every CUDA attribute that no other edit took and that stands in text that is written.
    pub(super) fn attributes(&mut self) {
        let tree = self.tree;
        let mut dropped = Walk::default();
        for (index, attribute) in tree.attributes.iter().enumerate() {
            if !self.taken.get(index).copied().unwrap_or(false)
                && !self.is_dropped_along(&mut dropped, attribute.whole.start)
            {
                self.delete_attribute(attribute, self.spaces.lines_of(index));
            }
        }
        let tokens = self.tokens;
        let mut behind = TokenId(0);
        let mut known = Walk::default();
        for &word in &tokens.attribute_words {
            if word < behind || self.is_dropped_along(&mut dropped, word) {
                continue;
            }
            if let Some(known) = tree.attribute_along(&mut known, word) {
                behind = tree[known].whole.end;
                continue;
            }
            // In a body or an expression that was not read: those that stand together belong to one thing.
            let mut row = Vec::new();
            let first = word;
            behind = word;
            while tokens.attribute_words.binary_search(&behind).is_ok() {
                behind = self.read_attribute(behind, &mut row);
            }
            match self.local_attributes(first, behind, &row) {
                LocalOutput::Suppressed(end) => behind = end,
                LocalOutput::Attribute(name) => {
                    row.retain(|attribute| attribute.name_token != name);
                    row.iter().for_each(|attribute| self.delete_attribute(attribute, None));
                }
                LocalOutput::Plain => {
                    row.iter().for_each(|attribute| self.delete_attribute(attribute, None));
                }
            }
        }
    }

    /// Reads the attributes that begin at `word`; gives the token behind them.
    pub(super) fn read_attribute(&self, word: TokenId, row: &mut Vec<Attribute>) -> TokenId {
        let open = word.next();
        let has_list = self.kind(open) == Kind::OpenParen;
        if self.kind(word) != Kind::Attribute {
            let takes_list = matches!(
                self.tokens.symbol(word),
                known::WORD_LAUNCH_BOUNDS
                    | known::WORD_MAXNREG
                    | known::WORD_LOCAL_MAXNREG
                    | known::WORD_CLUSTER_DIMS
                    | known::WORD_BLOCK_SIZE
            );
            let end = if has_list && takes_list { self.tokens.partner(open).next() } else { open };
            row.push(self.attribute(AttributeSyntax::Word, word, TokenRange::new(word, end), true));
            return end;
        }
        if !has_list {
            return open;
        }
        let whole = TokenRange::new(word, self.tokens.partner(open).next());
        let list = TokenRange::new(open.next().next(), self.tokens.partner(open.next()));
        let mut names = Vec::new();
        let mut at = list.start;
        while at < list.end {
            if !self.tokens.symbol(at).is_none() {
                names.push(at);
            }
            at = self.tokens.behind(at);
        }
        for &name in &names {
            row.push(self.attribute(AttributeSyntax::Gnu, name, whole, names.len() == 1));
        }
        whole.end
    }

    fn attribute(
        &self,
        syntax: AttributeSyntax,
        name_token: TokenId,
        whole: TokenRange,
        is_alone: bool,
    ) -> Attribute {
        Attribute {
            syntax,
            name: self.tokens.symbol(name_token),
            name_token,
            arguments: TokenRange::empty_at(name_token.next()),
            whole,
            is_alone,
            owner: AttributeOwner::None,
        }
    }

    /// Deletes one attribute, if it is CUDA's. `whole` is where all of it stands, if that was found already.
    fn delete_attribute(&mut self, attribute: &Attribute, whole: Option<Lines>) {
        match (attribute.syntax, attribute.name) {
            (AttributeSyntax::Word, known::WORD_NOINLINE) => {
                self.put(self.span(attribute.whole), "__attribute__((noinline))");
            }
            (AttributeSyntax::Word, known::WORD_FORCEINLINE) => {
                self.put(self.span(attribute.whole), "__inline__ __attribute__((always_inline))");
            }
            (AttributeSyntax::Gnu, name) if let Some(other) = self.renamed(name) => {
                let span = self.attribute_span(attribute);
                let whole = format!("__attribute__(({other}))");
                self.put(span, if attribute.is_alone { whole } else { other.to_owned() });
            }
            (AttributeSyntax::Alignas, _) => {}
            (AttributeSyntax::Gnu, _) if self.is_hidden_from_function(attribute) => {
                self.refuse(attribute.name_token, "unknown attribute \"__attribute__\"");
            }
            (_, name) if self.cuda.contains(name) && !has_foreign_namespace(self.tokens, attribute) => {
                if attribute.is_alone || self.is_cuda_list(attribute) {
                    self.drop_lines(whole.unwrap_or_else(|| self.lines(self.span(attribute.whole))));
                } else {
                    self.delete(self.attribute_span(attribute));
                }
            }
            _ => {}
        }
    }

    /// Whether a function has CUDA's attributes in an attribute in an attribute, where `__attribute__((__global__))` becomes
    /// `__attribute__((__attribute__((global))))` by the macros of the toolkit's headers: it is no kernel then.
    fn is_hidden_from_function(&self, attribute: &Attribute) -> bool {
        let AttributeOwner::Declaration(owner) = attribute.owner else { return false };
        self.kind(attribute.name_token) == Kind::Attribute
            && self.tree.function(owner).is_some()
            && attribute.arguments.iter().any(|at| self.cuda.contains(self.tokens.symbol(at)))
    }

    /// The host compiler's name of an attribute that has another one in the toolkit's headers.
    fn renamed(&self, name: Symbol) -> Option<&'static str> {
        self.renamed.iter().find(|(from, _)| *from == name).map(|&(_, to)| to)
    }

    /// What of an attribute is replaced: all of `__attribute__((x))`, or one item of a longer list.
    fn attribute_span(&self, attribute: &Attribute) -> Span {
        if attribute.is_alone || attribute.syntax == AttributeSyntax::Word {
            return self.span(attribute.whole);
        }
        let last = if self.kind(attribute.name_token.next()) == Kind::OpenParen {
            self.tokens.partner(attribute.name_token.next())
        } else {
            attribute.name_token
        };
        self.span(TokenRange::new(self.item_start(attribute), last.next()))
    }

    /// The first token of an item of an attribute list: its namespace, if it has one.
    fn item_start(&self, attribute: &Attribute) -> TokenId {
        let before = attribute.name_token.previous();
        let has_namespace = attribute.syntax == AttributeSyntax::Standard
            && before > attribute.whole.start
            && self.kind(before) == Kind::ColonColon;
        if has_namespace { before.previous() } else { attribute.name_token }
    }

    /// Whether nothing but CUDA attributes stands in the list of `attribute`.
    fn is_cuda_list(&mut self, attribute: &Attribute) -> bool {
        let start = attribute.whole.start;
        if let Some((_, answer)) = self.cuda_list.filter(|&(list, _)| list == start) {
            return answer;
        }
        let answer = self.find_cuda_list(attribute);
        self.cuda_list = Some((start, answer));
        answer
    }

    fn find_cuda_list(&self, attribute: &Attribute) -> bool {
        let whole = attribute.whole;
        let inner = match attribute.syntax {
            AttributeSyntax::Word | AttributeSyntax::Alignas => return true,
            AttributeSyntax::Standard => whole.start.next(),
            AttributeSyntax::Gnu | AttributeSyntax::Declspec => whole.start.next().next(),
        };
        // What is launched is no declaration: the edit of the launch reaches into such a list.
        if self.kind(whole.end) == Kind::LaunchOpen {
            return false;
        }
        let (mut at, end) = (inner.next(), self.tokens.partner(inner));
        while at < end {
            let symbol = self.tokens.symbol(at);
            let is_namespace = self.kind(at.next()) == Kind::ColonColon && self.tokens.name(at) == "gnu";
            if !symbol.is_none() && !is_namespace && !self.cuda.contains(symbol) {
                return false;
            }
            at = self.tokens.behind(at);
        }
        true
    }

    /// Puts `text` in the place of the declaration's first attribute that `chosen` accepts and that stands
    /// among the specifiers, that is before `limit`. Tells whether there was one. An attribute that is not alone
    /// keeps its neighbours; the text goes before them.
    pub(super) fn put_for_attribute(
        &mut self,
        declaration: DeclarationId,
        limit: TokenId,
        text: impl Into<Cow<'static, str>>,
        chosen: impl Fn(Marks) -> bool,
    ) -> bool {
        let tree = self.tree;
        for id in tree[declaration].attributes.iter() {
            let attribute = &tree[id];
            let marks = Marks::of(self.tokens, std::slice::from_ref(attribute));
            let marks = if self.spaces.has_tile { marks.of_tile_code() } else { marks };
            if attribute.whole.start >= limit || !chosen(marks) {
                continue;
            }
            if self.taken.get(id.index()).copied().unwrap_or(true) {
                // Another declarator of the same group has written it.
                return true;
            }
            if let Some(taken) = self.taken.get_mut(id.index()) {
                *taken = true;
            }
            self.put_attribute(attribute, text.into());
            return true;
        }
        false
    }

    /// Puts `text` in the place of an attribute; the others of its list stay behind it.
    pub(super) fn put_attribute(&mut self, attribute: &Attribute, text: Cow<'static, str>) {
        if attribute.is_alone || attribute.syntax == AttributeSyntax::Word {
            self.put(self.span(attribute.whole), text);
        } else {
            let before = self.start(attribute.whole.start);
            self.edits.before(before, vec![Piece::text(format!("{text} "))]);
            self.delete(self.attribute_span(attribute));
        }
    }

    /// The `[` of the lambda whose introducer, or template parameters, the attributes at `at` follow.
    pub(super) fn lambda_of_attribute(&self, mut at: TokenId) -> Option<TokenId> {
        while at.0 > 0 {
            let before = at.previous();
            match self.kind(before) {
                Kind::CloseBracket => {
                    let open = self.tokens.partner(before);
                    let is_introducer =
                        self.kind(open.next()) != Kind::OpenBracket || open.next().next() == before;
                    return is_introducer.then_some(open);
                }
                Kind::CloseParen if self.kind(self.tokens.partner(before).previous()) == Kind::Attribute => {
                    at = self.tokens.partner(before).previous();
                }
                // `[]<class T> __device__ (T x) {..}`
                Kind::Greater => at = lambda_angle(self.tokens, before)?,
                _ if self.tokens.attribute_words.binary_search(&before).is_ok() => at = before,
                _ => return None,
            }
        }
        None
    }

    /// A region that was not understood passes through, unless an edit would have been needed in it.
    pub(super) fn unparsed(&mut self, unparsed: &Unparsed) {
        let asks_for_edit = self.tree.attributes_in(unparsed.range).any(|attribute| {
            let marks = Marks::of(self.tokens, std::slice::from_ref(attribute));
            marks.device || marks.global || marks.device_memory() || marks.builtin
        });
        if asks_for_edit {
            self.refuse(
                unparsed.at,
                format!("a CUDA declaration that could not be read ({})", unparsed.reason.name()),
            );
        }
    }
}
