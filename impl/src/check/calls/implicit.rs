//! Implicit special members in device code: what they call of the parts of an object.
//!
//! An implicit member is there for the host and for the device as the functions that use it are, in this unit. It has no place
//! of its own: the released tool points at the line where the function ends that it came to before.

mod end;
mod for_bases;
mod members;
mod sequence;

use super::super::{Context, Spaces, demangled, fact, naming};
use super::callee::{Callee, Callees};
use super::caller::{Caller, Callers};
use super::device::{Noted, generated_call_at};
use super::emitted::Code;
use super::variable::{Mention, Variables};
use super::{CallPlace, Kind, TokenId, form, is_checked};
use crate::bodies::{FunctionUse, UseContext, UseForm};
use crate::ids::model::Type;
use crate::ids::spelled::Spelling;
use crate::read::Reading;
use crate::rules::generated::{ExecCheck, Space};
use crate::sema::{Implicit, Implied, Part, Resolved, Special, Use};
use crate::tree::{ClassId, DeclarationKind, EntityId, FunctionId, ScopeId, Tree};
use rustc_hash::{FxHashMap, FxHashSet};

use members::{Member, Used, Value};

pub(in super::super) use for_bases::ForBases;
pub(super) use members::Members;

/// What uses an implicit member.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Users {
    host: bool,
    device: bool,
}

impl Users {
    fn of(caller: &Caller) -> Users {
        let (host, device) = match caller.space {
            Space::None | Space::H => (true, false),
            Space::D | Space::G => (false, true),
            Space::HD => (true, true),
        };
        Users { host, device }
    }

    fn with(self, other: Users) -> Users {
        Users { host: self.host || other.host, device: self.device || other.device }
    }
}

/// Judges the implicit members of a unit.
pub(super) fn check(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (callees, callers): (&Callees, &Callers<'_>),
    (emitted, members, variables): (&FxHashSet<Code>, &Members<'_>, &Variables<'_>),
) {
    let reading = context.reading;
    let users = users(reading, callers, members);
    let is_device = |(one, users): &(&Member<'_>, Users)| {
        users.device && emitted.contains(&Code::Implicit(one.of.clone()))
    };
    let all = members.all().iter().zip(users.iter().copied());
    let generated: Vec<(&Member<'_>, Users)> = all.filter(is_device).collect();
    if generated.is_empty() && context.for_bases.is_empty() {
        return;
    }
    let walk = Walk::of(reading, spaces, emitted);
    let mut placed: Vec<Placed<'_>> = Vec::new();
    for (member, users) in generated {
        let class = Spelling::telling_apart(reading).class_scope(&member.of.class).ok().flatten();
        let Some((order, at)) = class.and_then(|class| walk.place(class)) else { continue };
        placed.push(Placed { at, order, member, users });
    }
    placed.sort_by_key(|one| (one.order, one.member.of.special));
    let all = perhaps_of_the_host(context, spaces, &placed);
    let is_certain = |one: &Placed<'_>| one.users.host || !all.contains(&one.member.of.class);
    let more = for_bases::of_members(context, (spaces, callees), &placed, is_certain);
    let both = (members, users.as_slice());
    let mut for_bases = for_bases::check(context, spaces, (callees, callers), both, (&walk, more));
    for_bases.sort_by_key(|(order, ..)| *order);
    let mut for_bases = for_bases.into_iter().peekable();
    let (mut before, mut last) = (None, None);
    for one in placed {
        while let Some((_, at, judged)) = for_bases.next_if(|(order, ..)| *order < one.order) {
            judged.judge(context, at);
        }
        // What it reads itself is a place, too.
        if before.replace(one.at) != Some(one.at) {
            last = None;
        }
        let is_certain = is_certain(&one);
        let Some(name) = demangled::implicit(&one.member.of) else { continue };
        let space = if one.users.host { Space::HD } else { Space::D };
        let judged = Judged { one: &one, name, space, is_certain };
        judged.judge(context, (spaces, callees, variables), &mut last);
    }
    for (_, at, judged) in for_bases {
        judged.judge(context, at);
    }
}

/// Those among the classes that the host may make or destroy objects of, unknown to this reading.
fn perhaps_of_the_host(context: &Context<'_>, spaces: &Spaces, placed: &[Placed<'_>]) -> FxHashSet<Type> {
    let mut mentions = Mentions { context, spaces, known: FxHashMap::default() };
    let classes = placed.iter().filter(|one| !one.users.host).map(|one| &one.member.of.class);
    let all = classes.filter(|class| {
        let scope = Spelling::telling_apart(context.reading).class_scope(class).ok().flatten();
        let id = scope.and_then(|scope| context.reading.tree[scope].class());
        id.is_none_or(|id| mentions.are_perhaps_of_the_host(id))
    });
    all.cloned().collect()
}

/// Which functions use the implicit members, in their order.
fn users(reading: &Reading, callers: &Callers<'_>, members: &Members<'_>) -> Vec<Users> {
    let mut all = vec![Users::default(); members.all().len()];
    let mut changed: Vec<usize> = Vec::new();
    let add = |all: &mut Vec<Users>, changed: &mut Vec<usize>, of: &Implicit, users: Users| {
        let Some((index, known)) = members.index(of).and_then(|index| Some((index, all.get_mut(index)?)))
        else {
            return;
        };
        let together = known.with(users);
        if together != *known {
            *known = together;
            changed.push(index);
        }
    };
    for one in members.uses() {
        if let Some(caller) = callers.around(one.name, None) {
            add(&mut all, &mut changed, &one.of, Users::of(&caller));
        }
    }
    for construction in &reading.bodies.constructions {
        let Some(caller) = callers.around(construction.open, None) else { continue };
        for of in members.used_by(construction) {
            add(&mut all, &mut changed, of, Users::of(&caller));
        }
    }
    for specialization in &reading.bodies.specializations {
        let Some(caller) = callers.defined(specialization.of.function) else { continue };
        for of in specialization.constructions.iter().flat_map(|one| members.used_by(one)) {
            add(&mut all, &mut changed, of, Users::of(&caller));
        }
        for one in specialization.implicit.iter().filter(|one| one.is_code()) {
            if let Some(caller) = callers.around(one.name, None) {
                add(&mut all, &mut changed, &one.of, Users::of(&caller));
            }
        }
    }
    while let Some(index) = changed.pop() {
        let (Some(member), Some(&users)) = (members.all().get(index), all.get(index)) else { break };
        // Only what is generated uses anything.
        for of in member.implicit() {
            add(&mut all, &mut changed, of, users);
        }
    }
    all
}

/// An implicit member that code is generated for.
struct Placed<'a> {
    /// Where the function before it ends, where it is told.
    at: TokenId,
    order: usize,
    member: &'a Member<'a>,
    users: Users,
}

/// An implicit member that is judged.
struct Judged<'a> {
    one: &'a Placed<'a>,
    name: String,
    space: Space,
    /// Its space is certain.
    is_certain: bool,
}

impl Judged<'_> {
    /// Judges what it uses; `last` is the place of what was generated before.
    fn judge(
        &self,
        context: &mut Context<'_>,
        (spaces, callees, variables): (&Spaces, &Callees, &Variables<'_>),
        last: &mut Option<TokenId>,
    ) {
        for used in &self.one.member.uses {
            let at = last.unwrap_or(self.one.at);
            match used {
                Used::Special(part, Implied::Function(function)) => {
                    let one = called(self.one.member.of.special, *part, function, at);
                    if let Ok(callee) = callees.called(context.reading, spaces, &one) {
                        self.call(context, (&one, callee), at);
                    }
                }
                Used::Special(_, Implied::Implicit(_)) => {}
                Used::Value(value) => {
                    for &(one, callee) in &value.functions {
                        self.call(context, (one, callee), if makes_object(one) { at } else { one.at });
                    }
                    let caller = self.caller();
                    for one in &value.variables {
                        let accesses = value.accesses;
                        let mention = Mention { one, taken_at: None, accesses, is_evaluated: false };
                        variables.judge(context, &caller, &mention, accesses);
                    }
                    *last = last_place(context.reading, value).or(*last);
                }
            }
        }
    }

    fn call(&self, context: &mut Context<'_>, (one, callee): (&FunctionUse, Callee), at: TokenId) {
        if !one.context.is_executed() || callee.is_constexpr {
            return;
        }
        // What the host does in text that was not looked at would make it the host's, too.
        if !self.is_certain && !matches!(callee.space, Space::D | Space::HD) {
            return context.count_unknown("implicit-member");
        }
        // Where the object is a constant, the address is told where that is used.
        if one.arguments.is_none() {
            return context.count_unknown("implicit-member");
        }
        if !is_checked(context, form(context, one, &callee), CallPlace::Body) {
            return;
        }
        let noted = Noted { one, at, place: CallPlace::Body, caller: self.caller(), callee, checked: true };
        generated_call_at(context, &noted, (&self.name, &[]));
    }

    fn caller(&self) -> Caller {
        implicit_caller(self.space, self.name.clone())
    }
}

/// What calls from a function that is not written.
fn implicit_caller(space: Space, name: String) -> Caller {
    Caller {
        space,
        tile: None,
        name,
        function: None,
        lambda: None,
        is_local_member: false,
        check: ExecCheck::Normal,
    }
}

/// Whether a use makes an object for a default member initialiser, which has no place of its own.
pub(super) fn makes_object(one: &FunctionUse) -> bool {
    one.form.constructs()
        || one.form.is_subobject()
        || matches!(one.form, UseForm::ArgumentConversion | UseForm::ArgumentDestruction)
}

/// Where code for a default member initialiser ends, if any is generated that has a place: for a call, a variable that is read,
/// arguments of an object, `new`.
fn last_place(reading: &Reading, value: &Value<'_>) -> Option<TokenId> {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let range = tree.variable(value.of.member)?.initializer.range()?;
    let is_empty = matches!(tokens.kind(range.last().previous()), Kind::OpenParen | Kind::OpenBrace);
    let has_place = |one: &FunctionUse| one.arguments.is_some() && (!makes_object(one) || !is_empty);
    let is_code = value.functions.iter().any(|(one, _)| has_place(one))
        || !value.variables.is_empty()
        || range.iter().any(|at| tokens.kind(at) == Kind::New);
    is_code.then(|| range.last())
}

/// The use of a function that is written by an implicit member.
fn called(special: Special, part: Part, function: &Resolved, at: TokenId) -> FunctionUse {
    let form = match (special, part) {
        (Special::CopyAssignment | Special::MoveAssignment, _) => UseForm::Operator,
        (_, Part::Base) => UseForm::BaseSubobject,
        (_, Part::Member) => UseForm::MemberSubobject,
        (_, Part::Element) => UseForm::ElementSubobject,
    };
    FunctionUse::from(Use {
        name: at,
        at,
        form,
        context: UseContext::OUTERMOST,
        lambda: None,
        function: function.clone(),
        depends: false,
        changing: None,
        evaluated: at,
        ends: Vec::new(),
    })
}

/// The mentions of classes, where the host may make or destroy objects of them unknown to this reading.
struct Mentions<'c, 'a> {
    context: &'c Context<'a>,
    spaces: &'c Spaces,
    known: FxHashMap<ClassId, bool>,
}

impl Mentions<'_, '_> {
    /// Whether a class is mentioned anywhere but in its own definition, in functions of the device, and in classes of which the
    /// same holds.
    fn are_perhaps_of_the_host(&mut self, class: ClassId) -> bool {
        if let Some(&known) = self.known.get(&class) {
            return known;
        }
        // A class that is looked at already says nothing new.
        self.known.insert(class, false);
        let tree = &self.context.reading.tree;
        let own = tree[tree[class].declaration].range;
        let is_found = tree[class].name_token.is_none_or(|name| {
            let places = self.context.reading.mentions(name);
            let is_own = |at| own.contains(at) || self.qualifies_member(class, at);
            let others: Vec<TokenId> = places.into_iter().filter(|&at| !is_own(at)).collect();
            others.into_iter().any(|at| self.is_perhaps_of_the_host(at))
        });
        self.known.insert(class, is_found);
        is_found
    }

    /// Whether `at` stands before the body of a member of the class that is defined outside of it.
    fn qualifies_member(&self, class: ClassId, at: TokenId) -> bool {
        let tree = &self.context.reading.tree;
        let function = self.context.declaration_around(at).and_then(|id| tree.function(id));
        function.is_some_and(|function| {
            function.target == tree[class].scope
                && function.target.is_some()
                && function.body.range().is_none_or(|body| at < body.start)
        })
    }

    fn is_perhaps_of_the_host(&mut self, at: TokenId) -> bool {
        let reading = self.context.reading;
        let tree = &reading.tree;
        let Some(id) = self.context.declaration_around(at) else { return true };
        let is_device = |id| matches!(fact::space(self.spaces.after(id)), Some(Space::D | Space::G));
        match tree[id].kind {
            DeclarationKind::Function(_) => !is_device(id) || fact::in_template(reading, id),
            // A base, and a member that is a part of the object.
            DeclarationKind::Class(class) => self.are_perhaps_of_the_host(class),
            DeclarationKind::Variable(_) => match tree[tree[id].scope].class() {
                Some(class) => self.are_perhaps_of_the_host(class),
                None => true,
            },
            _ => true,
        }
    }
}

/// The functions of each scope that code is generated for: whether it is a kernel, the place in the order in which the tool comes to
/// have them, where it ends.
type Functions = FxHashMap<ScopeId, Vec<(bool, usize, TokenId)>>;

/// The classes that a scope declares, or the namespaces.
fn inner_scopes(tree: &Tree, scope: ScopeId, is_namespace: bool) -> Vec<ScopeId> {
    let mut found: Vec<ScopeId> = Vec::new();
    let mut seen: FxHashSet<ScopeId> = FxHashSet::default();
    for &id in &tree[scope].declarations {
        let inner = match tree[id].kind {
            DeclarationKind::Class(class) if !is_namespace => tree[class].scope,
            DeclarationKind::Namespace(namespace) if is_namespace => Some(tree[namespace].scope),
            _ => None,
        };
        found.extend(inner.filter(|&inner| inner != scope && seen.insert(inner)));
    }
    found
}

/// Where a member comes among those of its class: they are in the order of their first declarations.
fn declared_at(tree: &Tree, id: FunctionId) -> usize {
    let declaration = tree[id].declaration;
    let first = tree[declaration].entity.and_then(|entity| tree[entity].declarations.first().copied());
    first.unwrap_or(declaration).index()
}

/// The order in which the released tool comes to the code of the device that it generates: the functions of namespaces as it comes to
/// have them, those of inner namespaces first; the kernels, those of inner namespaces last; then class by class the members, those of
/// inner namespaces last.
struct Walk {
    /// Where a class comes, and the ends of the functions before it and before its members.
    classes: FxHashMap<ScopeId, (usize, TokenId, Option<TokenId>)>,
    functions: Functions,
    /// The instances of member templates, which come behind the other members of their class and its implicit ones.
    instances: Functions,
}

impl Walk {
    fn of(reading: &Reading, spaces: &Spaces, emitted: &FxHashSet<Code>) -> Walk {
        let tree = &reading.tree;
        let (mut functions, mut instances) = (Functions::default(), Functions::default());
        let sequence = sequence::of(reading);
        for code in emitted {
            let (id, is_instance) = match code {
                Code::Function(id) => (*id, false),
                Code::Instance(id, _) => (*id, true),
                Code::Member(one) => (one.function, one.arguments.is_some()),
                Code::Lambda(_) | Code::Implicit(_) => continue,
            };
            let function = &tree[id];
            let Some(end) = function.body.range().map(|range| end::of(reading, range)) else {
                continue;
            };
            // A function of C linkage belongs to no namespace.
            let scope = match naming::has_c_linkage(reading, id) {
                true => Tree::GLOBAL,
                false => function.target.unwrap_or(tree[function.declaration].scope),
            };
            let space = fact::space(spaces.after(function.declaration));
            if matches!(space, Some(Space::None | Space::H)) {
                continue;
            }
            let is_kernel = space == Some(Space::G);
            let place = match is_instance || tree[scope].is_namespace() {
                true => sequence.get(code).copied().unwrap_or(usize::MAX),
                false => declared_at(tree, id),
            };
            let list =
                if is_instance && !tree[scope].is_namespace() { &mut instances } else { &mut functions };
            list.entry(scope).or_default().push((is_kernel, place, end));
        }
        functions.values_mut().chain(instances.values_mut()).for_each(|all| all.sort_unstable());
        let mut walk = Walk { classes: FxHashMap::default(), functions, instances };
        let mut last = None;
        walk.functions_of(tree, Tree::GLOBAL, &mut last);
        walk.kernels_of(tree, Tree::GLOBAL, &mut last);
        walk.classes_of(tree, Tree::GLOBAL, &mut last);
        walk
    }

    /// The last function, or kernel, of a scope.
    fn last_of(&self, scope: ScopeId, is_kernel: bool) -> Option<TokenId> {
        let mut all = self.functions.get(&scope)?.iter().rev();
        all.find(|one| one.0 == is_kernel).map(|(.., end)| *end)
    }

    fn functions_of(&self, tree: &Tree, namespace: ScopeId, last: &mut Option<TokenId>) {
        for inner in inner_scopes(tree, namespace, true) {
            self.functions_of(tree, inner, last);
        }
        *last = self.last_of(namespace, false).or(*last);
    }

    fn kernels_of(&self, tree: &Tree, namespace: ScopeId, last: &mut Option<TokenId>) {
        *last = self.last_of(namespace, true).or(*last);
        for inner in inner_scopes(tree, namespace, true) {
            self.kernels_of(tree, inner, last);
        }
    }

    /// The classes of a namespace or class, then those of the namespaces in it.
    fn classes_of(&mut self, tree: &Tree, scope: ScopeId, last: &mut Option<TokenId>) {
        if tree[scope].class().is_some() {
            let before = *last;
            *last = self.last_of(scope, true).or(self.last_of(scope, false)).or(before);
            let order = self.classes.len();
            if let Some(at) = *last {
                self.classes.entry(scope).or_insert((order, at, before));
            }
            let instance = self.instances.get(&scope).and_then(|all| all.last());
            *last = instance.map(|(.., end)| *end).or(*last);
        }
        for is_namespace in [false, true] {
            for inner in inner_scopes(tree, scope, is_namespace) {
                self.classes_of(tree, inner, last);
            }
        }
    }

    fn place(&self, class: ScopeId) -> Option<(usize, TokenId)> {
        self.classes.get(&class).map(|&(order, at, _)| (order, at))
    }

    /// The same of a member that is written in the class.
    fn place_of(&self, tree: &Tree, class: ScopeId, member: EntityId) -> Option<(usize, TokenId)> {
        let &(order, _, before) = self.classes.get(&class)?;
        let own = declared_at(tree, tree.definition(member)?);
        let all = self.functions.get(&class).map_or(&[][..], Vec::as_slice);
        let last = all.iter().rfind(|(is_kernel, place, _)| !is_kernel && *place < own);
        Some((order, last.map(|(.., end)| *end).or(before)?))
    }
}
