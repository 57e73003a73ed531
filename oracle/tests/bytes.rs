//! All 256 values of the execution-space byte: what the interpreter reads from the rule data against the formulas of the
//! documents (execution-spaces, "Execution Space Classification", "nv_is_device_only_routine Truth Table").

use cufe_spec::rules::Rules;

#[test]
fn classification_and_predicates_of_every_byte() {
    let rules = Rules::load().unwrap();
    for byte in 0..=u8::MAX {
        let classification = match byte & 0x30 {
            0x00 => "implicit-host",
            0x10 => "host",
            0x20 => "device",
            _ => "host-device",
        };
        assert_eq!(rules.bytes("space.classification").of(byte), classification, "{byte:#04x}");
        let device_only = (byte & 0x30) == 0x20 && (byte & 0x60) == 0x20;
        assert_eq!(rules.bytes("space.device-only").of(byte), device_only.to_string(), "{byte:#04x}");
        let kernel = (byte & 0x60) == 0x60;
        assert_eq!(rules.bytes("space.kernel").of(byte) == "global", kernel, "{byte:#04x}");
    }
}

mod asking;

use cufe_spec::unit::{Dialect, Pass};
use pretty_assertions::assert_eq;
use rstest::rstest;

/// execution-spaces, "Combined Patterns": keyword sets and the bytes that they leave.
#[rstest]
#[case("void f();", 0x00, "host", false)]
#[case("__host__ void f();", 0x15, "host", false)]
#[case("__device__ void f();", 0x23, "device", true)]
#[case("__global__ void f();", 0xE1, "global", false)]
#[case("__host__ __device__ void f();", 0x37, "host-device", false)]
#[case("__device__ __host__ void f();", 0x37, "host-device", false)]
#[case("void f(); __device__ void f();", 0x23, "device", true)]
#[case("struct S { __device__ void f(); }; void S::f() {}", 0x23, "device", true)]
#[case("namespace { template <class T> __device__ T f(T); } void g();", 0x23, "device", true)]
fn bytes_of_annotated_functions(
    #[case] program: &str,
    #[case] byte: u8,
    #[case] class: &str,
    #[case] device_only: bool,
    #[values(Dialect::Documented, Dialect::REFERENCE)] dialect: Dialect,
) {
    let seen = asking::observed(program, dialect, Pass::Host);
    let fact = seen.entities.iter().find(|e| e.name.ends_with('f') && e.name != "printf").unwrap();
    assert_eq!((fact.space.0, fact.class.as_str(), fact.device_only), (byte, class, device_only));
}
