//! Constant expressions of integral types: literals, template parameters bound to values, constant variables, and operators
//! on these.

use super::super::arithmetic;
use super::super::model::{Argument, Component, Type};
use super::constexpr_call::Locals;
use super::cursor::Cursor;
use super::made_up::made_up_enumeration;
use super::unify::is_placeholder;
use super::{Known, Missing, Spelling, Standing};
use crate::lex::{Kind, SHIFT_RIGHT, TokenId, TokenRange};
use crate::tree::{AliasId, DeclarationKind, Enum, EnumId, EnumeratorId};

/// What stands for the type of the enumerators of an enumeration without a name.
const UNNAMED_ENUMERATION: &str = "unnamed";

impl<'a> Spelling<'a> {
    /// The bound of an array.
    pub(super) fn array_bound(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<u64> {
        let (_, value) = self.constant(cursor, standing)?;
        if !cursor.is_at_end() {
            return Err(Missing::Expression);
        }
        value.parse().map_err(|_| Missing::Expression)
    }

    /// A constant at the cursor, which ends at a comma or at what closes a list, `>` being an operator: its type's ABI code and its
    /// value in decimal.
    pub(super) fn constant(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<(Type, String)> {
        self.constant_of(cursor, standing, (0, true))
    }

    /// A constant in a list of template arguments, which `>` ends ([temp.names]).
    pub(super) fn constant_in_arguments(
        &self,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
    ) -> Known<(Type, String)> {
        self.constant_of(cursor, standing, (0, false))
    }

    /// A constant whose operators bind more strongly than `least`; where `has_greater` is not set, `>` ends it.
    fn constant_of(
        &self,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
        (least, has_greater): (u8, bool),
    ) -> Known<(Type, String)> {
        let mut left = self.constant_operand(cursor, standing)?;
        loop {
            let kind = if has_greater { operator(cursor) } else { cursor.kind() };
            let precedence = kind.precedence();
            if kind == Kind::Question && least == 0 {
                return self.conditional(left, (cursor, standing), has_greater);
            }
            if precedence <= least || kind == Kind::Greater && !has_greater {
                return Ok(left);
            }
            cursor.step();
            if kind == SHIFT_RIGHT {
                cursor.step();
            }
            let behind = cursor.clone();
            let right = match self.constant_of(cursor, standing, (precedence, has_greater)) {
                Ok(right) => right,
                // What the first operand decides is certain, whatever the second is ([expr.log.and], [expr.log.or]).
                Err(_) if is_decided(kind, &left) => {
                    *cursor = behind;
                    self.skip_operand(cursor, |kind| {
                        let binds_less = kind.precedence() > 0 && kind.precedence() <= precedence;
                        binds_less || kind == Kind::Question || kind == Kind::Greater && !has_greater
                    });
                    left = (Type::Builtin("b"), i32::from(kind == Kind::PipePipe).to_string());
                    continue;
                }
                Err(missing) => return Err(missing),
            };
            let is_enumeration =
                || self.enumeration_within(&left.0, &standing.effort.deeper()).is_ok_and(|id| id.is_some());
            left = match (left.0 == right.0 && is_enumeration()).then(|| compared(kind, &left.1, &right.1)) {
                Some(Some(truth)) => truth,
                _ => self.operated_constants(kind, left, right)?,
            };
        }
    }

    /// What an operator gives of two constants.
    pub(super) fn operated_constants(
        &self,
        kind: Kind,
        left: (Type, String),
        right: (Type, String),
    ) -> Known<(Type, String)> {
        operated(kind, self.arithmetic_operand(left)?, self.arithmetic_operand(right)?)
    }

    /// A constant as an operand of arithmetic: what is of an enumeration without scope is promoted ([conv.prom]).
    fn arithmetic_operand(&self, (ty, value): (Type, String)) -> Known<(Type, String)> {
        match &ty {
            Type::Named(_) => {
                let id = self.enumeration(&ty)?.filter(|id| !self.unit.tree[*id].is_scoped);
                Ok((self.promoted(id.ok_or(Missing::Expression)?)?, value))
            }
            // Of an enumeration without a name, whose values are in `int` as far as this one tells.
            Type::Vendor(name) if name == UNNAMED_ENUMERATION && value.parse::<i32>().is_ok() => {
                Ok((Type::Builtin("i"), value))
            }
            _ => Ok((ty, value)),
        }
    }

    /// What the values of an enumeration are promoted to ([conv.prom]).
    ///
    /// # Errors
    /// Why it is not known: [`Missing::Expression`] where a type has to be found that holds all its values.
    pub(crate) fn promoted(&self, id: EnumId) -> Known<Type> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let one = &tree[id];
        if !one.underlying_type.is_empty() {
            let standing = self.standing(one.declaration, one.key_token);
            return match self.type_id_at(one.underlying_type, &standing)?.unqualified().1 {
                Type::Builtin(code) => Ok(Type::Builtin(arithmetic::promoted(code))),
                _ => Err(Missing::Form),
            };
        }
        let (open, close) = one.body.ok_or(Missing::Undeclared)?;
        // Numbers that are short, and no shifts, are certain to be in `int`.
        let is_small = |at: TokenId| match tokens.kind(at) {
            Kind::Number => tokens.get(at).span().of(self.unit.text).len() < 9,
            kind => !matches!(kind, Kind::ShiftLeft | Kind::Tilde | Kind::OpenParen),
        };
        let is_int = TokenRange::new(open.next(), close).iter().all(is_small);
        if is_int { Ok(Type::Builtin("i")) } else { Err(Missing::Expression) }
    }

    /// What stands behind the condition of a conditional operator, at the `?`: the operand that it chooses, in the type of both.
    fn conditional(
        &self,
        condition: (Type, String),
        (cursor, standing): (&mut Cursor<'a>, &Standing),
        has_greater: bool,
    ) -> Known<(Type, String)> {
        cursor.step();
        if standing.locals.is_some() {
            return self.chosen_operand(condition.1 != "0", cursor, standing);
        }
        let one = self.constant_of(cursor, standing, (0, true))?;
        if !cursor.eat(Kind::Colon) {
            return Err(Missing::Expression);
        }
        let other = self.constant_of(cursor, standing, (0, has_greater))?;
        let ty = match (&condition.0, &one.0, &other.0) {
            (Type::Builtin(_), Type::Builtin(left), Type::Builtin(right)) if left != right => {
                Type::Builtin(arithmetic::common(left, right))
            }
            (Type::Builtin(_), left, right) if left == right && !is_placeholder(left) => left.clone(),
            _ => return Err(Missing::Dependent),
        };
        converted(&ty, if condition.1 == "0" { other } else { one })
    }

    /// A constant in parentheses, or a conversion that is written with its type there.
    fn parenthesized(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<(Type, String)> {
        let mut inner = cursor.bracketed();
        if let Some(folded) = self.constant_fold(&inner, standing) {
            return folded;
        }
        let mut ty = inner.clone();
        match self.constant_of(&mut inner, standing, (0, true)) {
            Ok(constant) if inner.is_at_end() => Ok(constant),
            Ok(_) => Err(Missing::Expression),
            Err(missing) => {
                let to = self.type_id_in(&mut ty, standing);
                let to = to.ok().filter(|_| ty.is_at_end()).ok_or(missing)?;
                converted(&to, self.constant_operand(cursor, standing)?)
            }
        }
    }

    /// The type of a conversion that is written as a function call or with a keyword, at the cursor, which goes to the bracket
    /// behind it.
    pub(super) fn cast_type(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        let ty = match cursor.kind() {
            Kind::StaticCast => {
                cursor.step();
                self.angled_type(cursor, standing)?
            }
            Kind::Typename => {
                cursor.step();
                self.named_type(cursor, standing)?
            }
            Kind::Identifier | Kind::ColonColon => self.named_type(cursor, standing)?,
            _ => {
                let word = TokenRange::new(cursor.at(), cursor.at().next());
                cursor.step();
                self.type_id_at(word, standing)?
            }
        };
        match cursor.kind() {
            Kind::OpenParen | Kind::OpenBrace => Ok(ty),
            _ => Err(Missing::Expression),
        }
    }

    /// The type in angle brackets at the cursor.
    pub(super) fn angled_type(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        if !cursor.eat(Kind::Less) {
            return Err(Missing::Expression);
        }
        let ty = self.type_id_in(cursor, standing)?;
        if cursor.eat(Kind::Greater) { Ok(ty) } else { Err(Missing::Expression) }
    }

    /// A conversion that is written as a function call or with a keyword: `int(x)`, `T{x}`, `static_cast<T>(x)`.
    fn functional_cast(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<(Type, String)> {
        let mut walk = cursor.clone();
        let ty = self.cast_type(&mut walk, standing)?;
        let mut inner = walk.bracketed();
        if inner.is_at_end() {
            return Err(Missing::Expression);
        }
        let value = self.constant_of(&mut inner, standing, (0, true))?;
        if !inner.is_at_end() {
            return Err(Missing::Expression);
        }
        *cursor = walk;
        converted(&ty, value)
    }

    /// `~` of the operand at the cursor.
    fn complement(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<(Type, String)> {
        match self.arithmetic_operand(self.constant_operand(cursor, standing)?)? {
            (ty, _) if is_placeholder(&ty) => Err(Missing::Dependent),
            (Type::Builtin(code), value) => arithmetic::complement(code, &value)
                .map(|(code, value)| (Type::Builtin(code), value))
                .ok_or(Missing::Expression),
            _ => Err(Missing::Expression),
        }
    }

    fn constant_operand(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<(Type, String)> {
        if cursor.kind() == Kind::Minus {
            cursor.step();
            let (ty, value) = self.constant_operand(cursor, standing)?;
            if is_placeholder(&ty) {
                return Err(Missing::Dependent);
            }
            let value = match value.strip_prefix('-') {
                Some(positive) => positive.to_owned(),
                None if value == "0" => value,
                None => format!("-{value}"),
            };
            return Ok((ty, value));
        }
        if cursor.eat(Kind::Tilde) {
            return self.complement(cursor, standing);
        }
        if matches!(cursor.kind(), Kind::Plus | Kind::Not) {
            let is_negated = cursor.kind() == Kind::Not;
            cursor.step();
            let (ty, value) = self.constant_operand(cursor, standing)?;
            return match (is_placeholder(&ty), is_negated, ty) {
                (true, ..) => Err(Missing::Dependent),
                (_, true, Type::Builtin(_)) => Ok((Type::Builtin("b"), i32::from(value == "0").to_string())),
                (_, false, Type::Builtin(code)) => Ok((Type::Builtin(arithmetic::promoted(code)), value)),
                _ => Err(Missing::Expression),
            };
        }
        if matches!(cursor.kind(), Kind::Sizeof | Kind::Alignof) {
            return self.size_constant(cursor, standing);
        }
        if cursor.kind() == Kind::OpenParen {
            return self.parenthesized(cursor, standing);
        }
        if cursor.kind() == Kind::StaticCast || cursor.kind().is_arithmetic_type() {
            return self.functional_cast(cursor, standing);
        }
        if let Some(value) = standing.locals.value(cursor.symbol()) {
            let is_name = cursor.kind() == Kind::Identifier && cursor.next_kind() != Kind::ColonColon;
            cursor.step();
            return if is_name { Ok(value.clone()) } else { Err(Missing::Expression) };
        }
        if cursor.kind() == Kind::Identifier
            && cursor.next_kind() != Kind::ColonColon
            && let Some(argument) = self.bound(cursor.symbol(), standing)?
        {
            return match argument {
                Argument::Integer(ty, value) => {
                    cursor.step();
                    Ok((ty, value))
                }
                Argument::Type(_) => self.functional_cast(cursor, standing),
                _ => Err(Missing::Expression),
            };
        }
        if cursor.eat(Kind::Nullptr) {
            return Ok((Type::Builtin("Dn"), "0".to_owned()));
        }
        if let Some(value) = self.type_trait(cursor, standing) {
            return Ok((Type::Builtin("b"), i32::from(value?).to_string()));
        }
        if matches!(cursor.kind(), Kind::Identifier | Kind::ColonColon | Kind::Decltype) {
            let named = self.named_constant(cursor, standing);
            return named.or_else(|missing| {
                let call = self.constexpr_call(cursor, standing);
                call.or_else(|_| self.functional_cast(cursor, standing)).or(Err(missing))
            });
        }
        let mut look = cursor.clone();
        let ty = self.literal_type(&mut look)?;
        let value = match cursor.kind() {
            Kind::True => "1".to_owned(),
            Kind::False => "0".to_owned(),
            Kind::Number => integer(cursor.bytes())?.to_string(),
            Kind::Character => character(cursor.bytes())?.to_string(),
            _ => return Err(Missing::Expression),
        };
        *cursor = look;
        Ok((ty, value))
    }

    /// `sizeof` or `alignof` with what stands in parentheses, or `sizeof...`.
    fn size_constant(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<(Type, String)> {
        let is_size = cursor.kind() == Kind::Sizeof;
        cursor.step();
        if cursor.kind() == Kind::Ellipsis && is_size {
            return self.pack_size(cursor, standing);
        }
        if cursor.kind() != Kind::OpenParen {
            return Err(Missing::Expression);
        }
        let inner = cursor.bracketed();
        let mut as_type = inner.clone();
        let ty = match self.type_id_in(&mut as_type, standing).ok().filter(|_| as_type.is_at_end()) {
            Some(ty) => ty,
            None => self.unevaluated(&mut inner.clone(), standing)?,
        };
        let (size, alignment) =
            self.layout(ty.referred(), &standing.effort.deeper()).or(Err(Missing::Expression))?;
        Ok((Type::Builtin("m"), if is_size { size } else { alignment }.to_string()))
    }

    /// An enumerator's type and value ([dcl.enum]).
    pub(super) fn enumerator(&self, id: EnumeratorId, standing: &Standing) -> Known<(Type, String)> {
        let tree = self.unit.tree;
        // The lists of enums do not overlap, and come one behind the other.
        let behind = tree.enums.partition_point(|entry| entry.enumerators.start as usize <= id.index());
        let is_holding = |entry: &&Enum| entry.enumerators.contains(id);
        let found = tree.enums.iter().take(behind).next_back().filter(is_holding);
        let entry = found.or_else(|| tree.enums.iter().find(is_holding)).ok_or(Missing::Undeclared)?;
        let scope = tree[entry.declaration].scope;
        let steps = tree[id].steps;
        let last = id.index().checked_sub(steps as usize).map(EnumeratorId::from_index);
        let value: i128 = match last.filter(|&last| entry.enumerators.contains(last)) {
            Some(last) => {
                let written = tree[last].value;
                let inside = Standing {
                    scope: entry.scope.unwrap_or(scope),
                    position: written.start,
                    effort: standing.effort.deeper(),
                    locals: Locals::default(),
                    ..standing.clone()
                };
                let mut cursor = Cursor::new(self.unit, written);
                let (_, value) = self.constant(&mut cursor, &inside)?;
                if !cursor.is_at_end() {
                    return Err(Missing::Expression);
                }
                value.parse().map_err(|_| Missing::Expression)?
            }
            None => -1,
        };
        let value = value.checked_add(i128::from(steps)).ok_or(Missing::Expression)?;
        let Some(token) = entry.name_token else {
            // Good for a parameter that has a type of its own.
            return Ok((Type::Vendor(UNNAMED_ENUMERATION.to_owned()), value.to_string()));
        };
        let mut name = self.scope_name_bound(scope, standing)?;
        name.0.push(Component::source(self.unit.tokens.name(token)));
        Ok((Type::Named(name), value.to_string()))
    }

    /// The enumeration without a name that has this enumerator: called by a typedef, or by a name that is made up.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn unnamed_enumeration(&self, id: EnumeratorId) -> Known<Type> {
        let tree = self.unit.tree;
        let index = tree.enums.iter().position(|entry| entry.enumerators.contains(id));
        let id = EnumId::from_index(index.ok_or(Missing::Undeclared)?);
        let (scope, key) = (tree[tree[id].declaration].scope, tree[id].key_token);
        let typedef = self.declared_around(key, scope).find(|other| {
            let alias = |alias: AliasId| tree[alias].target.contains(key);
            matches!(tree[*other].kind, DeclarationKind::Alias(own) if alias(own))
        });
        let last = match typedef.map(|typedef| (typedef, self.first_named_by(typedef))) {
            Some((typedef, Some(_))) => match tree[typedef].kind {
                DeclarationKind::Alias(alias) => {
                    Component::source(self.unit.tokens.name(tree[alias].name_token))
                }
                _ => return Err(Missing::Form),
            },
            Some(_) => return Err(Missing::Unnamed),
            None => made_up_enumeration(id),
        };
        let Type::Named(mut name) = self.scope_type(scope)? else { return Err(Missing::Form) };
        name.0.push(last);
        Ok(Type::Named(name))
    }

    /// The type of the literal at the cursor, which goes behind it.
    pub(super) fn literal_type(&self, cursor: &mut Cursor<'a>) -> Known<Type> {
        let code = match cursor.kind() {
            Kind::True | Kind::False => "b",
            Kind::Character if cursor.bytes().first() == Some(&b'\'') => "c",
            Kind::Number => number_code(cursor.bytes())?,
            _ => return Err(Missing::Expression),
        };
        cursor.step();
        Ok(Type::Builtin(code))
    }
}

/// The value of an operator on two constants.
fn operated(
    kind: Kind,
    (left, one): (Type, String),
    (right, other): (Type, String),
) -> Known<(Type, String)> {
    let (Type::Builtin(left), Type::Builtin(right)) = (left, right) else { return Err(Missing::Expression) };
    let value = |text: String| text.parse::<i128>().map_err(|_| Missing::Expression);
    let (ty, value) =
        arithmetic::binary(kind, (left, value(one)?), (right, value(other)?)).ok_or(Missing::Expression)?;
    Ok((Type::Builtin(ty), value.to_string()))
}

/// Whether the first operand of `&&` or `||` is what decides.
fn is_decided(kind: Kind, (ty, value): &(Type, String)) -> bool {
    let is_known = matches!(ty, Type::Builtin(_)) && !is_placeholder(ty);
    match kind {
        Kind::AmpAmp => is_known && value == "0",
        Kind::PipePipe => is_known && value != "0",
        _ => false,
    }
}

/// The operator at the cursor: two `>` that touch are one.
fn operator(cursor: &Cursor<'_>) -> Kind {
    let is_shift =
        cursor.kind() == Kind::Greater && cursor.next_kind() == Kind::Greater && cursor.is_joined();
    if is_shift { SHIFT_RIGHT } else { cursor.kind() }
}

/// The truth of a comparison of two enumerators of one enumeration, which perhaps has a scope.
fn compared(kind: Kind, one: &str, other: &str) -> Option<(Type, String)> {
    let ordering = one.parse::<i128>().ok()?.cmp(&other.parse().ok()?);
    let is_true = match kind {
        Kind::Equal => ordering.is_eq(),
        Kind::NotEqual => ordering.is_ne(),
        Kind::Less => ordering.is_lt(),
        Kind::LessEqual => ordering.is_le(),
        Kind::Greater => ordering.is_gt(),
        Kind::GreaterEqual => ordering.is_ge(),
        _ => return None,
    };
    Some((Type::Builtin("b"), i32::from(is_true).to_string()))
}

/// A constant that is converted to another type ([conv.integral], [conv.bool]).
pub(super) fn converted(ty: &Type, (from, value): (Type, String)) -> Known<(Type, String)> {
    let ty = ty.unqualified().1;
    if is_placeholder(&from) {
        return Err(Missing::Dependent);
    }
    match ty {
        Type::Builtin("b") => Ok((ty.clone(), i32::from(value != "0").to_string())),
        Type::Builtin(code) => {
            let value: i128 = value.parse().map_err(|_| Missing::Expression)?;
            let kept = arithmetic::wrapped(code, value).ok_or(Missing::Expression)?;
            Ok((ty.clone(), kept.to_string()))
        }
        _ if *ty == from => Ok((from, value)),
        _ => Err(Missing::Expression),
    }
}

/// The digits of an integer literal, its base, and its suffix.
fn split(bytes: &[u8]) -> Known<(u32, String, String)> {
    let text: String = std::str::from_utf8(bytes).map_err(|_| Missing::Expression)?.replace('\'', "");
    let lower = text.to_ascii_lowercase();
    let (base, digits) = if let Some(rest) = lower.strip_prefix("0x") {
        (16, rest)
    } else if let Some(rest) = lower.strip_prefix("0b") {
        (2, rest)
    } else if lower.len() > 1 && lower.starts_with('0') {
        (8, &lower[1..])
    } else {
        (10, lower.as_str())
    };
    let end = digits.find(|c: char| !c.is_digit(base)).unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(end);
    let digits = if digits.is_empty() && base == 8 { "0" } else { digits };
    Ok((base, digits.to_owned(), suffix.to_owned()))
}

/// The value of an integer literal.
fn integer(bytes: &[u8]) -> Known<u64> {
    let (base, digits, suffix) = split(bytes)?;
    if !matches!(suffix.as_str(), "" | "u" | "l" | "ul" | "lu" | "ll" | "ull" | "llu" | "z" | "uz" | "zu") {
        return Err(Missing::Expression);
    }
    u64::from_str_radix(&digits, base).map_err(|_| Missing::Expression)
}

/// The ABI code of a number literal's type ([lex.icon], [lex.fcon]).
fn number_code(bytes: &[u8]) -> Known<&'static str> {
    let text = std::str::from_utf8(bytes).map_err(|_| Missing::Expression)?.to_ascii_lowercase();
    let hexadecimal = text.starts_with("0x");
    let floating = text.contains('.') || (if hexadecimal { text.contains('p') } else { text.contains('e') });
    if floating {
        return Ok(match text.as_bytes().last() {
            Some(b'f') => "f",
            Some(b'l') => "e",
            Some(b) if b.is_ascii_digit() || *b == b'.' => "d",
            _ => return Err(Missing::Expression),
        });
    }
    let value = integer(bytes)?;
    let (base, _, suffix) = split(bytes)?;
    let unsigned = suffix.contains('u');
    let longs = suffix.matches('l').count();
    let fits_int = value <= u64::from(u32::MAX >> 1);
    let fits_unsigned = value <= u64::from(u32::MAX);
    Ok(match (unsigned, longs) {
        (false, 0) if fits_int => "i",
        (false, 0) if fits_unsigned && base != 10 => "j",
        (true, 0) if fits_unsigned => "j",
        (false, 0 | 1) if value <= i64::MAX as u64 => "l",
        (_, 0 | 1) => "m",
        (false, _) if value <= i64::MAX as u64 => "x",
        _ => "y",
    })
}

/// The value of a plain character literal.
fn character(bytes: &[u8]) -> Known<i32> {
    let inner = bytes.strip_prefix(b"'").and_then(|b| b.strip_suffix(b"'")).ok_or(Missing::Expression)?;
    Ok(match inner {
        [byte] if byte.is_ascii() => i32::from(*byte),
        [b'\\', escape] => match escape {
            b'n' => 10,
            b't' => 9,
            b'r' => 13,
            b'0' => 0,
            b'\\' | b'\'' | b'"' => i32::from(*escape),
            _ => return Err(Missing::Expression),
        },
        _ => return Err(Missing::Expression),
    })
}
