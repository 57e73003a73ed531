//! The type filter of the documented dialect: types that only device code names, and typedefs whose underlying kind
//! has no bit in the mask, are left out of the host output.
//!
//! Text is left out (device functions, bodies of kernels and of device lambdas, such types themselves) or written.
//! A type is device-only when text that is left out names it, directly or inside of another type, and no text that
//! is written does (`output.type.device-only`). What a name means was found while the unit was read
//! ([`ReadBodies::AllNames`](crate::read::ReadBodies::AllNames)); where it is not known the name counts as written.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Planner;
use super::boilerplate::truth;
use crate::bodies::Meant;
use crate::lex::{Kind, Symbol, TokenId, TokenRange, within};
use crate::rules::generated::{
    Emission, FilteredType, FunctionOutput, TypeClass, UnderlyingKind, decide_host_output_type,
    decide_host_output_type_filter_kind, decide_host_output_type_filter_typedef,
};
use crate::tree::{AliasId, ClassKey, DeclarationId, DeclarationKind, Form, Shape, SpecifierKind};

/// The number of a type that the filter is asked about.
type TypeIndex = usize;

/// The types that the filter is asked about, and who names them.
#[derive(Default)]
struct Types {
    /// The declarations of each, forward ones included.
    declarations: Vec<Vec<DeclarationId>>,
    kinds: Vec<FilteredType>,
    /// Every token that declares one.
    declared: FxHashMap<TokenId, TypeIndex>,
    /// All that are spelled so.
    spelled: FxHashMap<Symbol, Vec<TypeIndex>>,
    /// Their declarations' text, in source order, disjoint.
    texts: Vec<(TokenRange, TypeIndex)>,
    /// What their text names.
    inside: Vec<Vec<TypeIndex>>,
    /// What text that is left out names.
    left_out: Vec<TypeIndex>,
    /// What text that is written names.
    written: Vec<TypeIndex>,
}

impl Types {
    /// The type whose declaration `token` stands in.
    fn around(&self, token: TokenId) -> Option<TypeIndex> {
        within(&self.texts, |(text, _)| *text, token).map(|&(_, index)| index)
    }

    /// All types that are reached from `roots` through the text of types.
    fn reached(&self, roots: Vec<TypeIndex>) -> Vec<bool> {
        let mut reached = vec![false; self.declarations.len()];
        let mut open = roots;
        while let Some(index) = open.pop() {
            if !std::mem::replace(&mut reached[index], true) {
                open.extend(&self.inside[index]);
            }
        }
        reached
    }

    /// Which types are device-only.
    fn device_only(&self) -> Vec<bool> {
        let device = self.reached(self.left_out.clone());
        // What device code does not reach is written, so what it names is, too.
        let host = (0..device.len()).filter(|&index| !device[index]);
        let host = self.reached(self.written.iter().copied().chain(host).collect());
        device.iter().zip(host).map(|(&device, host)| device && !host).collect()
    }
}

impl Planner<'_> {
    /// The declarations that the type filter leaves out. Of a declaration with declarators it is the first one.
    pub(super) fn filtered(&self) -> FxHashSet<DeclarationId> {
        let cell = decide_host_output_type(self.options.dialect, self.options.pass, TypeClass::DeviceOnly);
        if cell.result == Emission::Written {
            return FxHashSet::default();
        }
        let mut filtered = self.filtered_typedefs();
        let left_out = self.left_out(&filtered);
        let mut types = self.asked();
        self.find_mentions(&mut types, &left_out);
        for (index, device_only) in types.device_only().into_iter().enumerate() {
            if self.is_filtered(types.kinds[index], device_only, true) {
                filtered.extend(&types.declarations[index]);
            }
        }
        filtered
    }

    fn is_filtered(&self, kind: FilteredType, device_only: bool, bit: bool) -> bool {
        let (dialect, pass) = (self.options.dialect, self.options.pass);
        let cell = decide_host_output_type_filter_kind(dialect, pass, kind, truth(device_only), truth(bit));
        cell.result == Some(Emission::Omitted)
    }

    /// The text that is not written whatever becomes of types, in source order, disjoint.
    fn left_out(&self, typedefs: &FxHashSet<DeclarationId>) -> Vec<TokenRange> {
        let tree = self.tree;
        let mut ranges: Vec<TokenRange> = typedefs.iter().map(|&id| self.with_linkage(id)).collect();
        ranges.extend(self.device_lambdas());
        for index in 0..tree.declarations.len() {
            let id = DeclarationId::from_index(index);
            let Some(function) = tree.function(id) else { continue };
            match self.function_output(id, function) {
                FunctionOutput::Suppressed => ranges.push(self.with_linkage(id)),
                FunctionOutput::Declared | FunctionOutput::Forwarding => ranges.extend(function.body.range()),
                FunctionOutput::Kept | FunctionOutput::BodyReplaced => {}
            }
        }
        ranges.sort_by_key(|range| (range.start, std::cmp::Reverse(range.end)));
        let mut end = TokenId(0);
        ranges.retain(|range| {
            let is_outer = range.start >= end;
            end = end.max(range.end);
            is_outer
        });
        ranges
    }

    /// The classes and scoped enumerations of namespace scope that are no templates, specialisations or part of
    /// the declaration of something else.
    fn asked(&self) -> Types {
        let tree = self.tree;
        let mut types = Types::default();
        for entity in &tree.entities {
            let own = |id: &&DeclarationId| self.is_type_declaration(**id);
            let declarations: Vec<DeclarationId> = entity.declarations.iter().filter(own).copied().collect();
            let plain = |&id: &DeclarationId| {
                tree[id].form == Form::Plain && tree[id].group == id && self.declarators(id).next().is_none()
            };
            if declarations.is_empty() || !declarations.iter().all(plain) {
                continue;
            }
            let index = types.declarations.len();
            types.kinds.push(match tree[declarations[0]].kind {
                DeclarationKind::Enum(_) => FilteredType::ScopedEnumeration,
                _ => FilteredType::Class,
            });
            types.texts.extend(declarations.iter().map(|&id| (self.with_linkage(id), index)));
            for &id in &entity.declarations {
                let Some(name) = self.type_name(id) else { continue };
                types.declared.insert(name, index);
                let spelled = types.spelled.entry(self.tokens.symbol(name)).or_default();
                if spelled.last() != Some(&index) {
                    spelled.push(index);
                }
            }
            types.inside.push(Vec::new());
            types.declarations.push(declarations);
        }
        // A class that a parameter's type or a body declares by naming it, and is defined elsewhere.
        for local in &self.reading.bodies.locals {
            let Some(home) = local.home else { continue };
            let spelled = types.spelled.get(&self.tokens.symbol(local.name)).into_iter().flatten();
            let same = spelled.copied().find(|&index| tree[types.declarations[index][0]].scope == home);
            if let Some(index) = same {
                types.declared.insert(local.name, index);
            }
        }
        types.texts.sort_by_key(|(text, _)| text.start);
        types
    }

    /// Whether a declaration is one of a named class or scoped enumeration of a namespace, and not only a mention in
    /// another declaration.
    fn is_type_declaration(&self, id: DeclarationId) -> bool {
        let tree = self.tree;
        let scope = match tree[id].kind {
            DeclarationKind::Class(class)
                if !tree[class].is_elaborated && !tree[class].head_name.is_empty() =>
            {
                tree[class].target.or(tree[class].qualifier.is_empty().then_some(tree[id].scope))
            }
            DeclarationKind::Enum(one)
                if tree[one].is_scoped && !tree[one].is_elaborated && !tree[one].head_name.is_empty() =>
            {
                // A qualified name may be of a class.
                (tree[one].head_name.len() == 1).then_some(tree[id].scope)
            }
            _ => None,
        };
        scope.is_some_and(|scope| tree[scope].is_namespace())
            && tree[tree[id].scope].is_namespace()
            && !tree.has_specifier(id, SpecifierKind::Friend)
    }

    fn type_name(&self, id: DeclarationId) -> Option<TokenId> {
        match self.tree[id].kind {
            DeclarationKind::Class(class) => self.tree[class].name_token,
            DeclarationKind::Enum(one) => self.tree[one].name_token,
            _ => None,
        }
    }

    /// The other declarations of a simple-declaration, whose first is `id`.
    fn declarators(&self, id: DeclarationId) -> impl Iterator<Item = DeclarationId> + '_ {
        let tree = self.tree;
        let end = tree[id].range.end;
        (id.index() + 1..tree.declarations.len())
            .map(DeclarationId::from_index)
            .take_while(move |&next| tree[next].range.start < end)
            .filter(move |&next| tree[next].group == id)
    }

    /// Who names the types.
    fn find_mentions(&self, types: &mut Types, left_out: &[TokenRange]) {
        let bodies = &self.reading.bodies;
        // `struct S *p` declares the class where nothing did before: no use of a name, but a mention.
        let declaring: Vec<(TokenId, TypeIndex)> = { types.declared.iter() }
            .filter(|(place, index)| types.around(**place) != Some(**index))
            .map(|(place, index)| (*place, *index))
            .collect();
        for (place, index) in declaring {
            types.mention(place, index, left_out);
        }
        for found in &bodies.names {
            let place = found.name;
            match &found.meant {
                Meant::Declared(declared) => {
                    for token in declared {
                        if let Some(&index) = types.declared.get(token) {
                            types.mention(place, index, left_out);
                        }
                    }
                }
                Meant::Dependent | Meant::Unknown(_) => types.count_as_written(self.tokens.symbol(place)),
                Meant::Builtin | Meant::This => {}
            }
        }
        for region in self.tree.unparsed.iter().chain(&bodies.unparsed) {
            for place in region.range.iter().filter(|&place| self.kind(place) == Kind::Identifier) {
                types.count_as_written(self.tokens.symbol(place));
            }
        }
    }

    /// The typedefs and alias-declarations of namespaces that the mask leaves out.
    fn filtered_typedefs(&self) -> FxHashSet<DeclarationId> {
        let tree = self.tree;
        let ids = (0..tree.declarations.len()).map(DeclarationId::from_index);
        let named = ids.clone().filter_map(|id| match tree[id].kind {
            DeclarationKind::Class(class) => Some((tree[class].name_token?, id)),
            DeclarationKind::Alias(alias) => Some((tree[alias].name_token, id)),
            _ => None,
        });
        let named: FxHashMap<TokenId, DeclarationId> = named.collect();
        let is_left_out = |id: DeclarationId| match tree[id].kind {
            DeclarationKind::Alias(alias) => self.underlying(alias, &named).is_some_and(|kind| {
                let (dialect, pass) = (self.options.dialect, self.options.pass);
                let bit = decide_host_output_type_filter_typedef(dialect, pass, kind).result;
                self.is_filtered(FilteredType::Typedef, false, bit == Some(Emission::Written))
            }),
            DeclarationKind::Class(class) => tree[class].is_elaborated,
            _ => false,
        };
        let groups = ids.filter(|&id| {
            matches!(tree[id].kind, DeclarationKind::Alias(_))
                && tree[tree[id].scope].is_namespace()
                && tree[id].form == Form::Plain
        });
        let groups: FxHashSet<DeclarationId> = groups.map(|id| tree[id].group).collect();
        groups
            .into_iter()
            .filter(|&first| is_left_out(first) && self.declarators(first).all(is_left_out))
            .collect()
    }

    /// The kind of the type that a typedef-name names, where the documents name it: that of a class. What becomes of
    /// other types does not hang on which of them it is.
    fn underlying(
        &self,
        alias: AliasId,
        named: &FxHashMap<TokenId, DeclarationId>,
    ) -> Option<UnderlyingKind> {
        let tree = self.tree;
        let mut alias = &tree[alias];
        for _ in 0..MOST_ALIASES {
            if alias.shape != Shape::Plain {
                return None;
            }
            let name = self.named_type(alias.target)?;
            let Meant::Declared(declared) = &self.reading.bodies.name(name)?.meant else { return None };
            let of = declared.iter().find_map(|token| named.get(token))?;
            alias = match tree[*of].kind {
                DeclarationKind::Class(class) => {
                    return Some(match tree[class].key {
                        ClassKey::Class => UnderlyingKind::Kind9,
                        ClassKey::Struct => UnderlyingKind::Kind10,
                        ClassKey::Union => UnderlyingKind::Above,
                    });
                }
                DeclarationKind::Alias(next) if tree[*of].form == Form::Plain => &tree[next],
                _ => return None,
            };
        }
        None
    }

    /// The name of the class or typedef that a type-id or the type specifiers of a typedef consist of.
    fn named_type(&self, target: TokenRange) -> Option<TokenId> {
        let mut name = None;
        let mut at = target.start;
        while at < target.end {
            match self.kind(at) {
                Kind::Identifier => name = Some(at),
                Kind::Less => at = self.tokens.angle_partner(at)?,
                Kind::Const | Kind::Volatile | Kind::ColonColon => {}
                Kind::Class | Kind::Struct | Kind::Union | Kind::Typename => {}
                _ => return None,
            }
            at = at.next();
        }
        name
    }
}

/// How many typedef-names on the way to a type are followed: a chain of names that name each other ends.
const MOST_ALIASES: usize = 64;

impl Types {
    /// A name of a type, which says nothing inside of the type itself.
    fn mention(&mut self, place: TokenId, named: TypeIndex, left_out: &[TokenRange]) {
        match self.around(place) {
            Some(around) if around == named => {}
            _ if within(left_out, |range| *range, place).is_some() => self.left_out.push(named),
            Some(around) => self.inside[around].push(named),
            None => self.written.push(named),
        }
    }

    /// A name whose meaning is not known.
    fn count_as_written(&mut self, name: Symbol) {
        if let Some(types) = self.spelled.get(&name) {
            self.written.extend(types);
        }
    }
}
