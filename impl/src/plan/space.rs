//! What the plan must know of each entity: its execution space or its memory space over all its declarations.

use super::edit::Lines;
use crate::check::{self, has_foreign_namespace};
use crate::lex::{Symbol, TokenRange, Tokens, known};
use crate::read::Reading;
use crate::rules::generated::ByteClass;
use crate::tree::{Attribute, DeclarationId, EntityId, SpecifierKind, Tree};

/// The CUDA attributes that decide how a declaration is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    /// `__host__`
    pub(crate) host: bool,
    /// `__device__`
    pub(crate) device: bool,
    /// `__global__`
    pub(crate) global: bool,
    /// `__shared__`
    pub(crate) shared: bool,
    /// `__constant__`
    pub(crate) constant: bool,
    /// `__managed__`
    pub(crate) managed: bool,
    /// `__tile__`; of a function any annotation of tile code, where they count.
    pub(crate) tile: bool,
    /// `__tile_global__`
    pub(crate) tile_global: bool,
    /// `__tile_builtin__`
    pub(crate) tile_builtin: bool,
    /// `__device_builtin__` and its texture and surface forms.
    pub(crate) builtin: bool,
}

impl Marks {
    fn add(&mut self, name: Symbol) {
        match name {
            known::HOST | known::WORD_HOST => self.host = true,
            known::DEVICE | known::WORD_DEVICE => self.device = true,
            known::GLOBAL | known::WORD_GLOBAL => self.global = true,
            known::SHARED | known::WORD_SHARED => self.shared = true,
            known::CONSTANT | known::WORD_CONSTANT => self.constant = true,
            known::MANAGED | known::WORD_MANAGED => self.managed = true,
            known::TILE | known::WORD_TILE => self.tile = true,
            known::TILE_GLOBAL | known::WORD_TILE_GLOBAL => self.tile_global = true,
            known::TILE_BUILTIN => self.tile_builtin = true,
            known::DEVICE_BUILTIN
            | known::WORD_DEVICE_BUILTIN
            | known::DEVICE_BUILTIN_TEXTURE_TYPE
            | known::DEVICE_BUILTIN_SURFACE_TYPE => self.builtin = true,
            _ => {}
        }
    }

    fn merge(&mut self, other: Marks) {
        self.host |= other.host;
        self.device |= other.device;
        self.global |= other.global;
        self.shared |= other.shared;
        self.constant |= other.constant;
        self.managed |= other.managed;
        self.tile |= other.tile;
        self.builtin |= other.builtin;
    }

    /// The marks of a row of attributes.
    pub(crate) fn of(tokens: &Tokens, attributes: &[Attribute]) -> Marks {
        let mut marks = Marks::default();
        for attribute in attributes {
            if !has_foreign_namespace(tokens, attribute) {
                marks.add(attribute.name);
            }
        }
        marks
    }

    /// An attribute of a function as what it is written as, where annotations of tile code count.
    pub(crate) fn of_tile_code(self) -> Marks {
        let device = self.device || self.tile || self.tile_builtin;
        Marks { device, global: self.global || self.tile_global, ..self }
    }

    /// Whether a function with these marks runs on the device only.
    pub(crate) fn device_only(self) -> bool {
        self.device && !self.host && !self.global
    }

    /// Whether a variable with these marks lives in device memory.
    pub(crate) fn device_memory(self) -> bool {
        self.device || self.shared || self.constant || self.managed
    }

    /// The marks of a function of that space.
    fn of_space(class: ByteClass, builtin: bool) -> Marks {
        use ByteClass::{D, DG, G, H, HD, HDG, HG, None};
        let (host, device, global) = match class {
            None => (false, false, false),
            H => (true, false, false),
            D => (false, true, false),
            HD => (true, true, false),
            G => (false, false, true),
            HG => (true, false, true),
            DG => (false, true, true),
            HDG => (true, true, true),
        };
        Marks { host, device, global, builtin, ..Marks::default() }
    }
}

/// What each declaration says of itself, and where.
pub(crate) struct Own {
    /// By declaration.
    marks: Vec<Marks>,
    /// By attribute.
    lines: Vec<Lines>,
}

impl Own {
    /// Reads the attributes of every declaration.
    pub(crate) fn of(text: &[u8], tokens: &Tokens, tree: &Tree) -> Own {
        let ids = (0..tree.declarations.len()).map(DeclarationId::from_index);
        Own {
            marks: ids.map(|id| Marks::of(tokens, tree.attributes_of(id))).collect(),
            lines: Own::lines(text, tokens, tree),
        }
    }

    /// Where each attribute stands. Those of one list stand in one place.
    fn lines(text: &[u8], tokens: &Tokens, tree: &Tree) -> Vec<Lines> {
        let mut lines: Vec<Lines> = Vec::with_capacity(tree.attributes.len());
        let mut list = TokenRange::default();
        for attribute in &tree.attributes {
            let same = lines.last().filter(|_| attribute.whole == list).copied();
            list = attribute.whole;
            lines.push(same.unwrap_or_else(|| Lines::of(text, tokens.span(list))));
        }
        lines
    }
}

/// What the declarations say of themselves: all that the plan knows before the execution spaces are known.
pub struct Written {
    /// By declaration: its marks.
    own: Vec<Marks>,
    /// By attribute: where it stands.
    lines: Vec<Lines>,
    /// By entity.
    histories: Vec<History>,
}

impl Written {
    /// Reads the attributes and specifiers of every declaration.
    pub fn of(reading: &Reading) -> Written {
        let Reading { source, tokens, tree, .. } = reading;
        Written::together(Own::of(&source.text, tokens, tree), tree)
    }

    /// Reads what the declarations of each entity say together.
    pub(crate) fn together(own: Own, tree: &Tree) -> Written {
        let histories = tree.entities.iter().map(|entity| History::of(tree, &entity.declarations)).collect();
        Written { own: own.marks, lines: own.lines, histories }
    }
}

/// Marks of every declaration and of every entity.
pub(crate) struct Spaces {
    written: Written,
    entities: Vec<Marks>,
    /// Whether annotations of tile code count.
    pub(crate) has_tile: bool,
}

/// What the declarations of one entity say together.
#[derive(Clone, Copy, Debug, Default)]
struct History {
    /// The first that is written `constexpr`.
    first_constexpr: Option<DeclarationId>,
    /// Some declaration is `constexpr` or `consteval`.
    is_constexpr: bool,
    /// Some declaration is a function with a body.
    is_defined: bool,
}

impl History {
    fn of(tree: &Tree, declarations: &[DeclarationId]) -> History {
        let mut history = History::default();
        for &id in declarations {
            for specifier in tree.specifiers_of(id) {
                match specifier.kind {
                    SpecifierKind::Constexpr => {
                        history.first_constexpr.get_or_insert(id);
                        history.is_constexpr = true;
                    }
                    SpecifierKind::Consteval => history.is_constexpr = true,
                    _ => {}
                }
            }
            history.is_defined |= tree.function(id).is_some_and(|f| f.body.range().is_some());
        }
        history
    }
}

impl Spaces {
    /// The spaces of functions are what the checks made of them.
    pub(crate) fn of(written: Written, tree: &Tree, functions: &check::Spaces) -> Spaces {
        let mut entities: Vec<Marks> = Vec::with_capacity(tree.entities.len());
        for (index, entity) in tree.entities.iter().enumerate() {
            let own = |id: DeclarationId| written.own.get(id.index()).copied().unwrap_or_default();
            let Some((&first, others)) = entity.declarations.split_first() else {
                entities.push(Marks::default());
                continue;
            };
            let mut marks = own(first);
            others.iter().for_each(|&id| marks.merge(own(id)));
            if tree.function(first).is_some() {
                let class =
                    functions.of(EntityId::from_index(index)).unwrap_or_else(|| functions.after(first));
                let template = entity.specializes.and_then(|template| functions.of(template));
                // A specialisation without a space is as its template.
                let class = if class == ByteClass::None { template.unwrap_or(class) } else { class };
                marks = Marks::of_space(class, marks.builtin);
                marks.tile = functions.is_of_tile_code(EntityId::from_index(index));
            } else {
                // A variable of tile code is one of the device.
                marks.device |= marks.tile && functions.has_tile;
            }
            entities.push(marks);
        }
        Spaces { written, entities, has_tile: functions.has_tile }
    }

    /// Whether some declaration of what `declaration` declares is `constexpr` or `consteval`.
    pub(crate) fn is_constexpr(&self, tree: &Tree, declaration: DeclarationId) -> bool {
        self.history(tree, declaration).is_constexpr
    }

    /// Whether a declaration of the same before `declaration` is written `constexpr`.
    pub(crate) fn was_constexpr(&self, tree: &Tree, declaration: DeclarationId) -> bool {
        self.history(tree, declaration).first_constexpr.is_some_and(|first| first < declaration)
    }

    /// Whether some declaration of the function that `declaration` declares has a body.
    pub(crate) fn is_defined(&self, tree: &Tree, declaration: DeclarationId) -> bool {
        self.history(tree, declaration).is_defined
    }

    fn history(&self, tree: &Tree, declaration: DeclarationId) -> History {
        let entity = tree[declaration].entity.and_then(|entity| self.written.histories.get(entity.index()));
        entity.copied().unwrap_or_default()
    }

    /// Where an attribute stands.
    pub(super) fn lines_of(&self, attribute: usize) -> Option<Lines> {
        self.written.lines.get(attribute).copied()
    }

    /// The marks that one declaration writes.
    pub(crate) fn own(&self, declaration: DeclarationId) -> Marks {
        self.written.own.get(declaration.index()).copied().unwrap_or_default()
    }

    /// The marks of what `declaration` declares, over all declarations of it.
    pub(crate) fn effective(&self, tree: &Tree, declaration: DeclarationId) -> Marks {
        let entity = tree[declaration].entity.and_then(|entity| self.entities.get(entity.index()));
        entity.copied().unwrap_or_else(|| self.own(declaration))
    }
}
