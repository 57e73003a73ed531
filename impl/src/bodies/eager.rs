//! Templates whose instances are made wherever they are used: what their bodies use is looked at for the host, too.

use super::callers::HostUses;
use crate::lex::{Kind, Symbol, SymbolSet, TokenId, TokenRange};
use crate::tree::{Deduced, Function, FunctionId, FunctionName, Parameter, ScopeId, SpecifierKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// The templates, and members of class templates, that are constexpr or have deduced results ([temp.inst], [dcl.spec.auto]),
/// as far as their bodies name functions of the device or one of them.
#[derive(Default)]
pub(super) struct Eager {
    /// Their definitions.
    pub(super) functions: FxHashSet<FunctionId>,
    /// The names by which they are called.
    pub(super) names: FxHashSet<Symbol>,
    /// The classes of those that are called without a name.
    pub(super) classes: FxHashSet<Symbol>,
}

/// One that may be one of them.
struct Candidate<'a> {
    id: FunctionId,
    function: &'a Function,
    scope: ScopeId,
    body: TokenRange,
}

impl Eager {
    /// Those of a unit.
    pub(super) fn of(uses: &HostUses<'_>) -> Eager {
        let mut found = Eager::default();
        if uses.device.called().next().is_none() {
            return found;
        }
        let candidates = candidates(uses);
        let called = called(uses, &candidates);
        let mut open: Vec<usize> = Vec::new();
        let mut waiting: FxHashMap<Symbol, Vec<(usize, TokenId)>> = FxHashMap::default();
        for (index, (candidate, names)) in candidates.iter().zip(&called).enumerate() {
            let text = (candidate.text(), candidate.scope);
            let is_one =
                |&at: &TokenId| uses.is_of_device(text, at) || candidate.calls_of_parameter(uses, at);
            if names.iter().any(is_one) {
                open.push(index);
            }
            for &at in names {
                waiting.entry(uses.tokens.symbol(at)).or_default().push((index, at));
            }
        }
        while let Some(index) = open.pop() {
            let one = &candidates[index];
            if !found.functions.insert(one.id) {
                continue;
            }
            if one.function.name == FunctionName::Identifier {
                let name = uses.tokens.symbol(one.function.name_token);
                found.names.insert(name);
                let calls = waiting.get(&name).into_iter().flatten();
                let callers = calls.filter(|&&(caller, at)| one.is_called_by(uses, &candidates[caller], at));
                open.extend(callers.map(|(caller, _)| caller));
            } else if uses.tree[one.scope].class().is_some() {
                found.classes.insert(uses.tree[one.scope].name);
            }
        }
        found
    }
}

impl Eager {
    /// All names of their uses.
    pub(super) fn names(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.names.iter().chain(&self.classes).copied()
    }

    /// Whether one of these names at `place` may be a use of one.
    pub(super) fn is_use(&self, uses: &HostUses<'_>, name: Symbol, place: TokenId) -> bool {
        self.classes.contains(&name) || uses.is_called(place)
    }
}

impl Candidate<'_> {
    /// Its parameters and its body.
    fn text(&self) -> TokenRange {
        TokenRange::new(self.function.open, self.body.end)
    }

    /// Whether the call at `at` is that of a member of the device by a parameter whose type is a template parameter.
    fn calls_of_parameter(&self, uses: &HostUses<'_>, at: TokenId) -> bool {
        let (tree, tokens) = (uses.tree, uses.tokens);
        let object = at.previous().previous();
        let is_member = matches!(tokens.kind(at.previous()), Kind::Dot | Kind::Arrow)
            && tokens.kind(object) == Kind::Identifier
            && uses.device.is_member(tokens.symbol(at));
        if !is_member {
            return false;
        }
        let headers = tree.headers_of(self.function.declaration).iter();
        let own = headers.flat_map(|header| header.parameters.of(&tree.template_parameters));
        let own: Vec<Symbol> = own.filter_map(|one| one.name()).map(|name| tokens.symbol(name)).collect();
        let is_object = |one: &Parameter| {
            one.name().is_some_and(|name| tokens.symbol(name) == tokens.symbol(object))
                && one.type_specifier.iter().any(|at| own.contains(&tokens.symbol(at)))
        };
        self.function.parameters.of(&tree.parameters).iter().any(is_object)
    }

    /// Whether the call at `at` in another one may be one of it: lookup finds its name there, or of a member the class is named or
    /// around.
    fn is_called_by(&self, uses: &HostUses<'_>, caller: &Candidate<'_>, at: TokenId) -> bool {
        let (tree, tokens) = (uses.tree, uses.tokens);
        if tree[self.scope].class().is_none() {
            let found = uses.looked_up(caller.scope, at).ok().flatten();
            return found.is_some_and(|found| found.scope == self.scope);
        }
        let class = tree[self.scope].name;
        uses.classes_around(caller.scope).any(|around| around == class)
            || caller.text().iter().any(|at| tokens.symbol(at) == class)
    }
}

/// The templates that are not for the device alone and whose instances are made where they are used.
fn candidates<'a>(uses: &HostUses<'a>) -> Vec<Candidate<'a>> {
    let tree = uses.tree;
    let all = tree.functions.iter().enumerate().filter_map(|(index, function)| {
        let declaration = function.declaration;
        let is_eager =
            function.deduced != Deduced::No || tree.has_specifier(declaration, SpecifierKind::Constexpr);
        let body = function.body.range().filter(|_| is_eager && uses.is_for_host(declaration))?;
        let scope = function.target.unwrap_or(tree[declaration].scope);
        tree.is_templated(declaration, scope).then_some(Candidate {
            id: FunctionId::from_index(index),
            function,
            scope,
            body,
        })
    });
    all.collect()
}

/// Of each candidate the names that it calls and that one of them or a function of the device has.
fn called(uses: &HostUses<'_>, candidates: &[Candidate<'_>]) -> Vec<Vec<TokenId>> {
    let tokens = uses.tokens;
    let named = candidates.iter().filter(|one| one.function.name == FunctionName::Identifier);
    let own = named.map(|one| tokens.symbol(one.function.name_token));
    let wanted = SymbolSet::new(tokens, own.chain(uses.device.called()));
    let is_called = |at: &TokenId| {
        tokens.kind(*at) == Kind::Identifier && wanted.contains(tokens.symbol(*at)) && uses.is_called(*at)
    };
    candidates.iter().map(|one| one.body.iter().filter(is_called).collect()).collect()
}
