//! Device-only compilation: what is refused of every space, with and without `-default-device`. The documented
//! expectations follow the triggers of the document's five diagnostics and its table of defaults.

use std::path::PathBuf;

use super::Generated;

/// A space of a function: its name in the rule tables, its annotations, and its row in the document's table of defaults.
const FUNCTIONS: [(&str, &str, Option<&str>); 5] = [
    ("none", "", Some("function")),
    ("H", "__host__ ", Some("host-function")),
    ("D", "__device__ ", Some("device-function")),
    ("G", "__global__ ", Some("kernel")),
    ("HD", "__host__ __device__ ", None),
];

/// A memory space: its name in the rule tables and its annotation.
const MEMORIES: [(&str, &str); 5] = [
    ("none", ""),
    ("device", "__device__ "),
    ("shared", "__shared__ "),
    ("constant", "__constant__ "),
    ("managed", "__managed__ "),
];

/// What the two runs of a case have in common.
#[derive(Clone, Copy)]
struct Given {
    default_device: bool,
    relaxed: bool,
}

impl Given {
    /// The end of the case's name.
    fn suffix(self) -> String {
        let parts = [(self.default_device, "-default-device"), (self.relaxed, "-relaxed")];
        parts.iter().filter(|(on, _)| *on).map(|(_, part)| *part).collect()
    }
}

/// The family's cases.
pub(super) fn cases() -> Vec<Generated> {
    let mut all = Vec::new();
    for default_device in [false, true] {
        for relaxed in [false, true] {
            all.push(functions(Given { default_device, relaxed }));
        }
        let given = Given { default_device, relaxed: false };
        all.extend([
            variables(given),
            static_data_members(given),
            closures(given, false),
            closures(given, true),
        ]);
    }
    all.push(declarations());
    all
}

/// "Diagnostic 1: Explicit host Function" and "Diagnostic 2: Unannotated Function"; "Relaxed Constexpr" makes an
/// unannotated constexpr function a host-device one.
fn functions(given: Given) -> Generated {
    let mut code = String::new();
    let mut rejected = false;
    for (space, annotations, entity) in FUNCTIONS {
        for constant in [false, true] {
            let specifier = if constant { "constexpr " } else { "" };
            code.push_str(&format!("{annotations}{specifier}void {space}_{}() {{}}\n", word(constant)));
            let report = match space {
                "H" => Some("host-function"),
                "none" if !(given.default_device || constant && given.relaxed) => {
                    Some("unannotated-function")
                }
                _ => None,
            };
            rejected |= report.is_some();
            push_report(&mut code, "", report);
            let cell = format!(
                "{space}, {}, {}, {}",
                word(given.default_device),
                word(constant),
                word(given.relaxed)
            );
            code.push_str(&format!("//^ witness[jit.function({cell})]\n"));
            if space == "G" && constant && !given.relaxed {
                code.push_str("//^ jit witness[kernel.constexpr(function, yes)]\n");
                code.push_str("//^ jit witness[kernel.inline(function, yes, no)]\n");
            }
            if let Some(entity) = entity.filter(|_| !constant && !given.relaxed) {
                let becomes = if entity == "function" && given.default_device { "D" } else { space };
                push_default(&mut code, "", entity, given, becomes);
            }
        }
    }
    generated(
        "function",
        "Functions of every space",
        "jit.function, jit.default-space",
        given,
        rejected,
        &code,
    )
}

/// "Diagnostic 3: Unannotated Namespace-Scope Variable": by memory space alone, and at namespace scope alone.
fn variables(given: Given) -> Generated {
    let mut code = String::new();
    for (kind, before, after) in [
        ("namespace", "", ""),
        ("template", "", ""),
        ("block-extern", "__device__ void block_extern() {\n", "}\n"),
        ("block", "__device__ void block() {\n", "}\n"),
    ] {
        code.push_str(before);
        let indent = if before.is_empty() { "" } else { "  " };
        for (space, annotation) in MEMORIES {
            for constant in [false, true] {
                let qualifier = if constant { "const " } else { "" };
                let name = format!("{}_{space}_{}", kind.replace('-', "_"), word(constant));
                code.push_str(&match kind {
                    "namespace" if constant => format!("extern {annotation}const int {name};\n"),
                    "namespace" => format!("{annotation}int {name};\n"),
                    "template" => format!("template <class T> {annotation}{qualifier}T {name};\n"),
                    "block-extern" => format!("  extern {annotation}{qualifier}int {name};\n"),
                    _ if annotation.is_empty() => format!("  {qualifier}int {name} = 1;\n"),
                    _ => format!("  static {annotation}{qualifier}int {name};\n"),
                });
                let report = kind == "namespace" && space == "none" && !given.default_device;
                push_report(&mut code, indent, report.then_some("unannotated-variable"));
                if space == "device" && kind.starts_with("block") {
                    // apply_nv_device_attr refuses every variable of a block.
                    let storage = if kind == "block" { "static" } else { "extern" };
                    code.push_str("  //^ documented-jit error[variable.local.automatic]\n");
                    code.push_str(&format!("  //^ witness[variable.local(device, {storage}, device)]\n"));
                }
                if space == "managed" && constant && kind != "template" {
                    code.push_str(&format!("{indent}//^ jit witness[variable.managed.type(M, yes, no)]\n"));
                }
                let cell = format!("{kind}, {space}, {}, {}", word(constant), word(given.default_device));
                code.push_str(&format!("{indent}//^ witness[jit.variable({cell})]\n"));
                if kind == "namespace" && space == "none" && !constant {
                    let becomes = if given.default_device { "D" } else { "none" };
                    push_default(&mut code, indent, "variable", given, becomes);
                }
            }
        }
        code.push_str(after);
    }
    let rules = "jit.variable, jit.default-space";
    generated("variable", "Variables of every memory space", rules, given, true, &code)
}

/// "Diagnostic 4: Non-Const Class Static Data Member": one that is not const; an annotation makes it device memory.
fn static_data_members(given: Given) -> Generated {
    let mut code = "struct S {\n".to_owned();
    let mut rejected = false;
    for ((space, annotation), keyword) in
        MEMORIES.into_iter().zip([None, Some("D"), Some("S"), Some("C"), Some("M")])
    {
        for constant in [false, true] {
            let qualifier = if constant { "const " } else { "" };
            code.push_str(&format!("  static {annotation}{qualifier}int {space}_{};\n", word(constant)));
            let report = !constant && space == "none" && !given.default_device;
            rejected |= report;
            push_report(&mut code, "  ", report.then_some("unannotated-static-data-member"));
            let cell = format!("{space}, {}, {}", word(constant), word(given.default_device));
            code.push_str(&format!("  //^ witness[jit.static-data-member({cell})]\n"));
            if let Some(keyword) = keyword {
                code.push_str(&format!("  //^ jit witness[variable.data-member(yes, {keyword})]\n"));
            }
            if space == "none" && !constant {
                let becomes = if given.default_device { "D" } else { "none" };
                push_default(&mut code, "  ", "static-data-member", given, becomes);
            }
        }
    }
    code.push_str("};\n");
    let rules = "jit.static-data-member, jit.default-space";
    generated(
        "static-data-member",
        "Static data members of every memory space",
        rules,
        given,
        rejected,
        &code,
    )
}

/// "Diagnostic 5: Lambda Closure Class with Inferred host Space": neither annotated nor in device code.
fn closures(given: Given, annotated: bool) -> Generated {
    let annotation = if annotated { "__device__ " } else { "" };
    let default = given.default_device;
    let lambda = format!("[] {annotation}{{ return 1; }}");
    let mut code = format!("__device__ void argument(\n  int i = {lambda}()\n");
    let report = (!annotated && !default).then_some("host-closure-class");
    let witness = |place: &str| {
        format!("  //^ witness[jit.closure({place}, {}, {})]\n", word(annotated), word(default))
    };
    push_report(&mut code, "  ", report);
    code.push_str(&witness("namespace"));
    if !annotated {
        push_default(&mut code, "  ", "closure", given, if default { "D" } else { "none" });
    }
    code.push_str(&format!(");\nvoid host() {{\n  auto in_host = {lambda};\n"));
    push_report(&mut code, "  ", report);
    code.push_str(&witness("host"));
    code.push_str(&format!("}}\n__device__ void device() {{\n  auto in_device = {lambda};\n"));
    code.push_str(&witness("device"));
    code.push_str("}\n");
    if !default {
        let line = "void host() {\n";
        code = code.replace(line, &format!("{line}//^ documented-jit error[jit.unannotated-function]\n"));
    }
    let name = if annotated { "closure-annotated" } else { "closure" };
    let says = if annotated { "Annotated lambdas in every place" } else { "Lambdas in every place" };
    generated(name, says, "jit.closure, jit.default-space", given, !default, &code)
}

/// Which declarations of a function the document's check of unannotated functions meets: those that are written.
fn declarations() -> Generated {
    const LINES: [(&str, &str, bool); 9] = [
        ("namespace", "void at_namespace_scope();", true),
        ("member", "struct S { void member(); };", true),
        ("member-definition", "void S::member() {}", false),
        ("defaulted", "struct Defaulted { Defaulted() = default; };", false),
        ("defaulted-virtual", "struct Virtual { virtual ~Virtual() = default; };", true),
        ("deleted-member", "struct Deleted { Deleted(int) = delete; };", false),
        ("instance", "template <> void of_template<int>(int) {}", false),
        ("generic-call-operator", "__device__ void generic() { auto call = [](auto) {}; }", true),
        ("implicit", "struct Implicit {};", false),
    ];
    let mut code = String::new();
    let given = Given { default_device: false, relaxed: false };
    for (kind, line, checked) in LINES {
        if kind == "instance" {
            code.push_str("template <class T> void of_template(T) {}\n");
            push_report(&mut code, "", Some("unannotated-function"));
        }
        code.push_str(&format!("{line}\n"));
        push_report(&mut code, "", checked.then_some("unannotated-function"));
        let mut witness = |runs: &str, checked: bool| {
            let outcome = if checked { "checked" } else { "unchecked" };
            code.push_str(&format!("//^ {runs}witness[jit.function.declaration({kind}) = {outcome}]\n"));
        };
        if kind == "generic-call-operator" {
            witness("documented-jit ", true);
            witness("jit@-13.1 ", true);
            witness("jit@13.2- ", false);
        } else {
            witness("", checked);
        }
        code.push_str("//^ witness[jit.function(none, no, no, no)]\n");
    }
    let rules = "jit.function, jit.function.declaration";
    generated("declaration", "Declarations of functions of every kind", rules, given, true, &code)
}

fn push_report(code: &mut String, indent: &str, report: Option<&str>) {
    if let Some(report) = report {
        code.push_str(&format!("{indent}//^ documented-jit error[jit.{report}]\n"));
    }
}

/// A row of the document's table of defaults.
fn push_default(code: &mut String, indent: &str, entity: &str, given: Given, becomes: &str) {
    let default = word(given.default_device);
    code.push_str(&format!("{indent}//^ witness[jit.default-space({entity}, {default}) = {becomes}]\n"));
}

fn generated(kind: &str, says: &str, rules: &str, given: Given, rejected: bool, code: &str) -> Generated {
    let verdict = if rejected { "reject" } else { "accept" };
    // The runtime compiler has neither option.
    let documented_alone = given.relaxed || kind == "closure-annotated";
    let released = if documented_alone { String::new() } else { format!("jit {verdict}, ") };
    let mut arguments = Vec::new();
    if given.default_device {
        arguments.push("-default-device");
    }
    if given.relaxed {
        arguments.push("--relaxed_constexpr");
    }
    if kind == "closure-annotated" {
        arguments.push("--extended-lambda");
    }
    let arguments =
        if arguments.is_empty() { String::new() } else { format!("arguments: {}\n", arguments.join(" ")) };
    let option = match (given.default_device, given.relaxed) {
        (false, false) => "",
        (true, false) => ", with -default-device",
        (false, true) => ", with --relaxed_constexpr",
        (true, true) => ", with -default-device and --relaxed_constexpr",
    };
    let text = format!(
        "/*---\nsays: {says}, in device-only compilation{option}.\nrules: {rules}\nruns: {released}documented-jit {verdict}\n{arguments}---*/\n{code}"
    );
    Generated { path: PathBuf::from(format!("jit/grid/{kind}{}.cu", given.suffix())), text }
}

fn word(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}
