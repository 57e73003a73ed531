//! The six arrays of host references: the names of kernels and variables that host text mentions, for the linker of
//! relocatable device code (device-host-separation, "Host C++ File").

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use cufe_spec::rules::text::fill;
use cufe_spec::rules::{Body, Rules};
use cufe_spec::space::MemoryWord;

use super::Writer;
use crate::NotCore;
use crate::chapters::execution_spaces::class_of;
use crate::chapters::launches::is_pattern;
use crate::facts::memory_of;
use crate::parse::UNNAMED;
use crate::program::{FunctionEntity, Launch, VariableEntity};
use crate::types::PathPart;

/// How an entity is linked in device code; a template kernel's stub and its kernel are linked differently, so it
/// has both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Linkage {
    Internal,
    External,
}

/// The names of one array are in the order of their bytes.
type Names = BTreeSet<(&'static str, Linkage, String)>;

impl Writer<'_> {
    /// `host-output.reference-array` and `host-output.reference-array.listed`, in the order of
    /// `host-output.reference-array.kinds`: kernels, device variables, constant variables, internal ones first.
    pub(super) fn reference_arrays(&self) -> Result<String, NotCore> {
        let names = self.referenced()?;
        if !names.is_empty() && !self.has("host-output.reference-array.entry") {
            return self.outside(0, "entries of the reference arrays in the documented dialect");
        }
        let kinds = ["kernel", "device", "constant"];
        let linkages = [Linkage::Internal, Linkage::External];
        let wanted = kinds.into_iter().flat_map(|kind| linkages.map(|linkage| (kind, linkage)));
        let mut text = String::new();
        for (heading, (kind, linkage)) in list_of(self.rules, "host-output.reference-array.kinds").zip(wanted)
        {
            let (section, array) = heading.split_once(' ').unwrap_or_default();
            let entries: String =
                names.iter().filter(|n| (n.0, n.1) == (kind, linkage)).map(|n| self.entry(&n.2)).collect();
            let id = match entries.is_empty() {
                true => "host-output.reference-array",
                false => "host-output.reference-array.listed",
            };
            text += &fill(self.rules.text(id), |hole| match hole {
                "section" => Some(section),
                "array" => Some(array),
                "entries" => Some(entries.as_str()),
                _ => None,
            });
        }
        Ok(text)
    }

    /// `host-output.reference-array.entry`
    fn entry(&self, name: &str) -> String {
        let bytes: String = name.bytes().chain([0]).map(|byte| format!("{byte:#x},")).collect();
        fill(self.rules.text("host-output.reference-array.entry"), |hole| match hole {
            "name" => Some(name),
            "bytes" => Some(bytes.as_str()),
            _ => None,
        })
    }

    /// Everything that host text mentions, evaluated or not, instantiated or not.
    fn referenced(&self) -> Result<Names, NotCore> {
        let program = self.program;
        let device_text = self.device_text();
        let in_host_text = |token: usize| !device_text.iter().any(|range| range.contains(&token));
        let mut names = Names::new();
        for used in program.uses.iter().filter(|u| in_host_text(u.range.start)) {
            let entity = &program.variable_entities[used.entity];
            let memory = memory_of(program, entity).0;
            let kind = match memory & (MemoryWord::SHARED | MemoryWord::CONSTANT) {
                _ if memory == 0 => continue,
                0 => "device",
                MemoryWord::CONSTANT => "constant",
                _ => continue,
            };
            for linkage in self.variable_linkages(entity) {
                let named_c = entity.c_linkage && linkage == Linkage::External;
                let plain = named_c || (entity.path.is_empty() && entity.template.is_none());
                names.insert((kind, linkage, self.reference(&entity.path, &entity.name, plain, linkage)));
            }
        }
        for (token, candidates) in self.named_functions() {
            if in_host_text(token) {
                self.refer_to_kernel(token, &candidates, &mut names)?;
            }
        }
        Ok(names)
    }

    /// The functions that the unit names, where it names them. What is launched is named by its launch, which knows the
    /// arguments.
    fn named_functions(&self) -> impl Iterator<Item = (usize, Cow<'_, [usize]>)> {
        let program = self.program;
        let launched = |token: usize| program.launches.iter().any(|l| l.callee.contains(&token));
        let mentioned = program.mentions.iter().filter(move |m| !m.called || !launched(m.name_at));
        let mentioned = mentioned.map(|m| (m.name_at, Cow::Borrowed(m.candidates.as_slice())));
        mentioned.chain(program.launches.iter().map(|l| (l.callee.start, self.launched(l))))
    }

    /// The functions that a launch names. In a template a name alone, and one of several functions or of a template, is
    /// that of every kernel that has it, wherever that is declared.
    fn launched<'p>(&'p self, launch: &'p Launch) -> Cow<'p, [usize]> {
        let program = self.program;
        let in_template = launch.lambda.is_some_and(|one| program.lambdas[one].generic)
            || launch.function.is_some_and(|one| is_pattern(program, &program.functions[one]));
        if !in_template {
            return Cow::Borrowed(&launch.candidates);
        }
        let functions = &program.function_entities;
        let named = |one: usize, other: usize| functions[one].name == functions[other].name;
        let is_kernel = |one: usize| class_of(self.rules, self.spaces[one]) == "global";
        let is_before = |one: usize| {
            let declared = |d: &usize| program.functions[*d].range.start;
            functions[one].declarations.iter().any(|d| declared(d) < launch.callee.start)
        };
        let is_open = launch.callee.len() == 1
            || launch.candidates.iter().any(|&one| {
                let beside = |&other: &usize| {
                    named(one, other) && functions[one].path == functions[other].path && is_before(other)
                };
                functions[one].template.is_some() || (0..functions.len()).filter(beside).count() > 1
            });
        if !is_open {
            return Cow::Borrowed(&launch.candidates);
        }
        let is_meant = |one: &usize| launch.candidates.iter().any(|candidate| named(*one, *candidate));
        let all = (0..functions.len())
            .filter(|one| launch.candidates.contains(one) || is_kernel(*one) && is_meant(one));
        Cow::Owned(all.collect())
    }

    /// The names of the kernel that is one of `candidates`; of all that are left where it is not certain which.
    fn refer_to_kernel(&self, token: usize, candidates: &[usize], names: &mut Names) -> Result<(), NotCore> {
        let (kernels, others): (Vec<usize>, Vec<usize>) =
            candidates.iter().partition(|c| class_of(self.rules, self.spaces[**c]) == "global");
        if !kernels.is_empty() && !others.is_empty() {
            return self.outside(token, "a mention of an overload set of kernels and other functions");
        }
        for kernel in kernels {
            let entity = &self.program.function_entities[kernel];
            for linkage in self.kernel_linkages(entity) {
                let plain = entity.c_linkage && linkage == Linkage::External;
                let name = self.reference(&entity.path, &entity.name, plain, linkage);
                names.insert(("kernel", linkage, name));
            }
        }
        Ok(())
    }

    /// The bodies and member initialisers of kernels and device-only functions, and the bodies of `__device__` lambdas.
    fn device_text(&self) -> Vec<Range<usize>> {
        let device = |entity: usize| matches!(class_of(self.rules, self.spaces[entity]), "device" | "global");
        let functions = self.program.functions.iter().filter(|f| f.has_body() && device(f.entity));
        let lambdas = self.program.lambdas.iter().filter(|l| self.lambda_space(l) == "device");
        functions.map(|f| f.body_at..f.range.end).chain(lambdas.map(|l| l.body_at..l.end)).collect()
    }

    fn kernel_linkages(&self, entity: &FunctionEntity) -> Vec<Linkage> {
        let is_static = |d: &usize| self.program.functions[*d].specifiers.static_at.is_some();
        // [dcl.link]: a name with C language linkage is the same in every scope, an unnamed namespace too.
        let is_shared = entity.c_linkage && !entity.declarations.iter().any(is_static);
        match (entity.internal && !is_shared, entity.template.is_some()) {
            (true, _) => vec![Linkage::Internal],
            (false, true) => vec![Linkage::Internal, Linkage::External],
            (false, false) => vec![Linkage::External],
        }
    }

    fn variable_linkages(&self, entity: &VariableEntity) -> Vec<Linkage> {
        let declarations = || entity.declarations.iter().map(|d| &self.program.variables[*d]);
        let is_shared =
            declarations().any(|d| d.specifiers.extern_at.is_some() || d.specifiers.inline_at.is_some());
        let constant = |d: &crate::program::VariableDeclaration| {
            // [basic.link]: volatile ones are external all the same.
            d.written.is_const() && !d.written.is_volatile() || d.specifiers.constexpr_at.is_some()
        };
        let internal = entity.in_unnamed && !entity.c_linkage
            || declarations().any(|d| d.specifiers.static_at.is_some())
            || (!is_shared && declarations().any(constant));
        match (internal, entity.template.is_some()) {
            (true, _) => vec![Linkage::Internal],
            (false, true) => vec![Linkage::Internal, Linkage::External],
            (false, false) => vec![Linkage::External],
        }
    }

    /// The name as the device linker knows it, as far as it does not depend on parameters and template arguments: `*`
    /// stands for these. Internal names carry the module id.
    fn reference(&self, path: &[PathPart], name: &str, plain: bool, linkage: Linkage) -> String {
        let part = |name: &str| format!("{}{name}", name.len());
        let scopes: String = path
            .iter()
            .map(|p| part(if p.name == UNNAMED { self.unnamed.as_str() } else { p.name.as_str() }))
            .collect();
        let short = if plain { name.to_owned() } else { format!("{scopes}{}*", part(name)) };
        match (linkage, plain, path.is_empty()) {
            (Linkage::Internal, ..) => {
                format!("__nv_static_{}_{}_*{short}", self.module_id.len(), self.module_id)
            }
            (Linkage::External, true, _) => short,
            (Linkage::External, false, true) => format!("_Z{short}"),
            (Linkage::External, false, false) => format!("_ZN{short}"),
        }
    }
}

fn list_of<'r>(rules: &'r Rules, id: &str) -> impl Iterator<Item = &'r str> {
    let list = match rules.find(id).map(|record| &record.body) {
        Some(Body::List(list)) => list.as_slice(),
        _ => &[],
    };
    list.iter().map(String::as_str)
}
