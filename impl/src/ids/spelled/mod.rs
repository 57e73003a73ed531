//! Types as declarations spell them: token ranges of the tree to [`model::Type`](super::model::Type).
//!
//! Aliases are followed, default template arguments filled in, class names qualified. What is not certain is
//! [`Missing`] with its reason, never a guess: a dependent name, a deduced type, a specialisation that could
//! change a member.

mod address;
mod body_types;
mod constant;
mod constexpr_call;
mod current;
mod cursor;
mod declarator;
mod dependent_member;
mod effort;
mod expansion;
mod fold;
mod function_instance;
mod implicit_conversion;
mod instance;
mod layout;
mod made_up;
mod memo;
mod named;
mod operator_code;
mod ordering;
mod partial;
mod recursion;
mod specifiers;
mod template;
mod type_trait;
mod unevaluated;
mod unevaluated_call;
mod unify;
mod variable_template;
/// The declarator of a parameter pack without the `...` and the name behind it: that of its elements.
pub(crate) fn without_ellipsis(tokens: &Tokens, declarator: TokenRange) -> TokenRange {
    let mut ellipsis = declarator.iter().filter(|at| tokens.kind(*at) == Kind::Ellipsis);
    match ellipsis.next().filter(|at| TokenRange::new(at.next(), declarator.end).len() <= 1) {
        Some(at) => TokenRange::new(declarator.start, at),
        None => declarator,
    }
}

#[cfg(test)]
mod tests;

use super::model::{Argument, Base, Component, Entity, FunctionType, Name, Type};
use crate::lex::{Kind, Symbol, TokenId, TokenRange, Tokens};
use crate::limits::NAME_COMPONENTS;
use crate::names::{END, Names};
use crate::read::Reading;
use crate::tree::{
    ClassId, DeclarationId, Form, FunctionId, FunctionName, IdRange, ParameterId, ScopeId, ScopeKind, Shape,
    TemplateHeaderId, TemplateParameterId, Tree, VariableId,
};
pub(crate) use body_types::BodyTypes;
use constexpr_call::Locals;
pub(crate) use current::{Current, are_placeholders};
use cursor::Cursor;
pub(crate) use declarator::adjusted;
use effort::{Bindings, Effort};
pub use function_instance::{Actual, Standpoint};
pub use instance::Instance;
pub(crate) use instance::Member;
use made_up::made_up;
pub(crate) use made_up::{argument_any, is_made_up, names_made_up};
pub(crate) use memo::Memo;
use recursion::Pending;
pub(crate) use recursion::{Excess, excess};
pub(crate) use specifiers::qualified;
pub(crate) use unify::{UNKNOWN_BOUND, is_of_template, mentions_parameter, parameter_of_bound};

/// What an unnamed namespace is called in names that are only to tell types apart.
pub(crate) const UNNAMED_NAMESPACE: &str = "{unnamed}";

/// Why a type is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Missing {
    /// It depends on a template parameter.
    Dependent,
    /// It names something that is not declared before.
    Undeclared,
    /// It names a member that a class, all of which is known, does not have.
    NoMember,
    /// `auto`, `decltype(auto)`.
    Deduced,
    /// It needs the value or type of an expression.
    Expression,
    /// A specialisation of the template may say otherwise.
    Specialised,
    /// A class or enum without a name.
    Unnamed,
    /// Declared inside a function.
    Local,
    /// Declared in an unnamed namespace: other units cannot name it.
    Internal,
    /// Nested too deeply, or made of too much.
    TooDeep,
    /// A form that is not understood.
    Form,
}

impl Missing {
    /// All reasons.
    pub const ALL: [Missing; 11] = [
        Missing::Dependent,
        Missing::Undeclared,
        Missing::NoMember,
        Missing::Deduced,
        Missing::Expression,
        Missing::Specialised,
        Missing::Unnamed,
        Missing::Local,
        Missing::Internal,
        Missing::TooDeep,
        Missing::Form,
    ];

    /// The name used in statistics.
    pub fn name(self) -> &'static str {
        match self {
            Missing::Dependent => "type-dependent",
            Missing::Undeclared => "type-undeclared",
            Missing::NoMember => "type-no-member",
            Missing::Deduced => "type-deduced",
            Missing::Expression => "type-of-expression",
            Missing::Specialised => "type-specialised",
            Missing::Unnamed => "type-unnamed",
            Missing::Local => "type-local",
            Missing::Internal => "type-internal",
            Missing::TooDeep => "type-too-deep",
            Missing::Form => "type-form",
        }
    }
}

/// A known value, or why it is not known.
pub type Known<T> = Result<T, Missing>;

/// Where a type stands: what its names mean depends on it.
#[derive(Clone, Debug)]
struct Standing {
    scope: ScopeId,
    /// Names declared at or after this token are not visible.
    position: TokenId,
    /// Template headers of the declaration itself, which its scope does not bring.
    headers: IdRange<TemplateHeaderId>,
    bindings: Bindings,
    /// What was done to come here.
    effort: Effort,
    /// What the variables of a function that is evaluated are.
    locals: Locals,
    /// The parameters of the function behind whose name it stands.
    parameters: IdRange<ParameterId>,
}

/// What types are read from: a unit that was read, or is being read.
#[derive(Clone, Copy, Debug)]
pub struct Unit<'a> {
    pub(crate) text: &'a [u8],
    pub(crate) tokens: &'a Tokens,
    pub(crate) tree: &'a Tree,
    pub(crate) names: &'a Names,
}

impl<'a> From<&'a Reading> for Unit<'a> {
    fn from(reading: &'a Reading) -> Unit<'a> {
        let Reading { source, tokens, tree, names, .. } = reading;
        Unit { text: &source.text, tokens, tree, names }
    }
}

/// Reads the types of one unit.
#[derive(Clone, Copy, Debug)]
pub struct Spelling<'a> {
    unit: Unit<'a>,
    /// What the template parameters of the declarations asked about stand for.
    given: &'a [(TemplateParameterId, Argument)],
    /// What unnamed namespaces are called; `None` where their names are not known.
    unnamed: Option<&'static str>,
    /// Nobody reads the names: the scope of a block has one, too.
    tells_apart: bool,
    /// The instantiations that need each other, where they are counted.
    pending: Option<&'a Pending>,
    /// Bounds of arrays need not be known: they are [`UNKNOWN_BOUND`].
    has_open_bounds: bool,
    /// Members of types that depend on template parameters stand for themselves ([temp.dep.type]), as names are mangled.
    keeps_members: bool,
    /// What was found before, and is kept.
    memo: Option<&'a Memo>,
    /// What is known of the types in the body that is looked at.
    body: Option<&'a BodyTypes>,
    /// The types of the parameters of generic lambdas in it, where these are known.
    parameters: &'a [(ParameterId, Argument)],
}

impl<'a> Spelling<'a> {
    /// Types of `unit`.
    pub fn new(unit: impl Into<Unit<'a>>) -> Spelling<'a> {
        Spelling {
            unit: unit.into(),
            given: &[],
            unnamed: None,
            tells_apart: false,
            pending: None,
            has_open_bounds: false,
            keeps_members: false,
            memo: None,
            body: None,
            parameters: &[],
        }
    }

    /// The same in a body of which this is known, and the types of the parameters of generic lambdas in it.
    pub(crate) fn in_body(
        self,
        body: Option<&'a BodyTypes>,
        parameters: &'a [(ParameterId, Argument)],
    ) -> Spelling<'a> {
        Spelling { body, parameters, ..self }
    }

    /// The type of the parameter, or those of the parameter pack, of a generic lambda, where that is known.
    pub(crate) fn operator_parameter(&self, id: ParameterId) -> Option<&'a Argument> {
        self.parameters.iter().find(|(own, _)| *own == id).map(|(_, ty)| ty)
    }

    /// Types of `unit` as people are shown them: unnamed namespaces are called `unnamed`.
    pub fn showing(unit: impl Into<Unit<'a>>, unnamed: &'static str) -> Spelling<'a> {
        Spelling { unnamed: Some(unnamed), ..Spelling::new(unit) }
    }

    /// Types of `unit` in an instance: the template parameters in `given` stand for their arguments.
    pub fn within(unit: impl Into<Unit<'a>>, given: &'a [(TemplateParameterId, Argument)]) -> Spelling<'a> {
        Spelling { given, ..Spelling::new(unit) }
    }

    /// Types of `unit` only to tell them apart: those of blocks and unnamed namespaces have made-up names, too.
    pub(crate) fn telling_apart(unit: impl Into<Unit<'a>>) -> Spelling<'a> {
        Spelling { unnamed: Some(UNNAMED_NAMESPACE), tells_apart: true, ..Spelling::new(unit) }
    }

    /// The same, and what is found of declarations outside of blocks is kept.
    pub(crate) fn remembering(unit: impl Into<Unit<'a>>, memo: Option<&'a Memo>) -> Spelling<'a> {
        Spelling { memo, ..Spelling::telling_apart(unit) }
    }

    /// The same, and bounds of arrays that are not known are [`UNKNOWN_BOUND`].
    pub(crate) fn with_open_bounds(&self) -> Spelling<'a> {
        Spelling { has_open_bounds: true, ..*self }
    }

    /// The same in an instance: the template parameters in `given` stand for their arguments.
    pub(crate) fn given<'b>(&self, given: &'b [(TemplateParameterId, Argument)]) -> Spelling<'b>
    where
        'a: 'b,
    {
        Spelling { given, ..*self }
    }

    /// What template parameters stand for.
    pub(crate) fn bindings(&self) -> &'a [(TemplateParameterId, Argument)] {
        self.given
    }

    /// Whether template parameters stand for arguments.
    pub fn is_instance(&self) -> bool {
        !self.given.is_empty() || !self.parameters.is_empty()
    }

    /// The type that `range`, a type-id inside `declaration`, spells.
    ///
    /// # Errors
    /// Why it is not known.
    pub fn type_id(&self, declaration: DeclarationId, range: TokenRange) -> Known<Type> {
        let standing = self.standing(declaration, range.start);
        self.type_id_at(range, &standing)
    }

    /// The type of a function's result.
    ///
    /// # Errors
    /// Why it is not known; [`Missing::Form`] for constructors, destructors and declarators that go around
    /// the name.
    pub fn returns(&self, id: FunctionId) -> Known<Type> {
        let function = &self.unit.tree[id];
        let trailing_return = self.unit.tree.trailing_return(function);
        if !trailing_return.is_empty() {
            return self.type_id_at(trailing_return, &self.standing_behind(id, trailing_return.start));
        }
        if function.name == FunctionName::Conversion {
            let range = TokenRange::new(function.name_token.next(), function.declarator_id.end);
            return self.type_id(function.declaration, range);
        }
        if function.return_type.is_empty() {
            return match function.name {
                FunctionName::Constructor | FunctionName::Destructor => Ok(Type::Builtin("v")),
                _ => Err(Missing::Form),
            };
        }
        if function.wrapped_return {
            return Err(Missing::Form);
        }
        self.type_id(function.declaration, function.return_type)
    }

    /// The type of a parameter as declared, before arrays and functions decay.
    ///
    /// # Errors
    /// Why it is not known.
    pub fn parameter(&self, function: FunctionId, id: ParameterId) -> Known<Type> {
        if self.unit.tree[id].is_pack {
            return Err(Missing::Dependent);
        }
        self.pack_element(function, id)
    }

    /// The types of all parameters as part of the function's type, in an instance one for each element of a parameter pack.
    ///
    /// # Errors
    /// Why one is not known.
    pub fn parameters(&self, id: FunctionId) -> Known<Vec<Type>> {
        let mut all = Vec::new();
        for parameter in self.unit.tree[id].parameters.iter() {
            match self.unit.tree[parameter].is_pack {
                true => all.extend(self.pack_parameters(id, parameter)?),
                false => all.push(adjusted(self.parameter(id, parameter)?)),
            }
        }
        Ok(all)
    }

    /// The same for each element of a parameter pack.
    fn pack_element(&self, function: FunctionId, id: ParameterId) -> Known<Type> {
        let parameter = &self.unit.tree[id];
        let standing = self.standing_behind(function, parameter.range.start);
        let declarator = without_ellipsis(self.unit.tokens, parameter.declarator);
        self.declared(parameter.type_specifier, declarator, &standing)
    }

    /// The type of a variable as declared.
    ///
    /// # Errors
    /// Why it is not known.
    pub fn variable(&self, id: VariableId) -> Known<Type> {
        let variable = &self.unit.tree[id];
        let mut standing = self.standing(variable.declaration, variable.type_specifier.start);
        if !variable.qualifier.is_empty() {
            standing.position = variable.declarator.start;
        }
        self.declared(variable.type_specifier, variable.declarator, &standing)
    }

    /// A function with all that its mangled name needs.
    ///
    /// # Errors
    /// Why it is not known.
    pub fn function(&self, id: FunctionId) -> Known<Entity> {
        let tree = self.unit.tree;
        let function = &tree[id];
        let parameters = self.parameters(id)?;
        let mut name = self.function_name(id)?;
        let mut signature = FunctionType {
            cv: super::model::Cv {
                is_const: function.is_const,
                is_volatile: function.is_volatile,
                is_restrict: false,
            },
            reference: function.reference.into(),
            noexcept: false,
            parameters,
            variadic: function.has_ellipsis,
            returns: Type::Builtin("v"),
        };
        self.tag_of_result(id, &mut name, &mut signature)?;
        Ok(Entity::Function { name, signature })
    }

    /// The class with these members; of a template, where its parameters are given.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn scope_type(&self, scope: ScopeId) -> Known<Type> {
        let name = match self.given.is_empty() {
            true => self.scope_name(scope)?,
            false => {
                let place = Standpoint::new(scope, END, IdRange::default());
                self.scope_name_bound(scope, &self.standing_at(place))?
            }
        };
        Ok(Type::Named(name))
    }

    /// What the template parameter stands for that `symbol` names at `place`.
    pub(crate) fn parameter_argument(&self, symbol: Symbol, place: Standpoint) -> Option<Argument> {
        self.bound(symbol, &self.standing_at(place)).ok()?
    }

    /// The name of a function, without its template arguments.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn function_name(&self, id: FunctionId) -> Known<Name> {
        let base = self.function_base(id)?;
        let mut name = self.home_name(id)?;
        name.0.push(Component { base, tags: Vec::new(), arguments: None });
        Ok(name)
    }

    /// The name of the scope that a function is a member of; in an instance, with the arguments of its class template.
    fn home_name(&self, id: FunctionId) -> Known<Name> {
        let function = &self.unit.tree[id];
        let scope = function.target.ok_or(Missing::Undeclared)?;
        match self.given.is_empty() {
            true => self.scope_name(scope),
            false => self.scope_name_bound(scope, &self.standing(function.declaration, function.name_token)),
        }
    }

    /// A function whose result type has ABI tags that nothing else in its name shows gets them on its own
    /// name: `std::string f()` is `_Z1fB5cxx11v`.
    fn tag_of_result(&self, id: FunctionId, name: &mut Name, signature: &mut FunctionType) -> Known<()> {
        match self.returns(id) {
            Ok(ty) => {
                let shown: Vec<String> = signature.parameters.iter().flat_map(template::tags).collect();
                let tags: Vec<String> =
                    template::tags(&ty).into_iter().filter(|tag| !shown.contains(tag)).collect();
                signature.returns = ty;
                if let Some(last) = name.0.pop() {
                    name.0.push(last.with_tags(tags));
                }
                Ok(())
            }
            // A declarator around the name, or the type of an expression: tags there are not met in practice.
            Err(Missing::Form | Missing::Expression | Missing::Deduced) => Ok(()),
            Err(missing) => Err(missing),
        }
    }

    /// A variable with all that its mangled name needs.
    ///
    /// # Errors
    /// Why it is not known.
    pub fn variable_name(&self, id: VariableId) -> Known<Name> {
        self.unit.tree[id].target.ok_or(Missing::Undeclared)?;
        let mut name = self.untagged_variable_name(id)?;
        let tags = match self.variable(id) {
            Ok(ty) => template::tags(&ty),
            Err(_) if self.is_deduced_class(id) => Vec::new(),
            Err(missing) => return Err(missing),
        };
        if let Some(last) = name.0.pop() {
            name.0.push(last.with_tags(tags));
        }
        Ok(name)
    }

    /// The name of a variable without the tags that its type gives it.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn untagged_variable_name(&self, id: VariableId) -> Known<Name> {
        let variable = &self.unit.tree[id];
        let token = variable.name_token.ok_or(Missing::Unnamed)?;
        let scope = variable.target.unwrap_or(self.unit.tree[variable.declaration].scope);
        let mut name = match self.given.is_empty() {
            true => self.scope_name(scope)?,
            false => self.scope_name_bound(scope, &self.standing(variable.declaration, token))?,
        };
        name.0.push(Component::source(self.unit.tokens.name(token)));
        Ok(name)
    }

    /// The components of a scope's qualified name; none for the global namespace.
    fn scope_name(&self, scope: ScopeId) -> Known<Name> {
        let tree = self.unit.tree;
        let mut components = Vec::new();
        let mut at = Some(scope);
        while let Some(scope) = at {
            let entry = &tree[scope];
            match entry.kind {
                ScopeKind::Namespace { is_anonymous: true, .. } => {
                    components.push(Component::source(self.unnamed.ok_or(Missing::Internal)?));
                }
                ScopeKind::Namespace { .. } if entry.parent.is_none() => {}
                ScopeKind::Namespace { .. } => {
                    components.push(Component::source(self.unit.tokens.symbols.text(entry.name)));
                }
                ScopeKind::Class(class)
                    if tree[tree[class].declaration].form == Form::ExplicitSpecialization =>
                {
                    components.extend(self.specialization_name(class)?.0.into_iter().rev());
                    break;
                }
                ScopeKind::Class(class) => {
                    if !tree[tree[class].declaration].headers.is_empty() {
                        return Err(Missing::Dependent);
                    }
                    components.push(self.class_component(class)?);
                }
                ScopeKind::Enum(_) => {}
                ScopeKind::Function(_) | ScopeKind::Block if self.tells_apart => {
                    components.push(made_up(scope));
                }
                ScopeKind::Function(_) | ScopeKind::Block => return Err(Missing::Local),
            }
            if components.len() > NAME_COMPONENTS {
                return Err(Missing::TooDeep);
            }
            at = entry.parent;
        }
        components.reverse();
        Ok(Name(components))
    }

    /// The qualified name of an explicit specialisation of a class template, with its arguments.
    pub(super) fn specialization_name(&self, class: ClassId) -> Known<Name> {
        let class = &self.unit.tree[class];
        let declaration = &self.unit.tree[class.declaration];
        // The template of a member that is specialised, `S<int>::I`, has no arguments of its own.
        let position = class.head_name.start;
        let place = Standpoint::new(declaration.scope, position, IdRange::default());
        match self.type_id_at(class.head_name, &self.standing_at(place))? {
            Type::Named(name) => Ok(name),
            _ => Err(Missing::Form),
        }
    }

    /// Whether the template arguments of the variable's class are left to its initialiser ([dcl.type.class.deduct]).
    pub(crate) fn is_deduced_class(&self, id: VariableId) -> bool {
        let tree = self.unit.tree;
        let variable = &tree[id];
        let place = Standpoint::new(
            tree[variable.declaration].scope,
            variable.type_specifier.start,
            IdRange::default(),
        );
        let mut cursor = Cursor::new(self.unit, variable.type_specifier);
        variable.shape == Shape::Plain
            && self.template_name(&mut cursor, &self.standing_at(place)).is_ok()
            && cursor.is_at_end()
    }

    /// The last component of a function's name.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn function_base(&self, id: FunctionId) -> Known<Base> {
        let tokens = self.unit.tokens;
        let function = &self.unit.tree[id];
        Ok(match function.name {
            FunctionName::Identifier => Base::Source(tokens.name(function.name_token).to_owned()),
            FunctionName::Constructor => Base::Constructor,
            FunctionName::Destructor => Base::Destructor,
            FunctionName::Operator => Base::Operator(operator_code::operator_code(
                tokens,
                TokenRange::new(function.name_token.next(), function.declarator_id.end),
                function.parameters.len() + usize::from(self.is_member(id)),
            )?),
            FunctionName::Conversion => Base::Conversion(Box::new(self.returns(id)?)),
            FunctionName::Literal => {
                let last = function.declarator_id.last();
                let text = tokens.get(last).span().of(self.unit.text);
                let text = String::from_utf8_lossy(text).into_owned();
                Base::Literal(text.rsplit('"').next().unwrap_or_default().to_owned())
            }
            FunctionName::DeductionGuide => return Err(Missing::Form),
        })
    }

    fn is_member(&self, id: FunctionId) -> bool {
        let tree = self.unit.tree;
        tree[id].target.is_some_and(|scope| tree[scope].class().is_some())
    }

    fn standing(&self, declaration: DeclarationId, position: TokenId) -> Standing {
        let entry = &self.unit.tree[declaration];
        let place = Standpoint::new(entry.scope, position, entry.headers);
        self.standing_at(place)
    }

    /// Behind the declarator-id of a function, where parameters and a trailing return type stand ([basic.lookup.unqual]): names are
    /// looked up among the members of what a qualified one names, else in the scope of the declaration, which of a friend is its
    /// class and of a function that a block declares that block.
    fn standing_behind(&self, id: FunctionId, position: TokenId) -> Standing {
        let function = &self.unit.tree[id];
        let own = self.standing(function.declaration, position);
        let named = function.target.filter(|_| !function.qualifier().is_empty());
        Standing { scope: named.unwrap_or(own.scope), parameters: function.parameters, ..own }
    }

    /// How far a new question is followed.
    fn effort(&self) -> Effort {
        if self.pending.is_some() { Effort::of_recursion() } else { Effort::usual() }
    }

    /// Where a question begins.
    fn standing_at(&self, place: Standpoint) -> Standing {
        let Standpoint { scope, position, headers, parameters } = place;
        let (bindings, effort) = (self.given.into(), self.effort());
        let locals = Locals::default();
        Standing { scope, position, headers, bindings, effort, locals, parameters }
    }

    fn type_id_at(&self, range: TokenRange, standing: &Standing) -> Known<Type> {
        let mut cursor = Cursor::new(self.unit, range);
        let ty = self.type_id_in(&mut cursor, standing)?;
        if cursor.is_at_end() { Ok(ty) } else { Err(Missing::Form) }
    }

    /// A type-id at the cursor, which is left behind it.
    fn type_id_in(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Known<Type> {
        let ty = self.specifiers(cursor, standing)?;
        self.declarator(cursor, ty, standing)
    }

    /// The type of what specifiers and a declarator declare together where names mean what they mean at `place`.
    ///
    /// # Errors
    /// Why it is not known.
    pub(crate) fn declared_at(
        &self,
        specifiers: TokenRange,
        declarator: TokenRange,
        place: Standpoint,
    ) -> Known<Type> {
        self.declared(specifiers, declarator, &self.standing_at(place))
    }

    /// The type of what specifiers and a declarator declare together.
    fn declared(&self, specifiers: TokenRange, declarator: TokenRange, standing: &Standing) -> Known<Type> {
        let mut cursor = Cursor::new(self.unit, specifiers);
        let ty = self.specifiers(&mut cursor, standing)?;
        if !cursor.is_at_end() {
            return Err(Missing::Form);
        }
        let mut cursor = Cursor::new(self.unit, declarator);
        let ty = self.declarator(&mut cursor, ty, standing)?;
        if cursor.is_at_end() { Ok(ty) } else { Err(Missing::Form) }
    }
}
