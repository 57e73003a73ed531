//! What a unit declares: functions, variables, templates, namespaces, and the attributes on them.

use std::ops::Range;

use crate::conversions::Fixed;
use crate::types::{Argument, Path, Signature, Type};

/// A CUDA attribute as written: `__attribute__((device))` or `__device__`.
#[derive(Clone, Debug)]
pub(crate) struct CudaAttribute {
    /// The word inside: `device`, `launch_bounds`, ...
    pub(crate) name: String,
    /// All its tokens, arguments included.
    pub(crate) range: Range<usize>,
    /// The tokens between the parentheses of its arguments.
    pub(crate) arguments: Option<Range<usize>>,
    /// The values of its arguments, where they are constants.
    pub(crate) values: Vec<Option<i64>>,
}

/// The kinds of function names that rules speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FunctionName {
    /// An identifier.
    Plain,
    /// `operator` and an operator token.
    Operator,
    /// `operator` and a type.
    Conversion,
    /// `operator ""` and a suffix.
    Literal,
    /// A constructor.
    Constructor,
    /// A destructor.
    Destructor,
}

/// How a declaration stands to templates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// No template header of its own.
    Plain,
    /// `template <...>` before it.
    Template,
    /// `template <>` before it.
    Specialisation,
    /// `template` or `extern template` before it.
    Instantiation,
}

/// A function or function template.
#[derive(Clone, Debug)]
pub(crate) struct FunctionEntity {
    /// Enclosing scopes.
    pub(crate) path: Path,
    /// The last component, `operator+` and `~S` included.
    pub(crate) name: String,
    /// What kind of name that is.
    pub(crate) name_kind: FunctionName,
    /// The template header's parameter kinds, where it is a template.
    pub(crate) template: Option<String>,
    /// The scope of the class template's header, where it is a friend that depends on one.
    pub(crate) of_template: Option<usize>,
    /// The written arguments, where it is an explicit specialisation.
    pub(crate) specialisation: Option<Vec<Argument>>,
    /// The entity of the primary template, where it is an explicit specialisation and that was declared.
    pub(crate) primary: Option<usize>,
    /// Return type of the first declaration.
    pub(crate) result: Type,
    /// Parameters and what follows them.
    pub(crate) signature: Signature,
    /// Number of parameters without default argument, over all declarations.
    pub(crate) required: usize,
    /// Member of a class.
    pub(crate) member: bool,
    /// A private or protected member.
    pub(crate) is_private: bool,
    /// `extern "C"`.
    pub(crate) c_linkage: bool,
    /// `static` at namespace scope, or inside an unnamed namespace.
    pub(crate) internal: bool,
    /// Indices into [`super::Program::functions`].
    pub(crate) declarations: Vec<usize>,
    /// Token of the first declaration's name.
    pub(crate) first: usize,
}

/// A parameter of a function declaration.
#[derive(Clone, Debug)]
pub(crate) struct Parameter {
    /// Its tokens, default argument included.
    pub(crate) range: Range<usize>,
    /// Its type before adjustment.
    pub(crate) written: Type,
    /// Its name and the token of it.
    pub(crate) name: Option<(String, usize)>,
    /// Before this token stands, or would stand, the name (before the `...` of a pack).
    pub(crate) name_at: usize,
    /// It is a function parameter pack.
    pub(crate) pack: bool,
    /// ` = expression`, where given.
    pub(crate) default: Option<Range<usize>>,
    /// CUDA attributes in it, indices into [`super::Program::attributes`].
    pub(crate) attributes: Vec<usize>,
}

/// A template parameter.
#[derive(Clone, Debug)]
pub(crate) struct TemplateParameter {
    /// Its name.
    pub(crate) name: Option<String>,
    /// Where a name would be inserted: before this token.
    pub(crate) name_at: usize,
    /// It is a pack.
    pub(crate) pack: bool,
    /// `type`, `template` or the type of a non-type parameter.
    pub(crate) kind: String,
    /// It has a default argument.
    pub(crate) has_default: bool,
    /// That argument, where it is a type or one token, and deduction cannot fail in it.
    pub(crate) default: Option<Argument>,
}

/// `template <...>`.
#[derive(Clone, Debug)]
pub(crate) struct TemplateHeader {
    /// From `template` to past the closing `>`.
    pub(crate) range: Range<usize>,
    /// The parameters.
    pub(crate) parameters: Vec<TemplateParameter>,
}

/// What stands where the body of a function would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Body {
    /// A declaration only.
    None,
    /// `{ ... }`, braces included.
    Compound(Range<usize>),
    /// `= default`.
    Defaulted,
    /// `= delete`.
    Deleted,
}

/// Decl-specifiers other than the type, each with its token where the writer needs it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Specifiers {
    /// The first token of the specifiers.
    pub(crate) start: usize,
    /// The first token after leading `[[...]]`, `alignas(...)` and GNU attributes.
    pub(crate) after_leading_attributes: usize,
    /// One past the last token.
    pub(crate) end: usize,
    /// CUDA attributes in order, indices into [`super::Program::attributes`].
    pub(crate) attributes: Vec<usize>,
    /// Those of `attributes` that stand after a class key.
    pub(crate) after_key: Vec<usize>,
    /// `static`.
    pub(crate) static_at: Option<usize>,
    /// `extern`.
    pub(crate) extern_at: Option<usize>,
    /// `inline` and its spellings.
    pub(crate) inline_at: Option<usize>,
    /// `constexpr` or `consteval`.
    pub(crate) constexpr_at: Option<usize>,
    /// The token of `consteval`, which says `constexpr` too.
    pub(crate) consteval_at: Option<usize>,
    /// `virtual`.
    pub(crate) virtual_at: Option<usize>,
    /// `friend`.
    pub(crate) friend_at: Option<usize>,
    /// `__attribute__((weak))`.
    pub(crate) weak: bool,
    /// `typedef`.
    pub(crate) typedef_at: Option<usize>,
    /// `thread_local`.
    pub(crate) thread_local_at: Option<usize>,
    /// `__thread`.
    pub(crate) gnu_thread_at: Option<usize>,
    /// `explicit`, `mutable`, `register`.
    pub(crate) other: Vec<usize>,
    /// One of them is `explicit`.
    pub(crate) is_explicit: bool,
    /// The tokens of cv-qualifiers.
    pub(crate) cv: Vec<usize>,
    /// The tokens of `auto` or `decltype(auto)`.
    pub(crate) placeholder: Option<Range<usize>>,
    /// They define a class or an enumeration.
    pub(crate) defines: bool,
    /// The class or enumeration that they define, or declare alone.
    pub(crate) declared: Option<super::DeclaredType>,
    /// They name a class by an elaborated-type-specifier and nothing was declared before.
    pub(crate) elaborated: bool,
    /// The type, where one is written.
    pub(crate) written: Option<Type>,
}

/// One declaration of a function.
#[derive(Clone, Debug)]
pub(crate) struct FunctionDeclaration {
    /// Index into [`super::Program::function_entities`].
    pub(crate) entity: usize,
    /// How it stands to templates.
    pub(crate) form: Form,
    /// All template headers before it, outermost first.
    pub(crate) headers: Vec<TemplateHeader>,
    /// From the first template header (or `extern`/`template` of an instantiation) to past the body or `;`.
    pub(crate) range: Range<usize>,
    /// The specifiers.
    pub(crate) specifiers: Specifiers,
    /// The pointer and reference operators of the return type.
    pub(crate) return_operators: Vec<usize>,
    /// The nested-name-specifier and the name, template arguments included.
    pub(crate) declarator_id: Range<usize>,
    /// The token of the unqualified name (`operator`, `~` included).
    pub(crate) name_at: usize,
    /// Template arguments after the name.
    pub(crate) arguments: Option<Vec<Argument>>,
    /// From `(` to past `)` of the parameters.
    pub(crate) parameter_clause: Range<usize>,
    /// The parameters.
    pub(crate) parameters: Vec<Parameter>,
    /// The parameter list ends in an ellipsis that declares no pack.
    pub(crate) variadic: bool,
    /// The return type as declared (the trailing one where there is one).
    pub(crate) result: Type,
    /// Where a trailing return type is written.
    pub(crate) trailing_return: bool,
    /// `noexcept`, `noexcept(...)` or `throw(...)`.
    pub(crate) exception_specification: bool,
    /// The body.
    pub(crate) body: Body,
    /// The declaration is a class member's first, or a friend's.
    pub(crate) in_class: bool,
    /// A block-scope declaration.
    pub(crate) in_block: bool,
    /// A friend in a class template: declared by each instance of the class, and not before.
    pub(crate) of_instances: bool,
    /// The scope of the parameters.
    pub(crate) scope: usize,
    /// The first token of the member initialisers or the body.
    pub(crate) body_at: usize,
    /// Where the code of its body ends, where that is certain.
    pub(crate) code_end: Option<usize>,
}

impl FunctionDeclaration {
    /// Whether it is a definition with statements.
    pub(crate) fn has_body(&self) -> bool {
        matches!(self.body, Body::Compound(_))
    }
}

/// Where a variable is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VariableScope {
    /// A namespace.
    Namespace,
    /// A block of a function body.
    Block,
    /// A class.
    Class,
}

/// A variable, variable template or data member.
#[derive(Clone, Debug)]
pub(crate) struct VariableEntity {
    /// Enclosing scopes.
    pub(crate) path: Path,
    /// Its name.
    pub(crate) name: String,
    /// Of a template, the kinds of its parameters, packs with `...`.
    pub(crate) template: Option<String>,
    /// Where it was first declared.
    pub(crate) scope: VariableScope,
    /// Inside an unnamed namespace.
    pub(crate) in_unnamed: bool,
    /// `extern "C"`.
    pub(crate) c_linkage: bool,
    /// Indices into [`super::Program::variables`].
    pub(crate) declarations: Vec<usize>,
    /// Token of the first declaration's name.
    pub(crate) first: usize,
    /// Its type by the first declaration; of `auto`, what is deduced where that is certain.
    pub(crate) written: Type,
    /// Its value, where it is an integral constant.
    pub(crate) value: Option<i64>,
    /// It has no initialiser, and constant values all the same: those that its class gives its members.
    pub(crate) made_constant: bool,
    /// Of a reference, whether what it is bound to stands at a constant address; of a constant pointer, whether its value
    /// is one.
    pub(crate) fixed: Fixed,
    /// The lambda whose closure it is, an index into [`super::Program::lambdas`].
    pub(crate) closure: Option<usize>,
}

impl VariableEntity {
    /// The type of an instance of a variable template by its written arguments; of no template the type itself. Nothing where
    /// arguments are missing, are left to defaults or make a pack.
    pub(crate) fn instance_type(&self, written: &Type, arguments: Option<&[Argument]>) -> Option<Type> {
        let Some(kinds) = &self.template else { return Some(written.clone()) };
        let list = arguments?;
        let whole = !kinds.contains("...") && kinds.split(',').count() == list.len();
        whole.then(|| written.substitute(0, list))
    }

    /// The type where a use names it in an instance of its class, or as an instance of a template.
    pub(crate) fn type_in(&self, used: &super::VariableUse) -> Type {
        let put = used.class_arguments.iter();
        let written = put.fold(self.written.clone(), |t, (depth, list)| t.substitute(*depth, list));
        self.instance_type(&written, used.arguments.as_deref()).unwrap_or(written)
    }
}

/// One declaration of a variable.
#[derive(Clone, Debug)]
pub(crate) struct VariableDeclaration {
    /// Index into [`super::Program::variable_entities`].
    pub(crate) entity: usize,
    /// How it stands to templates.
    pub(crate) form: Form,
    /// From the first token of the whole simple-declaration (template header included); equal for all declarators.
    pub(crate) declaration_start: usize,
    /// The specifiers, equal for all declarators of the declaration.
    pub(crate) specifiers: Specifiers,
    /// The token of the name.
    pub(crate) name_at: usize,
    /// Nested-name-specifier and name.
    pub(crate) declarator_id: Range<usize>,
    /// From the first token of the declarator to past it (initialiser excluded).
    pub(crate) declarator: Range<usize>,
    /// The initialiser with its `=`, parentheses or braces.
    pub(crate) initializer: Option<Range<usize>>,
    /// Number of elements of an unsized outermost array by its initialiser, where it can be told by counting.
    pub(crate) counted_bound: Option<usize>,
    /// The token after the `[` of an outermost array without a bound.
    pub(crate) open_bound_at: Option<usize>,
    /// The type.
    pub(crate) written: Type,
    /// Where.
    pub(crate) scope: VariableScope,
    /// The function declaration whose body holds it (index into [`super::Program::functions`]).
    pub(crate) function: Option<usize>,
    /// Declared by a structured binding.
    pub(crate) structured_binding: bool,
}

/// A CUDA attribute on an entity that the placement table names and nothing else remembers.
#[derive(Clone, Debug)]
pub(crate) struct Misplaced {
    /// Index into [`super::Program::attributes`].
    pub(crate) attribute: usize,
    /// The value of the `entity` domain.
    pub(crate) entity: &'static str,
}

/// An opening of an unnamed namespace.
#[derive(Clone, Debug)]
pub(crate) struct UnnamedNamespace {
    /// The tokens from `namespace` to before `{`.
    pub(crate) head: Range<usize>,
    /// The names of the enclosing namespaces, `None` for an unnamed one.
    pub(crate) enclosing: Vec<Option<String>>,
    /// Whether the enclosing scope has had an opening before.
    pub(crate) reopened: bool,
}

/// A name for something that is declared elsewhere, or a namespace.
#[derive(Clone, Debug)]
pub(crate) struct NamedEntity {
    /// Enclosing scopes.
    pub(crate) path: Path,
    /// Its own name.
    pub(crate) name: String,
    /// The token of the name.
    pub(crate) first: usize,
    /// Its declaration.
    pub(crate) range: Range<usize>,
}

/// A using-declaration.
#[derive(Clone, Debug)]
pub(crate) struct UsingDeclaration {
    /// The name that it declares.
    pub(crate) declared: NamedEntity,
    /// What lookup finds.
    pub(crate) symbols: Vec<crate::scopes::Symbol>,
}
