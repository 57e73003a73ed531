//! Chapter "Tile code": what `--enable-tile` makes of `__tile__`, `__tile_global__` and `__tile_builtin__`.

use cufe_spec::rules::{Anchor, Rules};
use cufe_spec::unit::{Options, Pass};

use super::emission::Emission;
use super::kernel_constraints::{declared_so_far, form, return_type};
use super::{Spaces, truth};
use crate::NotCore;
use crate::program::{
    FunctionDeclaration, FunctionName, Mention, Program, VariableDeclaration, VariableEntity, VariableScope,
};
use crate::types::Type;
use crate::verdicts::{Anchors, Judge};

/// An annotation of tile code as the value of the `tile-annotation` domain, and the token of its attribute.
pub(crate) type Annotated = (&'static str, usize);

/// What the words of declarations make of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// The value of the `byte-class` domain, without tile code.
    pub(crate) byte: String,
    /// The value of the `tile-state` domain.
    pub(crate) tile: String,
}

impl State {
    /// Without any word.
    pub(crate) fn none() -> State {
        State::of_byte("none")
    }

    /// What `__host__`, `__device__` and `__global__` alone make.
    pub(crate) fn of_byte(byte: &str) -> State {
        State { byte: byte.to_owned(), tile: "none".to_owned() }
    }

    /// A value of the `tile-space` domain as a state.
    fn of_space(space: &str) -> State {
        let (byte, tile) = match space {
            "T" => ("none", "tile"),
            "HT" => ("H", "tile"),
            "DT" => ("D", "tile"),
            "HDT" => ("HD", "tile"),
            "TG" => ("none", "kernel"),
            other => (other, "none"),
        };
        State { byte: byte.to_owned(), tile: tile.to_owned() }
    }

    /// The same of all who use something: host, device, tile code.
    pub(crate) fn of_sides(host: bool, device: bool, tile: bool) -> State {
        let byte = match (host, device) {
            (true, true) => "HD",
            (true, false) if tile => "H",
            (false, true) => "D",
            _ => "none",
        };
        State { byte: byte.to_owned(), tile: if tile { "tile" } else { "none" }.to_owned() }
    }

    /// Who its code is compiled for: host, device, tile code.
    pub(crate) fn sides(&self) -> (bool, bool, bool) {
        let space = self.space();
        (space == "none" || space.contains('H'), space.contains('D') || space == "G", self.is_tile())
    }

    /// All spaces in words.
    pub(crate) fn words(&self) -> &'static str {
        match self.space() {
            "D" => "__device__",
            "HD" => "__host__ __device__",
            "G" => "__global__",
            "T" => "__tile__",
            "HT" => "__host__ __tile__",
            "DT" => "__device__ __tile__",
            "HDT" => "__host__ __device__ __tile__",
            "TG" => "__tile_global__",
            _ => "__host__",
        }
    }

    /// Whether an annotation of tile code counts for it.
    pub(crate) fn is_tile(&self) -> bool {
        self.tile != "none"
    }

    /// The value of the `tile-space` domain: a kernel in conflict counts as a kernel.
    pub(crate) fn space(&self) -> &'static str {
        match (self.tile.as_str(), self.byte.as_str()) {
            ("kernel", _) => "TG",
            (_, byte) if byte.contains('G') => "G",
            ("tile", "H") => "HT",
            ("tile", "D") => "DT",
            ("tile", "HD") => "HDT",
            ("tile", _) => "T",
            (_, "H") => "H",
            (_, "D") => "D",
            (_, "HD") => "HD",
            _ => "none",
        }
    }
}

/// `tile.enabled`: whether the annotations count. Outside: a release that takes the option and of which nothing is known.
pub(crate) fn enabled(rules: &Rules, options: &Options) -> Option<bool> {
    let known = rules.find("tile.enabled").filter(|record| record.exists_in(options.dialect));
    if known.is_none() || options.pass == Pass::Jit {
        return (!options.enable_tile).then_some(false);
    }
    let cell = rules.table("tile.enabled").find(options.dialect, options.pass, &[truth(options.enable_tile)]);
    cell.and_then(|c| c.result.as_deref()).map(|result| result == "yes")
}

/// The annotations of tile code among attributes, where they count.
pub(crate) fn annotations(program: &Program, attributes: &[usize]) -> Vec<Annotated> {
    if !program.tiles {
        return Vec::new();
    }
    let annotation = |index: &usize| {
        let attribute = &program.attributes[*index];
        Some((annotation_value(&attribute.name)?, attribute.range.start))
    };
    attributes.iter().filter_map(annotation).collect()
}

/// The value of the `tile-annotation` domain.
pub(crate) fn annotation_value(name: &str) -> Option<&'static str> {
    match name {
        "tile" => Some("tile"),
        "tile_global" => Some("tile-global"),
        "tile_builtin" => Some("tile-builtin"),
        _ => None,
    }
}

/// `tile.defaulted`: the annotations of a declaration that take effect. Outside: other ones than `__tile__` on what is
/// defaulted where it is first declared.
pub(crate) fn effective(
    judge: &mut Judge<'_>,
    declaration: &FunctionDeclaration,
    defaulted: &str,
    function: &str,
) -> Result<Vec<Annotated>, NotCore> {
    let mut effective = Vec::new();
    for (annotation, token) in annotations(judge.program, &declaration.specifiers.attributes) {
        let anchors = Anchors::at(declaration.name_at).with(Anchor::Attribute, token);
        if defaulted == "first" && annotation != "tile" {
            return outside(judge, token, "an annotation of tile code on a defaulted function");
        }
        let result = judge.decide("tile.defaulted", &[defaulted], &anchors, &[("function", function)]);
        if result != Some("ignored") {
            effective.push((annotation, token));
        }
    }
    Ok(effective)
}

/// `tile.annotate`: one annotation applied to a state.
pub(crate) fn annotate(judge: &mut Judge<'_>, state: &mut State, annotation: &str, anchors: &Anchors) {
    let inputs = [state.byte.clone(), state.tile.clone()];
    let result = judge.decide("tile.annotate", &[&inputs[0], &inputs[1], annotation], anchors, &[]);
    if let Some(result) = result {
        state.tile = result.to_owned();
    }
}

/// `tile.keyword`: what is said of a keyword beside `space.apply`.
pub(crate) fn keyword(judge: &mut Judge<'_>, state: &State, keyword: &str, anchors: &Anchors) {
    if judge.program.tiles {
        judge.decide("tile.keyword", &[&state.byte, &state.tile, keyword], anchors, &[]);
    }
}

/// `tile.redeclare`: a later declaration whose own state is compared with the earlier one.
pub(crate) fn redeclared(
    judge: &mut Judge<'_>,
    earlier: &State,
    own: &State,
    name: &str,
    anchors: &Anchors,
) -> State {
    let inputs = [earlier.space(), own.space()];
    match judge.decide("tile.redeclare", &inputs, anchors, &[("function", name)]) {
        Some(result) => State::of_space(result),
        None => earlier.clone(),
    }
}

/// `tile.space`: the byte that every other rule takes a function for.
pub(crate) fn taken_for(judge: &mut Judge<'_>, state: &State) -> String {
    if !judge.program.tiles {
        return state.byte.clone();
    }
    let cell = judge.cell("tile.space", &[&state.byte, &state.tile]);
    cell.and_then(|c| c.result.clone()).unwrap_or_else(|| state.byte.clone())
}

/// `tile.kernel` of every `__tile_global__` that is written.
pub(crate) fn kernels(judge: &mut Judge<'_>, spaces: &Spaces) {
    let program = judge.program;
    for (index, declaration) in program.functions.iter().enumerate() {
        for (annotation, token) in &spaces.annotations[index] {
            if *annotation == "tile-global" {
                let anchors = Anchors::at(declaration.name_at).with(Anchor::Attribute, *token);
                for fault in faults(program, declaration) {
                    judge.decide("tile.kernel", &[fault], &anchors, &[]);
                }
            }
        }
    }
}

/// The values of the `tile-kernel-fault` domain that hold for a declaration.
fn faults(program: &Program, declaration: &FunctionDeclaration) -> Vec<&'static str> {
    let entity = &program.function_entities[declaration.entity];
    let mut faults = Vec::new();
    // The return type of a template is not looked at.
    let template = !matches!(form(program, declaration), "function") || declaration.of_instances;
    let made = matches!(entity.name_kind, FunctionName::Constructor | FunctionName::Destructor);
    if !template && !made {
        match return_type(declaration, &declaration.result) {
            "void" => {}
            "deduced" => faults.push("deduced-return"),
            _ => faults.push("return"),
        }
    }
    if declaration.variadic {
        faults.push("ellipsis");
    }
    // Once declared inline, always inline.
    let is_inline = declared_so_far(program, declaration).any(|d| {
        let friend_definition = d.specifiers.friend_at.is_some() && d.has_body();
        d.specifiers.inline_at.is_some() || d.specifiers.constexpr_at.is_some() || friend_definition
    });
    if is_inline && !entity.member {
        faults.push("inline");
    }
    if declaration.exception_specification {
        faults.push("exception-specification");
    }
    if entity.name_kind == FunctionName::Operator {
        faults.push("operator");
    }
    if entity.member {
        faults.push("member");
    }
    faults
}

/// `tile.variable` of a variable with a memory space that a block declares.
pub(crate) fn local(
    judge: &mut Judge<'_>,
    declaration: &VariableDeclaration,
    memory: &str,
    anchors: &Anchors,
) {
    let function = declaration.function.filter(|_| declaration.scope == VariableScope::Block);
    if let (true, Some(function)) = (judge.program.tiles, function) {
        let space = judge.tile_spaces[judge.program.functions[function].entity];
        let memory = format!("__{memory}__");
        judge.decide("tile.variable", &[space], anchors, &[("memory", &memory)]);
    }
}

/// Annotations where nothing is known of what they do: not on a function, nor `__tile__` on a plain variable of a
/// namespace.
pub(crate) fn placements(judge: &Judge<'_>) -> Result<(), NotCore> {
    let program = judge.program;
    if !program.tiles {
        return Ok(());
    }
    let is_tile = |a: &usize| annotation_value(&program.attributes[*a].name).is_some();
    let functions = program.functions.iter().flat_map(|d| &d.specifiers.attributes).copied();
    let on_functions: Vec<usize> = functions.filter(is_tile).collect();
    let plain = |d: &&VariableDeclaration| is_known(judge, &program.variable_entities[d.entity]);
    let variables = program.variables.iter().filter(plain).flat_map(|d| &d.specifiers.attributes);
    let on_variables: Vec<usize> =
        variables.copied().filter(|a| program.attributes[*a].name == "tile").collect();
    let placed = |a: &usize| on_functions.contains(a) || on_variables.contains(a);
    match (0..program.attributes.len()).filter(is_tile).find(|a| !placed(a)) {
        Some(other) => {
            let token = program.attributes[other].range.start;
            outside(judge, token, "an annotation of tile code in an unexpected place")
        }
        None => Ok(()),
    }
}

/// Whether it is known what `__tile__` does to a variable. The device pass compares the keywords of its declarations and
/// looks at its type, as it does for no other memory space.
fn is_known(judge: &Judge<'_>, entity: &VariableEntity) -> bool {
    let program = judge.program;
    let declarations = || entity.declarations.iter().map(|d| &program.variables[*d]);
    let names = |d: &VariableDeclaration| -> Vec<&str> {
        d.specifiers.attributes.iter().map(|a| program.attributes[*a].name.as_str()).collect()
    };
    let mut element = entity.written.unqualified();
    while let Type::Array(of, _) = element {
        element = of.unqualified();
    }
    let first = declarations().next().map(names);
    let alike = declarations().all(|d| Some(names(d)) == first);
    let plain = |d: &VariableDeclaration| {
        let shared =
            d.specifiers.inline_at.is_some() && d.specifiers.static_at.is_none() && !entity.in_unnamed;
        !shared && !d.structured_binding
    };
    let of_device = alike && matches!(element, Type::Fundamental(_));
    entity.scope == VariableScope::Namespace
        && declarations().all(plain)
        && (judge.pass() == Pass::Host || of_device)
}

/// Annotated lambdas in functions of tile code: nobody has seen what becomes of them.
pub(crate) fn lambdas(judge: &Judge<'_>, spaces: &Spaces) -> Result<(), NotCore> {
    let program = judge.program;
    let in_tile_code = |function: usize| spaces.written[program.functions[function].entity].is_tile();
    for (lambda, standing) in program.lambdas.iter().zip(&spaces.lambdas) {
        if standing.annotation != "none" && lambda.function.is_some_and(in_tile_code) {
            return outside(judge, lambda.introducer, "an annotated lambda in tile code");
        }
    }
    Ok(())
}

/// A function that is named and not called, where `call.address` is asked: in tile code, and one of tile code alone in
/// code of the device.
pub(crate) fn mention(
    judge: &Judge<'_>,
    spaces: &Spaces,
    mention: &Mention,
    named: usize,
    user: &str,
) -> Result<(), NotCore> {
    let in_tile_code = mention
        .function
        .is_some_and(|function| spaces.written[judge.program.functions[function].entity].is_tile());
    let tile_alone = matches!(spaces.written[named].space(), "T" | "HT") && matches!(user, "D" | "G");
    if judge.pass() == Pass::Device && (in_tile_code || tile_alone) {
        return outside(judge, mention.name_at, "a function of or in tile code that is named and not called");
    }
    Ok(())
}

/// The same of all mentions in generated tile code, where an error ends what is generated.
pub(crate) fn mentions(judge: &Judge<'_>, spaces: &Spaces, emission: &Emission) -> Result<(), NotCore> {
    for mention in judge.program.mentions.iter().filter(|m| !m.called) {
        let held = |f: usize| emission.holds_body(f, mention.instance, mention.lambda);
        if let ([named], true) = (mention.candidates.as_slice(), mention.function.is_some_and(held)) {
            self::mention(judge, spaces, mention, *named, "H")?;
        }
    }
    Ok(())
}

fn outside<T>(judge: &Judge<'_>, token: usize, what: &str) -> Result<T, NotCore> {
    Err(NotCore { place: judge.source.place(token), what: what.to_owned() })
}
