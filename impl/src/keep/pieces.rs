//! The namespace-scope declarations of a unit, each with what the walk asks of it.

use super::namespaces::{NamespaceIndex, Namespaces};
use super::{PieceId, Purpose, Whole};
use crate::lex::{Kind, Symbol, TokenRange, known};
use crate::read::Reading;
use crate::tree::{
    AttributeOwner, Body, DeclarationId, DeclarationKind, Form, FunctionName, Initializer, ScopeId, Shape,
    SpecifierKind, Tree, UsingKind,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::borrow::Cow;

/// All pieces, in source order, and where to find them.
pub(super) struct Pieces {
    pub(super) all: Vec<Piece>,
    /// The pieces that declare a name, by symbol.
    named: Vec<SmallVec<[PieceId; 2]>>,
    /// The piece that defines a class, by the scope of its members.
    classes: FxHashMap<ScopeId, PieceId>,
}

/// A simple-declaration, function, class and so on of a namespace, with all its declarators.
pub(super) struct Piece {
    pub(super) range: TokenRange,
    /// Its first declaration.
    pub(super) first: DeclarationId,
    /// The namespace it is written in.
    pub(super) written: NamespaceIndex,
    /// The namespace whose member it is, or whose class's member.
    pub(super) home: NamespaceIndex,
    pub(super) kind: PieceKind,
    /// What it declares, at namespace scope.
    pub(super) names: SmallVec<[Symbol; 2]>,
    /// Of a member that is defined outside of its class: the class's scope.
    pub(super) member_of: Option<Option<ScopeId>>,
    pub(super) traits: Traits,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceKind {
    /// A class or an enum, and what is declared with it.
    Type,
    Function,
    /// A deduction guide.
    Guide,
    Variable,
    Alias,
    /// A using-declaration.
    Using,
    /// What names nothing that another piece needs but does not name: directives, aliases of namespaces.
    Always,
    StaticAssert,
    /// `asm`, and what else declares nothing.
    Other,
}

/// What holds of a piece.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Traits {
    /// A template, a partial specialisation, or a member of a template.
    pub(super) is_template: bool,
    /// An explicit specialisation, an explicit instantiation, or a partial specialisation.
    pub(super) specializes: bool,
    /// A template, or something in it may be one.
    pub(super) has_templates: bool,
    pub(super) is_instantiation: bool,
    /// Something in it is a kernel.
    pub(super) has_kernel: bool,
    /// Something in it is device code or stands in device memory.
    pub(super) has_device: bool,
    /// A variable in device memory is declared in it.
    pub(super) has_memory: bool,
    /// In relocatable code: a body of the device in it declares a variable with static storage duration, a symbol that other
    /// units may share. The compiler writes it whether the function is called or not.
    pub(super) has_static_local: bool,
    /// Host code stands in it: a body of a function that is not only the device's, an initialiser, or an object.
    pub(super) is_code: bool,
    /// It declares a class or an enum without a name, of which the unit counts all.
    pub(super) has_unnamed_type: bool,
    /// A function in it has default arguments.
    pub(super) has_default_arguments: bool,
    /// A body of a function stands in it.
    pub(super) has_body: bool,
    /// `static`, `inline`, `constexpr`, or in an unnamed namespace.
    pub(super) is_local: bool,
    /// Of a file that is neither a system header nor the toolkit's.
    pub(super) is_users: bool,
}

impl Traits {
    /// Adds what a declaration in the piece, or the piece's own one, says.
    fn add_member(&mut self, tree: &Tree, id: DeclarationId, purpose: Purpose) {
        let declaration = &tree[id];
        self.has_templates |= declaration.form != Form::Plain;
        if purpose.default_device {
            self.add_unannotated(tree, id);
        }
        // The destructor of such a class may be virtual, and is then defined without being called.
        if let DeclarationKind::Class(class) = declaration.kind {
            self.is_code |= tree[class].body.is_some() && !tree[class].bases.is_empty();
        }
        // That of a member is compiled in a class that is no template, whether an object of it is made or not.
        if let DeclarationKind::Variable(variable) = declaration.kind {
            self.is_code |= tree[variable].initializer != Initializer::None;
        }
        if let DeclarationKind::Function(function) = declaration.kind {
            self.is_code |= tree.has_specifier(id, SpecifierKind::Virtual);
            let function = &tree[function];
            self.has_templates |= function.abbreviated;
            let marks = declaration.attributes.of(&tree.attributes).iter();
            let has = |names: [Symbol; 2]| marks.clone().any(|mark| names.contains(&mark.name));
            let is_devices =
                has([known::DEVICE, known::WORD_DEVICE]) && !has([known::HOST, known::WORD_HOST]);
            self.is_code |= function.body != Body::None && !is_devices;
            self.has_body |= function.body != Body::None;
            let mut parameters = function.parameters.of(&tree.parameters).iter();
            self.has_default_arguments |= parameters.any(|one| !one.default().is_empty());
        }
    }

    /// Adds what a declaration is where annotations are the device's by default. Of constants that nobody names nothing is written.
    fn add_unannotated(&mut self, tree: &Tree, id: DeclarationId) {
        let is_memory =
            matches!(tree[id].kind, DeclarationKind::Variable(variable) if !tree[variable].is_field);
        self.has_memory |= is_memory && !tree.has_specifier(id, SpecifierKind::Constexpr);
        self.has_device |= is_memory || matches!(tree[id].kind, DeclarationKind::Function(_));
    }
}

impl Pieces {
    /// The piece that defines the class with these members.
    pub(super) fn class_of(&self, scope: ScopeId) -> Option<PieceId> {
        self.classes.get(&scope).copied()
    }

    /// The pieces that declare a name.
    pub(super) fn named(&self, symbol: Symbol) -> &[PieceId] {
        self.named.get(symbol.index()).map_or(&[], SmallVec::as_slice)
    }

    /// The piece that defines the class that a scope is, or that is around it at namespace scope.
    pub(super) fn class(&self, tree: &Tree, scope: ScopeId) -> Option<PieceId> {
        let mut around = std::iter::successors(Some(scope), |scope| tree[*scope].parent);
        around.find_map(|scope| self.classes.get(&scope).copied())
    }

    pub(super) fn ids(&self) -> impl Iterator<Item = PieceId> + use<> {
        0..self.all.len() as PieceId
    }

    pub(super) fn get(&self, id: PieceId) -> &Piece {
        &self.all[id as usize]
    }
}

/// The pieces of a unit.
///
/// # Errors
/// A region could not be read.
pub(super) fn pieces(reading: &Reading, namespaces: &Namespaces, purpose: Purpose) -> Result<Pieces, Whole> {
    let tree = &reading.tree;
    if !tree.unparsed.is_empty() {
        return Err(Whole::Unparsed);
    }
    let mut out = Pieces {
        all: Vec::with_capacity(tree.declarations.len() / 2),
        named: vec![SmallVec::new(); reading.tokens.symbols.len() + 1],
        classes: FxHashMap::default(),
    };
    let mut origins = Origins::of(reading);
    for (index, declaration) in tree.declarations.iter().enumerate() {
        let id = DeclarationId::from_index(index);
        let is_around = match declaration.kind {
            DeclarationKind::Namespace(_) => true,
            DeclarationKind::Linkage(linkage) => tree[linkage].body.is_some(),
            _ => false,
        };
        if is_around {
            continue;
        }
        if !tree[declaration.scope].is_namespace() {
            // A member, behind the class that it is in.
            if let Some(around) =
                out.all.last_mut().filter(|around| around.range.contains(declaration.range.start))
            {
                around.traits.add_member(tree, id, purpose);
            }
            continue;
        }
        if matches!(declaration.kind, DeclarationKind::Linkage(_)) {
            // Its declaration follows, and is the piece.
            continue;
        }
        let range = whole(reading, id);
        // Declarators share a range; a class in the type-id of an alias is a declaration within another one.
        let overlaps = |last: &&mut Piece| range.start < last.range.end && last.range.start < range.end;
        match out.all.last_mut().filter(overlaps) {
            Some(last) => {
                let (start, end) = (last.range.start.min(range.start), last.range.end.max(range.end));
                last.range = TokenRange::new(start, end);
                extend(last, reading, namespaces, id, purpose);
            }
            None => {
                let mut piece = begin(reading, namespaces, id, range);
                piece.traits.is_users = origins.is_users(range);
                extend(&mut piece, reading, namespaces, id, purpose);
                out.all.push(piece);
            }
        }
        let piece = (out.all.len() - 1) as PieceId;
        if let DeclarationKind::Class(class) = declaration.kind
            && let Some(scope) = tree[class].scope
        {
            out.classes.insert(scope, piece);
        }
    }
    for (id, piece) in out.all.iter().enumerate() {
        for &name in &piece.names {
            out.named[name.index()].push(id as PieceId);
        }
    }
    share_spaces(&mut out);
    if purpose.relocatable {
        find_static_locals(reading, &mut out);
    }
    Ok(out)
}

/// Notes the pieces in which a body of the device declares a variable with static storage duration.
fn find_static_locals(reading: &Reading, pieces: &mut Pieces) {
    let Reading { tree, tokens, .. } = reading;
    for body in tree.functions.iter().filter_map(|function| function.body.range()) {
        let behind = pieces.all.partition_point(|piece| piece.range.start <= body.start);
        let Some(piece) = pieces.all[..behind].last_mut().filter(|piece| piece.traits.has_device) else {
            continue;
        };
        piece.traits.has_static_local |= body.iter().any(|at| tokens.kind(at) == Kind::Static);
    }
}

/// All tokens of a declaration, with `extern "C"` before it and, of a using-declarator, up to the `;`.
fn whole(reading: &Reading, id: DeclarationId) -> TokenRange {
    let Reading { tree, tokens, .. } = reading;
    let declaration = &tree[id];
    let TokenRange { mut start, mut end } = declaration.range;
    let linkage = declaration.linkage.map(|linkage| &tree[linkage]);
    if let Some(linkage) = linkage.filter(|linkage| linkage.body.is_none()) {
        start = start.min(linkage.extern_token);
    }
    if matches!(declaration.kind, DeclarationKind::Using(_)) {
        while !matches!(tokens.kind(end.previous()), Kind::Semicolon | Kind::End) {
            end = end.next();
        }
    }
    TokenRange::new(start, end)
}

fn begin(reading: &Reading, namespaces: &Namespaces, id: DeclarationId, range: TokenRange) -> Piece {
    let tree = &reading.tree;
    let mut traits = Traits::default();
    for attribute in tree.attributes_in(range) {
        let name = attribute.name;
        traits.has_kernel |= matches!(name, known::GLOBAL | known::WORD_GLOBAL);
        traits.has_device |= name.marks_device_entity() || name.marks_memory();
        if let AttributeOwner::Declaration(owner) = attribute.owner {
            traits.has_memory |= name.marks_memory() && tree.variable(owner).is_some();
        }
    }
    let written = namespaces.around(tree, tree[id].scope);
    Piece {
        range,
        first: id,
        written,
        home: written,
        kind: PieceKind::Other,
        names: SmallVec::new(),
        member_of: None,
        traits,
    }
}

/// Adds what one declaration of the piece declares.
fn extend(
    piece: &mut Piece,
    reading: &Reading,
    namespaces: &Namespaces,
    id: DeclarationId,
    purpose: Purpose,
) {
    let tree = &reading.tree;
    let (kind, target) = declare(piece, reading, id);
    if piece.kind == PieceKind::Other {
        piece.kind = kind;
    }
    let declaration = &tree[id];
    let specifiers = declaration.specifiers.of(&tree.specifiers);
    let is_local = |kind| {
        use SpecifierKind::{Consteval, Constexpr, Inline, Static};
        matches!(kind, Static | Inline | Constexpr | Consteval)
    };
    let traits = &mut piece.traits;
    traits.is_local |= tree.is_unnamed(declaration.scope) || specifiers.iter().any(|one| is_local(one.kind));
    traits.add_member(tree, id, purpose);
    let form = declaration.form;
    traits.is_template |=
        matches!(form, Form::Template | Form::PartialSpecialization | Form::MemberOfTemplate);
    traits.specializes |= form.specializes() || form == Form::PartialSpecialization;
    traits.is_instantiation |= matches!(form, Form::ExplicitInstantiation | Form::ExternInstantiation);
    match target {
        Some(scope) => {
            piece.home = namespaces.around(tree, scope);
            if !tree[scope].is_namespace() {
                piece.member_of = Some(Some(scope));
                traits.is_template |= tree[scope].within.pattern;
            }
        }
        None => piece.member_of = Some(None),
    }
    traits.has_templates |= traits.is_template;
    // Members are reached through their class. That a function of the host is instantiated elsewhere changes no device code.
    let is_elsewhere = form == Form::ExternInstantiation && !traits.has_device && !traits.is_users;
    if piece.member_of.is_some() || (is_elsewhere && piece.kind == PieceKind::Function) {
        piece.names.clear();
    }
}

/// Whether a variable may be an object of a class, whose construction is code.
fn may_construct(tree: &Tree, id: DeclarationId) -> bool {
    let shape = tree.variable(id).map(|variable| variable.shape);
    let is_object = matches!(shape, Some(Shape::Plain | Shape::Array));
    is_object && !tree.has_specifier(id, SpecifierKind::Extern)
}

/// Adds the names that a declaration declares at namespace scope; gives its kind, and the scope that it is a member of if that is
/// known.
fn declare(piece: &mut Piece, reading: &Reading, id: DeclarationId) -> (PieceKind, Option<ScopeId>) {
    let Reading { tree, tokens, .. } = reading;
    let symbol = |token| tokens.symbol(token);
    let here = Some(tree[id].scope);
    match tree[id].kind {
        DeclarationKind::Class(class) => {
            piece.names.extend(tree[class].name_token.map(symbol));
            piece.traits.has_unnamed_type |= tree[class].name_token.is_none();
            (PieceKind::Type, tree[class].target)
        }
        DeclarationKind::Enum(id) => {
            let one = &tree[id];
            piece.names.extend(one.name_token.map(symbol));
            piece.traits.has_unnamed_type |= one.name_token.is_none();
            if !one.is_scoped {
                piece.names.extend(one.enumerators.iter().map(|id| symbol(tree[id].name_token)));
            }
            (PieceKind::Type, here)
        }
        DeclarationKind::Function(function) => {
            let function = &tree[function];
            // A guide is found by the name of its class.
            let is_guide = function.name == FunctionName::DeductionGuide;
            piece.names.push(if is_guide { symbol(function.name_token) } else { function.filed });
            piece.traits.is_template |= function.abbreviated;
            (if is_guide { PieceKind::Guide } else { PieceKind::Function }, function.target)
        }
        DeclarationKind::Variable(variable) => {
            let variable = &tree[variable];
            piece.names.extend(variable.name_token.map(symbol));
            piece.names.extend(variable.structured_binding.iter().map(symbol).filter(|name| !name.is_none()));
            piece.traits.is_code |= may_construct(tree, id);
            (PieceKind::Variable, variable.target)
        }
        DeclarationKind::Alias(alias) | DeclarationKind::Concept(alias) => {
            piece.names.push(symbol(tree[alias].name_token));
            (PieceKind::Alias, here)
        }
        DeclarationKind::Using(using) if tree[using].kind == UsingKind::Declaration => {
            piece.names.push(symbol(tree[using].name_token));
            (PieceKind::Using, here)
        }
        DeclarationKind::Using(_) | DeclarationKind::NamespaceAlias(_) | DeclarationKind::Empty => {
            (PieceKind::Always, here)
        }
        DeclarationKind::StaticAssert => (PieceKind::StaticAssert, here),
        DeclarationKind::Namespace(_)
        | DeclarationKind::Linkage(_)
        | DeclarationKind::Asm
        | DeclarationKind::Unparsed(_) => (PieceKind::Other, here),
    }
}

/// A redeclaration gives its space to all declarations of the name in its namespace, since which of the overloads it
/// redeclares does not matter: what is taken for device code is kept.
fn share_spaces(pieces: &mut Pieces) {
    let is_plain = |piece: &Piece| piece.kind == PieceKind::Function && piece.member_of.is_none();
    let marked: FxHashSet<(NamespaceIndex, Symbol)> = (pieces.all.iter())
        .filter(|piece| is_plain(piece) && piece.traits.has_device)
        .flat_map(|piece| piece.names.iter().map(|name| (piece.home, *name)))
        .collect();
    for piece in pieces.all.iter_mut().filter(|piece| is_plain(piece)) {
        piece.traits.has_device |= piece.names.iter().any(|name| marked.contains(&(piece.home, *name)));
    }
}

/// Which files are neither system headers nor the toolkit's.
struct Origins<'a> {
    reading: &'a Reading,
    /// The folder of the toolkit's headers.
    toolkit: Option<Vec<u8>>,
    system: FxHashSet<Cow<'a, [u8]>>,
    /// The file of the last question, and its answer.
    last: Option<(crate::source::FileName, bool)>,
}

/// The header that every unit of nvcc's includes first, at the top of the toolkit's headers.
const TOOLKIT_HEADER: &[u8] = b"cuda_runtime.h";

impl<'a> Origins<'a> {
    fn of(reading: &'a Reading) -> Origins<'a> {
        let names = reading.source.file_names();
        let toolkit = names.iter().find_map(|name| name.strip_suffix(TOOLKIT_HEADER).map(<[u8]>::to_vec));
        Origins {
            reading,
            toolkit: toolkit.filter(|folder| !folder.is_empty()),
            system: reading.source.system_files(),
            last: None,
        }
    }

    fn is_users(&mut self, range: TokenRange) -> bool {
        let source = &self.reading.source;
        let place = source.place(self.reading.tokens.get(range.start).start);
        if let Some((file, answer)) = self.last
            && file == place.file
        {
            return answer;
        }
        // A marker within a file may say nothing of the system.
        let name = source.file(place.file);
        let is_toolkits = |folder: &Vec<u8>| name.starts_with(folder);
        let answer = !self.system.contains(&name) && !self.toolkit.as_ref().is_some_and(is_toolkits);
        self.last = Some((place.file, answer));
        answer
    }
}
