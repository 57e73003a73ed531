//! The tree: declarations as plain data, ids into vectors. Bodies and initialisers are token ranges.
//!
//! Every list that belongs to a declaration is a contiguous [`IdRange`] of the vector of its kind. Declarations
//! of one scope, over all openings of a namespace, are in [`Scope::declarations`] in source order.

mod class;
mod declaration;
mod function;
mod ids;
mod scope;
mod template;
mod variable;

pub use class::{Base, Class, ClassKey, Enum, Enumerator, LinkageSpecification, NamespaceDefinition};
pub use declaration::{
    Access, Declaration, DeclarationKind, Entity, Form, Reason, Specifier, SpecifierKind, Unparsed,
};
pub use function::{Body, Deduced, Function, FunctionName, FunctionTail, Parameter, Reference, Shape};
pub use ids::{
    AliasId, AttributeId, BaseId, BoundId, ClassId, DeclarationId, EntityId, EnumId, EnumeratorId,
    FunctionId, FunctionTailId, Id, IdRange, LinkageId, NamespaceId, ParameterId, ScopeId, SpecifierId,
    TemplateHeaderId, TemplateParameterId, UnparsedId, UsingId, VariableId,
};
pub use scope::{Scope, ScopeKind, Within};
pub use template::{
    Attribute, AttributeOwner, AttributeSyntax, TemplateHeader, TemplateParameter, TemplateParameterKind,
};
pub use variable::{Alias, Initializer, Using, UsingKind, Variable};

use crate::growth::Extent;
use crate::lex::{TokenId, TokenRange, Walk};
use std::ops::Index;
use std::sync::OnceLock;

/// Everything declared in a unit.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    /// All declarations; an outer one comes before what is in it, otherwise in source order.
    pub declarations: Vec<Declaration>,
    /// All scopes; the first is the global namespace.
    pub scopes: Vec<Scope>,
    /// Namespace openings.
    pub namespaces: Vec<NamespaceDefinition>,
    /// Linkage specifications.
    pub linkages: Vec<LinkageSpecification>,
    /// Classes.
    pub classes: Vec<Class>,
    /// Base-specifiers.
    pub bases: Vec<Base>,
    /// Enums.
    pub enums: Vec<Enum>,
    /// Enumerators.
    pub enumerators: Vec<Enumerator>,
    /// Functions.
    pub functions: Vec<Function>,
    /// What few functions have behind their declarator.
    pub function_tails: Vec<FunctionTail>,
    /// Function parameters.
    pub parameters: Vec<Parameter>,
    /// Variables and data members.
    pub variables: Vec<Variable>,
    /// Array bounds: what is inside each `[]`.
    pub bounds: Vec<TokenRange>,
    /// Typedef-names, namespace aliases, concepts.
    pub aliases: Vec<Alias>,
    /// Using-declarations and directives.
    pub usings: Vec<Using>,
    /// Template headers.
    pub headers: Vec<TemplateHeader>,
    /// Template parameters.
    pub template_parameters: Vec<TemplateParameter>,
    /// Attributes, in no order; see [`Tree::attribute_at`].
    pub attributes: Vec<Attribute>,
    /// Specifiers that are no types.
    pub specifiers: Vec<Specifier>,
    /// Regions passed through without being understood.
    pub unparsed: Vec<Unparsed>,
    /// Entities.
    pub entities: Vec<Entity>,
    /// What [`Tree::attributes_by_place`] gives, once somebody has asked.
    by_place: OnceLock<Vec<(TokenId, AttributeId)>>,
}

impl Tree {
    /// The global namespace's scope.
    pub const GLOBAL: ScopeId = ScopeId::from_index(0);

    /// Whether a scope is an unnamed namespace or lies in one.
    pub fn is_unnamed(&self, scope: ScopeId) -> bool {
        std::iter::successors(Some(scope), |scope| self[*scope].parent)
            .any(|scope| matches!(self[scope].kind, ScopeKind::Namespace { is_anonymous: true, .. }))
    }

    /// The innermost namespace that `scope` is or lies in.
    pub fn namespace_around(&self, mut scope: ScopeId) -> ScopeId {
        while let Some(parent) = self[scope].parent.filter(|_| !self[scope].is_namespace()) {
            scope = parent;
        }
        scope
    }

    /// An empty tree with room for what a unit of `tokens` tokens usually holds: vectors that grow are copied, and
    /// a page that is never written costs nothing.
    pub(crate) fn with_room_for(tokens: usize) -> Tree {
        Tree {
            declarations: Vec::with_capacity(tokens / 20),
            scopes: Vec::with_capacity(tokens / 150),
            classes: Vec::with_capacity(tokens / 150),
            functions: Vec::with_capacity(tokens / 35),
            parameters: Vec::with_capacity(tokens / 18),
            variables: Vec::with_capacity(tokens / 100),
            aliases: Vec::with_capacity(tokens / 150),
            headers: Vec::with_capacity(tokens / 80),
            template_parameters: Vec::with_capacity(tokens / 45),
            attributes: Vec::with_capacity(tokens / 35),
            specifiers: Vec::with_capacity(tokens / 22),
            entities: Vec::with_capacity(tokens / 22),
            ..Tree::default()
        }
    }

    /// Where the longest lists lie.
    pub(crate) fn extents(&self) -> [Extent; 8] {
        [
            Extent::of(&self.declarations),
            Extent::of(&self.classes),
            Extent::of(&self.functions),
            Extent::of(&self.parameters),
            Extent::of(&self.variables),
            Extent::of(&self.headers),
            Extent::of(&self.template_parameters),
            Extent::of(&self.attributes),
        ]
    }

    /// Fills in [`Tree::entities`] and every declaration's entity; `owners` is by declaration.
    pub(crate) fn set_entities(&mut self, entities: Vec<Entity>, owners: Vec<Option<EntityId>>) {
        self.entities = entities;
        for (declaration, entity) in self.declarations.iter_mut().zip(owners) {
            declaration.entity = entity;
        }
    }

    /// The attributes by the first token of [`Attribute::whole`] and then by name token. Nobody asks while text is read
    /// again, which adds attributes for a while.
    fn attributes_by_place(&self) -> &[(TokenId, AttributeId)] {
        self.by_place.get_or_init(|| {
            let ids = (0..self.attributes.len()).map(AttributeId::from_index);
            let mut places: Vec<_> = ids.map(|id| (self[id].whole.start, id)).collect();
            places.sort_by_key(|&(start, id)| (start, self[id].name_token));
            places
        })
    }

    /// The first attribute whose [`Attribute::whole`] begins at `token`.
    pub fn attribute_at(&self, token: TokenId) -> Option<AttributeId> {
        let all = self.attributes_by_place();
        let at = all.partition_point(|&(start, _)| start < token);
        all.get(at).filter(|(start, _)| *start == token).map(|&(_, id)| id)
    }

    /// [`Tree::attribute_at`] for tokens that come in source order.
    pub(crate) fn attribute_along(&self, walk: &mut Walk, token: TokenId) -> Option<AttributeId> {
        let all = self.attributes_by_place();
        let at = walk.before(all, token, |&(start, _)| start);
        all.get(at).filter(|(start, _)| *start == token).map(|&(_, id)| id)
    }

    /// The attributes whose [`Attribute::whole`] begins in `range`.
    pub fn attributes_in(&self, range: TokenRange) -> impl Iterator<Item = &Attribute> + '_ {
        let all = self.attributes_by_place();
        let first = all.partition_point(|&(start, _)| start < range.start);
        let inside = all.get(first..).unwrap_or_default().iter().take_while(move |(at, _)| *at < range.end);
        inside.map(|&(_, id)| &self[id])
    }

    /// The declaration's specifiers that are no types.
    pub fn specifiers_of(&self, declaration: DeclarationId) -> &[Specifier] {
        self[declaration].specifiers.of(&self.specifiers)
    }

    /// The specifier of that kind of a declaration.
    pub fn specifier(&self, declaration: DeclarationId, kind: SpecifierKind) -> Option<Specifier> {
        self.specifiers_of(declaration).iter().copied().find(|s| s.kind == kind)
    }

    /// True when the declaration has a specifier of that kind.
    pub fn has_specifier(&self, declaration: DeclarationId, kind: SpecifierKind) -> bool {
        self.specifier(declaration, kind).is_some()
    }

    /// Whether a function or variable whose names are looked up in `scope` is a templated entity ([temp.pre]): template parameters
    /// are visible in it. Explicit specialisations are none.
    pub(crate) fn is_templated(&self, declaration: DeclarationId, scope: ScopeId) -> bool {
        let headers = self[declaration].headers.of(&self.headers);
        headers.iter().any(|header| !header.parameters.is_empty())
            || self.function(declaration).is_some_and(|function| function.abbreviated)
            || self[scope].within.pattern && self[declaration].form != Form::ExplicitSpecialization
    }

    /// The declaration's attributes.
    pub fn attributes_of(&self, declaration: DeclarationId) -> &[Attribute] {
        self[declaration].attributes.of(&self.attributes)
    }

    /// The declaration's template headers, outermost first.
    pub fn headers_of(&self, declaration: DeclarationId) -> &[TemplateHeader] {
        self[declaration].headers.of(&self.headers)
    }

    /// The function that `declaration` declares.
    pub fn function(&self, declaration: DeclarationId) -> Option<&Function> {
        match self[declaration].kind {
            DeclarationKind::Function(id) => Some(&self[id]),
            _ => None,
        }
    }

    /// The id of the function that `declaration` declares.
    pub fn function_id(&self, declaration: DeclarationId) -> Option<FunctionId> {
        match self[declaration].kind {
            DeclarationKind::Function(id) => Some(id),
            _ => None,
        }
    }

    /// The declaration of a function that has its body.
    pub(crate) fn definition(&self, entity: EntityId) -> Option<FunctionId> {
        self[entity].declarations.iter().find_map(|id| {
            let function = self.function_id(*id)?;
            self[function].body.range().map(|_| function)
        })
    }

    /// Whether a call with so many arguments fits the function that `declaration` declares; default arguments stand on any
    /// declaration of it.
    pub(crate) fn takes(&self, declaration: DeclarationId, count: usize) -> bool {
        let Some(function) = self.function(declaration) else { return false };
        let all = self[declaration].entity.map_or(&[][..], |entity| &self[entity].declarations);
        let has_default = |index: usize| {
            all.iter().filter_map(|other| self.function(*other)).any(|function| {
                let parameter = function.parameters.of(&self.parameters).get(index);
                parameter.is_some_and(|one| !one.default().is_empty())
            })
        };
        function.takes(function.parameters.of(&self.parameters), count, has_default)
    }

    /// Whether the template parameters of a declaration are types without defaults, and its headers ask nothing of them.
    pub(crate) fn asks_only_for_types(&self, declaration: DeclarationId) -> bool {
        self.headers_of(declaration).iter().all(|header| {
            let mut parameters = header.parameters.of(&self.template_parameters).iter();
            header.requires_clause.is_empty()
                && parameters.all(|one| one.kind == TemplateParameterKind::Type && one.default().is_empty())
        })
    }

    /// Whether a function, or a template of one, is a member of a class (a friend is not).
    pub(crate) fn is_member(&self, function: &Function) -> bool {
        let scope = function.target.unwrap_or(self[function.declaration].scope);
        self[scope].class().is_some() && !self.has_specifier(function.declaration, SpecifierKind::Friend)
    }

    /// The variable that `declaration` declares.
    pub fn variable(&self, declaration: DeclarationId) -> Option<&Variable> {
        match self[declaration].kind {
            DeclarationKind::Variable(id) => Some(&self[id]),
            _ => None,
        }
    }

    /// Whether a declaration of a variable is no definition: `extern`, which `extern "C" int x;` is, too, without an initialiser
    /// ([basic.def]).
    pub(crate) fn only_declares(&self, declaration: DeclarationId) -> bool {
        let is_extern = || {
            let is_linkage = |linkage: LinkageId| self[linkage].body.is_none();
            self.has_specifier(declaration, SpecifierKind::Extern)
                || self[declaration].linkage.is_some_and(is_linkage)
        };
        self.variable(declaration).is_some_and(|one| one.initializer == Initializer::None) && is_extern()
    }

    /// The token of a declaration's name, where it has one.
    pub(crate) fn name_token(&self, declaration: DeclarationId) -> Option<TokenId> {
        match self[declaration].kind {
            DeclarationKind::Namespace(id) => self[id].name_token,
            DeclarationKind::NamespaceAlias(id)
            | DeclarationKind::Alias(id)
            | DeclarationKind::Concept(id) => Some(self[id].name_token),
            DeclarationKind::Class(id) => self[id].name_token,
            DeclarationKind::Enum(id) => self[id].name_token,
            DeclarationKind::Function(id) => Some(self[id].name_token),
            DeclarationKind::Variable(id) => {
                let variable = &self[id];
                variable.name_token.or_else(|| {
                    (!variable.structured_binding.is_empty())
                        .then(|| variable.structured_binding.start.next())
                })
            }
            DeclarationKind::Using(id) => Some(self[id].name_token),
            DeclarationKind::Linkage(_)
            | DeclarationKind::StaticAssert
            | DeclarationKind::Asm
            | DeclarationKind::Empty
            | DeclarationKind::Unparsed(_) => None,
        }
    }

    /// The class that `declaration` declares.
    pub fn class(&self, declaration: DeclarationId) -> Option<&Class> {
        match self[declaration].kind {
            DeclarationKind::Class(id) => Some(&self[id]),
            _ => None,
        }
    }
}

/// The lengths of the tree's vectors: a state to go back to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    lengths: [usize; 21],
    /// How many declarations the scope being read has.
    members: usize,
}

impl Mark {
    /// The number of declarations.
    pub(crate) fn declarations(self) -> usize {
        self.lengths[0]
    }

    /// The number of enumerators.
    pub(crate) fn enumerators(self) -> usize {
        self.lengths[7]
    }

    /// The number of parameters.
    pub(crate) fn parameters(self) -> usize {
        self.lengths[9]
    }

    /// The number of template parameters.
    pub(crate) fn template_parameters(self) -> usize {
        self.lengths[15]
    }

    /// The number of scopes.
    pub(crate) fn scopes(self) -> usize {
        self.lengths[1]
    }
}

impl Tree {
    /// The innermost scope around both, or one of them; scopes of one tree have one.
    pub(crate) fn common_scope(&self, one: ScopeId, other: ScopeId) -> ScopeId {
        let around = |scope| std::iter::successors(Some(scope), |&scope: &ScopeId| self[scope].parent);
        around(other).find(|&outer| around(one).any(|scope| scope == outer)).unwrap_or(Tree::GLOBAL)
    }

    /// The state now; `scope` is the one whose declarations may grow.
    pub(crate) fn mark(&self, scope: ScopeId) -> Mark {
        Mark {
            lengths: [
                self.declarations.len(),
                self.scopes.len(),
                self.namespaces.len(),
                self.linkages.len(),
                self.classes.len(),
                self.bases.len(),
                self.enums.len(),
                self.enumerators.len(),
                self.functions.len(),
                self.parameters.len(),
                self.variables.len(),
                self.bounds.len(),
                self.aliases.len(),
                self.usings.len(),
                self.headers.len(),
                self.template_parameters.len(),
                self.attributes.len(),
                self.specifiers.len(),
                self.unparsed.len(),
                self.entities.len(),
                self.function_tails.len(),
            ],
            members: self[scope].declarations.len(),
        }
    }

    /// Goes back to `mark`, taken for the same `scope`.
    pub(crate) fn reset(&mut self, mark: Mark, scope: ScopeId) {
        let lengths = mark.lengths;
        self.declarations.truncate(lengths[0]);
        self.scopes.truncate(lengths[1]);
        self.namespaces.truncate(lengths[2]);
        self.linkages.truncate(lengths[3]);
        self.classes.truncate(lengths[4]);
        self.bases.truncate(lengths[5]);
        self.enums.truncate(lengths[6]);
        self.enumerators.truncate(lengths[7]);
        self.functions.truncate(lengths[8]);
        self.parameters.truncate(lengths[9]);
        self.variables.truncate(lengths[10]);
        self.bounds.truncate(lengths[11]);
        self.aliases.truncate(lengths[12]);
        self.usings.truncate(lengths[13]);
        self.headers.truncate(lengths[14]);
        self.template_parameters.truncate(lengths[15]);
        self.attributes.truncate(lengths[16]);
        self.specifiers.truncate(lengths[17]);
        self.unparsed.truncate(lengths[18]);
        self.entities.truncate(lengths[19]);
        self.function_tails.truncate(lengths[20]);
        self[scope].declarations.truncate(mark.members);
    }
}

/// `tree[id]` for every kind of id.
macro_rules! index {
    ($($id:ty => $field:ident: $entry:ty,)*) => {$(
        impl Index<$id> for Tree {
            type Output = $entry;
            fn index(&self, id: $id) -> &$entry {
                &self.$field[id.index()]
            }
        }
        impl std::ops::IndexMut<$id> for Tree {
            fn index_mut(&mut self, id: $id) -> &mut $entry {
                &mut self.$field[id.index()]
            }
        }
    )*};
}

index! {
    DeclarationId => declarations: Declaration,
    ScopeId => scopes: Scope,
    NamespaceId => namespaces: NamespaceDefinition,
    LinkageId => linkages: LinkageSpecification,
    ClassId => classes: Class,
    BaseId => bases: Base,
    EnumId => enums: Enum,
    EnumeratorId => enumerators: Enumerator,
    FunctionId => functions: Function,
    FunctionTailId => function_tails: FunctionTail,
    ParameterId => parameters: Parameter,
    VariableId => variables: Variable,
    BoundId => bounds: TokenRange,
    AliasId => aliases: Alias,
    UsingId => usings: Using,
    TemplateHeaderId => headers: TemplateHeader,
    TemplateParameterId => template_parameters: TemplateParameter,
    AttributeId => attributes: Attribute,
    SpecifierId => specifiers: Specifier,
    UnparsedId => unparsed: Unparsed,
    EntityId => entities: Entity,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Memory is time: a page costs two microseconds when it is touched first (`PERFORMANCE.md`), and these are the
    /// longest lists. Whatever makes an entry wider has to be worth that.
    #[test]
    fn a_page_holds_so_many() {
        const fn in_a_page<T>() -> usize {
            4096 / size_of::<T>()
        }
        assert_eq!(in_a_page::<Function>(), 44);
        assert_eq!(in_a_page::<Parameter>(), 85);
        assert_eq!(in_a_page::<Declaration>(), 68);
        assert_eq!(in_a_page::<TemplateParameter>(), 170);
        assert_eq!(size_of::<Option<DeclarationId>>(), size_of::<DeclarationId>());
    }
}
