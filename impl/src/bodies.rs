//! What reading bodies and initialisers found: which names were used and what they mean there.

use crate::lex::{Kind, Symbol, SymbolSet, TokenId, TokenRange, Tokens, known};
use crate::parse::Request;
use crate::read::ReadBodies;
use crate::statistics::UnknownReason;
use crate::tree::{AttributeOwner, Tree, Unparsed};
use smallvec::SmallVec;

/// What the second reading of a unit found, in source order.
#[derive(Clone, Debug, Default)]
pub struct Bodies {
    /// Uses of the names that were asked for, by place. A name that was read twice is here once.
    pub names: Vec<NameUse>,
    /// Decisions that were made without a known name.
    pub ambiguities: Vec<Ambiguity>,
    /// Regions that do not fit the grammar.
    pub unparsed: Vec<Unparsed>,
    /// Declarations in blocks.
    pub locals: Vec<LocalDeclaration>,
    /// Lambda expressions in the text that was read.
    pub lambdas: Vec<Lambda>,
    /// Every name in the text, when all of it was read, with the reason why it is not known.
    pub(crate) seen: Vec<(TokenId, Option<UnknownReason>)>,
}

/// A lambda expression ([expr.prim.lambda]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lambda {
    /// From `[` to `]`.
    pub introducer: TokenRange,
    /// From `(` to `)`; empty when there are no parameters written.
    pub parameters: TokenRange,
    /// What stands between introducer and body.
    pub declarator: TokenRange,
    /// From `{` to `}`.
    pub body: TokenRange,
    /// CUDA's attributes are written on it: all names in it are noted.
    pub is_annotated: bool,
}

impl Bodies {
    /// Puts everything in the order of the source; of several readings of a name the last counts.
    pub(crate) fn sort(&mut self) {
        // Stable: later readings stay behind earlier ones.
        self.names.sort_by_key(|name| name.name);
        self.names.reverse();
        self.names.dedup_by_key(|name| name.name);
        self.names.reverse();
        self.seen.sort_by_key(|one| one.0);
        self.seen.reverse();
        self.seen.dedup_by_key(|one| one.0);
        self.lambdas.sort_by_key(|lambda| lambda.introducer.start);
        self.lambdas.dedup_by_key(|lambda| lambda.introducer.start);
        self.ambiguities.sort_by_key(|one| one.at);
        self.ambiguities.dedup_by_key(|one| one.at);
        self.unparsed.sort_by_key(|region| (region.range.start, region.at));
        self.unparsed.dedup_by_key(|region| region.range.start);
        self.locals.sort_by_key(|local| local.name);
        self.locals.dedup_by_key(|local| local.name);
    }

    /// The use of the name at `name`, if it was noted.
    pub fn name(&self, name: TokenId) -> Option<&NameUse> {
        let at = self.names.binary_search_by_key(&name, |one| one.name).ok()?;
        self.names.get(at)
    }

    /// The uses whose names stand in `range`.
    pub fn names_in(&self, range: TokenRange) -> &[NameUse] {
        let first = self.names.partition_point(|one| one.name < range.start);
        let last = self.names.partition_point(|one| one.name < range.end);
        self.names.get(first..last).unwrap_or_default()
    }
}

/// The use of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameUse {
    /// The name's token: an identifier, or `operator`.
    pub name: TokenId,
    /// The name with its qualification before it, template arguments behind it excluded.
    pub range: TokenRange,
    /// What it means.
    pub meant: Meant,
    /// Template parameters are visible there.
    pub in_template: bool,
}

/// What a name means where it is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// The name tokens of the declarations found: one, or an overload set, or a function and a class.
    Declared(SmallVec<[TokenId; 1]>),
    /// It depends on a template parameter.
    Dependent,
    /// Compilers know it without a declaration.
    Builtin,
    /// `this`.
    This,
    /// Not known, and why.
    Unknown(UnknownReason),
}

/// A decision of the grammar that was made without knowing the name it hangs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ambiguity {
    /// The name.
    pub at: TokenId,
    /// Why it is not known.
    pub reason: UnknownReason,
    /// What was decided: a template-argument list, a declaration.
    pub answer: bool,
    /// Template parameters are visible there.
    pub in_template: bool,
}

/// Something declared in a block, a parameter of a lambda included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalDeclaration {
    /// Its name.
    pub name: TokenId,
    /// What it is, in one word: `variable`, `parameter`, `class`, `alias`.
    pub kind: &'static str,
}

/// What is read again: `None` when nothing must be.
pub(crate) fn request(tree: &Tree, tokens: &Tokens, wanted: ReadBodies) -> Option<Request> {
    if wanted == ReadBodies::AllNames {
        return Some(Request::default());
    }
    let mut hot = Hot { symbols: vec![Heat::None; tokens.symbols.len()] };
    hot.declared(tree, tokens);
    for launch in &tokens.launches {
        if let Some(callee) = callee_name(tokens, launch.open) {
            hot.heat(tokens.symbol(callee), Heat::Called);
        }
    }
    let noted = hot.symbols.iter().map(|&heat| heat != Heat::None).collect();
    if wanted == ReadBodies::All {
        return Some(Request { places: None, hot: Some(noted) });
    }
    let mut places = tokens.places_of(&hot.set(tokens));
    places.retain(|&at| match hot.of(tokens.symbol(at)) {
        Heat::None => false,
        Heat::Named => true,
        Heat::Called => matches!(tokens.kind(at.next()), Kind::Less | Kind::OpenParen | Kind::LaunchOpen),
    });
    let lambdas = annotated_lambdas(tokens);
    let places = if lambdas.is_empty() {
        places
    } else {
        let mut all = [places, lambdas].concat();
        all.sort_unstable();
        all
    };
    (!places.is_empty()).then_some(Request { places: Some(places), hot: Some(noted) })
}

/// The attributes that stand behind the introducer of a lambda.
fn annotated_lambdas(tokens: &Tokens) -> Vec<TokenId> {
    let words = tokens.attribute_words.iter().copied();
    words.filter(|word| tokens.kind(word.previous()) == Kind::CloseBracket).collect()
}

/// How much a name matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Heat {
    None,
    /// Where it is called, launched or given template arguments: a kernel.
    Called,
    /// Wherever it stands: a managed variable.
    Named,
}

/// The names that matter, by symbol.
struct Hot {
    symbols: Vec<Heat>,
}

impl Hot {
    fn of(&self, symbol: Symbol) -> Heat {
        self.symbols.get(symbol.index()).copied().unwrap_or(Heat::None)
    }

    fn heat(&mut self, symbol: Symbol, heat: Heat) {
        if let Some(slot) = self.symbols.get_mut(symbol.index())
            && !symbol.is_none()
        {
            *slot = heat.max(*slot);
        }
    }

    /// All of them.
    fn set(&self, tokens: &Tokens) -> SymbolSet {
        let heats = self.symbols.iter().enumerate();
        SymbolSet::new(
            tokens,
            heats.filter(|(_, heat)| **heat != Heat::None).map(|(index, _)| Symbol(index as u32)),
        )
    }

    /// Kernels and managed variables.
    fn declared(&mut self, tree: &Tree, tokens: &Tokens) {
        for attribute in &tree.attributes {
            let AttributeOwner::Declaration(owner) = attribute.owner else { continue };
            match attribute.name {
                known::GLOBAL | known::WORD_GLOBAL => {
                    if let Some(function) = tree.function(owner) {
                        self.heat(tokens.symbol(function.name_token), Heat::Called);
                    }
                }
                known::MANAGED | known::WORD_MANAGED => {
                    let variable = tree.variable(owner).and_then(|variable| variable.name_token);
                    if let Some(name) = variable {
                        self.heat(tokens.symbol(name), Heat::Named);
                    }
                }
                _ => {}
            }
        }
    }
}

/// The name before `<<<`, template arguments stepped over.
fn callee_name(tokens: &Tokens, open: TokenId) -> Option<TokenId> {
    let mut at = open.previous();
    if tokens.kind(at) == Kind::Greater {
        at = crate::lex::template_name(tokens, at)?;
    }
    (tokens.kind(at) == Kind::Identifier).then_some(at)
}
