//! The types of what launches pass ([expr]). Variables and types of blocks are gone when the text has been read, so
//! the types are found here, and only where nothing depends on template parameters.
//!
//! An expression is read from its tokens. No overloads are resolved by types and no templates instantiated: where that
//! would be needed the type is not known.

use super::arithmetic::{
    arithmetic, either, element, is_condition, is_floating, is_scalar, joined, parts, pointed_to, returned,
    unreferenced,
};
use super::{Local, Parser};
use crate::bodies::{Null, Passed, PassedArguments};
use crate::ids::arithmetic::promoted;
use crate::ids::model::{Cv, Type};
use crate::ids::spelled::{Spelling, Standpoint, Unit};
use crate::lex::{Kind, SHIFT_RIGHT, Symbol, TokenId, TokenRange};
use crate::names::{Found, Meaning, Named};
use crate::tree::{
    DeclarationId, DeclarationKind, Form, IdRange, Initializer, ScopeId, SpecifierKind, Tree, VariableId,
};

/// Expressions in expressions, and initialisers of variables in them, read before giving up.
const DEPTH: u32 = 32;

impl Parser<'_> {
    /// Notes the arguments of a launch with the parentheses at `open`.
    pub(super) fn note_passed(&mut self, open: TokenId) {
        let is_wanted = self.again.as_ref().is_some_and(|again| again.request.passed);
        if !is_wanted || self.may_depend() {
            return;
        }
        let reader =
            Reader::new(self, TokenRange::new(open.next(), self.tokens.partner(open)), self.scope, 0);
        let arguments = reader.elements().into_iter().map(|one| reader.argument(one)).collect();
        if let Some(again) = &mut self.again {
            again.bodies.passed.push(PassedArguments { open, arguments });
        }
    }
}

/// What a name stands for.
enum Referred {
    Local(Local),
    Found(Found),
}

/// Reads one expression.
struct Reader<'p, 'unit> {
    parser: &'p Parser<'unit>,
    at: TokenId,
    end: TokenId,
    /// Where names are looked up.
    scope: ScopeId,
    /// What is declared at or behind this token is not visible.
    position: TokenId,
    depth: u32,
}

impl<'p, 'unit> Reader<'p, 'unit> {
    fn new(parser: &'p Parser<'unit>, range: TokenRange, scope: ScopeId, depth: u32) -> Reader<'p, 'unit> {
        Reader { parser, at: range.start, end: range.end, scope, position: range.start, depth }
    }

    /// The reader of a part of the expression.
    fn inside(&self, range: TokenRange) -> Reader<'p, 'unit> {
        Reader { position: self.position, ..Reader::new(self.parser, range, self.scope, self.depth + 1) }
    }

    /// A part of the expression that is an argument, with the bases of its class.
    fn argument(&self, range: TokenRange) -> Passed {
        let passed = self.inside(range).whole();
        let bases = passed.class().and_then(|class| self.spelling().all_bases(class).ok());
        Passed { bases, ..passed }
    }

    /// All of it; nothing is known of what is not understood.
    fn whole(mut self) -> Passed {
        if self.depth > DEPTH {
            return Passed::default();
        }
        match self.conditional() {
            Some(value) if self.at == self.end => value,
            _ => Passed::default(),
        }
    }

    /// The elements of the list that this is. Angles were paired when the text was read.
    fn elements(&self) -> Vec<TokenRange> {
        let mut elements = Vec::new();
        let (mut first, mut at) = (self.at, self.at);
        while at < self.end {
            match self.parser.kind_at(at) {
                Kind::Comma => {
                    elements.push(TokenRange::new(first, at));
                    first = at.next();
                }
                _ => at = self.closing(at).unwrap_or(at),
            }
            at = at.next();
        }
        if self.at < self.end {
            elements.push(TokenRange::new(first, self.end));
        }
        elements
    }

    fn kind(&self) -> Kind {
        if self.at < self.end { self.parser.kind_at(self.at) } else { Kind::End }
    }

    fn next_kind(&self) -> Kind {
        if self.at.next() < self.end { self.parser.kind_at(self.at.next()) } else { Kind::End }
    }

    fn step(&mut self) {
        self.at = self.at.next();
    }

    /// The bracket that closes the one at `at`.
    fn closing(&self, at: TokenId) -> Option<TokenId> {
        let close = match self.parser.kind_at(at) {
            Kind::Less => self.parser.tokens.angle_partner(at)?,
            kind if kind.is_open_bracket() => self.parser.tokens.partner(at),
            _ => return None,
        };
        (at < close && close < self.end).then_some(close)
    }

    /// Steps over the brackets here; what they hold.
    fn brackets(&mut self) -> Option<TokenRange> {
        let close = self.closing(self.at)?;
        let inside = TokenRange::new(self.at.next(), close);
        self.at = close.next();
        Some(inside)
    }

    fn spelling(&self) -> Spelling<'p> {
        let Parser { text, tokens, tree, names, .. } = self.parser;
        Spelling::telling_apart(Unit { text, tokens, tree, names })
    }

    fn place(&self) -> Standpoint {
        Standpoint::new(self.scope, self.position, IdRange::default())
    }

    /// The value of a cast to the type that `range` spells.
    fn of_type(&self, range: TokenRange) -> Passed {
        let ty = if self.names_parameter(range) {
            None
        } else {
            self.spelling().type_at(range, self.place()).ok()
        };
        match ty.map(unreferenced) {
            // The released tool takes casts of zero for null pointer constants, and no other expression than literals.
            Some(ty) => Passed { null: Null::Unknown, ..Passed::of(ty) },
            None => Passed::default(),
        }
    }

    /// Whether a name in a type is that of a parameter, which the spelling of types does not see.
    fn names_parameter(&self, range: TokenRange) -> bool {
        range.iter().any(|at| {
            let symbol = self.parser.tokens.symbol(at);
            self.parser.kind_at(at) == Kind::Identifier
                && matches!(self.refer(symbol), Some(Referred::Local(_)))
        })
    }

    fn conditional(&mut self) -> Option<Passed> {
        let condition = self.binary(1)?;
        if self.kind() != Kind::Question {
            return Some(condition);
        }
        self.step();
        let first = self.conditional()?;
        if self.kind() != Kind::Colon {
            return None;
        }
        self.step();
        let second = self.conditional()?;
        Some(either(&first, &second))
    }

    /// Operands joined by operators that bind at least that strongly.
    fn binary(&mut self, least: u8) -> Option<Passed> {
        self.depth += 1;
        if self.depth > DEPTH {
            return None;
        }
        let mut left = self.unary()?;
        loop {
            let is_shift = self.kind() == Kind::Greater && self.next_kind() == Kind::Greater;
            let operator = if is_shift { SHIFT_RIGHT } else { self.kind() };
            let strength = operator.precedence();
            if strength < least || strength == 0 {
                self.depth -= 1;
                return Some(left);
            }
            self.at = if is_shift { self.at.next().next() } else { self.at.next() };
            let right = self.binary(strength + 1)?;
            left = joined(operator, &left, &right);
        }
    }

    fn unary(&mut self) -> Option<Passed> {
        let operator = self.kind();
        match operator {
            Kind::Plus | Kind::Minus | Kind::Tilde => {
                self.step();
                let operand = self.deeper(Self::unary)?;
                Some(
                    match arithmetic(&operand).filter(|_| operator != Kind::Tilde || !is_floating(&operand)) {
                        Some(code) => Passed::of(Type::Builtin(promoted(code))),
                        None => Passed::default(),
                    },
                )
            }
            Kind::Not => {
                self.step();
                let operand = self.deeper(Self::unary)?;
                Some(if is_condition(&operand) { Passed::of(Type::Builtin("b")) } else { Passed::default() })
            }
            Kind::Star => {
                self.step();
                let operand = self.deeper(Self::unary)?;
                Some(element(&operand))
            }
            Kind::Amp => {
                self.step();
                let operand = self.deeper(Self::unary)?;
                Some(match operand.ty {
                    Some(ty) if operand.is_cv_known => Passed::of(Type::Pointer(Box::new(ty))),
                    _ => Passed::default(),
                })
            }
            Kind::PlusPlus | Kind::MinusMinus => {
                self.step();
                let operand = self.deeper(Self::unary)?;
                Some(if is_condition(&operand) { operand } else { Passed::default() })
            }
            Kind::Sizeof | Kind::Alignof => {
                self.step();
                if self.kind() == Kind::OpenParen {
                    self.brackets()?;
                    let goes_on =
                        [Kind::Dot, Kind::Arrow, Kind::OpenBracket, Kind::OpenParen, Kind::OpenBrace];
                    if goes_on.contains(&self.kind()) {
                        return None;
                    }
                } else {
                    self.deeper(Self::unary)?;
                }
                Some(Passed::of(Type::Builtin("m")))
            }
            Kind::OpenParen if self.is_cast() => {
                let target = self.brackets()?;
                if self.kind() == Kind::OpenBrace {
                    return None;
                }
                self.deeper(Self::unary)?;
                Some(self.of_type(target))
            }
            _ => self.postfix(),
        }
    }

    fn deeper(&mut self, read: impl FnOnce(&mut Self) -> Option<Passed>) -> Option<Passed> {
        self.depth += 1;
        if self.depth > DEPTH {
            return None;
        }
        let value = read(self);
        self.depth -= 1;
        value
    }

    /// Whether a type stands in the parentheses here.
    fn is_cast(&self) -> bool {
        let Some(close) = self.closing(self.at) else { return false };
        let first = self.at.next();
        match self.parser.kind_at(first) {
            Kind::Const | Kind::Volatile | Kind::Struct | Kind::Class | Kind::Union | Kind::Enum => true,
            kind if kind.is_builtin_type() => {
                // `(int(x))` and `(int{x})` are no types.
                !matches!(self.parser.kind_at(first.next()), Kind::OpenParen | Kind::OpenBrace)
            }
            Kind::Identifier | Kind::ColonColon => {
                let mut name = self.inside(TokenRange::new(first, close));
                let Some(range) = name.name_range() else { return false };
                let is_declarator = |at: TokenId| {
                    matches!(self.parser.kind_at(at), Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::Const)
                };
                TokenRange::new(range.end, close).iter().all(is_declarator) && name.is_type(range)
            }
            _ => false,
        }
    }

    fn postfix(&mut self) -> Option<Passed> {
        let mut value = self.primary()?;
        loop {
            match self.kind() {
                kind @ (Kind::Dot | Kind::Arrow) => {
                    self.step();
                    if self.kind() != Kind::Identifier || self.next_kind() == Kind::ColonColon {
                        return None;
                    }
                    let symbol = self.parser.tokens.symbol(self.at);
                    self.step();
                    if self.kind() == Kind::Less && self.closing(self.at).is_some() {
                        return None;
                    }
                    let object = if kind == Kind::Arrow { pointed_to(&value) } else { value };
                    value = if self.kind() == Kind::OpenParen {
                        let count = self.arguments()?.len();
                        self.method(&object, symbol, count)
                    } else {
                        self.member(&object, symbol)
                    };
                }
                Kind::OpenBracket => {
                    self.brackets()?;
                    value = element(&value);
                }
                Kind::OpenParen => {
                    self.brackets()?;
                    value = returned(&value);
                }
                Kind::PlusPlus | Kind::MinusMinus => {
                    self.step();
                    value = value.value_type().filter(is_scalar).map_or(Passed::default(), Passed::of);
                }
                Kind::LaunchOpen | Kind::OpenBrace => return None,
                _ => return Some(value),
            }
        }
    }

    /// Steps over the arguments here.
    fn arguments(&mut self) -> Option<Vec<TokenRange>> {
        let inside = self.brackets()?;
        Some(self.inside(inside).elements())
    }

    fn primary(&mut self) -> Option<Passed> {
        let start = self.at;
        let one = TokenRange::new(start, start.next());
        match self.kind() {
            Kind::Number | Kind::True | Kind::False | Kind::Character => {
                self.step();
                let ty = self.spelling().literal(one).ok();
                let text = self.parser.tokens.get(start).span().of(self.parser.text);
                let is_zero = text.iter().all(|byte| b"0xXbBuUlL'".contains(byte));
                let null = match self.parser.kind_at(start) {
                    Kind::Number if is_zero => Null::Zero,
                    Kind::Character => Null::Unknown,
                    _ => Null::No,
                };
                Some(ty.map_or(Passed::default(), |ty| Passed { null, ..Passed::of(ty) }))
            }
            Kind::Nullptr => {
                self.step();
                Some(Passed::of(Type::Builtin("Dn")))
            }
            Kind::String => {
                let mut is_plain = true;
                while self.kind() == Kind::String {
                    let text = self.parser.tokens.get(self.at).span().of(self.parser.text);
                    is_plain &= text.first() == Some(&b'"') && text.last() == Some(&b'"');
                    self.step();
                }
                let letter = Type::Qualified(Cv::CONST, Box::new(Type::Builtin("c")));
                let text = Passed::of(Type::Array(None, Box::new(letter)));
                Some(if is_plain { text } else { Passed::default() })
            }
            Kind::This if self.next_kind() == Kind::Arrow => {
                self.at = start.next().next();
                let is_field = self.kind() == Kind::Identifier
                    && !matches!(self.next_kind(), Kind::OpenParen | Kind::ColonColon | Kind::Less);
                let symbol = self.parser.tokens.symbol(self.at);
                self.step();
                let found = self.own_class().filter(|_| is_field).and_then(|class| {
                    self.parser.names.lookup_in(self.parser.tree, class, symbol, self.position)
                });
                is_field.then(|| found.map_or(Passed::default(), |found| self.variable_found(found)))
            }
            Kind::This => {
                self.step();
                Some(Passed::default())
            }
            Kind::OpenParen => {
                let inside = self.brackets()?;
                Some(self.inside(inside).whole())
            }
            Kind::StaticCast | Kind::ReinterpretCast | Kind::ConstCast => {
                self.step();
                let target = self.brackets()?;
                (self.kind() == Kind::OpenParen).then_some(())?;
                self.brackets()?;
                Some(self.of_type(target))
            }
            kind if kind.is_builtin_type() => {
                while self.kind().is_builtin_type() {
                    self.step();
                }
                let range = TokenRange::new(start, self.at);
                matches!(self.kind(), Kind::OpenParen | Kind::OpenBrace).then_some(())?;
                self.brackets()?;
                Some(self.of_type(range))
            }
            Kind::Identifier | Kind::ColonColon => self.named(),
            _ => None,
        }
    }

    /// Steps over a qualified name with its template arguments.
    fn name_range(&mut self) -> Option<TokenRange> {
        let start = self.at;
        if self.kind() == Kind::ColonColon {
            self.step();
        }
        loop {
            (self.kind() == Kind::Identifier).then_some(())?;
            self.step();
            if self.kind() == Kind::Less && self.closing(self.at).is_some() {
                self.brackets()?;
            }
            if self.kind() != Kind::ColonColon {
                return Some(TokenRange::new(start, self.at));
            }
            self.step();
        }
    }

    fn is_type(&self, name: TokenRange) -> bool {
        if name.len() == 1 {
            return matches!(self.refer(self.parser.tokens.symbol(name.start)), Some(Referred::Found(found))
                if found.meaning.is_any(Meaning::ANY_TYPE) && !found.meaning.is_any(Meaning::VALUE));
        }
        !self.names_parameter(name) && self.spelling().type_at(name, self.place()).is_ok()
    }

    /// A name, with the arguments of the call or cast that it begins.
    fn named(&mut self) -> Option<Passed> {
        let name = self.name_range()?;
        let is_called = matches!(self.kind(), Kind::OpenParen | Kind::OpenBrace);
        if is_called && self.is_type(name) {
            self.brackets()?;
            return Some(self.of_type(name));
        }
        if self.kind() == Kind::OpenParen {
            let arguments = self.arguments()?;
            return Some(match self.variable_named(name) {
                callee if callee.ty.is_some() => returned(&callee),
                _ => self.called(name, &arguments),
            });
        }
        Some(self.variable_named(name))
    }

    /// A variable or parameter.
    fn variable_named(&self, name: TokenRange) -> Passed {
        if name.len() > 1 {
            return match self.qualified(name) {
                Some(found) if !self.is_field(found) => self.variable_found(found),
                // `&C::member` is no pointer to an object.
                _ => Passed::default(),
            };
        }
        match self.refer(self.parser.tokens.symbol(name.start)) {
            Some(Referred::Local(local)) => self.parameter(&local),
            Some(Referred::Found(found)) => self.variable_found(found),
            None => Passed::default(),
        }
    }

    /// What an unqualified name stands for.
    fn refer(&self, symbol: Symbol) -> Option<Referred> {
        let parser = self.parser;
        let locals = parser.locals.iter().rev();
        let mut locals = locals.filter(|local| local.symbol == symbol && local.token < self.position);
        if let Some(local) = locals.next()
            && !self.is_hidden(local)
        {
            return Some(Referred::Local(*local));
        }
        let found = parser.names.lookup_before(parser.tree, self.scope, symbol, Meaning::NONE, self.position);
        found.map(Referred::Found)
    }

    /// Whether a declaration in a scope inside of the local's own hides it.
    fn is_hidden(&self, local: &Local) -> bool {
        let (tree, names) = (&*self.parser.tree, &*self.parser.names);
        let scopes = std::iter::successors(Some(self.scope), |&scope| tree[scope].parent);
        let mut inner = scopes.take_while(|&scope| scope != local.scope && !tree[scope].is_namespace());
        inner.any(|scope| {
            names.lookup_in_before(tree, scope, local.symbol, Meaning::NONE, self.position).is_some()
        })
    }

    /// The member of a namespace, class or enumeration that no template argument names.
    fn qualified(&self, name: TokenRange) -> Option<Found> {
        let (tree, names) = (&*self.parser.tree, &*self.parser.names);
        let symbol = |at: TokenId| self.parser.tokens.symbol(at);
        let mut at = name.start;
        let mut found = None;
        let mut inside = (self.parser.kind_at(at) == Kind::ColonColon).then_some(Tree::GLOBAL);
        if inside.is_some() {
            at = at.next();
        }
        while at < name.end {
            found = match inside {
                Some(scope) => names.lookup_in(tree, scope, symbol(at), self.position),
                None => match self.refer(symbol(at))? {
                    Referred::Found(found) => Some(found),
                    Referred::Local(_) => None,
                },
            };
            let outer = found?;
            at = at.next();
            if at < name.end {
                (self.parser.kind_at(at) == Kind::ColonColon).then_some(())?;
                let scope = names.members(outer)?;
                let is_plain = tree[scope].owner.is_none_or(|owner| tree[owner].form == Form::Plain);
                inside = is_plain.then_some(scope);
                inside?;
                at = at.next();
            }
        }
        found
    }

    fn is_field(&self, found: Found) -> bool {
        let tree = &*self.parser.tree;
        let mut all = self.parser.names.declarations(found.binding, crate::names::END);
        all.any(|named| {
            let Named::Declaration(id) = named else { return false };
            tree.variable(id).is_some_and(|variable| variable.is_field)
        })
    }

    /// The class whose member is read.
    fn own_class(&self) -> Option<ScopeId> {
        let tree = &*self.parser.tree;
        let mut scopes = std::iter::successors(Some(self.scope), |&scope| tree[scope].parent);
        scopes.find(|&scope| tree[scope].class().is_some())
    }

    /// A parameter, or what an init-capture declares.
    fn parameter(&self, local: &Local) -> Passed {
        let unknown = Passed::default();
        let Some(id) = local.parameter.filter(|_| !local.is_pack) else { return unknown };
        let parameter = self.parser.tree.parameters.get(id.index());
        let Some(parameter) = parameter.filter(|one| one.name() == Some(local.token)) else {
            return self.init_capture(local);
        };
        let place = Standpoint::new(local.scope, parameter.range.start, IdRange::default());
        let ty = self.spelling().declared_at(parameter.type_specifier, parameter.declarator, place);
        match ty {
            Ok(Type::Array(_, element)) => Passed::of(Type::Pointer(element)),
            Ok(ty) => Passed { is_cv_known: !self.is_captured(local.token), ..Passed::of(unreferenced(ty)) },
            Err(_) => unknown,
        }
    }

    fn init_capture(&self, local: &Local) -> Passed {
        let equals = local.token.next();
        if self.parser.kind_at(equals) != Kind::Assign {
            return Passed::default();
        }
        let is_end = |at: &TokenId| {
            let kind = self.parser.kind_at(*at);
            matches!(kind, Kind::Comma) || kind.is_close_bracket() || kind == Kind::End
        };
        let mut end = equals.next();
        while !is_end(&end) {
            let kind = self.parser.kind_at(end);
            end = match self.parser.tokens.angle_partner(end) {
                Some(greater) if kind == Kind::Less => greater.next(),
                _ if kind.is_open_bracket() => self.parser.tokens.partner(end).max(end).next(),
                _ => end.next(),
            };
        }
        let range = TokenRange::new(equals.next(), end);
        let value = Reader::new(self.parser, range, local.scope, self.depth + 1).whole();
        let is_reference = self.parser.kind_at(local.token.previous()) == Kind::Amp;
        // The member of a closure has the qualifiers of the closure.
        match value.value_type().filter(|_| !is_reference) {
            Some(ty) => Passed { is_cv_known: false, ..Passed::of(ty) },
            None if is_reference => Passed { null: Null::No, ..value },
            None => Passed::default(),
        }
    }

    /// Whether what is declared at `token` may be a copy in a closure here.
    fn is_captured(&self, token: TokenId) -> bool {
        let lambda = self.parser.again.as_ref().and_then(|again| again.lambda);
        lambda.is_some_and(|open| token < open)
    }

    fn variable_found(&self, found: Found) -> Passed {
        let (tree, names) = (&*self.parser.tree, &*self.parser.names);
        let is_class = tree[found.scope].class().is_some();
        let position = if is_class { crate::names::END } else { self.position };
        let mut all = names.declarations(found.binding, position);
        let first = match all.next() {
            Some(Named::Declaration(id)) => id,
            _ => return Passed::default(),
        };
        let is_variable =
            |named: Named| matches!(named, Named::Declaration(id) if tree.variable(id).is_some());
        let DeclarationKind::Variable(variable) = tree[first].kind else { return Passed::default() };
        if !all.all(is_variable) || !tree[first].headers.is_empty() {
            return Passed::default();
        }
        self.variable(first, variable)
    }

    fn variable(&self, id: DeclarationId, variable: VariableId) -> Passed {
        let tree = &*self.parser.tree;
        let entry = &tree[variable];
        // The value of a bit-field is converted in a way of its own.
        if !entry.structured_binding.is_empty() || !entry.bit_width.is_empty() {
            return Passed::default();
        }
        let is_local = !tree[tree[id].scope].is_namespace() && !tree.has_specifier(id, SpecifierKind::Static);
        let is_copied = entry.is_field || is_local && self.is_captured(entry.declarator.start);
        let value = if entry.is_deduced {
            self.deduced(id, variable)
        } else {
            match self.spelling().variable(variable).map(unreferenced) {
                Ok(ty) => Passed::of(ty),
                Err(_) => Passed::default(),
            }
        };
        let is_constant = tree.has_specifier(id, SpecifierKind::Constexpr);
        Passed { is_cv_known: value.is_cv_known && !is_copied && !is_constant, ..value }
    }

    /// A variable whose type its initialiser gives ([dcl.spec.auto]).
    fn deduced(&self, id: DeclarationId, variable: VariableId) -> Passed {
        let tree = &*self.parser.tree;
        let entry = &tree[variable];
        let kinds = |range: TokenRange| range.iter().map(|at| self.parser.kind_at(at));
        let allowed = [Kind::Auto, Kind::Const, Kind::Static, Kind::Constexpr];
        if !kinds(entry.type_specifier).all(|kind| allowed.contains(&kind)) {
            return Passed::default();
        }
        let mut marks = kinds(entry.declarator).filter(|kind| *kind != Kind::Identifier);
        let (mark, rest) = (marks.next(), marks.next());
        let range = match entry.initializer {
            Initializer::Equals(_, range) => range,
            Initializer::Parens(range) | Initializer::Braces(range) if range.len() > 2 => {
                TokenRange::new(range.start.next(), range.last())
            }
            _ => return Passed::default(),
        };
        let value = Reader::new(self.parser, range, tree[id].scope, self.depth + 1).whole();
        let is_const = kinds(entry.type_specifier).any(|kind| kind == Kind::Const);
        match (mark, rest) {
            (None, None) => match value.value_type() {
                Some(ty) if is_const => Passed::of(Type::Qualified(Cv::CONST, Box::new(ty))),
                Some(ty) => Passed::of(ty),
                None => Passed::default(),
            },
            // What it points to says the rest.
            (Some(Kind::Star), None) if !is_const => match value.value_type() {
                Some(ty @ Type::Pointer(_)) => Passed::of(ty),
                _ => Passed::default(),
            },
            (Some(Kind::Amp), None) => {
                Passed { is_cv_known: value.is_cv_known && !is_const, null: Null::No, ..value }
            }
            _ => Passed::default(),
        }
    }

    /// The member `symbol` of an object.
    fn member(&self, object: &Passed, symbol: Symbol) -> Passed {
        let Some((cv, class)) = object.ty.clone().map(parts) else { return Passed::default() };
        let Ok((ty, is_mutable)) = self.spelling().field(&class, symbol) else { return Passed::default() };
        let is_reference = matches!(ty, Type::LvalueReference(_) | Type::RvalueReference(_));
        let ty = unreferenced(ty);
        let ty = if is_reference { ty } else { crate::ids::spelled::qualified(cv, ty) };
        Passed { is_cv_known: object.is_cv_known && !is_mutable, ..Passed::of(ty) }
    }

    /// What the member function `symbol` of an object gives, called with so many arguments.
    fn method(&self, object: &Passed, symbol: Symbol, count: usize) -> Passed {
        let Some((cv, class)) = object.ty.clone().map(parts) else { return Passed::default() };
        let is_const = object.is_cv_known.then_some(cv.is_const);
        let result = self.spelling().method(&class, symbol, count, is_const);
        result.map_or(Passed::default(), |ty| Passed::of(unreferenced(ty)))
    }

    /// What the function of that name gives: every function that may be called gives the same.
    fn called(&self, name: TokenRange, arguments: &[TokenRange]) -> Passed {
        let unknown = Passed::default();
        let (tree, names) = (&*self.parser.tree, &*self.parser.names);
        let is_qualified = name.len() > 1;
        let found = if is_qualified {
            self.qualified(name)
        } else {
            match self.refer(self.parser.tokens.symbol(name.start)) {
                Some(Referred::Found(found)) => Some(found),
                _ => None,
            }
        };
        let Some(found) = found else { return unknown };
        let is_member = tree[found.scope].class().is_some();
        // Others may be found through arguments of class type.
        let is_builtin = |one: &TokenRange| self.inside(*one).whole().is_built_in();
        if !is_qualified && !is_member && !arguments.iter().all(is_builtin) {
            return unknown;
        }
        let mut result: Option<Type> = None;
        for named in
            names.declarations(found.binding, if is_member { crate::names::END } else { self.position })
        {
            let Named::Declaration(id) = named else { return unknown };
            let DeclarationKind::Function(function) = tree[id].kind else { return unknown };
            if tree[id].form != Form::Plain || tree[function].abbreviated {
                return unknown;
            }
            match (self.spelling().returns(function), &result) {
                (Ok(ty), None) => result = Some(ty),
                (Ok(ty), Some(other)) if ty == *other => {}
                _ => return unknown,
            }
        }
        result.map_or(unknown, |ty| Passed::of(unreferenced(ty)))
    }
}
