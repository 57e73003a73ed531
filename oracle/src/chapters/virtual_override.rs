//! Chapter "Virtual override": every function that is declared in a class is compared with what it overrides.

use cufe_spec::space::SpaceKeyword;

use super::execution_spaces::bits_of;
use super::{Spaces, jit, truth};
use crate::NotCore;
use crate::facts::{display_name, name_in_instance, qualified_name};
use crate::program::{FunctionDeclaration, FunctionEntity, FunctionName, Program, Reference, Referent};
use crate::scopes::Scopes;
use crate::types::{Argument, PathPart, Type};
use crate::verdicts::{Anchors, Judge};

/// How long a chain of base classes is followed.
const MAX_DERIVATION: usize = 64;

/// All overriders, in source order, then those of instances of class templates.
pub(crate) fn overrides(judge: &mut Judge<'_>, scopes: &Scopes, spaces: &mut Spaces) -> Result<(), NotCore> {
    if !judge.has("override.mismatch") {
        return Ok(());
    }
    let program = judge.program;
    for (index, declaration) in program.functions.iter().enumerate() {
        let entity = &program.function_entities[declaration.entity];
        let member = declaration.in_class && entity.member && declaration.specifiers.friend_at.is_none();
        if !member || entity.declarations.first() != Some(&index) {
            continue;
        }
        if !is_checked(judge, "declared") {
            continue;
        }
        for overridden in overridden(scopes, program, declaration.entity, &[], 0) {
            let name = match entity.path.iter().any(|p| p.arguments.is_some()) {
                true => display_name(scopes, entity),
                false => display(program, declaration.entity),
            };
            let taken = compare(judge, scopes, spaces, index, &name, &overridden)?;
            spaces.propagated[declaration.entity] |= taken;
        }
    }
    implicit(judge, scopes)?;
    instances(judge, scopes, spaces)
}

/// `override.checked`
fn is_checked(judge: &mut Judge<'_>, overrider: &str) -> bool {
    judge.cell("override.checked", &[overrider]).and_then(|c| c.result.as_deref()) == Some("checked")
}

/// A destructor that nobody declares overrides the virtual one of a base. What it would be compared as no document says, since none
/// has it compared.
fn implicit(judge: &mut Judge<'_>, scopes: &Scopes) -> Result<(), NotCore> {
    let program = judge.program;
    let is_destructor = |f: &&FunctionEntity| f.name_kind == FunctionName::Destructor;
    for class in &scopes.classes {
        let mut destructors = program.function_entities.iter().filter(is_destructor);
        let of_base = |base: &usize| {
            let path = &scopes.classes[*base].path;
            program
                .function_entities
                .iter()
                .enumerate()
                .filter(|(_, f)| is_destructor(f))
                .any(|(entity, known)| known.path == *path && is_virtual(scopes, program, entity, &[], 0))
        };
        if destructors.all(|f| f.path != class.path)
            && class.bases.iter().any(of_base)
            && is_checked(judge, "implicit")
        {
            let place = judge.source.place(0);
            return Err(NotCore { place, what: "an implicit overrider that is compared".to_owned() });
        }
    }
    Ok(())
}

/// Members of class templates whose bases depend on template parameters, in every instance that has to be complete.
fn instances(judge: &mut Judge<'_>, scopes: &Scopes, spaces: &mut Spaces) -> Result<(), NotCore> {
    let program = judge.program;
    let complete = |r: &Reference| match &r.to {
        Referent::Type { written, complete: true } => Some(written.clone()),
        _ => None,
    };
    let explicit = program.class_instantiations.iter().map(|path| Type::Named(path.clone()));
    let mut waiting: Vec<Type> = program.references.iter().filter_map(complete).chain(explicit).collect();
    let mut seen: Vec<Type> = Vec::new();
    while let Some(next) = waiting.pop() {
        let mut named = next.unqualified().clone();
        while let Type::Array(of, _) = &named {
            named = of.unqualified().clone();
        }
        let Some(index) = scopes.class_of_type(&named).filter(|_| !named.is_dependent()) else { continue };
        let class = &scopes.classes[index];
        let Type::Named(path) = &named else { continue };
        let arguments = path.last().and_then(|part| part.arguments.clone());
        let (Some(depth), Some(arguments)) = (class.template_depth, arguments) else { continue };
        if class.specialisation || seen.contains(&named) {
            continue;
        }
        seen.push(named.clone());
        let members = program.variable_entities.iter().filter(|v| v.path == class.path);
        let parts = class.dependent_bases.iter().chain(members.map(|v| &v.written));
        waiting.extend(parts.map(|t| t.substitute(depth, &arguments)));
        if class.dependent_bases.is_empty() {
            continue;
        }
        if class.specialisations.iter().any(|(spelled, _)| spelled.contains('?')) {
            let what = "an instance of a class template with partial specialisations and dependent bases";
            return Err(NotCore { place: judge.source.place(class.first), what: what.to_owned() });
        }
        instance(judge, scopes, spaces, index, &arguments)?;
    }
    Ok(())
}

/// The members of one instance, with what they override in the bases that depend on its arguments.
fn instance(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &mut Spaces,
    index: usize,
    arguments: &[Argument],
) -> Result<(), NotCore> {
    let program = judge.program;
    let class = &scopes.classes[index];
    for (entity, known) in program.function_entities.iter().enumerate() {
        let Some(first) = known.declarations.first().copied() else { continue };
        let named = known.template.is_none() && known.name_kind != FunctionName::Constructor;
        if known.path != class.path || !known.member || !named {
            continue;
        }
        let overrider = in_instance(scopes, known, index, arguments);
        let mut found = Vec::new();
        for base in dependent_bases(scopes, index, arguments) {
            among_members(scopes, program, &overrider, &base, 0, &mut found);
        }
        let own = Overridden { entity, arguments: arguments.to_vec() };
        for overridden in found {
            let Some(name) = display_in(scopes, program, &own, true) else {
                return Err(NotCore {
                    place: judge.source.place(known.first),
                    what: "an override in an instance whose name cannot be printed".to_owned(),
                });
            };
            let taken = compare(judge, scopes, spaces, first, &name, &overridden)?;
            spaces.propagated[entity] |= taken;
        }
    }
    Ok(())
}

/// A virtual function that is overridden, and the template arguments that its class is named with.
struct Overridden {
    entity: usize,
    arguments: Vec<Argument>,
}

/// `override.propagation` or `override.mismatch` for one pair; the bits that the overrider takes over.
fn compare(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    index: usize,
    name: &str,
    base: &Overridden,
) -> Result<u8, NotCore> {
    let program = judge.program;
    let overridden = base.entity;
    let declaration = &program.functions[index];
    if program.tiles {
        // tile.override
        let cell = judge.cell("tile.override", &[&spaces.written[overridden].tile]);
        if cell.and_then(|c| c.result.as_deref()) != Some("checked") {
            return Ok(0);
        }
    }
    let state = spaces.written[overridden].byte.clone();
    let relaxed = judge.options.relaxed_constexpr;
    let implied = |d: &FunctionDeclaration, state: &str| {
        relaxed && d.specifiers.constexpr_at.is_some() && state == "none"
    };
    if judge.has("override.propagation") {
        let own = implied(declaration, &spaces.declarations[index].byte);
        let first = program.function_entities[overridden].declarations.first();
        let theirs = first.is_some_and(|d| implied(&program.functions[*d], &state));
        let anchors = Anchors::at(declaration.name_at);
        let inputs = [truth(own), truth(theirs), state.as_str()];
        let taken = judge.decide("override.propagation", &inputs, &anchors, &[]);
        if own {
            return Ok(taken.map_or(0, |bits| bits_of(judge.rules, "propagated", bits)));
        }
    }
    let written = match (spaces.keywords[index].as_slice(), jit::default_space(judge, "function")) {
        ([], Some(default)) => default,
        (keywords, _) => written_state(keywords),
    };
    let reports =
        judge.cell("override.mismatch", &[&state, written]).is_some_and(|c| !c.diagnostics.is_empty());
    let generic = |e: &FunctionEntity| e.path.iter().any(|p: &PathPart| p.arguments.is_some());
    let of_template = generic(&program.function_entities[overridden]);
    let named = if of_template {
        display_in(scopes, program, base, false)
    } else {
        Some(display(program, overridden))
    };
    // Where nothing is reported nobody reads the names.
    let Some(named) = named.or((!reports).then(String::new)) else {
        return Err(NotCore {
            place: judge.source.place(declaration.name_at),
            what: "an override of a member of a class template".to_owned(),
        });
    };
    let facts = [("overridden", named.as_str()), ("overriding", name)];
    let anchors = Anchors::at(declaration.name_at);
    judge.decide("override.mismatch", &[&state, written], &anchors, &facts);
    Ok(0)
}

/// The keywords written on a declaration as a value of the `byte-class` domain.
fn written_state(keywords: &[(SpaceKeyword, usize)]) -> &'static str {
    let has = |keyword| keywords.iter().any(|(k, _)| *k == keyword);
    match (has(SpaceKeyword::Host), has(SpaceKeyword::Device), has(SpaceKeyword::Global)) {
        (false, false, false) => "none",
        (true, false, false) => "H",
        (false, true, false) => "D",
        (true, true, false) => "HD",
        (false, false, true) => "G",
        (true, false, true) => "HG",
        (false, true, true) => "DG",
        (true, true, true) => "HDG",
    }
}

/// A function as texts about overrides name it: with its parameters where it is overloaded.
fn display(program: &Program, entity: usize) -> String {
    let known = &program.function_entities[entity];
    let name = match known.name_kind {
        FunctionName::Constructor => known.path.last().map_or(known.name.clone(), |p| p.name.clone()),
        _ => known.name.clone(),
    };
    let qualified = qualified_name(&known.path, &name);
    let same = |f: &&FunctionEntity| f.name == known.name && f.path == known.path && f.member;
    if program.function_entities.iter().filter(same).count() < 2 {
        return qualified;
    }
    let parameters: Vec<String> =
        known.signature.parameters.iter().map(|p| p.display().unwrap_or_else(|| p.spelling())).collect();
    let qualifiers = match known.signature.qualifiers.as_str() {
        "" => String::new(),
        words => format!(" {words}"),
    };
    format!("{qualified}({}){qualifiers}", parameters.join(", "))
}

/// A member of an instance of a class template, `A<T>::f [with T=int]`, where the template is no member of another one
/// and does not overload the name, which matters for what is overridden alone.
fn display_in(scopes: &Scopes, program: &Program, base: &Overridden, overriding: bool) -> Option<String> {
    let known = &program.function_entities[base.entity];
    let same = |f: &&FunctionEntity| f.name == known.name && f.path == known.path && f.member;
    let overloaded = program.function_entities.iter().filter(same).count() > 1;
    if overloaded && !overriding {
        return None;
    }
    name_in_instance(scopes, &known.path, &known.name, &base.arguments)
}

/// The virtual functions that a member overrides, [class.virtual]: in every base and what that is derived from.
/// `arguments` are those of the instance of a class template whose member it is; none where it is looked at as written.
fn overridden(
    scopes: &Scopes,
    program: &Program,
    entity: usize,
    arguments: &[Argument],
    depth: usize,
) -> Vec<Overridden> {
    let known = &program.function_entities[entity];
    let Some(class) = scopes.classes.iter().position(|c| c.path == known.path) else { return Vec::new() };
    let mut found = Vec::new();
    if known.template.is_none() && known.name_kind != FunctionName::Constructor {
        let overrider = in_instance(scopes, known, class, arguments);
        for base in bases(scopes, class, arguments) {
            among_members(scopes, program, &overrider, &base, depth, &mut found);
        }
    }
    found
}

/// A member with the arguments of its class put into the types of its parameters.
fn in_instance(
    scopes: &Scopes,
    member: &FunctionEntity,
    class: usize,
    arguments: &[Argument],
) -> FunctionEntity {
    let mut member = member.clone();
    if let Some(depth) = scopes.classes[class].template_depth.filter(|_| !arguments.is_empty()) {
        for parameter in &mut member.signature.parameters {
            *parameter = parameter.substitute(depth, arguments);
        }
    }
    member
}

/// A base class with the template arguments that it is named with.
type Base = (usize, Vec<Argument>);

/// The base classes of a class, in an instance also those that depend on its arguments.
fn bases(scopes: &Scopes, class: usize, arguments: &[Argument]) -> Vec<Base> {
    let known = &scopes.classes[class];
    let named = |b: &usize| known.base_arguments.get(b).cloned().unwrap_or_default();
    let mut all: Vec<Base> = known.bases.iter().map(|b| (*b, named(b))).collect();
    all.extend(dependent_bases(scopes, class, arguments));
    all
}

/// The base classes that depend on the arguments of an instance.
fn dependent_bases(scopes: &Scopes, class: usize, arguments: &[Argument]) -> Vec<Base> {
    let known = &scopes.classes[class];
    let Some(depth) = known.template_depth.filter(|_| !arguments.is_empty()) else { return Vec::new() };
    let base = |t: &Type| {
        let base = t.substitute(depth, arguments);
        let Type::Named(path) = base.unqualified() else { return None };
        let list = path.last().and_then(|part| part.arguments.clone()).unwrap_or_default();
        scopes.class_of_type(&base).filter(|_| !base.is_dependent()).map(|class| (class, list))
    };
    known.dependent_bases.iter().filter_map(base).collect()
}

/// What a member overrides among the members of a base and of its bases.
fn among_members(
    scopes: &Scopes,
    program: &Program,
    overrider: &FunctionEntity,
    (class, arguments): &Base,
    depth: usize,
    found: &mut Vec<Overridden>,
) {
    if depth > MAX_DERIVATION {
        return;
    }
    let path = &scopes.classes[*class].path;
    let same = |candidate: &FunctionEntity| {
        let names = match (overrider.name_kind, candidate.name_kind) {
            (FunctionName::Destructor, FunctionName::Destructor) => return true,
            (a, b) => a == b && overrider.name == candidate.name,
        };
        names
            && candidate.template.is_none()
            && candidate.signature.qualifiers == overrider.signature.qualifiers
            && in_instance(scopes, candidate, *class, arguments).signature.parameters
                == overrider.signature.parameters
    };
    let own = program
        .function_entities
        .iter()
        .enumerate()
        .find(|(_, f)| f.member && f.path == *path && f.specialisation.is_none() && same(f));
    if let Some((entity, _)) = own {
        let known = found.iter().any(|o| o.entity == entity && o.arguments == *arguments);
        if !known && is_virtual(scopes, program, entity, arguments, depth + 1) {
            found.push(Overridden { entity, arguments: arguments.clone() });
        }
    }
    for base in bases(scopes, *class, arguments) {
        among_members(scopes, program, overrider, &base, depth + 1, found);
    }
}

/// Whether each function is virtual.
pub(crate) fn virtuals(judge: &Judge<'_>, scopes: &Scopes) -> Vec<bool> {
    let program = judge.program;
    let entities = program.function_entities.iter().enumerate();
    entities.map(|(index, e)| e.member && is_virtual(scopes, program, index, &[], 0)).collect()
}

fn is_virtual(
    scopes: &Scopes,
    program: &Program,
    entity: usize,
    arguments: &[Argument],
    depth: usize,
) -> bool {
    let known = &program.function_entities[entity];
    let declared = known.declarations.iter().any(|d| program.functions[*d].specifiers.virtual_at.is_some());
    declared || !overridden(scopes, program, entity, arguments, depth).is_empty()
}
