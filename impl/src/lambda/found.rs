//! The annotated lambdas of a unit, with what they stand in and capture.

use super::capture::{Capture, CaptureDefault, CaptureList};
use super::implicit::implicit;
use crate::bodies::Lambda;
use crate::lex::{Kind, Symbol, TokenId, TokenRange, Tokens, known, within};
use crate::read::Reading;
use crate::rules::generated::Keyword;
use crate::tree::{DeclarationId, ScopeId, Tree};

/// The execution space that is written on a lambda.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Space {
    /// `__host__`
    pub host: bool,
    /// `__device__`
    pub device: bool,
    /// Attributes of a space stand behind the parameters, where the call operator's would; they give it none.
    pub is_behind: bool,
}

/// What decides how an annotated lambda is treated: the first of these around it, from the inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Around {
    /// What runs on the device only, a lambda or a function.
    Device,
    /// An extended lambda that runs on both sides.
    HostDeviceLambda,
    /// A generic lambda.
    GenericLambda,
    /// A member function of a class that is local to a function or lambda.
    LocalClass,
    /// A function.
    Function(DeclarationId),
    /// Lambdas that are in no function.
    Lambda,
    /// Nothing: it stands in an initialiser or default argument.
    Nothing,
}

/// An annotated lambda.
#[derive(Clone, Debug)]
pub struct Found<'a> {
    /// The lambda as it was read.
    pub lambda: &'a Lambda,
    /// The function whose body it is in.
    pub function: Option<DeclarationId>,
    /// The space that is written on it.
    pub space: Space,
    /// What it stands in.
    pub around: Around,
    /// The capture-default.
    pub default: Option<CaptureDefault>,
    /// The captures: those of the list, then the implicit ones in the order of their first mention.
    pub captures: Vec<Capture>,
    /// How many of them the list names.
    pub explicit: usize,
    /// The first mentions of what is implicitly captured and stand in a constexpr if.
    pub constexpr_ifs: Vec<TokenId>,
    /// A name of which it is not known whether it needs the object, and `true` where some of the member functions
    /// of that name are static, `false` where it may be a member of a base class that is not known.
    pub uncertain: Option<(TokenId, bool)>,
}

impl Found<'_> {
    /// The token behind the attributes before the parameters: the parameters' `(`, a specifier or the body's `{`.
    pub fn declarator(&self, reading: &Reading) -> TokenId {
        declarator(&reading.tokens, self.lambda)
    }
}

/// The token behind the introducer of a lambda, its template parameters and attributes.
pub fn declarator(tokens: &Tokens, lambda: &Lambda) -> TokenId {
    if !lambda.parameters.is_empty() {
        return lambda.parameters.start;
    }
    let mut at = lambda.introducer.end.max(lambda.template_parameters.end.min(lambda.body.start));
    while at < lambda.body.start {
        match tokens.kind(at) {
            Kind::Attribute => at = tokens.partner(at.next()).max(at.next()).next(),
            Kind::OpenBracket => at = tokens.partner(at).max(at).next(),
            Kind::Identifier if tokens.attribute_words.binary_search(&at).is_ok() => at = at.next(),
            _ => return at,
        }
    }
    lambda.body.start
}

/// The bodies of all functions in source order, initialisers included.
pub fn bodies_of_functions(reading: &Reading) -> Vec<(TokenRange, DeclarationId)> {
    let tree = &reading.tree;
    let ids = (0..tree.declarations.len()).map(DeclarationId::from_index);
    let mut bodies: Vec<(TokenRange, DeclarationId)> = ids
        .filter_map(|id| Some((tree.function(id)?.body.range()?, id)))
        .filter(|(range, _)| !range.is_empty())
        .collect();
    bodies.sort_by_key(|(range, _)| range.start);
    bodies
}

/// The lambdas on which an execution space is written, in source order; `is_device` tells the functions that run on the
/// device only.
pub fn annotated(reading: &Reading, is_device: impl Fn(DeclarationId) -> bool) -> Vec<Found<'_>> {
    let lambdas = &reading.bodies.lambdas;
    let spaces: Vec<Space> = lambdas.iter().map(|lambda| space(reading, lambda)).collect();
    if !spaces.iter().any(|space| space.host || space.device || space.is_behind) {
        return Vec::new();
    }
    let bodies = bodies_of_functions(reading);
    // What is around the token that is looked at, the outermost first.
    let mut outer: Vec<(&Lambda, Space, Around)> = Vec::new();
    let mut found = Vec::new();
    for (lambda, &space) in lambdas.iter().zip(&spaces) {
        while outer.last().is_some_and(|(outer, ..)| outer.body.end <= lambda.open()) {
            outer.pop();
        }
        let inside = within(&bodies, |(range, _)| *range, lambda.open()).copied();
        let in_device = inside.is_some_and(|(_, function)| is_device(function));
        let around = around(lambda, &outer, inside, in_device);
        if space.host || space.device || space.is_behind {
            found.push(one(reading, lambda, space, inside.map(|(_, function)| function), around));
        }
        outer.push((lambda, space, around));
    }
    found
}

/// What decides about `lambda`, which stands in the body `inside`, if in any; `in_device` says that it is the body of a
/// function that runs on the device only.
fn around(
    lambda: &Lambda,
    outer: &[(&Lambda, Space, Around)],
    inside: Option<(TokenRange, DeclarationId)>,
    in_device: bool,
) -> Around {
    let local_class = || match &lambda.member {
        Some(member) if member.is_device && !member.is_host => Around::Device,
        _ => Around::LocalClass,
    };
    // A default argument is no part of the body, and a function in a lambda's local class hides the lambda.
    let holds = |outer: &Lambda| outer.body.contains(lambda.open());
    let in_function = |outer: &Lambda| inside.is_none_or(|(range, _)| range.contains(outer.open()));
    let mut is_in_lambda = false;
    let mut in_device = in_device;
    for (outer, space, around) in outer.iter().rev().filter(|(outer, ..)| holds(outer) && in_function(outer))
    {
        if lambda.context.local_classes > outer.context.local_classes {
            return local_class();
        }
        // Without a space it runs where the code around it does.
        let is_on_device = match (space.host, space.device) {
            (false, false) => *around == Around::Device,
            (host, _) => !host,
        };
        if is_on_device {
            return Around::Device;
        }
        if outer.is_generic {
            return Around::GenericLambda;
        }
        if space.device && space.host {
            // One that is not extended is a lambda as any other.
            if !matches!(around, Around::Device | Around::Nothing) {
                return Around::HostDeviceLambda;
            }
            in_device = false;
        }
        is_in_lambda = true;
    }
    match inside {
        _ if lambda.context.local_classes > 0 => local_class(),
        Some(_) if in_device => Around::Device,
        Some((_, function)) => Around::Function(function),
        None if is_in_lambda => Around::Lambda,
        None => Around::Nothing,
    }
}

fn one<'a>(
    reading: &'a Reading,
    lambda: &'a Lambda,
    space: Space,
    function: Option<DeclarationId>,
    around: Around,
) -> Found<'a> {
    let list = CaptureList::of(&reading.tokens, lambda);
    let explicit = list.captures.len();
    let mut found = Found {
        lambda,
        function,
        space,
        around,
        default: list.default,
        captures: list.captures.clone(),
        explicit,
        constexpr_ifs: Vec::new(),
        uncertain: None,
    };
    // Nobody asks what others capture.
    if list.default.is_some() && !matches!(around, Around::Device | Around::Nothing) {
        let scope = function.map_or(Tree::GLOBAL, |function| scope_of(reading, function));
        implicit(reading, scope, &list, &mut found);
    }
    found
}

/// The class scope or namespace in which the body of a function is looked up.
fn scope_of(reading: &Reading, function: DeclarationId) -> ScopeId {
    let target = reading.tree.function(function).and_then(|function| function.target);
    target.unwrap_or(reading.tree[function].scope)
}

/// The space written on a lambda.
pub(crate) fn space(reading: &Reading, lambda: &Lambda) -> Space {
    let behind = if lambda.parameters.is_empty() { lambda.body.start } else { lambda.parameters.end };
    let mut space = Space::default();
    for (keyword, at) in keywords(&reading.tokens, lambda.declarator) {
        match keyword {
            Keyword::G => {}
            _ if at >= behind => space.is_behind = true,
            Keyword::H => space.host = true,
            Keyword::D => space.device = true,
        }
    }
    space
}

/// The parameter lists of lambdas that have default arguments.
pub(crate) fn lists_with_defaults(reading: &Reading) -> Vec<TokenRange> {
    let has_default = |list: &TokenRange| list.iter().any(|at| reading.tokens.kind(at) == Kind::Assign);
    reading.bodies.lambdas.iter().map(|lambda| lambda.parameters).filter(has_default).collect()
}

/// The execution-space keywords in (a part of) the declarator of a lambda, each with the place of its attribute. A
/// type called `device` is none.
pub fn keywords(tokens: &Tokens, range: TokenRange) -> Vec<(Keyword, TokenId)> {
    let mut found = Vec::new();
    let mut at = range.start;
    while at < range.end {
        at = match tokens.kind(at) {
            Kind::Attribute => {
                let close = tokens.partner(at.next()).max(at.next());
                let words = TokenRange::new(at.next(), close).iter();
                found.extend(words.filter_map(|word| match tokens.symbol(word) {
                    known::HOST | known::WORD_HOST => Some((Keyword::H, at)),
                    known::DEVICE | known::WORD_DEVICE => Some((Keyword::D, at)),
                    known::GLOBAL | known::WORD_GLOBAL => Some((Keyword::G, at)),
                    _ => None,
                }));
                close.next()
            }
            kind if kind.is_open_bracket() => tokens.partner(at).max(at).next(),
            _ => {
                found.extend(match tokens.symbol(at) {
                    known::WORD_HOST => Some((Keyword::H, at)),
                    known::WORD_DEVICE => Some((Keyword::D, at)),
                    known::WORD_GLOBAL => Some((Keyword::G, at)),
                    _ => None,
                });
                at.next()
            }
        };
    }
    found
}

/// Whether the body names what the introducer captures by name.
pub(crate) fn names_capture(reading: &Reading, lambda: &Lambda) -> bool {
    let tokens = &reading.tokens;
    let named: Vec<Symbol> = TokenRange::new(lambda.introducer.start.next(), lambda.introducer.last())
        .iter()
        .filter(|at| tokens.kind(*at) == Kind::Identifier)
        .map(|at| tokens.symbol(at))
        .collect();
    lambda.body.iter().any(|at| named.contains(&tokens.symbol(at)))
}
