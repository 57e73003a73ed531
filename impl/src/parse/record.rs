//! What the grammar hands on of the expressions of a body ([`Body`]), where calls matter.

use super::again::{Again, CallPlaces, Request};
use super::nodes::Begun;
use super::{Parsed, Parser};
use crate::bodies::{FunctionUse, NamedInstance, Parts, UseForm};
use crate::hir::{Body, NodeKind};
use crate::ids::model::{Argument, Cv};
use crate::ids::spelled::{Spelling, Unit};
use crate::lex::{Kind, SymbolSet, TokenId, TokenRange, Tokens};
use crate::limits;
use crate::reach::{self, InitializedMember, Specialization};
use crate::sema::{self, Around, Choices, Evaluation, Memo, Resolved, Use, Uses};
use crate::statistics::Statistics;
use crate::tree::{
    ClassId, DeclarationId, DeclarationKind, Form, FunctionId, IdRange, Initializer, ParameterId, ScopeId,
    SpecifierKind, TemplateHeaderId, TemplateParameterId, Tree,
};

/// What template parameters stand for.
type Bindings = Vec<(TemplateParameterId, Argument)>;

/// What the body being read is looked at from.
#[derive(Debug)]
pub(super) struct Instantiation {
    /// Nothing for a default member initialiser.
    function: Option<FunctionId>,
    /// The same as who calls it names it; nothing of patterns.
    of: Option<Resolved>,
    is_pattern: bool,
    class: Option<ScopeId>,
    cv: Cv,
    headers: IdRange<TemplateHeaderId>,
    bindings: Bindings,
    /// Those of the parameters of generic lambdas that were read.
    parameters: Vec<(ParameterId, Argument)>,
    copies: Vec<(ScopeId, ScopeId)>,
    for_device: bool,
    is_told: bool,
}

impl Instantiation {
    pub(super) fn around(&self) -> Around<'_> {
        let Instantiation {
            function,
            of,
            is_pattern,
            class,
            cv,
            headers,
            bindings,
            parameters,
            copies,
            for_device,
            is_told,
        } = self;
        Around {
            function: *function,
            of: of.as_ref(),
            is_pattern: *is_pattern,
            class: *class,
            cv: *cv,
            headers: *headers,
            bindings,
            parameters,
            copies,
            for_device: *for_device,
            is_told: *is_told,
            tells_variables: false,
            memo: None,
            types: None,
            choices: None,
        }
    }
}

impl Parser<'_> {
    /// Reads by `production` the initialiser of the variable `id`. Of one that a namespace declares as `name` it is noted what the
    /// initialiser uses, and where it is `in_memory` of the device how it is initialised.
    pub(super) fn initializing(
        &mut self,
        (id, name, in_memory): (DeclarationId, Option<TokenId>, bool),
        production: impl FnOnce(&mut Self) -> Parsed<Initializer>,
    ) -> Parsed<Initializer> {
        let name = match name {
            Some(name) if self.asks_initialization(id) => name,
            Some(name) if self.asks_completed(id) => return self.completing(id, name, production),
            _ => return production(self),
        };
        let (result, body) = self.initializer_body(id, name, production);
        let mut uses = body.map(|body| self.uses_of(&body, Around::OUTSIDE)).unwrap_or_default();
        let used = take_used(&mut uses);
        let is_dynamic = uses.initializations.iter().any(|one| one.evaluation == Evaluation::Dynamic);
        let is_there = is_dynamic || self.is_external(id);
        if let Some(again) = &mut self.again {
            if in_memory {
                again.bodies.initializations.extend(uses.initializations);
            }
            again.bodies.completed.extend(uses.completed);
            again.bodies.accesses.extend(uses.accesses);
            if is_there {
                again.bodies.initializing.extend(used.iter().cloned());
            }
            let in_lambdas = uses.in_lambdas.into_iter().map(|one| one.function);
            again.bodies.used_outside.extend(used.into_iter().chain(in_lambdas));
        }
        result
    }

    /// Reads by `production` the initialiser of a variable as a body of its own.
    fn initializer_body(
        &mut self,
        id: DeclarationId,
        name: TokenId,
        production: impl FnOnce(&mut Self) -> Parsed<Initializer>,
    ) -> (Parsed<Initializer>, Option<Box<Body>>) {
        self.in_body(true, |parser| {
            let begun = parser.begin();
            let initializer = production(parser)?;
            parser.end_variable(begun, id, name, initializer);
            Ok(initializer)
        })
    }

    /// Reads by `production` the initialiser of a variable that a namespace declares, and notes the instances that it completes and the
    /// functions that it uses where it holds a place that is asked for.
    fn completing(
        &mut self,
        id: DeclarationId,
        name: TokenId,
        production: impl FnOnce(&mut Self) -> Parsed<Initializer>,
    ) -> Parsed<Initializer> {
        let start = self.at;
        let (result, body) = self.initializer_body(id, name, production);
        let range = TokenRange::new(start, self.at);
        let is_asked = self.again.as_ref().is_some_and(|again| match &again.request.calls {
            CallPlaces::Around(places) => places
                .get(places.partition_point(|at| *at < range.start))
                .is_some_and(|at| range.contains(*at)),
            _ => false,
        });
        let Some(body) = body.filter(|_| is_asked) else { return result };
        let mut uses = self.uses_of(&body, Around::OUTSIDE);
        if let Some(again) = &mut self.again {
            again.bodies.used_outside.extend(take_used(&mut uses));
            again.bodies.used_outside.extend(uses.in_lambdas.into_iter().map(|one| one.function));
            again.bodies.completed.extend(uses.completed);
        }
        result
    }

    /// Whether it matters which instances the initialiser of a variable completes: a namespace declares it, and it is no template.
    fn asks_completed(&self, id: DeclarationId) -> bool {
        let is_asked = self.again.as_ref().is_some_and(|again| {
            again.request.resolves && matches!(again.request.calls, CallPlaces::Around(_))
        });
        is_asked && !self.in_template() && self.tree[self.tree[id].scope].is_namespace()
    }

    /// Whether the variable of a namespace has external linkage ([basic.link]), an earlier declaration left aside.
    fn is_external(&self, id: DeclarationId) -> bool {
        let tree = &*self.tree;
        let has = |kind| tree.has_specifier(id, kind);
        let DeclarationKind::Variable(variable) = tree[id].kind else { return false };
        let unit = Unit { text: self.text, tokens: self.tokens, tree, names: self.names };
        let is_changed =
            || Spelling::new(unit).variable(variable).is_ok_and(|ty| !ty.unqualified().0.is_const);
        !has(SpecifierKind::Static)
            && !has(SpecifierKind::Constexpr)
            && !tree.is_unnamed(tree[id].scope)
            && (has(SpecifierKind::Extern) || has(SpecifierKind::Inline) || is_changed())
    }

    /// Whether variables of namespaces without a memory space are the device's.
    pub(super) fn is_device_by_default(&self) -> bool {
        self.again.as_ref().is_some_and(|again| again.request.device_by_default)
    }

    /// Whether it matters how a variable is initialised: a namespace declares it, and it is no template.
    fn asks_initialization(&self, id: DeclarationId) -> bool {
        let is_asked = self
            .again
            .as_ref()
            .is_some_and(|again| again.request.resolves && matches!(again.request.calls, CallPlaces::All));
        is_asked && !self.in_template() && self.tree[self.tree[id].scope].is_namespace()
    }

    /// Reads by `production` the text of a body of its own.
    pub(super) fn in_body<T>(
        &mut self,
        is_recorded: bool,
        production: impl FnOnce(&mut Self) -> T,
    ) -> (T, Option<Box<Body>>) {
        let outer = match &mut self.again {
            Some(again) => std::mem::replace(&mut again.body, is_recorded.then(Box::default)),
            None => None,
        };
        let result = production(self);
        let own = match &mut self.again {
            Some(again) => std::mem::replace(&mut again.body, outer),
            None => None,
        };
        (result, own)
    }

    /// Whether the functions are resolved that the text being read uses.
    pub(super) fn resolves(&self) -> bool {
        self.notes_calls() && self.again.as_ref().is_some_and(|again| again.request.resolves)
    }

    /// Whether the condition read since `begun` is true, if that is certain.
    pub(super) fn truth(&mut self, begun: Begun) -> Option<bool> {
        let (mark, open) = begun?;
        let again = self.again.as_ref()?;
        let body = again.body.as_deref()?;
        let unit = Unit { text: self.text, tokens: self.tokens, tree: self.tree, names: self.names };
        let around = again.instantiation.as_ref().map(Instantiation::around)?;
        let range = TokenRange::new(open.next(), self.at.previous());
        sema::constant(unit, (body, mark), around, (range, self.scope, again.lambda.is_some()))
            .map(|value| value != 0)
    }

    /// Whether bodies are read only as definitions of specialisations.
    pub(super) fn reads_specializations(&self) -> bool {
        self.again.as_ref().is_some_and(|again| again.request.is_for_instances())
    }

    /// Whether the default member initialiser in `range` is asked for of instances.
    pub(super) fn reads_member_initializers(&self, range: TokenRange) -> bool {
        let asked = self.again.as_ref().map(|again| &again.request.member_initializers);
        asked.is_some_and(|asked| asked.contains_key(&range.start))
    }

    /// Reads by `production` the default member initialiser in `range` once for each instance that it is asked for.
    pub(super) fn read_member_initializers(
        &mut self,
        range: TokenRange,
        production: impl Fn(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        let asked = self.again.as_ref().and_then(|again| again.request.member_initializers.get(&range.start));
        for of in asked.cloned().into_iter().flatten() {
            let (result, uses) = self.resolving_member(range, of.member, of.given.clone(), &production);
            result?;
            if let Some(again) = &mut self.again {
                again.bodies.constructs.clear();
                again.bodies.member_initializers.insert(of, InitializedMember::from(uses));
            }
        }
        Ok(())
    }

    /// Reads the body in `range` once for each specialisation that it is asked for.
    pub(super) fn read_specializations(&mut self, range: TokenRange) -> Parsed<()> {
        let asked =
            self.again.as_ref().and_then(|again| again.request.specializations.get(&range.start).cloned());
        for one in asked.into_iter().flatten() {
            let (result, mut uses) =
                self.resolving(self.instantiation(&one), |parser| parser.again(range, Self::function_body));
            result?;
            if let Some(operator) = &one.operator {
                let open = operator.closure.open;
                uses = uses.of_lambda(open, self.body_of_lambda(open));
            }
            let named_instances = self.instances_named(&uses);
            let Uses {
                functions,
                in_lambdas,
                closures,
                launches,
                mut named,
                without_address,
                mut compiler_calls,
                initializations,
                implicit,
                derived,
                accesses,
                completed,
                variables,
                constructions,
                ..
            } = uses;
            let captured = self.parts().captured_types(&variables);
            let given =
                if captured.is_empty() { Vec::new() } else { self.parts().parts_of_arguments(&one, false) };
            for one in named.iter_mut().filter(|one| without_address.contains(&one.name)) {
                one.context.is_left_out = true;
            }
            crate::bodies::keep_last(&mut compiler_calls, |one| one.name);
            let (calls, in_lambdas) = (by_place(functions), by_place(in_lambdas));
            if let Some(again) = &mut self.again {
                let constructs = std::mem::take(&mut again.bodies.constructs);
                again.bodies.specializations.push(Specialization {
                    of: one,
                    calls,
                    in_lambdas,
                    closures,
                    launches,
                    named,
                    named_instances,
                    constructs,
                    compiler_calls,
                    initializations,
                    implicit,
                    derived,
                    accesses,
                    completed,
                    captured,
                    given,
                    constructions,
                });
            }
        }
        Ok(())
    }

    /// Reads by `production` a body that is looked at like this, and gives what it certainly uses.
    fn resolving<T>(
        &mut self,
        instantiation: Instantiation,
        production: impl FnOnce(&mut Self) -> T,
    ) -> (T, Uses) {
        let before = self.lambdas_read();
        let (result, recorded) = self.recording(instantiation, production);
        let tells_variables = self.has_annotated_lambda(before);
        let uses = match recorded {
            Some((body, own)) => self.uses_of(&body, Around { tells_variables, ..own.around() }),
            None => Uses::default(),
        };
        (result, uses)
    }

    /// Reads by `production` the body in `range`, and notes the functions that it certainly uses.
    pub(super) fn resolve<T>(&mut self, range: TokenRange, production: impl FnOnce(&mut Self) -> T) -> T {
        let Some(function) = self.noted_body(range.start) else { return self.in_body(false, production).0 };
        let is_pattern = self.in_template();
        let bindings = self.bindings_of_specialization(function).unwrap_or_default();
        let of = Resolved::new(function, bindings, None);
        let (result, uses) = self.resolving(self.instantiation(&of), production);
        self.note_uses(range, is_pattern, uses);
        result
    }

    /// Reads by `production` the default member initialiser in `range`, and notes the functions that it certainly uses.
    pub(super) fn member_initializer(
        &mut self,
        range: TokenRange,
        production: impl FnOnce(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        let Some(id) = self.noted_member(range.start) else { return production(self) };
        let (result, uses) = self.resolving_member(range, id, Bindings::new(), production);
        self.note_uses(range, false, uses);
        result
    }

    /// Reads by `production` the default member initialiser in `range` of the member `id` of a class with these bindings.
    fn resolving_member(
        &mut self,
        range: TokenRange,
        id: DeclarationId,
        bindings: Bindings,
        production: impl FnOnce(&mut Self) -> Parsed<()>,
    ) -> (Parsed<()>, Uses) {
        let initializer = self.tree.variable(id).map_or(Initializer::None, |variable| variable.initializer);
        let class = self.instantiation_of_member(self.tree[id].scope, bindings);
        self.resolving(class, |parser| {
            let begun = parser.begin().map(|(mark, _)| (mark, range.start));
            let result = production(parser);
            parser.end_variable(begun, id, range.start, initializer);
            result
        })
    }

    /// Reads by `production` the default argument in `range` of the parameter of a function at a position, and notes what it does with
    /// variables.
    pub(super) fn default_argument(
        &mut self,
        (function, at): (FunctionId, u16),
        range: TokenRange,
        production: impl FnOnce(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        let place = self.instantiation_of_member(self.scope, Bindings::new());
        let (result, uses) = self.resolving(place, |parser| {
            let begun = parser.begin().map(|(mark, _)| (mark, range.start));
            let result = production(parser);
            parser.end(begun, NodeKind::DefaultArgument(function, at), range.start);
            result
        });
        self.note_uses(range, false, uses);
        result
    }

    fn note_uses(&mut self, range: TokenRange, is_pattern: bool, uses: Uses) {
        let captured = self.parts().captured_types(&uses.variables);
        let named_instances = self.instances_named(&uses);
        let (tree, tokens) = (&*self.tree, &*self.tokens);
        let Some(again) = &mut self.again else { return };
        again.bodies.accesses.extend(uses.accesses);
        again.bodies.without_address.extend(uses.without_address);
        // What it calls is said by the notes of names, too, which tell what depends on template parameters.
        let called = uses.in_lambdas.iter().filter(|one| one.form == UseForm::Name);
        let called = called.map(|one| (one.name, one.function.clone()));
        if is_pattern {
            let called = called.filter(|(_, function)| !function.is_specialization());
            again.bodies.called_in_lambdas.extend(called);
            let is_judged = |one: &Use| is_judged_in_pattern(tree, tokens, one);
            if matches!(again.request.calls, CallPlaces::Around(_)) {
                let all = uses.functions.into_iter().chain(uses.in_lambdas);
                again.bodies.in_patterns.extend(all.filter(is_judged));
                again.bodies.dependent.extend(uses.dependent);
            }
            again.bodies.pattern_launches.extend(uses.launches);
            return;
        }
        // Of several readings of a body the last counts.
        if !again.resolved.insert(range.start) {
            again.bodies.resolved.retain(|(body, _)| *body != range.start);
        }
        again.bodies.resolved.extend(uses.functions.into_iter().map(|one| (range.start, one)));
        again.bodies.called_in_lambdas.extend(called);
        let named = uses.named.into_iter().filter(|one| one.context.is_odr_used()).map(|one| one.function);
        let in_lambdas = uses.in_lambdas.iter().map(|one| one.function.clone());
        again.bodies.used_outside.extend(in_lambdas.chain(named));
        again.bodies.resolved.extend(uses.in_lambdas.into_iter().map(|one| (range.start, one)));
        again.bodies.launches.extend(uses.launches);
        again.bodies.local_launches.extend(uses.local_launches);
        again.bodies.named_instances.extend(named_instances);
        again.bodies.closures.extend(uses.closures);
        again.bodies.compiler_calls.extend(uses.compiler_calls);
        again.bodies.initializations.extend(uses.initializations);
        again.bodies.implicit.extend(uses.implicit);
        again.bodies.constructions.extend(uses.constructions);
        again.bodies.derived.extend(uses.derived);
        again.bodies.completed.extend(uses.completed);
        again.bodies.captured.extend(captured);
        if again.request.tells {
            again.bodies.told.push((range, uses.told));
        }
    }

    /// Notes the types of the parameters of a lambda, where an instance of its call operator is read.
    pub(super) fn note_call_operator(&mut self, open: TokenId, parameters: IdRange<ParameterId>) {
        let Some(again) = &mut self.again else { return };
        let Some(instantiation) = &mut again.instantiation else { return };
        let operator = instantiation.of.as_ref().and_then(|of| of.operator_of(open));
        let types = operator.map_or(&[][..], |operator| operator.parameters.as_slice());
        let own = sema::own_parameters(self.tree, parameters);
        instantiation.parameters.extend(own.into_iter().zip(types.iter().cloned()));
    }

    pub(super) fn set_instantiation(&mut self, one: Option<Instantiation>) -> Option<Instantiation> {
        let again = self.again.as_mut()?;
        std::mem::replace(&mut again.instantiation, one)
    }

    /// What the parameters of the class template around stand for in an explicit specialisation of a member.
    fn bindings_of_specialization(&self, function: FunctionId) -> Option<Bindings> {
        let tree = &*self.tree;
        let entry = &tree[function];
        let is_one = tree[entry.declaration].form == Form::ExplicitSpecialization;
        entry.target.filter(|scope| is_one && tree[*scope].within.pattern)?;
        let unit = Unit { text: self.text, tokens: self.tokens, tree, names: self.names };
        Spelling::telling_apart(unit).members_around(entry).ok().map(|(_, given)| given)
    }

    /// What the body of the function, which begins here, is looked at from.
    pub(super) fn instantiation(&self, of: &Resolved) -> Instantiation {
        let tree = &*self.tree;
        let (function, mut bindings) = (of.function, reach::bindings(tree, of));
        let entry = &tree[function];
        let scope = entry.target.unwrap_or(tree[entry.declaration].scope);
        let is_templated = tree.is_templated(entry.declaration, scope);
        let is_pattern = is_templated && bindings.is_empty();
        let headers = match bindings.is_empty() {
            true => IdRange::default(),
            false => tree[entry.declaration].headers,
        };
        let first = entry.target.unwrap_or(tree[entry.declaration].scope);
        let class = tree[first].class().map(|_| first);
        let copies = self.copies(first, &mut bindings);
        let (for_device, is_told) = self.asked_of_bodies();
        let cv = Cv { is_const: entry.is_const, is_volatile: entry.is_volatile, is_restrict: false };
        Instantiation {
            function: Some(function),
            of: (!is_pattern).then(|| of.clone()),
            is_pattern,
            class,
            cv,
            headers,
            bindings,
            parameters: Vec::new(),
            copies,
            for_device,
            is_told: is_told && !is_pattern,
        }
    }

    /// What a default member initialiser of `class`, of an instance with these bindings if it is a template's, is looked at from.
    fn instantiation_of_member(&self, class: ScopeId, mut bindings: Bindings) -> Instantiation {
        let (for_device, is_told) = self.asked_of_bodies();
        let copies = self.copies(class, &mut bindings);
        Instantiation {
            function: None,
            of: None,
            is_pattern: false,
            class: Some(class),
            cv: Cv::NONE,
            headers: IdRange::default(),
            bindings,
            parameters: Vec::new(),
            copies,
            for_device,
            is_told,
        }
    }

    /// The classes around may be read a second time, with parameters of their own: each with the first reading of it, from the
    /// scope `first` outwards.
    fn copies(&self, first: ScopeId, bindings: &mut Bindings) -> Vec<(ScopeId, ScopeId)> {
        let tree = &*self.tree;
        let mut copies = Vec::new();
        let mut pairs = (Some(self.scope), Some(first));
        while let (Some(copy), Some(original)) = pairs
            && let (Some(again), Some(class)) = (tree[copy].class(), tree[original].class())
            && copy != original
        {
            copies.push((copy, original));
            let parameters = |class: ClassId| {
                let headers = tree.headers_of(tree[class].declaration);
                headers.last().map(|header| header.parameters).unwrap_or_default()
            };
            reach::name_again(bindings, parameters(class), parameters(again));
            pairs = (tree[copy].parent, tree[original].parent);
        }
        copies
    }

    /// What finds the classes and enumerations in types.
    fn parts(&self) -> Parts<'_> {
        Parts { unit: Unit { text: self.text, tokens: self.tokens, tree: self.tree, names: self.names } }
    }

    /// The specialisations that a body names with classes and enumerations in their template arguments, which code of the device
    /// asks.
    fn instances_named(&self, uses: &Uses) -> Vec<NamedInstance> {
        if self.asked_of_bodies().0 { self.parts().named_instances(uses) } else { Vec::new() }
    }

    /// Whether code of the device asks, and whether what is said of each expression is told.
    fn asked_of_bodies(&self) -> (bool, bool) {
        let asked = self.again.as_ref().map(|again| &again.request);
        let for_device = asked
            .is_some_and(|request| matches!(request.calls, CallPlaces::All) || request.is_for_instances());
        (for_device, asked.is_some_and(|request| request.tells))
    }
}

impl Parser<'_> {
    /// What `body` uses, looked at from `around`, with the results of the functions that it calls.
    pub(super) fn uses_of(&mut self, body: &Body, around: Around<'_>) -> Uses {
        self.with_results(around, |unit, around| sema::uses(unit, body, around))
    }

    /// What `look` gives when all results are known that can be.
    fn with_results<T>(&mut self, around: Around<'_>, look: impl Fn(Unit<'_>, Around<'_>) -> T) -> T {
        let choices = Choices::default();
        let around = Around { choices: Some(&choices), ..around };
        loop {
            let unit = Unit { text: self.text, tokens: self.tokens, tree: self.tree, names: self.names };
            let memo = self.again.as_ref().map(|again| &again.memo);
            let seen = look(unit, Around { memo, ..around });
            if !self.read_results() {
                return seen;
            }
        }
    }

    /// Reads the bodies of the functions with results that were asked for; whether more is known now.
    fn read_results(&mut self) -> bool {
        let Some(again) = self.again.as_mut().filter(|again| again.within < limits::RESULTS) else {
            return false;
        };
        let lacking = again.memo.results.take_lacking();
        if lacking.is_empty() || again.memo.results.count() >= limits::RESULT_BODIES {
            return false;
        }
        let asked = asked(self.tree, lacking.iter().cloned());
        let (memo, within) = (std::mem::take(&mut again.memo), again.within + 1);
        let mut statistics = Statistics::default();
        let mut parser = Parser::new(self.text, self.tokens, self.tree, self.names, &mut statistics);
        (parser.nesting, parser.depth) = (self.nesting, self.depth + limits::LEVELS_OF_RESULT);
        let memo = parser.read_results_of(asked, memo, within);
        self.met_nesting |= parser.met_nesting;
        for one in &lacking {
            memo.results.begin(one);
        }
        let is_more = lacking.iter().any(|one| memo.results.is_known(one));
        if let Some(again) = &mut self.again {
            again.memo = memo;
        }
        is_more
    }

    /// Reads the bodies of these functions, which begin with the tokens.
    fn read_results_of(
        &mut self,
        asked: Vec<(DeclarationId, TokenId, Resolved)>,
        memo: Memo,
        within: u32,
    ) -> Memo {
        let mut request = Request {
            places: Some(Vec::new()),
            hot: Some(SymbolSet::new(self.tokens, std::iter::empty())),
            ..Request::default()
        };
        for (leaf, start, function) in asked {
            request.places.get_or_insert_default().push(start);
            request.leaves.push(leaf);
            request.results.entry(start).or_default().push(function);
        }
        request.places.get_or_insert_default().sort_unstable();
        let tree = &*self.tree;
        request.leaves.sort_by_key(|&id| (tree[id].range.start, std::cmp::Reverse(tree[id].range.end)));
        let leaves = std::mem::take(&mut request.leaves);
        let mut again = Box::<Again>::default();
        (again.request, again.memo, again.within) = (request, memo, within);
        self.again = Some(again);
        self.read_leaves(leaves);
        self.again.take().map_or_else(Memo::default, |again| again.memo)
    }

    /// Reads the body in `range` for what each function gives that it is asked for.
    pub(super) fn read_result(&mut self, range: TokenRange) -> Parsed<()> {
        let asked = self.again.as_ref().and_then(|again| again.request.results.get(&range.start).cloned());
        for one in asked.into_iter().flatten() {
            if !self.again.as_ref().is_some_and(|again| again.memo.results.begin(&one)) {
                continue;
            }
            let instantiation = self.instantiation(&one);
            let unread = self.regions_unread();
            let (result, recorded) =
                self.recording(instantiation, |parser| parser.again(range, Self::function_body));
            result?;
            let is_read = self.regions_unread() == unread;
            let Some((body, own)) = recorded.filter(|_| is_read) else { continue };
            let ty = self.with_results(own.around(), |unit, around| sema::result(unit, &body, around));
            if let (Some(ty), Some(again)) = (ty, &self.again) {
                again.memo.results.insert(one, ty);
            }
        }
        Ok(())
    }

    /// The body of the lambda with that `[`, which was read.
    fn body_of_lambda(&self, open: TokenId) -> TokenRange {
        let all = self.again.as_ref().map_or(&[][..], |again| again.bodies.lambdas.as_slice());
        all.iter().rfind(|one| one.open() == open).map_or(TokenRange::default(), |one| one.body)
    }

    /// How many regions could not be read.
    fn regions_unread(&self) -> usize {
        self.again.as_ref().map_or(0, |again| again.bodies.unparsed.len())
    }

    /// Reads by `production` a body that is looked at like this, and gives what was recorded of it.
    pub(super) fn recording<T>(
        &mut self,
        instantiation: Instantiation,
        production: impl FnOnce(&mut Self) -> T,
    ) -> (T, Option<(Box<Body>, Instantiation)>) {
        let outer = self.set_instantiation(Some(instantiation));
        let (result, body) = self.in_body(true, production);
        let own = self.set_instantiation(outer);
        (result, body.zip(own))
    }
}

impl From<Uses> for InitializedMember {
    fn from(uses: Uses) -> InitializedMember {
        let Uses {
            functions, in_lambdas, mut named, without_address, implicit, accesses, constructions, ..
        } = uses;
        named.retain(|one| !without_address.contains(&one.name));
        let (calls, in_lambdas) = (by_place(functions), by_place(in_lambdas));
        InitializedMember { calls, in_lambdas, named, implicit, accesses, constructions }
    }
}

/// The uses of functions by place. Elements of pack expansions and parts of objects use several at the same place.
fn by_place(all: Vec<Use>) -> Vec<FunctionUse> {
    let mut all: Vec<FunctionUse> = all.into_iter().map(FunctionUse::from).collect();
    all.sort_by_key(|one| (one.name, one.form, one.order));
    all
}

/// Takes the functions that an initialiser calls and launches where it is evaluated, and those that it names.
fn take_used(uses: &mut Uses) -> Vec<Resolved> {
    let used = std::mem::take(&mut uses.functions).into_iter().chain(std::mem::take(&mut uses.launches));
    let used = used.filter(|one| one.context.is_executed());
    let named = std::mem::take(&mut uses.named).into_iter().filter(|one| one.context.is_odr_used());
    used.chain(named).map(|one| one.function).collect()
}

/// Whether a template uses the function whatever its parameters stand for, and the host pass judges uses of that form there: a
/// member of the template's own class depends on them ([temp.dep.type]).
fn is_judged_in_pattern(tree: &Tree, tokens: &Tokens, one: &Use) -> bool {
    let function = &tree[one.function.function];
    let scope = function.target.unwrap_or(tree[function.declaration].scope);
    let is_current = tree[scope].within.pattern && one.function.given.is_empty();
    let is_call = match one.form {
        UseForm::Name | UseForm::Member => true,
        UseForm::Operator => tokens.kind(one.at) == Kind::OpenParen,
        _ => false,
    };
    is_call && !is_current
}

/// The declarations in namespaces that hold the bodies of these functions, with the first tokens of these.
fn asked(tree: &Tree, functions: impl Iterator<Item = Resolved>) -> Vec<(DeclarationId, TokenId, Resolved)> {
    let asked = functions.filter_map(|one| {
        let start = tree[one.function].body.range()?.start;
        Some((leaf(tree, one.function)?, start, one))
    });
    asked.collect()
}

/// The declaration in a namespace that holds the function; nothing for those of blocks.
fn leaf(tree: &Tree, function: FunctionId) -> Option<DeclarationId> {
    let mut id = tree[function].declaration;
    while !tree[tree[id].scope].is_namespace() {
        id = tree[tree[tree[id].scope].class()?].declaration;
    }
    Some(id)
}
