//! What is done with a variable that is named: whether its value is taken, told from the tokens around.

use super::super::super::fact;
use super::super::callee::Receiver;
use super::super::declared::NamedType;
use super::super::need::{self, ends_operand, groups, is_list};
use super::Accesses;
use crate::bodies::{Operand, VariableUse};
use crate::ids::model::{Base, Type};
use crate::ids::spelled::{Spelling, Standpoint};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::rules::generated::VariableAccess as Access;
use crate::tree::{DeclarationId, DeclarationKind, FunctionId, FunctionName, Shape, SpecifierKind};
use smallvec::{SmallVec, smallvec};

/// How deep objects may be in each other.
const NESTING: u32 = 8;

type Found = SmallVec<[Access; 2]>;

/// A type, as much of it as matters here.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Sort {
    Scalar,
    Pointer,
    Array(Box<Sort>),
    /// The class whose name is declared there.
    Class(TokenId),
    Unknown,
}

/// What an operand is converted to.
enum Target {
    Value,
    Reference,
    Class(TokenId),
    Nothing,
}

struct Walk<'a, 'b> {
    all: &'b Accesses<'a>,
    one: &'b VariableUse,
    function: Option<FunctionId>,
    range: TokenRange,
    sort: Sort,
    /// Its address was taken on the way: an element of an array, `*&x`.
    is_followed: bool,
    is_volatile: bool,
}

impl Accesses<'_> {
    /// What a use does with the variable `id`; `None` where that is not certain.
    pub(super) fn accesses(
        &self,
        one: &VariableUse,
        id: DeclarationId,
        function: Option<FunctionId>,
    ) -> Option<Found> {
        let (tree, tokens) = (&self.reading.tree, &self.reading.tokens);
        let variable = tree.variable(id)?;
        // Whatever is done to what a reference names, the reference is read.
        if matches!(variable.shape, Shape::LvalueReference | Shape::RvalueReference) {
            return Some(smallvec![Access::Read]);
        }
        let sort =
            if one.arguments.is_empty() { self.sort_of(id, one.operand) } else { self.instance(one, id) };
        let is_volatile = variable.shape == Shape::Plain
            && variable.type_specifier.iter().any(|at| tokens.kind(at) == Kind::Volatile);
        let range = one.range;
        let mut walk = Walk { all: self, one, function, range, sort, is_followed: false, is_volatile };
        walk.follow()
    }

    /// An instance of a variable template whose type is its only parameter.
    fn instance(&self, one: &VariableUse, id: DeclarationId) -> Sort {
        let (tree, tokens) = (&self.reading.tree, &self.reading.tokens);
        let inner = TokenRange::new(one.arguments.start.next(), one.arguments.last());
        let is_scalar = !inner.is_empty() && inner.iter().all(|at| tokens.kind(at).is_arithmetic_type());
        let headers = tree.headers_of(id);
        let [header] = headers else { return Sort::Unknown };
        let [parameter] = header.parameters.of(&tree.template_parameters) else { return Sort::Unknown };
        let Some(variable) = tree.variable(id) else { return Sort::Unknown };
        let ty = variable.type_specifier;
        let is_parameter = ty.len() == 1
            && parameter.name().is_some_and(|name| tokens.symbol(name) == tokens.symbol(ty.start));
        if is_scalar && is_parameter && variable.shape == Shape::Plain { Sort::Scalar } else { Sort::Unknown }
    }

    fn sort_of(&self, id: DeclarationId, operand: Operand) -> Sort {
        let DeclarationKind::Variable(index) = self.reading.tree[id].kind else { return Sort::Unknown };
        match (Spelling::new(self.reading).variable(index), operand) {
            (Ok(Type::Named(_)), Operand::Object(class)) => Sort::Class(class),
            (Ok(ty), _) => self.sort(&ty),
            (Err(_), Operand::Object(class)) if self.reading.tree[index].shape == Shape::Plain => {
                Sort::Class(class)
            }
            _ => Sort::Unknown,
        }
    }

    fn sort(&self, ty: &Type) -> Sort {
        match ty {
            Type::Builtin(_) | Type::Vendor(_) => Sort::Scalar,
            Type::Qualified(_, inner) | Type::LvalueReference(inner) => self.sort(inner),
            Type::Pointer(_) | Type::MemberPointer { .. } => Sort::Pointer,
            Type::Array(_, inner) => Sort::Array(Box::new(self.sort(inner))),
            Type::Named(name) => {
                let Some(Base::Source(name)) =
                    name.0.last().filter(|one| one.arguments.is_none()).map(|one| &one.base)
                else {
                    return Sort::Unknown;
                };
                match self.declared.named(name.as_str()) {
                    Some(NamedType::Class(class)) => Sort::Class(class),
                    Some(NamedType::Enum) => Sort::Scalar,
                    None => Sort::Unknown,
                }
            }
            _ => Sort::Unknown,
        }
    }

    /// Whether objects of a class are copied by what is implied for it, value by value.
    fn is_copied(&self, class: TokenId, depth: u32) -> bool {
        let (tree, tokens) = (&self.reading.tree, &self.reading.tokens);
        let Some(depth) = depth.checked_sub(1) else { return false };
        let Some(scope) = self.declared.scope(class) else { return false };
        if tree[scope].class().is_none_or(|found| !tree[found].bases.is_empty()) {
            return false;
        }
        tree[scope].declarations.iter().all(|id| match (tree.function(*id), tree.variable(*id)) {
            (Some(function), _) => match function.name {
                FunctionName::Constructor => {
                    !function.parameters.of(&tree.parameters).iter().any(|one| {
                        one.type_specifier.iter().any(|at| tokens.symbol(at) == tokens.symbol(class))
                    })
                }
                FunctionName::Destructor => false,
                FunctionName::Operator => tokens.kind(function.name_token.next()) != Kind::Assign,
                _ => !tree.has_specifier(*id, SpecifierKind::Virtual),
            },
            (_, Some(variable)) if variable.is_field => match self.sort_of(*id, Operand::Unknown) {
                Sort::Scalar | Sort::Pointer => {
                    !matches!(variable.shape, Shape::LvalueReference | Shape::RvalueReference)
                }
                Sort::Class(class) => self.is_copied(class, depth),
                Sort::Array(element) => matches!(*element, Sort::Scalar | Sort::Pointer),
                Sort::Unknown => false,
            },
            _ => true,
        })
    }

    fn is_built_in(&self, at: TokenId) -> bool {
        self.reading.bodies.built_in.binary_search(&at).is_ok()
    }
}

impl Walk<'_, '_> {
    fn follow(&mut self) -> Option<Found> {
        let tokens = &self.all.reading.tokens;
        loop {
            match tokens.kind(self.range.end) {
                Kind::OpenBracket => {
                    let Sort::Array(element) = &self.sort else { return self.taken_of_pointer() };
                    self.sort = (**element).clone();
                    self.is_followed = true;
                    self.range.end = tokens.partner(self.range.end).next();
                    continue;
                }
                Kind::Dot => match self.member()? {
                    Some(found) => return Some(found),
                    None => continue,
                },
                Kind::Arrow | Kind::OpenParen if self.sort == Sort::Pointer => {
                    return Some(smallvec![Access::Read]);
                }
                Kind::OpenParen if matches!(self.sort, Sort::Class(_)) => {
                    return Some(smallvec![Access::Addressed]);
                }
                Kind::Arrow | Kind::OpenParen | Kind::OpenBrace | Kind::LaunchOpen => return None,
                Kind::PlusPlus | Kind::MinusMinus => return self.changed(),
                _ => {}
            }
            let before = self.range.start.previous();
            let is_prefix = self.begins_operand(before)?;
            match tokens.kind(before) {
                Kind::Amp if is_prefix => {
                    let outer = before.previous();
                    if tokens.kind(outer) == Kind::Star && self.begins_operand(outer)? {
                        self.range.start = outer;
                        self.is_followed = true;
                        continue;
                    }
                    let is_group = tokens.kind(outer) == Kind::OpenParen
                        && tokens.kind(self.range.end) == Kind::CloseParen
                        && groups(tokens, outer);
                    let behind = tokens.kind(self.range.end.next());
                    if is_group && behind == Kind::Arrow {
                        self.range = TokenRange::new(outer, self.range.end.next());
                        self.is_followed = true;
                        match self.member()? {
                            Some(found) => return Some(found),
                            None => continue,
                        }
                    }
                    let is_undone = is_group
                        && (behind == Kind::OpenBracket || tokens.kind(outer.previous()) == Kind::Star);
                    return (!is_undone).then(|| smallvec![Access::Addressed]);
                }
                Kind::Star if is_prefix => {
                    let Sort::Array(element) = &self.sort else { return self.taken_of_pointer() };
                    self.sort = (**element).clone();
                    self.is_followed = true;
                    self.range.start = before;
                    continue;
                }
                Kind::PlusPlus | Kind::MinusMinus => return self.changed(),
                Kind::Plus | Kind::Minus if is_prefix => return self.operand(),
                Kind::Tilde | Kind::Not => return self.operand(),
                Kind::CloseParen => match self.cast(before) {
                    Some(ty) => return self.converted(ty),
                    None if !self.follows_condition(before) => return None,
                    None => {}
                },
                _ => {}
            }
            if let Some(found) = self.operated(before) {
                return found;
            }
            let is_group =
                tokens.kind(before) == Kind::OpenParen && tokens.kind(self.range.end) == Kind::CloseParen;
            if is_group && groups(tokens, before) {
                self.range = TokenRange::new(before, self.range.end.next());
                continue;
            }
            // `(1, x)`
            if tokens.kind(before) == Kind::Comma
                && tokens.kind(self.range.end) == Kind::CloseParen
                && let Some(open) = need::opening(tokens, before)
                && tokens.kind(open) == Kind::OpenParen
                && groups(tokens, open)
            {
                self.range = TokenRange::new(open, self.range.end.next());
                continue;
            }
            return self.around(before);
        }
    }

    /// Whether what stands at `at` has no operand before it; `None` where parentheses there may be a cast: `(T) & x`.
    fn begins_operand(&self, at: TokenId) -> Option<bool> {
        let tokens = &self.all.reading.tokens;
        let close = at.previous();
        let is_sign = matches!(tokens.kind(at), Kind::Amp | Kind::Star | Kind::Plus | Kind::Minus);
        if !is_sign || tokens.kind(close) != Kind::CloseParen || self.all.is_built_in(at) {
            return Some(!ends_operand(tokens, close));
        }
        let Some(ty) = self.cast(close) else { return Some(self.follows_condition(close)) };
        let is_type = |at: TokenId| {
            let kind = tokens.kind(at);
            kind.is_arithmetic_type() || matches!(kind, Kind::Void | Kind::Const | Kind::Star)
        };
        ty.iter().all(is_type).then_some(true)
    }

    fn taken_of_pointer(&self) -> Option<Found> {
        (self.sort == Sort::Pointer).then(|| smallvec![Access::Read])
    }

    /// `++` and `--`.
    fn changed(&self) -> Option<Found> {
        matches!(self.sort, Sort::Scalar | Sort::Pointer).then(|| smallvec![Access::Read, Access::Written])
    }

    /// An operand of an operator that is built in.
    fn operand(&self) -> Option<Found> {
        match self.sort {
            Sort::Scalar | Sort::Pointer => Some(smallvec![Access::Read]),
            Sort::Array(_) => Some(smallvec![Access::Addressed]),
            _ => None,
        }
    }

    /// Its value initialises something of its own type or of a scalar one.
    fn value(&self) -> Option<Found> {
        match self.sort {
            Sort::Class(class) => self.all.is_copied(class, NESTING).then(|| smallvec![Access::Read]),
            _ => self.operand(),
        }
    }

    fn discarded(&self) -> Option<Found> {
        Some(if self.is_volatile {
            smallvec![Access::Read]
        } else if self.is_followed {
            smallvec![Access::Addressed]
        } else {
            SmallVec::new()
        })
    }

    /// Steps over `.` or `->` with a data member behind it, or tells what a member function does.
    fn member(&mut self) -> Option<Option<Found>> {
        let Sort::Class(class) = self.sort else { return None };
        let tree = &self.all.reading.tree;
        let name = self.range.end.next();
        let members = self.all.declared.members(class, name)?;
        let is_static = |id: &DeclarationId| tree.has_specifier(*id, SpecifierKind::Static);
        if members.iter().all(is_static) {
            return Some(Some(SmallVec::new()));
        }
        if let [only] = members.as_slice()
            && let Some(field) = tree.variable(*only).filter(|one| one.is_field)
        {
            if matches!(field.shape, Shape::LvalueReference | Shape::RvalueReference) {
                return None;
            }
            self.sort = self.all.sort_of(*only, Operand::Unknown);
            self.range.end = name.next();
            return Some(None);
        }
        let is_function = |id: &DeclarationId| tree.function(*id).is_some() && !is_static(id);
        members.iter().all(is_function).then(|| Some(smallvec![Access::Addressed]))
    }

    /// The type-id in the parentheses that end at `close`, if they cast.
    fn cast(&self, close: TokenId) -> Option<TokenRange> {
        let tokens = &self.all.reading.tokens;
        let open = tokens.partner(close);
        let before = open.previous();
        let is_operand = match tokens.kind(before) {
            Kind::Identifier
            | Kind::CloseBracket
            | Kind::If
            | Kind::While
            | Kind::For
            | Kind::Switch
            | Kind::Constexpr => true,
            Kind::CloseParen => !self.follows_condition(before),
            _ => false,
        };
        let inner = TokenRange::new(open.next(), close);
        (!is_operand && !inner.is_empty()).then_some(inner)
    }

    /// Whether the `)` at `close` ends the head of a statement, so that another one begins behind it.
    fn follows_condition(&self, close: TokenId) -> bool {
        let tokens = &self.all.reading.tokens;
        let before = tokens.partner(close).previous();
        matches!(tokens.kind(before), Kind::If | Kind::While | Kind::For | Kind::Switch)
            || tokens.kind(before) == Kind::Constexpr && tokens.kind(before.previous()) == Kind::If
    }

    /// What the operators with two operands beside it do; `None` without any.
    fn operated(&self, before: TokenId) -> Option<Option<Found>> {
        let tokens = &self.all.reading.tokens;
        let behind = self.range.end;
        let is_scalar = matches!(self.sort, Sort::Scalar | Sort::Pointer);
        let is_angle = |at| tokens.angle_partner(at).is_some();
        let left = Some(tokens.kind(before))
            .filter(|kind| *kind != Kind::Assign && kind.is_binary_operator() && !is_angle(before));
        let right = Some(tokens.kind(behind)).filter(|kind| kind.is_binary_operator() && !is_angle(behind));
        match right {
            Some(Kind::Assign) => {
                let is_object = matches!(self.sort, Sort::Class(class) if self.all.is_copied(class, NESTING));
                return Some((is_scalar || is_object).then(|| smallvec![Access::Written]));
            }
            Some(kind) if kind.is_assignment() => {
                let is_plain = is_scalar && self.is_plain_operator(behind);
                return Some(is_plain.then(|| smallvec![Access::Read, Access::Written]));
            }
            _ => {}
        }
        let at = match (left, right) {
            (None, None) => {
                return (tokens.kind(behind) == Kind::Question).then(|| self.operand());
            }
            (Some(_), None) => before,
            (None, Some(_)) => behind,
            (Some(left), Some(right)) => {
                if left.precedence() >= right.precedence() {
                    before
                } else {
                    behind
                }
            }
        };
        Some(if self.is_plain_operator(at) { self.operand() } else { None })
    }

    /// Whether the operator at `at` is built in: its operands are known, or nothing declares it.
    fn is_plain_operator(&self, at: TokenId) -> bool {
        let tokens = &self.all.reading.tokens;
        let is_noted = self.all.is_built_in(at)
            || tokens.kind(at) == Kind::Greater && self.all.is_built_in(at.previous());
        is_noted || !self.all.operators.contains(&tokens.kind(at))
    }

    /// What is done with it where no operator stands beside it.
    fn around(&mut self, before: TokenId) -> Option<Found> {
        let tokens = &self.all.reading.tokens;
        let behind = tokens.kind(self.range.end);
        let ends = matches!(behind, Kind::Semicolon | Kind::Comma);
        match tokens.kind(before) {
            Kind::Return => self.returned(),
            Kind::Assign => self.assigned(before),
            Kind::Semicolon if behind == Kind::Semicolon && self.is_condition(before) => self.operand(),
            Kind::Semicolon if ends || behind == Kind::CloseParen => self.discarded(),
            Kind::OpenBrace if is_list(tokens, before) => self.listed(before),
            Kind::OpenBrace | Kind::CloseBrace | Kind::Else | Kind::Do if ends => self.discarded(),
            Kind::CloseParen if ends => self.discarded(),
            Kind::Question | Kind::Colon => self.chosen(before),
            Kind::OpenBracket if behind == Kind::CloseBracket && ends_operand(tokens, before.previous()) => {
                if self.all.is_built_in(before) {
                    self.value()
                } else {
                    None
                }
            }
            Kind::OpenParen => self.parenthesised(before, behind),
            Kind::Comma => {
                let open = need::opening(tokens, before)?;
                match tokens.kind(open) {
                    Kind::OpenParen if tokens.kind(open.previous()) == Kind::Identifier => self.passed(),
                    Kind::OpenParen if groups(tokens, open) && behind == Kind::Comma => self.discarded(),
                    Kind::OpenBrace if is_list(tokens, open) => self.listed(open),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether the `;` at `semicolon` ends the first part in the head of a `for`.
    fn is_condition(&self, semicolon: TokenId) -> bool {
        let tokens = &self.all.reading.tokens;
        let mut at = semicolon;
        while at.0 > 0 {
            at = at.previous();
            match tokens.kind(at) {
                kind if kind.is_close_bracket() => at = tokens.partner(at),
                Kind::OpenParen => return tokens.kind(at.previous()) == Kind::For,
                Kind::Semicolon | Kind::OpenBrace => return false,
                _ => {}
            }
        }
        false
    }

    /// Behind the `=` at `assign`.
    fn assigned(&self, assign: TokenId) -> Option<Found> {
        let tokens = &self.all.reading.tokens;
        let name = assign.previous();
        if self.all.is_built_in(assign) || self.all.is_built_in(name) {
            return self.value();
        }
        if tokens.kind(name) != Kind::Identifier {
            return None;
        }
        let outer = name.previous();
        match (tokens.kind(outer), &self.sort) {
            (Kind::Amp | Kind::AmpAmp, _) => Some(smallvec![Access::Addressed]),
            (Kind::Identifier, Sort::Class(class)) if tokens.symbol(outer) == tokens.symbol(*class) => {
                self.value()
            }
            (Kind::OpenBracket | Kind::Comma, _) => {
                let open = need::opening(tokens, name)?;
                self.all.reading.bodies.lambda(open).and_then(|_| self.value())
            }
            _ => None,
        }
    }

    fn returned(&self) -> Option<Found> {
        let (tree, tokens) = (&self.all.reading.tree, &self.all.reading.tokens);
        if let Some(open) = self.one.lambda {
            let lambda = self.all.reading.bodies.lambda(open)?;
            return if lambda.trailing_return.is_empty() {
                self.value()
            } else {
                self.converted(lambda.trailing_return)
            };
        }
        let function = &tree[self.function?];
        if function.name == FunctionName::Conversion {
            return None;
        }
        let result = tree.result_type(function);
        if result.is_empty() || result.iter().any(|at| tokens.kind(at) == Kind::Decltype) {
            return None;
        }
        self.converted(result)
    }

    /// It is converted to the type that the type-id `ty` spells.
    fn converted(&self, ty: TokenRange) -> Option<Found> {
        let is_void = ty.len() == 1 && self.all.reading.tokens.kind(ty.start) == Kind::Void;
        if is_void {
            return self.discarded();
        }
        match self.target(ty)? {
            Target::Value => match self.sort {
                Sort::Class(_) if !self.is_placeholder(ty) => None,
                _ => self.value(),
            },
            Target::Reference => Some(smallvec![Access::Addressed]),
            Target::Class(class) => {
                if self.sort == Sort::Class(class) {
                    self.value()
                } else {
                    None
                }
            }
            Target::Nothing => None,
        }
    }

    fn is_placeholder(&self, ty: TokenRange) -> bool {
        ty.iter().any(|at| self.all.reading.tokens.kind(at) == Kind::Auto)
    }

    fn target(&self, ty: TokenRange) -> Option<Target> {
        let (tree, tokens) = (&self.all.reading.tree, &self.all.reading.tokens);
        if ty.is_empty() {
            return None;
        }
        let is_plain = |kind: Kind| {
            kind.is_arithmetic_type()
                || matches!(kind, Kind::Const | Kind::Auto | Kind::Static | Kind::Inline | Kind::Constexpr)
        };
        match tokens.kind(ty.last()) {
            Kind::Amp | Kind::AmpAmp => return Some(Target::Reference),
            Kind::Star => return Some(Target::Value),
            _ if ty.iter().all(|at| is_plain(tokens.kind(at))) => return Some(Target::Value),
            _ => {}
        }
        let function = self.function?;
        let declaration = tree[function].declaration;
        let scope = tree[function].target.unwrap_or(tree[declaration].scope);
        let place = Standpoint { scope, position: ty.start, headers: tree[declaration].headers };
        Some(match Spelling::new(self.all.reading).type_at(ty, place).ok()? {
            Type::LvalueReference(_) | Type::RvalueReference(_) => Target::Reference,
            ty => match self.all.sort(&ty) {
                Sort::Scalar | Sort::Pointer => Target::Value,
                Sort::Class(class) => Target::Class(class),
                _ => Target::Nothing,
            },
        })
    }

    /// The second or third operand of `?`, behind the operator at `operator`, or behind another `:`.
    fn chosen(&self, operator: TokenId) -> Option<Found> {
        let tokens = &self.all.reading.tokens;
        let mut at = operator;
        let mut has_condition = false;
        while at.0 > 0 {
            match tokens.kind(at) {
                Kind::Question => has_condition = true,
                Kind::Return if has_condition => {
                    let found = self.returned()?;
                    return (!found.contains(&Access::Addressed) || matches!(self.sort, Sort::Array(_)))
                        .then_some(found);
                }
                Kind::Assign if has_condition => {
                    let is_value = self.all.is_built_in(at) || self.all.is_built_in(at.previous());
                    return if is_value { self.value() } else { None };
                }
                Kind::OpenParen => {
                    let is_range = tokens.kind(at.previous()) == Kind::For && !has_condition;
                    return is_range.then(|| smallvec![Access::Addressed]);
                }
                Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace => return self.discarded(),
                Kind::Comma | Kind::OpenBracket | Kind::Return | Kind::Assign => return None,
                kind if kind.is_close_bracket() => at = tokens.partner(at),
                _ => {}
            }
            at = at.previous();
        }
        None
    }

    /// An element of the list whose `{` is `open`.
    fn listed(&self, open: TokenId) -> Option<Found> {
        let tokens = &self.all.reading.tokens;
        if !matches!(tokens.kind(self.range.end), Kind::Comma | Kind::CloseBrace) {
            return None;
        }
        let mut at = open.previous();
        if tokens.kind(at) == Kind::Assign {
            at = at.previous();
        }
        while tokens.kind(at) == Kind::CloseBracket {
            at = tokens.partner(at).previous();
        }
        if self.all.is_built_in(at) { self.value() } else { None }
    }

    /// Behind the `(` at `open`.
    fn parenthesised(&self, open: TokenId, behind: Kind) -> Option<Found> {
        let tokens = &self.all.reading.tokens;
        let before = open.previous();
        match tokens.kind(before) {
            Kind::Identifier if self.all.is_built_in(before) && behind == Kind::CloseParen => self.value(),
            Kind::Identifier => self.initialised(open).or_else(|| self.passed()),
            Kind::If | Kind::While | Kind::Switch if behind == Kind::CloseParen => self.operand(),
            Kind::For if behind != Kind::CloseParen => self.discarded(),
            Kind::CloseParen if behind == Kind::CloseParen => {
                let ty = TokenRange::new(tokens.partner(before).next(), before);
                let is_type = ty.iter().all(|at| tokens.kind(at).is_arithmetic_type());
                if is_type { self.converted(ty) } else { None }
            }
            Kind::Greater => {
                let less = tokens.angle_partner(before)?;
                let is_cast = matches!(
                    tokens.kind(less.previous()),
                    Kind::StaticCast | Kind::ReinterpretCast | Kind::ConstCast
                );
                if is_cast { self.converted(TokenRange::new(less.next(), before)) } else { None }
            }
            kind if kind.is_arithmetic_type() && behind == Kind::CloseParen => self.operand(),
            _ if groups(tokens, open) && behind == Kind::Comma => self.discarded(),
            _ => None,
        }
    }

    /// The initialiser of a data member: `x(a)` in front of a constructor's body.
    fn initialised(&self, open: TokenId) -> Option<Found> {
        let (tree, tokens) = (&self.all.reading.tree, &self.all.reading.tokens);
        let function = &tree[self.function?];
        let (body, _) = function.body.braces(tokens)?;
        let name = open.previous();
        if open > body || !matches!(tokens.kind(name.previous()), Kind::Colon | Kind::Comma) {
            return None;
        }
        let scope = function.target.unwrap_or(tree[function.declaration].scope);
        tree[scope].class()?;
        let symbol = tokens.symbol(name);
        let field = tree[scope].declarations.iter().find(|id| {
            let own = tree.variable(**id).filter(|one| one.is_field).and_then(|one| one.name_token);
            own.is_some_and(|own| tokens.symbol(own) == symbol)
        })?;
        if matches!(tree.variable(*field)?.shape, Shape::LvalueReference | Shape::RvalueReference) {
            return Some(smallvec![Access::Addressed]);
        }
        match self.all.sort_of(*field, Operand::Unknown) {
            Sort::Scalar | Sort::Pointer => self.operand(),
            Sort::Class(class) if self.sort == Sort::Class(class) => self.value(),
            _ => None,
        }
    }

    /// An argument of a call: certain where one function can be meant.
    fn passed(&self) -> Option<Found> {
        let reading = self.all.reading;
        let (function, parameter) = match self.all.callees.receiver(reading, self.all.spaces, self.range)? {
            Receiver::Parameter(function, parameter) => (function, parameter),
            Receiver::Ellipsis => return self.operand(),
        };
        match parameter.shape {
            Shape::LvalueReference | Shape::RvalueReference => Some(smallvec![Access::Addressed]),
            Shape::Pointer | Shape::Array => self.operand(),
            Shape::Function => None,
            Shape::Plain => {
                let ty = parameter.type_specifier;
                let is_deduced = fact::is_template_parameter(reading, reading.tree[function].declaration, ty);
                if is_deduced { self.value() } else { self.converted(ty) }
            }
        }
    }
}
