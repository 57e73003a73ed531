//! What the plan must know of each entity: its execution space or its memory space over all its declarations.

use crate::lex::{Symbol, known};
use crate::tree::{Attribute, AttributeSyntax, DeclarationId, Form, SpecifierKind, Tree};

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
        self.builtin |= other.builtin;
    }

    /// The marks of a row of attributes.
    pub(crate) fn of(attributes: &[Attribute]) -> Marks {
        let mut marks = Marks::default();
        for attribute in attributes {
            if attribute.syntax != AttributeSyntax::Standard {
                marks.add(attribute.name);
            }
        }
        marks
    }

    /// Whether a function with these marks runs on the device only.
    pub(crate) fn device_only(self) -> bool {
        self.device && !self.host && !self.global
    }

    /// Whether a variable with these marks lives in device memory.
    pub(crate) fn device_memory(self) -> bool {
        self.device || self.shared || self.constant || self.managed
    }

    /// Whether a function has a space at all.
    fn has_space(self) -> bool {
        self.host || self.device || self.global
    }
}

/// Marks of every declaration and of every entity.
pub(crate) struct Spaces {
    own: Vec<Marks>,
    entities: Vec<Marks>,
    histories: Vec<History>,
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
        let has = |id: &DeclarationId, kind| tree.has_specifier(*id, kind);
        let has_body = |id: &DeclarationId| tree.function(*id).is_some_and(|f| f.body.range().is_some());
        let first_constexpr = declarations.iter().find(|id| has(id, SpecifierKind::Constexpr)).copied();
        History {
            first_constexpr,
            is_constexpr: first_constexpr.is_some()
                || declarations.iter().any(|id| has(id, SpecifierKind::Consteval)),
            is_defined: declarations.iter().any(has_body),
        }
    }
}

impl Spaces {
    /// Reads the attributes of every declaration. `shares` says that an explicit instantiation's are its
    /// template's (rule `space.instance`).
    pub(crate) fn of(tree: &Tree, shares: bool) -> Spaces {
        let ids = (0..tree.declarations.len() as u32).map(DeclarationId);
        let own: Vec<Marks> = ids.map(|id| Marks::of(tree.attributes_of(id))).collect();
        let mut entities: Vec<Marks> = Vec::with_capacity(tree.entities.len());
        for entity in &tree.entities {
            let mut marks = Marks::default();
            for &id in &entity.declarations {
                if !matches!(tree[id].form, Form::ExplicitInstantiation | Form::ExternInstantiation) {
                    marks.merge(own.get(id.0 as usize).copied().unwrap_or_default());
                }
            }
            // A specialisation without a space is as its template.
            if !marks.has_space()
                && let Some(template) = entity.specializes
            {
                marks.merge(entities.get(template.0 as usize).copied().unwrap_or_default());
            }
            entities.push(marks);
        }
        if shares {
            share_with_templates(tree, &own, &mut entities);
        }
        let histories = tree.entities.iter().map(|e| History::of(tree, &e.declarations)).collect();
        Spaces { own, entities, histories }
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
        let entity = tree[declaration].entity.and_then(|entity| self.histories.get(entity.0 as usize));
        entity.copied().unwrap_or_default()
    }

    /// The marks that one declaration writes.
    pub(crate) fn own(&self, declaration: DeclarationId) -> Marks {
        self.own.get(declaration.0 as usize).copied().unwrap_or_default()
    }

    /// The marks of what `declaration` declares, over all declarations of it.
    pub(crate) fn effective(&self, tree: &Tree, declaration: DeclarationId) -> Marks {
        let entity = tree[declaration].entity.and_then(|entity| self.entities.get(entity.0 as usize));
        entity.copied().unwrap_or_else(|| self.own(declaration))
    }
}

/// What is written on an explicit instantiation is written on its template, and holds for all its instantiations.
fn share_with_templates(tree: &Tree, own: &[Marks], entities: &mut [Marks]) {
    let instances = |id: &DeclarationId| {
        matches!(tree[*id].form, Form::ExplicitInstantiation | Form::ExternInstantiation)
    };
    let shared: Vec<(usize, usize)> = (tree.entities.iter().enumerate())
        .filter(|(_, entity)| entity.declarations.iter().any(instances))
        .filter_map(|(index, entity)| Some((index, entity.specializes?.0 as usize)))
        .collect();
    for &(instance, template) in &shared {
        let declarations = tree.entities.get(instance).map(|e| e.declarations.as_slice()).unwrap_or_default();
        let Some(template) = entities.get_mut(template) else { continue };
        for id in declarations {
            template.merge(own.get(id.0 as usize).copied().unwrap_or_default());
        }
    }
    for (instance, template) in shared {
        let marks = entities.get(template).copied().unwrap_or_default();
        if let Some(slot) = entities.get_mut(instance) {
            *slot = marks;
        }
    }
}
