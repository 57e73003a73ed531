//! Which function a call stands in.

use super::super::fact::{self, space};
use super::super::{Context, Spaces, demangled, naming};
use crate::bodies::{InnerFunction, Lambda};
use crate::lambda;
use crate::lex::{DirectiveKind, TokenId, TokenRange, within};
use crate::read::Reading;
use crate::rules::generated::{self as rules, Enclosing, ExecCheck, Space, TileSpace};
use crate::tree::{DeclarationId, Form, FunctionId, SpecifierKind};
use cufe_spec::unit::{Dialect, Pass};
use rustc_hash::FxHashMap;

/// A function that calls.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    /// Its space.
    pub space: Space,
    /// Its spaces, where it is of tile code.
    pub tile: Option<TileSpace>,
    /// Its last component.
    pub name: String,
    /// The function around, whether or not a lambda in it calls.
    pub function: Option<FunctionId>,
    /// The `[` of the lambda whose call operator calls.
    pub lambda: Option<TokenId>,
    /// It is a member function of a class in the function around.
    pub is_local_member: bool,
    /// Whether a pragma before it switches the check off.
    pub check: ExecCheck,
}

/// The texts of bodies with constructor initialisers, in order.
pub(super) struct Texts(Vec<(TokenRange, FunctionId)>);

impl Texts {
    /// Those of a unit.
    pub(super) fn of(reading: &Reading) -> Texts {
        let tree = &reading.tree;
        let ids = (0..tree.functions.len()).map(FunctionId::from_index);
        let mut texts: Vec<_> = ids.filter_map(|id| Some((tree[id].body.range()?, id))).collect();
        texts.sort_by_key(|(range, _)| range.start);
        Texts(texts)
    }

    /// The function whose text holds `token`.
    pub(super) fn function(&self, token: TokenId) -> Option<FunctionId> {
        within(&self.0, |(range, _)| *range, token).map(|&(_, function)| function)
    }
}

/// The functions of a unit by their bodies.
pub(super) struct Callers<'a> {
    reading: &'a Reading,
    spaces: &'a Spaces,
    pass: Pass,
    is_released: bool,
    texts: Texts,
    /// The functions that a pragma stands before.
    silenced: FxHashMap<DeclarationId, ExecCheck>,
    /// The bodies of the lambdas on which `__device__` is written, in source order.
    annotated: Vec<(TokenRange, Space)>,
    /// Whether annotations give lambdas a space.
    counts_annotations: bool,
    /// The parameter lists of lambdas that have default arguments.
    defaults: Vec<TokenRange>,
    /// The member functions of local classes that are judged, by their bodies and with their spaces, in order.
    inner: Vec<(TokenRange, &'a InnerFunction, Space)>,
}

impl<'a> Callers<'a> {
    /// All callers of a unit.
    pub(super) fn of(context: &Context<'a>, spaces: &'a Spaces) -> Callers<'a> {
        let (reading, pass) = (context.reading, context.pass);
        let lambdas = &reading.bodies.lambdas;
        let counts = context.counts_lambda_annotations();
        let annotated = lambdas.iter().filter(|lambda| lambda.is_annotated && counts).filter_map(|lambda| {
            let space = written_space(reading, lambda);
            (space != Space::H).then_some((lambda.body, space))
        });
        let members = reading.bodies.local_members.iter();
        let known =
            |inner: &'a InnerFunction| Some((inner.body?, inner, space(fact::written_on(context, inner))?));
        let mut inner: Vec<_> = members.filter_map(known).collect();
        inner.sort_by_key(|(body, ..)| body.start);
        Callers {
            inner,
            reading,
            spaces,
            pass,
            is_released: context.dialect.is_released(),
            texts: Texts::of(reading),
            silenced: silenced(reading),
            annotated: annotated.collect(),
            counts_annotations: counts,
            defaults: lambda::lists_with_defaults(reading),
        }
    }

    /// Whether annotations of the lambda say whose code it is.
    pub(super) fn has_space(&self, lambda: &Lambda) -> bool {
        self.counts_annotations && lambda.is_annotated
    }

    /// The space of a lambda by what is written on it, where the released tools judge what it calls.
    fn space_of_annotated(&self, lambda: &Lambda) -> Option<Space> {
        let space = written_space(self.reading, lambda);
        (self.pass != Pass::Host || self.is_released && space != Space::D).then_some(space)
    }

    /// The space of the innermost lambda around `token` on which `__device__` is written: the lambdas in it run where
    /// it does.
    pub(super) fn annotated_around(&self, token: TokenId) -> Option<Space> {
        let mut around = self.annotated.iter().rev().filter(|(body, _)| body.contains(token));
        around.next().map(|&(_, space)| space)
    }

    /// Whether `token` stands in a default argument of a lambda: the host pass of the released tool says nothing of
    /// calls there.
    pub(super) fn is_default_of_lambda(&self, token: TokenId) -> bool {
        self.defaults.iter().any(|list| list.contains(token))
    }

    /// The innermost member function of a local class whose body `token` stands in.
    fn inner(&self, token: TokenId) -> Option<&(TokenRange, &'a InnerFunction, Space)> {
        let first = self.inner.partition_point(|(body, ..)| body.start <= token);
        let before = self.inner.get(..first).unwrap_or_default();
        before.iter().rev().find(|(body, ..)| body.contains(token))
    }

    /// Whether `token` stands in a member function of a local class that is judged.
    pub(super) fn is_in_known_member(&self, token: TokenId) -> bool {
        self.inner(token).is_some()
    }

    /// Whether the unit is read for the host.
    pub(super) fn is_host_pass(&self) -> bool {
        self.pass == Pass::Host
    }

    /// The body, with constructor initialisers, that `token` stands in.
    pub(super) fn text(&self, token: TokenId) -> Option<TokenRange> {
        self.reading.tree[self.texts.function(token)?].body.range()
    }

    /// The function that `token` stands in.
    pub(super) fn function(&self, token: TokenId) -> Option<FunctionId> {
        self.texts.function(token)
    }

    /// Whether `token` stands in a function.
    pub(super) fn is_in_function(&self, token: TokenId) -> bool {
        self.function(token).is_some()
    }

    /// The function whose definition that is, as it calls by itself.
    pub(super) fn defined(&self, definition: FunctionId) -> Option<Caller> {
        self.around(self.reading.tree[definition].body.range()?.start, None)
    }

    /// The function or lambda that the token `token` belongs to; `None` at namespace scope, in annotated lambdas that are not judged, and
    /// where keywords conflict.
    pub(super) fn around(&self, token: TokenId, lambda: Option<TokenId>) -> Option<Caller> {
        let tree = &self.reading.tree;
        let function = self.texts.function(token);
        let declaration = function.map(|function| tree[function].declaration);
        let inner = self.inner(token);
        let own = match inner {
            Some(&(_, _, space)) => Some(Some(space)),
            None => declaration.map(|id| space(self.spaces.after(id))),
        };
        let tile = declaration.and_then(|id| self.spaces.tile.space(id));
        // The lambda may be around the member function, or in it.
        let is_innermost = |body: TokenRange| lambda.is_none_or(|open| open < body.start);
        if let Some(&(_, inner, space)) = inner.filter(|(body, ..)| is_innermost(*body)) {
            let name = naming::function_named(self.reading, inner.name, inner.declarator_id);
            let check = ExecCheck::Normal;
            return Some(Caller { space, tile, name, function, lambda: None, is_local_member: true, check });
        }
        let Some(open) = lambda else {
            let function = function?;
            let name = demangled::bare(self.reading, function);
            let check = declaration.and_then(|id| self.silenced.get(&id)).copied();
            let check = check.unwrap_or(ExecCheck::Normal);
            let (space, function) = (own??, Some(function));
            return Some(Caller { space, tile, name, function, lambda: None, is_local_member: false, check });
        };
        let lambda = self.reading.bodies.lambda(open)?;
        // What lambdas in tile code are compiled for is not known.
        if tile.is_some() {
            return None;
        }
        let space = match self.has_space(lambda) {
            true => self.space_of_annotated(lambda)?,
            false => space_within(self.annotated_around(token).map(Some).or(own))?,
        };
        let (name, lambda, check) = ("operator()".to_owned(), Some(open), ExecCheck::Normal);
        Some(Caller { space, tile: None, name, function, lambda, is_local_member: false, check })
    }
}

/// The space that is written on a lambda.
fn written_space(reading: &Reading, lambda: &Lambda) -> Space {
    let written = lambda::space(reading, lambda);
    match (written.host, written.device) {
        (true, true) => Space::HD,
        (false, true) => Space::D,
        _ => Space::H,
    }
}

/// The space of a lambda on which none is written, in code of a space, if in any; `None` where keywords around it conflict.
fn space_within(around: Option<Option<Space>>) -> Option<Space> {
    let enclosing = match around {
        None => Enclosing::None,
        Some(own) => match own? {
            Space::None | Space::H => Enclosing::Host,
            Space::D | Space::G => Enclosing::Device,
            Space::HD => Enclosing::HostDevice,
        },
    };
    Some(rules::decide_call_lambda(Dialect::REFERENCE, Pass::Host, enclosing).result)
}

/// The functions before which `#pragma nv_exec_check_disable` or `hd_warning_disable` stands; both are as the first.
fn silenced(reading: &Reading) -> FxHashMap<DeclarationId, ExecCheck> {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let check_of = |kind: DirectiveKind| match kind {
        DirectiveKind::Pragma(word) | DirectiveKind::PragmaOperator(word) => {
            match tokens.symbols.text(word) {
                "nv_exec_check_disable" => Some(ExecCheck::Disabled),
                "hd_warning_disable" => Some(ExecCheck::NoWarnings),
                _ => None,
            }
        }
        _ => None,
    };
    let directives = tokens.directives.iter();
    let pragmas: Vec<(u32, ExecCheck)> =
        directives.filter_map(|one| Some((one.span.end, check_of(one.kind)?))).collect();
    let mut silenced = FxHashMap::default();
    if pragmas.is_empty() {
        return silenced;
    }
    let mut starts: Vec<(u32, DeclarationId)> = tree
        .functions
        .iter()
        .map(|function| (tokens.get(tree[function.declaration].range.start).start, function.declaration))
        .collect();
    starts.sort_unstable();
    for (end, check) in pragmas {
        let next = starts.get(starts.partition_point(|(start, _)| *start < end));
        if let Some(&(_, function)) = next
            && silenced.get(&function) != Some(&ExecCheck::Disabled)
        {
            silenced.insert(function, check);
        }
    }
    silenced
}

/// Whether the device compiler generates code for a function though nothing uses it.
pub(super) fn is_external(reading: &Reading, id: FunctionId) -> bool {
    let tree = &reading.tree;
    let declaration = tree[id].declaration;
    let has = |kind| tree.has_specifier(declaration, kind);
    let is_in_class = tree[tree[declaration].scope].class().is_some();
    let kinds =
        [SpecifierKind::Static, SpecifierKind::Inline, SpecifierKind::Constexpr, SpecifierKind::Consteval];
    !is_in_class
        && !tree.is_unnamed(tree[declaration].scope)
        && !kinds.into_iter().any(has)
        && !fact::in_template(reading, declaration)
        && is_on_its_own(reading, declaration)
        && !tree[id].abbreviated
}

/// Whether a declaration is no template's, or an explicit specialisation of one that has external linkage.
fn is_on_its_own(reading: &Reading, id: DeclarationId) -> bool {
    let tree = &reading.tree;
    match tree[id].form {
        Form::Plain => true,
        Form::ExplicitSpecialization => {
            let template = tree[id].entity.and_then(|entity| tree[entity].specializes);
            let declarations = template.map_or(&[][..], |template| &tree[template].declarations);
            let is_internal = |&one: &DeclarationId| {
                let scope = tree[one].scope;
                let is_static = tree.has_specifier(one, SpecifierKind::Static);
                tree.is_unnamed(scope) || is_static && tree[scope].class().is_none()
            };
            !declarations.iter().any(is_internal)
        }
        _ => false,
    }
}
