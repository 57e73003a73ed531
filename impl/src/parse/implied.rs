//! Calls that no name and no operator of the text shows: conversions of operands ([over.match.conv]) and of arguments,
//! and what constructors and destructors do to bases and members ([class.base.init]).

use super::again::CallPlaces;
use super::call::Arguments;
use super::operand::Operand;
use super::{Parsed, Parser};
use crate::bodies::{ClosureCall, Construction, MemberInitializer, UseForm};
use crate::lex::{Kind, OPERATOR_SYMBOLS, TokenId, TokenRange, known};
use crate::names::{BindingId, END, Meaning, Named};
use crate::tree::{
    Base, ClassKey, DeclarationId, DeclarationKind, Deduced, EntityId, FunctionId, FunctionName, Initializer,
    ScopeId, Shape, SpecifierKind, Variable,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// What a value is converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// The operand of a built-in operator or an initialised variable.
    Scalar,
    /// A condition, which an `explicit` conversion function serves too.
    Condition,
}

/// The functions of a unit by the first token of their bodies.
pub(super) type Bodies = FxHashMap<TokenId, FunctionId>;

/// The base or member that a mem-initializer names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Initialized {
    /// The members of a base.
    Base(ScopeId),
    /// A member, by the token of its name.
    Member(TokenId),
    /// The class itself: another constructor does everything.
    Delegated,
}

impl Parser<'_> {
    /// Notes the conversion function that makes a scalar of an object, when its class has no other.
    pub(super) fn note_conversion(&mut self, operand: Operand, name: TokenId, at: TokenId, wanted: Wanted) {
        self.note_conversion_as(operand, name, at, wanted, UseForm::Conversion);
    }

    fn note_conversion_as(
        &mut self,
        operand: Operand,
        name: TokenId,
        at: TokenId,
        wanted: Wanted,
        form: UseForm,
    ) {
        let Operand::Object(class) = operand else { return };
        if !self.notes_calls() {
            return;
        }
        let Some((binding, is_explicit)) = self.conversion_of(class) else { return };
        if !is_explicit || wanted == Wanted::Condition {
            // Free operators may take the operand of a built-in one as it is.
            let known = match form {
                UseForm::Conversion => self.known(&Arguments::from_slice(&[operand])),
                _ => SmallVec::new(),
            };
            self.note_call_of(binding, name, at, form, Some(known));
        }
    }

    /// The one conversion function of a class and its bases, and whether it is `explicit`.
    fn conversion_of(&self, class: ScopeId) -> Option<(BindingId, bool)> {
        let mut only = None;
        let mut seen: SmallVec<[ScopeId; 4]> = SmallVec::new();
        let mut waiting: SmallVec<[ScopeId; 4]> = SmallVec::from_slice(&[class]);
        while let Some(scope) = waiting.pop() {
            if seen.contains(&scope) {
                continue;
            }
            seen.push(scope);
            if let Some(binding) = self.names.own(scope, known::CONVERSION) {
                let mut declared = self.names.declarations(binding, END);
                let first = declared.next()?;
                if only.is_some() || declared.next().is_some() {
                    return None;
                }
                let Named::Declaration(id) = first else { return None };
                if self.names.binding(binding).meaning.is_any(Meaning::FUNCTION_TEMPLATE) {
                    return None;
                }
                only = Some((binding, self.tree.has_specifier(id, SpecifierKind::Explicit)));
            }
            for base in self.tree[self.tree[scope].class()?].bases.iter() {
                waiting.push(self.tree[base].scope?);
            }
        }
        only
    }

    /// Notes what the operands of a built-in operator are converted by: `left` has no operator of that name.
    pub(super) fn note_built_in(&mut self, left: Operand, operator: Kind, at: TokenId, right: Operand) {
        if !self.notes_calls() {
            return;
        }
        let is_known =
            |one: Operand| matches!(one, Operand::Scalar | Operand::Pointer(_) | Operand::Object(_));
        let has_member = match left {
            Operand::Object(class) => {
                let symbol = OPERATOR_SYMBOLS[operator as usize];
                self.find_member(class, symbol, Meaning::NONE).is_some()
            }
            _ => false,
        };
        // What is assigned to an object is taken by an assignment operator of its class, an implicit one too.
        let is_assigned = operator.is_assignment() && matches!(left, Operand::Object(_));
        if has_member || is_assigned || !is_known(left) || !is_known(right) {
            return;
        }
        let converts = |parser: &Self, one: Operand| match one {
            Operand::Object(class) => parser.conversion_of(class).is_some(),
            _ => true,
        };
        if !converts(self, left) || !converts(self, right) {
            return;
        }
        let wanted = match operator {
            Kind::AmpAmp | Kind::PipePipe => Wanted::Condition,
            _ => Wanted::Scalar,
        };
        // An assignment changes its left operand.
        self.note_conversion(left, at.previous(), at, wanted);
        let behind = if self.kind_at(at.next()) == Kind::Greater && self.kind_at(at) == Kind::Greater {
            at.next().next()
        } else {
            at.next()
        };
        self.note_conversion(right, behind, at, wanted);
    }

    /// Notes what converts the arguments of a call of `binding`, when one function alone is meant.
    pub(super) fn note_argument_conversions(&mut self, binding: BindingId, arguments: &Arguments) {
        let starts = std::mem::take(&mut self.argument_starts);
        if starts.len() != arguments.len() || arguments.is_empty() {
            return;
        }
        let Some((id, scope)) = self.only_function(binding, arguments.len()) else { return };
        for (index, (&argument, &start)) in arguments.iter().zip(&starts).enumerate() {
            let Some(function) = self.tree.function(id) else { return };
            let parameters = function.parameters.of(&self.tree.parameters);
            let Some(parameter) = parameters.get(index) else { return };
            if parameter.is_pack || parameter.explicit_object {
                return;
            }
            let Some(levels) = self.levels_of(parameter.declarator) else { continue };
            let (range, shape) = (parameter.type_specifier, parameter.shape);
            let is_reference = matches!(shape, Shape::LvalueReference | Shape::RvalueReference);
            let is_const = range.iter().any(|at| self.kind_at(at) == Kind::Const);
            if levels > 0 || shape == Shape::LvalueReference && !is_const {
                continue;
            }
            let (form, end) = (UseForm::ArgumentConversion, UseForm::ArgumentDestruction);
            match (self.operand_of_type(scope, range, 0), argument) {
                (Operand::Object(class), Operand::Scalar) => {
                    let given = Arguments::from_slice(&[argument]);
                    self.note_implied(class, known::CONSTRUCTOR, start, form, &given);
                    self.note_implied(class, known::DESTRUCTOR, start, end, &Arguments::new());
                }
                (Operand::Object(class), Operand::Object(given)) if class == given && !is_reference => {
                    self.note_implied(class, known::DESTRUCTOR, start, end, &Arguments::new());
                }
                (Operand::Scalar, Operand::Object(_)) if !is_reference => {
                    self.note_conversion_as(argument, start, start, Wanted::Scalar, form);
                }
                _ => {}
            }
        }
    }

    /// The one function of a name that takes so many arguments, and the scope that its types are looked up in.
    fn only_function(&self, binding: BindingId, count: usize) -> Option<(DeclarationId, ScopeId)> {
        let mut only: Option<(EntityId, DeclarationId)> = None;
        for named in self.names.declarations(binding, END) {
            let Named::Declaration(id) = named else { return None };
            let entity = self.tree[id].entity?;
            let function = self.tree.function(id)?;
            let parameters = function.parameters.of(&self.tree.parameters);
            // A default argument may stand on another declaration.
            if !function.takes(parameters, count, |_| true) {
                continue;
            }
            if self.tree[id].form != crate::tree::Form::Plain
                || only.is_some_and(|(before, _)| before != entity)
            {
                return None;
            }
            only.get_or_insert((entity, id));
        }
        let (_, id) = only?;
        let function = self.tree.function(id)?;
        Some((id, function.target.unwrap_or(self.tree[id].scope)))
    }

    /// Notes that a closure is called at `open`.
    pub(super) fn note_closure_call(&mut self, called: TokenId, open: TokenId) {
        let context = self.context;
        if let Some(again) = &mut self.again {
            let lambda = again.lambda;
            again.bodies.closure_calls.push(ClosureCall { at: open, called, lambda, context });
        }
    }

    /// The function whose body begins at `start`, where its calls are noted; no template for code of the device, which reads
    /// instances.
    pub(super) fn noted_body(&self, start: TokenId) -> Option<FunctionId> {
        let again = self.again.as_ref()?;
        if !self.notes_calls() || self.in_template() && matches!(again.request.calls, CallPlaces::All) {
            return None;
        }
        again.functions.get(&start).copied()
    }

    /// The data member of a class whose default member initialiser has a value that begins at `start`, where its calls are noted.
    pub(super) fn noted_member(&self, start: TokenId) -> Option<DeclarationId> {
        let is_noted = self.resolves() && !self.in_template() && self.context.local_classes == 0;
        self.again.as_ref().filter(|_| is_noted)?.members_by_value.get(&start).copied()
    }

    /// The parameter whose default argument begins at `start`, where its calls are noted.
    pub(super) fn noted_default(&self, start: TokenId) -> Option<(FunctionId, u16)> {
        let is_noted = self.resolves() && !self.in_template() && self.context.local_classes == 0;
        self.again.as_ref().filter(|_| is_noted)?.parameters_by_default.get(&start).copied()
    }

    /// The parameters of functions that are no templates, by the first token of their default arguments.
    pub(super) fn parameters_by_default(&self) -> FxHashMap<TokenId, (FunctionId, u16)> {
        let tree = &*self.tree;
        let plain = (0..tree.functions.len()).map(FunctionId::from_index);
        let plain = plain.filter(|id| tree[tree[*id].declaration].headers.is_empty());
        let parameters = plain.flat_map(|id| {
            tree[id].parameters.of(&tree.parameters).iter().zip(0u16..).map(move |one| (id, one))
        });
        let with_default = parameters.filter(|(_, (one, _))| !one.default().is_empty());
        with_default.map(|(id, (one, at))| (one.default_start, (id, at))).collect()
    }

    /// The data members with default member initialisers, by the first token of the value.
    pub(super) fn members_by_value(&self) -> FxHashMap<TokenId, DeclarationId> {
        let is_static = |id| self.tree.has_specifier(id, SpecifierKind::Static);
        let is_member = |one: &&Variable| one.is_field && !is_static(one.declaration);
        let fields = self.tree.variables.iter().filter(is_member);
        fields.filter_map(|one| Some((one.initializer.value_start()?, one.declaration))).collect()
    }

    /// The members of the class whose constructor or destructor a function is.
    pub(super) fn special(&self, function: Option<FunctionId>) -> Option<(FunctionName, ScopeId)> {
        let name = self.tree[function?].name;
        let class = self.enclosing_class()?;
        let key = self.tree[self.tree[class].class()?].key;
        let is_special = matches!(name, FunctionName::Constructor | FunctionName::Destructor);
        (is_special && key != ClassKey::Union).then_some((name, class))
    }

    /// Notes what makes the value of a `return`, whose operand begins at `start`, of what is returned.
    pub(super) fn note_returned(&mut self, operand: Operand, start: TokenId) {
        let Some(id) = self.again.as_ref().and_then(|again| again.function) else { return };
        if !self.notes_calls() || !matches!(operand, Operand::Object(_) | Operand::Scalar) {
            return;
        }
        let function = &self.tree[id];
        if function.deduced != Deduced::No || function.wrapped_return || function.abbreviated {
            return;
        }
        let range = self.tree.result_type(function);
        let is_reference = range.iter().any(|at| matches!(self.kind_at(at), Kind::Amp | Kind::AmpAmp));
        let scope = function.target.unwrap_or(self.tree[function.declaration].scope);
        match (self.operand_of_type_id_in(scope, range), operand) {
            (Operand::Scalar, Operand::Object(_)) if !is_reference => {
                self.note_conversion(operand, start, start, Wanted::Scalar);
            }
            (Operand::Object(class), Operand::Scalar) if !is_reference => {
                let given = Arguments::from_slice(&[operand]);
                let form = UseForm::ImpliedConstruction;
                self.note_implied(class, known::CONSTRUCTOR, start, form, &given);
            }
            _ => {}
        }
    }

    /// Notes what a mem-initializer calls, whose name was read from `start` on and whose arguments are known.
    pub(super) fn note_mem_initializer(
        &mut self,
        class: ScopeId,
        start: TokenId,
        named: Operand,
        arguments: Option<&Arguments>,
    ) -> Option<Initialized> {
        if let Operand::Type(Some(base)) = named {
            // The class may be read a second time.
            let name = |scope: ScopeId| Some(self.tree[self.tree[scope].class()?].name_token);
            if base == class || name(base).flatten().is_some_and(|own| name(class) == Some(Some(own))) {
                return Some(Initialized::Delegated);
            }
            if let Some(arguments) = arguments {
                self.note_implied(base, known::CONSTRUCTOR, start, UseForm::BaseSubobject, arguments);
            }
            return Some(Initialized::Base(base));
        }
        let found = self.find_member(class, self.tokens.symbol(start), Meaning::NONE)?;
        let named = self.names.declarations(found.binding, END).next()?;
        let Named::Declaration(id) = named else { return None };
        let (name, members, shape) = self.subobject(id)?;
        if let (Some(members), Some(arguments), Shape::Plain) = (members, arguments, shape) {
            self.note_implied(members, known::CONSTRUCTOR, start, UseForm::MemberSubobject, arguments);
        }
        if let (None, Some(&[argument @ Operand::Object(_)]), Shape::Plain) =
            (members, arguments.map(|all| all.as_slice()), shape)
            && self.is_scalar_member(id)
        {
            self.note_conversion(argument, start, start, Wanted::Scalar);
        }
        Some(Initialized::Member(name))
    }

    fn is_scalar_member(&mut self, id: DeclarationId) -> bool {
        let Some(range) = self.tree.variable(id).map(|variable| variable.type_specifier) else {
            return false;
        };
        self.operand_of_type(self.tree[id].scope, range, 0) == Operand::Scalar
    }

    /// The name of a data member, the members of its class if it is one, and its shape.
    fn subobject(&mut self, id: DeclarationId) -> Option<(TokenId, Option<ScopeId>, Shape)> {
        let DeclarationKind::Variable(variable) = self.tree[id].kind else { return None };
        let variable = &self.tree[variable];
        if !variable.is_field || self.tree.has_specifier(id, SpecifierKind::Static) {
            return None;
        }
        let (name, range) = (variable.name_token?, variable.type_specifier);
        let (levels, shape) = (self.levels_of(variable.declarator)?, variable.shape);
        let class = match (shape, levels, self.operand_of_type(self.tree[id].scope, range, 0)) {
            (Shape::Plain, 0, Operand::Object(class)) | (Shape::Array, 1, Operand::Object(class)) => {
                Some(class)
            }
            _ => None,
        };
        Some((name, class, shape))
    }

    /// Notes what a constructor does to the bases and members that no mem-initializer names, at its `{`.
    pub(super) fn note_constructed(
        &mut self,
        class: ScopeId,
        open: TokenId,
        written: &FxHashSet<Initialized>,
    ) {
        if written.contains(&Initialized::Delegated) {
            return;
        }
        self.note_subobjects(class, open, known::CONSTRUCTOR, written);
        // The class may be read a second time: what counts are its first declarations.
        let own = self.again.as_ref().and_then(|again| again.function).map(|id| {
            let function = &self.tree[id];
            function.target.unwrap_or(self.tree[function.declaration].scope)
        });
        let fields = self.fields(own.unwrap_or(class));
        let is_left = |name: TokenId| !written.contains(&Initialized::Member(name));
        let defaults: Vec<MemberInitializer> = fields
            .iter()
            .filter_map(|&id| self.tree.variable(id))
            .filter(|variable| variable.name_token.is_some_and(is_left))
            .filter(|variable| variable.initializer.range().is_some())
            .map(|variable| MemberInitializer { member: variable.declaration, given: Vec::new() })
            .collect();
        if let Some(again) = &mut self.again
            && !defaults.is_empty()
        {
            again.bodies.constructions.push(Construction { open, defaults });
        }
    }

    /// Notes the constructors or destructors of bases and members that are called at `at`.
    pub(super) fn note_subobjects(
        &mut self,
        class: ScopeId,
        at: TokenId,
        special: crate::lex::Symbol,
        written: &FxHashSet<Initialized>,
    ) {
        let Some(entry) = self.tree[class].class() else { return };
        let bases: SmallVec<[Option<ScopeId>; 4]> =
            self.tree[entry].bases.of(&self.tree.bases).iter().map(|base: &Base| base.scope).collect();
        for base in bases.into_iter().flatten() {
            if !written.contains(&Initialized::Base(base)) {
                self.note_implied(base, special, at, UseForm::BaseSubobject, &Arguments::new());
            }
        }
        for id in self.fields(class) {
            let Some((name, Some(members), shape)) = self.subobject(id) else { continue };
            let has_default = self.tree.variable(id).is_some_and(|v| v.initializer != Initializer::None);
            let is_written = written.contains(&Initialized::Member(name));
            if is_written || has_default && special == known::CONSTRUCTOR {
                continue;
            }
            let form = match shape {
                Shape::Array => UseForm::ElementSubobject,
                _ => UseForm::MemberSubobject,
            };
            self.note_implied(members, special, at, form, &Arguments::new());
        }
    }

    /// The data members that a class declares itself.
    fn fields(&self, class: ScopeId) -> Vec<DeclarationId> {
        let all = self.tree[class].declarations.iter().copied();
        all.filter(|id| self.tree.variable(*id).is_some_and(|variable| variable.is_field)).collect()
    }

    /// The functions whose bodies are `wanted`, in about the order of the source.
    pub(super) fn function_bodies(&self, mut wanted: impl FnMut(TokenRange) -> bool) -> Bodies {
        let ids = (0..self.tree.functions.len()).map(FunctionId::from_index);
        let mut body = |id: FunctionId| self.tree[id].body.range().filter(|&range| wanted(range));
        ids.filter_map(|id| Some((body(id)?.start, id))).collect()
    }

    /// The elements of a braced-init-list as the arguments of a constructor; `None` with designators or packs, and for
    /// classes that have a constructor for such lists.
    pub(super) fn listed_arguments(&mut self, class: ScopeId) -> Option<Arguments> {
        let arguments = self.listed.take()?;
        let binding = self.names.own(class, known::CONSTRUCTOR)?;
        for named in self.names.declarations(binding, END) {
            let Named::Declaration(id) = named else { return None };
            if self.tree.function(id)?.names_initializer_list(self.tree, self.tokens) {
                return None;
            }
        }
        Some(arguments)
    }

    /// condition that is an expression ([stmt.pre]).
    pub(super) fn converted_condition(&mut self, wanted: Wanted) -> Parsed<()> {
        let start = self.at;
        let operand = self.expression()?;
        if self.context.is_evaluated {
            self.note_conversion(operand, start, start, wanted);
        }
        Ok(())
    }
}
