//! What is remembered of a body that is read again for an instance.

use super::Program;

impl Program {
    /// Forgets the declarations of functions that reading the body of `function` again made: those of its local classes.
    /// What stands in one of them stands in the declaration that was read with the pattern.
    pub(crate) fn returns_to_pattern(&mut self, functions: usize, function: usize) {
        let known = &self.functions[..functions];
        let read_first: Vec<usize> = self.functions[functions..]
            .iter()
            .map(|again| known.iter().position(|f| f.name_at == again.name_at).unwrap_or(function))
            .collect();
        self.functions.truncate(functions);
        if read_first.is_empty() {
            return;
        }
        let places = (self.calls.iter_mut().map(|c| &mut c.function))
            .chain(self.implied_calls.iter_mut().map(|c| &mut c.function))
            .chain(self.quiet_calls.iter_mut().map(|c| &mut c.function))
            .chain(self.closure_calls.iter_mut().map(|c| &mut c.call.function))
            .chain(self.launches.iter_mut().map(|l| &mut l.function))
            .chain(self.mentions.iter_mut().map(|m| &mut m.function))
            .chain(self.uses.iter_mut().map(|u| &mut u.function))
            .chain(self.uses_again.iter_mut().map(|u| &mut u.function))
            .chain(self.implied_uses.iter_mut().map(|u| &mut u.function))
            .chain(self.initialisations.iter_mut().map(|i| &mut i.function))
            .chain(self.lambdas.iter_mut().map(|l| &mut l.function));
        for place in places.flatten().filter(|at| **at >= functions) {
            *place = read_first[*place - functions];
        }
    }
}
