//! What reading a unit yields: entities and, in source order, everything that a chapter judges or the host writer
//! edits. Ranges are half-open token ranges.

use std::ops::Range;

use crate::overloads::Candidate;
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
    /// Indices into [`Program::functions`].
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
    /// CUDA attributes in it, indices into [`Program::attributes`].
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
    /// CUDA attributes in order, indices into [`Program::attributes`].
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
    /// The tokens of cv-qualifiers.
    pub(crate) cv: Vec<usize>,
    /// The tokens of `auto` or `decltype(auto)`.
    pub(crate) placeholder: Option<Range<usize>>,
    /// They define a class or an enumeration.
    pub(crate) defines: bool,
    /// They name a class by an elaborated-type-specifier and nothing was declared before.
    pub(crate) elaborated: bool,
    /// The type, where one is written.
    pub(crate) written: Option<Type>,
}

/// One declaration of a function.
#[derive(Clone, Debug)]
pub(crate) struct FunctionDeclaration {
    /// Index into [`Program::function_entities`].
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
    /// The scope of the parameters.
    pub(crate) scope: usize,
    /// The first token of the member initialisers or the body.
    pub(crate) body_at: usize,
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
    /// It is a template.
    pub(crate) template: bool,
    /// Where it was first declared.
    pub(crate) scope: VariableScope,
    /// Inside an unnamed namespace.
    pub(crate) in_unnamed: bool,
    /// `extern "C"`.
    pub(crate) c_linkage: bool,
    /// Indices into [`Program::variables`].
    pub(crate) declarations: Vec<usize>,
    /// Token of the first declaration's name.
    pub(crate) first: usize,
    /// Its type by the first declaration; of `auto`, what is deduced where that is certain.
    pub(crate) written: Type,
    /// Its value, where it is an integral constant.
    pub(crate) value: Option<i64>,
}

/// One declaration of a variable.
#[derive(Clone, Debug)]
pub(crate) struct VariableDeclaration {
    /// Index into [`Program::variable_entities`].
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
    /// The function declaration whose body holds it (index into [`Program::functions`]).
    pub(crate) function: Option<usize>,
    /// Declared by a structured binding.
    pub(crate) structured_binding: bool,
}

/// A callee that is no function name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CalleeObject {
    /// A pointer, a reference, a member, a dependent name.
    Pointer,
    /// A variable initialised with a lambda.
    Closure,
    /// A variable whose type is a class or not certain.
    Open,
}

/// `callee<<<configuration>>>(arguments)`.
#[derive(Clone, Debug)]
pub(crate) struct Launch {
    /// The callee.
    pub(crate) callee: Range<usize>,
    /// The tokens between `<<<` and `>>>`.
    pub(crate) configuration: Range<usize>,
    /// How many expressions the configuration has.
    pub(crate) configuration_count: usize,
    /// From `(` to past `)` of the arguments.
    pub(crate) arguments: Range<usize>,
    /// It is a whole expression statement.
    pub(crate) statement: bool,
    /// The functions that the callee may name; empty where it is no function name (a pointer, a dependent name).
    pub(crate) candidates: Vec<usize>,
    /// The callee is unqualified and an argument depends on template parameters.
    pub(crate) dependent: bool,
    /// What is known of a callee that names no function.
    pub(crate) object: CalleeObject,
    /// Lookup of `__cudaPushCallConfiguration` finds a function.
    pub(crate) push_declared: bool,
    /// Where it stands.
    pub(crate) context: Context,
    /// The function declaration whose body holds it.
    pub(crate) function: Option<usize>,
}

/// What makes a call: the values of the `call-form` domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CallForm {
    /// `f(...)`.
    Function,
    /// The callee of a launch that is no kernel.
    Launch,
    /// A member function by name.
    Member,
    /// An overloaded operator.
    Operator,
    /// A conversion function or converting constructor.
    Conversion,
    /// A constructor of an object.
    Construction,
    /// A destructor of an object.
    Destruction,
    /// The conversion of an argument to a parameter.
    ArgumentConversion,
    /// A constructor or destructor of a base, called by one of the class.
    Base,
    /// The same of a member.
    MemberObject,
    /// The same of the elements of a member array.
    Elements,
    /// A call in a default argument that is used.
    DefaultArgument,
    /// A call in a default member initialiser that a constructor uses.
    MemberInitializer,
}

/// How certain a call is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// There is one.
    Certain,
    /// An argument depends on template parameters: which function is called is decided in instances.
    Dependent,
    /// There may be one.
    Open,
}

/// A call of a function that has a name.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// What makes it.
    pub(crate) form: CallForm,
    /// Callee and arguments.
    pub(crate) range: Range<usize>,
    /// The last component of the callee's name, the operator, or the name of the object.
    pub(crate) name_at: usize,
    /// The functions that it may mean after overload resolution.
    pub(crate) candidates: Vec<Candidate>,
    /// The built-in function that it is a call of, which nobody declares.
    pub(crate) built_in: Option<String>,
    /// The arguments of the class template whose members they are.
    pub(crate) put: Vec<(usize, Vec<Argument>)>,
    /// How certain it is.
    pub(crate) standing: Standing,
    /// Where it stands.
    pub(crate) context: Context,
    /// The function declaration whose body holds it.
    pub(crate) function: Option<usize>,
    /// The innermost lambda around it, an index into [`Program::lambdas`].
    pub(crate) lambda: Option<usize>,
    /// The instance whose body was read, an index into [`Program::instances`].
    pub(crate) instance: Option<usize>,
    /// The implied member that makes it, an index into [`Program::implied`].
    pub(crate) implied: Option<usize>,
}

/// The special members that a class has without a body of its own, those that copy alone of the kinds that do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ImpliedKind {
    /// The default constructor.
    Constructor,
    /// The copy constructor.
    Copy,
    /// The copy assignment operator.
    Assignment,
    /// The destructor.
    Destructor,
}

/// A special member that is declared by nobody or defaulted where it is first declared: its space is that of all who
/// use it.
#[derive(Clone, Debug)]
pub(crate) struct ImpliedMember {
    /// The class.
    pub(crate) class: Path,
    /// Which member.
    pub(crate) kind: ImpliedKind,
}

/// Who uses an implied member.
#[derive(Clone, Debug)]
pub(crate) struct ImpliedUse {
    /// An index into [`Program::implied`].
    pub(crate) member: usize,
    /// The implied member whose code uses it.
    pub(crate) implied: Option<usize>,
    /// The function declaration whose body uses it; neither one: the initialisation of a variable of the host.
    pub(crate) function: Option<usize>,
    /// The innermost lambda around.
    pub(crate) lambda: Option<usize>,
    /// The instance whose body was read.
    pub(crate) instance: Option<usize>,
}

/// What a capture without a name captures by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CaptureDefault {
    /// `=`.
    Copy,
    /// `&`.
    Reference,
}

/// How something is captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CaptureForm {
    /// By copy.
    Copy,
    /// By reference.
    Reference,
    /// An init-capture; by reference where it is `&name = ...`.
    Initialised {
        /// `&name = ...`.
        reference: bool,
        /// `= { ... }`.
        list: bool,
    },
    /// `this`.
    This,
    /// `*this`.
    Object,
}

/// A capture of a lambda expression, written or made by a mention in its body.
#[derive(Clone, Debug)]
pub(crate) struct Capture {
    /// Index into [`Program::lambdas`].
    pub(crate) lambda: usize,
    /// The name, or the first mention.
    pub(crate) at: usize,
    /// What is captured; `this` for the object.
    pub(crate) name: String,
    /// How.
    pub(crate) form: CaptureForm,
    /// It is not written in the introducer.
    pub(crate) implicit: bool,
    /// The first mention stands in an `if constexpr` of the lambda's body.
    pub(crate) in_constexpr_if: bool,
    /// The type of the variable or of the initialiser, where it is known.
    pub(crate) written: Option<Type>,
    /// The variable (an index into [`Program::variable_entities`]), where it is one.
    pub(crate) variable: Option<usize>,
    /// The value of an init-capture, without `=`, parentheses or braces.
    pub(crate) value: Option<Range<usize>>,
}

/// A lambda expression.
#[derive(Clone, Debug)]
pub(crate) struct Lambda {
    /// `[`.
    pub(crate) introducer: usize,
    /// The token after the introducer and the attributes behind it.
    pub(crate) declarator_at: usize,
    /// `{`.
    pub(crate) body_at: usize,
    /// One past its body.
    pub(crate) end: usize,
    /// The lambda around it, whose body holds it.
    pub(crate) outer: Option<usize>,
    /// The scope of its captures and parameters.
    pub(crate) scope: usize,
    /// `=` or `&` in the introducer.
    pub(crate) default: Option<CaptureDefault>,
    /// The specifier `constexpr`.
    pub(crate) is_constexpr: bool,
    /// A trailing return type.
    pub(crate) trailing: Option<Type>,
    /// Its tokens.
    pub(crate) trailing_range: Option<Range<usize>>,
    /// The specifier `mutable`.
    pub(crate) is_mutable: bool,
    /// The names of its parameters.
    pub(crate) parameter_names: Vec<String>,
    /// The parameter list ends in an ellipsis.
    pub(crate) variadic: bool,
    /// How many `if constexpr` are around it.
    pub(crate) constexpr_ifs: usize,
    /// The CUDA attributes on it, indices into [`Program::attributes`].
    pub(crate) attributes: Vec<usize>,
    /// The CUDA attributes behind its parameters.
    pub(crate) late_attributes: Vec<usize>,
    /// The types of its parameters.
    pub(crate) parameters: Vec<Type>,
    /// A parameter has a placeholder type.
    pub(crate) generic: bool,
    /// The function declaration whose body holds it.
    pub(crate) function: Option<usize>,
    /// It stands in a default argument or default member initialiser.
    pub(crate) in_default: bool,
    /// It was read again for this instance (an index into [`Program::instances`]): what is written on it was looked
    /// at before.
    pub(crate) instance: Option<usize>,
}

/// An instance of a function template or of a member of a class template.
#[derive(Clone, Debug)]
pub(crate) struct Instance {
    /// Index into [`Program::function_entities`].
    pub(crate) entity: usize,
    /// Template arguments by the depth of their parameters; `None` where some are not certain.
    pub(crate) bindings: Option<Vec<(usize, Vec<Argument>)>>,
    /// The token of its first use.
    pub(crate) at: usize,
    /// An explicit instantiation makes it.
    pub(crate) explicit: bool,
    /// The values of the template's attributes (indices into [`Program::attributes`]) in it.
    pub(crate) attributes: Vec<(usize, Vec<Option<i64>>)>,
}

/// An id-expression that names a variable with a declaration in the unit.
#[derive(Clone, Debug)]
pub(crate) struct VariableUse {
    /// The qualified id.
    pub(crate) range: Range<usize>,
    /// Index into [`Program::variable_entities`].
    pub(crate) entity: usize,
    /// The arguments written behind the name of a variable template.
    pub(crate) arguments: Option<Vec<Argument>>,
    /// The arguments of the class template whose static member it is.
    pub(crate) class_arguments: Option<Vec<Argument>>,
    /// The whole operand of `decltype`, without parentheses of its own.
    pub(crate) decltype_operand: bool,
    /// What becomes of the lvalue.
    pub(crate) access: Access,
    /// An element of it is what the lvalue names: the object is needed whatever becomes of that.
    pub(crate) element: bool,
    /// The lvalue names an array.
    pub(crate) array: bool,
    /// It is written, and a reference is bound to the result.
    pub(crate) bound: bool,
    /// It stands in an initialiser or default argument that is used here.
    pub(crate) again: bool,
    /// Where it stands.
    pub(crate) context: Context,
    /// The function declaration whose body holds it.
    pub(crate) function: Option<usize>,
    /// The innermost lambda around it.
    pub(crate) lambda: Option<usize>,
    /// The instance whose body was read.
    pub(crate) instance: Option<usize>,
    /// The implied member that uses it, an index into [`Program::implied`].
    pub(crate) implied: Option<usize>,
}

/// What becomes of an lvalue that names a variable or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// Its value is taken; of an array, a pointer is made.
    Read,
    /// It is assigned to.
    Written,
    /// It is assigned to by an operator that takes its value too.
    Changed,
    /// Its address is taken, a reference is bound to it, a member function is called on it.
    Addressed,
    /// Its address is compared with another: that may be folded.
    Compared,
    /// Its value is discarded.
    Discarded,
    /// It is not certain which of them.
    Open,
}

/// An id-expression that names functions.
#[derive(Clone, Debug)]
pub(crate) struct Mention {
    /// The functions that it may name.
    pub(crate) candidates: Vec<usize>,
    /// The token of the name's last component.
    pub(crate) name_at: usize,
    /// It is called or launched; else its address is taken.
    pub(crate) called: bool,
    /// Where it stands.
    pub(crate) context: Context,
    /// The function declaration whose body holds it.
    pub(crate) function: Option<usize>,
    /// The innermost lambda around it.
    pub(crate) lambda: Option<usize>,
    /// The instance whose body was read.
    pub(crate) instance: Option<usize>,
}

/// Where a call, a launch or a mention stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Context {
    /// A function's body.
    Body,
    /// A body in a template.
    Pattern,
    /// A body in a template, read again for an instance.
    Instance,
    /// An initialiser at namespace scope, a default argument or default member initialiser.
    NamespaceInitializer,
    /// The operand of `sizeof`, `decltype` or `noexcept`.
    Unevaluated,
    /// The discarded branch of `if constexpr`.
    Discarded,
    /// A branch of `if constexpr` whose condition is no literal.
    Open,
}

/// A CUDA attribute on an entity that the placement table names and nothing else remembers.
#[derive(Clone, Debug)]
pub(crate) struct Misplaced {
    /// Index into [`Program::attributes`].
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

/// What a part of the unit refers to, calls and addresses of functions aside: an edge of the keep-in-IL walk.
#[derive(Clone, Debug)]
pub(crate) enum Referent {
    /// A type; `complete` where it must be.
    Type {
        /// The type, as it is written or bound in an instance.
        written: Type,
        /// An object of it is declared, made or looked into.
        complete: bool,
    },
    /// A variable, an index into [`Program::variable_entities`].
    Variable(usize),
    /// An alias, an index into [`Program::aliases`].
    Alias(usize),
    /// A lambda, an index into [`Program::lambdas`].
    Lambda(usize),
    /// Something that is called and of which nothing is known.
    Unknown,
}

/// A reference and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Reference {
    /// To what.
    pub(crate) to: Referent,
    /// The token.
    pub(crate) at: usize,
    /// The instance whose body was read.
    pub(crate) instance: Option<usize>,
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

/// Everything that reading a unit yields.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    /// CUDA attributes in source order.
    pub(crate) attributes: Vec<CudaAttribute>,
    /// Attributes on something that is neither function nor variable nor parameter of a declared function.
    pub(crate) misplaced: Vec<Misplaced>,
    /// Functions in order of first declaration.
    pub(crate) function_entities: Vec<FunctionEntity>,
    /// Function declarations in source order.
    pub(crate) functions: Vec<FunctionDeclaration>,
    /// Variables in order of first declaration.
    pub(crate) variable_entities: Vec<VariableEntity>,
    /// Variable declarations in source order.
    pub(crate) variables: Vec<VariableDeclaration>,
    /// Launches.
    pub(crate) launches: Vec<Launch>,
    /// Calls of named functions.
    pub(crate) calls: Vec<Call>,
    /// Special members without a body that are used.
    pub(crate) implied: Vec<ImpliedMember>,
    /// By whom.
    pub(crate) implied_uses: Vec<ImpliedUse>,
    /// What they call.
    pub(crate) implied_calls: Vec<Call>,
    /// Lambda expressions.
    pub(crate) lambdas: Vec<Lambda>,
    /// What they capture, in the order of the captures and mentions.
    pub(crate) captures: Vec<Capture>,
    /// Instances of templates, in order of their first use.
    pub(crate) instances: Vec<Instance>,
    /// Instances of class templates that an explicit instantiation makes.
    pub(crate) class_instantiations: Vec<Path>,
    /// Mentions of functions by name, calls and launches included.
    pub(crate) mentions: Vec<Mention>,
    /// Uses of named variables.
    pub(crate) uses: Vec<VariableUse>,
    /// The same in bodies that are read again for instances, and in initialisers that are evaluated where they are used.
    pub(crate) uses_again: Vec<VariableUse>,
    /// References to types, variables, aliases and lambdas.
    pub(crate) references: Vec<Reference>,
    /// Aliases and alias templates.
    pub(crate) aliases: Vec<NamedEntity>,
    /// Namespaces, each where it is opened first.
    pub(crate) namespaces: Vec<NamedEntity>,
    /// Using-declarations.
    pub(crate) using_declarations: Vec<UsingDeclaration>,
    /// Unnamed namespaces.
    pub(crate) unnamed_namespaces: Vec<UnnamedNamespace>,
    /// Declarations of classes, enumerations and aliases marked `device_builtin`.
    pub(crate) builtin_declarations: Vec<Range<usize>>,
    /// The token after the first declaration of `size_t` at global scope.
    pub(crate) after_size_t: Option<usize>,
}

/// Whether a function is a special member that is defaulted where it is first declared and not virtual: what is written
/// on it means nothing.
pub(crate) fn is_implied(program: &Program, entity: usize) -> bool {
    let declarations = &program.function_entities[entity].declarations;
    let first = declarations.first().map(|d| &program.functions[*d]);
    first.is_some_and(|f| f.in_class && f.body == Body::Defaulted && f.specifiers.virtual_at.is_none())
}

/// Lengths of the growing lists, to forget what an abandoned reading added.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    attributes: usize,
    misplaced: usize,
    launches: usize,
    calls: usize,
    mentions: usize,
    uses: usize,
    uses_again: usize,
    lambdas: usize,
    captures: usize,
    instances: usize,
    references: usize,
    implied: usize,
    implied_uses: usize,
    implied_calls: usize,
}

impl Program {
    /// Remembers how much has been read.
    pub(crate) fn mark(&self) -> Mark {
        Mark {
            attributes: self.attributes.len(),
            misplaced: self.misplaced.len(),
            launches: self.launches.len(),
            calls: self.calls.len(),
            mentions: self.mentions.len(),
            uses: self.uses.len(),
            uses_again: self.uses_again.len(),
            lambdas: self.lambdas.len(),
            captures: self.captures.len(),
            instances: self.instances.len(),
            references: self.references.len(),
            implied: self.implied.len(),
            implied_uses: self.implied_uses.len(),
            implied_calls: self.implied_calls.len(),
        }
    }

    /// Forgets everything read since `mark`. Declarations are never read tentatively.
    pub(crate) fn forget(&mut self, mark: Mark) {
        self.attributes.truncate(mark.attributes);
        self.misplaced.truncate(mark.misplaced);
        self.launches.truncate(mark.launches);
        self.calls.truncate(mark.calls);
        self.mentions.truncate(mark.mentions);
        self.uses.truncate(mark.uses);
        self.uses_again.truncate(mark.uses_again);
        self.lambdas.truncate(mark.lambdas);
        self.captures.truncate(mark.captures);
        self.instances.truncate(mark.instances);
        self.references.truncate(mark.references);
        self.implied.truncate(mark.implied);
        self.implied_uses.truncate(mark.implied_uses);
        self.implied_calls.truncate(mark.implied_calls);
    }
}
