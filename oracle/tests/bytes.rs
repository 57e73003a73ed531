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

/// execution-spaces, "Combined Patterns": keyword sets and the bytes that they leave.
#[test]
fn bytes_of_annotated_functions() {
    let rows = [
        ("void f();", 0x00, "host", false),
        ("__host__ void f();", 0x15, "host", false),
        ("__device__ void f();", 0x23, "device", true),
        ("__global__ void f();", 0xE1, "global", false),
        ("__host__ __device__ void f();", 0x37, "host-device", false),
        ("__device__ __host__ void f();", 0x37, "host-device", false),
        ("void f(); __device__ void f();", 0x23, "device", true),
        ("struct S { __device__ void f(); }; void S::f() {}", 0x23, "device", true),
        ("namespace { template <class T> __device__ T f(T); } void g();", 0x23, "device", true),
    ];
    for (program, byte, class, device_only) in rows {
        for dialect in Dialect::ONE_OF_EACH_FAMILY {
            let seen = asking::observed(program, dialect, Pass::Host);
            let fact = seen.entities.iter().find(|e| e.name.ends_with('f') && e.name != "printf").unwrap();
            assert_eq!(
                (fact.space.0, fact.class.as_str(), fact.device_only),
                (byte, class, device_only),
                "{program}"
            );
        }
    }
}
