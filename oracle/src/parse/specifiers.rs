//! Attributes and decl-specifiers (GRAMMAR.md, "Specifiers").

use std::ops::Range;

use super::{Parsed, Parser};
use crate::program::{CudaAttribute, Specifiers};
use crate::scopes::Symbol;
use crate::source::TokenKind;
use crate::types::Type;

/// The words that stand for CUDA attributes outside of `__attribute__`, and what they stand for.
pub(super) fn bare_cuda_word(word: &str) -> Option<&'static str> {
    Some(match word {
        "__host__" => "host",
        "__device__" => "device",
        "__global__" => "global",
        "__shared__" => "shared",
        "__constant__" => "constant",
        "__managed__" => "managed",
        "__grid_constant__" => "grid_constant",
        "__launch_bounds__" => "launch_bounds",
        "__maxnreg__" => "maxnreg",
        "__cluster_dims__" => "cluster_dims",
        "__block_size__" => "block_size",
        "__device_builtin__" => "device_builtin",
        "__cudart_builtin__" => "cudart_builtin",
        "__nv_pure__" => "nv_pure",
        _ => return None,
    })
}

/// The words inside `__attribute__((...))` that are CUDA's.
const CUDA_WORDS: [&str; 22] = [
    "host",
    "device",
    "global",
    "shared",
    "constant",
    "managed",
    "grid_constant",
    "launch_bounds",
    "maxnreg",
    "local_maxnreg",
    "cluster_dims",
    "block_size",
    "device_builtin",
    "cudart_builtin",
    "device_builtin_texture_type",
    "device_builtin_surface_type",
    "nv_weak",
    "nv_inline_hint",
    "nv_pure",
    "tile_global",
    "tile",
    "tile_builtin",
];

/// Words of fundamental types.
const FUNDAMENTAL_WORDS: [&str; 15] = [
    "void", "bool", "char", "wchar_t", "char8_t", "char16_t", "char32_t", "short", "int", "long", "signed",
    "unsigned", "float", "double", "__int128",
];

/// What a fundamental type's words mean, whatever their order.
fn fundamental(words: &[&str]) -> Option<&'static str> {
    let count = |w: &str| words.iter().filter(|x| **x == w).count();
    let unsigned = count("unsigned") > 0;
    let signed = count("signed") > 0;
    if unsigned && signed || count("unsigned") > 1 || count("signed") > 1 || count("long") > 2 {
        return None;
    }
    let rest: Vec<&str> =
        words.iter().copied().filter(|w| !matches!(*w, "signed" | "unsigned" | "int")).collect();
    if count("int") > 1 || (count("int") == 1 && !rest.iter().all(|w| matches!(*w, "short" | "long"))) {
        return None;
    }
    let plain = !signed && !unsigned && count("int") == 0;
    Some(match (rest.as_slice(), unsigned) {
        ([], false) => "int",
        ([], true) => "unsigned int",
        (["short"], false) => "short",
        (["short"], true) => "unsigned short",
        (["long"], false) => "long",
        (["long"], true) => "unsigned long",
        (["long", "long"], false) => "long long",
        (["long", "long"], true) => "unsigned long long",
        (["__int128"], false) => "__int128",
        (["__int128"], true) => "unsigned __int128",
        (["char"], true) => "unsigned char",
        (["char"], false) if signed => "signed char",
        (["char"], false) => "char",
        (["void"], _) if plain => "void",
        (["bool"], _) if plain => "bool",
        (["wchar_t"], _) if plain => "wchar_t",
        (["char8_t"], _) if plain => "char8_t",
        (["char16_t"], _) if plain => "char16_t",
        (["char32_t"], _) if plain => "char32_t",
        (["float"], _) if plain => "float",
        (["double"], _) if plain => "double",
        (["long", "double"] | ["double", "long"], _) if plain => "long double",
        _ => return None,
    })
}

/// The tokens of an attribute's arguments and their values.
type WrittenArguments = (Range<usize>, Vec<Option<i64>>);

/// What one attribute turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Attribute {
    /// CUDA's, by their indices into `Program::attributes`; one `__attribute__` may hold several.
    Cuda(Range<usize>),
    /// `__attribute__((...))` with other words.
    Gnu,
    /// `[[...]]` or `alignas(...)`.
    Standard,
}

impl Parser<'_, '_> {
    /// Whether an attribute begins here.
    pub(super) fn at_attribute(&self) -> bool {
        self.is("__attribute__")
            || self.is("alignas")
            || (self.is("[") && self.is_at(self.at + 1, "["))
            || (self.is_word() && bare_cuda_word(self.text()).is_some())
    }

    /// `attribute`
    pub(super) fn attribute(&mut self) -> Parsed<Attribute> {
        let start = self.at;
        if self.accept("__attribute__") {
            return self.gnu_attribute(start);
        }
        if self.accept("alignas") {
            if !self.is("(") {
                return self.outside("expected `(`");
            }
            self.alignment()?;
            return Ok(Attribute::Standard);
        }
        if self.is("[") {
            return self.standard_attribute(start);
        }
        let Some(name) = bare_cuda_word(self.text()) else { return self.outside("expected an attribute") };
        self.advance();
        let mut arguments = None;
        let takes = matches!(name, "launch_bounds" | "maxnreg" | "cluster_dims" | "block_size");
        if takes {
            if !self.is("(") {
                return self.outside("expected `(`");
            }
            arguments = Some(self.attribute_arguments()?);
        }
        Ok(self.cuda_attribute(name, start..self.at, arguments))
    }

    /// `( type-id )` or `( constant-expression )` after `alignas`: only the types that it names are looked at.
    fn alignment(&mut self) -> Parsed<()> {
        let start = self.at;
        let mark = self.program.mark();
        let names = self.program.type_names.len();
        let read = self.attempt(|p| {
            p.expect("(")?;
            if p.attempt(|p| p.type_id().and_then(|_| p.expect(")"))).is_none() {
                p.constant(|p| p.unevaluated(|p| p.conditional_expression()))?;
                p.expect(")")?;
            }
            Ok(p.program.type_names.split_off(names))
        });
        self.program.forget(mark);
        self.at = start;
        let all = self.skip_balanced()?;
        match read {
            Some(named) => self.program.type_names.extend(named),
            None => self.may_name_types(all),
        }
        Ok(())
    }

    /// `[[...]]`. CUDA's attributes are GNU's there; their keywords, which are `__attribute__`s, have no meaning in it.
    fn standard_attribute(&mut self, start: usize) -> Parsed<Attribute> {
        let scoped = self.is_at(start + 2, "gnu") && self.is_at(start + 3, "::");
        let word = self.text_at(start + 4);
        if scoped && CUDA_WORDS.contains(&word) {
            self.at = start + 5;
            let arguments = if self.is("(") { Some(self.attribute_arguments()?) } else { None };
            if !self.is("]") {
                return self.outside("a CUDA attribute beside others in one `[[...]]`");
            }
            self.expect("]")?;
            self.expect("]")?;
            return Ok(self.cuda_attribute(word, start..self.at, arguments));
        }
        let all = self.skip_balanced()?;
        self.may_name_types(all.clone());
        let mut at = all.start;
        while at < all.end {
            let cuda = self.is_at(at, "__attribute__") && CUDA_WORDS.contains(&self.text_at(at + 3));
            // Other namespaces have attributes of their own.
            let scoped = at > all.start + 1 && self.is_at(at - 1, "::") && self.is_at(at - 2, "gnu");
            let qualified = scoped || (self.is_at(start + 2, "using") && self.is_at(start + 3, "gnu"));
            if qualified && CUDA_WORDS.contains(&self.text_at(at)) {
                return self.outside_at(at, "a CUDA attribute beside others in one `[[...]]`");
            }
            if cuda && self.is_at(at + 4, ")") {
                self.cuda_attribute("", at..at + 6, None);
                at += 6;
            } else {
                at += 1;
            }
        }
        Ok(Attribute::Standard)
    }

    fn cuda_attribute(
        &mut self,
        name: &str,
        range: Range<usize>,
        written: Option<WrittenArguments>,
    ) -> Attribute {
        let (arguments, values) = written.unzip();
        let values = values.unwrap_or_default();
        self.program.attributes.push(CudaAttribute { name: name.to_owned(), range, arguments, values });
        let last = self.program.attributes.len();
        Attribute::Cuda(last - 1..last)
    }

    /// Arguments are expressions: what they name is looked at as anywhere else.
    fn attribute_arguments(&mut self) -> Parsed<WrittenArguments> {
        self.expect("(")?;
        let start = self.at;
        let mut values = Vec::new();
        while !self.is(")") {
            values.push(self.assignment_expression()?.value);
            if !self.accept(",") && !self.is(")") {
                return self.outside("expected `,` or `)`");
            }
        }
        let end = self.expect(")")?;
        Ok((start..end, values))
    }

    fn gnu_attribute(&mut self, start: usize) -> Parsed<Attribute> {
        self.expect("(")?;
        self.expect("(")?;
        let mut cuda = Vec::new();
        let mut words = 0;
        while !self.is(")") {
            if self.accept(",") {
                continue;
            }
            if !self.is_word() {
                return self.outside("expected an attribute's name");
            }
            let word = self.text();
            self.advance();
            words += 1;
            let mut arguments = None;
            let known = CUDA_WORDS.contains(&word);
            if self.is("(") {
                if known {
                    arguments = Some(self.attribute_arguments()?);
                } else {
                    let arguments = self.skip_balanced()?;
                    self.may_name_types(arguments);
                }
            }
            if known {
                cuda.push((word, arguments));
            }
        }
        self.expect(")")?;
        self.expect(")")?;
        if cuda.is_empty() {
            return Ok(Attribute::Gnu);
        }
        if cuda.len() != words {
            return self.outside_at(start, "a CUDA attribute beside others in one `__attribute__`");
        }
        let first = self.program.attributes.len();
        for (word, arguments) in cuda {
            self.cuda_attribute(word, start..self.at, arguments);
        }
        Ok(Attribute::Cuda(first..self.program.attributes.len()))
    }

    /// Attributes after a class key, an alias's or an enumerator's name: the indices of CUDA's.
    pub(super) fn attributes_without_meaning(&mut self) -> Parsed<Vec<usize>> {
        let mut found = Vec::new();
        while self.at_attribute() {
            if let Attribute::Cuda(indices) = self.attribute()? {
                found.extend(indices);
            }
        }
        Ok(found)
    }

    /// `decl-specifier-seq`. `class_name` is the class whose constructors and destructors may be declared here.
    pub(super) fn specifiers(&mut self, class_name: Option<&str>) -> Parsed<Specifiers> {
        self.nested(|p| p.specifiers_inner(class_name))
    }

    fn specifiers_inner(&mut self, class_name: Option<&str>) -> Parsed<Specifiers> {
        let mut s = Specifiers { start: self.at, after_leading_attributes: self.at, ..Specifiers::default() };
        let mut words: Vec<&str> = Vec::new();
        let (mut is_const, mut is_volatile) = (false, false);
        let mut leading = true;
        loop {
            if self.at_attribute() {
                let start = self.at;
                match self.attribute()? {
                    Attribute::Cuda(indices) => s.attributes.extend(indices),
                    Attribute::Gnu => {
                        s.weak |= (start..self.at).any(|t| matches!(self.text_at(t), "weak" | "__weak__"));
                    }
                    Attribute::Standard => {}
                }
                if leading {
                    s.after_leading_attributes = self.at;
                }
                continue;
            }
            let here = self.at;
            if self.token().kind == TokenKind::Punctuator && !self.is("::") {
                break;
            }
            let word = self.text();
            match word {
                "static" => s.static_at = Some(self.advance()),
                "extern" if !matches!(self.token_at(here + 1).kind, TokenKind::String) => {
                    s.extern_at = Some(self.advance());
                }
                "inline" | "__inline__" | "__inline" => s.inline_at = Some(self.advance()),
                "constexpr" => s.constexpr_at = Some(self.advance()),
                "consteval" => {
                    s.consteval_at = Some(here);
                    s.constexpr_at = Some(self.advance());
                }
                "virtual" => s.virtual_at = Some(self.advance()),
                "friend" => s.friend_at = Some(self.advance()),
                "typedef" => s.typedef_at = Some(self.advance()),
                "thread_local" => s.thread_local_at = Some(self.advance()),
                "__thread" => s.gnu_thread_at = Some(self.advance()),
                "mutable" | "register" | "constinit" => {
                    let at = self.advance();
                    s.other.push(at);
                }
                "explicit" => {
                    s.other.push(self.advance());
                    s.is_explicit = true;
                    if self.is("(") {
                        return self.outside("a conditional `explicit`");
                    }
                }
                "const" => {
                    is_const = true;
                    let at = self.advance();
                    s.cv.push(at);
                }
                "volatile" => {
                    is_volatile = true;
                    let at = self.advance();
                    s.cv.push(at);
                }
                "auto" if s.written.is_none() && words.is_empty() => {
                    self.advance();
                    s.placeholder = Some(here..self.at);
                    s.written = Some(Type::Placeholder("auto".to_owned()));
                }
                "decltype" if s.written.is_none() && words.is_empty() => {
                    let written = self.decltype()?;
                    if matches!(written, Type::Placeholder(_)) {
                        s.placeholder = Some(here..self.at);
                    }
                    s.written = Some(written);
                }
                "class" | "struct" | "union" if s.written.is_none() && words.is_empty() => {
                    self.class_specifier(&mut s)?;
                }
                "enum" if s.written.is_none() && words.is_empty() => self.enum_specifier(&mut s)?,
                "typename" if s.written.is_none() && words.is_empty() => {
                    s.written = Some(self.typename_specifier()?);
                }
                "__builtin_va_list" if s.written.is_none() && words.is_empty() => {
                    self.advance();
                    let list = vec![crate::types::PathPart::named(word)];
                    s.written = Some(Type::Named(std::rc::Rc::new(list)));
                }
                _ if FUNDAMENTAL_WORDS.contains(&word) && s.written.is_none() => {
                    words.push(word);
                    self.advance();
                }
                _ => {
                    let has_type = s.written.is_some() || !words.is_empty();
                    if has_type
                        || !(self.is_identifier() || self.is("::"))
                        || self.declares_special(class_name)
                    {
                        break;
                    }
                    if self.at_deduction_guide() {
                        break;
                    }
                    let name = self.name(true)?;
                    s.written = Some(self.named_type(&name)?);
                }
            }
            leading = false;
        }
        s.end = self.at;
        if !words.is_empty() {
            let Some(name) = fundamental(&words) else {
                return self.outside_at(s.start, "a combination of type words");
            };
            s.written = Some(Type::Fundamental(name));
        }
        s.written = s.written.take().map(|t| t.qualified(is_const, is_volatile));
        Ok(s)
    }

    /// The type that a name stands for; a class template without arguments before a declarator is a placeholder for a
    /// deduced class type.
    fn named_type(&mut self, name: &super::names::Name) -> Parsed<Type> {
        let template = name.arguments.is_none() && name.symbols.iter().any(|s| self.is_class_template(s));
        match self.type_of_name(name) {
            Err(_) if template && self.is_identifier() => Ok(Type::Placeholder(name.text.clone())),
            result => result,
        }
    }

    fn is_class_template(&self, symbol: &Symbol) -> bool {
        matches!(symbol, Symbol::Class(class) if self.scopes.classes[*class].template_depth.is_some())
    }

    /// `C (` at namespace scope, where `C` is a class template.
    pub(super) fn at_deduction_guide(&self) -> bool {
        self.is_identifier()
            && self.is_at(self.at + 1, "(")
            && self.scopes.is_namespace(self.declaring_scope())
            && self.scopes.lookup(self.scope, self.text()).iter().any(|s| self.is_class_template(s))
    }

    /// Whether what follows is the declarator of a constructor, destructor or conversion function, which has no
    /// type before it: `C (`, `C::C (`, `C<T>::C (`, `C::~C`, `C::operator T`.
    fn declares_special(&mut self, class_name: Option<&str>) -> bool {
        if self.is("operator") {
            return true;
        }
        if let Some(class) = class_name
            && self.text() == class
            && self.is_at(self.at + 1, "(")
        {
            return true;
        }
        if !(self.is_at(self.at + 1, "::") || self.is_at(self.at + 1, "<") || self.is("::")) {
            return false;
        }
        self.would(|p| {
            let name = p.name(false)?;
            let constructor = match name.qualifier {
                super::names::Qualifier::Scope(scope) => {
                    let class = match p.scopes.all[scope].kind {
                        crate::scopes::ScopeKind::Class(class) => p.scopes.classes[class].path.last(),
                        _ => None,
                    };
                    class.is_some_and(|part| part.name == name.text) && p.is("(")
                }
                _ => false,
            };
            use crate::program::FunctionName;
            if constructor || matches!(name.kind, FunctionName::Destructor | FunctionName::Conversion) {
                return Ok(());
            }
            p.outside("no constructor")
        })
    }

    /// `decltype ( auto )` or `decltype ( expression )`.
    pub(super) fn decltype(&mut self) -> Parsed<Type> {
        let start = self.at;
        self.expect("decltype")?;
        self.expect("(")?;
        if self.is("auto") && self.is_at(self.at + 1, ")") {
            self.advance();
            self.advance();
            return Ok(Type::Placeholder("decltype(auto)".to_owned()));
        }
        let operand = self.at;
        let before = self.program.uses.len();
        self.unevaluated(|p| p.with_greater(super::Greater::Operator, |p| p.expression()))?;
        let mut named = None;
        if let [used] = &mut self.program.uses[before..] {
            used.decltype_operand = used.range == (operand..self.at);
            named = used.decltype_operand.then_some(used.entity);
        }
        self.expect(")")?;
        if let Some(entity) = named {
            let written = self.bound(&self.program.variable_entities[entity].written);
            if !written.is_dependent() && !matches!(written.unqualified(), Type::Placeholder(_)) {
                return Ok(written);
            }
        }
        Ok(Type::Dependent(self.spell(start..self.at)))
    }

    /// `typename T::type`, with or without arguments: only the spelling is known.
    fn typename_specifier(&mut self) -> Parsed<Type> {
        let start = self.at;
        self.expect("typename")?;
        let name = self.name(false)?;
        if name.qualifier == super::names::Qualifier::None {
            return self.outside_at(start, "`typename` before an unqualified name");
        }
        if !name.symbols.is_empty()
            && let Ok(known) = self.type_of_name(&name)
        {
            return Ok(known);
        }
        Ok(Type::Dependent(self.spell(start..self.at)))
    }

    /// `type-id`
    pub(super) fn type_id(&mut self) -> Parsed<Type> {
        self.nested(|p| {
            let start = p.at;
            let specifiers = p.specifiers(None)?;
            let Some(written) = specifiers.written.clone() else {
                return p.outside_at(start, "expected a type");
            };
            if specifiers.defines {
                return p.outside_at(start, "a class defined inside an expression");
            }
            let declarator = p.abstract_declarator()?;
            if !specifiers.attributes.is_empty() || !declarator.attributes.is_empty() {
                return p.outside_at(start, "a CUDA attribute in a type-id");
            }
            Ok(declarator.apply(written))
        })
    }

    /// The type after `operator` in a conversion function: no `(` belongs to it.
    pub(super) fn conversion_type(&mut self) -> Parsed<Type> {
        let start = self.at;
        let specifiers = self.specifiers(None)?;
        let Some(mut written) = specifiers.written else { return self.outside_at(start, "expected a type") };
        while let Some(modifier) = self.pointer_operator()? {
            written = modifier.apply(written);
        }
        Ok(written)
    }

    /// Remembers attributes on an entity of the placement table.
    pub(super) fn misplace(&mut self, attributes: &[usize], entity: &'static str) {
        let misplaced =
            attributes.iter().map(|attribute| crate::program::Misplaced { attribute: *attribute, entity });
        self.program.misplaced.extend(misplaced);
    }

    /// CUDA attributes where Core CUDA has none.
    pub(super) fn no_attributes(&self, attributes: &[usize]) -> Parsed<()> {
        match attributes.first() {
            Some(first) => self.outside_at(
                self.program.attributes[*first].range.start,
                "a CUDA attribute in an unexpected place",
            ),
            None => Ok(()),
        }
    }
}

/// Whether `word` belongs to the name of a fundamental type.
pub(crate) fn is_fundamental_word(word: &str) -> bool {
    FUNDAMENTAL_WORDS.contains(&word)
}
