//! Makes a failing program small: takes away one thing at a time as long as the failure stays.
//!
//! Input: a program and a predicate on it ("still fails"). Output: a program that satisfies the predicate and from
//! which no single step can be taken. The steps are removals and unwrappings of the typed program, so every candidate
//! is well bracketed; one that is no longer valid is thrown out by the predicate itself.

use crate::generate::program::{Class, Function, Item, Program, Statement};

/// Reduces `program` under `still_fails`, trying at most `attempts` candidates. The result always satisfies the
/// predicate if `program` does.
pub fn reduce(program: &Program, attempts: usize, mut still_fails: impl FnMut(&Program) -> bool) -> Program {
    let mut best = program.clone();
    let mut left = attempts;
    loop {
        let mut progressed = false;
        for step in 0.. {
            let Some(candidate) = take_step(&best, step) else { break };
            if left == 0 {
                return best;
            }
            left -= 1;
            if still_fails(&candidate) {
                best = candidate;
                progressed = true;
                break;
            }
        }
        if !progressed {
            return best;
        }
    }
}

/// The program after its `step`-th possible step; `None` past the last one. Big removals come first.
fn take_step(program: &Program, step: usize) -> Option<Program> {
    let mut left = step;
    let mut items = program.items.clone();
    step_items(&mut items, &mut left).then_some(Program { items })
}

/// Takes the `left`-th step inside `items`; counts down and says whether it was taken.
fn step_items(items: &mut Vec<Item>, left: &mut usize) -> bool {
    if remove_nth(items, left) {
        return true;
    }
    for at in 0..items.len() {
        if let Item::Namespace { items: inner, .. } = &items[at] {
            if *left == 0 {
                let inner = inner.clone();
                items.splice(at..=at, inner);
                return true;
            }
            *left -= 1;
        }
    }
    items.iter_mut().any(|item| match item {
        Item::Namespace { items, .. } => step_items(items, left),
        Item::Function(function) => step_function(function, left),
        Item::Class(class) => step_class(class, left),
        Item::Variable(variable) => count_down(left, !variable.initializer.is_empty(), || {
            variable.initializer.clear();
        }),
        Item::Text(_) | Item::Line(_) => false,
    })
}

fn step_class(class: &mut Class, left: &mut usize) -> bool {
    remove_nth(&mut class.functions, left)
        || remove_nth(&mut class.members, left)
        || class.functions.iter_mut().any(|function| step_function(function, left))
}

fn step_function(function: &mut Function, left: &mut usize) -> bool {
    let has_bounds = function.launch_bounds.is_some();
    count_down(left, function.body.is_some(), || function.body = None)
        || count_down(left, !function.specifiers.is_empty(), || function.specifiers = "")
        || count_down(left, has_bounds, || function.launch_bounds = None)
        || remove_nth(&mut function.parameters, left)
        || function.body.as_mut().is_some_and(|body| step_statements(body, left))
}

fn step_statements(statements: &mut Vec<Statement>, left: &mut usize) -> bool {
    remove_nth(statements, left)
        || statements.iter_mut().any(|statement| match statement {
            Statement::Simple(_) => false,
            Statement::Block { body, .. } => step_statements(body, left),
        })
}

fn remove_nth<T>(list: &mut Vec<T>, left: &mut usize) -> bool {
    if *left < list.len() {
        list.remove(*left);
        return true;
    }
    *left -= list.len();
    false
}

fn count_down(left: &mut usize, possible: bool, step: impl FnOnce()) -> bool {
    if !possible {
        return false;
    }
    if *left == 0 {
        step();
        return true;
    }
    *left -= 1;
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{program_of_seed, text::render};

    /// A stand-in for a faulty front end: it "fails" on every program that launches a kernel with braces.
    fn fails(program: &Program) -> bool {
        render(program).text.contains("<<<{1, 2}")
    }

    #[test]
    fn a_failing_program_shrinks_to_its_cause() {
        let mut reduced_any = 0;
        for seed in 0..400 {
            let program = program_of_seed(seed);
            if !fails(&program) {
                continue;
            }
            let small = reduce(&program, 100_000, fails);
            let text = render(&small).text;
            assert!(fails(&small));
            assert!(text.lines().count() <= 9, "seed {seed} stopped at\n{text}");
            reduced_any += 1;
        }
        assert!(reduced_any >= 10, "only {reduced_any} programs had the cause");
    }
}
