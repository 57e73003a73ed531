//! C++ facts of the expressions in a body, without CUDA: types, lookup of members and by arguments, overload resolution.
//!
//! [`uses`] goes once through a [`Body`](crate::hir::Body) and gives the functions that it certainly uses. What is not certain
//! is left out: types that are not known, overloads that templates or conversions by classes may decide.

mod access;
mod aggregate;
mod allocation;
mod binding;
mod built_in;
mod call;
mod captured;
mod cast;
mod choices;
mod class_initialization;
mod clauses;
mod closure;
mod compiler_function;
mod constant;
mod construct;
mod convert;
mod copied;
mod declared;
mod deducible;
mod dependent;
mod designator;
mod flow;
mod infer;
mod initialization;
mod instance_variable;
mod lifetime;
mod member;
mod named;
mod operators;
mod overload;
mod pack;
mod place;
mod primary;
mod result;
mod special;
mod statement;
mod subobject;
mod temporary;
mod told;
mod user_conversion;
mod user_literal;
mod value;

pub(crate) use access::{Access, Accessed, Generated};
pub(crate) use choices::Choices;
pub(crate) use construct::named_constructors;
pub(crate) use convert::{Fit, Rank, arithmetic, pointer};
pub(crate) use infer::{Around, constant, uses};
pub(crate) use initialization::{Evaluation, Initialized};
pub(crate) use instance_variable::VariableInstance;
pub(crate) use result::{ResultTypes, Results, result};
pub(crate) use special::{Memo, implied, parts};
pub(crate) use told::{Fact, Told};

pub(crate) use crate::ids::model::Resolved;
pub(crate) use closure::own_parameters;

use crate::bodies::{Branch, Construction, UseContext, UseForm};
use crate::ids::model::{Argument, Closure, Type};
use crate::lex::{TokenId, TokenRange};
use crate::tree::{DeclarationId, TemplateParameterId, Tree};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A function that an expression certainly uses.
#[derive(Clone, Debug)]
pub(crate) struct Use {
    /// The token that names it, or that implies the call.
    pub(crate) name: TokenId,
    /// The token that a report points at.
    pub(crate) at: TokenId,
    pub(crate) form: UseForm,
    pub(crate) context: UseContext,
    /// The `[` of the innermost lambda around it, in what its lambdas use.
    pub(crate) lambda: Option<TokenId>,
    pub(crate) function: Resolved,
    /// In a template: its arguments depend on the parameters of that, and no other function has its name.
    pub(crate) depends: bool,
    /// The last token of what is evaluated before it.
    pub(crate) evaluated: TokenId,
    /// Of a call of an inline function that is not the device's: how many of its arguments are no constants, where that is
    /// certain.
    pub(crate) changing: Option<usize>,
    /// Of the destruction of an object in a block: the tokens where the block is left. Of a destructor that is named its name, of
    /// a conversion function that is named the `(` of the call.
    pub(crate) ends: Vec<TokenId>,
}

/// A call of an object of a closure type.
#[derive(Clone, Debug)]
pub(crate) struct CalledClosure {
    /// The `(`.
    pub(crate) at: TokenId,
    /// The `[` of the lambda that calls it.
    pub(crate) lambda: Option<TokenId>,
    pub(crate) context: UseContext,
    pub(crate) closure: Arc<Closure>,
    /// Its arguments are certainly constants.
    pub(crate) are_constant: bool,
    /// Of a generic lambda the instance that is called, where that is certain.
    pub(crate) operator: Option<Resolved>,
}

/// A call of a function that compilers declare.
#[derive(Clone, Debug)]
pub(crate) struct CompilerCall {
    /// The name.
    pub(crate) name: TokenId,
    /// The `[` of the innermost lambda around it.
    pub(crate) lambda: Option<TokenId>,
    pub(crate) context: UseContext,
    /// Whether an argument is no constant, where that is certain.
    pub(crate) changes: Option<bool>,
}

/// What the expressions of a body certainly use.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uses {
    /// The functions, in the order of the source.
    pub(crate) functions: Vec<Use>,
    /// Of a template the calls of which it hangs on its parameters what they mean: the tokens that name them.
    pub(crate) dependent: Vec<(TokenId, UseForm)>,
    /// The functions that its lambdas use.
    pub(crate) in_lambdas: Vec<Use>,
    /// The calls of closure types that other functions made.
    pub(crate) closures: Vec<CalledClosure>,
    /// The kernels that are launched.
    pub(crate) launches: Vec<Use>,
    /// The kernels with types of blocks in their template arguments that are launched: nobody can name them elsewhere.
    pub(crate) local_launches: Vec<Use>,
    /// The functions that are named and not called.
    pub(crate) named: Vec<Use>,
    /// Those with types of blocks in their template arguments, evaluated or not.
    pub(crate) local_named: Vec<Use>,
    /// The names, in code of the device, of functions whose address nothing takes.
    pub(crate) without_address: Vec<TokenId>,
    /// The calls of functions that compilers declare.
    pub(crate) compiler_calls: Vec<CompilerCall>,
    /// The variables with static storage duration that it declares.
    pub(crate) initializations: Vec<Initialized>,
    /// The implicit special members.
    pub(crate) implicit: Vec<ImplicitUse>,
    /// The objects that default member initialisers make parts of: by the constructor that it is, if an instance, or by none.
    pub(crate) constructions: Vec<Construction>,
    /// The objects whose members are named that a base declares: the name and the object's class.
    pub(crate) derived: Vec<(TokenId, Type)>,
    /// The variables that are made from templates, by the tokens that name them.
    pub(crate) variables_of_instances: FxHashMap<TokenId, VariableInstance>,
    /// What is done with the variables that it names.
    pub(crate) accesses: Vec<Accessed>,
    /// The instances of class templates that it certainly completes by objects and sizes.
    pub(crate) completed: Vec<Type>,
    /// What is said of each call and expression, where that is asked.
    pub(crate) told: Vec<Told>,
    /// The types of its automatic variables, parameters and init-captures by the tokens of their names, where lambdas ask.
    pub(crate) variables: Vec<(TokenId, Type)>,
}

/// A special member function of a class ([special]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Special {
    /// A default constructor.
    DefaultConstructor,
    /// A move constructor.
    MoveConstructor,
    /// A copy constructor.
    CopyConstructor,
    /// A destructor.
    Destructor,
    /// A copy assignment operator.
    CopyAssignment,
    /// A move assignment operator.
    MoveAssignment,
}

impl Special {
    /// What it is called in a document.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Special::DefaultConstructor => "default-constructor",
            Special::MoveConstructor => "move-constructor",
            Special::CopyConstructor => "copy-constructor",
            Special::Destructor => "destructor",
            Special::CopyAssignment => "copy-assignment",
            Special::MoveAssignment => "move-assignment",
        }
    }
}

/// A special member that is implicit, or defaulted in its class.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Implicit {
    /// Its class.
    pub(crate) class: Type,
    pub(crate) special: Special,
}

/// A use of an [`Implicit`].
#[derive(Clone, Debug)]
pub(crate) struct ImplicitUse {
    pub(crate) of: Implicit,
    /// The token that implies it.
    pub(crate) name: TokenId,
    pub(crate) context: UseContext,
}

impl ImplicitUse {
    /// Whether code of a function, outside of the classes in it, uses the member.
    pub(crate) fn is_code(&self) -> bool {
        self.context.is_executed() && self.context.local_classes == 0
    }
}

/// A part of an object that a special member makes, copies or destroys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// A base.
    Base,
    /// A member.
    Member,
    /// The elements of a member that is an array.
    Element,
}

/// What an [`Implicit`] uses of a part.
#[derive(Clone, Debug)]
pub(crate) enum Implied {
    /// A function that is written.
    Function(Resolved),
    /// Another one.
    Implicit(Implicit),
}

/// How an [`Implicit`] makes, copies or destroys a part.
#[derive(Clone, Debug)]
pub(crate) enum PartUse {
    /// By a special member of the part.
    Special(Implied),
    /// By the default member initialiser of the member.
    Initializer(MemberInitializer),
}

/// The default member initialiser of a member, as an instance of its class has it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MemberInitializer {
    /// The member.
    pub member: DeclarationId,
    /// What the template parameters of the classes around stand for.
    pub given: Vec<(TemplateParameterId, Argument)>,
}

impl MemberInitializer {
    /// Its text, behind the name of the member.
    pub(crate) fn range(&self, tree: &Tree) -> TokenRange {
        let initializer = tree.variable(self.member).and_then(|one| one.initializer.range());
        initializer.unwrap_or_default()
    }

    /// The first token of its value.
    pub(crate) fn value_start(&self, tree: &Tree) -> Option<TokenId> {
        tree.variable(self.member)?.initializer.value_start()
    }
}
