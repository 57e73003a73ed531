//! Tile code: what the annotations of tile code make of functions with `--enable-tile`, and that they are ignored without.
//!
//! A function that has one is kept with its byte and its tile state until all declarations are read; then every other
//! check and the plan see the byte that `tile.space` takes it for.

use super::anchor::Places;
use super::annotation::{keyword, read};
use super::kernel::report;
use super::space::{Subject, apply_one};
use super::templates::{self, Primary};
use super::{Context, Spaces, fact, has_foreign_namespace, naming};
use crate::diag::Finding;
use crate::ids::spelled::Spelling;
use crate::lex::{Symbol, TokenId, known};
use crate::read::Reading;
use crate::rules::generated::{
    self as rules, ByteClass, Cell, CheckOutcome, Declaration, DiagnosticId, Form as RuleForm, Keyword,
    Operator, Placement, RedeclarationModel, Report, ReturnType, Space, TileAnnotation, TileKernelFault,
    TileSpace, TileState, Truth, decide_attribute_tile, decide_space_redeclare_model,
};
use crate::tree::{
    Attribute, AttributeOwner, DeclarationId, DeclarationKind, EntityId, Form, FunctionId, Tree,
};
use cufe_spec::unit::Options;
use rustc_hash::{FxHashMap, FxHashSet};

/// Whether the annotations count.
pub(super) fn is_in_force(options: &Options) -> bool {
    let option = fact::truth(options.enable_tile);
    rules::decide_tile_enabled(options.dialect, options.pass, option).result == Some(Truth::Yes)
}

/// What the declarations of a function of tile code say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Written {
    /// The byte of `__host__`, `__device__` and `__global__`.
    byte: ByteClass,
    state: TileState,
}

impl Written {
    const NOTHING: Written = Written { byte: ByteClass::None, state: TileState::None };

    /// What has these spaces.
    fn of(space: TileSpace) -> Written {
        let (byte, state) = match space {
            TileSpace::None => (ByteClass::None, TileState::None),
            TileSpace::H => (ByteClass::H, TileState::None),
            TileSpace::D => (ByteClass::D, TileState::None),
            TileSpace::HD => (ByteClass::HD, TileState::None),
            TileSpace::G => (ByteClass::G, TileState::None),
            TileSpace::T => (ByteClass::None, TileState::Tile),
            TileSpace::HT => (ByteClass::H, TileState::Tile),
            TileSpace::DT => (ByteClass::D, TileState::Tile),
            TileSpace::HDT => (ByteClass::HD, TileState::Tile),
            TileSpace::TG => (ByteClass::None, TileState::Kernel),
        };
        Written { byte, state }
    }

    /// All spaces of it.
    fn space(self) -> TileSpace {
        match (self.state, self.byte) {
            (TileState::None, byte) => plain(byte),
            (TileState::Kernel, _) => TileSpace::TG,
            (TileState::Tile, ByteClass::None) => TileSpace::T,
            (TileState::Tile, ByteClass::H) => TileSpace::HT,
            (TileState::Tile, ByteClass::D) => TileSpace::DT,
            (TileState::Tile, ByteClass::HD) => TileSpace::HDT,
            (TileState::Tile, byte) => plain(byte),
        }
    }
}

/// The spaces of a byte alone.
fn plain(byte: ByteClass) -> TileSpace {
    // After a conflict it stays a kernel.
    fact::space(byte).map_or(TileSpace::G, without_tile)
}

/// A space that is none of tile code.
pub(super) fn without_tile(space: Space) -> TileSpace {
    match space {
        Space::None => TileSpace::None,
        Space::H => TileSpace::H,
        Space::D => TileSpace::D,
        Space::HD => TileSpace::HD,
        Space::G => TileSpace::G,
    }
}

/// The functions of tile code.
#[derive(Clone, Debug, Default)]
pub(super) struct TileFunctions {
    by_entity: FxHashMap<EntityId, Written>,
    after: FxHashMap<DeclarationId, Written>,
}

impl TileFunctions {
    /// The spaces that a declaration and those before it give, where it is of tile code.
    pub(super) fn space(&self, declaration: DeclarationId) -> Option<TileSpace> {
        self.after.get(&declaration).map(|written| written.space())
    }

    /// The byte without tile states, where a declaration is of tile code.
    pub(super) fn byte(&self, declaration: DeclarationId) -> Option<ByteClass> {
        self.after.get(&declaration).map(|written| written.byte)
    }

    /// The tile state that a declaration and those before it give.
    fn state(&self, declaration: DeclarationId) -> TileState {
        self.after.get(&declaration).map_or(TileState::None, |written| written.state)
    }

    /// Whether a function is of tile code.
    pub(super) fn contains(&self, entity: EntityId) -> bool {
        self.by_entity.contains_key(&entity)
    }

    /// The byte that each function of tile code is taken for.
    pub(super) fn entities_taken_for(&self, context: &Context<'_>) -> Vec<(EntityId, ByteClass)> {
        self.by_entity.iter().map(|(entity, written)| (*entity, taken_for(context, *written))).collect()
    }

    /// The byte that the function is taken for at each of its declarations.
    pub(super) fn declarations_taken_for(&self, context: &Context<'_>) -> Vec<(DeclarationId, ByteClass)> {
        self.after.iter().map(|(id, written)| (*id, taken_for(context, *written))).collect()
    }
}

fn taken_for(context: &Context<'_>, written: Written) -> ByteClass {
    let cell = rules::decide_tile_space(context.dialect, context.pass, written.byte, written.state);
    cell.result.unwrap_or(written.byte)
}

/// A word that says where a function runs.
enum Word {
    Keyword(Keyword),
    Tile(TileAnnotation),
}

/// The words of a declaration, in the order of the text.
fn words(reading: &Reading, id: DeclarationId) -> Vec<(Word, TokenId)> {
    let word = |written: &Attribute| {
        let tile = annotation(written).filter(|_| !has_foreign_namespace(&reading.tokens, written));
        let keyword = || keyword(read(reading, written)?.attribute).map(Word::Keyword);
        Some((tile.map(Word::Tile).or_else(keyword)?, written.name_token))
    };
    reading.tree.attributes_of(id).iter().filter_map(word).collect()
}

/// Whether a declaration of a function, or an earlier one of it, has an annotation of tile code.
pub(super) fn is_of_tile_code(context: &Context<'_>, spaces: &Spaces, id: DeclarationId) -> bool {
    let tree = &context.reading.tree;
    let is_known = |entity: EntityId| spaces.tile.contains(entity);
    context.has_tile
        && (tree.attributes_of(id).iter().any(|written| annotation(written).is_some())
            || tree[id].entity.is_some_and(is_known)
            || template(context.reading, id).is_some_and(is_known))
}

/// The template that an explicit instantiation is one of.
fn template(reading: &Reading, id: DeclarationId) -> Option<EntityId> {
    let is_instance =
        matches!(reading.tree[id].form, Form::ExplicitInstantiation | Form::ExternInstantiation);
    let function = reading.tree.function(id).filter(|_| is_instance)?;
    match templates::primary(reading, id, function) {
        Primary::Known(template) => Some(template),
        Primary::Unknown | Primary::None => None,
    }
}

/// Applies the words of a declaration of a function of tile code to what the declarations before it say.
pub(super) fn declaration(
    context: &mut Context<'_>,
    spaces: &mut Spaces,
    id: DeclarationId,
    function_id: FunctionId,
) {
    let reading = context.reading;
    let entity = reading.tree[id].entity;
    let of = |entity: EntityId| {
        let known = spaces.tile.by_entity.get(&entity).copied();
        known.or_else(|| Some(Written { byte: spaces.of(entity)?, state: TileState::None }))
    };
    if let Some(template) = template(reading, id) {
        // What an instantiation repeats is not looked at.
        let written = of(template).unwrap_or(Written::NOTHING);
        spaces.tile.after.insert(id, written);
        return;
    }
    let before = entity.and_then(of).unwrap_or(Written::NOTHING);
    let is_again = entity.is_some_and(|entity| spaces.of(entity).is_some());
    let model = decide_space_redeclare_model(context.dialect, context.pass, Declaration::Redeclaration);
    let now = if is_again && model.result == RedeclarationModel::Compared {
        let own = applied(context, &mut spaces.reported, (id, function_id), Written::NOTHING);
        compared(context, (id, function_id), before, own)
    } else {
        applied(context, &mut spaces.reported, (id, function_id), before)
    };
    spaces.set_after(id, now.byte);
    if let Some(entity) = entity {
        spaces.set(entity, now.byte);
    }
    if now.state != TileState::None {
        spaces.tile.after.insert(id, now);
        spaces.tile.by_entity.extend(entity.map(|entity| (entity, now)));
    } else if let Some(entity) = entity {
        // A kernel is none of tile code, whatever the declarations before said.
        spaces.tile.by_entity.remove(&entity);
    }
}

/// Applies the words of a declaration one after the other.
fn applied(
    context: &mut Context<'_>,
    reported: &mut FxHashSet<TokenId>,
    (id, function_id): (DeclarationId, FunctionId),
    from: Written,
) -> Written {
    let reading = context.reading;
    let mut now = from;
    let subject = Subject::of(reading, id, function_id);
    let (dialect, pass) = (context.dialect, context.pass);
    let mut seen = [false; Keyword::ALL.len()];
    for (word, token) in words(reading, id) {
        let places = Places::of(reading, id).at_attribute(reading.tokens.get(token).start);
        match word {
            Word::Keyword(keyword) => {
                let cell = rules::decide_tile_keyword(dialect, pass, now.byte, now.state, keyword);
                now.byte = apply_one(context, &subject, now.byte, (keyword, token), &mut seen, reported);
                report(context, &places, cell);
            }
            Word::Tile(annotation) => {
                if annotation == TileAnnotation::Tile {
                    let cell = rules::decide_tile_defaulted(dialect, pass, subject.defaulted);
                    for said in cell.reports {
                        let at = places.anchor(said.diagnostic);
                        context.find(Finding::reported(said, at, &[("function", &subject.name(reading))]));
                    }
                    if cell.result == Some(Placement::Ignored) {
                        continue;
                    }
                }
                let cell = rules::decide_tile_annotate(dialect, pass, now.byte, now.state, annotation);
                report(context, &places, cell);
                now.state = cell.result.unwrap_or(now.state);
                let is_main = fact::truth(subject.is_main);
                let class = taken_for(context, now);
                report(context, &places, rules::decide_main_marked(dialect, pass, is_main, class));
            }
        }
    }
    now
}

/// Compares what a declaration writes with what those before it say.
fn compared(
    context: &mut Context<'_>,
    (id, function_id): (DeclarationId, FunctionId),
    before: Written,
    own: Written,
) -> Written {
    let reading = context.reading;
    let (dialect, pass) = (context.dialect, context.pass);
    let cell = rules::decide_tile_redeclare(dialect, pass, before.space(), own.space());
    if !fact::is_builtin(context, id) {
        let name = naming::function(reading, &reading.tree[function_id]);
        for said in cell.reports {
            let at = Places::of(reading, id).anchor(said.diagnostic);
            context.find(Finding::reported(said, at, &[("function", &name)]));
        }
    }
    cell.result.map_or(before, Written::of)
}

/// Whether what overrides a function is not compared with it.
pub(super) fn is_left_by_overriders(
    context: &Context<'_>,
    spaces: &Spaces,
    overridden: DeclarationId,
) -> bool {
    let state = spaces.tile.state(overridden);
    state != TileState::None
        && rules::decide_tile_override(context.dialect, context.pass, state).result
            == Some(CheckOutcome::Unchecked)
}

/// Judges what is written beside `__tile_global__`.
pub(super) fn kernels(context: &mut Context<'_>) {
    let reading = context.reading;
    if !context.has_tile {
        return;
    }
    for index in 0..reading.tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        let DeclarationKind::Function(function) = reading.tree[id].kind else { continue };
        let written = reading.tree.attributes_of(id).iter();
        let global = { written }.find(|one| annotation(one) == Some(TileAnnotation::TileGlobal));
        let Some(global) = global else { continue };
        let places = Places::of(reading, id).at_attribute(reading.tokens.get(global.name_token).start);
        for fault in faults(context, id, function) {
            report(context, &places, rules::decide_tile_kernel(context.dialect, context.pass, fault));
        }
    }
}

/// What a kernel of tile code must not have.
fn faults(context: &mut Context<'_>, id: DeclarationId, function_id: FunctionId) -> Vec<TileKernelFault> {
    let reading = context.reading;
    let function = &reading.tree[function_id];
    let is_member = reading.tree.is_member(function);
    let is_inline = fact::is_inline(context, id) && !is_member;
    let has_specification = fact::has_exception_specification(context, id);
    let is_template = matches!(fact::form(reading, id), RuleForm::Template | RuleForm::MemberTemplate);
    let return_fault = match fact::return_type(reading, Spelling::new(reading), function_id) {
        Ok(ReturnType::Void | ReturnType::Dependent) => None,
        Ok(ReturnType::Deduced) => Some(TileKernelFault::DeducedReturn),
        Ok(_) => Some(TileKernelFault::Return),
        Err(missing) => {
            context.count_unknown(missing.name());
            None
        }
    };
    let is_operator = fact::operator(reading, function) != Operator::None;
    let return_fault = return_fault.filter(|_| !is_template);
    let all = [
        (is_inline, TileKernelFault::Inline),
        (has_specification, TileKernelFault::ExceptionSpecification),
        (return_fault.is_some(), return_fault.unwrap_or(TileKernelFault::Return)),
        (function.has_ellipsis, TileKernelFault::Ellipsis),
        (is_operator, TileKernelFault::Operator),
        (is_member, TileKernelFault::Member),
    ];
    all.into_iter().filter(|(has, _)| *has).map(|(_, fault)| fault).collect()
}

/// The spaces of a function in the words of a text.
pub(super) fn spaces_text(space: TileSpace) -> &'static str {
    match space {
        TileSpace::None | TileSpace::H => "__host__",
        TileSpace::D => "__device__",
        TileSpace::HD => "__host__ __device__",
        TileSpace::G => "__global__",
        TileSpace::T => "__tile__",
        TileSpace::HT => "__host__ __tile__",
        TileSpace::DT => "__device__ __tile__",
        TileSpace::HDT => "__host__ __device__ __tile__",
        TileSpace::TG => "__tile_global__",
    }
}

/// The report of a call of which one side is of tile code.
pub(super) fn call_report(said: &Report) -> Report {
    Report { diagnostic: replaced(&rules::TILE_CALL_REPORTS, said.diagnostic), ..*said }
}

/// Puts the reports that `--enable-tile` changes in the place of what was found.
pub(super) fn reworded(context: &mut Context<'_>) {
    if context.has_tile {
        for finding in &mut context.findings {
            finding.diagnostic = replaced(&rules::TILE_REPORTS, finding.diagnostic);
        }
    }
}

/// The diagnostic that stands in the place of another one, or that one.
fn replaced(pairs: &[(&str, &str)], diagnostic: DiagnosticId) -> DiagnosticId {
    let id = diagnostic.record().id;
    let other = pairs.iter().find(|(from, _)| *from == id);
    let by_id = |name: &str| DiagnosticId::ALL.into_iter().find(|one| one.record().id == name);
    other.and_then(|(_, to)| by_id(to)).unwrap_or(diagnostic)
}

/// Tells of the first annotation of a function or variable that is ignored, outside of system headers.
pub(super) fn check(context: &mut Context<'_>) {
    if context.has_tile {
        return;
    }
    let (reading, dialect, pass) = (context.reading, context.dialect, context.pass);
    let ignored = reading.tree.attributes.iter().filter_map(|written| {
        let annotation = annotation(written).filter(|_| is_of_entity(&reading.tree, written))?;
        let cell = decide_attribute_tile(dialect, pass, annotation);
        let at = reading.tokens.get(written.name_token).start;
        let report = cell.reports.first().filter(|_| !reading.source.in_system_header(at))?;
        Some((at, report))
    });
    if let Some((at, report)) = ignored.min_by_key(|(at, _)| *at) {
        context.find(Finding::reported(report, at, &[]));
    }
}

/// The annotation of tile code that an attribute is.
fn annotation(written: &Attribute) -> Option<TileAnnotation> {
    match written.name {
        known::TILE | known::WORD_TILE => Some(TileAnnotation::Tile),
        known::TILE_GLOBAL | known::WORD_TILE_GLOBAL => Some(TileAnnotation::TileGlobal),
        known::TILE_BUILTIN => Some(TileAnnotation::TileBuiltin),
        _ => None,
    }
}

/// Whether an attribute makes a variable one of tile code.
pub(crate) fn is_of_variable(written: &Attribute) -> bool {
    annotation(written) == Some(TileAnnotation::Tile)
}

/// Whether a word is `__tile__`.
pub(super) fn is_word(symbol: Symbol) -> bool {
    matches!(symbol, known::TILE | known::WORD_TILE)
}

/// What is said of a memory-space keyword of a declaration, beside what `memory.apply` says.
pub(super) fn memory(
    context: &Context<'_>,
    is_tile: bool,
    has_tile: bool,
    has_device: bool,
) -> &'static Cell<()> {
    let [is_tile, has_tile, has_device] = [is_tile, has_tile, has_device].map(fact::truth);
    rules::decide_tile_memory(context.dialect, context.pass, is_tile, has_tile, has_device)
}

/// A variable with the memory space of that name that a block of a function of tile code declares, at the byte offset `at`.
pub(super) fn variable(context: &mut Context<'_>, function: TileSpace, memory: &str, at: u32) {
    for said in rules::decide_tile_variable(context.dialect, context.pass, function).reports {
        context.find(Finding::reported(said, at, &[("memory", memory)]));
    }
}

/// Whether an attribute is one of a function or variable.
fn is_of_entity(tree: &Tree, written: &Attribute) -> bool {
    let AttributeOwner::Declaration(id) = written.owner else { return false };
    matches!(tree[id].kind, DeclarationKind::Function(_) | DeclarationKind::Variable(_))
}
