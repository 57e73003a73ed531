//! Kernel constraints.
//!
//! Two moments, as the rules have them: what is written beside `__global__` is judged where the attribute
//! stands; the declaration as such wherever a kernel is declared, `__global__` written there or inherited.

use super::anchor::Places;
use super::annotation::{Applied, applied, read};
use super::fact;
use super::grid_constant;
use super::templates;
use super::{Context, Spaces};
use crate::diag::Finding;
use crate::ids::spelled::Spelling;
use crate::read::Reading;
use crate::rules::generated::{
    self as rules, Attribute as Cuda, ByteClass, Cell, Form, KernelParameterType, PackPosition,
};
use crate::tree::{
    DeclarationId, DeclarationKind, Form as TreeForm, FunctionId, FunctionName, SpecifierKind,
};
use smallvec::SmallVec;

/// Judges every declaration of a kernel.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces) {
    let tree = &context.reading.tree;
    for index in 0..tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        let DeclarationKind::Function(function) = tree[id].kind else { continue };
        if tree[function].name == FunctionName::DeductionGuide {
            continue;
        }
        // Each is applied, one after the other.
        let globals: SmallVec<[Applied<'_>; 1]> =
            applied(context.reading, id).filter(|a| a.attribute == Cuda::Global).collect();
        for global in globals {
            let aspect = Aspect::written(context.reading, id);
            attribute(context, id, function, global, aspect);
        }
        let class = spaces.after(id);
        if spaces.tile.space(id).is_some() {
            continue;
        }
        let friend_definition =
            tree.has_specifier(id, SpecifierKind::Friend) && tree[function].body.range().is_some();
        if friend_definition {
            let (dialect, pass) = (context.dialect, context.pass);
            let cell = rules::decide_kernel_friend_definition(dialect, pass, fact::truth(true), class);
            report(context, &Places::of(context.reading, id), cell);
        }
        if is_kernel(class) {
            declaration(context, id, function);
        }
    }
}

/// Whether a function of this space is a kernel.
pub fn is_kernel(class: ByteClass) -> bool {
    matches!(class, ByteClass::G | ByteClass::HG | ByteClass::DG | ByteClass::HDG)
}

/// As what a declaration is judged: as it is written, or as an instance of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aspect<'a> {
    /// The form that the rules ask for.
    pub form: Form,
    /// Reads its types.
    pub spelling: Spelling<'a>,
}

impl<'a> Aspect<'a> {
    /// The declaration as it is written.
    pub(super) fn written(reading: &'a Reading, id: DeclarationId) -> Aspect<'a> {
        Aspect { form: fact::form(reading, id), spelling: Spelling::new(reading) }
    }
}

/// What is judged where `__global__` is written.
pub(super) fn attribute(
    context: &mut Context<'_>,
    id: DeclarationId,
    function_id: FunctionId,
    global: Applied<'_>,
    Aspect { form, spelling }: Aspect<'_>,
) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    let function = &reading.tree[function_id];
    let places = Places::of(reading, id).at_attribute(global.at(reading));
    let is_constexpr = fact::truth(fact::is_constexpr(context, id));
    let is_inline = fact::truth(fact::is_inline(context, id));
    let has_ellipsis = fact::truth(function.has_ellipsis);
    let has_specification = fact::truth(fact::has_exception_specification(context, id));

    let is_member = fact::truth(reading.tree.is_member(function));
    report(context, &places, rules::decide_kernel_inline(dialect, pass, form, is_inline, is_member));
    let specification = rules::decide_kernel_exception_specification(dialect, pass, form, has_specification);
    report(context, &places, specification);
    match fact::return_type(reading, spelling, function_id) {
        Ok(return_type) => {
            let cell = rules::decide_kernel_return(dialect, pass, form, return_type, is_constexpr);
            report(context, &places, cell);
        }
        Err(missing) => context.count_unknown(missing.name()),
    }
    report(context, &places, rules::decide_kernel_ellipsis(dialect, pass, form, has_ellipsis));
    if form == Form::Instance {
        return;
    }
    report(context, &places, rules::decide_kernel_operator(dialect, pass, fact::operator(reading, function)));
    // The handler's last step, so of declarations that carry the attribute only.
    for id in function.parameters.iter() {
        let parameter = &reading.tree[id];
        let places = places.at_parameter(reading.tokens.get(parameter.name_place).start);
        let has_default = fact::truth(!parameter.default().is_empty());
        report(context, &places, rules::decide_kernel_parameter_default(dialect, pass, has_default));
    }
}

/// What is judged at every declaration of a kernel.
fn declaration(context: &mut Context<'_>, id: DeclarationId, function_id: FunctionId) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    let places = Places::of(reading, id);
    let form = fact::form(reading, id);
    let is_constexpr = fact::truth(fact::is_constexpr(context, id));
    report(context, &places, rules::decide_kernel_constexpr(dialect, pass, form, is_constexpr));
    // An instantiation of an overloaded name belongs to no template yet.
    let is_extern = reading.tree[id].form == crate::tree::Form::ExternInstantiation
        && !templates::is_overloaded(reading, id, &reading.tree[function_id]);
    let is_extern = fact::truth(is_extern);
    let static_stub = fact::truth(context.static_host_stub);
    let device_c = fact::truth(context.device_c);
    report(
        context,
        &places,
        rules::decide_kernel_extern_template(dialect, pass, is_extern, static_stub, device_c),
    );
    packs(context, id, form, &places);
    parameters(context, function_id, &places, Aspect::written(reading, id));
}

/// Parameter packs of a kernel template.
fn packs(context: &mut Context<'_>, id: DeclarationId, form: Form, places: &Places) {
    let reading = context.reading;
    let tree = &reading.tree;
    let Some(header) = tree[id].headers.iter().next_back() else { return };
    let parameters: Vec<_> = tree[header].parameters.iter().collect();
    let packs: Vec<usize> = (0..parameters.len()).filter(|i| tree[parameters[*i]].is_pack).collect();
    let not_last = packs.first().filter(|first| **first + 1 < parameters.len());
    let facts = [(not_last, PackPosition::NotLast), (packs.get(1), PackPosition::Second)];
    for (index, position) in facts {
        let Some(&index) = index else { continue };
        let parameter = &tree[parameters[index]];
        let token = parameter.name_place;
        let places = places.at_parameter(reading.tokens.get(token).start);
        let cell = rules::decide_kernel_pack(context.dialect, context.pass, form, position);
        report(context, &places, cell);
    }
}

/// The types of the parameters, and `__grid_constant__`.
pub(super) fn parameters(
    context: &mut Context<'_>,
    function_id: FunctionId,
    places: &Places,
    Aspect { form, spelling }: Aspect<'_>,
) {
    let (dialect, pass) = (context.dialect, context.pass);
    let reading = context.reading;
    let function = &reading.tree[function_id];
    let mut met: Vec<KernelParameterType> = Vec::new();
    for (position, id) in function.parameters.iter().enumerate() {
        let parameter = &reading.tree[id];
        let places = places.at_parameter(reading.tokens.get(parameter.name_place).start);
        match fact::parameter_type(reading, spelling, function_id, id) {
            Ok(ty) if met.contains(&ty) => {}
            Ok(ty) => {
                met.push(ty);
                // What the template's own declaration reports is not repeated for its instances.
                let written = fact::parameter_type(reading, Spelling::new(reading), function_id, id);
                let at_template = rules::decide_kernel_parameter(dialect, pass, Form::Template, ty);
                if form != Form::Instance || written != Ok(ty) || at_template.reports.is_empty() {
                    report(context, &places, rules::decide_kernel_parameter(dialect, pass, form, ty));
                }
            }
            Err(missing) => context.count_unknown(missing.name()),
        }
        let is_grid_constant = (parameter.attributes.of(&reading.tree.attributes).iter())
            .filter_map(|attribute| read(reading, attribute))
            .any(|a| a.attribute == Cuda::GridConstant);
        if !is_grid_constant {
            continue;
        }
        grid_constant_parameter(context, (function_id, position), &places, Aspect { form, spelling });
    }
}

/// The type of a parameter that is annotated `__grid_constant__`.
fn grid_constant_parameter(
    context: &mut Context<'_>,
    (function_id, position): (FunctionId, usize),
    places: &Places,
    Aspect { form, spelling }: Aspect<'_>,
) {
    let (dialect, pass, reading) = (context.dialect, context.pass, context.reading);
    let tree = &reading.tree;
    let function = &tree[function_id];
    let Some(asked) = grid_constant::asked(reading, function_id) else { return };
    let Some(id) = tree[asked].parameters.iter().nth(position) else { return };
    let Some(template) = grid_constant::of_template(reading, (function.declaration, function), position)
    else {
        return context.count_unknown("primary-template");
    };
    match fact::constness(reading, spelling, asked, id) {
        Ok((is_const, is_reference)) => {
            let is_specialization = tree[function.declaration].form == TreeForm::ExplicitSpecialization;
            let counts =
                is_specialization && template.is_known && fact::has_no_const_argument(reading, function);
            // What a specialisation is made of counts, whatever it says itself.
            let is_const = template.is_const || is_const && !counts;
            let (is_const, is_reference) = (fact::truth(is_const), fact::truth(is_reference));
            let cell = rules::decide_grid_constant_const(dialect, pass, form, is_const);
            report(context, places, cell);
            let written = fact::constness(reading, Spelling::new(reading), asked, id);
            let at_template = matches!(written, Ok((_, true)))
                && !rules::decide_grid_constant_reference(dialect, pass, Form::Template, is_reference)
                    .reports
                    .is_empty();
            if form != Form::Instance || !at_template {
                let cell = rules::decide_grid_constant_reference(dialect, pass, form, is_reference);
                report(context, places, cell);
            }
        }
        Err(missing) => context.count_unknown(missing.name()),
    }
}

/// Reports what a cell asks for.
pub(super) fn report<R>(context: &mut Context<'_>, places: &Places, cell: &Cell<R>) {
    for report in cell.reports {
        context.find(Finding::reported(report, places.anchor(report.diagnostic), &[]));
    }
}
