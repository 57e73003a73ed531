//! Whether the initialiser of an init-capture has an array type ([expr.prim.lambda.capture]).
//!
//! The released tool looks at the initialiser before it decays. An array whose address is a constant has decayed by
//! then, so what has static storage duration, or may be reached by a constant pointer or reference, is not said to be one.

use super::Parser;
use super::operand::Operand;
use super::referent::Referent;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::limits;
use crate::names::{Found, Named, alias_scope};
use crate::tree::{DeclarationId, DeclarationKind, Initializer, ScopeId, ScopeKind, SpecifierKind};
use smallvec::SmallVec;

/// So many names are looked into for one initialiser, the initialisers of references included.
const STEPS: u32 = 32;

/// One level of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    Pointer,
    Array,
}

/// A type without its reference.
#[derive(Clone, Debug)]
struct Type {
    /// The levels, outermost last.
    levels: SmallVec<[Level; 4]>,
    /// What is behind them.
    base: Operand,
    /// A reference to it was written.
    is_reference: bool,
}

/// What an expression designates.
struct Value {
    levels: SmallVec<[Level; 4]>,
    base: Operand,
    /// It may be an object with static storage duration, or a part of one.
    is_static: bool,
    /// It is a constant, or a part of one: what pointers in it point to may be known.
    is_const: bool,
}

impl Value {
    /// `*x`, which the array or pointer `x` allows.
    fn pointed_to(mut self) -> Option<Value> {
        match self.levels.pop()? {
            Level::Array => Some(self),
            Level::Pointer if !self.is_static && !self.is_const => Some(self),
            Level::Pointer => None,
        }
    }

    /// The copy of it that `auto` declares.
    fn decayed(mut self, is_const: bool) -> Value {
        if let Some(level) = self.levels.last_mut() {
            *level = Level::Pointer;
        }
        Value { is_static: false, is_const, ..self }
    }
}

impl Parser<'_> {
    /// Whether `range`, an initialiser, is certainly an array whose address is no constant.
    pub(super) fn is_array(&mut self, range: TokenRange) -> bool {
        let mut steps = STEPS;
        let value = self.designated(range, &mut steps);
        value.is_some_and(|value| value.levels.last() == Some(&Level::Array) && !value.is_static)
    }

    /// Parentheses, `*`, `&`, subscripts, member accesses and names.
    fn designated(&mut self, range: TokenRange, steps: &mut u32) -> Option<Value> {
        if range.is_empty() {
            return None;
        }
        *steps = steps.checked_sub(1)?;
        let (first, last) = (range.start, range.last());
        let rest = TokenRange::new(first.next(), range.end);
        match self.kind_at(first) {
            Kind::OpenParen if self.tokens.partner(first) == last => {
                return self.designated(TokenRange::new(first.next(), last), steps);
            }
            Kind::Star => return self.designated(rest, steps)?.pointed_to(),
            Kind::Amp => {
                let mut value = self.designated(rest, steps)?;
                value.levels.push(Level::Pointer);
                // The address of an automatic object is no constant.
                value.is_const = value.is_static;
                return Some(value);
            }
            Kind::This if range.len() == 1 => {
                let base = Operand::Object(self.enclosing_class()?);
                let levels = SmallVec::from_slice(&[Level::Pointer]);
                return Some(Value { levels, base, is_static: false, is_const: false });
            }
            Kind::Identifier if range.len() == 1 => {
                let referent = self.unqualified_referent(self.tokens.symbol(first));
                return self.designated_by(&referent, first, steps);
            }
            _ => {}
        }
        match self.kind_at(last) {
            Kind::CloseBracket => {
                let open = self.tokens.partner(last);
                if open <= first {
                    return None;
                }
                self.designated(TokenRange::new(first, open), steps)?.pointed_to()
            }
            Kind::Identifier if range.len() > 2 => {
                let object = self.designated(TokenRange::new(first, last.previous()), steps)?;
                let object = match self.kind_at(last.previous()) {
                    Kind::Dot => object,
                    Kind::Arrow => object.pointed_to()?,
                    _ => return None,
                };
                let Operand::Object(scope) = object.base else { return None };
                if !object.levels.is_empty() || self.is_specializable(scope) {
                    return None;
                }
                let found = self.class_member(scope, self.tokens.symbol(last))?;
                let field = self.field(found)?;
                Some(Value { is_static: object.is_static, is_const: object.is_const, ..field })
            }
            _ => None,
        }
    }

    /// Whether another specialisation of the class with these members may have others.
    fn is_specializable(&self, scope: ScopeId) -> bool {
        let is_own = std::iter::successors(Some(self.scope), |scope| self.tree[*scope].parent)
            .any(|around| around == scope);
        !is_own && self.tree[scope].owner.is_some_and(|id| !self.tree[id].headers.is_empty())
    }

    /// A non-static data member of the object that is used here.
    fn field(&mut self, found: Found) -> Option<Value> {
        let Some(Named::Declaration(id)) = self.names.declarations(found.binding, crate::names::END).last()
        else {
            return None;
        };
        let is_field = self.tree.variable(id).is_some_and(|variable| variable.is_field);
        if !is_field || self.tree[self.tree[id].scope].class().is_none() {
            return None;
        }
        let written = self.type_of_variable(id)?;
        let is_known = !written.is_reference;
        is_known.then_some(Value {
            levels: written.levels,
            base: written.base,
            is_static: false,
            is_const: false,
        })
    }

    /// What a name at `place` designates.
    fn designated_by(&mut self, referent: &Referent, place: TokenId, steps: &mut u32) -> Option<Value> {
        match referent {
            Referent::Local(local) if !local.is_pack => {
                let parameter = self.tree.parameters.get(local.parameter?.index())?;
                if parameter.name() != Some(local.token) {
                    return None;
                }
                let (specifier, declarator) = (parameter.type_specifier, parameter.declarator);
                let mut written =
                    self.type_of(local.scope, specifier, declarator, Some(local.token), None)?;
                // A parameter is never an array.
                if let Some(level) = written.levels.last_mut().filter(|_| !written.is_reference) {
                    *level = Level::Pointer;
                }
                let Type { levels, base, .. } = written;
                Some(Value { levels, base, is_static: false, is_const: false })
            }
            Referent::Found(found) => {
                let position = self.use_position(found.binding);
                let declared = self.names.declarations(found.binding, position).next();
                let Some(Named::Declaration(id)) = declared else { return None };
                match self.tree[self.tree[id].scope].kind {
                    ScopeKind::Block | ScopeKind::Function(_) => self.designated_variable(id, place, steps),
                    ScopeKind::Class(_) => self.field(*found),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// What the name of a variable in a block designates.
    fn designated_variable(&mut self, id: DeclarationId, place: TokenId, steps: &mut u32) -> Option<Value> {
        let variable = self.tree.variable(id)?;
        let name = variable.name_token.filter(|name| *name < place)?;
        let elsewhere = [
            SpecifierKind::Static,
            SpecifierKind::Extern,
            SpecifierKind::ThreadLocal,
            SpecifierKind::ThreadGnu,
        ];
        if elsewhere.into_iter().any(|kind| self.tree.has_specifier(id, kind)) {
            return None;
        }
        let is_const = variable.is_const || self.tree.has_specifier(id, SpecifierKind::Constexpr);
        let (initializer, declarator) = (variable.initializer, variable.declarator);
        if variable.is_deduced {
            let value = match initializer {
                Initializer::Equals(_, value) => value,
                _ => return None,
            };
            // `auto x`, `auto *x`, `auto &x`
            let written = self.levels_written(declarator, name)?;
            let is_auto = !variable.type_specifier.iter().any(|at| self.kind_at(at) == Kind::Decltype);
            let deduced = self.bound_by(id, value, steps)?;
            return match (written.levels.as_slice(), written.is_reference) {
                ([], true) if is_auto => Some(Value { is_const: deduced.is_const || is_const, ..deduced }),
                ([] | [Level::Pointer], false) if is_auto => Some(deduced.decayed(is_const)),
                _ => None,
            };
        }
        let written = self.type_of_variable(id)?;
        let Type { levels, base, is_reference } = written;
        if !is_reference {
            return Some(Value { levels, base, is_static: false, is_const });
        }
        let bound = self.bound_by(id, initializer.value()?, steps)?;
        Some(Value { levels, base, is_static: bound.is_static, is_const: bound.is_const })
    }

    /// What the initialiser of a variable designates, whose names were looked up there.
    fn bound_by(&mut self, id: DeclarationId, value: TokenRange, steps: &mut u32) -> Option<Value> {
        let outer = std::mem::replace(&mut self.scope, self.tree[id].scope);
        let value = self.designated(value, steps);
        self.scope = outer;
        value
    }

    fn type_of_variable(&mut self, id: DeclarationId) -> Option<Type> {
        let variable = self.tree.variable(id)?;
        if !variable.structured_binding.is_empty() || variable.is_deduced {
            return None;
        }
        let (specifier, declarator, name) =
            (variable.type_specifier, variable.declarator, variable.name_token);
        let scope = variable.target.unwrap_or(self.tree[id].scope);
        self.type_of(scope, specifier, declarator, name, Some(id))
    }

    /// The type with these specifiers, written in `scope`, and this declarator. `None` where it may depend on a
    /// template parameter.
    fn type_of(
        &mut self,
        scope: ScopeId,
        specifier: TokenRange,
        declarator: TokenRange,
        name: Option<TokenId>,
        id: Option<DeclarationId>,
    ) -> Option<Type> {
        let written = self.levels_written(declarator, name?)?;
        let mut inner = self.type_of_specifier(scope, specifier, id, STEPS)?;
        if inner.is_reference && !written.levels.is_empty() {
            return None;
        }
        inner.levels.extend(written.levels);
        inner.is_reference |= written.is_reference;
        let depends = self.in_template()
            && (!matches!(inner.base, Operand::Scalar | Operand::Object(_))
                || self.has_named_bound(declarator));
        (!depends).then_some(inner)
    }

    /// Whether a bound of an array names something.
    fn has_named_bound(&self, declarator: TokenRange) -> bool {
        let mut brackets = declarator.iter().filter(|at| self.kind_at(*at) == Kind::OpenBracket);
        brackets.any(|open| {
            let inside = TokenRange::new(open, self.tokens.partner(open).max(open));
            inside.iter().any(|at| self.kind_at(at) == Kind::Identifier)
        })
    }

    fn type_of_specifier(
        &mut self,
        scope: ScopeId,
        specifier: TokenRange,
        id: Option<DeclarationId>,
        steps: u32,
    ) -> Option<Type> {
        let steps = steps.checked_sub(1)?;
        let plain = |base| Type { levels: SmallVec::new(), base, is_reference: false };
        let Some(alias) = self.alias_of(scope, specifier) else {
            return Some(plain(match id {
                Some(id) => self.operand_of_specifier(id, scope, specifier, 0, limits::ALIAS_DEPTH),
                None => self.operand_of_type(scope, specifier, 0),
            }));
        };
        let DeclarationKind::Alias(one) = self.tree[alias].kind else { return None };
        if !self.tree[alias].headers.is_empty() || self.has_named_bound(self.tree[one].declarator) {
            return Some(plain(Operand::Unknown));
        }
        let one = &self.tree[one];
        let (target, declarator, name) = (one.target, one.declarator, one.name_token);
        let scope = alias_scope(self.tree, self.tokens, one);
        let (specifier, written) = if one.is_using {
            self.split_type_id(target)?
        } else {
            (target, self.levels_written(declarator, name)?)
        };
        let mut inner = self.type_of_specifier(scope, specifier, Some(alias), steps)?;
        if inner.is_reference && !written.levels.is_empty() {
            return None;
        }
        inner.levels.extend(written.levels);
        inner.is_reference |= written.is_reference;
        Some(inner)
    }

    /// The levels around the name of a declarator, `base` unknown: `(*name)[2]`. `None` for functions, pointers to
    /// members and attributes.
    fn levels_written(&self, declarator: TokenRange, name: TokenId) -> Option<Type> {
        let mut outermost_first = SmallVec::<[Level; 4]>::new();
        let mut is_reference = false;
        let (mut left, mut right) = (name, name.next());
        loop {
            while right < declarator.end && self.kind_at(right) == Kind::OpenBracket {
                if self.kind_at(right.next()) == Kind::OpenBracket {
                    return None;
                }
                outermost_first.push(Level::Array);
                right = self.tokens.partner(right).max(right).next();
            }
            while left > declarator.start && self.kind_at(left.previous()) != Kind::OpenParen {
                left = left.previous();
                match self.kind_at(left) {
                    Kind::Star if self.kind_at(left.previous()) != Kind::ColonColon => {
                        outermost_first.push(Level::Pointer);
                    }
                    Kind::Amp | Kind::AmpAmp if outermost_first.is_empty() => is_reference = true,
                    Kind::Const | Kind::Volatile | Kind::Restrict => {}
                    _ => return None,
                }
            }
            if left == declarator.start {
                break;
            }
            left = left.previous();
            if self.tokens.partner(left) != right {
                return None;
            }
            right = right.next();
        }
        outermost_first.reverse();
        (right == declarator.end).then_some(Type {
            levels: outermost_first,
            base: Operand::Unknown,
            is_reference,
        })
    }

    /// The specifiers of a type-id and its levels: `int *[2]`. `None` where it has parentheses.
    fn split_type_id(&self, range: TokenRange) -> Option<(TokenRange, Type)> {
        let mut specifier = range;
        let mut levels = SmallVec::<[Level; 4]>::new();
        let mut is_reference = false;
        while !specifier.is_empty() {
            let last = specifier.last();
            match self.kind_at(last) {
                Kind::CloseBracket => {
                    let open = self.tokens.partner(last);
                    if levels.last() == Some(&Level::Pointer) || is_reference || open <= specifier.start {
                        return None;
                    }
                    levels.push(Level::Array);
                    specifier.end = open;
                    continue;
                }
                Kind::Star => levels.insert(0, Level::Pointer),
                Kind::Amp | Kind::AmpAmp if levels.is_empty() => is_reference = true,
                Kind::Amp | Kind::AmpAmp | Kind::CloseParen | Kind::ColonColon => return None,
                Kind::Const | Kind::Volatile | Kind::Restrict if specifier.len() > 1 => {}
                _ => return Some((specifier, Type { levels, base: Operand::Unknown, is_reference })),
            }
            specifier.end = last;
        }
        None
    }
}
