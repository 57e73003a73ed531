//! Which bodies can hold a use of a device function that host code must not make: only these are read for calls.

use super::eager::Eager;
use crate::lex::{Kind, Symbol, SymbolSet, TokenId, TokenRange, Tokens, Walk, known};
use crate::names::{END, Found, Named, Names};
use crate::tree::{
    AttributeOwner, Declaration, DeclarationId, DeclarationKind, Deduced, Function, FunctionId, FunctionName,
    Initializer, ScopeId, SpecifierKind, Tree,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// The attributes `device`, `host`, `global` and those of tile code, as bits.
const DEVICE: u8 = 1;
const HOST: u8 = 2;
const GLOBAL: u8 = 4;
const TILE: u8 = 8;

/// Whether a function with these bits may be one that the host must not call. Whether annotations of tile code count is
/// not asked here: without them a body is read in vain.
fn is_not_for_the_host(space: u8) -> bool {
    space & (DEVICE | TILE) != 0 && space & (HOST | GLOBAL) == 0
}

/// Whether a function with these bits is a kernel, which nobody may call.
fn is_kernel(space: u8) -> bool {
    space & GLOBAL != 0
}

/// The text of the host that may use functions of the device, as places in it.
pub(super) struct HostUses<'a> {
    pub(super) tree: &'a Tree,
    pub(super) tokens: &'a Tokens,
    names: &'a Names,
    spaces: Vec<u8>,
    pub(super) device: DeviceNames,
    eager: Eager,
    variables: Vec<Symbol>,
    constants: Vec<Symbol>,
}

impl<'a> HostUses<'a> {
    /// Finds the names to look for.
    pub(super) fn of(tree: &'a Tree, tokens: &'a Tokens, names: &'a Names) -> HostUses<'a> {
        let spaces = written_spaces(tree);
        let device = DeviceNames::of(tree, tokens, &spaces);
        let (variables, constants) = variables_in_memory(tree, tokens);
        let eager = Eager::default();
        let mut uses = HostUses { tree, tokens, names, spaces, device, eager, variables, constants };
        uses.eager = Eager::of(&uses);
        uses
    }

    /// The templates whose instances are made where they are used, as far as these may use functions of the device.
    pub(super) fn into_eager(self) -> FxHashSet<FunctionId> {
        self.eager.functions
    }

    /// The names whose places are wanted.
    pub(super) fn names(&self) -> impl Iterator<Item = Symbol> + '_ {
        let device = &self.device;
        let own = device
            .functions
            .iter()
            .chain(&device.templated)
            .chain(&device.deduced)
            .chain(&device.classes)
            .copied();
        let carriers = device.carriers.names().chain(self.eager.names());
        let variables = self.variables.iter().chain(&self.constants).copied();
        own.chain(device.members.iter().copied()).chain(carriers).chain(variables)
    }

    /// The literals of a unit with literal operators that the host must not call.
    fn literals(&self) -> Vec<TokenId> {
        let count = if self.device.has_literals { self.tokens.len() as u32 } else { 0 };
        (0..count).map(TokenId).filter(|&at| self.tokens.kind(at).is_literal()).collect()
    }

    /// Those of `places` in the bodies and initialisers of the host, in order, where a device function is named, or a
    /// class that has one that is called without a name. A class in a parameter list stands for the body's first
    /// token. A member counts where a class that has it, or something of such a type, is named in the same text, or such
    /// a class is around it. The attributes `in_memory` of variables of blocks count where they stand. In the text of the device
    /// only calls of kernels that are members count.
    pub(super) fn in_host_text(&self, names: &[TokenId], in_memory: &[TokenId]) -> Vec<TokenId> {
        let tokens = self.tokens;
        let set = |symbols: &[Symbol]| SymbolSet::new(tokens, symbols.iter().copied());
        let (functions, templated) = (set(&self.device.functions), set(&self.device.templated));
        let (variables, constants) = (set(&self.variables), set(&self.constants));
        let (classes, deduced) = (set(&self.device.classes), set(&self.device.deduced));
        let owners = SymbolSet::new(tokens, self.device.carriers.names());
        let mut found = Vec::new();
        let mut places = [names, in_memory, &self.literals()].concat();
        places.sort_unstable();
        let places = places.as_slice();
        let (mut walk, mut done) = (Walk::default(), 0);
        let eager = SymbolSet::new(tokens, self.eager.names());
        let also_device = !(self.device.kernels.is_empty() && self.eager.functions.is_empty());
        for body in bodies(self.tree, &self.spaces, (places, also_device)) {
            let first = walk.before(places, body.start, |&place| place).max(done);
            done = walk.before(places, body.end, |&place| place);
            let here = places.get(first..done).unwrap_or_default();
            let mut named: Vec<Symbol> = Vec::new();
            let mut members: Vec<TokenId> = Vec::new();
            for &place in here {
                if in_memory.binary_search(&place).is_ok() {
                    found.push(place);
                    continue;
                }
                if tokens.kind(place).is_literal() {
                    let is_named = tokens.kind(place.previous()) == Kind::Operator;
                    let is_judged = place > body.open && !body.is_device && (!body.is_template || is_named);
                    found.extend(is_judged.then_some(place));
                    continue;
                }
                let symbol = tokens.symbol(place);
                if !body.is_template && eager.contains(symbol) && self.eager.is_use(self, symbol, place) {
                    found.push(place.max(body.open));
                    continue;
                }
                if body.is_device {
                    let is_kernel = place > body.open && self.device.kernels.contains(&symbol);
                    found.extend((is_kernel && self.is_called(place)).then_some(place));
                    continue;
                }
                if owners.contains(symbol) {
                    named.push(symbol);
                }
                if deduced.contains(symbol) || classes.contains(symbol) && !body.is_template {
                    found.push(place.max(body.open));
                } else if place > body.open
                    && (self.is_variable_in_memory(&body, place, &variables)
                        || self.may_be_object(place) && self.is_variable_in_memory(&body, place, &constants))
                {
                    found.push(place);
                } else if place > body.open && self.is_member_call(place) {
                    members.push(place);
                } else if place > body.open
                    && (functions.contains(symbol)
                        // In templates those of a class that is named: the template's own depend on its parameters.
                        || templated.contains(symbol)
                            && (!body.is_template || tokens.kind(place.previous()) == Kind::ColonColon))
                    && self.is_use(&body, place)
                {
                    found.push(place);
                }
            }
            if members.is_empty() {
                continue;
            }
            let mut classes = self.device.carriers.classes_of(&named);
            found.extend(members.into_iter().filter(|&place| {
                let member = tokens.symbol(place);
                let has_it = |class: Symbol| self.device.has_member(member, class);
                classes.any(has_it) || self.classes_around(body.scope).any(has_it)
            }));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Whether the name at `place` is that of a variable with a memory space. In templates the name has to mean it.
    fn is_variable_in_memory(&self, body: &HostText, place: TokenId, variables: &SymbolSet) -> bool {
        let HostUses { tree, tokens, names, .. } = self;
        let symbol = tokens.symbol(place);
        if !variables.contains(symbol) || !body.is_template {
            return variables.contains(symbol);
        }
        if tokens.kind(place.previous()) == Kind::ColonColon {
            return true;
        }
        let found = names.lookup(tree, tokens, body.scope, symbol, place).found();
        found.is_some_and(|found| {
            names.declarations(found.binding, END).any(|named| match named {
                Named::Declaration(id) => {
                    tree.attributes_of(id).iter().any(|attribute| attribute.name.marks_memory())
                }
                _ => false,
            })
        })
    }

    /// Whether the constant that is named at `place` may be needed as an object: what follows is no operator that takes its value.
    fn may_be_object(&self, place: TokenId) -> bool {
        use Kind::{CloseParen, Colon, Comma, Dot, OpenBracket, Semicolon};
        matches!(self.tokens.kind(place.next()), CloseParen | Colon | Comma | Dot | OpenBracket | Semicolon)
    }

    /// Whether the name at `place` is called as a member of an object.
    fn is_member_call(&self, place: TokenId) -> bool {
        matches!(self.tokens.kind(place.previous()), Kind::Dot | Kind::Arrow)
            && self.tokens.kind(place.next()) == Kind::OpenParen
            && self.device.members.contains(&self.tokens.symbol(place))
    }

    /// Whether the name at `place` stands where a call has its callee.
    pub(super) fn is_called(&self, place: TokenId) -> bool {
        match self.tokens.kind(place.next()) {
            Kind::OpenParen | Kind::Less | Kind::LaunchOpen => true,
            Kind::CloseParen => {
                matches!(self.tokens.kind(place.next().next()), Kind::OpenParen | Kind::LaunchOpen)
            }
            _ => false,
        }
    }

    /// Whether the name at `place`, which a text calls, means functions of the device alone.
    pub(super) fn is_of_device(&self, (text, scope): (TokenRange, ScopeId), place: TokenId) -> bool {
        let HostUses { tree, tokens, names, .. } = self;
        let symbol = tokens.symbol(place);
        let is_member = matches!(tokens.kind(place.previous()), Kind::Dot | Kind::Arrow);
        match self.looked_up(scope, place) {
            Err(is_open) => {
                (is_member || is_open)
                    && self.device.members.contains(&symbol)
                    && self.names_class_of((text, scope), symbol)
            }
            Ok(found) => found.is_some_and(|found| {
                let is_for_host = |named| match named {
                    Named::Declaration(id) => tree.function(id).is_none() || self.is_for_host(id),
                    Named::Using(..) | Named::Enumerator(_) => true,
                };
                !names.declarations(found.binding, END).any(is_for_host)
            }),
        }
    }

    /// Whether a class that has the member of the device is named in a text, or something of such a type, or is around its scope.
    fn names_class_of(&self, (text, scope): (TokenRange, ScopeId), member: Symbol) -> bool {
        let words = text.iter().filter(|&at| self.tokens.kind(at) == Kind::Identifier);
        let named: Vec<Symbol> = words.map(|at| self.tokens.symbol(at)).collect();
        let has_it = |class: Symbol| self.device.has_member(member, class);
        self.device.carriers.classes_of(&named).any(has_it) || self.classes_around(scope).any(has_it)
    }

    /// Whether a function is not for the device alone, by what is written there.
    pub(super) fn is_for_host(&self, id: DeclarationId) -> bool {
        let space = self.spaces.get(id.index()).copied().unwrap_or_default();
        space & (DEVICE | GLOBAL | TILE) == 0 || space & HOST != 0
    }

    /// The names of the classes around what stands in `scope`.
    pub(super) fn classes_around(&self, scope: ScopeId) -> impl Iterator<Item = Symbol> + '_ {
        let tree = self.tree;
        let around = std::iter::successors(Some(scope), |&scope| tree[scope].parent);
        around.filter(|&scope| tree[scope].class().is_some()).map(|scope| tree[scope].name)
    }

    /// The class around `scope` that the name means in itself ([class.pre]).
    fn injected(&self, scope: ScopeId, name: TokenId) -> Option<ScopeId> {
        let (tree, symbol) = (self.tree, self.tokens.symbol(name));
        let is_one = |scope: &ScopeId| tree[*scope].class().is_some() && tree[*scope].name == symbol;
        let mut around = std::iter::successors(Some(scope), |&scope| tree[scope].parent);
        around.find(is_one).filter(|_| self.tokens.kind(name.previous()) != Kind::ColonColon)
    }

    /// What lookup finds for the name at `place`, perhaps qualified; where that is not known, whether it may be anything.
    pub(super) fn looked_up(&self, scope: ScopeId, place: TokenId) -> Result<Option<Found>, bool> {
        let HostUses { tree, tokens, names, .. } = self;
        let symbol = tokens.symbol(place);
        let qualifier = place.previous();
        Ok(match tokens.kind(qualifier) {
            Kind::Dot | Kind::Arrow | Kind::Template => return Err(false),
            Kind::ColonColon => {
                let outer = qualifier.previous();
                match tokens.kind(outer) {
                    Kind::Identifier if let Some(class) = self.injected(scope, outer) => {
                        names.lookup_in(tree, class, symbol, place)
                    }
                    Kind::Identifier => {
                        let outer = names.lookup(tree, tokens, scope, tokens.symbol(outer), place).found();
                        let Some(inner) = outer.and_then(|outer| names.members(outer)) else {
                            return Err(true);
                        };
                        names.lookup_in(tree, inner, symbol, place)
                    }
                    Kind::Greater => return Err(true),
                    _ => names.lookup_in(tree, Tree::GLOBAL, symbol, place),
                }
            }
            _ => names.lookup(tree, tokens, scope, symbol, place).found(),
        })
    }

    /// Whether the name of a device function at `place` may be a use of one: it is called, and one of the functions that it
    /// means where the body stands is the device's.
    fn is_use(&self, body: &HostText, place: TokenId) -> bool {
        if !self.is_called(place) {
            return false;
        }
        let found = match self.looked_up(body.scope, place) {
            Ok(found) => found,
            Err(is_open) => return is_open,
        };
        // The arguments may find it.
        let Some(found) = found else {
            return !body.is_template && self.tokens.kind(place.previous()) != Kind::ColonColon;
        };
        let mut all = self.names.declarations(found.binding, END);
        let is_for_the_device = |named| match named {
            Named::Declaration(id) => {
                let space = self.spaces.get(id.index()).copied().unwrap_or_default();
                is_not_for_the_host(space) || is_kernel(space)
            }
            Named::Using(..) => true,
            Named::Enumerator(_) => false,
        };
        all.any(is_for_the_device)
    }
}

/// The execution-space attributes written on each declaration.
fn written_spaces(tree: &Tree) -> Vec<u8> {
    let mut spaces = vec![0; tree.declarations.len()];
    for attribute in &tree.attributes {
        let bit = match attribute.name {
            known::DEVICE | known::WORD_DEVICE => DEVICE,
            known::HOST | known::WORD_HOST => HOST,
            known::GLOBAL | known::WORD_GLOBAL => GLOBAL,
            known::TILE | known::WORD_TILE | known::TILE_BUILTIN => TILE,
            _ => continue,
        };
        if let AttributeOwner::Declaration(owner) = attribute.owner
            && let Some(space) = spaces.get_mut(owner.index())
        {
            *space |= bit;
        }
    }
    spaces
}

/// The names of variables with a memory space that host code should not use, and those of constants with an initialiser, which it should
/// not use as objects.
fn variables_in_memory(tree: &Tree, tokens: &Tokens) -> (Vec<Symbol>, Vec<Symbol>) {
    let (mut variables, mut constants) = (Vec::new(), Vec::new());
    for attribute in &tree.attributes {
        let is_memory = match attribute.name {
            known::MANAGED | known::WORD_MANAGED => false,
            known::TILE | known::WORD_TILE => true,
            name => name.marks_memory(),
        };
        let AttributeOwner::Declaration(owner) = attribute.owner else { continue };
        let Some(variable) = tree.variable(owner).filter(|_| is_memory) else { continue };
        let is_constant = (variable.is_const || tree.has_specifier(owner, SpecifierKind::Constexpr))
            && variable.initializer != Initializer::None
            && !variable.type_specifier.iter().any(|at| tokens.kind(at) == Kind::Volatile);
        let name = variable.name_token.filter(|name| tokens.kind(*name) == Kind::Identifier);
        let names = if is_constant { &mut constants } else { &mut variables };
        names.extend(name.map(|name| tokens.symbol(name)));
    }
    for names in [&mut variables, &mut constants] {
        names.sort_unstable();
        names.dedup();
    }
    (variables, constants)
}

/// The names by which functions of the device only are used.
#[derive(Default)]
pub(super) struct DeviceNames {
    /// Of functions: their calls matter.
    functions: Vec<Symbol>,
    /// Of members of class templates, which matter outside of templates.
    templated: Vec<Symbol>,
    /// Of functions with a deduced return type: all their uses matter.
    deduced: Vec<Symbol>,
    /// Of member functions.
    members: FxHashSet<Symbol>,
    /// Of those of `members` that are kernels: the host pass judges their calls in all text.
    kernels: FxHashSet<Symbol>,
    /// Each of `members` with each class that has one of that name.
    classes_of_members: FxHashSet<(Symbol, Symbol)>,
    /// The same with each class template, or class in one.
    templates_of_members: FxHashSet<(Symbol, Symbol)>,
    /// Of the classes of functions that are called without a name, or of their parameters.
    classes: Vec<Symbol>,
    /// Of the classes of `members` and of what has such a type.
    carriers: Carriers,
    /// Some are literal operators.
    has_literals: bool,
}

impl DeviceNames {
    /// Whether a class or class template of that name has the member.
    fn has_member(&self, member: Symbol, class: Symbol) -> bool {
        let one = (member, class);
        self.classes_of_members.contains(&one) || self.templates_of_members.contains(&one)
    }

    /// Whether a class has a member function of that name.
    pub(super) fn is_member(&self, name: Symbol) -> bool {
        self.members.contains(&name)
    }

    /// The names by which they are called, of members too.
    pub(super) fn called(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.functions.iter().chain(&self.templated).chain(&self.members).copied()
    }

    fn of(tree: &Tree, tokens: &Tokens, spaces: &[u8]) -> DeviceNames {
        let mut names = DeviceNames::default();
        let matter = |space: &u8| is_not_for_the_host(*space) || is_kernel(*space);
        for (index, space) in spaces.iter().enumerate().filter(|(_, space)| matter(space)) {
            let id = DeclarationId::from_index(index);
            let Some(function) = tree.function(id) else { continue };
            let scope = function.target.unwrap_or(tree[id].scope);
            // Calls of ordinary kernels are found by the launches' names.
            let is_ordinary = function.name == FunctionName::Identifier && tree[scope].class().is_none();
            if is_kernel(*space) && is_ordinary {
                continue;
            }
            let is_templated = tree[scope].within.pattern;
            names.has_literals |= function.name == FunctionName::Literal;
            if function.name == FunctionName::Identifier {
                let functions = if is_templated { &mut names.templated } else { &mut names.functions };
                functions.push(tokens.symbol(function.name_token));
                if function.deduced != Deduced::No && !is_templated {
                    names.deduced.push(tokens.symbol(function.name_token));
                }
                if tree[scope].class().is_some() {
                    let member = tokens.symbol(function.name_token);
                    names.members.insert(member);
                    if is_kernel(*space) {
                        names.kernels.insert(member);
                    }
                    let classes = match is_templated {
                        true => &mut names.templates_of_members,
                        false => &mut names.classes_of_members,
                    };
                    classes.insert((member, tree[scope].name));
                }
            } else if tree[scope].class().is_some() {
                names.classes.push(tree[scope].name);
            } else {
                names.classes.extend(parameter_types(tree, tokens, function));
            }
        }
        names.classes.extend(overriding_templates(tree, tokens, spaces));
        names.add_derived(tree, tokens);
        let members = names.classes_of_members.iter().chain(&names.templates_of_members);
        let classes = members.map(|&(_, class)| class);
        names.carriers = Carriers::of(classes, tree, tokens);
        names
    }

    /// Adds the classes that inherit what is called without a name, and the aliases of such classes: what a declaration names is
    /// declared before it.
    fn add_derived(&mut self, tree: &Tree, tokens: &Tokens) {
        if self.classes.is_empty() {
            return;
        }
        let mut known = SymbolSet::new(tokens, self.classes.iter().copied());
        let is_type =
            |one: &&Declaration| matches!(one.kind, DeclarationKind::Class(_) | DeclarationKind::Alias(_));
        for declaration in tree.declarations.iter().filter(is_type) {
            let Some((name, ty)) = typed_name(tree, declaration) else { continue };
            let name = tokens.symbol(name);
            // The members of a class that is defined in the specifiers are not meant.
            let mut words = ty.iter().take_while(|&at| tokens.kind(at) != Kind::OpenBrace);
            if words.any(|at| known.contains(tokens.symbol(at))) && !known.contains(name) {
                known.insert(name);
                self.classes.push(name);
            }
        }
    }
}

/// The names of the class templates whose members override functions only in instances, where the space of one may matter:
/// which instances there are is told by the bodies that use them.
fn overriding_templates(tree: &Tree, tokens: &Tokens, spaces: &[u8]) -> Vec<Symbol> {
    let functions = |id: DeclarationId| tree.function(id).map(|function| function.filed);
    let ids = || (0..tree.declarations.len()).map(DeclarationId::from_index);
    let is_annotated = |id: &DeclarationId| spaces[id.index()] & !HOST != 0;
    let annotated = SymbolSet::new(tokens, ids().filter(is_annotated).filter_map(functions));
    let is_virtual = |id: &DeclarationId| tree.has_specifier(*id, SpecifierKind::Virtual);
    let overridden = SymbolSet::new(
        tokens,
        ids().filter(is_virtual).filter_map(functions).filter(|name| annotated.contains(*name)),
    );
    if overridden.is_empty() {
        return Vec::new();
    }
    let overrides = |id: &DeclarationId| functions(*id).is_some_and(|name| overridden.contains(name));
    let classes = tree.classes.iter().filter(|class| {
        class.bases.of(&tree.bases).iter().any(|base| base.is_dependent)
            && class.scope.is_some_and(|scope| tree[scope].declarations.iter().any(overrides))
    });
    classes.filter_map(|class| Some(tokens.symbol(class.name_token?))).collect()
}

/// The names of some classes, and of the aliases, derived classes, variables and functions whose types name them.
#[derive(Default)]
struct Carriers {
    /// By name, what its declarations name of these names, in their order. A class names itself.
    named: FxHashMap<Symbol, SmallVec<[Naming; 2]>>,
}

/// One name in the type of another.
#[derive(Clone, Copy)]
struct Naming {
    word: Symbol,
    /// The number of the declaration: what `word` itself names before it counts. A class that names itself has 0.
    at: u32,
}

impl Carriers {
    /// Those of `classes`: types are declared before what has them.
    fn of(classes: impl Iterator<Item = Symbol>, tree: &Tree, tokens: &Tokens) -> Carriers {
        let mut carriers = Carriers::default();
        for class in classes {
            carriers
                .named
                .entry(class)
                .or_insert_with(|| SmallVec::from_slice(&[Naming { word: class, at: 0 }]));
        }
        if carriers.named.is_empty() {
            return carriers;
        }
        let mut known = SymbolSet::new(tokens, carriers.names());
        let mut latest: FxHashMap<(Symbol, Symbol), u32> = FxHashMap::default();
        for (declaration, at) in tree.declarations.iter().zip(1..) {
            let Some((name, ty)) = typed_name(tree, declaration) else { continue };
            // The members of a class that is defined in the specifiers are not meant.
            let words = ty.iter().take_while(|&at| tokens.kind(at) != Kind::OpenBrace);
            let words = words.filter(|&at| tokens.kind(at) == Kind::Identifier).map(|at| tokens.symbol(at));
            let words: SmallVec<[Symbol; 2]> = words.filter(|&word| known.contains(word)).collect();
            if words.is_empty() || tree[declaration.scope].within.pattern {
                continue;
            }
            let name = tokens.symbol(name);
            known.insert(name);
            for word in words.into_iter().filter(|&word| word != name) {
                let changed = carriers.named.get(&word).and_then(|all| all.last()).map_or(0, |last| last.at);
                // An earlier declaration of the name has said the same.
                if latest.get(&(name, word)).is_none_or(|&before| before <= changed) {
                    latest.insert((name, word), at);
                    carriers.named.entry(name).or_default().push(Naming { word, at });
                }
            }
        }
        carriers
    }

    /// All names.
    fn names(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.named.keys().copied()
    }

    /// The classes that `names` are or have in their types.
    fn classes_of(&self, names: &[Symbol]) -> Carried<'_> {
        let open = names.iter().map(|&word| Naming { word, at: u32::MAX }).collect();
        Carried { carriers: self, classes: Vec::new(), open, seen: FxHashMap::default() }
    }
}

/// The classes that some names are or have in their types, found as far as they are asked for.
struct Carried<'a> {
    carriers: &'a Carriers,
    /// Those found.
    classes: Vec<Symbol>,
    /// The names that are still to be followed.
    open: Vec<Naming>,
    /// Up to which declaration each was followed.
    seen: FxHashMap<Symbol, u32>,
}

impl Carried<'_> {
    /// Whether one of them is `wanted`.
    fn any(&mut self, wanted: impl Fn(Symbol) -> bool) -> bool {
        let mut looked = 0;
        loop {
            while let Some(&class) = self.classes.get(looked) {
                if wanted(class) {
                    return true;
                }
                looked += 1;
            }
            let Some(next) = self.open.pop() else { return false };
            self.follow(next);
        }
    }

    fn follow(&mut self, Naming { word, at }: Naming) {
        let before = self.seen.entry(word).or_default();
        if *before >= at {
            return;
        }
        let done = std::mem::replace(before, at);
        let all = self.carriers.named.get(&word).into_iter().flatten();
        for naming in all.take_while(|naming| naming.at < at).filter(|naming| naming.at >= done) {
            if naming.at == 0 {
                self.classes.push(naming.word);
            } else {
                self.open.push(*naming);
            }
        }
    }
}

/// The name that a declaration gives to what has a type, and the words of the type: of a class its bases.
fn typed_name(tree: &Tree, declaration: &Declaration) -> Option<(TokenId, TokenRange)> {
    let (name, ty) = match declaration.kind {
        DeclarationKind::Variable(id) => (tree[id].name_token, tree[id].type_specifier),
        DeclarationKind::Alias(id) => (Some(tree[id].name_token), tree[id].target),
        DeclarationKind::Function(id) => (Some(tree[id].name_token), tree[id].return_type),
        DeclarationKind::Class(id) => (
            tree[id].name_token,
            tree[id].bases.iter().next().map_or_else(
                || TokenRange::empty_at(declaration.range.start),
                |first| {
                    TokenRange::new(
                        tree[first].range.start,
                        tree[id].body.map_or(tree[first].range.end, |(open, _)| open),
                    )
                },
            ),
        ),
        _ => return None,
    };
    name.map(|name| (name, ty))
}

/// The identifiers in the types of a function's parameters.
fn parameter_types<'a>(
    tree: &'a Tree,
    tokens: &'a Tokens,
    function: &Function,
) -> impl Iterator<Item = Symbol> + 'a {
    let words = function.parameters.iter().flat_map(|id| tree[id].type_specifier.iter());
    words.filter(|&at| tokens.kind(at) == Kind::Identifier).map(|at| tokens.symbol(at))
}

/// Text that may hold calls of the host, or of kernels.
struct HostText {
    /// Its first token: the parameters' `(`, or the initialiser's first.
    start: TokenId,
    /// The first token of what is read: the body's or the initialiser's.
    open: TokenId,
    /// The token behind it.
    end: TokenId,
    /// Where its names are looked up.
    scope: ScopeId,
    /// Template parameters are visible in it: what is called without a name is not judged there.
    is_template: bool,
    /// It is a function's of the device alone.
    is_device: bool,
}

/// The functions that are not certainly the device's alone, those others where they are wanted, and the initialisers of variables, in
/// order, as far as they hold one of `places`. They do not nest.
fn bodies(tree: &Tree, spaces: &[u8], (places, also_device): (&[TokenId], bool)) -> Vec<HostText> {
    let mut walk = Walk::default();
    let mut holds_one = |start, end| walk.first_in(places, TokenRange::new(start, end)).is_some();
    let space = |id: DeclarationId| spaces.get(id.index()).copied().unwrap_or_default();
    let place = |function: &Function| {
        let scope = function.target.unwrap_or(tree[function.declaration].scope);
        (function.filed, scope)
    };
    // What such a declaration says holds for a definition behind it.
    let declares =
        |function: &&Function| function.body.range().is_none() && space(function.declaration) & HOST != 0;
    let declared: FxHashSet<_> = tree.functions.iter().filter(declares).map(place).collect();
    let is_host = |function: &Function| {
        let space = space(function.declaration);
        space & (DEVICE | GLOBAL) == 0 || space & HOST != 0 || declared.contains(&place(function))
    };
    let functions = tree.functions.iter().filter(|function| also_device || is_host(function));
    let mut all: Vec<HostText> = functions
        .filter_map(|function| {
            let range = function.body.range().filter(|range| holds_one(function.open, range.end))?;
            let scope = function.target.unwrap_or(tree[function.declaration].scope);
            let is_template = tree.is_templated(function.declaration, scope);
            let (start, is_device) = (function.open, !is_host(function));
            Some(HostText { start, open: range.start, end: range.end, scope, is_template, is_device })
        })
        .collect();
    let variables = tree.variables.iter().filter(|variable| !variable.is_field);
    all.extend(variables.filter_map(|variable| {
        let range = variable.initializer.range().filter(|range| holds_one(range.start, range.end))?;
        let scope = variable.target.unwrap_or(tree[variable.declaration].scope);
        let is_template = tree.is_templated(variable.declaration, scope);
        let (start, is_device) = (range.start, false);
        Some(HostText { start, open: range.start, end: range.end, scope, is_template, is_device })
    }));
    all.sort_unstable_by_key(|text| text.start);
    all
}
