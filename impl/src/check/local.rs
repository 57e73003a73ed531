//! Variables with a memory space inside function bodies.
//!
//! Bodies are not in the tree. Every attribute that stands in one is found by its token; from there the
//! [statement](super::statement) around it is read as far as the rules need: storage, names, whether there is an initialiser.
//! What stands in anything that is not clearly a statement or a member of a local class is left alone and counted.

use super::annotation::{self, memory};
use super::block::{self, BlockFunction};
use super::enclosure::Enclosures;
use super::function_type::{Declares, LocalTypes};
use super::lookup::Bodies;
use super::space::{Applying, LocalFunction};
use super::statement::{Declarator, Statement, attributes_at, is_in_block, read_statement, statement};
use super::variable::word as memory_word;
use super::{Context, Spaces, fact, naming, tile};
use crate::bodies::InnerFunction;
use crate::diag::Finding;
use crate::lex::{Kind, TokenId, TokenRange, Tokens, Walk};
use crate::names::Named;
use crate::read::Reading;
use crate::rules::generated::{
    self as rules, Anchor, Attribute as Cuda, ByteClass, Cell, Enclosing, Entity, Form, MemoryClass, Storage,
    TileSpace,
};
use crate::tree::FunctionId;
use cufe_spec::space::MemoryWord;
use cufe_spec::unit::Pass;
use rustc_hash::FxHashSet;

/// What an attribute in a body stands on.
pub(super) enum Annotated {
    /// A declaration statement in a block of the function.
    Statement(Statement, FunctionId),
    /// The declaration of a member of a local class.
    Member {
        statement: Statement,
        class_name: TokenId,
        /// Nothing but blocks and classes is around the class.
        is_read: bool,
        around: FunctionId,
    },
    /// Something else, or not certain.
    Unknown,
}

/// Every annotated declaration in a body.
pub(super) fn annotated(context: &Context<'_>, bodies: &Bodies) -> Vec<Annotated> {
    let tokens = &context.reading.tokens;
    let mut found = Vec::new();
    let mut enclosures = Enclosures::default();
    let mut walk = Walk::default();
    let mut done = TokenId(0);
    for &word in &tokens.attribute_words {
        if word < done {
            continue;
        }
        let Some((around, block)) = bodies.around_along(&mut walk, word) else { continue };
        if attributes_at(tokens, word).is_none_or(|row| row.cuda.is_empty()) {
            continue;
        }
        if let Some(mut statement) = statement(tokens, &mut enclosures, block, word) {
            done = statement.range.end;
            for one in statement.declarators.iter_mut().filter(|one| one.is_function) {
                one.is_function = declares_parameters(context, around, one.name);
                one.is_initialised = !one.is_function;
            }
            found.push(Annotated::Statement(statement, around));
        } else if let Some((statement, class_name, is_read)) = member(tokens, &mut enclosures, block, word) {
            done = statement.range.end;
            found.push(Annotated::Member { statement, class_name, is_read, around });
        } else {
            found.push(Annotated::Unknown);
        }
    }
    found
}

/// Whether the parentheses behind a declared name hold parameters, and no initialiser ([dcl.ambig.res]), as far as their first
/// tokens tell.
fn declares_parameters(context: &Context<'_>, around: FunctionId, name: TokenId) -> bool {
    let Reading { tokens, tree, names, .. } = context.reading;
    let (first, second) = (name.next().next(), name.next().next().next());
    if tokens.kind(first) != Kind::Identifier {
        return true;
    }
    let is_operand = matches!(
        tokens.kind(second),
        Kind::OpenParen
            | Kind::Dot
            | Kind::Arrow
            | Kind::Plus
            | Kind::Minus
            | Kind::Slash
            | Kind::Percent
            | Kind::Question
            | Kind::PlusPlus
            | Kind::MinusMinus
    );
    if is_operand {
        return false;
    }
    if !matches!(tokens.kind(second), Kind::CloseParen | Kind::Comma) {
        return true;
    }
    let function = &tree[around];
    let scope = function.target.unwrap_or(tree[function.declaration].scope);
    let symbol = tokens.symbol(first);
    let is_parameter = function
        .parameters
        .of(&tree.parameters)
        .iter()
        .any(|one| one.name().is_some_and(|name| tokens.symbol(name) == symbol));
    let found = names.lookup(tree, tokens, scope, symbol, first).found();
    let is_value = found.is_some_and(|found| {
        let mut all = names.declarations(found.binding, first);
        all.any(|one| matches!(one, Named::Declaration(id) if tree.variable(id).is_some()))
    });
    !is_parameter && !is_value
}

/// Judges the functions among `found`, and those declared in blocks without annotations.
pub(super) fn functions(
    context: &mut Context<'_>,
    spaces: &mut Spaces,
    bodies: &Bodies,
    found: &[Annotated],
) {
    let mut functions = Vec::new();
    for one in found {
        match one {
            Annotated::Statement(statement, around) if is_read(context, *around) => {
                functions.extend(declared_functions(statement, *around));
            }
            Annotated::Member { statement, class_name, is_read: true, around }
                if is_read(context, *around) =>
            {
                block::member(context, spaces, statement, (*class_name, *around));
            }
            _ => {}
        }
    }
    let declarators = found.iter().flat_map(|one| match one {
        Annotated::Statement(statement, _) | Annotated::Member { statement, .. } => {
            &statement.declarators[..]
        }
        Annotated::Unknown => &[],
    });
    let annotated: FxHashSet<TokenId> = declarators.map(|declarator| declarator.name).collect();
    functions.extend(unannotated(context, bodies, &annotated));
    block::check(context, spaces, functions);
    let all = others(context, spaces, bodies, &annotated);
    spaces.locals.extend(all);
    spaces.locals.sort_by_key(|local| local.name);
}

/// The functions that were not judged, where all bodies were read: member functions of local classes on which nothing is
/// written, or that are operators, and functions declared in blocks.
fn others(
    context: &Context<'_>,
    spaces: &Spaces,
    bodies: &Bodies,
    annotated: &FxHashSet<TokenId>,
) -> Vec<LocalFunction> {
    let reading = context.reading;
    let known = |name: TokenId| spaces.locals.binary_search_by_key(&name, |local| local.name).is_ok();
    let judged = spaces.locals.iter().filter(|local| !local.is_member);
    let mut declared: FxHashSet<String> = judged.map(|local| local.qualified.clone()).collect();
    let mut found = Vec::new();
    for inner in &reading.bodies.functions {
        let name = inner.name_token();
        if annotated.contains(&name) || known(name) {
            continue;
        }
        let Some((around, _)) = bodies.around(name) else { continue };
        let scope = block::namespace_around(&reading.tree, around);
        let is_member = !inner.classes.is_empty();
        let (qualified, is_first) = if is_member {
            (naming::inner_function(reading, scope, inner), true)
        } else {
            let qualified = naming::in_scope(reading, scope, reading.tokens.name(name));
            let earlier = reading.names.lookup_in(&reading.tree, scope, reading.tokens.symbol(name), name);
            let is_first = earlier.is_none() && declared.insert(qualified.clone());
            (qualified, is_first)
        };
        let class = fact::written_on(context, inner);
        found.push(LocalFunction { start: name, name, qualified, class, is_first, is_member, around });
    }
    found
}

/// Whether the body of a function is read in this pass: the device passes read a template's in an instance only.
fn is_read(context: &Context<'_>, function: FunctionId) -> bool {
    let form = fact::form(context.reading, context.reading.tree[function].declaration);
    context.pass == Pass::Host
        || !matches!(form, Form::Template | Form::MemberTemplate)
        || context.is_instantiated(function)
}

/// Judges the variables among `found`; those with a memory space, with their keywords.
pub(super) fn variables(
    context: &mut Context<'_>,
    spaces: &Spaces,
    found: &[Annotated],
) -> Vec<(TokenId, MemoryClass)> {
    let mut locals = Vec::new();
    let mut types = LocalTypes::default();
    for one in found {
        match one {
            Annotated::Statement(statement, around) => {
                let declared: Vec<Declares> = (statement.declarators.iter())
                    .map(|one| statement.declares(context, &mut types, *around, one))
                    .collect();
                let in_memory = in_memory(context, statement, &declared);
                if is_read(context, *around) {
                    let declaration = context.reading.tree[*around].declaration;
                    judge(context, statement, &declared, spaces.after(declaration));
                    if let Some(function) = spaces.tile.space(declaration) {
                        in_tile_code(context, function, &in_memory);
                    }
                }
                locals.extend(in_memory);
            }
            Annotated::Member { statement, around, .. } if is_read(context, *around) => {
                let mut declared = statement.declarators.iter();
                let first = declared.next().map(|one| statement.declares(context, &mut types, *around, one));
                member_declaration(context, statement, first.unwrap_or(Declares::Unknown));
            }
            Annotated::Member { .. } => {}
            Annotated::Unknown => context.count_unknown("local-declaration"),
        }
    }
    locals
}

/// Judges the attributes of members of a local class: where they mean something.
fn member_declaration(context: &mut Context<'_>, statement: &Statement, declared: Declares) {
    statement.type_attributes.iter().for_each(|&one| placed(context, one, Entity::Type));
    for &one in statement.attributes.iter().filter(|_| !statement.is_typedef) {
        match declared {
            Declares::Variable => placed(context, one, Entity::DataMember),
            Declares::Function if memory(one.0).is_some() => placed(context, one, Entity::MemberFunction),
            Declares::Function | Declares::Unknown => {}
        }
    }
}

/// Judges an attribute, with its name, that stands on an entity.
fn placed(context: &mut Context<'_>, (attribute, name): (Cuda, TokenId), entity: Entity) {
    let at = context.reading.tokens.get(name).start;
    let cell = rules::decide_attribute_placement(context.dialect, context.pass, attribute, entity);
    report(context, cell, at, at);
}

/// Judges the variables with a memory space that a block of a function of tile code declares.
fn in_tile_code(context: &mut Context<'_>, function: TileSpace, variables: &[(TokenId, MemoryClass)]) {
    for &(name, class) in variables {
        let space = rules::decide_memory_space(context.dialect, context.pass, class).result;
        let at = context.reading.tokens.get(name).start;
        tile::variable(context, function, &format!("__{}__", space.name()), at);
    }
}

/// The functions that a statement declares.
fn declared_functions(statement: &Statement, around: FunctionId) -> impl Iterator<Item = BlockFunction> {
    let keywords = statement.attributes.iter().filter_map(|(a, at)| Some((annotation::keyword(*a)?, *at)));
    let keywords: Vec<Applying> = keywords.collect();
    let start = statement.range.start;
    let functions = statement.declarators.iter().filter(|d| d.is_function && !statement.is_typedef);
    functions.map(move |d| BlockFunction { name: d.name, start, keywords: keywords.clone(), around })
}

/// The functions declared in blocks without annotations, where all bodies were read: only then they can differ from none.
fn unannotated(context: &Context<'_>, bodies: &Bodies, annotated: &FxHashSet<TokenId>) -> Vec<BlockFunction> {
    let inner = context.reading.bodies.functions.iter().filter(|inner| inner.classes.is_empty());
    let names = inner.map(InnerFunction::name_token).filter(|name| !annotated.contains(name));
    let functions = names.filter_map(|name| {
        let (around, _) = bodies.around(name).filter(|(around, _)| is_read(context, *around))?;
        Some(BlockFunction { name, start: name, keywords: Vec::new(), around })
    });
    functions.collect()
}

/// The declaration of a member of a local class that `token`, the beginning of an attribute, stands in; the token
/// behind the class-key; and whether nothing but blocks and classes is around the class.
fn member(
    tokens: &Tokens,
    around: &mut Enclosures,
    (open, close): (TokenId, TokenId),
    token: TokenId,
) -> Option<(Statement, TokenId, bool)> {
    around.enter(tokens, (open, close));
    let mut brackets = around.around(token).filter(|&bracket| tokens.kind(bracket) != Kind::LaunchOpen);
    let brace = brackets.next().filter(|&bracket| tokens.kind(bracket) == Kind::OpenBrace)?;
    drop(brackets);
    let key = class_key(tokens, open, brace)?;
    let end = tokens.partner(brace).min(close);
    let start = member_start(tokens, brace, token)?;
    let statement = read_statement(tokens, TokenRange::new(start, member_end(tokens, start, end)))?;
    let is_read = around.around(key).all(|bracket| {
        is_in_block(tokens, bracket)
            || tokens.kind(bracket) == Kind::OpenBrace && class_key(tokens, open, bracket).is_some()
    });
    Some((statement, key.next(), is_read))
}

/// The class-key of the class whose body begins at `brace`.
fn class_key(tokens: &Tokens, open: TokenId, brace: TokenId) -> Option<TokenId> {
    let mut at = brace.previous();
    while at > open {
        match tokens.kind(at) {
            Kind::Struct | Kind::Class | Kind::Union => return Some(at),
            Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::CloseParen | Kind::Assign => {
                return None;
            }
            _ => at = at.previous(),
        }
    }
    None
}

/// The first token of the member declaration that `token` stands in.
fn member_start(tokens: &Tokens, brace: TokenId, token: TokenId) -> Option<TokenId> {
    let mut at = token;
    while at.previous() > brace {
        let before = at.previous();
        match tokens.kind(before) {
            Kind::Semicolon | Kind::CloseBrace | Kind::Colon => return Some(at),
            Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => return None,
            kind if kind.is_close_bracket() => at = tokens.partner(before),
            _ => at = before,
        }
    }
    Some(at)
}

/// The token behind a member declaration: its `;`, or the body of a function.
fn member_end(tokens: &Tokens, start: TokenId, end: TokenId) -> TokenId {
    let mut at = start;
    while at < end && tokens.kind(at) != Kind::Semicolon {
        if tokens.kind(at) == Kind::OpenBrace {
            return at;
        }
        at = tokens.behind(at);
    }
    at.min(end)
}

/// The variables of a statement that have a memory space.
fn in_memory(
    context: &Context<'_>,
    statement: &Statement,
    declared: &[Declares],
) -> Vec<(TokenId, MemoryClass)> {
    let keywords = statement.attributes.iter().filter_map(|(attribute, _)| memory(*attribute));
    let class = keywords.fold(MemoryClass::None, |class, keyword| {
        rules::decide_memory_apply(context.dialect, context.pass, class, keyword).result
    });
    if class == MemoryClass::None || statement.is_typedef {
        return Vec::new();
    }
    let all = statement.declarators.iter().zip(declared);
    all.filter(|(_, declares)| **declares != Declares::Function).map(|(d, _)| (d.name, class)).collect()
}

impl Statement {
    /// What one of its declarators declares.
    fn declares(
        &self,
        context: &Context<'_>,
        types: &mut LocalTypes,
        around: FunctionId,
        declarator: &Declarator,
    ) -> Declares {
        match declarator {
            Declarator { is_function: true, .. } => Declares::Function,
            Declarator { is_plain: false, .. } | Declarator { is_initialised: true, .. } => {
                Declares::Variable
            }
            _ if self.is_typedef || self.is_head => Declares::Variable,
            _ => types.declares(context, around, self.words),
        }
    }
}

fn judge(context: &mut Context<'_>, statement: &Statement, declared: &[Declares], space: ByteClass) {
    statement.type_attributes.iter().for_each(|&one| placed(context, one, Entity::Type));
    if statement.is_head {
        // One report for all attributes, at the last one.
        statement.attributes.last().into_iter().for_each(|&one| placed(context, one, Entity::LocalClassHead));
        return;
    }
    if statement.is_typedef {
        statement.attributes.iter().for_each(|&one| placed(context, one, Entity::Type));
        return;
    }
    for (declarator, declares) in statement.declarators.iter().zip(declared) {
        match declares {
            Declares::Variable => variable(context, statement, declarator, enclosing(space)),
            Declares::Function => {}
            Declares::Unknown => context.count_unknown("local-declaration"),
        }
    }
    let is_variable = declared.contains(&Declares::Variable);
    let is_function = declared.contains(&Declares::Function);
    for &one in &statement.attributes {
        match memory(one.0) {
            None if is_variable => placed(context, one, Entity::Variable),
            Some(_) if is_function => placed(context, one, Entity::Function),
            _ => {}
        }
    }
}

fn enclosing(space: ByteClass) -> Enclosing {
    match space {
        ByteClass::None | ByteClass::H => Enclosing::Host,
        ByteClass::HD => Enclosing::HostDevice,
        ByteClass::D | ByteClass::G | ByteClass::HG | ByteClass::DG | ByteClass::HDG => Enclosing::Device,
    }
}

fn variable(context: &mut Context<'_>, statement: &Statement, declarator: &Declarator, enclosing: Enclosing) {
    let (dialect, pass) = (context.dialect, context.pass);
    let at = context.reading.tokens.get(declarator.name).start;
    let mut class = MemoryClass::None;
    let mut first = at;
    for &(attribute, name) in &statement.attributes {
        let Some(keyword) = memory(attribute) else { continue };
        let attribute_at = context.reading.tokens.get(name).start;
        if class == MemoryClass::None {
            first = attribute_at;
        }
        let cell = rules::decide_memory_apply(dialect, pass, class, keyword);
        report(context, cell, attribute_at, at);
        class = cell.result;
        let is_constexpr = fact::truth(statement.is_constexpr);
        let cell = rules::decide_variable_constexpr(dialect, pass, is_constexpr, class);
        report(context, cell, attribute_at, at);
    }
    if class == MemoryClass::None {
        return;
    }
    let space = rules::decide_memory_space(dialect, pass, class).result;
    report(
        context,
        rules::decide_variable_local(dialect, pass, space, statement.storage, enclosing),
        first,
        at,
    );
    report(context, rules::decide_variable_managed_space(dialect, pass, class), first, at);
    let initialised = fact::truth(declarator.is_initialised);
    report(context, rules::decide_variable_shared_initializer(dialect, pass, class, initialised), first, at);
    let thread_local = fact::truth(statement.thread_local.is_some());
    let token = statement.thread_local.map_or(at, |token| context.reading.tokens.get(token).start);
    report(context, rules::decide_variable_thread_local(dialect, pass, space, thread_local), first, token);
    if memory_word(class).0 & MemoryWord::MANAGED == MemoryWord::MANAGED {
        let is_const = fact::truth(declarator.is_const || statement.is_constexpr);
        let is_reference = fact::truth(declarator.is_reference);
        let cell = rules::decide_variable_managed_type(dialect, pass, class, is_const, is_reference);
        report(context, cell, first, at);
    }
    if statement.storage == Storage::Extern && !declarator.is_unsized && !context.has_errors() {
        let device_c = fact::truth(context.device_c);
        let cell =
            rules::decide_variable_extern_definition(dialect, pass, space, fact::truth(true), device_c);
        let name = context.reading.tokens.name(declarator.name).to_owned();
        for report in cell.reports {
            context.find(Finding::reported(report, at, &[("variable", &name), ("entity", &name)]));
        }
    }
}

fn report<R>(context: &mut Context<'_>, cell: &Cell<R>, attribute: u32, name: u32) {
    for report in cell.reports {
        let at = if report.diagnostic.record().place == Anchor::Attribute { attribute } else { name };
        context.find(Finding::reported(report, at, &[]));
    }
}
