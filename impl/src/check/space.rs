//! Execution spaces of functions: attribute application and redeclaration.
//!
//! Every function has a byte that its declarations build up in source order. The rules say for each
//! declaration which model holds (`space.redeclare.model`) and what its annotations do to the byte.

use super::anchor::Places;
use super::annotation::{Applied, applied, keyword};
use super::kernel::report;
use super::templates::{self, Primary};
use super::{Context, fact, naming};
use crate::diag::Finding;
use crate::lex::known;
use crate::rules::generated::{
    ByteClass, Declaration, Defaulted, DiagnosticId, Keyword, Membership, Placement, RedeclarationModel,
    decide_kernel_member, decide_main_marked, decide_space_apply, decide_space_defaulted,
    decide_space_local_function, decide_space_redeclare_compared, decide_space_redeclare_inheriting,
    decide_space_redeclare_model,
};
use crate::tree::{DeclarationId, DeclarationKind, EntityId, Form, Function, FunctionName};

/// The space of every function entity, and of every declaration after it was applied.
#[derive(Clone, Debug, Default)]
pub struct Spaces {
    by_entity: Vec<Option<ByteClass>>,
    after: Vec<ByteClass>,
}

impl Spaces {
    /// The space that all declarations of an entity give it; `None` for what is no function.
    pub fn of(&self, entity: EntityId) -> Option<ByteClass> {
        self.by_entity.get(entity.0 as usize).copied().flatten()
    }

    /// The space that a declaration and those before it give.
    pub fn after(&self, declaration: DeclarationId) -> ByteClass {
        self.after.get(declaration.0 as usize).copied().unwrap_or(ByteClass::None)
    }

    fn set(&mut self, entity: EntityId, class: ByteClass) {
        if let Some(slot) = self.by_entity.get_mut(entity.0 as usize) {
            *slot = Some(class);
        }
    }
}

/// Applies the annotations of all declarations in source order.
pub(super) fn check(context: &mut Context<'_>) -> Spaces {
    let tree = &context.reading.tree;
    let mut spaces = Spaces {
        by_entity: vec![None; tree.entities.len()],
        after: vec![ByteClass::None; tree.declarations.len()],
    };
    for index in 0..tree.declarations.len() {
        let id = DeclarationId(index as u32);
        if let DeclarationKind::Function(function) = tree[id].kind
            && tree[function].name != FunctionName::DeductionGuide
        {
            declaration(context, &mut spaces, id, &tree[function]);
        }
    }
    spaces
}

fn declaration(context: &mut Context<'_>, spaces: &mut Spaces, id: DeclarationId, function: &Function) {
    let reading = context.reading;
    let keywords: Vec<(Keyword, Applied<'_>)> =
        applied(reading, id).filter_map(|a| Some((keyword(a.attribute)?, a))).collect();
    let entity = reading.tree[id].entity;
    let earlier = entity.and_then(|entity| spaces.of(entity));
    // Most functions of a unit are the library's: nothing written, nothing before.
    let is_plain = matches!(reading.tree[id].form, Form::Plain | Form::Template | Form::MemberOfTemplate);
    if keywords.is_empty() && is_plain && matches!(earlier, None | Some(ByteClass::None | ByteClass::H)) {
        let class = earlier.unwrap_or(ByteClass::None);
        spaces.after[id.0 as usize] = class;
        if let Some(entity) = entity {
            spaces.set(entity, class);
        }
        return;
    }
    let subject = Subject::of(context, id, function);
    let class = match relation(context, spaces, id, function, earlier) {
        None => apply(context, &subject, ByteClass::None, &keywords),
        Some((kind, before)) => redeclaration(context, &subject, function, (kind, before), &keywords),
    };
    spaces.after[id.0 as usize] = class;
    // An instance has a space of its own; the template keeps its.
    let is_instance =
        matches!(reading.tree[id].form, Form::ExplicitInstantiation | Form::ExternInstantiation);
    if let Some(entity) = entity
        && !is_instance
    {
        spaces.set(entity, class);
    }
}

/// What the handlers of the keywords look at besides the byte.
struct Subject {
    id: DeclarationId,
    places: Places,
    defaulted: Defaulted,
    is_main: bool,
    membership: Membership,
}

impl Subject {
    fn of(context: &mut Context<'_>, id: DeclarationId, function: &Function) -> Subject {
        let reading = context.reading;
        let scope = function.target.unwrap_or(reading.tree[id].scope);
        let is_main = function.name == FunctionName::Identifier
            && scope == crate::tree::Tree::GLOBAL
            && reading.tokens.symbol(function.name_token) == known::MAIN;
        Subject {
            id,
            places: Places::of(reading, id),
            defaulted: fact::defaulted(reading, id, function),
            is_main,
            membership: fact::membership(reading, id, function),
        }
    }
}

/// A later declaration: the model says whether its keywords go on from the byte or are compared with it.
fn redeclaration(
    context: &mut Context<'_>,
    subject: &Subject,
    function: &Function,
    (kind, before): (Declaration, ByteClass),
    keywords: &[(Keyword, Applied<'_>)],
) -> ByteClass {
    let model = decide_space_redeclare_model(context.dialect, context.pass, kind).result;
    let decide = match model {
        RedeclarationModel::Merged => return apply(context, subject, before, keywords),
        RedeclarationModel::Compared => decide_space_redeclare_compared,
        RedeclarationModel::Inheriting => decide_space_redeclare_inheriting,
    };
    let own = apply(context, subject, ByteClass::None, keywords);
    let cell = decide(context.dialect, context.pass, before, own);
    if !cell.reports.is_empty() && !fact::is_builtin(context.reading, subject.id) {
        let reading = context.reading;
        let suffix = templates::instance_suffix(reading, subject.id, function);
        let name = naming::function(reading, function) + &suffix;
        for report in cell.reports {
            let at = subject.places.anchor(report.diagnostic);
            context.find(Finding::reported(report, at, &[("function", &name)]));
        }
    }
    cell.result.unwrap_or(before)
}

/// How a declaration relates to an earlier one, and the space that one gave; `None` for a first declaration.
fn relation(
    context: &mut Context<'_>,
    spaces: &Spaces,
    id: DeclarationId,
    function: &Function,
    earlier: Option<ByteClass>,
) -> Option<(Declaration, ByteClass)> {
    let instance = match context.reading.tree[id].form {
        Form::ExplicitInstantiation | Form::ExternInstantiation => Declaration::Instantiation,
        Form::ExplicitSpecialization => match earlier {
            Some(class) => return Some((Declaration::Respecialisation, class)),
            None => Declaration::Specialisation,
        },
        _ => return earlier.map(|class| (Declaration::Redeclaration, class)),
    };
    match templates::primary(context.reading, id, function) {
        Primary::Known(entity) => spaces.of(entity).map(|class| (instance, class)),
        Primary::Unknown => {
            context.count_unknown("primary-template");
            None
        }
        Primary::None => None,
    }
}

/// Applies keywords one after the other; every conflict is reported where its keyword stands.
fn apply(
    context: &mut Context<'_>,
    subject: &Subject,
    from: ByteClass,
    keywords: &[(Keyword, Applied<'_>)],
) -> ByteClass {
    let (dialect, pass) = (context.dialect, context.pass);
    let mut class = from;
    let mut seen = [false; Keyword::ALL.len()];
    for (keyword, applied) in keywords {
        let places = subject.places.at_attribute(applied.at);
        let placed = decide_space_defaulted(dialect, pass, subject.defaulted, *keyword);
        if !placed.reports.is_empty() {
            let DeclarationKind::Function(function) = context.reading.tree[subject.id].kind else { continue };
            let name = naming::unqualified(context.reading, &context.reading.tree[function]);
            for report in placed.reports {
                let at = places.anchor(report.diagnostic);
                context.find(Finding::reported(report, at, &[("function", &name)]));
            }
        }
        if placed.result == Some(Placement::Ignored) {
            continue;
        }
        let cell = decide_space_apply(dialect, pass, class, *keyword);
        // A keyword is repeated where this declaration has it twice; that an earlier declaration has it is usual.
        let repeated = std::mem::replace(&mut seen[*keyword as usize], true);
        for said in cell.reports.iter().filter(|r| repeated || r.diagnostic != DiagnosticId::SpaceDuplicate) {
            context.find(Finding::reported(said, places.anchor(said.diagnostic), &[]));
        }
        class = cell.result;
        // Bodies are not in the tree: no declaration here stands in a block.
        report(context, &places, decide_space_local_function(dialect, pass, fact::truth(false), class));
        report(context, &places, decide_main_marked(dialect, pass, fact::truth(subject.is_main), class));
        report(context, &places, decide_kernel_member(dialect, pass, subject.membership, *keyword, class));
    }
    class
}
