//! What the plan must know of each entity: its execution space or its memory space over all its declarations.

use super::redeclaration::Redeclarations;
use crate::lex::{Symbol, Tokens, known};
use crate::tree::{Attribute, AttributeSyntax, DeclarationId, Form, Function, Tree};

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

/// Marks of every declaration and of everything that is declared.
pub(crate) struct Spaces {
    own: Vec<Marks>,
    merged: Vec<Marks>,
}

impl Spaces {
    /// Reads the attributes of every declaration.
    pub(crate) fn of(tree: &Tree, tokens: &Tokens, redeclarations: &Redeclarations) -> Spaces {
        let ids = (0..tree.declarations.len() as u32).map(DeclarationId);
        let own: Vec<Marks> = ids.clone().map(|id| Marks::of(tree.attributes_of(id))).collect();
        let mut spaces = Spaces { merged: own.clone(), own };
        for id in ids {
            let all = redeclarations.all(id);
            if all.len() > 1 && !is_instantiation(tree, id) {
                let mut marks = Marks::default();
                for &other in all.iter().filter(|&&other| !is_instantiation(tree, other)) {
                    marks.merge(spaces.own(other));
                }
                spaces.merged[id.0 as usize] = marks;
            }
        }
        for number in 0..spaces.merged.len() {
            let id = DeclarationId(number as u32);
            if tree[id].form == Form::ExplicitSpecialization
                && tree.function(id).is_some()
                && !spaces.merged[number].has_space()
            {
                // As its template, unless it says otherwise.
                for other in templates_of(tree, tokens, id) {
                    let marks = spaces.effective(other);
                    spaces.merged[number].merge(marks);
                }
            }
        }
        spaces
    }

    /// The marks that one declaration writes.
    pub(crate) fn own(&self, declaration: DeclarationId) -> Marks {
        self.own.get(declaration.0 as usize).copied().unwrap_or_default()
    }

    /// The marks of what `declaration` declares, over all declarations of it.
    pub(crate) fn effective(&self, declaration: DeclarationId) -> Marks {
        self.merged.get(declaration.0 as usize).copied().unwrap_or_default()
    }
}

fn is_instantiation(tree: &Tree, id: DeclarationId) -> bool {
    matches!(tree[id].form, Form::ExplicitInstantiation | Form::ExternInstantiation)
}

/// The function templates of the same name and scope that were declared before the specialisation `id`.
fn templates_of(tree: &Tree, tokens: &Tokens, id: DeclarationId) -> Vec<DeclarationId> {
    let Some(function) = tree.function(id) else { return Vec::new() };
    let Some(scope) = function.target else { return Vec::new() };
    let named = |other: &Function| {
        other.name == function.name && tokens.symbol(other.name_token) == tokens.symbol(function.name_token)
    };
    tree[scope]
        .declarations
        .iter()
        .copied()
        .take_while(|other| other.0 < id.0)
        .filter(|&other| tree[other].form == Form::Template && tree.function(other).is_some_and(named))
        .collect()
}
