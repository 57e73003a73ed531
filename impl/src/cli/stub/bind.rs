//! The tables that a stub file registers, in assembly code.

use super::assembly::Host;
use super::mangled::{common, instance};
use super::registered::Device;
use std::fmt::Write;

/// The tables of functions and variables.
///
/// # Errors
/// The symbol of a kernel that can be launched and that the device code does not define.
pub(super) fn tables(host: &Host, device: &Device) -> Result<String, String> {
    let mut text = Tables::default();
    text.begin("__cufe_functions");
    for symbol in &host.kernels {
        text.row(symbol, kernel(symbol, device).ok_or_else(|| symbol.clone())?, &[]);
    }
    text.end(2);
    text.begin("__cufe_variables");
    let variables =
        host.defined.iter().filter_map(|symbol| Some((symbol, device.variables.get(&common(symbol))?)));
    for (symbol, variable) in variables {
        text.row(symbol, &variable.name, &[variable.size, variable.kind as u64]);
    }
    text.end(4);
    Ok(text.finish())
}

/// The device's name of a kernel.
fn kernel<'a>(symbol: &str, device: &'a Device) -> Option<&'a str> {
    let name = common(symbol);
    let only = |beginning: &str| {
        let from = device.kernels.range(beginning.to_owned()..);
        let mut candidates = from.take_while(|(name, _)| name.starts_with(beginning));
        candidates.next().filter(|_| candidates.next().is_none()).map(|(_, name)| name.as_str())
    };
    match device.kernels.get(&name) {
        Some(name) => Some(name),
        None if name.starts_with("_Z") => only(instance(&name)?),
        // What is static and has C linkage is mangled by the device only.
        None => only(&format!("_Z{}{symbol}", symbol.len())),
    }
}

/// Tables of rows of eight bytes each, the last row of noughts.
#[derive(Debug, Default)]
struct Tables {
    text: String,
    names: Vec<String>,
}

impl Tables {
    fn begin(&mut self, label: &str) {
        let _ = write!(self.text, "\t.section\t.data.rel.ro.{label},\"aw\"\n\t.balign\t8\n{label}:\n");
    }

    fn row(&mut self, symbol: &str, name: &str, numbers: &[u64]) {
        let _ = write!(self.text, "\t.8byte\t{symbol}\n\t.8byte\t.Lcufe_name_{}\n", self.names.len());
        for number in numbers {
            let _ = writeln!(self.text, "\t.8byte\t{number}");
        }
        self.names.push(name.to_owned());
    }

    fn end(&mut self, columns: usize) {
        (0..columns).for_each(|_| self.text.push_str("\t.8byte\t0\n"));
    }

    fn finish(mut self) -> String {
        self.text.push_str("\t.section\t.rodata.__cufe_names,\"a\"\n");
        for (index, name) in self.names.iter().enumerate() {
            let _ = write!(self.text, ".Lcufe_name_{index}:\n\t.asciz\t\"{name}\"\n");
        }
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::borrow::Cow;

    #[test]
    fn what_both_halves_have_is_registered() {
        let code = "_ZN13__cufe_kernelIPFvvEXadL_ZL1kvEEE5placeE:\n\t.quad\t_ZL1kv\n\t.comm\t_ZL1v,4,4\n";
        let device = |ptx: &'static str| Device::of([Cow::Borrowed(ptx)].into_iter());
        let made = tables(&Host::of(code), &device(".entry _Z1kv()\n.global .align 4 .u32 v;\n")).unwrap();
        assert!(
            made.contains("__cufe_functions:\n\t.8byte\t_ZL1kv\n\t.8byte\t.Lcufe_name_0\n\t.8byte\t0\n"),
            "{made}"
        );
        assert!(
            made.contains("\t.8byte\t_ZL1v\n\t.8byte\t.Lcufe_name_1\n\t.8byte\t4\n\t.8byte\t0\n"),
            "{made}"
        );
        assert!(made.contains(".asciz\t\"_Z1kv\""), "{made}");
        assert_eq!(tables(&Host::of(code), &device("")), Err("_ZL1kv".to_owned()));
        assert_eq!(kernel("word", &device(".entry _Z4wordPi()\n")), Some("_Z4wordPi"));
        assert_eq!(kernel("word", &device(".entry _Z4wordPi()\n.entry _Z4wordv()\n")), None);
    }
}
