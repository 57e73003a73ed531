//! Chapter "Attribute application": what the handlers of `__host__`, `__device__` and `__global__` do, and which
//! entities an attribute meets.

use cufe_spec::rules::Anchor;
use cufe_spec::space::SpaceKeyword;
use cufe_spec::unit::Dialect;

use super::execution_spaces::keyword_value;
use super::tile::{self, Annotated, State, annotation_value};
use super::{Spaces, truth};
use crate::NotCore;
use crate::program::{Body, Form, FunctionDeclaration, FunctionEntity, FunctionName, Program, VariableScope};
use crate::scopes::Scopes;
use crate::verdicts::{Anchors, Judge};

/// A space keyword as written, and the token of its attribute.
pub(crate) type Applied = (SpaceKeyword, usize);

/// The words of a declaration that take effect.
#[derive(Clone, Debug, Default)]
pub(crate) struct Words {
    /// `__host__`, `__device__` and `__global__`.
    pub(crate) keywords: Vec<Applied>,
    /// Annotations of tile code.
    pub(crate) annotations: Vec<Annotated>,
}

impl Words {
    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.keywords.is_empty() && self.annotations.is_empty()
    }

    /// All words in the order of the text: the keyword's index, or the annotation, and the token.
    fn in_order(&self) -> Vec<(Result<usize, &'static str>, usize)> {
        let keywords = self.keywords.iter().enumerate().map(|(index, (_, token))| (Ok(index), *token));
        let annotations = self.annotations.iter().map(|(annotation, token)| (Err(*annotation), *token));
        let mut all: Vec<_> = keywords.chain(annotations).collect();
        all.sort_by_key(|(_, token)| *token);
        all
    }
}

/// The space keywords of a declaration in the order in which they are applied.
pub(crate) fn keywords(program: &Program, declaration: &FunctionDeclaration) -> Vec<Applied> {
    keywords_among(program, &declaration.specifiers.attributes)
}

/// The space keywords among attributes (indices into [`Program::attributes`]).
fn keywords_among(program: &Program, attributes: &[usize]) -> Vec<Applied> {
    let keyword = |index: &usize| {
        let attribute = &program.attributes[*index];
        let keyword = match attribute.name.as_str() {
            "host" => SpaceKeyword::Host,
            "device" => SpaceKeyword::Device,
            "global" => SpaceKeyword::Global,
            _ => return None,
        };
        Some((keyword, attribute.range.start))
    };
    attributes.iter().filter_map(keyword).collect()
}

/// The documents' handlers on the call operators of annotated lambdas. Every closure type is without linkage, so a
/// constexpr call operator has the wrong one.
pub(crate) fn call_operators(judge: &mut Judge<'_>) {
    if !judge.has("space.constexpr-lambda") {
        return;
    }
    let program = judge.program;
    for lambda in program.lambdas.iter().filter(|l| l.instance.is_none()) {
        let written: Vec<usize> = lambda.attributes.iter().chain(&lambda.late_attributes).copied().collect();
        let is_constexpr = truth(lambda.is_constexpr);
        let mut state = "none".to_owned();
        for (keyword, token) in keywords_among(program, &written) {
            let anchors = Anchors::at(lambda.introducer).with(Anchor::Attribute, token);
            // space.constexpr-lambda
            if judge.decide("space.constexpr-lambda", &[is_constexpr], &anchors, &[]) == Some("ignored") {
                continue;
            }
            if keyword == SpaceKeyword::Global {
                judge.decide("kernel.operator", &["call"], &anchors, &[]);
                if lambda.trailing.is_none() {
                    judge.decide("kernel.return", &["function", "deduced", is_constexpr], &anchors, &[]);
                }
                judge.decide("kernel.return.lambda", &["yes", is_constexpr], &anchors, &[]);
                judge.decide("kernel.ellipsis", &["function", truth(lambda.variadic)], &anchors, &[]);
            }
            let applied = judge.decide("space.apply", &[&state, keyword_value(keyword)], &anchors, &[]);
            state = applied.map_or(state, str::to_owned);
        }
    }
}

/// `space.defaulted`: the words of a declaration that take effect. On a non-virtual function that is defaulted on
/// its first declaration none does, with one warning each.
pub(crate) fn effective_words(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    declaration: &FunctionDeclaration,
) -> Result<Words, NotCore> {
    let program = judge.program;
    let entity = &program.function_entities[declaration.entity];
    let annotated = !tile::annotations(program, &declaration.specifiers.attributes).is_empty();
    let applied = keywords(program, declaration);
    let defaulted = match declaration.body {
        // A comparison that is defaulted as a friend is no member of the class.
        Body::Defaulted if declaration.specifiers.friend_at.is_some() => "not",
        Body::Defaulted if !declaration.in_class => "later",
        Body::Defaulted if declaration.specifiers.virtual_at.is_some() => "first-virtual",
        Body::Defaulted => "first",
        _ => "not",
    };
    if defaulted == "first" && (annotated || !applied.is_empty()) && may_override(scopes, entity) {
        return Err(NotCore {
            place: judge.source.place(declaration.name_at),
            what: "an annotated defaulted function that may override a virtual one".to_owned(),
        });
    }
    let anchors = Anchors::at(declaration.name_at);
    let mut keywords = Vec::new();
    for (keyword, token) in applied {
        let inputs = [defaulted, keyword_value(keyword)];
        let facts = [("function", entity.name.as_str())];
        let anchors = anchors.with(Anchor::Attribute, token);
        if judge.decide("space.defaulted", &inputs, &anchors, &facts) != Some("ignored") {
            keywords.push((keyword, token));
        }
    }
    let annotations = tile::effective(judge, declaration, defaulted, &entity.name)?;
    Ok(Words { keywords, annotations })
}

/// Destructors and assignments of classes with bases override without saying so.
fn may_override(scopes: &Scopes, entity: &FunctionEntity) -> bool {
    let named = matches!(entity.name_kind, FunctionName::Destructor | FunctionName::Operator);
    let class = scopes.classes.iter().find(|c| c.path == entity.path);
    named && class.is_some_and(|c| !c.bases.is_empty() || c.open_base)
}

/// `space.apply` and `tile.annotate`: applies words one after the other to a state; every application that conflicts is
/// reported at its attribute. After each application of a keyword `kernel.member` and `space.local-function`, of any
/// word `main.marked` look at the state.
pub(crate) fn apply(
    judge: &mut Judge<'_>,
    state: &State,
    words: &Words,
    declaration: &FunctionDeclaration,
) -> State {
    let mut state = state.clone();
    for (word, token) in words.in_order() {
        let anchors = Anchors::at(declaration.name_at).with(Anchor::Attribute, token);
        match word {
            Ok(index) => apply_keyword(judge, &mut state, &words.keywords[..=index], declaration),
            Err(annotation) => tile::annotate(judge, &mut state, annotation, &anchors),
        }
        marked_main(judge, &state, word.err(), declaration, &anchors);
    }
    state
}

/// The last of some keywords applied. One that only an earlier declaration carried is no duplicate.
fn apply_keyword(
    judge: &mut Judge<'_>,
    state: &mut State,
    applied: &[Applied],
    declaration: &FunctionDeclaration,
) {
    let Some(((keyword, token), before)) = applied.split_last() else { return };
    let anchors = Anchors::at(declaration.name_at).with(Anchor::Attribute, *token);
    let value = keyword_value(*keyword);
    let Some(cell) = judge.cell("space.apply", &[&state.byte, value]) else { return };
    let repeated = before.iter().any(|(other, _)| other == keyword);
    for report in &cell.diagnostics {
        if report.diagnostic != "space.duplicate" || repeated {
            judge.report(report, &anchors, &[]);
        }
    }
    tile::keyword(judge, state, value, &anchors);
    if let Some(result) = &cell.result {
        state.byte.clone_from(result);
    }
    let member = [membership(judge.program, declaration), value, &state.byte];
    judge.decide("kernel.member", &member, &anchors, &[]);
    judge.decide("space.local-function", &[truth(declaration.in_block), &state.byte], &anchors, &[]);
}

/// `main.marked` after a word. What is of tile code is marked by that alone; `__tile_builtin__` itself says nothing.
fn marked_main(
    judge: &mut Judge<'_>,
    state: &State,
    annotation: Option<&str>,
    declaration: &FunctionDeclaration,
    anchors: &Anchors,
) {
    let entity = &judge.program.function_entities[declaration.entity];
    let is_main = entity.path.is_empty() && entity.name == "main" && entity.name_kind == FunctionName::Plain;
    if annotation == Some("tile-builtin") {
        return;
    }
    let marked = match state.is_tile() {
        true => State { byte: "none".to_owned(), tile: state.tile.clone() },
        false => state.clone(),
    };
    let after = tile::taken_for(judge, &marked);
    judge.decide("main.marked", &[truth(is_main), &after], anchors, &[]);
}

/// The value of the `membership` domain.
fn membership(program: &Program, declaration: &FunctionDeclaration) -> &'static str {
    let entity = &program.function_entities[declaration.entity];
    let mut declarations = entity.declarations.iter().map(|d| &program.functions[*d]);
    match (entity.member, declaration.specifiers.friend_at.is_some()) {
        (true, _) if declarations.any(|d| d.specifiers.static_at.is_some()) => "static-member",
        (true, _) => "member",
        (false, true) => "friend",
        (false, false) => "namespace-member",
    }
}

/// `attribute.placement`: every attribute on the entity that it is written on.
pub(crate) fn placements(judge: &mut Judge<'_>, spaces: &Spaces) -> Result<(), NotCore> {
    let program = judge.program;
    let mut placed = vec![false; program.attributes.len()];
    let mut skipped = Vec::new();
    let mut place = |judge: &mut Judge<'_>, attribute: usize, entity: &str, name_at: usize, again: bool| {
        placed[attribute] = true;
        let token = program.attributes[attribute].range.start;
        let Some(value) = placement_value(&program.attributes[attribute].name) else { return };
        if value == "maxnreg" && !super::kernel_attributes::maxnreg_applies(judge, attribute) {
            return;
        }
        let anchors = Anchors::at(name_at).with(Anchor::Attribute, token);
        let Some(cell) = judge.cell("attribute.placement", &[value, entity]) else { return };
        // Whether a function is a kernel is not asked at an explicit instantiation.
        let asked = |id: &str| !again || !id.ends_with(".not-kernel");
        for report in cell.diagnostics.iter().filter(|r| asked(&r.diagnostic)) {
            judge.report(report, &anchors, &[]);
        }
    };
    for (index, declaration) in program.functions.iter().enumerate() {
        let kernel = spaces.keywords[index].iter().any(|(k, _)| *k == SpaceKeyword::Global);
        let state = &spaces.declarations[index];
        let takes_grid_constants = matches!(state.byte.as_str(), "G" | "DG") || state.space() == "TG";
        let entity = match (program.function_entities[declaration.entity].member, kernel) {
            (true, true) => "member-kernel",
            (true, false) => "member-function",
            (false, true) => "kernel",
            (false, false) => "function",
        };
        let again = declaration.form == Form::Instantiation && judge.dialect().is_released();
        for attribute in &declaration.specifiers.attributes {
            place(judge, *attribute, entity, declaration.name_at, again);
        }
        // The parameters of a member function template are not looked at until it is used.
        let known = &program.function_entities[declaration.entity];
        let member_template = known.member && known.template.is_some();
        for parameter in &declaration.parameters {
            for attribute in &parameter.attributes {
                if member_template && judge.dialect().is_released() {
                    skipped.push(*attribute);
                    continue;
                }
                let entity = if takes_grid_constants { "kernel-parameter" } else { "parameter" };
                place(judge, *attribute, entity, declaration.name_at, false);
            }
        }
    }
    for declaration in &program.variables {
        let is_static = declaration.specifiers.static_at.is_some();
        let of_class = program.variable_entities[declaration.entity].scope == VariableScope::Class;
        let entity = match (of_class, declaration.scope, is_static) {
            (true, VariableScope::Class, false) => "data-member",
            (true, ..) => "static-data-member",
            _ => "variable",
        };
        for attribute in &declaration.specifiers.attributes {
            place(judge, *attribute, entity, declaration.name_at, false);
        }
    }
    for misplaced in &program.misplaced {
        if misplaced.entity == "no-entity" {
            // Nothing is annotated, and nothing more is said of it.
            skipped.push(misplaced.attribute);
            continue;
        }
        let token = program.attributes[misplaced.attribute].range.start;
        place(judge, misplaced.attribute, misplaced.entity, token, false);
    }
    for attribute in skipped {
        placed[attribute] = true;
    }
    for attribute in program.lambdas.iter().flat_map(|l| l.attributes.iter().chain(&l.late_attributes)) {
        placed[*attribute] = true;
    }
    all_placed(judge, &placed)
}

/// Every attribute stands on something that the rules name.
fn all_placed(judge: &Judge<'_>, placed: &[bool]) -> Result<(), NotCore> {
    for (attribute, placed) in judge.program.attributes.iter().zip(placed) {
        if !placed && placement_value(&attribute.name).is_some() {
            return Err(NotCore {
                place: judge.source.place(attribute.range.start),
                what: "a CUDA attribute on an entity that the rules do not name".to_owned(),
            });
        }
    }
    Ok(())
}

/// The value of the `attribute` domain; other attributes are deleted without a word.
fn placement_value(name: &str) -> Option<&'static str> {
    Some(match name {
        "host" => "host",
        "device" => "device",
        "global" => "global",
        "shared" => "shared",
        "constant" => "constant",
        "managed" => "managed",
        "launch_bounds" => "launch-bounds",
        "maxnreg" => "maxnreg",
        "cluster_dims" => "cluster-dims",
        "grid_constant" => "grid-constant",
        _ => return None,
    })
}

/// `attribute.tile`: the first annotation of tile code on a function or variable, where they do not count.
pub(crate) fn tile_annotations(judge: &mut Judge<'_>) -> Result<(), NotCore> {
    let program = judge.program;
    if program.tiles {
        return Ok(());
    }
    let tile = |a: &usize| program.attributes[*a].name.starts_with("tile");
    let of_functions = program.functions.iter().flat_map(|d| &d.specifiers.attributes);
    let of_variables = program.variables.iter().flat_map(|d| &d.specifiers.attributes);
    let mut annotations: Vec<usize> = of_functions.chain(of_variables).copied().filter(|a| tile(a)).collect();
    annotations.sort_unstable();
    annotations.dedup();
    let token = |attribute: usize| program.attributes[attribute].range.start;
    let outside = |attribute: usize, what: &str| {
        Err(NotCore { place: judge.source.place(token(attribute)), what: what.to_owned() })
    };
    if !judge.has("attribute.tile") {
        let global = |a: &&usize| program.attributes[**a].name == "tile_global";
        return match annotations.iter().find(global) {
            Some(kernel) if judge.dialect() == Dialect::REFERENCE => outside(*kernel, "a tile kernel"),
            _ => Ok(()),
        };
    }
    if let Some(other) = (0..program.attributes.len()).find(|a| tile(a) && !annotations.contains(a)) {
        return outside(other, "an annotation of tile code in an unexpected place");
    }
    for attribute in annotations {
        let Some(value) = annotation_value(&program.attributes[attribute].name) else { continue };
        let anchors = Anchors::at(token(attribute)).with(Anchor::Attribute, token(attribute));
        let cell = judge.cell("attribute.tile", &[value]);
        if cell.is_some_and(|c| !c.diagnostics.is_empty()) {
            judge.decide("attribute.tile", &[value], &anchors, &[]);
            return Ok(());
        }
    }
    Ok(())
}
