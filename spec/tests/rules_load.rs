//! The embedded rules load, and the predicate is the documents' formula for every byte.

use cufe_spec::rules::Rules;
use cufe_spec::unit::Dialect;
use pretty_assertions::assert_eq;

fn rules() -> Rules {
    match Rules::load() {
        Ok(rules) => rules,
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn the_predicate_is_the_documents_formula_for_every_byte() {
    let rules = rules();
    let table = rules.bytes("space.device-only");
    for byte in 0..=u8::MAX {
        let formula = (byte & 0x30) == 0x20 && (byte & 0x60) == 0x20;
        assert_eq!(table.of(byte), formula.to_string(), "{byte:#04x}");
    }
}

#[test]
fn texts_of_the_released_tool_are_recognised() {
    let rules = rules();
    let cases: &[(&str, &str, &[&str])] = &[
        ("illegal combination of memory qualifiers", "space.conflict", &[]),
        (
            "a __host__ __device__ function(\"n::f\") redeclared with __global__",
            "space.redeclared.with-global",
            &["__host__ __device__", "n::f"],
        ),
        (
            "a __device__ function(\"f\") redeclared with __host__, hence treated as a __host__ __device__ function",
            "space.redeclared.device-with-host",
            &["f"],
        ),
        (
            "a __device__ function(\"operator\"\"_x\") redeclared with __global__",
            "space.redeclared.with-global",
            &["__device__", "operator\"\"_x"],
        ),
        ("a __global__ variable(\"x\") redeclared without __global__", "", &[]),
        (
            "a __managed__ variable(\"x\") redeclared without __managed__",
            "variable.redeclared.without",
            &["__managed__", "x"],
        ),
        ("initializer not allowed for __shared__ variable ", "variable.shared.initializer", &[]),
        ("attribute \"__device__\" does not apply here", "attribute.does-not-apply", &["__device__"]),
        ("expected a \"(\"", "", &[]),
        (
            "incompatible __grid_constant__ annotation for parameter y in function redeclaration (see previous declaration at line 12)",
            "grid-constant.redeclared",
            &["y", "function redeclaration", "12"],
        ),
        (
            "incompatible __grid_constant__ annotation for parameter  in instantiation directive (see previous declaration at line 3)",
            "grid-constant.redeclared",
            &["", "instantiation directive", "3"],
        ),
    ];
    for (text, id, arguments) in cases {
        let found = rules.match_text(Dialect::REFERENCE, text);
        match found {
            None => assert_eq!(*id, "", "{text}"),
            Some((found_id, found_arguments)) => {
                assert_eq!((found_id, found_arguments.as_slice()), (*id, arguments.map_owned().as_slice()));
            }
        }
    }
}

trait MapOwned {
    fn map_owned(&self) -> Vec<String>;
}

impl MapOwned for [&str] {
    fn map_owned(&self) -> Vec<String> {
        self.iter().map(|s| (*s).to_owned()).collect()
    }
}
