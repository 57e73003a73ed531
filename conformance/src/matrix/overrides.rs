//! Both spaces on virtual functions: `override/mismatch` overrides a function of each space by one of each. The
//! documented expectations follow the document's check of overriding functions: what is overridden counts by its bits
//! host and device explicit, what overrides by the two keywords as written.

use std::path::PathBuf;

use super::{Generated, with_annotation};

/// The annotations of a function: its name in the rule tables, and the keywords in the order of the programs.
const ANNOTATIONS: [(&str, &[&str]); 8] = [
    ("none", &[]),
    ("H", &["__host__"]),
    ("D", &["__device__"]),
    ("G", &["__global__"]),
    ("HD", &["__host__", "__device__"]),
    ("HG", &["__host__", "__global__"]),
    ("DG", &["__device__", "__global__"]),
    ("HDG", &["__host__", "__device__", "__global__"]),
];

/// The family's cases.
pub(super) fn cases() -> Vec<Generated> {
    ANNOTATIONS.iter().map(|(name, keywords)| case(name, keywords)).collect()
}

fn case(overridden: &str, keywords: &[&str]) -> Generated {
    let mut code = format!("struct B {{\n{}  virtual void f();\n}};\n", written(keywords));
    for (overriding, own) in &ANNOTATIONS {
        let error = documented_mismatch(overridden, overriding)
            .map(|rule| format!("  //^ documented error[override.{rule}]\n"))
            .unwrap_or_default();
        code.push_str(&format!(
            "struct {overriding}_over : B {{\n{}  void f();\n{error}  //^ witness[override.mismatch({overridden}, {overriding})]\n}};\n",
            written(own)
        ));
    }
    let text = format!(
        "/*---\nsays: Every space overrides a virtual function {}.\nrules: override.mismatch\nruns: host reject, device reject, documented reject\n---*/\n{code}",
        with_annotation(&keywords.join(" "))
    );
    Generated { path: PathBuf::from(format!("override/mismatch/{}.cu", overridden.to_lowercase())), text }
}

/// One keyword a line, so that each report has a line of its own. A keyword that meets one it does not go with is the
/// document's conflict, which it reports at the later one.
fn written(keywords: &[&str]) -> String {
    let mut text = String::new();
    for keyword in keywords {
        text.push_str(&format!("  {keyword}\n"));
        if *keyword == "__global__" && keywords.len() > 1 {
            text.push_str("  //^ documented error[space.conflict]\n");
        }
    }
    text
}

/// The document's report for a function whose annotations are `overriding` over one whose are `overridden`.
fn documented_mismatch(overridden: &str, overriding: &str) -> Option<&'static str> {
    // A kernel's byte has the device bit; with __host__ in conflict, both.
    let overridden = match overridden {
        "none" | "H" => Side::Host,
        "D" | "G" | "DG" => Side::Device,
        _ => Side::Both,
    };
    let overriding = match overriding {
        "none" | "H" | "G" | "HG" => Side::Host,
        "D" | "DG" => Side::Device,
        _ => Side::Both,
    };
    match (overridden, overriding) {
        (Side::Host, Side::Device) => Some("device-over-host"),
        (Side::Host, Side::Both) => Some("host-device-over-host"),
        (Side::Device, Side::Host) => Some("host-over-device"),
        (Side::Device, Side::Both) => Some("host-device-over-device"),
        (Side::Both, Side::Host) => Some("host-over-host-device"),
        // The document gives its sixth message in a relaxed mode only, which no option reaches.
        _ => None,
    }
}

/// Where a virtual function belongs.
#[derive(Clone, Copy)]
enum Side {
    Host,
    Device,
    Both,
}
