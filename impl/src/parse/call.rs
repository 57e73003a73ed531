//! Which functions the text being read again names and calls, noted for the checks of calls ([expr.call]).

use super::again::CallPlaces;
use super::implied::Wanted;
use super::name::Name;
use super::operand::Operand;
use super::{Parsed, Parser};
use crate::bodies::{self, Branch, Construct, ConstructKind, FunctionUse, UseForm, VariableUse};
use crate::hir::Mark;
use crate::lex::{Kind, OPERATOR_SYMBOLS, Symbol, TokenId, TokenRange, known};
use crate::names::{BindingId, END, Found, Meaning, Named};
use crate::tree::{DeclarationId, Initializer, ScopeId, Shape, SpecifierKind};
use smallvec::SmallVec;

/// What is known of the arguments of a call.
pub(super) type Arguments = SmallVec<[Operand; 4]>;

impl Parser<'_> {
    /// Whether uses of functions are noted here.
    #[inline]
    pub(super) fn notes_calls(&self) -> bool {
        self.again.as_ref().is_some_and(|again| again.calls)
    }

    /// Notes what code of the device cannot have, which begins with the token `at`.
    pub(super) fn note_construct(&mut self, kind: ConstructKind, at: TokenId) {
        self.note_named_construct(kind, at, at);
    }

    /// The same of the variable `name`, or of what begins with `name`.
    pub(super) fn note_named_construct(&mut self, kind: ConstructKind, at: TokenId, name: TokenId) {
        if !self.notes_calls() && !self.reads_specializations() {
            return;
        }
        let (in_template, context) = (self.in_template(), self.context);
        if let Some(again) = &mut self.again {
            let lambda = again.lambda;
            again.bodies.constructs.push(Construct { at, name, kind, in_template, lambda, context });
        }
    }

    /// Notes the variable `name` that a block declares and each thread has its own of.
    pub(super) fn note_thread_local(&mut self, id: DeclarationId, name: TokenId) {
        let has = |kind| self.tree.has_specifier(id, kind);
        if has(SpecifierKind::ThreadLocal) && !has(SpecifierKind::Extern) {
            self.note_named_construct(ConstructKind::ThreadLocal, self.tree[id].range.start, name);
        }
    }

    /// Steps over the current token, with which something begins that code of the device cannot have.
    pub(super) fn advance_construct(&mut self, kind: ConstructKind) -> TokenId {
        self.note_construct(kind, self.at);
        self.advance()
    }

    /// Says whether uses of functions are noted in `range`; gives what was said before.
    pub(super) fn begin_calls(&mut self, range: TokenRange) -> bool {
        let Some(again) = &mut self.again else { return false };
        let wanted = match &again.request.calls {
            CallPlaces::None => false,
            CallPlaces::All => true,
            CallPlaces::Around(places) => {
                let first = places.partition_point(|&place| place < range.start);
                places.get(first).is_some_and(|&place| place < range.end)
            }
        };
        // What is read inside of a body belongs to it.
        let around = again.calls;
        again.calls |= wanted;
        around
    }

    /// Goes back to what [`Parser::begin_calls`] gave.
    pub(super) fn end_calls(&mut self, before: bool) {
        if let Some(again) = &mut self.again {
            again.calls = before;
        }
    }

    /// How many uses of functions and of variables were noted so far.
    pub(super) fn uses_noted(&self) -> (usize, usize, Mark) {
        let noted = self.again.as_ref().map(|again| &again.bodies);
        let (calls, variables) = noted.map_or((0, 0), |bodies| (bodies.calls.len(), bodies.variables.len()));
        (calls, variables, self.recorded())
    }

    /// Forgets what was noted since there were so many uses, because the text is read once more. Template arguments
    /// are not.
    pub(super) fn forget_uses(&mut self, (calls, variables, recorded): (usize, usize, Mark)) {
        self.forget_recorded(recorded);
        let Some(again) = &mut self.again else { return };
        again.bodies.variables.truncate(variables);
        if again.bodies.calls.len() > calls {
            let mut later = again.bodies.calls.split_off(calls);
            later.retain(|one| !one.context.is_evaluated && !one.context.is_operand);
            again.bodies.calls.append(&mut later);
        }
    }

    /// Notes that what was found by the name `name`, an operand `operand`, is evaluated: a variable of a namespace or
    /// class, or what turns out to be none of these.
    pub(super) fn note_variable(&mut self, operand: Operand, found: Found, name: &Name) {
        self.note_variable_named(operand, found, (name.token, name.range, name.arguments));
    }

    /// The same for the name `token` in `range`, with template arguments.
    pub(super) fn note_variable_named(
        &mut self,
        operand: Operand,
        found: Found,
        (name, range, arguments): (TokenId, TokenRange, TokenRange),
    ) {
        let is_variable = found.meaning.is_any(Meaning::VALUE);
        let scope = &self.tree[found.scope];
        // A using-declaration of a block names what is a namespace's.
        let is_used = || {
            let mut all = self.names.declarations(found.binding, END);
            matches!(all.next(), Some(Named::Using(_, Some(_))))
        };
        let is_shared = scope.is_namespace() || scope.class().is_some() || is_used();
        let is_needed = self.context.is_evaluated;
        let is_taken = self.context.branch == Branch::Taken;
        if !is_variable || !is_shared || !is_needed || self.context.local_classes > 0 || !self.notes_calls() {
            return;
        }
        let declared = self.meant(found.binding);
        let operand = self.known(&Arguments::from_slice(&[operand])).pop();
        let in_template = self.in_template();
        if let (Some(again), Some(operand)) = (&mut self.again, operand) {
            let lambda = again.lambda;
            again.bodies.variables.push(VariableUse {
                name,
                range,
                declared,
                arguments,
                operand,
                is_taken,
                in_template,
                lambda,
            });
        }
    }

    /// Notes that what stands at `at` is built in, if all of `operands` are no objects of classes.
    pub(super) fn note_built_in_at(&mut self, at: TokenId, operands: &[Operand]) {
        let is_plain =
            |one: &Operand| matches!(one, Operand::Scalar | Operand::Pointer(_) | Operand::Indirect(..));
        if self.notes_calls()
            && operands.iter().all(is_plain)
            && let Some(again) = &mut self.again
        {
            again.bodies.built_in.push(at);
        }
    }

    /// Notes that the function `operand` is named at `name`.
    pub(super) fn note_function(&mut self, operand: Operand, name: TokenId, at: TokenId, form: UseForm) {
        if let Operand::Function(binding) = operand
            && self.notes_calls()
        {
            self.note_call_of(binding, name, at, form, None);
        }
    }

    /// Whether all functions that a name means are static members and no templates.
    fn are_static(&self, binding: BindingId) -> bool {
        let mut meant = self.names.through_usings(binding, |one| self.use_position(one));
        meant.all(|named| match named {
            Named::Declaration(id) | Named::Using(id, _) => {
                self.tree.has_specifier(id, SpecifierKind::Static) && self.tree[id].headers.is_empty()
            }
            Named::Enumerator(_) => false,
        })
    }

    /// Notes that the operand that begins at `start` is called with `arguments`, whose `(` is `open`.
    pub(super) fn note_called(
        &mut self,
        operand: Operand,
        start: TokenId,
        open: TokenId,
        arguments: &Arguments,
    ) {
        if !self.notes_calls() {
            return;
        }
        match operand {
            Operand::Closure(called) => self.note_closure_call(called, open),
            Operand::Function(binding) => {
                let known = self.known(arguments);
                let are_static = self.are_static(binding);
                if let Some(again) = &mut self.again
                    && let Some(one) = again.bodies.calls.iter_mut().rev().find(|one| one.name < open)
                    && one.arguments.is_none()
                {
                    one.arguments = Some(known);
                    // A static member is called without the object.
                    if one.form == UseForm::Name || one.form == UseForm::Member && are_static {
                        one.at = start;
                    }
                    self.note_argument_conversions(binding, arguments);
                }
            }
            Operand::Object(class) => self.note_operator(class, Kind::OpenParen, open, arguments),
            Operand::Type(Some(class)) => {
                self.note_temporary(class, start, UseForm::Construction, arguments);
            }
            _ => {}
        }
    }

    /// Notes a call of the member operator of a class at its token.
    pub(super) fn note_operator(
        &mut self,
        class: ScopeId,
        operator: Kind,
        at: TokenId,
        arguments: &Arguments,
    ) {
        let symbol = OPERATOR_SYMBOLS[operator as usize];
        self.note_implied(class, symbol, at, UseForm::Operator, arguments);
    }

    /// Notes a call of a constructor or destructor.
    pub(super) fn note_special(
        &mut self,
        class: ScopeId,
        special: Symbol,
        at: TokenId,
        arguments: &Arguments,
    ) {
        let form = if special == known::CONSTRUCTOR { UseForm::Construction } else { UseForm::Destruction };
        self.note_implied(class, special, at, form, arguments);
    }

    /// Notes what an object calls that a functional cast makes at `start` and that ends here. In code of the device it is a temporary,
    /// which is destroyed, where a member of it is named or nothing else is done with it: elsewhere it may become another object
    /// ([class.copy.elision]). In code of the host the destructor of `T(...)` is told where that is written, whatever becomes of the
    /// object, if the class declares constructors, and that of `T{...}` never.
    pub(super) fn note_temporary(
        &mut self,
        class: ScopeId,
        start: TokenId,
        form: UseForm,
        arguments: &Arguments,
    ) {
        let is_destroyed = if self.is_for_host() {
            form == UseForm::Construction && self.names.own(class, known::CONSTRUCTOR).is_some()
        } else {
            let before = self.kind_at(start.previous());
            let is_statement = matches!(before, Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace);
            self.kind() == Kind::Dot || is_statement && self.kind() == Kind::Semicolon
        };
        if is_destroyed {
            self.note_special(class, known::DESTRUCTOR, start, &Arguments::new());
        }
        self.note_implied(class, known::CONSTRUCTOR, start, form, arguments);
    }

    /// Whether only what code of the host must not call is noted.
    fn is_for_host(&self) -> bool {
        self.again.as_ref().is_some_and(|again| matches!(again.request.calls, CallPlaces::Around(_)))
    }

    /// Notes a call of a constructor, destructor or member operator, made in the form given, that no name shows.
    pub(super) fn note_implied(
        &mut self,
        class: ScopeId,
        symbol: Symbol,
        at: TokenId,
        form: UseForm,
        arguments: &Arguments,
    ) {
        if !self.notes_calls() {
            return;
        }
        // Of those that a using-declaration names only the types of the arguments tell.
        let inherits = || self.names.reach(class).is_some_and(|reach| reach.inherits);
        if symbol == known::CONSTRUCTOR && !arguments.is_empty() && inherits() {
            return;
        }
        // Otherwise constructors and destructors are not inherited.
        let found = self.find_member(class, symbol, Meaning::NONE);
        let is_own = |scope| form == UseForm::Operator || form == UseForm::Conversion || scope == class;
        if let Some(found) = found.filter(|found| is_own(found.scope)) {
            let known = self.known(arguments);
            self.note_call_of(found.binding, at, at, form, Some(known));
        }
    }

    pub(super) fn note_call_of(
        &mut self,
        binding: BindingId,
        name: TokenId,
        at: TokenId,
        form: UseForm,
        arguments: Option<SmallVec<[bodies::Operand; 4]>>,
    ) {
        let callees = self.meant(binding);
        let (in_template, context) = (self.in_template(), self.context);
        let may_depend = matches!(form, UseForm::Name | UseForm::Member) && self.may_arguments_depend(name);
        if let Some(again) = &mut self.again {
            let lambda = again.lambda;
            // Bases and members are constructed at one token.
            let order = if form.is_subobject() {
                let before = again.bodies.calls.iter().rev().take_while(|one| one.name == name);
                before.filter(|one| one.form == form).count() as u16
            } else {
                0
            };
            again.bodies.calls.push(FunctionUse {
                name,
                at,
                form,
                order,
                callees,
                arguments,
                in_template,
                may_depend,
                context,
                lambda,
                resolved: None,
                in_pattern: None,
                changing: None,
                evaluated: None,
                ends: Vec::new(),
            });
        }
    }

    /// What is known of arguments, in terms that outlive the reading.
    pub(super) fn known(&self, arguments: &Arguments) -> SmallVec<[bodies::Operand; 4]> {
        let class = |scope: ScopeId| self.tree[scope].owner.and_then(|owner| self.tree.name_token(owner));
        let known = |operand: &Operand| match *operand {
            Operand::Dependent | Operand::DependentType => bodies::Operand::Dependent,
            Operand::Scalar => bodies::Operand::Scalar,
            Operand::Object(scope) => class(scope).map_or(bodies::Operand::Unknown, bodies::Operand::Object),
            Operand::Pointer(scope) => {
                class(scope).map_or(bodies::Operand::Unknown, bodies::Operand::Pointer)
            }
            Operand::Function(_) => bodies::Operand::Function,
            Operand::Indirect(..) => bodies::Operand::Scalar,
            Operand::Unknown | Operand::Type(_) | Operand::Closure(_) => bodies::Operand::Unknown,
        };
        arguments.iter().map(known).collect()
    }

    /// Notes the constructor and destructor of a variable that is declared in a block, whose initialiser was read;
    /// and the conversion of an object that initialises a scalar.
    pub(super) fn note_declared_object(
        &mut self,
        id: DeclarationId,
        name: TokenId,
        initializer: Initializer,
    ) {
        let Some(variable) = self.tree.variable(id) else { return };
        let (shape, ty) = (variable.shape, variable.type_specifier);
        let is_declaration = self.tree.has_specifier(id, SpecifierKind::Extern);
        if is_declaration || !matches!(shape, Shape::Plain | Shape::Array) || variable.is_deduced {
            let is_copied = variable.is_deduced
                && shape == Shape::Plain
                && ty.iter().all(|at| matches!(self.kind_at(at), Kind::Auto | Kind::Const | Kind::Static));
            if !is_declaration && (is_copied || shape == Shape::Pointer) {
                self.note_built_in_at(name, &[]);
            }
            return;
        }
        let arguments = match initializer {
            Initializer::None => Some(Arguments::new()),
            Initializer::Equals(..) => Some(Arguments::from_slice(&[self.last])),
            Initializer::Parens(_) => Some(std::mem::take(&mut self.last_arguments)),
            Initializer::Braces(range) if range.len() == 2 => Some(Arguments::new()),
            Initializer::Braces(_) => None,
        };
        let operand = self.operand_of_type(self.scope, ty, 0);
        self.note_built_in_at(name, &[operand]);
        match operand {
            Operand::Object(class) if shape == Shape::Array => {
                self.note_declared_array(id, (name, class), initializer);
            }
            Operand::Object(class) => {
                let listed = if arguments.is_none() { self.listed_arguments(class) } else { None };
                self.note_special(class, known::DESTRUCTOR, name, &Arguments::new());
                if let Some(arguments) = arguments.or(listed) {
                    self.note_special(class, known::CONSTRUCTOR, name, &arguments);
                }
            }
            Operand::Scalar if self.list_of(initializer).is_some() => self.note_converted_clauses(),
            Operand::Scalar if shape == Shape::Plain => {
                if let Some([argument]) = arguments.as_deref() {
                    let wanted = match initializer {
                        Initializer::Parens(_) => Wanted::Condition,
                        _ => Wanted::Scalar,
                    };
                    self.note_conversion(*argument, name, name, wanted);
                }
            }
            _ => {}
        }
    }

    /// The braced-init-list that an initialiser is.
    pub(super) fn list_of(&self, initializer: Initializer) -> Option<TokenRange> {
        match initializer {
            Initializer::Equals(_, value) => {
                Some(value).filter(|_| self.kind_at(value.start) == Kind::OpenBrace)
            }
            Initializer::Braces(list) => Some(list),
            Initializer::None | Initializer::Parens(_) => None,
        }
    }

    /// The arguments of a call with their parentheses.
    pub(super) fn arguments(&mut self) -> Parsed<Arguments> {
        let open = self.at;
        if self.kind() != Kind::OpenParen {
            return Err(self.failure(crate::tree::Reason::ExpectedToken));
        }
        self.inside(open, Self::argument_list)
    }

    /// expression-list up to a closing bracket, with what its elements are.
    pub(super) fn argument_list(&mut self) -> Parsed<Arguments> {
        let mut arguments = Arguments::new();
        let mut starts = SmallVec::new();
        while !self.kind().is_close_bracket() {
            starts.push(self.at);
            let begun = self.begin();
            arguments.push(self.assignment_or_braces()?);
            if self.end_pack(begun) {
                arguments.push(Operand::Dependent);
            }
            if self.accept(Kind::Comma).is_none() {
                break;
            }
        }
        self.argument_starts = starts;
        Ok(arguments)
    }
}

/// Operators with two operands that were read and not yet grouped by their precedence ([expr.mul] and behind).
#[derive(Debug, Default)]
pub(super) struct Operations {
    /// Left operands with the operators behind them.
    open: SmallVec<[(Operand, Kind, TokenId); 2]>,
    last: Option<Operand>,
}

/// An operator between two operands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operation {
    left: Operand,
    operator: Kind,
    at: TokenId,
    right: Operand,
}

impl Operations {
    /// The operand that begins a chain of operators.
    pub(super) fn operand(&mut self, operand: Operand) {
        self.last = Some(operand);
    }

    /// An assignment, whose right side may go on.
    pub(super) fn assigned(&mut self, left: Operand, operator: Kind, at: TokenId, right: Operand) {
        self.open.push((left, operator, at));
        self.last = Some(right);
    }

    /// The operator `operator` with the operand behind it: the operations before it that bind at least as strongly are
    /// whole.
    pub(super) fn operator(
        &mut self,
        operator: Kind,
        at: TokenId,
        right: Operand,
    ) -> SmallVec<[Operation; 2]> {
        let mut whole = SmallVec::new();
        let mut left = self.last.unwrap_or(Operand::Unknown);
        while let Some(&(before, kind, place)) = self.open.last()
            && kind.precedence() >= operator.precedence()
        {
            self.open.pop();
            whole.push(Operation { left: before, operator: kind, at: place, right: left });
            left = before.with(left);
        }
        self.open.push((left, operator, at));
        self.last = Some(right);
        whole
    }
}

impl Parser<'_> {
    /// Notes the operators that are open, the last one first; gives what their result is.
    pub(super) fn note_operations(&mut self, operations: &mut Operations) -> Operand {
        let mut right = operations.last.take().unwrap_or(Operand::Unknown);
        while let Some((left, operator, at)) = operations.open.pop() {
            self.note_operation(&Operation { left, operator, at, right });
            right = left.with(right);
        }
        right
    }

    /// Notes the member operator of its left operand that an operation calls.
    pub(super) fn note_operation(&mut self, operation: &Operation) {
        // No operator but a member assigns to an object.
        if operation.operator == Kind::Assign {
            self.note_built_in_at(operation.at, &[operation.left]);
        } else {
            self.note_built_in_at(operation.at, &[operation.left, operation.right]);
        }
        // `&&`, `||` and `.*` are hardly ever members.
        let is_followed = !matches!(operation.operator, Kind::AmpAmp | Kind::PipePipe | Kind::DotStar);
        if let Operand::Object(class) = operation.left
            && is_followed
        {
            let arguments = Arguments::from_slice(&[operation.right]);
            self.note_operator(class, operation.operator, operation.at, &arguments);
        }
        if matches!(operation.left, Operand::Object(_)) || matches!(operation.right, Operand::Object(_)) {
            self.note_built_in(operation.left, operation.operator, operation.at, operation.right);
        }
    }
}
