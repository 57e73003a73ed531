//! Whether the arguments of a call or launch depend on template parameters ([temp.dep.expr]): no name in them that is not certain.

use super::call::Arguments;
use super::operand::Operand;
use super::{Parsed, Parser};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::{END, Found, Meaning, Named};
use crate::tree::{DeclarationKind, ScopeId};
use rustc_hash::FxHashSet;

impl Parser<'_> {
    /// The arguments of a call or launch with their parentheses. In a template it is noted of those that are asked about and
    /// certainly do not depend on its parameters.
    pub(super) fn call_arguments(&mut self, is_asked: bool) -> Parsed<Arguments> {
        let open = self.at;
        if !is_asked || !self.may_depend() {
            return self.arguments();
        }
        let outer = self.set_dependent_names(Some(0));
        let result = self.arguments();
        let own = self.set_dependent_names(outer);
        // What a call or launch in the arguments depends on they depend on, too.
        if let (Some(outer), Some(own)) = (outer, own) {
            self.set_dependent_names(Some(outer.saturating_add(own)));
        }
        if let Some(again) = self.again.as_mut().filter(|_| own == Some(0) && result.is_ok()) {
            again.bodies.independent.push(open);
        }
        result
    }

    /// Whether what stands here follows a name whose uses are noted.
    pub(super) fn follows_hot_name(&self) -> bool {
        let name = self.at.previous();
        self.kind_at(name) == Kind::Identifier && self.is_noted(self.tokens.symbol(name))
    }

    /// How much was counted so far; `None` where nobody asks.
    pub(super) fn dependent_names(&self) -> Option<u32> {
        self.again.as_ref()?.dependent_names
    }

    /// Counts an operand of a written type, whatever the names in it are that were read since there were `before`;
    /// gives the operand.
    pub(super) fn count_dependent_only(&mut self, before: Option<u32>, operand: Operand) -> Operand {
        self.set_dependent_names(before);
        self.count_dependent(operand);
        operand
    }

    /// Counts the operand of a `sizeof` or `alignof` if it is a type that depends: the parentheses that end here, of which the first
    /// is `open`.
    pub(super) fn count_dependent_size(&mut self, open: TokenId) {
        if self.dependent_names().is_some() && self.kind_at(open) == Kind::OpenParen {
            let ty = self.operand_of_type_id(TokenRange::new(open.next(), self.at.previous()));
            self.count_dependent(ty);
        }
    }

    fn set_dependent_names(&mut self, count: Option<u32>) -> Option<u32> {
        std::mem::replace(&mut self.again.as_mut()?.dependent_names, count)
    }

    /// Counts something that depends on template parameters, or may.
    pub(super) fn count_dependent_name(&mut self) {
        if let Some(count) = self.again.as_mut().and_then(|again| again.dependent_names.as_mut()) {
            *count = count.saturating_add(1);
        }
    }

    /// Counts an operand that depends on template parameters, or may.
    pub(super) fn count_dependent(&mut self, operand: Operand) {
        if self.dependent_names().is_some() && self.is_perhaps_dependent(operand) {
            self.count_dependent_name();
        }
    }

    /// Counts a name of a known type that depends all the same.
    pub(super) fn count_dependent_found(&mut self, found: Found) {
        if self.dependent_names().is_some() && self.is_dependent_found(found) {
            self.count_dependent_name();
        }
    }

    /// Whether what a name stands for may depend on a template parameter.
    fn is_perhaps_dependent(&self, operand: Operand) -> bool {
        match operand {
            Operand::Scalar => false,
            Operand::Object(scope)
            | Operand::Pointer(scope)
            | Operand::Indirect(scope, _) => self.is_templated(scope),
            Operand::Function(binding) => match self.names.declarations(binding, END).next() {
                Some(Named::Declaration(id)) => self.is_templated(self.tree[id].scope),
                Some(Named::Using(_, Some(_))) => false,
                _ => true,
            },
            Operand::Unknown
            | Operand::Dependent
            | Operand::DependentType
            // `E(2)` might begin a type: the released tool does not tell.
            | Operand::Type(_)
            | Operand::Closure(_) => true,
        }
    }

    fn is_templated(&self, scope: ScopeId) -> bool {
        self.tree[scope].within.pattern
    }

    /// Whether a name of a known type depends all the same: an enumerator of a class template, an array with a bound that
    /// names a template parameter, a variable that is deduced from one of these.
    fn is_dependent_found(&self, found: Found) -> bool {
        match self.names.declarations(found.binding, END).last() {
            Some(Named::Declaration(id)) => match self.tree[id].kind {
                DeclarationKind::Variable(variable) => {
                    let variable = &self.tree[variable];
                    let known = self.again.as_ref().map(|again| &again.dependent_variables);
                    known.zip(variable.name_token).is_some_and(|(known, name)| known.contains(&name))
                        || self.is_value_dependent(variable.declarator)
                }
                _ => false,
            },
            Some(Named::Enumerator(_)) => self.is_templated(found.scope),
            _ => false,
        }
    }

    /// Whether a template parameter stands in the declarator of an array, or a constant of the block whose value hangs on one
    /// ([temp.dep.constexpr]).
    fn is_value_dependent(&self, declarator: TokenRange) -> bool {
        let (mut waiting, mut seen) = (vec![declarator], FxHashSet::default());
        while let Some(range) = waiting.pop() {
            for at in range.iter().filter(|&at| self.kind_at(at) == Kind::Identifier) {
                if self.is_template_parameter(at) {
                    return true;
                }
                waiting.extend(self.local_value(at).filter(|_| seen.insert(self.tokens.symbol(at))));
            }
        }
        false
    }

    /// The initialiser of the variable of a block that the word at `at` names.
    fn local_value(&self, at: TokenId) -> Option<TokenRange> {
        let found = self.find_name(self.scope, self.tokens.symbol(at), Meaning::NONE)?;
        let Named::Declaration(id) = self.names.declarations(found.binding, END).last()? else { return None };
        let is_local = self.tree[found.scope].is_block();
        let variable = self.tree.variable(id).filter(|one| is_local && one.name_token != Some(at))?;
        variable.initializer.range()
    }
}
