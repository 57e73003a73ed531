//! Mangled names of the Itanium C++ ABI for functions and variables that are no templates: the module id names the
//! unit after one. What is not certain has no mangled name.

use crate::program::{FunctionEntity, FunctionName, VariableEntity};
use crate::scopes::Scopes;
use crate::types::{Argument, PathPart, Signature, Type, spell_path};

/// Codes of fundamental types.
const FUNDAMENTAL: [(&str, &str); 21] = [
    ("void", "v"),
    ("bool", "b"),
    ("char", "c"),
    ("signed char", "a"),
    ("unsigned char", "h"),
    ("wchar_t", "w"),
    ("char8_t", "Du"),
    ("char16_t", "Ds"),
    ("char32_t", "Di"),
    ("short", "s"),
    ("unsigned short", "t"),
    ("int", "i"),
    ("unsigned int", "j"),
    ("long", "l"),
    ("unsigned long", "m"),
    ("long long", "x"),
    ("unsigned long long", "y"),
    ("__int128", "n"),
    ("unsigned __int128", "o"),
    ("float", "f"),
    ("double", "d"),
];

/// The code of an operator with so many operands.
pub(crate) fn operator_code(name: &str, arity: usize) -> Option<&'static str> {
    if name == "operator[]" {
        return Some("ix");
    }
    let (_, unary, binary) = OPERATORS.iter().find(|(known, ..)| *known == name)?;
    Some(if arity == 1 { unary } else { binary })
}

/// Codes of operators; unary and binary ones differ.
const OPERATORS: [(&str, &str, &str); 42] = [
    ("operator new", "nw", "nw"),
    ("operator new[]", "na", "na"),
    ("operator delete", "dl", "dl"),
    ("operator delete[]", "da", "da"),
    ("operator+", "ps", "pl"),
    ("operator-", "ng", "mi"),
    ("operator&", "ad", "an"),
    ("operator*", "de", "ml"),
    ("operator~", "co", "co"),
    ("operator/", "dv", "dv"),
    ("operator%", "rm", "rm"),
    ("operator|", "or", "or"),
    ("operator^", "eo", "eo"),
    ("operator=", "aS", "aS"),
    ("operator+=", "pL", "pL"),
    ("operator-=", "mI", "mI"),
    ("operator*=", "mL", "mL"),
    ("operator/=", "dV", "dV"),
    ("operator%=", "rM", "rM"),
    ("operator&=", "aN", "aN"),
    ("operator|=", "oR", "oR"),
    ("operator^=", "eO", "eO"),
    ("operator<<", "ls", "ls"),
    ("operator>>", "rs", "rs"),
    ("operator<<=", "lS", "lS"),
    ("operator>>=", "rS", "rS"),
    ("operator==", "eq", "eq"),
    ("operator!=", "ne", "ne"),
    ("operator<", "lt", "lt"),
    ("operator>", "gt", "gt"),
    ("operator<=", "le", "le"),
    ("operator>=", "ge", "ge"),
    ("operator<=>", "ss", "ss"),
    ("operator!", "nt", "nt"),
    ("operator&&", "aa", "aa"),
    ("operator||", "oo", "oo"),
    ("operator++", "pp", "pp"),
    ("operator--", "mm", "mm"),
    ("operator,", "cm", "cm"),
    ("operator->*", "pm", "pm"),
    ("operator->", "pt", "pt"),
    ("operator()", "cl", "cl"),
];

struct Mangler<'m> {
    scopes: &'m Scopes,
    substitutions: Vec<String>,
}

/// The mangled name of a function that is neither template nor specialisation; `None` where it is not certain.
pub(crate) fn function(scopes: &Scopes, entity: &FunctionEntity) -> Option<String> {
    let global = entity.path.is_empty();
    if entity.c_linkage || (global && entity.name == "main") {
        return Some(entity.name.clone());
    }
    let mut mangler = Mangler { scopes, substitutions: Vec::new() };
    let Signature { parameters, variadic, qualifiers } = &entity.signature;
    let arity = parameters.len() + usize::from(entity.member);
    let mut text = "_Z".to_owned();
    if global {
        text += &mangler.function_name(entity, arity)?;
    } else if is_std(&entity.path) {
        text += "St";
        text += &mangler.function_name(entity, arity)?;
    } else {
        text += "N";
        for (word, code) in [("volatile", "V"), ("const", "K"), ("&", "R"), ("&&", "O")] {
            if qualifiers.split(' ').any(|q| q == word) {
                text += code;
            }
        }
        text += &mangler.prefix(&entity.path, true)?;
        text += &mangler.function_name(entity, arity)?;
        text += "E";
    }
    text += &mangler.parameters(parameters, *variadic)?;
    Some(text)
}

/// The mangled name of a variable that is no template; `None` where it is not certain.
pub(crate) fn variable(scopes: &Scopes, entity: &VariableEntity) -> Option<String> {
    if entity.path.is_empty() || entity.c_linkage {
        return Some(entity.name.clone());
    }
    let mut mangler = Mangler { scopes, substitutions: Vec::new() };
    if is_std(&entity.path) {
        return Some(format!("_ZSt{}", source_name(&entity.name)));
    }
    Some(format!("_ZN{}{}E", mangler.prefix(&entity.path, true)?, source_name(&entity.name)))
}

fn is_std(path: &[PathPart]) -> bool {
    matches!(path, [part] if part.namespace && part.name == "std")
}

fn source_name(name: &str) -> String {
    format!("{}{name}", name.len())
}

impl Mangler<'_> {
    fn function_name(&mut self, entity: &FunctionEntity, arity: usize) -> Option<String> {
        match entity.name_kind {
            FunctionName::Plain => Some(source_name(&entity.name)),
            FunctionName::Constructor => Some("C1".to_owned()),
            FunctionName::Destructor => Some("D1".to_owned()),
            FunctionName::Literal => {
                Some(format!("li{}", source_name(entity.name.strip_prefix("operator\"\"")?)))
            }
            FunctionName::Conversion => Some(format!("cv{}", self.of(&entity.result)?)),
            FunctionName::Operator => operator_code(&entity.name, arity).map(str::to_owned),
        }
    }

    fn parameters(&mut self, parameters: &[Type], variadic: bool) -> Option<String> {
        let mut text = String::new();
        for parameter in parameters {
            text += &self.of(parameter)?;
        }
        if variadic {
            text += "z";
        } else if parameters.is_empty() {
            text += "v";
        }
        Some(text)
    }

    /// `S_`, `S0_`, ... for something mangled before.
    fn known(&self, key: &str) -> Option<String> {
        let index = self.substitutions.iter().position(|s| s == key)?;
        Some(match index.checked_sub(1) {
            None => "S_".to_owned(),
            Some(number) => format!("S{}_", base36(number)),
        })
    }

    fn remember(&mut self, key: String) {
        if !self.substitutions.contains(&key) {
            self.substitutions.push(key);
        }
    }

    fn of(&mut self, t: &Type) -> Option<String> {
        if let Type::Fundamental(name) = t {
            if *name == "long double" {
                return Some("e".to_owned());
            }
            return FUNDAMENTAL.iter().find(|(n, _)| n == name).map(|(_, code)| (*code).to_owned());
        }
        if let Type::Named(path) = t {
            return self.named(path);
        }
        let key = t.spelling();
        if let Some(known) = self.known(&key) {
            return Some(known);
        }
        let text = match t {
            Type::Pointer(to) => format!("P{}", self.of(to)?),
            Type::Reference(to) => format!("R{}", self.of(to)?),
            Type::RValueReference(to) => format!("O{}", self.of(to)?),
            Type::MemberPointer(class, to) => {
                let class = self.of(class)?;
                format!("M{class}{}", self.of(to)?)
            }
            Type::Array(element, bound) => {
                let bound = bound.as_deref().unwrap_or("");
                if !bound.chars().all(|c| c.is_ascii_digit()) {
                    return None;
                }
                format!("A{bound}_{}", self.of(element)?)
            }
            Type::Function(result, signature) => {
                let constant = if signature.qualifiers.split(' ').any(|q| q == "const") { "K" } else { "" };
                if !matches!(signature.qualifiers.as_str(), "" | "const") {
                    return None;
                }
                let result = self.of(result)?;
                format!("{constant}F{result}{}E", self.parameters(&signature.parameters, signature.variadic)?)
            }
            Type::Qualified { is_const, is_volatile, of } => {
                let c = if *is_const { "K" } else { "" };
                let v = if *is_volatile { "V" } else { "" };
                format!("{v}{c}{}", self.of(of)?)
            }
            _ => return None,
        };
        self.remember(key);
        Some(text)
    }

    fn named(&mut self, path: &[PathPart]) -> Option<String> {
        let nested = match path {
            [_] => false,
            [first, _] => !is_std(std::slice::from_ref(first)),
            _ => true,
        };
        if let Some(known) = self.known(&spell_path(path)) {
            return Some(known);
        }
        let inner = self.prefix(path, true)?;
        Some(if nested { format!("N{inner}E") } else { inner })
    }

    /// The components of a qualified name; each is a substitution of its own, a template with and without arguments.
    fn prefix(&mut self, path: &[PathPart], with_arguments: bool) -> Option<String> {
        if is_std(path) {
            return Some("St".to_owned());
        }
        let (last, outer) = path.split_last()?;
        if last.name.starts_with('<') || last.name == "__builtin_va_list" {
            return None;
        }
        if is_std(outer) && matches!(last.name.as_str(), "allocator" | "basic_string" | "string") {
            return None;
        }
        let mut bare = path.to_vec();
        if !with_arguments && let Some(part) = bare.last_mut() {
            part.arguments = None;
        }
        let key = spell_path(&bare);
        if let Some(known) = self.known(&key) {
            return Some(known);
        }
        let text = match (&last.arguments, with_arguments) {
            (Some(arguments), true) => {
                let template = self.prefix(path, false)?;
                format!("{template}I{}E", self.arguments(path, arguments)?)
            }
            _ if outer.is_empty() => source_name(&last.name),
            _ => format!("{}{}", self.prefix(outer, true)?, source_name(&last.name)),
        };
        self.remember(key);
        Some(text)
    }

    fn arguments(&mut self, path: &[PathPart], arguments: &[Argument]) -> Option<String> {
        let names = |p: &[PathPart]| p.iter().map(|part| part.name.clone()).collect::<Vec<_>>();
        let class =
            self.scopes.classes.iter().find(|c| !c.specialisation && names(&c.path) == names(path))?;
        let kinds = class.parameter_kinds.clone();
        if kinds.len() != arguments.len() || kinds.iter().any(|k| k.ends_with("...")) {
            return None;
        }
        let mut text = String::new();
        for (argument, kind) in arguments.iter().zip(&kinds) {
            text += &match argument {
                Argument::Type(t) => self.of(t)?,
                Argument::Template(_) | Argument::Pack(_) => return None,
                Argument::Value(value) => literal(value, kind)?,
            };
        }
        Some(text)
    }
}

/// An integer or boolean literal of a non-type argument.
fn literal(value: &str, kind: &str) -> Option<String> {
    let (_, code) = FUNDAMENTAL.iter().find(|(name, _)| *name == kind)?;
    let number = match (value, kind) {
        ("true", "bool") => "1".to_owned(),
        ("false", "bool") => "0".to_owned(),
        _ => {
            let compact = value.replace(' ', "");
            let digits = compact.strip_prefix('-').unwrap_or(&compact);
            let digits = digits.trim_end_matches(['u', 'U', 'l', 'L']);
            let plain = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
            if !plain || (digits.len() > 1 && digits.starts_with('0')) || kind == "bool" {
                return None;
            }
            format!("{}{digits}", if compact.starts_with('-') && digits != "0" { "n" } else { "" })
        }
    };
    Some(format!("L{code}{number}E"))
}

fn base36(mut number: usize) -> String {
    let digits = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let mut text = Vec::new();
    loop {
        text.push(digits[number % 36]);
        number /= 36;
        if number == 0 {
            break;
        }
    }
    text.reverse();
    String::from_utf8_lossy(&text).into_owned()
}
