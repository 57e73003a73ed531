//! Pack expansions in lists of template arguments and of parameters ([temp.variadic]).

use super::super::model::{Argument, Type};
use super::constexpr_call::Constant;
use super::cursor::Cursor;
use super::declarator::adjusted;
use super::{Known, Missing, Spelling, Standing, Standpoint, without_ellipsis};
use crate::lex::{Kind, TokenRange};
use crate::limits;
use crate::tree::{FunctionId, ParameterId, TemplateParameterId};

impl<'a> Spelling<'a> {
    /// What the elements of a function parameter pack are in an instance, as part of the function's type.
    ///
    /// # Errors
    /// Why they are not known.
    pub(super) fn pack_parameters(&self, function: FunctionId, pack: ParameterId) -> Known<Vec<Type>> {
        let pack = &self.unit.tree[pack];
        let declarator = without_ellipsis(self.unit.tokens, pack.declarator);
        let pattern = TokenRange::new(pack.type_specifier.start, pack.declarator.end);
        let elements = self.elements_of(pattern, &self.standing_behind(function, pack.range.start))?;
        let element = |standing| Ok(adjusted(self.declared(pack.type_specifier, declarator, standing)?));
        elements.iter().map(element).collect()
    }

    /// The pattern of the pack expansion at the cursor, and for each element where the pattern stands: there each pack that it
    /// names is one of its elements. The cursor goes behind the `...`. `None` where what is at the cursor is no expansion.
    ///
    /// # Errors
    /// The packs in it are not known.
    pub(super) fn expansion(
        &self,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
    ) -> Known<Option<(TokenRange, Vec<Standing>)>> {
        let Some(pattern) = self.expanded_pattern(cursor) else { return Ok(None) };
        let elements = self.elements_of(pattern, standing)?;
        cursor.go(pattern.end);
        cursor.eat(Kind::Ellipsis);
        Ok(Some((pattern, elements)))
    }

    /// How many elements the expansion has whose pattern stands there.
    ///
    /// # Errors
    /// The packs in it are not known.
    pub(crate) fn expansion_length(&self, pattern: TokenRange, place: Standpoint) -> Known<usize> {
        self.elements_of(pattern, &self.standing_at(place)).map(|all| all.len())
    }

    /// The integers below `N` that `__integer_pack(N)...` at the cursor stands for, behind which the cursor goes; `None` of other
    /// expansions.
    ///
    /// # Errors
    /// It is not known how many there are.
    pub(super) fn integer_pack(
        &self,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
    ) -> Known<Option<Vec<Constant>>> {
        let is_one = cursor.kind() == Kind::Identifier
            && cursor.next_kind() == Kind::OpenParen
            && self.unit.tokens.name(cursor.at()) == "__integer_pack";
        if !is_one {
            return Ok(None);
        }
        cursor.step();
        let mut count = cursor.bracketed();
        let (ty, count) = self.constant(&mut count, standing)?;
        let count: usize = count.parse().map_err(|_| Missing::Expression)?;
        if count > limits::PACK || !cursor.eat(Kind::Ellipsis) {
            return Err(Missing::Expression);
        }
        Ok(Some((0..count).map(|one| (ty.clone(), one.to_string())).collect()))
    }

    /// For each element of the packs that a pattern names where it stands: there each pack is one of its elements.
    ///
    /// # Errors
    /// The packs in it are not known.
    pub(super) fn elements_of(&self, pattern: TokenRange, standing: &Standing) -> Known<Vec<Standing>> {
        let mut packs: Vec<(TemplateParameterId, Vec<Argument>)> = Vec::new();
        for at in pattern.iter().filter(|&at| self.unit.tokens.kind(at) == Kind::Identifier) {
            let symbol = self.unit.tokens.symbol(at);
            if let Some((id, Argument::Pack(elements))) = self.bound_parameter(symbol, standing)?
                && packs.iter().all(|(known, _)| *known != id)
            {
                packs.push((id, elements));
            }
        }
        let (_, first) = packs.first().ok_or(Missing::Dependent)?;
        let count = first.len();
        if packs.iter().any(|(_, elements)| elements.len() != count) {
            return Err(Missing::Form);
        }
        let element = |index: usize| {
            standing.effort.step()?;
            let mut inside = standing.clone();
            for (id, elements) in &packs {
                inside.bindings.push(*id, elements[index].clone());
            }
            Ok(inside)
        };
        (0..count).map(element).collect()
    }

    /// What stands before the `...` at the end of the argument or parameter at the cursor.
    fn expanded_pattern(&self, cursor: &Cursor<'a>) -> Option<TokenRange> {
        let tokens = self.unit.tokens;
        let mut walk = cursor.clone();
        loop {
            match walk.kind() {
                Kind::Sizeof if walk.next_kind() == Kind::Ellipsis => walk.step(),
                Kind::Ellipsis => {
                    let pattern = TokenRange::new(cursor.at(), walk.at());
                    walk.step();
                    let is_last = walk.is_at_end() || matches!(walk.kind(), Kind::Comma | Kind::Greater);
                    return (is_last && !pattern.is_empty()).then_some(pattern);
                }
                Kind::Less => walk.go(tokens.angle_partner(walk.at())?),
                Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => {
                    walk.bracketed();
                    continue;
                }
                Kind::Comma | Kind::Greater => return None,
                _ if walk.is_at_end() => return None,
                _ => {}
            }
            walk.step();
        }
    }
}
