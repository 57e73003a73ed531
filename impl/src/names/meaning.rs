//! What kinds of thing a name means: a set, since a function and a class may share a name.

/// A set of kinds of entities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Meaning(u16);

impl Meaning {
    /// Nothing.
    pub const NONE: Meaning = Meaning(0);
    /// A class, enum or typedef-name.
    pub const TYPE: Meaning = Meaning(1 << 0);
    /// A class or alias template.
    pub const TYPE_TEMPLATE: Meaning = Meaning(1 << 1);
    /// A function.
    pub const FUNCTION: Meaning = Meaning(1 << 2);
    /// A function template.
    pub const FUNCTION_TEMPLATE: Meaning = Meaning(1 << 3);
    /// A variable, data member or enumerator.
    pub const VALUE: Meaning = Meaning(1 << 4);
    /// A variable template.
    pub const VARIABLE_TEMPLATE: Meaning = Meaning(1 << 5);
    /// A namespace or namespace alias.
    pub const NAMESPACE: Meaning = Meaning(1 << 6);
    /// A concept.
    pub const CONCEPT: Meaning = Meaning(1 << 7);
    /// A using-declaration whose target is not known.
    pub const UNKNOWN: Meaning = Meaning(1 << 8);

    /// Any kind of template.
    pub const ANY_TEMPLATE: Meaning = Meaning(
        Meaning::TYPE_TEMPLATE.0
            | Meaning::FUNCTION_TEMPLATE.0
            | Meaning::VARIABLE_TEMPLATE.0
            | Meaning::CONCEPT.0,
    );
    /// What may stand before `::`.
    pub const SCOPE: Meaning = Meaning(Meaning::TYPE.0 | Meaning::TYPE_TEMPLATE.0 | Meaning::NAMESPACE.0);
    /// What names a type (a template with its arguments).
    pub const ANY_TYPE: Meaning = Meaning(Meaning::TYPE.0 | Meaning::TYPE_TEMPLATE.0);
    /// What names a function.
    pub const ANY_FUNCTION: Meaning = Meaning(Meaning::FUNCTION.0 | Meaning::FUNCTION_TEMPLATE.0);

    /// Both sets.
    #[must_use]
    pub fn with(self, other: Meaning) -> Meaning {
        Meaning(self.0 | other.0)
    }

    /// True when the sets have a kind in common.
    pub fn is_any(self, of: Meaning) -> bool {
        self.0 & of.0 != 0
    }

    /// True for the empty set.
    pub fn is_none(self) -> bool {
        self.0 == 0
    }
}
