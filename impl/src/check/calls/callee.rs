//! Which function a call means.

use super::super::Spaces;
use super::super::fact::{self, space};
use super::virtuality;
use crate::bodies::{FunctionUse, Operand, UseForm};
use crate::lex::{Kind, OPERATOR_SYMBOLS, SHIFT_RIGHT, Symbol, TokenId};
use crate::reach;
use crate::read::Reading;
use crate::rules::generated::{self as rules, LibraryCallee, Space, TileSpace};
use crate::sema::Resolved;
use crate::tree::{
    DeclarationId, EntityId, Form, Function, FunctionId, FunctionName, ScopeId, ScopeKind, SpecifierKind,
    Tree,
};
use cufe_spec::unit::{Dialect, Pass};
use rustc_hash::{FxHashMap, FxHashSet};

/// A function that is called.
#[derive(Clone, Copy, Debug)]
pub(super) struct Callee {
    /// One of its declarations.
    pub function: FunctionId,
    /// Its space where the call stands.
    pub space: Space,
    /// Its spaces there, where it is of tile code.
    pub tile: Option<TileSpace>,
    /// `constexpr` or `consteval`.
    pub is_constexpr: bool,
    /// `consteval`.
    pub is_consteval: bool,
    /// No other function can be meant.
    pub is_only: bool,
    /// It is a specialisation that the use was resolved to.
    pub is_specialization: bool,
    /// It is virtual; `None` where that is not certain.
    pub is_virtual: Option<bool>,
}

impl Callee {
    /// Whether the released tool judges a call of it while the text is read, in the device pass: of operators it does not see
    /// that they are virtual.
    pub(super) fn is_told_at_once(&self, one: &FunctionUse, reading: &Reading) -> bool {
        let tokens = &reading.tokens;
        let is_tilde = |at: TokenId| tokens.kind(at) == Kind::Tilde;
        let is_named = matches!(one.form, UseForm::Name | UseForm::Member)
            || one.calls_object(tokens)
            || one.form == UseForm::Destruction && (is_tilde(one.name) || is_tilde(one.name.previous()));
        // A constexpr constructor makes an object of constants where it is read.
        let is_constant = match reading.tree[self.function].name {
            FunctionName::Constructor if one.form.is_subobject() => {
                one.arguments.as_ref().is_some_and(|all| all.is_empty())
            }
            FunctionName::Constructor => one.has_constant_arguments(),
            _ => true,
        };
        self.is_constexpr && is_constant || self.is_virtual == Some(true) && is_named
    }
}

/// The functions of a unit that calls mean.
pub(super) struct Callees {
    /// By the token of the name.
    declared: FxHashMap<TokenId, DeclarationId>,
    /// The functions of namespaces by name.
    free: FxHashMap<Symbol, Vec<DeclarationId>>,
    /// The templates that have specialisations, or instances that other units define.
    specialized: FxHashSet<EntityId>,
    /// The names of the functions that are declared virtual.
    virtual_names: FxHashSet<Symbol>,
    /// Which reading of the rules is asked, for which compilation.
    asked: (Dialect, Pass),
}

/// The names of the functions that are declared virtual.
fn virtual_names(tree: &Tree) -> FxHashSet<Symbol> {
    let is_virtual = |function: &&Function| tree.has_specifier(function.declaration, SpecifierKind::Virtual);
    tree.functions.iter().filter(is_virtual).map(|function| function.filed).collect()
}

impl Callees {
    /// Those whose names the noted uses stand for.
    pub(super) fn of(reading: &Reading, asked: (Dialect, Pass)) -> Callees {
        let tree = &reading.tree;
        let wanted: FxHashSet<TokenId> =
            reading.bodies.calls.iter().flat_map(|one| one.callees.iter().copied()).collect();
        let specialized = reach::specialized(tree);
        let mut callees = Callees {
            declared: FxHashMap::default(),
            free: FxHashMap::default(),
            specialized,
            virtual_names: virtual_names(tree),
            asked,
        };
        let conversions = reading.bodies.calls.iter().filter(|one| one.form == UseForm::Conversion);
        let mut names: FxHashSet<Symbol> = conversions.filter_map(|one| operator(reading, one)).collect();
        for function in &tree.functions {
            if wanted.contains(&function.name_token) {
                callees.declared.insert(function.name_token, function.declaration);
                names.insert(function.filed);
            }
        }
        for function in &tree.functions {
            let scope = function.target.unwrap_or(tree[function.declaration].scope);
            let is_free =
                tree[scope].is_namespace() || tree.has_specifier(function.declaration, SpecifierKind::Friend);
            if is_free && names.contains(&function.filed) {
                callees.free.entry(function.filed).or_default().push(function.declaration);
            }
        }
        callees
    }

    /// Whether a specialisation may be defined elsewhere than in its template.
    pub(super) fn is_elsewhere(&self, reading: &Reading, one: &Resolved) -> bool {
        reach::is_elsewhere(reading, &self.specialized, one)
    }

    /// Whether instances of a template may be defined elsewhere than in the template.
    pub(super) fn is_specialized(&self, template: EntityId) -> bool {
        self.specialized.contains(&template)
    }

    /// The function that a use means.
    ///
    /// # Errors
    /// The reason why it is not certain, as `--stats` counts it.
    pub(super) fn called(
        &self,
        reading: &Reading,
        spaces: &Spaces,
        one: &FunctionUse,
    ) -> Result<Callee, &'static str> {
        let named = self.named(reading, spaces, one);
        let Some(resolved) = one.meant() else { return named };
        let resolved = self.resolved(reading, spaces, one, resolved);
        let tree = &reading.tree;
        let is_member = |id: FunctionId| tree[tree[tree[id].declaration].scope].class().is_some();
        match (&named, resolved) {
            // Of the member of a class template the notes know the primary template.
            (Ok(callee), Ok(resolved))
                if callee.is_only
                    && callee.function != resolved.function
                    && !(is_member(callee.function) && is_member(resolved.function)) =>
            {
                named
            }
            (_, Ok(resolved)) => Ok(resolved),
            (_, Err(_)) => named,
        }
    }

    /// The function that a use was resolved to.
    fn resolved(
        &self,
        reading: &Reading,
        spaces: &Spaces,
        one: &FunctionUse,
        resolved: &Resolved,
    ) -> Result<Callee, &'static str> {
        let tree = &reading.tree;
        let id = tree[resolved.function].declaration;
        let entity = tree[id].entity.ok_or("call-callee")?;
        if reach::is_elsewhere(reading, &self.specialized, resolved) {
            return Err("call-specialised");
        }
        let callee = self.as_declared(reading, spaces, one, (entity, id))?;
        Ok(Callee { is_specialization: resolved.is_specialization(), ..callee })
    }

    /// The function that a use by name means, or one without a name.
    fn named(&self, reading: &Reading, spaces: &Spaces, one: &FunctionUse) -> Result<Callee, &'static str> {
        let tree = &reading.tree;
        let mut candidates: Vec<(EntityId, DeclarationId)> = Vec::new();
        for token in &one.callees {
            let id = *self.declared.get(token).ok_or("call-of-local")?;
            let entity = tree[id].entity.ok_or("call-callee")?;
            candidates.push((entity, id));
        }
        let constructs = matches!(
            one.form,
            UseForm::Construction
                | UseForm::ImpliedConstruction
                | UseForm::BaseSubobject
                | UseForm::MemberSubobject
                | UseForm::ClauseSubobject
        );
        let may_be_implicit =
            constructs || one.form == UseForm::Operator && reading.tokens.kind(one.at) == Kind::Assign;
        if may_be_implicit && !is_plain_construction(reading, one, &candidates) {
            return Err("call-constructor");
        }
        if one.form == UseForm::Conversion {
            if self.has_free_operator_for(reading, one, &candidates) {
                return Err("call-overload");
            }
        } else if let Some(arguments) = &one.arguments {
            let entities: FxHashSet<EntityId> = candidates
                .iter()
                .filter(|(_, id)| tree.takes(*id, arguments.len()))
                .map(|(entity, _)| *entity)
                .collect();
            candidates.retain(|(entity, _)| entities.contains(entity));
            if constructs || one.form == UseForm::ArgumentConversion {
                keep_fitting(reading, arguments, &mut candidates);
            }
            if needs_argument_lookup(reading, one, arguments) {
                self.add_found_by_arguments(reading, one, arguments, &mut candidates);
            }
        }
        if one.form == UseForm::Operator && self.has_free_operator(reading, &candidates) {
            return Err("call-overload");
        }
        candidates.sort_by_key(|(entity, id)| (*entity, *id));
        let mut all = candidates.chunk_by(|one, other| one.0 == other.0);
        let mut first = self.judged(reading, spaces, one, all.next().ok_or("call-overload")?)?;
        for other in all {
            let other = self.judged(reading, spaces, one, other)?;
            let facts = |callee: &Callee| (callee.space, callee.is_constexpr, callee.is_consteval);
            if facts(&other) != facts(&first) {
                return Err("call-overload");
            }
            first.is_only = false;
        }
        Ok(first)
    }

    /// What the declarations of one function say of it where the use stands.
    fn judged(
        &self,
        reading: &Reading,
        spaces: &Spaces,
        one: &FunctionUse,
        declarations: &[(EntityId, DeclarationId)],
    ) -> Result<Callee, &'static str> {
        let &(entity, found) = declarations.first().ok_or("call-callee")?;
        if fact::in_template(reading, found) {
            return Err("call-of-template-member");
        }
        let tree = &reading.tree;
        if tree[found].form == Form::Template && self.specialized.contains(&entity) {
            return Err("call-specialised");
        }
        self.as_declared(reading, spaces, one, (entity, found))
    }

    /// What the declarations of a function say of it, or those of a templated one of its specialisations.
    fn as_declared(
        &self,
        reading: &Reading,
        spaces: &Spaces,
        one: &FunctionUse,
        (entity, found): (EntityId, DeclarationId),
    ) -> Result<Callee, &'static str> {
        let tree = &reading.tree;
        let all = &tree[entity].declarations;
        let last =
            all.iter().copied().take_while(|id| tree[*id].range.start <= one.name).last().unwrap_or(found);
        let function = tree.function_id(last).ok_or("call-callee")?;
        let has = |id: &DeclarationId, kind| tree.has_specifier(*id, kind);
        let is_consteval = all.iter().any(|id| has(id, SpecifierKind::Consteval));
        let is_constexpr = is_consteval || all.iter().any(|id| has(id, SpecifierKind::Constexpr));
        let is_defaulted = matches!(tree[function].body, crate::tree::Body::Default(_));
        if is_defaulted {
            return Err("call-of-defaulted");
        }
        let mut space = space(spaces.after(last)).ok_or("call-conflict")?;
        let library = library_callee(reading, last);
        if space == Space::None || space == Space::H && library != LibraryCallee::Ordinary {
            let (dialect, pass) = self.asked;
            space = rules::decide_call_library(dialect, pass, library).result;
        }
        let tile = spaces.tile.space(last);
        Ok(Callee {
            function,
            space,
            tile,
            is_constexpr,
            is_consteval,
            is_only: true,
            is_specialization: false,
            is_virtual: virtuality::of(tree, last, |function| self.virtual_names.contains(&function.filed)),
        })
    }

    /// Whether an operator that is no member takes an object of the class that the candidates are members of.
    fn has_free_operator(&self, reading: &Reading, candidates: &[(EntityId, DeclarationId)]) -> bool {
        let (tree, tokens) = (&reading.tree, &reading.tokens);
        let Some(member) = candidates.first().and_then(|(_, id)| tree.function(*id)) else { return false };
        let class = tree[member.target.unwrap_or(tree[member.declaration].scope)].name;
        let free = self.free.get(&member.filed).into_iter().flatten();
        free.filter_map(|id| tree.function(*id)).any(|function| {
            let mut words = function.parameters.iter().flat_map(|id| tree[id].type_specifier.iter());
            words.any(|at| tokens.symbol(at) == class)
        })
    }

    /// Whether an operator that is no member may take the object that a use converts, so that nothing is converted.
    fn has_free_operator_for(
        &self,
        reading: &Reading,
        one: &FunctionUse,
        candidates: &[(EntityId, DeclarationId)],
    ) -> bool {
        let (tree, tokens) = (&reading.tree, &reading.tokens);
        let Some(symbol) = operator(reading, one) else { return false };
        let own = candidates.iter().map(|(_, id)| tree[tree[*id].scope].name);
        let object = one.arguments.iter().flatten().filter_map(|operand| match operand {
            Operand::Object(class) => Some(tokens.symbol(*class)),
            _ => None,
        });
        let classes: Vec<Symbol> = own.chain(object).collect();
        let free = self.free.get(&symbol).into_iter().flatten();
        free.filter_map(|id| tree.function(*id)).any(|function| {
            let headers = tree.headers_of(function.declaration).iter();
            let parameters: Vec<Symbol> = headers
                .flat_map(|header| header.parameters.of(&tree.template_parameters))
                .filter_map(|parameter| Some(tokens.symbol(parameter.name()?)))
                .collect();
            function.parameters.iter().any(|id| {
                let words = tree[id].type_specifier;
                let is_list = words.iter().any(|at| tokens.kind(at) == Kind::Less);
                let mut symbols = words.iter().map(|at| tokens.symbol(at));
                symbols.any(|word| classes.contains(&word) || !is_list && parameters.contains(&word))
                    || tree[id].type_specifier.iter().any(|at| tokens.kind(at) == Kind::Auto)
            })
        })
    }

    /// Functions of the same name in other namespaces, which the classes of arguments may bring.
    fn add_found_by_arguments(
        &self,
        reading: &Reading,
        one: &FunctionUse,
        arguments: &[Operand],
        candidates: &mut Vec<(EntityId, DeclarationId)>,
    ) {
        let Some(&(_, first)) = candidates.first() else { return };
        let Some(function) = reading.tree.function(first) else { return };
        for &id in self.free.get(&function.filed).into_iter().flatten() {
            let is_known = candidates.iter().any(|(_, known)| *known == id);
            let is_before = reading.tree.function(id).is_some_and(|f| f.name_token < one.name);
            if !is_known && is_before && reading.tree.takes(id, arguments.len()) {
                candidates.extend(reading.tree[id].entity.map(|entity| (entity, id)));
            }
        }
    }
}

/// Whether the name that a use writes is qualified: it calls no other function than that.
pub(super) fn is_qualified(reading: &Reading, one: &FunctionUse) -> bool {
    reading.tokens.kind(one.name.previous()) == Kind::ColonColon
}

/// Whether a function is one of the standard library's that device code may call.
fn library_callee(reading: &Reading, id: DeclarationId) -> LibraryCallee {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let Some(function) = tree.function(id) else { return LibraryCallee::Ordinary };
    let scope = function.target.unwrap_or(tree[id].scope);
    let is_template = matches!(tree[id].form, Form::Template | Form::ExplicitSpecialization);
    if tree[scope].class().is_some() {
        let is_list = tokens.symbols.spelling(tree[scope].name) == b"initializer_list";
        let is_member =
            !is_template && is_list && tree[scope].parent.is_some_and(|outer| is_std(reading, outer));
        return if is_member { LibraryCallee::InitializerListMember } else { LibraryCallee::Ordinary };
    }
    let is_named = matches!(tokens.name(function.name_token), "move" | "forward");
    match is_named && is_template && function.parameters.len() == 1 && is_std(reading, scope) {
        true => LibraryCallee::MoveForward,
        false => LibraryCallee::Ordinary,
    }
}

/// Whether a scope is the namespace `std`, or an inline namespace of it, as libc++ has one.
fn is_std(reading: &Reading, mut scope: ScopeId) -> bool {
    let tree = &reading.tree;
    if let (ScopeKind::Namespace { is_inline: true, .. }, Some(parent)) =
        (tree[scope].kind, tree[scope].parent)
    {
        scope = parent;
    }
    tree[scope].is_namespace()
        && tree[scope].parent == Some(Tree::GLOBAL)
        && reading.tokens.symbols.spelling(tree[scope].name) == b"std"
}

/// What the operator whose operand a use converts is filed under; `None` where no operator stands.
fn operator(reading: &Reading, one: &FunctionUse) -> Option<Symbol> {
    let tokens = &reading.tokens;
    let is_shift = tokens.kind(one.at) == Kind::Greater && tokens.kind(one.at.next()) == Kind::Greater;
    let kind = if is_shift { SHIFT_RIGHT } else { tokens.kind(one.at) };
    let symbol = OPERATOR_SYMBOLS[kind as usize];
    (symbol != Symbol::NONE).then_some(symbol)
}

/// Whether other namespaces are searched too ([basic.lookup.argdep]).
fn needs_argument_lookup(reading: &Reading, one: &FunctionUse, arguments: &[Operand]) -> bool {
    let is_unqualified = one.form == UseForm::Name
        && reading.tokens.kind(one.name.previous()) != Kind::ColonColon
        && one.at == one.name;
    is_unqualified && arguments.iter().any(|one| !matches!(one, Operand::Scalar | Operand::Function))
}

/// Of constructors with one argument: no scalar is copied, and objects of the class are.
fn keep_fitting(reading: &Reading, arguments: &[Operand], candidates: &mut Vec<(EntityId, DeclarationId)>) {
    let tree = &reading.tree;
    let copies = |id: DeclarationId| {
        let Some(function) = tree.function(id) else { return false };
        let class = tree[function.target.unwrap_or(tree[id].scope)].name;
        first_parameter_names(reading, id, class)
    };
    match arguments {
        [Operand::Scalar] => candidates.retain(|(_, id)| !copies(*id)),
        [Operand::Object(_)] if candidates.iter().any(|(_, id)| copies(*id)) => {
            candidates.retain(|(_, id)| copies(*id));
        }
        _ => {}
    }
}

/// Whether the type of a function's first parameter names a class.
fn first_parameter_names(reading: &Reading, id: DeclarationId, class: Symbol) -> bool {
    let first = reading.tree.function(id).and_then(|function| function.parameters.iter().next());
    first.is_some_and(|first| {
        reading.tree[first].type_specifier.iter().any(|at| reading.tokens.symbol(at) == class)
    })
}

/// Whether the constructors or assignment operators that are declared are all that a use may call: copies may be made by
/// implicit ones.
fn is_plain_construction(
    reading: &Reading,
    one: &FunctionUse,
    candidates: &[(EntityId, DeclarationId)],
) -> bool {
    let [argument] = one.arguments.as_deref().unwrap_or_default() else { return true };
    match argument {
        Operand::Scalar => true,
        Operand::Object(class) => {
            let symbol = reading.tokens.symbol(*class);
            candidates.iter().any(|(_, id)| first_parameter_names(reading, *id, symbol))
        }
        _ => false,
    }
}
