//! Instances of kernel templates: what a rule says of the template's declarations with the template's
//! arguments.
//!
//! An instance comes from an explicit specialisation or instantiation and from every use of the template in a
//! body. It is judged once, at the template, with the declarations that stand before it. A use whose template
//! arguments are not certain may be another instance than the ones before or the same: only when it is the
//! template's one instance it is judged, as far as its arguments do not matter.

use super::anchor::Places;
use super::annotation::{Applied, applied};
use super::history::Said;
use super::kernel::{self, Aspect, report};
use super::templates::{self, Primary};
use super::{Context, Spaces, bounds, explicit_specialization, fact, space};
use crate::ids::model::Argument;
use crate::ids::spelled::{Actual, Missing, Spelling, Standpoint};
use crate::lex::{TokenId, TokenRange};
use crate::reach::{Instance, Roots, Specializations};
use crate::read::Reading;
use crate::rules::generated::{self as rules, Attribute as Cuda, Form as RuleForm};
use crate::sema::Resolved;
use crate::tree::{
    DeclarationId, DeclarationKind, EntityId, Form, Function, FunctionId, FunctionName, ParameterId,
    TemplateParameterId, Tree,
};
use cufe_spec::unit::Pass;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// One instance, as it is named somewhere.
#[derive(Clone, Debug)]
pub(super) struct Named {
    /// The kernel template.
    pub template: EntityId,
    /// Declarations at or behind this token are not seen.
    pub point: TokenId,
    /// The byte offset at which the instance is named.
    pub at: u32,
    /// Its template arguments.
    pub arguments: Result<Vec<Argument>, Missing>,
    /// Those that are written, `<...>` with its brackets or empty.
    pub written: TokenRange,
    /// Where they are.
    pub place: Standpoint,
    /// The definition is instantiated too.
    pub is_defined: bool,
    /// It is declared `extern`: another unit defines it, or an explicit instantiation that follows.
    pub is_extern: bool,
}

/// An instance that is certainly another one than all others that were found.
#[derive(Clone, Debug)]
pub(super) struct Distinct {
    /// It, where it is named first of those that are certain.
    pub named: Named,
    /// No use before it may be the same one.
    is_first: bool,
}

/// The instances that explicit specialisations and instantiations of kernel templates name.
pub(super) fn declared(reading: &Reading, spaces: &Spaces) -> Vec<Named> {
    declared_of(reading, arguments, |template| is_kernel(spaces, template))
}

/// Those of all function templates.
pub(super) fn all_declared(reading: &Reading) -> Vec<Named> {
    declared_of(reading, arguments_with_functions, |_| true)
}

/// How the template arguments of an instance are found.
type FindArguments = fn(&Reading, DeclarationId, &Written, Standpoint) -> Result<Vec<Argument>, Missing>;

/// Those of the templates that are `wanted`.
fn declared_of(reading: &Reading, arguments: FindArguments, wanted: impl Fn(EntityId) -> bool) -> Vec<Named> {
    let tree = &reading.tree;
    let mut found = Vec::new();
    for index in 0..tree.declarations.len() {
        let id = DeclarationId::from_index(index);
        let is_definition = match tree[id].form {
            Form::ExplicitSpecialization | Form::ExternInstantiation => false,
            Form::ExplicitInstantiation => true,
            _ => continue,
        };
        let Some(function) = tree.function(id) else { continue };
        if tree[id].form == Form::ExplicitSpecialization && fact::earlier(reading, id).next().is_some() {
            continue;
        }
        let Primary::Known(template) = templates::primary(reading, id, function) else { continue };
        let is_wanted = wanted(template);
        let Some(pattern) = pattern(reading, template).filter(|_| is_wanted) else { continue };
        let parameters = function.parameters.iter().map(|parameter| declared_type(reading, id, parameter));
        let result = tree.function_id(id).and_then(|one| Spelling::new(reading).returns(one).ok());
        let actuals = parameters.chain(result.map(Actual::Result)).collect();
        let written = Written { arguments: function.template_arguments(), actuals };
        let place = Standpoint::new(tree[id].scope, tree[id].range.start, Default::default());
        found.push(Named {
            template,
            point: tree[id].range.start,
            at: Places::of(reading, id).name,
            arguments: arguments(reading, pattern, &written, place),
            written: written.arguments,
            place,
            is_defined: is_definition,
            is_extern: tree[id].form == Form::ExternInstantiation,
        });
    }
    found
}

/// Explicit specialisations of function templates, by the template and its arguments.
pub(super) type Known = FxHashMap<(EntityId, Vec<Argument>), EntityId>;

/// The explicit specialisations of the function templates of a unit.
pub(crate) fn specializations(reading: &Reading) -> Known {
    specializations_among(&reading.tree, &all_declared(reading))
}

/// Those among the instances that are `declared`.
fn specializations_among(tree: &Tree, declared: &[Named]) -> Known {
    let specializing = tree.declarations.iter().filter(|one| one.form == Form::ExplicitSpecialization);
    let by_start: FxHashMap<TokenId, EntityId> =
        specializing.filter_map(|one| Some((one.range.start, one.entity?))).collect();
    let named = declared.iter().filter(|one| !one.is_defined && !one.is_extern);
    let known = |one: &Named| Some(((one.template, one.arguments.clone().ok()?), *by_start.get(&one.point)?));
    named.filter_map(known).collect()
}

/// What explicit instantiations make of function templates ([temp.explicit]), those left aside that are for the device alone.
pub(crate) fn explicit_for_host(reading: &Reading) -> Roots {
    let tree = &reading.tree;
    let is_explicit = |form| matches!(form, Form::ExplicitInstantiation | Form::ExplicitSpecialization);
    if !tree.declarations.iter().any(|one| is_explicit(one.form)) {
        return Roots::default();
    }
    let is_for_host = |id: DeclarationId| {
        let has = |wanted| applied(reading, id).any(|one| one.attribute == wanted);
        !has(Cuda::Global) && (has(Cuda::Host) || !has(Cuda::Device))
    };
    let Explicit { defined, here, elsewhere, specializations } = explicit(reading);
    let resolved = defined.into_iter().filter_map(|one| {
        let pattern = pattern(reading, one.template).filter(|id| is_for_host(*id))?;
        let arguments = Some(one.arguments.ok()?);
        Some(Resolved::new(tree.function_id(pattern)?, Vec::new(), arguments))
    });
    Roots { named: resolved.collect(), here, elsewhere, specializations }
}

/// What explicit instantiations and specialisations say of function templates.
pub(super) struct Explicit {
    /// The instances that are made here.
    pub defined: Vec<Named>,
    /// Templates with instances that are declared `extern` and made here nevertheless.
    pub here: Vec<EntityId>,
    /// The explicit specialisations, and the instances that other units make, for what they are.
    pub elsewhere: Vec<(EntityId, Option<Instance>)>,
    /// The explicit specialisations of functions, those of members of class templates, too.
    pub specializations: Specializations,
}

/// What explicit instantiations and specialisations say of the function templates of a unit.
pub(super) fn explicit(reading: &Reading) -> Explicit {
    let (defined, mut elsewhere): (Vec<_>, Vec<_>) =
        all_declared(reading).into_iter().partition(|one| one.is_defined);
    let known = specializations_among(&reading.tree, &elsewhere);
    let is_known = |one: &&Named| one.arguments.is_ok();
    let made: FxHashSet<_> =
        defined.iter().filter(is_known).map(|one| (one.template, &one.arguments)).collect();
    // What is inline by then is made wherever it is used.
    let is_inline = |one: &Named| {
        let tree = &reading.tree;
        let before = tree[one.template].declarations.iter().filter(|id| tree[**id].range.start < one.point);
        before.into_iter().any(|id| Said::Inline.is_written(reading, *id))
    };
    let is_here =
        |one: &Named| one.is_extern && (made.contains(&(one.template, &one.arguments)) || is_inline(one));
    let here = elsewhere.extract_if(.., |one| is_here(one)).map(|one| one.template).collect();
    let of = |arguments| Instance { given: Vec::new(), arguments: Some(arguments) };
    let mut elsewhere = elsewhere.into_iter().map(|one| (one.template, one.arguments.ok().map(of))).collect();
    let specializations = explicit_specialization::specializations(reading, known, &mut elsewhere);
    Explicit { defined, here, elsewhere, specializations }
}

/// The first declaration of a function template that is no member, if `entity` is one.
pub(super) fn pattern(reading: &Reading, entity: EntityId) -> Option<DeclarationId> {
    let tree = &reading.tree;
    let is_template = |id: &&DeclarationId| {
        let is_named = |function: &Function| function.name == FunctionName::Identifier;
        tree[**id].form == Form::Template && tree.function(**id).is_some_and(is_named)
    };
    let first = tree[entity].declarations.iter().find(is_template).copied();
    first.filter(|_| tree[tree[entity].scope].is_namespace())
}

fn is_kernel(spaces: &Spaces, entity: EntityId) -> bool {
    spaces.of(entity).is_some_and(kernel::is_kernel) && !spaces.is_of_tile_code(entity)
}

/// What is written where an instance is named.
#[derive(Clone, Debug, Default)]
pub(super) struct Written {
    /// `<...>` with its brackets, or empty.
    pub arguments: TokenRange,
    /// What is known of the function arguments.
    pub actuals: Vec<Actual>,
}

/// The template arguments of an instance.
pub(super) fn arguments(
    reading: &Reading,
    pattern: DeclarationId,
    written: &Written,
    place: Standpoint,
) -> Result<Vec<Argument>, Missing> {
    Spelling::new(reading).function_arguments(pattern, written.arguments, place, &written.actuals)
}

/// The same, with those that are functions, where nobody reads their names.
fn arguments_with_functions(
    reading: &Reading,
    pattern: DeclarationId,
    written: &Written,
    place: Standpoint,
) -> Result<Vec<Argument>, Missing> {
    let has_function = |all: &Vec<Argument>| all.iter().any(|one| matches!(one, Argument::Entity(_)));
    arguments(reading, pattern, written, place).or_else(|missing| {
        let spelling = Spelling::telling_apart(reading);
        let found = spelling.function_arguments(pattern, written.arguments, place, &written.actuals);
        found.ok().filter(has_function).ok_or(missing)
    })
}

fn declared_type(reading: &Reading, id: DeclarationId, parameter: ParameterId) -> Actual {
    let DeclarationKind::Function(function) = reading.tree[id].kind else { return Actual::Unknown };
    match Spelling::new(reading).parameter(function, parameter) {
        Ok(ty) => Actual::Declared(ty),
        Err(_) => Actual::Unknown,
    }
}

/// Judges every instance of a kernel template once.
pub(super) fn check(context: &mut Context<'_>, spaces: &Spaces, mut named: Vec<Named>) {
    named.retain(|instance| is_kernel(spaces, instance.template));
    for instance in &named {
        written_without_end(context, instance);
    }
    for instance in distinct(context, named) {
        one(context, spaces, &instance);
    }
}

/// Tells where the written arguments of an instance need a class template without end.
fn written_without_end(context: &mut Context<'_>, instance: &Named) {
    if instance.arguments != Err(Missing::TooDeep) {
        return;
    }
    let Some(pattern) = pattern(context.reading, instance.template) else { return };
    let &Named { written, place, .. } = instance;
    context.without_end(&[], |spelling| spelling.function_arguments(pattern, written, place, &[]));
}

/// The same of the types of its parameters, where those are too deep.
fn parameters_without_end(
    context: &mut Context<'_>,
    function: FunctionId,
    spelling: Spelling<'_>,
    given: &Given,
) {
    for parameter in context.reading.tree[function].parameters.iter() {
        if spelling.parameter(function, parameter) == Err(Missing::TooDeep) {
            context.without_end(given, |spelling| spelling.parameter(function, parameter));
        }
    }
}

/// The instances that are certainly different ones, each where it is named first. The others are counted.
pub(super) fn distinct(context: &mut Context<'_>, mut named: Vec<Named>) -> Vec<Distinct> {
    named.sort_by_key(|instance| instance.point);
    let mut by_template: BTreeMap<EntityId, Vec<Named>> = BTreeMap::new();
    for instance in named {
        by_template.entry(instance.template).or_default().push(instance);
    }
    let mut found: Vec<Distinct> = Vec::new();
    for (template, all) in by_template {
        let mut seen: FxHashSet<Vec<Argument>> = FxHashSet::default();
        let is_only = all.len() == 1;
        // One that is not certain may be any of those behind it, and sees the declarations before it only.
        let uncertain =
            all.iter().find(|instance| instance.arguments.is_err()).map(|instance| instance.point);
        let tree = &context.reading.tree;
        let is_seen_whole = |point: TokenId| {
            let mut declarations =
                tree[template].declarations.iter().filter(|id| tree[**id].form == Form::Template);
            declarations.all(|id| tree[*id].range.start < point)
        };
        for instance in all {
            let is_first = uncertain.is_none_or(|point| instance.point < point);
            match &instance.arguments {
                Ok(arguments) if seen.contains(arguments) => {}
                Ok(arguments) if is_first || uncertain.is_some_and(is_seen_whole) => {
                    seen.insert(arguments.clone());
                    found.push(Distinct { named: instance, is_first });
                }
                Err(_) if is_only => found.push(Distinct { named: instance, is_first: true }),
                Ok(_) => context.count_unknown("instance-of-template"),
                Err(missing) => context.count_unknown(missing.name()),
            }
        }
    }
    found
}

/// Judges one instance.
fn one(context: &mut Context<'_>, spaces: &Spaces, Distinct { named: instance, is_first }: &Distinct) {
    let reading = context.reading;
    let tree = &reading.tree;
    let is_template = |id: &&DeclarationId| tree[**id].form == Form::Template;
    let all: Vec<DeclarationId> =
        tree[instance.template].declarations.iter().filter(is_template).copied().collect();
    let (visible, later): (Vec<DeclarationId>, Vec<DeclarationId>) =
        all.into_iter().partition(|id| tree[*id].range.start < instance.point);
    space::instance(context, spaces, &visible);
    let is_definition = |id: &&DeclarationId| tree.function(**id).is_some_and(|f| f.body.range().is_some());
    // The device passes instantiate a definition that comes later.
    let reads_later = context.pass != Pass::Host && instance.is_defined;
    let later = later.iter().filter(is_definition).filter(|_| reads_later);
    for &id in visible.iter().chain(later) {
        declaration(context, id, instance);
    }
    // Its parameters are those of the definition, if there is one.
    if let Some(&id) = visible.iter().find(is_definition).or(visible.first())
        && let DeclarationKind::Function(function) = tree[id].kind
    {
        let given = given(reading, id, instance);
        let spelling = Spelling::within(reading, &given);
        parameters_without_end(context, function, spelling, &given);
        let aspect = Aspect { form: RuleForm::Instance, spelling };
        kernel::parameters(context, function, &Places::of(reading, id), aspect);
        if !is_first {
            return context.count_unknown("instance-of-template");
        }
        let bounded = fact::truth(applied(reading, id).any(|a| a.attribute == Cuda::LaunchBounds));
        let (dialect, pass) = (context.dialect, context.pass);
        let cell = rules::decide_launch_bounds_missing(dialect, pass, RuleForm::Instance, bounded);
        report(context, &Places::all_at(instance.at), cell);
    }
}

/// What template parameters stand for.
type Given = [(TemplateParameterId, Argument)];

/// What the template parameters of one of the template's declarations stand for.
fn given(reading: &Reading, id: DeclarationId, instance: &Named) -> Vec<(TemplateParameterId, Argument)> {
    let arguments = instance.arguments.as_deref().unwrap_or_default();
    Spelling::new(reading).bindings_of(id, arguments)
}

/// Judges what one declaration of the template says of the instance.
fn declaration(context: &mut Context<'_>, id: DeclarationId, instance: &Named) {
    let reading = context.reading;
    let DeclarationKind::Function(function) = reading.tree[id].kind else { return };
    let given = given(reading, id, instance);
    let aspect = Aspect { form: RuleForm::Instance, spelling: Spelling::within(reading, &given) };
    let written: Vec<Applied<'_>> = applied(reading, id).collect();
    if let Some(&global) = written.iter().find(|a| a.attribute == Cuda::Global) {
        kernel::attribute(context, id, function, global, aspect);
    }
    bounds::arguments_of(context, id, &written, aspect);
}

#[cfg(test)]
mod tests {
    use crate::observe::observe;
    use cufe_spec::unit::{Options, Pass, Unit};

    /// What is said of a unit: lines, columns and texts.
    fn said(pass: Pass, text: &str) -> Vec<(u32, u32, String)> {
        let push = "\nextern \"C\" unsigned __cudaPushCallConfiguration(int, int, unsigned long, void *); ";
        let text =
            text.replacen('\n', push, 1).replace("KERNEL", "__attribute__((global)) void").into_bytes();
        let options = Options { pass, ..Options::default() };
        let said = observe(&Unit { name: "unit.cu".to_owned(), text, options }).diagnostics;
        said.into_iter().map(|one| (one.place.line, one.place.column, one.text)).collect()
    }

    /// Instances that need each other without end, as the released tool tells them: the class is the 201st.
    #[test]
    fn instances_without_end_are_errors() {
        let nested = |name: &str| format!("{}int{}", format!("{name}<").repeat(201), ">".repeat(201));
        let pointers = |count: usize| format!("R<int {}>", "*".repeat(count));
        // The place is the name behind the mark.
        for (class, expected) in [
            ("typedef typename R<R<T>>::|t t;", nested("R")),
            ("using t = typename R<R<T>>::|t;", nested("R")),
            ("typedef typename R<T *>::|t t;", pointers(200)),
            ("typedef R<T *> n; typedef typename n::|t t;", pointers(200)),
            ("typedef typename R<T *>::|t *t;", pointers(200)),
        ] {
            let class = format!("template<class T> struct R {{ {class} }};\n");
            let column = 1 + class.find('|').expect("a mark") as u32;
            let class = class.replace('|', "");
            for instance in [
                "template <class T> KERNEL k() {}\nvoid g() { k<R<int>::t><<<1, 1>>>(); }\n",
                "template <class T> KERNEL k(T *p) {}\nvoid g() { k<R<int>::t><<<1, 1>>>(0); }\n",
                "template <class T> KERNEL k() {}\ntemplate KERNEL k<R<int>::t>();\n",
                "template <class T> KERNEL k(typename R<T>::t p) {}\nvoid g() { k<int><<<1, 1>>>(0); }\n",
                "template <class T> KERNEL k(typename R<T>::t p) {}\ntemplate KERNEL k<int>(R<int>::t);\n",
            ] {
                for pass in [Pass::Host, Pass::Device] {
                    let text = format!("excessive recursion at instantiation of class \"{expected}\"");
                    let program = format!("{class}{instance}");
                    assert_eq!(said(pass, &program), [(1, column, text)], "{pass:?} {program}");
                }
            }
        }
    }

    /// What is too deep for cufe, but has an end or is not needed.
    #[test]
    fn instances_with_an_end_are_no_errors() {
        let kernel = "template <class T> KERNEL k() {}\n";
        let list = format!("{}int{}", "L<".repeat(250), ">".repeat(250));
        let twice: String = (0..40).map(|at| format!("typedef P<A{at}, A{at}> A{};\n", at + 1)).collect();
        for (unit, argument) in [
            // 150 instances are fewer than the limit.
            (
                "template <int N> struct F { typedef typename F<N - 1>::t t; };\ntemplate <> struct F<0> { typedef int t; };\n",
                "F<150>::t".to_owned(),
            ),
            // Each is smaller than the one before, and may have been instantiated before.
            (
                "template <class T> struct L {}; template <class T> struct F { typedef int t; };\ntemplate <class T> struct F<L<T>> { typedef typename F<T>::t t; };\n",
                format!("F<{list}>::t"),
            ),
            // Not asked for.
            ("template <class T> struct R { typedef typename R<R<T>>::t t; };\n", "R<int> *".to_owned()),
            (
                "template <class T> struct R { typedef typename R<R<T>>::t t; };\ntemplate <> struct R<R<R<int>>> { typedef int t; };\n",
                "R<int>::t".to_owned(),
            ),
            // A large type that is made of few.
            (
                &format!("template <class A, class B> struct P {{}}; typedef int A0;\n{twice}"),
                "A40".to_owned(),
            ),
        ] {
            let program = format!("{unit}{kernel}void g() {{ k<{argument}><<<1, 1>>>(); }}\n");
            assert_eq!(said(Pass::Host, &program), [], "{program}");
        }
    }
}
