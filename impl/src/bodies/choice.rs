//! What is read again: the bodies and initialisers that hold a name on which an output or a check depends.

use super::{Calls, callers::HostUses};
use crate::lex::{Kind, SymbolSet, TokenId, TokenRange, Tokens, Walk, known, lambda_angle, launched_name};
use crate::names::Names;
use crate::parse::{CallPlaces, Request, leaves};
use crate::read::{ReadBodies, ReadOptions};
use crate::tree::{AttributeOwner, DeclarationId, Form, Function, SpecifierKind, Tree};

/// What is read again: `None` when nothing must be.
pub(crate) fn request(tree: &Tree, tokens: &Tokens, names: &Names, options: &ReadOptions) -> Option<Request> {
    let wanted = options.bodies;
    let host_uses = (options.calls == Calls::OnHost).then(|| HostUses::of(tree, tokens, names));
    let mut hot = declared(tree, tokens);
    if options.device_variables {
        hot.extend(device_variables(tree));
    }
    let in_blocks = declared_in_blocks(tree, tokens, options.device_variables);
    let block_entities = options.device_variables || !in_blocks.is_empty();
    hot.extend(in_blocks);
    hot.extend(tokens.launches.iter().filter_map(|launch| launched_name(tokens, launch.open)));
    let hot_names = hot.iter().map(|&name| tokens.symbol(name));
    let mut set = SymbolSet::new(tokens, hot_names.clone());
    let lambdas = annotated_lambdas(tokens);
    // One pass for both.
    let (mut places, calls) = match &host_uses {
        Some(uses) => {
            let both = tokens.places_of(&SymbolSet::new(tokens, hot_names.chain(uses.names())));
            // Which member function a lambda calls tells whether it captures the object.
            let calls = uses.in_host_text(&both, &in_memory(tree, tokens)).into_iter().chain(lambdas.clone());
            let calls = with_launches(
                calls
                    .chain(overloaded_kernels(tree, tokens))
                    .chain(overriding_templates(tree, tokens))
                    .collect(),
                tokens,
            );
            let mut places = both;
            places.retain(|&place| set.contains(tokens.symbol(place)));
            (places, calls)
        }
        None if options.calls == Calls::Everywhere => (tokens.places_of(&set), CallPlaces::All),
        None => (tokens.places_of(&set), CallPlaces::None),
    };
    let eager = host_uses.map(HostUses::into_eager).unwrap_or_default();
    if wanted == ReadBodies::AllNames {
        return Some(Request { leaves: leaves(tree, None), calls, block_entities, ..asked(options) });
    }
    // Function templates that launch are judged in their instances, so their uses matter too.
    let launching = templates_around(tree, tokens, &uses(tree, tokens, &set, &places));
    if !launching.is_empty() {
        set = SymbolSet::new(tokens, hot.into_iter().chain(launching).map(|name| tokens.symbol(name)));
        places = tokens.places_of(&set);
    }
    tokens.note_places(&set, &places);
    let places = uses(tree, tokens, &set, &places);
    if wanted == ReadBodies::All {
        return Some(Request {
            leaves: leaves(tree, None),
            hot: Some(set),
            calls,
            block_entities,
            eager,
            ..asked(options)
        });
    }
    let callers: &[TokenId] = match &calls {
        CallPlaces::Around(places) => places,
        CallPlaces::None | CallPlaces::All => &[],
    };
    let places = if lambdas.is_empty() && callers.is_empty() {
        places
    } else {
        let mut all = [&places, &lambdas[..], callers].concat();
        all.sort_unstable();
        all
    };
    let hot = Some(set);
    (!places.is_empty()).then_some(Request {
        leaves: leaves(tree, Some(&places)),
        places: Some(places),
        hot,
        calls,
        block_entities,
        lambdas,
        eager,
        ..asked(options)
    })
}

/// What is asked of everything that is read again.
fn asked(options: &ReadOptions) -> Request {
    Request {
        resolves: options.calls != Calls::Nowhere,
        device_by_default: options.device_by_default,
        passed: options.device_variables,
        tells: options.tells,
        ..Request::default()
    }
}

/// These places and the launches: the types of what a launch passes tell which instance it makes.
fn with_launches(mut places: Vec<TokenId>, tokens: &Tokens) -> CallPlaces {
    places.extend(tokens.launches.iter().map(|launch| launch.open));
    places.sort_unstable();
    CallPlaces::Around(places)
}

/// The attributes that stand behind the introducer of a lambda, or behind its template parameters.
fn annotated_lambdas(tokens: &Tokens) -> Vec<TokenId> {
    let words = tokens.attribute_words.iter().copied();
    words.filter(|&word| follows_introducer(tokens, word)).collect()
}

fn follows_introducer(tokens: &Tokens, word: TokenId) -> bool {
    // `[]() mutable noexcept(true) __device__ {}`, where it belongs to the call operator.
    let mut at = word;
    while at.0 > 0 {
        let before = at.previous();
        at = match tokens.kind(before) {
            Kind::Mutable | Kind::Constexpr | Kind::Consteval | Kind::Static | Kind::Noexcept => before,
            Kind::CloseParen => match tokens.partner(before).previous() {
                noexcept if tokens.kind(noexcept) == Kind::Noexcept => noexcept,
                parameters => return ends_introducer(tokens, parameters),
            },
            _ => return ends_introducer(tokens, before),
        };
    }
    false
}

/// Whether an introducer ends at `close`, or the template parameters behind one.
fn ends_introducer(tokens: &Tokens, close: TokenId) -> bool {
    match tokens.kind(close) {
        Kind::CloseBracket => true,
        Kind::Greater => lambda_angle(tokens, close).is_some(),
        _ => false,
    }
}

/// Those of `places`, where names of `hot` are mentioned, that are not the names of functions where these are
/// declared.
fn uses(tree: &Tree, tokens: &Tokens, hot: &SymbolSet, places: &[TokenId]) -> Vec<TokenId> {
    let functions = tree.functions.iter().map(|function| function.name_token);
    let mut own: Vec<TokenId> = functions.filter(|&name| hot.contains(tokens.symbol(name))).collect();
    own.sort_unstable();
    let mut walk = Walk::default();
    let mut is_own = |place: TokenId| own.get(walk.before(&own, place, |&name| name)) == Some(&place);
    places.iter().copied().filter(|&place| !is_own(place)).collect()
}

/// The names of the function templates whose bodies hold one of `places`.
fn templates_around(tree: &Tree, tokens: &Tokens, places: &[TokenId]) -> Vec<TokenId> {
    let mut walk = Walk::default();
    let mut holds_one = |(open, close)| walk.first_in(places, TokenRange::new(open, close)).is_some();
    let holds = |function: &&Function| {
        tree[function.declaration].form == Form::Template
            && function.body.braces(tokens).is_some_and(&mut holds_one)
    };
    tree.functions.iter().filter(holds).map(|function| function.name_token).collect()
}

/// The mentions of class templates whose instances may override functions of the device: only the instances that are completed do.
fn overriding_templates(tree: &Tree, tokens: &Tokens) -> Vec<TokenId> {
    let is_overridden = |function: &Function| {
        let marks = tree.attributes_of(function.declaration).iter().any(|one| one.name.marks_device_entity());
        marks && tree.has_specifier(function.declaration, SpecifierKind::Virtual)
    };
    if !tree.functions.iter().any(is_overridden) {
        return Vec::new();
    }
    let templates = tree.classes.iter().filter(|class| {
        tree[class.declaration].form == Form::Template
            && class.bases.of(&tree.bases).iter().any(|base| base.is_dependent)
    });
    let names = templates.filter_map(|class| class.name_token).map(|name| tokens.symbol(name));
    tokens.places_of(&SymbolSet::new(tokens, names))
}

/// The mentions of kernels whose names other functions have, too: which one is called overload resolution tells.
fn overloaded_kernels(tree: &Tree, tokens: &Tokens) -> Vec<TokenId> {
    let is_kernel = |function: &Function| {
        let mut attributes = tree.attributes_of(function.declaration).iter();
        attributes.any(|one| matches!(one.name, known::GLOBAL | known::WORD_GLOBAL))
    };
    let kernels = tree.functions.iter().filter(|one| is_kernel(one)).map(|one| one.filed);
    let kernels = SymbolSet::new(tokens, kernels);
    let others = tree.functions.iter().filter(|one| kernels.contains(one.filed) && !is_kernel(one));
    let others = SymbolSet::new(tokens, others.map(|one| one.filed));
    tokens.places_of(&others)
}

/// The names of kernels and managed variables, where they are declared.
fn declared(tree: &Tree, tokens: &Tokens) -> Vec<TokenId> {
    let names = tree.attributes.iter().filter_map(|attribute| {
        let AttributeOwner::Declaration(owner) = attribute.owner else { return None };
        match attribute.name {
            known::GLOBAL | known::WORD_GLOBAL | known::TILE_GLOBAL | known::WORD_TILE_GLOBAL => {
                Some(tree.function(owner)?.name_token)
            }
            known::MANAGED | known::WORD_MANAGED => tree.variable(owner)?.name_token,
            _ => None,
        }
    });
    names.filter(|&name| tokens.kind(name) == Kind::Identifier).collect()
}

/// The names of the variables in device memory, and of kernels declared through the name of a function type,
/// where they are declared.
fn device_variables(tree: &Tree) -> Vec<TokenId> {
    let ids = (0..tree.declarations.len()).map(DeclarationId::from_index);
    let names = ids.filter_map(|id| {
        let name = tree.variable(id)?.name_token?;
        let is_marked = tree.attributes_of(id).iter().any(|attribute| attribute.name.marks_device_entity());
        is_marked.then_some(name)
    });
    names.collect()
}

/// What may be the names of managed variables that are declared in blocks, with `all` those of kernels and other
/// variables in device memory too: a body is not read yet, so every name counts that may end a declarator of a
/// declaration with such an attribute.
fn declared_in_blocks(tree: &Tree, tokens: &Tokens, all: bool) -> Vec<TokenId> {
    let is_wanted = |at: TokenId| match tokens.symbol(at) {
        known::MANAGED | known::WORD_MANAGED => true,
        other => all && other.marks_device_entity(),
    };
    let rows = attributes_in_blocks(tree, tokens, is_wanted);
    let ends = |kind: Kind| matches!(kind, Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::End);
    let mut names = Vec::new();
    for word in rows.map(|row| row.start) {
        // It may be written behind the name.
        let mut at = word;
        while at.0 > 0 && !ends(tokens.kind(at.previous())) {
            at = at.previous();
        }
        while !ends(tokens.kind(at)) {
            let kind = tokens.kind(at);
            let next = at.next();
            let ends_declarator = matches!(
                tokens.kind(next),
                Kind::OpenParen
                    | Kind::CloseParen
                    | Kind::OpenBracket
                    | Kind::Comma
                    | Kind::Semicolon
                    | Kind::Attribute
            ) || tokens.attribute_words.binary_search(&next).is_ok();
            if kind == Kind::Identifier
                && ends_declarator
                && tokens.attribute_words.binary_search(&at).is_err()
            {
                names.push(at);
            }
            at = if kind == Kind::Attribute { tokens.partner(next).max(at).next() } else { next };
        }
    }
    names
}

/// The attributes that give a memory space to variables of blocks.
fn in_memory(tree: &Tree, tokens: &Tokens) -> Vec<TokenId> {
    let rows = attributes_in_blocks(tree, tokens, |at| tokens.symbol(at).marks_memory());
    rows.map(|row| row.start).collect()
}

/// The attributes that belong to no declaration outside of bodies and to no lambda, in order, those that hold a word that
/// `is_wanted`.
fn attributes_in_blocks<'a>(
    tree: &'a Tree,
    tokens: &'a Tokens,
    is_wanted: impl Fn(TokenId) -> bool + 'a,
) -> impl Iterator<Item = TokenRange> + 'a {
    let mut walk = Walk::default();
    tokens.attribute_words.iter().filter_map(move |&word| {
        if tree.attribute_along(&mut walk, word).is_some() {
            return None;
        }
        let row = match tokens.kind(word) {
            Kind::Attribute => TokenRange::new(word, tokens.partner(word.next())),
            _ => TokenRange::new(word, word.next()),
        };
        (row.iter().any(&is_wanted) && !follows_introducer(tokens, word)).then_some(row)
    })
}
