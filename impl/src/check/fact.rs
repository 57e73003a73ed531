//! Facts of declarations in the words of the rules' domains.

use super::Context;
use super::history::Said;
use super::templates::{self, Primary};
use crate::bodies::InnerFunction;
use crate::ids::model::{Base, Component, Name, Type};
use crate::ids::spelled::{Missing, Spelling};
use crate::lex::{Kind, TokenRange};
use crate::read::Reading;
use crate::rules::generated::{
    ByteClass, Form, JitEntity, KernelParameterType, Membership, Operator, ReturnType, Space, Truth,
};
use crate::tree::{
    self, Body, DeclarationId, Deduced, EntityId, Function, FunctionId, FunctionName, ParameterId, Shape,
    SpecifierKind,
};

/// A truth value of the rules.
pub(super) fn truth(holds: bool) -> Truth {
    if holds { Truth::Yes } else { Truth::No }
}

/// The space that a byte stands for; `None` after a conflict of keywords.
pub(super) fn space(class: ByteClass) -> Option<Space> {
    Some(match class {
        ByteClass::None => Space::None,
        ByteClass::H => Space::H,
        ByteClass::D => Space::D,
        ByteClass::HD => Space::HD,
        ByteClass::G => Space::G,
        ByteClass::HG | ByteClass::DG | ByteClass::HDG => return None,
    })
}

/// What is written on a function in the body of another: the space of the function around is not its own.
pub(super) fn written_on(context: &Context<'_>, inner: &InnerFunction) -> ByteClass {
    match (inner.is_host, inner.is_device) {
        (true, true) => ByteClass::HD,
        (true, false) => ByteClass::H,
        (false, true) => ByteClass::D,
        (false, false) if context.is_device_by_default(JitEntity::Function) => ByteClass::D,
        (false, false) => ByteClass::None,
    }
}

/// The form of a kernel's declaration.
pub(super) fn form(reading: &Reading, id: DeclarationId) -> Form {
    let function = reading.tree.function(id);
    let abbreviated = function.is_some_and(|f| f.abbreviated);
    let is_template = match reading.tree[id].form {
        tree::Form::ExplicitSpecialization => return Form::Specialisation,
        tree::Form::ExplicitInstantiation | tree::Form::ExternInstantiation => return Form::Instantiation,
        tree::Form::Template | tree::Form::PartialSpecialization => true,
        tree::Form::Plain | tree::Form::MemberOfTemplate => abbreviated,
    };
    if is_template && function.is_some_and(|f| reading.tree.is_member(f)) {
        Form::MemberTemplate
    } else if is_template || in_template(reading, id) {
        Form::Template
    } else {
        Form::Function
    }
}

/// Whether a class around the declaration, or the class it is a member of, is a template.
pub(super) fn in_template(reading: &Reading, id: DeclarationId) -> bool {
    let tree = &reading.tree;
    tree[id].form == tree::Form::MemberOfTemplate || tree[tree[id].scope].within.pattern
}

/// Whether a type is spelled by a template parameter of the declaration's own header, `const` left out.
pub(super) fn is_template_parameter(reading: &Reading, id: DeclarationId, ty: TokenRange) -> bool {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let mut words = ty.iter().filter(|at| tokens.kind(*at) != Kind::Const);
    let (Some(only), None) = (words.next(), words.next()) else { return false };
    let headers = tree.headers_of(id).iter();
    let mut own = headers.flat_map(|header| header.parameters.of(&tree.template_parameters));
    own.any(|one| one.name().is_some_and(|name| tokens.symbol(name) == tokens.symbol(only)))
}

/// The declarations of the same entity before `id`.
pub(super) fn earlier(reading: &Reading, id: DeclarationId) -> impl Iterator<Item = DeclarationId> {
    let entity = reading.tree[id].entity;
    let all = entity.map(|entity| reading.tree[entity].declarations.as_slice()).unwrap_or_default();
    all.iter().copied().take_while(move |other| *other < id)
}

/// Whether this or an earlier declaration is marked as one of the toolkit's own: those may be declared again
/// with any space.
pub(super) fn is_builtin(context: &Context<'_>, id: DeclarationId) -> bool {
    Said::Builtin.is_written(context.reading, id) || was_said(context, id, Said::Builtin)
}

/// Whether `said` holds for an earlier declaration of the same function, or, for an explicit instantiation, for
/// one of its template.
fn was_said(context: &Context<'_>, id: DeclarationId, said: Said) -> bool {
    let tree = &context.reading.tree;
    let before = |entity: EntityId| context.history().first(entity, said).is_some_and(|first| first < id);
    let is_instance =
        matches!(tree[id].form, tree::Form::ExplicitInstantiation | tree::Form::ExternInstantiation);
    let template = match tree.function(id) {
        Some(function) if is_instance => match templates::primary(context.reading, id, function) {
            Primary::Known(entity) => Some(entity),
            Primary::Unknown | Primary::None => None,
        },
        _ => None,
    };
    tree[id].entity.into_iter().chain(template).any(before)
}

/// `constexpr` or `consteval` here or on an earlier declaration.
pub(super) fn is_constexpr(context: &Context<'_>, id: DeclarationId) -> bool {
    Said::Constexpr.is_written(context.reading, id) || was_said(context, id, Said::Constexpr)
}

/// Whether an exception specification is written here, or on the template that this instantiates.
pub(super) fn has_exception_specification(context: &Context<'_>, id: DeclarationId) -> bool {
    let form = context.reading.tree[id].form;
    let is_instance = matches!(form, tree::Form::ExplicitInstantiation | tree::Form::ExternInstantiation);
    Said::ExceptionSpecification.is_written(context.reading, id)
        || is_instance && was_said(context, id, Said::ExceptionSpecification)
}

/// Written `inline`, or implied by `constexpr` or a friend definition.
pub(super) fn is_inline(context: &Context<'_>, id: DeclarationId) -> bool {
    let tree = &context.reading.tree;
    let friend_definition = tree.has_specifier(id, SpecifierKind::Friend)
        && tree.function(id).is_some_and(|function| function.body.range().is_some());
    Said::Inline.is_written(context.reading, id) || friend_definition || was_said(context, id, Said::Inline)
}

/// Which kind of operator function it is.
pub(super) fn operator(reading: &Reading, function: &Function) -> Operator {
    match function.name {
        FunctionName::Operator => {
            let call = reading.tokens.kind(function.name_token.next()) == Kind::OpenParen;
            if call { Operator::Call } else { Operator::Other }
        }
        FunctionName::Conversion => Operator::Conversion,
        FunctionName::Literal => Operator::Literal,
        _ => Operator::None,
    }
}

/// Where a kernel is declared.
pub(super) fn membership(context: &Context<'_>, id: DeclarationId, function: &Function) -> Membership {
    let reading = context.reading;
    let tree = &reading.tree;
    if tree.has_specifier(id, SpecifierKind::Friend) {
        return Membership::Friend;
    }
    if !reading.tree.is_member(function) {
        return Membership::NamespaceMember;
    }
    if Said::Static.is_written(reading, id) || was_said(context, id, Said::Static) {
        Membership::StaticMember
    } else {
        Membership::Member
    }
}

/// The return type of a kernel.
///
/// # Errors
/// Why it is not known whether it is void.
pub(super) fn return_type(
    reading: &Reading,
    spelling: Spelling<'_>,
    id: FunctionId,
) -> Result<ReturnType, Missing> {
    let function = &reading.tree[id];
    if function.deduced != Deduced::No && reading.tree.trailing_return(function).is_empty() {
        return Ok(ReturnType::Deduced);
    }
    if function.wrapped_return {
        return Ok(ReturnType::Other);
    }
    match spelling.returns(id) {
        Ok(ty) if is_void(&ty) => Ok(ReturnType::Void),
        Ok(_) => Ok(ReturnType::Other),
        Err(Missing::Deduced) => Ok(ReturnType::Deduced),
        Err(Missing::Dependent) => Ok(ReturnType::Dependent),
        // A class or enum, whatever its name.
        Err(Missing::Unnamed | Missing::Local | Missing::Internal) => Ok(ReturnType::Other),
        Err(missing) => Err(missing),
    }
}

fn is_void(ty: &Type) -> bool {
    match ty {
        Type::Builtin(code) => *code == "v",
        Type::Qualified(_, inner) => is_void(inner),
        _ => false,
    }
}

/// The type of a kernel's parameter.
///
/// # Errors
/// Why it is not known.
pub(super) fn parameter_type(
    reading: &Reading,
    spelling: Spelling<'_>,
    function: FunctionId,
    id: ParameterId,
) -> Result<KernelParameterType, Missing> {
    match reading.tree[id].shape {
        // `T &&` may be an lvalue reference in an instance.
        Shape::RvalueReference if !spelling.is_instance() => return Ok(KernelParameterType::RvalueReference),
        Shape::Pointer | Shape::Array | Shape::Function | Shape::LvalueReference => {
            return Ok(KernelParameterType::Ordinary);
        }
        Shape::RvalueReference | Shape::Plain => {}
    }
    match spelling.parameter(function, id) {
        Ok(Type::RvalueReference(_)) => Ok(KernelParameterType::RvalueReference),
        Ok(ty) if is_va_list(&ty) => Ok(KernelParameterType::VaList),
        Ok(ty) if is_initializer_list(&ty) => Ok(KernelParameterType::InitializerList),
        Ok(_) | Err(Missing::Unnamed | Missing::Local | Missing::Internal) => {
            Ok(KernelParameterType::Ordinary)
        }
        Err(missing) => Err(missing),
    }
}

fn is_va_list(ty: &Type) -> bool {
    match ty {
        Type::Array(Some(1), inner) => {
            matches!(inner.as_ref(), Type::Named(Name(n)) if n == &[Component::source("__va_list_tag")])
        }
        _ => false,
    }
}

fn is_initializer_list(ty: &Type) -> bool {
    let ty = match ty {
        Type::Qualified(_, inner) => inner,
        other => other,
    };
    let Type::Named(Name(components)) = ty else { return false };
    match components.as_slice() {
        [std, list] => {
            let is = |c: &Component, name: &str| matches!(&c.base, Base::Source(n) if n == name);
            is(std, "std") && is(list, "initializer_list") && list.arguments.is_some()
        }
        _ => false,
    }
}

/// Whether a parameter's type is const at top level, and whether it is a reference.
///
/// # Errors
/// Why it is not known.
pub(super) fn constness(
    reading: &Reading,
    spelling: Spelling<'_>,
    function: FunctionId,
    id: ParameterId,
) -> Result<(bool, bool), Missing> {
    match reading.tree[id].shape {
        Shape::LvalueReference | Shape::RvalueReference => return Ok((false, true)),
        // `const T` may be a reference in an instance; it is const as it is written.
        Shape::Plain if reading.tree[id].is_const => {
            let is_reference = spelling.is_instance()
                && matches!(
                    spelling.parameter(function, id)?,
                    Type::LvalueReference(_) | Type::RvalueReference(_)
                );
            return Ok((true, is_reference));
        }
        _ => {}
    }
    let ty = spelling.parameter(function, id)?;
    Ok(match ty {
        Type::LvalueReference(_) | Type::RvalueReference(_) => (false, true),
        Type::Qualified(cv, _) => (cv.is_const, false),
        Type::Array(_, element) => (matches!(*element, Type::Qualified(cv, _) if cv.is_const), false),
        _ => (false, false),
    })
}

/// How a function is defaulted; whether it is virtual by overriding is not looked at without a body of bases.
pub(super) fn defaulted(
    reading: &Reading,
    id: DeclarationId,
    function: &Function,
) -> crate::rules::generated::Defaulted {
    use crate::rules::generated::Defaulted;
    if !matches!(function.body, Body::Default(_)) {
        return Defaulted::Not;
    }
    if earlier(reading, id).next().is_some() || !function.qualifier().is_empty() {
        return Defaulted::Later;
    }
    // `friend bool operator==(..) = default;` is no member: its annotations count.
    if reading.tree.has_specifier(id, SpecifierKind::Friend) {
        return Defaulted::Not;
    }
    if reading.tree.has_specifier(id, SpecifierKind::Virtual) || function.is_override {
        return Defaulted::FirstVirtual;
    }
    Defaulted::First
}

/// Whether no template argument that is written behind the name of a function may be const: none is, or keywords say all.
pub(super) fn has_no_const_argument(reading: &Reading, function: &Function) -> bool {
    let tokens = &reading.tokens;
    let open = function.name_token.next();
    let close = tokens.angle_partner(open).unwrap_or(open);
    let mut arguments = TokenRange::new(open.next(), close.max(open.next())).iter();
    arguments.all(|at| tokens.kind(at).is_arithmetic_type() || tokens.kind(at) == Kind::Comma)
}
