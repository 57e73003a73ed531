//! What reading counted: the data of `--stats`.

use crate::bodies::Ambiguity;
use std::time::Duration;

/// Counts of one reading. Unparsed regions with place and reason are in
/// [`Tree::unparsed`](crate::tree::Tree::unparsed).
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    /// Bytes of input.
    pub bytes: u64,
    /// Tokens.
    pub tokens: u64,
    /// Declarations.
    pub declarations: u64,
    /// Function bodies skipped through their brackets.
    pub bodies_skipped: u64,
    /// Function bodies that were read.
    pub bodies_read: u64,
    /// Tokens inside unparsed regions.
    pub unparsed_tokens: u64,
    /// Names that could not be known, by reason, in the order of [`UnknownReason::ALL`].
    pub unknown: [u64; UnknownReason::ALL.len()],
    /// Time for the tokens.
    pub lex_time: Duration,
    /// Time for the declarations.
    pub parse_time: Duration,
    /// Template-argument and template-parameter lists found.
    pub lists: u64,
    /// Decisions of the grammar that were made without a known name, by reason, outside of templates.
    pub ambiguous: [u64; UnknownReason::ALL.len()],
    /// The same where template parameters are visible.
    pub ambiguous_in_templates: [u64; UnknownReason::ALL.len()],
    /// Time for bodies and initialisers.
    pub bodies_time: Duration,
    /// Time to match redeclarations.
    pub entity_time: Duration,
}

/// Why a name is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnknownReason {
    /// It is a member of something that depends on a template parameter.
    Dependent,
    /// No declaration of it is visible.
    Undeclared,
    /// It is a member of an object whose type is not known.
    MemberOfUnknown,
    /// Its scope has a base class that is not known.
    UnknownBase,
}

impl UnknownReason {
    /// All reasons.
    pub const ALL: [UnknownReason; 4] = [
        UnknownReason::Dependent,
        UnknownReason::Undeclared,
        UnknownReason::MemberOfUnknown,
        UnknownReason::UnknownBase,
    ];

    /// The name used in statistics.
    pub fn name(self) -> &'static str {
        match self {
            UnknownReason::Dependent => "dependent",
            UnknownReason::Undeclared => "undeclared",
            UnknownReason::MemberOfUnknown => "member-of-unknown",
            UnknownReason::UnknownBase => "unknown-base",
        }
    }
}

impl Statistics {
    /// Counts one decision.
    pub fn count_ambiguity(&mut self, ambiguity: &Ambiguity) {
        let counts =
            if ambiguity.in_template { &mut self.ambiguous_in_templates } else { &mut self.ambiguous };
        counts[ambiguity.reason as usize] += 1;
    }

    /// Counts one name that is not known.
    pub fn count_unknown(&mut self, reason: UnknownReason) {
        self.unknown[reason as usize] += 1;
    }
}
