//! Chapter "Redeclaration": what the annotations of a later declaration do to the space of a function.

use cufe_spec::rules::Anchor;
use cufe_spec::unit::Dialect;

use super::attribute_application::{Applied, Words, apply, effective_words};
use super::execution_spaces::keyword_value;
use super::tile::{self, Annotated, State};
use super::{Spaces, jit, truth, virtual_override};
use crate::NotCore;
use crate::facts::{display_name, instance_name, last_name};
use crate::overloads::{arguments_of, own_depth};
use crate::program::{Body, Form, FunctionDeclaration, FunctionEntity, Program};
use crate::scopes::Scopes;
use crate::types::{Argument, Type};
use crate::verdicts::{Anchors, Judge};

/// `space.redeclare`: walks the declarations in source order and gives every function its states of the `byte-class`
/// domain. Explicit specialisations begin with their primary's state.
pub(crate) fn spaces(judge: &mut Judge<'_>, scopes: &Scopes) -> Result<Spaces, NotCore> {
    let program = judge.program;
    defined_once(judge)?;
    let mut states: Vec<Option<State>> = vec![None; program.function_entities.len()];
    let mut declarations = Vec::new();
    let (mut keywords, mut annotations) = (Vec::new(), Vec::new());
    let default = jit::default_space(judge, "function");
    for (index, declaration) in program.functions.iter().enumerate() {
        let entity = &program.function_entities[declaration.entity];
        let first = entity.declarations.first() == Some(&index);
        let words = effective_words(judge, scopes, declaration)?;
        let earlier = match (&states[declaration.entity], entity.primary) {
            (Some(state), _) => Some(state.clone()),
            (None, Some(primary)) => states[primary].clone(),
            (None, None) => None,
        };
        let state = match (earlier, default) {
            // A declaration without keywords keeps the space so far; the first one has the default.
            (earlier, Some(default)) if words.is_empty() && !is_compared(&earlier, declaration) => {
                earlier.unwrap_or_else(|| State::of_byte(default))
            }
            (earlier, _) => {
                let state = state(judge, scopes, earlier, declaration, &words, first)?;
                if first { annotated(judge, state) } else { state }
            }
        };
        declarations.push(state.clone());
        keywords.push(words.keywords);
        annotations.push(words.annotations);
        // An explicit instantiation says something of its instance; the documents know no instances, so there their
        // handlers run on the template.
        if declaration.form != Form::Instantiation || judge.dialect() == Dialect::Documented {
            states[declaration.entity] = Some(state);
        }
    }
    friends_of_instances(judge, &keywords, &annotations)?;
    instances(judge, &declarations, &keywords)?;
    let propagated = vec![0; states.len()];
    let written: Vec<State> = states.into_iter().map(|s| s.unwrap_or_else(State::none)).collect();
    let entities = written.iter().map(|state| tile::taken_for(judge, state)).collect();
    let (lambdas, implied) = (Vec::new(), Vec::new());
    let virtuals = virtual_override::virtuals(judge, scopes);
    Ok(Spaces {
        entities,
        written,
        virtuals,
        propagated,
        declarations,
        keywords,
        annotations,
        lambdas,
        implied,
    })
}

/// [basic.def.odr], [class.mem.general], [over.dcl]: a second definition, a second declaration in the class and another
/// return type are no redeclarations. C++ refuses the unit, and the released tools say nothing of the spaces.
fn defined_once(judge: &Judge<'_>) -> Result<(), NotCore> {
    let program = judge.program;
    let defines = |d: &FunctionDeclaration| !matches!(d.body, Body::None);
    for entity in &program.function_entities {
        let declared = || entity.declarations.iter().map(|d| &program.functions[*d]);
        let own = || declared().filter(|d| !d.of_instances && d.form != Form::Instantiation);
        if let Some(again) = own().filter(|d| defines(d)).nth(1) {
            return outside(judge, again, "a function that is defined twice");
        }
        let plain_member = |d: &&FunctionDeclaration| d.in_class && d.specifiers.friend_at.is_none();
        if let Some(again) = own().filter(plain_member).nth(1) {
            return outside(judge, again, "a member function that is declared twice");
        }
        let certain = |d: &&FunctionDeclaration| {
            d.form == Form::Plain && !d.result.is_dependent() && !d.result.has_placeholder()
        };
        let first = own().find(certain);
        let other = |d: &&FunctionDeclaration| certain(d) && first.is_some_and(|f| f.result != d.result);
        if let Some(again) = own().find(other) {
            return outside(judge, again, "functions that differ in their return type alone");
        }
    }
    Ok(())
}

/// A friend in a class template is declared by each instance of the class, and instances of classes are not made here.
/// Where one may then redeclare a function, and that changes or reports something, the unit is outside.
fn friends_of_instances(
    judge: &mut Judge<'_>,
    keywords: &[Vec<Applied>],
    annotations: &[Vec<Annotated>],
) -> Result<(), NotCore> {
    let program = judge.program;
    let default = jit::default_space(judge, "function").unwrap_or("none").to_owned();
    let own = |index: usize| -> String {
        let written = |letter: &&str| keywords[index].iter().any(|(k, _)| keyword_value(*k) == *letter);
        let letters: String = ["H", "D", "G"].into_iter().filter(written).collect();
        if letters.is_empty() { default.clone() } else { letters }
    };
    for (index, befriended) in program.functions.iter().enumerate().filter(|(_, f)| f.of_instances) {
        for (other, declaration) in program.functions.iter().enumerate() {
            if other == index || !may_be_one(program, befriended, declaration) {
                continue;
            }
            let (friend, known) = (own(index), own(other));
            let after = changes_nothing(judge, &known, &friend, &known);
            let before = index > other || changes_nothing(judge, &friend, &known, &known);
            let tile = [index, other].iter().any(|d| !annotations[*d].is_empty());
            if tile || !(after && before) {
                return outside(judge, befriended, "a friend that an instance of its class may redeclare");
            }
        }
    }
    Ok(())
}

/// Whether a redeclaration reports nothing and ends in a state. A conflict in one declaration does not.
fn changes_nothing(judge: &mut Judge<'_>, first: &str, second: &str, state: &str) -> bool {
    if [first, second].iter().any(|s| s.contains('G') && *s != "G") {
        return false;
    }
    let model = judge.cell("space.redeclare.model", &["redeclaration"]).and_then(|c| c.result.as_deref());
    let merged = model == Some("merged");
    let table = if merged { "space.redeclare.merged" } else { "space.redeclare.compared" };
    let cell = judge.cell(table, &[first, second]);
    cell.is_some_and(|c| c.diagnostics.is_empty() && c.result.as_deref() == Some(state))
}

/// Whether two declarations are of one function, or may be where class templates are instantiated: of two definitions
/// only one is.
fn may_be_one(program: &Program, one: &FunctionDeclaration, other: &FunctionDeclaration) -> bool {
    let [a, b] = [one, other].map(|d| &program.function_entities[d.entity]);
    let kind = |d: &FunctionDeclaration, e: &FunctionEntity| {
        (e.template.is_some(), e.specialisation.is_some() || d.arguments.is_some())
    };
    if a.name != b.name
        || a.path != b.path
        || kind(one, a) != kind(other, b)
        || other.form == Form::Instantiation
    {
        return false;
    }
    let (own, theirs) = (&a.signature.parameters, &b.signature.parameters);
    let packs = own.iter().chain(theirs).any(|p| matches!(p, Type::Pack(_)));
    let alike = packs || own.len() == theirs.len() && own.iter().zip(theirs).all(|(p, q)| p.may_equal(q));
    one.entity == other.entity || alike && !(one.has_body() && other.has_body())
}

/// The state after one declaration.
fn state(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    earlier: Option<State>,
    declaration: &FunctionDeclaration,
    words: &Words,
    first: bool,
) -> Result<State, NotCore> {
    match earlier {
        None => Ok(apply(judge, &State::none(), words, declaration)),
        Some(state) => redeclared(judge, scopes, &state, declaration, words, kind(declaration, first)),
    }
}

/// Whether a declaration without keywords is compared with the ones before although functions have a space by default: of kernels.
fn is_compared(earlier: &Option<State>, declaration: &FunctionDeclaration) -> bool {
    let is_kernel = earlier.as_ref().is_some_and(|state| state.byte.contains('G'));
    is_kernel && matches!(declaration.form, Form::Plain | Form::Template)
}

/// What is written of a function that is declared again, with the space that functions have by default.
fn with_default(judge: &mut Judge<'_>, state: State) -> State {
    match (state.byte.as_str(), jit::default_space(judge, "function")) {
        ("none", Some("D")) => State::of_byte("D"),
        ("H", Some("D")) => State::of_byte("HD"),
        _ => state,
    }
}

/// The value of the `declaration` domain for a later declaration.
fn kind(declaration: &FunctionDeclaration, first: bool) -> &'static str {
    match declaration.form {
        Form::Instantiation => "instantiation",
        Form::Specialisation if first => "specialisation",
        Form::Specialisation => "respecialisation",
        Form::Plain | Form::Template => "redeclaration",
    }
}

/// `space.redeclare.model` chooses the table: in the merged model the keywords are applied to the byte so far
/// ([`apply`] says the same as `space.redeclare.merged` and knows the attribute of each conflict); else the
/// declaration's own state is compared with the earlier one, by `tile.redeclare` where one of both is of tile code. One
/// without words takes the earlier state in the model that inherits.
fn redeclared(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    earlier: &State,
    declaration: &FunctionDeclaration,
    words: &Words,
    kind: &str,
) -> Result<State, NotCore> {
    let anchors = Anchors::at(declaration.name_at);
    let model = judge.decide("space.redeclare.model", &[kind], &anchors, &[]);
    let table = match model {
        Some("compared") => "space.redeclare.compared",
        Some("inheriting") => "space.redeclare.inheriting",
        _ => return Ok(merged(judge, earlier, declaration, words)),
    };
    let own = apply(judge, &State::none(), words, declaration);
    let of_tiles = earlier.is_tile() || own.is_tile();
    if !of_tiles && own.byte == "H" && earlier.byte == "H" {
        return Ok(earlier.clone());
    }
    let (own, earlier) = match of_tiles {
        true => (own, earlier.clone()),
        false => (with_default(judge, own), with_default(judge, earlier.clone())),
    };
    if of_tiles && model == Some("inheriting") && words.is_empty() {
        return Ok(earlier);
    }
    let cell = match of_tiles {
        true => judge.cell("tile.redeclare", &[earlier.space(), own.space()]),
        false => judge.cell(table, &[&earlier.byte, &own.byte]),
    };
    let Some(cell) = cell else { return Ok(earlier) };
    let entity = &judge.program.function_entities[declaration.entity];
    let name = match declaration.form {
        Form::Instantiation | Form::Specialisation if !cell.diagnostics.is_empty() => {
            match instance_name(judge.program, scopes, declaration) {
                Some(name) => name,
                None => return outside(judge, declaration, "template arguments that are not certain"),
            }
        }
        // In a block the name stands alone.
        _ if declaration.in_block => last_name(entity),
        _ => display_name(scopes, entity),
    };
    if of_tiles {
        return Ok(tile::redeclared(judge, &earlier, &own, &name, &anchors));
    }
    let result = judge.decide(table, &[&earlier.byte, &own.byte], &anchors, &[("function", &name)]);
    Ok(State::of_byte(result.unwrap_or(&earlier.byte)))
}

/// `jit.default-space` of a function with one space written on it, which stays its space.
fn annotated(judge: &mut Judge<'_>, mut state: State) -> State {
    let entity = match state.byte.as_str() {
        _ if state.is_tile() || !judge.has("jit.default-space") => return state,
        "H" => "host-function",
        "D" => "device-function",
        "G" => "kernel",
        _ => return state,
    };
    let given = truth(judge.options.default_device);
    if let Some(space) = judge.cell("jit.default-space", &[entity, given]).and_then(|c| c.result.clone()) {
        state.byte = space;
    }
    state
}

/// The keywords applied to the state so far: `space.redeclare.merged` says in one step what [`apply`] says of each, but for a
/// declaration that is in conflict with itself.
fn merged(judge: &mut Judge<'_>, earlier: &State, declaration: &FunctionDeclaration, words: &Words) -> State {
    let written: Vec<&str> = words.keywords.iter().map(|(keyword, _)| keyword_value(*keyword)).collect();
    let own = match ["H", "D", "G"].map(|letter| written.contains(&letter)) {
        [false, false, false] => Some("none"),
        [true, false, false] => Some("H"),
        [false, true, false] => Some("D"),
        [true, true, false] => Some("HD"),
        [false, false, true] => Some("G"),
        _ => None,
    };
    let mut state = apply(judge, earlier, words, declaration);
    if let Some(own) = own.filter(|_| !earlier.is_tile() && !state.is_tile())
        && let Some(cell) = judge.cell("space.redeclare.merged", &[&earlier.byte, own])
        && let Some(result) = &cell.result
    {
        state.byte.clone_from(result);
    }
    state
}

/// `space.instance`: every distinct instance has the keywords of its template's declarations so far applied again,
/// from the template's byte; what was reported where it is written is not reported again.
fn instances(judge: &mut Judge<'_>, states: &[State], keywords: &[Vec<Applied>]) -> Result<(), NotCore> {
    if !judge.has("space.instance") {
        return Ok(());
    }
    let program = judge.program;
    let mut made: Vec<(usize, Option<Vec<Argument>>, usize)> = Vec::new();
    for instance in &program.instances {
        let known = &program.function_entities[instance.entity];
        let own = own_depth(known);
        if known.template.is_some() {
            let bindings = instance.bindings.as_ref();
            let list = bindings.and_then(|b| b.iter().find(|(depth, _)| *depth == own));
            made.push((instance.entity, list.map(|(_, list)| list.clone()), instance.at));
        }
    }
    for entity in &program.function_entities {
        if let (Some(template), Some(first)) = (entity.primary, entity.declarations.first()) {
            let declaration = &program.functions[*first];
            made.push((template, arguments_of(program, template, declaration), declaration.name_at));
        }
    }
    let token_written = |judge: &Judge<'_>, token: usize| judge.was_reported("space.conflict", token);
    let written: Vec<usize> =
        keywords.iter().flatten().map(|(_, token)| *token).filter(|t| token_written(judge, *t)).collect();
    let mut seen: Vec<(usize, Option<Vec<Argument>>)> = Vec::new();
    for (template, arguments, at) in made {
        let so_far: Vec<usize> = program.function_entities[template]
            .declarations
            .iter()
            .copied()
            .filter(|d| {
                program.functions[*d].name_at < at && program.functions[*d].form != Form::Instantiation
            })
            .collect();
        let Some(state) = so_far.last().map(|d| states[*d].clone()) else { continue };
        if state.is_tile() && (state.byte.contains('G') || state.tile == "kernel" && state.byte != "none") {
            let what = "an instance of a template of tile code in conflict".to_owned();
            return Err(NotCore { place: judge.source.place(at), what });
        }
        let conflicts = state.byte.contains('G') && state.byte != "G";
        if !conflicts || seen.contains(&(template, arguments.clone())) {
            continue;
        }
        if arguments.is_none() {
            let what = "an instance of a template in conflict whose arguments are not certain".to_owned();
            return Err(NotCore { place: judge.source.place(at), what });
        }
        seen.push((template, arguments));
        again(judge, state.byte, &so_far, keywords, &written);
    }
    Ok(())
}

/// The keywords of some declarations applied once more.
fn again(
    judge: &mut Judge<'_>,
    mut state: String,
    declarations: &[usize],
    keywords: &[Vec<Applied>],
    written: &[usize],
) {
    for index in declarations {
        let name_at = judge.program.functions[*index].name_at;
        for (keyword, token) in keywords.get(*index).into_iter().flatten() {
            let reported = truth(written.contains(token));
            let outcome = judge.cell("space.instance", &[reported]).and_then(|c| c.result.as_deref());
            let Some(cell) = judge.cell("space.apply", &[&state, keyword_value(*keyword)]) else { continue };
            let anchors = Anchors::at(name_at).with(Anchor::Attribute, *token);
            for report in cell.diagnostics.iter().filter(|r| r.diagnostic == "space.conflict") {
                if outcome == Some("again") {
                    judge.report(report, &anchors, &[]);
                }
            }
            state = cell.result.clone().unwrap_or(state);
        }
    }
}

fn outside<T>(judge: &Judge<'_>, declaration: &FunctionDeclaration, what: &str) -> Result<T, NotCore> {
    Err(NotCore { place: judge.source.place(declaration.name_at), what: what.to_owned() })
}
