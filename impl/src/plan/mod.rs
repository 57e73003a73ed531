//! Every decision about the host output: what is inserted, replaced and dropped, and where.
//!
//! The plan is complete before a byte is written. A decision rests on what is certain; where a type is not
//! known the form that is right for every type is taken; where neither is possible the unit is refused with the
//! place, never guessed.

mod attributes;
mod binding;
mod block_entity;
mod boilerplate;
mod conversion;
mod deduced;
mod directives;
mod edit;
mod filter;
mod function;
mod host_text;
mod kernel;
mod lambda;
mod lambda_preamble;
mod lambda_return;
mod lambda_scope;
mod launch;
mod launched;
mod local;
mod lookup;
mod mends;
mod namespaces;
mod overload;
mod references;
mod space;
mod texts;
mod types;
mod uses;
mod variable;

#[cfg(test)]
mod lambda_tests;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::cell::OnceCell;

use cufe_spec::unit::{Dialect, HostCompiler, Options};
use rustc_hash::FxHashSet;

use crate::check;
use crate::lex::{Kind, Symbol, SymbolSet, TokenId, TokenRange, Tokens, Walk, on_one_line, within};
use crate::read::Reading;
use crate::source::{Source, Span};
use crate::tree::{DeclarationId, DeclarationKind, Tree};

use edit::Lines;
pub use edit::{Anchor, Edit, Edits, Overlap, Piece, Plan};
pub(crate) use space::Own;
pub use space::Written;
use space::{Marks, Spaces};

/// Why a unit has no host output. The unit is well formed as far as is known; what is missing is ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The byte of the source that it speaks of.
    pub offset: u32,
    /// What cannot be written, in words.
    pub message: String,
}

/// Plans the host output of a unit that was read and found free of errors. `written` is what its declarations say,
/// `functions` are the execution spaces that the checks found; `module_id` is the text of the module id file.
///
/// # Errors
/// Everything that the plan cannot be certain of, in source order.
pub fn plan(
    reading: &Reading,
    written: Written,
    functions: &check::Spaces,
    options: &Options,
    module_id: &str,
) -> Result<Plan, Vec<Refusal>> {
    let mut planner = Planner::new(reading, written, functions, options, module_id);
    planner.note_deduced_functions();
    planner.declarations();
    // Before lambdas are taken out of the text.
    let references = planner.references();
    planner.lambdas();
    planner.managed_in_blocks();
    planner.attributes();
    planner.directives();
    planner.launches();
    planner.uses();
    planner.bindings();
    let mut refusals = planner.refusals;
    if refusals.is_empty() {
        match planner.edits.nest() {
            Ok(edits) => {
                return Ok(Plan {
                    header: boilerplate::header(options),
                    edits,
                    trailer: boilerplate::trailer(options, module_id, &references),
                });
            }
            Err(overlap) => refusals.push(Refusal {
                offset: overlap.second.start,
                message: "two edits of the host output cut each other here".to_owned(),
            }),
        }
    }
    refusals.sort_by_key(|refusal| refusal.offset);
    Err(refusals)
}

/// The state of planning: what was read, and the edits so far.
struct Planner<'a> {
    reading: &'a Reading,
    source: &'a Source,
    tokens: &'a Tokens,
    tree: &'a Tree,
    options: &'a Options,
    /// The generated name of anonymous namespaces.
    anonymous: String,
    module_id: String,
    /// The attributes that only CUDA compilers know.
    cuda: SymbolSet,
    /// The attributes that the host compiler knows by another name, which follows.
    renamed: Vec<(Symbol, &'static str)>,
    spaces: Spaces,
    /// The execution spaces that the checks found.
    functions: &'a check::Spaces,
    edits: Edits,
    /// Attributes that an edit has taken, by id.
    taken: Vec<bool>,
    /// The list of attributes that was looked through last, and whether all of them are CUDA's.
    cuda_list: Option<(TokenId, bool)>,
    /// Where the declaration in a body begins that was given its attribute last.
    local_written: Option<TokenId>,
    /// Regions of which nothing is written, in source order, disjoint.
    dropped: Vec<TokenRange>,
    /// Numbers the generated parameter names.
    fresh: u32,
    /// `crt/host_runtime.h` was included.
    host_runtime: bool,
    /// The first byte of the class that the preamble of extended lambdas stands before.
    lambda_sentinel: Option<u32>,
    /// Names of array and function types, found when first asked for.
    array_aliases: OnceCell<FxHashSet<Symbol>>,
    /// The names of the namespaces that using-directives may name.
    nominated: OnceCell<FxHashSet<Symbol>>,
    /// Device functions whose return type stays deduced, since that of an extended lambda may hang on it.
    still_deduced: FxHashSet<DeclarationId>,
    /// The bodies of those, and the device lambdas that stay for their return types.
    kept_bodies: Vec<TokenRange>,
    refusals: Vec<Refusal>,
}

impl<'a> Planner<'a> {
    fn new(
        reading: &'a Reading,
        written: Written,
        functions: &'a check::Spaces,
        options: &'a Options,
        module_id: &str,
    ) -> Planner<'a> {
        let tree = &reading.tree;
        Planner {
            reading,
            source: &reading.source,
            tokens: &reading.tokens,
            tree,
            options,
            anonymous: format!("_GLOBAL__N_{module_id}"),
            module_id: module_id.to_owned(),
            cuda: attributes::deleted(&reading.tokens),
            renamed: attributes::renamed(&reading.tokens),
            spaces: Spaces::of(written, tree, functions),
            functions,
            edits: Edits::with_room_for(2 * tree.attributes.len() + tree.functions.len() / 4),
            taken: vec![false; tree.attributes.len()],
            cuda_list: None,
            local_written: None,
            dropped: Vec::new(),
            fresh: 0,
            host_runtime: false,
            lambda_sentinel: None,
            array_aliases: OnceCell::new(),
            nominated: OnceCell::new(),
            still_deduced: FxHashSet::default(),
            kept_bodies: Vec::new(),
            refusals: Vec::new(),
        }
    }

    /// All declarations in source order, those inside dropped regions left out.
    fn declarations(&mut self) {
        let tree = self.tree;
        let filtered = self.filtered();
        for index in 0..tree.declarations.len() {
            let id = DeclarationId::from_index(index);
            let declaration = &tree[id];
            if self.is_dropped(declaration.range.start) {
                continue;
            }
            if filtered.contains(&id) {
                self.suppress(id);
                continue;
            }
            match declaration.kind {
                DeclarationKind::Function(function) => self.function(id, &tree[function]),
                DeclarationKind::Variable(variable) => self.variable(id, &tree[variable]),
                DeclarationKind::Namespace(namespace) => self.namespace(&tree[namespace]),
                DeclarationKind::Class(class) => self.class(id, &tree[class]),
                DeclarationKind::Enum(_) => self.builtin_type(id),
                DeclarationKind::Alias(alias) => self.alias(id, &tree[alias]),
                DeclarationKind::Using(using) => self.using(id, &tree[using]),
                DeclarationKind::Unparsed(unparsed) => self.unparsed(&tree[unparsed]),
                _ => {}
            }
        }
    }

    /// Whether `token` lies in a region of which nothing is written.
    fn is_dropped(&self, token: TokenId) -> bool {
        self.dropped_region(token).is_some()
    }

    /// [`Planner::is_dropped`] for tokens that come in about the order of the source.
    fn is_dropped_along(&self, walk: &mut Walk, token: TokenId) -> bool {
        let after = walk.before(&self.dropped, token.next(), |region| region.start);
        let last = after.checked_sub(1).and_then(|last| self.dropped.get(last));
        last.is_some_and(|region| region.contains(token))
    }

    /// The region of which nothing is written that `token` lies in.
    fn dropped_region(&self, token: TokenId) -> Option<TokenRange> {
        // Declarations come in source order: mostly the last region is the one to look at.
        match self.dropped.last()? {
            last if last.start <= token => last.contains(token).then_some(*last),
            _ => within(&self.dropped, |range| *range, token).copied(),
        }
    }

    /// Notes that nothing of `range` is written. Declarations come in source order, so the list stays sorted.
    fn drop_region(&mut self, range: TokenRange) {
        if !range.is_empty() && !self.is_dropped(range.start) {
            self.dropped.push(range);
        }
    }

    /// As [`Planner::drop_region`] for a region that comes after later ones.
    fn insert_dropped(&mut self, range: TokenRange) {
        if !range.is_empty() && !self.is_dropped(range.start) {
            let place = self.dropped.partition_point(|other| other.start < range.start);
            let behind = self.dropped.partition_point(|other| other.start < range.end);
            self.dropped.splice(place..behind.max(place), [range]);
        }
    }

    /// The marks of what a declaration declares, over all declarations of it.
    fn marks(&self, id: DeclarationId) -> Marks {
        self.spaces.effective(self.tree, id)
    }

    /// The tokens of a declaration with the `extern "C"` that is for it alone: without it that would fall to the
    /// next declaration.
    fn with_linkage(&self, id: DeclarationId) -> TokenRange {
        let range = self.tree[id].range;
        let linkage = self.tree[id].linkage.map(|linkage| &self.tree[linkage]);
        match linkage {
            Some(linkage) if linkage.body.is_none() && linkage.language_token.next() == range.start => {
                TokenRange::new(self.with_linkage(linkage.declaration).start, range.end)
            }
            _ => range,
        }
    }

    /// All declarations of what `id` declares, itself included, in source order.
    fn redeclarations(&self, id: DeclarationId) -> &'a [DeclarationId] {
        let tree = self.tree;
        tree[id].entity.map_or(&[], |entity| &tree[entity].declarations)
    }

    /// Drops `span`; its line ends stay.
    fn delete(&mut self, span: Span) {
        self.drop_lines(self.lines(span));
    }

    /// As [`Planner::delete`]. Most spans have no line ends, and then the edit needs no memory of its own.
    fn drop_lines(&mut self, lines: Lines) {
        self.edits.replace(lines.span, lines.ends().into_iter().collect());
    }

    /// Replaces `span` by text on one line; the line ends of the span follow.
    fn put(&mut self, span: Span, text: impl Into<Cow<'static, str>>) {
        let pieces = std::iter::once(Piece::text(text)).chain(self.lines(span).ends()).collect();
        self.edits.replace(span, pieces);
    }

    fn lines(&self, span: Span) -> Lines {
        Lines::of(&self.source.text, span)
    }

    fn refuse(&mut self, at: TokenId, message: impl Into<String>) {
        self.refusals.push(Refusal { offset: self.start(at), message: message.into() });
    }

    fn kind(&self, at: TokenId) -> Kind {
        self.tokens.kind(at)
    }

    /// The first byte of a token.
    fn start(&self, at: TokenId) -> u32 {
        self.tokens.get(at).start
    }

    /// The byte after a token.
    fn end(&self, at: TokenId) -> u32 {
        self.tokens.get(at).end
    }

    fn span(&self, range: TokenRange) -> Span {
        self.tokens.span(range)
    }

    /// The bytes from the first byte of `from` to the first byte of `to`.
    fn until(&self, from: TokenId, to: TokenId) -> Span {
        Span::new(self.start(from), self.start(to).max(self.start(from)))
    }

    /// The spelling of a token.
    fn text(&self, at: TokenId) -> String {
        self.line_of(self.tokens.get(at).span())
    }

    /// The bytes of `span` as one line.
    fn line_of(&self, span: Span) -> String {
        String::from_utf8_lossy(&on_one_line(self.source.bytes(span))).into_owned()
    }

    /// Whether the output follows the documents, which know less than the released tool writes.
    fn is_documented(&self) -> bool {
        self.options.dialect == Dialect::Documented
    }

    fn is_clang(&self) -> bool {
        matches!(self.options.host_compiler, HostCompiler::Clang(_))
    }

    /// A name that the unit does not use.
    fn fresh_name(&mut self) -> String {
        let name = format!("__T{}", self.fresh);
        self.fresh += 1;
        name
    }
}
