//! Parameter sizes of kernels, read off a program's PTX.
//!
//! A kernel stub passes the runtime the addresses of its arguments and no sizes; the sizes are in the device half.

/// `(registered name, bytes of each parameter)` for every `.entry` of `ptx`, in order.
#[must_use]
pub fn parameter_sizes(ptx: &str) -> Vec<(String, Vec<usize>)> {
    let mut kernels: Vec<(String, Vec<usize>)> = Vec::new();
    let mut inside = false;
    for line in ptx.lines() {
        let line = line.trim();
        if let Some(at) = line.find(".entry ") {
            let name = line[at + ".entry ".len()..].split(['(', ' ']).next().unwrap_or_default();
            // One whose address is taken is declared before it is defined.
            let is_known = kernels.iter().any(|(known, _)| known == name);
            if !is_known {
                kernels.push((name.to_owned(), Vec::new()));
            }
            inside = !is_known && !line.contains(')');
        } else if inside && line.starts_with(".param ") {
            if let (Some(size), Some((_, sizes))) = (parameter_size(line), kernels.last_mut()) {
                sizes.push(size);
            }
        } else if line.starts_with(')') {
            inside = false;
        }
    }
    kernels
}

/// The lines that the fake runtime reads: `name size size ...`.
#[must_use]
pub fn render(kernels: &[(String, Vec<usize>)]) -> String {
    let line = |(name, sizes): &(String, Vec<usize>)| {
        sizes.iter().fold(name.clone(), |text, size| format!("{text} {size}")) + "\n"
    };
    kernels.iter().map(line).collect()
}

fn parameter_size(line: &str) -> Option<usize> {
    let element = line.split_whitespace().find_map(element_size)?;
    let count = match line.split_once('[') {
        Some((_, rest)) => rest.split(']').next()?.parse().ok()?,
        None => 1,
    };
    Some(element * count)
}

fn element_size(word: &str) -> Option<usize> {
    let bits = word.strip_prefix('.')?.strip_prefix(['b', 'u', 's', 'f'])?;
    match bits {
        "8" => Some(1),
        "16" => Some(2),
        "32" => Some(4),
        "64" => Some(8),
        "128" => Some(16),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PTX: &str = "\
.visible .entry _Z1kPii(
\t.param .u64 .ptr .align 1 _Z1kPii_param_0,
\t.param .u32 _Z1kPii_param_1
)
.maxntid 64, 1, 1
{
\tret;
}
.entry empty()
{
}
.weak .entry _Z1s1SIfE(
\t.param .align 8 .b8 _Z1s1SIfE_param_0[24],
\t.param .f32 _Z1s1SIfE_param_1
)
";

    #[test]
    fn sizes_of_every_entry() {
        assert_eq!(render(&parameter_sizes(PTX)), "_Z1kPii 8 4\nempty\n_Z1s1SIfE 24 4\n");
    }
}
