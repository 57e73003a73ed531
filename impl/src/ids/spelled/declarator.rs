//! Declarators and abstract declarators ([dcl.meaning]).

use super::super::model::{Cv, FunctionType, RefQualifier, Type};
use super::cursor::Cursor;
use super::specifiers::qualified;
use super::unify::UNKNOWN_BOUND;
use super::{Known, Missing, Spelling, Standing};
use crate::lex::Kind;
use crate::names::{Lookup, Meaning};

/// One suffix of a declarator.
enum Suffix {
    Array(Option<u64>),
    /// With its trailing return type.
    Function(FunctionType, Option<Type>),
}

impl<'a> Spelling<'a> {
    /// What the declarator at the cursor makes of `ty`.
    pub(super) fn declarator(
        &self,
        cursor: &mut Cursor<'a>,
        mut ty: Type,
        standing: &Standing,
    ) -> Known<Type> {
        standing.effort.step()?;
        let standing = &Standing { effort: standing.effort.deeper(), ..standing.clone() };
        loop {
            if matches!(cursor.kind(), Kind::Star | Kind::Amp | Kind::AmpAmp) {
                standing.effort.nest()?;
            }
            match cursor.kind() {
                Kind::Star => {
                    cursor.step();
                    ty = qualified(cv(cursor), Type::Pointer(Box::new(ty)));
                }
                Kind::Amp => {
                    cursor.step();
                    cv(cursor);
                    ty = lvalue_reference(ty);
                }
                Kind::AmpAmp => {
                    cursor.step();
                    cv(cursor);
                    ty = rvalue_reference(ty);
                }
                Kind::Ellipsis => return Err(Missing::Dependent),
                Kind::Identifier | Kind::ColonColon => {
                    let Some(class) = self.member_pointer_class(cursor, standing)? else { break };
                    let pointer = Type::MemberPointer { class: Box::new(class), member: Box::new(ty) };
                    ty = qualified(cv(cursor), pointer);
                }
                _ => break,
            }
        }
        let inner = if cursor.kind() == Kind::OpenParen && self.is_grouping(cursor, standing) {
            Some(cursor.bracketed())
        } else {
            self.skip_name(cursor);
            None
        };
        let mut suffixes = Vec::new();
        loop {
            match cursor.kind() {
                Kind::OpenBracket => {
                    standing.effort.nest()?;
                    suffixes.push(Suffix::Array(self.bound_between(cursor.bracketed(), standing)?));
                }
                Kind::OpenParen => {
                    let (function, trailing) = self.function_suffix(cursor, standing)?;
                    suffixes.push(Suffix::Function(function, trailing));
                }
                _ => break,
            }
        }
        for suffix in suffixes.into_iter().rev() {
            ty = match suffix {
                Suffix::Array(bound) => Type::Array(bound, Box::new(ty)),
                Suffix::Function(mut function, trailing) => {
                    function.returns = trailing.unwrap_or(ty);
                    Type::Function(Box::new(function))
                }
            };
        }
        match inner {
            Some(mut inner) => {
                let ty = self.declarator(&mut inner, ty, standing)?;
                if inner.is_at_end() { Ok(ty) } else { Err(Missing::Form) }
            }
            None => Ok(ty),
        }
    }

    /// The bound of an array between its brackets, if one is written.
    fn bound_between(&self, mut inside: Cursor<'a>, standing: &Standing) -> Known<Option<u64>> {
        if inside.is_at_end() {
            return Ok(None);
        }
        match self.array_bound(&mut inside, standing) {
            Err(_) if self.has_open_bounds => Ok(Some(UNKNOWN_BOUND)),
            bound => bound.map(Some),
        }
    }

    /// Whether the `(` at the cursor groups a declarator rather than opening a parameter list.
    fn is_grouping(&self, cursor: &Cursor<'a>, standing: &Standing) -> bool {
        let inner = cursor.clone().bracketed();
        match inner.kind() {
            Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::OpenParen => true,
            Kind::Identifier => {
                if inner.next_kind() == Kind::ColonColon {
                    // `(C::*p)(..)`, or a parameter of a qualified type
                    let mut walk = inner.clone();
                    while walk.kind() == Kind::Identifier && walk.next_kind() == Kind::ColonColon {
                        walk.step();
                        walk.step();
                    }
                    return walk.kind() == Kind::Star;
                }
                if !matches!(self.header_parameter(inner.symbol(), standing), Ok(None)) {
                    return false;
                }
                let unit = self.unit;
                match unit.names.lookup(
                    unit.tree,
                    unit.tokens,
                    standing.scope,
                    inner.symbol(),
                    standing.position,
                ) {
                    Lookup::Found(found) => !found.meaning.is_any(Meaning::ANY_TYPE),
                    Lookup::TemplateParameter(_) => false,
                    _ => true,
                }
            }
            _ => false,
        }
    }

    /// The class of the `C::*` at the cursor, if that is what stands there.
    fn member_pointer_class(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Option<Type>> {
        let mut walk = cursor.clone();
        walk.eat(Kind::ColonColon);
        let mut depth = 0u32;
        loop {
            match walk.kind() {
                Kind::Star if depth == 0 => break,
                Kind::Less => depth += 1,
                Kind::Greater if depth > 0 => depth -= 1,
                Kind::Identifier | Kind::ColonColon => {}
                Kind::Comma | Kind::Number if depth > 0 => {}
                kind if depth > 0 && kind.is_keyword() => {}
                _ => return Ok(None),
            }
            walk.step();
        }
        let class = self.qualifier_type(cursor, standing)?;
        if !cursor.eat(Kind::Star) {
            return Err(Missing::Form);
        }
        Ok(Some(class))
    }

    /// Steps over a declarator-id, whose qualifiers and name may have template arguments.
    fn skip_name(&self, cursor: &mut Cursor<'a>) {
        while matches!(cursor.kind(), Kind::Identifier | Kind::ColonColon) {
            cursor.step();
            let mut behind = cursor.clone();
            if behind.kind() == Kind::Less && skip_arguments(&mut behind) {
                *cursor = behind;
            }
        }
    }

    /// A parameter list at the cursor and what follows it; the type after `->`, if there is one.
    fn function_suffix(
        &self,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
    ) -> Known<(FunctionType, Option<Type>)> {
        let mut inside = cursor.bracketed();
        let mut function = FunctionType {
            cv: Cv::NONE,
            reference: RefQualifier::None,
            noexcept: false,
            parameters: Vec::new(),
            variadic: false,
            returns: Type::Builtin("v"),
        };
        while !inside.is_at_end() {
            if inside.eat(Kind::Ellipsis) {
                function.variadic = true;
                break;
            }
            match self.expansion(&mut inside, standing)? {
                Some((pattern, elements)) => {
                    for element in &elements {
                        function.parameters.push(adjusted(self.type_id_at(pattern, element)?));
                    }
                }
                None => function.parameters.push(adjusted(self.type_id_in(&mut inside, standing)?)),
            }
            if inside.eat(Kind::Assign) {
                skip_default(&mut inside);
            }
            if inside.kind() != Kind::Ellipsis && !inside.eat(Kind::Comma) && !inside.is_at_end() {
                return Err(Missing::Form);
            }
        }
        if function.parameters == [Type::Builtin("v")] {
            function.parameters.clear();
        }
        loop {
            match cursor.kind() {
                Kind::Const => function.cv.is_const = true,
                Kind::Volatile => function.cv.is_volatile = true,
                Kind::Amp => function.reference = RefQualifier::Lvalue,
                Kind::AmpAmp => function.reference = RefQualifier::Rvalue,
                Kind::Noexcept => {
                    cursor.step();
                    function.noexcept = true;
                    if cursor.kind() == Kind::OpenParen {
                        let mut inside = cursor.bracketed();
                        function.noexcept = match inside.kind() {
                            Kind::True if inside.next_kind() == Kind::End => true,
                            Kind::False if inside.next_kind() == Kind::End => false,
                            _ => return Err(Missing::Expression),
                        };
                        inside.step();
                    }
                    continue;
                }
                Kind::Throw => {
                    cursor.step();
                    function.noexcept = cursor.bracketed().is_at_end();
                    continue;
                }
                Kind::Arrow => {
                    cursor.step();
                    let trailing = self.type_id_in(cursor, standing)?;
                    return Ok((function, Some(trailing)));
                }
                _ => return Ok((function, None)),
            }
            cursor.step();
        }
    }
}

/// Steps over the template arguments at the cursor; whether they end.
pub(super) fn skip_arguments(cursor: &mut Cursor<'_>) -> bool {
    let mut depth = 0u32;
    while !cursor.is_at_end() {
        match cursor.kind() {
            Kind::Less => depth += 1,
            Kind::Greater => depth = depth.saturating_sub(1),
            kind if kind.is_open_bracket() => {
                cursor.bracketed();
                continue;
            }
            _ => {}
        }
        cursor.step();
        if depth == 0 {
            return true;
        }
    }
    false
}

/// Steps over a default argument, up to the next comma outside brackets.
fn skip_default(cursor: &mut Cursor<'_>) {
    while !cursor.is_at_end() && cursor.kind() != Kind::Comma {
        if cursor.kind().is_open_bracket() {
            cursor.bracketed();
        } else {
            cursor.step();
        }
    }
}

/// The cv-qualifiers at the cursor.
fn cv(cursor: &mut Cursor<'_>) -> Cv {
    let mut cv = Cv::NONE;
    loop {
        match cursor.kind() {
            Kind::Const => cv.is_const = true,
            Kind::Volatile => cv.is_volatile = true,
            Kind::Restrict => cv.is_restrict = true,
            _ => return cv,
        }
        cursor.step();
    }
}

/// `ty &`, references collapsed ([dcl.ref]).
fn lvalue_reference(ty: Type) -> Type {
    match ty {
        Type::LvalueReference(_) => ty,
        Type::RvalueReference(inner) => Type::LvalueReference(inner),
        other => Type::LvalueReference(Box::new(other)),
    }
}

/// `ty &&`, references collapsed.
fn rvalue_reference(ty: Type) -> Type {
    match ty {
        Type::LvalueReference(_) | Type::RvalueReference(_) => ty,
        other => Type::RvalueReference(Box::new(other)),
    }
}

/// A parameter's type as part of the function's type: arrays and functions are pointers, top-level
/// qualifiers are gone ([dcl.fct]).
pub(crate) fn adjusted(ty: Type) -> Type {
    match ty {
        Type::Array(_, element) => Type::Pointer(element),
        Type::Function(_) => Type::Pointer(Box::new(ty)),
        Type::Qualified(_, inner) => *inner,
        other => other,
    }
}
