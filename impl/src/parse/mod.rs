//! Tokens (+ names) to [`Tree`]: declarations first; bodies and initialisers are ranges.
//!
//! One function per production, named as the C++ standard names it. The only question the grammar asks the names
//! is whether a `<` after a name begins a template-argument list (`name.rs`); the answer is kept in the tokens
//! ([`Tokens::angle_partner`]), so that every later reader sees the same lists.
//!
//! A declaration that does not fit the grammar is an unparsed region: reading resumes behind the next `;` or
//! balanced `}` (`recover.rs`). Nothing here fails for the unit as a whole.

mod again;
mod argument;
mod arithmetic;
mod array;
mod attribute;
mod bind;
mod block_entity;
mod call;
mod captured;
mod class;
mod cursor;
mod declaration;
mod declarator;
mod dependence;
mod disambiguation;
mod elements;
mod enumeration;
mod expression;
mod function;
mod implied;
mod initializer;
mod lambda;
mod name;
mod namespace;
mod nodes;
mod operand;
mod parameter;
mod parameter_list;
mod passed;
mod primary;
mod qualifier;
mod record;
mod recover;
mod referent;
mod specifier;
mod statement;
mod template;
#[cfg(test)]
mod tests;
mod typed;

pub(crate) use again::{CallPlaces, Request, leaves};

use crate::bodies::{Ambiguity, Bodies, UseContext};
use crate::lex::{Symbol, TokenId, TokenRange, Tokens, known};
use crate::limits;
use crate::names::Names;
use crate::statistics::Statistics;
use crate::threads::has_deep_stack;
use crate::tree::{
    Access, Attribute, Form, IdRange, LinkageId, ParameterId, Reason, Scope, ScopeId, ScopeKind, Specifier,
    TemplateHeader, TemplateHeaderId, TemplateParameter, Tree, Within,
};
use smallvec::SmallVec;

/// Why a production does not fit, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failure {
    at: TokenId,
    reason: Reason,
}

type Parsed<T> = Result<T, Failure>;

/// What init-captures have in place of a parameter.
const NO_PARAMETER: ParameterId = ParameterId::from_index(u32::MAX as usize);

/// A name that the text being read introduces without a scope of its own: a template or function parameter.
#[derive(Clone, Copy, Debug)]
struct Local {
    symbol: Symbol,
    kind: LocalKind,
    is_pack: bool,
    /// Where it was declared.
    token: TokenId,
    /// The scope that was current when it was declared.
    scope: ScopeId,
    /// The parameter of a function or lambda; `None` for template parameters.
    parameter: Option<ParameterId>,
}

/// What ends an expression besides brackets, `,` and `;`.
#[derive(Clone, Copy, Debug, Default)]
struct Flow {
    /// `>` closes a template-argument list.
    greater_ends: bool,
    /// A `>` that is no operator: of the `>>>` of a launch, behind a default template argument.
    end: Option<TokenId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LocalKind {
    Type,
    Template,
    Value,
}

/// What stands before the specifiers of a declaration.
#[derive(Clone, Copy, Debug)]
struct Head {
    /// Its first token.
    start: TokenId,
    /// Its template headers.
    headers: IdRange<TemplateHeaderId>,
    /// [`Form::ExplicitInstantiation`], [`Form::ExternInstantiation`] or [`Form::Plain`].
    form: Form,
    /// Where its attributes begin in [`Pending`].
    attributes: usize,
    /// Where its specifiers begin in [`Pending`].
    specifiers: usize,
}

/// Entries read whose owner is not known yet: stacks, so that every owner's entries become contiguous.
#[derive(Debug, Default)]
struct Pending {
    attributes: Vec<Attribute>,
    specifiers: Vec<Specifier>,
    headers: Vec<TemplateHeader>,
    template_parameters: Vec<TemplateParameter>,
    bounds: Vec<TokenRange>,
    angles: Vec<TokenId>,
}

/// The parser's state. Grammar functions advance `at`.
#[derive(Debug)]
pub struct Parser<'unit> {
    text: &'unit [u8],
    tokens: &'unit mut Tokens,
    tree: &'unit mut Tree,
    names: &'unit mut Names,
    statistics: &'unit mut Statistics,
    at: TokenId,
    scope: ScopeId,
    linkage: Option<LinkageId>,
    access: Option<Access>,
    locals: Vec<Local>,
    /// By symbol: how many of `locals` have it.
    active: Vec<u16>,
    pending: Pending,
    /// Depth of recursion, at most `nesting`.
    depth: u32,
    nesting: u32,
    /// Decisions made without a known name.
    ambiguities: Vec<Ambiguity>,
    flow: Flow,
    /// What is being read may turn out to be something else.
    speculating: bool,
    /// What the initialiser read last is.
    last: operand::Operand,
    /// What the arguments of the initialiser in parentheses read last are.
    last_arguments: call::Arguments,
    /// Where the arguments read last begin, while calls are noted.
    argument_starts: SmallVec<[TokenId; 4]>,
    /// What the elements of the braced-init-list read last are; `None` with designators or packs.
    listed: Option<call::Arguments>,
    /// The clauses of the braced-init-list read last, while calls are noted.
    clauses: elements::Clauses,
    /// The limit of nesting was reached in the statement or initialiser being read again.
    too_deep: bool,
    /// The limit of nesting was reached anywhere.
    met_nesting: bool,
    /// What captures depend on, of the text being read again.
    context: UseContext,
    /// Set while text is read again.
    again: Option<Box<again::Again>>,
}

impl<'unit> Parser<'unit> {
    fn new(
        text: &'unit [u8],
        tokens: &'unit mut Tokens,
        tree: &'unit mut Tree,
        names: &'unit mut Names,
        statistics: &'unit mut Statistics,
    ) -> Parser<'unit> {
        let active = vec![0; tokens.symbols.len()];
        Parser {
            text,
            tokens,
            tree,
            names,
            statistics,
            at: TokenId(0),
            scope: Tree::GLOBAL,
            linkage: None,
            access: None,
            locals: Vec::new(),
            active,
            pending: Pending::default(),
            depth: 0,
            nesting: limits::NESTING,
            ambiguities: Vec::new(),
            flow: Flow::default(),
            speculating: false,
            too_deep: false,
            met_nesting: false,
            last: operand::Operand::Unknown,
            last_arguments: call::Arguments::new(),
            argument_starts: SmallVec::new(),
            clauses: None,
            listed: None,
            context: UseContext::OUTERMOST,
            again: None,
        }
    }
}

/// The declarations of a unit with their names, and the decisions made without a known name.
pub(crate) type Declarations = (Tree, Names, Vec<Ambiguity>);

/// Reads all declarations of a unit. `more` adds the tokens of the next declarations, is shown what was
/// read before, and says whether there were any; `tokens` may be empty before.
pub(crate) fn parse(
    text: &[u8],
    tokens: &mut Tokens,
    statistics: &mut Statistics,
    more: impl FnMut(&mut Tokens, &Tree, &Names) -> bool,
) -> Declarations {
    parse_to(limits::NESTING, text, tokens, statistics, more)
}

/// [`parse`] of tokens that are all there, nested as deep as [`limits::DEEPEST_NESTING`].
pub(crate) fn parse_deep(text: &[u8], tokens: &mut Tokens, statistics: &mut Statistics) -> Declarations {
    on_deep_stack(|nesting| {
        let mut is_first = true;
        parse_to(nesting, text, tokens, statistics, |_, _, _| std::mem::take(&mut is_first))
    })
}

/// Runs `read` with the nesting that its stack allows: of this thread where it is known to be deep, else of a thread of its own, where
/// there can be one.
pub(crate) fn on_deep_stack<T: Send>(mut read: impl FnMut(u32) -> T + Send) -> T {
    if has_deep_stack() {
        return read(limits::DEEPEST_NESTING);
    }
    let in_thread = std::thread::scope(|scope| {
        let builder = std::thread::Builder::new().stack_size(limits::DEEP_STACK);
        let thread = builder.spawn_scoped(scope, || read(limits::DEEPEST_NESTING)).ok()?;
        Some(thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    in_thread.unwrap_or_else(|| read(limits::NESTING))
}

fn parse_to(
    nesting: u32,
    text: &[u8],
    tokens: &mut Tokens,
    statistics: &mut Statistics,
    mut more: impl FnMut(&mut Tokens, &Tree, &Names) -> bool,
) -> Declarations {
    // What is usual for text that headers make up.
    let expected = text.len() / 6;
    let mut tree = Tree::with_room_for(expected);
    tree.scopes.push(Scope {
        kind: ScopeKind::Namespace { is_inline: false, is_anonymous: false },
        parent: None,
        name: Symbol::NONE,
        owner: None,
        declarations: Vec::new(),
        within: Within::default(),
    });
    let mut names = Names::with_room_for(expected);
    names.reach_mut(Tree::GLOBAL);
    let mut parser = Parser::new(text, tokens, &mut tree, &mut names, statistics);
    parser.nesting = nesting;
    let mut frames = Vec::new();
    while more(parser.tokens, parser.tree, parser.names) {
        parser.names.know_symbols(parser.tokens.symbols.len());
        parser.active.resize(parser.tokens.symbols.len(), 0);
        parser.declaration_seq(&mut frames, parser.tokens.frontier());
    }
    let ambiguities = std::mem::take(&mut parser.ambiguities);
    (tree, names, ambiguities)
}

/// Reads the declarations of a unit again, with those bodies and initialisers in them that `request` asks for.
/// Tree and names are afterwards what they were; template-argument lists in the text read are paired.
pub(crate) fn read_again(
    text: &[u8],
    tokens: &mut Tokens,
    tree: &mut Tree,
    names: &mut Names,
    statistics: &mut Statistics,
    request: Request,
) -> Bodies {
    let before = statistics.clone();
    let mut read = |nesting: u32| {
        *statistics = before.clone();
        let mut parser = Parser::new(text, tokens, tree, names, statistics);
        parser.nesting = nesting;
        let mut bodies = parser.read_again(request.clone());
        bodies.ambiguities = std::mem::take(&mut parser.ambiguities);
        (bodies, parser.met_nesting)
    };
    // Hardly any body that matters is deep, and a thread of its own takes a fifth as long as to read the bodies of a large
    // unit: its stack and what its allocator keeps are new memory.
    if request.places.is_some()
        && let (bodies, false) = read(limits::NESTING_AGAIN)
    {
        return bodies;
    }
    on_deep_stack(read).0
}

/// True for traits that are types when parentheses follow: `__remove_cv(T)`.
fn is_type_trait(symbol: Symbol) -> bool {
    known::REMOVE_CV <= symbol && symbol <= known::DECAY
}

/// True for templates without a declaration.
fn is_builtin_template(symbol: Symbol) -> bool {
    known::MAKE_INTEGER_SEQ <= symbol && symbol <= known::TYPE_PACK_ELEMENT
}
