//! Names: nested-name-specifiers, template-ids, operator-function-ids (GRAMMAR.md, "Names").

use std::ops::Range;
use std::rc::Rc;

use super::{Greater, Parsed, Parser};
use crate::program::{DeclaredType, FunctionName, Reference, Referent, TypeName};
use crate::scopes::{ScopeKind, Symbol};
use crate::specialisations::Meant;
use crate::types::{Argument, Type};

/// Whether `word` is a keyword: no identifier.
#[rustfmt::skip]
pub(super) fn is_keyword(word: &str) -> bool {
    let language = matches!(
        word,
        "alignas" | "alignof" | "asm" | "auto" | "bool" | "break" | "case" | "catch" | "char" | "char16_t" |
        "char32_t" | "char8_t" | "class" | "concept" | "const" | "const_cast" | "consteval" | "constexpr" |
        "constinit" | "continue" | "co_await" | "co_return" | "co_yield" | "decltype" | "default" | "delete" |
        "do" | "double" | "dynamic_cast" | "else" | "enum" | "explicit" | "export" | "extern" | "false" |
        "float" | "for" | "friend" | "goto" | "if" | "inline" | "int" | "long" | "mutable" | "namespace" |
        "new" | "noexcept" | "nullptr" | "operator" | "private" | "protected" | "public" | "register" |
        "reinterpret_cast" | "requires" | "return" | "short" | "signed" | "sizeof" | "static" |
        "static_assert" | "static_cast" | "struct" | "switch" | "template" | "this" | "thread_local" |
        "throw" | "true" | "try" | "typedef" | "typeid" | "typename" | "union" | "unsigned" | "using" |
        "virtual" | "void" | "volatile" | "wchar_t" | "while" | "__attribute__" | "__inline__" | "__inline" |
        "__restrict__" | "__restrict" | "__thread" | "__int128" | "__extension__" | "__asm__" | "__typeof__" |
        "__alignof__" | "__noinline__"
    );
    language || super::specifiers::bare_cuda_word(word).is_some()
}

/// What a nested-name-specifier leads to.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Qualifier {
    /// There is none.
    None,
    /// A scope.
    Scope(usize),
    /// A type whose members depend on template arguments.
    Open,
}

/// What a component before `::` leads to, and the template depth and arguments to put into its members.
type Entered = (Qualifier, Option<(usize, Vec<Argument>)>);

/// An id-expression or type name, read once.
#[derive(Clone, Debug)]
pub(super) struct Name {
    /// All its tokens.
    pub(super) range: Range<usize>,
    /// What that leads to.
    pub(super) qualifier: Qualifier,
    /// The class arguments that the qualifier named, to put into a member alias.
    pub(super) class_arguments: Option<(usize, Vec<Argument>)>,
    /// The last component's text: `f`, `operator+`, `~S`, `operator int`.
    pub(super) text: String,
    /// Its first token.
    pub(super) name_at: usize,
    /// Which kind of function name it would be.
    pub(super) kind: FunctionName,
    /// What lookup finds.
    pub(super) symbols: Vec<Symbol>,
    /// Template arguments.
    pub(super) arguments: Option<Vec<Argument>>,
    /// The type of a conversion function.
    pub(super) conversion: Option<Type>,
}

impl Parser<'_, '_> {
    /// `qualified-name`: `::`? ( name arguments? `::` )* unqualified-name arguments?
    ///
    /// `types_only` gives up before template arguments of a name that is no type, so that a tentative reading as a
    /// type costs nothing.
    pub(super) fn name(&mut self, types_only: bool) -> Parsed<Name> {
        self.nested(|p| p.name_inner(types_only))
    }

    fn name_inner(&mut self, types_only: bool) -> Parsed<Name> {
        let start = self.at;
        let mut qualifier = Qualifier::None;
        let mut class_arguments = None;
        if self.accept("::") {
            qualifier = Qualifier::Scope(0);
        }
        loop {
            let template_keyword = qualifier != Qualifier::None && self.accept("template");
            if self.is("operator") || self.is("~") {
                return self.special_name(start, qualifier);
            }
            if !self.is_identifier() {
                return self.outside("expected a name");
            }
            let name_at = self.advance();
            let text = self.text_at(name_at);
            let symbols = self.find(&qualifier, text, self.is("::"))?;
            let arguments = if self.takes_arguments(&symbols, template_keyword) {
                let function = symbols.iter().any(|s| !s.is_type());
                if types_only && function {
                    return self.outside_at(name_at, "expected a type");
                }
                Some(self.template_arguments()?)
            } else {
                None
            };
            self.refers_to_alias(&symbols, name_at);
            self.names_type(&symbols, name_at);
            if self.is("::") && !self.is_at(self.at + 1, "*") {
                (qualifier, class_arguments) = self.enter(name_at, &qualifier, &symbols, arguments)?;
                self.advance();
                continue;
            }
            let name = Name {
                range: start..self.at,
                qualifier,
                class_arguments,
                text: text.to_owned(),
                name_at,
                kind: FunctionName::Plain,
                symbols,
                arguments,
                conversion: None,
            };
            self.refers_to_type(&name);
            return Ok(name);
        }
    }

    fn refers_to_alias(&mut self, symbols: &[Symbol], name_at: usize) {
        if let Some(Symbol::Alias(_, alias) | Symbol::AliasTemplate(_, _, alias)) = symbols.first() {
            self.refers(Referent::Alias(*alias), name_at);
        }
    }

    fn refers_to_type(&mut self, name: &Name) {
        let class = |s: &Symbol| matches!(s, Symbol::Class(_) | Symbol::Enumeration(..));
        if name.symbols.iter().any(class)
            && let Ok(written) = self.type_of_name(name)
        {
            self.refers(Referent::Type { written, complete: false }, name.name_at);
        }
    }

    /// Remembers what a name says of types: the class or enumeration among its meanings.
    pub(super) fn names_type(&mut self, symbols: &[Symbol], at: usize) {
        let named = symbols.iter().find_map(|symbol| match symbol {
            Symbol::Class(class) => Some(DeclaredType::Class(*class)),
            Symbol::Enumeration(named, _) => Some(DeclaredType::Enumeration(named.clone())),
            _ => None,
        });
        if named.is_some() {
            self.program.type_names.push(TypeName { at, named });
        }
    }

    /// Remembers a name before `::` or behind `~` that is looked up in a class that may not be known.
    pub(super) fn may_name_type(&mut self, at: usize) {
        let found = self.scopes.lookup(self.scope, self.text_at(at));
        match found.iter().any(|s| matches!(s, Symbol::Class(_) | Symbol::Enumeration(..))) {
            true => self.names_type(&found, at),
            false => self.program.type_names.push(TypeName { at, named: None }),
        }
    }

    /// Remembers the words of a range that is not read.
    pub(super) fn may_name_types(&mut self, range: Range<usize>) {
        for at in range.filter(|at| self.is_identifier_at(*at)).collect::<Vec<_>>() {
            self.program.type_names.push(TypeName { at, named: None });
        }
    }

    /// Remembers a reference to something other than a function.
    pub(super) fn refers(&mut self, to: Referent, at: usize) {
        let instance = self.instance;
        self.program.references.push(Reference { to, at, instance });
    }

    /// Remembers that a type must be complete.
    pub(super) fn completes(&mut self, written: &Type, at: usize) {
        if !matches!(written.unqualified(), Type::Fundamental(_)) {
            self.refers(Referent::Type { written: written.clone(), complete: true }, at);
        }
    }

    /// Looks a component up: unqualified the first, in the named scope the others. Before `::` only namespaces and
    /// types count.
    fn find(&self, qualifier: &Qualifier, text: &str, before_scope: bool) -> Parsed<Vec<Symbol>> {
        let mut symbols = match qualifier {
            Qualifier::None if before_scope => self
                .scopes
                .chain(self.scope)
                .into_iter()
                .map(|s| self.scopes.lookup_in(s, text))
                .find(|found| found.iter().any(|s| s.is_type() || matches!(s, Symbol::Namespace(_))))
                .unwrap_or_default(),
            Qualifier::None => self.scopes.lookup(self.scope, text),
            Qualifier::Scope(scope) => self.scopes.lookup_in(*scope, text),
            Qualifier::Open => Vec::new(),
        };
        if before_scope {
            symbols.retain(|s| s.is_type() || matches!(s, Symbol::Namespace(_)));
        }
        Ok(symbols)
    }

    /// Whether the `<` here begins template arguments of a name with these meanings.
    fn takes_arguments(&self, symbols: &[Symbol], template_keyword: bool) -> bool {
        if !self.is("<") {
            return false;
        }
        if template_keyword {
            return true;
        }
        symbols.iter().any(|symbol| match symbol {
            Symbol::Class(class) => self.scopes.classes[*class].template_depth.is_some(),
            Symbol::AliasTemplate(..) | Symbol::TemplateParameter(..) | Symbol::VariableTemplate(_) => true,
            Symbol::Function(entity) => self.program.function_entities[*entity].template.is_some(),
            _ => false,
        })
    }

    /// What `component::` leads to.
    fn enter(
        &self,
        name_at: usize,
        outer: &Qualifier,
        symbols: &[Symbol],
        arguments: Option<Vec<Argument>>,
    ) -> Parsed<Entered> {
        if *outer == Qualifier::Open {
            return Ok((Qualifier::Open, None));
        }
        let Some(symbol) = symbols.first() else {
            if self.scopes.in_open_class(self.scope) {
                return Ok((Qualifier::Open, None));
            }
            return self.outside_at(name_at, "a name that was not declared before");
        };
        match symbol {
            Symbol::Namespace(scope) => Ok((Qualifier::Scope(*scope), None)),
            Symbol::Class(class) => {
                let meant =
                    arguments.as_deref().map_or(Meant::Primary, |list| self.scopes.meant(*class, list));
                let depth = self.scopes.classes[*class].template_depth;
                let chosen = match meant {
                    Meant::Primary => *class,
                    Meant::Specialisation(index) => index,
                    Meant::Partial(index, deduced) => {
                        let info = &self.scopes.classes[index];
                        let put = depth.zip(Some(deduced));
                        return match info.defined {
                            true => Ok((Qualifier::Scope(info.scope), put)),
                            false => Ok((Qualifier::Open, None)),
                        };
                    }
                    Meant::Unknown => return Ok((Qualifier::Open, None)),
                };
                let info = &self.scopes.classes[chosen];
                let own = info.specialisation || arguments.is_none() || arguments == info.own_arguments;
                if !info.defined && !own {
                    return Ok((Qualifier::Open, None));
                }
                let put = depth.zip(arguments).filter(|_| !info.specialisation);
                Ok((Qualifier::Scope(info.scope), put))
            }
            Symbol::Enumeration(_, Some(scope)) => Ok((Qualifier::Scope(*scope), None)),
            Symbol::Alias(aliased, _) => Ok(self.members_of(&self.bound(aliased))),
            Symbol::AliasTemplate(depth, aliased, _) => {
                let arguments = arguments.unwrap_or_default();
                Ok(self.members_of(&self.bound(&aliased.substitute(*depth, &arguments))))
            }
            Symbol::TypeParameter(depth, index, _) => {
                Ok(self.members_of(&self.bound(&Type::Parameter(*depth, *index))))
            }
            Symbol::TemplateParameter(..) => Ok((Qualifier::Open, None)),
            _ => self.outside_at(name_at, "a name before `::` that is neither namespace nor class"),
        }
    }

    /// The scope of a class that a type names, and the arguments to put into its members.
    fn members_of(&self, named: &Type) -> Entered {
        if named.is_dependent() {
            return (Qualifier::Open, None);
        }
        match self.class_and_arguments(named) {
            Some((class, put)) => (Qualifier::Scope(self.scopes.classes[class].scope), put.last().cloned()),
            None => (Qualifier::Open, None),
        }
    }

    /// `operator @`, `operator type`, `operator "" suffix`, `~ name`.
    fn special_name(&mut self, start: usize, qualifier: Qualifier) -> Parsed<Name> {
        let name_at = self.at;
        let mut conversion = None;
        let (text, kind) = if self.accept("~") {
            let class = self.identifier()?;
            self.may_name_type(name_at + 1);
            if self.is("<") {
                self.template_arguments()?;
            }
            (format!("~{class}"), FunctionName::Destructor)
        } else {
            self.advance();
            self.operator_name(&mut conversion)?
        };
        let mut arguments = None;
        let symbols = self.find(&qualifier, &text, false)?;
        if self.is("<") && kind == FunctionName::Operator && self.takes_arguments(&symbols, false) {
            arguments = Some(self.template_arguments()?);
        }
        Ok(Name {
            range: start..self.at,
            qualifier,
            class_arguments: None,
            text,
            name_at,
            kind,
            symbols,
            arguments,
            conversion,
        })
    }

    fn operator_name(&mut self, conversion: &mut Option<Type>) -> Parsed<(String, FunctionName)> {
        use crate::source::TokenKind;
        if self.token().kind == TokenKind::String {
            let literal = self.take();
            let suffix = match literal.strip_prefix("\"\"") {
                Some("") => self.identifier()?.to_owned(),
                Some(suffix) => suffix.to_owned(),
                None => return self.outside("a literal operator whose string is not empty"),
            };
            return Ok((format!("operator\"\"{suffix}"), FunctionName::Literal));
        }
        for word in ["new", "delete"] {
            if self.accept(word) {
                let array = self.is("[") && self.is_at(self.at + 1, "]");
                if array {
                    self.advance();
                    self.advance();
                }
                return Ok((
                    format!("operator {word}{}", if array { "[]" } else { "" }),
                    FunctionName::Operator,
                ));
            }
        }
        if self.token().kind == TokenKind::Punctuator {
            let operator = match self.text() {
                "(" | "[" => {
                    let first = self.take();
                    let closing = if first == "(" { ")" } else { "]" };
                    self.expect(closing)?;
                    format!("{first}{closing}")
                }
                ">" if self.is_at(self.at + 1, ">") && self.token_at(self.at + 1).joined => {
                    self.advance();
                    self.advance();
                    ">>".to_owned()
                }
                "," | "->" | "->*" | "+" | "-" | "*" | "/" | "%" | "^" | "&" | "|" | "~" | "!" | "="
                | "<" | ">" | "+=" | "-=" | "*=" | "/=" | "%=" | "^=" | "&=" | "|=" | "<<" | "<<="
                | ">>=" | "==" | "!=" | "<=" | ">=" | "<=>" | "&&" | "||" | "++" | "--" => {
                    self.take().to_owned()
                }
                _ => return self.outside("expected an operator"),
            };
            return Ok((format!("operator{operator}"), FunctionName::Operator));
        }
        let converted = self.conversion_type()?;
        let text = format!("operator {}", converted.spelling());
        *conversion = Some(converted);
        Ok((text, FunctionName::Conversion))
    }

    /// `template-arguments`: `<` ( argument (`,` argument)* )? `>`
    pub(super) fn template_arguments(&mut self) -> Parsed<Vec<Argument>> {
        self.nested(|p| {
            p.expect("<")?;
            let mut list = Vec::new();
            while !p.is(">") {
                match p.expansion(true) {
                    Some(expansion) => {
                        list.extend(p.expand(&expansion, |p| p.constant(|p| p.template_argument()))?);
                    }
                    None => list.push(p.constant(|p| p.template_argument())?),
                }
                if !p.accept(",") && !p.is(">") {
                    return p.outside("expected `,` or `>` in template arguments");
                }
            }
            p.expect(">")?;
            Ok(list)
        })
    }

    /// The value of the template parameter that is named at a token, in the instance that is read now.
    fn bound_value(&self, at: usize) -> Option<&String> {
        let found = self.scopes.lookup(self.scope, self.text_at(at));
        let parameter = found.iter().find_map(|s| match s {
            Symbol::ValueParameter(depth, index) => Some((depth, index)),
            _ => None,
        });
        let (depth, index) = parameter?;
        match self.bindings.iter().find(|(d, _)| d == depth).and_then(|(_, list)| list.get(*index)) {
            Some(Argument::Value(value)) => Some(value),
            _ => None,
        }
    }

    fn template_argument(&mut self) -> Parsed<Argument> {
        let ends = |p: &Self| p.is(",") || p.is(">") || p.in_element && p.is("...");
        let as_type = self.attempt(|p| {
            let named = p.with_greater(Greater::Operator, |p| p.type_id())?;
            if !p.in_element && p.accept("...") {
                return if ends(p) {
                    Ok(Type::Pack(Rc::new(named)))
                } else {
                    p.outside("expected `,` or `>`")
                };
            }
            if ends(p) { Ok(named) } else { p.outside("expected `,` or `>`") }
        });
        if let Some(named) = as_type {
            return Ok(Argument::Type(named));
        }
        let start = self.at;
        let as_template = self.attempt(|p| {
            let name = p.name(true)?;
            let template = name.symbols.iter().find_map(|s| match s {
                Symbol::Class(class) if p.scopes.classes[*class].template_depth.is_some() => {
                    Some(crate::types::spell_path(&p.scopes.path_of(p.scopes.classes[*class].scope)))
                }
                Symbol::AliasTemplate(..) => Some(p.spell(name.range.clone())),
                Symbol::TemplateParameter(depth, index) => Some(format!("?{depth}.{index}")),
                _ => None,
            });
            match template {
                Some(text) if name.arguments.is_none() && ends(p) => Ok(text),
                _ => p.outside("expected a template name"),
            }
        });
        if let Some(text) = as_template {
            return Ok(Argument::Template(text));
        }
        let computed = self.with_greater(Greater::ClosesArguments, |p| p.conditional_expression())?;
        let mut spelled = self.spell(start..self.at);
        // In an instance the parameters have values.
        if let Some(bound) = self.bound_value(start).filter(|_| self.at == start + 1) {
            spelled.clone_from(bound);
        } else if let Some(value) = computed.value.filter(|_| self.instance.is_some() && self.at > start + 1)
        {
            spelled = value.to_string();
        }
        if !self.in_element && self.accept("...") {
            spelled.push_str("...");
        }
        Ok(Argument::Value(spelled))
    }

    /// The type that a name stands for.
    pub(super) fn type_of_name(&self, name: &Name) -> Parsed<Type> {
        let put = |t: Type| match &name.class_arguments {
            Some((depth, arguments)) => self.bound(&t.substitute(*depth, arguments)),
            None => self.bound(&t),
        };
        let spelled = || Type::Dependent(self.spell(name.range.clone()));
        for symbol in &name.symbols {
            match symbol {
                Symbol::Class(class) => return self.type_of_class(*class, name).map(put),
                Symbol::Enumeration(named, _) | Symbol::Alias(named, _) => return Ok(put(named.clone())),
                Symbol::AliasTemplate(depth, named, _) => {
                    let Some(arguments) = &name.arguments else {
                        return self.outside_at(name.name_at, "an alias template without arguments");
                    };
                    if arguments.iter().any(|a| matches!(a, Argument::Type(Type::Pack(_)))) {
                        return Ok(spelled());
                    }
                    return Ok(put(named.substitute(*depth, arguments)));
                }
                Symbol::TypeParameter(depth, index, _) => return Ok(put(Type::Parameter(*depth, *index))),
                Symbol::TemplateParameter(..) if name.arguments.is_some() => return Ok(spelled()),
                _ => {}
            }
        }
        self.outside_at(name.name_at, "expected a type")
    }

    fn type_of_class(&self, class: usize, name: &Name) -> Parsed<Type> {
        let info = &self.scopes.classes[class];
        if info.template_depth.is_none() {
            return Ok(Type::Named(Rc::clone(&info.path)));
        }
        let mut path = info.path.to_vec();
        let inside = self.scopes.chain(self.scope).into_iter().find_map(|s| match self.scopes.all[s].kind {
            ScopeKind::Class(c) if c == class || self.is_specialisation_of(c, class) => Some(c),
            _ => None,
        });
        if let Some(last) = path.last_mut() {
            last.arguments = match (&name.arguments, inside) {
                (Some(arguments), _) => Some(arguments.clone()),
                (None, Some(c)) => self.scopes.classes[c].path.last().and_then(|p| p.arguments.clone()),
                (None, None) => {
                    return self
                        .outside_at(name.name_at, "a class template without arguments where a type stands");
                }
            };
        }
        Ok(Type::Named(Rc::new(path)))
    }

    fn is_specialisation_of(&self, class: usize, primary: usize) -> bool {
        self.scopes.classes[primary].specialisations.iter().any(|(_, index)| *index == class)
    }
}
