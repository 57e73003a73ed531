//! Virtual functions and what overrides them: their execution spaces must be equal.
//!
//! Classes are looked at in source order, so that a class's bases are known before it. An overrider is compared
//! with every virtual function of its name and signature in every class that it is derived from, near and far.
//! Class templates are looked at as they are written as far as no base depends, else in the instances that the unit completes;
//! local classes are not; a base that is not known is counted.

mod instances;
mod named;

use self::instances::Overridden;
pub(super) use self::instances::{Completed, all_completed};
use self::named::Overloads;
pub(super) use self::named::{shown_argument, shown_with};
use super::anchor::Places;
use super::annotation::{applied, keyword};
use super::{Context, Spaces, fact, naming, tile};
use crate::diag::{Finding, Related};
use crate::lex::{Symbol, SymbolSet, known};
use crate::names::Signatures;
use crate::read::Reading;
use crate::rules::generated::{
    ByteClass, CheckOutcome, JitEntity, Overrider, decide_override_checked, decide_override_mismatch,
    decide_override_propagation, decide_space_apply,
};
use crate::tree::{
    ClassId, DeclarationId, DeclarationKind, Form, Function, FunctionId, ScopeId, Shape, SpecifierKind, Tree,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// A virtual function that a class declares, or its implicit destructor.
#[derive(Clone, Debug)]
struct Virtual {
    name: Symbol,
    signature: u64,
    /// The declaration in the class; nothing for an implicit destructor, which has its space.
    declared: Result<DeclarationId, ByteClass>,
    /// Host-device by implication.
    is_implied: bool,
    /// It overrides another one.
    overrides: bool,
}

/// The virtual functions of the classes so far.
#[derive(Debug, Default)]
struct Classes {
    /// By name and signature: the classes that declare one, each by the scope of its members.
    declared: FxHashMap<(Symbol, u64), FxHashMap<ScopeId, Declared>>,
    destructors: FxHashMap<ScopeId, Virtual>,
    /// Of how many bases of a class, and of theirs, it is not known what they are.
    unknown_bases: FxHashMap<ScopeId, u32>,
    /// The classes that are derived from instances, or from what is not known.
    of_instances: FxHashSet<ScopeId>,
}

/// A virtual function, and what those above it are.
#[derive(Debug)]
struct Declared {
    function: Virtual,
    /// The spaces of the function and of all that it overrides; `None` where a declaration to come may change one.
    spaces: Option<Vec<ByteClass>>,
}

impl Classes {
    fn insert(&mut self, scope: ScopeId, function: Virtual, spaces: Option<Vec<ByteClass>>) {
        if function.name == known::DESTRUCTOR {
            self.destructors.insert(scope, function.clone());
        }
        let all = self.declared.entry((function.name, function.signature)).or_default();
        all.entry(scope).or_insert(Declared { function, spaces });
    }

    /// The nearest functions of that name and signature above a class, on each way up.
    fn nearest(&self, tree: &Tree, class: ClassId, of: (Symbol, u64)) -> Vec<&Declared> {
        let Some(declaring) = self.declared.get(&of) else { return Vec::new() };
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut work = vec![class];
        while let Some(class) = work.pop() {
            for scope in tree[class].bases.of(&tree.bases).iter().filter_map(|base| base.scope) {
                match declaring.get(&scope) {
                    _ if !seen.insert(scope) => {}
                    Some(declared) => found.push(declared),
                    None => work.extend(tree[scope].class()),
                }
            }
        }
        found
    }
}

/// Judges every class.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces) {
    let reading = context.reading;
    let tree = &reading.tree;
    let names = annotated(context, spaces);
    if names.is_empty() {
        return;
    }
    let mut signatures = Signatures::new(&reading.source.text, &reading.tokens, tree, &reading.names);
    let mut classes = Classes::default();
    let has_unknown_base = tree.bases.iter().any(|base| base.scope.is_none());
    let mut of_templates = FxHashSet::default();
    for index in 0..tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        let DeclarationKind::Class(class) = tree[id].kind else { continue };
        let Some(scope) = tree[class].scope.filter(|_| tree[class].body.is_some()) else { continue };
        if is_template(reading, id) {
            if has_certain_bases(reading, class) {
                let own = one(context, spaces, &names, &mut signatures, &classes, (class, scope));
                of_templates.extend(
                    own.iter().filter(|(one, _)| one.overrides).filter_map(|(one, _)| one.declared.ok()),
                );
            }
        } else if tree[id].form == Form::Plain {
            if has_unknown_base {
                count_unknown_bases(context, &mut classes, (class, scope));
            }
            if instances::is_derived_from_instance(reading, class, &classes.of_instances) {
                classes.of_instances.insert(scope);
            }
            for (function, spaces) in one(context, spaces, &names, &mut signatures, &classes, (class, scope))
            {
                classes.insert(scope, function, spaces);
            }
        }
    }
    // A name that no virtual function has overrides nothing.
    let is_virtual = |one: &&Function| tree.has_specifier(one.declaration, SpecifierKind::Virtual);
    let virtual_names = tree.functions.iter().filter(is_virtual).map(|one| one.filed);
    let virtual_names = SymbolSet::new(&reading.tokens, virtual_names.filter(|one| names.contains(*one)));
    for instance in instances::completed(reading, |function| virtual_names.contains(function.filed)) {
        in_instance(context, spaces, (&virtual_names, &of_templates), &instance);
    }
}

/// Judges the overriders in an instance of a class template, but those that override something whatever its arguments are: they
/// were judged in the template.
fn in_instance(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (names, of_template): (&SymbolSet, &FxHashSet<DeclarationId>),
    instance: &Completed,
) {
    let reading = context.reading;
    for (id, function) in instances::functions(&reading.tree, instance.scope) {
        if !names.contains(reading.tree[function].filed) || of_template.contains(&id) {
            continue;
        }
        let inherited = instances::overridden(reading, instance, function);
        let overriding = named::overrider(reading, function, Overloads::Earlier, &instance.given);
        if let Some(overriding) = overriding.filter(|_| !is_implied(context, id)) {
            of_instances(context, spaces, inherited, (id, &overriding));
        }
    }
}

/// Compares a function with what it overrides in or by instances.
fn of_instances(
    context: &mut Context<'_>,
    spaces: &Spaces,
    inherited: Vec<Overridden>,
    (id, overriding): (DeclarationId, &str),
) {
    for other in inherited {
        if !tile::is_left_by_overriders(context, spaces, other.declared) {
            let before = spaces.byte_after(other.declared);
            mismatch(context, (before, &other.name, None), (id, overriding));
        }
    }
}

/// Whether a class is a template, a specialisation of one, or stands in one: it is looked at as it is written, and no class that
/// is derived from an instance looks for it.
fn is_template(reading: &Reading, id: DeclarationId) -> bool {
    let form = reading.tree[id].form;
    matches!(
        form,
        Form::Template | Form::PartialSpecialization | Form::ExplicitSpecialization | Form::MemberOfTemplate
    ) || form == Form::Plain && fact::in_template(reading, id)
}

/// Whether the bases of a template that depend on no parameter are no members of templates: those are known in instances only.
fn has_certain_bases(reading: &Reading, class: ClassId) -> bool {
    let tree = &reading.tree;
    let mut known = tree[class].bases.of(&tree.bases).iter().filter_map(|base| tree[base.scope?].class());
    known.all(|base| !fact::in_template(reading, tree[base].declaration))
}

/// The names of member functions with a space other than the host's: no others can be in a mismatch.
fn annotated(context: &Context<'_>, spaces: &Spaces) -> SymbolSet {
    let tree = &context.reading.tree;
    let mut names = SymbolSet::new(&context.reading.tokens, []);
    for function in &tree.functions {
        let scope = function.target.unwrap_or(tree[function.declaration].scope);
        let class = spaces.byte_after(function.declaration);
        if tree[scope].class().is_some() && !matches!(class, ByteClass::None | ByteClass::H) {
            names.insert(function.filed);
        }
    }
    names
}

/// Judges the overriders in one class; gives its virtual functions.
fn one(
    context: &mut Context<'_>,
    spaces: &Spaces,
    names: &SymbolSet,
    signatures: &mut Signatures<'_>,
    classes: &Classes,
    (class, scope): (ClassId, ScopeId),
) -> Vec<(Virtual, Option<Vec<ByteClass>>)> {
    let tree = &context.reading.tree;
    let mut own = Vec::new();
    let mut has_destructor = false;
    let is_derived = classes.of_instances.contains(&scope);
    for &id in &tree[scope].declarations {
        let DeclarationKind::Function(function) = tree[id].kind else { continue };
        let entry = &tree[function];
        let is_member = entry.qualifier().is_empty() && !tree.has_specifier(id, SpecifierKind::Friend);
        has_destructor |= is_member && entry.filed == known::DESTRUCTOR;
        let is_static = tree.has_specifier(id, SpecifierKind::Static);
        if !is_member || is_static || tree[id].form != Form::Plain || !names.contains(entry.filed) {
            continue;
        }
        let signature = signatures.function(function);
        let nearest = classes.nearest(tree, class, (entry.filed, signature));
        let inherited = if is_derived {
            let this = Completed { scope, given: Vec::new() };
            instances::overridden(context.reading, &this, function)
        } else {
            Vec::new()
        };
        let overrides = !nearest.is_empty() || !inherited.is_empty();
        if !overrides && !tree.has_specifier(id, SpecifierKind::Virtual) {
            continue;
        }
        let is_implied = is_implied(context, id);
        let above = spaces_above(&nearest);
        let reports = |before: &ByteClass| {
            !decide_override_mismatch(context.dialect, context.pass, *before, written(context, id))
                .reports
                .is_empty()
        };
        // Most overriders have the space of all that they override.
        if !nearest.is_empty() && above.as_ref().is_none_or(|above| above.iter().any(reports)) {
            let overridden = all_overridden(tree, classes, class, (entry.filed, signature));
            compare(context, spaces, (id, function, is_implied), &overridden);
        }
        if !is_implied && !inherited.is_empty() {
            let known = all_overridden(tree, classes, class, (entry.filed, signature));
            let is_new = |other: &Overridden| known.iter().all(|(_, one)| one.declared != Ok(other.declared));
            let inherited = inherited.into_iter().filter(is_new).collect();
            let overriding = named::overrider(context.reading, function, Overloads::Earlier, &[]);
            of_instances(context, spaces, inherited, (id, &overriding.unwrap_or_default()));
        }
        let spaces = with_own(above, final_space(context, spaces, id));
        own.push((Virtual { name: entry.filed, signature, declared: Ok(id), is_implied, overrides }, spaces));
    }
    if !has_destructor && let Some(implicit) = implicit_destructor(context, spaces, classes, (class, scope)) {
        let above = spaces_above(&classes.nearest(tree, class, (implicit.name, implicit.signature)));
        let spaces = with_own(above, implicit.declared.err());
        own.push((implicit, spaces));
    }
    own
}

/// The spaces of functions and of what they override; `None` where one is not known yet.
fn spaces_above(nearest: &[&Declared]) -> Option<Vec<ByteClass>> {
    let mut all: Vec<ByteClass> = Vec::new();
    for declared in nearest {
        all.extend(declared.spaces.as_ref()?);
    }
    all.sort_unstable();
    all.dedup();
    Some(all)
}

fn with_own(above: Option<Vec<ByteClass>>, own: Option<ByteClass>) -> Option<Vec<ByteClass>> {
    let (mut all, own) = (above?, own?);
    if !all.contains(&own) {
        all.push(own);
    }
    Some(all)
}

/// The space of a function whose declarations all give it the same.
fn final_space(context: &Context<'_>, spaces: &Spaces, id: DeclarationId) -> Option<ByteClass> {
    let tree = &context.reading.tree;
    let all = tree[id].entity.map(|entity| tree[entity].declarations.as_slice()).unwrap_or_default();
    let own = spaces.byte_after(id);
    all.iter().all(|&other| spaces.byte_after(other) == own).then_some(own)
}

/// The functions of that name and signature in all classes that `class` is derived from.
fn all_overridden<'a>(
    tree: &Tree,
    classes: &'a Classes,
    class: ClassId,
    of: (Symbol, u64),
) -> Vec<(ScopeId, &'a Virtual)> {
    let Some(declaring) = classes.declared.get(&of) else { return Vec::new() };
    let bases = all_bases(tree, class).0;
    bases.into_iter().filter_map(|base| Some((base, &declaring.get(&base)?.function))).collect()
}

/// Counts the bases of a class, and of its bases, of which it is not known what they are.
fn count_unknown_bases(context: &mut Context<'_>, classes: &mut Classes, (class, scope): (ClassId, ScopeId)) {
    let tree = &context.reading.tree;
    let known = match tree[class].bases.of(&tree.bases) {
        [] => Some(0),
        [only] => only.scope.and_then(|base| classes.unknown_bases.get(&base).copied()),
        _ => None,
    };
    let unknown = known.unwrap_or_else(|| all_bases(tree, class).1);
    classes.unknown_bases.insert(scope, unknown);
    for _ in 0..unknown {
        context.count_unknown("base-class");
    }
}

/// The scopes of all classes that `class` is derived from, each once, and how many bases are not known.
pub(super) fn all_bases(tree: &Tree, class: ClassId) -> (Vec<ScopeId>, u32) {
    let mut found: Vec<ScopeId> = Vec::new();
    let mut seen = FxHashSet::default();
    let mut work = vec![class];
    let mut unknown = 0;
    while let Some(class) = work.pop() {
        for base in tree[class].bases.of(&tree.bases) {
            match base.scope {
                Some(scope) if seen.insert(scope) => {
                    found.push(scope);
                    work.extend(tree[scope].class());
                }
                Some(_) => {}
                None => unknown += 1,
            }
        }
    }
    (found, unknown)
}

/// `constexpr` without annotation under `--relaxed_constexpr`.
fn is_implied(context: &Context<'_>, id: DeclarationId) -> bool {
    context.relaxed_constexpr
        && context.reading.tree.has_specifier(id, SpecifierKind::Constexpr)
        && written(context, id) == ByteClass::None
}

/// The space that the keywords of one declaration give.
fn written(context: &Context<'_>, id: DeclarationId) -> ByteClass {
    let keywords = applied(context.reading, id).filter_map(|a| keyword(a.attribute));
    let class = keywords.fold(ByteClass::None, |class, keyword| {
        decide_space_apply(context.dialect, context.pass, class, keyword).result
    });
    let is_device = class == ByteClass::None && context.is_device_by_default(JitEntity::Function);
    if is_device { ByteClass::D } else { class }
}

fn compare(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (id, function, is_implied): (DeclarationId, FunctionId, bool),
    overridden: &[(ScopeId, &Virtual)],
) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    if decide_override_checked(dialect, pass, Overrider::Declared).result != CheckOutcome::Checked {
        return;
    }
    for &(base, other) in overridden {
        if other.declared.is_ok_and(|first| tile::is_left_by_overriders(context, spaces, first)) {
            continue;
        }
        let before = match other.declared {
            Ok(first) => space_before(context, spaces, first, id),
            Err(class) => class,
        };
        let (own, others) = (fact::truth(is_implied), fact::truth(other.is_implied));
        let taken = decide_override_propagation(dialect, pass, own, others, before).result;
        // Only the documents know propagation; what takes a space over is not compared.
        if is_implied && taken.is_some() {
            continue;
        }
        let overridden = match other.declared.ok().and_then(|first| reading.tree.function_id(first)) {
            Some(first) => named::overrider(reading, first, Overloads::All, &[]).unwrap_or_default(),
            None => {
                let name = reading.tokens.symbols.text(reading.tree[base].name);
                naming::in_scope(reading, base, &format!("~{name}"))
            }
        };
        let first = other.declared.ok().and_then(|first| reading.tree.function(first));
        let at = first.map(|first| reading.tokens.get(first.name_token).start);
        let overriding = named::overrider(reading, function, Overloads::Earlier, &[]).unwrap_or_default();
        mismatch(context, (before, &overridden, at), (id, &overriding));
    }
}

/// Compares the space of an overridden function of that name, declared at that byte, with what overrides it.
fn mismatch(
    context: &mut Context<'_>,
    (before, overridden, declared): (ByteClass, &str, Option<u32>),
    (id, overriding): (DeclarationId, &str),
) {
    let reading = context.reading;
    let cell = decide_override_mismatch(context.dialect, context.pass, before, written(context, id));
    if cell.reports.is_empty() {
        return;
    }
    let at = Places::of(reading, id);
    for report in cell.reports {
        let facts = [("overridden", overridden), ("overriding", overriding)];
        let overridden = declared.map(|at| Related { at, label: "the overridden function" });
        context.find(Finding::reported(report, at.anchor(report.diagnostic), &facts).related(overridden));
    }
}

/// The space that the declarations of a function before `id` give it.
fn space_before(
    context: &Context<'_>,
    spaces: &Spaces,
    first: DeclarationId,
    id: DeclarationId,
) -> ByteClass {
    let tree = &context.reading.tree;
    let all = tree[first].entity.map(|entity| tree[entity].declarations.as_slice()).unwrap_or_default();
    let last = all.iter().take_while(|other| **other < id).last();
    spaces.byte_after(last.copied().unwrap_or(first))
}

/// The implicit destructor of a class with a base whose destructor is virtual: it has the spaces of the bases'
/// destructors together. Nothing where members may add to that.
fn implicit_destructor(
    context: &mut Context<'_>,
    spaces: &Spaces,
    classes: &Classes,
    (class, scope): (ClassId, ScopeId),
) -> Option<Virtual> {
    let tree = &context.reading.tree;
    let (mut host, mut device) = (false, false);
    let mut signature = None;
    for base in tree[class].bases.of(&tree.bases) {
        let destructor = classes.destructors.get(&base.scope?)?;
        signature = Some(destructor.signature);
        let space = match destructor.declared {
            Ok(first) => space_before(context, spaces, first, tree[class].declaration),
            Err(class) => class,
        };
        match space {
            ByteClass::None | ByteClass::H => host = true,
            ByteClass::HD | ByteClass::HG | ByteClass::HDG => (host, device) = (true, true),
            ByteClass::D | ByteClass::G | ByteClass::DG => device = true,
        }
    }
    let may_have_destructor = |id: &DeclarationId| match tree[*id].kind {
        DeclarationKind::Variable(variable) => {
            let variable = &tree[variable];
            let is_builtin =
                variable.type_specifier.iter().all(|t| context.reading.tokens.kind(t).is_keyword());
            variable.is_field
                && !is_builtin
                && !matches!(variable.shape, Shape::Pointer | Shape::LvalueReference)
        }
        _ => false,
    };
    let signature = signature?;
    if tree[scope].declarations.iter().any(may_have_destructor) {
        context.count_unknown("implicit-destructor");
        return None;
    }
    let space = match (host, device) {
        (_, false) => ByteClass::None,
        (false, true) => ByteClass::D,
        (true, true) => ByteClass::HD,
    };
    Some(Virtual {
        name: known::DESTRUCTOR,
        signature,
        declared: Err(space),
        is_implied: false,
        overrides: true,
    })
}
