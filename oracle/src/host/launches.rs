//! Launches and uses of managed variables (contract points 7 and 8; runtime-boilerplate, "Emitted Wrapper",
//! "Kernel Launch Lowering").

use cufe_spec::space::MemoryWord;

use super::{Edit, Piece, Writer};
use crate::facts::memory_of;

impl Writer<'_> {
    /// `callee<<<cfg>>>(args)` becomes a conditional expression, in parentheses unless it is a whole statement. All
    /// tokens of the source stay on their lines; the generated ones stand on that of the callee.
    pub(super) fn launches(&mut self) {
        let program = self.program;
        for launch in &program.launches {
            let (open, close) = if launch.statement { ("", "") } else { ("(", ")") };
            let mut pieces = vec![
                Piece::Text(format!("{open}(__cudaPushCallConfiguration(")),
                Piece::Source(launch.configuration.clone()),
                Piece::Here(launch.callee.start),
                Piece::Text(")) ? (void)0 :".to_owned()),
                Piece::Source(launch.callee.clone()),
                Piece::Source(launch.arguments.clone()),
            ];
            if !close.is_empty() {
                pieces.push(Piece::Text(close.to_owned()));
            }
            self.edit(Edit { range: launch.callee.start..launch.arguments.end, pieces });
        }
    }

    /// Every use of a managed variable initialises the runtime first; `host-output.managed.decltype`: as the operand of `decltype` it
    /// is none that names the variable any more.
    pub(super) fn managed_uses(&mut self) {
        let program = self.program;
        for used in &program.uses {
            let entity = &self.program.variable_entities[used.entity];
            if memory_of(self.program, entity).0 & MemoryWord::MANAGED != MemoryWord::MANAGED {
                continue;
            }
            let (before, after) =
                self.rules.text("host-output.managed.access").split_once("{name}").unwrap_or_default();
            let pieces = vec![
                Piece::Text(before.to_owned()),
                Piece::Source(used.range.clone()),
                Piece::Text(after.to_owned()),
            ];
            self.edit(Edit { range: used.range.clone(), pieces });
            if used.decltype_operand && self.has("host-output.managed.decltype") {
                let word = used.range.start - 2;
                self.edit(Edit::replace(word..word + 1, self.rules.text("host-output.managed.decltype")));
            }
        }
    }
}
