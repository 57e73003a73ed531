//! Chapter "Kernel constraints", instances of kernel templates: what depends on the arguments, and what the template's
//! own declaration leaves to its instances.

use std::collections::BTreeSet;
use std::rc::Rc;

use cufe_spec::rules::{Anchor, Verdict};
use cufe_spec::space::SpaceKeyword;
use cufe_spec::unit::Pass;

use super::attribute_application::keywords;
use super::kernel_constraints::{
    declarator_end, is_const_in_template, is_grid_constant, parameter_kind, positives, return_type,
};
use super::lambda_captures::{closure_name, restricted_types};
use super::{Spaces, local_arguments, truth};
use crate::NotCore;
use crate::overloads::{arguments_of, own_depth};
use crate::program::{Form, FunctionDeclaration, Parameter, Program};
use crate::scopes::Scopes;
use crate::types::{Argument, Type};
use crate::verdicts::{Anchors, Judge};

/// One instance of a kernel template.
struct KernelInstance {
    /// Its own arguments, where they are certain.
    arguments: Option<Vec<Argument>>,
    /// The same where closures are among them.
    with_closures: Option<Vec<Argument>>,
    /// Where it is used first or, where it is not, written.
    at: usize,
    /// Where it is used or written first.
    first: usize,
    /// It is used, and no explicit instantiation makes it.
    used: bool,
    /// How many instances that are read name it.
    makers: usize,
    /// Values of the template's attributes in it.
    attributes: Vec<(usize, Vec<Option<i64>>)>,
}

/// All checks of the instances of all kernel templates.
pub(crate) fn instances(judge: &mut Judge<'_>, scopes: &Scopes, spaces: &Spaces) -> Result<(), NotCore> {
    let program = judge.program;
    for (entity, known) in program.function_entities.iter().enumerate() {
        if known.template.is_none() || !spaces.written[entity].byte.contains('G') {
            continue;
        }
        let made = made_instances(program, entity, judge.pass());
        let templates: Vec<&FunctionDeclaration> = known
            .declarations
            .iter()
            .map(|d| &program.functions[*d])
            .filter(|d| d.form == Form::Template)
            .collect();
        let definition = templates.iter().find(|d| d.has_body());
        let Some(declaration) = definition.or(templates.last()) else { continue };
        for instance in &made {
            check(judge, scopes, spaces, declaration, instance, templates.len() > 1)?;
        }
    }
    Ok(())
}

/// The instances that a unit makes, once per set of arguments: uses first, then what is written. The host pass reads
/// the bodies of templates, the device passes those of their instances.
fn made_instances(program: &Program, entity: usize, pass: Pass) -> Vec<KernelInstance> {
    let known = &program.function_entities[entity];
    let depth = own_depth(known);
    let mut made: Vec<KernelInstance> = Vec::new();
    let mut add = |instance: KernelInstance| {
        let same = |m: &&mut KernelInstance| m.arguments.is_some() && m.arguments == instance.arguments;
        match made.iter_mut().find(same) {
            Some(known) => known.first = known.first.min(instance.first),
            None => made.push(instance),
        }
    };
    for instance in program.instances.iter().filter(|i| i.entity == entity) {
        let is_read = |by: Option<usize>| by.is_none_or(|by| program.is_made(by));
        let at = match pass {
            Pass::Host => Some(instance.at),
            _ => instance.named.iter().filter(|(by, _)| is_read(*by)).map(|(_, at)| *at).min(),
        };
        let Some(at) = at else { continue };
        let named_by = instance.named.iter().filter_map(|(by, _)| *by);
        let makers: BTreeSet<usize> = named_by.filter(|by| program.is_made(*by)).collect();
        let own = instance.bindings.as_ref().and_then(|b| b.iter().find(|(d, _)| *d == depth));
        add(KernelInstance {
            arguments: own.map(|(_, list)| list.clone()),
            with_closures: instance.with_closures.clone(),
            at,
            first: at,
            used: !instance.explicit,
            makers: makers.len(),
            attributes: instance.attributes.clone(),
        });
    }
    let specialisations = program.function_entities.iter().filter(|e| e.primary == Some(entity));
    let written = specialisations
        .flat_map(|e| e.declarations.iter().take(1))
        .chain(&known.declarations)
        .map(|d| &program.functions[*d])
        .filter(|d| matches!(d.form, Form::Specialisation | Form::Instantiation));
    for declaration in written {
        add(KernelInstance {
            arguments: arguments_of(program, entity, declaration),
            with_closures: None,
            at: declaration.name_at,
            first: declaration.name_at,
            used: false,
            makers: 0,
            attributes: Vec::new(),
        });
    }
    made
}

/// The checks of one instance, reported at the template's definition. A template that is declared more than once is
/// outside where a check would report what one declaration alone says.
fn check(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    declaration: &FunctionDeclaration,
    instance: &KernelInstance,
    several: bool,
) -> Result<(), NotCore> {
    let program = judge.program;
    let known = &program.function_entities[declaration.entity];
    let depth = own_depth(known);
    let place = judge.source.place(declaration.name_at);
    let outside = |what: &str| Err(NotCore { place: place.clone(), what: what.to_owned() });
    let attribute = keywords(program, declaration).into_iter().find(|(k, _)| *k == SpaceKeyword::Global);
    let anchors = Anchors::at(declaration.name_at)
        .with(Anchor::Attribute, attribute.map_or(declaration.name_at, |(_, token)| token))
        .with(Anchor::Declaration, declaration.range.start)
        .with(Anchor::DeclaratorEnd, declarator_end(declaration));
    let put = |t: &Type| match &instance.arguments {
        Some(list) => t.substitute(depth, list),
        None => t.clone(),
    };
    named_types(judge, scopes, spaces, instance, &known.name)?;
    // launch-bounds.missing stands where the instance is used or written first
    let bounds = super::kernel_constraints::in_force(program, declaration, "launch_bounds");
    judge.decide("launch-bounds.missing", &["instance", truth(bounds)], &Anchors::at(instance.first), &[]);

    let mut asked: Vec<(&str, Vec<String>, Anchors)> = Vec::new();
    let mut uncertain = false;
    // kernel.return
    let result = put(&declaration.result);
    let is_constexpr = truth(declaration.specifiers.constexpr_at.is_some());
    let kind = return_type(declaration, &result);
    if kind == "dependent" {
        uncertain |= reports(judge, "kernel.return", &["instance", "other", is_constexpr]);
    } else if attribute.is_some() {
        asked.push((
            "kernel.return",
            vec!["instance".to_owned(), kind.to_owned(), is_constexpr.to_owned()],
            anchors,
        ));
    }
    // kernel.parameter, grid-constant.const, grid-constant.reference
    let mut seen: Vec<&str> = Vec::new();
    for (index, written) in parameters(declaration, depth, instance.arguments.as_deref()) {
        let parameter = &declaration.parameters[index];
        let anchors = anchors.with(Anchor::Parameter, parameter.name_at);
        let open = written.is_dependent() && !matches!(written, Type::Pointer(_));
        if open {
            uncertain |= may_be_refused(judge, &written, is_grid_constant(program, parameter));
            continue;
        }
        let kind = parameter_kind(&written);
        if parameter_kind(&parameter.written) != kind || kind == "rvalue-reference" {
            if !seen.contains(&kind) {
                asked.push(("kernel.parameter", vec!["instance".to_owned(), kind.to_owned()], anchors));
            }
            seen.push(kind);
        }
        if is_grid_constant(program, parameter) {
            let values = |holds: bool| vec!["instance".to_owned(), truth(holds).to_owned()];
            let is_const = is_const_in_template(program, declaration.entity, index) || written.is_const();
            asked.push(("grid-constant.const", values(is_const), anchors));
            if !parameter.written.is_reference() {
                asked.push(("grid-constant.reference", values(written.is_reference()), anchors));
            }
        }
    }
    // cluster-dims.positive, maxnreg.positive: the values that depend on the arguments
    for (attribute, values) in &instance.attributes {
        let written = &program.attributes[*attribute];
        if !written.values.contains(&None) {
            continue;
        }
        let anchors = anchors.with(Anchor::Attribute, written.range.start);
        let positive = truth(values.iter().flatten().all(|v| *v > 0)).to_owned();
        match written.name.as_str() {
            "cluster_dims" | "maxnreg" if values.contains(&None) => uncertain = true,
            "cluster_dims" => {
                for positive in positives(values) {
                    let inputs = vec!["instance".to_owned(), truth(positive).to_owned()];
                    asked.push(("cluster-dims.positive", inputs, anchors));
                }
            }
            "maxnreg" => asked.push(("maxnreg.positive", vec![positive], anchors)),
            _ => {}
        }
    }
    if uncertain {
        return outside("a check of an instance whose template arguments are not certain");
    }
    for (table, inputs, anchors) in asked {
        let inputs: Vec<&str> = inputs.iter().map(String::as_str).collect();
        if several && table != "grid-constant.const" && reports(judge, table, &inputs) {
            return outside("a check of instances of a kernel template that is declared more than once");
        }
        judge.decide(table, &inputs, &anchors, &[]);
    }
    Ok(())
}

/// The types of the parameters of an instance, those of a pack one by one, with the place of each among those that are written.
fn parameters(
    declaration: &FunctionDeclaration,
    depth: usize,
    arguments: Option<&[Argument]>,
) -> Vec<(usize, Type)> {
    let types = |parameter: &Parameter| match (parameter.pack, arguments) {
        (true, Some(list)) => Type::Pack(Rc::new(parameter.written.clone())).expanded(depth, list),
        (false, Some(list)) => vec![parameter.written.substitute(depth, list)],
        (_, None) => vec![parameter.written.clone()],
    };
    let written = declaration.parameters.iter().enumerate();
    written.flat_map(|(index, p)| types(p).into_iter().map(move |t| (index, t))).collect()
}

/// `lambda.kernel-argument`: the closures and the local, private and unnamed types that the arguments of an instance
/// name, where it is used first.
fn named_types(
    judge: &mut Judge<'_>,
    scopes: &Scopes,
    spaces: &Spaces,
    instance: &KernelInstance,
    kernel: &str,
) -> Result<(), NotCore> {
    if !instance.used || judge.pass() == Pass::Host || !judge.has("lambda.kernel-argument") {
        return Ok(());
    }
    let program = judge.program;
    let mut found = Vec::new();
    let mut closures = Vec::new();
    let lists = instance.arguments.iter().chain(&instance.with_closures);
    let arguments: Vec<Argument> = lists.flat_map(|list| crate::packs::flat(list)).collect();
    for shared in local_arguments::shared(judge, scopes, spaces, &arguments, instance.at)? {
        let anchors = Anchors::at(shared.at).with(Anchor::Construct, shared.at);
        let times = if shared.in_template { instance.makers } else { 1 };
        let facts =
            [("type", shared.name.as_str()), ("function", shared.function.as_str()), ("kernel", kernel)];
        for _ in 0..times {
            judge.decide("lambda.kernel-argument", &["shared-local-type"], &anchors, &facts);
        }
    }
    for argument in &arguments {
        match argument {
            Argument::Type(Type::Closure(lambda)) => {
                closures.extend(Some(*lambda).filter(|l| spaces.lambdas[*l].kind().is_none()));
            }
            Argument::Type(t) => restricted_types(judge, scopes, t, instance.at, &mut found)?,
            _ => {}
        }
    }
    let elsewhere = |at: usize| local_arguments::is_in_device_code(judge, at);
    closures.retain(|l| !elsewhere(program.lambdas[*l].introducer));
    found.retain(|named| named.is_private || !named.local_at.is_some_and(elsewhere));
    let undecided =
        |what: &str| Err(NotCore { place: judge.source.place(instance.at), what: what.to_owned() });
    let around = |f: &usize| program.functions[*f].range.contains(&instance.at);
    let of_host = (0..program.functions.len()).filter(around).all(|f| judge.enclosing(f) == "host");
    let names_some = !found.is_empty() || !closures.is_empty();
    if names_some && !of_host {
        return undecided(
            "a closure or a local, private or unnamed type in the template arguments of a kernel that no host function uses",
        );
    }
    let anchors = Anchors::at(instance.at).with(Anchor::Callee, instance.at);
    for lambda in closures {
        let lambda = &program.lambdas[lambda];
        let Some(name) = closure_name(judge, lambda) else {
            return undecided("a closure whose type is not certain in the template arguments of a kernel");
        };
        let place = judge.source.place(lambda.introducer);
        let (file, line) = (place.file.as_str(), place.line.to_string());
        let facts = [("type", name.as_str()), ("file", file), ("line", line.as_str())];
        judge.decide("lambda.kernel-argument", &["plain-closure"], &anchors, &facts);
    }
    for named in &found {
        // What is private and unnamed is both.
        let arguments = [
            (named.local && named.unnamed, "unnamed-local-type"),
            (named.local && !named.unnamed, "local-type"),
            (named.is_private, "private-type"),
            (named.unnamed && !named.local, "unnamed-type"),
        ];
        for (_, argument) in arguments.iter().filter(|(holds, _)| *holds) {
            judge.decide("lambda.kernel-argument", &[argument], &anchors, &[("type", &named.name)]);
        }
    }
    Ok(())
}

/// Whether a table reports something.
fn reports(judge: &mut Judge<'_>, table: &str, inputs: &[&str]) -> bool {
    judge.cell(table, inputs).is_some_and(|cell| cell.verdict != Verdict::Accept)
}

/// Whether a parameter whose type is not certain may be refused in an instance.
fn may_be_refused(judge: &mut Judge<'_>, written: &Type, grid_constant: bool) -> bool {
    let words = ["initializer_list", "va_list", "__builtin_va_list"];
    let listed = judge.source.tokens.iter().any(|t| words.contains(&t.text));
    let rvalue = matches!(written, Type::RValueReference(_) | Type::Dependent(_));
    (rvalue && reports(judge, "kernel.parameter", &["instance", "rvalue-reference"]))
        || (listed && reports(judge, "kernel.parameter", &["instance", "va-list"]))
        || (grid_constant
            && !written.is_const()
            && reports(judge, "grid-constant.const", &["instance", "no"]))
        || (grid_constant && reports(judge, "grid-constant.reference", &["instance", "yes"]))
}
