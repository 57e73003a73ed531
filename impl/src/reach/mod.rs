//! The specialisations that device code uses, and what their bodies use.
//!
//! A template means something only with its arguments. From the specialisations that ordinary device functions use, and
//! those that host code, lambdas, launches and explicit instantiations name, [`follow`] reads each definition with what its template parameters
//! stand for, takes the functions that it certainly uses, and goes on with those that are specialisations themselves.
//! Each is read once; beyond [`limits::SPECIALIZATIONS`] none is, and what is in them is not judged. So are the default member
//! initialisers of instances of class templates that they use.

mod explicit;
mod member_initializer;

pub(crate) use explicit::{Instance, Specializations};
pub(crate) use member_initializer::InitializedMember;

use crate::bodies::{Bodies, Captured, Construct, Construction, FunctionUse, NamedInstance, NamedType};
use crate::ids::model::{Argument, Type};
use crate::ids::spelled::Spelling;
use crate::lex::{SymbolSet, TokenId};
use crate::limits;
use crate::parse::{Request, leaves, read_again};
use crate::read::Reading;
use crate::sema::{
    Accessed, CalledClosure, CompilerCall, ImplicitUse, Initialized, MemberInitializer, Resolved, Use,
};
use crate::statistics::Statistics;
use crate::tree::{
    Declaration, DeclarationId, DeclarationKind, EntityId, Form, IdRange, ScopeId, SpecifierKind,
    TemplateParameterId, Tree,
};
use member_initializer::Parts;
use rustc_hash::{FxHashMap, FxHashSet};

/// A specialisation whose definition was read.
#[derive(Clone, Debug)]
pub(crate) struct Specialization {
    /// The definition, and what its template parameters and those of the classes around stand for.
    pub(crate) of: Resolved,
    /// What it certainly uses, by place.
    pub(crate) calls: Vec<FunctionUse>,
    /// What the lambdas in it certainly use where they are called, by place.
    pub(crate) in_lambdas: Vec<FunctionUse>,
    /// The calls of objects of closure types.
    pub(crate) closures: Vec<CalledClosure>,
    /// The kernels that it certainly launches.
    pub(crate) launches: Vec<Use>,
    /// The functions that it names without calling them.
    pub(crate) named: Vec<Use>,
    /// Those that it names or launches with classes and enumerations in their template arguments.
    pub(crate) named_instances: Vec<NamedInstance>,
    /// What it holds that code of the device cannot have.
    pub(crate) constructs: Vec<Construct>,
    /// The calls of functions that compilers declare.
    pub(crate) compiler_calls: Vec<CompilerCall>,
    /// The variables with static storage duration that it declares.
    pub(crate) initializations: Vec<Initialized>,
    /// The implicit special members that it uses.
    pub(crate) implicit: Vec<ImplicitUse>,
    /// The objects whose members are named that a base declares: the name and the object's class.
    pub(crate) derived: Vec<(TokenId, Type)>,
    /// What it does with the variables that it names.
    pub(crate) accesses: Vec<Accessed>,
    /// The instances of class templates that it completes by objects and sizes.
    pub(crate) completed: Vec<Type>,
    /// What lambdas in it may capture, by name.
    pub(crate) captured: Vec<(TokenId, Captured)>,
    /// The classes and enumerations in its template arguments, where it holds such lambdas.
    pub(crate) given: Vec<NamedType>,
    /// The objects that default member initialisers make parts of: its own, if it is a constructor, and those made by none.
    pub(crate) constructions: Vec<Construction>,
}

impl Specialization {
    /// The `[` of the lambdas that it calls, by itself or in others that it calls.
    pub(crate) fn called_lambdas(&self) -> FxHashSet<TokenId> {
        called_lambdas(self.closures.iter(), self.own_lambda())
    }

    /// The `[` of the generic lambda whose call operator it is of.
    pub(crate) fn own_lambda(&self) -> Option<TokenId> {
        self.of.operator.as_ref().map(|operator| operator.closure.open)
    }

    /// What it and the lambdas in it certainly call.
    pub(crate) fn calls_with_lambdas(&self) -> impl Iterator<Item = &FunctionUse> {
        self.calls.iter().chain(&self.in_lambdas)
    }

    /// The default member initialisers that it uses, with what they use, each with the place where objects are made for it.
    pub(crate) fn initializers<'a>(
        &'a self,
        bodies: &'a Bodies,
    ) -> Vec<(TokenId, &'a MemberInitializer, &'a InitializedMember)> {
        let of = |one: &'a Construction| {
            let all = bodies.initializers(one.defaults.iter()).into_iter();
            all.filter_map(|(of, read)| Some((one.open, of, read?)))
        };
        self.constructions.iter().flat_map(of).collect()
    }

    /// The functions that it calls, launches and names where it is evaluated, lambdas in it left aside.
    pub(crate) fn used(&self) -> impl Iterator<Item = &Resolved> {
        let called = self.calls.iter().filter(|one| one.context.is_executed());
        called
            .filter_map(|one| one.resolved.as_ref())
            .chain(self.launches.iter().chain(&self.named).map(|one| &one.function))
    }
}

/// The `[` of the lambdas that some calls run: those outside of lambdas, and those in lambdas that run, `own` among them.
pub(crate) fn called_lambdas<'a>(
    calls: impl Iterator<Item = &'a CalledClosure> + Clone,
    own: impl IntoIterator<Item = TokenId>,
) -> FxHashSet<TokenId> {
    let mut called: FxHashSet<TokenId> = own.into_iter().collect();
    loop {
        let before = called.len();
        for call in calls.clone().filter(|call| call.context.is_executed()) {
            if call.lambda.is_none_or(|around| called.contains(&around)) {
                called.insert(call.closure.open);
            }
        }
        if called.len() == before {
            return called;
        }
    }
}

/// Where device code begins, besides the bodies of ordinary functions.
#[derive(Debug, Default)]
pub(crate) struct Roots {
    /// The instances of kernel templates that are named, and those that explicit instantiations make.
    pub(crate) named: Vec<Resolved>,
    /// Templates with instances that are declared `extern` and defined here nevertheless.
    pub(crate) here: Vec<EntityId>,
    /// The explicit specialisations of functions, and the instances of templates that other units define, for what they are.
    pub(crate) elsewhere: Vec<(EntityId, Option<Instance>)>,
    /// The explicit specialisations of functions.
    pub(crate) specializations: Specializations,
}

/// Reads the specialisations that the uses in the bodies of `reading` lead to, and `roots`.
pub(crate) fn follow(reading: &mut Reading, roots: Roots) {
    let Roots { named, here, elsewhere, specializations } = roots;
    specializations.put_to_bodies(reading);
    note_elsewhere(reading, here, elsewhere);
    note_extern_classes(reading);
    let used = reading.bodies.calls.iter().filter(|one| one.context.is_executed());
    let used = used
        .filter_map(|one| one.resolved.clone())
        .chain(reading.bodies.launches.iter().map(|one| one.function.clone()));
    let explicit = instantiated(reading);
    let outside = &reading.bodies.used_outside;
    let used: Vec<Resolved> = used.chain(explicit.iter().chain(outside).cloned()).collect();
    reading.bodies.explicit = explicit;
    let specialized = specialized(&reading.tree);
    let mut seen: FxHashSet<Resolved> = FxHashSet::default();
    let mut parts = Parts::new(&specializations);
    let used_for_parts = parts.of_unit(reading);
    let used = used.into_iter().chain(used_for_parts).chain(named);
    let mut wave = defined(reading, used, (&specialized, &mut seen));
    wave.extend(operators(&reading.bodies.closures, &mut seen));
    while !wave.is_empty() && seen.len() <= limits::SPECIALIZATIONS {
        let found = read(reading, wave, &specializations);
        let of_lambdas = found.iter().flat_map(|one| &one.in_lambdas).filter_map(|one| one.resolved.as_ref());
        let used_for_parts = parts.of_instances(reading, &found);
        let used = found.iter().flat_map(Specialization::used).chain(of_lambdas).cloned();
        wave = defined(reading, used.chain(used_for_parts), (&specialized, &mut seen));
        wave.extend(operators(found.iter().flat_map(|one| &one.closures), &mut seen));
        found.iter().for_each(|one| reading.bodies.add_changing(&one.calls));
        let (of_lambdas, found): (Vec<_>, Vec<_>) =
            found.into_iter().partition(|one| one.of.operator.is_some());
        reading.bodies.instantiated.extend(found.iter().map(|one| one.of.function));
        reading.bodies.specializations.extend(found);
        reading.bodies.operators.extend(of_lambdas);
    }
}

/// The call operators of generic lambdas among the calls that were not `seen`.
fn operators<'a>(
    calls: impl IntoIterator<Item = &'a CalledClosure>,
    seen: &mut FxHashSet<Resolved>,
) -> Vec<Resolved> {
    let executed = calls.into_iter().filter(|one| one.context.is_executed());
    let called = executed.filter_map(|one| one.operator.as_ref());
    called.filter(|one| seen.insert((*one).clone())).cloned().collect()
}

fn note_elsewhere(reading: &mut Reading, here: Vec<EntityId>, elsewhere: Vec<(EntityId, Option<Instance>)>) {
    for (template, instance) in elsewhere {
        reading.bodies.elsewhere.entry(template).or_default().push(instance);
    }
    for template in here {
        reading.bodies.elsewhere.entry(template).or_default();
    }
}

/// Reads the specialisations that the host pass makes: those of explicit instantiations, for function templates `roots`, and those
/// of [`Bodies::eager`] templates, which uses outside of templates make and what is read of them.
pub(crate) fn read_explicit(reading: &mut Reading, roots: Roots) {
    let Roots { named, here, elsewhere, specializations } = roots;
    specializations.put_to_bodies(reading);
    note_elsewhere(reading, here, elsewhere);
    let is_explicit = |one: &Declaration| one.form == Form::ExplicitInstantiation;
    let members = match reading.tree.declarations.iter().any(is_explicit) {
        true => instantiated(reading),
        false => Vec::new(),
    };
    let made: Vec<Resolved> = named.into_iter().chain(members).chain(used_eagerly(reading)).collect();
    if made.is_empty() {
        return;
    }
    let specialized = specialized(&reading.tree);
    let mut seen: FxHashSet<Resolved> = FxHashSet::default();
    let mut wave = defined(reading, made.into_iter(), (&specialized, &mut seen));
    while !wave.is_empty() && seen.len() <= limits::SPECIALIZATIONS {
        let found = read(reading, wave, &specializations);
        let used = found.iter().flat_map(Specialization::used).filter(|one| is_eager(reading, one)).cloned();
        wave = defined(reading, used, (&specialized, &mut seen));
        reading.bodies.instantiated.extend(found.iter().map(|one| one.of.function));
        reading.bodies.specializations.extend(found);
    }
}

/// The specialisations of [`Bodies::eager`] templates that are used outside of templates.
fn used_eagerly(reading: &Reading) -> Vec<Resolved> {
    let bodies = &reading.bodies;
    if bodies.eager.is_empty() {
        return Vec::new();
    }
    let called = bodies.calls.iter().filter(|one| one.context.is_executed());
    let called = called.filter_map(|one| one.resolved.as_ref());
    let used = called.chain(&bodies.used_outside).chain(bodies.resolved.iter().map(|(_, one)| &one.function));
    used.filter(|one| is_eager(reading, one)).cloned().collect()
}

/// Whether a use has an instance of a template made.
fn is_eager(reading: &Reading, one: &Resolved) -> bool {
    definition(&reading.tree, one).is_some_and(|one| reading.bodies.eager.contains(&one.function))
}

/// The members of class templates that explicit instantiations make ([temp.explicit]).
fn instantiated(reading: &Reading) -> Vec<Resolved> {
    let tree = &reading.tree;
    let spelling = Spelling::telling_apart(reading);
    let mut all = Vec::new();
    for class in tree.classes.iter().filter(|class| is_instantiation(tree, class.declaration)) {
        let Ok(ty) = spelling.type_id(class.declaration, class.head_name) else { continue };
        if let Ok((scope, given)) = spelling.members(&ty) {
            add_members(tree, scope, &given, &mut all);
        }
    }
    for function in tree.functions.iter().filter(|function| is_instantiation(tree, function.declaration)) {
        let Ok((scope, given)) = spelling.members_around(function) else { continue };
        let named = tree[scope]
            .declarations
            .iter()
            .filter(|id| tree.function(**id).is_some_and(|member| member.filed == function.filed));
        if let [only] = named.collect::<Vec<_>>()[..]
            && let Some(function) = tree.function_id(*only)
        {
            all.push(Resolved::new(function, given, None));
        }
    }
    all
}

fn is_instantiation(tree: &Tree, id: DeclarationId) -> bool {
    tree[id].form == Form::ExplicitInstantiation
}

/// Adds the functions of a class, and those of the classes in it, that are no templates themselves.
fn add_members(
    tree: &Tree,
    scope: ScopeId,
    given: &[(TemplateParameterId, Argument)],
    all: &mut Vec<Resolved>,
) {
    for &id in &tree[scope].declarations {
        match tree[id].kind {
            DeclarationKind::Function(function) if tree[id].form == Form::Plain => {
                all.push(Resolved::new(function, given.to_vec(), None));
            }
            DeclarationKind::Class(class) if tree[id].form == Form::Plain => {
                if let Some(inner) = tree[class].scope.filter(|&inner| inner != scope) {
                    add_members(tree, inner, given, all);
                }
            }
            _ => {}
        }
    }
}

/// The templates that have specialisations, or instances that other units define: their definition is not that of each instance.
pub(crate) fn specialized(tree: &Tree) -> FxHashSet<EntityId> {
    let specializations = tree
        .entities
        .iter()
        .filter(|entity| entity.declarations.iter().any(|id| tree[*id].form != Form::ExplicitInstantiation));
    specializations.filter_map(|entity| entity.specializes).collect()
}

/// Whether a specialisation is a member of an instance of a class template that another unit makes, and not inline
/// ([temp.explicit]).
fn is_of_extern_class(reading: &Reading, one: &Resolved) -> bool {
    if one.given.is_empty() || one.arguments.is_some() || reading.bodies.extern_classes.is_empty() {
        return false;
    }
    let tree = &reading.tree;
    let function = &tree[one.function];
    let class = function.target.unwrap_or(tree[function.declaration].scope);
    let is_inline = |id: DeclarationId| {
        let has = |kind| tree.has_specifier(id, kind);
        let in_class =
            tree.function(id).is_some_and(|one| one.body.range().is_some() && one.qualifier().is_empty());
        in_class
            || has(SpecifierKind::Inline)
            || has(SpecifierKind::Constexpr)
            || has(SpecifierKind::Consteval)
    };
    let all = tree[function.declaration].entity.map(|entity| tree[entity].declarations.as_slice());
    !all.unwrap_or_default().iter().copied().any(is_inline)
        && reading.bodies.extern_classes.iter().any(|(scope, given)| *scope == class && *given == one.given)
}

/// Notes the instances of class templates that are declared `extern` and not made here.
fn note_extern_classes(reading: &mut Reading) {
    let tree = &reading.tree;
    let spelling = Spelling::telling_apart(&*reading);
    let instances = |wanted: Form| {
        let classes = tree.classes.iter().filter(move |class| tree[class.declaration].form == wanted);
        let members = classes.filter_map(|class| {
            let ty = spelling.type_id(class.declaration, class.head_name).ok()?;
            spelling.members(&ty).ok()
        });
        members.collect::<Vec<_>>()
    };
    let mut declared = instances(Form::ExternInstantiation);
    if !declared.is_empty() {
        let made = instances(Form::ExplicitInstantiation);
        declared.retain(|one| !made.contains(one));
    }
    reading.bodies.extern_classes = declared;
}

/// Whether a specialisation, one of those of the templates `specialized`, is perhaps not made from the template here.
pub(crate) fn is_elsewhere(reading: &Reading, specialized: &FxHashSet<EntityId>, one: &Resolved) -> bool {
    let tree = &reading.tree;
    if is_of_extern_class(reading, one) {
        return true;
    }
    let Some(entity) = tree[tree[one.function].declaration].entity else { return true };
    specialized.contains(&entity)
        && reading
            .bodies
            .elsewhere
            .get(&entity)
            .is_none_or(|all| all.iter().any(|known| known.as_ref().is_none_or(|known| known.is(one))))
}

/// The specialisations among `used` that have a definition here and were not `seen`.
fn defined(
    reading: &Reading,
    used: impl Iterator<Item = Resolved>,
    (specialized, seen): (&FxHashSet<EntityId>, &mut FxHashSet<Resolved>),
) -> Vec<Resolved> {
    let used = used.filter(|one| !is_elsewhere(reading, specialized, one));
    let used = used.filter_map(|one| definition(&reading.tree, &one));
    used.filter(|one| seen.insert(one.clone())).collect()
}

/// The specialisation with its definition, if it has one.
pub(crate) fn definition(tree: &Tree, one: &Resolved) -> Option<Resolved> {
    if !one.is_specialization() {
        return None;
    }
    let entity = tree[tree[one.function].declaration].entity?;
    Some(Resolved { function: tree.definition(entity)?, ..one.clone() })
}

/// What all template parameters stand for that the definition of a specialisation sees.
pub(crate) fn bindings(tree: &Tree, one: &Resolved) -> Vec<(TemplateParameterId, Argument)> {
    let function = &tree[one.function];
    let headers = tree.headers_of(function.declaration);
    let is_template = tree[function.declaration].form == Form::Template;
    let (outer, own) = headers.split_at(headers.len().saturating_sub(usize::from(is_template)));
    let mut all = one.given.clone();
    // A member that is defined outside names the parameters of its class once more.
    let class = function.target.and_then(|scope| tree[scope].class());
    if let (Some(class), [header]) = (class, outer) {
        let class_headers = tree.headers_of(tree[class].declaration).last();
        let parameters = class_headers.map(|header| header.parameters).unwrap_or_default();
        name_again(&mut all, parameters, header.parameters);
    }
    if let (Some(arguments), [header]) = (&one.arguments, own) {
        all.extend(header.parameters.iter().zip(arguments.iter().cloned()));
    }
    all
}

/// Adds what the parameters `again` of a class template stand for: what its parameters `first` do.
pub(crate) fn name_again(
    bindings: &mut Vec<(TemplateParameterId, Argument)>,
    first: IdRange<TemplateParameterId>,
    again: IdRange<TemplateParameterId>,
) {
    for (first, again) in first.iter().zip(again.iter()) {
        let argument = bindings.iter().find(|(id, _)| *id == first).map(|(_, argument)| argument.clone());
        bindings.extend(argument.map(|argument| (again, argument)));
    }
}

/// Reads the definitions of `wave`; uses in them mean explicit specialisations where there are `explicit` ones.
fn read(reading: &mut Reading, wave: Vec<Resolved>, explicit: &Specializations) -> Vec<Specialization> {
    let tree = &reading.tree;
    let mut specializations: FxHashMap<_, Vec<Resolved>> = FxHashMap::default();
    for one in wave {
        if let Some(range) = tree[one.function].body.range() {
            specializations.entry(range.start).or_default().push(one);
        }
    }
    let places = specializations.keys().copied().collect();
    let mut found =
        read_places(reading, places, Request { specializations, ..Request::default() }).specializations;
    for one in &mut found {
        explicit.put_to(&reading.tree, one.calls.iter_mut().chain(&mut one.in_lambdas));
    }
    found
}

/// Reads what begins at the places, of which the request says the rest.
fn read_places(reading: &mut Reading, mut places: Vec<TokenId>, request: Request) -> Bodies {
    let Reading { source, tokens, tree, names, bodies, .. } = reading;
    places.sort_unstable();
    let request = Request {
        known_results: std::mem::take(&mut bodies.results),
        leaves: leaves(tree, Some(&places)),
        places: Some(places),
        hot: Some(SymbolSet::new(tokens, std::iter::empty())),
        ..request
    };
    let mut found = read_again(&source.text, tokens, tree, names, &mut Statistics::default(), request);
    bodies.results = std::mem::take(&mut found.results);
    found
}

/// Reads default member initialisers, in the same way.
fn read_initializers(reading: &mut Reading, asked: &[MemberInitializer], explicit: &Specializations) {
    let tree = &reading.tree;
    let mut member_initializers: FxHashMap<_, Vec<MemberInitializer>> = FxHashMap::default();
    for one in asked {
        if let Some(start) = one.value_start(tree) {
            member_initializers.entry(start).or_default().push(one.clone());
        }
    }
    if member_initializers.is_empty() {
        return;
    }
    let places = member_initializers.keys().copied().collect();
    let request = Request { member_initializers, ..Request::default() };
    let mut found = read_places(reading, places, request).member_initializers;
    for one in found.values_mut() {
        explicit.put_to(&reading.tree, one.calls.iter_mut().chain(&mut one.in_lambdas));
    }
    reading.bodies.member_initializers.extend(found);
}
