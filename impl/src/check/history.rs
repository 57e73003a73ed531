//! What the declarations of an entity have said so far: asked of every declaration, so each answer is one step
//! however many declarations there are.

use super::annotation;
use crate::lex::known;
use crate::read::Reading;
use crate::rules::generated::Attribute as Cuda;
use crate::tree::{Attribute, DeclarationId, DeclarationKind, EntityId, SpecifierKind};

/// Something that a declaration says for all later ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Said {
    /// `constexpr` or `consteval`.
    Constexpr,
    /// `inline`, `constexpr` or `consteval`.
    Inline,
    /// `static`
    Static,
    /// An exception specification.
    ExceptionSpecification,
    /// The toolkit's mark of its own functions and types.
    Builtin,
    /// `__launch_bounds__`
    LaunchBounds,
    /// `__maxnreg__`
    Maxnreg,
    /// `__cluster_dims__`
    ClusterDims,
}

impl Said {
    const ALL: [Said; 8] = [
        Said::Constexpr,
        Said::Inline,
        Said::Static,
        Said::ExceptionSpecification,
        Said::Builtin,
        Said::LaunchBounds,
        Said::Maxnreg,
        Said::ClusterDims,
    ];

    /// Whether the declaration says it itself.
    pub(super) fn is_written(self, reading: &Reading, id: DeclarationId) -> bool {
        let tree = &reading.tree;
        match self {
            Said::Constexpr | Said::Inline | Said::Static => {
                tree.specifiers_of(id).iter().any(|one| Said::by_specifier(one.kind).contains(&self))
            }
            Said::ExceptionSpecification => {
                tree.function(id).is_some_and(|f| !f.exception_specification.is_empty())
            }
            Said::Builtin | Said::LaunchBounds | Said::Maxnreg | Said::ClusterDims => {
                tree.attributes_of(id).iter().any(|one| Said::by_attribute(reading, one) == Some(self))
            }
        }
    }

    /// All that the declaration says itself.
    fn written(reading: &Reading, id: DeclarationId) -> impl Iterator<Item = Said> {
        let tree = &reading.tree;
        let mut says = [false; Said::ALL.len()];
        let specified = tree.specifiers_of(id).iter().flat_map(|one| Said::by_specifier(one.kind)).copied();
        let attributed = tree.attributes_of(id).iter().filter_map(|one| Said::by_attribute(reading, one));
        let excepted = Said::ExceptionSpecification.is_written(reading, id);
        let excepted = excepted.then_some(Said::ExceptionSpecification);
        specified.chain(attributed).chain(excepted).for_each(|said| says[said as usize] = true);
        Said::ALL.into_iter().filter(move |said| says[*said as usize])
    }

    fn by_specifier(kind: SpecifierKind) -> &'static [Said] {
        match kind {
            SpecifierKind::Constexpr | SpecifierKind::Consteval => &[Said::Constexpr, Said::Inline],
            SpecifierKind::Inline => &[Said::Inline],
            SpecifierKind::Static => &[Said::Static],
            _ => &[],
        }
    }

    fn by_attribute(reading: &Reading, written: &Attribute) -> Option<Said> {
        if matches!(
            written.name,
            known::CUDART_BUILTIN
                | known::WORD_CUDART_BUILTIN
                | known::DEVICE_BUILTIN
                | known::WORD_DEVICE_BUILTIN
        ) {
            return Some(Said::Builtin);
        }
        match annotation::read(reading, written)?.attribute {
            Cuda::LaunchBounds => Some(Said::LaunchBounds),
            Cuda::Maxnreg => Some(Said::Maxnreg),
            Cuda::ClusterDims => Some(Said::ClusterDims),
            _ => None,
        }
    }
}

/// Which declarations say what, of the functions and variables that are declared more than once or are templates.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    /// In order. Declarations come about in the order of their entities, so this is mostly so from the start.
    said: Vec<(EntityId, Said, DeclarationId)>,
}

impl History {
    /// Reads all declarations of a unit.
    pub(super) fn of(reading: &Reading) -> History {
        let tree = &reading.tree;
        let mut history = History::default();
        for index in 0..tree.declarations.len() {
            let id = DeclarationId::from_index(index);
            let is_asked =
                matches!(tree[id].kind, DeclarationKind::Function(_) | DeclarationKind::Variable(_));
            let Some(entity) = tree[id].entity.filter(|_| is_asked) else { continue };
            if tree[entity].declarations.len() < 2 && tree[id].headers.is_empty() {
                continue;
            }
            let says_nothing = tree[id].attributes.is_empty()
                && tree[id].specifiers.is_empty()
                && !Said::ExceptionSpecification.is_written(reading, id);
            if says_nothing {
                continue;
            }
            for said in Said::written(reading, id) {
                history.said.push((entity, said, id));
            }
        }
        history.said.sort_unstable();
        history
    }

    /// Where the declarations begin that say it of `entity`, from `id` on.
    fn from(&self, entity: EntityId, said: Said, id: DeclarationId) -> usize {
        self.said.partition_point(|&one| one < (entity, said, id))
    }

    /// The declaration at `index`, if it says that of `entity`.
    fn at(&self, index: usize, entity: EntityId, said: Said) -> Option<DeclarationId> {
        let &(of, what, id) = self.said.get(index)?;
        ((of, what) == (entity, said)).then_some(id)
    }

    /// The first declaration of `entity` that says it.
    pub(super) fn first(&self, entity: EntityId, said: Said) -> Option<DeclarationId> {
        self.at(self.from(entity, said, DeclarationId::from_index(0)), entity, said)
    }

    /// The last declaration of the entity of `id` before it that says it.
    pub(super) fn last_before(
        &self,
        reading: &Reading,
        id: DeclarationId,
        said: Said,
    ) -> Option<DeclarationId> {
        let entity = reading.tree[id].entity?;
        self.at(self.from(entity, said, id).checked_sub(1)?, entity, said)
    }

    /// The first declaration of the entity of `id` before it that says it and for which `counts` holds.
    pub(super) fn any_before(
        &self,
        reading: &Reading,
        id: DeclarationId,
        said: Said,
        counts: impl Fn(DeclarationId) -> bool,
    ) -> bool {
        let Some(entity) = reading.tree[id].entity else { return false };
        let (first, end) =
            (self.from(entity, said, DeclarationId::from_index(0)), self.from(entity, said, id));
        self.said.get(first..end).is_some_and(|all| all.iter().any(|&(.., other)| counts(other)))
    }
}
