//! Expressions (GRAMMAR.md, "Expressions"): operators by precedence. Types are computed as far as overload resolution
//! needs them; what is not certain has none.

use super::casts::CastStyle;
use super::{Greater, Parsed, Parser};
use crate::conversions::{Fixed, Operand};
use crate::overloads::Object;
use crate::program::CallForm;
use crate::source::TokenKind;
use crate::types::{Argument, Type};

/// What is known of an expression that was read.
#[derive(Clone, Debug, Default)]
pub(super) struct Expression {
    /// Its first token.
    pub(super) start: usize,
    /// The functions that it names, where it is a (parenthesised) function name.
    pub(super) functions: Vec<usize>,
    /// It is the address of those functions, and no name of them.
    pub(super) addressed: bool,
    /// It is one of two functions that a condition chooses.
    pub(super) chosen_function: bool,
    /// The template arguments written after the function name.
    pub(super) explicit: Option<Vec<Argument>>,
    /// The arguments of the class template whose members the functions are.
    pub(super) put: Vec<(usize, Vec<Argument>)>,
    /// The last component of the function name.
    pub(super) name_at: usize,
    /// The name is unqualified: argument-dependent lookup adds functions.
    pub(super) unqualified: Option<String>,
    /// The functions are members.
    pub(super) member: bool,
    /// The object whose members they are, where one is written.
    pub(super) object: Option<Box<Object>>,
    /// Its type without reference, arrays not decayed.
    pub(super) written: Option<Type>,
    /// It is an lvalue.
    pub(super) lvalue: bool,
    /// It is an xvalue.
    pub(super) xvalue: bool,
    /// It is an object of a class that ends with the full-expression, unless another object is made in its place.
    pub(super) is_temporary: bool,
    /// It is the result of a call.
    pub(super) is_result: bool,
    /// Its value, where it is an integral constant.
    pub(super) value: Option<i64>,
    /// It is a braced list.
    pub(super) braced: bool,
    /// The clauses of that list, where they are in order.
    pub(super) clauses: Option<Vec<Operand>>,
    /// The call that makes it, a temporary object (an index into `Program::calls`).
    pub(super) makes: Option<usize>,
    /// As an argument: whether it is a constant; `None` where that is not certain.
    pub(super) constant: Option<bool>,
    /// The uses of variables that it is the lvalue of, indices into `Program::uses`.
    pub(super) lvalue_of: Vec<usize>,
    /// As a clause: the uses of elements of constants in it, where nothing else in it may change.
    pub(super) elements: Vec<usize>,
    /// The uses of variables that it leads to as a pointer, by casts and additions too.
    pub(super) address_of: Vec<usize>,
    /// It is behind a cast or an addition: whether its address, or its value as a pointer, is a constant all the same.
    pub(super) moved: Option<bool>,
    /// The uses of variables that it is a cast of, in a template and to a type that hangs on its parameters.
    pub(super) dependent_of: Vec<usize>,
    /// What of it is an address constant.
    pub(super) fixed: Fixed,
    /// It is an object of the call that it stands in (a parameter, what a block declares, or a part of one), or the address of one.
    pub(super) own: bool,
    /// It is the closure of this lambda, an index into `Program::lambdas`.
    pub(super) closure: Option<usize>,
}

impl Expression {
    /// What overload resolution needs of it.
    pub(super) fn operand(&self) -> Operand {
        Operand {
            written: self.written.clone(),
            lvalue: self.lvalue,
            xvalue: self.xvalue,
            is_temporary: self.is_temporary,
            is_result: self.is_result,
            value: self.value,
            braced: self.braced,
            clauses: self.clauses.clone(),
            makes: self.makes,
            constant: self.constant.or(self.value.map(|_| true)),
            lvalue_of: self.lvalue_of.clone(),
            elements: self.elements.clone(),
            address_of: self.address_of.clone(),
            moved: self.moved,
            dependent_of: self.dependent_of.clone(),
            fixed: self.fixed,
            own: self.own,
            closure: self.closure,
        }
    }

    /// Whether what a pointer points to, or the elements of an array are part of, stands at a constant address.
    pub(super) fn fixes_target(&self) -> bool {
        self.fixed.of_pointer(self.written.as_ref())
    }

    /// The same behind casts and additions.
    pub(super) fn is_constant_address(&self) -> bool {
        self.moved.unwrap_or_else(|| self.fixes_target())
    }

    /// Whether it is a function and no address of one.
    pub(super) fn is_function(&self) -> bool {
        let named = !self.functions.is_empty() && !self.addressed && self.explicit.is_none();
        named || self.chosen_function
    }
}

impl Parser<'_, '_> {
    /// `expression`
    pub(super) fn expression(&mut self) -> Parsed<Expression> {
        let first = self.assignment_expression()?;
        if !self.is(",") {
            return Ok(first);
        }
        let mut last = first;
        while self.is(",") {
            let operator_at = self.advance();
            if self.accept("...") {
                continue;
            }
            self.discards(&last, last.start..operator_at);
            let right = self.assignment_expression()?;
            self.behind_comma(&right);
            last = match right.functions.is_empty() {
                true => self.binary("operator,", operator_at, &last, &right),
                false => Expression { start: last.start, ..right },
            };
            (last.makes, last.constant) = (None, None);
        }
        Ok(last)
    }

    /// `assignment-expression`
    pub(super) fn assignment_expression(&mut self) -> Parsed<Expression> {
        self.nested(|p| {
            if p.is("throw") {
                let throw = p.advance();
                let start = p.at;
                p.has_effect(start);
                p.has_construct("throw", throw);
                p.is_doubtful(throw);
                if !p.is(";") && !p.is(")") {
                    let thrown = p.assignment_expression()?;
                    p.copies_thrown(&thrown);
                }
                return Ok(p.value(start));
            }
            let left = p.conditional_expression()?;
            let assigns = matches!(
                p.text(),
                "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "^=" | "&=" | "|=" | "<<=" | ">>="
            );
            if !assigns || p.token().kind != TokenKind::Punctuator {
                return Ok(left);
            }
            let operator = format!("operator{}", p.text());
            let operator_at = p.advance();
            if p.accept("...") {
                return Ok(p.value(left.start));
            }
            let right = p.initializer_clause()?;
            Ok(p.assignment(&operator, operator_at, &left, &right))
        })
    }

    /// `conditional-expression`; a constant-expression is one.
    pub(super) fn conditional_expression(&mut self) -> Parsed<Expression> {
        let condition = self.binary_expression(1)?;
        if !self.accept("?") {
            return Ok(condition);
        }
        if condition.written.is_some() || !condition.functions.is_empty() {
            let to = Type::Fundamental("bool");
            self.convert_directly(&condition, &to, condition.start..self.at, CallForm::Conversion);
        }
        let first = self.at;
        let yes = self.with_greater(Greater::Operator, |p| p.expression())?;
        let colon = self.expect(":")?;
        let no = self.assignment_expression()?;
        let tested = condition.start..first - 1;
        self.leaves_out(&condition, tested.clone(), first..colon, |value| value == 0);
        self.leaves_out(&condition, tested.clone(), colon..self.at, |value| value != 0);
        let constant = self.constancy(&condition, tested);
        let by_yes = self.constancy(&yes, first..colon);
        let by_no = self.constancy(&no, colon + 1..self.at);
        self.chooses(constant, (&yes, by_yes), (&no, by_no));
        Ok(self.conditional(&condition, &yes, &no))
    }

    /// Binary operators by precedence, `||` lowest.
    fn binary_expression(&mut self, lowest: usize) -> Parsed<Expression> {
        self.nested(|p| {
            let mut left = p.unary_expression()?;
            while let Some((precedence, length)) = p.binary_operator() {
                if precedence < lowest {
                    break;
                }
                let operator_at = p.at;
                let operator = if length == 2 { ">>" } else { p.text() };
                for _ in 0..length {
                    p.advance();
                }
                if p.accept("...") {
                    if p.is(")") {
                        left = p.value(left.start);
                        break;
                    }
                    let Some((_, length)) = p.binary_operator() else {
                        return p.outside("expected an operator");
                    };
                    for _ in 0..length {
                        p.advance();
                    }
                }
                let right = p.binary_expression(precedence + 1)?;
                if matches!(operator, "&&" | "||") {
                    p.tests(&left, operator_at);
                    p.tests(&right, p.at);
                    let decides = |value: i64| (value != 0) == (operator == "||");
                    p.leaves_out(&left, left.start..operator_at, operator_at..p.at, decides);
                }
                left = p.binary(&format!("operator{operator}"), operator_at, &left, &right);
            }
            Ok(left)
        })
    }

    /// The precedence of the binary operator here and its number of tokens.
    pub(super) fn binary_operator(&self) -> Option<(usize, usize)> {
        if self.token().kind != TokenKind::Punctuator {
            return None;
        }
        let joined = |offset: usize| {
            let token = self.token_at(self.at + offset);
            token.joined && token.kind == TokenKind::Punctuator && token.text.starts_with('>')
        };
        Some(match self.text() {
            "||" => (1, 1),
            "&&" => (2, 1),
            "|" => (3, 1),
            "^" => (4, 1),
            "&" => (5, 1),
            "==" | "!=" => (6, 1),
            "<" | "<=" | ">=" => (7, 1),
            ">" => {
                let closes = match self.greater {
                    Greater::Operator => false,
                    Greater::ClosesArguments => true,
                    Greater::ClosesConfiguration => joined(1) && joined(2),
                };
                if closes {
                    return None;
                }
                if joined(1) { (9, 2) } else { (7, 1) }
            }
            "<=>" => (8, 1),
            "<<" => (9, 1),
            "+" | "-" => (10, 1),
            "*" | "/" | "%" => (11, 1),
            ".*" | "->*" => (12, 1),
            _ => return None,
        })
    }

    /// An expression of which nothing is known.
    pub(super) fn value(&self, start: usize) -> Expression {
        Expression { start, name_at: start, ..Expression::default() }
    }

    /// `unary-expression` and `cast-expression`
    pub(super) fn unary_expression(&mut self) -> Parsed<Expression> {
        self.nested(|p| p.unary_expression_inner())
    }

    fn unary_expression_inner(&mut self) -> Parsed<Expression> {
        let start = self.at;
        if self.token().kind == TokenKind::Punctuator {
            match self.text() {
                "&&" => {
                    let at = self.advance();
                    self.identifier()?;
                    self.has_construct("label-address", at);
                    let pointer = Type::Pointer(std::rc::Rc::new(Type::VOID));
                    return Ok(self.typed(start, &pointer, false));
                }
                "&" | "+" | "-" | "!" | "~" | "*" | "++" | "--" => {
                    let operator = format!("operator{}", self.text());
                    let operator_at = self.advance();
                    let operand = self.unary_expression()?;
                    return Ok(self.unary(&operator, operator_at, &operand));
                }
                "(" => {
                    if let Some(to) = self.attempt(|p| p.cast_head()) {
                        if self.is("{") {
                            return self.outside("a compound literal");
                        }
                        let operand = self.unary_expression()?;
                        return Ok(self.cast(CastStyle::C, start, &to, &operand));
                    }
                }
                _ => {}
            }
        }
        match self.text() {
            "sizeof" if self.is_word() => {
                self.advance();
                let size;
                if self.accept("...") {
                    self.expect("(")?;
                    size = self.elements_of(self.at).and_then(|count| i64::try_from(count).ok());
                    self.identifier()?;
                    self.expect(")")?;
                } else if let Some(of) = self.attempt(|p| p.cast_head()) {
                    self.completes(&of, start);
                    size = size_of(&of);
                } else {
                    let operand = self.unevaluated(|p| p.unary_expression())?;
                    size = operand.written.as_ref().and_then(size_of);
                }
                Ok(Expression {
                    value: size,
                    ..self.typed(start, &Type::Fundamental("unsigned long"), false)
                })
            }
            "alignof" | "__alignof__" => {
                self.advance();
                if self.attempt(|p| p.cast_head()).is_none() {
                    return self.outside("`alignof` of an expression");
                }
                Ok(self.typed(start, &Type::Fundamental("unsigned long"), false))
            }
            "noexcept" => {
                self.advance();
                self.expect("(")?;
                self.unevaluated(|p| p.with_greater(Greater::Operator, |p| p.expression()))?;
                self.expect(")")?;
                Ok(self.typed(start, &Type::Fundamental("bool"), false))
            }
            "new" => self.new_expression(start),
            "delete" => self.delete_expression(start),
            "co_await" | "co_yield" | "requires" => self.outside("an expression that is not in Core CUDA"),
            _ if self.is("::") && (self.is_at(self.at + 1, "new") || self.is_at(self.at + 1, "delete")) => {
                self.advance();
                if self.is("new") { self.new_expression(start) } else { self.delete_expression(start) }
            }
            _ => self.postfix_expression(),
        }
    }

    /// `( type-id )`
    pub(super) fn cast_head(&mut self) -> Parsed<Type> {
        self.with_greater(Greater::Operator, |p| {
            p.expect("(")?;
            let named = p.type_id()?;
            p.expect(")").map(|_| named)
        })
    }
}

/// The size of an object, where it is the same everywhere.
fn size_of(t: &Type) -> Option<i64> {
    Some(match t.unqualified() {
        Type::Fundamental("bool" | "char" | "signed char" | "unsigned char" | "char8_t") => 1,
        Type::Fundamental("short" | "unsigned short" | "char16_t") => 2,
        Type::Fundamental("int" | "unsigned int" | "float" | "wchar_t" | "char32_t") => 4,
        Type::Fundamental("long" | "unsigned long" | "long long" | "unsigned long long" | "double") => 8,
        Type::Pointer(_) => 8,
        Type::Array(of, Some(bound)) => size_of(of)?.checked_mul(bound.parse().ok()?)?,
        _ => return None,
    })
}
