//! Reading text again, this time with the bodies and initialisers in it.
//!
//! The first pass files declarations and steps over everything else. Later, when a body matters (or all do), the
//! declaration around it is read a second time by the same grammar; names are then looked up at the place where
//! they stand. What the second reading declares goes into scratch scopes that are taken back at its end, so the
//! tree is the same whether bodies were read or not. What remains are the [`Bodies`].

use super::call;
use super::record::Instantiation;
use super::recover::Resume;
use super::{Failure, Flow, Local, Parsed, Parser};
use crate::bodies::{
    Ambiguity, Bodies, InnerFunction, LocalDeclaration, LocalEntity, MemberInitializer, NameTokens,
    UseContext, is_in_body, local_entity, mentioned_in,
};
use crate::lex::{Kind, Symbol, SymbolSet, TokenId, TokenRange, Walk};
use crate::names::{END, Found, Meaning};
use crate::sema::{Resolved, ResultTypes};
use crate::statistics::UnknownReason;
use crate::tree::{
    DeclarationId, DeclarationKind, FunctionId, Mark, Reason, ScopeId, SpecifierKind, Tree, Unparsed,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// What is read again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Request {
    /// The declarations that are read: what [`leaves`] gives.
    pub(crate) leaves: Vec<DeclarationId>,
    /// The tokens around which bodies and initialisers are read, in order; `None`: everything is.
    pub(crate) places: Option<Vec<TokenId>>,
    /// By symbol: the names whose uses are noted; `None`: all names.
    pub(crate) hot: Option<SymbolSet>,
    /// The uses of functions that are noted.
    pub(crate) calls: CallPlaces,
    /// The functions are resolved that bodies use in the places of `calls`.
    pub(crate) resolves: bool,
    /// It matters how every variable of a namespace is initialised, not only those with a memory space.
    pub(crate) device_by_default: bool,
    /// The specialisations whose definitions begin with these tokens: what they use is resolved, and no body else is read.
    pub(crate) specializations: FxHashMap<TokenId, Vec<Resolved>>,
    /// The same of default member initialisers that begin with these tokens.
    pub(crate) member_initializers: FxHashMap<TokenId, Vec<MemberInitializer>>,
    /// Functions with bodies that begin with these tokens: what they give is deduced, and no body else is read.
    pub(crate) results: FxHashMap<TokenId, Vec<Resolved>>,
    /// What is known of such results.
    pub(crate) known_results: ResultTypes,
    /// Kernels and variables in device memory that blocks declare are noted.
    pub(crate) block_entities: bool,
    /// What launches pass is noted.
    pub(crate) passed: bool,
    /// What is said of each call and expression is told.
    pub(crate) tells: bool,
    /// What [`Bodies::eager`] is.
    pub(crate) eager: FxHashSet<FunctionId>,
    /// Annotated lambdas, in order; where `places` is `None` nobody asks.
    pub(crate) lambdas: Vec<TokenId>,
}

impl Request {
    /// Whether bodies and initialisers are read only as those of instances.
    pub(super) fn is_for_instances(&self) -> bool {
        !(self.specializations.is_empty() && self.member_initializers.is_empty() && self.results.is_empty())
    }
}

/// Which uses of functions are noted.
#[derive(Clone, Debug, Default)]
pub(crate) enum CallPlaces {
    /// None.
    #[default]
    None,
    /// Those in the bodies and initialisers that hold one of these tokens, in order.
    Around(Vec<TokenId>),
    /// All.
    All,
}

/// The state of a second reading.
#[derive(Debug, Default)]
pub(super) struct Again {
    pub(super) request: Request,
    /// What waits for the end of the outermost class ([class.mem]: complete-class context).
    deferred: Vec<Deferred>,
    /// What the last name means that was used and has several declarations.
    pub(super) overloads: Option<NameTokens>,
    /// How many classes around the text being read are not complete.
    pub(super) classes: u32,
    /// How many annotated lambdas are around the text being read.
    pub(super) annotated: u32,
    /// How many generic lambdas are around the text being read.
    pub(super) generic: u32,
    /// Uses of functions are noted in the text being read.
    pub(super) calls: bool,
    /// The initialiser being read gives a type to a variable that an annotated lambda may capture.
    pub(super) deducing: bool,
    /// Where the declaration that is read again ends.
    end: TokenId,
    /// The `[` of the innermost lambda around the text being read.
    pub(super) lambda: Option<TokenId>,
    /// The functions by the first token of their bodies, where calls are noted.
    pub(super) functions: super::implied::Bodies,
    /// The data members of classes that are no templates' by the first token of the value that they have by default.
    pub(super) members_by_value: FxHashMap<TokenId, DeclarationId>,
    /// The parameters with default arguments, by the first token of these.
    pub(super) parameters_by_default: FxHashMap<TokenId, (FunctionId, u16)>,
    /// The function whose body is being read, lambdas in it excluded.
    pub(super) function: Option<FunctionId>,
    /// The `<` of the lists that were read.
    pub(super) lists: FxHashSet<TokenId>,
    /// What was tried and did not fit, by its opening bracket: no second try, however deep it is nested in others.
    pub(super) unfit: FxHashSet<(TokenId, Attempt)>,
    /// How many names and operators were read that depend on template parameters, or may, in the arguments of the launch in a
    /// template that is being read.
    pub(super) dependent_names: Option<u32>,
    /// The initialiser of the variable declared `auto` that was read last holds one.
    pub(super) deduces_dependent: bool,
    /// The names of such variables.
    pub(super) dependent_variables: FxHashSet<TokenId>,
    /// What variables declared `auto` are, by their name.
    pub(super) deduced: FxHashMap<TokenId, super::operand::Operand>,
    /// What the members of that name are in the first so many scopes.
    members: FxHashMap<Symbol, (usize, Meaning)>,
    /// What the body being read is looked at from, where calls in it are resolved.
    pub(super) instantiation: Option<Instantiation>,
    /// The expressions of the body being read, where calls in it are resolved.
    pub(super) body: Option<Box<crate::hir::Body>>,
    pub(super) bodies: Bodies,
    /// How many bodies are around that are read for what calls of these functions give.
    pub(super) within: u32,
    /// The first tokens of the bodies of which the uses were noted.
    pub(super) resolved: FxHashSet<TokenId>,
    /// What is known of classes.
    pub(super) memo: crate::sema::Memo,
}

/// Text that is read when the classes around it are complete.
#[derive(Clone, Debug)]
struct Deferred {
    what: Later,
    range: TokenRange,
    scope: ScopeId,
    locals: Vec<Local>,
    context: UseContext,
}

/// What is tried between brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Attempt {
    /// Template arguments.
    Arguments,
    /// A parenthesised expression.
    Expression,
    /// A type-id in parentheses.
    Type,
}

/// What can wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Later {
    /// A default argument, a default member initialiser behind `=`.
    Initializer,
    /// The parentheses of a noexcept-specifier or an initialiser, the brackets included.
    Parens,
    /// A braced-init-list.
    Braces,
    /// A function-body with its constructor initialisers and handlers.
    Body,
}

/// The declarations that stand in namespaces and are none themselves, and that hold one of `places`, in source order; one in
/// another's specifiers comes behind it. All of them where `places` is `None`.
pub(crate) fn leaves(tree: &Tree, places: Option<&[TokenId]>) -> Vec<DeclarationId> {
    let ids = (0..tree.declarations.len()).map(DeclarationId::from_index);
    let mut walk = Walk::default();
    let mut wants = |range| places.is_none_or(|places| walk.first_in(places, range).is_some());
    let mut leaves: Vec<DeclarationId> = ids
        .filter(|&id| {
            let declaration = &tree[id];
            let holds = match declaration.kind {
                DeclarationKind::Namespace(_) | DeclarationKind::Empty => true,
                DeclarationKind::Linkage(linkage) => tree[linkage].body.is_some(),
                _ => false,
            };
            // A linkage specification of one declaration is read with it.
            !holds
                && tree[declaration.scope].is_namespace()
                && !declaration.range.is_empty()
                && wants(declaration.range)
        })
        .collect();
    leaves.sort_by_key(|&id| (tree[id].range.start, std::cmp::Reverse(tree[id].range.end)));
    leaves
}

impl Parser<'_> {
    /// Reads the leaves of the tree's declarations again, as `request` says.
    pub(super) fn read_again(&mut self, mut request: Request) -> Bodies {
        let leaves = std::mem::take(&mut request.leaves);
        let functions = match &request.calls {
            CallPlaces::None => Default::default(),
            CallPlaces::All => self.function_bodies(|_| true),
            CallPlaces::Around(places) => {
                let mut walk = Walk::default();
                self.function_bodies(|body| walk.first_in(places, body).is_some())
            }
        };
        let eager = std::mem::take(&mut request.eager);
        let bodies = Bodies { is_whole: request.places.is_none(), eager, ..Bodies::default() };
        let known = std::mem::take(&mut request.known_results);
        let memo = crate::sema::Memo::of(self.tree, known);
        let mut again = Again { functions, bodies, memo, ..Again::default() };
        if request.resolves && matches!(request.calls, CallPlaces::All) {
            again.members_by_value = self.members_by_value();
            again.parameters_by_default = self.parameters_by_default();
        }
        self.again = Some(Box::new(Again { request, ..again }));
        self.read_leaves(leaves);
        let Some(again) = self.again.take() else { return Bodies::default() };
        Bodies { results: again.memo.results.into_known(), ..again.bodies }
    }

    /// Reads declarations of namespaces again, in source order.
    pub(super) fn read_leaves(&mut self, leaves: Vec<DeclarationId>) {
        let mut end = TokenId(0);
        for id in leaves {
            let declaration = &self.tree[id];
            let (range, scope) = (declaration.range, declaration.scope);
            if range.start < end {
                continue;
            }
            end = end.max(range.end);
            if !matches!(declaration.kind, DeclarationKind::Unparsed(_)) {
                self.linkage = declaration.linkage;
                self.leaf(range, scope);
            }
        }
    }

    /// One declaration that stands in a namespace.
    fn leaf(&mut self, range: TokenRange, scope: ScopeId) {
        self.at = range.start;
        self.scope = scope;
        self.access = None;
        self.context = UseContext::OUTERMOST;
        if let Some(again) = &mut self.again {
            again.end = range.end;
        }
        let mark = self.tree.mark(scope);
        self.names.begin_scratch(mark.scopes());
        let resume = Resume::at(self);
        let result = self.declaration();
        self.too_deep = false;
        if let Err(failure) = result {
            self.unread(range, failure);
        } else if self.at != range.end && self.at.previous() != range.end {
            // A using-declaration's range ends before its `;`.
            let at = self.at;
            self.unread(range, Failure { at, reason: Reason::UnexpectedToken });
        }
        if self.notes_all() {
            self.note_locals(mark);
            self.note_local_entities(mark);
        }
        if self.counts_names() {
            self.note_functions(mark);
        }
        if self.again.as_ref().is_some_and(|again| !matches!(again.request.calls, CallPlaces::None)) {
            self.note_local_members(mark);
        }
        self.resume(resume);
        self.names.end_scratch();
        self.tree.reset(mark, scope);
        if let Some(again) = &mut self.again {
            again.deferred.clear();
            again.deduced.clear();
            again.unfit.clear();
            again.annotated = 0;
            (again.calls, again.lambda, again.function) = (false, None, None);
            again.classes = 0;
        }
    }

    /// Notes what was declared since `mark`.
    fn note_locals(&mut self, mark: Mark) {
        let tree = &*self.tree;
        let mut locals: Vec<LocalDeclaration> = Vec::new();
        let mut note_at = |name: Option<TokenId>, kind, home| {
            locals.extend(name.map(|name| LocalDeclaration { name, kind, home }));
        };
        for id in (mark.declarations()..tree.declarations.len()).map(DeclarationId::from_index) {
            // What a class befriends was declared when the class was read first.
            if matches!(tree[id].kind, DeclarationKind::Class(class) if tree[class].body.is_none())
                && tree.has_specifier(id, SpecifierKind::Friend)
            {
                continue;
            }
            let kind = crate::dump::kind_of(tree, id);
            note_at(tree.name_token(id), kind, mentioned_in(tree, id));
            let mut note = |name, kind| note_at(name, kind, None);
            if let DeclarationKind::Variable(variable) = tree[id].kind {
                for token in tree[variable].structured_binding.iter() {
                    note((self.tokens.kind(token) == Kind::Identifier).then_some(token), kind);
                }
            }
        }
        let mut note = |name, kind| note_at(name, kind, None);
        tree.parameters[mark.parameters()..].iter().for_each(|parameter| note(parameter.name(), "parameter"));
        let parameters = &tree.template_parameters[mark.template_parameters()..];
        parameters.iter().for_each(|parameter| note(parameter.name(), "template-parameter"));
        tree.enumerators[mark.enumerators()..]
            .iter()
            .for_each(|enumerator| note(Some(enumerator.name_token), "enumerator"));
        if let Some(again) = &mut self.again {
            again.bodies.locals.extend(locals);
        }
    }

    /// Notes what stands in blocks, plain variables apart, since `mark`.
    fn note_local_entities(&mut self, mark: Mark) {
        let tree = &*self.tree;
        let ids = (mark.declarations()..tree.declarations.len()).map(DeclarationId::from_index);
        let found: Vec<LocalEntity> =
            ids.filter(|&id| is_in_body(tree, id)).filter_map(|id| local_entity(tree, id)).collect();
        if let Some(again) = &mut self.again {
            again.bodies.local_entities.extend(found);
        }
    }

    /// Notes the functions declared in blocks, and the members of local classes, since `mark`.
    fn note_functions(&mut self, mark: Mark) {
        let functions = self.inner_functions(mark);
        if let Some(again) = &mut self.again {
            again.bodies.functions.extend(functions);
        }
    }

    /// Notes the member functions of local classes that have bodies, since `mark`.
    fn note_local_members(&mut self, mark: Mark) {
        let mut members = self.inner_functions(mark);
        members.retain(|one| !one.classes.is_empty() && one.body.is_some());
        if let Some(again) = &mut self.again {
            again.bodies.local_members.extend(members);
        }
    }

    /// The functions declared in blocks, and the members of local classes, since `mark`.
    fn inner_functions(&self, mark: Mark) -> Vec<InnerFunction> {
        let tree = &*self.tree;
        let ids = (mark.declarations()..tree.declarations.len()).map(DeclarationId::from_index);
        let inner = ids.filter(|&id| is_in_body(tree, id)).filter_map(|id| tree.function(id));
        inner.map(|function| self.inner_function(function)).collect()
    }

    /// Whether bodies and initialisers in `range` are read.
    #[inline]
    pub(super) fn wants(&self, range: TokenRange) -> bool {
        let Some(again) = &self.again else { return false };
        match &again.request.places {
            None => true,
            // What a lambda captures hangs on every name in it, what is called on every operand.
            _ if again.annotated > 0 || again.calls || again.deducing => true,
            _ if again.instantiation.is_some() => true,
            Some(places) => {
                let first = places.partition_point(|&place| place < range.start);
                places.get(first).is_some_and(|&place| place < range.end)
            }
        }
    }

    /// Reads by `production` the initialiser of a variable declared `auto`. Where an annotated lambda may capture the variable
    /// its type matters, and so the initialiser, whatever names it holds.
    pub(super) fn deducing<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let at = self.at;
        let is_template = self.in_template();
        let Some(again) = &mut self.again else { return production(self) };
        // Whether the arguments of a call or launch behind it depend.
        let is_behind = |places: &Vec<TokenId>| {
            let next = places.get(places.partition_point(|&place| place < at));
            next.is_some_and(|&place| place < again.end)
        };
        let is_called = is_template && again.request.places.as_ref().is_none_or(is_behind);
        let behind = again.request.lambdas.partition_point(|&lambda| lambda < at);
        let captures = again.request.lambdas.get(behind).is_some_and(|&lambda| lambda < again.end);
        let outer = again.deducing;
        again.deducing |= captures || is_called;
        let names = std::mem::replace(&mut again.dependent_names, is_called.then_some(0));
        let result = production(self);
        if let Some(again) = &mut self.again {
            again.deducing = outer;
            let own = std::mem::replace(&mut again.dependent_names, names);
            again.deduces_dependent = own.is_some_and(|count| count > 0);
        }
        result
    }

    /// The position before which a name must be declared to be found.
    #[inline]
    fn position(&self) -> TokenId {
        if self.again.is_some() { self.at } else { END }
    }

    /// Unqualified lookup here.
    #[inline]
    pub(super) fn find_name(&self, scope: ScopeId, symbol: Symbol, wanted: Meaning) -> Option<Found> {
        self.names.lookup_before(self.tree, scope, symbol, wanted, self.position())
    }

    /// Qualified lookup here.
    #[inline]
    pub(super) fn find_member(&self, scope: ScopeId, symbol: Symbol, wanted: Meaning) -> Option<Found> {
        self.names.lookup_in_before(self.tree, scope, symbol, wanted, self.position())
    }

    /// True when a declaration in a scope inside of the local's own hides it.
    pub(super) fn is_hidden(&self, local: &Local) -> bool {
        let mut at = Some(self.scope);
        while let Some(scope) = at {
            if scope == local.scope {
                return false;
            }
            if !self.tree[scope].is_namespace()
                && self.find_member(scope, local.symbol, Meaning::NONE).is_some()
            {
                return true;
            }
            at = self.tree[scope].parent;
        }
        false
    }

    /// Reads `range` by `production`. When it does not fit the region is noted as unparsed, and reading goes on
    /// behind it.
    pub(super) fn again<T>(
        &mut self,
        range: TokenRange,
        production: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<()> {
        let resume = Resume::at(self);
        let flow = std::mem::replace(&mut self.flow, Flow { greater_ends: false, end: Some(range.end) });
        self.at = range.start;
        let result = self.nested(production);
        let at = self.at;
        self.flow = flow;
        self.at = range.end;
        let failure = match result {
            Ok(_) if at == range.end => return Ok(()),
            Ok(_) => Failure { at, reason: Reason::UnexpectedToken },
            Err(failure) => failure,
        };
        if self.speculating {
            return Err(failure);
        }
        self.resume(resume);
        self.at = range.end;
        self.unread(range, failure);
        Ok(())
    }

    /// Reads what stands between two brackets by `production`; the closing one is stepped over.
    pub(super) fn inside<T>(
        &mut self,
        open: TokenId,
        production: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<T> {
        let close = self.tokens.partner(open);
        let flow = std::mem::take(&mut self.flow);
        self.at = open.next();
        let result = self.nested(production);
        self.flow = flow;
        let value = result?;
        if self.at != close {
            return Err(self.failure(Reason::UnexpectedToken));
        }
        self.advance();
        Ok(value)
    }

    /// Runs `production` on what begins with the bracket here, unless it did not fit before.
    pub(super) fn fitting<T>(
        &mut self,
        attempt: Attempt,
        production: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<T> {
        let key = (self.at, attempt);
        if self.again.as_ref().is_some_and(|again| again.unfit.contains(&key)) {
            return Err(self.failure(Reason::UnexpectedToken));
        }
        let result = production(self);
        if result.is_err()
            && let Some(again) = &mut self.again
        {
            again.unfit.insert(key);
        }
        result
    }

    /// Tries `production`; when it does not fit, nothing has happened.
    pub(super) fn attempt<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Option<T> {
        let resume = Resume::at(self);
        let parameters = self.tree.parameters.len();
        let uses = self.uses_noted();
        let (flow, speculating) = (self.flow, std::mem::replace(&mut self.speculating, true));
        let result = production(self);
        self.speculating = speculating;
        match result {
            Ok(value) => Some(value),
            Err(_) => {
                self.flow = flow;
                self.resume(resume);
                self.tree.parameters.truncate(parameters);
                self.forget_uses(uses);
                None
            }
        }
    }

    /// Runs `production` and comes back to where it began.
    pub(super) fn peek<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Option<T> {
        let resume = Resume::at(self);
        let (parameters, uses) = (self.tree.parameters.len(), self.uses_noted());
        let result = self.attempt(production);
        self.resume(resume);
        self.tree.parameters.truncate(parameters);
        self.forget_uses(uses);
        result
    }

    /// Reads by `production` what is not evaluated: naming a variable in it captures nothing.
    pub(super) fn unevaluated<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.within(UseContext { is_evaluated: false, is_operand: true, ..self.context }, production)
    }

    /// Reads by `production` a constant expression: naming a variable in it captures nothing.
    pub(super) fn constant<T>(&mut self, production: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.within(UseContext { is_evaluated: false, ..self.context }, production)
    }

    /// Reads by `production` in the context given.
    pub(super) fn within<T>(
        &mut self,
        context: UseContext,
        production: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<T> {
        let outer = std::mem::replace(&mut self.context, context);
        let result = production(self);
        self.context = outer;
        result
    }

    /// Notes a region that could not be read.
    fn unread(&mut self, range: TokenRange, failure: Failure) {
        self.statistics.unparsed_tokens += u64::from(range.len());
        // Other readings failed for other reasons because the right one was too deep.
        let too_deep = std::mem::take(&mut self.too_deep);
        let reason = if too_deep { Reason::TooDeep } else { failure.reason };
        if let Some(again) = &mut self.again {
            again.bodies.unparsed.push(Unparsed { range, at: failure.at, reason });
        }
    }

    /// Steps behind a statement that could not be read: behind the next `;` or block, at most to `close`.
    pub(super) fn recover_statement(&mut self, resume: Resume, failure: Failure, close: TokenId) {
        let start = resume.start();
        self.resume(resume);
        let mut at = start;
        while at < close {
            let kind = self.kind_at(at);
            if kind.is_open_bracket() {
                at = self.tokens.partner(at).next();
                if kind == Kind::OpenBrace && at > failure.at {
                    break;
                }
            } else {
                at = at.next();
                if kind == Kind::Semicolon && at > failure.at {
                    break;
                }
            }
        }
        self.at = at.max(start.next()).min(close.max(start.next()));
        let range = TokenRange::new(start, self.at);
        self.unread(range, failure);
    }

    /// Reads `range` now, or when the classes around are complete.
    pub(super) fn read_later(&mut self, what: Later, range: TokenRange, scope: ScopeId) -> Parsed<()> {
        if !self.wants(range) {
            return Ok(());
        }
        if let Some(again) = &mut self.again
            && again.classes > 0
        {
            let locals = self.locals.clone();
            let context = self.context;
            again.deferred.push(Deferred { what, range, scope, locals, context });
            return Ok(());
        }
        let back = self.at;
        let outer = std::mem::replace(&mut self.scope, scope);
        let result = self.read_as(what, range);
        self.scope = outer;
        self.at = back;
        result
    }

    fn read_as(&mut self, what: Later, range: TokenRange) -> Parsed<()> {
        let calls = self.begin_calls(range);
        let result = self.read_by_production(what, range);
        self.end_calls(calls);
        result
    }

    fn read_by_production(&mut self, what: Later, range: TokenRange) -> Parsed<()> {
        match what {
            Later::Initializer | Later::Braces if self.reads_member_initializers(range) => self
                .read_member_initializers(range, |parser| match what {
                    Later::Braces => parser.again(range, Self::braced_init_list),
                    _ => parser.again(range, Self::assignment_or_braces),
                }),
            Later::Initializer => {
                let clause = |parser: &mut Self| {
                    parser.last = super::operand::Operand::Unknown;
                    parser.last = parser.assignment_or_braces()?;
                    Ok(())
                };
                let read = |parser: &mut Self| parser.again(range, clause);
                match self.noted_default(range.start) {
                    Some(parameter) => self.default_argument(parameter, range, read),
                    None => self.member_initializer(range, read),
                }
            }
            Later::Parens => self.again(range, |parser| {
                parser.last_arguments = call::Arguments::new();
                parser.last_arguments = parser.arguments()?;
                Ok(())
            }),
            Later::Braces => {
                self.member_initializer(range, |parser| parser.again(range, Self::braced_init_list))
            }
            Later::Body if self.reads_specializations() => {
                self.read_result(range)?;
                self.read_specializations(range)
            }
            Later::Body => {
                self.statistics.bodies_read += 1;
                let is_resolved = self.resolves() && self.context.local_classes == 0;
                let read = |parser: &mut Self| parser.again(range, Self::function_body);
                self.within(self.context.of_body(), |parser| match is_resolved {
                    true => parser.resolve(range, read),
                    false => parser.in_body(false, read).0,
                })
            }
        }
    }

    /// What waits from `mark` on: the outermost class is complete.
    pub(super) fn complete_classes(&mut self, mark: usize) {
        let back = (self.at, self.scope);
        let outer = std::mem::take(&mut self.flow);
        let deferred: Vec<Deferred> = match &mut self.again {
            Some(again) => again.deferred.drain(mark.min(again.deferred.len())..).collect(),
            None => return,
        };
        let kept = std::mem::take(&mut self.locals);
        self.recount(&kept, false);
        let context = self.context;
        for Deferred { what, range, scope, locals, context } in deferred {
            self.context = context;
            self.recount(&locals, true);
            self.locals = locals;
            self.scope = scope;
            // What fails in it is noted inside.
            let _ = self.read_as(what, range);
            let locals = std::mem::take(&mut self.locals);
            self.recount(&locals, false);
        }
        self.recount(&kept, true);
        self.context = context;
        self.locals = kept;
        self.flow = outer;
        (self.at, self.scope) = back;
    }

    /// The mark for [`Parser::complete_classes`].
    pub(super) fn deferred(&self) -> usize {
        self.again.as_ref().map_or(0, |again| again.deferred.len())
    }

    /// What the members of that name are in all classes; nothing where the classes are not all read yet.
    pub(super) fn members_named(&mut self, symbol: Symbol) -> Meaning {
        let Some(again) = &mut self.again else { return Meaning::NONE };
        let (seen, meaning) = again.members.entry(symbol).or_default();
        for index in *seen..self.tree.scopes.len() {
            let scope = ScopeId::from_index(index);
            if self.tree[scope].class().is_some()
                && let Some(binding) = self.names.own(scope, symbol)
            {
                *meaning = meaning.with(self.names.binding(binding).meaning);
            }
        }
        *seen = self.tree.scopes.len();
        *meaning
    }

    /// Decides without a known name, and notes it.
    pub(super) fn note_ambiguity(&mut self, at: TokenId, reason: UnknownReason, answer: bool) {
        let in_template = self.locals.iter().any(|local| local.parameter.is_none());
        self.ambiguities.push(Ambiguity { at, reason, answer, in_template });
    }

    /// Whether uses of the name are noted.
    #[inline]
    pub(super) fn is_noted(&self, symbol: Symbol) -> bool {
        self.again.as_ref().is_some_and(|again| match &again.request.hot {
            None => true,
            Some(hot) => again.annotated > 0 || hot.contains(symbol),
        })
    }

    /// Whether names are counted: everything is read.
    pub(super) fn counts_names(&self) -> bool {
        self.again.as_ref().is_some_and(|again| again.request.places.is_none())
    }

    /// Whether every name is noted.
    pub(super) fn notes_all(&self) -> bool {
        self.again.as_ref().is_some_and(|again| again.request.hot.is_none())
    }
}
