//! What a unit does with what it declares: launches, calls, mentions, uses of variables, instances of templates.

use std::ops::Range;

use crate::overloads::Candidate;
use crate::scopes::Bindings;
use crate::types::{Argument, Path, Type};

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
    /// The instance whose body was read.
    pub(crate) instance: Option<usize>,
    /// The innermost lambda around it.
    pub(crate) lambda: Option<usize>,
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
    /// A constructor of a declared object, of `T(...)` or `new T(...)`.
    Construction,
    /// A constructor of an object that is made otherwise: of `T{...}`, a cast, what is returned, an element of a list.
    ImpliedConstruction,
    /// The constructor of a temporary object, said of the object that it becomes.
    ElidedConstruction,
    /// A destructor of an object.
    Destruction,
    /// The destructor of a temporary object, which host code does not say where that ends.
    TemporaryEnd,
    /// The same of the object that a call gives.
    ResultEnd,
    /// The destructor that `T(...)` makes ready, which host code says where that is written ([expr.type.conv]).
    WrittenEnd,
    /// The destructor that a delete-expression finds by the object: device code does not say it.
    VirtualEnd,
    /// The conversion of an argument to a parameter.
    ArgumentConversion,
    /// A constructor or destructor of a base, called by one of the class.
    Base,
    /// The same of a member.
    MemberObject,
    /// A constructor or destructor of the elements of a member array, a constructor of those of any other array that no
    /// clause of an initialiser makes.
    Elements,
    /// A constructor of the elements of an array that a new-expression makes without a list.
    NewElements,
    /// A destructor of the elements of an array that is no member.
    ElementsEnd,
    /// The allocation or deallocation function of a new- or delete-expression.
    Allocation,
    /// The same of an array whose elements are made or ended: its address is handed over to what does that.
    ElementsAllocation,
    /// A call in a default argument that is used.
    DefaultArgument,
    /// A call in a default member initialiser that a constructor uses.
    MemberInitializer,
}

impl CallForm {
    /// Whether a temporary object ends, or a variable that the call names.
    pub(crate) fn ends(self) -> bool {
        use CallForm::{Destruction, ElementsEnd, ResultEnd, TemporaryEnd, VirtualEnd, WrittenEnd};
        matches!(self, Destruction | ElementsEnd | TemporaryEnd | ResultEnd | WrittenEnd | VirtualEnd)
    }
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
    /// Of the destructor of an object that a block declares: where device code calls it; `None` where that is not certain.
    pub(crate) ends: Option<Vec<Option<usize>>>,
    /// Of the constructor of a temporary object: the place of the object that it becomes.
    pub(crate) becomes: Option<usize>,
    /// Of a constructor: whether all arguments are constants; `None` where that is not certain.
    pub(crate) constants: Option<bool>,
    /// The built-in function that it is a call of, which nobody declares.
    pub(crate) built_in: Option<String>,
    /// The arguments of the class template whose members they are.
    pub(crate) put: Vec<(usize, Vec<Argument>)>,
    /// How many of its arguments are no constants, at least and at most.
    pub(crate) changing: Range<usize>,
    /// How certain it is.
    pub(crate) standing: Standing,
    /// Where it stands.
    pub(crate) context: Context,
    /// The function declaration whose body holds it.
    pub(crate) function: Option<usize>,
    /// The innermost lambda around it, an index into [`super::Program::lambdas`].
    pub(crate) lambda: Option<usize>,
    /// The instance whose body was read, an index into [`super::Program::instances`].
    pub(crate) instance: Option<usize>,
    /// The implied member that makes it, an index into [`super::Program::implied`].
    pub(crate) implied: Option<usize>,
}

/// A call of a variable of namespace scope that is initialised with a lambda.
#[derive(Clone, Debug)]
pub(crate) struct ClosureCall {
    /// The lambda, an index into [`super::Program::lambdas`].
    pub(crate) closure: usize,
    /// The call; no function declaration is its candidate.
    pub(crate) call: Call,
}

/// The special members that a class has without a body of its own, those that copy alone of the kinds that do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ImpliedKind {
    /// The default constructor.
    Constructor,
    /// The copy constructor.
    Copy,
    /// The move constructor.
    Move,
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
    /// An index into [`super::Program::implied`].
    pub(crate) member: usize,
    /// The implied member whose code uses it.
    pub(crate) implied: Option<usize>,
    /// The function declaration whose body uses it; neither one: the initialisation of a variable of the host.
    pub(crate) function: Option<usize>,
    /// The innermost lambda around it.
    pub(crate) lambda: Option<usize>,
    /// The instance whose body was read.
    pub(crate) instance: Option<usize>,
    /// The token before which the reading stood.
    pub(crate) at: usize,
    /// No diagnostic speaks of it, see [`super::Program::quiet_calls`].
    pub(crate) quiet: bool,
}

/// An instance of a function template or of a member of a class template.
#[derive(Clone, Debug, Default)]
pub(crate) struct Instance {
    /// Index into [`super::Program::function_entities`].
    pub(crate) entity: usize,
    /// Template arguments by the depth of their parameters; `None` where some are not certain.
    pub(crate) bindings: Option<Vec<(usize, Vec<Argument>)>>,
    /// A function template's own arguments where closures are among them; `bindings` are not certain then.
    pub(crate) with_closures: Option<Vec<Argument>>,
    /// The token of its first use.
    pub(crate) at: usize,
    /// An explicit instantiation makes it.
    pub(crate) explicit: bool,
    /// Its definition is needed by code that is evaluated: of another instance, or (`None`) of no template.
    pub(crate) needed_by: Vec<Option<usize>>,
    /// Where it is named outside of templates (`None`) and in instances that are read.
    pub(crate) named: Vec<(Option<usize>, usize)>,
    /// The values of the template's attributes (indices into [`super::Program::attributes`]) in it.
    pub(crate) attributes: Vec<(usize, Vec<Option<i64>>)>,
}

/// An id-expression that names a variable with a declaration in the unit.
#[derive(Clone, Debug)]
pub(crate) struct VariableUse {
    /// The qualified id.
    pub(crate) range: Range<usize>,
    /// Index into [`super::Program::variable_entities`].
    pub(crate) entity: usize,
    /// The arguments written behind the name of a variable template.
    pub(crate) arguments: Option<Vec<Argument>>,
    /// What stands for the parameters of the class templates whose static member it is.
    pub(crate) class_arguments: Bindings,
    /// The whole operand of `decltype`, without parentheses of its own.
    pub(crate) decltype_operand: bool,
    /// What becomes of the lvalue.
    pub(crate) access: Access,
    /// An element of it is what the lvalue names: the object is needed whatever becomes of that.
    pub(crate) element: bool,
    /// How the value is come to, where the variable is a constant.
    pub(crate) reached: Reached,
    /// The lvalue names an array.
    pub(crate) array: bool,
    /// It is written, and a reference is bound to the result.
    pub(crate) bound: bool,
    /// Nobody takes the value of the element that it is.
    pub(crate) discarded: bool,
    /// A cast to a reference gave it another type.
    pub(crate) recast: bool,
    /// Its constant address is the operand of a C-style cast.
    pub(crate) address_cast: bool,
    /// What the host pass says of it in a template, whatever an instance makes of it: `Discarded` where nothing is
    /// converted.
    pub(crate) in_pattern: Option<Access>,
    /// A condition that hangs on template parameters chooses it: that alone reads nothing.
    pub(crate) chosen: bool,
    /// An object of an empty class is copied, which reads nothing of it.
    pub(crate) empty: bool,
    /// What becomes of it hangs on the types of template parameters, or on what is returned: it is looked at in each
    /// instance.
    pub(crate) in_each: bool,
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
    /// The implied member that uses it, an index into [`super::Program::implied`].
    pub(crate) implied: Option<usize>,
}

/// What an lvalue names, as far as it matters of constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// An object of a class.
    Object,
    /// A pointer.
    Pointer,
    /// Another value.
    Scalar,
}

/// What an object of a class and of const type is copied to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Copied {
    /// A const variable or member.
    ToVariable,
    /// The object of a new-expression, a result, what is thrown, what a cast or a condition gives.
    ToOther,
}

/// A condition that chooses between two lvalues of a type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    /// What is chosen is no constant; `None` where that is not certain.
    pub(crate) changing: Option<bool>,
    /// What is chosen.
    pub(crate) target: Target,
    /// It is a part of the variable, and no element by `[]`.
    pub(crate) part: bool,
    /// A member of what is chosen is named, or a cast names it.
    pub(crate) followed: bool,
}

/// How code comes from a variable to what it takes the value of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reached {
    /// What the lvalue names.
    pub(crate) target: Target,
    /// Constants alone choose the elements on the way; `None` where that is not certain.
    pub(crate) by_constants: Option<bool>,
    /// It is an element by `[]`: no member of one, and not what `*` gives.
    pub(crate) subscripted: bool,
    /// It is a part of the variable, or a cast names it.
    pub(crate) part: bool,
    /// A condition chooses it.
    pub(crate) choice: Option<Choice>,
    /// A condition that is no constant chooses it or another value.
    pub(crate) chosen_by_code: bool,
    /// An object of a class without constructors is copied to one of the same type that is const as well; or, of any class,
    /// by a condition that chooses it or a temporary object.
    pub(crate) copied: Option<Copied>,
    /// An object of its class is assigned it.
    pub(crate) assigned: bool,
    /// It is in what is computed as a whole while compiling: what initialises a part of an object or is the result of a
    /// lambda that captures and takes nothing.
    pub(crate) computed: bool,
}

impl Reached {
    /// A variable by its name.
    pub(crate) fn variable(target: Target) -> Self {
        Self {
            target,
            by_constants: Some(true),
            subscripted: false,
            part: false,
            choice: None,
            chosen_by_code: false,
            copied: None,
            assigned: false,
            computed: false,
        }
    }
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

/// A part of an expression for which no code is generated: behind a constant condition, or of a value that nobody
/// takes.
#[derive(Clone, Debug)]
pub(crate) struct LeftOut {
    /// Its tokens.
    pub(crate) range: Range<usize>,
    /// Code is certainly not generated; else the condition may be a constant.
    pub(crate) certain: bool,
    /// The instance whose body was read.
    pub(crate) instance: Option<usize>,
}

/// An id-expression that names functions.
#[derive(Clone, Debug)]
pub(crate) struct Mention {
    /// The functions that it may name.
    pub(crate) candidates: Vec<usize>,
    /// The template arguments that are written.
    pub(crate) arguments: Option<Vec<Argument>>,
    /// The token of the name's last component.
    pub(crate) name_at: usize,
    /// It is called or launched; else its address is taken.
    pub(crate) called: bool,
    /// It stands in a constant expression, a template argument among them, for which no code is generated.
    pub(crate) constant: bool,
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
    /// A variable, an index into [`super::Program::variable_entities`].
    Variable(usize),
    /// An alias, an index into [`super::Program::aliases`].
    Alias(usize),
    /// A lambda, an index into [`super::Program::lambdas`].
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
