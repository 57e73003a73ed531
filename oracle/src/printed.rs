//! Names as the released tool prints them in texts about calls.

use crate::overloads::own_depth;
use crate::packs::flat;
use crate::parse::UNNAMED;
use crate::program::{FunctionEntity, FunctionName, Program, VariableEntity, VariableScope, VariableUse};
use crate::scopes::{Bindings, Scopes};
use crate::types::{Argument, Path, PathPart, Type};

/// A function and the template arguments of the instance that is spoken of.
#[derive(Clone, Debug)]
pub(crate) struct Printed<'p> {
    /// The function.
    pub(crate) entity: &'p FunctionEntity,
    /// It is known by its name alone.
    has_c_name: bool,
    /// Template arguments by depth.
    pub(crate) bindings: Vec<(usize, Vec<Argument>)>,
}

/// A path without template arguments: `n::C`.
pub(crate) fn scopes_of(path: &Path) -> String {
    path.iter().map(name_of).collect::<Vec<&str>>().join("::")
}

/// The name of a variable as it is printed when code is generated: `n::v`, `n::C<int> ::v`, `v<(int)3> `. Nothing where template
/// arguments are not certain.
pub(crate) fn variable_name(
    program: &Program,
    scopes: &Scopes,
    entity: &VariableEntity,
    used: &VariableUse,
) -> Option<String> {
    let is_c = entity.c_linkage
        && entity.declarations.iter().all(|d| program.variables[*d].specifiers.static_at.is_none());
    let path: &[PathPart] = if entity.scope == VariableScope::Block || is_c { &[] } else { &entity.path };
    let mut parts = Vec::new();
    for (index, part) in path.iter().enumerate() {
        let name = name_of(part);
        let Some(own) = &part.arguments else {
            parts.push(name.to_owned());
            continue;
        };
        let class = scopes.classes.iter().find(|c| c.path[..] == path[..=index])?;
        let depth = path[..index].iter().filter(|p| p.arguments.is_some()).count();
        let list = put_into(own, depth, &used.class_arguments);
        // Of an explicit specialisation the primary template has the kinds.
        let primary = |c: &&crate::scopes::Class| {
            !c.specialisation
                && c.path.len() == index + 1
                && c.path[index].name == part.name
                && c.path[..index] == path[..index]
        };
        let kinds = &scopes.classes.iter().find(primary).unwrap_or(class).parameter_kinds;
        parts.push(format!("{name}{}", certain_arguments(kinds, &list)?));
    }
    let arguments = match (&used.arguments, &entity.template) {
        (_, None) => String::new(),
        (None, Some(_)) => return None,
        (Some(list), Some(kinds)) => certain_arguments(&kinds.split(',').collect::<Vec<_>>(), list)?,
    };
    parts.push(format!("{}{arguments}", entity.name));
    Some(parts.join("::"))
}

/// Template arguments with what stands for the parameters of a depth.
pub(crate) fn put_into(list: &[Argument], depth: usize, put: &Bindings) -> Vec<Argument> {
    let Some((_, bound)) = put.iter().find(|(d, _)| *d == depth) else { return list.to_vec() };
    let one = |argument: &Argument| match argument {
        Argument::Type(t) => Argument::Type(t.substitute(depth, bound)),
        Argument::Value(text) => {
            let is_it = |k: &usize| *text == format!("?{depth}.{k}");
            (0..bound.len()).find(is_it).map_or_else(|| argument.clone(), |k| bound[k].clone())
        }
        other => other.clone(),
    };
    list.iter().map(one).collect()
}

/// Arguments of parameters of these kinds; nothing where some are left out, hang on parameters, or their values are not known.
fn certain_arguments(kinds: &[impl AsRef<str>], list: &[Argument]) -> Option<String> {
    let one = |(kind, argument): (&str, &Argument)| match argument {
        _ if argument.is_dependent() => None,
        _ if kind.ends_with("...") => None,
        Argument::Type(t) => Some(type_name(t, None)),
        Argument::Value(text) => printed_value(kind, text),
        Argument::Template(_) | Argument::Pack(_) => None,
    };
    let shown: Option<Vec<String>> = kinds.iter().map(AsRef::as_ref).zip(list).map(one).collect();
    (kinds.len() == list.len()).then(|| Some(format!("<{}> ", shown?.join(", "))))?
}

/// The name of a scope without its template arguments.
fn name_of(part: &PathPart) -> &str {
    if part.name == UNNAMED { "_NV_ANON_NAMESPACE" } else { &part.name }
}

impl<'p> Printed<'p> {
    /// A function of the program with the arguments of an instance.
    pub(crate) fn new(
        program: &'p Program,
        entity: usize,
        bindings: Vec<(usize, Vec<Argument>)>,
    ) -> Printed<'p> {
        let has_c_name = program.has_c_name(entity);
        Printed { entity: &program.function_entities[entity], has_c_name, bindings }
    }

    /// The last component: `f`, `S` of a constructor, `operator+`.
    pub(crate) fn bare(&self) -> String {
        match (self.entity.name_kind, self.entity.path.last()) {
            (FunctionName::Constructor, Some(class)) => class.name.clone(),
            (FunctionName::Literal, _) => self.entity.name.replacen("operator", "operator ", 1),
            _ => self.entity.name.clone(),
        }
    }

    /// The name that a text shows; of the released tool with C linkage the last component alone.
    pub(crate) fn linked(&self, released: bool, with_types: bool) -> String {
        match (released && self.has_c_name, with_types) {
            (true, _) => self.entity.name.clone(),
            (false, true) => self.signature(),
            (false, false) => self.qualified(),
        }
    }

    /// `n::C<int> ::f`, with a blank before an operator's symbol and the qualifiers of a member function.
    pub(crate) fn qualified(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        for part in self.entity.path.iter() {
            let arguments = part.arguments.as_ref().map(|list| self.spelled_arguments(list));
            parts.push(format!("{}{}", name_of(part), arguments.unwrap_or_default()));
        }
        parts.push(self.last_component());
        format!("{}{}", parts.join("::"), self.qualifiers())
    }

    /// The qualified name with parameter types.
    pub(crate) fn signature(&self) -> String {
        let signature = &self.entity.signature;
        let mut parameters: Vec<String> = signature.parameters.iter().map(|p| self.printed_type(p)).collect();
        if signature.variadic {
            parameters.push("...".to_owned());
        }
        let qualifiers = self.qualifiers();
        let name = self.qualified();
        let name = name.strip_suffix(qualifiers.as_str()).unwrap_or(&name);
        let constructs = self.entity.name_kind == FunctionName::Constructor;
        let result = match &self.entity.template {
            Some(_) if !constructs => {
                let global = match self.entity.path.first() {
                    None => " ::",
                    Some(part) if part.name == UNNAMED || part.name == "std" => "::",
                    Some(_) => "",
                };
                format!("{} {global}", self.printed_type(&self.entity.result))
            }
            _ => String::new(),
        };
        format!("{result}{name}({}){qualifiers}", parameters.join(", "))
    }

    /// Whether the mangled name holds types.
    pub(crate) fn has_types(&self) -> bool {
        !self.entity.signature.parameters.is_empty()
            || self.entity.name_kind == FunctionName::Conversion
            || self.entity.template.is_some()
            || self.entity.path.iter().any(|part| part.arguments.is_some())
    }

    /// The mangled name that leaks into the texts of the host pass behind an error: every type is `1?`, and the module id stands
    /// for unnamed namespaces and before what is `internal`. Nothing where that is needed and not known.
    pub(crate) fn leaked(&self, internal: bool, module_id: Option<&str>) -> Option<String> {
        let entity = self.entity;
        let length = |name: &str| format!("{}{name}", name.len());
        let mut name = match entity.name_kind {
            FunctionName::Constructor => "C1".to_owned(),
            FunctionName::Destructor => "D1".to_owned(),
            FunctionName::Conversion => "cv1?".to_owned(),
            FunctionName::Operator => {
                let members = usize::from(entity.member);
                crate::mangle::operator_code(&entity.name, entity.signature.parameters.len() + members)
                    .unwrap_or_default()
                    .to_owned()
            }
            FunctionName::Literal => {
                format!("li{}", length(entity.name.trim_start_matches("operator\"\"")))
            }
            FunctionName::Plain => length(&entity.name),
        };
        if entity.template.is_some() {
            let own = self.bindings.iter().find(|(depth, _)| *depth == own_depth(entity));
            let list = own.map_or("1?".to_owned(), |(_, list)| list.iter().map(leaked_argument).collect());
            name += &format!("I{list}E");
        }
        let mut types = String::new();
        if entity.template.is_some() {
            types += "1?";
        }
        let of_parameter = |t: &Type| if matches!(t, Type::Pack(_)) { "Dp1?" } else { "1?" };
        types += &match entity.signature.parameters.as_slice() {
            [] => "v".to_owned(),
            all => all.iter().map(of_parameter).collect::<String>(),
        };
        if entity.signature.variadic {
            types += "z";
        }
        let unit = match internal {
            true => length(&format!("_INTERNAL{}", module_id?)),
            false => String::new(),
        };
        if entity.path.is_empty() && !internal {
            return Some(format!("_Z{name}{types}"));
        }
        let k = if entity.signature.qualifiers.split(' ').any(|w| w == "const") { "K" } else { "" };
        // The standard abbreviation of namespace std; its own functions are no nested names.
        let (std, inner) = match entity.path.split_first() {
            Some((first, rest)) if first.namespace && first.name == "std" => ("St", rest),
            _ => ("", entity.path.as_slice()),
        };
        if !std.is_empty() && inner.is_empty() && !internal {
            return Some(format!("_Z{std}{name}{types}"));
        }
        let part = |p: &PathPart| {
            let arguments = p.arguments.as_ref().map(|list| format!("I{}E", "1?".repeat(list.len())));
            let name = match p.name == UNNAMED {
                true => length(&format!("_GLOBAL__N_{}", module_id?)),
                false => length(&p.name),
            };
            Some(format!("{name}{}", arguments.unwrap_or_default()))
        };
        let scopes: Option<String> = inner.iter().map(part).collect();
        Some(format!("_ZN{k}{unit}{std}{}{name}E{types}", scopes?))
    }

    /// The qualifiers behind the parameters, in the order of the demangler.
    fn qualifiers(&self) -> String {
        let written = &self.entity.signature.qualifiers;
        let words = ["const", "volatile", "&", "&&"];
        let is_written = |word: &&str| written.split(' ').any(|one| one == *word);
        words.into_iter().filter(is_written).map(|word| format!(" {word}")).collect()
    }

    fn last_component(&self) -> String {
        let own = self.bindings.iter().find(|(depth, _)| *depth == own_depth(self.entity));
        let arguments = match (&self.entity.template, &self.entity.specialisation, own) {
            (Some(kinds), _, Some((_, list))) => {
                let plain = self.spelled_arguments(&of_kinds(kinds, &flat(list)));
                match list.last() {
                    // A blank ends the arguments of a pack.
                    Some(Argument::Pack(_)) => format!("{} > ", plain.strip_suffix("> ").unwrap_or(&plain)),
                    _ => plain,
                }
            }
            (_, Some(list), _) => self.spelled_arguments(list),
            _ => String::new(),
        };
        let name = match self.entity.name_kind {
            // A word has its blank already, and one behind it.
            FunctionName::Operator if self.entity.name.starts_with("operator ") => {
                format!("{} ", self.entity.name)
            }
            FunctionName::Operator => self.entity.name.replacen("operator", "operator ", 1),
            FunctionName::Conversion => {
                format!("operator {}", self.printed_type(&self.entity.result))
            }
            _ => self.bare(),
        };
        format!("{name}{arguments}")
    }

    fn spelled_arguments(&self, list: &[Argument]) -> String {
        let one = |argument: &Argument| match argument {
            Argument::Type(t) => self.printed_type(t),
            other => other.spelling(),
        };
        format!("<{}> ", list.iter().map(one).collect::<Vec<_>>().join(", "))
    }

    /// A type of the pattern: with the arguments of its class, and with `T1`, `T2` for its own parameters.
    fn printed_type(&self, t: &Type) -> String {
        let own = own_depth(self.entity);
        let mut t = t.clone();
        for (depth, list) in self.bindings.iter().filter(|(depth, _)| *depth != own) {
            t = t.substitute(*depth, list);
        }
        let class = self.entity.member.then_some(&self.entity.path);
        type_name(&t, class)
    }
}

/// A template argument in a mangled name that leaks.
fn leaked_argument(argument: &Argument) -> String {
    match argument {
        Argument::Value(text) => format!("L1?{}E", mangled_value(text)),
        Argument::Pack(list) => format!("J{}E", list.iter().map(leaked_argument).collect::<String>()),
        Argument::Type(_) | Argument::Template(_) => "1?".to_owned(),
    }
}

/// A value in a mangled name: `true` is 1, minus is `n`.
fn mangled_value(text: &str) -> String {
    match text {
        "true" => "1".to_owned(),
        "false" => "0".to_owned(),
        number => number.replacen('-', "n", 1),
    }
}

/// Template arguments with their values as those of parameters of these kinds; the last kind is that of all that a pack holds.
fn of_kinds(kinds: &str, list: &[Argument]) -> Vec<Argument> {
    let kinds: Vec<&str> = kinds.split(',').map(|kind| kind.trim_end_matches("...")).collect();
    let value = |(index, argument): (usize, &Argument)| match (argument, kinds.get(index).or(kinds.last())) {
        (Argument::Value(text), Some(kind)) => {
            Argument::Value(printed_value(kind, text).unwrap_or_else(|| text.clone()))
        }
        _ => argument.clone(),
    };
    list.iter().enumerate().map(value).collect()
}

/// A value as a template argument of a fundamental type: `(int)3`, `(bool)1`, `(unsigned int)3u`.
fn printed_value(kind: &str, text: &str) -> Option<String> {
    let value: i64 = match text {
        "true" => 1,
        "false" => 0,
        // An octal number begins like this.
        number if number.len() > 1 && number.starts_with('0') => return None,
        number => number.parse().ok()?,
    };
    let suffix = match kind {
        "bool" | "char" | "signed char" | "unsigned char" | "short" | "unsigned short" | "int" => "",
        "unsigned int" => "u",
        "long" => "l",
        "unsigned long" => "ul",
        "long long" => "ll",
        "unsigned long long" => "ull",
        _ => return None,
    };
    let value = if kind == "bool" { i64::from(value != 0) } else { value };
    Some(format!("({kind}){value}{suffix}"))
}

/// A type; `own` is the class of the member whose type it is, which is named without `::`, as are those around it.
pub(crate) fn type_name(t: &Type, own: Option<&Path>) -> String {
    match t {
        Type::Fundamental("nullptr_t") => "::std::nullptr_t".to_owned(),
        Type::Fundamental(name) => (*name).to_owned(),
        Type::Named(path) => {
            let is_own = own.is_some_and(|o| is_around(o, path));
            let part = |p: &PathPart| {
                let list = p.arguments.iter().flatten().map(|a| match a {
                    Argument::Type(t) => type_name(t, None),
                    other => other.spelling(),
                });
                let list: Vec<String> = list.collect();
                let arguments =
                    if p.arguments.is_some() { format!("<{}> ", list.join(", ")) } else { String::new() };
                format!("{}{arguments}", name_of(p))
            };
            format!(
                "{}{}",
                if is_own { "" } else { " ::" },
                path.iter().map(part).collect::<Vec<_>>().join("::")
            )
        }
        Type::Parameter(_, index) => format!("T{}", index + 1),
        Type::Pack(of) => format!("{}...", type_name(of, own)),
        Type::Pointer(to) if matches!(**to, Type::Array(..)) => array(to, "(*)", own),
        Type::Reference(to) if matches!(**to, Type::Array(..)) => array(to, "(&)", own),
        Type::RValueReference(to) if matches!(**to, Type::Array(..)) => array(to, "(&&)", own),
        Type::Pointer(to) => match to.as_ref() {
            Type::Function(result, signature) => {
                let list: Vec<String> = signature.parameters.iter().map(|p| type_name(p, own)).collect();
                format!("{} (*)({})", type_name(result, own), list.join(", "))
            }
            _ => modified(to, "*", own),
        },
        Type::Reference(to) => modified(to, "&", own),
        Type::RValueReference(to) => modified(to, "&&", own),
        Type::Qualified { is_const, is_volatile, of } => {
            let words = match (is_const, is_volatile) {
                (true, true) => "const volatile",
                (true, false) => "const",
                _ => "volatile",
            };
            match of.as_ref() {
                Type::Pointer(_) => format!("{}{words}", type_name(of, own)),
                _ => format!("{words} {}", type_name(of, own)),
            }
        }
        other => other.spelling(),
    }
}

/// What leads to an array: `int (*)[2]`.
fn array(of: &Type, operator: &str, own: Option<&Path>) -> String {
    let (mut bounds, mut element) = (String::new(), of);
    while let Type::Array(inner, bound) = element {
        bounds += &format!("[{}]", bound.as_deref().unwrap_or(""));
        element = inner;
    }
    format!("{} {operator}{bounds}", type_name(element, own))
}

/// Whether `path` is `own` or a class around it: its mangled name has stood there already.
fn is_around(own: &Path, path: &Path) -> bool {
    own.len() >= path.len() && own.iter().zip(path.iter()).all(|(a, b)| a.name == b.name)
}

/// A pointer or reference: a blank before the operator, except after another one and after the own class.
fn modified(to: &Type, operator: &str, own: Option<&Path>) -> String {
    let inner = type_name(to, own);
    let adjoins = match to.unqualified() {
        Type::Named(path) => own.is_some_and(|o| is_around(o, path)),
        Type::Pointer(_) => true,
        _ => false,
    };
    format!("{inner}{}{operator}", if adjoins { "" } else { " " })
}
