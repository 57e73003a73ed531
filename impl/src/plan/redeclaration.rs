//! Which declarations declare the same function or variable.

use rustc_hash::FxHashMap;

use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::read::Reading;
use crate::tree::{DeclarationId, DeclarationKind, Form, Function, FunctionName, Reference, ScopeId};

/// Groups of redeclarations.
pub(crate) struct Redeclarations {
    group_of: Vec<u32>,
    groups: Vec<Vec<DeclarationId>>,
}

/// What two declarations of one function or variable share.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    scope: ScopeId,
    name: Vec<Word>,
    parameters: Vec<Vec<Word>>,
    qualifiers: (bool, bool, Reference),
    is_template: bool,
}

/// A token of a type: a symbol, or a kind where there is none.
#[derive(PartialEq, Eq, Hash, Clone, Copy)]
enum Word {
    Symbol(Symbol),
    Kind(Kind),
    /// The parameter of that number of a template header.
    TemplateParameter(u32),
}

impl Redeclarations {
    /// Groups the declarations of functions and variables.
    pub(crate) fn of(reading: &Reading) -> Redeclarations {
        let tree = &reading.tree;
        let mut by_key: FxHashMap<Key, u32> = FxHashMap::default();
        let mut by_entity: FxHashMap<u32, u32> = FxHashMap::default();
        let mut redeclarations = Redeclarations { group_of: Vec::new(), groups: Vec::new() };
        for number in 0..tree.declarations.len() {
            let id = DeclarationId(number as u32);
            let fresh = redeclarations.groups.len() as u32;
            let group = match tree[id].entity {
                Some(entity) => *by_entity.entry(entity.0).or_insert(fresh),
                None => match key(reading, id) {
                    Some(key) => *by_key.entry(key).or_insert(fresh),
                    None => fresh,
                },
            };
            if group == fresh {
                redeclarations.groups.push(Vec::new());
            }
            redeclarations.groups[group as usize].push(id);
            redeclarations.group_of.push(group);
        }
        redeclarations
    }

    /// All declarations of what `id` declares, itself included, in source order.
    pub(crate) fn all(&self, id: DeclarationId) -> &[DeclarationId] {
        let group = self.group_of.get(id.0 as usize).and_then(|&group| self.groups.get(group as usize));
        group.map_or(&[], Vec::as_slice)
    }
}

fn key(reading: &Reading, id: DeclarationId) -> Option<Key> {
    let Reading { tree, tokens, names: known, .. } = reading;
    // A qualified name may stand for a member of an inline namespace.
    let home = |scope: ScopeId, qualifier: TokenRange, name: TokenId| {
        let found = known.lookup_in(tree, scope, tokens.symbol(name), name).filter(|_| !qualifier.is_empty());
        found.map_or(scope, |found| found.scope)
    };
    let declaration = &tree[id];
    let headers: Vec<_> = tree.headers_of(id).iter().collect();
    let mut names = Vec::new();
    for header in &headers {
        for parameter in header.parameters.of(&tree.template_parameters) {
            names.push(parameter.name.map_or(Symbol::NONE, |name| tokens.symbol(name)));
        }
    }
    let words = |range: TokenRange, skip: &[Option<TokenId>]| -> Vec<Word> {
        let mut words = Vec::new();
        let mut at = range.start;
        while at < range.end {
            if let Some(attribute) = tree.attribute_at(at) {
                at = tree[attribute].whole.end.max(at.next());
                continue;
            }
            let symbol = tokens.symbol(at);
            if !skip.contains(&Some(at))
                && !matches!(tokens.kind(at), Kind::Typename | Kind::Struct | Kind::Class)
            {
                words.push(if symbol.is_none() {
                    Word::Kind(tokens.kind(at))
                } else if let Some(index) = names.iter().position(|&name| name == symbol) {
                    Word::TemplateParameter(index as u32)
                } else {
                    Word::Symbol(symbol)
                });
            }
            at = at.next();
        }
        words
    };
    let is_template = matches!(declaration.form, Form::Template);
    match declaration.kind {
        DeclarationKind::Function(function) => {
            let function: &Function = &tree[function];
            if matches!(declaration.form, Form::ExplicitInstantiation | Form::ExternInstantiation)
                || function.name == FunctionName::DeductionGuide
            {
                return None;
            }
            let parameters = function.parameters.of(&tree.parameters).iter().map(|parameter| {
                let mut range = parameter.range;
                if !parameter.default.is_empty() {
                    range.end = parameter.default.start.previous();
                }
                let mut list = words(range, &[parameter.name]);
                // A top-level const is no part of the function's type.
                if parameter.is_const && parameter.declarator.len() <= 1 {
                    let symbol_of_const = |word: &Word| {
                        matches!(word, Word::Symbol(symbol) if tokens.symbols.text(*symbol) == "const")
                    };
                    list.retain(|word| !symbol_of_const(word));
                }
                list
            });
            let own = TokenRange::new(
                function.qualifier.end.max(function.declarator_id.start),
                function.declarator_id.end,
            );
            Some(Key {
                scope: home(function.target?, function.qualifier, function.name_token),
                name: words(own, &[]),
                parameters: parameters.collect(),
                qualifiers: (function.is_const, function.is_volatile, function.reference),
                is_template,
            })
        }
        DeclarationKind::Variable(variable) => {
            let variable = &tree[variable];
            Some(Key {
                scope: home(variable.target?, variable.qualifier, variable.name_token?),
                name: vec![Word::Symbol(tokens.symbol(variable.name_token?))],
                parameters: vec![words(variable.template_arguments, &[])],
                qualifiers: (false, false, Reference::None),
                is_template,
            })
        }
        _ => None,
    }
}
