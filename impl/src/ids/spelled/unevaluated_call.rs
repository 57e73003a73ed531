//! Calls in expressions that are not evaluated, `std::declval<T &>().f(0)` and `test<T>(0)` ([over.call]): which function is chosen is
//! known where one takes the arguments as they are, or where it is the only one that can take them.

use super::cursor::Cursor;
use super::implicit_conversion::Taken;
use super::named::has_no_members;
use super::unevaluated::{Category, Operand};
use super::{Actual, Bindings, Known, Missing, Spelling, Standing};
use crate::ids::model::{Cv, Type};
use crate::lex::{Kind, OPERATOR_SYMBOLS, Symbol, TokenRange};
use crate::names::{BindingId, END, Named};
use crate::tree::{DeclarationId, DeclarationKind, FunctionId, Reference, SpecifierKind};

/// A function that a call may mean: how it takes the arguments, and what it returns.
type Candidate = (Known<Taken>, FunctionId, Bindings);

impl<'a> Spelling<'a> {
    /// A primary expression at the cursor with the calls of members behind it.
    pub(super) fn unevaluated_postfix(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Operand> {
        let mut operand = self.unevaluated_primary(cursor, standing)?;
        loop {
            let object = match (cursor.kind(), operand.value()) {
                (Kind::Dot, _) => operand,
                (Kind::Arrow, Type::Pointer(of)) => Operand { ty: *of, category: Category::Lvalue },
                (Kind::Arrow, _) => return Err(Missing::Expression),
                (Kind::OpenParen, Type::Named(_)) => {
                    operand = Operand::given(self.object_call(&operand, cursor, standing)?);
                    continue;
                }
                _ => return Ok(operand),
            };
            cursor.step();
            operand = Operand::given(self.member_call(&object, cursor, standing)?);
        }
    }

    /// What the call of a member function of `object`, the name at the cursor, gives.
    fn member_call(&self, object: &Operand, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        let class = object.ty.unqualified().1;
        if has_no_members(class) {
            return Err(Missing::NoMember);
        }
        if cursor.kind() != Kind::Identifier || cursor.next_kind() != Kind::OpenParen {
            return Err(Missing::Expression);
        }
        let symbol = cursor.symbol();
        cursor.step();
        self.called(object, symbol, cursor, standing)
    }

    /// What the call of an object of a class, with the arguments at the cursor, gives.
    fn object_call(&self, object: &Operand, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        let symbol = OPERATOR_SYMBOLS[Kind::OpenParen as usize];
        self.called(object, symbol, cursor, standing)
    }

    /// What the call of the member functions of a name, with the arguments at the cursor, gives.
    fn called(
        &self,
        object: &Operand,
        symbol: Symbol,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
    ) -> Known<Type> {
        let (cv, class) = object.ty.unqualified();
        let member = self.member_within(class, symbol, &standing.effort.deeper())?;
        let arguments = cursor.elements(|inner| self.unevaluated_conditional(inner, standing))?;
        let bindings: Bindings = member.given.iter().cloned().collect();
        let functions = self.functions_of(member.binding, arguments.len())?;
        let mut candidates = Vec::new();
        for (id, function) in functions {
            let entry = &self.unit.tree[function];
            let own = Cv { is_const: entry.is_const, is_volatile: entry.is_volatile, is_restrict: false };
            let is_static = self.unit.tree.has_specifier(id, SpecifierKind::Static);
            let taken = match self.unit.tree[id].headers.is_empty() && entry.reference == Reference::None {
                _ if !is_static && !own.includes(cv) => continue,
                false => Err(Missing::Expression),
                true => self.taken_by(function, &arguments, (&bindings, standing)),
            };
            candidates.push((taken, function, bindings.clone()));
        }
        self.result_of_best(candidates, standing)
    }

    /// What a call of functions by their name at the cursor gives, those with template arguments.
    pub(super) fn named_call(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        let unit = self.unit;
        let mut walk = cursor.clone();
        let (name, binding, bindings) = self.id_expression(&mut walk, standing)?;
        let written = match walk.kind() {
            Kind::Less => {
                let close = unit.tokens.angle_partner(walk.at()).ok_or(Missing::Expression)?;
                TokenRange::new(walk.at(), close.next())
            }
            _ => TokenRange::empty_at(walk.at()),
        };
        walk.go(written.end);
        if walk.kind() != Kind::OpenParen {
            return Err(Missing::Expression);
        }
        let arguments = walk.elements(|inner| self.unevaluated_conditional(inner, standing))?;
        // Without a qualifier the namespaces of classes among the arguments may declare more.
        let is_qualified = unit.tokens.kind(name.previous()) == Kind::ColonColon;
        if written.is_empty() && !is_qualified && arguments.iter().any(|one| names_class(&one.ty)) {
            return Err(Missing::Expression);
        }
        let actuals: Vec<Actual> = arguments.iter().map(Operand::actual).collect();
        let given = Standing { bindings: bindings.clone(), ..standing.clone() };
        let mut candidates = Vec::new();
        for (id, function) in self.functions_of(binding, arguments.len())? {
            if unit.tree[id].headers.is_empty() {
                if written.is_empty() {
                    let taken = self.taken_by(function, &arguments, (&bindings, standing));
                    candidates.push((taken, function, bindings.clone()));
                }
                continue;
            }
            candidates.push(match self.function_arguments_in(id, written, &given, &actuals) {
                Err(Missing::NoMember) => continue,
                Err(missing) => (Err(missing), function, Bindings::default()),
                Ok(own) => {
                    let mut all = bindings.clone();
                    all.extend(self.bindings_of(id, &own));
                    (self.taken_by(function, &arguments, (&all, standing)), function, all)
                }
            });
        }
        let result = self.result_of_best(candidates, standing)?;
        *cursor = walk;
        Ok(result)
    }

    /// The functions of a name that so many arguments can be given to.
    fn functions_of(&self, binding: BindingId, count: usize) -> Known<Vec<(DeclarationId, FunctionId)>> {
        let tree = self.unit.tree;
        let mut all = self.functions_named(binding)?;
        all.retain(|&(id, _)| tree.takes(id, count) && !tree[id].form.specializes());
        Ok(all)
    }

    /// The functions of a name, where it names nothing else.
    pub(super) fn functions_named(&self, binding: BindingId) -> Known<Vec<(DeclarationId, FunctionId)>> {
        let tree = self.unit.tree;
        let functions = self.unit.names.declarations(binding, END).map(|named| match named {
            Named::Declaration(id) => match tree[id].kind {
                DeclarationKind::Function(function) => Ok((id, function)),
                _ => Err(Missing::Expression),
            },
            _ => Err(Missing::Expression),
        });
        functions.collect()
    }

    /// How a function takes the arguments.
    fn taken_by(
        &self,
        id: FunctionId,
        arguments: &[Operand],
        (bindings, standing): (&Bindings, &Standing),
    ) -> Known<Taken> {
        let (tree, function) = (self.unit.tree, &self.unit.tree[id]);
        if function.abbreviated || !tree.requires_clause(function).is_empty() {
            return Err(Missing::Expression);
        }
        let mut worst = Taken::Exactly;
        let parameters: Vec<_> = function.parameters.iter().collect();
        for (at, argument) in arguments.iter().enumerate() {
            let Some(&parameter) = parameters.get(at) else {
                worst = worst.max(Taken::ByEllipsis);
                continue;
            };
            let range = tree[parameter].type_specifier;
            if tree[parameter].is_pack {
                return Err(Missing::Expression);
            }
            let inside = self.inside(id, range, (bindings, standing));
            let ty = super::adjusted(self.declared(range, tree[parameter].declarator, &inside)?);
            worst = worst.max(self.conversion(argument, &ty, &standing.effort.deeper())?);
        }
        Ok(worst)
    }

    /// What the best of these functions returns.
    ///
    /// # Errors
    /// [`Missing::NoMember`] where none can be called; else why the best is not known.
    fn result_of_best(&self, mut candidates: Vec<Candidate>, standing: &Standing) -> Known<Type> {
        candidates.retain(|(taken, ..)| *taken != Ok(Taken::Never));
        // Where the result names what is not there, no specialisation is made ([temp.deduct]).
        if candidates.len() > 1 {
            candidates.retain(|(_, function, bindings)| {
                self.result_within(*function, bindings, standing) != Err(Missing::NoMember)
            });
        }
        let exact = candidates.iter().filter(|(taken, ..)| *taken == Ok(Taken::Exactly)).count();
        // What takes anything is worse than all others.
        let takes_anything = |function: FunctionId| {
            let function = &self.unit.tree[function];
            function.parameters.iter().count() == 0 && function.has_ellipsis
        };
        if exact > 0 {
            let is_left = |(taken, function, _): &Candidate| match taken {
                Ok(taken) => *taken == Taken::Exactly,
                Err(_) => !takes_anything(*function),
            };
            candidates.retain(is_left);
        }
        match candidates.as_slice() {
            [] => Err(Missing::NoMember),
            [(Ok(_), only, bindings)] => self.result_within(*only, bindings, standing),
            [(Err(missing), ..)] => Err(*missing),
            _ => Err(Missing::Expression),
        }
    }
}

/// Whether a type is made of a class or an enumeration.
fn names_class(ty: &Type) -> bool {
    matches!(ty, Type::Named(_)) || ty.parts().any(names_class)
}
