//! Which entities an attribute means something on.

use super::anchor::Places;
use super::annotation::{Applied, read};
use super::function_type::{self, Declares};
use super::{Context, Spaces, bounds, fact};
use crate::diag::Finding;
use crate::lex::TokenId;
use crate::rules::generated::{
    Attribute as Cuda, ByteClass, DiagnosticId, Entity, Form, decide_attribute_placement,
};
use crate::tree::{
    self, AttributeOwner, DeclarationId, DeclarationKind, FunctionName, SpecifierKind, VariableId,
};
use std::cell::LazyCell;
use std::collections::HashSet;

/// Judges every attribute that a declaration or a parameter owns.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces) {
    let tree = &context.reading.tree;
    // By parameter. In most units none has an attribute.
    let functions = LazyCell::new(|| {
        let mut functions = vec![None; tree.parameters.len()];
        for function in &tree.functions {
            for parameter in function.parameters.iter() {
                if let Some(slot) = functions.get_mut(parameter.index()) {
                    *slot = Some(function.declaration);
                }
            }
        }
        functions
    });
    let mut judged = Judged::default();
    for written in &tree.attributes {
        let Some(applied) = read(context.reading, written) else { continue };
        match written.owner {
            AttributeOwner::Declaration(id) => {
                let Some(entity) = entity(context, id, &applied, &mut judged) else { continue };
                if entity == Entity::LocalClassHead && !judged.heads.insert(id) {
                    continue;
                }
                judge(context, &mut judged, id, &applied, entity);
            }
            AttributeOwner::Parameter(parameter) => {
                let Some(&Some(id)) = functions.get(parameter.index()) else { continue };
                let is_kernel = matches!(spaces.after(id), ByteClass::G | ByteClass::DG);
                let unseen = fact::form(context.reading, id) == Form::MemberTemplate;
                let entity = if is_kernel || unseen { Entity::KernelParameter } else { Entity::Parameter };
                judge(context, &mut judged, id, &applied, entity);
            }
            AttributeOwner::Inside(id) if matches!(tree[id].kind, DeclarationKind::Alias(_)) => {
                judge(context, &mut judged, id, &applied, Entity::Type);
            }
            AttributeOwner::Inside(_) | AttributeOwner::None => {}
        }
    }
}

/// What was reported already: an attribute that several declarators share is judged once, and so is a kind
/// of attribute that a function has several of.
#[derive(Default)]
struct Judged {
    reports: HashSet<(DiagnosticId, u32)>,
    heads: HashSet<DeclarationId>,
    /// The function asked about last, and whether it is a kernel.
    kernel: Option<(DeclarationId, bool)>,
}

impl Judged {
    /// Whether one of a declaration's attributes makes it a kernel. They come one after the other.
    fn is_kernel(&mut self, context: &Context<'_>, id: DeclarationId) -> bool {
        if let Some((_, answer)) = self.kernel.filter(|&(asked, _)| asked == id) {
            return answer;
        }
        let answer = super::annotation::applied(context.reading, id).any(|a| a.attribute == Cuda::Global);
        self.kernel = Some((id, answer));
        answer
    }
}

fn judge(
    context: &mut Context<'_>,
    judged: &mut Judged,
    id: DeclarationId,
    applied: &Applied<'_>,
    entity: Entity,
) {
    let is_function = matches!(entity, Entity::Function | Entity::MemberFunction);
    if is_function && bounds::value(context.reading, id, applied) != bounds::Value::Recorded {
        return;
    }
    let cell = decide_attribute_placement(context.dialect, context.pass, applied.attribute, entity);
    for report in cell.reports {
        let places = Places::of(context.reading, id).at_attribute(applied.at(context.reading));
        let at = places.anchor(report.diagnostic);
        if judged.reports.insert((report.diagnostic, at)) {
            context.find(Finding::reported(report, at, &[]));
        }
    }
}

/// The kind of entity that an attribute of a declaration stands on; `None` where nothing is known of it.
fn entity(
    context: &Context<'_>,
    id: DeclarationId,
    applied: &Applied<'_>,
    judged: &mut Judged,
) -> Option<Entity> {
    let tree = &context.reading.tree;
    Some(match tree[id].kind {
        DeclarationKind::Function(function) => {
            let function = &tree[function];
            if function.name == FunctionName::DeductionGuide {
                Entity::DeductionGuide
            } else {
                // Whether it is a kernel is asked of the template.
                let is_instance = matches!(
                    tree[id].form,
                    tree::Form::ExplicitInstantiation | tree::Form::ExternInstantiation
                );
                let is_kernel =
                    is_instance && bounds::is_bound(applied.attribute) || judged.is_kernel(context, id);
                match (context.reading.tree.is_member(function), is_kernel) {
                    (true, true) => Entity::MemberKernel,
                    (true, false) => Entity::MemberFunction,
                    (false, true) => Entity::Kernel,
                    (false, false) => Entity::Function,
                }
            }
        }
        DeclarationKind::Variable(variable) => match function_type::of_variable(context.reading, variable) {
            Declares::Variable => variable_entity(context, id, variable),
            Declares::Function => match (is_member(context, id, variable), judged.is_kernel(context, id)) {
                (true, true) => Entity::MemberKernel,
                (true, false) => Entity::MemberFunction,
                (false, true) => Entity::Kernel,
                (false, false) => Entity::Function,
            },
            Declares::Unknown => return None,
        },
        DeclarationKind::Class(class) => head_entity(applied, tree[class].key_token),
        DeclarationKind::Enum(id) => head_entity(applied, tree[id].key_token),
        DeclarationKind::Alias(_) | DeclarationKind::Namespace(_) | DeclarationKind::Empty => Entity::Type,
        _ => return None,
    })
}

/// An attribute before the class-key belongs to the declaration, one behind it to the class.
fn head_entity(applied: &Applied<'_>, key: TokenId) -> Entity {
    if applied.written.whole.start < key { Entity::LocalClassHead } else { Entity::Type }
}

fn variable_entity(context: &Context<'_>, id: DeclarationId, variable: VariableId) -> Entity {
    let tree = &context.reading.tree;
    let entry = &tree[variable];
    if entry.is_field {
        return Entity::DataMember;
    }
    if is_static_member(context, id, variable) { Entity::StaticDataMember } else { Entity::Variable }
}

/// Whether a variable is a static data member, in its class or at its definition outside.
pub(super) fn is_static_member(context: &Context<'_>, id: DeclarationId, variable: VariableId) -> bool {
    !context.reading.tree[variable].is_field && is_member(context, id, variable)
}

/// Whether what is declared as a variable is a member of a class.
fn is_member(context: &Context<'_>, id: DeclarationId, variable: VariableId) -> bool {
    let tree = &context.reading.tree;
    let scope = tree[variable].target.unwrap_or(tree[id].scope);
    tree[scope].class().is_some() && !tree.has_specifier(id, SpecifierKind::Friend)
}
