//! What must be kept besides for a piece to matter.
//!
//! An explicit or partial specialisation matters only where the classes that its template arguments name are there, and a
//! function template where those are there from which its parameters are to be deduced ([temp.deduct.type]): a
//! parameter `X<T> &` takes an `X` or what is derived from one, and both name it.

use super::mentions::{How, Scan};
use super::namespaces::Namespaces;
use super::pieces::{Piece, PieceKind, Pieces};
use super::{Edges, PieceId};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::read::Reading;
use crate::tree::{DeclarationKind, Form, Function, FunctionName, Parameter, SpecifierKind, UsingKind};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// The number of a gate: pieces, one of which must be kept.
pub(super) type GateId = u32;

/// The gates of each piece.
pub(super) struct Conditions {
    /// How many gates there are.
    pub(super) gates: usize,
    /// By the piece that opens them.
    pub(super) opened_by: FxHashMap<PieceId, SmallVec<[GateId; 2]>>,
    /// By piece: needed however it is named.
    pub(super) always: Vec<SmallVec<[GateId; 1]>>,
    /// By piece: needed where arguments are deduced.
    pub(super) deduced: Vec<SmallVec<[GateId; 1]>>,
    /// By piece: needed where its parameters are given values, not lists.
    pub(super) given: Vec<SmallVec<[GateId; 1]>>,
    /// By piece: needed where it is found by the arguments of a call.
    pub(super) associated: Vec<Option<GateId>>,
    numbers: FxHashMap<SmallVec<[PieceId; 2]>, GateId>,
}

pub(super) fn conditions(
    reading: &Reading,
    namespaces: &Namespaces,
    pieces: &Pieces,
    edges: &Edges,
) -> Conditions {
    let count = pieces.all.len();
    let mut out = Conditions {
        gates: namespaces.count(),
        opened_by: FxHashMap::default(),
        always: vec![SmallVec::new(); count],
        deduced: vec![SmallVec::new(); count],
        given: vec![SmallVec::new(); count],
        associated: vec![None; count],
        numbers: FxHashMap::default(),
    };
    let converted = converted(reading, pieces);
    let to_any = converting_to_any(reading, pieces);
    for id in pieces.ids() {
        let piece = pieces.get(id);
        // The first gates are those of inline namespace sets. Functions and variables open them, too: they may hold the types
        // of lambdas.
        let root = namespaces.inline_root(piece.home);
        if piece.kind != PieceKind::Always {
            out.opened_by.entry(id).or_default().push(root);
        }
        out.associated[id as usize] = (piece.kind == PieceKind::Function).then_some(root);
        if let Some(class) = piece.member_of {
            let opens = match class {
                Some(scope) => pieces.class(&reading.tree, scope).into_iter().collect(),
                None => SmallVec::new(),
            };
            out.add_always(id, [opens]);
        }
        // A using-declaration has to have something to name.
        if piece.kind == PieceKind::Using {
            out.add_always(id, [edges.of(id).iter().map(|mention| mention.piece).collect()]);
        }
        let is_function =
            matches!(piece.kind, PieceKind::Function | PieceKind::Guide) && piece.member_of.is_none();
        if !piece.traits.specializes && !is_function {
            continue;
        }
        let reader = Reader::of(reading, namespaces, pieces, piece);
        if piece.traits.specializes {
            out.add_always(id, reader.of_specialization(piece));
        } else {
            for Needed { mut classes, is_deduced } in reader.of_parameters(piece) {
                if is_deduced {
                    let gate = out.gate(classes);
                    out.deduced[id as usize].extend(gate);
                } else if !classes.iter().any(|id| converted.contains(id)) {
                    classes.extend(to_any.iter().copied());
                    let gate = out.gate(classes);
                    out.given[id as usize].extend(gate);
                }
            }
        }
    }
    out
}

impl Conditions {
    fn add_always(&mut self, piece: PieceId, all: impl IntoIterator<Item = SmallVec<[PieceId; 2]>>) {
        for opens in all {
            let gate = self.gate(opens);
            self.always[piece as usize].extend(gate);
        }
    }

    /// The gate that these pieces open; `None` without any.
    fn gate(&mut self, opens: SmallVec<[PieceId; 2]>) -> Option<GateId> {
        if opens.is_empty() {
            return None;
        }
        if let Some(known) = self.numbers.get(&opens) {
            return Some(*known);
        }
        let number = self.gates as GateId;
        self.gates += 1;
        for piece in &opens {
            self.opened_by.entry(*piece).or_default().push(number);
        }
        self.numbers.insert(opens, number);
        Some(number)
    }
}

/// The classes and templates that objects of other types may be converted to: those with a constructor that takes one argument
/// of another type ([class.conv.ctor]). What a class inherits it names.
fn converted(reading: &Reading, pieces: &Pieces) -> FxHashSet<PieceId> {
    let Reading { tree, tokens, .. } = reading;
    let mut found = FxHashSet::default();
    for function in tree.functions.iter().filter(|one| one.name == FunctionName::Constructor) {
        let declaration = &tree[function.declaration];
        let specifiers = declaration.specifiers.of(&tree.specifiers);
        let is_explicit = specifiers.iter().any(|one| one.kind == SpecifierKind::Explicit);
        let own = tree[declaration.scope].name;
        let parameters = function.parameters.of(&tree.parameters);
        // A copy constructor, or one for braces only.
        let of_itself = |one: &Parameter| one.type_specifier.iter().any(|at| tokens.symbol(at) == own);
        let takes_one = parameters.iter().skip(1).all(|one| one.is_pack || !one.default().is_empty());
        if !is_explicit && takes_one && parameters.first().is_some_and(|one| !of_itself(one)) {
            found.extend(pieces.class(tree, declaration.scope));
        }
    }
    // Constructors may be inherited.
    for using in tree.usings.iter().filter(|using| using.kind == UsingKind::Declaration) {
        found.extend(pieces.class(tree, tree[using.declaration].scope));
    }
    found
}

/// The classes whose objects may be converted to any type: those with a template of conversion functions ([temp.deduct.conv]).
fn converting_to_any(reading: &Reading, pieces: &Pieces) -> Classes {
    let tree = &reading.tree;
    let mut found = Classes::new();
    for function in tree.functions.iter().filter(|one| one.name == FunctionName::Conversion) {
        let declaration = &tree[function.declaration];
        if declaration.form == Form::Template {
            let class = pieces.class(tree, declaration.scope).filter(|class| !found.contains(class));
            found.extend(class);
        }
    }
    found
}

/// Classes of one name, one of which is needed.
struct Needed {
    classes: Classes,
    /// Whether template arguments are deduced from it.
    is_deduced: bool,
}

/// The classes of one name.
type Classes = SmallVec<[PieceId; 2]>;

/// Reads types of one piece.
struct Reader<'a> {
    reading: &'a Reading,
    pieces: &'a Pieces,
    scan: Scan<'a>,
    /// The names of the piece's template parameters.
    own: FxHashSet<Symbol>,
}

impl<'a> Reader<'a> {
    fn of(reading: &'a Reading, namespaces: &'a Namespaces, pieces: &'a Pieces, piece: &Piece) -> Reader<'a> {
        let Reading { tree, tokens, .. } = reading;
        let headers = tree.headers_of(piece.first).iter();
        let parameters = headers.flat_map(|header| header.parameters.of(&tree.template_parameters));
        let own = parameters.filter_map(|one| one.name()).map(|name| tokens.symbol(name)).collect();
        Reader { reading, pieces, scan: Scan::of(reading, namespaces, pieces, piece), own }
    }

    /// The classes that the template arguments of a specialisation name.
    fn of_specialization(&self, piece: &Piece) -> Vec<Classes> {
        let tree = &self.reading.tree;
        let arguments = match tree[piece.first].kind {
            DeclarationKind::Class(id) => tree[id].template_arguments,
            DeclarationKind::Function(id) => tree[id].template_arguments(),
            DeclarationKind::Variable(id) => tree[id].template_arguments,
            _ => return Vec::new(),
        };
        let mut found = Vec::new();
        if !arguments.is_empty() {
            self.read_list(arguments.start, &mut found);
        }
        found.into_iter().map(|one| one.0).collect()
    }

    /// The classes without which no value can be given to a parameter, where nothing is converted to them: those that a template's
    /// are deduced from, and those of objects. A null pointer is given to a pointer without any.
    fn of_parameters(&self, piece: &Piece) -> Vec<Needed> {
        let tree = &self.reading.tree;
        let DeclarationKind::Function(id) = tree[piece.first].kind else { return Vec::new() };
        let function = &tree[id];
        if function.name == FunctionName::Conversion {
            return Vec::new();
        }
        let tokens = &self.reading.tokens;
        let mut all = Vec::new();
        for parameter in self.given(function) {
            let mut found: Vec<(Classes, TokenRange)> = Vec::new();
            self.read_type(parameter.type_specifier, &mut found);
            let is_pointer = parameter.declarator.iter().any(|at| tokens.kind(at) == Kind::Star);
            for (classes, range) in found {
                let is_deduced = range.iter().any(|at| self.own.contains(&tokens.symbol(at)));
                if is_deduced || !is_pointer {
                    all.push(Needed { classes, is_deduced });
                }
            }
        }
        all
    }

    /// The types of the parameters that every call without template arguments gives something.
    fn given<'b>(&'b self, function: &'b Function) -> impl Iterator<Item = &'b Parameter> + 'b {
        let parameters = function.parameters.of(&self.reading.tree.parameters).iter();
        let is_given = |one: &&Parameter| !one.is_pack && one.default().is_empty();
        parameters.filter(is_given)
    }

    /// The elements of the list that begins at a `<`.
    fn read_list(&self, open: TokenId, found: &mut Vec<(Classes, TokenRange)>) {
        let tokens = &self.reading.tokens;
        let Some(close) = tokens.angle_partner(open) else { return };
        for element in crate::lex::list_elements(tokens, TokenRange::new(open.next(), close)) {
            self.read_type(element, found);
        }
    }

    /// The class that a type names, where it names one and not a member of one, and those that its arguments name.
    fn read_type(&self, range: TokenRange, found: &mut Vec<(Classes, TokenRange)>) {
        let tokens = &self.reading.tokens;
        let mut at = range.start;
        while at < range.end && is_prefix(tokens.kind(at)) {
            at = at.next();
        }
        let start = at;
        // The last name of the qualified name, and what follows its arguments.
        let name = loop {
            if at < range.end && tokens.kind(at) == Kind::ColonColon {
                at = at.next();
            }
            if at >= range.end || tokens.kind(at) != Kind::Identifier {
                return;
            }
            if tokens.kind(at.next()) != Kind::ColonColon {
                break at;
            }
            at = at.next();
        };
        let list = Some(name.next()).filter(|next| *next < range.end && tokens.kind(*next) == Kind::Less);
        let end = match list {
            Some(open) => match tokens.angle_partner(open) {
                Some(close) => close.next(),
                None => return,
            },
            None => name.next(),
        };
        if TokenRange::new(end, range.end).iter().any(|at| !is_suffix(tokens.kind(at))) {
            return;
        }
        if self.own.contains(&tokens.symbol(name)) {
            return;
        }
        let mut classes = Classes::new();
        let mut is_class = true;
        self.scan.occurrences(TokenRange::new(start, name.next()), &mut |at, piece, how| {
            if at == name && how.has(How::FOUND) && self.pieces.get(piece).kind != PieceKind::Guide {
                is_class &= self.pieces.get(piece).kind == PieceKind::Type;
                classes.push(piece);
            }
        });
        if !is_class || classes.is_empty() {
            return;
        }
        found.push((classes, TokenRange::new(start, end)));
        if let Some(open) = list {
            self.read_list(open, found);
        }
    }
}

fn is_prefix(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Const | Kind::Volatile | Kind::Typename | Kind::Struct | Kind::Class | Kind::Union | Kind::Enum
    )
}

fn is_suffix(kind: Kind) -> bool {
    matches!(kind, Kind::Const | Kind::Volatile | Kind::Star | Kind::Amp | Kind::AmpAmp | Kind::Ellipsis)
}
