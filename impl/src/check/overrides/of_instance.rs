//! What a function of a class overrides in the instances of class templates that the class is derived from.

use super::super::{demangled, fact, naming};
use crate::ids::model::{Argument, Type};
use crate::ids::spelled::{Spelling, Standpoint};
use crate::read::Reading;
use crate::tree::{Base, ClassId, DeclarationId, Form, Function, FunctionId, FunctionName, SpecifierKind};

/// A virtual function of an instance.
pub(super) struct Overridden {
    /// Its declaration in the template.
    pub declared: DeclarationId,
    /// `A<T>::f [with T=int]`
    pub name: String,
}

/// The virtual functions that `function` overrides in the direct bases of `class` that are instances; nothing where
/// types or arguments are not certain.
pub(super) fn overridden(reading: &Reading, class: ClassId, function: FunctionId) -> Vec<Overridden> {
    let tree = &reading.tree;
    if tree[function].name == FunctionName::Destructor || tree[class].bases.is_empty() {
        return Vec::new();
    }
    let bases = tree[class].bases.of(&tree.bases);
    bases.iter().filter_map(|base| in_base(reading, class, base, function)).collect()
}

fn in_base(reading: &Reading, class: ClassId, base: &Base, function: FunctionId) -> Option<Overridden> {
    let tree = &reading.tree;
    let scope = base.scope?;
    let template = tree[tree[scope].class()?].declaration;
    if tree[template].form != Form::Template || fact::in_template(reading, template) {
        return None;
    }
    let binding = reading.names.own(tree[scope].parent?, tree[scope].name)?;
    let is_specialized = reading.names.specializations(binding).next().is_some();
    let own = &tree[function];
    // The text would tell overloads apart by their parameters.
    let class_scope = tree[class].scope?;
    let mut siblings = tree[class_scope].declarations.iter().filter_map(|id| tree.function(*id));
    if siblings.any(|one| one.filed == own.filed && one.name_token != own.name_token) {
        return None;
    }
    // Of overloads one could be chosen by types that are not certain.
    let mut named = tree[scope].declarations.iter().filter_map(|id| Some((*id, tree.function_id(*id)?)));
    let (declared, other) = named.find(|(_, one)| tree[*one].filed == own.filed)?;
    let is_only = named.all(|(_, one)| tree[one].filed != own.filed);
    let is_virtual = tree.has_specifier(declared, SpecifierKind::Virtual);
    if is_specialized || !is_only || !is_virtual || tree.headers_of(template).len() != 1 {
        return None;
    }
    let place = Standpoint {
        scope: tree[tree[class].declaration].scope,
        position: base.range.start,
        headers: Default::default(),
    };
    let Ok(Type::Named(name)) = Spelling::new(reading).type_at(base.name, place) else { return None };
    let arguments = name.0.last()?.arguments.clone()?;
    let given = Spelling::new(reading).bindings_of(template, &arguments);
    let types = parameters(reading, Spelling::within(reading, &given), other)?;
    let same = parameters(reading, Spelling::new(reading), function)? == types
        && qualifiers(&tree[other]) == qualifiers(own);
    let shown = shown_arguments(reading, template, &arguments)?;
    let name = format!("{} [with {shown}]", naming::function(reading, &tree[other]));
    same.then_some(Overridden { declared, name })
}

/// The types of a function's parameters without the qualifiers that do not count; `None` where one is not certain.
fn parameters(reading: &Reading, spelling: Spelling<'_>, id: FunctionId) -> Option<Vec<Type>> {
    let adjusted = |ty: Type| match ty {
        Type::Qualified(_, inner) => *inner,
        Type::Array(_, element) => Type::Pointer(element),
        Type::Function(_) => Type::Pointer(Box::new(ty)),
        other => other,
    };
    let all = reading.tree[id].parameters.iter();
    all.map(|parameter| spelling.parameter(id, parameter).ok().map(adjusted)).collect()
}

fn qualifiers(function: &Function) -> (bool, bool, crate::tree::Reference, bool) {
    (function.is_const, function.is_volatile, function.reference, function.has_ellipsis)
}

/// `T=int, U=float *`; `None` where an argument is anything else: how it is shown is not certain.
fn shown_arguments(reading: &Reading, template: DeclarationId, arguments: &[Argument]) -> Option<String> {
    let tree = &reading.tree;
    let [header] = tree.headers_of(template) else { return None };
    let parameters = header.parameters.of(&tree.template_parameters);
    let shown = parameters.iter().zip(arguments).map(|(parameter, argument)| match argument {
        Argument::Type(ty) if !parameter.is_pack => {
            let ty = Some(demangled::plain_type(ty)).filter(|ty| !ty.contains("::"))?;
            Some(format!("{}={ty}", reading.tokens.name(parameter.name()?)))
        }
        _ => None,
    });
    let shown: Option<Vec<String>> = shown.collect();
    Some(shown?.join(", ")).filter(|_| parameters.len() == arguments.len())
}
