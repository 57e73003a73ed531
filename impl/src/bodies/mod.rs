//! What reading bodies and initialisers found: which names were used and what they mean there.

use crate::ids::model::{Argument, Type};
use crate::lex::{Kind, TokenId, TokenRange, Tokens};
use crate::reach::{InitializedMember, Instance, Specialization};
use crate::sema::{
    Accessed, CalledClosure, CompilerCall, ImplicitUse, Initialized, Resolved, ResultTypes, Use,
};
use crate::statistics::UnknownReason;
use crate::tree::{
    Attribute, ClassKey, EntityId, FunctionId, FunctionName, ScopeId, TemplateParameterId, Unparsed,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

mod branch;
mod callers;
mod captured;
mod choice;
mod eager;
mod local;
mod name_tokens;
mod parts;
mod passed;
mod resolved;
mod use_form;

pub use crate::sema::MemberInitializer;
pub(crate) use crate::sema::{Fact, Told};
pub use branch::Branch;
pub use captured::{Captured, NamedType, TemplateUse};
pub(crate) use captured::{NamedInstance, captured_as};
pub(crate) use choice::request;
pub(crate) use local::{is_in_body, local_entity, mentioned_in};
pub use name_tokens::NameTokens;
pub(crate) use parts::Parts;
pub use passed::{Null, Passed, PassedArguments};
pub use use_form::UseForm;

/// What the second reading of a unit found, in source order.
#[derive(Clone, Debug, Default)]
pub struct Bodies {
    /// Uses of the names that were asked for, by place. A name that was read twice is here once.
    pub names: Vec<NameUse>,
    /// Decisions that were made without a known name.
    pub ambiguities: Vec<Ambiguity>,
    /// Regions that do not fit the grammar.
    pub unparsed: Vec<Unparsed>,
    /// Declarations in blocks.
    pub locals: Vec<LocalDeclaration>,
    /// Lambda expressions in the text that was read.
    pub lambdas: Vec<Lambda>,
    /// The classes, enumerations, typedef-names, functions and variables with attributes that blocks declare, and the members of
    /// such classes, when all names were noted.
    pub local_entities: Vec<LocalEntity>,
    /// The functions that are named or called where [`Calls`] says that it matters, by place.
    pub calls: Vec<FunctionUse>,
    /// The functions that bodies certainly use, where [`Calls`] says that it matters, each with the first token of the body.
    pub(crate) resolved: Vec<(TokenId, Use)>,
    /// The functions that names in lambdas certainly call, by name; in templates those that are no specialisations.
    pub(crate) called_in_lambdas: FxHashMap<TokenId, Resolved>,
    /// The functions that templates use whatever their parameters stand for.
    pub(crate) in_patterns: Vec<Use>,
    /// The calls in templates of which the arguments tell what they mean.
    pub(crate) dependent: Vec<(TokenId, UseForm)>,
    /// The functions that lambdas of ordinary functions and initialisers of namespaces use, and those that ordinary functions only name.
    pub(crate) used_outside: Vec<Resolved>,
    /// Those that the initialisers of variables use that are certainly in the object file.
    pub(crate) initializing: Vec<Resolved>,
    /// The kernels that bodies certainly launch, where [`Calls`] says that it matters.
    pub(crate) launches: Vec<Use>,
    /// The kernels with types of blocks in their template arguments that they launch.
    pub(crate) local_launches: Vec<Use>,
    /// The specialisations that bodies name or launch and that have classes and enumerations in their template arguments, where
    /// code of the device asks.
    pub(crate) named_instances: Vec<NamedInstance>,
    /// The calls of objects of closure types.
    pub(crate) closures: Vec<CalledClosure>,
    /// The calls of functions that compilers declare, in functions that are no templates.
    pub(crate) compiler_calls: Vec<CompilerCall>,
    /// The kernels that bodies of templates launch, whatever their template parameters stand for.
    pub(crate) pattern_launches: Vec<Use>,
    /// The specialisations that device code uses.
    pub(crate) specializations: Vec<Specialization>,
    /// The same of the call operators of generic lambdas.
    pub(crate) operators: Vec<Specialization>,
    /// The results that were deduced from bodies; nothing for those that are not certain.
    pub(crate) results: ResultTypes,
    /// The templates whose instances are made where they are used, and that may use functions of the device, where host code is
    /// looked at.
    pub(crate) eager: FxHashSet<FunctionId>,
    /// The members of class templates that explicit instantiations make.
    pub(crate) explicit: Vec<Resolved>,
    /// The templates, by definition, of which [`Bodies::specializations`] holds one.
    pub(crate) instantiated: FxHashSet<FunctionId>,
    /// By template: for which arguments explicit specialisations stand, and the instances that other units define; `None` where
    /// that is not known.
    pub(crate) elsewhere: FxHashMap<EntityId, Vec<Option<Instance>>>,
    /// The instances of class templates that other units make: the scope of their members, and what the template parameters stand
    /// for.
    pub(crate) extern_classes: Vec<(ScopeId, Vec<(TemplateParameterId, Argument)>)>,
    /// The variables of namespaces and classes that are named where [`Calls`] says that it matters, by place.
    pub variables: Vec<VariableUse>,
    /// Operators, and `[` of subscripts, whose operands are no objects of classes, and the names of variables in blocks
    /// that are none, where [`Calls`] says that it matters: what stands there is built in.
    pub built_in: Vec<TokenId>,
    /// The `(` of the launches, and of the calls of names that are asked for, in templates whose arguments certainly depend on no template parameter.
    pub independent: Vec<TokenId>,
    /// The arguments of launches in functions that are no templates, where the uses of functions are noted.
    pub launched: Vec<Launched>,
    /// The arguments of launches that depend on no template parameter, by place, where they are asked for.
    pub passed: Vec<PassedArguments>,
    /// The function templates that are named with local or private types as arguments, where the uses of functions are
    /// noted.
    pub template_uses: Vec<TemplateUse>,
    /// The closures that are called where they are known.
    pub closure_calls: Vec<ClosureCall>,
    /// What bodies hold that code of the device cannot have, where the uses of functions are noted, by place.
    pub constructs: Vec<Construct>,
    /// The variables with static storage duration whose initialisation was looked at, by name: those of blocks, and those of
    /// namespaces with a memory space, where the uses of functions are noted.
    pub(crate) initializations: Vec<Initialized>,
    /// The implicit special members that bodies certainly use, where the uses of functions are noted.
    pub(crate) implicit: Vec<ImplicitUse>,
    /// The instances of class templates that bodies complete by objects and sizes.
    pub(crate) completed: Vec<Type>,
    /// The objects whose members are named that a base declares, where the uses of functions are noted: the name and the
    /// object's class.
    pub(crate) derived: Vec<(TokenId, Type)>,
    /// What bodies do with the variables with static storage duration, or with attributes, that they name, by place.
    pub(crate) accesses: Vec<Accessed>,
    /// The names, in code of the device, of functions whose address nothing takes.
    pub(crate) without_address: Vec<TokenId>,
    /// What is said of each call and expression, by body, where that is asked.
    pub(crate) told: Vec<(TokenRange, Vec<Told>)>,
    /// All bodies and initialisers were read.
    pub is_whole: bool,
    /// The functions declared in blocks and the members of local classes, by name, when all was read.
    pub functions: Vec<InnerFunction>,
    /// The member functions of local classes that have bodies, in what was read for calls.
    pub(crate) local_members: Vec<InnerFunction>,
    /// The functions and the variables in device memory that blocks declare, where these matter.
    pub block_entities: Vec<BlockEntity>,
    /// Which default member initialisers the constructors use that were read.
    pub constructions: Vec<Construction>,
    /// The default member initialisers that were read for instances of their classes.
    pub(crate) member_initializers: FxHashMap<MemberInitializer, InitializedMember>,
    /// The automatic variables whose names are used in annotated lambdas.
    pub automatics: Vec<Automatic>,
    /// What annotated lambdas of ordinary functions may capture, by name, where the types of expressions tell it.
    pub(crate) captured: Vec<(TokenId, Captured)>,
    /// The init-captures of annotated lambdas whose initialisers are arrays.
    pub array_captures: FxHashSet<TokenId>,
    /// Every name in the text, when all of it was read, with the reason why it is not known.
    pub(crate) seen: Vec<(TokenId, Option<UnknownReason>)>,
    /// Members before a `<` whose class was known when their text was read: earlier guesses do not count.
    pub(crate) settled: FxHashSet<TokenId>,
}

/// What is written in a body that code of the device cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Construct {
    /// Its first token.
    pub at: TokenId,
    /// The name of a variable, of others the first token.
    pub name: TokenId,
    /// What it is.
    pub kind: ConstructKind,
    /// Template parameters are visible there.
    pub in_template: bool,
    /// The `[` of the innermost lambda around it.
    pub lambda: Option<TokenId>,
    /// Where it stands.
    pub context: UseContext,
}

/// What a [`Construct`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstructKind {
    /// `throw`
    Throw,
    /// A try block, a function-try-block.
    Try,
    /// `typeid`
    Typeid,
    /// `dynamic_cast`
    DynamicCast,
    /// GNU's `&&label`.
    LabelAddress,
    /// The declaration of variables with `thread_local` and without `extern`.
    ThreadLocal,
}

/// A lambda expression ([expr.prim.lambda]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lambda {
    /// From `[` to `]`.
    pub introducer: TokenRange,
    /// The captures behind a capture-default, each from its first token to before its comma.
    pub captures: SmallVec<[TokenRange; 2]>,
    /// The template parameters with their brackets; empty without any.
    pub template_parameters: TokenRange,
    /// From `(` to `)`; empty when there are no parameters written.
    pub parameters: TokenRange,
    /// What stands between introducer and body.
    pub declarator: TokenRange,
    /// The type behind `->`; empty without one.
    pub trailing_return: TokenRange,
    /// From `{` to `}`.
    pub body: TokenRange,
    /// `mutable`
    pub is_mutable: bool,
    /// `constexpr` or `consteval`
    pub is_constexpr: bool,
    /// Whether it is `noexcept`; not known of a specification that is computed, and of `throw`.
    pub is_noexcept: Option<bool>,
    /// Its call operator is a template: template parameters, or a parameter with a placeholder.
    pub is_generic: bool,
    /// CUDA's attributes are written on it: all names in it are noted.
    pub is_annotated: bool,
    /// Where it stands.
    pub context: UseContext,
    /// The member function of a local class whose body it is in; noted for annotated lambdas only.
    pub member: Option<Box<InnerFunction>>,
}

impl Lambda {
    /// All its tokens.
    pub fn range(&self) -> TokenRange {
        TokenRange::new(self.introducer.start, self.body.end)
    }

    /// The `[`.
    pub fn open(&self) -> TokenId {
        self.introducer.start
    }
}

/// A function that is declared in a block, or a member function of a class that is local to a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InnerFunction {
    /// What kind of name it has.
    pub name: FunctionName,
    /// Its declarator-id without qualifier and template arguments.
    pub declarator_id: TokenRange,
    /// It is private or protected.
    pub is_private: bool,
    /// Its return type is deduced from the body.
    pub is_deduced: bool,
    /// `__host__` is written on it.
    pub is_host: bool,
    /// `__device__` is written on it.
    pub is_device: bool,
    /// Its class and the classes around that, the innermost first; none for a function declared in a block.
    pub classes: SmallVec<[LocalClass; 1]>,
    /// The names of the classes that the functions around are members of, the innermost first.
    pub around: SmallVec<[Option<TokenId>; 1]>,
    /// Its body with constructor initialisers, where it has one.
    pub body: Option<TokenRange>,
}

impl InnerFunction {
    /// The token that names it; for a destructor the name behind the `~`.
    pub fn name_token(&self) -> TokenId {
        let start = self.declarator_id.start;
        if self.name == FunctionName::Destructor { start.next() } else { start }
    }

    /// How the class of that index is named: `L::N`, `struct L::<unnamed>`.
    pub fn class_name(&self, tokens: &Tokens, index: usize) -> Box<str> {
        let around = self.classes.get(index..).unwrap_or_default();
        let names = around.iter().map(|class| class.name.map(|name| tokens.name(name)));
        local_type_name(around.first().map(|class| class.key.name()), names)
    }
}

/// How a type that is local to a function is named, by its key and its name and those of the classes around it, the
/// innermost first.
pub(crate) fn local_type_name<'a>(
    key: Option<&str>,
    names: impl Iterator<Item = Option<&'a str>>,
) -> Box<str> {
    let names: Vec<Option<&str>> = names.collect();
    let is_unnamed = names.first() == Some(&None);
    let path: Vec<&str> = names.iter().rev().map(|name| name.unwrap_or("<unnamed>")).collect();
    let path = path.join("::");
    match key.filter(|_| is_unnamed) {
        Some(key) => format!("{key} {path}").into(),
        None => path.into(),
    }
}

/// A function or a variable in device memory that is declared in a block: it belongs to the namespace around
/// ([basic.scope.block]).
#[derive(Clone, Debug)]
pub struct BlockEntity {
    /// Its name.
    pub name: TokenId,
    /// The innermost namespace around.
    pub scope: ScopeId,
    /// The `extern` that is written on it.
    pub extern_token: Option<TokenId>,
    /// It is declared as a function, and not through the name of a function type.
    pub is_function: bool,
    /// It is declared as an array.
    pub is_array: bool,
    /// Its attributes.
    pub attributes: Vec<Attribute>,
    /// Whether its type depends on a template parameter; `None` when that is not known.
    pub depends: Option<bool>,
}

/// A class that is local to a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalClass {
    /// Its name.
    pub name: Option<TokenId>,
    /// `class`, `struct` or `union`.
    pub key: ClassKey,
    /// It is a private or protected member of the class around it.
    pub is_private: bool,
}

/// What decides whether naming something captures it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UseContext {
    /// Neither in an operand that is not evaluated nor in a constant expression.
    pub is_evaluated: bool,
    /// In the operand of `sizeof`, `decltype`, `noexcept` and their like, which is never evaluated.
    pub is_operand: bool,
    /// Whether the branches of `if constexpr` around it are taken.
    pub branch: Branch,
    /// The same of those in the innermost body of a lambda or of a member of a local class: what is around that leaves it its
    /// code.
    pub own_branch: Branch,
    /// In code of the device or in an instance: in an operand that the constant before `&&`, `||` or `?` leaves out, or may.
    pub is_left_out: bool,
    /// How many constexpr ifs are around it.
    pub constexpr_ifs: u16,
    /// How many of them are in the innermost body of a lambda or of a member of a local class.
    pub own_constexpr_ifs: u16,
    /// How many classes that are local to a function are around it.
    pub local_classes: u16,
}

impl UseContext {
    /// The context of what no other construct is around.
    pub(crate) const OUTERMOST: UseContext = UseContext {
        is_evaluated: true,
        is_operand: false,
        branch: Branch::Taken,
        own_branch: Branch::Taken,
        is_left_out: false,
        constexpr_ifs: 0,
        own_constexpr_ifs: 0,
        local_classes: 0,
    };

    /// In the body of a function that begins here: of a lambda, of a member of a local class.
    pub(crate) fn of_body(self) -> UseContext {
        let (is_evaluated, is_operand) = (true, false);
        UseContext { is_evaluated, is_operand, own_branch: Branch::Taken, own_constexpr_ifs: 0, ..self }
    }

    /// In a substatement, which is `branch`, of a constexpr `if` that stands in `around`.
    pub(crate) fn in_substatement(self, around: UseContext, branch: Branch) -> UseContext {
        UseContext { branch: around.branch.and(branch), own_branch: around.own_branch.and(branch), ..self }
    }

    /// Whether it is executed as code of the function around: of no class in that, and of no operand that is never
    /// evaluated.
    pub(crate) fn is_own_code(self) -> bool {
        !self.is_operand && self.local_classes == 0 && self.is_executed()
    }

    /// Whether what is named is used where it is evaluated or in a constant expression ([basic.def.odr]), and in no branch that is
    /// discarded or may be.
    pub(crate) fn is_odr_used(self) -> bool {
        (self.is_evaluated || !self.is_operand) && self.branch == Branch::Taken && !self.is_left_out
    }

    /// Whether it is evaluated, and in no branch that is discarded or may be.
    pub(crate) fn is_executed(self) -> bool {
        self.is_evaluated && self.branch == Branch::Taken && !self.is_left_out
    }
}

/// A variable or parameter with automatic storage duration whose name is used in an annotated lambda.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automatic {
    /// Its name, where it is declared.
    pub name: TokenId,
    /// A parameter pack.
    pub is_pack: bool,
    /// A parameter, of a function or of a lambda, or an init-capture.
    pub is_parameter: bool,
    /// Its type-specifiers; empty for an init-capture.
    pub type_specifier: TokenRange,
    /// Its declarator; empty for an init-capture.
    pub declarator: TokenRange,
    /// What is known of its type.
    pub captured: Captured,
}

impl Bodies {
    /// The innermost member function of a class in a block whose body holds `token`.
    pub(crate) fn local_member(&self, token: TokenId) -> Option<&InnerFunction> {
        let around =
            self.local_members.iter().filter(|one| one.body.is_some_and(|body| body.contains(token)));
        around.max_by_key(|one| one.body.map(|body| body.start))
    }

    /// Puts everything in the order of the source; of several readings of a name the last counts.
    pub(crate) fn sort(&mut self) {
        keep_last(&mut self.names, |name| name.name);
        keep_last(&mut self.seen, |one| one.0);
        keep_last(&mut self.lambdas, Lambda::open);
        keep_last(&mut self.calls, |one| (one.name, one.form, one.order));
        self.add_resolved();
        keep_last(&mut self.variables, |one| one.name);
        keep_last(&mut self.accesses, |one| one.name);
        self.built_in.sort_unstable();
        self.built_in.dedup();
        self.independent.sort_unstable();
        self.independent.dedup();
        keep_last(&mut self.launched, |one| one.name);
        keep_last(&mut self.passed, |one| one.open);
        keep_last(&mut self.template_uses, |one| one.name);
        keep_last(&mut self.closure_calls, |one| one.at);
        keep_last(&mut self.constructs, |one| one.name);
        keep_last(&mut self.initializations, |one| one.name);
        keep_last(&mut self.block_entities, |one| one.name);
        keep_last(&mut self.constructions, |one| one.open);
        self.automatics.sort_by_key(|variable| variable.name);
        self.automatics.dedup_by_key(|variable| variable.name);
        self.take_captured();
        let settled = std::mem::take(&mut self.settled);
        self.ambiguities.retain(|one| !settled.contains(&one.at));
        self.ambiguities.sort_by_key(|one| one.at);
        self.ambiguities.dedup_by_key(|one| one.at);
        self.unparsed.sort_by_key(|region| (region.range.start, region.at));
        self.unparsed.dedup_by_key(|region| region.range.start);
        keep_last(&mut self.functions, InnerFunction::name_token);
        keep_last(&mut self.local_entities, |one| one.name);
        self.locals.sort_by_key(|local| local.name);
        self.locals.dedup_by_key(|local| local.name);
    }

    /// Gives automatic variables the types that expressions tell.
    fn take_captured(&mut self) {
        keep_last(&mut self.captured, |one| one.0);
        for variable in &mut self.automatics {
            if let Some(captured) = captured_as(&self.captured, variable.name) {
                variable.captured = captured.clone();
            }
        }
    }

    /// The use of the name at `name`, if it was noted.
    pub fn name(&self, name: TokenId) -> Option<&NameUse> {
        let at = self.names.binary_search_by_key(&name, |one| one.name).ok()?;
        self.names.get(at)
    }

    /// The automatic variable declared at `name`, if annotated lambdas use it.
    pub fn automatic(&self, name: TokenId) -> Option<&Automatic> {
        let at = self.automatics.binary_search_by_key(&name, |one| one.name).ok()?;
        self.automatics.get(at)
    }

    /// What was read as instances: specialisations, and call operators of generic lambdas.
    pub(crate) fn instances(&self) -> impl Iterator<Item = &Specialization> + Clone {
        self.specializations.iter().chain(&self.operators)
    }

    /// The lambda that begins at `open`, if it was read.
    pub fn lambda(&self, open: TokenId) -> Option<&Lambda> {
        let at = self.lambdas.binary_search_by_key(&open, Lambda::open).ok()?;
        self.lambdas.get(at)
    }

    /// The use of a function at `name`: the name itself before what it implies.
    pub fn function_use(&self, name: TokenId) -> Option<&FunctionUse> {
        let at = self.calls.partition_point(|one| one.name < name);
        self.calls.get(at).filter(|one| one.name == name)
    }

    /// The uses whose names stand in `range`.
    pub fn names_in(&self, range: TokenRange) -> &[NameUse] {
        let first = self.names.partition_point(|one| one.name < range.start);
        let last = self.names.partition_point(|one| one.name < range.end);
        self.names.get(first..last).unwrap_or_default()
    }
}

/// The use of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameUse {
    /// The name's token: an identifier, or `operator`.
    pub name: TokenId,
    /// The name with its qualification before it, template arguments behind it excluded.
    pub range: TokenRange,
    /// What it means.
    pub meant: Meant,
    /// Template parameters are visible there.
    pub in_template: bool,
    /// It is declared in a block or as a parameter.
    pub is_local: bool,
    /// It is a member of an object of the local class whose member function is being read.
    pub is_local_member: bool,
    /// Where it is used.
    pub context: UseContext,
}

/// Where the uses of functions matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Calls {
    /// Nowhere.
    #[default]
    Nowhere,
    /// In functions that belong to the host, where they may use what belongs to the device only.
    OnHost,
    /// Everywhere.
    Everywhere,
}

/// A function that is named in a body or initialiser, or called without being named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionUse {
    /// The token of the name, or the one that implies the call: an operator, the name of a declared object.
    pub name: TokenId,
    /// The token that a report points at.
    pub at: TokenId,
    /// What makes the call.
    pub form: UseForm,
    /// Which of the calls of that form at the token it is.
    pub order: u16,
    /// The name tokens of the declarations found: one, or an overload set.
    pub callees: SmallVec<[TokenId; 1]>,
    /// What the arguments are; `None` when it is named only.
    pub arguments: Option<SmallVec<[Operand; 4]>>,
    /// Template parameters are visible there.
    pub in_template: bool,
    /// The template arguments written behind the name may depend on a template parameter ([temp.dep.expr]).
    pub may_depend: bool,
    /// Where it is used.
    pub context: UseContext,
    /// The `[` of the innermost lambda around it.
    pub lambda: Option<TokenId>,
    /// The function that it certainly is, where the types of expressions tell it.
    pub resolved: Option<Resolved>,
    /// What it is in the template.
    pub in_pattern: Option<InPattern>,
    /// Of a resolved use the last token of what is evaluated before it.
    pub evaluated: Option<TokenId>,
    /// Of a resolved use what `Use::changing` is.
    pub changing: Option<usize>,
    /// Of a resolved use what `Use::ends` is.
    pub ends: Vec<TokenId>,
}

impl FunctionUse {
    /// The function that it certainly is, in the text that it stands in.
    pub(crate) fn meant(&self) -> Option<&Resolved> {
        self.resolved.as_ref().or(self.in_pattern.as_ref().and_then(InPattern::function))
    }

    /// The same, to mean another function.
    pub(crate) fn meant_mut(&mut self) -> Option<&mut Resolved> {
        self.resolved.as_mut().or(self.in_pattern.as_mut().and_then(InPattern::function_mut))
    }

    /// Whether all arguments are certainly constants.
    pub(crate) fn has_constant_arguments(&self) -> bool {
        let is_empty = || self.arguments.as_ref().is_some_and(|all| all.is_empty());
        self.changing == Some(0) || self.resolved.is_none() && is_empty()
    }

    /// Whether an object is called, through its `operator()`.
    pub(crate) fn calls_object(&self, tokens: &Tokens) -> bool {
        self.form == UseForm::Operator && tokens.kind(self.at) == Kind::OpenParen
    }
}

impl From<Use> for FunctionUse {
    fn from(one: Use) -> FunctionUse {
        let Use { name, at, form, context, lambda, function, evaluated, changing, ends, .. } = one;
        FunctionUse {
            name,
            at,
            form,
            order: 0,
            callees: SmallVec::new(),
            arguments: (!form.takes_address()).then(SmallVec::new),
            in_template: false,
            may_depend: false,
            context,
            lambda,
            resolved: Some(function),
            in_pattern: None,
            evaluated: Some(evaluated),
            changing,
            ends,
        }
    }
}

/// What a call is in a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InPattern {
    /// That of the function, whatever the template's parameters stand for.
    Function(Resolved),
    /// That of the only function of its name, with arguments that depend on the template's parameters.
    OnlyFunction(Resolved),
    /// That of what the arguments tell, which depend on the template's parameters.
    Dependent,
}

impl InPattern {
    /// The function that is called, if that is known.
    pub(crate) fn function(&self) -> Option<&Resolved> {
        match self {
            InPattern::Function(function) | InPattern::OnlyFunction(function) => Some(function),
            InPattern::Dependent => None,
        }
    }

    fn function_mut(&mut self) -> Option<&mut Resolved> {
        match self {
            InPattern::Function(function) | InPattern::OnlyFunction(function) => Some(function),
            InPattern::Dependent => None,
        }
    }
}

/// A variable of a namespace or class whose name is evaluated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariableUse {
    /// The token of the name.
    pub name: TokenId,
    /// The name with its qualification, and the object before it.
    pub range: TokenRange,
    /// The name tokens of the declarations found.
    pub declared: SmallVec<[TokenId; 1]>,
    /// The template arguments of a variable template, with their brackets; empty for others.
    pub arguments: TokenRange,
    /// What is known of it.
    pub operand: Operand,
    /// It is in no branch of `if constexpr` that is or may be discarded.
    pub is_taken: bool,
    /// Template parameters are visible there.
    pub in_template: bool,
    /// The `[` of the innermost lambda around it.
    pub lambda: Option<TokenId>,
}

/// The arguments of a launch by the name of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launched {
    /// The token of the kernel's name, no template arguments behind it.
    pub name: TokenId,
    /// What is known of the type of each argument.
    pub arguments: Vec<Captured>,
}

/// The call of a closure whose lambda is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClosureCall {
    /// The `(` of the call.
    pub at: TokenId,
    /// The `[` of the lambda that is called.
    pub called: TokenId,
    /// The `[` of the innermost lambda around the call.
    pub lambda: Option<TokenId>,
    /// Where it is called.
    pub context: UseContext,
}

/// A constructor that does not delegate, or an object that is made without one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Construction {
    /// The `{` of its body, or where the object is told.
    pub open: TokenId,
    /// The default member initialisers that it uses.
    pub defaults: Vec<MemberInitializer>,
}

/// What is known of an argument of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// Nothing.
    Unknown,
    /// It depends on a template parameter.
    Dependent,
    /// No class type, nor a pointer to one.
    Scalar,
    /// An object of the class of that name.
    Object(TokenId),
    /// A pointer to one.
    Pointer(TokenId),
    /// The name of functions.
    Function,
}

/// Sorts by `key`; of several with one key the last stays.
pub(crate) fn keep_last<T, K: Ord>(list: &mut Vec<T>, key: impl Fn(&T) -> K) {
    // Stable: later ones stay behind earlier ones.
    list.sort_by_key(&key);
    list.reverse();
    list.dedup_by_key(|one| key(one));
    list.reverse();
}

/// What a name means where it is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// The name tokens of the declarations found: one, or an overload set, or a function and a class.
    Declared(NameTokens),
    /// It depends on a template parameter.
    Dependent,
    /// Compilers know it without a declaration.
    Builtin,
    /// `this`.
    This,
    /// Not known, and why.
    Unknown(UnknownReason),
}

/// A decision of the grammar that was made without knowing the name it hangs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ambiguity {
    /// The name.
    pub at: TokenId,
    /// Why it is not known.
    pub reason: UnknownReason,
    /// What was decided: a template-argument list, a declaration.
    pub answer: bool,
    /// Template parameters are visible there.
    pub in_template: bool,
}

/// Something declared in a block, a parameter of a lambda included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalDeclaration {
    /// Its name.
    pub name: TokenId,
    /// What it is, in one word: `variable`, `parameter`, `class`, `alias`.
    pub kind: &'static str,
    /// The namespace of a class that is declared by being mentioned outside of a block.
    pub home: Option<ScopeId>,
}

/// A class, enumeration, typedef-name, function or variable with attributes that is declared in a block, or in a class that is.
#[derive(Clone, Debug)]
pub struct LocalEntity {
    /// What it is.
    pub kind: LocalEntityKind,
    /// The token that declares it: its name, of a destructor the one behind the `~`, of a class or enumeration without one the
    /// key.
    pub name: TokenId,
    /// The names of its enumerators, or of its data members that are not static.
    pub members: Vec<TokenId>,
    /// The token that declares the class that it is a member of.
    pub class: Option<TokenId>,
    /// Its declaration.
    pub text: TokenRange,
    /// It is a definition.
    pub is_definition: bool,
    /// It is a class or enumeration that is defined in the specifiers of something else.
    pub in_specifiers: bool,
}

/// What a [`LocalEntity`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalEntityKind {
    /// A class.
    Class,
    /// An enumeration.
    Enumeration,
    /// A typedef-name.
    Alias,
    /// A function.
    Function,
    /// A variable with attributes.
    Variable,
    /// A using-declaration.
    Using,
}
