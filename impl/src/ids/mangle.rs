//! The Itanium C++ ABI name mangling, as g++ and the CUDA tools write it.
//!
//! Each production of the ABI's grammar is one function. Substitution candidates are found by the text that
//! a component would have without any substitution: two components are the same exactly when those texts
//! are, so `Mangler` writes every component twice, once plain (the key) and once abbreviated.

use super::model::{
    Argument, Base, Closure, Component, Cv, Enclosure, Entity, FunctionType, Name, RefQualifier, Type,
};
use super::spelled::parameter_of_bound;
use rustc_hash::FxHashMap;

/// The external name of an entity.
pub fn mangle(entity: &Entity) -> String {
    let mut mangler = Mangler::abbreviating();
    mangler.out.push_str("_Z");
    mangler.encoding(entity);
    mangler.out
}

/// A type in a mangled name after an error.
const UNKNOWN: Type = Type::Builtin("1?");

/// Puts `1?` for the types in a template argument.
fn forget_types(argument: &mut Argument) {
    match argument {
        Argument::Type(ty) | Argument::Integer(ty, _) => *ty = UNKNOWN,
        Argument::Pack(elements) => elements.iter_mut().for_each(forget_types),
        Argument::Entity(entity) => match entity.as_mut() {
            Entity::Function { signature, .. } | Entity::InternalFunction { signature, .. } => {
                signature.parameters.iter_mut().for_each(|ty| *ty = UNKNOWN);
            }
            Entity::Variable(_) => {}
        },
        Argument::Template(_) => {}
    }
}

/// The mangled name of a function as the released tool makes it behind an error: with `1?` for each type.
pub(crate) fn mangle_without_types(mut name: Name, mut signature: FunctionType) -> String {
    let types: String = signature
        .parameters
        .iter()
        .map(|ty| if matches!(ty, Type::PackExpansion(_)) { "Dp1?" } else { "1?" })
        .collect();
    let is_variadic = signature.variadic;
    if let Some(Component { base: Base::Conversion(ty), .. }) = name.0.last_mut() {
        **ty = UNKNOWN;
    }
    let arguments = name.0.iter_mut().flat_map(|component| component.arguments.iter_mut().flatten());
    arguments.for_each(forget_types);
    signature.returns = UNKNOWN;
    signature.parameters.clear();
    signature.variadic = false;
    let mut text = mangle(&Entity::Function { name, signature });
    if !types.is_empty() {
        text.pop();
        text.push_str(&types);
    }
    if is_variadic {
        text.push('z');
    }
    text
}

/// The mangled form of a type by itself, as it stands inside a name.
pub fn mangle_type(ty: &Type) -> String {
    let mut mangler = Mangler::abbreviating();
    mangler.ty(ty);
    mangler.out
}

struct Mangler {
    out: String,
    /// Keys of the substitution candidates met so far, each with its number; `None` in the plain writer that makes keys.
    seen: Option<FxHashMap<String, usize>>,
}

impl Mangler {
    fn abbreviating() -> Mangler {
        Mangler { out: String::new(), seen: Some(FxHashMap::default()) }
    }

    /// The text without substitutions of what `write` writes.
    fn key(&self, write: impl FnOnce(&mut Mangler)) -> String {
        // Plain text has no substitutions. With keys of keys each level of nesting would take twice the time.
        if self.seen.is_none() {
            return String::new();
        }
        let mut plain = Mangler { out: String::new(), seen: None };
        write(&mut plain);
        plain.out
    }

    /// Writes `S_`, `S0_`, ... if `key` was met before.
    fn substitute(&mut self, key: &str) -> bool {
        let Some(seen) = &self.seen else { return false };
        let Some(&index) = seen.get(key) else { return false };
        self.out.push('S');
        if let Some(rest) = index.checked_sub(1) {
            base36(rest, &mut self.out);
        }
        self.out.push('_');
        true
    }

    fn remember(&mut self, key: String) {
        if let Some(seen) = &mut self.seen {
            let next = seen.len();
            seen.entry(key).or_insert(next);
        }
    }

    // <encoding> ::= <name> <bare-function-type> | <name>
    fn encoding(&mut self, entity: &Entity) {
        match entity {
            Entity::Variable(name) => self.name(name, None),
            Entity::Function { name, signature } | Entity::InternalFunction { name, signature } => {
                self.name(name, Some(signature));
                self.bare_function_type(signature, encodes_return(name));
            }
        }
    }

    // <name> ::= <nested-name> | <unscoped-name> | <unscoped-template-name> <template-args>
    fn name(&mut self, name: &Name, member: Option<&FunctionType>) {
        let components = name.0.as_slice();
        let unscoped = match components {
            [_] => true,
            [first, _] => is_std(first),
            _ => false,
        };
        let qualified = member.is_some_and(|m| m.cv.is_some() || m.reference != RefQualifier::None);
        if unscoped && !qualified {
            self.prefix(components, false);
            return;
        }
        self.out.push('N');
        if let Some(member) = member {
            self.cv(member.cv);
            match member.reference {
                RefQualifier::None => {}
                RefQualifier::Lvalue => self.out.push('R'),
                RefQualifier::Rvalue => self.out.push('O'),
            }
        }
        self.prefix(components, false);
        self.out.push('E');
    }

    /// <prefix>, <template-prefix> and the last component of a name. `candidate` says whether the whole is
    /// a substitution candidate: a type's name is, an entity's own name is not.
    fn prefix(&mut self, components: &[Component], candidate: bool) {
        let Some((last, outer)) = components.split_last() else { return };
        if outer.is_empty() && is_std(last) {
            self.out.push_str("St");
            return;
        }
        // Plain text has no substitutions; a key of a key would take twice the time with each level.
        let key = (candidate && self.seen.is_some()).then(|| self.key(|m| m.prefix(components, false)));
        if let Some(key) = &key
            && (self.abbreviation(key) || self.substitute(key))
        {
            return;
        }
        if let Some(arguments) = &last.arguments {
            let mut template = last.clone();
            template.arguments = None;
            let mut template_components = outer.to_vec();
            template_components.push(template);
            self.prefix(&template_components, true);
            self.arguments(arguments);
        } else {
            self.prefix(outer, true);
            self.unqualified(last);
        }
        if let Some(key) = key {
            self.remember(key);
        }
    }

    /// `Sa`, `Ss` and the like. Keys are written plain, so `std::allocator` has the key `St9allocator`.
    fn abbreviation(&mut self, key: &str) -> bool {
        if self.seen.is_none() {
            return false;
        }
        let code = match key {
            "St9allocator" => "Sa",
            "St12basic_string" => "Sb",
            "St12basic_stringIcSt11char_traitsIcESt9allocatorIcEE" => "Ss",
            "St13basic_istreamIcSt11char_traitsIcEE" => "Si",
            "St13basic_ostreamIcSt11char_traitsIcEE" => "So",
            "St14basic_iostreamIcSt11char_traitsIcEE" => "Sd",
            _ => return false,
        };
        self.out.push_str(code);
        true
    }

    // <unqualified-name>
    fn unqualified(&mut self, component: &Component) {
        match &component.base {
            Base::Source(name) => self.source_name(name),
            Base::Operator(code) => self.out.push_str(code),
            Base::Conversion(ty) => {
                self.out.push_str("cv");
                self.ty(ty);
            }
            Base::Literal(suffix) => {
                self.out.push_str("li");
                self.source_name(suffix);
            }
            Base::Constructor => self.out.push_str("C1"),
            Base::Destructor => self.out.push_str("D1"),
            Base::Closure(closure) => self.closure(closure),
        }
        for tag in &component.tags {
            self.out.push('B');
            self.source_name(tag);
        }
    }

    // <local-name> ::= Z <encoding> E <closure-type-name>
    fn closure(&mut self, closure: &Closure) {
        self.out.push('Z');
        match &closure.around {
            Enclosure::Function(function) => self.encoding(function),
            Enclosure::Variable(name) => self.name(name, None),
            Enclosure::Closure(outer) => {
                self.out.push_str(if outer.is_mutable { "N" } else { "NK" });
                self.closure(outer);
                self.out.push_str("clE");
                self.bare_function_type(&call_operator(outer), false);
            }
        }
        self.out.push_str("EUl");
        self.bare_function_type(&call_operator(closure), false);
        self.out.push('E');
        if let Some(rest) = closure.number.and_then(|number| number.checked_sub(1)) {
            self.out.push_str(&rest.to_string());
        }
        self.out.push('_');
    }

    fn source_name(&mut self, name: &str) {
        self.out.push_str(&name.len().to_string());
        self.out.push_str(name);
    }

    // <template-args>
    fn arguments(&mut self, arguments: &[Argument]) {
        self.out.push('I');
        for argument in arguments {
            self.argument(argument);
        }
        self.out.push('E');
    }

    fn argument(&mut self, argument: &Argument) {
        match argument {
            Argument::Type(ty) => self.ty(ty),
            // What a template parameter stands for.
            Argument::Integer(Type::TemplateParameter(index), _) => {
                self.out.push('X');
                self.template_parameter(*index);
                self.out.push('E');
            }
            Argument::Integer(ty, value) => {
                self.out.push('L');
                self.ty(ty);
                match value.strip_prefix('-') {
                    Some(digits) => {
                        self.out.push('n');
                        self.out.push_str(digits);
                    }
                    None => self.out.push_str(value),
                }
                self.out.push('E');
            }
            Argument::Entity(entity) => {
                self.out.push_str("XadL_Z");
                self.encoding(entity);
                self.out.push_str("EE");
            }
            Argument::Template(name) => self.named(name),
            Argument::Pack(elements) => {
                self.out.push('J');
                for element in elements {
                    self.argument(element);
                }
                self.out.push('E');
            }
        }
    }

    /// The name of a class, enumeration or template where a type stands.
    fn named(&mut self, name: &Name) {
        let key = self.key(|m| m.prefix(&name.0, false));
        if self.abbreviation(&key) || self.substitute(&key) {
            return;
        }
        let unscoped = match name.0.as_slice() {
            [_] => true,
            [first, _] => is_std(first),
            _ => false,
        };
        if unscoped {
            self.prefix(&name.0, true);
        } else {
            self.out.push('N');
            self.prefix(&name.0, true);
            self.out.push('E');
        }
    }

    // <type>
    fn ty(&mut self, ty: &Type) {
        match ty {
            Type::Builtin(code) => self.out.push_str(code),
            Type::Named(name) => self.named(name),
            Type::DependentMember(root, components) => self.dependent_member(root, components),
            Type::Qualified(cv, inner) => match inner.as_ref() {
                Type::Qualified(more, innermost) => {
                    self.ty(&Type::Qualified(cv.with(*more), innermost.clone()));
                }
                Type::Array(bound, element) => {
                    let element = Type::Qualified(*cv, element.clone());
                    self.ty(&Type::Array(*bound, Box::new(element)));
                }
                _ if !cv.is_some() => self.ty(inner),
                _ => self.candidate(ty),
            },
            _ => self.candidate(ty),
        }
    }

    fn candidate(&mut self, ty: &Type) {
        let key = self.key(|m| m.compound(ty));
        if self.substitute(&key) {
            return;
        }
        self.compound(ty);
        self.remember(key);
    }

    fn compound(&mut self, ty: &Type) {
        match ty {
            Type::Builtin(_) | Type::Named(_) | Type::DependentMember(..) => self.ty(ty),
            Type::Vendor(name) => {
                self.out.push('u');
                self.source_name(name);
            }
            Type::Qualified(cv, inner) => {
                self.cv(*cv);
                self.ty(inner);
            }
            Type::Pointer(inner) => {
                self.out.push('P');
                self.ty(inner);
            }
            Type::LvalueReference(inner) => {
                self.out.push('R');
                self.ty(inner);
            }
            Type::RvalueReference(inner) => {
                self.out.push('O');
                self.ty(inner);
            }
            Type::Array(bound, element) => {
                self.out.push('A');
                match bound.and_then(parameter_of_bound) {
                    Some(index) => self.template_parameter(index),
                    None => self.out.push_str(&bound.map(|bound| bound.to_string()).unwrap_or_default()),
                }
                self.out.push('_');
                self.ty(element);
            }
            Type::Function(function) => self.function_type(function),
            Type::MemberPointer { class, member } => {
                self.out.push('M');
                self.ty(class);
                self.ty(member);
            }
            Type::TemplateParameter(index) => self.template_parameter(*index),
            Type::PackExpansion(inner) => {
                self.out.push_str("Dp");
                self.ty(inner);
            }
            Type::Vector(count, element) => {
                self.out.push_str("Dv");
                self.out.push_str(&count.to_string());
                self.out.push('_');
                self.ty(element);
            }
            Type::Complex(inner) => {
                self.out.push('C');
                self.ty(inner);
            }
        }
    }

    // <template-param>
    fn template_parameter(&mut self, index: u32) {
        self.out.push('T');
        if let Some(rest) = index.checked_sub(1) {
            self.out.push_str(&rest.to_string());
        }
        self.out.push('_');
    }

    // <nested-name> with a <template-param> as its first prefix
    fn dependent_member(&mut self, root: &Type, components: &[Component]) {
        let key = self.key(|m| m.dependent_text(root, components));
        if self.substitute(&key) {
            return;
        }
        self.out.push('N');
        self.dependent_prefix(root, components);
        self.out.push('E');
    }

    /// The text of a dependent prefix, which is also its key.
    fn dependent_text(&mut self, root: &Type, components: &[Component]) {
        self.ty(root);
        for component in components {
            self.unqualified(component);
            if let Some(arguments) = &component.arguments {
                self.arguments(arguments);
            }
        }
    }

    fn dependent_prefix(&mut self, root: &Type, components: &[Component]) {
        let Some((last, outer)) = components.split_last() else {
            self.ty(root);
            return;
        };
        let key = self.key(|m| m.dependent_text(root, components));
        if self.substitute(&key) {
            return;
        }
        self.dependent_prefix(root, outer);
        self.unqualified(last);
        if let Some(arguments) = &last.arguments {
            self.arguments(arguments);
        }
        self.remember(key);
    }

    // <function-type>
    fn function_type(&mut self, function: &FunctionType) {
        self.cv(function.cv);
        if function.noexcept {
            self.out.push_str("Do");
        }
        self.out.push('F');
        self.bare_function_type(function, true);
        match function.reference {
            RefQualifier::None => {}
            RefQualifier::Lvalue => self.out.push('R'),
            RefQualifier::Rvalue => self.out.push('O'),
        }
        self.out.push('E');
    }

    // <bare-function-type>
    fn bare_function_type(&mut self, function: &FunctionType, with_return: bool) {
        if with_return {
            self.ty(&function.returns);
        }
        for parameter in &function.parameters {
            self.ty(parameter);
        }
        if function.variadic {
            self.out.push('z');
        } else if function.parameters.is_empty() {
            self.out.push('v');
        }
    }

    // <CV-qualifiers>
    fn cv(&mut self, cv: Cv) {
        for (set, code) in [(cv.is_restrict, 'r'), (cv.is_volatile, 'V'), (cv.is_const, 'K')] {
            if set {
                self.out.push(code);
            }
        }
    }
}

/// Template specialisations encode their return type, except constructors, destructors and conversions.
fn encodes_return(name: &Name) -> bool {
    name.0.last().is_some_and(|last| {
        last.arguments.is_some()
            && !matches!(last.base, Base::Constructor | Base::Destructor | Base::Conversion(_))
    })
}

/// The type of a closure's call operator, as far as it is encoded.
fn call_operator(closure: &Closure) -> FunctionType {
    FunctionType {
        cv: Cv::NONE,
        reference: RefQualifier::None,
        noexcept: false,
        parameters: closure.parameters.clone().unwrap_or_default(),
        variadic: false,
        returns: Type::Builtin("v"),
    }
}

fn is_std(component: &Component) -> bool {
    component.arguments.is_none() && matches!(&component.base, Base::Source(name) if name == "std")
}

fn base36(mut value: usize, out: &mut String) {
    let mut digits = Vec::new();
    loop {
        digits.push(b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[value % 36]);
        value /= 36;
        if value == 0 {
            break;
        }
    }
    out.extend(digits.iter().rev().map(|d| char::from(*d)));
}
