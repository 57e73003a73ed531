//! Which launches and calls in templates depend on the parameters of these ([temp.dep]).

use super::super::call::{Naming, depends};
use super::super::declaring::Declaring;
use super::{Context, Kind, Sites, TokenId, TokenRange, is_template};
use crate::bodies::{Meant, NameUse};
use crate::ids::spelled::{Missing, Spelling};
use crate::names::{Lookup, Meaning};
use crate::read::Reading;
use crate::tree::{EntityId, FunctionId};
use cufe_spec::release::Release;

/// Whose member a function is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OfClass {
    /// Of a class template, or a class in one ([temp.dep.type]).
    Pattern,
    /// Of any other class.
    Plain,
}

/// Whether there is a cast in template arguments that is written as a function call or with a keyword.
fn has_functional_cast(reading: &Reading, arguments: TokenRange) -> bool {
    let tokens = &reading.tokens;
    arguments.iter().any(|at| {
        let kind = tokens.kind(at);
        // The last is the `>`, behind which the arguments of the call stand.
        let is_type = kind == Kind::Identifier || kind.is_arithmetic_type();
        kind == Kind::StaticCast
            || is_type && matches!(tokens.kind(at.next()), Kind::OpenParen | Kind::OpenBrace)
    })
}

/// A name in the body of a template, and what is named.
#[derive(Clone, Copy)]
pub(super) struct InPattern<'a> {
    /// The template.
    pub function: FunctionId,
    pub found: &'a NameUse,
    pub use_of: Naming,
    /// The function, when it is certainly one.
    pub entity: Option<EntityId>,
}

impl Sites<'_> {
    /// Whether a call or launch in a template depends on the parameters of that.
    pub(super) fn depends_in_pattern(
        &self,
        context: &Context<'_>,
        named: InPattern<'_>,
        declaring: &mut Declaring<'_>,
    ) -> Option<bool> {
        let reading = context.reading;
        let InPattern { function, found, use_of, entity } = named;
        // What is called through an object is known in a template where it does not depend on that.
        if self.launched.get(&found.name).is_some_and(|launch| self.object(reading, *launch).is_some()) {
            return Some(false);
        }
        let of_class = self.class_of(reading, found);
        let is_plain = found.range.len() == 1;
        if is_plain && of_class == Some(OfClass::Pattern) {
            return Some(true);
        }
        let is_qualifier_open = match qualifier_depends(reading, named, of_class, declaring) {
            // What depends has no type there, so what is launched is not resolved.
            None if self.is_host && self.resolved.contains_key(&found.name) => Some(false),
            known => known,
        };
        if is_qualifier_open != Some(false) {
            return is_qualifier_open;
        }
        // With dependent arguments a callee is looked up in each instance: unless it is qualified, parenthesised or a member and
        // no template, the arguments of which are dependent, too.
        let is_operand = reading.tokens.kind(use_of.behind()) == Kind::CloseParen;
        let is_template_name = entity.is_some_and(|entity| is_template(&reading.tree, entity));
        // Which of several functions it is, only the instances tell.
        let is_one_of_several =
            entity.is_none() && matches!(&found.meant, Meant::Declared(tokens) if tokens.len() > 1);
        // From 13.3 on the host pass leaves such launches of members to the instances, too.
        let leaves_members =
            self.is_host && context.dialect.release().is_some_and(|release| release >= Release::Cuda13_3);
        let finds_more = match of_class {
            None => is_plain && !is_operand,
            Some(_) => leaves_members,
        };
        let is_looked_up_again =
            use_of.call.is_some() && (finds_more || is_template_name || is_one_of_several);
        let is_named = use_of.call.is_none() && !use_of.arguments.is_empty();
        match is_looked_up_again || is_named {
            true => self.depends(reading, (function, use_of), found.name, declaring),
            false => Some(false),
        }
    }

    /// Which class declares a member that is named; `None` of what is no member.
    fn class_of(&self, reading: &Reading, found: &NameUse) -> Option<OfClass> {
        let Meant::Declared(tokens) = &found.meant else { return None };
        let tree = &reading.tree;
        let first = tokens.iter().next().and_then(|token| self.declared.get(token))?;
        let scope = &tree[tree[*first].scope];
        scope.class()?;
        Some(if scope.within.pattern { OfClass::Pattern } else { OfClass::Plain })
    }

    /// Whether a call or launch depends on template parameters: one whose template arguments types of the block tell does not,
    /// where its arguments do not.
    fn depends(
        &self,
        reading: &Reading,
        (id, use_of): (FunctionId, Naming),
        name: TokenId,
        declaring: &mut Declaring<'_>,
    ) -> Option<bool> {
        // What a cast gives is left to the instance by the released tool.
        if self.is_host && has_functional_cast(reading, use_of.arguments) {
            return None;
        }
        let known = depends(reading, id, use_of, declaring);
        let is_open = known.is_none() && self.is_host && !use_of.arguments.is_empty();
        if !is_open || !self.resolved.contains_key(&name) {
            return known;
        }
        let arguments = TokenRange::empty_at(use_of.arguments.start);
        depends(reading, id, Naming { arguments, ..use_of }, declaring).filter(|depends| !depends)
    }
}

/// Whether what a name in a template is qualified with depends on template parameters; `None` when that is not certain.
fn qualifier_depends(
    reading: &Reading,
    InPattern { function, found, .. }: InPattern<'_>,
    of_class: Option<OfClass>,
    declaring: &mut Declaring<'_>,
) -> Option<bool> {
    let tokens = &reading.tokens;
    let is_first = |at: &TokenId| {
        tokens.kind(*at) == Kind::Identifier
            && !matches!(tokens.kind(at.previous()), Kind::ColonColon | Kind::Dot | Kind::Arrow)
    };
    // Only members have a qualifier that is more than namespaces.
    let qualifier = TokenRange::new(found.range.start, found.name);
    let names = qualifier.iter().filter(|at| of_class.is_some() && is_first(at));
    let mut known = Some(false);
    for at in names {
        match part_depends(reading, function, at, declaring) {
            Part::Independent => {}
            Part::Dependent => return Some(true),
            // The class itself is known, but for what depends in it.
            Part::Current if of_class == Some(OfClass::Plain) => {}
            Part::Current => return Some(true),
            Part::OfCurrent if of_class == Some(OfClass::Pattern) => return Some(true),
            Part::OfCurrent | Part::Unknown => known = None,
        }
    }
    known
}

/// What is known of a name in a qualifier.
enum Part {
    Independent,
    Dependent,
    /// The class template around.
    Current,
    /// A member of that.
    OfCurrent,
    Unknown,
}

fn part_depends(reading: &Reading, id: FunctionId, at: TokenId, declaring: &mut Declaring<'_>) -> Part {
    let (tree, tokens) = (&reading.tree, &reading.tokens);
    let (function, symbol) = (&tree[id], tokens.symbol(at));
    let is_name = |name: Option<TokenId>| name.is_some_and(|name| tokens.symbol(name) == symbol);
    let headers = tree.headers_of(function.declaration).iter();
    if headers.flat_map(|one| one.parameters.of(&tree.template_parameters)).any(|one| is_name(one.name())) {
        return Part::Dependent;
    }
    if let Some(parameter) = function.parameters.iter().find(|id| is_name(tree[*id].name())) {
        return match Spelling::new(reading).parameter(id, parameter) {
            Ok(_) => Part::Independent,
            Err(Missing::Dependent) => Part::Dependent,
            Err(_) => Part::Unknown,
        };
    }
    if declaring.places(symbol, at).next_back().is_some_and(|last| last >= function.close) {
        return Part::Unknown;
    }
    let scope = function.target.unwrap_or(tree[function.declaration].scope);
    match reading.names.lookup(tree, tokens, scope, symbol, at) {
        Lookup::TemplateParameter(_) => Part::Dependent,
        Lookup::Found(found) if tree[found.scope].within.pattern => Part::OfCurrent,
        Lookup::Found(found)
            if found.meaning.is_any(Meaning::ANY_TEMPLATE) && tokens.kind(at.next()) != Kind::Less =>
        {
            Part::Current
        }
        Lookup::Found(_) => Part::Independent,
        _ => Part::Unknown,
    }
}
