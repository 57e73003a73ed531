//! Pack expansions in instances of function templates ([temp.variadic]): the pattern is read once for each element.

use std::ops::Range;

use super::calls::Bindings;
use super::expressions::Expression;
use super::{Parsed, Parser};
use crate::packs::element;
use crate::scopes::Symbol;
use crate::types::{Argument, Type};

/// A pack expansion whose elements are known.
pub(super) struct Expansion {
    /// The tokens of the pattern.
    pattern: Range<usize>,
    /// How many elements it has.
    count: usize,
}

impl Parser<'_, '_> {
    /// The expansion that begins here, where the packs in it have elements: `pattern ...` before `,` or what closes a list.
    /// In a list of template arguments `<` opens one.
    pub(super) fn expansion(&self, in_angles: bool) -> Option<Expansion> {
        self.has_packs().then_some(())?;
        let ends = |text: &str| matches!(text, "," | ")" | "]" | "}" | ";") || in_angles && text == ">";
        let is_dots = |at: usize| self.is_at(at, "...") && ends(self.text_at(at + 1));
        let at = self.outside_brackets(self.at, in_angles, |at| is_dots(at) || ends(self.text_at(at)))?;
        if !is_dots(at) {
            return None;
        }
        self.expansion_of(self.at..at)
    }

    /// The first token from here on that stands in no bracket opened behind here, and is wanted.
    fn outside_brackets(
        &self,
        start: usize,
        in_angles: bool,
        is_wanted: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        let mut depth = 0;
        let mut at = start;
        loop {
            let text = self.text_at(at);
            match text {
                "" => return None,
                _ if depth == 0 && is_wanted(at) => return Some(at),
                "(" | "[" | "{" => depth += 1,
                "<" if in_angles => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                ">" if in_angles => depth -= 1,
                _ => {}
            }
            at += 1;
        }
    }

    /// Whether the body of an instance is read whose template has a pack.
    fn has_packs(&self) -> bool {
        self.bindings.iter().flat_map(|(_, list)| list).any(|a| matches!(a, Argument::Pack(_)))
    }

    fn expansion_of(&self, pattern: Range<usize>) -> Option<Expansion> {
        // An expansion in the pattern may be one of the same packs, and a lambda has a closure for each element.
        let inner = |at: &usize| self.is_at(*at, "...") && !self.is_at(at - 1, "sizeof");
        let lambda = |at: &usize| {
            self.is_at(*at, "[") && (*at == pattern.start || matches!(self.text_at(at - 1), "(" | ","))
        };
        if pattern.clone().any(|at| inner(&at) || lambda(&at)) {
            return None;
        }
        let counts: Vec<usize> = pattern.clone().filter_map(|at| self.elements_of(at)).collect();
        let count = counts.first().copied().filter(|first| counts.iter().all(|c| c == first))?;
        Some(Expansion { pattern, count })
    }

    /// How many elements the pack has that is named at a token.
    pub(super) fn elements_of(&self, at: usize) -> Option<usize> {
        self.scopes.lookup(self.scope, self.text_at(at)).iter().find_map(|symbol| {
            let bound = |depth: &usize| self.bindings.iter().find(|(d, _)| d == depth);
            match symbol {
                Symbol::TypeParameter(depth, index, _) | Symbol::ValueParameter(depth, index) => {
                    match bound(depth).and_then(|(_, list)| list.get(*index)) {
                        Some(Argument::Pack(list)) => Some(list.len()),
                        _ => None,
                    }
                }
                Symbol::ParameterPack(pattern) => {
                    self.bindings.iter().find_map(|(depth, list)| pattern.elements(*depth, list))
                }
                _ => None,
            }
        })
    }

    /// Reads the pattern of an expansion once for each element; stands behind its `...` then.
    pub(super) fn expand<T>(
        &mut self,
        expansion: &Expansion,
        read: impl Fn(&mut Self) -> Parsed<T>,
    ) -> Parsed<Vec<T>> {
        let mut all = Vec::new();
        for k in 0..expansion.count {
            self.at = expansion.pattern.start;
            all.push(self.with_element(k, &read)?);
        }
        self.at = expansion.pattern.end;
        self.accept("...");
        Ok(all)
    }

    fn with_element<T>(&mut self, k: usize, read: impl Fn(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let of_element: Bindings =
            self.bindings.iter().map(|(depth, list)| (*depth, element(list, k))).collect();
        let outer = std::mem::replace(&mut self.bindings, of_element);
        let outer_element = std::mem::replace(&mut self.in_element, true);
        let result = read(self);
        self.bindings = outer;
        self.in_element = outer_element;
        result
    }

    /// A fold expression behind its `(` where its packs have elements: the pattern is read once for each.
    pub(super) fn fold(&mut self, start: usize) -> Parsed<Option<Expression>> {
        let Some((pattern, other)) = self.fold_parts() else { return Ok(None) };
        let Some(expansion) = self.expansion_of(pattern.clone()) else { return Ok(None) };
        let Some(end) = self.closing_parenthesis() else { return Ok(None) };
        if let Some(other) = other.as_ref().filter(|other| other.start < pattern.start) {
            self.at = other.start;
            self.unary_expression()?;
        }
        self.expand(&expansion, |p| p.unary_expression())?;
        if let Some(other) = other.filter(|other| other.start > pattern.start) {
            self.at = other.start;
            self.unary_expression()?;
        }
        self.at = end;
        self.expect(")")?;
        Ok(Some(self.value(start)))
    }

    /// The `)` that closes the parenthesis behind whose `(` this stands.
    fn closing_parenthesis(&self) -> Option<usize> {
        self.closing(self.at)
    }

    /// The bracket that closes the one behind which a token stands.
    pub(super) fn closing(&self, start: usize) -> Option<usize> {
        self.outside_brackets(start, false, |at| matches!(self.text_at(at), ")" | "]" | "}"))
    }

    /// The pattern of a fold expression, and the other operand of a binary one.
    fn fold_parts(&self) -> Option<(Range<usize>, Option<Range<usize>>)> {
        if !self.has_packs() {
            return None;
        }
        let end = self.closing_parenthesis()?;
        let is_dots = |at: usize| self.is_at(at, "...") && !self.is_at(at.max(1) - 1, "sizeof");
        let at = self.outside_brackets(self.at, false, |at| at == end || is_dots(at))?;
        // The two tokens of `>>` are told apart by nobody here.
        let is_shift = |first: usize| self.is_at(first, ">");
        if at >= end || is_shift(at + 1) || is_shift(at.max(1) - 1) {
            return None;
        }
        match (at == self.at, at + 1 == end) {
            (true, true) => None,
            (true, false) => Some((at + 2..end, None)),
            (false, true) => Some((self.at..at - 1, None)),
            (false, false) => {
                let (left, right) = (self.at..at - 1, at + 2..end);
                let named = |range: &Range<usize>| range.clone().any(|at| self.elements_of(at).is_some());
                match named(&left) {
                    true => Some((left, Some(right))),
                    false => Some((right, Some(left))),
                }
            }
        }
    }

    /// The type of an element of a function parameter pack, where one is read.
    pub(super) fn element_type(&self, pattern: &Type) -> Option<Type> {
        let element = self.in_element.then(|| self.bound(pattern))?;
        (!element.is_dependent()).then_some(element)
    }
}
