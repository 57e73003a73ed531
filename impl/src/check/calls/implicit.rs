//! Implicit special members in device code: what they call of the parts of an object.
//!
//! An implicit member is there for the host and for the device as the functions that use it are, in this unit. It has no place
//! of its own: the released tool points at the line where the function ends that it came to before.

use super::super::{Context, Spaces, demangled, fact};
use super::callee::Callees;
use super::caller::{Caller, Callers};
use super::device::{Noted, generated_call_at};
use super::emitted::Code;
use super::{CallPlace, TokenId, form, is_checked};
use crate::bodies::{FunctionUse, UseContext, UseForm};
use crate::ids::model::Type;
use crate::ids::spelled::{Spelling, Unit};
use crate::read::Reading;
use crate::rules::generated::{ExecCheck, Space};
use crate::sema::{self, Implicit, ImplicitUse, Implied, Part, Resolved, Special, Use};
use crate::tree::{ClassId, DeclarationKind, ScopeId, Tree};
use rustc_hash::{FxHashMap, FxHashSet};

/// How many implicit members are looked into.
const LIMIT: usize = 4096;

/// What uses an implicit member.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Users {
    host: bool,
    device: bool,
    /// Code is generated for one of them.
    is_emitted: bool,
}

impl Users {
    fn of(caller: &Caller, is_emitted: bool) -> Users {
        let (host, device) = match caller.space {
            Space::None | Space::H => (true, false),
            Space::D | Space::G => (false, true),
            Space::HD => (true, true),
        };
        Users { host, device, is_emitted }
    }

    fn with(self, other: Users) -> Users {
        Users {
            host: self.host || other.host,
            device: self.device || other.device,
            is_emitted: self.is_emitted || other.is_emitted,
        }
    }
}

/// An implicit member, and what it uses.
struct Member {
    of: Implicit,
    users: Users,
    parts: Vec<(Part, Implied)>,
}

/// Judges the implicit members of a unit.
pub(super) fn check(
    context: &mut Context<'_>,
    spaces: &Spaces,
    (callees, callers): (&Callees, &Callers<'_>),
    emitted: &FxHashSet<Code>,
) {
    let reading = context.reading;
    let mut members = members(reading, callers, emitted);
    members.retain(|one| one.users.is_emitted && one.users.device);
    if members.is_empty() {
        return;
    }
    let walk = Walk::of(reading, spaces, emitted);
    let mut placed: Vec<(TokenId, (usize, Special), Member)> = Vec::new();
    for one in members {
        let class = Spelling::new(reading).class_scope(&one.of.class).ok().flatten();
        let Some((order, at)) = class.and_then(|class| walk.place(class)) else { continue };
        placed.push((at, (order, one.of.special), one));
    }
    placed.sort_by_key(|(_, order, _)| *order);
    let all = perhaps_of_the_host(context, spaces, &placed);
    let (mut before, mut last) = (None, None);
    for (at, _, one) in placed {
        // What it reads itself is a place, too.
        if before.replace(at) != Some(at) {
            last = None;
        }
        let is_certain = one.users.host || !all.contains(&one.of.class);
        judge(context, spaces, callees, (&one, last.unwrap_or(at), is_certain));
        last = initializer_end(context.reading, &one.of).or(last);
    }
}

/// Those among the classes that the host may make or destroy objects of, unknown to this reading.
fn perhaps_of_the_host(
    context: &Context<'_>,
    spaces: &Spaces,
    placed: &[(TokenId, (usize, Special), Member)],
) -> FxHashSet<Type> {
    let mut mentions = Mentions { context, spaces, known: FxHashMap::default() };
    let classes = placed.iter().filter(|(.., one)| !one.users.host).map(|(.., one)| &one.of.class);
    let all = classes.filter(|class| {
        let scope = Spelling::new(context.reading).class_scope(class).ok().flatten();
        let id = scope.and_then(|scope| context.reading.tree[scope].class());
        id.is_none_or(|id| mentions.are_perhaps_of_the_host(id))
    });
    all.cloned().collect()
}

/// Where the last initialiser of an object ends that a default constructor takes from the members.
fn initializer_end(reading: &Reading, of: &Implicit) -> Option<TokenId> {
    if of.special != Special::DefaultConstructor {
        return None;
    }
    let subobjects = Spelling::new(reading).subobjects(&of.class).ok()?;
    let objects = subobjects.iter().filter(|(ty, _)| matches!(ty.unqualified().1, Type::Named(_)));
    let members = objects.filter_map(|(_, member)| reading.tree.variable((*member)?));
    members.filter_map(|variable| variable.initializer.range()).next_back().map(|range| range.last())
}

/// The implicit members that are used, and those that they use.
fn members(reading: &Reading, callers: &Callers<'_>, emitted: &FxHashSet<Code>) -> Vec<Member> {
    let mut all: Vec<Member> = Vec::new();
    let mut known: FxHashMap<Implicit, usize> = FxHashMap::default();
    let mut changed: Vec<usize> = Vec::new();
    let mut add = |all: &mut Vec<Member>, changed: &mut Vec<usize>, of: &Implicit, users: Users| {
        let index = *known.entry(of.clone()).or_insert_with(|| {
            let parts = if all.len() < LIMIT { sema::parts(Unit::from(reading), of) } else { Vec::new() };
            all.push(Member { of: of.clone(), users: Users::default(), parts });
            all.len() - 1
        });
        let Some(member) = all.get_mut(index) else { return };
        let together = member.users.with(users);
        if together != member.users {
            member.users = together;
            changed.push(index);
        }
    };
    let is_used = |one: &&ImplicitUse| one.context.is_executed() && one.context.local_classes == 0;
    for one in reading.bodies.implicit.iter().filter(is_used) {
        let Some(caller) = callers.around(one.name, None) else { continue };
        let is_emitted = caller.code().is_some_and(|code| emitted.contains(&code));
        add(&mut all, &mut changed, &one.of, Users::of(&caller, is_emitted));
    }
    for specialization in &reading.bodies.specializations {
        let is_emitted = emitted.contains(&Code::of(&specialization.of));
        for one in specialization.implicit.iter().filter(is_used) {
            let Some(caller) = callers.around(one.name, None) else { continue };
            add(&mut all, &mut changed, &one.of, Users::of(&caller, is_emitted));
        }
    }
    while let Some(index) = changed.pop() {
        let Some(member) = all.get(index) else { break };
        let users = member.users;
        let used: Vec<Implicit> =
            member.parts.iter().filter_map(|(_, part)| implicit(part).cloned()).collect();
        for of in &used {
            add(&mut all, &mut changed, of, users);
        }
    }
    all
}

fn implicit(part: &Implied) -> Option<&Implicit> {
    match part {
        Implied::Implicit(of) => Some(of),
        Implied::Function(_) => None,
    }
}

/// The calls in an implicit member, told at the token `at`.
fn judge(
    context: &mut Context<'_>,
    spaces: &Spaces,
    callees: &Callees,
    (member, at, is_certain): (&Member, TokenId, bool),
) {
    let reading = context.reading;
    let Some(name) = demangled::implicit(&member.of) else { return };
    let space = if member.users.host { Space::HD } else { Space::D };
    for (part, used) in &member.parts {
        let Implied::Function(function) = used else { continue };
        let one = called(member.of.special, *part, function, at);
        let Ok(callee) = callees.called(reading, spaces, &one) else { continue };
        if callee.is_constexpr || !is_checked(context, form(context, &one, &callee), CallPlace::Body) {
            continue;
        }
        // What the host does in text that was not looked at would make it the host's, too.
        if !is_certain && !matches!(callee.space, Space::D | Space::HD) {
            context.count_unknown("implicit-member");
            continue;
        }
        let caller = Caller {
            space,
            tile: None,
            name: name.clone(),
            function: None,
            lambda: None,
            is_local_member: false,
            check: ExecCheck::Normal,
        };
        let noted = Noted { one: &one, place: CallPlace::Body, caller, callee, checked: true };
        generated_call_at(context, &noted, at, (&name, &[]));
    }
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
            places.into_iter().any(|at| !own.contains(at) && self.is_perhaps_of_the_host(at))
        });
        self.known.insert(class, is_found);
        is_found
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

/// The functions of each scope that code is generated for: kernels, instances, where they end.
type Functions = FxHashMap<ScopeId, Vec<(bool, bool, TokenId)>>;

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

/// The order in which the released tool comes to the code that it generates: of a namespace the functions, instances behind
/// them, kernels last; then its classes, then the namespaces in it.
struct Walk {
    /// Where a class comes, and the end of the function before it.
    classes: FxHashMap<ScopeId, (usize, TokenId)>,
}

impl Walk {
    fn of(reading: &Reading, spaces: &Spaces, emitted: &FxHashSet<Code>) -> Walk {
        let tree = &reading.tree;
        let mut functions: Functions = FxHashMap::default();
        for code in emitted {
            let (id, is_instance) = match code {
                Code::Function(id) => (*id, false),
                Code::Instance(id, _) => (*id, true),
                Code::Member(one) => (one.function, true),
                Code::Lambda(_) => continue,
            };
            let function = &tree[id];
            let Some(end) = function.body.range().map(|range| range.last()) else { continue };
            let scope = function.target.unwrap_or(tree[function.declaration].scope);
            let is_kernel = fact::space(spaces.after(function.declaration)) == Some(Space::G);
            functions.entry(scope).or_default().push((is_kernel, is_instance, end));
        }
        functions.values_mut().for_each(|all| all.sort_unstable());
        let mut walk = Walk { classes: FxHashMap::default() };
        walk.enter(tree, Tree::GLOBAL, &functions, &mut None);
        walk
    }

    fn enter(&mut self, tree: &Tree, scope: ScopeId, functions: &Functions, last: &mut Option<TokenId>) {
        if let Some(&(.., end)) = functions.get(&scope).and_then(|all| all.last()) {
            *last = Some(end);
        }
        if tree[scope].class().is_some() {
            let order = self.classes.len();
            if let Some(at) = *last {
                self.classes.entry(scope).or_insert((order, at));
            }
        }
        for is_namespace in [false, true] {
            for inner in inner_scopes(tree, scope, is_namespace) {
                self.enter(tree, inner, functions, last);
            }
        }
    }

    fn place(&self, class: ScopeId) -> Option<(usize, TokenId)> {
        self.classes.get(&class).copied()
    }
}
