//! Variables: what makes and destroys them, and what is deduced for them.

use super::flow::Object;
use super::infer::{Inference, Item, known_operator, plain, value};
use super::initialization::Initialized;
use super::overload::object_of;
use super::special::class_of;
use super::value::Value;
use super::{Branch, ImplicitUse, Implied, Resolved, Special, Use, UseForm};
use crate::hir::{Body, Initialization, NameNode, Node};
use crate::ids::model::{Cv, Type};
use crate::ids::spelled::{Member, Spelling, UNKNOWN_BOUND, names_made_up, without_ellipsis};
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::limits;
use crate::names::{BindingId, Named};
use crate::tree::{
    DeclarationId, DeclarationKind, ParameterId, ScopeId, ScopeKind, Shape, SpecifierKind, VariableId,
};

impl Inference<'_> {
    /// A variable that is declared.
    pub(super) fn declared(
        &mut self,
        (index, node): (u32, &Node),
        (id, how): (DeclarationId, Initialization),
        body: &Body,
        operands: Vec<Item>,
    ) {
        let operands = self.needed_operands((index, node), operands);
        let before = self.uses.len();
        self.note_constancy(id, &operands);
        if let ([list], Some(root)) = (operands.as_slice(), index.checked_sub(1)) {
            self.parts_of_variable((index, node), id, body, (root, list));
        }
        self.variable((index, node), id, how, operands);
        let is_object = self.unit.tree.variable(id).is_some_and(|one| one.shape == Shape::Plain);
        if is_object {
            self.becomes((index, node), body, node.at, |inference| inference.variable_type(id));
        }
        if is_object && self.unit.tree.variable(id).is_some_and(|one| one.is_deduced) {
            // Nothing else names the class of an object that is declared `auto`.
            let class = self.deduced_type(id).flatten().map(|ty| ty.unqualified().1.clone());
            let class = class.filter(|ty| matches!(ty, Type::Named(_)) && ty.closure().is_none());
            self.found.derived.extend(class.map(|class| (node.at, class)));
        }
        let is_named = self.unit.tree.variable(id).is_some_and(|one| one.structured_binding.is_empty());
        if self.around.for_device && is_named && self.is_static(id) {
            let own = self.uses.get(before..).unwrap_or_default();
            let evaluation = self.initialization((index, node), (id, how), body, own);
            let is_taken = node.context.branch == Branch::Taken;
            self.found.initializations.push(Initialized { name: node.at, evaluation, is_taken });
        }
    }

    /// The operands of an initialiser, functions by their addresses.
    pub(super) fn needed_operands(&mut self, at: (u32, &Node), operands: Vec<Item>) -> Vec<Item> {
        let needed = operands.into_iter().map(|operand| match operand {
            Item::Functions(_) => self.needed(at, operand).map_or(Item::Unknown, Item::Value),
            other => other,
        });
        needed.collect()
    }

    /// What makes the parts of a variable of a block that a list initialises: they are told at its name.
    fn parts_of_variable(
        &mut self,
        at: (u32, &Node),
        id: DeclarationId,
        body: &Body,
        (root, list): (u32, &Item),
    ) {
        let tree = self.unit.tree;
        let Some(variable) = tree.variable(id) else { return };
        let is_object = matches!(variable.shape, Shape::Plain | Shape::Array)
            && !variable.is_deduced
            && variable.structured_binding.is_empty();
        if !list.is_list() || !is_object || !self.around.for_device || self.is_static(id) {
            return;
        }
        let DeclarationKind::Variable(variable) = tree[id].kind else { return };
        let Some(ty) = self.declared_type(variable) else { return };
        self.aggregate(at, (body, &ty), (root, list), at.1.at);
    }

    /// The type of a variable as declared; one that a block declares sees the template parameters of the function.
    pub(super) fn declared_type(&self, id: VariableId) -> Option<Type> {
        let tree = self.unit.tree;
        let variable = &tree[id];
        let scope = tree[variable.declaration].scope;
        let spelled = |spelling: Spelling<'_>| match tree[scope].kind {
            ScopeKind::Block | ScopeKind::Function(_) => {
                let place = self.place(scope, variable.type_specifier.start);
                spelling.declared_at(variable.type_specifier, variable.declarator, place).ok()
            }
            _ => spelling.variable(id).ok(),
        };
        // Before a template is instantiated the bounds of arrays may depend, and more.
        let is_open = self.around.is_pattern && variable.shape == Shape::Array;
        let ty = spelled(self.spelling)
            .or_else(|| spelled(self.spelling.with_open_bounds()).filter(|_| is_open))
            .or_else(|| is_open.then(|| unknown_array(variable.bounds.iter().count())))?;
        Some(self.with_constexpr(variable.declaration, ty))
    }

    pub(super) fn declared_variable(&self, id: DeclarationId, is_member: bool) -> Item {
        let tree = self.unit.tree;
        let DeclarationKind::Variable(variable) = tree[id].kind else { return Item::Unknown };
        if !tree[variable].structured_binding.is_empty() {
            return Item::Unknown;
        }
        if tree[variable].is_deduced {
            return match self.deduced_type(id) {
                Some(Some(ty)) => Item::Value(Value::of_variable(ty)),
                Some(None) => Item::Unknown,
                None => {
                    let ty = self.closure_of(id).or_else(|| self.spelling.deduced_variable(id).ok());
                    ty.map_or(Item::Unknown, |ty| Item::Value(Value::lvalue(ty)))
                }
            };
        }
        let Some(ty) = self.declared_type(variable) else {
            return self.current(|spelling| spelling.variable(variable));
        };
        let is_static = tree.has_specifier(id, SpecifierKind::Static);
        if is_member && !is_static {
            let is_mutable = tree.has_specifier(id, SpecifierKind::Mutable);
            return Item::Value(object_of(Type::Builtin("v"), self.around.cv).part(ty, is_mutable));
        }
        Item::Value(Value::of_variable(ty))
    }

    /// What a parameter of the function is.
    pub(super) fn parameter(&self, id: ParameterId, scope: ScopeId) -> Item {
        if let Some(known) = self.spelling.operator_parameter(id) {
            return known.as_type().map_or(Item::Unknown, |ty| Item::Value(Value::of_variable(ty)));
        }
        let Some(parameter) = self.unit.tree.parameters.get(id.index()) else { return Item::Unknown };
        let place = self.place(scope, parameter.range.start);
        let declarator = match parameter.is_pack {
            true if !self.is_element => return Item::Unknown,
            true => without_ellipsis(self.unit.tokens, parameter.declarator),
            false => parameter.declarator,
        };
        match self.spelling.declared_at(parameter.type_specifier, declarator, place) {
            Ok(Type::Array(_, element)) => Item::Value(Value::lvalue(Type::Pointer(element))),
            Ok(ty) => Item::Value(Value::of_variable(ty)),
            Err(_) => {
                self.current(|spelling| spelling.declared_at(parameter.type_specifier, declarator, place))
            }
        }
    }

    /// A static data member of a class that is no template's.
    pub(super) fn static_member(&self, binding: BindingId) -> Item {
        let tree = self.unit.tree;
        let declared = self.static_declaration(binding);
        declared
            .filter(|id| !tree[tree[*id].scope].within.template)
            .map_or(Item::Unknown, |id| self.declared_variable(id, true))
    }

    /// The static member that is declared first by a name.
    pub(super) fn static_declaration(&self, binding: BindingId) -> Option<DeclarationId> {
        match self.unit.names.declarations(binding, crate::names::END).next()? {
            Named::Declaration(id) => self.unit.tree.has_specifier(id, SpecifierKind::Static).then_some(id),
            _ => None,
        }
    }

    /// A data member or an enumerator of a class, behind that class's name.
    pub(super) fn qualified_member(&mut self, name: &NameNode, node: &Node, member: &Member) -> Item {
        let tree = self.unit.tree;
        let range = TokenRange::new(node.start, name.token.next());
        let id = match self.unit.names.declarations(member.binding, crate::names::END).next() {
            Some(Named::Declaration(id)) => id,
            Some(Named::Enumerator(_)) => return self.enumerator(range, name),
            _ => return Item::Unknown,
        };
        let Ok((ty, is_mutable)) = self.spelling.field(&member.class, name.symbol) else {
            return Item::Unknown;
        };
        if !tree.has_specifier(id, SpecifierKind::Static) {
            return Item::Value(object_of(Type::Builtin("v"), self.around.cv).part(ty, is_mutable));
        }
        self.qualified_static_member((name, node), (id, member), ty)
    }

    /// The type of the variable that `id` declares with type `ty`: a constexpr object is const ([dcl.constexpr]).
    pub(super) fn with_constexpr(&self, id: DeclarationId, ty: Type) -> Type {
        let is_reference = matches!(ty, Type::LvalueReference(_) | Type::RvalueReference(_));
        match !is_reference && self.unit.tree.has_specifier(id, SpecifierKind::Constexpr) {
            true => super::value::with(Cv::CONST, ty),
            false => ty,
        }
    }

    /// A new-expression of the type in `range`.
    pub(super) fn new_expression(
        &mut self,
        range: TokenRange,
        (index, node): (u32, &Node),
        (body, operands): (&Body, &[Item]),
    ) -> Item {
        let ty = self.new_type(range, node).or_else(|| self.deduced_by_new(range, operands.last()?));
        let Some(ty) = ty else { return Item::Unknown };
        self.allocate((range, &ty), known_operator(Kind::New), (index, node), (body, operands));
        self.copied_by_new((range, &ty), (index, node), (body, operands));
        self.completes(&ty, node);
        let (tokens, behind) = (self.unit.tokens, range.end);
        let is_plain = match tokens.kind(behind) {
            Kind::OpenBrace => false,
            Kind::OpenParen => tokens.partner(behind) == behind.next(),
            _ => true,
        };
        if let Type::Array(_, element) = ty.unqualified().1 {
            if is_plain {
                self.make_elements(element, (index, node));
            }
            return value(Type::Pointer(element.clone()));
        }
        if is_plain {
            self.make_object(&ty, (index, node));
            self.implied((index, node), &ty, Special::DefaultConstructor, node.at);
        }
        let roots = body.operands(node.from, index);
        let is_behind = |root: &u32| body.nodes.get(*root as usize).is_some_and(|one| one.start >= range.end);
        if roots.len() == operands.len() && roots.iter().all(is_behind) {
            match (tokens.kind(behind), operands) {
                (Kind::OpenBrace, [Item::List(arguments)]) => {
                    self.construct((index, node), ty.unqualified().1, arguments, node.at, true);
                }
                (Kind::OpenParen, [_, ..])
                    if !operands.iter().any(|one| matches!(one, Item::Pack) || one.is_list()) =>
                {
                    let arguments: Vec<_> = operands.iter().cloned().map(plain).collect();
                    self.construct((index, node), ty.unqualified().1, &arguments, node.at, true);
                }
                _ => {}
            }
        }
        value(Type::Pointer(Box::new(ty)))
    }

    /// The type for which a placeholder stands in a new-expression, by what it is initialised with ([dcl.type.auto.deduct]).
    fn deduced_by_new(&self, range: TokenRange, initializer: &Item) -> Option<Type> {
        let kinds = || range.iter().map(|at| self.unit.tokens.kind(at));
        let (is_const, is_pointer) =
            (kinds().any(|one| one == Kind::Const), kinds().any(|one| one == Kind::Star));
        let is_placeholder = kinds().any(|one| one == Kind::Auto)
            && kinds().all(|one| matches!(one, Kind::Auto | Kind::Const | Kind::Star));
        let given = match initializer {
            Item::Value(value) => Some(value),
            list => list.only_clause(),
        };
        let shape = if is_pointer { Shape::Pointer } else { Shape::Plain };
        given.filter(|_| is_placeholder)?.deduced((shape, Cv { is_const, ..Cv::NONE }))
    }

    /// A delete-expression: what destroys the object, or the elements of the array, that the operand points to.
    pub(super) fn delete(&mut self, at: (u32, &Node), operand: Option<&Item>) -> Item {
        let is_array = self.unit.tokens.kind(at.1.at.previous()) == Kind::CloseBracket;
        let form = if is_array { UseForm::ElementDestruction } else { UseForm::Destruction };
        let pointer = match operand {
            Some(Item::Value(value)) => self.deleted(at, value),
            _ => None,
        };
        let object = match &pointer {
            Some(Type::Pointer(object)) => Some(&**object),
            _ => None,
        };
        let class = object.and_then(|object| class_of(object)).filter(|class| !names_made_up(class));
        // Which one a virtual destructor is, and which function takes the storage of one object then, only the object tells.
        let is_virtual = class.is_some_and(|class| self.may_destroy_virtually(class, 0));
        if let Some(object) = object.filter(|_| is_array || !is_virtual) {
            self.deallocate(at, object, is_array);
        }
        if let Some(class) = class {
            // Code of the device is not judged for it.
            let is_virtual = is_virtual && self.around.for_device;
            match self.special(class, Special::Destructor) {
                Some(Implied::Function(function)) => {
                    for (_, one) in self.destroyed_at_once(at, (at.1.at, form), function) {
                        one.context.is_left_out |= is_virtual;
                    }
                }
                Some(Implied::Implicit(_)) if !is_virtual => {
                    self.implied(at, class, Special::Destructor, at.1.at)
                }
                Some(Implied::Implicit(_)) | None => {}
            }
        }
        value(Type::Builtin("v"))
    }

    /// The pointer that the operand of a delete-expression is, or that an object of a class is converted to ([expr.delete]).
    fn deleted(&mut self, at: (u32, &Node), operand: &Value) -> Option<Type> {
        if !operand.is_named() {
            return Some(operand.ty.referred().unqualified().1.clone());
        }
        let (pointer, function) = self.converted(operand, false)?;
        if let Some(function) = function {
            self.used(at, (at.1.at, at.1.at, UseForm::Conversion), function);
        }
        Some(pointer.decayed())
    }

    /// Notes the destructor that is called at the token `name`; gives the use.
    pub(super) fn destroyed_at_once(
        &mut self,
        at: (u32, &Node),
        (name, form): (TokenId, UseForm),
        function: Resolved,
    ) -> &mut [(u32, Use)] {
        let before = self.uses.len();
        self.used(at, (name, name, form), function);
        let own = self.uses.get_mut(before..).unwrap_or_default();
        own.iter_mut().for_each(|(_, one)| one.ends.push(name));
        own
    }

    /// Whether the destructor of a class, or of a base of it, is virtual, or may be.
    pub(super) fn may_destroy_virtually(&self, class: &Type, depth: u16) -> bool {
        if depth >= limits::SUBOBJECTS || self.destroys_virtually(class) {
            return true;
        }
        let Ok(parts) = self.spelling.subobjects(class) else { return true };
        let mut bases = parts.iter().filter(|(_, member)| member.is_none());
        bases.any(|(base, _)| self.may_destroy_virtually(base, depth + 1))
    }

    fn variable(&mut self, at: (u32, &Node), id: DeclarationId, how: Initialization, operands: Vec<Item>) {
        let (tree, name) = (self.unit.tree, at.1.at);
        let DeclarationKind::Variable(variable) = tree[id].kind else { return };
        let entry = &tree[variable];
        let is_plain = entry.shape == Shape::Plain;
        let ty = match (entry.is_deduced, operands.as_slice()) {
            (true, [Item::Value(value)]) if how != Initialization::List => self.deduce(id, value),
            (true, [list]) if how == Initialization::List => {
                list.only_clause().and_then(|value| self.deduce(id, value))
            }
            (true, _) => None,
            (false, _) if tree.has_specifier(id, SpecifierKind::Extern) => return,
            (false, _) => self.declared_type(variable),
        };
        if entry.is_deduced {
            self.note_deduced(id, ty.clone());
        }
        let Some(ty) = ty.filter(|_| entry.structured_binding.is_empty()) else { return };
        if !self.is_static(id) && !entry.is_field {
            self.note_variable(name, &ty);
        }
        if self.around.for_device && !self.is_static(id) {
            self.implied_by_variable(at, &ty, how, &operands);
            if !entry.is_field {
                self.implied(at, &ty, Special::Destructor, name);
            }
        }
        if !matches!(ty.referred().unqualified().1, Type::Named(_)) {
            self.converts_scalar(at, &ty, (how, &operands));
            return;
        }
        if !is_plain {
            if self.around.for_device {
                if !self.is_static(id) {
                    self.extends(at, id, &ty, &operands);
                }
                self.binds(at, &ty, operands);
            }
            return;
        }
        let ty = ty.unqualified().1.clone();
        self.completes(&ty, at.1);
        // A member is destroyed with the object around.
        let is_member = entry.is_field;
        if let Some((_, candidates)) = self.own_functions(&ty, known::DESTRUCTOR).filter(|_| !is_member)
            && let [only] = candidates.as_slice()
        {
            self.destroyed(at, id, (name, Resolved::from(only)));
        }
        let Some(arguments) = self.constructor_arguments(&ty, how, &operands) else { return };
        self.construct(at, &ty, &arguments, name, how != Initialization::Copy);
    }

    /// Notes what destroys, with the reference `id`, the temporary object that it is bound to ([class.temporary]).
    fn extends(&mut self, at: (u32, &Node), id: DeclarationId, ty: &Type, operands: &[Item]) {
        let [Item::Value(value)] = operands else { return };
        let (class, own) = (ty.referred().unqualified().1, value.parts().1);
        let is_reference = matches!(ty, Type::LvalueReference(_) | Type::RvalueReference(_));
        if !is_reference || value.is_lvalue || value.is_xvalue || class != own || names_made_up(class) {
            return;
        }
        match self.special(class, Special::Destructor) {
            Some(Implied::Function(function)) => self.destroyed(at, id, (at.1.at, function)),
            Some(Implied::Implicit(_)) => self.implied(at, class, Special::Destructor, at.1.at),
            None => {}
        }
    }

    /// The arguments of the constructor that makes an object of the class `ty`, where they are certain.
    pub(super) fn constructor_arguments(
        &self,
        ty: &Type,
        how: Initialization,
        operands: &[Item],
    ) -> Option<Vec<Option<Value>>> {
        match (how, operands) {
            (Initialization::Default, []) => Some(Vec::new()),
            (Initialization::List | Initialization::Copy, [Item::List(listed)]) => {
                (!self.takes_list(ty)).then(|| listed.clone())
            }
            (Initialization::Copy, [one]) => Some(vec![plain(one.clone())]),
            (Initialization::Direct, all)
                if !all.iter().any(|one| matches!(one, Item::Pack | Item::List(_))) =>
            {
                Some(all.iter().cloned().map(plain).collect())
            }
            _ => None,
        }
    }

    /// Notes the conversion function that makes a scalar variable, or what a reference is bound to, of an object.
    pub(super) fn converts_scalar(
        &mut self,
        at: (u32, &Node),
        ty: &Type,
        (how, operands): (Initialization, &[Item]),
    ) {
        match (how, operands) {
            (Initialization::Copy | Initialization::Direct, [Item::Value(value)]) => {
                self.converts(0, ty, value, how == Initialization::Direct);
            }
            (Initialization::List, [Item::List(listed)]) => {
                let (open, [Some(value)]) = (at.1.at.next(), listed.as_slice()) else { return };
                // As the grammar notes them: where the clause begins.
                if self.unit.tokens.kind(open) == Kind::OpenBrace {
                    self.converts_at(at, (ty, value), open.next());
                }
            }
            _ => {}
        }
    }

    /// Notes what makes the temporary object of a class that a reference of type `ty` is bound to.
    pub(super) fn binds(&mut self, at: (u32, &Node), ty: &Type, operands: Vec<Item>) {
        let class = ty.referred().unqualified().1;
        if ty.referred() == ty {
            return;
        }
        let clauses = match operands.into_iter().next() {
            Some(Item::List(clauses)) if !self.takes_list(class) => clauses,
            Some(Item::Value(value)) => vec![Some(value)],
            _ => return,
        };
        let own = clauses.first().and_then(|one| Some(one.as_ref()?.parts().1));
        let is_object =
            |own: &Type| matches!(own, Type::Named(_)) && self.spelling.derives(own, class) != Ok(false);
        if own.is_some_and(|own| own == class || is_object(own)) {
            return;
        }
        self.make(at, (class, &clauses), at.1.at, (UseForm::ImpliedConstruction, false));
    }

    /// Notes that the expression or variable `node` needs the type to be complete ([temp.inst]).
    pub(super) fn completes(&mut self, ty: &Type, node: &Node) {
        let Some(class @ Type::Named(name)) = class_of(ty) else { return };
        let is_instance = name.0.iter().any(|component| component.arguments.is_some());
        if is_instance && !self.around.is_pattern && node.context.branch == Branch::Taken {
            self.found.completed.push(class.clone());
        }
    }

    /// The implicit special member that makes a variable of type `ty`.
    pub(super) fn implied_by_variable(
        &mut self,
        at: (u32, &Node),
        ty: &Type,
        how: Initialization,
        operands: &[Item],
    ) {
        let name = at.1.at;
        let value = match (how, operands) {
            (Initialization::Default, []) => {
                return self.implied(at, ty, Special::DefaultConstructor, name);
            }
            (Initialization::Copy | Initialization::Direct, [Item::Value(value)]) => Some(value),
            (Initialization::List, [list]) => list.only_clause(),
            _ => None,
        };
        if let Some(value) = value {
            self.implied_copy(at, ty, value, name);
        }
    }

    /// Notes the implicit special member that makes an object of type `ty` of another object of its class.
    pub(super) fn implied_copy(&mut self, at: (u32, &Node), ty: &Type, value: &Value, name: TokenId) {
        let is_same = value.parts().1 == ty.unqualified().1;
        if let Some(special) = self.copying(ty, value).filter(|_| is_same) {
            self.implied(at, ty, special, name);
        }
    }

    /// Notes the special member of an object of type `ty`, or of its elements, where it is implicit.
    pub(super) fn implied(
        &mut self,
        (index, node): (u32, &Node),
        ty: &Type,
        special: Special,
        name: TokenId,
    ) {
        let class = class_of(ty).filter(|class| self.around.for_device && !names_made_up(class));
        let Some(class) = class else { return };
        if let Some(Implied::Implicit(of)) = self.special(class, special) {
            self.implicit.push((index, ImplicitUse { of, name, context: node.context }));
        }
    }

    /// The type of a variable declared with `auto` alone and its qualifiers ([dcl.type.auto.deduct]).
    fn deduce(&self, id: DeclarationId, value: &Value) -> Option<Type> {
        let tree = self.unit.tree;
        let variable = tree.variable(id)?;
        let kinds: Vec<Kind> = variable.type_specifier.iter().map(|at| self.unit.tokens.kind(at)).collect();
        if !kinds.iter().all(|kind| matches!(kind, Kind::Auto | Kind::Const | Kind::Static | Kind::Constexpr))
        {
            return None;
        }
        let cv = if kinds.contains(&Kind::Const) { Cv::CONST } else { Cv::NONE };
        value.deduced((variable.shape, cv))
    }

    /// The variable of a range-based `for` over an array.
    pub(super) fn range(&mut self, id: DeclarationId, range: Option<Item>) {
        let element = match range {
            Some(Item::Value(Value { ty: Type::Array(_, element), .. })) => Some(Value::lvalue(*element)),
            _ => None,
        };
        let ty = element.and_then(|element| self.deduce(id, &element));
        if let (Some(ty), Some(name)) = (&ty, self.unit.tree.variable(id).and_then(|one| one.name_token)) {
            self.note_variable(name, ty);
        }
        self.note_deduced(id, ty);
    }

    /// Notes an object that a block declares and `function` destroys.
    fn destroyed(
        &mut self,
        (index, node): (u32, &Node),
        declaration: DeclarationId,
        (name, function): (TokenId, Resolved),
    ) {
        let before = self.uses.len();
        self.used((index, node), (name, name, UseForm::Destruction), function);
        let is_automatic = !self.unit.tree.has_specifier(declaration, SpecifierKind::Static);
        if is_automatic
            && self.uses.len() > before
            && let Some((_, destruction)) = self.uses.pop()
        {
            self.flow.declared(Object { index, declaration, destruction });
        }
    }
}

/// An array of arrays, as many in one another as it has `bounds`, of elements of which nothing is known.
fn unknown_array(bounds: usize) -> Type {
    let element = Type::DependentMember(Box::new(Type::TemplateParameter(u32::MAX)), Vec::new());
    (0..bounds).fold(element, |element, _| Type::Array(Some(UNKNOWN_BOUND), Box::new(element)))
}
