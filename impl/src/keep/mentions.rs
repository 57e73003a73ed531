//! What each piece names: names as lookup finds them in namespaces, and what the language looks up without a name.
//!
//! Names of blocks, parameters and members are looked up in namespaces, too, as if nothing hid what is there.

use super::namespaces::{NamespaceIndex, Namespaces, Set};
use super::pieces::{Piece, PieceKind, Pieces};
use super::{Edges, PieceId, Purpose};
use crate::lex::{DELETE_ARRAY, Kind, NEW_ARRAY, OPERATOR_SYMBOLS, SHIFT_RIGHT, Symbol, TokenId, TokenRange};
use crate::read::Reading;
use crate::tree::{DeclarationKind, EntityId, Function, FunctionName, SpecifierKind};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// That a piece names another one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mention {
    pub(super) piece: PieceId,
    pub(super) how: How,
}

/// In which ways a piece is named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct How(u8);

impl How {
    /// By a name that lookup finds.
    pub(super) const FOUND: How = How(1);
    /// By a name that is found, if at all, in the namespaces of arguments ([basic.lookup.argdep]).
    pub(super) const BY_ARGUMENTS: How = How(2);
    /// By a name with template arguments, so that parameters may have nothing to deduce.
    pub(super) const EXPLICIT: How = How(4);
    /// By a name that is not called, or is called with a list, which may make an object of a class that nobody names.
    pub(super) const LISTED: How = How(8);

    pub(super) fn has(self, other: How) -> bool {
        self.0 & other.0 != 0
    }

    pub(super) fn with(self, other: How) -> How {
        How(self.0 | other.0)
    }
}

/// For each piece those that it names, itself left out.
pub(super) fn mentions(
    reading: &Reading,
    namespaces: &Namespaces,
    pieces: &Pieces,
    purpose: Purpose,
) -> Edges {
    let mut edges = Edges::with_room_for(pieces);
    let members = members(reading, pieces);
    let implied = Implied::of(reading, pieces);
    let redeclarations = Redeclarations::of_unit(reading, pieces);
    let declared = declared(reading);
    let befriended = befriended(reading, pieces, purpose);
    let mut named = Named { how: vec![How::default(); pieces.all.len()], found: Vec::new() };
    for id in pieces.ids() {
        let piece = pieces.get(id);
        let scan = Scan::of(reading, namespaces, pieces, piece);
        let mut see = |other: PieceId, how: How, is_elaborated: bool| {
            let it = pieces.get(other);
            // An elaborated type specifier may declare what is defined behind it.
            let seen = if is_elaborated && it.kind == PieceKind::Type {
                Some(how)
            } else {
                how_seen(piece, it, how)
            };
            if let Some(how) = seen {
                named.add(other, how);
            }
        };
        scan.occurrences(piece.range, &mut |at, other, how| {
            let key = reading.tokens.kind(at.previous());
            let is_elaborated = matches!(key, Kind::Struct | Kind::Class | Kind::Union | Kind::Enum);
            if !declared[at.index()] {
                see(other, how, is_elaborated);
            }
        });
        implied.mention(reading, piece.range, &mut |other, how| see(other, how, false));
        redeclarations.of(reading, pieces, piece, &mut |other, how| named.add(other, how));
        for member in members.get(&id).into_iter().flatten() {
            named.add(*member, How::EXPLICIT);
        }
        let from = befriended.partition_point(|(at, _)| *at < piece.range.start);
        for (_, other) in befriended[from..].iter().take_while(|(at, _)| *at < piece.range.end) {
            named.add(*other, How::EXPLICIT);
        }
        named.drain(id, &mut edges.all);
        edges.close();
    }
    edges
}

/// The friend functions that get an execution space of the device from another declaration, by place, with the pieces of those:
/// alone they would be functions of the host. By default of the device, every other declaration may give them one.
fn befriended(reading: &Reading, pieces: &Pieces, purpose: Purpose) -> Vec<(TokenId, PieceId)> {
    let tree = &reading.tree;
    let is_annotated = |id| tree.attributes_of(id).iter().any(|one| one.name.marks_device_entity());
    let gives_space = |id| purpose.default_device || is_annotated(id);
    let friends = tree.functions.iter().map(|function| function.declaration).filter_map(|id| {
        let is_friend = tree.has_specifier(id, SpecifierKind::Friend);
        Some((id, tree[id].entity.filter(|_| is_friend && !is_annotated(id))?))
    });
    let mut friends: Vec<(TokenId, EntityId)> =
        friends.map(|(id, entity)| (tree[id].range.start, entity)).collect();
    if friends.is_empty() {
        return Vec::new();
    }
    friends.sort_unstable();
    let mut annotated: FxHashMap<EntityId, Vec<PieceId>> = FxHashMap::default();
    for id in pieces.ids().filter(|id| pieces.get(*id).kind == PieceKind::Function) {
        let first = pieces.get(id).first;
        if let Some(entity) = tree[first].entity.filter(|_| gives_space(first)) {
            annotated.entry(entity).or_default().push(id);
        }
    }
    let others = |(at, entity)| {
        let pieces = annotated.get(&entity).into_iter().flatten();
        pieces.map(move |piece| (at, *piece))
    };
    friends.into_iter().flat_map(others).collect()
}

/// By token: whether it is the name in a declarator or head, which names nothing else. A qualified name has to be declared
/// before, and so has a template that arguments are written for or that is specialised.
fn declared(reading: &Reading) -> Vec<bool> {
    let Reading { tree, tokens, .. } = reading;
    let mut declared = vec![false; tokens.len() + 1];
    let is_name =
        |one: &&Function| one.name == FunctionName::Identifier && !tree[one.declaration].form.specializes();
    let functions = tree.functions.iter().filter(is_name);
    let names =
        functions.map(|one| one.name_token).chain(tree.parameters.iter().filter_map(|one| one.name()));
    let variables = tree.variables.iter().filter_map(|one| one.name_token);
    let others = tree.template_parameters.iter().filter_map(|one| one.name());
    for name in names.chain(variables).chain(others) {
        let is_plain = name.0 == 0 || tokens.kind(name.previous()) != Kind::ColonColon;
        declared[name.index()] = is_plain && tokens.kind(name.next()) != Kind::Less;
    }
    declared
}

/// Other declarations of what a piece declares, its definition, and specialisations: they stand anywhere.
struct Redeclarations {
    /// The declarations of a function, and the specialisations of a function template, by entity.
    functions: FxHashMap<EntityId, Vec<PieceId>>,
}

impl Redeclarations {
    fn of_unit(reading: &Reading, pieces: &Pieces) -> Redeclarations {
        let tree = &reading.tree;
        let mut functions: FxHashMap<EntityId, Vec<PieceId>> = FxHashMap::default();
        for id in pieces.ids().filter(|id| pieces.get(*id).kind == PieceKind::Function) {
            let Some(entity) = tree[pieces.get(id).first].entity else { continue };
            functions.entry(entity).or_default().push(id);
            if let Some(template) = tree[entity].specializes {
                functions.entry(template).or_default().push(id);
            }
        }
        functions.retain(|_, all| all.len() > 1);
        Redeclarations { functions }
    }

    fn of(&self, reading: &Reading, pieces: &Pieces, piece: &Piece, see: &mut impl FnMut(PieceId, How)) {
        let entity = reading.tree[piece.first].entity;
        for &name in &piece.names {
            for &other in pieces.named(name) {
                let it = pieces.get(other);
                // Of functions that are not known to be of a template any overload may be.
                let is_unknown = it.traits.specializes
                    && reading.tree[it.first]
                        .entity
                        .is_none_or(|entity| reading.tree[entity].specializes.is_none());
                let is_function = matches!(it.kind, PieceKind::Function | PieceKind::Guide);
                if it.home == piece.home && (!is_function || is_unknown) {
                    see(other, How::FOUND.with(How::EXPLICIT));
                }
            }
        }
        if let Some(all) = entity.and_then(|entity| self.functions.get(&entity)) {
            all.iter().for_each(|one| see(*one, How::EXPLICIT));
        }
    }
}

/// How a piece names one that stands behind it: not at all, unless it is a template and the other one is found by arguments
/// where it is instantiated ([temp.dep.candidate]).
fn how_seen(piece: &Piece, other: &Piece, how: How) -> Option<How> {
    if other.range.start < piece.range.end {
        return Some(how);
    }
    let is_function = matches!(other.kind, PieceKind::Function);
    (piece.traits.has_templates && is_function).then_some(How::BY_ARGUMENTS)
}

/// By class, the members that are defined outside of it: they come with it.
fn members(reading: &Reading, pieces: &Pieces) -> FxHashMap<PieceId, Vec<PieceId>> {
    let mut members: FxHashMap<PieceId, Vec<PieceId>> = FxHashMap::default();
    for id in pieces.ids() {
        let class = pieces.get(id).member_of.flatten();
        if let Some(class) = class.and_then(|scope| pieces.class(&reading.tree, scope)) {
            members.entry(class).or_default().push(id);
        }
    }
    members
}

/// What one piece names.
struct Named {
    how: Vec<How>,
    found: Vec<PieceId>,
}

impl Named {
    fn add(&mut self, piece: PieceId, how: How) {
        let known = &mut self.how[piece as usize];
        if *known == How::default() {
            self.found.push(piece);
        }
        *known = known.with(how);
    }

    fn drain(&mut self, of: PieceId, into: &mut Vec<Mention>) {
        for piece in self.found.drain(..) {
            let how = std::mem::take(&mut self.how[piece as usize]);
            if piece != of {
                into.push(Mention { piece, how });
            }
        }
    }
}

/// The scopes in which a piece's names are looked up.
pub(super) struct Scan<'a> {
    reading: &'a Reading,
    namespaces: &'a Namespaces,
    pieces: &'a Pieces,
    /// Where it is written, and where its name belongs.
    heres: SmallVec<[NamespaceIndex; 2]>,
    /// What directives and aliases in its blocks bring in.
    nominated: SmallVec<[NamespaceIndex; 1]>,
    aliases: SmallVec<[(Symbol, NamespaceIndex); 1]>,
}

/// What stands before `::`.
enum Before {
    Nothing,
    Namespaces(SmallVec<[NamespaceIndex; 4]>),
    /// A class, an enum or something dependent.
    Other,
}

impl<'a> Scan<'a> {
    pub(super) fn of(
        reading: &'a Reading,
        namespaces: &'a Namespaces,
        pieces: &'a Pieces,
        piece: &Piece,
    ) -> Scan<'a> {
        let mut heres = SmallVec::from_slice(&[piece.written]);
        if piece.home != piece.written {
            heres.push(piece.home);
        }
        let mut scan =
            Scan { reading, namespaces, pieces, heres, nominated: SmallVec::new(), aliases: SmallVec::new() };
        scan.read_blocks(piece.range);
        scan
    }

    /// Using-directives and aliases of namespaces in blocks.
    fn read_blocks(&mut self, range: TokenRange) {
        let tokens = &self.reading.tokens;
        for at in range.iter().filter(|at| tokens.kind(*at) == Kind::Namespace) {
            let name = at.next();
            if at > range.start && tokens.kind(at.previous()) == Kind::Using {
                let found = self.named_namespaces(name);
                self.nominated.extend(found);
            } else if tokens.kind(name.next()) == Kind::Assign {
                let alias = tokens.symbol(name);
                let found = self.named_namespaces(name.next().next());
                self.aliases.extend(found.into_iter().map(|namespace| (alias, namespace)));
            }
        }
    }

    /// What the qualified name that begins at a token may name.
    fn named_namespaces(&self, first: TokenId) -> SmallVec<[NamespaceIndex; 4]> {
        let tokens = &self.reading.tokens;
        let mut at = first;
        let mut before = Before::Nothing;
        if tokens.kind(at) == Kind::ColonColon {
            before = Before::Namespaces(SmallVec::from_slice(&[0]));
            at = at.next();
        }
        loop {
            before = self.step(&before, at);
            if tokens.kind(at.next()) != Kind::ColonColon {
                break;
            }
            at = at.next().next();
        }
        match before {
            Before::Namespaces(found) => found,
            Before::Nothing | Before::Other => SmallVec::new(),
        }
    }

    /// What stands before the `::` behind the name at `at`.
    fn step(&self, before: &Before, at: TokenId) -> Before {
        let symbol = self.reading.tokens.symbol(at);
        let mut found = Vec::new();
        match before {
            Before::Nothing => {
                self.heres.iter().for_each(|here| self.namespaces.first(*here, (symbol, at), &mut found));
                self.nominated
                    .iter()
                    .for_each(|here| self.namespaces.behind(*here, (symbol, at), &mut found));
                found.extend(self.aliases.iter().filter(|one| one.0 == symbol).map(|one| one.1));
            }
            Before::Namespaces(all) => {
                all.iter().for_each(|here| self.namespaces.behind(*here, (symbol, at), &mut found));
            }
            Before::Other => (),
        }
        if found.is_empty() { Before::Other } else { Before::Namespaces(SmallVec::from_vec(found)) }
    }

    /// Gives each piece that the tokens of a range name, with the name's token.
    pub(super) fn occurrences(&self, range: TokenRange, see: &mut impl FnMut(TokenId, PieceId, How)) {
        let tokens = &self.reading.tokens;
        let mut before = Before::Nothing;
        let mut at = range.start;
        // The kinds of the two tokens before.
        let (mut earlier, mut last) = (Kind::Semicolon, Kind::Semicolon);
        while at < range.end {
            let kind = tokens.kind(at);
            if kind != Kind::Identifier {
                if kind == Kind::ColonColon && last != Kind::Identifier {
                    before = Before::Namespaces(SmallVec::from_slice(&[0]));
                }
                (earlier, last, at) = (last, kind, at.next());
                continue;
            }
            let next = tokens.kind(at.next());
            let is_member = match last {
                Kind::Dot => true,
                // Behind anything else it may begin a trailing return type.
                Kind::Arrow => matches!(earlier, Kind::Identifier | Kind::This | Kind::CloseBracket),
                _ => false,
            };
            if last != Kind::ColonColon && !(last == Kind::Template && matches!(before, Before::Other)) {
                before = Before::Nothing;
            }
            if !is_member || next == Kind::ColonColon {
                self.name(&before, at, next, see);
            }
            before = if next == Kind::ColonColon { self.step(&before, at) } else { Before::Nothing };
            (earlier, last, at) = (last, kind, at.next());
        }
    }

    fn name(&self, before: &Before, at: TokenId, next: Kind, see: &mut impl FnMut(TokenId, PieceId, How)) {
        let candidates = self.pieces.named(self.reading.tokens.symbol(at));
        let explicit = if next == Kind::Less { How::EXPLICIT } else { How::default() };
        let is_called = next == Kind::OpenParen;
        let given = if is_called && !candidates.is_empty() { self.given(at.next()) } else { None };
        let is_listed = !candidates.is_empty() && (!is_called || self.is_given_list(at.next()));
        let listed = if is_listed { How::LISTED } else { How::default() };
        for &id in candidates {
            let piece = self.pieces.get(id);
            if piece.kind == PieceKind::Function
                && given.is_some_and(|count| !self.reading.tree.takes(piece.first, count))
            {
                continue;
            }
            let is_found = match before {
                Before::Nothing => self.sees(piece.home),
                Before::Namespaces(all) => {
                    all.iter().any(|here| self.namespaces.visible(*here).contains(piece.home))
                }
                Before::Other => false,
            };
            let may_be_called = matches!(before, Before::Nothing)
                && matches!(next, Kind::OpenParen | Kind::Less)
                && matches!(piece.kind, PieceKind::Function | PieceKind::Using);
            if piece.kind == PieceKind::Guide {
                // Where arguments are written no guide is asked.
                if is_found && next != Kind::Less {
                    see(at, id, How::FOUND);
                }
            } else if is_found {
                see(at, id, How::FOUND.with(explicit).with(listed));
            } else if may_be_called {
                see(at, id, How::BY_ARGUMENTS.with(listed));
            }
        }
    }

    /// How many arguments stand between parentheses, where that is certain.
    fn given(&self, open: TokenId) -> Option<usize> {
        let tokens = &self.reading.tokens;
        let close = tokens.partner(open);
        let mut at = open.next();
        if at == close {
            return Some(0);
        }
        let mut count = 1;
        while at < close {
            match tokens.kind(at) {
                Kind::Comma => count += 1,
                // A template-argument list, a pack, or no argument at all.
                Kind::Less | Kind::Ellipsis | Kind::Void => return None,
                _ => (),
            }
            at = tokens.behind(at);
        }
        Some(count)
    }

    /// Whether an argument between parentheses is a list.
    fn is_given_list(&self, open: TokenId) -> bool {
        let tokens = &self.reading.tokens;
        let close = tokens.partner(open);
        let mut at = open.next();
        while at < close {
            if tokens.kind(at) == Kind::OpenBrace
                && matches!(tokens.kind(at.previous()), Kind::OpenParen | Kind::Comma)
            {
                return true;
            }
            at = tokens.behind(at);
        }
        false
    }

    /// Whether an unqualified name may find what is declared in a namespace.
    fn sees(&self, home: NamespaceIndex) -> bool {
        let sees = |set: &Set| set.contains(home);
        self.heres.iter().any(|here| sees(self.namespaces.chain(*here)))
            || self.nominated.iter().any(|here| sees(self.namespaces.visible(*here)))
    }
}

/// What the language looks up where a token stands.
struct Implied {
    /// By kind of token.
    by_kind: FxHashMap<Kind, Vec<(PieceId, How)>>,
    launches: Vec<(PieceId, How)>,
    range_for: Vec<(PieceId, How)>,
    bindings: Vec<(PieceId, How)>,
    /// Literal operators by their suffix.
    literals: Vec<(Vec<u8>, PieceId)>,
}

/// What a launch in device code is made of.
const LAUNCHING: &[&str] = &[
    "cudaConfigureCall",
    "__cudaPushCallConfiguration",
    "__cudaPopCallConfiguration",
    "cudaGetParameterBuffer",
    "cudaGetParameterBufferV2",
    "__cudaGetParameterBufferV2",
    "cudaLaunchDevice",
    "cudaLaunchDeviceV2",
    "__cudaLaunchDevice",
    "__cudaLaunchDeviceV2",
    "__cudaCDP2LaunchDeviceV2",
    "__cudaCDP2GetParameterBufferV2",
    "__cudaCDP2LaunchDevice",
    "__cudaCDP2GetParameterBuffer",
    "cudaLaunchKernel",
    "dim3",
    "cudaStream_t",
    "cudaError_t",
];

impl Implied {
    fn of(reading: &Reading, pieces: &Pieces) -> Implied {
        let symbols = &reading.tokens.symbols;
        let all = |names: &[&str], how: How| -> Vec<(PieceId, How)> {
            let symbols = names.iter().filter_map(|name| symbols.find(name));
            symbols.flat_map(|symbol| pieces.named(symbol).iter().map(|id| (*id, how))).collect()
        };
        let operators = |kinds: &[Kind]| -> Vec<(PieceId, How)> {
            let symbols = kinds.iter().map(|kind| OPERATOR_SYMBOLS[*kind as usize]);
            symbols
                .flat_map(|symbol| pieces.named(symbol).iter().map(|id| (*id, How::BY_ARGUMENTS)))
                .collect()
        };
        let mut by_kind: FxHashMap<Kind, Vec<(PieceId, How)>> = FxHashMap::default();
        for &kind in OPERATOR_KINDS {
            by_kind.insert(kind, operators(&with_rewritten(kind)));
        }
        let strong = How::FOUND.with(How::EXPLICIT);
        for (kind, array) in [(Kind::New, NEW_ARRAY), (Kind::Delete, DELETE_ARRAY)] {
            by_kind.insert(kind, operators(&[kind, array]).into_iter().map(|one| (one.0, strong)).collect());
        }
        by_kind.entry(Kind::Spaceship).or_default().extend(all(ORDERINGS, strong));
        by_kind.insert(SHIFT_RIGHT, operators(&[SHIFT_RIGHT]));
        let launches = all(LAUNCHING, strong);
        by_kind.insert(Kind::Typeid, all(&["type_info"], strong));
        for kind in [Kind::CoAwait, Kind::CoYield, Kind::CoReturn] {
            by_kind.insert(kind, all(&["coroutine_traits", "coroutine_handle"], strong));
        }
        by_kind.retain(|_, found| !found.is_empty());
        let mut bindings = all(&["tuple_size", "tuple_element"], strong);
        bindings.extend(all(&["get"], How::BY_ARGUMENTS));
        let range_for = all(&["begin", "end"], How::BY_ARGUMENTS);
        Implied { by_kind, launches, range_for, bindings, literals: literals(reading, pieces) }
    }

    fn mention(&self, reading: &Reading, range: TokenRange, see: &mut impl FnMut(PieceId, How)) {
        let tokens = &reading.tokens;
        let mut seen = [false; 256];
        for at in range.iter() {
            let kind = tokens.kind(at);
            match kind {
                Kind::Identifier | Kind::Semicolon => continue,
                Kind::LaunchOpen => {
                    self.launches.iter().for_each(|one| see(one.0, one.1));
                    continue;
                }
                Kind::For if is_range_for(reading, at) => {
                    self.range_for.iter().for_each(|one| see(one.0, one.1))
                }
                Kind::OpenBracket if is_binding(reading, at) => {
                    self.bindings.iter().for_each(|one| see(one.0, one.1));
                }
                Kind::String | Kind::Character | Kind::Number if !self.literals.is_empty() => {
                    let text = reading.source.bytes(tokens.get(at).span());
                    let fits = self.literals.iter().filter(|one| text.ends_with(&one.0));
                    fits.for_each(|one| see(one.1, How::FOUND.with(How::EXPLICIT)));
                }
                Kind::Less | Kind::Greater if tokens.angle_partner(at).is_some() => {
                    // `>>` of two lists is read as an operator by nobody.
                    continue;
                }
                _ => (),
            }
            let kind =
                if kind == Kind::Greater && tokens.kind(at.next()) == Kind::Greater && tokens.is_joined(at) {
                    SHIFT_RIGHT
                } else {
                    kind
                };
            if std::mem::replace(&mut seen[kind as usize], true) {
                continue;
            }
            if let Some(found) = self.by_kind.get(&kind) {
                found.iter().for_each(|one| see(one.0, one.1));
            }
        }
    }
}

/// The kinds of tokens that may call an operator function that is no member.
const OPERATOR_KINDS: &[Kind] = &[
    Kind::Comma,
    Kind::Tilde,
    Kind::ArrowStar,
    Kind::Less,
    Kind::Greater,
    Kind::LessEqual,
    Kind::GreaterEqual,
    Kind::Spaceship,
    Kind::ShiftLeft,
    Kind::ShiftLeftAssign,
    Kind::ShiftRightAssign,
    Kind::Equal,
    Kind::NotEqual,
    Kind::Not,
    Kind::Plus,
    Kind::PlusPlus,
    Kind::PlusAssign,
    Kind::Minus,
    Kind::MinusMinus,
    Kind::MinusAssign,
    Kind::Star,
    Kind::StarAssign,
    Kind::Slash,
    Kind::SlashAssign,
    Kind::Percent,
    Kind::PercentAssign,
    Kind::Caret,
    Kind::CaretAssign,
    Kind::Amp,
    Kind::AmpAmp,
    Kind::AmpAssign,
    Kind::Pipe,
    Kind::PipePipe,
    Kind::PipeAssign,
];

/// What `<=>` gives ([class.spaceship]).
const ORDERINGS: &[&str] = &["strong_ordering", "weak_ordering", "partial_ordering"];

/// An operator and those that it may be rewritten to ([over.match.oper]).
fn with_rewritten(kind: Kind) -> Vec<Kind> {
    match kind {
        Kind::NotEqual => vec![kind, Kind::Equal],
        Kind::Less | Kind::Greater | Kind::LessEqual | Kind::GreaterEqual => vec![kind, Kind::Spaceship],
        _ => vec![kind],
    }
}

fn is_range_for(reading: &Reading, at: TokenId) -> bool {
    let tokens = &reading.tokens;
    let open = at.next();
    let inside = TokenRange::new(open, tokens.partner(open));
    inside.iter().any(|at| tokens.kind(at) == Kind::Colon)
}

fn is_binding(reading: &Reading, at: TokenId) -> bool {
    reading.tokens.bindings.binary_search(&at).is_ok()
}

/// The literal operators of the unit and the suffixes that they are for.
fn literals(reading: &Reading, pieces: &Pieces) -> Vec<(Vec<u8>, PieceId)> {
    let tree = &reading.tree;
    let suffix = |id: PieceId| {
        let DeclarationKind::Function(function) = tree[pieces.get(id).first].kind else { return None };
        let function = &tree[function];
        if function.name != FunctionName::Literal {
            return None;
        }
        let text = reading.source.bytes(reading.tokens.span(function.declarator_id));
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || !byte.is_ascii();
        let start = text.iter().rposition(|byte| !is_word(byte)).map_or(0, |at| at + 1);
        Some((text[start..].to_vec(), id))
    };
    pieces.ids().filter_map(suffix).collect()
}
