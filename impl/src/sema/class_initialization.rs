//! What constructors and destructors do to the bases and members that nothing in them names ([class.base.init], [class.dtor]), and
//! which default member initialisers they use. Code of the host is not asked.

use super::infer::Inference;
use super::special::class_of;
use super::{Construction, Implied, MemberInitializer, Special, Use, UseContext, UseForm};
use crate::hir::{Body, Node, NodeKind};
use crate::ids::model::Type;
use crate::ids::spelled::names_made_up;
use crate::lex::{Kind, Symbol, TokenId};
use crate::tree::{DeclarationId, Form, FunctionId, FunctionName, Tree};

/// What the mem-initializers of a constructor name.
#[derive(Default)]
struct Named {
    members: Vec<Symbol>,
    bases: Vec<Type>,
    /// A pack is expanded, which may name any base.
    has_pack: bool,
}

impl Inference<'_> {
    /// Adds what the constructor or destructor that was looked at uses for the parts of an object that nothing in `body`, its
    /// body, names, where code of the device asks. Of functions that are no instances the notes of names say what is written, so
    /// only implicit members are noted.
    pub(super) fn add_unnamed_parts(&mut self, body: &Body, for_device: bool, uses: &mut Vec<(u32, Use)>) {
        if for_device {
            self.note_unnamed_parts(body);
            uses.append(&mut self.uses);
            uses.sort_by_key(|(index, _)| *index);
        }
    }

    fn note_unnamed_parts(&mut self, body: &Body) {
        let tree = self.unit.tree;
        let Some(function) = self.around.function.filter(|_| !self.around.is_pattern) else { return };
        let Some((open, close)) = tree[function].body.braces(self.unit.tokens) else { return };
        let Some(class) = self.around.class.and_then(|class| self.class_type(class)) else { return };
        match tree[function].name {
            FunctionName::Constructor => self.note_constructed(function, body, (&class, open)),
            FunctionName::Destructor => {
                self.note_parts(&class, Special::Destructor, (close, u32::MAX), |_, _| true);
            }
            _ => {}
        }
    }

    fn note_constructed(&mut self, function: FunctionId, body: &Body, (class, open): (&Type, TokenId)) {
        let Some(named) = self.named_by(function, body, class) else { return };
        let tree = self.unit.tree;
        let symbol = |id: DeclarationId| {
            tree.variable(id).and_then(|one| one.name_token).map(|name| self.unit.tokens.symbol(name))
        };
        let is_left = |ty: &Type, member: Option<DeclarationId>| match member {
            Some(id) => !symbol(id).is_some_and(|symbol| named.members.contains(&symbol)),
            None => !named.has_pack && !named.bases.contains(ty.unqualified().1),
        };
        let is_mem_initializer = |node: &Node| matches!(node.kind, NodeKind::Subobject(..));
        let behind = body.nodes.iter().rposition(is_mem_initializer).unwrap_or(0) as u32;
        let defaults = self.note_parts(class, Special::DefaultConstructor, (open, behind), is_left);
        if self.spelling.is_instance() && !defaults.is_empty() {
            self.found.constructions.push(Construction { open, defaults });
        }
    }

    /// What the mem-initializers of a constructor name; `None` where it delegates, or may.
    fn named_by(&self, function: FunctionId, body: &Body, class: &Type) -> Option<Named> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let written = tree[function].body.initializers();
        let has_pack = written.iter().any(|at| tokens.kind(at) == Kind::Ellipsis);
        let mut named = Named { has_pack, ..Named::default() };
        for node in &body.nodes {
            match node.kind {
                NodeKind::Subobject(Some(_), _) => named.members.push(tokens.symbol(node.at)),
                NodeKind::Subobject(None, _) => {
                    let base = self.subobject_type(None, node)?.unqualified().1.clone();
                    if base == *class {
                        return None;
                    }
                    named.bases.push(base);
                }
                _ => {}
            }
        }
        Some(named)
    }

    /// Notes what a special member does at `at`, behind a node, to the parts of an object of `class` that are left to it; gives the
    /// default member initialisers among them.
    fn note_parts(
        &mut self,
        class: &Type,
        special: Special,
        (at, behind): (TokenId, u32),
        is_left: impl Fn(&Type, Option<DeclarationId>) -> bool,
    ) -> Vec<MemberInitializer> {
        let Ok(parts) = self.spelling.subobjects(class) else { return Vec::new() };
        let context = UseContext::OUTERMOST;
        let node = Node { kind: NodeKind::Opaque, from: behind, start: at, at, scope: Tree::GLOBAL, context };
        let mut defaults = Vec::new();
        for (ty, member) in parts.into_iter().filter(|(ty, member)| is_left(ty, *member)) {
            if special == Special::DefaultConstructor
                && let Some(value) = member.and_then(|id| self.member_initializer(class, id))
            {
                defaults.push(value);
                continue;
            }
            let Some(part) = class_of(&ty).filter(|part| !names_made_up(part)) else { continue };
            let form = match (member, ty.unqualified().1) {
                (None, _) => UseForm::BaseSubobject,
                (Some(_), Type::Array(..)) => UseForm::ElementSubobject,
                (Some(_), _) => UseForm::MemberSubobject,
            };
            match self.special(part, special) {
                Some(Implied::Implicit(_)) => self.implied((behind, &node), &ty, special, at),
                Some(Implied::Function(one)) if self.spelling.is_instance() => {
                    let is_template =
                        self.unit.tree[self.unit.tree[one.function].declaration].form == Form::Template;
                    if !is_template {
                        self.used((behind, &node), (at, at, form), one);
                    }
                }
                Some(Implied::Function(_)) | None => {}
            }
        }
        defaults
    }

    /// The default member initialiser of a member of a class, if it has one.
    pub(super) fn member_initializer(
        &self,
        class: &Type,
        member: DeclarationId,
    ) -> Option<MemberInitializer> {
        self.unit.tree.variable(member)?.initializer.range()?;
        let (_, given) = self.spelling.members(class).ok()?;
        Some(MemberInitializer { member, given })
    }
}
