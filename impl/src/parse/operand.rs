//! What is known of an operand: as much as a member access behind it needs ([expr.ref]).
//!
//! No overloads are resolved and no templates instantiated. Where that would be needed the answer is
//! [`Operand::Unknown`], and what depends on it is decided by its own tokens and counted.

use super::{Local, LocalKind, Parser};
use crate::lex::{Kind, OPERATOR_SYMBOLS, Symbol, TokenId, TokenRange};
use crate::limits;
use crate::names::{BindingId, Found, Meaning, Named, alias_scope};
use crate::parse::qualifier::Qualifier;
use crate::tree::{DeclarationId, DeclarationKind, Deduced, Initializer, ScopeId, ScopeKind};
use smallvec::SmallVec;

/// The class of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operand {
    /// Not known.
    Unknown,
    /// Its type depends on a template parameter ([temp.dep.expr]).
    Dependent,
    /// It has no members.
    Scalar,
    /// An object of the class with these members.
    Object(ScopeId),
    /// A pointer to one, or an array of them.
    Pointer(ScopeId),
    /// A pointer or array with so many levels before the object, two at least.
    Indirect(ScopeId, u8),
    /// The name of functions.
    Function(BindingId),
    /// The name of a type, with the members of its class.
    Type(Option<ScopeId>),
    /// The name of a type that depends on a template parameter.
    DependentType,
    /// The closure of the lambda that begins at that `[`.
    Closure(TokenId),
}

impl Operand {
    /// What is so many pointers and arrays away from an object of the class with these members.
    fn indirect(scope: ScopeId, levels: u8) -> Operand {
        match levels {
            0 => Operand::Object(scope),
            1 => Operand::Pointer(scope),
            _ => Operand::Indirect(scope, levels),
        }
    }

    /// What pointers and arrays of this are, so many levels of them.
    fn behind(self, levels: u8) -> Operand {
        match self {
            Operand::Object(scope) => Operand::indirect(scope, levels),
            Operand::Pointer(scope) => Operand::indirect(scope, levels.saturating_add(1)),
            Operand::Indirect(scope, more) => Operand::indirect(scope, levels.saturating_add(more)),
            other => other,
        }
    }

    /// The result of an operator with two operands.
    pub(super) fn with(self, other: Operand) -> Operand {
        match (self, other) {
            (Operand::Dependent, _) | (_, Operand::Dependent) => Operand::Dependent,
            (Operand::Scalar, Operand::Scalar) => Operand::Scalar,
            _ => Operand::Unknown,
        }
    }

    /// The result of a conditional.
    pub(super) fn or(self, other: Operand) -> Operand {
        if self == other { self } else { self.with(other) }
    }

    /// `&x`
    pub(super) fn address(self) -> Operand {
        match self {
            Operand::Object(_) | Operand::Pointer(_) | Operand::Indirect(..) => self.behind(1),
            Operand::Dependent | Operand::Scalar | Operand::Function(_) => self,
            _ => Operand::Unknown,
        }
    }

    /// `*x`
    pub(super) fn pointed_to(self) -> Operand {
        match self {
            Operand::Pointer(scope) => Operand::Object(scope),
            Operand::Indirect(scope, levels) => Operand::indirect(scope, levels - 1),
            Operand::Dependent => Operand::Dependent,
            Operand::Scalar => Operand::Scalar,
            _ => Operand::Unknown,
        }
    }
}

impl Parser<'_> {
    /// Notes what a variable declared `auto` is.
    pub(super) fn deduce(&mut self, name: TokenId, operand: Operand) {
        if let Some(again) = &mut self.again {
            again.deduced.insert(name, operand);
        }
    }

    /// Notes what a variable declared `auto` is, its initialiser having been read.
    pub(super) fn deduce_from(&mut self, name: Option<TokenId>, initializer: Initializer) {
        let Some(name) = name else { return };
        if let Some(again) = self.again.as_mut().filter(|again| again.deduces_dependent) {
            again.dependent_variables.insert(name);
        }
        let operand = match initializer {
            // What is called through a pointer or reference is not known.
            Initializer::Equals(..) if !matches!(self.last, Operand::Function(_)) => self.last,
            _ => Operand::Unknown,
        };
        self.deduce(name, operand);
    }

    pub(super) fn deduced(&self, name: Option<TokenId>) -> Operand {
        let again = self.again.as_ref();
        name.and_then(|name| again?.deduced.get(&name).copied()).unwrap_or(Operand::Unknown)
    }

    /// An object whose type is the type-id `range`.
    pub(super) fn operand_of_type_id(&mut self, range: TokenRange) -> Operand {
        self.operand_of_type_id_in(self.scope, range)
    }

    pub(super) fn operand_of_type_id_in(&mut self, scope: ScopeId, range: TokenRange) -> Operand {
        self.operand_of_type_id_within(scope, range, limits::ALIAS_DEPTH)
    }

    fn operand_of_type_id_within(&mut self, scope: ScopeId, mut range: TokenRange, depth: u32) -> Operand {
        let mut levels = 0u8;
        // What stands at the end counts: `T *const &`.
        while !range.is_empty() {
            match self.kind_at(range.last()) {
                Kind::Amp | Kind::AmpAmp | Kind::Const | Kind::Volatile | Kind::Restrict => {}
                Kind::Star => levels = levels.saturating_add(1),
                Kind::CloseParen if self.kind_at(range.start) != Kind::Decltype => return Operand::Unknown,
                // A pointer to member.
                Kind::CloseBracket | Kind::ColonColon => return Operand::Unknown,
                _ => break,
            }
            range.end = range.last();
        }
        self.operand_of_type_within(scope, range, levels, depth)
    }

    /// How many pointers and arrays a declarator makes; `None` for functions and pointers to members.
    pub(super) fn levels_of(&self, declarator: TokenRange) -> Option<u8> {
        let mut levels = 0u8;
        let mut at = declarator.start;
        while at < declarator.end {
            match self.kind_at(at) {
                Kind::Star if self.kind_at(at.previous()) == Kind::ColonColon => return None,
                Kind::Star => levels = levels.saturating_add(1),
                Kind::OpenBracket => {
                    let is_attribute = self.kind_at(at.next()) == Kind::OpenBracket;
                    levels = levels.saturating_add(u8::from(!is_attribute));
                    at = self.tokens.partner(at);
                }
                Kind::Less => at = self.tokens.angle_partner(at).unwrap_or(at),
                Kind::Attribute | Kind::Declspec | Kind::Alignas => at = self.tokens.partner(at.next()),
                // `(*p)[3]`; anything else in parentheses is parameters.
                Kind::OpenParen
                    if !matches!(self.kind_at(at.next()), Kind::Star | Kind::Amp | Kind::AmpAmp) =>
                {
                    return None;
                }
                _ => {}
            }
            at = at.next();
        }
        Some(levels)
    }

    /// What a typedef-name of a pointer, reference or array is.
    fn operand_of_alias(&mut self, id: DeclarationId, depth: u32) -> Option<Operand> {
        let depth = depth.checked_sub(1)?;
        let DeclarationKind::Alias(alias) = self.tree[id].kind else { return None };
        let (target, declarator) = (self.tree[alias].target, self.tree[alias].declarator);
        let scope = alias_scope(self.tree, self.tokens, &self.tree[alias]);
        if self.tree[alias].is_using {
            return Some(self.operand_of_type_id_within(scope, target, depth));
        }
        let Some(levels) = self.levels_of(declarator) else { return Some(Operand::Unknown) };
        Some(self.operand_of_specifier(id, scope, target, levels, depth))
    }

    /// So many pointers and arrays away from an object of the type specifiers `range`.
    pub(super) fn operand_of_type(&mut self, scope: ScopeId, range: TokenRange, levels: u8) -> Operand {
        self.operand_of_type_within(scope, range, levels, limits::ALIAS_DEPTH)
    }

    /// The same for the declaration `id`, whose specifiers may define the class.
    pub(super) fn operand_of_specifier(
        &mut self,
        id: DeclarationId,
        scope: ScopeId,
        range: TokenRange,
        levels: u8,
        depth: u32,
    ) -> Operand {
        if range.is_empty() || self.kind_at(range.last()) != Kind::CloseBrace {
            return self.operand_of_type_within(scope, range, levels, depth);
        }
        match self.tree.class(self.tree[id].group).and_then(|class| class.scope) {
            Some(members) => Operand::indirect(members, levels),
            None => Operand::Unknown,
        }
    }

    fn operand_of_type_within(
        &mut self,
        scope: ScopeId,
        range: TokenRange,
        levels: u8,
        depth: u32,
    ) -> Operand {
        if range.iter().any(|token| self.is_template_parameter(token)) {
            return Operand::Dependent;
        }
        if let Some(id) = self.alias_of(scope, range)
            && let Some(operand) = self.operand_of_alias(id, depth)
            && operand != Operand::Unknown
        {
            return operand.behind(levels);
        }
        match self.members_of_type(scope, range, limits::ALIAS_DEPTH) {
            Qualifier::Dependent => Operand::Dependent,
            Qualifier::Unknown => {
                let scalar = !range.is_empty()
                    && range.iter().all(|token| {
                        let kind = self.kind_at(token);
                        kind.is_builtin_type()
                            || matches!(kind, Kind::Const | Kind::Volatile | Kind::Static | Kind::Constexpr)
                    });
                let is_void = levels == 0 && range.iter().any(|at| self.kind_at(at) == Kind::Void);
                match scalar && !is_void || levels > 0 && self.is_undefined_class(scope, range) {
                    true => Operand::Scalar,
                    false => Operand::Unknown,
                }
            }
            Qualifier::Scope(members) if self.tree[members].class().is_some() => {
                Operand::indirect(members, levels)
            }
            Qualifier::Scope(members) if matches!(self.tree[members].kind, ScopeKind::Enum(_)) => {
                Operand::Scalar
            }
            Qualifier::Scope(_) => Operand::Unknown,
        }
    }

    /// Whether type specifiers name a class that is declared and nowhere defined before: nothing is behind pointers to it.
    fn is_undefined_class(&self, scope: ScopeId, range: TokenRange) -> bool {
        let is_before =
            |at| matches!(self.kind_at(at), Kind::Struct | Kind::Class | Kind::Const | Kind::Static);
        if range.is_empty() || self.kind_at(range.last()) != Kind::Identifier {
            return false;
        }
        if !TokenRange::new(range.start, range.last()).iter().all(is_before) {
            return false;
        }
        let found = self.find_name(scope, self.tokens.symbol(range.last()), Meaning::TYPE);
        found.is_some_and(|found| {
            self.names.declarations(found.binding, crate::names::END).all(|named| match named {
                Named::Declaration(id) => {
                    self.tree.class(id).is_some_and(|class| class.body.is_none())
                        && self.tree[id].headers.is_empty()
                }
                _ => false,
            })
        })
    }

    pub(super) fn is_template_parameter(&self, token: TokenId) -> bool {
        self.kind_at(token) == Kind::Identifier
            && self.local(self.tokens.symbol(token)).is_some_and(|local| local.parameter.is_none())
    }

    /// What the use of a parameter or template parameter is.
    pub(super) fn operand_of_local(&mut self, local: &Local) -> Operand {
        let Some(parameter) = local.parameter else {
            return match local.kind {
                LocalKind::Value => Operand::Dependent,
                _ => Operand::DependentType,
            };
        };
        if local.is_pack {
            return Operand::Dependent;
        }
        let Some(parameter) = self.tree.parameters.get(parameter.index()) else {
            return self.deduced(Some(local.token));
        };
        let (range, declarator) = (parameter.type_specifier, parameter.declarator);
        if range.iter().any(|token| self.kind_at(token) == Kind::Auto) {
            return Operand::Dependent;
        }
        match self.levels_of(declarator) {
            Some(levels) => self.operand_of_type(local.scope, range, levels),
            None => Operand::Unknown,
        }
    }

    /// What the use of a declared name is.
    pub(super) fn operand_of_found(&mut self, found: Found) -> Operand {
        self.operand_of_binding(found.binding, limits::ALIAS_DEPTH)
    }

    fn operand_of_binding(&mut self, binding: BindingId, depth: u32) -> Operand {
        let Some(depth) = depth.checked_sub(1) else { return Operand::Unknown };
        let meaning = self.names.binding(binding).meaning;
        if meaning.is_any(Meaning::ANY_FUNCTION) {
            return Operand::Function(binding);
        }
        if meaning.is_any(Meaning::ANY_TYPE) && !meaning.is_any(Meaning::VALUE) {
            let members = self.names.binding(binding).scope;
            return Operand::Type(members.or_else(|| self.class_of_alias(binding)));
        }
        match self.names.declarations(binding, crate::names::END).last() {
            Some(Named::Declaration(id)) => self.operand_of_declaration(id),
            Some(Named::Enumerator(_)) => Operand::Scalar,
            Some(Named::Using(_, Some(target))) => self.operand_of_binding(target, depth),
            _ => Operand::Unknown,
        }
    }

    /// The members of the class that a typedef-name stands for.
    fn class_of_alias(&mut self, binding: BindingId) -> Option<ScopeId> {
        let last = self.names.declarations(binding, crate::names::END).last();
        let Some(Named::Declaration(id)) = last else { return None };
        match self.operand_of_alias(id, limits::ALIAS_DEPTH) {
            Some(Operand::Object(members)) => Some(members),
            _ => None,
        }
    }

    fn operand_of_declaration(&mut self, id: DeclarationId) -> Operand {
        let DeclarationKind::Variable(variable) = self.tree[id].kind else { return Operand::Unknown };
        let variable = &self.tree[variable];
        if !variable.structured_binding.is_empty() {
            return Operand::Unknown;
        }
        let (name, range) = (variable.name_token, variable.type_specifier);
        let scope = variable.target.unwrap_or(self.tree[id].scope);
        if variable.is_deduced {
            return self.deduced(name);
        }
        let declarator = variable.declarator;
        match self.levels_of(declarator) {
            Some(levels) => self.operand_of_specifier(id, scope, range, levels, limits::ALIAS_DEPTH),
            None => Operand::Unknown,
        }
    }

    /// The result of a call with so many arguments; `None`: one of them is a pack.
    pub(super) fn called(&mut self, operand: Operand, arguments: Option<usize>) -> Operand {
        match operand {
            Operand::Type(Some(scope)) => Operand::Object(scope),
            Operand::Type(None) => Operand::Unknown,
            Operand::DependentType | Operand::Dependent => Operand::Dependent,
            Operand::Function(binding) => self.returned(binding, arguments),
            Operand::Object(scope) => self.operator_result(scope, Kind::OpenParen, arguments),
            Operand::Scalar
            | Operand::Pointer(_)
            | Operand::Indirect(..)
            | Operand::Closure(_)
            | Operand::Unknown => Operand::Unknown,
        }
    }

    /// What a function returns, whichever of the overloads is called that take so many arguments.
    fn returned(&mut self, binding: BindingId, arguments: Option<usize>) -> Operand {
        let mut result = None;
        let all: SmallVec<[Named; 8]> =
            self.names.declarations(binding, crate::names::END).take(limits::OVERLOADS + 1).collect();
        if all.len() > limits::OVERLOADS {
            return Operand::Unknown;
        }
        for named in &all {
            let Named::Declaration(id) = *named else { return Operand::Unknown };
            let Some(function) = self.tree.function(id) else { return Operand::Unknown };
            let parameters = function.parameters.of(&self.tree.parameters);
            let has_default =
                |index: usize| parameters.get(index).is_some_and(|one| !one.default().is_empty());
            if arguments.is_some_and(|count| !function.takes(parameters, count, has_default)) {
                continue;
            }
            if function.deduced != Deduced::No || function.wrapped_return || function.abbreviated {
                return Operand::Unknown;
            }
            let range = self.tree.result_type(function);
            let is_dependent = range.iter().any(|token| self.is_template_parameter(token));
            if !is_dependent && self.names_parameter_of(id, range) {
                return Operand::Unknown;
            }
            let scope = function.target.unwrap_or(self.tree[id].scope);
            let operand = self.operand_of_type_id_in(scope, range);
            if *result.get_or_insert(operand) != operand {
                return Operand::Unknown;
            }
        }
        result.unwrap_or(Operand::Unknown)
    }

    /// Whether `range`, in the declaration `id` of a function, names a template parameter of the function's or of a
    /// class template that it is a member of.
    fn names_parameter_of(&self, id: DeclarationId, range: TokenRange) -> bool {
        let is_named = |name: TokenId| {
            let symbol = self.tokens.symbol(name);
            range.iter().any(|at| self.kind_at(at) == Kind::Identifier && self.tokens.symbol(at) == symbol)
        };
        let mut around = Some(id);
        while let Some(id) = around {
            for header in self.tree.headers_of(id) {
                let parameters = header.parameters.of(&self.tree.template_parameters);
                if parameters.iter().filter_map(|one| one.name()).any(is_named) {
                    return true;
                }
            }
            around = self.tree[self.tree[id].scope].owner;
        }
        false
    }

    /// The result of an operator that is a member of a class.
    fn operator_result(&mut self, scope: ScopeId, operator: Kind, arguments: Option<usize>) -> Operand {
        let symbol = OPERATOR_SYMBOLS[operator as usize];
        match self.find_member(scope, symbol, Meaning::NONE) {
            Some(found) => self.returned(found.binding, arguments),
            None => Operand::Unknown,
        }
    }

    /// `x[i]`
    pub(super) fn subscripted(&mut self, operand: Operand) -> Operand {
        match operand {
            Operand::Pointer(_) | Operand::Indirect(..) => operand.pointed_to(),
            Operand::Object(scope) => self.operator_result(scope, Kind::OpenBracket, Some(1)),
            Operand::Dependent => Operand::Dependent,
            _ => Operand::Unknown,
        }
    }

    /// The class whose member is named behind `.` or, with `arrow`, `->`. `Err` says whether it depends on a
    /// template parameter.
    pub(super) fn object_class(&mut self, operand: Operand, arrow: bool) -> Result<ScopeId, bool> {
        match (operand, arrow) {
            (Operand::Object(scope), false) | (Operand::Pointer(scope), true) => Ok(scope),
            (Operand::Object(scope), true) => match self.operator_result(scope, Kind::Arrow, Some(0)) {
                Operand::Pointer(scope) => Ok(scope),
                Operand::Dependent => Err(true),
                _ => Err(false),
            },
            (Operand::Dependent | Operand::DependentType, _) => Err(true),
            _ => Err(false),
        }
    }

    /// The member `symbol` of a class, injected class names included.
    pub(super) fn class_member(&mut self, scope: ScopeId, symbol: Symbol) -> Option<Found> {
        self.find_member(scope, symbol, Meaning::NONE)
    }
}
