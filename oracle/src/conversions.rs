//! Implicit conversion sequences: [over.ics.rank] as far as Core CUDA needs it. What is not certain is `Unknown`, and
//! whoever asks must then leave the question open.

use crate::program::{FunctionName, Program};
use crate::scopes::{Scopes, Symbol};
use crate::types::Type;

/// What is known of an argument.
#[derive(Clone, Debug, Default)]
pub(crate) struct Operand {
    /// Its type without reference; `None` where it is not known.
    pub(crate) written: Option<Type>,
    /// It is an lvalue.
    pub(crate) lvalue: bool,
    /// It is an xvalue.
    pub(crate) xvalue: bool,
    /// It is an object of a class that ends with the full-expression, unless another object is made in its place.
    pub(crate) is_temporary: bool,
    /// It is the result of a call.
    pub(crate) is_result: bool,
    /// Its value, where it is an integral constant.
    pub(crate) value: Option<i64>,
    /// Whether it is a constant, where that is certain.
    pub(crate) constant: Option<bool>,
    /// It is a braced list: its conversions are not looked at.
    pub(crate) braced: bool,
    /// The clauses of that list, where they are in order.
    pub(crate) clauses: Option<Vec<Operand>>,
    /// The call that makes it, a temporary object (an index into `Program::calls`).
    pub(crate) makes: Option<usize>,
    /// The uses of variables that it is the lvalue of, indices into `Program::uses`.
    pub(crate) lvalue_of: Vec<usize>,
    /// The uses of elements of constants in it, where nothing else in it may change.
    pub(crate) elements: Vec<usize>,
    /// The uses of variables that it leads to as a pointer.
    pub(crate) address_of: Vec<usize>,
    /// It is behind a cast or an addition: whether it is an address constant all the same.
    pub(crate) moved: Option<bool>,
    /// The uses of variables that it is a cast of to a type that hangs on template parameters.
    pub(crate) dependent_of: Vec<usize>,
    /// What of it is an address constant.
    pub(crate) fixed: Fixed,
    /// It is an object of the call that it stands in, or the address of one.
    pub(crate) own: bool,
    /// It is the closure of this lambda (an index into `Program::lambdas`), and so has its type.
    pub(crate) closure: Option<usize>,
}

/// What of an expression is an address constant ([expr.const]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fixed {
    /// The address of the object that the lvalue names.
    pub(crate) address: bool,
    /// The value of the pointer.
    pub(crate) value: bool,
}

impl Fixed {
    /// Whether the value that an expression of a type has as a pointer is a constant: an array's is its address.
    pub(crate) fn of_pointer(self, written: Option<&Type>) -> bool {
        match written.map(Type::unqualified) {
            Some(Type::Array(..)) => self.address,
            _ => self.value,
        }
    }
}

/// How an argument becomes a parameter, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    /// Nothing is done to it.
    Exact,
    /// A qualification is added.
    Qualified,
    /// An integral or floating promotion.
    Promotion,
    /// Any other standard conversion.
    Conversion,
    /// A pointer becomes a truth value, which is worse than all other standard conversions.
    Truth,
    /// A constructor or conversion function.
    User,
    /// It goes into an ellipsis.
    Ellipsis,
    /// It is not certain which.
    Unknown,
    /// There is no conversion.
    Impossible,
}

/// The kinds of arithmetic types.
fn is_floating(name: &str) -> bool {
    matches!(name, "float" | "double" | "long double")
}

fn is_arithmetic(name: &str) -> bool {
    name != "void" && name != "nullptr_t"
}

/// The rank of integral types: the usual arithmetic conversions go to the larger one.
fn integral_rank(name: &str) -> Option<(u8, bool)> {
    Some(match name {
        "int" => (4, false),
        "unsigned int" => (4, true),
        "long" => (5, false),
        "unsigned long" => (5, true),
        "long long" => (6, false),
        "unsigned long long" => (6, true),
        "__int128" => (7, false),
        "unsigned __int128" => (7, true),
        _ => return None,
    })
}

/// The type after integral promotion.
pub(crate) fn promoted(t: &Type) -> Option<Type> {
    match t.unqualified() {
        Type::Fundamental(name) => Some(Type::Fundamental(match *name {
            "bool" | "char" | "signed char" | "unsigned char" | "short" | "unsigned short" | "char8_t"
            | "char16_t" | "wchar_t" => "int",
            "char32_t" => "unsigned int",
            other => other,
        })),
        _ => None,
    }
}

/// The usual arithmetic conversions.
pub(crate) fn common_arithmetic(left: &Type, right: &Type) -> Option<Type> {
    let (Type::Fundamental(left), Type::Fundamental(right)) = (promoted(left)?, promoted(right)?) else {
        return None;
    };
    for floating in ["long double", "double", "float"] {
        if left == floating || right == floating {
            return Some(Type::Fundamental(floating));
        }
    }
    let (l, r) = (integral_rank(left)?, integral_rank(right)?);
    Some(Type::Fundamental(if l.0 > r.0 || (l.0 == r.0 && l.1) { left } else { right }))
}

/// The composite pointer type of two operands ([expr.type]), of which one may be a null pointer constant.
pub(crate) fn composite_pointer(scopes: &Scopes, left: &Operand, right: &Operand) -> Option<Type> {
    let null = |one: &Operand, t: &Type| match t {
        Type::Fundamental("nullptr_t") => true,
        Type::Fundamental(name) => one.value == Some(0) && !is_floating(name),
        _ => false,
    };
    let (l, r) = (decayed(left.written.as_ref()?), decayed(right.written.as_ref()?));
    let (a, b) = match (&l, &r) {
        (Type::Pointer(a), Type::Pointer(b)) => (a, b),
        (Type::Pointer(_), _) if null(right, &r) => return Some(l),
        (_, Type::Pointer(_)) if null(left, &l) => return Some(r),
        _ => return None,
    };
    let (plain_a, plain_b) = (a.unqualified(), b.unqualified());
    let is_base = |of: &Type, one: &Type| derives(scopes, one, of) == Some(true);
    let to = if plain_a == plain_b || *plain_a == Type::VOID || is_base(plain_a, plain_b) {
        plain_a
    } else if *plain_b == Type::VOID || is_base(plain_b, plain_a) {
        plain_b
    } else {
        return None;
    };
    let to = to.clone().qualified(a.is_const() || b.is_const(), a.is_volatile() || b.is_volatile());
    Some(Type::Pointer(std::rc::Rc::new(to)))
}

/// The rank of the conversion of an argument to a parameter type.
pub(crate) fn rank(scopes: &Scopes, program: &Program, from: &Operand, to: &Type) -> Rank {
    let Some(written) = from.written.as_ref().filter(|_| !from.braced) else { return Rank::Unknown };
    if to.is_dependent() || written.is_dependent() {
        return Rank::Unknown;
    }
    match to {
        Type::Reference(target) => {
            let same = unqualified_equal(written, target);
            let related = same || derives(scopes, written, target) == Some(true);
            let adds = target.is_const() && !written.is_const();
            if related && !target.is_const() && (!from.lvalue || written.is_const()) {
                return Rank::Impossible;
            }
            match (same, related) {
                (true, _) if adds => Rank::Qualified,
                (true, _) => Rank::Exact,
                (_, true) => Rank::Conversion,
                _ if target.is_const() => by_value(scopes, program, from, written, target.unqualified()),
                _ => conversion_functions(scopes, program, written, to),
            }
        }
        Type::RValueReference(target) => match unqualified_equal(written, target) {
            true if from.lvalue => Rank::Impossible,
            true => Rank::Exact,
            false => by_value(scopes, program, from, written, target.unqualified()),
        },
        _ => by_value(scopes, program, from, written, to.unqualified()),
    }
}

fn unqualified_equal(a: &Type, b: &Type) -> bool {
    match (a, b) {
        (Type::Array(a, _), Type::Array(b, _)) => unqualified_equal(a, b),
        _ => a.unqualified() == b.unqualified(),
    }
}

/// Whether a class derives from another; `None` where a base is not known.
pub(crate) fn derives(scopes: &Scopes, from: &Type, to: &Type) -> Option<bool> {
    let (Some(from), Some(to)) = (scopes.class_of_type(from), scopes.class_of_type(to)) else {
        return Some(false);
    };
    let mut waiting = vec![from];
    let mut open = false;
    let mut seen = Vec::new();
    while let Some(class) = waiting.pop() {
        if class == to && class != from {
            return Some(true);
        }
        if seen.contains(&class) {
            continue;
        }
        seen.push(class);
        open |= scopes.classes[class].open_base;
        waiting.extend(scopes.classes[class].bases.iter().copied());
    }
    if open { None } else { Some(false) }
}

fn by_value(scopes: &Scopes, program: &Program, from: &Operand, written: &Type, to: &Type) -> Rank {
    let plain = decayed(written);
    if plain == *to {
        return Rank::Exact;
    }
    match (&plain, to) {
        (Type::Fundamental(a), Type::Fundamental(b)) => {
            if promoted(&plain).as_ref() == Some(to) || (*a == "float" && *b == "double") {
                return Rank::Promotion;
            }
            if *a == "nullptr_t" {
                return if *b == "bool" { Rank::Truth } else { Rank::Impossible };
            }
            if is_arithmetic(a) && is_arithmetic(b) { Rank::Conversion } else { Rank::Impossible }
        }
        (Type::Fundamental("nullptr_t"), Type::Pointer(_) | Type::MemberPointer(..)) => Rank::Conversion,
        (Type::Fundamental(name), Type::Pointer(_) | Type::MemberPointer(..)) => {
            if from.value == Some(0) && !is_floating(name) { Rank::Conversion } else { Rank::Impossible }
        }
        (Type::Pointer(a), Type::Pointer(b)) => pointers(scopes, a, b),
        (Type::Pointer(_) | Type::MemberPointer(..), Type::Fundamental("bool")) => Rank::Truth,
        (Type::Pointer(_) | Type::MemberPointer(..), Type::Fundamental(_)) => Rank::Impossible,
        (Type::Named(_), _) if scopes.is_enumeration(&plain) => match to {
            Type::Fundamental(name) if is_arithmetic(name) => match scopes.is_scoped_enumeration(&plain) {
                true => Rank::Impossible,
                false if *name == "int" || *name == "unsigned int" => Rank::Promotion,
                false => Rank::Conversion,
            },
            Type::Named(_) if scopes.is_enumeration(to) => Rank::Impossible,
            Type::Named(_) => constructors(scopes, program, from, to),
            _ => Rank::Impossible,
        },
        (Type::Named(_), Type::Named(_)) => match derives(scopes, &plain, to) {
            Some(true) => Rank::Conversion,
            Some(false) => {
                constructors(scopes, program, from, to).min(conversion_functions(scopes, program, &plain, to))
            }
            None => Rank::Unknown,
        },
        (Type::Named(_), _) => conversion_functions(scopes, program, &plain, to),
        (_, Type::Named(_)) if scopes.is_enumeration(to) => Rank::Impossible,
        (_, Type::Named(_)) => constructors(scopes, program, from, to),
        (Type::MemberPointer(..), Type::MemberPointer(..)) => Rank::Unknown,
        _ => Rank::Impossible,
    }
}

/// Arrays and functions as pointers, without top-level qualifiers.
pub(crate) fn decayed(t: &Type) -> Type {
    t.adjusted().unqualified().clone()
}

fn pointers(scopes: &Scopes, from: &Type, to: &Type) -> Rank {
    let (fc, tc) = (from.is_const() || from.is_volatile(), to.is_const() || to.is_volatile());
    let (from_plain, to_plain) = (from.unqualified(), to.unqualified());
    if from_plain == to_plain {
        return match (fc, tc) {
            (true, false) => Rank::Impossible,
            (false, true) => Rank::Qualified,
            _ => Rank::Exact,
        };
    }
    if fc && !tc {
        return Rank::Impossible;
    }
    match (from_plain, to_plain) {
        (Type::Function(..), _) => Rank::Impossible,
        (_, Type::Fundamental("void")) => Rank::Conversion,
        (Type::Named(_), Type::Named(_)) => match derives(scopes, from_plain, to_plain) {
            Some(true) => Rank::Conversion,
            Some(false) => Rank::Impossible,
            None => Rank::Unknown,
        },
        (Type::Pointer(_), Type::Pointer(_)) => Rank::Unknown,
        _ => Rank::Impossible,
    }
}

/// A class may be made by a constructor whose parameter a standard conversion leads to: which is not looked at.
fn constructors(scopes: &Scopes, program: &Program, from: &Operand, to: &Type) -> Rank {
    let Some(class) = scopes.class_of_type(to) else { return Rank::Unknown };
    let known = &scopes.classes[class];
    if !known.defined || known.open_base {
        return Rank::Unknown;
    }
    let any = program.function_entities.iter().any(|f| {
        f.name_kind == FunctionName::Constructor && f.path == known.path && {
            let count = f.signature.parameters.len();
            let takes = |parameter: &Type| {
                !takes_itself(to, parameter)
                    && (f.template.is_some() || is_standard(scopes, program, from, parameter))
            };
            (count >= 1 || f.signature.variadic)
                && f.required <= 1
                && f.signature.parameters.first().is_none_or(takes)
        }
    });
    if any { Rank::User } else { Rank::Impossible }
}

/// Whether a standard conversion leads to a type, or may.
fn is_standard(scopes: &Scopes, program: &Program, from: &Operand, to: &Type) -> bool {
    let target = match to {
        Type::Reference(of) | Type::RValueReference(of) => of.unqualified(),
        other => other.unqualified(),
    };
    let Some(written) = &from.written else { return true };
    let is_class = |t: &Type| matches!(t, Type::Named(_)) && !scopes.is_enumeration(t);
    let plain = decayed(written);
    match is_class(&plain) || is_class(target) {
        true => to.is_dependent() || plain == *target || derives(scopes, &plain, target) != Some(false),
        false => rank(scopes, program, from, to) != Rank::Impossible,
    }
}

/// Whether a constructor's parameter is the class itself: a copy or move constructor converts nothing else.
fn takes_itself(class: &Type, parameter: &Type) -> bool {
    match parameter {
        Type::Reference(of) | Type::RValueReference(of) => of.unqualified() == class.unqualified(),
        other => other.unqualified() == class.unqualified(),
    }
}

/// A class has a conversion function whose result a standard conversion makes a type of: which is not looked at.
fn conversion_functions(scopes: &Scopes, program: &Program, from: &Type, to: &Type) -> Rank {
    let Some(class) = scopes.class_of_type(from) else { return Rank::Impossible };
    let (mut waiting, mut steps) = (vec![class], 0);
    while let Some(class) = waiting.pop() {
        let known = &scopes.classes[class];
        steps += 1;
        if !known.defined || known.open_base || steps > 64 {
            return Rank::Unknown;
        }
        let leads = |symbol: &Symbol| {
            let Symbol::Function(entity) = symbol else { return false };
            let function = &program.function_entities[*entity];
            let serves = !program.is_explicit(*entity) || scopes.class_of_type(to).is_some();
            let result = function.result.clone();
            let (result, lvalue) = match &result {
                Type::Reference(of) => (of.as_ref().clone(), true),
                Type::RValueReference(of) => (of.as_ref().clone(), false),
                _ => (result, false),
            };
            let open = function.template.is_some() || result.is_dependent() || result.has_placeholder();
            let given = Operand { written: Some(result), lvalue, ..Operand::default() };
            function.name_kind == FunctionName::Conversion
                && serves
                && (open || is_standard(scopes, program, &given, to))
        };
        if scopes.all[known.scope].symbols.values().flatten().any(leads) {
            return Rank::User;
        }
        waiting.extend(known.bases.iter().copied());
    }
    Rank::Impossible
}
