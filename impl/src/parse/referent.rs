//! What a name refers to, noted for those who asked ([basic.lookup]).

use super::name::{Name, NameKind};
use super::qualifier::Qualifier;
use super::{Local, LocalKind, Parser};
use crate::bodies::{Meant, NameTokens, NameUse};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::limits;
use crate::names::{BindingId, Found, Meaning, Named};
use crate::statistics::UnknownReason;
use crate::tree::{DeclarationId, DeclarationKind, ScopeId, ScopeKind, SpecifierKind};
use smallvec::SmallVec;

/// What a name refers to.
#[derive(Clone, Debug)]
pub(super) enum Referent {
    /// A declared name.
    Found(Found),
    /// The class whose name it is, seen from inside.
    Injected(ScopeId),
    /// A member of a specialisation of the class template with these members, and not of the template itself.
    Specialized(ScopeId),
    /// Members of bases that depend on the parameters of a class template.
    Inherited(SmallVec<[TokenId; 1]>),
    /// A parameter.
    Local(Local),
    /// Known to compilers without a declaration.
    Builtin,
    /// It depends on a template parameter.
    Dependent,
    /// Not known.
    Unknown(UnknownReason),
}

impl Parser<'_> {
    /// What a name means here.
    pub(super) fn referent(&mut self, name: &Name) -> Referent {
        if name.qualifier.is_empty() {
            return self.unqualified_referent(name.symbol);
        }
        self.qualified_referent(name.qualifier, name.symbol)
    }

    /// What `symbol` means behind a nested-name-specifier.
    fn qualified_referent(&mut self, qualifier: TokenRange, symbol: Symbol) -> Referent {
        match self.qualifier(qualifier) {
            Qualifier::Scope(scope) => self.member_referent(scope, symbol),
            Qualifier::Dependent => Referent::Dependent,
            Qualifier::Unknown => {
                if self.in_template() && self.is_dependent(qualifier) {
                    Referent::Dependent
                } else {
                    Referent::Unknown(UnknownReason::MemberOfUnknown)
                }
            }
        }
    }

    /// Unqualified lookup with all that may declare a name.
    pub(super) fn unqualified_referent(&mut self, symbol: Symbol) -> Referent {
        if let Some(local) = self.local(symbol) {
            return Referent::Local(local);
        }
        if let Some(found) = self.find_name(self.scope, symbol, Meaning::NONE) {
            return Referent::Found(found);
        }
        if let Some(scope) = self.injected_class(symbol) {
            return Referent::Injected(scope);
        }
        // A friend that its namespace does not declare is found by the arguments of a call ([basic.lookup.argdep]).
        if let Some(found) = self.names.befriended(self.tree, self.scope, symbol) {
            return Referent::Found(found);
        }
        if is_builtin(self.tokens.symbols.spelling(symbol)) {
            return Referent::Builtin;
        }
        let mut at = Some(self.scope);
        while let Some(scope) = at {
            if self.has_unknown_base(scope) {
                return Referent::Unknown(UnknownReason::UnknownBase);
            }
            at = self.tree[scope].parent;
        }
        Referent::Unknown(UnknownReason::Undeclared)
    }

    /// The member `symbol` of `scope`.
    pub(super) fn member_referent(&mut self, scope: ScopeId, symbol: Symbol) -> Referent {
        if let Some(found) = self.find_member(scope, symbol, Meaning::NONE) {
            return Referent::Found(found);
        }
        if self.tree[scope].name == symbol && self.tree[scope].class().is_some() {
            return Referent::Injected(scope);
        }
        if !self.in_specializations(scope, symbol).is_empty() {
            return Referent::Specialized(scope);
        }
        if self.has_unknown_base(scope) {
            return Referent::Unknown(UnknownReason::UnknownBase);
        }
        Referent::Unknown(UnknownReason::Undeclared)
    }

    /// The class around, or a base of one, that has this name ([class.pre]: injected-class-name).
    fn injected_class(&self, symbol: Symbol) -> Option<ScopeId> {
        let mut at = Some(self.scope);
        while let Some(scope) = at {
            if self.tree[scope].class().is_some() {
                let mut waiting: SmallVec<[ScopeId; 8]> = SmallVec::from_slice(&[scope]);
                let mut budget = crate::limits::LOOKUP_SCOPES;
                while let Some(class) = waiting.pop() {
                    if self.tree[class].name == symbol {
                        return Some(class);
                    }
                    budget = budget.checked_sub(1)?;
                    waiting.extend(
                        self.names.reach(class).into_iter().flat_map(|reach| reach.bases.iter().copied()),
                    );
                }
            }
            at = self.tree[scope].parent;
        }
        None
    }

    /// True for the name of a class template seen from inside, or from inside a class that has it as a base.
    pub(super) fn is_injected_template(&self, symbol: Symbol) -> bool {
        self.injected_class(symbol).and_then(|scope| self.tree[scope].owner).is_some_and(|owner| {
            !matches!(self.tree[owner].form, crate::tree::Form::Plain | crate::tree::Form::MemberOfTemplate)
        })
    }

    /// True where template parameters are visible.
    pub(super) fn in_template(&self) -> bool {
        self.locals.iter().any(|local| local.parameter.is_none())
    }

    /// Notes the use of a name that was just read.
    pub(super) fn note_name(&mut self, name: &Name) {
        if self.notes_all() {
            self.note_qualifier(name.qualifier);
            self.note_destroyed(name);
        }
        if !matches!(name.kind, NameKind::Identifier | NameKind::Operator) {
            return;
        }
        self.note_template_use(name);
        let (noted, counted) = (self.is_noted(name.symbol), self.counts_names());
        if !noted && !counted {
            return;
        }
        let referent = self.referent(name);
        if counted {
            self.count_name(name.token, &referent);
        }
        if !noted {
            return;
        }
        let end = if name.arguments.is_empty() { name.range.end } else { name.arguments.start };
        self.note_use(name.token, name.qualifier, end, referent);
    }

    /// The member `symbol` of an object of the class with these members, which has no such member of its own or from
    /// known bases.
    pub(super) fn inherited_referent(&mut self, class: ScopeId, symbol: Symbol) -> Referent {
        match self.member_referent(class, symbol) {
            Referent::Unknown(UnknownReason::Undeclared) => Referent::Unknown(UnknownReason::MemberOfUnknown),
            // Seen from outside a dependent base is no longer one.
            Referent::Unknown(UnknownReason::UnknownBase) if self.notes_all() && !self.is_inside(class) => {
                match self.in_bases(SmallVec::from_slice(&[class]), symbol) {
                    tokens if tokens.is_empty() => Referent::Unknown(UnknownReason::UnknownBase),
                    tokens => Referent::Inherited(tokens),
                }
            }
            other => other,
        }
    }

    fn is_inside(&self, class: ScopeId) -> bool {
        let mut at = Some(self.scope);
        while let Some(scope) = at {
            if scope == class {
                return true;
            }
            at = self.tree[scope].parent;
        }
        false
    }

    /// Notes the use of an unqualified name that is a member; `referent` tells of what.
    pub(super) fn note_member(&mut self, name: TokenId, referent: impl FnOnce(&mut Self) -> Referent) {
        let symbol = self.tokens.symbol(name);
        let (noted, counted) = (self.is_noted(symbol), self.counts_names());
        if !noted && !counted {
            return;
        }
        let referent = referent(self);
        if counted {
            self.count_name(name, &referent);
        }
        if noted {
            self.note_use(name, TokenRange::empty_at(name), name.next(), referent);
        }
    }

    /// Notes the names in a name that is declared here: its qualifier, and the class behind a `~`.
    pub(super) fn note_declared(&mut self, name: &Name) {
        if !self.notes_all() {
            return;
        }
        self.note_qualifier(name.qualifier);
        self.note_destroyed(name);
    }

    /// Notes the class's name behind a `~`.
    fn note_destroyed(&mut self, name: &Name) {
        let class = name.token.next();
        if name.kind != NameKind::Destructor || self.kind_at(class) != Kind::Identifier {
            return;
        }
        let symbol = self.tokens.symbol(class);
        let referent = match (self.unqualified_referent(symbol), name.qualifier.is_empty()) {
            (Referent::Unknown(_) | Referent::Builtin, false) => {
                self.qualified_referent(name.qualifier, symbol)
            }
            (referent, _) => referent,
        };
        self.note_use(class, TokenRange::empty_at(class), class.next(), referent);
    }

    /// Counts the use of a name.
    fn count_name(&mut self, name: TokenId, referent: &Referent) {
        let unknown = match referent {
            Referent::Dependent => Some(UnknownReason::Dependent),
            Referent::Unknown(reason) => Some(self.reason(*reason)),
            _ => None,
        };
        if let Some(again) = &mut self.again {
            again.bodies.seen.push((name, unknown));
        }
    }

    /// Why a name is not known: in a template it may be found by its arguments in an instance.
    fn reason(&self, reason: UnknownReason) -> UnknownReason {
        match reason {
            UnknownReason::Undeclared if self.in_template() => UnknownReason::Dependent,
            reason => reason,
        }
    }

    /// Notes the use of `this`.
    pub(super) fn note_this(&mut self, token: TokenId) {
        self.count_dependent_name();
        let in_template = self.in_template();
        let context = self.context;
        if let Some(again) = &mut self.again
            && again.annotated > 0
        {
            let range = TokenRange::new(token, token.next());
            let meant = Meant::This;
            let one = NameUse {
                name: token,
                range,
                meant,
                in_template,
                is_local: false,
                is_local_member: false,
                context,
            };
            again.bodies.names.push(one);
        }
    }

    /// Notes the names in a nested-name-specifier.
    fn note_qualifier(&mut self, qualifier: TokenRange) {
        let mut behind = qualifier.start;
        for token in qualifier.iter() {
            if token < behind {
                continue;
            }
            match self.kind_at(token) {
                // Template arguments and the operand of `decltype` are noted where they are read.
                Kind::Less => {
                    if let Some(greater) = self.tokens.angle_partner(token) {
                        behind = greater;
                    }
                }
                kind if kind.is_open_bracket() => behind = self.tokens.partner(token),
                Kind::Identifier => {
                    let symbol = self.tokens.symbol(token);
                    let before = TokenRange::new(qualifier.start, token);
                    let referent = if before.is_empty() {
                        match self.local(symbol) {
                            // Only what may stand before `::` is found.
                            Some(local) if local.kind != LocalKind::Value => Referent::Local(local),
                            _ => match self.find_name(self.scope, symbol, Meaning::SCOPE) {
                                Some(found) => Referent::Found(found),
                                None => self.unqualified_referent(symbol),
                            },
                        }
                    } else {
                        self.qualified_referent(before, symbol)
                    };
                    self.note_use(token, before, token.next(), referent);
                }
                _ => {}
            }
        }
    }

    /// Notes a use of `name`, which stands behind `qualifier` and ends before `end`.
    fn note_use(&mut self, name: TokenId, qualifier: TokenRange, end: TokenId, referent: Referent) {
        let range = TokenRange::new(if qualifier.is_empty() { name } else { qualifier.start }, end);
        let symbol = self.tokens.symbol(name);
        let is_local = match &referent {
            Referent::Local(_) => true,
            Referent::Found(found) => matches!(self.tree[found.scope].kind, ScopeKind::Block),
            _ => false,
        };
        let automatic = if is_local { self.automatic(&referent) } else { None };
        let is_local_member = self.is_local_member(&referent, symbol);
        let meant = match referent {
            Referent::Found(found) => {
                let mut tokens = self.meant(found.binding);
                if self.notes_all() {
                    add_missing(&mut tokens, self.in_specializations(found.scope, symbol));
                    // A specialisation may declare what the template inherits.
                    match self.qualifier(qualifier) {
                        Qualifier::Scope(scope) if scope != found.scope => {
                            add_missing(&mut tokens, self.in_specializations(scope, symbol));
                        }
                        _ => {}
                    }
                }
                self.declared(&tokens)
            }
            Referent::Dependent | Referent::Unknown(_)
                if self.notes_all() && !qualifier.is_empty() && !self.is_dependent(qualifier) =>
            {
                let tokens = self.in_chosen(qualifier, symbol);
                match referent {
                    _ if !tokens.is_empty() => self.declared(&tokens),
                    Referent::Unknown(reason) => Meant::Unknown(self.reason(reason)),
                    _ => Meant::Dependent,
                }
            }
            Referent::Inherited(tokens) => self.declared(&tokens),
            Referent::Specialized(scope) => {
                let tokens = self.in_bases(SmallVec::from_slice(&[scope]), symbol);
                self.declared(&tokens)
            }
            Referent::Injected(scope) => {
                let owner = self.tree[scope].owner;
                let token = owner.and_then(|id| self.name_token(id));
                self.declared(token.as_slice())
            }
            Referent::Local(local) => self.declared(&[local.token]),
            Referent::Builtin => Meant::Builtin,
            Referent::Dependent => Meant::Dependent,
            Referent::Unknown(reason) => Meant::Unknown(self.reason(reason)),
        };
        let in_template = self.in_template();
        let context = self.context;
        if let Some(again) = &mut self.again {
            again.bodies.names.push(NameUse {
                name,
                range,
                meant,
                in_template,
                is_local,
                is_local_member,
                context,
            });
            if again.annotated > 0 {
                again.bodies.automatics.extend(automatic);
            }
        }
    }

    /// What a name means that stands for what `tokens` declare.
    fn declared(&mut self, tokens: &[TokenId]) -> Meant {
        let before = self.again.as_mut().map(|again| &mut again.overloads);
        Meant::Declared(NameTokens::sharing(tokens, before.unwrap_or(&mut None)))
    }

    /// Whether a name in an annotated lambda is a member of an object of the local class around it, whichever
    /// overload is meant.
    fn is_local_member(&self, referent: &Referent, symbol: Symbol) -> bool {
        let Referent::Found(found) = referent else { return false };
        if self.context.local_classes == 0 || self.again.as_ref().is_none_or(|again| again.annotated == 0) {
            return false;
        }
        let own = self.enclosing_class().and_then(|class| self.find_member(class, symbol, Meaning::NONE));
        let mut declared = self.names.declarations(found.binding, crate::names::END);
        own.is_some_and(|own| own.binding == found.binding)
            && declared.all(|named| {
                let Named::Declaration(id) = named else { return false };
                match self.tree[id].kind {
                    DeclarationKind::Variable(variable) => self.tree[variable].is_field,
                    DeclarationKind::Function(_) => {
                        let has = |kind| self.tree.has_specifier(id, kind);
                        !has(SpecifierKind::Static) && !has(SpecifierKind::Friend)
                    }
                    _ => false,
                }
            })
    }

    /// The names of all declarations that a binding stands for here.
    pub(super) fn meant(&self, binding: BindingId) -> SmallVec<[TokenId; 1]> {
        let mut tokens: SmallVec<[TokenId; 1]> = SmallVec::new();
        for named in self.names.through_usings(binding, |one| self.use_position(one)) {
            match named {
                Named::Declaration(id) | Named::Using(id, _) => tokens.extend(self.name_token(id)),
                Named::Enumerator(id) => tokens.push(self.tree[id].name_token),
            }
        }
        tokens
    }

    /// The members `symbol` of the class template that a nested-name-specifier without template parameters ends in:
    /// of its specialisations, and of the bases that depend on its own parameters. Which of them the arguments
    /// choose is not asked.
    fn in_chosen(&mut self, qualifier: TokenRange, symbol: Symbol) -> SmallVec<[TokenId; 1]> {
        let classes = match self.qualifier(qualifier) {
            Qualifier::Scope(scope) => SmallVec::from_slice(&[scope]),
            _ => match self.template_of(qualifier) {
                Some(template) => self.names.specializations(template).copied().collect(),
                None => return SmallVec::new(),
            },
        };
        self.in_bases(classes, symbol)
    }

    /// The members `symbol` of classes, of their specialisations and bases, dependent bases being taken for the
    /// templates that they name.
    fn in_bases(&mut self, mut waiting: SmallVec<[ScopeId; 4]>, symbol: Symbol) -> SmallVec<[TokenId; 1]> {
        let mut tokens = SmallVec::new();
        let mut seen: SmallVec<[ScopeId; 8]> = SmallVec::new();
        while let Some(scope) = waiting.pop() {
            if seen.contains(&scope) || seen.len() > limits::ALIAS_DEPTH as usize {
                continue;
            }
            seen.push(scope);
            if let Some(found) = self.find_member(scope, symbol, Meaning::NONE) {
                tokens.extend(self.meant(found.binding));
            }
            add_missing(&mut tokens, self.in_specializations(scope, symbol));
            let Some(class) = self.tree[scope].class() else { continue };
            for base in self.tree[class].bases.iter() {
                let (name, members) = (self.tree[base].name, self.tree[base].scope);
                let members = members.or_else(|| {
                    let outer = self.tree[scope].parent?;
                    self.members_of_type(outer, name, limits::ALIAS_DEPTH).scope()
                });
                waiting.extend(members);
            }
        }
        tokens
    }

    /// The class template whose template-id a nested-name-specifier ends in, where it has no members of its own.
    fn template_of(&mut self, qualifier: TokenRange) -> Option<BindingId> {
        // `A<x>::`
        let colons = qualifier.end.previous();
        let less = self.tokens.angle_partner(colons.previous()).filter(|&less| qualifier.start < less)?;
        let name = less.previous();
        let symbol = self.tokens.symbol(name);
        let before = TokenRange::new(qualifier.start, name);
        let found = if before.is_empty() {
            self.find_name(self.scope, symbol, Meaning::TYPE_TEMPLATE)
        } else {
            let scope = self.qualifier(before).scope()?;
            self.find_member(scope, symbol, Meaning::TYPE_TEMPLATE)
        };
        found.map(|found| found.binding)
    }

    /// The members of that name of all specialisations of the class template with these members.
    fn in_specializations(&self, scope: ScopeId, symbol: Symbol) -> SmallVec<[TokenId; 1]> {
        let entry = &self.tree[scope];
        let template = entry.parent.filter(|_| entry.class().is_some());
        let template = template.and_then(|parent| self.names.own(parent, entry.name));
        let mut tokens = SmallVec::new();
        for &scope in template.into_iter().flat_map(|binding| self.names.specializations(binding)) {
            if let Some(found) = self.find_member(scope, symbol, Meaning::NONE) {
                tokens.extend(self.meant(found.binding));
            }
        }
        tokens
    }

    /// Before which token a declaration must stand to count: members of classes count everywhere.
    pub(super) fn use_position(&self, binding: BindingId) -> TokenId {
        let before = self.names.declarations(binding, self.at).next().is_some();
        if before { self.at } else { crate::names::END }
    }

    /// The token of a declaration's name.
    fn name_token(&self, id: DeclarationId) -> Option<TokenId> {
        self.tree.name_token(id)
    }
}

/// Adds those of `more` that are not there. Lists that long that it matters are not made of specialisations.
fn add_missing(tokens: &mut SmallVec<[TokenId; 1]>, more: SmallVec<[TokenId; 1]>) {
    for token in more {
        if !tokens.contains(&token) {
            tokens.push(token);
        }
    }
}

/// True for names that compilers know without a declaration.
fn is_builtin(spelling: &[u8]) -> bool {
    const PREFIXES: &[&[u8]] =
        &[b"__builtin_", b"__is_", b"__has_", b"__sync_", b"__atomic_", b"__nv_", b"__nvvm_"];
    const NAMES: &[&[u8]] = &[
        b"__func__",
        b"__FUNCTION__",
        b"__PRETTY_FUNCTION__",
        b"__null",
        b"__int128_t",
        b"__uint128_t",
        b"__float80",
        b"_Float16",
        b"_Float32",
        b"_Float64",
        b"_Float32x",
        b"_Float64x",
        b"_Float128",
        b"__bf16",
        b"__make_integer_seq",
        b"__integer_pack",
        b"__type_pack_element",
        b"__array_rank",
        b"__array_extent",
        b"__reference_binds_to_temporary",
    ];
    PREFIXES.iter().any(|prefix| spelling.starts_with(prefix)) || NAMES.contains(&spelling)
}
