//! Fold-expressions ([expr.prim.fold]).

use super::super::model::Type;
use super::cursor::Cursor;
use super::unevaluated::Operand;
use super::{Known, Missing, Spelling, Standing};
use crate::lex::{Kind, TokenRange};

/// A fold-expression without its parentheses.
struct Fold {
    operator: Kind,
    /// The operand that names packs.
    pattern: TokenRange,
    /// The other one of a binary fold.
    start: Option<TokenRange>,
    is_left: bool,
}

impl<'a> Spelling<'a> {
    /// The value of the fold-expression that is all that stands at the cursor; `None` where none stands there.
    pub(super) fn constant_fold(
        &self,
        cursor: &Cursor<'a>,
        standing: &Standing,
    ) -> Option<Known<(Type, String)>> {
        let fold = self.fold(cursor.rest(), standing)?;
        let value = |range: TokenRange, place: &Standing| {
            let mut cursor = Cursor::new(self.unit, range);
            let value = self.constant(&mut cursor, place)?;
            if cursor.is_at_end() { Ok(value) } else { Err(Missing::Expression) }
        };
        let decided = match fold.operator {
            Kind::AmpAmp => Some("0"),
            Kind::PipePipe => Some("1"),
            _ => None,
        };
        let bool_of = |value: &str| (Type::Builtin("b"), value.to_owned());
        Some(self.operands_of(&fold, standing, value).and_then(|operands| {
            // One operand decides, whatever the others are.
            if let Some(decided) = decided {
                let decides = |one: &Known<(Type, String)>| {
                    one.as_ref().is_ok_and(|(_, value)| (value == "0") == (decided == "0"))
                };
                if operands.iter().any(decides) {
                    return Ok(bool_of(decided));
                }
                let known: Known<Vec<_>> = operands.into_iter().collect();
                return known.map(|_| bool_of(if decided == "0" { "1" } else { "0" }));
            }
            let operands = operands.into_iter().collect::<Known<Vec<_>>>()?;
            folded(&fold, operands, |left, right| self.operated_constants(fold.operator, left, right))
        }))
    }

    /// What the fold-expression gives that is all that stands at the cursor; `None` where none stands there.
    pub(super) fn unevaluated_fold(
        &self,
        cursor: &Cursor<'a>,
        standing: &Standing,
    ) -> Option<Known<Operand>> {
        let fold = self.fold(cursor.rest(), standing)?;
        let operand = |range: TokenRange, place: &Standing| {
            let mut cursor = Cursor::new(self.unit, range);
            let operand = self.unevaluated_unary(&mut cursor, place)?;
            if cursor.is_at_end() { Ok(operand) } else { Err(Missing::Expression) }
        };
        Some(self.operands_of(&fold, standing, operand).and_then(|operands| {
            let operands = operands.into_iter().collect::<Known<Vec<Operand>>>()?;
            folded(&fold, operands, |left, right| {
                super::unevaluated::operated(fold.operator, &left.value(), &right.value())
                    .map(Operand::prvalue)
            })
        }))
    }

    /// The operands of a fold in their order, each as `find` finds it.
    fn operands_of<T>(
        &self,
        fold: &Fold,
        standing: &Standing,
        find: impl Fn(TokenRange, &Standing) -> Known<T>,
    ) -> Known<Vec<Known<T>>> {
        let places = self.elements_of(fold.pattern, standing)?;
        let mut operands: Vec<Known<T>> = places.iter().map(|place| find(fold.pattern, place)).collect();
        if let Some(start) = fold.start {
            let at = if fold.is_left { 0 } else { operands.len() };
            operands.insert(at, find(start, standing));
        }
        Ok(operands)
    }

    /// The fold-expression that all of `range` is.
    fn fold(&self, range: TokenRange, standing: &Standing) -> Option<Fold> {
        let tokens = self.unit.tokens;
        let mut at = range.start;
        let ellipsis = loop {
            if at >= range.end {
                return None;
            }
            let kind = tokens.kind(at);
            match kind {
                Kind::Ellipsis if at == range.start || tokens.kind(at.previous()) != Kind::Sizeof => {
                    break at;
                }
                Kind::Less if let Some(close) = tokens.angle_partner(at) => at = close,
                kind if kind.is_open_bracket() => at = tokens.partner(at),
                _ => {}
            }
            at = at.next();
        };
        let before = TokenRange::new(range.start, ellipsis);
        let behind = TokenRange::new(ellipsis.next(), range.end);
        // The operator stands beside the `...`, in a binary fold on both sides.
        let left = (before.len() > 1).then(|| TokenRange::new(before.start, before.last()));
        let right = (behind.len() > 1).then(|| TokenRange::new(behind.start.next(), behind.end));
        let operator = match (left, right) {
            (Some(_), Some(_)) if tokens.kind(before.last()) != tokens.kind(behind.start) => return None,
            (Some(_), _) => tokens.kind(before.last()),
            (None, Some(_)) => tokens.kind(behind.start),
            (None, None) => return None,
        };
        let is_whole = (left.is_some() || before.is_empty()) && (right.is_some() || behind.is_empty());
        if operator.precedence() == 0 || !is_whole {
            return None;
        }
        Some(match (left, right) {
            (Some(left), Some(right)) if self.elements_of(right, standing).is_ok() => {
                Fold { operator, pattern: right, start: Some(left), is_left: true }
            }
            (Some(left), Some(right)) => Fold { operator, pattern: left, start: Some(right), is_left: false },
            (Some(pattern), None) => Fold { operator, pattern, start: None, is_left: false },
            (None, pattern) => Fold { operator, pattern: pattern?, start: None, is_left: true },
        })
    }
}

/// The operands of a fold taken together by `combine`.
fn folded<T>(fold: &Fold, mut operands: Vec<T>, combine: impl Fn(T, T) -> Known<T>) -> Known<T> {
    if !fold.is_left {
        operands.reverse();
    }
    let mut operands = operands.into_iter();
    let first = operands.next().ok_or(Missing::Expression)?;
    operands.try_fold(first, |known, next| match fold.is_left {
        true => combine(known, next),
        false => combine(next, known),
    })
}
