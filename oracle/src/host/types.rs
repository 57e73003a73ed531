//! The type filter (device-host-separation, "Host-Output Filtering"): types of the device and typedefs by the kind of
//! what they name.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::Writer;
use crate::chapters::truth;
use crate::program::{DeclaredType, TypeDeclaration};
use crate::types::Type;

/// Classes and enumerations.
type Types = BTreeSet<DeclaredType>;

/// Where a type is named.
#[derive(Debug, PartialEq, Eq)]
enum Text {
    /// In code of the device that is not written, or in a typedef that is not.
    LeftOut,
    /// In a declaration of a type that the filter is asked about.
    Of(DeclaredType),
    /// Anywhere else.
    Written,
}

impl Writer<'_> {
    /// `output.type.call-site`: the filter is asked about every declaration of namespace scope.
    pub(super) fn types(&mut self) {
        if !self.has("host-output.type.filter.kind") {
            return;
        }
        let declarations = &self.program.type_declarations;
        let mut omitted: Vec<Range<usize>> = Vec::new();
        for declaration in declarations.iter().filter(|d| d.declared.is_none()) {
            if declaration.aliased.iter().all(|t| self.filtered("typedef", false, self.mask_bit(t))) {
                omitted.push(declaration.range.clone());
            }
        }
        self.left_out.extend(omitted.iter().cloned());
        let device_only = self.device_only_types();
        for declaration in declarations {
            let declared = declaration.declared.as_ref().filter(|_| !declaration.declarators);
            let Some((named, kind)) = declared.and_then(|d| self.filtered_kind(d).map(|kind| (d, kind)))
            else {
                continue;
            };
            if self.filtered(kind, device_only.contains(named), false) {
                omitted.push(declaration.range.clone());
            }
        }
        for range in omitted {
            self.skip(self.with_linkage(range));
        }
    }

    /// `host-output.type.filter.kind`: whether a declaration is not written.
    fn filtered(&self, kind: &str, device_only: bool, bit: bool) -> bool {
        let inputs = [kind, truth(device_only), truth(bit)];
        self.decide("host-output.type.filter.kind", &inputs).as_deref() == Some("omitted")
    }

    /// `host-output.type.filter.typedef`: whether the kind of a typedef's underlying type has a bit in the mask; a type
    /// whose kind the documents do not name passes.
    fn mask_bit(&self, aliased: &Type) -> bool {
        let Some(kind) = self.underlying_kind(aliased) else { return true };
        self.decide("host-output.type.filter.typedef", &[kind]).as_deref() != Some("omitted")
    }

    /// `output.type.underlying`: the value of the `underlying-kind` domain.
    fn underlying_kind(&self, aliased: &Type) -> Option<&'static str> {
        let aliased = aliased.unqualified();
        if aliased.is_dependent() {
            return None;
        }
        match aliased {
            Type::Fundamental(_) => Some("kind-0"),
            Type::Pointer(_) => Some("kind-4"),
            Type::Named(_) if self.scopes.is_enumeration(aliased) => Some("kind-2"),
            Type::Named(_) => match self.scopes.classes[self.scopes.class_of_type(aliased)?].key {
                "class" => Some("kind-9"),
                "struct" => Some("kind-10"),
                _ => Some("above"),
            },
            _ => None,
        }
    }

    /// The value of the `filtered-type` domain; `None` of what the filter is not asked about: members, templates and
    /// their specialisations.
    fn filtered_kind(&self, declared: &DeclaredType) -> Option<&'static str> {
        match declared {
            DeclaredType::Class(index) => {
                let class = &self.scopes.classes[*index];
                let (_, around) = class.path.split_last()?;
                let template = class.template_depth.is_some() || class.specialisation;
                (!template && around.iter().all(|part| part.namespace)).then_some("class")
            }
            DeclaredType::Enumeration(named) => match self.scopes.is_scoped_enumeration(named) {
                true => Some("scoped-enumeration"),
                false => Some("enumeration"),
            },
        }
    }

    /// `output.type.device-only`: the types that code names which is left out, and nothing that is written.
    fn device_only_types(&self) -> Types {
        let declarations = &self.program.type_declarations;
        let with_declarators: Types =
            declarations.iter().filter(|d| d.declarators).filter_map(|d| d.declared.clone()).collect();
        let asked = |d: &TypeDeclaration| {
            let declared = d.declared.as_ref()?;
            let kind = self.filtered_kind(declared)?;
            (kind != "enumeration" && !with_declarators.contains(declared)).then(|| declared.clone())
        };
        let asked: Vec<(DeclaredType, Range<usize>)> =
            declarations.iter().filter_map(|d| asked(d).map(|t| (t, d.range.clone()))).collect();
        let is_asked = |t: &DeclaredType| asked.iter().any(|(known, _)| known == t);

        let mut named_by: BTreeMap<DeclaredType, Types> = BTreeMap::new();
        let (mut left_out, mut written) = (Types::new(), Types::new());
        for name in &self.program.type_names {
            let Some(named) = &name.named else {
                let text = self.text_of(name.at);
                written.extend(asked.iter().map(|(t, _)| t).filter(|t| self.name_of(t) == text).cloned());
                continue;
            };
            let own = asked.iter().any(|(t, range)| t == named && range.contains(&name.at));
            if own || !is_asked(named) {
                continue;
            }
            match self.text_around(name.at, &asked) {
                Text::LeftOut => left_out.insert(named.clone()),
                Text::Written => written.insert(named.clone()),
                Text::Of(t) => named_by.entry(t).or_default().insert(named.clone()),
            };
        }
        let device = closed(left_out, &named_by);
        let host = closed(written.clone(), &named_by);
        // What nobody names is written.
        let neither = asked.iter().map(|(t, _)| t).filter(|t| !device.contains(t) && !host.contains(t));
        written.extend(neither.cloned());
        let host = closed(written, &named_by);
        device.into_iter().filter(|t| !host.contains(t)).collect()
    }

    fn text_around(&self, at: usize, asked: &[(DeclaredType, Range<usize>)]) -> Text {
        if self.left_out.iter().any(|range| range.contains(&at)) {
            return Text::LeftOut;
        }
        match asked.iter().find(|(_, range)| range.contains(&at)) {
            Some((t, _)) => Text::Of(t.clone()),
            None => Text::Written,
        }
    }

    /// The last component of a type's name.
    fn name_of<'a>(&'a self, named: &'a DeclaredType) -> &'a str {
        let path = match named {
            DeclaredType::Class(index) => &self.scopes.classes[*index].path,
            DeclaredType::Enumeration(Type::Named(path)) => path,
            DeclaredType::Enumeration(_) => return "",
        };
        path.last().map_or("", |part| part.name.as_str())
    }
}

/// The types, and those that their definitions name.
fn closed(mut types: Types, named_by: &BTreeMap<DeclaredType, Types>) -> Types {
    let mut waiting: Vec<DeclaredType> = types.iter().cloned().collect();
    while let Some(t) = waiting.pop() {
        for named in named_by.get(&t).into_iter().flatten() {
            if types.insert(named.clone()) {
                waiting.push(named.clone());
            }
        }
    }
    types
}
