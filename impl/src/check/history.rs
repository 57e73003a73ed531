//! What the declarations of an entity have said so far: asked of every declaration, so each answer is one step
//! however many declarations there are.

use super::annotation::{Applied, applied};
use crate::lex::known;
use crate::read::Reading;
use crate::rules::generated::Attribute as Cuda;
use crate::tree::{DeclarationId, DeclarationKind, EntityId, SpecifierKind};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Something that a declaration says for all later ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
        let has = |kind| tree.has_specifier(id, kind);
        let carries = |wanted: Cuda| applied(reading, id).any(|a: Applied<'_>| a.attribute == wanted);
        match self {
            Said::Constexpr => has(SpecifierKind::Constexpr) || has(SpecifierKind::Consteval),
            Said::Inline => has(SpecifierKind::Inline) || Said::Constexpr.is_written(reading, id),
            Said::Static => has(SpecifierKind::Static),
            Said::ExceptionSpecification => {
                tree.function(id).is_some_and(|f| !f.exception_specification.is_empty())
            }
            Said::Builtin => tree.attributes_of(id).iter().any(|attribute| {
                matches!(
                    attribute.name,
                    known::CUDART_BUILTIN
                        | known::WORD_CUDART_BUILTIN
                        | known::DEVICE_BUILTIN
                        | known::WORD_DEVICE_BUILTIN
                )
            }),
            Said::LaunchBounds => carries(Cuda::LaunchBounds),
            Said::Maxnreg => carries(Cuda::Maxnreg),
            Said::ClusterDims => carries(Cuda::ClusterDims),
        }
    }
}

/// Which declarations say what, of the functions and variables that are declared more than once or are templates.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    declarations: FxHashMap<(EntityId, Said), SmallVec<[DeclarationId; 2]>>,
}

impl History {
    /// Reads all declarations of a unit.
    pub(super) fn of(reading: &Reading) -> History {
        let tree = &reading.tree;
        let mut history = History::default();
        for index in 0..tree.declarations.len() {
            let id = DeclarationId(index as u32);
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
            for said in Said::ALL {
                if said.is_written(reading, id) {
                    history.declarations.entry((entity, said)).or_default().push(id);
                }
            }
        }
        history
    }

    /// The first declaration of `entity` that says it.
    pub(super) fn first(&self, entity: EntityId, said: Said) -> Option<DeclarationId> {
        self.declarations.get(&(entity, said)).and_then(|all| all.first()).copied()
    }

    /// The last declaration of the entity of `id` before it that says it.
    pub(super) fn last_before(
        &self,
        reading: &Reading,
        id: DeclarationId,
        said: Said,
    ) -> Option<DeclarationId> {
        let all = self.declarations.get(&(reading.tree[id].entity?, said))?;
        let earlier = all.partition_point(|other| *other < id);
        all.get(earlier.checked_sub(1)?).copied()
    }

    /// The first declaration of the entity of `id` before it that says it and for which `counts` holds.
    pub(super) fn any_before(
        &self,
        reading: &Reading,
        id: DeclarationId,
        said: Said,
        counts: impl Fn(DeclarationId) -> bool,
    ) -> bool {
        let all = reading.tree[id].entity.and_then(|entity| self.declarations.get(&(entity, said)));
        all.is_some_and(|all| all.iter().take_while(|other| **other < id).any(|other| counts(*other)))
    }
}
