//! A second statement of the decision tables that no line of a program can show: inner decisions of the documents'
//! pseudocode, and what is written into the host output. Written as the documents print it (masks, conditions, global
//! variables) or as the released tool was seen to do it, by another hand than the rule data, so that a wrong cell has a
//! witness. `tests/restated.rs` compares it with the rules, and the host output's part with the released tool.

use cufe_spec::release::Release;
use cufe_spec::unit::Dialect;

/// The tables that are restated here.
pub const TABLES: [&str; 20] = [
    "flag.relaxed.lambda-path",
    "host-output.function",
    "host-output.header",
    "host-output.kernel.linkage",
    "host-output.lambda-macro",
    "host-output.managed.wrap",
    "host-output.preamble.trigger",
    "host-output.stub.directive",
    "host-output.stub.form",
    "host-output.stub.recursion",
    "host-output.stub.toggle",
    "host-output.type",
    "host-output.type.filter.kind",
    "host-output.type.filter.typedef",
    "host-output.variable.again",
    "host-output.variable.initialiser",
    "host-output.variable.linkage",
    "jit.activation",
    "module-id.placeholder",
    "version.byte-order",
];

/// The result of one cell; `None` for a table or a value that is not restated.
pub fn result(table: &str, dialect: Dialect, inputs: &[&str]) -> Option<&'static str> {
    let documented = dialect == Dialect::Documented;
    Some(match (table, inputs) {
        // sub_6BC680: byte_177 & 2, then byte_177 & 4, then the option.
        ("flag.relaxed.lambda-path", [device, extended, relaxed]) => {
            truth(is(device) && (is(extended) || is(relaxed)))
        }
        // sub_489000: byte_10657F4 follows the flag in CUDA mode and before C99, and is 1 otherwise.
        ("version.byte-order", [cuda, after_c99, flag]) => truth(is(flag) || (!is(cuda) && is(after_c99))),
        // Alone, and since 13.1 with a qualifier or as a reference, too.
        ("module-id.placeholder", [placeholder]) => {
            let since_13_1 = dialect.release().is_some_and(|release| release >= Release::Cuda13_1);
            truth(*placeholder == "plain" || since_13_1 && *placeholder != "other")
        }
        // A device output alone.
        ("jit.activation", [host, device]) => truth(!is(host) && is(device)),
        // sub_47BFD0 at its top: flips for both flags and no friend.
        ("host-output.stub.toggle", [flags, friend, mode]) => truth(is(mode) != (is(flags) && !is(friend))),
        // The end of sub_47BFD0: it calls itself when the mode is on.
        ("host-output.stub.recursion", [mode]) => truth(is(mode)),
        // Source sequence kind 54 sets the mode for byte_182 & 0x40.
        ("host-output.stub.directive", [class]) => truth(class.starts_with("kernel")),
        ("host-output.stub.form", [function, mode]) => stub_form(function, is(mode)),
        // 0x71D >> underlying, nothing above 10.
        ("host-output.type.filter.typedef", [underlying]) => {
            let kind: Option<u32> = underlying.strip_prefix("kind-").and_then(|digits| digits.parse().ok());
            emission(kind.is_some_and(|kind| kind <= 10 && (0x71D >> kind) & 1 == 1))
        }
        // sub_46B3F0: kinds 9 to 11 and scoped enumerations by the device flag, typedefs by the mask, the rest is written.
        ("host-output.type.filter.kind", [kind, device_only, bit]) => emission(match *kind {
            "class" | "scoped-enumeration" => !is(device_only),
            "typedef" => is(bit),
            _ => true,
        }),
        ("host-output.type", [class]) => {
            emission(*class != if documented { "device-only" } else { "device-builtin" })
        }
        // 0x101 at +148; gen_name_ref asks a3 == 7 and !a4, gen_variable_name neither.
        ("host-output.managed.wrap", [managed, emitter, variable, initialises]) => {
            emission(is(managed) && (*emitter == "variable-name" || is(variable) && !is(initialises)))
        }
        ("host-output.lambda-macro", [_, extended]) => truth(is(extended)),
        ("host-output.preamble.trigger", [marked, extended, sentinel]) => {
            emission([marked, extended, sentinel].into_iter().all(|condition| is(condition)))
        }
        ("host-output.function", [class, constant]) => function(documented, class, is(constant)),
        ("host-output.header", [part, compiler, stub, extended]) => {
            emission(header(documented, part, compiler, is(stub), is(extended)))
        }
        ("host-output.kernel.linkage", [class, hidden, stub, _]) => {
            kernel_linkage(class, is(hidden), is(stub))
        }
        ("host-output.variable.again", [again, linkage, category]) => {
            emission(!(is(again) && *linkage == "static" && *category == "plain"))
        }
        ("host-output.variable.initialiser", [space, category]) => match (*space, *category) {
            ("managed", _) => "zero",
            ("shared", _) | (_, "plain") => "dropped",
            _ => "kept",
        },
        ("host-output.variable.linkage", [space, storage, separate]) => {
            variable_linkage(space, storage, is(separate))
        }
        _ => return None,
    })
}

/// The bodies of the first and of the recursive call of sub_47BFD0.
fn stub_form(function: &str, mode: bool) -> &'static str {
    match (function, mode) {
        ("kernel-definition", true) => "placeholder",
        ("kernel-definition" | "kernel-specialisation", false) => "forwarding",
        _ => "none",
    }
}

/// The document puts device functions into `#if 0` and lets every kernel forward; the released tool leaves plain kernels
/// to the stub file and replaces the bodies of device functions, but not those that can be constant-evaluated.
fn function(documented: bool, class: &str, constant: bool) -> &'static str {
    match (class, documented) {
        ("host" | "host-device", _) => "kept",
        ("device", true) => "suppressed",
        ("device", false) if constant => "kept",
        ("device", false) => "body-replaced",
        ("kernel", false) => "declared",
        _ => "forwarding",
    }
}

/// Whether a part of the header is written.
fn header(documented: bool, part: &str, compiler: &str, static_stub: bool, extended: bool) -> bool {
    // dword_106BF6C, the alternative host compiler.
    let alternative = compiler == "pgcpp";
    let clang = compiler.starts_with("clang");
    match part {
        "first-line" | "managed-runtime" | "managed-init" | "body-line" => true,
        // Clang, or GCC above 40599 and no alternative host compiler.
        "push" | "pop" => clang || !(alternative || compiler == "gnu-old"),
        "unused" => !alternative,
        "managed-init-prefix" => alternative,
        "lambda-macros" => !extended,
        // What follows is the released tool's alone.
        _ if documented => false,
        "unused-local-typedefs" => compiler == "gnu" || compiler == "clang",
        // `static` and the attributes of a template stub do not go together.
        "attributes" => static_stub,
        "unused-variable" => !alternative,
        // Ours, and no part of the released header.
        "spelling" => clang || compiler == "gnu",
        "unused-private-field" | "unused-parameter" => clang,
        _ => false,
    }
}

/// Kernels that are neither static nor in an unnamed namespace.
fn kernel_linkage(class: &str, hidden: bool, static_stub: bool) -> &'static str {
    match class {
        "kernel-template" if static_stub => "static",
        "kernel" | "kernel-template" if hidden => "hidden",
        _ => "external",
    }
}

/// Shadows of device variables are static in whole-program mode; with `--device-c` they have the linkage of the device.
fn variable_linkage(space: &str, storage: &str, separate: bool) -> &'static str {
    let shared = space == "shared";
    match (storage, separate) {
        ("extern-unbounded", false) if shared => "extern",
        (_, false) | ("static", true) => "static",
        ("external", true) if shared => "plain",
        ("external", true) => "hidden",
        ("const", true) => "plain",
        (_, true) if shared => "extern",
        (_, true) => "hidden-extern",
    }
}

fn is(word: &str) -> bool {
    word == "yes"
}

fn truth(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

fn emission(written: bool) -> &'static str {
    if written { "written" } else { "omitted" }
}
