//! The functions, lambdas and instances of templates for which the device compiler generates code: those that other
//! units may use, and what they use. Functions of the host count on the way: what they use is there too.

use super::super::call::Naming;
use super::super::declaring::Declaring;
use super::super::fact::{self, space};
use super::super::{Spaces, instance};
use super::callee::{Callee, Callees};
use super::caller::{Caller, Texts, is_external};
use super::device::Noted;
use super::implicit::Members;
use crate::bodies::{Branch, FunctionUse, Lambda, UseForm};
use crate::ids::model::{Argument, Type};
use crate::ids::spelled::{Spelling, Standpoint};
use crate::lex::{TokenId, TokenRange};
use crate::reach::{self, Specialization};
use crate::read::Reading;
use crate::rules::generated::{CallPlace, Space};
use crate::sema::{CalledClosure, Implicit, Resolved};
use crate::tree::{Form, FunctionId};
use rustc_hash::{FxHashMap, FxHashSet};

/// How many instances may be named in each other's definitions.
const INSTANCES_IN_INSTANCES: u32 = 32;

/// How many names the template arguments of an instance may have.
const NAMES_IN_ARGUMENTS: usize = 200;

/// Text that code is generated for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Code {
    /// A function.
    Function(FunctionId),
    /// The call operator of the lambda with that `[`.
    Lambda(TokenId),
    /// An instance of the function template that is defined there.
    Instance(FunctionId, Vec<Argument>),
    /// A specialisation of a member of a class template, with its definition, or a call operator of a generic lambda.
    Member(Resolved),
    /// An implicit member.
    Implicit(Implicit),
}

impl Code {
    /// That of a specialisation with its definition.
    pub(super) fn of(one: &Resolved) -> Code {
        match &one.arguments {
            Some(arguments) if one.given.is_empty() && one.operator.is_none() => {
                Code::Instance(one.function, arguments.clone())
            }
            _ => Code::Member(one.clone()),
        }
    }
}

/// The text of a function, a template or not, or of a lambda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Text {
    Function(FunctionId),
    Lambda(TokenId),
}

impl Caller {
    /// What generates code for its calls when it is no template.
    pub(super) fn code(&self) -> Option<Code> {
        self.text().map(|text| match text {
            Text::Function(function) => Code::Function(function),
            Text::Lambda(open) => Code::Lambda(open),
        })
    }

    /// The text that it is; nothing where that is not followed.
    fn text(&self) -> Option<Text> {
        let function = self.function.filter(|_| !self.is_local_member);
        self.lambda.map(Text::Lambda).or(function.map(Text::Function))
    }
}

/// What a text uses.
#[derive(Clone, Copy)]
enum Used<'a> {
    Text(Text),
    /// An instance of the template that is defined there, named in the text of a function.
    Instance(FunctionId, FunctionId, &'a FunctionUse),
    /// A specialisation that the use was resolved to.
    Specialization(&'a Resolved),
    /// An implicit member.
    Implicit(&'a Implicit),
}

/// What uses what in a unit.
pub(super) struct Uses<'a> {
    reading: &'a Reading,
    members: &'a Members<'a>,
    uses: FxHashMap<Text, Vec<Used<'a>>>,
    /// The instances that are there though no text that is looked at names them.
    instances: Vec<Code>,
}

impl<'a> Uses<'a> {
    /// The uses among `all`; `kernels` are the instances of kernel templates that are named anywhere, and nothing is
    /// known of instances that may be defined elsewhere.
    pub(super) fn of(
        (reading, members): (&'a Reading, &'a Members<'a>),
        all: &[Noted<'a>],
        kernels: Vec<instance::Named>,
        (callees, spaces): (&Callees, &Spaces),
    ) -> Uses<'a> {
        let elsewhere = |template| callees.is_specialized(template);
        let tree = &reading.tree;
        let mut found = Uses { reading, members, uses: FxHashMap::default(), instances: Vec::new() };
        for noted in all.iter().filter(|one| one.one.context.is_evaluated && one.callee.is_only) {
            let Some(caller) = noted.caller.text() else { continue };
            let Some(entity) = tree[tree[noted.callee.function].declaration].entity else { continue };
            let Some(definition) = tree.definition(entity) else { continue };
            let is_template = tree[tree[definition].declaration].form == Form::Template;
            let resolved = noted.one.resolved.as_ref();
            let is_there = matches!(noted.place, CallPlace::Body | CallPlace::Pattern);
            if let Some(resolved) = resolved.filter(|_| is_there && noted.callee.is_specialization) {
                found.uses.entry(caller).or_default().push(Used::Specialization(resolved));
                continue;
            }
            let used = match (is_template, noted.place) {
                (false, CallPlace::Body | CallPlace::Pattern) => Used::Text(Text::Function(definition)),
                (true, CallPlace::Body | CallPlace::Pattern) if !elsewhere(entity) => {
                    let Some(around) = noted.caller.function else { continue };
                    Used::Instance(definition, around, noted.one)
                }
                _ => continue,
            };
            found.uses.entry(caller).or_default().push(used);
        }
        let texts = Texts::of(reading);
        for one in members.uses() {
            let Some(caller) = texts.function(one.name).map(Text::Function) else { continue };
            found.uses.entry(caller).or_default().push(Used::Implicit(&one.of));
        }
        for construction in &reading.bodies.constructions {
            let Some(caller) = texts.function(construction.open).map(Text::Function) else { continue };
            let used = members.used_by(construction).into_iter().map(Used::Implicit);
            found.uses.entry(caller).or_default().extend(used);
        }
        for call in &reading.bodies.closure_calls {
            let is_called = call.context.is_evaluated && call.context.branch == Branch::Taken;
            let is_plain = |lambda: &&Lambda| !lambda.is_generic;
            let called = reading.bodies.lambda(call.called).filter(is_plain);
            let caller = call.lambda.map(Text::Lambda).or(texts.function(call.at).map(Text::Function));
            if let (Some(called), Some(caller), true) = (called, caller, is_called) {
                found.uses.entry(caller).or_default().push(Used::Text(Text::Lambda(called.open())));
            }
        }
        for call in reading.bodies.closures.iter().filter(|one| one.context.is_executed()) {
            let caller = call.lambda.map(Text::Lambda).or(texts.function(call.at).map(Text::Function));
            if let (Some(operator), Some(caller)) = (&call.operator, caller) {
                found.uses.entry(caller).or_default().push(Used::Specialization(operator));
            }
        }
        let is_here = |one: &Resolved| !callees.is_elsewhere(reading, one);
        let is_kernel = |id: FunctionId| space(spaces.after(tree[id].declaration)) == Some(Space::G);
        let kernels = kernels.into_iter().filter(|one| tree.definition(one.template).is_some_and(is_kernel));
        for named in instance::all_declared(reading).into_iter().chain(kernels) {
            let definition = tree.definition(named.template).filter(|_| named.is_defined);
            if let (Some(function), Ok(arguments)) = (definition, named.arguments)
                && is_here(&Resolved::new(function, Vec::new(), Some(arguments.clone())))
            {
                found.instances.push(Code::Instance(function, arguments));
            }
        }
        let launched = reading.bodies.launches.iter().map(|one| &one.function);
        let there = launched.chain(&reading.bodies.explicit).chain(&reading.bodies.initializing);
        let in_instances = reading.bodies.instances().flat_map(|one| one.launches.iter().chain(&one.named));
        let kernels = in_instances.map(|one| &one.function).filter(|one| is_kernel(one.function));
        let there =
            there.chain(kernels).filter(|one| is_here(one)).filter_map(|one| reach::definition(tree, one));
        found.instances.extend(there.map(|one| Code::of(&one)));
        found
    }

    /// All that code is generated for.
    pub(super) fn emitted(&self, spaces: &Spaces) -> FxHashSet<Code> {
        let tree = &self.reading.tree;
        let is_root = |&id: &FunctionId| {
            is_external(self.reading, id) || space(spaces.after(tree[id].declaration)) == Some(Space::G)
        };
        self.reached(self.functions().filter(is_root))
    }

    /// How many instances each template has, whether or not code is generated for them.
    pub(super) fn instances(&self) -> FxHashMap<FunctionId, usize> {
        let mut counts = FxHashMap::default();
        for code in self.reached(self.functions()) {
            if let Code::Instance(function, _) = code {
                *counts.entry(function).or_default() += 1;
            }
        }
        counts
    }

    /// The functions with a body that are no templates.
    fn functions(&self) -> impl Iterator<Item = FunctionId> + '_ {
        let tree = &self.reading.tree;
        (0..tree.functions.len()).map(FunctionId::from_index).filter(|&id| {
            let declaration = tree[id].declaration;
            tree[id].body.range().is_some()
                && tree[declaration].form != Form::Template
                && !tree[id].abbreviated
                && !fact::in_template(self.reading, declaration)
        })
    }

    /// What the specialisations use whose definitions were read.
    fn of_specializations(&self) -> FxHashMap<Code, Vec<Code>> {
        let code = |resolved: &Resolved| code(self.reading, resolved);
        let all = self.reading.bodies.instances();
        let lambda = |call: &CalledClosure| {
            if let Some(operator) = call.operator.as_ref().filter(|_| call.context.is_executed()) {
                return Some(Code::of(operator));
            }
            let is_plain = |lambda: &&Lambda| !lambda.is_generic;
            let lambda = self.reading.bodies.lambda(call.closure.open).filter(is_plain)?;
            call.context.is_executed().then(|| Code::Lambda(lambda.open()))
        };
        let used = |one: &Specialization| {
            let called = one.called_lambdas();
            let is_called = |one: &&FunctionUse| one.lambda.is_some_and(|open| called.contains(&open));
            let of_lambdas = one.in_lambdas.iter().filter(is_called).filter_map(|one| one.resolved.as_ref());
            let lambdas = one.closures.iter().filter_map(lambda);
            let implicit =
                one.implicit.iter().filter(|one| one.is_code()).map(|one| Code::Implicit(one.of.clone()));
            let initializers = one.initializers(&self.reading.bodies);
            let of_members = initializers.iter().flat_map(|(_, _, one)| one.used());
            let members = one.constructions.iter().flat_map(|one| self.members.used_by(one));
            let implicit = implicit.chain(members.cloned().map(Code::Implicit));
            let functions = one.used().chain(of_lambdas).chain(of_members).filter_map(code);
            functions.chain(lambdas).chain(implicit).collect()
        };
        all.map(|one| (Code::of(&one.of), used(one))).collect()
    }

    fn reached(&self, roots: impl Iterator<Item = FunctionId>) -> FxHashSet<Code> {
        let mut waiting: Vec<(Code, u32)> = roots.map(|id| (Code::Function(id), 0)).collect();
        waiting.extend(self.instances.iter().map(|code| (code.clone(), 0)));
        let mut reached: FxHashSet<Code> = waiting.iter().map(|(code, _)| code.clone()).collect();
        let read = self.of_specializations();
        while let Some((code, depth)) = waiting.pop() {
            for next in read.get(&code).into_iter().flatten() {
                if reached.insert(next.clone()) {
                    waiting.push((next.clone(), depth));
                }
            }
            let (text, given) = match &code {
                Code::Function(id) => (Text::Function(*id), &[][..]),
                Code::Lambda(open) => (Text::Lambda(*open), &[][..]),
                Code::Instance(id, arguments) => (Text::Function(*id), arguments.as_slice()),
                Code::Member(_) => continue,
                Code::Implicit(of) => {
                    let new =
                        self.members.emitted_by(of).into_iter().filter(|next| reached.insert(next.clone()));
                    waiting.extend(new.map(|next| (next, depth)));
                    continue;
                }
            };
            for used in self.uses.get(&text).into_iter().flatten() {
                let (next, depth) = match *used {
                    Used::Text(Text::Function(id)) => (Code::Function(id), depth),
                    Used::Text(Text::Lambda(open)) => (Code::Lambda(open), depth),
                    Used::Implicit(of) => (Code::Implicit(of.clone()), depth),
                    Used::Specialization(one) => match reach::definition(&self.reading.tree, one) {
                        Some(one) => (Code::of(&one), depth),
                        None => continue,
                    },
                    Used::Instance(template, around, one) => {
                        if depth >= INSTANCES_IN_INSTANCES {
                            continue;
                        }
                        let Some(arguments) = arguments(self.reading, one, template, (around, given)) else {
                            continue;
                        };
                        (Code::Instance(template, arguments), depth + 1)
                    }
                };
                if !reached.contains(&next) {
                    reached.insert(next.clone());
                    waiting.push((next, depth));
                }
            }
        }
        reached
    }
}

/// The text that code is generated for where a function is called.
pub(super) fn code(reading: &Reading, resolved: &Resolved) -> Option<Code> {
    if resolved.is_specialization() {
        return Some(Code::of(&reach::definition(&reading.tree, resolved)?));
    }
    let entity = reading.tree[reading.tree[resolved.function].declaration].entity?;
    reading.tree.definition(entity).map(Code::Function)
}

/// The text that code is generated for where a function is used outside of functions.
pub(super) fn code_of_use(reading: &Reading, one: &FunctionUse, callee: &Callee) -> Option<Code> {
    if let Some(resolved) = one.resolved.as_ref().filter(|_| callee.is_specialization) {
        return code(reading, resolved);
    }
    let tree = &reading.tree;
    let definition = tree.definition(tree[tree[callee.function].declaration].entity?)?;
    let is_template = tree[tree[definition].declaration].form == Form::Template;
    (callee.is_only && !is_template).then_some(Code::Function(definition))
}

/// The template arguments of the instance of `template` that a use in the function `caller` names, whose template
/// parameters stand for `given`; `None` where they are not certain.
pub(super) fn arguments(
    reading: &Reading,
    one: &FunctionUse,
    template: FunctionId,
    (caller, given): (FunctionId, &[Argument]),
) -> Option<Vec<Argument>> {
    let tree = &reading.tree;
    if !matches!(one.form, UseForm::Name | UseForm::Member) {
        return None;
    }
    let declaration = tree[caller].declaration;
    let given = Spelling::new(reading).bindings_of(declaration, given);
    let place = Standpoint::new(
        tree[caller].target.unwrap_or(tree[declaration].scope),
        one.name,
        tree[declaration].headers,
    );
    let mut naming = Naming::at(reading, TokenRange::new(one.name, one.name.next()), None);
    if one.arguments.is_none() {
        naming.call = None;
    }
    // The names in a lambda may be those of its parameters.
    if one.lambda.is_some() && naming.call.is_some_and(|(open, close)| open.next() != close) {
        return None;
    }
    let pattern = tree[template].declaration;
    let open = tree[caller].open;
    let mut declaring = Declaring::from(&reading.tokens, open);
    let found = naming.template_arguments(reading, pattern, &given, place, (open, &mut declaring)).ok()?;
    let is_small = found.iter().map(names).sum::<usize>() <= NAMES_IN_ARGUMENTS;
    is_small.then_some(found)
}

/// How many types and names an argument is made of.
fn names(argument: &Argument) -> usize {
    match argument {
        Argument::Type(ty) => names_in(ty),
        Argument::Pack(elements) => 1 + elements.iter().map(names).sum::<usize>(),
        Argument::Integer(..) | Argument::Entity(_) | Argument::Template(_) => 1,
    }
}

fn names_in(ty: &Type) -> usize {
    let components = match ty {
        Type::Named(name) => name.0.as_slice(),
        _ => &[],
    };
    let arguments = components.iter().flat_map(|one| one.arguments.iter().flatten());
    1 + ty.parts().map(names_in).sum::<usize>() + arguments.map(names).sum::<usize>()
}

/// The template arguments of the instances among `emitted`, by template.
pub(super) fn by_template(emitted: &FxHashSet<Code>) -> FxHashMap<FunctionId, Vec<&[Argument]>> {
    let mut all: FxHashMap<FunctionId, Vec<&[Argument]>> = FxHashMap::default();
    for code in emitted {
        if let Code::Instance(function, arguments) = code {
            all.entry(*function).or_default().push(arguments);
        }
    }
    all
}
