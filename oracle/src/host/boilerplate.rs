//! Header and trailer of the host output (runtime-boilerplate, "Managed Memory Runtime Initialization", "Lambda
//! Detection Macros", "Diagnostic Suppression Scope").

use cufe_spec::rules::text::fill;
use cufe_spec::unit::HostCompiler;

use super::{Edit, Piece, Writer};
use crate::chapters::truth;

impl Writer<'_> {
    /// `host-output.header`: the parts in the order of their domain, each under the id of its text.
    pub(super) fn header(&self) -> String {
        let compiler = self.host_compiler();
        let parts = self.rules.domain("header-part").map(|d| d.values.as_slice()).unwrap_or_default();
        let mut text = String::new();
        for part in parts {
            let inputs = [
                part.id.as_str(),
                compiler,
                truth(self.options.static_host_stub),
                truth(self.options.extended_lambda),
            ];
            if self.decide("host-output.header", &inputs).as_deref() == Some("written") {
                let template =
                    self.rules.text_in(&format!("host-output.header.{}", part.id), self.options.dialect);
                text +=
                    &fill(template, |hole| (hole == "file").then_some(self.options.original_file.as_str()));
            }
        }
        text
    }

    /// `host-output.compiler.threshold`: the value of the `host-compiler` domain.
    fn host_compiler(&self) -> &'static str {
        let threshold = |name| self.rules.constant("host-output.compiler.threshold", name);
        match self.options.host_compiler {
            HostCompiler::Gnu(version) if version < threshold("gnu-46") => "gnu-old",
            HostCompiler::Gnu(version) if version < threshold("gnu") => "gnu-46",
            HostCompiler::Gnu(_) => "gnu",
            HostCompiler::Clang(version) if version < threshold("clang") => "clang-old",
            HostCompiler::Clang(_) => "clang",
            HostCompiler::Pgcpp => "pgcpp",
            HostCompiler::Icc => "icc",
        }
    }

    /// `host-output.trailer`: everything after the last token of the unit.
    pub(super) fn trailer(&self, module_id: &str) -> String {
        let id = match self.options.host_compiler {
            HostCompiler::Clang(_) => "host-output.trailer.clang",
            _ => "host-output.trailer.gnu",
        };
        fill(self.rules.text(id), |hole| match hole {
            "stub" => Some(self.options.stub_file_name.as_str()),
            "module-id" => Some(module_id),
            _ => None,
        })
    }

    /// `host-output.host-runtime`: after the first global declaration of `size_t` comes the runtime header.
    pub(super) fn host_runtime(&mut self) {
        let Some(after) = self.program.after_size_t else { return };
        let pieces = self.directives("host-output.host-runtime");
        self.edit(Edit { range: after..after, pieces });
    }

    /// The lines of a text of directives.
    pub(super) fn directives(&self, id: &str) -> Vec<Piece> {
        self.rules.text(id).lines().map(|line| Piece::Directive(line.to_owned())).collect()
    }

    /// `host-output.type`: declarations marked `device_builtin` come from the runtime header and are skipped.
    pub(super) fn builtin_declarations(&mut self) {
        if self.decide("host-output.type", &["device-builtin"]).as_deref() != Some("omitted") {
            return;
        }
        for range in self.program.builtin_declarations.clone() {
            self.skip(range);
        }
    }
}
