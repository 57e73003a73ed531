//! Overload resolution: [over.match] over what the parser knows of the arguments, and simple template argument
//! deduction. A choice that is not certain leaves all candidates that may be meant.

use std::rc::Rc;

use crate::conversions::{Operand, Rank, decayed, rank};
use crate::program::{Form, FunctionEntity, Program, TemplateParameter};
use crate::scopes::Scopes;
use crate::types::{Argument, PathPart, Signature, Type};

/// The arguments of a call.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arguments {
    /// One after the other.
    pub(crate) list: Vec<Operand>,
    /// A pack is expanded among them: their number is not known.
    pub(crate) expanded: bool,
}

/// A function that may be called, and the template arguments that this needs.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Candidate {
    /// Index into `Program::function_entities`.
    pub(crate) entity: usize,
    /// The function template's own arguments, where they are known.
    pub(crate) arguments: Option<Vec<Argument>>,
    /// The same where closures are among them: these are [`Type::Closure`].
    pub(crate) with_closures: Option<Vec<Argument>>,
}

impl Candidate {
    /// A function of whose template arguments nothing is known.
    pub(crate) fn of(entity: usize) -> Candidate {
        Candidate { entity, arguments: None, with_closures: None }
    }
}

/// The object that a member function is called for: its type with qualifiers, and whether it is an lvalue.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Object {
    /// Its type.
    pub(crate) written: Type,
    /// It is an lvalue.
    pub(crate) lvalue: bool,
}

impl Object {
    /// The rank of its conversion to the implicit object parameter of a function ([over.match.funcs]).
    pub(crate) fn rank(&self, program: &Program, entity: usize) -> Rank {
        if program.is_static_function(entity) {
            return Rank::Exact;
        }
        let qualifiers = &program.function_entities[entity].signature.qualifiers;
        let has = |word: &str| qualifiers.split(' ').any(|written| written == word);
        let (is_const, is_volatile) = (self.written.is_const(), self.written.is_volatile());
        let is_bound = match (has("&&"), has("&")) {
            (true, _) => !self.lvalue,
            (_, true) => self.lvalue || has("const") && !has("volatile"),
            _ => true,
        };
        if !is_bound || is_const && !has("const") || is_volatile && !has("volatile") {
            return Rank::Impossible;
        }
        match is_const == has("const") && is_volatile == has("volatile") {
            true => Rank::Exact,
            false => Rank::Qualified,
        }
    }
}

/// The depth of a function template's own parameters.
pub(crate) fn own_depth(entity: &FunctionEntity) -> usize {
    entity.path.iter().filter(|part| part.arguments.is_some()).count()
}

/// The functions among `functions` that a call may mean: one where overload resolution is certain. `put` are the
/// arguments of the class template whose members they are.
pub(crate) fn choose(
    scopes: &Scopes,
    program: &Program,
    functions: &[usize],
    explicit: Option<&[Argument]>,
    put: &[(usize, Vec<Argument>)],
    arguments: &Arguments,
) -> Vec<Candidate> {
    choose_of(scopes, program, functions, explicit, (put, None), arguments)
}

/// The same of functions that are called for an object, where that is known.
pub(crate) fn choose_of(
    scopes: &Scopes,
    program: &Program,
    functions: &[usize],
    explicit: Option<&[Argument]>,
    (put, object): (&[(usize, Vec<Argument>)], Option<&Object>),
    arguments: &Arguments,
) -> Vec<Candidate> {
    let viable = viable_of(scopes, program, functions, explicit, (put, object), arguments);
    match viable.is_empty() {
        true => functions.iter().map(|entity| Candidate::of(*entity)).collect(),
        false => best_of(program, viable),
    }
}

/// The functions that an operator may mean: of `members` for the first operand as object, and of `free`.
pub(crate) fn choose_operator(
    scopes: &Scopes,
    program: &Program,
    (members, put): (&[usize], &[(usize, Vec<Argument>)]),
    free: &[usize],
    arguments: &Arguments,
) -> Vec<Candidate> {
    let first = arguments.list.first();
    let object = first.and_then(|one| {
        let written = one.written.clone().filter(|t| !t.is_dependent())?;
        Some(Object { written, lvalue: one.lvalue })
    });
    let others = arguments.list.get(1..).unwrap_or_default().to_vec();
    let others = Arguments { list: others, expanded: arguments.expanded };
    let mut viable = viable_of(scopes, program, members, None, (put, object.as_ref()), &others);
    if object.is_none() {
        viable.iter_mut().for_each(|(_, ranks)| ranks.insert(0, Rank::Unknown));
    }
    viable.extend(viable_of(scopes, program, free, None, (&[], None), arguments));
    best_of(program, viable)
}

/// The functions that can be called, with the ranks of the object and the arguments.
fn viable_of(
    scopes: &Scopes,
    program: &Program,
    functions: &[usize],
    explicit: Option<&[Argument]>,
    (put, object): (&[(usize, Vec<Argument>)], Option<&Object>),
    arguments: &Arguments,
) -> Vec<(Candidate, Vec<Rank>)> {
    let mut viable: Vec<(Candidate, Vec<Rank>)> = Vec::new();
    for &entity in functions {
        let known = &program.function_entities[entity];
        if known.specialisation.is_some() || (explicit.is_some() && known.template.is_none()) {
            continue;
        }
        let of_object = object.map(|object| object.rank(program, entity));
        if of_object == Some(Rank::Impossible) {
            continue;
        }
        if let Some((candidate, mut ranks)) = judge(scopes, program, entity, explicit, put, arguments) {
            ranks.splice(0..0, of_object);
            viable.push((candidate, ranks));
        }
    }
    viable
}

/// Those that no other one is better than.
fn best_of(program: &Program, viable: Vec<(Candidate, Vec<Rank>)>) -> Vec<Candidate> {
    let mut best: Vec<Candidate> = Vec::new();
    for (index, (candidate, ranks)) in viable.iter().enumerate() {
        let beaten = viable.iter().enumerate().any(|(other, (rival, theirs))| {
            other != index && beats(program, rival, theirs, candidate, ranks)
        });
        if !beaten {
            best.push(candidate.clone());
        }
    }
    if best.is_empty() { viable.into_iter().map(|(candidate, _)| candidate).collect() } else { best }
}

/// Whether a candidate is better than another: no argument worse, and one better or less of a template.
fn beats(program: &Program, one: &Candidate, ranks: &[Rank], other: &Candidate, theirs: &[Rank]) -> bool {
    if ranks.iter().chain(theirs).any(|r| *r == Rank::Unknown) {
        return false;
    }
    let both = ranks.iter().zip(theirs).enumerate();
    let both: Vec<(Rank, Rank)> = both
        .map(|(at, (a, b))| (among(program, one, other, at, *a), among(program, other, one, at, *b)))
        .collect();
    let pairs = || both.iter();
    if pairs().any(|(a, b)| a > b) {
        return false;
    }
    let template = |c: &Candidate| program.function_entities[c.entity].template.is_some();
    let exact = pairs().all(|(a, b)| a == b);
    pairs().any(|(a, b)| a < b)
        || (!template(one) && template(other))
        || (exact
            && template(one)
            && template(other)
            && is_more_specialised(program, one, other, ranks.len()))
}

/// [over.ics.rank]: the rank of an argument beside that of another candidate: what a reference adds to what it is bound to counts beside
/// other references only.
fn among(program: &Program, one: &Candidate, other: &Candidate, at: usize, rank: Rank) -> Rank {
    let parameter = |c: &Candidate| program.function_entities[c.entity].signature.parameters.get(at).cloned();
    match (parameter(one), parameter(other)) {
        (Some(Type::Reference(of)), Some(to))
            if rank == Rank::Qualified
                && !to.is_reference()
                && !matches!(of.unqualified(), Type::Pointer(_) | Type::Parameter(..)) =>
        {
            Rank::Exact
        }
        _ => rank,
    }
}

/// [temp.func.order], [temp.deduct.partial]: the parameters of the other template that arguments are given for can become those of this
/// one, and not the other way round. Of references what they refer to counts, and where that is equal which is const.
fn is_more_specialised(program: &Program, one: &Candidate, other: &Candidate, count: usize) -> bool {
    let pack = |t: &Type| matches!(t, Type::Pack(_) | Type::RValueReference(_));
    let takes = |pattern: &FunctionEntity, actual: &FunctionEntity| {
        let Some(header) = header(program, pattern) else { return false };
        let mut list = vec![None; header.parameters.len()];
        let (patterns, actuals) = (&pattern.signature.parameters, &actual.signature.parameters);
        let given = || patterns.iter().zip(actuals).take(count);
        given().count() == count
            && !given().any(|(p, a)| pack(p) || pack(a))
            && given().all(|(p, a)| unify(own_depth(pattern), referred(p), referred(a), &mut list))
    };
    let (one, other) = (&program.function_entities[one.entity], &program.function_entities[other.entity]);
    match (takes(other, one), takes(one, other)) {
        (true, false) => true,
        (true, true) => is_more_const(one, other, count) && !is_more_const(other, one, count),
        _ => false,
    }
}

/// What a reference refers to, without const and volatile of its own.
fn referred(t: &Type) -> &Type {
    match t {
        Type::Reference(of) => of.unqualified(),
        other => other.unqualified(),
    }
}

/// Whether a template refers to something const where the other one refers to the same that is not.
fn is_more_const(one: &FunctionEntity, other: &FunctionEntity, count: usize) -> bool {
    let pairs = one.signature.parameters.iter().zip(&other.signature.parameters).take(count);
    let mut pairs = pairs.filter_map(|pair| match pair {
        (Type::Reference(a), Type::Reference(b)) => Some((a, b)),
        _ => None,
    });
    pairs.any(|(a, b)| a.is_const() && !b.is_const())
}

/// The ranks of the arguments of one candidate; `None` where it is not viable.
fn judge(
    scopes: &Scopes,
    program: &Program,
    entity: usize,
    explicit: Option<&[Argument]>,
    put: &[(usize, Vec<Argument>)],
    arguments: &Arguments,
) -> Option<(Candidate, Vec<Rank>)> {
    let known = &program.function_entities[entity];
    let parameters = &known.signature.parameters;
    let pack = parameters.iter().any(|p| matches!(p, Type::Pack(_)));
    let count = arguments.list.len();
    let open_ended = known.signature.variadic || pack;
    if !arguments.expanded && (count < known.required || (!open_ended && count > parameters.len())) {
        return None;
    }
    let (mut own, mut with_closures) = (None, None);
    let mut ranks: Vec<Rank> = Vec::new();
    if pack && !arguments.expanded {
        own = deduced_pack(program, known, explicit, arguments);
    }
    if arguments.expanded || (pack && own.is_none()) {
        ranks.push(Rank::Unknown);
        return Some((Candidate::of(entity), ranks));
    }
    if known.template.is_some() && own.is_none() {
        match deduced(program, known, explicit, arguments) {
            Deduced::Failed => return None,
            Deduced::Unknown => own = written_pack(program, known, explicit),
            Deduced::Known(list) if list.iter().any(Argument::names_closure) => with_closures = Some(list),
            Deduced::Known(list) => own = Some(list),
        }
    }
    let parameters = parameters_of(known, put, own.as_deref());
    for (index, argument) in arguments.list.iter().enumerate() {
        let found = match parameters.get(index) {
            None => Rank::Ellipsis,
            Some(parameter) => rank(scopes, program, argument, parameter),
        };
        if found == Rank::Impossible {
            return None;
        }
        ranks.push(found);
    }
    Some((Candidate { entity, arguments: own, with_closures }, ranks))
}

/// The parameter types of a function, with the arguments of its class template and its own as far as they are known.
pub(crate) fn parameters_of(
    known: &FunctionEntity,
    put: &[(usize, Vec<Argument>)],
    own: Option<&[Argument]>,
) -> Vec<Type> {
    let mut parameters = known.signature.parameters.clone();
    let own = own.map(|list| (own_depth(known), list));
    for (depth, list) in put.iter().map(|(depth, list)| (*depth, list.as_slice())).chain(own) {
        parameters = parameters.iter().flat_map(|parameter| parameter.expanded(depth, list)).collect();
    }
    parameters
}

/// The template arguments that an explicit specialisation or instantiation is written for, or that its parameters give;
/// `None` where they are not certain.
pub(crate) fn arguments_of(
    program: &Program,
    template: usize,
    declaration: &crate::program::FunctionDeclaration,
) -> Option<Vec<Argument>> {
    let actual: Vec<Type> = declaration.parameters.iter().map(|p| p.written.adjusted()).collect();
    instance_arguments(program, template, declaration.arguments.as_deref().unwrap_or_default(), &actual)
}

/// The template arguments of the instance with the arguments `written` and the parameter types `actual`; `None` where
/// there is none or they are not certain.
pub(crate) fn instance_arguments(
    program: &Program,
    template: usize,
    written: &[Argument],
    actual: &[Type],
) -> Option<Vec<Argument>> {
    let known = &program.function_entities[template];
    let header = header(program, known)?;
    if header.parameters.iter().any(|p| p.pack) {
        return None;
    }
    let mut list: Vec<Option<Argument>> = vec![None; header.parameters.len()];
    for (slot, argument) in list.iter_mut().zip(written) {
        *slot = Some(argument.clone());
    }
    for (pattern, actual) in known.signature.parameters.iter().zip(actual) {
        if pattern.is_dependent() && !unify(own_depth(known), pattern, actual, &mut list) {
            return None;
        }
    }
    list.into_iter().collect()
}

/// Whether a function template certainly has no instance with the arguments `written` of type `result (signature)`.
pub(crate) fn lacks_instance(
    program: &Program,
    template: usize,
    written: &[Argument],
    result: &Type,
    signature: &Signature,
) -> bool {
    let known = &program.function_entities[template];
    let Some(header) = header(program, known).filter(|h| !h.parameters.iter().any(|p| p.pack)) else {
        return false;
    };
    let other_kind = |(parameter, argument): (&TemplateParameter, &Argument)| match argument {
        Argument::Type(_) => parameter.kind != "type",
        Argument::Template(_) => parameter.kind != "template",
        Argument::Value(_) => ["type", "template"].contains(&parameter.kind.as_str()),
        Argument::Pack(_) => !parameter.pack,
    };
    if written.len() > header.parameters.len() || header.parameters.iter().zip(written).any(other_kind) {
        return true;
    }
    let all_written = written.len() == header.parameters.len();
    let arguments = match all_written {
        true => Some(written.to_vec()),
        false => instance_arguments(program, template, written, &signature.parameters),
    };
    let Some(arguments) = arguments else { return false };
    let depth = own_depth(known);
    let differs = |pattern: &Type, actual: &Type| {
        let own = pattern.substitute(depth, &arguments);
        !own.is_dependent() && !own.has_placeholder() && own.adjusted() != actual.adjusted()
    };
    let parameters = known.signature.parameters.iter().zip(&signature.parameters);
    known.signature.variadic != signature.variadic
        || differs(&known.result, result)
        || parameters.into_iter().any(|(pattern, actual)| differs(pattern, actual))
}

/// The outcome of deduction.
enum Deduced {
    Failed,
    Unknown,
    Known(Vec<Argument>),
}

/// A function template's own header: of its first declaration that has one.
fn header<'p>(program: &'p Program, known: &FunctionEntity) -> Option<&'p crate::program::TemplateHeader> {
    known.declarations.iter().find_map(|d| {
        let declared = &program.functions[*d];
        (declared.form == Form::Template).then(|| declared.headers.last()).flatten()
    })
}

/// [temp.deduct.call], for parameters without packs.
fn deduced(
    program: &Program,
    known: &FunctionEntity,
    explicit: Option<&[Argument]>,
    arguments: &Arguments,
) -> Deduced {
    let Some(header) = header(program, known) else { return Deduced::Unknown };
    if header.parameters.iter().any(|p| p.pack) {
        return Deduced::Unknown;
    }
    let depth = own_depth(known);
    let mut list: Vec<Option<Argument>> = vec![None; header.parameters.len()];
    for (slot, argument) in list.iter_mut().zip(explicit.into_iter().flatten()) {
        *slot = Some(argument.clone());
    }
    if explicit.is_some_and(|e| e.len() > header.parameters.len()) {
        return Deduced::Failed;
    }
    let mut open = false;
    for (parameter, argument) in known.signature.parameters.iter().zip(&arguments.list) {
        let given = explicit.unwrap_or_default();
        if !parameter.substitute(depth, given).is_dependent() {
            continue;
        }
        let closure = argument.closure.map(Type::Closure);
        let known = argument.written.as_ref().filter(|w| !argument.braced && !w.is_dependent());
        let Some(written) = closure.as_ref().or(known) else {
            open = true;
            continue;
        };
        let (pattern, actual) = deduction_pair(parameter, written, argument.lvalue);
        if !unify(depth, pattern, &actual, &mut list) {
            return Deduced::Failed;
        }
    }
    if !open {
        fill_defaults(depth, header, &mut list);
    }
    match list.into_iter().collect::<Option<Vec<Argument>>>() {
        Some(list) if !list.iter().any(Argument::is_dependent) => Deduced::Known(list),
        Some(_) => Deduced::Unknown,
        None if open || header.parameters.iter().any(|p| p.has_default) => Deduced::Unknown,
        None => Deduced::Failed,
    }
}

/// [temp.deduct.call]: the pattern and the type that are compared for a parameter and an argument of the type `written`.
fn deduction_pair<'t>(parameter: &'t Type, written: &Type, lvalue: bool) -> (&'t Type, Type) {
    match parameter {
        Type::Reference(of) => (of.as_ref(), written.clone()),
        Type::RValueReference(of) => match (of.as_ref(), lvalue) {
            (Type::Parameter(..), true) => (of.as_ref(), Type::Reference(std::rc::Rc::new(written.clone()))),
            (of, _) => (of, written.clone()),
        },
        other => (other, decayed(written)),
    }
}

/// The arguments of a template whose last parameter is a pack that nothing is deduced for: those that are written.
fn written_pack(
    program: &Program,
    known: &FunctionEntity,
    explicit: Option<&[Argument]>,
) -> Option<Vec<Argument>> {
    let (pack, leading) = header(program, known)?.parameters.split_last()?;
    let certain = pack.pack && !leading.iter().any(|p| p.pack);
    let fits = |e: &&[Argument]| e.len() >= leading.len() && !e.iter().any(Argument::is_dependent);
    let written = explicit.filter(|e| certain && fits(e))?;
    let (before, rest) = written.split_at(leading.len());
    let mut all = before.to_vec();
    all.push(Argument::Pack(rest.to_vec()));
    Some(all)
}

/// The arguments of a template whose last parameter is a pack of types that stands in the last parameter of the function
/// alone: behind those that are written for the pack ([temp.arg.explicit]) each argument of the call gives one.
fn deduced_pack(
    program: &Program,
    known: &FunctionEntity,
    explicit: Option<&[Argument]>,
    arguments: &Arguments,
) -> Option<Vec<Argument>> {
    let (pack, leading) = header(program, known)?.parameters.split_last()?;
    let (last, before) = known.signature.parameters.split_last()?;
    let Type::Pack(element) = last else { return None };
    let explicit = explicit.unwrap_or_default();
    let others = leading.iter().any(|p| p.pack) || pack.kind != "type" || !pack.pack;
    let (explicit, written) = explicit.split_at(explicit.len().min(leading.len()));
    if others || arguments.expanded || written.iter().any(Argument::is_dependent) {
        return None;
    }
    let depth = own_depth(known);
    let mut list: Vec<Option<Argument>> = explicit.iter().cloned().map(Some).collect();
    list.resize(leading.len() + 1, None);
    let mut elements = Vec::new();
    for (index, argument) in arguments.list.iter().enumerate() {
        if let Some(one) = index.checked_sub(before.len()).and_then(|k| written.get(k)) {
            elements.push(one.clone());
            continue;
        }
        let parameter = before.get(index).unwrap_or(element);
        if before.len() > index && !parameter.substitute(depth, explicit).is_dependent() {
            continue;
        }
        let written = argument.written.as_ref().filter(|w| !argument.braced && !w.is_dependent())?;
        let (pattern, actual) = deduction_pair(parameter, written, argument.lvalue);
        if !unify(depth, pattern, &actual, &mut list) {
            return None;
        }
        elements.extend(list[leading.len()].take());
    }
    let of_pack = arguments.list.len().saturating_sub(before.len());
    let mut all: Vec<Argument> = list.into_iter().take(leading.len()).collect::<Option<_>>()?;
    let whole = elements.len() == of_pack;
    all.push(Argument::Pack(elements));
    (whole && !all.iter().any(Argument::names_closure)).then_some(all)
}

/// [temp.deduct.type]: what nothing was deduced for is its default argument, which may name the parameters before it.
fn fill_defaults(depth: usize, header: &crate::program::TemplateHeader, list: &mut [Option<Argument>]) {
    for (index, parameter) in header.parameters.iter().enumerate().filter(|(_, p)| p.default.is_some()) {
        let before: Option<Vec<Argument>> = list[..index].iter().cloned().collect();
        let Some(before) = before.filter(|_| list[index].is_none()) else { continue };
        list[index] = match &parameter.default {
            Some(Argument::Type(written)) => Some(Argument::Type(written.substitute(depth, &before))),
            other => other.clone(),
        };
    }
}

/// Makes a dependent type equal to an actual one by filling in arguments; qualifiers that only the actual type has
/// are allowed where a conversion adds none.
pub(crate) fn unify(depth: usize, pattern: &Type, actual: &Type, list: &mut [Option<Argument>]) -> bool {
    match (pattern, actual) {
        (Type::Parameter(d, index), _) if *d == depth => match list.get_mut(*index) {
            Some(slot @ None) => {
                *slot = Some(Argument::Type(actual.clone()));
                true
            }
            Some(Some(Argument::Type(before))) => before == actual || before.unqualified() == actual,
            _ => false,
        },
        // [basic.type.qualifier]: the qualifiers of an array are those of its elements.
        (Type::Qualified { is_const: true, .. }, Type::Array(element, bound)) if element.is_const() => {
            let plain = element.unqualified().clone().qualified(false, element.is_volatile());
            let (unqualified, array) = (pattern.unqualified(), Type::Array(Rc::new(plain), bound.clone()));
            unify(depth, unqualified, &array, list)
        }
        (Type::Qualified { of, is_const, is_volatile }, _) => {
            let plain = actual.unqualified();
            let keeps = (actual.is_const() && !is_const, actual.is_volatile() && !is_volatile);
            unify(depth, of, &plain.clone().qualified(keeps.0, keeps.1), list)
        }
        (Type::Pointer(p), Type::Pointer(a))
        | (Type::Reference(p), Type::Reference(a))
        | (Type::RValueReference(p), Type::RValueReference(a)) => unify(depth, p, a, list),
        (Type::Array(p, n), Type::Array(a, m)) => {
            if let (Some(n), Some(m)) = (n, m)
                && n != m
                && !fill(depth, n, m, list)
            {
                return false;
            }
            unify(depth, p, a, list)
        }
        (Type::Function(p, s), Type::Function(a, t)) => {
            s.parameters.len() == t.parameters.len()
                && unify(depth, p, a, list)
                && s.parameters.iter().zip(&t.parameters).all(|(p, a)| unify(depth, p, a, list))
        }
        (Type::Named(p), Type::Named(a)) => {
            let names = |path: &[PathPart]| path.iter().map(|part| part.name.clone()).collect::<Vec<_>>();
            if names(p) != names(a) {
                return false;
            }
            let arguments =
                |path: &[PathPart]| path.last().and_then(|l| l.arguments.clone()).unwrap_or_default();
            let (p, a) = (arguments(p), arguments(a));
            p.len() == a.len()
                && p.iter().zip(&a).all(|pair| match pair {
                    (Argument::Type(p), Argument::Type(a)) => unify(depth, p, a, list),
                    (Argument::Value(p), Argument::Value(a)) => p == a || fill(depth, p, a, list),
                    (p, a) => p == a,
                })
        }
        (Type::Dependent(_), _) => true,
        _ if pattern.is_dependent() => false,
        _ => true,
    }
}

/// Fills a non-type parameter, spelled `?depth.index`, with a value.
pub(crate) fn fill(depth: usize, pattern: &str, value: &str, list: &mut [Option<Argument>]) -> bool {
    let Some((d, index)) = pattern.strip_prefix('?').and_then(|p| p.split_once('.')) else { return false };
    if d.parse() != Ok(depth) {
        return false;
    }
    match index.parse::<usize>().ok().and_then(|i| list.get_mut(i)) {
        Some(slot @ None) => {
            *slot = Some(Argument::Value(value.to_owned()));
            true
        }
        Some(Some(Argument::Value(before))) => before == value,
        _ => false,
    }
}
