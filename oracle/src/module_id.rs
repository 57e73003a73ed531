//! The module id (REFERENCE of the released tool): checksum of the path, length and spelling of the file's name, and
//! the unit's first external definition.

use cufe_spec::rules::{Body as RuleBody, Rules};
use cufe_spec::unit::{Options, Pass};

use crate::NotCore;
use crate::mangle;
use crate::parse::UNNAMED;
use crate::printed::Printed;
use crate::program::{
    Body, Form, FunctionDeclaration, FunctionEntity, FunctionName, Program, VariableDeclaration,
    VariableScope,
};
use crate::scopes::Scopes;
use crate::source::Source;
use crate::types::Type;

/// How deep classes may hold one another.
const MAX_CLASSES: usize = 64;
/// Names up to this length are spelled, longer ones are checksummed.
const MAX_SPELLED: usize = 8;

/// `_<checksum>_<length>_<name>_<definition>`.
pub(crate) fn compute(
    options: &Options,
    source: &Source<'_>,
    first: Option<&First>,
) -> Result<String, NotCore> {
    with_name(options, first.map(|first| first.name.as_str())).ok_or_else(|| NotCore {
        place: source.place(source.tokens.len() - 1),
        what: "a unit without an external definition to name the module after".to_owned(),
    })
}

/// The id of a unit with that definition; nothing where there is neither one nor a seed.
pub(crate) fn with_name(options: &Options, name: Option<&str>) -> Option<String> {
    let file = options.original_file.rsplit('/').next().unwrap_or_default();
    let spelled: String = file.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let name = match (name, &options.random_seed) {
        (Some(name), _) if name.len() <= MAX_SPELLED => name.to_owned(),
        (Some(name), _) => checksum(name),
        (None, seed) => checksum(seed.as_ref()?),
    };
    Some(format!("_{}_{}_{spelled}_{name}", checksum(&options.original_path), file.len()))
}

/// The first external definition: where its name stands, and what names the module.
#[derive(Clone, Debug)]
pub(crate) struct First {
    pub(crate) at: usize,
    pub(crate) name: String,
    /// It is that function, of which the name is mangled.
    function: Option<usize>,
}

impl First {
    /// The name that it has behind an error, when types are not known any more.
    pub(crate) fn after_error(&self, program: &Program) -> String {
        let printed = self.function.map(|entity| Printed::new(program, entity, Vec::new()));
        let leaked = printed.filter(Printed::has_types).and_then(|printed| printed.leaked(false, None));
        leaked.unwrap_or_else(|| self.name.clone())
    }
}

fn checksum(text: &str) -> String {
    format!("{:08x}", crc32fast::hash(text.as_bytes()))
}

/// The mangled name of the first function defined, or variable initialised, that is visible outside and neither
/// inline nor a template.
pub(crate) fn first_definition(
    rules: &Rules,
    options: &Options,
    source: &Source<'_>,
    program: &Program,
    scopes: &Scopes,
) -> Result<Option<First>, NotCore> {
    let mut found: Vec<(usize, Option<String>, Option<usize>)> = Vec::new();
    for declaration in &program.functions {
        if is_external_definition(program, declaration) && !is_passed_over(rules, options, declaration) {
            let entity = &program.function_entities[declaration.entity];
            let mangled = !entity.c_linkage && entity.name != "main";
            let function = mangled.then_some(declaration.entity);
            found.push((declaration.name_at, mangle::function(scopes, entity), function));
            break;
        }
    }
    for declaration in &program.variables {
        let entity = &program.variable_entities[declaration.entity];
        match is_initialised(program, scopes, declaration) {
            Some(false) => {}
            Some(true) => {
                found.push((declaration.name_at, mangle::variable(scopes, entity), None));
                break;
            }
            None => {
                found.push((declaration.name_at, None, None));
                break;
            }
        }
    }
    found.sort();
    match found.into_iter().next() {
        None => Ok(None),
        Some((at, Some(name), function)) => Ok(Some(First { at, name, function })),
        Some((at, None, _)) => Err(NotCore {
            place: source.place(at),
            what: "a first external definition whose mangled name is not certain".to_owned(),
        }),
    }
}

fn is_external_definition(program: &Program, declaration: &FunctionDeclaration) -> bool {
    let entity = &program.function_entities[declaration.entity];
    let any = |test: fn(&FunctionDeclaration) -> bool| {
        entity.declarations.iter().any(|d| test(&program.functions[*d]))
    };
    let in_template =
        entity.path.iter().any(|p| p.arguments.iter().flatten().any(|a| a.spelling().contains('?')));
    declaration.has_body()
        && declaration.form == Form::Plain
        && declaration.headers.is_empty()
        && !declaration.in_class
        && !in_template
        && entity.template.is_none()
        && !entity.internal
        && !any(|d| d.specifiers.weak)
        && !names_unnamed(entity)
        && !any(|d| d.specifiers.inline_at.is_some())
        && !any(|d| d.specifiers.constexpr_at.is_some())
}

/// `module-id.placeholder`: whether the search passes over a function for its deduced return type.
fn is_passed_over(rules: &Rules, options: &Options, declaration: &FunctionDeclaration) -> bool {
    let spelled = match &declaration.result {
        Type::Placeholder(_) => "plain",
        Type::Qualified { of, .. } if matches!(of.as_ref(), Type::Placeholder(_)) => "qualified",
        Type::Reference(of) | Type::RValueReference(of) if matches!(of.as_ref(), Type::Placeholder(_)) => {
            "reference"
        }
        other if other.has_placeholder() => "other",
        _ => return false,
    };
    let Some(RuleBody::Table(table)) = rules.find("module-id.placeholder").map(|r| &r.body) else {
        return false;
    };
    let cell = table.find(options.dialect, Pass::Host, &[spelled]);
    cell.and_then(|c| c.result.as_deref()) == Some("yes")
}

/// A function whose type names something of an unnamed namespace is not visible outside.
fn names_unnamed(entity: &FunctionEntity) -> bool {
    entity.signature.parameters.iter().any(|p| p.spelling().contains(UNNAMED))
        || entity.result.spelling().contains(UNNAMED)
}

/// A variable whose type is deduced from `auto`, whatever stands beside it, is passed over; `decltype(auto)` and class
/// templates without arguments are not.
fn is_deduced(written: &Type) -> bool {
    match written {
        Type::Placeholder(word) => word == "auto",
        Type::Pointer(of) | Type::Reference(of) | Type::RValueReference(of) => is_deduced(of),
        Type::Qualified { of, .. } | Type::MemberPointer(_, of) | Type::Function(of, _) => is_deduced(of),
        _ => false,
    }
}

/// Whether a variable declaration is an initialised external definition; `None` where its class decides and is not
/// simple enough.
fn is_initialised(program: &Program, scopes: &Scopes, declaration: &VariableDeclaration) -> Option<bool> {
    let entity = &program.variable_entities[declaration.entity];
    let specifiers = &declaration.specifiers;
    let outside = entity.scope == VariableScope::Class && declaration.scope == VariableScope::Namespace;
    let namespace = declaration.scope == VariableScope::Namespace;
    let extern_before =
        entity.declarations.iter().any(|d| program.variables[*d].specifiers.extern_at.is_some());
    let internal = entity.in_unnamed
        || specifiers.weak
        || declaration.structured_binding
        || is_deduced(&declaration.written)
        || declaration.written.spelling().contains(UNNAMED)
        || specifiers.static_at.is_some()
        || specifiers.inline_at.is_some()
        || (!outside
            && !extern_before
            && !declaration.written.is_volatile()
            && (specifiers.constexpr_at.is_some() || declaration.written.is_const()));
    let in_template =
        entity.path.iter().any(|p| p.arguments.iter().flatten().any(|a| a.spelling().contains('?')));
    if !namespace || declaration.form != Form::Plain || internal || in_template || entity.template.is_some() {
        return Some(false);
    }
    if declaration.initializer.is_some() {
        return Some(true);
    }
    if specifiers.extern_at.is_some() {
        return Some(false);
    }
    is_constructed(program, scopes, &declaration.written, 0)
}

/// Whether making an object of a type without an initialiser, or ending it, runs code; `None` where that is not certain.
fn is_constructed(program: &Program, scopes: &Scopes, written: &Type, depth: usize) -> Option<bool> {
    if depth > MAX_CLASSES {
        return None;
    }
    let path = match written.unqualified() {
        Type::Named(path) => path,
        Type::Array(element, _) => return is_constructed(program, scopes, element, depth),
        Type::Dependent(_) | Type::Parameter(..) | Type::Pack(_) | Type::Placeholder(_) => return None,
        _ => return Some(false),
    };
    let Some(index) = scopes.class_of_type(written) else { return Some(false) };
    let class = &scopes.classes[index];
    let arguments = path.last().and_then(|part| part.arguments.as_deref()).filter(|_| !class.specialisation);
    let patterns = class.specialisations.iter().any(|(spelled, _)| spelled.contains('?'));
    if !class.defined || class.open_base || arguments.is_some() && patterns {
        return None;
    }
    let own = program.function_entities.iter().filter(|f| f.path == class.path);
    if class.virtual_base || own.into_iter().any(|f| runs_code(program, f)) {
        return Some(true);
    }
    let put = |t: &Type| match (class.template_depth, arguments) {
        (Some(depth), Some(arguments)) => t.substitute(depth, arguments),
        _ => t.clone(),
    };
    let mut certain = true;
    for member in program.variable_entities.iter().filter(|v| v.path == class.path) {
        if !program.is_part_of_objects(member) {
            continue;
        }
        if member.declarations.iter().any(|d| program.variables[*d].initializer.is_some()) {
            return Some(true);
        }
        match is_constructed(program, scopes, &put(&member.written), depth + 1) {
            Some(true) => return Some(true),
            Some(false) => {}
            None => certain = false,
        }
    }
    // Members of an unnamed union are members of the class around it.
    let unnamed = scopes.classes.iter().filter(|c| {
        c.standing.unnamed.is_some()
            && c.path.len() == class.path.len() + 1
            && c.path.starts_with(&class.path)
    });
    let bases = class.bases.iter().map(|base| {
        let mut path = scopes.classes[*base].path.to_vec();
        if let (Some(last), Some(arguments)) = (path.last_mut(), class.base_arguments.get(base)) {
            last.arguments = Some(arguments.clone());
        }
        path
    });
    for path in unnamed.map(|c| c.path.to_vec()).chain(bases) {
        match is_constructed(program, scopes, &put(&Type::Named(path.into())), depth + 1) {
            Some(true) => return Some(true),
            Some(false) => {}
            None => certain = false,
        }
    }
    certain.then_some(false)
}

/// Whether a member function makes objects of its class need code: a virtual function, a destructor or a constructor
/// without arguments that somebody wrote.
fn runs_code(program: &Program, function: &FunctionEntity) -> bool {
    let declarations = || function.declarations.iter().map(|d| &program.functions[*d]);
    let written = declarations().next().is_some_and(|first| first.body != Body::Defaulted);
    let special = match function.name_kind {
        FunctionName::Destructor => true,
        FunctionName::Constructor => function.required == 0,
        _ => false,
    };
    special && written || declarations().any(|d| d.specifiers.virtual_at.is_some())
}
