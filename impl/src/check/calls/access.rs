//! What code does with variables of the other side: host code reads or writes those with a memory space, device code
//! those of the host. What is done with each was found with the body ([`Accessed`]).

use super::super::function_type::is_variable;
use super::super::{Context, Memory, fact, naming, variable};
use super::caller::Callers;
use super::declared::Declared;
use super::instance_variable;
use crate::bodies::{Branch, Lambda};
use crate::diag::{Finding, Related};
use crate::lex::{Kind, TokenId};
use crate::read::Reading;
use crate::rules::generated::{self as rules, JitEntity, MemoryClass, MemorySpace, Space, VariableAccess};
use crate::sema::{Access, Accessed};
use crate::tree::{DeclarationId, DeclarationKind, Form, Initializer, SpecifierKind, Tree, Variable};
use cufe_spec::release::Release;
use cufe_spec::unit::Pass;
use rustc_hash::{FxHashMap, FxHashSet};

/// The uses of variables in a unit's bodies.
pub(super) struct Accesses<'a> {
    reading: &'a Reading,
    memory: &'a Memory,
    declared: &'a Declared<'a>,
    /// The variables with a memory space that blocks declare, by name.
    in_blocks: FxHashMap<TokenId, MemoryClass>,
}

/// A variable of the other side.
pub(super) struct Named {
    /// As it is shown.
    pub(super) name: String,
    /// Its memory space.
    pub(super) space: MemorySpace,
    /// It is a static data member.
    pub(super) is_member: bool,
    /// It is a constant.
    pub(super) is_constant: bool,
    /// The name where it is declared.
    pub(super) declared: Option<TokenId>,
}

/// Which declarations of a variable a use sees.
#[derive(Clone, Copy)]
enum When {
    /// Those before the use.
    WhereWritten,
    /// All: instances are made at the end of the unit.
    AtTheEnd,
}

impl<'a> Accesses<'a> {
    /// Those that were noted.
    pub(super) fn of(context: &Context<'a>, memory: &'a Memory, declared: &'a Declared<'a>) -> Accesses<'a> {
        Accesses {
            reading: context.reading,
            memory,
            declared,
            in_blocks: memory.locals.iter().copied().collect(),
        }
    }

    /// Judges all that is in no instance of a template: of templates the host pass looks at what their definitions decide.
    pub(super) fn check(&self, context: &mut Context<'_>, callers: &Callers<'_>) {
        if !context.dialect.is_released() {
            return;
        }
        for one in &self.reading.bodies.accesses {
            if context.pass == Pass::Host || !self.is_in_template(callers, one) {
                self.look_at(context, callers, one, When::WhereWritten);
            }
        }
        if context.pass == Pass::Host {
            // What a definition decides is said of it.
            let is_decided = |one: &&Accessed| one.how.as_ref().is_some_and(|all| !all.is_empty());
            let decided = self.reading.bodies.accesses.iter().filter(is_decided);
            let decided: FxHashSet<TokenId> = decided.map(|one| one.name).collect();
            let instances = self.reading.bodies.specializations.iter().flat_map(|one| &one.accesses);
            instances
                .filter(|one| !decided.contains(&one.name) && one.lambda.is_none())
                .for_each(|one| self.look_at(context, callers, one, When::AtTheEnd));
        }
    }

    /// Judges what is named in instances of templates.
    pub(super) fn in_instances(&self, context: &mut Context<'_>, callers: &Callers<'_>) {
        for one in self.reading.bodies.instances().flat_map(|one| &one.accesses) {
            self.look_at(context, callers, one, When::AtTheEnd);
        }
    }

    fn is_in_template(&self, callers: &Callers<'_>, one: &Accessed) -> bool {
        let function = callers.around(one.name, None).and_then(|caller| caller.function);
        function.is_some_and(|function| {
            let declaration = self.reading.tree[function].declaration;
            matches!(
                fact::form(self.reading, declaration),
                rules::Form::Template | rules::Form::MemberTemplate
            ) || self.reading.tree[function].abbreviated
        })
    }

    fn look_at(&self, context: &mut Context<'_>, callers: &Callers<'_>, one: &Accessed, when: When) {
        if !one.context.is_evaluated || one.context.local_classes > 0 {
            return;
        }
        let Some(named) = self.named(context, one, when) else { return };
        if one.context.branch == Branch::Unknown || one.context.is_left_out {
            context.count_unknown("variable-access");
        } else if let Some(user) = self.user(callers, one) {
            self.judge(context, one, &named, user);
        }
    }

    /// The variable that a use names, if it is one that code of this pass should not use.
    fn named(&self, context: &Context<'_>, one: &Accessed, when: When) -> Option<Named> {
        let is_host = context.pass == Pass::Host;
        if let Some(&class) = self.in_blocks.get(&one.declared) {
            let space = rules::decide_memory_space(context.dialect, context.pass, class).result;
            let name = self.reading.tokens.name(one.declared).to_owned();
            let declared = Some(one.declared);
            let is_constant = one.is_constant?;
            return is_host.then_some(Named { name, space, is_member: false, is_constant, declared });
        }
        if let Some(instance) = instance_variable::meant(self.reading, self.declared, one) {
            return instance_variable::of_other_side(context, self.memory, instance);
        }
        let tree = &self.reading.tree;
        let used = self.reading.bodies.variables.binary_search_by_key(&one.name, |used| used.name).ok()?;
        let used = self.reading.bodies.variables.get(used)?;
        let (id, entity) = self.declared.variable(used)?;
        let class = match when {
            When::WhereWritten => self.memory.before(entity, || complete(tree, one.name)),
            When::AtTheEnd => self.memory.of(entity),
        };
        let space = rules::decide_memory_space(context.dialect, context.pass, class).result;
        let is_other = match space {
            MemorySpace::None => !is_host && !context.is_device_by_default(JitEntity::Variable),
            _ => is_host,
        };
        if !is_other || !is_variable(self.reading, id) {
            return None;
        }
        let is_plain = tree[entity]
            .declarations
            .iter()
            .all(|id| tree[*id].form == Form::Plain && !fact::in_template(self.reading, *id));
        let is_constant = self.is_constant(context, id).filter(|_| is_plain)?;
        // Device code may use all constants, whatever it does with them.
        if is_constant && !is_host {
            return None;
        }
        let variable = tree.variable(id)?;
        let name = naming::plain_variable(self.reading, variable);
        let is_member = is_member(tree, id);
        Some(Named { name, space, is_member, is_constant, declared: variable.name_token })
    }

    /// Whether a variable is a constant, the value of which all code may use; `None` where that is not certain.
    fn is_constant(&self, context: &Context<'_>, id: DeclarationId) -> Option<bool> {
        let (tree, tokens) = (&self.reading.tree, &self.reading.tokens);
        let declarations = &tree[tree[id].entity?].declarations;
        let DeclarationKind::Variable(index) = tree[id].kind else { return None };
        let is_constexpr = declarations.iter().any(|id| tree.has_specifier(*id, SpecifierKind::Constexpr));
        let is_const = is_constexpr
            || match variable::constness(context, index) {
                Ok((is_const, _)) => is_const,
                Err(_) => return None,
            };
        if context.pass != Pass::Host {
            return Some(is_const);
        }
        let all: Vec<&Variable> = declarations.iter().filter_map(|id| tree.variable(*id)).collect();
        // An object of a class may be made without an initialiser, of the device by a constexpr constructor alone.
        let defines =
            |id: &DeclarationId| tree[tree[*id].scope].class().is_none() && !tree.only_declares(*id);
        let is_initialised =
            all.iter().any(|one| one.initializer != Initializer::None) || declarations.iter().any(defines);
        let is_volatile =
            all.iter().any(|one| one.type_specifier.iter().any(|at| tokens.kind(at) == Kind::Volatile));
        Some(is_const && is_initialised && !is_volatile)
    }

    /// The space of the code around a use; `None` outside of bodies and after a conflict.
    fn user(&self, callers: &Callers<'_>, one: &Accessed) -> Option<Space> {
        let around = callers.around(one.name, None);
        if one.lambda.is_some() {
            let all = self.reading.bodies.lambdas.iter();
            let annotated = all.filter(|lambda| callers.has_space(lambda) && lambda.body.contains(one.name));
            if let Some(lambda) = annotated.max_by_key(|lambda| lambda.open()) {
                return Some(written(self.reading, lambda));
            }
        } else if !callers.is_in_function(one.name) {
            return None;
        }
        if callers.is_in_function(one.name) {
            // What tile code reads and writes has texts of its own in the device pass.
            let around = around.filter(|caller| caller.tile.is_none() || callers.is_host_pass());
            return around.map(|caller| caller.space);
        }
        Some(Space::None)
    }

    fn judge(&self, context: &mut Context<'_>, one: &Accessed, named: &Named, user: Space) {
        let (dialect, pass) = (context.dialect, context.pass);
        let cell = |access| rules::decide_call_variable_access(dialect, pass, user, named.space, access);
        let Some(found) = &one.how else {
            let all = [VariableAccess::Read, VariableAccess::Written, VariableAccess::Addressed];
            if all.into_iter().any(|access| !cell(access).reports.is_empty()) {
                context.count_unknown("variable-access");
            }
            return;
        };
        let entity = if named.is_member { "member" } else { "variable" };
        let space = format!("__{}__", named.space.name());
        let at = self.reading.tokens.get(one.name).start;
        // Since 13.3 what such a cast gives is a constant, of the address.
        let is_constant = context.dialect.release().is_some_and(|release| release >= Release::Cuda13_3);
        let is_addressed = is_constant && one.is_cast && named.space != MemorySpace::Shared;
        let found = if is_addressed { &[Access::Addressed][..] } else { found };
        for access in found {
            let access = match access {
                // The value is that of the initialiser.
                Access::Read if named.is_constant && !one.is_object => VariableAccess::Other,
                Access::Read => VariableAccess::Read,
                Access::Written => VariableAccess::Written,
                Access::Addressed => VariableAccess::Addressed,
            };
            for said in cell(access).reports {
                let facts = [("space", space.as_str()), ("entity", entity), ("variable", &named.name)];
                let declared = named.declared.map(|name| Related {
                    at: self.reading.tokens.get(name).start,
                    label: "the variable is declared here",
                });
                context.find(Finding::reported(said, at, &facts).related(declared));
            }
        }
    }
}

/// Where what is written at a place is read: at the end of the outermost class around it ([class.mem], complete-class context).
fn complete(tree: &Tree, place: TokenId) -> TokenId {
    let around = tree.classes.iter().map(|class| tree[class.declaration].range);
    around.filter(|range| range.contains(place)).map(|range| range.end).max().unwrap_or(place)
}

/// Whether the variable is a static data member.
pub(super) fn is_member(tree: &Tree, id: DeclarationId) -> bool {
    let DeclarationKind::Variable(variable) = tree[id].kind else { return false };
    tree[tree[variable].target.unwrap_or(tree[id].scope)].class().is_some()
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
