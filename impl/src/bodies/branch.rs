//! Branches of constexpr `if`s ([stmt.if]).

/// Whether a branch of `if constexpr` is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// It is, or there is none.
    Taken,
    /// It is discarded.
    Discarded,
    /// The condition is more than `true` or `false`.
    Unknown,
}

impl Branch {
    /// What a branch inside of this one is, when it is `inner` by itself.
    pub(crate) fn and(self, inner: Branch) -> Branch {
        match (self, inner) {
            (Branch::Discarded, _) | (_, Branch::Discarded) => Branch::Discarded,
            (Branch::Unknown, _) | (_, Branch::Unknown) => Branch::Unknown,
            _ => Branch::Taken,
        }
    }

    /// What the other branch of the same `if` is.
    pub(crate) fn other(self) -> Branch {
        match self {
            Branch::Taken => Branch::Discarded,
            Branch::Discarded => Branch::Taken,
            Branch::Unknown => Branch::Unknown,
        }
    }
}
