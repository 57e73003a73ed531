//! The head and the end of the host output.
//!
//! What they hold depends on the host compiler and on three options only; rule data says which parts are written.

use cufe_spec::unit::{HostCompiler, Options};

use super::references::References;
use super::texts::fill;
use crate::rules::generated as rules;
use crate::rules::generated::{Emission, HeaderPart, Truth};

/// The host compiler as the rules tell them apart.
fn class_of(compiler: HostCompiler) -> rules::HostCompiler {
    match compiler {
        HostCompiler::Gnu(version) if version < rules::HOST_OUTPUT_COMPILER_THRESHOLD_GNU_46 => {
            rules::HostCompiler::GnuOld
        }
        HostCompiler::Gnu(version) if version < rules::HOST_OUTPUT_COMPILER_THRESHOLD_GNU => {
            rules::HostCompiler::Gnu46
        }
        HostCompiler::Gnu(_) => rules::HostCompiler::Gnu,
        HostCompiler::Clang(version) if version < rules::HOST_OUTPUT_COMPILER_THRESHOLD_CLANG => {
            rules::HostCompiler::ClangOld
        }
        HostCompiler::Clang(_) => rules::HostCompiler::Clang,
        HostCompiler::Pgcpp => rules::HostCompiler::Pgcpp,
        HostCompiler::Icc => rules::HostCompiler::Icc,
    }
}

/// A fact as the rules' tables take it.
pub(super) fn truth(holds: bool) -> Truth {
    if holds { Truth::Yes } else { Truth::No }
}

/// Whether a part of the header is written.
fn writes(options: &Options, part: HeaderPart) -> bool {
    let cell = rules::decide_host_output_header(
        options.dialect,
        options.pass,
        part,
        class_of(options.host_compiler),
        truth(options.static_host_stub),
        truth(options.extended_lambda),
    );
    cell.result == Emission::Written
}

/// Whether the host compiler has a stack of diagnostic settings. pgc++ has the g++'s that it stands for, though its
/// header does without.
pub(super) fn has_push(options: &Options) -> bool {
    match class_of(options.host_compiler) {
        rules::HostCompiler::GnuOld => false,
        rules::HostCompiler::Pgcpp => options.gnu_version >= rules::HOST_OUTPUT_COMPILER_THRESHOLD_GNU_46,
        _ => true,
    }
}

/// Everything before the source.
pub(super) fn header(options: &Options) -> String {
    let mut out = String::new();
    for part in HeaderPart::ALL {
        let text = match part {
            HeaderPart::FirstLine => rules::HOST_OUTPUT_HEADER_FIRST_LINE,
            HeaderPart::UnusedLocalTypedefs => rules::HOST_OUTPUT_HEADER_UNUSED_LOCAL_TYPEDEFS,
            HeaderPart::Attributes => rules::host_output_header_attributes(options.dialect),
            HeaderPart::Push => rules::HOST_OUTPUT_HEADER_PUSH,
            HeaderPart::Unused => rules::HOST_OUTPUT_HEADER_UNUSED,
            HeaderPart::ManagedRuntime => rules::HOST_OUTPUT_HEADER_MANAGED_RUNTIME,
            HeaderPart::ManagedInitPrefix => rules::HOST_OUTPUT_HEADER_MANAGED_INIT_PREFIX,
            HeaderPart::ManagedInit => rules::HOST_OUTPUT_HEADER_MANAGED_INIT,
            HeaderPart::Pop => rules::HOST_OUTPUT_HEADER_POP,
            HeaderPart::UnusedVariable => rules::HOST_OUTPUT_HEADER_UNUSED_VARIABLE,
            HeaderPart::Spelling => rules::HOST_OUTPUT_HEADER_SPELLING,
            HeaderPart::UnusedPrivateField => rules::HOST_OUTPUT_HEADER_UNUSED_PRIVATE_FIELD,
            HeaderPart::UnusedParameter => rules::HOST_OUTPUT_HEADER_UNUSED_PARAMETER,
            HeaderPart::LambdaMacros => rules::HOST_OUTPUT_HEADER_LAMBDA_MACROS,
            HeaderPart::BodyLine => rules::HOST_OUTPUT_HEADER_BODY_LINE,
        };
        if part == HeaderPart::BodyLine && options.generates_stub {
            out.push_str(super::launched::DECLARED);
        }
        if writes(options, part) {
            out.push_str(&fill(text, |_| escape(&options.original_file)));
        }
    }
    out
}

/// Everything after the source.
pub(super) fn trailer(options: &Options, module_id: &str, references: &References) -> String {
    let text = match options.host_compiler {
        HostCompiler::Clang(_) => rules::HOST_OUTPUT_TRAILER_CLANG,
        _ => rules::HOST_OUTPUT_TRAILER_GNU,
    };
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        out.push_str(&fill(line, |name| match name {
            // The name stands verbatim in the `#include`, where a backslash is no escape.
            "stub" if line.starts_with("#include") => options.stub_file_name.clone(),
            "stub" => escape(&options.stub_file_name),
            _ => module_id.to_owned(),
        }));
    }
    if options.lists_references() {
        for (kind, entries) in rules::HOST_OUTPUT_REFERENCE_ARRAY_KINDS.iter().zip(&references.0) {
            let (section, array) = kind.split_once(' ').unwrap_or((kind, ""));
            let text = if entries.is_empty() {
                rules::HOST_OUTPUT_REFERENCE_ARRAY
            } else {
                rules::HOST_OUTPUT_REFERENCE_ARRAY_LISTED
            };
            out.push_str(&fill(text, |name| match name {
                "section" => section.to_owned(),
                "array" => array.to_owned(),
                _ => entries.iter().map(|entry| entry_of(entry)).collect(),
            }));
        }
    }
    out
}

/// One entry of a reference array.
fn entry_of(entry: &str) -> String {
    fill(rules::HOST_OUTPUT_REFERENCE_ARRAY_ENTRY, |name| match name {
        "name" => entry.to_owned(),
        _ => entry.bytes().chain([0]).map(|byte| format!("{byte:#x},")).collect(),
    })
}

/// The characters of a file name as a string literal of a line marker spells them.
fn escape(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for character in name.chars() {
        if matches!(character, '"' | '\\') {
            out.push('\\');
        }
        out.push(character);
    }
    out
}
