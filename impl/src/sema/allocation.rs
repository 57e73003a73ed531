//! The allocation and deallocation functions of new- and delete-expressions ([expr.new], [expr.delete]).

use super::infer::{Inference, Item, known_operator, value};
use super::overload::{Call, Candidate, choose};
use super::special::class_of;
use super::value::Value;
use super::{Implied, Resolved, Special, UseForm};
use crate::hir::{Body, Node};
use crate::ids::model::Type;
use crate::ids::spelled::Missing;
use crate::lex::{DELETE_ARRAY, Kind, NEW_ARRAY, Symbol, TokenId, TokenRange, known};
use crate::limits;
use crate::tree::{ClassKey, SpecifierKind, Tree};

/// The type of a size.
pub(super) const SIZE: Type = Type::Builtin("m");

/// A function that storage is given back to.
struct Deallocation {
    function: Resolved,
    /// It is told the size.
    is_sized: bool,
}

impl Inference<'_> {
    /// A new-expression that makes an array of elements of the type that `range` spells.
    pub(super) fn new_array(
        &mut self,
        range: TokenRange,
        at: (u32, &Node),
        (body, operands): (&Body, &[Item]),
    ) -> Item {
        let Some(ty) = self.new_type(range, at.1) else { return Item::Unknown };
        self.allocate((range, &ty), known_operator(NEW_ARRAY), at, (body, operands));
        let is_listed = operands.last().is_some_and(Item::is_list);
        if !is_listed {
            self.make_elements(&ty, at);
        }
        if let Some(class) = class_of(&ty).filter(|_| !is_listed)
            && self.does_something(class, Special::DefaultConstructor, 0) == Some(false)
        {
            self.leave_out_ends(class, at);
        }
        value(Type::Pointer(Box::new(ty)))
    }

    /// Notes what makes an object of an instance of a class template that a new-expression does not initialise; of other classes the
    /// grammar notes it.
    pub(super) fn make_object(&mut self, ty: &Type, at: (u32, &Node)) {
        if let Some(Implied::Function(function)) =
            class_of(ty).and_then(|class| self.special(class, Special::DefaultConstructor))
            && !function.given.is_empty()
        {
            self.used(at, (at.1.at, at.1.at, UseForm::Construction), function);
        }
    }

    /// Notes what makes the elements of a new array that nothing initialises, of type `ty`, and ends them where another one throws.
    pub(super) fn make_elements(&mut self, ty: &Type, at: (u32, &Node)) {
        let Some(class) = class_of(ty) else { return };
        match self.special(class, Special::DefaultConstructor) {
            Some(Implied::Function(function)) => {
                self.used(at, (at.1.at, at.1.at, UseForm::ElementConstruction), function);
            }
            Some(Implied::Implicit(_)) => self.implied(at, class, Special::DefaultConstructor, at.1.at),
            None => {}
        }
        if self.does_something(class, Special::DefaultConstructor, 0) == Some(true)
            && let Some(Implied::Function(function)) = self.special(class, Special::Destructor)
        {
            self.used(at, (at.1.at, at.1.at, UseForm::ElementSubobject), function);
        }
    }

    /// Notes the function from which a new-expression gets the storage of an object, or of elements, of the type that `range` spells.
    pub(super) fn allocate(
        &mut self,
        (range, ty): (TokenRange, &Type),
        symbol: Symbol,
        at: (u32, &Node),
        (body, operands): (&Body, &[Item]),
    ) {
        let (index, node) = at;
        let roots = body.operands(node.from, index);
        if roots.len() != operands.len() {
            return;
        }
        let is_placement =
            |root: &&u32| body.nodes.get(**root as usize).is_some_and(|one| one.start < range.start);
        let count = roots.iter().take_while(is_placement).count();
        let (ty, symbol) = match ty {
            Type::Array(_, element) => (element.as_ref(), known_operator(NEW_ARRAY)),
            ty => (ty, symbol),
        };
        let placement = operands.iter().take(count).map(|one| match one {
            Item::Value(value) => Some(value.clone()),
            _ => None,
        });
        let arguments: Vec<Option<Value>> =
            std::iter::once(Some(Value::prvalue(SIZE))).chain(placement).collect();
        let Some(all) = self.storage_functions(ty, symbol, node.at) else { return };
        let call = Call {
            place: self.place(node.scope, node.at),
            written: TokenRange::empty_at(node.at),
            object: None,
            arguments: &arguments,
        };
        let Some(chosen) = choose((self.unit, self.spelling), &all, &call) else { return };
        // What is placed is not handed over.
        let is_handed_over = symbol == known_operator(NEW_ARRAY) && count == 0;
        let end =
            is_handed_over.then(|| self.deallocation(ty, known_operator(DELETE_ARRAY), node.at)).flatten();
        let elements = class_of(ty).filter(|_| is_handed_over);
        let counts = end.as_ref().is_some_and(|end| end.is_sized);
        let runs_code = |special| elements.map(|class| self.does_something(class, special, 0));
        let constructs = runs_code(Special::DefaultConstructor);
        let form = match (constructs, runs_code(Special::Destructor)) {
            (None, _) => UseForm::Allocation,
            (Some(None), _) | (_, Some(None)) => return,
            (Some(Some(false)), Some(Some(false))) if !counts => UseForm::Allocation,
            _ => UseForm::ElementAllocation,
        };
        self.used(at, (node.at, node.at, form), chosen.function);
        // What makes the elements is told where the storage goes to if a constructor throws.
        if let Some(end) = end.filter(|_| constructs == Some(Some(true))) {
            self.used(at, (node.at, node.at, UseForm::ElementDeallocation), end.function);
        }
    }

    /// Notes the function that a delete-expression gives the storage of an object, or of elements, of type `object` back to.
    pub(super) fn deallocate(&mut self, at: (u32, &Node), object: &Type, is_array: bool) {
        let symbol = known_operator(if is_array { DELETE_ARRAY } else { Kind::Delete });
        let start = at.1.start;
        let Some(Deallocation { function, is_sized }) = self.deallocation(object, symbol, start) else {
            return;
        };
        let ends = class_of(object).filter(|_| is_array);
        let form = match ends.map(|class| self.does_something(class, Special::Destructor, 0)) {
            None => UseForm::Allocation,
            Some(Some(false)) if !is_sized => UseForm::Allocation,
            Some(Some(_)) => UseForm::ElementDeallocation,
            Some(None) => return,
        };
        self.used(at, (start, start, form), function);
    }

    /// The usual deallocation function of a class: that without the size before that with it ([expr.delete]).
    fn deallocation(&self, object: &Type, symbol: Symbol, at: TokenId) -> Option<Deallocation> {
        let all = self.storage_functions(object, symbol, at)?;
        let tree = self.unit.tree;
        let types = |one: &&Candidate| self.spelling.given(&one.given).parameters(one.function).ok();
        let plain = all.iter().filter(|one| tree[tree[one.function].declaration].headers.is_empty());
        let with = |is_sized: bool| {
            let mut fitting = plain.clone().filter(|one| match types(one).as_deref() {
                Some([_]) => !is_sized,
                Some([_, size]) => is_sized && *size == SIZE,
                _ => false,
            });
            fitting.next().map(|one| Deallocation { function: Resolved::from(one), is_sized })
        };
        with(false).or_else(|| with(true))
    }

    /// The functions `symbol` that give or take storage for objects of a type, for the expression whose keyword is `at`: those of the
    /// class, unless `::` is written, or else the global ones.
    fn storage_functions(&self, object: &Type, symbol: Symbol, at: TokenId) -> Option<Vec<Candidate>> {
        let tokens = self.unit.tokens;
        let is_global = [at, at.previous()].iter().any(|one| tokens.kind(*one) == Kind::ColonColon);
        if let Some(class) = class_of(object).filter(|_| !is_global)
            && self.spelling.class_scope(class).ok()?.is_some()
        {
            match self.spelling.member(class, symbol) {
                Ok(member) => return self.candidates(member.binding, crate::names::END, &member.given),
                Err(Missing::NoMember) => {}
                Err(_) => return None,
            }
        }
        let (tree, names) = (self.unit.tree, self.unit.names);
        let found = names.lookup_in(tree, Tree::GLOBAL, symbol, at)?;
        self.candidates(found.binding, at, &Vec::new())
    }

    /// Whether making or ending an object of the class runs code ([class.default.ctor], [class.dtor]); `None` where that is not certain.
    fn does_something(&self, class: &Type, special: Special, depth: u16) -> Option<bool> {
        if depth > limits::SUBOBJECTS {
            return None;
        }
        let is_constructor = special == Special::DefaultConstructor;
        match self.special(class, special) {
            Some(Implied::Function(_)) => return Some(true),
            Some(Implied::Implicit(_)) if self.is_polymorphic(class, 0) => {
                if is_constructor || self.destroys_virtually(class) {
                    return Some(true);
                }
                if self.may_destroy_virtually(class, 0) {
                    return None;
                }
            }
            Some(Implied::Implicit(_)) => {}
            // Without a default constructor another one makes it.
            None => return (is_constructor && self.has_no_default_constructor(class)).then_some(true),
        }
        let tree = self.unit.tree;
        let is_initialized = |id| tree.variable(id).is_some_and(|one| one.initializer.range().is_some());
        let scope = self.spelling.class_scope(class).ok()??;
        if tree[scope].class().is_some_and(|id| tree[id].key == ClassKey::Union) {
            let members = &tree[scope].declarations;
            return Some(is_constructor && members.iter().any(|&id| is_initialized(id)));
        }
        let mut does = false;
        for (ty, member) in self.spelling.subobjects(class).ok()? {
            does |= is_constructor && member.is_some_and(is_initialized);
            if let Some(class) = class_of(&ty) {
                does |= self.does_something(class, special, depth + 1)?;
            }
        }
        Some(does)
    }

    /// Whether a class declares a virtual destructor itself.
    pub(super) fn destroys_virtually(&self, class: &Type) -> bool {
        let tree = self.unit.tree;
        let own = self.own_functions(class, known::DESTRUCTOR).map(|(_, all)| all).unwrap_or_default();
        own.iter().any(|one| tree.has_specifier(tree[one.function].declaration, SpecifierKind::Virtual))
    }

    /// Whether a class declares constructors, and none that takes nothing.
    fn has_no_default_constructor(&self, class: &Type) -> bool {
        let own = self.own_functions(class, known::CONSTRUCTOR).map(|(_, all)| all).unwrap_or_default();
        !own.is_empty() && !own.iter().any(|one| self.takes_nothing(one.function))
    }

    /// Leaves out the destructor that the grammar notes for the elements of a new array which no constructor makes: none throws.
    fn leave_out_ends(&mut self, class: &Type, at: (u32, &Node)) {
        if let Some(Implied::Function(function)) = self.special(class, Special::Destructor) {
            let before = self.uses.len();
            self.used(at, (at.1.at, at.1.at, UseForm::ElementSubobject), function);
            self.uses.iter_mut().skip(before).for_each(|(_, one)| one.context.is_left_out = true);
        }
    }
}
