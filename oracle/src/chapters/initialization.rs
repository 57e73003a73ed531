//! Constant and dynamic initialisation ([basic.start.static], [expr.const]) as the device's compiler tells them apart.

use std::ops::Range;

use crate::overloads::{Candidate, own_depth};
use crate::program::{
    Access, Body, Call, Context, Evaluation, FunctionDeclaration, FunctionName, Initialisation,
    InitialisationForm, Instance, Program, Standing, VariableEntity, VariableUse, is_implied,
};
use crate::scopes::Scopes;
use crate::source::Source;
use crate::types::{Argument, Type};

/// How many initialisers and classes are looked into, one in the other.
const DEPTH: usize = 16;

/// What is asked of initialisers.
pub(crate) struct Evaluator<'e> {
    /// The program.
    pub(crate) program: &'e Program,
    /// Its scopes.
    pub(crate) scopes: &'e Scopes,
    /// The tokens.
    pub(crate) source: &'e Source<'e>,
    /// Bodies behind this token are not known yet.
    pub(crate) before: usize,
}

/// Template arguments by the depth of their parameters.
type Bindings = [(usize, Vec<Argument>)];

impl Evaluator<'_> {
    /// How a variable is initialised and destroyed.
    pub(crate) fn of(&self, initialisation: &Initialisation) -> Evaluation {
        let ends = match initialisation.written.is_reference() {
            true => Evaluation::Constant,
            false => self.destroyed(&initialisation.written, DEPTH),
        };
        self.initialised(initialisation, DEPTH).max(ends)
    }

    fn initialised(&self, initialisation: &Initialisation, depth: usize) -> Evaluation {
        let Some(depth) = depth.checked_sub(1) else { return Evaluation::Open };
        let uses = initialisation.uses.iter().map(|u| self.used(u, depth));
        let calls = initialisation.calls.iter().map(|c| self.call(c, depth));
        let made = initialisation.made.iter().map(|(t, form)| self.object(t, form, depth));
        let own = self.object(&initialisation.written, &initialisation.form, depth);
        let parts = uses.chain(calls).chain(made).chain([own, initialisation.otherwise]);
        let all = parts.max().unwrap_or(Evaluation::Constant);
        // What a function that is evaluated does with an object is not looked at.
        let calls = initialisation.calls.iter().any(|c| !c.candidates.is_empty());
        let lends = |u: &VariableUse| {
            let entity = &self.program.variable_entities[u.entity];
            matches!(u.access, Access::Addressed | Access::Open)
                && self.read(entity, u, depth) != Evaluation::Constant
        };
        match calls && initialisation.uses.iter().any(lends) {
            true => all.max(Evaluation::Open),
            false => all,
        }
    }

    /// The use of a variable.
    fn used(&self, used: &VariableUse, depth: usize) -> Evaluation {
        let entity = &self.program.variable_entities[used.entity];
        match used.access {
            Access::Discarded => Evaluation::Constant,
            Access::Written | Access::Changed => Evaluation::Dynamic,
            Access::Read if !used.array => self.read(entity, used, depth),
            Access::Read | Access::Addressed | Access::Compared => self.address(entity),
            Access::Open => self.address(entity).max(self.read(entity, used, depth)).min(Evaluation::Open),
        }
    }

    /// The address of a variable.
    fn address(&self, entity: &VariableEntity) -> Evaluation {
        match (self.program.fixed(entity).address, entity.written.is_reference()) {
            (true, _) => Evaluation::Constant,
            (false, true) => Evaluation::Open,
            (false, false) => Evaluation::Dynamic,
        }
    }

    /// The value of a variable: that of a constant which a constant initialises, whatever its type.
    fn read(&self, entity: &VariableEntity, used: &VariableUse, depth: usize) -> Evaluation {
        let declared = || entity.declarations.iter().map(|d| &self.program.variables[*d]);
        let mut t = &entity.written;
        while let Type::Array(of, _) = t.unqualified() {
            t = of;
        }
        if t.is_volatile() || self.program.is_part_of_objects(entity) {
            return Evaluation::Dynamic;
        }
        if let Type::Reference(of) | Type::RValueReference(of) = t.unqualified() {
            return if of.is_const() { Evaluation::Open } else { Evaluation::Dynamic };
        }
        let computed = declared().any(|v| v.specifiers.constexpr_at.is_some());
        if computed || (t.is_const() && entity.value.is_some()) {
            return Evaluation::Constant;
        }
        let all = self.program.initialisations.iter();
        let mut known =
            all.filter(|i| i.name_at == entity.first || declared().any(|v| v.name_at == i.name_at));
        let own = known.clone().find(|i| i.instance == used.instance);
        match own.or_else(|| known.next()) {
            _ if !t.is_const() => Evaluation::Dynamic,
            Some(known) if known.in_template => Evaluation::Open,
            Some(known) => self.initialised(known, depth),
            None if declared().all(|v| v.initializer.is_none()) => Evaluation::Dynamic,
            None => Evaluation::Open,
        }
    }

    /// A call. Nothing is said of the ends of temporary objects.
    fn call(&self, call: &Call, depth: usize) -> Evaluation {
        if call.form.ends() {
            return Evaluation::Constant;
        }
        if call.built_in.is_some() || call.standing != Standing::Certain {
            return Evaluation::Open;
        }
        let mut all = call.candidates.iter().map(|c| self.callee(c, &call.put, depth));
        let Some(first) = all.next() else { return Evaluation::Open };
        if all.all(|other| other == first) { first } else { Evaluation::Open }
    }

    fn callee(&self, candidate: &Candidate, put: &Bindings, depth: usize) -> Evaluation {
        let Some(depth) = depth.checked_sub(1) else { return Evaluation::Open };
        let program = self.program;
        let entity = &program.function_entities[candidate.entity];
        let class = self.scopes.classes.iter().position(|c| c.path == entity.path);
        let constructs = entity.name_kind == FunctionName::Constructor;
        match class {
            _ if entity.name_kind == FunctionName::Destructor => Evaluation::Open,
            Some(class) if constructs && is_implied(program, candidate.entity) => {
                match entity.signature.parameters.is_empty() {
                    true => self.subobjects(class, put, depth),
                    false => Evaluation::Constant,
                }
            }
            _ if program.is_consteval(candidate.entity) => Evaluation::Constant,
            _ if program.is_constexpr(candidate.entity) => self.computed(candidate, class, put, depth),
            Some(class) if constructs && self.does_nothing(candidate.entity) => {
                let known = &self.scopes.classes[class];
                match known.virtual_base
                    || program.is_polymorphic(self.scopes, class)
                    || self.has_initializers(class)
                {
                    true => Evaluation::Dynamic,
                    false => self.subobjects(class, put, depth),
                }
            }
            _ => Evaluation::Dynamic,
        }
    }

    /// The body of a function, as far as it is read already.
    fn body(&self, entity: usize) -> Option<(usize, &FunctionDeclaration, Range<usize>)> {
        let declarations = &self.program.function_entities[entity].declarations;
        declarations.iter().find_map(|d| match &self.program.functions[*d].body {
            Body::Compound(range) if range.start < self.before => {
                Some((*d, &self.program.functions[*d], range.clone()))
            }
            _ => None,
        })
    }

    /// A constexpr function is evaluated where it does with constants what constant expressions do. Of a template it is the
    /// instance's body.
    fn computed(
        &self,
        candidate: &Candidate,
        class: Option<usize>,
        put: &Bindings,
        depth: usize,
    ) -> Evaluation {
        let program = self.program;
        let entity = candidate.entity;
        let Some((declaration, _, body)) = self.body(entity) else { return Evaluation::Open };
        let known = &program.function_entities[entity];
        let own =
            known.template.as_ref().and(candidate.arguments.clone()).map(|list| (own_depth(known), list));
        let bindings: Vec<_> = put.iter().cloned().chain(own).collect();
        let of_template = known.template.is_some() || !put.is_empty();
        if known.name_kind == FunctionName::Constructor && of_template {
            let parts = class.map_or(Evaluation::Open, |class| self.subobjects(class, put, depth));
            if parts != Evaluation::Constant {
                return parts;
            }
        }
        let same = |i: &Instance| i.entity == entity && i.bindings.as_ref() == Some(&bindings);
        let instance = program.instances.iter().position(same);
        let does = |at: usize| matches!(self.source.tokens[at].text, "new" | "delete" | "asm" | "static");
        if body.clone().any(does)
            || program.doubts.range(body).next().is_some()
            || (of_template && instance.is_none())
        {
            return Evaluation::Open;
        }
        let instance = instance.filter(|_| of_template);
        let evaluated = |context: Context| context != Context::Unevaluated;
        let uses = program.uses.iter().chain(&program.uses_again);
        let uses = uses.filter(|u| {
            let here = u.function == Some(declaration) && u.instance == instance && evaluated(u.context);
            here && program.fixed(&program.variable_entities[u.entity]).address
        });
        let uses = uses.map(|u| match self.used(u, depth) {
            Evaluation::Constant => Evaluation::Constant,
            _ => Evaluation::Open,
        });
        let calls = program
            .calls
            .iter()
            .filter(|c| c.function == Some(declaration) && c.instance == instance && evaluated(c.context));
        let calls = calls.map(|c| self.call(c, depth).min(Evaluation::Open));
        uses.chain(calls).max().unwrap_or(Evaluation::Constant)
    }

    /// An object of a type that is made by no constructor that is declared.
    fn object(&self, t: &Type, form: &InitialisationForm, depth: usize) -> Evaluation {
        match form {
            InitialisationForm::Value => Evaluation::Constant,
            InitialisationForm::None => self.of_nothing(t, depth),
            InitialisationForm::List(clauses) => self.of_list(t, clauses.as_deref(), depth),
        }
    }

    /// The class that an object of type `t`, or an element of it, is of, and how deep parts are still looked into; what is known
    /// without one.
    fn class_within(
        &self,
        t: &Type,
        depth: usize,
    ) -> Result<(usize, crate::scopes::Bindings, usize), Evaluation> {
        let depth = depth.checked_sub(1).ok_or(Evaluation::Open)?;
        let t = element_of(t);
        if t.is_dependent() {
            return Err(Evaluation::Open);
        }
        if !matches!(t, Type::Named(_)) || self.scopes.is_enumeration(t) {
            return Err(Evaluation::Constant);
        }
        let (class, put) = self.scopes.class_and_arguments(t).ok_or(Evaluation::Open)?;
        Ok((class, put, depth))
    }

    /// Default-initialisation.
    fn of_nothing(&self, t: &Type, depth: usize) -> Evaluation {
        let (class, put, depth) = match self.class_within(t, depth) {
            Ok(found) => found,
            Err(known) => return known,
        };
        let constructors = self.scopes.constructors_of(class);
        if constructors.is_empty() {
            return self.subobjects(class, &put, depth);
        }
        let fits = |f: &&usize| self.program.function_entities[**f].required == 0;
        match constructors.iter().filter(fits).collect::<Vec<_>>().as_slice() {
            [one] => self.callee(&Candidate::of(**one), &put, depth),
            _ => Evaluation::Open,
        }
    }

    /// List-initialisation of aggregates; constructors that are declared are calls.
    fn of_list(&self, t: &Type, clauses: Option<&[bool]>, depth: usize) -> Evaluation {
        let Some(depth) = depth.checked_sub(1) else { return Evaluation::Open };
        if self.is_plain(t, depth) {
            return Evaluation::Constant;
        }
        let Some((class, put)) = self.scopes.class_and_arguments(t) else {
            // The elements of an array of a class with constructors are made by calls.
            let element = self.scopes.class_of_type(element_of(t));
            let called = element.is_some_and(|c| !self.scopes.constructors_of(c).is_empty());
            return if called { Evaluation::Constant } else { Evaluation::Open };
        };
        if !self.scopes.constructors_of(class).is_empty() {
            return Evaluation::Constant;
        }
        let (Some(clauses), Some(parts)) = (clauses, self.parts(class, &put)) else {
            return Evaluation::Open;
        };
        let mut all = Evaluation::Constant;
        for (index, (part, initializer)) in parts.iter().enumerate() {
            let plain = self.is_plain(part, depth);
            let scalar = plain && !matches!(part.unqualified(), Type::Array(..) | Type::Named(_));
            match clauses.get(index) {
                Some(braced) if plain && (*braced || scalar) => {}
                // A part that others are made of may take several clauses.
                Some(_) => return Evaluation::Open,
                None => all = all.max(self.part(part, initializer.as_ref(), depth)),
            }
        }
        all
    }

    /// Whether an object of a type is made of its parts without a constructor or an initialiser of any.
    fn is_plain(&self, t: &Type, depth: usize) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        let t = element_of(t);
        if t.is_dependent() {
            return false;
        }
        if !matches!(t, Type::Named(_)) || self.scopes.is_enumeration(t) {
            return true;
        }
        let Some((class, put)) = self.scopes.class_and_arguments(t) else { return false };
        let constructors = self.scopes.constructors_of(class);
        constructors.iter().all(|f| is_implied(self.program, *f))
            && !self.scopes.classes[class].virtual_base
            && self.parts(class, &put).is_some_and(|parts| {
                parts.iter().all(|(t, initializer)| initializer.is_none() && self.is_plain(t, depth))
            })
    }

    /// Bases, then members, each with the name of a member that has an initialiser; `None` where some are not known.
    fn parts(&self, class: usize, put: &Bindings) -> Option<Vec<(Type, Option<usize>)>> {
        let known = &self.scopes.classes[class];
        if !known.defined || known.open_base || !known.base_arguments.is_empty() {
            return None;
        }
        let base = |b: &usize| (Type::Named(self.scopes.classes[*b].path.clone()), None);
        let mut parts: Vec<(Type, Option<usize>)> = known.bases.iter().map(base).collect();
        for member in self.program.variable_entities.iter().filter(|v| v.path == known.path) {
            if self.program.is_part_of_objects(member) {
                let declared = member.declarations.iter().map(|d| &self.program.variables[*d]);
                let initializer = declared.filter(|v| v.initializer.is_some()).map(|v| v.name_at).next();
                let written =
                    put.iter().fold(member.written.clone(), |t, (depth, list)| t.substitute(*depth, list));
                parts.push((written, initializer));
            }
        }
        Some(parts)
    }

    /// A base or member without an initialiser of its own in a constructor or list.
    fn part(&self, t: &Type, initializer: Option<&usize>, depth: usize) -> Evaluation {
        let Some(name_at) = initializer else { return self.of_nothing(t, depth) };
        let named = |i: &&Initialisation| i.name_at == *name_at && i.instance.is_none();
        match self.program.initialisations.iter().find(named) {
            // What constructors it calls is not known.
            _ if matches!(element_of(t), Type::Named(_)) && !self.scopes.is_enumeration(t) => {
                Evaluation::Open
            }
            Some(known) if !known.in_template => self.initialised(known, depth),
            _ => Evaluation::Open,
        }
    }

    /// Everything that an implied constructor, or one that does nothing, makes.
    fn subobjects(&self, class: usize, put: &Bindings, depth: usize) -> Evaluation {
        let Some(depth) = depth.checked_sub(1) else { return Evaluation::Open };
        if self.scopes.classes[class].virtual_base {
            return Evaluation::Dynamic;
        }
        let Some(parts) = self.parts(class, put) else { return Evaluation::Open };
        let all = parts.iter().map(|(t, initializer)| self.part(t, initializer.as_ref(), depth));
        all.max().unwrap_or(Evaluation::Constant)
    }

    /// Whether a constructor or destructor that is no constant expression has no parameters, initialises nothing and
    /// has no statements but returns and blocks.
    fn does_nothing(&self, entity: usize) -> bool {
        let Some((_, declaration, body)) = self.body(entity) else { return false };
        let text = |at: usize| self.source.tokens[at].text;
        let returns = |at: usize| text(at) == "return" || (text(at) == ";" && text(at - 1) == "return");
        declaration.parameters.is_empty()
            && declaration.body_at == body.start
            && body.clone().all(|at| matches!(text(at), "{" | "}") || returns(at))
    }

    fn has_initializers(&self, class: usize) -> bool {
        let parts = self.parts(class, &[]).unwrap_or_default();
        parts.iter().any(|(_, initializer)| initializer.is_some())
    }

    /// The end of an object.
    fn destroyed(&self, t: &Type, depth: usize) -> Evaluation {
        let (class, put, depth) = match self.class_within(t, depth) {
            Ok(found) => found,
            Err(known) => return known,
        };
        let program = self.program;
        let own = self.scopes.destructors_of(class);
        let is_virtual = |f: &usize| {
            let declarations = program.function_entities[*f].declarations.iter();
            declarations.map(|d| &program.functions[*d]).any(|d| d.specifiers.virtual_at.is_some())
        };
        if own.iter().all(|f| is_implied(program, *f) || (self.does_nothing(*f) && !is_virtual(f))) {
            let Some(parts) = self.parts(class, &put) else { return Evaluation::Open };
            let ends = parts.iter().filter(|(t, _)| !t.is_reference());
            return ends.map(|(t, _)| self.destroyed(t, depth)).max().unwrap_or(Evaluation::Constant);
        }
        match own.iter().any(|f| program.is_constexpr(*f)) {
            true => Evaluation::Open,
            false => Evaluation::Dynamic,
        }
    }
}

/// The elements of an array, or the type itself.
fn element_of(t: &Type) -> &Type {
    let mut t = t.unqualified();
    while let Type::Array(of, _) = t {
        t = of.unqualified();
    }
    t
}
