//! What is read from PTX.

/// The functions that a PTX declares and leaves to others: `.extern .func (.param .b32 r) name (...)`.
pub(super) fn declared_functions(ptx: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(ptx);
    let declared = text.lines().filter_map(|line| line.trim_start().strip_prefix(".extern .func"));
    let name = |rest: &str| {
        let rest = rest.trim_start();
        let rest = match rest.strip_prefix('(') {
            Some(result) => result.split_once(')')?.1.trim_start(),
            None => rest,
        };
        let name: String =
            rest.chars().take_while(|one| one.is_ascii_alphanumeric() || "_$".contains(*one)).collect();
        (!name.is_empty()).then_some(name)
    };
    declared.filter_map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::declared_functions;

    #[test]
    fn names_of_declared_functions_are_found() {
        let ptx =
            b".extern .func  (.param .b32 func_retval0) vprintf\n(\n)\n;\n.extern .func _Z1fv\n(\n)\n;\n\
            .visible .entry _Z1kv()\n.func _Z1gv()\n";
        assert_eq!(declared_functions(ptx), ["vprintf", "_Z1fv"]);
    }
}
