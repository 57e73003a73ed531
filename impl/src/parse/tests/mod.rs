//! Text in, declarations out.

mod ambiguity;
mod bodies;
mod classes;
mod entities;
mod functions;
mod recovery;
mod robustness;
mod templates;
mod variables;

use crate::lex::{TokenId, TokenRange};
use crate::read::{ReadOptions, Reading, read};
use crate::tree::{Body, DeclarationId, DeclarationKind, Form, FunctionName, Initializer};

/// Reads C++20.
fn reading(text: &str) -> Reading {
    reading_in(20, text)
}

fn reading_in(standard: u8, text: &str) -> Reading {
    let options = ReadOptions { standard, ..ReadOptions::default() };
    read(text.as_bytes().to_vec(), &options).expect("brackets and literals close")
}

/// The text of a range, white space as one blank.
fn text(reading: &Reading, range: TokenRange) -> String {
    let bytes = reading.source.bytes(reading.tokens.span(range));
    String::from_utf8_lossy(bytes).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn word(reading: &Reading, token: TokenId) -> String {
    text(reading, TokenRange::new(token, token.next()))
}

/// One line per declaration: kind, name, and what is special about it.
fn outline(source: &str) -> Vec<String> {
    let reading = reading(source);
    (0..reading.tree.declarations.len()).map(|id| line(&reading, DeclarationId::from_index(id))).collect()
}

fn line(reading: &Reading, id: DeclarationId) -> String {
    let tree = &reading.tree;
    let mut words = Vec::new();
    match tree[id].form {
        Form::Plain => {}
        form => words.push(format!("{form:?}")),
    }
    match tree[id].kind {
        DeclarationKind::Namespace(id) => {
            let name = tree[id].name_token.map_or("{}".to_owned(), |token| word(reading, token));
            words.push(format!("namespace {name}{}", if tree[id].is_inline { " inline" } else { "" }));
        }
        DeclarationKind::Class(id) => {
            let class = &tree[id];
            words.push(format!("{:?} {}", class.key, text(reading, class.head_name)));
            for base in class.bases.of(&tree.bases) {
                words.push(format!(": {}", text(reading, base.name)));
            }
            if class.body.is_some() {
                words.push("{}".to_owned());
            }
        }
        DeclarationKind::Enum(id) => {
            let names = tree[id].enumerators.of(&tree.enumerators).iter();
            let names: Vec<_> = names.map(|entry| word(reading, entry.name_token)).collect();
            words.push(format!("Enum {} {{{}}}", text(reading, tree[id].head_name), names.join(",")));
        }
        DeclarationKind::Function(id) => {
            let function = &tree[id];
            let kind = match function.name {
                FunctionName::Identifier => "Function".to_owned(),
                kind => format!("{kind:?}"),
            };
            let parameters: Vec<_> = (function.parameters.of(&tree.parameters).iter())
                .map(|parameter| text(reading, parameter.range))
                .collect();
            let result = text(reading, function.return_type);
            words.push(format!(
                "{kind} {}({})",
                text(reading, function.declarator_id),
                parameters.join("; ")
            ));
            if function.has_ellipsis {
                words.push("...".to_owned());
            }
            if !result.is_empty() {
                words.push(format!("-> {result}"));
            }
            match function.body {
                Body::None => {}
                Body::Block { .. } | Body::Try { .. } => words.push("{}".to_owned()),
                Body::Default(_) => words.push("= default".to_owned()),
                Body::Delete(_) => words.push("= delete".to_owned()),
                Body::Pure(_) => words.push("= 0".to_owned()),
            }
        }
        DeclarationKind::Variable(id) => {
            let variable = &tree[id];
            words.push(format!("Variable {}", text(reading, variable.declarator)));
            words.push(format!(": {}", text(reading, variable.type_specifier)));
            if !variable.bit_width.is_empty() {
                words.push(format!("width {}", text(reading, variable.bit_width)));
            }
            match variable.initializer {
                Initializer::None => {}
                Initializer::Equals(_, value) => words.push(format!("= {}", text(reading, value))),
                Initializer::Parens(range) | Initializer::Braces(range) => words.push(text(reading, range)),
            }
        }
        DeclarationKind::Alias(id) => {
            let alias = &tree[id];
            let declarator = text(reading, alias.declarator);
            words.push(format!(
                "Alias {} = {} {declarator}",
                word(reading, alias.name_token),
                text(reading, alias.target)
            ));
        }
        DeclarationKind::Using(id) => words.push(format!("Using {}", text(reading, tree[id].name))),
        DeclarationKind::Unparsed(id) => {
            words.push(format!("Unparsed {} at {}", tree[id].reason.name(), word(reading, tree[id].at)))
        }
        kind => words.push(format!("{kind:?}").split('(').next().unwrap_or_default().to_owned()),
    }
    words.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}
