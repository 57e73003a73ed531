//! What code does with variables of the other side: host code reads or writes those with a memory space, device code
//! those of the host.

mod conversion;

use super::super::function_type::is_variable;
use super::super::{Context, Memory, Spaces, fact, naming, variable};
use super::callee::Callees;
use super::caller::Callers;
use super::declared::Declared;
use crate::bodies::{Lambda, VariableUse};
use crate::diag::{Finding, Related};
use crate::lex::Kind;
use crate::read::Reading;
use crate::rules::generated::{self as rules, JitEntity, MemorySpace, Space};
use crate::tree::{
    DeclarationId, DeclarationKind, Form, FunctionId, FunctionName, Initializer, Shape, SpecifierKind,
    Variable,
};
use cufe_spec::unit::Pass;
use rustc_hash::{FxHashMap, FxHashSet};

/// The uses of variables in a unit's bodies.
pub(super) struct Accesses<'a> {
    reading: &'a Reading,
    memory: &'a Memory,
    callees: &'a Callees,
    spaces: &'a Spaces,
    declared: &'a Declared<'a>,
    /// The operators that the unit declares functions for, by their first token.
    operators: FxHashSet<Kind>,
}

/// A variable of the other side.
struct Named {
    id: DeclarationId,
    space: MemorySpace,
}

impl<'a> Accesses<'a> {
    /// Those that were noted.
    pub(super) fn of(
        context: &Context<'a>,
        memory: &'a Memory,
        callees: &'a Callees,
        spaces: &'a Spaces,
        declared: &'a Declared<'a>,
    ) -> Accesses<'a> {
        let reading = context.reading;
        // Looked through only where something is named.
        let all = if reading.bodies.variables.is_empty() { &[][..] } else { &reading.tree.functions };
        let functions = all.iter().filter(|one| one.name == FunctionName::Operator);
        let operators = functions.map(|one| reading.tokens.kind(one.name_token.next())).collect();
        Accesses { reading, memory, callees, spaces, declared, operators }
    }

    /// Judges all that is in no template.
    pub(super) fn check(&self, context: &mut Context<'_>, callers: &Callers<'_>) {
        if !context.dialect.is_released() {
            return;
        }
        for one in self.reading.bodies.variables.iter().filter(|one| !one.in_template) {
            let Some(named) = self.named(context, one) else { continue };
            let Some(user) = self.user(callers, one) else { continue };
            self.judge(context, one, &named, user, 1);
        }
    }

    /// Whether something is named in a template at all.
    pub(super) fn are_in_templates(&self) -> bool {
        self.reading.bodies.variables.iter().any(|one| one.in_template)
    }

    /// Judges what is named in templates, once for each of the `instances`.
    pub(super) fn in_instances(
        &self,
        context: &mut Context<'_>,
        callers: &Callers<'_>,
        instances: &FxHashMap<FunctionId, usize>,
    ) {
        for one in self.reading.bodies.variables.iter().filter(|one| one.in_template) {
            let Some(named) = self.named(context, one) else { continue };
            let function = callers.around(one.name, None).and_then(|caller| caller.function);
            let Some(&count) = function.and_then(|function| instances.get(&function)) else { continue };
            if one.lambda.is_some() || !one.is_taken {
                context.count_unknown("variable-access-in-template");
            } else if let Some(user) = self.user(callers, one) {
                self.judge(context, one, &named, user, count);
            }
        }
    }

    /// The variable that a use names, if it is one that code of this pass should not use.
    fn named(&self, context: &Context<'_>, one: &VariableUse) -> Option<Named> {
        let tree = &self.reading.tree;
        let (id, entity) = self.declared.variable(one)?;
        let class = self.memory.of(entity);
        let space = rules::decide_memory_space(context.dialect, context.pass, class).result;
        let is_host = context.pass == Pass::Host;
        let is_other = match space {
            MemorySpace::None => !is_host && !context.is_device_by_default(JitEntity::Variable),
            _ => is_host,
        };
        if !is_other || !is_variable(self.reading, id) {
            return None;
        }
        let is_plain = tree[entity].declarations.iter().all(|id| {
            let form = if one.arguments.is_empty() { Form::Plain } else { Form::Template };
            tree[*id].form == form && !fact::in_template(self.reading, *id)
        });
        (is_plain && self.is_constant(context, id) == Some(false)).then_some(Named { id, space })
    }

    /// Whether a variable is a constant, which all code may use; `None` where that is not certain.
    fn is_constant(&self, context: &Context<'_>, id: DeclarationId) -> Option<bool> {
        let (tree, tokens) = (&self.reading.tree, &self.reading.tokens);
        let all = &tree[tree[id].entity?].declarations;
        let DeclarationKind::Variable(index) = tree[id].kind else { return None };
        let is_constexpr = all.iter().any(|id| tree.has_specifier(*id, SpecifierKind::Constexpr));
        let is_const = is_constexpr
            || match variable::constness(context, index) {
                Ok((is_const, _)) => is_const,
                Err(_) if tree[id].form == Form::Template => tree[index].is_const,
                Err(_) => return None,
            };
        if context.pass != Pass::Host {
            return Some(is_const);
        }
        let all: Vec<&Variable> = all.iter().filter_map(|id| tree.variable(*id)).collect();
        let is_initialised = all.iter().any(|one| one.initializer != Initializer::None);
        let is_volatile =
            all.iter().any(|one| one.type_specifier.iter().any(|at| tokens.kind(at) == Kind::Volatile));
        let is_array = all.iter().any(|one| one.shape == Shape::Array);
        Some(is_const && is_initialised && !is_volatile && !is_array)
    }

    /// The space of the code around a use; `None` outside of bodies and after a conflict.
    fn user(&self, callers: &Callers<'_>, one: &VariableUse) -> Option<(Space, Option<FunctionId>)> {
        let around = callers.around(one.name, None);
        let function = around.as_ref().and_then(|caller| caller.function);
        if one.lambda.is_some() {
            let all = self.reading.bodies.lambdas.iter();
            let annotated = all.filter(|lambda| lambda.is_annotated && lambda.body.contains(one.name));
            if let Some(lambda) = annotated.max_by_key(|lambda| lambda.open()) {
                return Some((written(self.reading, lambda), function));
            }
        } else if !callers.is_in_function(one.name) {
            return None;
        }
        if callers.is_in_function(one.name) {
            // What tile code reads and writes has texts of its own in the device pass.
            let around = around.filter(|caller| caller.tile.is_none() || callers.is_host_pass());
            return around.map(|caller| (caller.space, function));
        }
        Some((Space::None, None))
    }

    fn judge(
        &self,
        context: &mut Context<'_>,
        one: &VariableUse,
        named: &Named,
        (user, function): (Space, Option<FunctionId>),
        times: usize,
    ) {
        let (dialect, pass) = (context.dialect, context.pass);
        let cell = |access| rules::decide_call_variable_access(dialect, pass, user, named.space, access);
        let is_said = [rules::VariableAccess::Read, rules::VariableAccess::Written];
        if is_said.iter().all(|access| cell(*access).reports.is_empty()) {
            return;
        }
        let Some(found) = self.accesses(one, named.id, function) else {
            context.count_unknown("variable-access");
            return;
        };
        let tree = &self.reading.tree;
        let Some(variable) = tree.variable(named.id) else { return };
        let mut name = naming::plain_variable(self.reading, variable);
        if !one.arguments.is_empty() {
            name.push_str(&naming::arguments_text(self.reading, one.arguments));
        }
        let scope = variable.target.unwrap_or(tree[named.id].scope);
        let entity = if tree[scope].class().is_some() { "member" } else { "variable" };
        let space = format!("__{}__", named.space.name());
        let at = self.reading.tokens.get(one.name).start;
        for _ in 0..times {
            for access in &found {
                for said in cell(*access).reports {
                    let facts = [("space", space.as_str()), ("entity", entity), ("variable", &name)];
                    let declared = variable.name_token.map(|name| Related {
                        at: self.reading.tokens.get(name).start,
                        label: "the variable is declared here",
                    });
                    context.find(Finding::reported(said, at, &facts).related(declared));
                }
            }
        }
    }
}

/// The space that is written on a lambda.
fn written(reading: &Reading, lambda: &Lambda) -> Space {
    let space = crate::lambda::space(reading, lambda);
    match (space.host, space.device) {
        (true, true) => Space::HD,
        (false, true) => Space::D,
        _ => Space::H,
    }
}
