//! The types of expressions that are not evaluated ([dcl.type.decltype]), where operands are values that types alone make: literals,
//! `T()`, casts, `std::declval<T>()`, and built-in operators on these.

use super::super::arithmetic::{common, is_arithmetic, operand, promoted};
use super::super::model::{Argument, Cv, Type};
use super::cursor::Cursor;
use super::unify::mentions_parameter;
use super::{Actual, Bindings, Known, Missing, Spelling, Standing, adjusted};
use crate::lex::{Kind, TokenRange};
use crate::names::Named;
use crate::tree::{FunctionId, ParameterId};

/// What an expression is ([basic.lval]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category {
    Prvalue,
    Xvalue,
    Lvalue,
}

/// The type of an expression, no reference, and its category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Operand {
    pub(super) ty: Type,
    pub(super) category: Category,
}

impl Operand {
    /// What a conversion to `ty`, or a call that returns it, gives.
    pub(super) fn given(ty: Type) -> Operand {
        match ty {
            Type::LvalueReference(inner) => Operand { ty: *inner, category: Category::Lvalue },
            Type::RvalueReference(inner) => Operand { ty: *inner, category: Category::Xvalue },
            ty => Operand { ty, category: Category::Prvalue },
        }
    }

    pub(super) fn prvalue(ty: Type) -> Operand {
        Operand { ty, category: Category::Prvalue }
    }

    /// It as the argument of a call.
    pub(super) fn actual(&self) -> Actual {
        match self.category {
            Category::Lvalue => Actual::Variable(self.ty.clone()),
            Category::Prvalue | Category::Xvalue => Actual::Value(self.ty.clone()),
        }
    }

    /// The type of its value ([conv.lval]).
    pub(super) fn value(&self) -> Type {
        match self.ty.unqualified() {
            (_, Type::Array(_, element)) => Type::Pointer(element.clone()),
            (_, ty) => ty.clone(),
        }
    }
}

impl<'a> Spelling<'a> {
    /// The type of the expression that is all that stands at the cursor, as `decltype` gives it.
    ///
    /// # Errors
    /// Why it is not known.
    pub(super) fn unevaluated(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        standing.effort.step()?;
        if let Some(ty) = self.own_parameter_type(cursor, standing).filter(|_| cursor.rest().len() == 1) {
            cursor.step();
            return ty;
        }
        let Operand { ty, category } = self.unevaluated_conditional(cursor, standing)?;
        if !cursor.is_at_end() {
            return Err(Missing::Expression);
        }
        if mentions_parameter(&ty) {
            return Err(Missing::Dependent);
        }
        Ok(match category {
            Category::Prvalue => ty,
            Category::Xvalue => Type::RvalueReference(Box::new(ty)),
            Category::Lvalue => Type::LvalueReference(Box::new(ty)),
        })
    }

    pub(super) fn unevaluated_conditional(
        &self,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
    ) -> Known<Operand> {
        let condition = self.unevaluated_binary(cursor, standing, 0)?;
        if !cursor.eat(Kind::Question) {
            return Ok(condition);
        }
        let one = self.unevaluated_conditional(cursor, standing)?;
        if !cursor.eat(Kind::Colon) {
            return Err(Missing::Expression);
        }
        chosen(one, self.unevaluated_conditional(cursor, standing)?)
    }

    fn unevaluated_binary(&self, cursor: &mut Cursor<'a>, standing: &Standing, least: u8) -> Known<Operand> {
        let mut left = self.unevaluated_unary(cursor, standing)?;
        loop {
            let (kind, precedence) = (cursor.kind(), cursor.kind().precedence());
            if precedence <= least {
                return Ok(left);
            }
            cursor.step();
            let right = self.unevaluated_binary(cursor, standing, precedence)?;
            left = Operand::prvalue(operated(kind, &left.value(), &right.value())?);
        }
    }

    pub(super) fn unevaluated_unary(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Operand> {
        let kind = cursor.kind();
        if !matches!(kind, Kind::Minus | Kind::Plus | Kind::Tilde | Kind::Not | Kind::Star) {
            return self.unevaluated_postfix(cursor, standing);
        }
        cursor.step();
        let operand = self.unevaluated_unary(cursor, standing)?.value();
        match (kind, operand) {
            (Kind::Star, Type::Pointer(of)) => Ok(Operand { ty: *of, category: Category::Lvalue }),
            (Kind::Not, Type::Builtin(_) | Type::Pointer(_)) => Ok(Operand::prvalue(Type::Builtin("b"))),
            (Kind::Minus | Kind::Plus | Kind::Tilde, Type::Builtin(code)) if is_arithmetic(code) => {
                Ok(Operand::prvalue(Type::Builtin(promoted(code))))
            }
            _ => Err(Missing::Expression),
        }
    }

    pub(super) fn unevaluated_primary(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Operand> {
        match cursor.kind() {
            Kind::Nullptr => {
                cursor.step();
                Ok(Operand::prvalue(Type::Builtin("Dn")))
            }
            Kind::Number | Kind::True | Kind::False | Kind::Character => {
                self.literal_type(cursor).map(Operand::prvalue)
            }
            Kind::OpenParen => {
                let mut inner = cursor.bracketed();
                if let Some(folded) = self.unevaluated_fold(&inner, standing) {
                    return folded;
                }
                match self.unevaluated_conditional(&mut inner.clone(), standing) {
                    Ok(operand) => Ok(operand),
                    Err(missing) => {
                        let to = self.type_id_in(&mut inner, standing).ok().filter(|_| inner.is_at_end());
                        let to = to.ok_or(missing)?;
                        self.unevaluated_unary(cursor, standing)?;
                        Ok(Operand::given(to))
                    }
                }
            }
            Kind::Identifier if let Some(ty) = self.own_parameter_type(cursor, standing) => {
                cursor.step();
                Ok(Operand { ty: ty?.referred().clone(), category: Category::Lvalue })
            }
            Kind::Identifier | Kind::ColonColon => {
                let bound = match cursor.next_kind() {
                    Kind::ColonColon | Kind::Less => None,
                    _ => self.bound(cursor.symbol(), standing)?,
                };
                if let Some(Argument::Integer(ty, _)) = bound {
                    cursor.step();
                    return Ok(Operand::prvalue(ty));
                }
                if let Some(ty) = self.local_variable_type(cursor, standing) {
                    cursor.step();
                    return Ok(Operand { ty: ty?.referred().clone(), category: Category::Lvalue });
                }
                let mut walk = cursor.clone();
                if let Some(ty) = self.declared_value(&mut walk, standing) {
                    *cursor = walk;
                    return ty.map(Operand::given);
                }
                let mut walk = cursor.clone();
                match self.cast_operand(&mut walk, standing) {
                    Ok(operand) => {
                        *cursor = walk;
                        Ok(operand)
                    }
                    Err(_) => self.named_call(cursor, standing).map(Operand::given),
                }
            }
            kind if matches!(kind, Kind::StaticCast | Kind::Typename) || kind.is_arithmetic_type() => {
                self.cast_operand(cursor, standing)
            }
            _ => Err(Missing::Expression),
        }
    }

    /// The type of the parameter that the name at the cursor means behind the name of its function; `None` where it means none.
    fn own_parameter_type(&self, cursor: &Cursor<'a>, standing: &Standing) -> Option<Known<Type>> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        if cursor.kind() != Kind::Identifier {
            return None;
        }
        let is_named = |id: &ParameterId| {
            let name = tree[*id].name().filter(|name| *name < standing.position);
            name.is_some_and(|name| tokens.symbol(name) == cursor.symbol())
        };
        // The innermost one stands last.
        if let Some((_, known)) = self.parameters.iter().rfind(|(id, _)| is_named(id)) {
            return Some(known.as_type().ok_or(Missing::Expression));
        }
        let parameter = &tree[standing.parameters.iter().find(is_named)?];
        // A variable of a block hides it.
        let position = standing.position;
        let found = self.unit.names.lookup(tree, tokens, standing.scope, cursor.symbol(), position).found();
        if found.is_some_and(|found| tree[found.scope].is_block()) {
            return None;
        }
        let place = Standing { effort: standing.effort.deeper(), ..standing.clone() };
        Some(match parameter.is_pack {
            true => Err(Missing::Expression),
            false => self.declared(parameter.type_specifier, parameter.declarator, &place).map(adjusted),
        })
    }

    /// The type of the variable of a block that the name at the cursor means; `None` where it means none.
    fn local_variable_type(&self, cursor: &Cursor<'a>, standing: &Standing) -> Option<Known<Type>> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        if cursor.kind() != Kind::Identifier || !tree[standing.scope].is_block() {
            return None;
        }
        let position = standing.position;
        let found =
            self.unit.names.lookup(tree, tokens, standing.scope, cursor.symbol(), position).found()?;
        if !tree[found.scope].is_block() {
            return None;
        }
        let mut name = Cursor::new(self.unit, TokenRange::new(cursor.at(), cursor.at().next()));
        match self.unit.names.declarations(found.binding, position).next()? {
            Named::Declaration(id) if tree.variable(id).is_some() => {
                Some(self.variable_type(&mut name, standing))
            }
            _ => None,
        }
    }

    /// A conversion that is written as a function call or with a keyword.
    fn cast_operand(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Operand> {
        let ty = self.cast_type(cursor, standing)?;
        cursor.bracketed();
        Ok(Operand::given(ty))
    }

    /// What `declval<T>()` at the cursor returns ([declval]), qualified by any namespace; `None` where there is none.
    fn declared_value(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Option<Known<Type>> {
        cursor.eat(Kind::ColonColon);
        while cursor.kind() == Kind::Identifier && cursor.next_kind() == Kind::ColonColon {
            cursor.step();
            cursor.step();
        }
        let is_one = cursor.kind() == Kind::Identifier
            && matches!(cursor.bytes(), b"declval" | b"__declval")
            && cursor.next_kind() == Kind::Less;
        is_one.then(|| {
            cursor.step();
            let ty = self.angled_type(cursor, standing)?;
            skip_parentheses(cursor)?;
            Ok(match ty {
                reference @ (Type::LvalueReference(_) | Type::RvalueReference(_)) => reference,
                Type::Builtin("v") => Type::Builtin("v"),
                ty => Type::RvalueReference(Box::new(ty)),
            })
        })
    }

    /// What a function returns, asked with what is left of an effort.
    pub(super) fn result_within(
        &self,
        id: FunctionId,
        bindings: &Bindings,
        standing: &Standing,
    ) -> Known<Type> {
        let tree = self.unit.tree;
        let function = &tree[id];
        let range = tree.result_type(function);
        if range.is_empty() || function.wrapped_return {
            return Err(Missing::Form);
        }
        self.type_id_at(range, &self.inside(id, range, (bindings, standing)))
    }

    pub(super) fn inside(
        &self,
        id: FunctionId,
        range: TokenRange,
        (bindings, around): (&Bindings, &Standing),
    ) -> Standing {
        let function = &self.unit.tree[id];
        let standing = self.standing(function.declaration, range.start);
        Standing {
            scope: function.target.unwrap_or(standing.scope),
            bindings: bindings.clone(),
            effort: around.effort.deeper(),
            ..standing
        }
    }
}

/// Steps over parentheses at the cursor.
fn skip_parentheses(cursor: &mut Cursor<'_>) -> Known<()> {
    if cursor.kind() != Kind::OpenParen {
        return Err(Missing::Expression);
    }
    cursor.bracketed();
    Ok(())
}

/// The type of a built-in operator on two values.
pub(super) fn operated(kind: Kind, left: &Type, right: &Type) -> Known<Type> {
    let is_truth = matches!(
        kind,
        Kind::Equal
            | Kind::NotEqual
            | Kind::Less
            | Kind::Greater
            | Kind::LessEqual
            | Kind::GreaterEqual
            | Kind::AmpAmp
            | Kind::PipePipe
    );
    match (left, right) {
        (Type::Builtin(one), Type::Builtin(other)) if is_arithmetic(one) && is_arithmetic(other) => {
            Ok(Type::Builtin(match kind {
                _ if is_truth => "b",
                _ => operand(kind, one, other),
            }))
        }
        (Type::Pointer(_), Type::Pointer(_)) if is_truth => Ok(Type::Builtin("b")),
        (Type::Pointer(one), Type::Pointer(other)) if kind == Kind::Minus && one == other => {
            Ok(Type::Builtin("l"))
        }
        (Type::Pointer(_), Type::Builtin(code)) if is_arithmetic(code) && kind != Kind::Star => {
            if matches!(kind, Kind::Plus | Kind::Minus) { Ok(left.clone()) } else { Err(Missing::Expression) }
        }
        _ => Err(Missing::Expression),
    }
}

/// What a conditional operator gives of two operands ([expr.cond]); nothing of classes that are converted.
fn chosen(one: Operand, other: Operand) -> Known<Operand> {
    if one == other {
        return Ok(one);
    }
    let is_qualified = |operand: &Operand| operand.ty.unqualified().0 != Cv::NONE;
    match (one.value(), other.value()) {
        (Type::Builtin(left), Type::Builtin(right)) if is_arithmetic(left) && is_arithmetic(right) => {
            match left == right {
                // Of two that differ in their qualifiers alone an object may be given.
                true if is_qualified(&one) || is_qualified(&other) => Err(Missing::Expression),
                true => Ok(Operand::prvalue(one.value())),
                false => Ok(Operand::prvalue(Type::Builtin(common(left, right)))),
            }
        }
        (left, right) if left == right && one.category != other.category => {
            if is_qualified(&one) || is_qualified(&other) {
                return Err(Missing::Expression);
            }
            Ok(Operand::prvalue(left))
        }
        (pointer @ Type::Pointer(_), Type::Builtin("Dn"))
        | (Type::Builtin("Dn"), pointer @ Type::Pointer(_)) => Ok(Operand::prvalue(pointer)),
        _ => Err(Missing::Expression),
    }
}
