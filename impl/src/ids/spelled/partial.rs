//! Partial specialisations of class and variable templates: which one arguments mean ([temp.spec.partial]).

use super::super::model::{Argument, Name, Type};
use super::cursor::Cursor;
use super::declarator::skip_arguments;
use super::effort::Effort;
use super::unify::{are_deduced_from, is_dependent, pack_placeholder, unify_arguments, value_placeholder};
use super::{Known, Memo, Missing, Spelling, Standing};
use crate::lex::{Kind, TokenRange, list_elements};
use crate::names::{END, Named};
use crate::tree::{DeclarationId, DeclarationKind, TemplateParameterId, TemplateParameterKind};
use std::rc::Rc;

/// A partial specialisation as its arguments are written, with placeholders for its template parameters.
#[derive(Debug)]
pub(super) struct Pattern {
    /// The specialisation's.
    declaration: DeclarationId,
    parameters: Vec<TemplateParameterId>,
    arguments: Vec<Argument>,
    standing: Standing,
}

/// What template parameters stand for.
type Given = Vec<(TemplateParameterId, Argument)>;

impl<'a> Spelling<'a> {
    /// A partial specialisation, given by its declaration and the arguments written there, and what its template parameters
    /// stand for when it is given `arguments`; `None` when they do not match it ([temp.spec.partial.match]).
    ///
    /// # Errors
    /// Why it is not known.
    pub(super) fn partial_match(
        &self,
        special: (DeclarationId, TokenRange),
        primary: DeclarationId,
        arguments: &[Argument],
        effort: &Effort,
    ) -> Known<Option<(Rc<Pattern>, Given)>> {
        let kept = |memo: &'a Memo| &memo.patterns;
        let pattern = self.of_declaration(special.0, kept, || self.pattern(special, primary, effort))?;
        let given = match self.matched(&pattern, arguments, effort)? {
            Some(given) if self.is_satisfied(&pattern, &given, effort)? => Some(given),
            _ => None,
        };
        Ok(given.map(|given| (pattern, given)))
    }

    /// Whether the requires-clause of a partial specialisation, if it has one, is satisfied ([temp.constr]).
    ///
    /// # Errors
    /// It is not known.
    fn is_satisfied(&self, pattern: &Pattern, given: &Given, effort: &Effort) -> Known<bool> {
        let clause = self.constraint(pattern.declaration);
        if clause.is_empty() {
            return Ok(true);
        }
        let mut standing = Standing { effort: effort.deeper(), ..pattern.standing.clone() };
        given.iter().for_each(|(id, argument)| standing.bindings.push(*id, argument.clone()));
        let mut cursor = Cursor::new(self.unit, TokenRange::new(clause.start.next(), clause.end));
        let (_, value) = self.constant(&mut cursor, &standing)?;
        if cursor.is_at_end() { Ok(value != "0") } else { Err(Missing::Expression) }
    }

    /// What the template parameters of a partial specialisation stand for where not all of its arguments can be deduced from
    /// ([temp.deduct.type]): the others give the template parameters, with which all are read again; `None` where they do not match,
    /// or name what is not there.
    ///
    /// # Errors
    /// Why it is not known.
    pub(super) fn match_by_substitution(
        &self,
        (declaration, written): (DeclarationId, TokenRange),
        primary: DeclarationId,
        arguments: &[Argument],
        effort: &Effort,
    ) -> Known<Option<Given>> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        // Whether it is satisfied is not looked at here.
        if !self.constraint(declaration).is_empty() {
            return Err(Missing::Expression);
        }
        let (parameters, mut standing) = self.with_placeholders((declaration, written), effort)?;
        let of_primary = tree[primary].headers.iter().next_back().ok_or(Missing::Form)?;
        let mut found: Vec<Option<Argument>> = vec![None; parameters.len()];
        let inner = TokenRange::new(written.start.next(), written.last());
        let ranges = list_elements(tokens, inner);
        let own = tree[of_primary].parameters.iter().zip(ranges).take_while(|(id, _)| !tree[*id].is_pack);
        for ((id, range), actual) in own.zip(arguments) {
            let written = |range| {
                let mut cursor = Cursor::new(self.unit, range);
                self.argument(&mut cursor, id, primary, &standing, &standing.bindings)
            };
            let own = written(range);
            let own = own.or_else(|missing| match self.kept_argument(range, &standing) {
                Some(kept) => written(kept),
                None => Err(missing),
            });
            let is_other = || {
                self.is_more_qualified(range, actual) || self.is_of_other_template(range, &standing, actual)
            };
            if own.is_err() && is_other() {
                return Ok(None);
            }
            if let Ok(own) = own
                && is_dependent(&own)
                && are_deduced_from(std::slice::from_ref(&own))
                && unify_arguments(&[own], std::slice::from_ref(actual), &mut found).is_err()
            {
                return Ok(None);
            }
        }
        if parameters.iter().any(|id| tree[*id].is_pack || tree[*id].kind == TemplateParameterKind::Template)
        {
            return Err(Missing::Dependent);
        }
        standing = Standing { effort: effort.deeper(), ..self.standing(declaration, written.start) };
        let given = self.bind((declaration, &parameters), found, &mut standing)?;
        match self.template_arguments(&mut Cursor::new(self.unit, written), primary, &standing) {
            Ok(own) => Ok((own.arguments == arguments).then_some(given)),
            Err(Missing::NoMember) => Ok(None),
            Err(missing) => Err(missing),
        }
    }

    /// Of an alias template that stands for one of its own parameters and only asks for the others, as in
    /// `template <class T, class...> using first = T;`: what is written for that parameter.
    fn kept_argument(&self, range: TokenRange, standing: &Standing) -> Option<TokenRange> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let mut cursor = Cursor::new(self.unit, range);
        let (_, binding, _) = self.id_expression(&mut cursor, standing).ok()?;
        let close = tokens.angle_partner(cursor.at()).filter(|close| close.next() == range.end)?;
        let Named::Declaration(id) = self.unit.names.declarations(binding, END).next()? else { return None };
        let DeclarationKind::Alias(alias) = tree[id].kind else { return None };
        let target = tree[alias].target;
        let name = (target.len() == 1).then(|| tokens.symbol(target.start))?;
        let header = tree[id].headers.iter().next_back()?;
        let is_kept = |id: TemplateParameterId| tree[id].name().is_some_and(|at| tokens.symbol(at) == name);
        let kept = tree[header].parameters.iter().position(is_kept)?;
        list_elements(tokens, TokenRange::new(cursor.at().next(), close)).into_iter().nth(kept)
    }

    /// Whether qualifiers stand before a name, with nothing behind it, that a type does not have: whatever the name means, it is another
    /// type.
    fn is_more_qualified(&self, range: TokenRange, actual: &Argument) -> bool {
        let tokens = self.unit.tokens;
        let Argument::Type(actual) = actual else { return false };
        let has = |kind| tokens.kind(range.start) == kind || tokens.kind(range.start.next()) == kind;
        let (own, ty) = actual.unqualified();
        let is_object = matches!(ty, Type::Named(_) | Type::Builtin(_) | Type::Pointer(_));
        let is_name =
            range.len() > 1 && matches!(tokens.kind(range.last()), Kind::Identifier | Kind::Greater);
        let is_more = has(Kind::Const) && !own.is_const || has(Kind::Volatile) && !own.is_volatile;
        let is_first = matches!(tokens.kind(range.start), Kind::Const | Kind::Volatile);
        is_object && is_name && is_first && is_more
    }

    /// Whether a type is certainly no instance of the class template that a template-id names, whatever the arguments are there.
    fn is_of_other_template(&self, range: TokenRange, standing: &Standing, actual: &Argument) -> bool {
        let mut cursor = Cursor::new(self.unit, range);
        let Ok(template) = self.template_name(&mut cursor, standing) else { return false };
        let is_whole = cursor.kind() == Kind::Less && skip_arguments(&mut cursor) && cursor.is_at_end();
        match actual {
            Argument::Type(Type::Named(actual)) if is_whole => {
                let bare = |name: &Name| name.0.iter().map(|one| one.base.clone()).collect::<Vec<_>>();
                bare(actual) != bare(&template)
            }
            Argument::Type(Type::Builtin(_) | Type::Pointer(_)) => is_whole,
            _ => false,
        }
    }

    /// The requires-clause of a partial specialisation, or nothing.
    fn constraint(&self, declaration: DeclarationId) -> TokenRange {
        let tree = self.unit.tree;
        let header = tree[declaration].headers.iter().next_back();
        header.map(|header| tree[header].requires_clause).unwrap_or_default()
    }

    fn matched(&self, pattern: &Pattern, arguments: &[Argument], effort: &Effort) -> Known<Option<Given>> {
        let mut found: Vec<Option<Argument>> = vec![None; pattern.parameters.len()];
        if unify_arguments(&pattern.arguments, arguments, &mut found).is_err() {
            return Ok(None);
        }
        let mut standing = Standing { effort: effort.deeper(), ..pattern.standing.clone() };
        self.bind((pattern.declaration, &pattern.parameters), found, &mut standing).map(Some)
    }

    /// What the template parameters of a partial specialisation stand for by what was `found` of each, for what stands there, too.
    fn bind(
        &self,
        (declaration, parameters): (DeclarationId, &[TemplateParameterId]),
        found: Vec<Option<Argument>>,
        standing: &mut Standing,
    ) -> Known<Given> {
        let mut given = Vec::new();
        for (&id, argument) in parameters.iter().zip(found) {
            let argument = match argument.ok_or(Missing::Dependent)? {
                // The bound of an array is converted to the type of the parameter.
                Argument::Integer(own, value)
                    if self.unit.tree[id].kind == TemplateParameterKind::NonType =>
                {
                    let ty = self.parameter_type(id, declaration, &standing.bindings, standing, own)?;
                    Argument::Integer(ty, value)
                }
                other => other,
            };
            standing.bindings.push(id, argument.clone());
            given.push((id, argument));
        }
        Ok(given)
    }

    /// The arguments of a partial specialisation, where all of them can be deduced from.
    fn pattern(
        &self,
        (declaration, written): (DeclarationId, TokenRange),
        primary: DeclarationId,
        effort: &Effort,
    ) -> Known<Pattern> {
        let (parameters, standing) = self.with_placeholders((declaration, written), effort)?;
        let mut cursor = Cursor::new(self.unit, written);
        let arguments = self.template_arguments(&mut cursor, primary, &standing)?.arguments;
        match are_deduced_from(&arguments) {
            true => Ok(Pattern { declaration, parameters, arguments, standing }),
            false => Err(Missing::Dependent),
        }
    }

    /// The template parameters of a partial specialisation, and where its arguments stand, with placeholders for them.
    fn with_placeholders(
        &self,
        (declaration, written): (DeclarationId, TokenRange),
        effort: &Effort,
    ) -> Known<(Vec<TemplateParameterId>, Standing)> {
        let tree = self.unit.tree;
        let header = tree[declaration].headers.iter().next_back().ok_or(Missing::Form)?;
        let parameters: Vec<_> = tree[header].parameters.iter().collect();
        let mut standing = self.standing(declaration, written.start);
        standing.effort = effort.deeper();
        for (index, &id) in parameters.iter().enumerate() {
            match tree[id].kind {
                TemplateParameterKind::Template => {}
                kind if tree[id].is_pack => {
                    let is_value = kind == TemplateParameterKind::NonType;
                    standing.bindings.push(id, pack_placeholder(index, is_value));
                }
                TemplateParameterKind::Type => {
                    standing.bindings.push(id, Argument::Type(Type::TemplateParameter(index as u32)));
                }
                TemplateParameterKind::NonType => standing.bindings.push(id, value_placeholder(index)),
            }
        }
        Ok((parameters, standing))
    }

    /// The one of several matching partial specialisations that is more specialised than all others
    /// ([temp.spec.partial.order]): its place among them.
    ///
    /// # Errors
    /// There is none, or it is not known.
    pub(super) fn most_specialised(&self, matching: &[Rc<Pattern>], effort: &Effort) -> Known<usize> {
        // The template parameters of the more special one are types and values that nothing else is.
        let is_as_special = |one: usize, other: usize| {
            self.matched(&matching[other], &matching[one].arguments, effort).map(|given| given.is_some())
        };
        // Which constraints subsume others is not looked at.
        if matching.iter().any(|one| !self.constraint(one.declaration).is_empty()) {
            return Err(Missing::Specialised);
        }
        for one in 0..matching.len() {
            let mut is_best = true;
            for other in (0..matching.len()).filter(|&other| other != one) {
                is_best = is_best && is_as_special(one, other)? && !is_as_special(other, one)?;
            }
            if is_best {
                return Ok(one);
            }
        }
        Err(Missing::Specialised)
    }
}

/// Whether arguments, some of which are placeholders, may become what a specialisation wants once they stand for something.
pub(super) fn may_match_later(arguments: &[Argument]) -> bool {
    arguments.iter().any(is_dependent)
}
