//! The CUDA attributes of a declaration, in source order.

use crate::lex::{Kind, Symbol, Tokens, known};
use crate::read::Reading;
use crate::rules::generated::{Attribute as Cuda, DiagnosticId, Keyword, MemoryKeyword, Report};
use crate::tree::{Attribute, AttributeSyntax, DeclarationId};

/// The execution-space keyword that `attribute` is, if it is one.
pub(super) fn keyword(attribute: Cuda) -> Option<Keyword> {
    match attribute {
        Cuda::Host => Some(Keyword::H),
        Cuda::Device => Some(Keyword::D),
        Cuda::Global => Some(Keyword::G),
        _ => None,
    }
}

/// The memory-space keyword that `attribute` is, if it is one.
pub(super) fn memory(attribute: Cuda) -> Option<MemoryKeyword> {
    match attribute {
        Cuda::Device => Some(MemoryKeyword::D),
        Cuda::Shared => Some(MemoryKeyword::S),
        Cuda::Constant => Some(MemoryKeyword::C),
        Cuda::Managed => Some(MemoryKeyword::M),
        _ => None,
    }
}

/// What is said of a keyword: that it is repeated only where this declaration has it twice; that an earlier declaration has it
/// is usual.
pub(super) fn said(reports: &'static [Report], is_repeated: bool) -> impl Iterator<Item = &'static Report> {
    reports.iter().filter(move |report| is_repeated || !is_repetition(report))
}

/// Whether a report says that a keyword is repeated.
pub(super) fn is_repetition(report: &Report) -> bool {
    report.diagnostic == DiagnosticId::SpaceDuplicate
}

/// The attribute of that name: `device` as an attribute's argument, `__device__` as a word.
pub(super) fn named(symbol: Symbol, syntax: AttributeSyntax) -> Option<Cuda> {
    let word = match symbol {
        known::WORD_HOST => Cuda::Host,
        known::WORD_DEVICE => Cuda::Device,
        known::WORD_GLOBAL => Cuda::Global,
        known::WORD_SHARED => Cuda::Shared,
        known::WORD_CONSTANT => Cuda::Constant,
        known::WORD_MANAGED => Cuda::Managed,
        known::WORD_LAUNCH_BOUNDS => Cuda::LaunchBounds,
        known::WORD_MAXNREG => Cuda::Maxnreg,
        known::WORD_CLUSTER_DIMS => Cuda::ClusterDims,
        known::WORD_GRID_CONSTANT => Cuda::GridConstant,
        _ => return from_argument(symbol, syntax),
    };
    // `__attribute__((__device__))` and `[[__device__]]` are the attribute, too.
    let takes_words = |syntax| !matches!(syntax, AttributeSyntax::Declspec | AttributeSyntax::Alignas);
    takes_words(syntax).then_some(word)
}

fn from_argument(symbol: Symbol, syntax: AttributeSyntax) -> Option<Cuda> {
    let attribute = match symbol {
        known::HOST => Cuda::Host,
        known::DEVICE => Cuda::Device,
        known::GLOBAL => Cuda::Global,
        known::SHARED => Cuda::Shared,
        known::CONSTANT => Cuda::Constant,
        known::MANAGED => Cuda::Managed,
        known::LAUNCH_BOUNDS => Cuda::LaunchBounds,
        known::MAXNREG => Cuda::Maxnreg,
        known::CLUSTER_DIMS => Cuda::ClusterDims,
        known::GRID_CONSTANT => Cuda::GridConstant,
        _ => return None,
    };
    matches!(syntax, AttributeSyntax::Gnu | AttributeSyntax::Standard).then_some(attribute)
}

/// A CUDA attribute where it is written.
#[derive(Clone, Copy, Debug)]
pub struct Applied<'a> {
    /// Which one.
    pub attribute: Cuda,
    /// The attribute in the tree.
    pub written: &'a Attribute,
}

impl Applied<'_> {
    /// Byte offset of its name, where the released tool puts the caret. Few ask: it costs more than all else here.
    pub fn at(&self, reading: &Reading) -> u32 {
        reading.tokens.get(self.written.name_token).start
    }
}

/// The CUDA attributes of a declaration.
pub fn applied(reading: &Reading, declaration: DeclarationId) -> impl Iterator<Item = Applied<'_>> {
    reading.tree.attributes_of(declaration).iter().filter_map(|written| read(reading, written))
}

/// `written` as a CUDA attribute, if it is one.
pub fn read<'a>(reading: &Reading, written: &'a Attribute) -> Option<Applied<'a>> {
    let attribute = named(written.name, written.syntax)?;
    if has_foreign_namespace(&reading.tokens, written) {
        return None;
    }
    Some(Applied { attribute, written })
}

/// Whether a `[[ns::name]]` has a namespace in which the attribute is not known; `gnu` is fine.
pub(crate) fn has_foreign_namespace(tokens: &Tokens, written: &Attribute) -> bool {
    if written.syntax != AttributeSyntax::Standard {
        return false;
    }
    let colons = written.name_token.previous();
    if colons < written.whole.start || tokens.kind(colons) != Kind::ColonColon {
        return false;
    }
    tokens.name(colons.previous()) != "gnu"
}
