//! Members that are named in a form of their own: qualified, or operators, conversion functions and destructors ([expr.ref],
//! [class.conv.fct], [class.dtor]).

use super::UseForm;
use super::infer::{Functions, Inference, Item, known_operator};
use super::overload::{Candidate, object_of};
use super::value::Value;
use crate::hir::{NameNode, Node};
use crate::ids::model::Type;
use crate::ids::spelled::{Missing, Spelling};
use crate::lex::{Kind, Symbol, TokenRange, known};
use crate::names::Named;
use crate::tree::Form;

/// Whether a name behind an object is not looked up as an identifier in its class alone.
pub(super) fn is_special(name: &NameNode) -> bool {
    let is_assignment = name.symbol == known_operator(Kind::Assign);
    !name.qualifier.is_empty()
        || is_assignment
        || name.symbol == known::CONVERSION
        || name.symbol == known::DESTRUCTOR
}

impl Inference<'_> {
    /// What is made of the class template around, as a type tells it; `Unknown` where it is made of something else, too.
    pub(super) fn current(&self, spelled: impl FnOnce(Spelling<'_>) -> Result<Type, Missing>) -> Item {
        let class = self.around.class.filter(|_| self.around.is_pattern).map(|class| self.original(class));
        let current = class.and_then(|class| self.spelling.current(class, spelled));
        current.map_or(Item::Unknown, Item::Current)
    }

    /// A member that the class template around declares itself, of an object of it.
    pub(super) fn current_member(&self, name: &NameNode) -> Item {
        let (tree, names) = (self.unit.tree, self.unit.names);
        let is_named = name.symbol != known::DESTRUCTOR && name.symbol != known::CONVERSION;
        let class = self.around.class.filter(|_| is_named).map(|class| self.original(class));
        let Some(class) = class else { return Item::Unknown };
        let Some(binding) = names.own(class, name.symbol) else { return Item::Unknown };
        match names.declarations(binding, crate::names::END).next() {
            Some(Named::Declaration(id)) if tree.variable(id).is_some() => self.declared_variable(id, true),
            _ => {
                let given = self.spelling.placeholders(class);
                let found = given.and_then(|given| self.candidates(binding, crate::names::END, &given));
                match found.filter(|candidates| !candidates.is_empty()) {
                    Some(candidates) => {
                        let form = UseForm::Member;
                        Item::Functions(Functions { form, ..Functions::named(name, candidates) })
                    }
                    None => Item::Unknown,
                }
            }
        }
    }

    /// What `name` means behind `object`, an object of a class.
    pub(super) fn special_member(&self, name: &NameNode, object: Value) -> Item {
        let own = object.parts().1.clone();
        let class = match name.qualifier.is_empty() {
            true => own,
            false => {
                let range = TokenRange::new(name.qualifier.start, name.qualifier.last());
                let ty = self.spelling.type_at(range, self.place(name.scope, name.token));
                let Ok(class) = ty else { return Item::Unknown };
                let is_part = class == own || self.spelling.derives(&own, &class) == Ok(true);
                if !is_part {
                    return Item::Unknown;
                }
                class
            }
        };
        let functions = self.functions_of(&class, name).map(|candidates| Functions {
            object: Some(object),
            form: if name.symbol == known::DESTRUCTOR { UseForm::Destruction } else { UseForm::Member },
            ..Functions::named(name, candidates)
        });
        functions.map_or(Item::Unknown, |functions| match name.symbol {
            known::CONVERSION => Item::Functions(Functions { written: no_arguments(name), ..functions }),
            _ => Item::Functions(functions),
        })
    }

    /// A conversion function or assignment operator that a member of its class names without an object.
    pub(super) fn own_special(&self, name: &NameNode, node: &Node) -> Item {
        let class = match name.qualifier.is_empty() {
            true => self.around.class.and_then(|class| self.spelling.scope_type(class).ok()),
            false => {
                let range = TokenRange::new(node.start, name.qualifier.last());
                self.spelling.type_at(range, self.place(name.scope, name.token)).ok()
            }
        };
        let functions = class.and_then(|class| {
            let candidates = self.functions_of(&class, name)?;
            let object = Some(object_of(class, self.around.cv));
            Some(Functions { object, written: no_arguments(name), ..Functions::named(name, candidates) })
        });
        functions.map_or(Item::Unknown, Item::Functions)
    }

    /// The functions that `name` means in a class; `None` where that is not certain.
    fn functions_of(&self, class: &Type, name: &NameNode) -> Option<Vec<Candidate>> {
        match name.symbol {
            known::CONVERSION => self.conversions_to(class, name),
            known::DESTRUCTOR => {
                let (_, all) = self.own_functions(class, known::DESTRUCTOR)?;
                (all.len() == 1).then_some(all)
            }
            symbol if symbol == known_operator(Kind::Assign) => {
                self.own_functions(class, symbol).map(|(_, all)| all)
            }
            symbol => self.members_of(class, symbol),
        }
    }

    fn members_of(&self, class: &Type, symbol: Symbol) -> Option<Vec<Candidate>> {
        let member = self.spelling.member(class, symbol).ok()?;
        let all = self.candidates(member.binding, crate::names::END, &member.given)?;
        (!all.is_empty()).then_some(all)
    }

    /// The conversion functions of a class, or of its nearest base that has any, to the type that `name` has; those that are
    /// no templates come first.
    fn conversions_to(&self, class: &Type, name: &NameNode) -> Option<Vec<Candidate>> {
        let place = self.place(name.scope, name.token.next());
        let wanted = self.spelling.type_at(name.arguments, place).ok()?;
        let mut found: Option<(Type, Vec<Candidate>)> = None;
        for one in std::iter::once(class.clone()).chain(self.spelling.all_bases(class).ok()?) {
            let is_hidden = |(known, _): &(Type, Vec<Candidate>)| {
                *known == one || self.spelling.derives(known, &one) == Ok(true)
            };
            if found.as_ref().is_some_and(is_hidden) {
                continue;
            }
            let own = self.own_conversions(&one, &wanted)?;
            if !own.is_empty() && found.replace((one, own)).is_some() {
                return None;
            }
        }
        found.map(|(_, all)| all)
    }

    /// The conversion functions to the type `wanted` that a class declares itself; `None` where only a template may be one.
    fn own_conversions(&self, class: &Type, wanted: &Type) -> Option<Vec<Candidate>> {
        let tree = self.unit.tree;
        let Some(member) = self.spelling.own_member(class, known::CONVERSION).ok()? else {
            return Some(Vec::new());
        };
        let all = self.candidates(member.binding, crate::names::END, &member.given)?;
        let is_template = |one: &Candidate| tree[tree[one.function].declaration].form == Form::Template;
        let has_template = all.iter().any(is_template);
        let mut found = Vec::new();
        for one in all.into_iter().filter(|one| !is_template(one)) {
            if self.spelling.given(&one.given).returns(one.function).ok()? == *wanted {
                found.push(one);
            }
        }
        (!has_template || !found.is_empty()).then_some(found)
    }
}

/// What `name` has for template arguments.
fn no_arguments(name: &NameNode) -> TokenRange {
    TokenRange::empty_at(name.token)
}
