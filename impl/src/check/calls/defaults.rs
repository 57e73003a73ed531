//! What default arguments and default member initialisers name, as uses of the callers that use them.

use super::super::{Context, Spaces, demangled};
use super::callee::{Callee, Callees};
use super::caller::{Caller, Callers};
use super::device::{Addresses, Later, Noted};
use super::implicit::makes_object;
use super::variable::Mention;
use super::{CallForm, CallPlace, is_checked};
use crate::bodies::{FunctionUse, UseForm};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::reach::InitializedMember;
use crate::read::Reading;
use crate::sema::Accessed;
use crate::tree::Parameter;

/// How many default arguments may be used in each other.
const DEFAULTS_IN_DEFAULTS: usize = 8;

impl<'a> Later<'a> {
    /// What callers call in default arguments and default member initialisers that they use: it is reported where it
    /// stands.
    pub(super) fn add_defaults(
        &mut self,
        context: &Context<'a>,
        (spaces, callees, callers): (&Spaces, &Callees, &Callers<'_>),
    ) {
        let reading = context.reading;
        if self.outside.is_empty()
            && self.outside_variables.is_empty()
            && reading.bodies.member_initializers.is_empty()
        {
            return;
        }
        let mut found: Vec<Noted<'a>> = Vec::new();
        let mut variables: Vec<(Caller, Mention<'a>)> = Vec::new();
        let mut addresses: Addresses<'a> = Vec::new();
        for construction in &reading.bodies.constructions {
            let Some(caller) = callers.around(construction.open, None) else { continue };
            for (of, one) in reading.bodies.initializers(construction.defaults.iter()) {
                let form = (CallForm::MemberInitializer, Some(construction.open));
                let range = of.range(&reading.tree);
                match one {
                    Some(one) => {
                        let functions = functions_of(reading, (spaces, callees), one);
                        add_calls(context, form, &caller, functions, &mut found);
                    }
                    None => self.add_from(context, form, &caller, range, &mut found),
                }
                let accesses = one.map(|one| one.accesses.as_slice());
                self.add_variables(&caller, (range, None), accesses, &mut variables);
            }
        }
        for noted in &self.inside {
            self.add_default_arguments(context, noted, (&mut found, &mut variables, &mut addresses));
        }
        let mut first = 0;
        for _ in 0..DEFAULTS_IN_DEFAULTS {
            let new = found.get(first..).unwrap_or_default().to_vec();
            first = found.len();
            for noted in &new {
                self.add_default_arguments(context, noted, (&mut found, &mut variables, &mut addresses));
            }
        }
        self.addresses = addresses;
        self.inside.extend(found);
        self.variables.extend(variables);
    }

    /// The uses in the default arguments that a call leaves to be used.
    fn add_default_arguments(
        &self,
        context: &Context<'_>,
        noted: &Noted<'a>,
        (found, variables, addresses): (
            &mut Vec<Noted<'a>>,
            &mut Vec<(Caller, Mention<'a>)>,
            &mut Addresses<'a>,
        ),
    ) {
        let tree = &context.reading.tree;
        let Some(arguments) = &noted.one.arguments else { return };
        let is_pack = arguments.contains(&crate::bodies::Operand::Dependent);
        if noted.place != CallPlace::Body || is_pack || noted.one.form == UseForm::Conversion {
            return;
        }
        let Some(entity) = tree[tree[noted.callee.function].declaration].entity else { return };
        for id in &tree[entity].declarations {
            let Some(function) = tree.function(*id) else { continue };
            let parameters = function.parameters.of(&tree.parameters);
            for parameter in parameters.iter().skip(arguments.len()) {
                let caller = &noted.caller;
                let first = found.len();
                let place = DefaultPlace::of(context.reading, noted.one, parameter);
                self.add_from(context, (CallForm::DefaultArgument, None), caller, parameter.default(), found);
                let new = found.get_mut(first..).unwrap_or_default();
                new.iter_mut().for_each(|new| new.at = place.of_use(context.reading, new));
                // The call takes the address that is the argument; what is tested is taken where it stands.
                let is_address = |new: &Noted<'_>| {
                    new.one.arguments.is_none()
                        && !is_of_bool(context.reading, parameter)
                        && is_name(context.reading, parameter.default(), new.one.name)
                };
                if found.get(first).is_some_and(is_address) && found.len() == first + 1 {
                    addresses.extend(found.pop().map(|new| (new, noted.one.at)));
                }
                self.add_variables(caller, (parameter.default(), Some(place.call)), None, variables);
            }
        }
    }

    /// The variables that are named in `range`, as uses of `caller`; one that is all of it is taken at `call`.
    fn add_variables(
        &self,
        caller: &Caller,
        (range, call): (TokenRange, Option<TokenId>),
        accesses: Option<&'a [Accessed]>,
        found: &mut Vec<(Caller, Mention<'a>)>,
    ) {
        found.extend(self.variables_in(range).iter().map(|&one| {
            let taken_at = call.filter(|_| one.range == range);
            (caller.clone(), Mention { one, taken_at, accesses, is_evaluated: false })
        }));
    }

    /// The uses in `range`, as calls of `caller`; what makes objects is told at `object`, if that is given.
    fn add_from(
        &self,
        context: &Context<'_>,
        (form, object): (CallForm, Option<TokenId>),
        caller: &Caller,
        range: TokenRange,
        found: &mut Vec<Noted<'a>>,
    ) {
        let known = self.functions_in(range).iter().filter_map(|&(one, callee)| Some((one, callee?)));
        add_calls(context, (form, object), caller, known, found);
    }
}

/// The functions that a default member initialiser calls as an instance has it.
pub(super) fn functions_of<'a>(
    reading: &'a Reading,
    (spaces, callees): (&Spaces, &Callees),
    one: &'a InitializedMember,
) -> impl Iterator<Item = (&'a FunctionUse, Callee)> {
    let is_named = |one: &FunctionUse| one.resolved.as_ref().is_none_or(demangled::is_named);
    let calls = one.calls.iter().filter(move |one| one.context.is_own_code() && is_named(one));
    calls.filter_map(move |one| Some((one, callees.called(reading, spaces, one).ok()?)))
}

/// The uses `all`, as calls of `caller`; what makes objects is told at `object`, if that is given.
fn add_calls<'a>(
    context: &Context<'_>,
    (form, object): (CallForm, Option<TokenId>),
    caller: &Caller,
    all: impl Iterator<Item = (&'a FunctionUse, Callee)>,
    found: &mut Vec<Noted<'a>>,
) {
    let place = CallPlace::Body;
    found.extend(all.map(|(one, callee)| Noted {
        one,
        at: object.filter(|_| makes_object(one)).unwrap_or(one.at),
        place,
        caller: caller.clone(),
        callee,
        checked: is_checked(context, form, place),
    }));
}

/// Where the uses in a default argument are told.
struct DefaultPlace {
    /// The default argument, parentheses around it left out.
    whole: TokenRange,
    /// The end of the arguments of the call that uses it: the last name or literal there, or the callee.
    call: TokenId,
}

impl DefaultPlace {
    fn of(reading: &Reading, call: &FunctionUse, parameter: &Parameter) -> DefaultPlace {
        let tokens = &reading.tokens;
        let mut whole = parameter.default();
        while whole.len() > 2
            && tokens.kind(whole.start) == Kind::OpenParen
            && tokens.partner(whole.start) == whole.last()
        {
            whole = TokenRange::new(whole.start.next(), whole.last());
        }
        let open = tokens.angle_partner(call.name.next()).unwrap_or(call.name).next();
        let arguments = match tokens.kind(open) {
            Kind::OpenParen | Kind::OpenBrace => TokenRange::new(open.next(), tokens.partner(open)),
            _ => TokenRange::new(open, open),
        };
        let ends = |at: &TokenId| tokens.kind(*at) == Kind::Identifier || tokens.kind(*at).is_literal();
        DefaultPlace { whole, call: arguments.iter().filter(ends).last().unwrap_or(call.at) }
    }

    /// What makes the whole of the default argument without a call by a name is told with the call.
    fn of_use(&self, reading: &Reading, noted: &Noted<'_>) -> TokenId {
        let tokens = &reading.tokens;
        let name = noted.one.name;
        let is_whole = match tokens.kind(name) {
            kind if kind.is_literal() => self.whole.len() == 1,
            _ if noted.one.form.constructs() => {
                let open = tokens.angle_partner(name.next()).unwrap_or(name).next();
                matches!(tokens.kind(open), Kind::OpenParen | Kind::OpenBrace)
                    && tokens.partner(open) == self.whole.last()
            }
            _ => false,
        };
        if is_whole && self.whole.contains(name) { self.call } else { noted.at }
    }
}

fn is_of_bool(reading: &Reading, parameter: &Parameter) -> bool {
    parameter.type_specifier.iter().any(|at| reading.tokens.kind(at) == Kind::Bool)
}

/// Whether `range` is a name, with `&` before it or not, that ends in the component `name`.
fn is_name(reading: &Reading, range: TokenRange, name: TokenId) -> bool {
    let tokens = &reading.tokens;
    let end = tokens.angle_partner(name.next()).unwrap_or(name);
    let before = TokenRange::new(range.start, name);
    let is_part = |at: TokenId| match tokens.kind(at) {
        Kind::Amp => at == range.start,
        kind => matches!(kind, Kind::Identifier | Kind::ColonColon),
    };
    end.next() == range.end && before.iter().all(is_part)
}
