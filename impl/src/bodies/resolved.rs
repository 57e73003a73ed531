//! What the types of expressions tell of the uses of functions that names noted.

use super::{Bodies, FunctionUse, InPattern, UseForm, keep_last};
use crate::lex::TokenId;

impl Bodies {
    /// Puts what was resolved to the uses of functions, and makes uses of what nothing else noted.
    pub(super) fn add_resolved(&mut self) {
        keep_last(&mut self.compiler_calls, |one| one.name);
        let mut resolved = std::mem::take(&mut self.resolved);
        resolved.sort_by_key(|(_, one)| (one.name, one.form));
        let mut more: Vec<FunctionUse> = Vec::new();
        let (mut place, mut order) = (None, 0);
        for (_, one) in resolved {
            // Parts of an object use several functions at the same place.
            order = if place == Some((one.name, one.form)) { order + 1 } else { 0 };
            place = Some((one.name, one.form));
            match self.noted_as(one.name, one.form, order) {
                Ok(index) => {
                    let known = &mut self.calls[index];
                    (known.resolved, known.evaluated) = (Some(one.function), Some(one.evaluated));
                    known.changing = one.changing;
                    known.ends = one.ends;
                    let is_told_elsewhere = matches!(
                        one.form,
                        UseForm::Member
                            | UseForm::Construction
                            | UseForm::ImpliedConstruction
                            | UseForm::ArgumentConversion
                            | UseForm::ArgumentDestruction
                    );
                    if is_told_elsewhere {
                        known.at = one.at;
                    }
                    known.context.is_left_out |= one.context.is_left_out;
                }
                Err(_) => more.push(FunctionUse { order, ..FunctionUse::from(one) }),
            }
        }
        for name in std::mem::take(&mut self.without_address) {
            if let Ok(index) = self.noted(name, UseForm::Name) {
                self.calls[index].context.is_left_out = true;
            }
        }
        self.add_in_patterns(&mut more);
        if !more.is_empty() {
            self.calls.append(&mut more);
            self.calls.sort_by_key(|one| (one.name, one.form, one.order));
        }
    }

    /// Puts to the uses of functions in templates what was resolved there; those that nothing else noted are `more`.
    fn add_in_patterns(&mut self, more: &mut Vec<FunctionUse>) {
        let mut in_patterns = std::mem::take(&mut self.in_patterns);
        keep_last(&mut in_patterns, |one| (one.name, one.form));
        for one in in_patterns {
            let meant = match one.depends {
                true => InPattern::OnlyFunction(one.function.clone()),
                false => InPattern::Function(one.function.clone()),
            };
            match self.noted(one.name, one.form) {
                Ok(index) => {
                    let known = &mut self.calls[index];
                    (known.in_pattern, known.evaluated) = (Some(meant), Some(one.evaluated));
                    known.at = one.at;
                    known.context.is_left_out |= one.context.is_left_out;
                }
                Err(_) => {
                    let mut noted = FunctionUse::from(one);
                    (noted.resolved, noted.in_pattern, noted.in_template) = (None, Some(meant), true);
                    more.push(noted);
                }
            }
        }
        for (name, form) in std::mem::take(&mut self.dependent) {
            if let Ok(index) = self.noted(name, form) {
                let known = &mut self.calls[index];
                known.in_pattern.get_or_insert(InPattern::Dependent);
            }
        }
    }

    /// Whether the name is called in a template with arguments that tell what it means.
    pub(crate) fn is_dependent(&self, name: TokenId) -> bool {
        let noted = self.noted(name, UseForm::Name).ok().and_then(|index| self.calls.get(index));
        noted.is_some_and(|one| one.in_pattern == Some(InPattern::Dependent))
    }

    /// Which of the uses of functions that names noted is the first of that form at the token `name`.
    fn noted(&self, name: TokenId, form: UseForm) -> Result<usize, usize> {
        self.noted_as(name, form, 0)
    }

    /// Which is the one behind so many others of that form there.
    fn noted_as(&self, name: TokenId, form: UseForm, order: u16) -> Result<usize, usize> {
        self.calls.binary_search_by_key(&(name, form, order), |one| (one.name, one.form, one.order))
    }

    /// Gives the calls in templates what [`FunctionUse::changing`] is in the first specialisation that tells it.
    pub(crate) fn add_changing(&mut self, calls: &[FunctionUse]) {
        for one in calls.iter().filter(|one| one.changing.is_some()) {
            if let Ok(index) = self.noted(one.name, one.form) {
                let pattern = &mut self.calls[index];
                pattern.changing = pattern.changing.or(one.changing);
            }
        }
    }
}
