//! Constructors: which one makes an object, those that a class inherits among them ([class.ctor], [class.inhctor.init]).

use super::UseForm;
use super::infer::{Inference, Item, value};
use super::overload::{Call, Candidate, copies};
use super::value::Value;
use crate::hir::{Body, Initialization, Node, NodeKind};
use crate::ids::model::Type;
use crate::ids::spelled::{Standpoint, Unit};
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::limits;
use crate::tree::{
    DeclarationId, DeclarationKind, FunctionId, FunctionName, ScopeId, SpecifierKind, Using, UsingKind,
};

/// A constructor that an object of a class may be made by.
struct Constructor {
    candidate: Candidate,
    /// The name in the using-declaration that names it; of a base of a base the first.
    inherited: Option<TokenId>,
}

impl Inference<'_> {
    /// What makes an object of type `ty`, a constructor of its class if one certainly does.
    pub(super) fn construct(
        &mut self,
        (index, node): (u32, &Node),
        ty: &Type,
        arguments: &[Option<Value>],
        at: TokenId,
        is_direct: bool,
    ) {
        let Type::Named(_) = ty else { return };
        let is_list = match node.kind {
            NodeKind::Braced
            | NodeKind::Variable(_, Initialization::List)
            | NodeKind::Subobject(_, Initialization::List) => true,
            NodeKind::New(range) => self.unit.tokens.kind(range.end) == Kind::OpenBrace,
            _ => false,
        };
        if let ([Some(argument)], false) = (arguments, is_list)
            && self.converts(usize::from(node.kind == NodeKind::Call), ty, argument, is_direct)
        {
            return;
        }
        let Some((scope, constructors)) = self.constructors(ty, arguments.len(), 0) else { return };
        let inherited: Vec<_> =
            constructors.iter().filter_map(|one| Some((one.candidate.function, one.inherited?))).collect();
        let mut candidates: Vec<Candidate> = constructors.into_iter().map(|one| one.candidate).collect();
        if candidates.is_empty() {
            return;
        }
        let tree = self.unit.tree;
        if !is_direct {
            candidates
                .retain(|one| !tree.has_specifier(tree[one.function].declaration, SpecifierKind::Explicit));
        }
        // The copy constructor that nobody declares can take what is converted to the class by a conversion function.
        let mut may_be_converted = false;
        if let [argument] = arguments {
            let Some(argument) = argument else { return };
            let (_, source) = argument.parts();
            let is_same = source == ty;
            let is_class = matches!(source, Type::Named(_)) && self.spelling.class_scope(source) != Ok(None);
            may_be_converted =
                is_class && !candidates.iter().any(|one| copies(self.unit, self.spelling, one, ty));
            // An object of the class, or of one derived from it, may be copied by an implicit constructor, or not at all.
            let is_copied = is_same || self.spelling.derives(source, ty) != Ok(false);
            let is_made = !argument.is_lvalue && !argument.is_xvalue;
            let is_convertible = || self.may_convert(source, ty);
            if is_class && is_same && is_made
                || may_be_converted && (is_copied || !is_direct && is_convertible())
            {
                return;
            }
        }
        let place = self.place(scope, at);
        let call = Call { place, written: TokenRange::empty_at(at), object: None, arguments };
        let Some(chosen) = self.choose((at, UseForm::Construction), &candidates, &call) else { return };
        let function = chosen.function.function;
        let has_ellipsis = tree[function].has_ellipsis;
        if !may_be_converted || chosen.is_viable && !has_ellipsis {
            let (at, form) = match inherited.iter().find(|(id, _)| *id == function) {
                Some((_, named)) => ((at, *named), UseForm::InheritedConstruction),
                None if is_list && matches!(node.kind, NodeKind::Braced | NodeKind::New(_)) => {
                    ((at, at), UseForm::ImpliedConstruction)
                }
                None => ((at, at), UseForm::Construction),
            };
            self.used((index, node), (at.0, at.1, form), chosen.function);
            let before = usize::from(matches!(node.kind, NodeKind::Call));
            if matches!(
                node.kind,
                NodeKind::Call | NodeKind::New(_) | NodeKind::Variable(..) | NodeKind::Subobject(..)
            ) {
                self.take_by_value(before, &chosen.parameters, arguments);
            }
        }
    }

    /// `T{...}`
    pub(super) fn braced(&mut self, (index, node): (u32, &Node), body: &Body, operands: &[Item]) -> Item {
        let [Item::Type(ty), list] = operands else {
            return match operands {
                [Item::Type(ty), ..] => value(ty.clone()),
                _ => Item::Unknown,
            };
        };
        if let Some(root) = index.checked_sub(1) {
            self.aggregate((index, node), (body, ty), (root, list), node.start);
        }
        let Item::List(arguments) = list else { return value(ty.clone()) };
        if let Some(value) = list.only_clause() {
            self.implied_copy((index, node), ty, value, node.start);
        }
        self.construct((index, node), ty, arguments, node.start, true);
        self.converted_to(ty.clone(), node, arguments)
    }

    /// Notes the constructor that makes an object of type `ty` at `token`, by a use of the form `form`.
    pub(super) fn make(
        &mut self,
        at: (u32, &Node),
        (ty, arguments): (&Type, &[Option<Value>]),
        token: TokenId,
        (form, is_direct): (UseForm, bool),
    ) {
        let before = self.uses.len();
        self.construct(at, ty, arguments, token, is_direct);
        let is_constant = |one: &Option<Value>| one.as_ref().is_some_and(|value| value.constant.is_some());
        let changing = arguments.iter().all(is_constant).then_some(0);
        for (_, one) in self.uses.iter_mut().skip(before) {
            (one.form, one.changing) = (form, changing);
        }
    }

    /// Notes the constructor of the temporary object that the only operand of a node is, where it becomes the object that is
    /// told at `token` ([class.copy.elision]), of the type that `ty` gives: in code of the device it is told there alone.
    pub(super) fn becomes(
        &mut self,
        (index, node): (u32, &Node),
        body: &Body,
        token: TokenId,
        ty: impl FnOnce(&Self) -> Option<Type>,
    ) {
        let Some(&operand) = body.operands(node.from, index).last() else { return };
        let mut own = self.uses.iter().rev().take_while(|(at, _)| *at == index);
        if own.any(|(_, one)| one.form.constructs() || one.form.is_subobject()) {
            return;
        }
        let Some(at) = self.made_by(body, operand) else { return };
        let Some(ty) = ty(self) else { return };
        let Some((_, made)) = self.uses.get_mut(at) else { return };
        let (tree, id) = (self.unit.tree, made.function.function);
        let scope = tree[id].target.unwrap_or(tree[tree[id].declaration].scope);
        if self.spelling.class_scope(ty.unqualified().1) != Ok(Some(scope)) {
            return;
        }
        if self.around.for_device {
            made.at = token;
            return;
        }
        let function = made.function.clone();
        self.used((index, node), (token, token, UseForm::ElidedConstruction), function);
    }

    /// Which use is the constructor that makes the temporary object which an expression is, of its class or of one that it is a
    /// list for.
    fn made_by(&self, body: &Body, index: u32) -> Option<usize> {
        let node = body.nodes.get(index as usize)?;
        let is_own = |form: UseForm| form.constructs() || form == UseForm::ArgumentConversion;
        let mut own = self.uses.iter().enumerate().rev().take_while(|(_, (at, _))| *at >= node.from);
        let own = own.find(|(_, (at, one))| *at == index && is_own(one.form));
        match (own, node.kind, body.operands(node.from, index).as_slice()) {
            (Some((at, _)), ..) => Some(at),
            (None, NodeKind::Parentheses | NodeKind::List | NodeKind::Cast(_), &[one]) => {
                self.made_by(body, one)
            }
            (None, NodeKind::Braced, &[_, one]) => self.made_by(body, one),
            _ => None,
        }
    }

    /// The constructors of a class for `count` arguments, none where it declares and inherits none, and the scope of its members;
    /// `None` where they are not known.
    fn constructors(&self, class: &Type, count: usize, depth: u16) -> Option<(ScopeId, Vec<Constructor>)> {
        let (scope, given) = self.spelling.members(class).ok()?;
        let own = match self.spelling.own_member(class, known::CONSTRUCTOR).ok()? {
            Some(member) => self.candidates(member.binding, crate::names::END, &member.given)?,
            None => Vec::new(),
        };
        let mut all: Vec<Constructor> =
            own.iter().map(|one| Constructor { candidate: one.clone(), inherited: None }).collect();
        if !self.unit.names.reach(scope).is_some_and(|reach| reach.inherits) {
            return Some((scope, all));
        }
        if count == 0 {
            // A default constructor is not inherited where the class has one, implicit or not.
            let has_one = own.is_empty() || own.iter().any(|one| self.takes_nothing(one.function));
            return has_one.then_some((scope, all));
        }
        if depth >= limits::SUBOBJECTS {
            return None;
        }
        let tree = self.unit.tree;
        for &id in &tree[scope].declarations {
            let DeclarationKind::Using(using) = tree[id].kind else { continue };
            let using = &tree[using];
            if !names_constructors(self.unit, using) {
                continue;
            }
            let class = tree[scope].class()?;
            let place = Standpoint::new(scope, using.name.start, tree[tree[class].declaration].headers);
            let qualifier = TokenRange::new(using.name.start, using.name_token.previous());
            let base = self.spelling.given(&given).type_at(qualifier, place).ok()?;
            let (_, inherited) = self.constructors(&base, count, depth + 1)?;
            let spelling = self.spelling;
            // What copies or moves the base makes no object of the class ([over.match.funcs]).
            let is_copy = |one: &Candidate| count == 1 && copies(self.unit, spelling, one, &base);
            all.extend(inherited.into_iter().filter(|one| !is_copy(&one.candidate)).filter_map(|one| {
                let is_hidden = own.iter().any(|known| self.takes_the_same(known, &one.candidate));
                let inherited = Some(one.inherited.unwrap_or(using.name_token));
                (!is_hidden).then_some(Constructor { inherited, ..one })
            }));
        }
        Some((scope, all))
    }

    /// The constructors of a class that one argument may be for, and the scope of its members; `None` where they are not known.
    pub(super) fn constructors_for(&self, class: &Type) -> Option<(ScopeId, Vec<Candidate>)> {
        let (scope, all) = self.constructors(class, 1, 0)?;
        Some((scope, all.into_iter().map(|one| one.candidate).collect()))
    }

    /// Whether two constructors have the same parameters.
    fn takes_the_same(&self, one: &Candidate, other: &Candidate) -> bool {
        let parameters = |one: &Candidate| self.spelling.given(&one.given).parameters(one.function).ok();
        parameters(one).is_some_and(|own| Some(own) == parameters(other))
    }

    /// Whether a conversion function of the class `source` may give an object of the class `to`, or of one derived from it.
    pub(super) fn may_convert(&self, source: &Type, to: &Type) -> bool {
        let Some(all) = self.conversion_functions(source) else { return true };
        all.iter().any(|one| match self.spelling.given(&one.given).returns(one.function) {
            Ok(ty) => match ty.referred().unqualified().1 {
                class @ Type::Named(_) => class == to || self.spelling.derives(class, to) != Ok(false),
                _ => false,
            },
            Err(_) => true,
        })
    }

    /// Whether a class may have a constructor for lists.
    pub(super) fn takes_list(&self, ty: &Type) -> bool {
        let Some((_, all)) = self.constructors(ty, 1, 0).filter(|(_, all)| !all.is_empty()) else {
            return true;
        };
        let Unit { tree, tokens, .. } = self.unit;
        all.iter().any(|one| tree[one.candidate.function].names_initializer_list(tree, tokens))
    }
}

/// The constructors that the using-declaration `id` names; `None` of one that names something else, or a class that depends on
/// template parameters.
pub(crate) fn named_constructors(unit: Unit<'_>, id: DeclarationId) -> Option<Vec<FunctionId>> {
    let tree = unit.tree;
    let DeclarationKind::Using(using) = tree[id].kind else { return None };
    let scope = tree[using].target.filter(|_| names_constructors(unit, &tree[using]))?;
    let functions = tree[scope].declarations.iter().filter_map(|&id| tree.function_id(id));
    Some(functions.filter(|&id| tree[id].name == FunctionName::Constructor).collect())
}

/// Whether a using-declaration names constructors: its last name is that of the class before it ([class.qual]).
fn names_constructors(unit: Unit<'_>, using: &Using) -> bool {
    let tokens = unit.tokens;
    let scope = using.name_token.previous();
    if using.kind != UsingKind::Declaration || tokens.kind(scope) != Kind::ColonColon {
        return false;
    }
    let last = scope.previous();
    let class = match tokens.kind(last) {
        Kind::Greater => tokens.angle_partner(last).map(TokenId::previous),
        _ => Some(last),
    };
    class.is_some_and(|class| {
        tokens.kind(class) == Kind::Identifier && tokens.symbol(class) == tokens.symbol(using.name_token)
    })
}
