//! Chapter "Kernel constraints": what a kernel must satisfy. Two moments, as the chapter says: attribute checks where
//! `__global__` is written, declaration checks wherever a kernel is declared; instances of templates besides.

use cufe_spec::rules::Anchor;

use super::kernel_attributes::{maxnreg_applies, values};
use super::{Spaces, truth};
use crate::program::{Body, Form, FunctionDeclaration, FunctionName, Parameter, Program};
use crate::types::Type;
use crate::verdicts::{Anchors, Judge};

/// All checks of all kernels.
pub(crate) fn kernels(judge: &mut Judge<'_>, spaces: &Spaces) {
    let program = judge.program;
    for (index, declaration) in program.functions.iter().enumerate() {
        for (keyword, token) in &spaces.keywords[index] {
            if *keyword == cufe_spec::space::SpaceKeyword::Global {
                attribute_checks(judge, declaration, *token);
            }
        }
        let state = spaces.declarations[index].byte.as_str();
        friend_definition(judge, declaration, state);
        if state.contains('G') {
            declaration_checks(judge, declaration);
        }
    }
}

/// The value of the `form` domain.
pub(crate) fn form(program: &Program, declaration: &FunctionDeclaration) -> &'static str {
    let entity = &program.function_entities[declaration.entity];
    let in_template =
        entity.path.iter().any(|p| p.arguments.iter().flatten().any(|a| a.spelling().contains('?')));
    match declaration.form {
        Form::Template if entity.member && entity.template.is_some() => "member-template",
        Form::Instantiation => "instantiation",
        Form::Specialisation => "specialisation",
        Form::Template => "template",
        Form::Plain if in_template => "template",
        Form::Plain => "function",
    }
}

/// The value of the `return-type` domain.
pub(crate) fn return_type(declaration: &FunctionDeclaration, result: &Type) -> &'static str {
    match result.unqualified() {
        Type::Placeholder(_) if !declaration.trailing_return => "deduced",
        _ if declaration.specifiers.placeholder.is_some() && !declaration.trailing_return => "deduced",
        t if *t == Type::VOID => "void",
        t if t.is_dependent() => "dependent",
        _ => "other",
    }
}

/// The checks of the `__global__` handler, in the document's order.
fn attribute_checks(judge: &mut Judge<'_>, declaration: &FunctionDeclaration, token: usize) {
    let program = judge.program;
    let anchors = Anchors::at(declaration.name_at)
        .with(Anchor::Attribute, token)
        .with(Anchor::Declaration, declaration.range.start)
        .with(Anchor::DeclaratorEnd, declarator_end(declaration));
    let form = form(program, declaration);
    let entity = &program.function_entities[declaration.entity];
    let is_constexpr = declaration.specifiers.constexpr_at.is_some();
    let earlier = |test: fn(&FunctionDeclaration) -> bool| {
        let until = declaration.name_at;
        entity.declarations.iter().map(|d| &program.functions[*d]).any(|d| d.name_at <= until && test(d))
    };

    // kernel.operator
    let operator = match entity.name_kind {
        FunctionName::Operator if entity.name == "operator()" => "call",
        FunctionName::Operator => "other",
        FunctionName::Conversion => "conversion",
        FunctionName::Literal => "literal",
        _ => "none",
    };
    judge.decide("kernel.operator", &[operator], &anchors, &[]);

    // kernel.exception-specification
    let inherited = declaration.form == Form::Instantiation && earlier(|d| d.exception_specification);
    let specification = truth(declaration.exception_specification || inherited);
    judge.decide("kernel.exception-specification", &[form, specification], &anchors, &[]);

    // kernel.return; constructors and destructors have no return type
    if !matches!(entity.name_kind, FunctionName::Constructor | FunctionName::Destructor) {
        let kind = return_type(declaration, &declaration.result);
        let inherited =
            declaration.form == Form::Instantiation && earlier(|d| d.specifiers.constexpr_at.is_some());
        judge.decide("kernel.return", &[form, kind, truth(is_constexpr || inherited)], &anchors, &[]);
    }

    // kernel.ellipsis
    judge.decide("kernel.ellipsis", &[form, truth(declaration.variadic)], &anchors, &[]);

    // kernel.inline: once declared inline, always inline
    let is_inline = earlier(|d| {
        let friend_definition = d.specifiers.friend_at.is_some() && d.has_body();
        d.specifiers.inline_at.is_some() || d.specifiers.constexpr_at.is_some() || friend_definition
    });
    judge.decide("kernel.inline", &[form, truth(is_inline), truth(entity.member)], &anchors, &[]);

    // kernel.parameter.default
    for parameter in &declaration.parameters {
        let anchors = anchors.with(Anchor::Parameter, parameter.name_at);
        judge.decide("kernel.parameter.default", &[truth(parameter.default.is_some())], &anchors, &[]);
    }
}

/// `kernel.friend-definition`
fn friend_definition(judge: &mut Judge<'_>, declaration: &FunctionDeclaration, state: &str) {
    let defines = declaration.specifiers.friend_at.is_some() && declaration.has_body();
    let anchors = Anchors::at(declaration.name_at)
        .with(Anchor::Declaration, declaration.range.start)
        .with(Anchor::DeclaratorEnd, declarator_end(declaration));
    judge.decide("kernel.friend-definition", &[truth(defines), state], &anchors, &[]);
}

/// The token after the declarator.
pub(crate) fn declarator_end(declaration: &FunctionDeclaration) -> usize {
    match &declaration.body {
        Body::Compound(body) => body.start,
        _ => declaration.range.end,
    }
}

/// The checks of every declaration of a kernel.
fn declaration_checks(judge: &mut Judge<'_>, declaration: &FunctionDeclaration) {
    let program = judge.program;
    let form = form(program, declaration);
    let anchors = Anchors::at(declaration.name_at)
        .with(Anchor::Declaration, declaration.range.start)
        .with(Anchor::DeclaratorEnd, declarator_end(declaration));

    // kernel.constexpr
    let is_constexpr = truth(declaration.specifiers.constexpr_at.is_some());
    judge.decide("kernel.constexpr", &[form, is_constexpr], &anchors, &[]);

    // kernel.parameter: the first parameter of each kind
    let mut seen = Vec::new();
    for parameter in &declaration.parameters {
        let kind = parameter_kind(&parameter.written);
        if kind == "ordinary" || !seen.contains(&kind) {
            let anchors = anchors.with(Anchor::Parameter, parameter.name_at);
            judge.decide("kernel.parameter", &[form, kind], &anchors, &[]);
            seen.push(kind);
        }
    }

    // kernel.pack: the first misplaced pack
    if declaration.form == Form::Template {
        packs(judge, declaration, form, &anchors);
    }

    // grid-constant.const, grid-constant.reference
    for (index, parameter) in declaration.parameters.iter().enumerate() {
        if !is_grid_constant(program, parameter) || is_told_before(program, declaration) {
            continue;
        }
        let anchors = anchors.with(Anchor::Parameter, parameter.name_at);
        let is_const = is_const(program, declaration, index);
        judge.decide("grid-constant.const", &[form, truth(is_const)], &anchors, &[]);
        judge.decide(
            "grid-constant.reference",
            &[form, truth(parameter.written.is_reference())],
            &anchors,
            &[],
        );
    }

    // launch-bounds.with-maxnreg, launch-bounds.missing: in force are those of this and earlier declarations
    // an instantiation does not take them from its template
    let instantiation = declaration.form == Form::Instantiation;
    let bounds = !instantiation && in_force(program, declaration, "launch_bounds");
    let registers = declared_so_far(program, declaration)
        .flat_map(|d| d.specifiers.attributes.iter().copied())
        .any(|a| program.attributes[a].name == "maxnreg" && maxnreg_applies(judge, a));
    judge.decide("launch-bounds.with-maxnreg", &[form, truth(bounds && registers)], &anchors, &[]);
    judge.decide("launch-bounds.missing", &[form, truth(bounds)], &anchors, &[]);

    // cluster-dims.positive
    let attribute = |index: &&usize| program.attributes[**index].name == "cluster_dims";
    if let Some(index) = declaration.specifiers.attributes.iter().find(attribute) {
        let token = program.attributes[*index].range.start;
        let anchors = anchors.with(Anchor::Attribute, token);
        for positive in positives(&values(judge, *index)) {
            judge.decide("cluster-dims.positive", &[form, truth(positive)], &anchors, &[]);
        }
    }

    // kernel.extern-template
    let extern_template = declaration.form == Form::Instantiation
        && !program.is_overloaded(declaration)
        && judge.source.tokens[declaration.range.start].text == "extern";
    let stub = truth(judge.options.static_host_stub);
    let separate = truth(judge.options.device_c);
    judge.decide("kernel.extern-template", &[truth(extern_template), stub, separate], &anchors, &[]);
}

/// Whether arguments are positive, as often as `cluster-dims.positive` asks: once for each that is not, else once.
pub(crate) fn positives(values: &[Option<i64>]) -> Vec<bool> {
    let refused = values.iter().flatten().filter(|v| **v <= 0).count();
    if refused == 0 { vec![true] } else { vec![false; refused] }
}

/// The value of the `kernel-parameter-type` domain.
pub(crate) fn parameter_kind(written: &Type) -> &'static str {
    let spelled = written.unqualified().spelling();
    match written {
        Type::RValueReference(_) => "rvalue-reference",
        _ if matches!(spelled.as_str(), "__builtin_va_list" | "va_list") => "va-list",
        // The spelling of a pointer begins with that of what it points to.
        Type::Pointer(_) | Type::Array(..) => "ordinary",
        _ if spelled.starts_with("std::initializer_list<") => "initializer-list",
        _ => "ordinary",
    }
}

/// `kernel.pack`
fn packs(judge: &mut Judge<'_>, declaration: &FunctionDeclaration, form: &str, anchors: &Anchors) {
    let Some(header) = declaration.headers.last() else { return };
    let packs: Vec<usize> =
        header.parameters.iter().enumerate().filter(|(_, p)| p.pack).map(|(index, _)| index).collect();
    let last = header.parameters.len().saturating_sub(1);
    for (count, index) in packs.iter().enumerate() {
        let position = match (count, *index == last) {
            (0, true) => "last",
            (0, false) => "not-last",
            _ => "second",
        };
        let anchors = anchors.with(Anchor::TemplateParameter, header.parameters[*index].name_at);
        let before = position == "second" && count > 1;
        if !before {
            judge.decide("kernel.pack", &[form, position], &anchors, &[]);
        }
    }
}

/// Whether a parameter is const-qualified: an explicit specialisation takes it from its template, what is only declared again
/// from its definition before it.
fn is_const(program: &Program, declaration: &FunctionDeclaration, index: usize) -> bool {
    let entity = &program.function_entities[declaration.entity];
    if let Some(primary) = entity.primary {
        return is_const_in_template(program, primary, index);
    }
    let mut before = declared_so_far(program, declaration);
    let told = before.find(|d| d.has_body()).unwrap_or(declaration);
    told.parameters.get(index).is_some_and(|p| p.written.is_const())
}

/// Whether a function is only declared again and not defined yet: of its parameters the first declaration told.
fn is_told_before(program: &Program, declaration: &FunctionDeclaration) -> bool {
    let mut so_far = declared_so_far(program, declaration);
    let is_again = so_far.next().is_some_and(|first| first.name_at != declaration.name_at);
    declaration.form == Form::Plain
        && is_again
        && !declared_so_far(program, declaration).any(|d| d.has_body())
}

/// Whether a parameter of a template is const-qualified: by its first declaration or by its definition.
pub(crate) fn is_const_in_template(program: &Program, entity: usize, index: usize) -> bool {
    let declarations = program.function_entities[entity].declarations.iter().map(|d| &program.functions[*d]);
    let mut templates = declarations.filter(|d| d.form == Form::Template).enumerate();
    templates.any(|(at, d)| {
        (at == 0 || d.has_body()) && d.parameters.get(index).is_some_and(|p| p.written.is_const())
    })
}

pub(crate) fn is_grid_constant(program: &Program, parameter: &Parameter) -> bool {
    parameter.attributes.iter().any(|a| program.attributes[*a].name == "grid_constant")
}

/// This declaration and the earlier ones of its function.
pub(crate) fn declared_so_far<'p>(
    program: &'p Program,
    declaration: &FunctionDeclaration,
) -> impl Iterator<Item = &'p FunctionDeclaration> {
    let until = declaration.name_at;
    let declarations = &program.function_entities[declaration.entity].declarations;
    declarations.iter().map(|d| &program.functions[*d]).filter(move |d| d.name_at <= until)
}

/// Whether this declaration or an earlier one of the function carries an attribute.
pub(crate) fn in_force(program: &Program, declaration: &FunctionDeclaration, name: &str) -> bool {
    declared_so_far(program, declaration)
        .any(|d| d.specifiers.attributes.iter().any(|a| program.attributes[*a].name == name))
}
