//! What reading a unit yields: entities and, in source order, everything that a chapter judges or the host writer
//! edits. Ranges are half-open token ranges.

mod declarations;
mod device_code;
mod instances;
mod lambdas;
mod types;
mod uses;

use std::collections::BTreeSet;
use std::ops::Range;

pub(crate) use declarations::{
    Body, CudaAttribute, Form, FunctionDeclaration, FunctionEntity, FunctionName, Misplaced, NamedEntity,
    Parameter, Specifiers, TemplateHeader, TemplateParameter, UnnamedNamespace, UsingDeclaration,
    VariableDeclaration, VariableEntity, VariableScope,
};
pub(crate) use device_code::{Construct, Evaluation, Initialisation, InitialisationForm};
pub(crate) use lambdas::{Capture, CaptureDefault, CaptureForm, Lambda};
pub(crate) use types::{DeclaredType, TypeDeclaration, TypeName};
pub(crate) use uses::{
    Access, Call, CallForm, CalleeObject, Choice, ClosureCall, Context, Copied, ImpliedKind, ImpliedMember,
    ImpliedUse, Instance, Launch, LeftOut, Mention, Reached, Reference, Referent, Standing, Target,
    VariableUse,
};

use crate::conversions::Fixed;
use crate::overloads::Candidate;
use crate::scopes::Scopes;
use crate::types::Path;

/// Everything that reading a unit yields.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    /// CUDA attributes in source order.
    pub(crate) attributes: Vec<CudaAttribute>,
    /// Attributes on something that is neither function nor variable nor parameter of a declared function.
    pub(crate) misplaced: Vec<Misplaced>,
    /// Functions in order of first declaration.
    pub(crate) function_entities: Vec<FunctionEntity>,
    /// Function declarations in source order.
    pub(crate) functions: Vec<FunctionDeclaration>,
    /// Variables in order of first declaration.
    pub(crate) variable_entities: Vec<VariableEntity>,
    /// Variable declarations in source order.
    pub(crate) variables: Vec<VariableDeclaration>,
    /// Launches.
    pub(crate) launches: Vec<Launch>,
    /// Calls of named functions.
    pub(crate) calls: Vec<Call>,
    /// Special members without a body that are used.
    pub(crate) implied: Vec<ImpliedMember>,
    /// By whom.
    pub(crate) implied_uses: Vec<ImpliedUse>,
    /// What they call.
    pub(crate) implied_calls: Vec<Call>,
    /// Calls that no diagnostic speaks of, and the keep-in-IL walk knows: of constructors and destructors of variables in
    /// shared memory, of destructors of temporary objects and of variables of static storage duration.
    pub(crate) quiet_calls: Vec<Call>,
    /// Lambda expressions.
    pub(crate) lambdas: Vec<Lambda>,
    /// What they capture, in the order of the captures and mentions.
    pub(crate) captures: Vec<Capture>,
    /// Instances of templates, in order of their first use.
    pub(crate) instances: Vec<Instance>,
    /// Instances of class templates that an explicit instantiation makes.
    pub(crate) class_instantiations: Vec<Path>,
    /// Mentions of functions by name, calls and launches included.
    pub(crate) mentions: Vec<Mention>,
    /// Uses of named variables.
    pub(crate) uses: Vec<VariableUse>,
    /// The same in bodies that are read again for instances, and in initialisers that are evaluated where they are used.
    pub(crate) uses_again: Vec<VariableUse>,
    /// Parts of expressions for which no code is generated.
    pub(crate) left_out: Vec<LeftOut>,
    /// What device code cannot have, in source order; nothing of instances, whose patterns hold it.
    pub(crate) constructs: Vec<Construct>,
    /// How variables are initialised.
    pub(crate) initialisations: Vec<Initialisation>,
    /// Tokens of expressions of which it is not certain whether they are constant.
    pub(crate) doubts: BTreeSet<usize>,
    /// Calls of variables that are initialised with lambdas.
    pub(crate) closure_calls: Vec<ClosureCall>,
    /// References to types, variables, aliases and lambdas.
    pub(crate) references: Vec<Reference>,
    /// Aliases and alias templates.
    pub(crate) aliases: Vec<NamedEntity>,
    /// Namespaces, each where it is opened first.
    pub(crate) namespaces: Vec<NamedEntity>,
    /// Using-declarations.
    pub(crate) using_declarations: Vec<UsingDeclaration>,
    /// Declarations of types at namespace scope, those of templates aside.
    pub(crate) type_declarations: Vec<TypeDeclaration>,
    /// Names of types.
    pub(crate) type_names: Vec<TypeName>,
    /// Unnamed namespaces.
    pub(crate) unnamed_namespaces: Vec<UnnamedNamespace>,
    /// Declarations of classes, enumerations and aliases marked `device_builtin`.
    pub(crate) builtin_declarations: Vec<Range<usize>>,
    /// The token after the first declaration of `size_t` at global scope.
    pub(crate) after_size_t: Option<usize>,
    /// The annotations of tile code count (`tile.enabled`).
    pub(crate) tiles: bool,
}

/// Whether a function is a special member that is defaulted where it is first declared and not virtual: what is written
/// on it means nothing.
pub(crate) fn is_implied(program: &Program, entity: usize) -> bool {
    let declarations = &program.function_entities[entity].declarations;
    let first = declarations.first().map(|d| &program.functions[*d]);
    first.is_some_and(|f| f.in_class && f.body == Body::Defaulted && f.specifiers.virtual_at.is_none())
}

/// Lengths of the growing lists, to forget what an abandoned reading added.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    attributes: usize,
    misplaced: usize,
    launches: usize,
    calls: usize,
    mentions: usize,
    uses: usize,
    uses_again: usize,
    left_out: usize,
    constructs: usize,
    closure_calls: usize,
    lambdas: usize,
    captures: usize,
    instances: usize,
    references: usize,
    type_names: usize,
    implied: usize,
    implied_uses: usize,
    implied_calls: usize,
    quiet_calls: usize,
}

impl Program {
    /// Whether a function is known by its name alone: one of C linkage that nothing declares `static`.
    pub(crate) fn has_c_name(&self, entity: usize) -> bool {
        let known = &self.function_entities[entity];
        let is_static = |d: &usize| self.functions[*d].specifiers.static_at.is_some();
        known.c_linkage && !known.member && !known.declarations.iter().any(is_static)
    }

    /// Whether a member function is static: `static` is written on it, or it allocates, which needs no word.
    pub(crate) fn is_static_function(&self, entity: usize) -> bool {
        let known = &self.function_entities[entity];
        let allocates = known.name_kind == FunctionName::Operator
            && ["operator new", "operator delete"].iter().any(|name| known.name.starts_with(name));
        let written = |d: &usize| self.functions[*d].specifiers.static_at.is_some();
        allocates || known.declarations.iter().any(written)
    }

    /// Whether a function is one of a namespace and no other unit sees it: `static` is written on it, or an unnamed namespace is
    /// around.
    pub(crate) fn has_internal_linkage(&self, entity: usize) -> bool {
        let known = &self.function_entities[entity];
        let unnamed = known.path.iter().any(|part| part.name == crate::parse::UNNAMED);
        let written = |d: &usize| self.functions[*d].specifiers.static_at.is_some();
        !known.member && (unnamed || known.declarations.iter().any(written))
    }

    /// Whether no code is generated for a token of an expression: `None` where a condition may be a constant or not.
    pub(crate) fn is_left_out(&self, at: usize, instance: Option<usize>) -> Option<bool> {
        let around = || self.left_out.iter().filter(|l| l.instance == instance && l.range.contains(&at));
        match around().any(|l| l.certain) {
            true => Some(true),
            false => around().next().is_none().then_some(false),
        }
    }

    /// Whether the definition of an instance is made: something that is made itself, or is no template, needs it.
    pub(crate) fn is_made(&self, instance: usize) -> bool {
        let (mut seen, mut waiting) = (vec![false; self.instances.len()], vec![instance]);
        while let Some(at) = waiting.pop() {
            if std::mem::replace(&mut seen[at], true) {
                continue;
            }
            let known = &self.instances[at];
            if known.explicit || known.needed_by.contains(&None) {
                return true;
            }
            waiting.extend(known.needed_by.iter().flatten());
        }
        false
    }

    /// The instances that are made, twice each: where reading one begins, and (`true`) where it is done, behind what it needs.
    pub(crate) fn made(&self) -> Vec<(usize, bool)> {
        let (mut seen, mut made) = (vec![false; self.instances.len()], Vec::new());
        let all = 0..self.instances.len();
        let is_root = |i: &usize| self.instances[*i].explicit || self.instances[*i].needed_by.contains(&None);
        for root in all.clone().filter(is_root) {
            let mut open = vec![(root, false)];
            while let Some((at, done)) = open.pop() {
                if !done && std::mem::replace(&mut seen[at], true) {
                    continue;
                }
                made.push((at, done));
                if !done {
                    open.push((at, true));
                    let needed = |i: &usize| self.instances[*i].needed_by.contains(&Some(at));
                    open.extend(all.clone().rev().filter(needed).map(|i| (i, false)));
                }
            }
        }
        made
    }

    /// Whether a declaration of a function has `constexpr`.
    pub(crate) fn is_constexpr(&self, entity: usize) -> bool {
        let declarations = &self.function_entities[entity].declarations;
        declarations.iter().any(|d| self.functions[*d].specifiers.constexpr_at.is_some())
    }

    /// Whether a declaration of a constructor or conversion function has `explicit`.
    pub(crate) fn is_explicit(&self, entity: usize) -> bool {
        let declarations = &self.function_entities[entity].declarations;
        declarations.iter().any(|d| self.functions[*d].specifiers.is_explicit)
    }

    /// Whether a declaration of a function makes it an immediate function.
    pub(crate) fn is_consteval(&self, entity: usize) -> bool {
        let declarations = &self.function_entities[entity].declarations;
        declarations.iter().any(|d| self.functions[*d].specifiers.consteval_at.is_some())
    }

    /// Whether a call that a template does not write as a call is made in its instances alone: of constructors,
    /// destructors, conversions and operators but `()`.
    pub(crate) fn is_made_in_instances(&self, call: &Call) -> bool {
        let object = |c: &Candidate| self.function_entities[c.entity].name == "operator()";
        match call.form {
            CallForm::Function | CallForm::Launch | CallForm::Member => false,
            CallForm::Operator => !call.candidates.iter().any(object),
            _ => true,
        }
    }

    /// What of a variable, named by an id-expression, is an address constant: of one of static storage duration its
    /// address.
    pub(crate) fn fixed(&self, entity: &VariableEntity) -> Fixed {
        if entity.written.is_reference() {
            return entity.fixed;
        }
        let written = |d: &usize| &self.variables[*d].specifiers;
        let of_thread = |s: &Specifiers| s.thread_local_at.is_some() || s.gnu_thread_at.is_some();
        let of_program = |s: &Specifiers| s.static_at.is_some() || s.extern_at.is_some();
        let all = || entity.declarations.iter().map(written);
        let address = match entity.scope {
            VariableScope::Namespace => true,
            VariableScope::Block => all().any(of_program),
            VariableScope::Class => !self.is_part_of_objects(entity),
        };
        Fixed { address: address && !all().any(of_thread), ..entity.fixed }
    }

    /// Whether the scope of a function has other functions or templates of its name where the declaration stands.
    pub(crate) fn is_overloaded(&self, declaration: &FunctionDeclaration) -> bool {
        let entity = &self.function_entities[declaration.entity];
        self.function_entities.iter().any(|other| {
            other.path == entity.path
                && other.name == entity.name
                && other.first != entity.first
                && other.first < declaration.name_at
                && other.specialisation.is_none()
        })
    }

    /// Whether a variable is a member of each object of a class, and no variable of its own.
    pub(crate) fn is_part_of_objects(&self, entity: &VariableEntity) -> bool {
        let written = |d: &usize| self.variables[*d].specifiers.static_at.is_some();
        entity.scope == VariableScope::Class && !entity.declarations.iter().any(written)
    }

    /// Whether a class has virtual functions.
    pub(crate) fn is_polymorphic(&self, scopes: &Scopes, class: usize) -> bool {
        let known = &scopes.classes[class];
        let is_virtual = |d: &FunctionDeclaration| d.in_class && d.specifiers.virtual_at.is_some();
        let own = self.function_entities.iter().filter(|f| f.path == known.path);
        own.flat_map(|f| &f.declarations).any(|d| is_virtual(&self.functions[*d]))
            || known.bases.iter().any(|base| self.is_polymorphic(scopes, *base))
    }

    /// Remembers how much has been read.
    pub(crate) fn mark(&self) -> Mark {
        Mark {
            attributes: self.attributes.len(),
            misplaced: self.misplaced.len(),
            launches: self.launches.len(),
            calls: self.calls.len(),
            mentions: self.mentions.len(),
            uses: self.uses.len(),
            uses_again: self.uses_again.len(),
            left_out: self.left_out.len(),
            constructs: self.constructs.len(),
            closure_calls: self.closure_calls.len(),
            lambdas: self.lambdas.len(),
            captures: self.captures.len(),
            instances: self.instances.len(),
            references: self.references.len(),
            type_names: self.type_names.len(),
            implied: self.implied.len(),
            implied_uses: self.implied_uses.len(),
            implied_calls: self.implied_calls.len(),
            quiet_calls: self.quiet_calls.len(),
        }
    }

    /// Forgets everything read since `mark`. Declarations are never read tentatively.
    pub(crate) fn forget(&mut self, mark: Mark) {
        self.attributes.truncate(mark.attributes);
        self.misplaced.truncate(mark.misplaced);
        self.launches.truncate(mark.launches);
        self.calls.truncate(mark.calls);
        self.mentions.truncate(mark.mentions);
        self.uses.truncate(mark.uses);
        self.uses_again.truncate(mark.uses_again);
        self.left_out.truncate(mark.left_out);
        self.constructs.truncate(mark.constructs);
        self.closure_calls.truncate(mark.closure_calls);
        self.lambdas.truncate(mark.lambdas);
        self.captures.truncate(mark.captures);
        self.instances.truncate(mark.instances);
        self.references.truncate(mark.references);
        self.type_names.truncate(mark.type_names);
        self.implied.truncate(mark.implied);
        self.implied_uses.truncate(mark.implied_uses);
        self.implied_calls.truncate(mark.implied_calls);
        self.quiet_calls.truncate(mark.quiet_calls);
    }
}
