//! The variables of the host that device code names.

use super::super::function_type::is_variable;
use super::super::{Context, Memory, fact, lookup, naming, variable};
use super::caller::Caller;
use super::declared::Declared;
use crate::bodies::{Branch, Operand, VariableUse};
use crate::diag::{Finding, Related};
use crate::ids::spelled::{Spelling, Standpoint};
use crate::lex::{Kind, TokenId, TokenRange, Tokens};
use crate::names::{Lookup, Named};
use crate::read::Reading;
use crate::rules::generated::{self as rules, MemoryClass, Space, VariableUse as Need};
use crate::sema::{Access, Accessed, Generated};
use crate::tree::{
    DeclarationId, DeclarationKind, Form, FunctionId, Initializer, Shape, SpecifierKind, Variable,
};

/// How many references may be bound to each other, and constants be initialised with each other.
const CHAIN: u32 = 8;

/// The variables of namespaces and classes that a unit's functions name.
pub(super) struct Variables<'a> {
    reading: &'a Reading,
    memory: &'a Memory,
    pub(super) declared: &'a Declared<'a>,
}

/// The name of a variable in the code of a function.
#[derive(Clone, Copy)]
pub(super) struct Mention<'a> {
    pub(super) one: &'a VariableUse,
    /// It is a default argument of the call there, which is made of it.
    pub(super) taken_at: Option<TokenId>,
    /// What is done with variables in the instance that it stands in, if that is not all that the function around is an instance of.
    pub(super) accesses: Option<&'a [Accessed]>,
    /// The function around is constexpr, and no code calls it with what is certainly no constant.
    pub(super) is_evaluated: bool,
}

/// What a variable is to device code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    /// Nothing is known of it before the program runs.
    Changing,
    /// It may change under way: a mention reads it even where the value is discarded.
    Volatile,
    /// An arithmetic constant.
    Constant,
    /// An array or object of constants.
    Constants,
}

impl<'a> Variables<'a> {
    /// Those that were noted.
    pub(super) fn of(reading: &'a Reading, memory: &'a Memory, declared: &'a Declared<'a>) -> Variables<'a> {
        Variables { reading, memory, declared }
    }

    /// Judges a mention in code that is generated of `caller`, in the instance whose accesses are given if it is one.
    pub(super) fn judge(
        &self,
        context: &mut Context<'_>,
        caller: &Caller,
        mention: &Mention<'_>,
        instance: Option<&[Accessed]>,
    ) {
        let one = mention.one;
        let Some(id) = self.found(one) else { return };
        let in_instance = instance.and_then(|all| all.iter().find(|access| access.name == one.name));
        let accessed = in_instance.or_else(|| self.accessed(one));
        match self.need(context, mention, id, accessed) {
            Ok(Need::Object) => {
                // Of what a default argument names the call takes the address.
                let is_taken = accessed
                    .and_then(|one| one.how.as_ref())
                    .is_some_and(|how| how.contains(&Access::Addressed));
                let at = mention.taken_at.filter(|_| is_taken).unwrap_or(one.range.start);
                self.report(context, caller.space, at, id);
            }
            Ok(_) => {}
            Err(reason) => context.count_unknown(reason),
        }
    }

    fn accessed(&self, one: &VariableUse) -> Option<&'a Accessed> {
        let all = &self.reading.bodies.accesses;
        all.get(all.binary_search_by_key(&one.name, |access| access.name).ok()?)
    }

    /// Judges a mention in the initialiser of a variable in device memory: only an address is certain to be an error of
    /// this kind.
    pub(super) fn judge_initializer(&self, context: &mut Context<'_>, one: &VariableUse) {
        let Some(id) = self.found(one) else { return };
        let how = self.accessed(one).and_then(|one| one.how.as_ref());
        let is_addressed = how.is_some_and(|how| how.contains(&Access::Addressed));
        if is_addressed && self.sort(context, one, id).is_ok() {
            self.report(context, Space::D, one.range.start, id);
        }
    }

    fn report(&self, context: &mut Context<'_>, user: Space, at: TokenId, id: DeclarationId) {
        let Some(variable) = self.reading.tree.variable(id) else { return };
        let name = match variable.name_token.filter(|_| naming::is_c_variable(self.reading, id)) {
            Some(name) => self.reading.tokens.name(name).to_owned(),
            None => naming::plain_variable(self.reading, variable).replace("<unnamed>", "_NV_ANON_NAMESPACE"),
        };
        report(context, user, at, (&name, variable.name_token));
    }

    /// The variable of the host that a mention means: the one that a reference is bound to.
    fn found(&self, one: &VariableUse) -> Option<DeclarationId> {
        let (mut id, _) = self.declared.variable(one)?;
        if !is_variable(self.reading, id) {
            return None;
        }
        for _ in 0..CHAIN {
            if !self.is_of_host(id) {
                return None;
            }
            let Some(bound) = self.bound(id) else { return Some(id) };
            id = bound?;
        }
        None
    }

    /// Whether a variable is a plain one without a memory space.
    fn is_of_host(&self, id: DeclarationId) -> bool {
        let tree = &self.reading.tree;
        let Some(entity) = tree[id].entity else { return false };
        self.memory.of(entity) == MemoryClass::None
            && tree[entity].declarations.iter().all(|id| {
                tree[*id].form == Form::Plain
                    && !fact::in_template(self.reading, *id)
                    && tree.attributes_of(*id).is_empty()
            })
    }

    /// What a reference is bound to: `Some(None)` where that is not certain, `None` for other variables and references
    /// that no variable is known for.
    fn bound(&self, id: DeclarationId) -> Option<Option<DeclarationId>> {
        let (tree, tokens) = (&self.reading.tree, &self.reading.tokens);
        let variable = tree.variable(id)?;
        let is_reference = matches!(variable.shape, Shape::LvalueReference | Shape::RvalueReference);
        // Each thread has its own reference.
        if !is_reference || tree.has_specifier(id, SpecifierKind::ThreadLocal) {
            return None;
        }
        let is_declared_only =
            variable.initializer == Initializer::None && tree.has_specifier(id, SpecifierKind::Extern);
        let Initializer::Equals(_, value) = variable.initializer else {
            return if is_declared_only { None } else { Some(None) };
        };
        let is_name = value.len() == 1 && tokens.kind(value.start) == Kind::Identifier;
        if is_name {
            return Some(self.named(id, value));
        }
        let is_created =
            tokens.kind(value.start) == Kind::Star && tokens.kind(value.start.next()) == Kind::New;
        if is_created { None } else { Some(None) }
    }

    /// The variable of the name `range` in the initialiser of the declaration `id`.
    fn named(&self, id: DeclarationId, range: TokenRange) -> Option<DeclarationId> {
        let (tree, names) = (&self.reading.tree, &self.reading.names);
        let scope = tree.variable(id)?.target.unwrap_or(tree[id].scope);
        let Lookup::Found(found) = lookup::resolve(self.reading, scope, range) else { return None };
        match names.declarations(found.binding, range.start).next()? {
            Named::Declaration(id) if tree.variable(id).is_some_and(|variable| !variable.is_field) => {
                Some(id)
            }
            _ => None,
        }
    }

    /// What a mention needs of the variable `id`.
    ///
    /// # Errors
    /// Why that is not certain.
    fn need(
        &self,
        context: &Context<'_>,
        mention: &Mention<'_>,
        id: DeclarationId,
        accessed: Option<&Accessed>,
    ) -> Result<Need, &'static str> {
        let sort = self.sort(context, mention.one, id)?;
        let accessed = accessed.ok_or("variable-use")?;
        if accessed.context.branch == Branch::Unknown || accessed.generated == Generated::LeftOut {
            return Err("variable-branch");
        }
        if sort == Sort::Volatile {
            return Ok(Need::Object);
        }
        let is_constant = matches!(sort, Sort::Constant | Sort::Constants);
        match accessed.generated {
            Generated::Discarded => return Ok(Need::Nothing),
            Generated::Folded if is_constant || accessed.is_address() => return Err("variable-constant"),
            Generated::Use if is_constant && mention.is_evaluated => return Err("variable-constant"),
            _ => {}
        }
        let how = accessed.how.as_ref().ok_or("variable-use")?;
        let is_value = sort == Sort::Constant && !how.contains(&Access::Addressed);
        Ok(if how.is_empty() || is_value { Need::Nothing } else { Need::Object })
    }

    /// # Errors
    /// Why it is not certain.
    fn sort(
        &self,
        context: &Context<'_>,
        one: &VariableUse,
        id: DeclarationId,
    ) -> Result<Sort, &'static str> {
        let (tree, tokens) = (&self.reading.tree, &self.reading.tokens);
        let entity = tree[id].entity.ok_or("variable-type")?;
        let all: Vec<&Variable> =
            tree[entity].declarations.iter().filter_map(|id| tree.variable(*id)).collect();
        let first = all.first().ok_or("variable-type")?;
        let is_known = matches!(one.operand, Operand::Scalar | Operand::Object(_) | Operand::Pointer(_));
        if !is_known || first.is_deduced || first.shape == Shape::Function {
            return Err("variable-type");
        }
        let words =
            |kind: Kind| all.iter().any(|one| one.type_specifier.iter().any(|at| tokens.kind(at) == kind));
        let is_class = matches!(one.operand, Operand::Object(_));
        if words(Kind::Volatile) {
            let is_plain = first.shape == Shape::Plain && one.operand == Operand::Scalar;
            return if is_plain { Ok(Sort::Volatile) } else { Err("variable-type") };
        }
        let is_constexpr =
            tree[entity].declarations.iter().any(|id| tree.has_specifier(*id, SpecifierKind::Constexpr));
        let DeclarationKind::Variable(index) = tree[id].kind else { return Err("variable-type") };
        let (is_const, is_reference) = variable::constness(context, index).map_err(|_| "variable-type")?;
        if is_reference || !is_const && !is_constexpr {
            return Ok(Sort::Changing);
        }
        let Some(initialised) = all.iter().find(|one| one.initializer != Initializer::None) else {
            // Another unit defines it, or else it may be made by a constexpr constructor.
            let is_declaration = |id: &DeclarationId| {
                let is_member = tree[tree[*id].scope].class().is_some()
                    && !tree.has_specifier(*id, SpecifierKind::Inline);
                is_member && tree.variable(*id).is_some_and(|one| one.target.is_none())
                    || tree.only_declares(*id)
            };
            let is_declared_only = tree[entity].declarations.iter().all(is_declaration);
            return Ok(if is_class && !is_declared_only { Sort::Constants } else { Sort::Changing });
        };
        if initialised.name_token > Some(one.name) {
            return Err("variable-constant");
        }
        if is_class || first.shape == Shape::Array {
            let is_member = tree[tree[id].scope].class().is_some();
            return if is_member { Err("variable-object") } else { Ok(Sort::Constants) };
        }
        if first.shape == Shape::Pointer {
            let is_text = match initialised.initializer {
                Initializer::Equals(_, value) => value.len() == 1 && tokens.kind(value.start) == Kind::String,
                _ => false,
            };
            return if is_text && !is_constexpr { Ok(Sort::Changing) } else { Err("variable-constant") };
        }
        if is_constexpr {
            return Ok(Sort::Constant);
        }
        match self.is_constant(initialised, CHAIN) {
            Some(true) => Ok(Sort::Constant),
            Some(false) => Ok(Sort::Changing),
            None => Err("variable-constant"),
        }
    }

    /// Whether an arithmetic variable is a constant ([expr.const]); `None` where that is not certain.
    fn is_constant(&self, variable: &Variable, depth: u32) -> Option<bool> {
        let tokens = &self.reading.tokens;
        let depth = depth.checked_sub(1)?;
        let range = variable.initializer.range()?;
        let scope = self.reading.tree[variable.declaration].scope;
        let place = Standpoint::new(scope, range.start, Default::default());
        let value = TokenRange::new(range.start.next(), range.end);
        if matches!(variable.initializer, Initializer::Equals(..))
            && Spelling::new(self.reading).constant_at(value, place).is_ok()
        {
            return Some(true);
        }
        let names = range.iter().filter(|at| tokens.kind(*at) == Kind::Identifier);
        for name in names {
            let one = TokenRange::new(name, name.next());
            let id = self.named(variable.declaration, one)?;
            let other = self.reading.tree.variable(id)?;
            let is_constexpr = self.reading.tree.has_specifier(id, SpecifierKind::Constexpr);
            let is_plain = other.shape == Shape::Plain && self.is_of_host(id);
            let is_scalar = is_plain
                && !other.type_specifier.is_empty()
                && is_arithmetic(self.reading, other.type_specifier);
            if !is_scalar {
                return None;
            }
            let is_whole = matches!(variable.initializer, Initializer::Equals(_, value) if value == one);
            if !other.is_const && !is_constexpr {
                return is_whole.then_some(false);
            }
            if !is_constexpr && self.is_constant(other, depth) != Some(true) {
                return None;
            }
        }
        // `(long)"text"` is none.
        let has_text = range.iter().any(|at| tokens.kind(at) == Kind::String);
        let is_plain = |at: TokenId| {
            let kind = tokens.kind(at);
            kind.is_literal()
                || kind.is_builtin_type() && !has_text
                || matches!(
                    kind,
                    Kind::Identifier | Kind::Assign | Kind::True | Kind::False | Kind::Plus | Kind::Minus
                )
                || matches!(
                    kind,
                    Kind::Star | Kind::OpenBrace | Kind::CloseBrace | Kind::OpenParen | Kind::CloseParen
                )
        };
        range.iter().all(is_plain).then_some(true)
    }

    /// Whether an operator before what begins at `start` may leave it out: [`may_be_skipped`].
    pub(super) fn may_be_skipped(&self, caller: &Caller, start: TokenId) -> bool {
        let (tree, tokens) = (&self.reading.tree, &self.reading.tokens);
        let body = caller.function.and_then(|function| tree[function].body.range());
        let Some(body) = body.filter(|body| body.contains(start)) else {
            // A default argument or member initialiser.
            let end = opening(tokens, start).unwrap_or(start.previous());
            return may_be_skipped(tokens, end, start, |_| false);
        };
        let is_parameter = |name: TokenId| {
            let symbol = tokens.symbol(name);
            let all: &[crate::tree::Parameter] = caller
                .function
                .map_or(&[], |function: FunctionId| tree[function].parameters.of(&tree.parameters));
            tokens.kind(name) == Kind::Identifier
                && all.iter().any(|one| one.name().is_some_and(|own| tokens.symbol(own) == symbol))
                && lookup::declared_in_block(self.reading, body.start, name, symbol).is_none()
        };
        may_be_skipped(tokens, body.start, start, is_parameter)
    }
}

/// Says that code of `user` at `at` needs the variable `name`, declared by that token, of the host.
pub(super) fn report(
    context: &mut Context<'_>,
    user: Space,
    at: TokenId,
    (name, declared): (&str, Option<TokenId>),
) {
    let start = |token: TokenId| context.reading.tokens.get(token).start;
    let (at, declared) = (start(at), declared.map(start));
    let declared = declared.map(|at| Related { at, label: "the variable is declared here" });
    let cell = rules::decide_call_variable(context.dialect, context.pass, user, Need::Object);
    for said in cell.reports {
        context.find(Finding::reported(said, at, &[("name", name)]).related(declared));
    }
}

/// Those among the variables `all`, in the order of the text, that are named in `range`.
pub(super) fn variables_in<'s, 'a>(all: &'s [&'a VariableUse], range: TokenRange) -> &'s [&'a VariableUse] {
    let first = all.partition_point(|one| one.name < range.start);
    let end = all.partition_point(|one| one.name < range.end);
    all.get(first..end).unwrap_or_default()
}

/// Whether keywords alone spell an arithmetic type.
fn is_arithmetic(reading: &Reading, range: TokenRange) -> bool {
    range.iter().map(|at| reading.tokens.kind(at)).all(|kind| {
        kind.is_arithmetic_type()
            || matches!(kind, Kind::Const | Kind::Static | Kind::Constexpr | Kind::Inline | Kind::Extern)
    })
}

/// The bracket that is open at `at`; `None` where a statement begins first.
fn opening(tokens: &Tokens, at: TokenId) -> Option<TokenId> {
    let mut at = at;
    while at.0 > 0 {
        at = at.previous();
        match tokens.kind(at) {
            kind if kind.is_close_bracket() => at = tokens.partner(at),
            kind if kind.is_open_bracket() => return Some(at),
            Kind::Semicolon => return None,
            // What stands between may be template arguments.
            Kind::Greater => at = tokens.angle_partner(at).unwrap_or(at),
            Kind::Less => return None,
            _ => {}
        }
    }
    None
}

/// Whether `?`, `&&` or `||` around the operand that begins at `start` may leave it without a use: what stands before
/// them may be a constant. `is_parameter` tells whether a token is the name of a parameter, which never is one.
fn may_be_skipped(
    tokens: &Tokens,
    function: TokenId,
    start: TokenId,
    is_parameter: impl Fn(TokenId) -> bool,
) -> bool {
    let mut at = start;
    while at > function {
        at = at.previous();
        match tokens.kind(at) {
            kind if kind.is_close_bracket() => at = tokens.partner(at),
            Kind::Semicolon => return false,
            Kind::Question | Kind::AmpAmp | Kind::PipePipe => {
                let operand = at.previous();
                let is_whole = matches!(
                    tokens.kind(operand.previous()),
                    Kind::Return | Kind::Assign | Kind::OpenParen | Kind::Semicolon | Kind::OpenBrace
                );
                if !is_whole || !is_parameter(operand) {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}
