//! The rules that a program can break, one file per chapter of the specification.
//!
//! A check reads facts off the tree, asks the generated table of its rule, and reports what the cell says.
//! A fact that is not known decides nothing: the check stays quiet and the reason is counted.

mod anchor;
mod annotation;
mod block;
mod bounds;
mod call;
mod call_operator;
mod calls;
mod closure_name;
mod configuration;
mod declaring;
mod demangled;
mod enclosure;
mod explicit_specialization;
mod fact;
mod function_type;
mod grid_constant;
mod history;
mod instance;
mod jit;
mod kernel;
mod kernel_argument;
mod lambda;
mod launch;
mod local;
mod lookup;
mod managed;
mod naming;
mod overrides;
mod placement;
mod redeclared;
mod space;
mod statement;
mod templates;
mod tile;
mod variable;

pub(crate) use annotation::has_foreign_namespace;
pub use annotation::{Applied, applied, read as read_attribute};
pub(crate) use block::{Earlier as EarlierFunction, earlier_function};
pub(crate) use call::may_name_local_type;
pub(crate) use enclosure::Enclosures;
pub(crate) use function_type::is_function;
pub(crate) use instance::{explicit_for_host, specializations};
pub use kernel::is_kernel;
pub(crate) use lookup::resolve;
pub(crate) use naming::{inner_function as inner_function_name, operator as operator_name};
pub use naming::{
    plain_function as function_name, plain_name as scoped_name, plain_variable as variable_name,
};
pub use space::{LocalFunction, Spaces};
pub use variable::{Memory, word as memory_word};

use crate::diag::Finding;
use crate::diag::catalogue::record;
use crate::diag::control::Severities;
use crate::diag::shown::directives;
use crate::ids::definition::unit_id_after_error;
use crate::ids::model::Argument;
use crate::ids::spelled::{Excess, Known, Spelling, excess};
use crate::lex::TokenId;
use crate::limits::RECURSION_QUESTIONS;
use crate::reach::Roots;
use crate::read::Reading;
use crate::sema::Resolved;
use crate::tree::{DeclarationId, FunctionId, TemplateParameterId};
use cufe_spec::observation::Severity;
use cufe_spec::unit::{Dialect, Options, Pass};
use history::History;
use local::Annotated;
use lookup::{Bodies, Declared};
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// What checking a unit came to.
#[derive(Clone, Debug, Default)]
pub struct Verdicts {
    /// Everything found, before flags and pragmas.
    pub findings: Vec<Finding>,
    /// The memory spaces of the variables.
    pub memory: Memory,
    /// The byte offset at which a class template needs its own instances without end, and what is said of it.
    pub endless: Option<(u32, String)>,
    /// How often a fact was not known, by reason.
    pub unknown: BTreeMap<&'static str, u64>,
}

/// What every check sees and adds to.
struct Context<'a> {
    reading: &'a Reading,
    options: &'a Options,
    /// The module id as it is where it is needed first, for the names of what has internal linkage.
    unit_id: OnceCell<String>,
    /// Found when first asked for, which most units do in the second part of the checks only.
    history: OnceCell<History>,
    /// As [`Context::history`].
    declared: OnceCell<Declared>,
    dialect: Dialect,
    pass: Pass,
    static_host_stub: bool,
    device_c: bool,
    /// Whether annotations of tile code count.
    has_tile: bool,
    relaxed_constexpr: bool,
    default_device: bool,
    extended_lambda: bool,
    findings: Vec<Finding>,
    /// As [`Context::history`].
    severities: OnceCell<Severities>,
    /// The launches that are looked at when code is made.
    in_code: Vec<launch::InCode>,
    /// The constructors and destructors for bases that code of the device uses.
    for_bases: Vec<calls::ForBases>,
    /// The first class template that needs its own instances without end.
    endless: Option<Excess>,
    /// How many types are still looked at for one.
    questions: u32,
    unknown: BTreeMap<&'static str, u64>,
}

impl Context<'_> {
    fn history(&self) -> &History {
        self.history.get_or_init(|| History::of(self.reading))
    }

    /// The module id behind an error, needed at the byte offset `at`.
    fn unit_id(&self, at: u32) -> String {
        let error = || self.errors().map(|finding| finding.noticed).min();
        self.unit_id.get_or_init(|| unit_id_after_error(self.reading, self.options, (at, error()))).clone()
    }

    /// The innermost declaration that `token` stands in.
    fn declaration_around(&self, token: TokenId) -> Option<DeclarationId> {
        self.declared.get_or_init(|| Declared::of(&self.reading.tree)).around(token)
    }

    /// Whether what stands in a constexpr `if` of a template is left to its instances, whatever the condition is: the released
    /// tools do it in the host pass.
    fn leaves_constexpr_ifs(&self) -> bool {
        self.pass == Pass::Host && self.dialect.is_released()
    }

    /// Whether code uses an instance of the template that this defines, as far as it was followed.
    fn is_instantiated(&self, definition: FunctionId) -> bool {
        self.reading.bodies.instantiated.contains(&definition)
    }

    fn find(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// Whether anything found so far is an error.
    fn has_errors(&self) -> bool {
        self.endless.is_some() || !self.in_code.is_empty() || self.errors().next().is_some()
    }

    /// The findings so far that are errors, as the flags and pragmas have it.
    fn errors(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|found| self.is_error(found))
    }

    fn is_error(&self, found: &Finding) -> bool {
        let Reading { source, tokens, .. } = self.reading;
        let severities = self.severities.get_or_init(|| {
            Severities::new(&self.options.diagnostic_control, &directives(source, tokens), self.dialect)
        });
        let is_dropped =
            record(found.diagnostic, self.dialect).discretionary && source.in_system_header(found.at);
        severities.of(found) >= Some(Severity::Error) && !is_dropped
    }

    /// Where the launches are that are refused when the code around is made.
    fn refused_launches(&self) -> impl Iterator<Item = u32> {
        self.in_code.iter().map(|one| self.reading.tokens.get(one.start).start)
    }

    /// Finds out whether `ask`, of which the answer is too deep, needs a class template without end. The first one is told.
    fn without_end<T>(
        &mut self,
        given: &[(TemplateParameterId, Argument)],
        ask: impl Fn(Spelling<'_>) -> Known<T> + Sync,
    ) {
        if self.endless.is_none() && self.questions > 0 {
            self.questions -= 1;
            self.endless = excess(self.reading, given, ask);
        }
    }

    fn count_unknown(&mut self, reason: &'static str) {
        *self.unknown.entry(reason).or_default() += 1;
    }
}

/// The checks of a unit in two parts: what gives functions their execution spaces, then all else. The host output
/// stands on the first part only.
pub struct Checker<'a> {
    context: Context<'a>,
    bodies: Bodies,
    locals: Vec<Annotated>,
}

impl<'a> Checker<'a> {
    /// Finds the execution spaces of the functions, in the dialect and pass of `options`.
    pub fn begin(reading: &'a Reading, options: &'a Options) -> (Checker<'a>, Spaces) {
        let mut context = Context {
            reading,
            options,
            unit_id: OnceCell::new(),
            history: OnceCell::new(),
            declared: OnceCell::new(),
            dialect: options.dialect,
            pass: options.pass,
            static_host_stub: options.static_host_stub,
            device_c: options.device_c,
            has_tile: tile::is_in_force(options),
            relaxed_constexpr: options.relaxed_constexpr,
            default_device: options.default_device,
            extended_lambda: options.extended_lambda,
            findings: Vec::new(),
            severities: OnceCell::new(),
            in_code: Vec::new(),
            for_bases: Vec::new(),
            endless: None,
            questions: RECURSION_QUESTIONS,
            unknown: BTreeMap::new(),
        };
        let mut spaces = space::check(&mut context);
        let bodies = Bodies::of(&reading.tree, &reading.tokens);
        let locals = local::annotated(&context, &bodies);
        local::functions(&mut context, &mut spaces, &bodies, &locals);
        spaces.take_tile_code(&context);
        (Checker { context, bodies, locals }, spaces)
    }

    /// Where device code begins, besides the bodies of ordinary functions.
    pub(crate) fn roots(mut self, spaces: &Spaces) -> Roots {
        let mut instances = instance::declared(self.context.reading, spaces);
        launch::check(&mut self.context, spaces, &self.bodies, &mut instances);
        let reading = self.context.reading;
        let instance::Explicit { defined, here, elsewhere, specializations } = instance::explicit(reading);
        let instances = instances.into_iter().chain(defined);
        let named = instances.filter(|one| one.is_defined).filter_map(|one| {
            let pattern = instance::pattern(reading, one.template)?;
            let function = reading.tree.function_id(pattern)?;
            Some(Resolved::new(function, Vec::new(), Some(one.arguments.ok()?)))
        });
        Roots { named: named.collect(), here, elsewhere, specializations }
    }

    /// All other checks, with the spaces that [`Checker::begin`] found.
    pub fn finish(self, spaces: &Spaces) -> Verdicts {
        let Checker { mut context, bodies, locals } = self;
        placement::check(&mut context, spaces);
        tile::check(&mut context);
        overrides::check(&mut context, spaces);
        kernel::check(&mut context, spaces);
        tile::kernels(&mut context);
        bounds::check(&mut context, spaces);
        grid_constant::check(&mut context);
        let mut memory = variable::check(&mut context);
        memory.locals = local::variables(&mut context, spaces, &locals);
        managed::check(&mut context, &bodies, &memory);
        jit::check(&mut context, spaces, &bodies, &memory);
        lambda::check(&mut context, spaces);
        call_operator::check(&mut context);
        let mut instances = instance::declared(context.reading, spaces);
        launch::check(&mut context, spaces, &bodies, &mut instances);
        // Only the device passes ask which code there is.
        let kernels = if context.pass == Pass::Device { instances.clone() } else { Vec::new() };
        instance::check(&mut context, spaces, instances);
        kernel_argument::check(&mut context, spaces, &bodies);
        calls::check(&mut context, spaces, &memory, kernels);
        if !context.has_errors() {
            variable::extern_definitions(&mut context, &memory);
        }
        tile::reworded(&mut context);
        launch::told(&mut context, &bodies);
        configuration::end_there(&mut context.findings);
        let endless = context.endless.map(|Excess { class, at }| {
            let class = demangled::usual_type(&class);
            let text = format!("excessive recursion at instantiation of class \"{class}\"");
            (context.reading.tokens.get(at).start, text)
        });
        Verdicts { findings: context.findings, memory, endless, unknown: context.unknown }
    }
}
