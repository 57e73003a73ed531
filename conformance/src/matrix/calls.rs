//! Both spaces of a call: `call/space` has a file for each space of the caller, for plain and for constexpr callees,
//! with and without `--relaxed_constexpr`; calls of kernels, which cross no space, have files of their own. The
//! documented expectations follow the document's six messages ("The 6 Error Messages It Suppresses"); those that
//! name a host function belong to the device (`resolution.call.device-pass`).

use std::path::PathBuf;

use super::Generated;

/// A caller: its name in the rule tables, its annotations, and how people say it.
const CALLERS: [(&str, &str, &str); 5] = [
    ("none", "", "An unannotated function"),
    ("H", "__host__ ", "A __host__ function"),
    ("D", "__device__ ", "A __device__ function"),
    ("G", "__global__ ", "A __global__ function"),
    ("HD", "__host__ __device__ ", "A __host__ __device__ function"),
];

/// A callee that is no kernel: its name in the rule tables and its annotations.
const CALLEES: [(&str, &str); 4] =
    [("none", ""), ("H", "__host__ "), ("D", "__device__ "), ("HD", "__host__ __device__ ")];

/// The family's cases.
pub(super) fn cases() -> Vec<Generated> {
    let mut all = Vec::new();
    for relaxed in [false, true] {
        for caller in &CALLERS {
            for constexpr in [false, true] {
                all.push(case(caller, constexpr, relaxed));
            }
        }
        all.push(kernel_case(relaxed));
    }
    all
}

fn case(&(caller, annotations, words): &(&str, &str, &str), constexpr: bool, relaxed: bool) -> Generated {
    let (specifier, kind) = if constexpr { ("constexpr ", "constexpr") } else { ("", "plain") };
    let mut code = String::new();
    for (callee, own) in &CALLEES {
        code.push_str(&format!("{own}{specifier}int {callee}_callee(int x) {{ return x; }}\n"));
    }
    let mut rejected = [false, false];
    for (callee, _) in &CALLEES {
        let report = documented_crossing(caller, callee).filter(|_| !(constexpr && relaxed));
        code.push_str(&format!("{annotations}void calls_{callee}() {{\n  {callee}_callee(1);\n"));
        if let Some(message) = report {
            let family = if constexpr { "constexpr-" } else { "" };
            let runs = if message.starts_with("host-from") {
                "documented-device"
            } else {
                rejected[0] = true;
                "documented,documented-device"
            };
            rejected[1] = true;
            code.push_str(&format!("  //^ {runs} error[call.{family}{message}]\n"));
        }
        let cell = format!("{caller}, {callee}, {}, {}", truth(constexpr), truth(relaxed));
        code.push_str(&format!("  //^ witness[call.space({cell})]\n}}\n"));
    }
    let says = format!(
        "{words} calls {kind} functions of every space{}.",
        if relaxed { ", with --relaxed_constexpr" } else { "" }
    );
    let name =
        format!("{}{}{}", caller.to_lowercase(), if constexpr { "-constexpr" } else { "" }, suffix(relaxed));
    generated(&name, &says, "call.space", rejected, relaxed, &code)
}

/// A call of a kernel crosses no space for any caller; that it is not configured is the released tool's own report.
fn kernel_case(relaxed: bool) -> Generated {
    let mut code = "__global__ void kernel();\n__global__ constexpr void constexpr_kernel() {}\n".to_owned();
    for (caller, annotations, _) in &CALLERS {
        for (index, (callee, constexpr)) in [("kernel", false), ("constexpr_kernel", true)].iter().enumerate()
        {
            code.push_str(&format!(
                "{annotations}void calls_{caller}_{index}() {{\n  {callee}();\n  //^ witness[call.space({caller}, G, {}, {})]\n  //^ host,device witness[launch.unconfigured(kernel, body)]\n}}\n",
                truth(*constexpr),
                truth(relaxed)
            ));
        }
    }
    let says = "A call of a kernel crosses no space; it is not configured.";
    generated(
        &format!("kernel{}", suffix(relaxed)),
        says,
        "call.space, launch.unconfigured",
        [false, false],
        relaxed,
        &code,
    )
}

/// A case whose documented runs, host and device, are `rejected` or not.
fn generated(
    name: &str,
    says: &str,
    rules: &str,
    rejected: [bool; 2],
    relaxed: bool,
    code: &str,
) -> Generated {
    let [host, device] = rejected.map(|rejected| if rejected { "reject" } else { "accept" });
    let arguments = if relaxed { "arguments: --relaxed_constexpr\n" } else { "" };
    // The runtime compiler has no such option; it refuses the host functions themselves.
    let jit = if relaxed { "" } else { "jit reject, " };
    let text = format!(
        "/*---\nsays: {says}\nrules: {rules}\nruns: host {host}, device {device}, {jit}documented {host}, documented-device {device}\n{arguments}---*/\n{code}"
    );
    Generated { path: PathBuf::from(format!("call/space/{name}.cu")), text }
}

/// Which of the document's messages a call from `caller` to `callee` gives.
fn documented_crossing(caller: &str, callee: &str) -> Option<&'static str> {
    match (caller, callee) {
        ("none" | "H", "D") => Some("device-from-host"),
        ("HD", "D") => Some("device-from-host-device"),
        ("D", "none" | "H") => Some("host-from-device"),
        ("G", "none" | "H") => Some("host-from-global"),
        ("HD", "none" | "H") => Some("host-from-host-device"),
        _ => None,
    }
}

fn suffix(relaxed: bool) -> &'static str {
    if relaxed { "-relaxed" } else { "" }
}

fn truth(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}
