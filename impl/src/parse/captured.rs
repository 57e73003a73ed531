//! The classes and enums in the types of what annotated lambdas capture. Those of blocks are gone when the text has been
//! read, so all of them are found here.

use super::name::Name;
use super::operand::Operand;
use super::qualifier::Qualifier;
use super::referent::Referent;
use super::{Local, Parser};
use crate::bodies::{Automatic, Branch, Captured, Launched, NamedType, TemplateUse};
use crate::lex::{Kind, TokenId, TokenRange, list_elements};
use crate::names::{Meaning, Named, alias_scope};
use crate::tree::{DeclarationId, DeclarationKind, ScopeId, SpecifierKind};
use smallvec::SmallVec;

/// The parts of one type, in the order in which they are found.
type Parts = SmallVec<[NamedType; 1]>;

/// So many types are looked into for one capture, those that `decltype` and other names stand for included.
const STEPS: u32 = 128;

/// The way through the type of one capture.
struct Walk {
    parts: Parts,
    left: u32,
}

impl Parser<'_> {
    /// How many lambdas were read.
    pub(super) fn lambdas_read(&self) -> usize {
        self.again.as_ref().map_or(0, |again| again.bodies.lambdas.len())
    }

    /// Whether one of those read since is annotated.
    pub(super) fn has_annotated_lambda(&self, before: usize) -> bool {
        let all = self.again.as_ref().and_then(|again| again.bodies.lambdas.get(before..));
        all.is_some_and(|all| all.iter().any(|lambda| lambda.is_annotated))
    }

    /// The variable with automatic storage duration that a local name stands for, if an annotated lambda is around.
    pub(super) fn automatic(&mut self, referent: &Referent) -> Option<Automatic> {
        if self.again.as_ref()?.annotated == 0 {
            return None;
        }
        let mut variable = self.automatic_of(referent, STEPS)?;
        // In a template types may be anything.
        if self.in_template() {
            variable.captured = Captured::default();
        }
        Some(variable)
    }

    fn automatic_of(&mut self, referent: &Referent, steps: u32) -> Option<Automatic> {
        match referent {
            Referent::Local(local) => self.automatic_parameter(local, steps),
            Referent::Found(found) => {
                let position = self.use_position(found.binding);
                let declared = self.names.declarations(found.binding, position).next();
                let Some(Named::Declaration(id)) = declared else { return None };
                self.automatic_variable(id, steps)
            }
            _ => None,
        }
    }

    fn automatic_parameter(&mut self, local: &Local, steps: u32) -> Option<Automatic> {
        let id = local.parameter?;
        let (name, is_pack) = (local.token, local.is_pack);
        let parameter = self.tree.parameters.get(id.index()).filter(|one| one.name() == Some(name));
        let empty = TokenRange::empty_at(name);
        let type_specifier = parameter.map_or(empty, |one| one.type_specifier);
        let declarator = parameter.map_or(empty, |one| one.declarator);
        let captured = self.parts_of_type(local.scope, type_specifier, declarator, steps);
        Some(Automatic { name, is_pack, is_parameter: true, type_specifier, declarator, captured })
    }

    fn automatic_variable(&mut self, id: DeclarationId, steps: u32) -> Option<Automatic> {
        let variable = self.tree.variable(id)?;
        let has = |kind| self.tree.has_specifier(id, kind);
        let is_static = [
            SpecifierKind::Static,
            SpecifierKind::Extern,
            SpecifierKind::ThreadLocal,
            SpecifierKind::ThreadGnu,
        ];
        if is_static.into_iter().any(has) {
            return None;
        }
        let (type_specifier, declarator) = (variable.type_specifier, variable.declarator);
        let (is_deduced, scope, group) = (variable.is_deduced, self.tree[id].scope, self.tree[id].group);
        let name = self.tree.name_token(id)?;
        let captured = if is_deduced {
            self.parts_of_operand(self.deduced(Some(name)))
        } else if !type_specifier.is_empty() && self.kind_at(type_specifier.last()) == Kind::CloseBrace {
            Captured { parts: self.parts_of_declaration(group), closure: None, ty: None }
        } else {
            self.parts_of_type(scope, type_specifier, declarator, steps)
        };
        Some(Automatic { name, is_pack: false, is_parameter: false, type_specifier, declarator, captured })
    }

    /// Notes the type of the init-capture `name`, whose initialiser `value` is `operand`.
    pub(super) fn note_init_capture(&mut self, name: TokenId, value: TokenRange, operand: Operand) {
        if self.again.as_ref().is_none_or(|again| again.annotated == 0) {
            return;
        }
        if self.is_array(value)
            && let Some(again) = &mut self.again
        {
            again.bodies.array_captures.insert(name);
        }
        if self.in_template() {
            return;
        }
        let empty = TokenRange::empty_at(name);
        let captured = self.parts_of_value(value, operand);
        let one = Automatic {
            name,
            is_pack: false,
            is_parameter: true,
            type_specifier: empty,
            declarator: empty,
            captured,
        };
        if let Some(again) = &mut self.again {
            again.bodies.automatics.push(one);
        }
    }

    /// The parts of the type of the value `range`, of which the operand is known.
    fn parts_of_value(&mut self, range: TokenRange, operand: Operand) -> Captured {
        // A variable and its address say more than their classes.
        let is_address = !range.is_empty() && self.kind_at(range.start) == Kind::Amp;
        let name = if is_address { range.start.next() } else { range.start };
        if name.next() == range.end && self.kind_at(name) == Kind::Identifier {
            let referent = self.unqualified_referent(self.tokens.symbol(name));
            if let Some(variable) = self.automatic(&referent) {
                return variable.captured;
            }
        }
        self.parts_of_operand(operand)
    }

    /// Notes the local and private types in the template arguments of a function template that is named here: it may
    /// be a function around extended lambdas.
    pub(super) fn note_template_use(&mut self, name: &Name) {
        let in_lambda = self.again.as_ref().is_none_or(|again| again.lambda.is_some());
        let is_used = self.context.is_evaluated && self.context.branch == Branch::Taken;
        if name.arguments.len() < 3
            || in_lambda
            || !is_used
            || !self.notes_calls()
            || self.in_template()
            || !self.names.ever(name.symbol).is_any(Meaning::FUNCTION_TEMPLATE)
        {
            return;
        }
        let Referent::Found(found) = self.referent(name) else { return };
        let templates = self.meant(found.binding);
        let inside = TokenRange::new(name.arguments.start.next(), name.arguments.last());
        let mut walk = Walk { parts: Parts::new(), left: STEPS };
        for argument in list_elements(self.tokens, inside) {
            // What a function takes and gives is not looked at.
            if !argument.iter().any(|at| self.kind_at(at) == Kind::OpenParen) {
                self.add_parts(argument, &mut walk);
            }
        }
        let mut parts = walk.parts;
        parts.retain(|part| part.local.is_some() || part.is_private);
        let kinds = inside.iter().map(|at| self.kind_at(at));
        let shape = kinds.filter(|kind| !matches!(kind, Kind::Identifier | Kind::ColonColon)).collect();
        if parts.is_empty() {
            return;
        }
        if let Some(again) = &mut self.again {
            again.bodies.template_uses.push(TemplateUse { name: name.token, templates, parts, shape });
        }
    }

    /// Notes the arguments of a launch of functions by the name at `name`; each begins at one of `starts`, and a `)`
    /// stands before the token here.
    pub(super) fn note_launched(&mut self, name: TokenId, starts: &[TokenId], operands: &[Operand]) {
        let in_lambda = self.again.as_ref().is_none_or(|again| again.lambda.is_some());
        let is_plain = self.context.branch == Branch::Taken && self.context.local_classes == 0;
        if !self.notes_calls()
            || in_lambda
            || !is_plain
            || self.in_template()
            || starts.len() != operands.len()
        {
            return;
        }
        let close = self.at.previous();
        let ends = starts.iter().skip(1).map(|start| start.previous()).chain([close]);
        let ranges: Vec<TokenRange> =
            starts.iter().zip(ends).map(|(start, end)| TokenRange::new(*start, end)).collect();
        let arguments = ranges.iter().zip(operands);
        let arguments = arguments.map(|(range, operand)| self.parts_of_argument(*range, *operand)).collect();
        if let Some(again) = &mut self.again {
            again.bodies.launched.push(Launched { name, arguments });
        }
    }

    /// The parts of the type of an argument.
    fn parts_of_argument(&mut self, range: TokenRange, operand: Operand) -> Captured {
        if range.len() != 1 || self.kind_at(range.start) != Kind::Identifier {
            return self.parts_of_operand(operand);
        }
        let referent = self.unqualified_referent(self.tokens.symbol(range.start));
        if let Referent::Found(found) = &referent
            && let Some(Named::Enumerator(id)) =
                self.names.declarations(found.binding, self.use_position(found.binding)).next()
        {
            let all = &self.tree.enums;
            let owner = all.iter().find(|one| one.enumerators.iter().any(|other| other == id));
            let parts = owner.map(|one| self.parts_of_declaration(one.declaration)).unwrap_or_default();
            return Captured { parts, closure: None, ty: None };
        }
        match self.automatic_of(&referent, STEPS) {
            Some(variable) => variable.captured,
            None => self.parts_of_operand(operand),
        }
    }

    fn parts_of_operand(&self, operand: Operand) -> Captured {
        let mut parts = Parts::new();
        let mut closure = None;
        match operand {
            Operand::Object(scope) | Operand::Pointer(scope) | Operand::Indirect(scope, _) => {
                parts.extend(self.tree[scope].owner.into_iter().flat_map(|id| self.parts_of_declaration(id)));
            }
            Operand::Closure(open) => closure = Some(open),
            _ => {}
        }
        Captured { parts, closure, ty: None }
    }

    /// The parts of the type with these specifiers and this declarator, which stand in `scope`.
    fn parts_of_type(
        &mut self,
        scope: ScopeId,
        specifier: TokenRange,
        declarator: TokenRange,
        steps: u32,
    ) -> Captured {
        let mut walk = Walk { parts: Parts::new(), left: steps };
        let outer = std::mem::replace(&mut self.scope, scope);
        // What a function takes and gives is not looked at.
        if !self.is_function(declarator) {
            self.add_parts(specifier, &mut walk);
        }
        self.add_member_classes(declarator, &mut walk);
        self.scope = outer;
        Captured { parts: walk.parts, closure: None, ty: None }
    }

    /// Whether a declarator has parameters: `(*f)(int)`.
    fn is_function(&self, declarator: TokenRange) -> bool {
        declarator.iter().any(|at| {
            let groups = at == declarator.start
                || matches!(
                    self.kind_at(at.previous()),
                    Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::Const | Kind::Volatile | Kind::OpenParen
                );
            self.kind_at(at) == Kind::OpenParen && !groups
        })
    }

    /// Adds the class `C` of `C::*`.
    fn add_member_classes(&mut self, declarator: TokenRange, walk: &mut Walk) {
        for at in declarator.iter() {
            let is_class =
                self.kind_at(at.next()) == Kind::ColonColon && self.kind_at(at.next().next()) == Kind::Star;
            if self.kind_at(at) == Kind::Identifier && is_class {
                self.add_named(at, TokenRange::empty_at(at), walk);
            }
        }
    }

    /// Adds the parts of the type specifiers or the type-id `range`.
    fn add_parts(&mut self, range: TokenRange, walk: &mut Walk) {
        let Some(left) = walk.left.checked_sub(1) else { return };
        walk.left = left;
        let mut at = range.start;
        while at < range.end {
            let mut behind = at.next();
            match self.kind_at(at) {
                Kind::Decltype => {
                    behind = self.tokens.partner(behind).max(behind).next();
                    self.add_decltype(TokenRange::new(at.next().next(), behind.previous()), walk);
                }
                Kind::Identifier => {
                    let less = behind;
                    let (mut written, mut arguments) =
                        (TokenRange::empty_at(less), TokenRange::empty_at(less));
                    if let Some(greater) = self.tokens.angle_partner(less)
                        && self.kind_at(less) == Kind::Less
                        && greater < range.end
                    {
                        behind = greater.next();
                        (written, arguments) =
                            (TokenRange::new(less, behind), TokenRange::new(less.next(), greater));
                    }
                    // A qualifier is no part of its own; the classes around a class are.
                    if self.kind_at(behind) != Kind::ColonColon {
                        self.add_named(at, written, walk);
                        for argument in list_elements(self.tokens, arguments) {
                            if !argument.iter().any(|at| self.kind_at(at) == Kind::OpenParen) {
                                self.add_parts(argument, walk);
                            }
                        }
                    }
                }
                kind if kind.is_open_bracket() => behind = self.tokens.partner(at).max(at).next(),
                _ => {}
            }
            at = behind;
        }
    }

    /// Adds the parts of the type of the variable in `decltype(variable)`.
    fn add_decltype(&mut self, operand: TokenRange, walk: &mut Walk) {
        if operand.len() == 1 && self.kind_at(operand.start) == Kind::Identifier {
            let referent = self.unqualified_referent(self.tokens.symbol(operand.start));
            // A name may stand in its own declaration.
            let steps = walk.left / 2;
            walk.left -= steps;
            let variable = if steps > 0 { self.automatic_of(&referent, steps) } else { None };
            walk.parts.extend(variable.into_iter().flat_map(|variable| variable.captured.parts));
        }
    }

    /// Adds the class, enum or alias that the name at `at` stands for.
    fn add_named(&mut self, at: TokenId, arguments: TokenRange, walk: &mut Walk) {
        let symbol = self.tokens.symbol(at);
        let start = self.chain_start(at);
        let referent = if start < at {
            match self.qualifier(TokenRange::new(start, at)) {
                Qualifier::Scope(scope) => self.member_referent(scope, symbol),
                Qualifier::Dependent | Qualifier::Unknown => return,
            }
        } else {
            self.unqualified_referent(symbol)
        };
        match referent {
            Referent::Found(found) => {
                let position = self.use_position(found.binding);
                let declared = self.names.declarations(found.binding, position).find_map(|named| {
                    let Named::Declaration(id) = named else { return None };
                    let kind = self.tree[id].kind;
                    let is_type = matches!(
                        kind,
                        DeclarationKind::Class(_) | DeclarationKind::Enum(_) | DeclarationKind::Alias(_)
                    );
                    // A friend declaration says nothing of where the class is and who may name it.
                    (is_type && !self.tree.has_specifier(id, SpecifierKind::Friend)).then_some(id)
                });
                match declared {
                    Some(id) if matches!(self.tree[id].kind, DeclarationKind::Alias(_)) => {
                        self.add_alias(id, walk);
                    }
                    Some(id) => walk.parts.extend(self.parts_of_instance(id, arguments)),
                    None => {}
                }
            }
            Referent::Injected(scope) => {
                walk.parts
                    .extend(self.tree[scope].owner.into_iter().flat_map(|id| self.parts_of_declaration(id)));
            }
            _ => {}
        }
    }

    fn add_alias(&mut self, id: DeclarationId, walk: &mut Walk) {
        let DeclarationKind::Alias(alias) = self.tree[id].kind else { return };
        let alias = &self.tree[alias];
        // What an alias template makes of its arguments is not followed.
        let is_type = !alias.target.is_empty() && self.tree[id].headers.is_empty();
        let (target, declarator) = (alias.target, alias.declarator);
        let has_parameters = if alias.is_using {
            target.iter().any(|at| self.kind_at(at) == Kind::OpenParen)
        } else {
            self.is_function(declarator)
        };
        if is_type && !has_parameters && self.kind_at(target.last()) != Kind::CloseBrace {
            let scope = alias_scope(self.tree, self.tokens, alias);
            let outer = std::mem::replace(&mut self.scope, scope);
            self.add_parts(target, walk);
            self.scope = outer;
        }
    }

    /// A class or enum, and the classes around it.
    fn parts_of_declaration(&self, id: DeclarationId) -> Parts {
        self.parts_of_instance(id, TokenRange::default())
    }

    /// The same of a class with template arguments.
    fn parts_of_instance(&self, id: DeclarationId, mut arguments: TokenRange) -> Parts {
        let tree = &*self.tree;
        let mut parts = Parts::new();
        let mut next = Some(id);
        while let Some(id) = next
            && matches!(tree[id].kind, DeclarationKind::Class(_) | DeclarationKind::Enum(_))
        {
            let arguments = std::mem::take(&mut arguments);
            parts.push(NamedType { arguments, ..NamedType::of(tree, self.tokens, id) });
            next = tree[tree[id].scope].owner.filter(|_| tree[tree[id].scope].class().is_some());
        }
        parts
    }
}
