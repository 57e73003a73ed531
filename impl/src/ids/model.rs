//! What a mangled name is made of: names and types as the Itanium C++ ABI sees them, free of scopes and
//! declarations; only a closure type says where it stands. Whoever builds these values has resolved every alias and default template argument.

use crate::lex::TokenId;
use crate::tree::{FunctionId, Reference, ScopeId, TemplateParameterId};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// `const`, `volatile` and `__restrict`, as a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cv {
    /// `const`.
    pub is_const: bool,
    /// `volatile`.
    pub is_volatile: bool,
    /// `__restrict`.
    pub is_restrict: bool,
}

impl Cv {
    /// No qualifier.
    pub const NONE: Cv = Cv { is_const: false, is_volatile: false, is_restrict: false };
    /// `const` alone.
    pub const CONST: Cv = Cv { is_const: true, is_volatile: false, is_restrict: false };

    /// Whether there is any qualifier.
    pub fn is_some(self) -> bool {
        self != Cv::NONE
    }

    /// Whether all of the other ones are among these.
    pub fn includes(self, other: Cv) -> bool {
        self.with(other) == self
    }

    /// Both sets together.
    pub fn with(self, other: Cv) -> Cv {
        Cv {
            is_const: self.is_const || other.is_const,
            is_volatile: self.is_volatile || other.is_volatile,
            is_restrict: self.is_restrict || other.is_restrict,
        }
    }
}

/// `&` or `&&` after a member function's parameter list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RefQualifier {
    /// Neither.
    #[default]
    None,
    /// `&`.
    Lvalue,
    /// `&&`.
    Rvalue,
}

impl From<Reference> for RefQualifier {
    fn from(written: Reference) -> RefQualifier {
        match written {
            Reference::None => RefQualifier::None,
            Reference::Lvalue => RefQualifier::Lvalue,
            Reference::Rvalue => RefQualifier::Rvalue,
        }
    }
}

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// A builtin by its ABI code: `i`, `Dn`, `DF16_`.
    Builtin(&'static str),
    /// A vendor builtin by its source name, mangled `u <source-name>`; unlike the other builtins it can be
    /// substituted.
    Vendor(String),
    /// A cv-qualified type. On arrays the qualifiers belong to the element.
    Qualified(Cv, Box<Type>),
    /// `T *`.
    Pointer(Box<Type>),
    /// `T &`.
    LvalueReference(Box<Type>),
    /// `T &&`.
    RvalueReference(Box<Type>),
    /// `T[n]`; `None` is `T[]`.
    Array(Option<u64>, Box<Type>),
    /// A function type.
    Function(Box<FunctionType>),
    /// `T C::*`.
    MemberPointer {
        /// The class.
        class: Box<Type>,
        /// The member's type.
        member: Box<Type>,
    },
    /// A class, union or enumeration.
    Named(Name),
    /// Template parameter number `index` of the innermost enclosing template.
    TemplateParameter(u32),
    /// `T...` as a function parameter or template argument.
    PackExpansion(Box<Type>),
    /// `__attribute__((vector_size))`: number of elements and element type.
    Vector(u64, Box<Type>),
    /// `_Complex T`.
    Complex(Box<Type>),
    /// `typename T::a::b` with a template parameter at its root.
    DependentMember(Box<Type>, Vec<Component>),
}

impl Type {
    /// The closure type that it is, if it is one.
    pub fn closure(&self) -> Option<&Arc<Closure>> {
        match self {
            Type::Named(Name(components)) => match components.as_slice() {
                [Component { base: Base::Closure(closure), .. }] => Some(closure),
                _ => None,
            },
            _ => None,
        }
    }

    /// What a reference refers to; any other type itself.
    pub fn referred(&self) -> &Type {
        match self {
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => inner,
            other => other,
        }
    }

    /// The type without its own qualifiers, and those but for `__restrict`, which says nothing of what it is.
    pub fn unqualified(&self) -> (Cv, &Type) {
        match self {
            Type::Qualified(cv, inner) => (Cv { is_restrict: false, ..*cv }, inner),
            other => (Cv::NONE, other),
        }
    }

    /// The types that it is put together from, in the order of their mangling; what a name has as template arguments
    /// is not among them.
    pub fn parts(&self) -> impl Iterator<Item = &Type> {
        let (first, second, others): (Option<&Type>, Option<&Type>, &[Type]) = match self {
            Type::Qualified(_, inner)
            | Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Array(_, inner)
            | Type::PackExpansion(inner)
            | Type::Vector(_, inner)
            | Type::Complex(inner)
            | Type::DependentMember(inner, _) => (Some(inner), None, &[]),
            Type::MemberPointer { class, member } => (Some(class), Some(member), &[]),
            Type::Function(function) => (Some(&function.returns), None, &function.parameters),
            Type::Builtin(_) | Type::Vendor(_) | Type::TemplateParameter(_) | Type::Named(_) => {
                (None, None, &[])
            }
        };
        first.into_iter().chain(second).chain(others)
    }

    /// What an array of any number of dimensions is made of; of another type that itself.
    pub(crate) fn element(&self) -> &Type {
        match self {
            Type::Array(_, inner) => inner.element(),
            other => other,
        }
    }
}

/// A function's type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FunctionType {
    /// Qualifiers of a member function.
    pub cv: Cv,
    /// Reference qualifier of a member function.
    pub reference: RefQualifier,
    /// `noexcept` (part of the type since C++17).
    pub noexcept: bool,
    /// Parameters, already adjusted: arrays and functions decayed, top-level qualifiers dropped.
    pub parameters: Vec<Type>,
    /// `...` at the end.
    pub variadic: bool,
    /// What it returns.
    pub returns: Type,
}

/// A fully qualified name, outermost component first. Empty components do not occur.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(pub Vec<Component>);

/// One component of a qualified name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Component {
    /// The unqualified name.
    pub base: Base,
    /// `[[gnu::abi_tag]]`s in alphabetical order.
    pub tags: Vec<String>,
    /// Template arguments; `None` for what is not a template.
    pub arguments: Option<Vec<Argument>>,
}

impl Component {
    /// A plain identifier.
    pub fn source(name: &str) -> Component {
        Component { base: Base::Source(name.to_owned()), tags: Vec::new(), arguments: None }
    }

    /// The same component with template arguments.
    pub fn with_arguments(mut self, arguments: Vec<Argument>) -> Component {
        self.arguments = Some(arguments);
        self
    }

    /// The same component with ABI tags.
    pub fn with_tags(mut self, mut tags: Vec<String>) -> Component {
        tags.sort();
        tags.dedup();
        self.tags = tags;
        self
    }
}

/// An unqualified name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// An identifier. An unnamed namespace is `_GLOBAL__N_1` for the host compiler and
    /// `_GLOBAL__N__<module id>` in what nvcc generates.
    Source(String),
    /// An operator by its ABI code, for example `pl`.
    Operator(&'static str),
    /// `operator T`.
    Conversion(Box<Type>),
    /// `operator""_x`.
    Literal(String),
    /// A constructor, complete object form.
    Constructor,
    /// A destructor, complete object form.
    Destructor,
    /// A closure type; what is around it is in it.
    Closure(Arc<Closure>),
}

/// The type of a lambda-expression ([expr.prim.lambda.closure]). Two are one type where one lambda-expression makes them in one
/// instance of what is around.
#[derive(Clone, Debug)]
pub struct Closure {
    /// The `[` of the lambda-expression.
    pub open: TokenId,
    /// The namespace that it stands in.
    pub namespace: ScopeId,
    /// The function or lambda that it stands in.
    pub around: Enclosure,
    /// The parameters of its call operator, where all are known.
    pub parameters: Option<Vec<Type>>,
    /// How many closure types around have these parameters before it; not known where those of one before it are not.
    pub number: Option<u32>,
    /// `mutable`
    pub is_mutable: bool,
    /// What a call gives, where that is known.
    pub returns: Option<Type>,
    /// The function, or the instance of one, whose body makes it, where that is one.
    pub maker: Option<Arc<Resolved>>,
}

impl Closure {
    /// The function that it stands in, perhaps within others.
    pub fn function(&self) -> Option<&Entity> {
        let mut closure = self;
        loop {
            match &closure.around {
                Enclosure::Function(function) => return Some(function),
                Enclosure::Variable(_) => return None,
                Enclosure::Closure(outer) => closure = outer,
            }
        }
    }

    /// Whether all is known that tells its name from those of others.
    pub fn is_named(&self) -> bool {
        let is_outer = match &self.around {
            Enclosure::Function(_) | Enclosure::Variable(_) => true,
            Enclosure::Closure(outer) => outer.is_named(),
        };
        is_outer && self.parameters.is_some() && self.number.is_some()
    }
}

impl PartialEq for Closure {
    fn eq(&self, other: &Closure) -> bool {
        let operator = |one: &Closure| one.maker.as_ref().and_then(|maker| maker.operator.clone());
        self.open == other.open && self.around == other.around && operator(self) == operator(other)
    }
}

impl Eq for Closure {}

impl Hash for Closure {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.open.hash(state);
    }
}

/// What a closure type stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Enclosure {
    /// A function.
    Function(Box<Entity>),
    /// The initialiser of a variable of a namespace.
    Variable(Name),
    /// The call operator of another closure type.
    Closure(Arc<Closure>),
}

/// A function, or a specialisation of a templated one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Resolved {
    /// One of its declarations.
    pub function: FunctionId,
    /// What the template parameters of the classes around stand for.
    pub given: Vec<(TemplateParameterId, Argument)>,
    /// Its own template arguments.
    pub arguments: Option<Vec<Argument>>,
    /// The instance of the call operator of a generic lambda in it that is meant, if one is.
    pub operator: Option<Arc<CallOperator>>,
}

impl Resolved {
    /// A function that is no call operator.
    pub(crate) fn new(
        function: FunctionId,
        given: Vec<(TemplateParameterId, Argument)>,
        arguments: Option<Vec<Argument>>,
    ) -> Resolved {
        Resolved { function, given, arguments, operator: None }
    }

    /// Whether it is made from a template.
    pub(crate) fn is_specialization(&self) -> bool {
        !self.given.is_empty() || self.arguments.is_some() || self.operator.is_some()
    }

    /// The instance of the call operator of the lambda with that `[` that it is, or that it stands in.
    pub(crate) fn operator_of(&self, open: TokenId) -> Option<&Arc<CallOperator>> {
        let mut operator = self.operator.as_ref()?;
        while operator.closure.open != open {
            operator = operator.closure.maker.as_ref()?.operator.as_ref()?;
        }
        Some(operator)
    }
}

/// An instance of the call operator of a generic lambda.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CallOperator {
    /// The type of the lambda-expression.
    pub closure: Arc<Closure>,
    /// What each `auto` stands for.
    pub arguments: Vec<Argument>,
    /// The types of its parameters; all those of a pack.
    pub parameters: Vec<Argument>,
}

/// A template argument.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Argument {
    /// A type.
    Type(Type),
    /// An integer of the given type, in decimal with an optional `-`.
    Integer(Type, String),
    /// The address of an entity.
    Entity(Box<Entity>),
    /// A template.
    Template(Name),
    /// The elements of an argument pack.
    Pack(Vec<Argument>),
}

impl Argument {
    /// The type that it is, if it is one.
    pub(crate) fn as_type(&self) -> Option<Type> {
        match self {
            Argument::Type(ty) => Some(ty.clone()),
            _ => None,
        }
    }
}

/// A function or variable with its name and what the ABI encodes of its type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Entity {
    /// A variable or static data member.
    Variable(Name),
    /// A function.
    Function {
        /// Its name.
        name: Name,
        /// Its type; `returns` is encoded only for template specialisations.
        signature: FunctionType,
    },
    /// A function with internal linkage, as a template argument.
    InternalFunction {
        /// Its name.
        name: Name,
        /// Its type.
        signature: FunctionType,
    },
}

impl Entity {
    /// Its name.
    pub fn name(&self) -> &Name {
        match self {
            Entity::Variable(name)
            | Entity::Function { name, .. }
            | Entity::InternalFunction { name, .. } => name,
        }
    }
}
