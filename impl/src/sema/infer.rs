//! The types of the expressions of a body, and the functions they use.

use super::Choices;
use super::aggregate::listed;
use super::call::{found_by_arguments_only, in_parentheses};
use super::closure::InLambda;
use super::compiler_function::returned;
use super::copied::Copied;
use super::dependent::{Constancy, Pattern};
use super::flow::Flow;
use super::member::is_special;
use super::operators::comma;
use super::overload::{Candidate, object_of};
use super::pack::spread;
use super::temporary::Temporary;
use super::told::Telling;
use super::value::Value;
use super::{Branch, ImplicitUse, Memo, Resolved, Use, UseContext, UseForm, Uses};
use crate::hir::{Body, Mark, NameMeaning, NameNode, Node, NodeKind, Step};
use crate::ids::model::{Argument, CallOperator, Cv, Type};
use crate::ids::spelled::{BodyTypes, Current, Spelling, Standpoint, Unit, argument_any, names_made_up};
use crate::lex::{Kind, OPERATOR_SYMBOLS, Symbol, TokenId, TokenRange, known};
use crate::names::{BindingId, Named};
use crate::tree::{
    DeclarationId, DeclarationKind, EntityId, FunctionId, IdRange, ParameterId, ScopeId, TemplateHeaderId,
    TemplateParameterId,
};
use rustc_hash::FxHashMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The function whose body is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around<'a> {
    /// It, where it is one.
    pub(crate) function: Option<FunctionId>,
    /// The same as who calls it names it; nothing of patterns.
    pub(crate) of: Option<&'a Resolved>,
    /// It is a template's, read without arguments: what depends on template parameters has no type.
    pub(crate) is_pattern: bool,
    /// The class that it is a member of.
    pub(crate) class: Option<ScopeId>,
    /// The qualifiers of the member function that it is.
    pub(crate) cv: Cv,
    /// The template headers of its declaration, where what their parameters stand for is given.
    pub(crate) headers: IdRange<TemplateHeaderId>,
    /// What the template parameters stand for that its body sees.
    pub(crate) bindings: &'a [(TemplateParameterId, Argument)],
    /// The types of the parameters of generic lambdas in it, where these are known.
    pub(crate) parameters: &'a [(ParameterId, Argument)],
    /// The classes around as they are read once more with the body, each with its first reading.
    pub(crate) copies: &'a [(ScopeId, ScopeId)],
    /// Implicit special members and the initialisation of static variables are looked at, which code of the device asks.
    pub(crate) for_device: bool,
    /// What is said of each call and expression is told, too.
    pub(crate) is_told: bool,
    /// The types of its variables are told.
    pub(crate) tells_variables: bool,
    /// What is known of classes, and kept.
    pub(crate) memo: Option<&'a Memo>,
    /// What is known of the types in the body.
    pub(crate) types: Option<&'a BodyTypes>,
    /// What was chosen for the calls in it, where it is looked at more than once.
    pub(crate) choices: Option<&'a Choices>,
}

impl Around<'_> {
    /// Outside of functions, where no template parameter is seen, for code of the device.
    pub(crate) const OUTSIDE: Around<'static> = Around {
        function: None,
        of: None,
        is_pattern: false,
        class: None,
        cv: Cv::NONE,
        headers: IdRange::new(0, 0),
        bindings: &[],
        parameters: &[],
        copies: &[],
        for_device: true,
        is_told: false,
        tells_variables: false,
        memo: None,
        types: None,
        choices: None,
    };
}

/// What a node is.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Unknown,
    Value(Value),
    Type(Type),
    Functions(Functions),
    /// A braced-init-list; `None` where an element is not known.
    List(Vec<Option<Value>>),
    /// A braced-init-list with others among its clauses.
    Nested(Vec<Item>),
    Between(NodeKind, TokenId),
    /// A pack expansion whose elements are not known.
    Pack,
    /// The elements of a pack expansion.
    Elements(Vec<Option<Value>>),
    Configuration,
    /// In a class template an object of it, or a pointer to one.
    Current(Current),
}

/// Functions of one name.
#[derive(Clone, Debug)]
pub(super) struct Functions {
    pub(super) candidates: Vec<Candidate>,
    pub(super) object: Option<Value>,
    pub(super) symbol: Symbol,
    pub(super) name: TokenId,
    pub(super) form: UseForm,
    pub(super) written: TokenRange,
    pub(super) scope: ScopeId,
    /// The namespaces of its arguments are searched, too.
    pub(super) is_found_by_arguments: bool,
}

impl Functions {
    /// Those that a name means, without an object.
    pub(super) fn named(name: &NameNode, candidates: Vec<Candidate>) -> Functions {
        Functions {
            candidates,
            object: None,
            symbol: name.symbol,
            name: name.token,
            form: UseForm::Name,
            written: name.arguments,
            scope: name.scope,
            is_found_by_arguments: false,
        }
    }
}

/// The functions that the expressions of `body` certainly use, in the order of the source.
pub(crate) fn uses(unit: Unit<'_>, body: &Body, around: Around<'_>) -> Uses {
    let types = BodyTypes::default();
    let around = Around { types: Some(&types), ..around };
    // Told is what code of the device is asked for: of that of the host less matters.
    let mut inference =
        Inference::new(unit, Around { for_device: around.for_device || around.is_told, ..around });
    if around.is_told {
        (inference.telling, inference.kept) = (Some(Box::default()), Some(FxHashMap::default()));
    }
    inference.go_through(body, Mark::default());
    inference.note_parameters();
    let accesses = inference.accesses(body, None);
    let without_address = inference.without_address(body);
    inference.note_changing(body);
    inference.note_compiler_calls(body);
    inference.destroy_temporaries(body);
    inference.place_conversions(body);
    let mut uses = std::mem::take(&mut inference.uses);
    uses.extend(std::mem::take(&mut inference.flow).destructions());
    uses.sort_by_key(|(index, _)| *index);
    inference.tell(body, &uses);
    inference.add_unnamed_parts(body, around.for_device, &mut uses);
    let Inference { telling, implicit, found, .. } = inference;
    Uses {
        functions: uses.into_iter().map(|(_, one)| one).collect(),
        implicit: implicit.into_iter().map(|(_, one)| one).collect(),
        accesses,
        without_address,
        told: telling.map(|one| one.all).unwrap_or_default(),
        ..found
    }
}

/// The value of the integral constant expression that `body` holds since `mark`, if it is one and certain; it stands in the
/// tokens and the scope, perhaps in a lambda.
pub(crate) fn constant(
    unit: Unit<'_>,
    (body, mark): (&Body, Mark),
    around: Around<'_>,
    (range, scope, in_lambda): (TokenRange, ScopeId, bool),
) -> Option<i128> {
    let types = BodyTypes::default();
    let mut inference = Inference::new(unit, Around { types: Some(&types), ..around });
    if in_lambda {
        inference.lambda = InLambda::Unknown;
    }
    if let [(_, Item::Value(Value { constant: Some(constant), .. }))] = inference.go_through(body, mark)[..] {
        return Some(constant);
    }
    let place = inference.place(scope, range.start);
    inference.spelling.constant_at(range, place).ok().map(|(_, value)| value)
}

pub(super) struct Inference<'a> {
    pub(super) unit: Unit<'a>,
    pub(super) spelling: Spelling<'a>,
    pub(super) around: Around<'a>,
    pub(super) uses: Vec<(u32, Use)>,
    /// The uses of specialisations with types of blocks in their template arguments.
    pub(super) local: Vec<Use>,
    pub(super) flow: Flow,
    pub(super) implicit: Vec<(u32, ImplicitUse)>,
    /// What is not given up again; the functions and implicit special members are put to it at the end.
    pub(super) found: Uses,
    /// The copies that the node being looked at makes of its operands.
    pub(super) copies: Vec<Copied>,
    /// The objects that calls give by value.
    pub(super) temporaries: Vec<Temporary>,
    /// The nodes that call a function and make no object.
    pub(super) calls: Vec<u32>,
    /// Those that call a function which compilers declare, with its name.
    pub(super) compiler_calls: Vec<(u32, TokenId, UseContext)>,
    /// The operands with a `?` between them.
    pub(super) conditionals: Vec<u32>,
    /// The nodes that perhaps are not evaluated here.
    pub(super) uncertain: Vec<RangeInclusive<u32>>,
    /// Of a template that is read without arguments.
    pub(super) pattern: Pattern,
    /// The lambda whose body is looked at.
    pub(super) lambda: InLambda,
    /// The type that it is declared to give.
    pub(super) lambda_gives: Option<Type>,
    /// The innermost generic lambda around whose parameters are known.
    pub(super) operator: Option<Arc<CallOperator>>,
    /// The parameters of the closure types that stand in the body, in their order.
    pub(super) closures: Vec<Option<Vec<Type>>>,
    /// What each node is, where somebody asks.
    pub(super) kept: Option<FxHashMap<u32, Item>>,
    /// What is told of each call and expression, where that is asked.
    pub(super) telling: Option<Box<Telling>>,
    /// The last token of the expressions that were looked at.
    reached: TokenId,
    /// The node that is looked at certainly stands in code: bodies are read for what it gives.
    pub(super) is_taken: bool,
    /// What is looked at is an element of a pack expansion: the packs in it stand for one of their elements.
    pub(super) is_element: bool,
}

impl<'a> Inference<'a> {
    pub(super) fn new(unit: Unit<'a>, around: Around<'a>) -> Inference<'a> {
        let memo = around.memo.map(|memo| &memo.spelled);
        let spelling =
            Spelling::remembering(unit, memo).given(around.bindings).in_body(around.types, around.parameters);
        Inference {
            unit,
            spelling,
            around,
            uses: Vec::new(),
            local: Vec::new(),
            flow: Flow::default(),
            implicit: Vec::new(),
            found: Uses::default(),
            copies: Vec::new(),
            temporaries: Vec::new(),
            calls: Vec::new(),
            compiler_calls: Vec::new(),
            conditionals: Vec::new(),
            uncertain: Vec::new(),
            pattern: Pattern::default(),
            lambda: InLambda::default(),
            lambda_gives: None,
            operator: None,
            closures: Vec::new(),
            kept: None,
            telling: None,
            reached: TokenId(0),
            is_taken: true,
            is_element: false,
        }
    }

    /// What the expressions of the nodes from `from` to before `end` are, each with its first node.
    pub(super) fn go_between(&mut self, body: &Body, from: u32, end: u32) -> Vec<(u32, Item)> {
        self.go(body, body.between(from, end))
    }

    /// What the nodes from `from` to before `end` are, and the functions that they use.
    pub(super) fn within(&self, body: &Body, from: u32, end: u32) -> (FxHashMap<u32, Item>, Vec<(u32, Use)>) {
        self.within_as(self.around, body, (from, end))
    }

    /// The same as it is asked by `around`.
    pub(super) fn within_as(
        &self,
        around: Around<'_>,
        body: &Body,
        (from, end): (u32, u32),
    ) -> (FxHashMap<u32, Item>, Vec<(u32, Use)>) {
        let mut inner = Inference::new(self.unit, around);
        inner.kept = Some(FxHashMap::default());
        inner.go_between(body, from, end);
        (inner.kept.unwrap_or_default(), inner.uses)
    }

    /// Forgets what the nodes in `nodes` use.
    pub(super) fn forget(&mut self, nodes: RangeInclusive<u32>) {
        if let Some(telling) = &mut self.telling {
            telling.forget(self.uses.iter().filter(|(at, _)| nodes.contains(at)).map(|(_, one)| one.clone()));
        }
        self.uses.retain(|(at, _)| !nodes.contains(at));
        self.implicit.retain(|(at, _)| !nodes.contains(at));
        self.compiler_calls.retain(|(at, ..)| !nodes.contains(at));
        self.uncertain.push(nodes);
    }

    /// Says of what the nodes in `nodes` use that they are left out.
    pub(super) fn left_out(&mut self, nodes: RangeInclusive<u32>) {
        for (_, one) in self.uses.iter_mut().filter(|(at, _)| nodes.contains(at)) {
            one.context.is_left_out = true;
        }
        self.compiler_calls.retain(|(at, ..)| !nodes.contains(at));
        if self.spelling.is_instance() {
            self.implicit.retain(|(at, _)| !nodes.contains(at));
        }
        self.uncertain.push(nodes);
    }

    /// Notes what a variable declared `auto` is.
    pub(super) fn note_deduced(&self, id: DeclarationId, ty: Option<Type>) {
        if let Some(types) = self.around.types {
            types.note_variable(id, ty);
        }
    }

    /// What a variable declared `auto` is; `None` of others.
    pub(super) fn deduced_type(&self, id: DeclarationId) -> Option<Option<Type>> {
        self.around.types?.variable(id)
    }

    /// What the expressions since `mark` are, each with its first node.
    pub(super) fn go_through(&mut self, body: &Body, mark: Mark) -> Vec<(u32, Item)> {
        self.go(body, body.since(mark))
    }

    fn go<'b>(&mut self, body: &Body, nodes: impl Iterator<Item = (u32, &'b Node)>) -> Vec<(u32, Item)> {
        let mut stack = Vec::new();
        for node in nodes {
            self.step(&mut stack, node, body);
        }
        stack
    }

    /// Puts what `node` is in the place of its operands.
    fn step(&mut self, stack: &mut Vec<(u32, Item)>, (index, node): (u32, &Node), body: &Body) {
        let before = || index.checked_sub(1).and_then(|last| body.nodes.get(last as usize));
        self.is_taken = node.context.branch == Branch::Taken;
        match node.kind {
            NodeKind::Statement(Step::Condition) => {
                self.condition(stack.last().map(|(_, item)| item));
                match (stack.last(), before()) {
                    (_, Some(Node { kind: NodeKind::Variable(id, _), .. })) => {
                        self.converts_declared((index, node), *id, &Type::Builtin("b"));
                    }
                    (Some((_, Item::Value(condition))), Some(root)) => {
                        self.converts_condition((index, node), condition, root.start);
                    }
                    _ => {}
                }
            }
            NodeKind::Statement(Step::Selector) => {
                if let Some(Node { kind: NodeKind::Variable(id, _), .. }) = before() {
                    self.converts_declared((index, node), *id, &Type::Builtin("i"));
                }
            }
            _ => {}
        }
        let first = stack.iter().rposition(|(from, _)| *from < node.from).map_or(0, |at| at + 1);
        let mut operands: Vec<Item> = stack.drain(first..).map(|(_, item)| item).collect();
        spread(&mut operands);
        // What an opaque node holds is not certain to be evaluated here.
        let is_opaque = match node.kind {
            NodeKind::CompilerCall(name) => returned(self.unit.tokens.name(name)).is_none(),
            kind => matches!(kind, NodeKind::Opaque | NodeKind::Lambda(_)),
        };
        if is_opaque {
            self.forget(node.from..=index);
            self.flow.forget(node.from);
        }
        if !matches!(node.kind, NodeKind::Statement(_)) {
            self.flow.evaluated(node.start);
        }
        let last = match node.kind {
            NodeKind::Call
            | NodeKind::CompilerCall(_)
            | NodeKind::Subscript
            | NodeKind::List
            | NodeKind::DesignatedList => self.unit.tokens.partner(node.at),
            NodeKind::Parentheses => self.unit.tokens.partner(node.start),
            _ => node.at,
        };
        self.reached = self.reached.max(last);
        let item = self.item(index, body, node, operands);
        if !self.copies.is_empty() {
            self.copy_operands((index, node), body);
        }
        self.keep_temporary((index, node), &item);
        if let Some(kept) = &mut self.kept {
            kept.insert(index, item.clone());
        }
        stack.push((node.from, item));
    }

    fn item(&mut self, index: u32, body: &Body, node: &Node, operands: Vec<Item>) -> Item {
        let name = |at: u32| body.names.get(at as usize);
        match node.kind {
            NodeKind::Opaque | NodeKind::DesignatedList | NodeKind::DefaultArgument(..) => Item::Unknown,
            NodeKind::Lambda(at) => match body.lambdas.get(at as usize) {
                Some(lambda) => {
                    self.note_captures((body, index), node, lambda, &operands);
                    self.lambda(node, lambda)
                }
                None => Item::Unknown,
            },
            NodeKind::Literal => self.literal((index, node)),
            NodeKind::String => self.string((index, node)),
            NodeKind::Parentheses => match operands.len() {
                1 => in_parentheses(operands.into_iter().next().unwrap_or(Item::Unknown)),
                _ => Item::Unknown,
            },
            NodeKind::Decltype => self.note_decltype((index, node), body, operands.first()),
            NodeKind::Size => self.size(node),
            NodeKind::Truth => {
                let constancy = Constancy::Dependent;
                Item::Value(Value { constancy, ..Value::prvalue(Type::Builtin("b")) })
            }
            NodeKind::This => self.this(),
            NodeKind::Name(at) => name(at).map_or(Item::Unknown, |name| self.name(name, node)),
            NodeKind::Member(at, arrow) => match (name(at), operands.into_iter().next()) {
                (Some(name), Some(object)) => self.member((index, node), name, object, arrow),
                _ => Item::Unknown,
            },
            NodeKind::Call => match self.dependent_call(body, (index, node), &operands) {
                Some(item) => item,
                None => self.call((index, node), body, operands),
            },
            NodeKind::CompilerCall(name) => {
                self.compiler_calls.push((index, name, node.context));
                returned(self.unit.tokens.name(name)).map_or(Item::Unknown, value)
            }
            NodeKind::Subscript => self.subscript((index, node), operands),
            NodeKind::List => listed(operands),
            NodeKind::Braced => self.braced((index, node), body, &operands),
            NodeKind::Prefix => self.prefix((index, node), operands),
            NodeKind::Postfix => self.postfix((index, node), operands.into_iter().next()),
            NodeKind::Cast(range) => self.cast(range, (index, node), operands),
            NodeKind::New(range) => self.new_expression(range, (index, node), (body, &operands)),
            NodeKind::NewArray(element) => self.new_array(element, (index, node), (body, &operands)),
            NodeKind::Delete => self.delete((index, node), operands.first()),
            NodeKind::Infix(_) | NodeKind::Question | NodeKind::Colon => Item::Between(node.kind, node.at),
            NodeKind::Fold(operator) => self.fold(operator, (index, node), body),
            NodeKind::BinaryFold(operator) => self.binary_fold(operator, (index, node), (body, operands)),
            NodeKind::Pack => match self.expanded((index, node), body) {
                Some(elements) => Item::Elements(elements),
                None => Item::Pack,
            },
            NodeKind::Configuration => Item::Configuration,
            // Its type is that of what stands beside it in a conditional expression ([expr.cond]).
            NodeKind::Throw => Item::Unknown,
            NodeKind::Chain => self.chain((index, node), body, operands),
            NodeKind::Comma => comma(operands),
            NodeKind::Variable(id, how) => {
                self.declared((index, node), (id, how), body, operands);
                Item::Unknown
            }
            NodeKind::Subobject(member, how) => {
                self.subobject((index, node), (member, how), body, operands);
                Item::Unknown
            }
            NodeKind::Statement(step) => {
                if let (Step::Jump(_), Some(operand)) = (step, operands.first()) {
                    self.gives(operand, (index, node), body);
                }
                self.statement(step, (index, node), body);
                Item::Unknown
            }
            NodeKind::Range(id) => {
                self.range(id, operands.into_iter().next());
                Item::Unknown
            }
        }
    }

    /// The class with these members, if it is no template's.
    pub(super) fn class_type(&self, scope: ScopeId) -> Option<Type> {
        self.spelling.scope_type(scope).ok()
    }

    pub(super) fn place(&self, scope: ScopeId, position: TokenId) -> Standpoint {
        // The parameters of a lambda hide those of the function.
        let function = self.around.function.filter(|_| !self.lambda.is_one());
        let parameters = function.map(|id| self.unit.tree[id].parameters).unwrap_or_default();
        Standpoint { scope, position, headers: self.around.headers, parameters }
    }

    pub(super) fn type_id(&self, range: TokenRange, position: TokenId, node: &Node) -> Option<Type> {
        self.spelling.type_at(range, self.place(node.scope, position)).ok()
    }

    /// The type that a new-expression makes an object of, which may stand in parentheses.
    pub(super) fn new_type(&self, range: TokenRange, node: &Node) -> Option<Type> {
        let is_in_parentheses = self.unit.tokens.kind(range.start) == Kind::OpenParen;
        let inner = if is_in_parentheses { TokenRange::new(range.start.next(), range.last()) } else { range };
        self.type_id(inner, node.at, node)
    }

    fn name(&mut self, name: &NameNode, node: &Node) -> Item {
        let (tree, names) = (self.unit.tree, self.unit.names);
        if name.symbol == known::CONVERSION || name.symbol == known_operator(Kind::Assign) {
            return self.own_special(name, node);
        }
        let (binding, scope) = match name.meaning {
            NameMeaning::Binding(binding, scope) => match self.original(scope) {
                same if same == scope => (binding, scope),
                original => match names.own(original, name.symbol) {
                    Some(binding) => (binding, original),
                    None => return Item::Unknown,
                },
            },
            NameMeaning::Parameter(parameter, scope) => return self.parameter(parameter, scope),
            NameMeaning::Capture(name) => return self.capture(name),
            NameMeaning::Class(scope) => {
                return self.class_type(self.original(scope)).map_or(Item::Unknown, Item::Type);
            }
            NameMeaning::Undeclared | NameMeaning::Unknown if self.names_function(name) => {
                return self.string_of_characters();
            }
            NameMeaning::Undeclared if name.qualifier.is_empty() => return found_by_arguments_only(name),
            NameMeaning::Unknown if self.spelling.is_instance() || !name.qualifier.is_empty() => {
                return self.dependent(name, node);
            }
            NameMeaning::Unknown if self.around.is_pattern => return self.value_parameter(name),
            NameMeaning::Undeclared | NameMeaning::Unknown => return Item::Unknown,
        };
        let end = self.seen_from(scope, name);
        let mut declared = names.through_usings(binding, |_| end).peekable();
        let first = declared.peek().copied();
        let is_type = |id: DeclarationId| {
            matches!(
                tree[id].kind,
                DeclarationKind::Class(_) | DeclarationKind::Enum(_) | DeclarationKind::Alias(_)
            )
        };
        match first {
            Some(Named::Declaration(id))
                if is_type(id)
                    && declared.all(|one| matches!(one, Named::Declaration(id) if is_type(id))) =>
            {
                let end = if name.arguments.is_empty() { name.token.next() } else { name.arguments.end };
                let range = TokenRange::new(node.start, end);
                self.spelling
                    .type_at(range, self.place(name.scope, name.token))
                    .map_or(Item::Unknown, Item::Type)
            }
            Some(Named::Declaration(id))
                if tree.variable(id).is_some_and(|one| !one.structured_binding.is_empty()) =>
            {
                self.structured_binding(id, name.symbol)
            }
            Some(Named::Declaration(id)) if tree.variable(id).is_some() => {
                self.variable_of_name((id, scope), name, node)
            }
            Some(Named::Enumerator(_)) => {
                let range = TokenRange::new(node.start, name.token.next());
                self.enumerator(range, name)
            }
            None => Item::Unknown,
            _ => self.functions(name, (binding, scope), node),
        }
    }

    /// Where the declarations of a name end that it means: bodies see all members of their class ([class.mem]).
    pub(super) fn seen_from(&self, scope: ScopeId, name: &NameNode) -> TokenId {
        match self.unit.tree[scope].class() {
            Some(_) => crate::names::END,
            None => name.token,
        }
    }

    /// The scope that `scope` is a second reading of, or itself.
    pub(super) fn original(&self, scope: ScopeId) -> ScopeId {
        let copied = self.around.copies.iter().find(|(copy, _)| *copy == scope);
        copied.map_or(scope, |(_, original)| *original)
    }

    /// A name that depends on what the template parameters stand for.
    pub(super) fn dependent(&mut self, name: &NameNode, node: &Node) -> Item {
        let place = self.place(name.scope, name.token.next());
        if name.qualifier.is_empty() {
            return match self.spelling.parameter_argument(name.symbol, place) {
                Some(Argument::Type(ty)) => Item::Type(ty),
                Some(Argument::Integer(ty, constant)) => {
                    Item::Value(Value { constant: constant.parse().ok(), ..Value::prvalue(ty) })
                }
                Some(Argument::Entity(entity)) => match self.spelling.addressed(&entity) {
                    Some((function, arguments)) => {
                        let candidates = vec![Candidate { function, given: Vec::new(), arguments }];
                        Item::Functions(Functions::named(name, candidates))
                    }
                    None => Item::Unknown,
                },
                _ => Item::Unknown,
            };
        }
        let range = TokenRange::new(node.start, name.qualifier.last());
        let Ok(class) = self.spelling.type_at(range, place) else { return Item::Unknown };
        let Ok(member) = self.spelling.member(&class, name.symbol) else { return Item::Unknown };
        let end = if name.arguments.is_empty() { name.token.next() } else { name.arguments.end };
        let candidates = self.candidates(member.binding, crate::names::END, &member.given);
        let Some(candidates) = candidates.filter(|all| !all.is_empty()) else {
            let whole = TokenRange::new(node.start, end);
            let ty = self.spelling.type_at(whole, place);
            return ty.map_or_else(|_| self.qualified_member(name, node, &member), Item::Type);
        };
        let object = Some(object_of(member.class, self.around.cv));
        Item::Functions(Functions { object, ..Functions::named(name, candidates) })
    }

    /// Functions of a name that is no member of an object written before it.
    fn functions(&mut self, name: &NameNode, (found, scope): (BindingId, ScopeId), node: &Node) -> Item {
        let tree = self.unit.tree;
        let mut binding = found;
        let mut given = Vec::new();
        let mut object = None;
        if tree[scope].class().is_some() {
            let class = match name.qualifier.is_empty() {
                true => self.around.class.and_then(|class| self.class_type(class)),
                false => {
                    let range = TokenRange::new(node.start, name.qualifier.last());
                    self.spelling.type_at(range, self.place(name.scope, name.token)).ok()
                }
            };
            let Some(class) = class else { return Item::Unknown };
            let Ok(member) = self.spelling.member(&class, name.symbol) else { return Item::Unknown };
            // Behind a template-id the grammar found the member of the primary template.
            if member.binding != binding && name.qualifier.is_empty() {
                return Item::Unknown;
            }
            binding = member.binding;
            given = member.given;
            object = Some(object_of(member.class, self.around.cv));
        }
        // Of what a block declares itself the entity is not known.
        let is_found_by_arguments = name.qualifier.is_empty() && object.is_none();
        let position = self.seen_from(scope, name);
        let candidates = match name.symbol {
            known::LITERAL_OPERATOR => self.named_literal_operators(name, binding, node),
            _ => self.candidates(binding, position, &given),
        };
        let Some(candidates) = candidates else { return Item::Unknown };
        Item::Functions(Functions { object, is_found_by_arguments, ..Functions::named(name, candidates) })
    }

    /// The functions of a name that are declared before `position`; `None` where it names something else, too.
    pub(super) fn candidates(
        &self,
        binding: BindingId,
        position: TokenId,
        given: &super::overload::Given,
    ) -> Option<Vec<Candidate>> {
        let tree = self.unit.tree;
        let mut found: Vec<FunctionId> = Vec::new();
        let mut known: FxHashMap<EntityId, usize> = FxHashMap::default();
        for named in self.unit.names.through_usings(binding, |_| position) {
            let Named::Declaration(id) = named else { return None };
            let function = match tree[id].kind {
                // A specialisation is not found by its name ([temp.expl.spec]).
                DeclarationKind::Function(_) if tree[id].form.specializes() => continue,
                // Only the arguments of a call find it, in its class.
                DeclarationKind::Function(_) if self.is_hidden(id) => continue,
                DeclarationKind::Function(function) => function,
                // `struct stat` beside `stat()`.
                DeclarationKind::Class(_) | DeclarationKind::Enum(_) => continue,
                _ => return None,
            };
            // What a block declares has no entity to tell it by.
            let first = *known.entry(tree[id].entity?).or_insert(found.len());
            match found.get_mut(first) {
                // In a class the parameters of the template are those that are given.
                Some(_) if !given.is_empty() => {}
                Some(known) => *known = function,
                None => found.push(function),
            }
        }
        let candidate = |function| Candidate { function, given: given.clone(), arguments: None };
        Some(found.into_iter().map(candidate).collect())
    }

    fn member(&mut self, (index, node): (u32, &Node), name: &NameNode, object: Item, arrow: bool) -> Item {
        if let Item::Current(current) = object {
            let is_reached = arrow == (current == Current::Pointer);
            return if is_reached { self.current_member(name) } else { Item::Unknown };
        }
        let Item::Value(mut object) = object else { return Item::Unknown };
        if arrow {
            let mut depth = 0;
            object = loop {
                if let Some(pointee) = object.pointee() {
                    break pointee;
                }
                depth += 1;
                if depth > 8 {
                    return Item::Unknown;
                }
                let at = name.token.previous();
                match self.operator((index, node), (Kind::Arrow, at), &object, None) {
                    Item::Value(next) => object = next,
                    _ => return Item::Unknown,
                }
            };
        }
        let class = object.parts().1.clone();
        if !matches!(class, Type::Named(_)) {
            return Item::Unknown;
        }
        if is_special(name) {
            return self.special_member(name, object);
        }
        let Ok(member) = self.spelling.member(&class, name.symbol) else { return Item::Unknown };
        if member.class != class {
            self.found.derived.push((name.token, class));
        }
        if let Some(candidates) = self.candidates(member.binding, crate::names::END, &member.given) {
            if candidates.is_empty() {
                return Item::Unknown;
            }
            let (object, form) = (Some(object), UseForm::Member);
            return Item::Functions(Functions { object, form, ..Functions::named(name, candidates) });
        }
        let field = self.spelling.field(&member.class, name.symbol);
        match field.or_else(|_| self.spelling.with_open_bounds().field(&member.class, name.symbol)) {
            Ok((ty, is_mutable)) => match self.static_declaration(member.binding) {
                Some(id) => self.static_member_of(name, (id, &member), ty),
                None => Item::Value(object.part(ty, is_mutable)),
            },
            Err(_) => self.static_member(member.binding),
        }
    }

    /// What `production` resolves is launched, not called.
    pub(super) fn launching<T>(&mut self, production: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.local.len();
        let (result, launched) = self.apart(production);
        self.found.launches.extend(launched.into_iter().filter(|one| one.context.is_executed()));
        let local = self.local.split_off(before);
        self.found.local_launches.extend(local.into_iter().filter(|one| one.context.is_executed()));
        result
    }

    /// What `production` resolves, apart from what is called.
    pub(super) fn apart<T>(&mut self, production: impl FnOnce(&mut Self) -> T) -> (T, Vec<Use>) {
        let before = self.uses.len();
        let result = production(self);
        (result, self.uses.split_off(before).into_iter().map(|(_, one)| one).collect())
    }

    pub(super) fn used(
        &mut self,
        (index, node): (u32, &Node),
        (name, at, form): (TokenId, TokenId, UseForm),
        function: Resolved,
    ) {
        // Names of blocks were only made up to tell types apart.
        let mut types = function.given.iter().map(|(_, one)| one).chain(function.arguments.iter().flatten());
        let is_local = types.any(|one| argument_any(one, &names_made_up));
        let (context, evaluated) = (node.context, self.reached.max(at));
        let one = Use {
            name,
            at,
            form,
            context,
            lambda: None,
            function,
            evaluated,
            depends: false,
            changing: None,
            ends: Vec::new(),
        };
        match is_local {
            true => self.local.push(one),
            false => self.uses.push((index, one)),
        }
    }
}

pub(super) fn value(ty: Type) -> Item {
    Item::Value(Value::prvalue(ty))
}

pub(super) fn plain(item: Item) -> Option<Value> {
    match item {
        Item::Value(value) => Some(value),
        _ => None,
    }
}

pub(super) fn known_operator(kind: Kind) -> Symbol {
    OPERATOR_SYMBOLS[kind as usize]
}
