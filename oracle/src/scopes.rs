//! Scopes and name lookup: [basic.lookup] as far as Core CUDA needs it. Lookup happens while reading, so it sees
//! exactly what was declared before.

use std::collections::BTreeMap;

use crate::program::DeclaredType;
use crate::types::{Argument, Path, PathPart, Type};

/// What a name stands for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Symbol {
    /// A namespace, by its scope.
    Namespace(usize),
    /// A class or class template, by its index into [`Scopes::classes`].
    Class(usize),
    /// An enumeration; a scoped one has a scope for its enumerators.
    Enumeration(Type, Option<usize>),
    /// `typedef` or `using X = ...`, with its index into `Program::aliases`.
    Alias(Type, usize),
    /// An alias template: depth of its parameters, the aliased type, its index into `Program::aliases`.
    AliasTemplate(usize, Type, usize),
    /// A template type parameter: depth, index, pack.
    TypeParameter(usize, usize, bool),
    /// A template template parameter: depth, index.
    TemplateParameter(usize, usize),
    /// A template non-type parameter: depth, index.
    ValueParameter(usize, usize),
    /// A function or function template, by its entity.
    Function(usize),
    /// A variable or variable template, by its entity.
    Variable(usize),
    /// A variable template, by its entity.
    VariableTemplate(usize),
    /// An enumerator with its value, where it is known.
    Enumerator(Type, Option<i64>),
    /// A function parameter, a variable of a range or an init-capture: something with a type and no declaration of
    /// its own; `Type::Dependent` where the type is not known.
    Parameter(Type),
    /// A function parameter pack, by the pattern of its type.
    ParameterPack(Type),
    /// Anything else that is a value and takes no template arguments.
    Value,
}

impl Symbol {
    /// Whether the name is a type or a class template.
    pub(crate) fn is_type(&self) -> bool {
        matches!(
            self,
            Symbol::Class(_)
                | Symbol::Enumeration(..)
                | Symbol::Alias(..)
                | Symbol::AliasTemplate(..)
                | Symbol::TypeParameter(..)
                | Symbol::TemplateParameter(..)
        )
    }
}

/// What kind of region a scope is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScopeKind {
    /// A namespace, the global one included; inline or not.
    Namespace {
        /// `inline namespace`.
        inline: bool,
        /// No name.
        unnamed: bool,
    },
    /// A class, by its index.
    Class(usize),
    /// The parameters of one template header.
    Template,
    /// A function's parameters, a block, or the enumerators of a scoped enumeration.
    Block,
    /// Stands before the headers of a member defined outside of its class; leads to the class's scope.
    Bridge(usize),
}

/// A region of names.
#[derive(Clone, Debug)]
pub(crate) struct Scope {
    /// Its kind.
    pub(crate) kind: ScopeKind,
    /// Its own name, template arguments included.
    pub(crate) part: PathPart,
    /// The scope around it; the global scope is its own parent.
    pub(crate) parent: usize,
    /// Names.
    pub(crate) symbols: BTreeMap<String, Vec<Symbol>>,
    /// Functions declared by friend declarations only: found by argument-dependent lookup.
    pub(crate) friends: BTreeMap<String, Vec<usize>>,
    /// Namespaces named by using-directives, and inline and unnamed namespaces inside.
    pub(crate) nominated: Vec<usize>,
}

/// What the declaration of a class or enumeration says of who can name it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TypeStanding {
    /// Declared in a function.
    pub(crate) local: bool,
    /// A private or protected member of a class.
    pub(crate) is_private: bool,
    /// The class key or `enum`, where it has no name.
    pub(crate) unnamed: Option<&'static str>,
    /// A typedef gives it a name for linkage ([dcl.typedef]): no diagnostic calls it unnamed.
    pub(crate) named_by_typedef: bool,
}

/// A class or class template.
#[derive(Clone, Debug)]
pub(crate) struct Class {
    /// The qualified name.
    pub(crate) path: Path,
    /// Its members' scope.
    pub(crate) scope: usize,
    /// The token of its name, or of what stands there in its place.
    pub(crate) first: usize,
    /// From its base clause to past its `}`, where it is defined.
    pub(crate) range: std::ops::Range<usize>,
    /// It is an explicit or partial specialisation.
    pub(crate) specialisation: bool,
    /// It was defined.
    pub(crate) defined: bool,
    /// `class`, `struct` or `union`, as the last declaration has it.
    pub(crate) key: &'static str,
    /// Where it is declared and with what access.
    pub(crate) standing: TypeStanding,
    /// The depth of its template parameters, for a primary template.
    pub(crate) template_depth: Option<usize>,
    /// The names of a primary template's parameters, packs with `...`.
    pub(crate) parameter_names: Vec<String>,
    /// The kinds of a primary template's parameters.
    pub(crate) parameter_kinds: Vec<String>,
    /// It has a virtual base class.
    pub(crate) virtual_base: bool,
    /// A primary template's own parameters as arguments: what the injected class name stands for.
    pub(crate) own_arguments: Option<Vec<Argument>>,
    /// Explicit and partial specialisations by their spelled arguments.
    pub(crate) specialisations: Vec<(String, usize)>,
    /// Known base classes.
    pub(crate) bases: Vec<usize>,
    /// The template arguments that the base classes are named with.
    pub(crate) base_arguments: BTreeMap<usize, Vec<Argument>>,
    /// Whether some base class is not known.
    pub(crate) open_base: bool,
    /// The base classes that depend on template parameters, packs aside.
    pub(crate) dependent_bases: Vec<Type>,
}

/// Template arguments by the depth of their parameters.
pub(crate) type Bindings = Vec<(usize, Vec<Argument>)>;

/// All scopes and classes of a unit. Scope 0 is the global one.
#[derive(Clone, Debug)]
pub(crate) struct Scopes {
    /// Scopes.
    pub(crate) all: Vec<Scope>,
    /// Classes.
    pub(crate) classes: Vec<Class>,
    /// Enumerations, and whether each is scoped.
    pub(crate) enumerations: Vec<(Type, bool)>,
    /// Where each enumeration is declared.
    pub(crate) enumeration_standings: Vec<TypeStanding>,
    /// The token of each enumeration's name, or of what stands there in its place.
    pub(crate) enumeration_places: Vec<usize>,
}

impl Scopes {
    /// A typedef names a type that has no name of its own.
    pub(crate) fn named_for_linkage(&mut self, declared: &DeclaredType) {
        let standing = match declared {
            DeclaredType::Class(class) => &mut self.classes[*class].standing,
            DeclaredType::Enumeration(named) => {
                let known = self.enumerations.iter().position(|(t, _)| t == named);
                let Some(standing) = known.and_then(|at| self.enumeration_standings.get_mut(at)) else {
                    return;
                };
                standing
            }
        };
        standing.named_by_typedef = standing.unnamed.is_some();
    }

    /// The global scope alone.
    pub(crate) fn new() -> Scopes {
        let mut scopes = Scopes {
            all: Vec::new(),
            classes: Vec::new(),
            enumerations: Vec::new(),
            enumeration_standings: Vec::new(),
            enumeration_places: Vec::new(),
        };
        scopes.add(ScopeKind::Namespace { inline: false, unnamed: false }, "", 0);
        scopes
    }

    /// A new scope.
    pub(crate) fn add(&mut self, kind: ScopeKind, name: &str, parent: usize) -> usize {
        let namespace = matches!(kind, ScopeKind::Namespace { .. });
        let inline = matches!(kind, ScopeKind::Namespace { inline: true, .. });
        self.all.push(Scope {
            kind,
            part: PathPart { name: name.to_owned(), namespace, inline, arguments: None, local: None },
            parent,
            symbols: BTreeMap::new(),
            friends: BTreeMap::new(),
            nominated: Vec::new(),
        });
        self.all.len() - 1
    }

    /// Makes `name` known in `scope`.
    pub(crate) fn declare(&mut self, scope: usize, name: &str, symbol: Symbol) {
        let list = self.all[scope].symbols.entry(name.to_owned()).or_default();
        if !list.contains(&symbol) {
            list.push(symbol);
        }
    }

    /// Whether `scope` is the global one or another namespace.
    pub(crate) fn is_namespace(&self, scope: usize) -> bool {
        matches!(self.all[scope].kind, ScopeKind::Namespace { .. })
    }

    /// The innermost namespace at or around `scope`.
    pub(crate) fn namespace_of(&self, scope: usize) -> usize {
        self.chain(scope).into_iter().find(|s| self.is_namespace(*s)).unwrap_or(0)
    }

    /// The number of template headers around `scope`.
    pub(crate) fn template_depth(&self, scope: usize) -> usize {
        self.headers_around(scope).len()
    }

    /// The scopes of the template headers around `scope`, by the depth of their parameters.
    pub(crate) fn headers_around(&self, scope: usize) -> Vec<usize> {
        let mut headers = Vec::new();
        let mut at = scope;
        loop {
            let here = &self.all[at];
            if here.kind == ScopeKind::Template {
                headers.push(at);
            }
            if at == 0 {
                headers.reverse();
                return headers;
            }
            at = here.parent;
        }
    }

    /// The qualified path of what is declared in `scope`: its namespaces, classes and (for local classes) functions.
    pub(crate) fn path_of(&self, scope: usize) -> Vec<PathPart> {
        let mut parts = Vec::new();
        for at in self.chain(scope) {
            let here = &self.all[at];
            if let ScopeKind::Class(class) = here.kind {
                parts.extend(self.classes[class].path.iter().rev().cloned());
                break;
            }
            if !here.part.name.is_empty() && here.kind != ScopeKind::Template {
                parts.push(here.part.clone());
            }
        }
        parts.reverse();
        parts
    }

    /// The scopes that an unqualified name is looked up in, innermost first. A member defined outside of its class
    /// sees the class, then its own template headers, then the namespaces around the class.
    pub(crate) fn chain(&self, scope: usize) -> Vec<usize> {
        let mut chain = Vec::new();
        let mut at = scope;
        loop {
            if let ScopeKind::Bridge(to) = self.all[at].kind {
                let mut inner = to;
                while !self.is_namespace(inner) {
                    if self.all[inner].kind != ScopeKind::Template {
                        chain.push(inner);
                    }
                    inner = self.all[inner].parent;
                }
                let mut header = self.all[at].parent;
                while self.all[header].kind == ScopeKind::Template {
                    chain.push(header);
                    header = self.all[header].parent;
                }
                at = inner;
                continue;
            }
            chain.push(at);
            if at == 0 {
                return chain;
            }
            at = self.all[at].parent;
        }
    }

    /// [basic.lookup.unqual]. Empty: not found.
    pub(crate) fn lookup(&self, scope: usize, name: &str) -> Vec<Symbol> {
        let mut at = scope;
        while !matches!(self.all[at].kind, ScopeKind::Bridge(_)) {
            let found = self.lookup_in(at, name);
            if !found.is_empty() || at == 0 {
                return found;
            }
            at = self.all[at].parent;
        }
        self.chain(at)
            .into_iter()
            .map(|s| self.lookup_in(s, name))
            .find(|f| !f.is_empty())
            .unwrap_or_default()
    }

    /// The scope in which [`Scopes::lookup`] finds a name that no using-directive brings.
    pub(crate) fn declaring(&self, scope: usize, name: &str) -> Option<usize> {
        self.chain(scope).into_iter().find(|s| self.all[*s].symbols.contains_key(name))
    }

    /// Whether what `scope` declares is local to a block of a function.
    pub(crate) fn is_local(&self, scope: usize) -> bool {
        self.all[scope].kind == ScopeKind::Block
    }

    /// Whether `scope` lies in a function.
    pub(crate) fn in_function(&self, scope: usize) -> bool {
        self.chain(scope).into_iter().any(|s| self.all[s].kind == ScopeKind::Block)
    }

    /// [basic.lookup.qual]: members of one scope, its bases, and the namespaces that it nominates.
    pub(crate) fn lookup_in(&self, scope: usize, name: &str) -> Vec<Symbol> {
        let here = &self.all[scope];
        let own = here.symbols.get(name);
        let class_alone = own.is_some() || !matches!(here.kind, ScopeKind::Class(_));
        if here.nominated.is_empty() && class_alone {
            return own.cloned().unwrap_or_default();
        }
        let mut found = Vec::new();
        self.collect(scope, name, &mut Vec::new(), &mut found);
        found
    }

    fn collect(&self, scope: usize, name: &str, seen: &mut Vec<usize>, found: &mut Vec<Symbol>) {
        if seen.contains(&scope) {
            return;
        }
        seen.push(scope);
        let here = &self.all[scope];
        let before = found.len();
        for symbol in here.symbols.get(name).into_iter().flatten() {
            if !found.contains(symbol) {
                found.push(symbol.clone());
            }
        }
        if let ScopeKind::Class(class) = here.kind
            && found.len() == before
        {
            for base in &self.classes[class].bases {
                self.collect(self.classes[*base].scope, name, seen, found);
            }
        }
        for nominated in &here.nominated {
            self.collect(*nominated, name, seen, found);
        }
    }

    /// Whether a name that is not found may still come from a base class that depends on template arguments.
    pub(crate) fn in_open_class(&self, scope: usize) -> bool {
        self.chain(scope).into_iter().any(|s| match self.all[s].kind {
            ScopeKind::Class(class) => self.has_open_base(class, 0),
            _ => false,
        })
    }

    fn has_open_base(&self, class: usize, depth: usize) -> bool {
        let class = &self.classes[class];
        class.open_base || (depth < 64 && class.bases.iter().any(|b| self.has_open_base(*b, depth + 1)))
    }

    /// The functions of that name that argument-dependent lookup may find: friends declared in any class.
    pub(crate) fn hidden_friends(&self, name: &str) -> Vec<usize> {
        self.all.iter().flat_map(|s| s.friends.get(name).into_iter().flatten()).copied().collect()
    }

    /// The class that a type names; for a template-id the matching specialisation or else the primary template.
    pub(crate) fn class_of_type(&self, named: &Type) -> Option<usize> {
        let primary = self.primary_of_type(named)?;
        let Type::Named(path) = named.unqualified() else { return None };
        Some(self.specialisation_of(primary, path.last().and_then(|part| part.arguments.as_deref())))
    }

    /// The class or primary template that a type names.
    pub(crate) fn primary_of_type(&self, named: &Type) -> Option<usize> {
        let Type::Named(path) = named.unqualified() else { return None };
        let same = |c: &[PathPart]| {
            c.len() == path.len()
                && c.iter().rev().zip(path.iter().rev()).all(|(a, b)| a.name == b.name && a.local == b.local)
        };
        self.classes.iter().position(|c| !c.specialisation && same(&c.path))
    }

    /// The constructors that a class declares.
    pub(crate) fn constructors_of(&self, class: usize) -> Vec<usize> {
        self.members_named(class, |class| format!("{class} constructor"))
    }

    /// The destructor that a class declares.
    pub(crate) fn destructors_of(&self, class: usize) -> Vec<usize> {
        self.members_named(class, |class| format!("~{class}"))
    }

    fn members_named(&self, class: usize, name: impl Fn(&str) -> String) -> Vec<usize> {
        let known = &self.classes[class];
        let own = known.path.last().and_then(|p| self.all[known.scope].symbols.get(&name(&p.name)));
        own.into_iter()
            .flatten()
            .filter_map(|s| if let Symbol::Function(f) = s { Some(*f) } else { None })
            .collect()
    }

    /// Whether a type is an enumeration.
    pub(crate) fn is_enumeration(&self, named: &Type) -> bool {
        self.enumeration(named).is_some()
    }

    /// Whether a type is a scoped enumeration.
    pub(crate) fn is_scoped_enumeration(&self, named: &Type) -> bool {
        self.enumeration(named) == Some(true)
    }

    fn enumeration(&self, named: &Type) -> Option<bool> {
        let known = self.enumerations.iter().find(|(known, _)| known == named.unqualified());
        known.map(|(_, scoped)| *scoped)
    }
}
