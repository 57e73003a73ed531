//! Types, free of aliases: what the identity of a function, the constraints of kernels and the mangled names
//! need of them. Types are shared, so that a copy costs nothing.

use std::rc::Rc;

/// The enclosing scopes of an entity and its own name, outermost first.
pub(crate) type Path = Rc<Vec<PathPart>>;

/// One enclosing scope of a named type or function.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PathPart {
    /// The name; an unnamed namespace is `<unnamed>`.
    pub(crate) name: String,
    /// Whether it is a namespace (only then may it be named `std`).
    pub(crate) namespace: bool,
    /// Whether it is an inline namespace: its members are members of the scope around it.
    pub(crate) inline: bool,
    /// Template arguments, where the part is a template-id.
    pub(crate) arguments: Option<Vec<Argument>>,
    /// Of a local class or enumeration the token that declares it: another function may have one of the same name.
    pub(crate) local: Option<usize>,
}

impl PathPart {
    /// A class or enumeration of that name that is no template.
    pub(crate) fn named(name: &str) -> PathPart {
        PathPart { name: name.to_owned(), namespace: false, inline: false, arguments: None, local: None }
    }
}

/// What texts name of a path: what is declared in a block is named without the scopes around its function.
pub(crate) fn as_printed(path: &[PathPart]) -> &[PathPart] {
    &path[path.iter().rposition(|p| p.local.is_some()).unwrap_or(0)..]
}

/// A template argument.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Argument {
    /// A type.
    Type(Type),
    /// A constant expression by its spelling.
    Value(String),
    /// A template by its qualified name, or a template parameter by `?depth.index`.
    Template(String),
    /// The arguments of a parameter pack of a function template.
    Pack(Vec<Argument>),
}

/// A function type without its return type.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Signature {
    /// Parameter types after the adjustments of [dcl.fct]: arrays and functions decay, top-level cv is dropped.
    pub(crate) parameters: Vec<Type>,
    /// The parameter list ends in an ellipsis.
    pub(crate) variadic: bool,
    /// cv- and ref-qualifiers as written, joined by a blank.
    pub(crate) qualifiers: String,
}

/// A type. Aliases are resolved when they are named.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Type {
    /// A fundamental type under its canonical name.
    Fundamental(&'static str),
    /// A class, enumeration or specialisation of a class template.
    Named(Path),
    /// A template type parameter by depth and index.
    Parameter(usize, usize),
    /// The closure type of a lambda, an index into `Program::lambdas`: only as a template argument.
    Closure(usize),
    /// `auto` or `decltype(auto)`, spelled.
    Placeholder(String),
    /// A type that depends on template arguments, or a `decltype`: only its spelling is known.
    Dependent(String),
    /// `T *`.
    Pointer(Rc<Type>),
    /// `T &`.
    Reference(Rc<Type>),
    /// `T &&`.
    RValueReference(Rc<Type>),
    /// `T C::*`.
    MemberPointer(Rc<Type>, Rc<Type>),
    /// `T[n]`, the bound by its spelling.
    Array(Rc<Type>, Option<String>),
    /// A function type.
    Function(Rc<Type>, Signature),
    /// `const` and `volatile`.
    Qualified {
        /// `const`.
        is_const: bool,
        /// `volatile`.
        is_volatile: bool,
        /// The unqualified type.
        of: Rc<Type>,
    },
    /// `T...`.
    Pack(Rc<Type>),
}

impl Type {
    /// `void`.
    pub(crate) const VOID: Type = Type::Fundamental("void");

    /// The type with more qualifiers. References and functions take none; of an array they go to the elements.
    pub(crate) fn qualified(self, more_const: bool, more_volatile: bool) -> Type {
        if !more_const && !more_volatile {
            return self;
        }
        match self {
            Type::Qualified { is_const, is_volatile, of } => Type::Qualified {
                is_const: is_const || more_const,
                is_volatile: is_volatile || more_volatile,
                of,
            },
            Type::Reference(_) | Type::RValueReference(_) | Type::Function(..) => self,
            Type::Array(element, bound) => {
                Type::Array(Rc::new((*element).clone().qualified(more_const, more_volatile)), bound)
            }
            other => Type::Qualified { is_const: more_const, is_volatile: more_volatile, of: Rc::new(other) },
        }
    }

    /// The type without top-level qualifiers.
    pub(crate) fn unqualified(&self) -> &Type {
        match self {
            Type::Qualified { of, .. } => of,
            other => other,
        }
    }

    /// Whether the object itself is const.
    pub(crate) fn is_const(&self) -> bool {
        match self {
            Type::Qualified { is_const, .. } => *is_const,
            Type::Array(element, _) => element.is_const(),
            _ => false,
        }
    }

    /// Whether the object itself is volatile.
    pub(crate) fn is_volatile(&self) -> bool {
        match self {
            Type::Qualified { is_volatile, .. } => *is_volatile,
            Type::Array(element, _) => element.is_volatile(),
            _ => false,
        }
    }

    /// Whether objects of it have no constructors: fundamental types, pointers and arrays of such.
    pub(crate) fn is_fundamental_or_pointer(&self) -> bool {
        match self.unqualified() {
            Type::Fundamental(_) | Type::Pointer(_) | Type::MemberPointer(..) => true,
            Type::Array(element, _) => element.is_fundamental_or_pointer(),
            _ => false,
        }
    }

    /// Whether this is an lvalue or rvalue reference.
    pub(crate) fn is_reference(&self) -> bool {
        matches!(self, Type::Reference(_) | Type::RValueReference(_))
    }

    /// The parameter type after [dcl.fct] p5: decay, then top-level cv dropped.
    pub(crate) fn adjusted(&self) -> Type {
        match self {
            Type::Array(element, _) => Type::Pointer(element.clone()),
            Type::Function(..) => Type::Pointer(Rc::new(self.clone())),
            Type::Qualified { of, .. } => (**of).clone(),
            Type::Pack(inner) => Type::Pack(Rc::new(inner.adjusted())),
            other => other.clone(),
        }
    }

    /// Whether the spelling depends on template arguments in a way that leaves its kind (array, function,
    /// reference or object) open.
    pub(crate) fn is_open(&self) -> bool {
        match self {
            Type::Dependent(_) => true,
            Type::Qualified { of, .. } | Type::Pack(of) => of.is_open(),
            _ => false,
        }
    }

    /// Whether a template parameter or a dependent spelling occurs anywhere in it.
    pub(crate) fn is_dependent(&self) -> bool {
        match self {
            Type::Fundamental(_) | Type::Closure(_) => false,
            Type::Named(path) => {
                path.iter().flat_map(|p| p.arguments.iter().flatten()).any(Argument::is_dependent)
            }
            Type::Parameter(..) | Type::Dependent(_) => true,
            Type::Placeholder(_) => false,
            Type::Pointer(to) | Type::Reference(to) | Type::RValueReference(to) | Type::Array(to, _) => {
                to.is_dependent()
            }
            Type::Qualified { of, .. } | Type::Pack(of) => of.is_dependent(),
            Type::MemberPointer(class, to) => class.is_dependent() || to.is_dependent(),
            Type::Function(result, signature) => {
                result.is_dependent() || signature.parameters.iter().any(Type::is_dependent)
            }
        }
    }

    /// Whether it is not certain that it depends on template arguments: its spelling shows no template parameter.
    pub(crate) fn may_depend(&self) -> bool {
        self.is_dependent() && !self.spelling().contains('?')
    }

    /// Whether template arguments may make two types one, as far as the outermost parts and names tell.
    pub(crate) fn may_equal(&self, other: &Type) -> bool {
        match (self.unqualified(), other.unqualified()) {
            (Type::Parameter(..) | Type::Dependent(_) | Type::Pack(_), _)
            | (_, Type::Parameter(..) | Type::Dependent(_) | Type::Pack(_)) => true,
            (Type::Named(a), Type::Named(b)) => a.iter().map(|p| &p.name).eq(b.iter().map(|p| &p.name)),
            (Type::Pointer(a), Type::Pointer(b))
            | (
                Type::Reference(a) | Type::RValueReference(a),
                Type::Reference(b) | Type::RValueReference(b),
            ) => a.may_equal(b),
            (Type::Fundamental(a), Type::Fundamental(b)) => a == b,
            (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
        }
    }

    /// Whether `auto` occurs in it.
    pub(crate) fn has_placeholder(&self) -> bool {
        match self {
            Type::Placeholder(_) => true,
            Type::Pointer(of)
            | Type::Reference(of)
            | Type::RValueReference(of)
            | Type::Pack(of)
            | Type::Qualified { of, .. } => of.has_placeholder(),
            _ => false,
        }
    }

    /// A spelling that is equal for equal types and different for different ones.
    pub(crate) fn spelling(&self) -> String {
        match self {
            Type::Fundamental(name) => (*name).to_owned(),
            Type::Named(path) => spell_path(path),
            Type::Parameter(depth, index) => format!("?{depth}.{index}"),
            Type::Closure(lambda) => format!("<closure {lambda}>"),
            Type::Placeholder(text) | Type::Dependent(text) => text.clone(),
            Type::Pointer(to) => format!("{} *", to.spelling()),
            Type::Reference(to) => format!("{} &", to.spelling()),
            Type::RValueReference(to) => format!("{} &&", to.spelling()),
            Type::MemberPointer(class, to) => format!("{} {}::*", to.spelling(), class.spelling()),
            Type::Array(element, bound) => {
                format!("{} [{}]", element.spelling(), bound.as_deref().unwrap_or(""))
            }
            Type::Function(result, signature) => format!("{} {}", result.spelling(), signature.spelling()),
            Type::Qualified { is_const, is_volatile, of } => {
                let c = if *is_const { " const" } else { "" };
                let v = if *is_volatile { " volatile" } else { "" };
                format!("{}{c}{v}", of.spelling())
            }
            Type::Pack(inner) => format!("{}...", inner.spelling()),
        }
    }

    /// The spelling that diagnostics use, for types without arrays and functions.
    pub(crate) fn display(&self) -> Option<String> {
        Some(match self {
            Type::Fundamental(name) => (*name).to_owned(),
            Type::Named(path) => {
                let mut parts = Vec::new();
                for part in as_printed(path) {
                    let mut text = part.name.clone();
                    if let Some(arguments) = &part.arguments {
                        let mut list = Vec::new();
                        for argument in arguments {
                            list.push(match argument {
                                Argument::Type(t) => t.display()?,
                                Argument::Value(value) => value.clone(),
                                Argument::Template(_) | Argument::Pack(_) => return None,
                            });
                        }
                        text += &format!("<{}>", list.join(", "));
                    }
                    parts.push(text);
                }
                parts.join("::")
            }
            Type::Pointer(to) => match to.display()? {
                inner if inner.ends_with('*') => format!("{inner}*"),
                inner => format!("{inner} *"),
            },
            Type::Reference(to) => format!("{} &", to.display()?),
            Type::RValueReference(to) => format!("{} &&", to.display()?),
            Type::Qualified { is_const, is_volatile, of } => {
                let words = match (is_const, is_volatile) {
                    (true, true) => "const volatile",
                    (true, false) => "const",
                    _ => "volatile",
                };
                match **of {
                    Type::Pointer(_) => format!("{}{words}", of.display()?),
                    _ => format!("{words} {}", of.display()?),
                }
            }
            _ => return None,
        })
    }

    /// The type with the parameters of template depth `depth` replaced. Where an argument is missing or is not a
    /// type, the spelling stands for the result.
    pub(crate) fn substitute(&self, depth: usize, arguments: &[Argument]) -> Type {
        let inner = |t: &Type| Rc::new(t.substitute(depth, arguments));
        match self {
            Type::Parameter(d, index) if *d == depth => match arguments.get(*index) {
                Some(Argument::Type(t)) => t.clone(),
                _ => Type::Dependent(self.spelling()),
            },
            Type::Named(path) => {
                if !self.is_dependent() {
                    return self.clone();
                }
                let mut path = path.to_vec();
                for part in &mut path {
                    part.arguments = part.arguments.take().map(|list| {
                        let one = |argument: Argument| match argument {
                            Argument::Type(t) => {
                                t.expanded(depth, arguments).into_iter().map(Argument::Type).collect()
                            }
                            other => vec![other],
                        };
                        list.into_iter().flat_map(one).collect()
                    });
                }
                Type::Named(Rc::new(path))
            }
            Type::Pointer(to) => Type::Pointer(inner(to)),
            Type::Reference(to) => match to.substitute(depth, arguments) {
                Type::Reference(of) | Type::RValueReference(of) => Type::Reference(of),
                other => Type::Reference(Rc::new(other)),
            },
            Type::RValueReference(to) => match to.substitute(depth, arguments) {
                reference @ (Type::Reference(_) | Type::RValueReference(_)) => reference,
                other => Type::RValueReference(Rc::new(other)),
            },
            Type::MemberPointer(class, to) => Type::MemberPointer(inner(class), inner(to)),
            Type::Array(element, bound) => Type::Array(inner(element), bound.clone()),
            Type::Function(result, signature) => {
                let mut signature = signature.clone();
                signature.parameters =
                    signature.parameters.iter().flat_map(|p| p.expanded(depth, arguments)).collect();
                Type::Function(inner(result), signature)
            }
            Type::Qualified { is_const, is_volatile, of } => {
                of.substitute(depth, arguments).qualified(*is_const, *is_volatile)
            }
            Type::Pack(of) => Type::Pack(inner(of)),
            Type::Fundamental(_)
            | Type::Parameter(..)
            | Type::Closure(_)
            | Type::Placeholder(_)
            | Type::Dependent(_) => self.clone(),
        }
    }
}

impl Argument {
    /// The spelling, equal for equal arguments.
    pub(crate) fn spelling(&self) -> String {
        match self {
            Argument::Type(t) => t.spelling(),
            Argument::Value(text) | Argument::Template(text) => text.clone(),
            Argument::Pack(list) => list.iter().map(Argument::spelling).collect::<Vec<_>>().join(", "),
        }
    }

    /// Whether it is, points or refers to a closure.
    pub(crate) fn names_closure(&self) -> bool {
        let mut named = match self {
            Argument::Type(t) => t,
            Argument::Pack(list) => return list.iter().any(Argument::names_closure),
            _ => return false,
        };
        while let Type::Pointer(of)
        | Type::Reference(of)
        | Type::RValueReference(of)
        | Type::Qualified { of, .. } = named
        {
            named = of;
        }
        matches!(named, Type::Closure(_))
    }

    /// Whether a template parameter occurs in it.
    pub(crate) fn is_dependent(&self) -> bool {
        match self {
            Argument::Type(t) => t.is_dependent(),
            Argument::Value(text) | Argument::Template(text) => text.contains('?'),
            Argument::Pack(list) => list.iter().any(Argument::is_dependent),
        }
    }
}

impl Signature {
    /// The parameter list and what follows it.
    pub(crate) fn spelling(&self) -> String {
        let mut list: Vec<String> = self.parameters.iter().map(Type::spelling).collect();
        if self.variadic {
            list.push("...".to_owned());
        }
        format!("({}){}", list.join(", "), self.qualifiers)
    }
}

/// A list of template arguments in angle brackets.
pub(crate) fn spell_arguments(arguments: &[Argument]) -> String {
    format!("<{}>", arguments.iter().map(Argument::spelling).collect::<Vec<_>>().join(", "))
}

/// A qualified name.
pub(crate) fn spell_path(path: &[PathPart]) -> String {
    let parts: Vec<String> = path
        .iter()
        .map(|part| {
            format!("{}{}", part.name, part.arguments.as_deref().map(spell_arguments).unwrap_or_default())
        })
        .collect();
    parts.join("::")
}
