//! Ids: 32-bit indices into the tree's vectors, one type per vector.

use std::fmt;
use std::marker::PhantomData;
use std::num::NonZeroU32;

/// Declares id types and what all of them can do. They hold the index plus one, so that an `Option` of an id takes
/// four bytes, too: memory is time (`PERFORMANCE.md`).
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident,)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU32);

        impl $name {
            /// The id of entry `index`.
            #[inline]
            pub const fn from_index(index: usize) -> $name {
                $name(NonZeroU32::MIN.saturating_add(index as u32))
            }

            /// The entry's index.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl Id for $name {
            fn from_index(index: usize) -> $name {
                $name::from_index(index)
            }
            fn index(self) -> usize {
                self.index()
            }
        }

        /// The first entry's.
        impl Default for $name {
            fn default() -> $name {
                $name::from_index(0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_tuple(stringify!($name)).field(&self.index()).finish()
            }
        }
    )*};
}

/// An index into one of the tree's vectors.
pub trait Id: Copy {
    /// The id of entry `index`.
    fn from_index(index: usize) -> Self;
    /// The entry's index.
    fn index(self) -> usize;
}

ids! {
    /// A [`Declaration`](super::Declaration).
    DeclarationId,
    /// A [`Scope`](super::Scope).
    ScopeId,
    /// A [`NamespaceDefinition`](super::NamespaceDefinition).
    NamespaceId,
    /// A [`LinkageSpecification`](super::LinkageSpecification).
    LinkageId,
    /// A [`Class`](super::Class).
    ClassId,
    /// An [`Enum`](super::Enum).
    EnumId,
    /// A [`Function`](super::Function).
    FunctionId,
    /// A [`FunctionTail`](super::FunctionTail).
    FunctionTailId,
    /// A [`Variable`](super::Variable).
    VariableId,
    /// An [`Alias`](super::Alias).
    AliasId,
    /// A [`Using`](super::Using).
    UsingId,
    /// A [`Parameter`](super::Parameter).
    ParameterId,
    /// An [`Attribute`](super::Attribute).
    AttributeId,
    /// A [`Specifier`](super::Specifier).
    SpecifierId,
    /// A [`TemplateHeader`](super::TemplateHeader).
    TemplateHeaderId,
    /// A [`TemplateParameter`](super::TemplateParameter).
    TemplateParameterId,
    /// A [`Base`](super::Base).
    BaseId,
    /// An [`Enumerator`](super::Enumerator).
    EnumeratorId,
    /// An array bound: a token range in [`Tree::bounds`](super::Tree::bounds).
    BoundId,
    /// An [`Unparsed`](super::Unparsed) region.
    UnparsedId,
    /// An [`Entity`](super::Entity).
    EntityId,
}

/// The entries `start..end` of a vector: a list that belongs to one declaration.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct IdRange<I> {
    /// The first entry.
    pub start: u32,
    /// The entry after the last.
    pub end: u32,
    id: PhantomData<I>,
}

impl<I> Clone for IdRange<I> {
    fn clone(&self) -> IdRange<I> {
        *self
    }
}

impl<I> Copy for IdRange<I> {}

impl<I> Default for IdRange<I> {
    fn default() -> IdRange<I> {
        IdRange::new(0, 0)
    }
}

impl<I> IdRange<I> {
    /// The entries `start..end`.
    pub const fn new(start: u32, end: u32) -> IdRange<I> {
        IdRange { start, end, id: PhantomData }
    }

    /// The number of entries.
    pub fn len(self) -> usize {
        self.end.saturating_sub(self.start) as usize
    }

    /// True when there is none.
    pub fn is_empty(self) -> bool {
        self.end <= self.start
    }

    /// The slice of `entries` that it covers.
    pub fn of<T>(self, entries: &[T]) -> &[T] {
        entries.get(self.start as usize..self.end as usize).unwrap_or_default()
    }
}

impl<I: Id> IdRange<I> {
    /// Whether `id` is one of them.
    pub fn contains(self, id: I) -> bool {
        (self.start as usize..self.end as usize).contains(&id.index())
    }

    /// The id of number `index` among them.
    pub fn get(self, index: usize) -> Option<I> {
        (index < self.len()).then(|| I::from_index(self.start as usize + index))
    }

    /// The ids, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = I> + Clone {
        (self.start..self.end).map(|index| I::from_index(index as usize))
    }
}
