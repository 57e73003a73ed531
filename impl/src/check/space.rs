//! Execution spaces of functions: attribute application and redeclaration.
//!
//! Every function has a byte that its declarations build up in source order. The rules say for each
//! declaration which model holds (`space.redeclare.model`) and what its annotations do to the byte.

use super::anchor::Places;
use super::annotation::{self, applied, is_repetition, keyword};
use super::templates::{self, Primary};
use super::tile::{self, TileFunctions};
use super::{Context, fact, naming, redeclared};
use crate::diag::{Finding, Related};
use crate::lex::{TokenId, known};
use crate::read::Reading;
use crate::rules::generated::{
    ByteClass, Cell, Declaration, Defaulted, InstanceKeyword, JitEntity, Keyword, Membership, Placement,
    RedeclarationModel, Truth, decide_kernel_member, decide_main_marked, decide_space_apply,
    decide_space_defaulted, decide_space_instance, decide_space_local_function,
    decide_space_redeclare_compared, decide_space_redeclare_inheriting, decide_space_redeclare_model,
};
use crate::tree::{DeclarationId, DeclarationKind, EntityId, Form, Function, FunctionId, FunctionName};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// The space of every function entity, and of every declaration after it was applied.
#[derive(Clone, Debug, Default)]
pub struct Spaces {
    by_entity: Vec<Option<ByteClass>>,
    after: Vec<ByteClass>,
    /// Annotated functions that are declared in blocks, and annotated members of local classes, by name; those without
    /// annotations, too, where all bodies were read.
    pub locals: Vec<LocalFunction>,
    /// The keywords that were reported as they were applied.
    pub(super) reported: FxHashSet<TokenId>,
    /// The functions of tile code.
    pub(super) tile: TileFunctions,
    /// Whether annotations of tile code count.
    pub has_tile: bool,
}

/// A declaration inside the body of a function that gives a function a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalFunction {
    /// The first token of the declaration.
    pub start: TokenId,
    /// The function's name.
    pub name: TokenId,
    /// `N::f`, `L::m`.
    pub qualified: String,
    /// The space that all declarations give it.
    pub class: ByteClass,
    /// No declaration before this one declares it.
    pub is_first: bool,
    /// It is a member of a local class.
    pub is_member: bool,
    /// The function whose body holds the declaration.
    pub around: FunctionId,
}

impl Spaces {
    /// The space that all declarations of an entity give it; `None` for what is no function.
    pub fn of(&self, entity: EntityId) -> Option<ByteClass> {
        self.by_entity.get(entity.index()).copied().flatten()
    }

    /// The space that a declaration and those before it give.
    pub fn after(&self, declaration: DeclarationId) -> ByteClass {
        self.after.get(declaration.index()).copied().unwrap_or(ByteClass::None)
    }

    /// The function that the declaration around `token` declares, where that stands in a body before its name.
    pub fn local_at(&self, token: TokenId) -> Option<&LocalFunction> {
        let at = self.locals.partition_point(|local| local.name < token);
        self.locals.get(at).filter(|local| local.start <= token)
    }

    /// The byte that virtual overriders are compared by: without annotations of tile code.
    pub(super) fn byte_after(&self, declaration: DeclarationId) -> ByteClass {
        self.tile.byte(declaration).unwrap_or_else(|| self.after(declaration))
    }

    /// Whether a function is of tile code.
    pub fn is_of_tile_code(&self, entity: EntityId) -> bool {
        self.tile.contains(entity)
    }

    /// Gives functions of tile code the space that they are taken for.
    pub(super) fn take_tile_code(&mut self, context: &Context<'_>) {
        for (entity, class) in self.tile.entities_taken_for(context) {
            self.set(entity, class);
        }
        for (declaration, class) in self.tile.declarations_taken_for(context) {
            self.set_after(declaration, class);
        }
    }

    pub(super) fn set_after(&mut self, declaration: DeclarationId, class: ByteClass) {
        if let Some(slot) = self.after.get_mut(declaration.index()) {
            *slot = class;
        }
    }

    pub(super) fn set(&mut self, entity: EntityId, class: ByteClass) {
        if let Some(slot) = self.by_entity.get_mut(entity.index()) {
            *slot = Some(class);
        }
    }
}

/// Applies the annotations of all declarations in source order.
pub(super) fn check(context: &mut Context<'_>) -> Spaces {
    let tree = &context.reading.tree;
    let mut spaces = Spaces {
        by_entity: vec![None; tree.entities.len()],
        after: vec![ByteClass::None; tree.declarations.len()],
        locals: Vec::new(),
        reported: FxHashSet::default(),
        tile: TileFunctions::default(),
        has_tile: context.has_tile,
    };
    for index in 0..tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        match tree[id].kind {
            DeclarationKind::Function(function)
                if tree[function].name != FunctionName::DeductionGuide
                    && !waits_for_instance(context, id, function) =>
            {
                declaration(context, &mut spaces, id, function);
            }
            DeclarationKind::Class(_) if tree[id].form == Form::ExplicitInstantiation => {
                for (friend, function) in redeclared::befriended_by_instance(context.reading, id) {
                    // Of templates that were declared before nothing is said.
                    let is_later = context.reading.tree[friend].form == Form::Template
                        && context.reading.tree[friend]
                            .entity
                            .is_some_and(|entity| spaces.of(entity).is_some());
                    if !is_later && waits_for_instance(context, friend, function) {
                        declaration(context, &mut spaces, friend, function);
                    }
                }
            }
            _ => {}
        }
    }
    spaces
}

/// Whether a function that is a friend in a class template and declared elsewhere, too, is declared where an instance is made,
/// and not before. Where redeclarations are merged the keywords count in any case.
fn waits_for_instance(context: &Context<'_>, id: DeclarationId, function: FunctionId) -> bool {
    let reading = context.reading;
    let is_friend = reading.tree[function].target != Some(reading.tree[id].scope);
    let entity = reading.tree[id].entity;
    is_friend
        && entity.is_some_and(|entity| reading.tree[entity].declarations.len() > 1)
        && redeclared::is_friend_of_template(reading, id, function)
        && decide_space_redeclare_model(context.dialect, context.pass, Declaration::Redeclaration).result
            != RedeclarationModel::Merged
}

fn declaration(context: &mut Context<'_>, spaces: &mut Spaces, id: DeclarationId, function_id: FunctionId) {
    if tile::is_of_tile_code(context, spaces, id) {
        return tile::declaration(context, spaces, id, function_id);
    }
    let reading = context.reading;
    let function = &reading.tree[function_id];
    let keywords: SmallVec<[Applying; 4]> = { applied(reading, id) }
        .filter_map(|a| Some((keyword(a.attribute)?, a.written.name_token)))
        .collect();
    let entity = reading.tree[id].entity;
    let earlier = entity.and_then(|entity| spaces.of(entity));
    let is_device = context.is_device_by_default(JitEntity::Function);
    // Most functions of a unit are the library's: nothing written, nothing before.
    let is_plain = matches!(reading.tree[id].form, Form::Plain | Form::Template | Form::MemberOfTemplate);
    let is_host = matches!(earlier, None | Some(ByteClass::None | ByteClass::H));
    let is_given = is_device && !(is_plain && earlier.is_some_and(is_of_kernel));
    if keywords.is_empty() && (is_given || (is_plain && is_host)) {
        let template = || spaces.of(reading.tree[entity?].specializes?);
        let class = match (earlier, is_device) {
            (Some(class), _) => class,
            (None, true) => template().unwrap_or(ByteClass::D),
            (None, false) => ByteClass::None,
        };
        spaces.after[id.index()] = class;
        if let Some(entity) = entity {
            spaces.set(entity, class);
        }
        return;
    }
    if earlier.is_some() && redeclared::is_refused(reading, id, function_id) {
        spaces.after[id.index()] = earlier.unwrap_or(ByteClass::None);
        return;
    }
    let subject = Subject::of(reading, id, function_id);
    let relation = relation(context, spaces, id, function, earlier);
    let reported = &mut spaces.reported;
    let class = match relation {
        None => match apply(context, &subject, ByteClass::None, &keywords, reported) {
            // Keywords without effect leave it as if none were written (`space.defaulted`).
            ByteClass::None if is_device => ByteClass::D,
            class => class,
        },
        Some(before) => {
            let shown = |context: &Context<'_>| {
                let name = || {
                    let suffix = templates::instance_suffix(reading, id, function);
                    naming::function(reading, function) + &suffix
                };
                let is_silent = fact::is_builtin(context, id)
                    || redeclared::returns_another_type(reading, id, function_id);
                (!is_silent).then(name)
            };
            redeclaration(context, &subject, before, &keywords, reported, &shown)
        }
    };
    spaces.after[id.index()] = class;
    let is_instance =
        matches!(reading.tree[id].form, Form::ExplicitInstantiation | Form::ExternInstantiation);
    let instance = decide_space_instance(context.dialect, context.pass, Truth::No).result;
    let owner = match (is_instance, instance) {
        (false, _) => entity,
        (true, InstanceKeyword::Shared) => match templates::primary(reading, id, function) {
            Primary::Known(template) => Some(template),
            Primary::Unknown | Primary::None => None,
        },
        (true, InstanceKeyword::Again | InstanceKeyword::Dropped) => None,
    };
    if let Some(owner) = owner {
        spaces.set(owner, class);
    }
}

/// What the keywords of a template's declarations do to an instance of it. `visible` are the declarations that
/// the instance sees.
pub(super) fn instance(context: &mut Context<'_>, spaces: &Spaces, visible: &[DeclarationId]) {
    let reading = context.reading;
    let (dialect, pass) = (context.dialect, context.pass);
    let Some(&last) = visible.last() else { return };
    let mut class = spaces.after(last);
    for &id in visible {
        for applied in applied(reading, id) {
            let Some(keyword) = keyword(applied.attribute) else { continue };
            let reported = fact::truth(spaces.reported.contains(&applied.written.name_token));
            if decide_space_instance(dialect, pass, reported).result != InstanceKeyword::Again {
                continue;
            }
            let cell = decide_space_apply(dialect, pass, class, keyword);
            for said in annotation::said(cell.reports, false) {
                let places = Places::of(reading, id).at_attribute(applied.at(reading));
                context.find(Finding::reported(said, places.anchor(said.diagnostic), &[]));
            }
            class = cell.result;
        }
    }
}

/// A keyword and the token that it is.
pub(super) type Applying = (Keyword, TokenId);

/// What the handlers of the keywords look at besides the byte.
pub(super) struct Subject {
    /// Where it is declared: what reports say of it is found when there are any.
    pub declared: Declared,
    /// Whether and how the function is defaulted.
    pub defaulted: Defaulted,
    /// It is the program's `main`.
    pub is_main: bool,
    /// It is declared in a block.
    pub is_local: bool,
}

/// Where a function is declared that keywords are applied to.
#[derive(Clone, Copy)]
pub(super) enum Declared {
    /// In a namespace or class.
    InTree(DeclarationId, FunctionId),
    /// In a body.
    InBody {
        /// Where all reports stand.
        places: Places,
        /// Where it is a member.
        membership: Membership,
    },
}

impl Subject {
    /// The first declaration of what is declared again.
    fn first_declaration(&self, reading: &Reading) -> Option<Related> {
        let Declared::InTree(id, _) = self.declared else { return None };
        let tree = &reading.tree;
        let first = tree[tree[id].entity?].declarations.first();
        let first = first.and_then(|first| tree.function(*first))?;
        Some(Related { at: reading.tokens.get(first.name_token).start, label: "first declared here" })
    }

    fn places(&self, reading: &Reading) -> Places {
        match self.declared {
            Declared::InTree(id, _) => Places::of(reading, id),
            Declared::InBody { places, .. } => places,
        }
    }

    /// The name for the text about defaulted functions.
    pub(super) fn name(&self, reading: &Reading) -> String {
        match self.declared {
            Declared::InTree(_, function) => naming::unqualified(reading, &reading.tree[function]),
            Declared::InBody { .. } => String::new(),
        }
    }

    /// What is said of the member that it is, when `keyword` gave it the space `class`.
    fn as_member(&self, context: &Context<'_>, keyword: Keyword, class: ByteClass) -> &'static Cell<()> {
        let decide =
            |membership| decide_kernel_member(context.dialect, context.pass, membership, keyword, class);
        // Whether a member is static hangs on earlier declarations, too, and hardly ever matters.
        let matters = || Membership::ALL.iter().any(|&one| !decide(one).reports.is_empty());
        decide(match self.declared {
            Declared::InBody { membership, .. } => membership,
            Declared::InTree(id, function) if matters() => {
                fact::membership(context, id, &context.reading.tree[function])
            }
            Declared::InTree(..) => Membership::NamespaceMember,
        })
    }

    pub(super) fn of(reading: &Reading, id: DeclarationId, function_id: FunctionId) -> Subject {
        let function = &reading.tree[function_id];
        let scope = function.target.unwrap_or(reading.tree[id].scope);
        let is_main = function.name == FunctionName::Identifier
            && scope == crate::tree::Tree::GLOBAL
            && reading.tokens.symbol(function.name_token) == known::MAIN;
        Subject {
            declared: Declared::InTree(id, function_id),
            defaulted: fact::defaulted(reading, id, function),
            is_main,
            is_local: false,
        }
    }
}

/// A later declaration: the model says whether its keywords go on from the byte or are compared with it. `shown`
/// gives the name for the reports, nothing where such functions may be declared again with any space.
pub(super) fn redeclaration(
    context: &mut Context<'_>,
    subject: &Subject,
    (kind, before): (Declaration, ByteClass),
    keywords: &[Applying],
    reported: &mut FxHashSet<TokenId>,
    shown: &dyn Fn(&Context<'_>) -> Option<String>,
) -> ByteClass {
    let model = decide_space_redeclare_model(context.dialect, context.pass, kind).result;
    let decide = match model {
        RedeclarationModel::Merged => return apply(context, subject, before, keywords, reported),
        RedeclarationModel::Compared => decide_space_redeclare_compared,
        RedeclarationModel::Inheriting => decide_space_redeclare_inheriting,
    };
    let own = apply(context, subject, ByteClass::None, keywords, reported);
    if own == before && before == ByteClass::H {
        return before;
    }
    let (before, own) = (with_default(context, before), with_default(context, own));
    let cell = decide(context.dialect, context.pass, before, own);
    if !cell.reports.is_empty()
        && let Some(name) = shown(context)
    {
        for report in cell.reports {
            let at = subject.places(context.reading).anchor(report.diagnostic);
            let earlier = subject.first_declaration(context.reading);
            context.find(Finding::reported(report, at, &[("function", &name)]).related(earlier));
        }
    }
    cell.result.unwrap_or(before)
}

/// Whether a space is a kernel's.
pub(super) fn is_of_kernel(class: ByteClass) -> bool {
    matches!(class, ByteClass::G | ByteClass::HG | ByteClass::DG | ByteClass::HDG)
}

/// What is written of a function that is declared again, with the device where that has all functions by default: kernels aside.
fn with_default(context: &Context<'_>, class: ByteClass) -> ByteClass {
    match class {
        ByteClass::None if context.is_device_by_default(JitEntity::Function) => ByteClass::D,
        ByteClass::H if context.is_device_by_default(JitEntity::Function) => ByteClass::HD,
        _ => class,
    }
}

/// How a declaration relates to an earlier one, and the space that one gave; `None` for a first declaration.
fn relation(
    context: &mut Context<'_>,
    spaces: &Spaces,
    id: DeclarationId,
    function: &Function,
    earlier: Option<ByteClass>,
) -> Option<(Declaration, ByteClass)> {
    let instance = match context.reading.tree[id].form {
        Form::ExplicitInstantiation | Form::ExternInstantiation => Declaration::Instantiation,
        Form::ExplicitSpecialization => match earlier {
            Some(class) => return Some((Declaration::Respecialisation, class)),
            None => Declaration::Specialisation,
        },
        _ => return earlier.map(|class| (Declaration::Redeclaration, class)),
    };
    match templates::primary(context.reading, id, function) {
        Primary::Known(entity) => spaces.of(entity).map(|class| (instance, class)),
        Primary::Unknown => {
            context.count_unknown("primary-template");
            None
        }
        Primary::None => None,
    }
}

/// Applies keywords one after the other; every conflict is reported where its keyword stands.
pub(super) fn apply(
    context: &mut Context<'_>,
    subject: &Subject,
    from: ByteClass,
    keywords: &[Applying],
    reported: &mut FxHashSet<TokenId>,
) -> ByteClass {
    let mut seen = [false; Keyword::ALL.len()];
    keywords
        .iter()
        .fold(from, |class, &applying| apply_one(context, subject, class, applying, &mut seen, reported))
}

/// Applies one keyword; `seen` are those that the declaration had before it.
pub(super) fn apply_one(
    context: &mut Context<'_>,
    subject: &Subject,
    class: ByteClass,
    (keyword, token): Applying,
    seen: &mut [bool; Keyword::ALL.len()],
    reported: &mut FxHashSet<TokenId>,
) -> ByteClass {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    // Hardly any keyword is reported, and only then places are looked for.
    let places = || subject.places(reading).at_attribute(reading.tokens.get(token).start);
    let placed = decide_space_defaulted(dialect, pass, subject.defaulted, keyword);
    for report in placed.reports {
        let at = places().anchor(report.diagnostic);
        context.find(Finding::reported(report, at, &[("function", &subject.name(reading))]));
    }
    if placed.result == Some(Placement::Ignored) {
        return class;
    }
    let cell = decide_space_apply(dialect, pass, class, keyword);
    let is_repeated = std::mem::replace(&mut seen[keyword as usize], true);
    for said in annotation::said(cell.reports, is_repeated) {
        if !is_repetition(said) {
            reported.insert(token);
        }
        context.find(Finding::reported(said, places().anchor(said.diagnostic), &[]));
    }
    let class = cell.result;
    let is_local = fact::truth(subject.is_local);
    let local = decide_space_local_function(dialect, pass, is_local, class);
    let main = decide_main_marked(dialect, pass, fact::truth(subject.is_main), class);
    let member = subject.as_member(context, keyword, class);
    for said in [local.reports, main.reports, member.reports].into_iter().flatten() {
        context.find(Finding::reported(said, places().anchor(said.diagnostic), &[]));
    }
    class
}
