//! The function around an extended lambda, as its tag names it: its type, and its address.

use cufe_spec::rules::text::fill;

use super::lambdas::filled;
use super::{Piece, Writer};
use crate::program::{FunctionDeclaration, FunctionName};
use crate::types::Type;

impl Writer<'_> {
    /// `host-output.lambda.signature`: the declaration's own words around a pointer. Only the type matters, so names of
    /// parameters stay; default arguments, attributes and what belongs to the declaration alone are left out.
    pub(super) fn parent_signature(&self, function: usize) -> Option<Vec<Piece>> {
        let declaration = &self.program.functions[function];
        let entity = &self.program.function_entities[declaration.entity];
        // An abbreviated template has no type that its parameters' words tell.
        let invented = |t: &Type| matches!(t.unqualified(), Type::Placeholder(_));
        if declaration.parameters.iter().any(|p| invented(&p.written)) {
            return None;
        }
        let mut result = self.type_specifiers(declaration);
        if entity.name_kind == FunctionName::Conversion {
            result.push(Piece::Bare(declaration.name_at + 1..declaration.declarator_id.end));
        }
        result.extend(self.plain(declaration.specifiers.end..declaration.declarator_id.start, &[]));
        let class = self.class_of_member(function).map(|class| Piece::Text(format!("{class}::")));
        // A name in parentheses would need them around the pointer.
        if declaration.declarator_id.end != declaration.parameter_clause.start {
            return None;
        }
        let mut parameters = Vec::new();
        for (index, parameter) in declaration.parameters.iter().enumerate() {
            parameters.extend((index > 0).then(|| Piece::Text(",".to_owned())));
            let end = parameter.default.as_ref().map_or(parameter.range.end, |d| d.start);
            parameters.extend(self.plain(parameter.range.start..end, &[]));
        }
        if declaration.variadic {
            let ellipsis = if declaration.parameters.is_empty() { "..." } else { ", ..." };
            parameters.push(Piece::Text(ellipsis.to_owned()));
        }
        let rest = self.plain(declaration.parameter_clause.end..declaration.body_at, &["override", "final"]);
        Some(filled(self.rules.text("host-output.lambda.signature"), |hole| match hole {
            "result" => result.clone(),
            "class" => class.iter().cloned().collect(),
            "parameters" => parameters.clone(),
            _ => rest.clone(),
        }))
    }

    /// The decl-specifiers that make the type.
    fn type_specifiers(&self, declaration: &FunctionDeclaration) -> Vec<Piece> {
        const OF_DECLARATIONS: [&str; 12] = [
            "static",
            "extern",
            "inline",
            "__inline",
            "__inline__",
            "constexpr",
            "consteval",
            "virtual",
            "friend",
            "explicit",
            "register",
            "typedef",
        ];
        let specifiers = &declaration.specifiers;
        self.plain(specifiers.start..specifiers.end, &OF_DECLARATIONS)
    }

    /// Tokens without attributes of any kind, without the given words, and without what makes no type.
    fn plain(&self, range: std::ops::Range<usize>, without: &[&str]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut at = range.start;
        while at < range.end {
            let attribute = match self.text_of(at) {
                "__attribute__" | "__attribute" | "alignas" => Some(at + 1),
                "[" if self.text_of(at + 1) == "[" => Some(at),
                // Before C++17 an exception specification is no part of a type, nor of a template argument.
                "noexcept" | "throw" if self.options.standard < 17 => {
                    Some(if self.text_of(at + 1) == "(" { at + 1 } else { at })
                }
                _ => None,
            };
            if let Some(open) = attribute {
                at = self.past_brackets(open);
                continue;
            }
            if !without.contains(&self.text_of(at)) {
                pieces.push(Piece::Bare(at..at + 1));
            }
            at += 1;
        }
        pieces
    }

    /// One past the bracket that closes the one at `open`.
    fn past_brackets(&self, open: usize) -> usize {
        let mut depth = 0_usize;
        let mut at = open;
        loop {
            match self.text_of(at) {
                "(" | "[" => depth += 1,
                ")" | "]" => depth = depth.saturating_sub(1),
                _ => {}
            }
            at += 1;
            if depth == 0 || at + 1 >= self.source.tokens.len() {
                return at;
            }
        }
    }

    /// The class of a member function that has an object, as it names itself.
    fn class_of_member(&self, function: usize) -> Option<&str> {
        let declaration = &self.program.functions[function];
        let entity = &self.program.function_entities[declaration.entity];
        let object = entity.member && !self.program.is_static_function(declaration.entity);
        entity.path.last().filter(|_| object).map(|class| class.name.as_str())
    }

    /// `host-output.lambda.parent`, `host-output.lambda.parent.member`
    pub(super) fn parent_address(&mut self, function: usize) -> Option<Vec<Piece>> {
        let program = self.program;
        let declaration = &program.functions[function];
        let entity = &program.function_entities[declaration.entity];
        let after = match entity.name_kind {
            FunctionName::Plain => declaration.name_at + 1,
            _ if declaration.arguments.is_some() => return None,
            _ => declaration.declarator_id.end,
        };
        let name = vec![Piece::Bare(declaration.name_at..after)];
        let arguments = match (&entity.template, declaration.headers.last()) {
            (Some(_), Some(header)) => {
                let list = self.own_arguments(header).join(", ");
                let text = self.rules.text("host-output.lambda.parent.arguments");
                vec![Piece::Text(fill(text, |hole| (hole == "list").then_some(list.as_str())))]
            }
            // A specialisation's own words; those that are not written are deduced from the type.
            _ => vec![Piece::Bare(after..declaration.declarator_id.end)],
        };
        let id = if entity.member { "host-output.lambda.parent.member" } else { "host-output.lambda.parent" };
        let scopes = self.qualifier(&entity.path);
        let scopes = scopes.strip_prefix("::").unwrap_or_default();
        let scopes = (!scopes.is_empty()).then(|| Piece::Text(scopes.to_owned()));
        let class = entity.path.last().map(|class| Piece::Text(class.name.clone()));
        Some(filled(self.rules.text(id), |hole| match hole {
            "scopes" => scopes.iter().cloned().collect(),
            "class" => class.iter().cloned().collect(),
            "name" => name.clone(),
            _ => arguments.clone(),
        }))
    }
}
