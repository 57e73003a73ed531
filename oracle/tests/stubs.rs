//! The stub mode: the passes of `gen_routine_decl` over every kind of routine, and what they write.

mod asking;

use std::sync::OnceLock;

use cufe_oracle::stubs::{Routine, StubCase, StubMode, StubPass};
use cufe_spec::rules::Rules;
use cufe_spec::unit::{Dialect, Pass};
use pretty_assertions::assert_eq;
use quickcheck::{Arbitrary, Gen, TestResult, quickcheck};
use rstest::rstest;

fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(|| Rules::load().unwrap())
}

/// `before > after: form` of every pass.
fn trace(passes: &[StubPass]) -> String {
    let bit = u8::from;
    let line = |p: &StubPass| format!("{} > {}: {}", bit(p.before), bit(p.mode), p.form);
    passes.iter().map(line).collect::<Vec<_>>().join("; ")
}

/// The document: the first call turns the mode on and writes the static stub, the recursive one turns it off and
/// writes the forwarding body. Without a definition, in a friend declaration and for other functions nothing flips.
#[rstest]
#[case::definition(StubCase::Definition, true, false, "0 > 1: placeholder; 1 > 0: forwarding")]
#[case::specialisation(StubCase::Specialisation, true, false, "0 > 1: none; 1 > 0: forwarding")]
#[case::redeclaration(StubCase::Declaration, true, false, "0 > 1: none; 1 > 0: none")]
#[case::declaration(StubCase::Declaration, false, false, "0 > 0: none")]
#[case::friend_definition(StubCase::Definition, true, true, "0 > 0: forwarding")]
#[case::friend_declaration(StubCase::Declaration, true, true, "0 > 0: none")]
#[case::other(StubCase::Other, true, false, "0 > 0: none")]
fn passes(
    #[case] case: StubCase,
    #[case] defined: bool,
    #[case] friend: bool,
    #[case] expected: &str,
    #[values(Dialect::Documented, Dialect::REFERENCE)] dialect: Dialect,
) {
    let rules = rules();
    let mut mode = StubMode::new(rules, dialect);
    assert_eq!(trace(&mode.routine(Routine { case, defined, friend })), expected);
}

/// An explicit instantiation of a kernel turns the mode on before its routine is written, which turns it off: one pass
/// and no recursion. That of a `__host__ __device__` template leaves it alone.
#[rstest]
#[case("kernel-template", StubCase::Declaration, "1 > 0: none")]
#[case("kernel", StubCase::Declaration, "1 > 0: none")]
#[case("host-device", StubCase::Other, "0 > 0: none")]
#[case("device", StubCase::Other, "0 > 0: none")]
#[case("host", StubCase::Other, "0 > 0: none")]
fn directives(#[case] class: &str, #[case] case: StubCase, #[case] expected: &str) {
    let rules = rules();
    let mut mode = StubMode::new(rules, Dialect::Documented);
    let passes = mode.directive(class, Routine { case, defined: true, friend: false });
    assert_eq!((trace(&passes).as_str(), mode.is_on()), (expected, false));
}

/// A routine of any kind.
#[derive(Clone, Debug)]
struct Any(Routine);

impl Arbitrary for Any {
    fn arbitrary(g: &mut Gen) -> Any {
        let cases = [StubCase::Definition, StubCase::Specialisation, StubCase::Declaration, StubCase::Other];
        let case = *g.choose(&cases).unwrap();
        Any(Routine { case, defined: bool::arbitrary(g), friend: bool::arbitrary(g) })
    }
}

quickcheck! {
    /// Whatever routines a unit has, the mode is off behind each, and what one writes does not depend on those before.
    fn the_mode_returns_to_its_start(routines: Vec<Any>) -> bool {
        let rules = rules();
        let mut mode = StubMode::new(rules, Dialect::Documented);
        routines.iter().all(|Any(routine)| {
            let passes = mode.routine(*routine);
            !mode.is_on() && passes == StubMode::new(rules, Dialect::Documented).routine(*routine)
        })
    }

    /// Two passes exactly where the toggle fires, and then in opposite modes.
    fn the_toggle_is_its_own_inverse(any: Any) -> TestResult {
        let rules = rules();
        let Any(routine) = any;
        let fires = routine.case != StubCase::Other && routine.defined && !routine.friend;
        let passes = StubMode::new(rules, Dialect::Documented).routine(routine);
        let modes: Vec<(bool, bool)> = passes.iter().map(|p| (p.before, p.mode)).collect();
        let expected = if fires { vec![(false, true), (true, false)] } else { vec![(false, false)] };
        TestResult::from_bool(modes == expected)
    }
}

/// What the documented dialect writes for a program, without line markers, boilerplate and trailer.
fn documented(program: &str) -> String {
    let seen = asking::observed(program, Dialect::Documented, Pass::Host);
    let text = seen.host.unwrap_or_else(|| panic!("no output: {:?}", seen.diagnostics));
    let (_, behind) = text.split_once("void free(void *pointer) noexcept;\n").unwrap();
    let (body, _) = behind.split_once("#define _NV_ANON_NAMESPACE").unwrap();
    let lines = body.lines().filter(|line| !line.starts_with("# ")).map(str::trim);
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n") + "\n"
}

/// The document's example under "Kernel Stub Generation", and its sentence on templates.
#[test]
fn the_documents_example() {
    let plain = documented("__global__ void kernel_name(int params) { params++; }");
    expect_test::expect![[r#"
        static void __wrapper__device_stub_kernel_name ( int & params ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        { params++; }
        #endif
        void kernel_name(int params) {__wrapper__device_stub_kernel_name(params);return;}
        #if 0
        { params++; }
        #endif
    "#]].assert_eq(&plain);
}

/// "For template kernels, the forwarding stub includes explicit template arguments."
#[test]
fn the_documents_template() {
    let template = documented(
        "namespace scope { template <class T1, class T2> __global__ void kernel_name(T1 params, T2 *more) { params++; } }",
    );
    expect_test::expect![[r#"
        namespace scope { template <class T1, class T2> static void __wrapper__device_stub_kernel_name ( T1 & params , T2 * & more ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        { params++; }
        #endif
        template <class T1, class T2> void kernel_name(T1 params, T2 *more) {::scope::__wrapper__device_stub_kernel_name<T1,T2>(params,more);return;}
        #if 0
        { params++; }
        #endif
        }
    "#]].assert_eq(&template);
}

/// A stub is static, so it has no `extern`; the kernel keeps it.
#[test]
fn extern_kernels() {
    let program = "extern __global__ void plain(int p) {}\ntemplate <class T> extern __global__ void declared(T p);\n\
                   template <class T> __global__ extern void behind(T p) {}";
    expect_test::expect![[r#"
        static void __wrapper__device_stub_plain ( int & p ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        {}
        #endif
        extern void plain(int p) {__wrapper__device_stub_plain(p);return;}
        #if 0
        {}
        #endif
        template <class T> extern void declared(T p);
        template <class T> static void __wrapper__device_stub_behind ( T & p ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        {}
        #endif
        template <class T> extern void behind(T p) {__wrapper__device_stub_behind<T>(p);return;}
        #if 0
        {}
        #endif
    "#]].assert_eq(&documented(program));
}

/// A static kernel stays static; declarations without a body get no stub.
#[test]
fn static_kernels_and_declarations() {
    let program = "static __global__ void kernel_name(int params) { params++; }\n\
                   namespace { __global__ void inner(); __global__ void inner() {} }\n\
                   template <class T> static __global__ void both(T t) {}";
    expect_test::expect![[r#"
        static void __wrapper__device_stub_kernel_name ( int & params ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        { params++; }
        #endif
        static void kernel_name(int params) {__wrapper__device_stub_kernel_name(params);return;}
        #if 0
        { params++; }
        #endif
        namespace { void inner(); static void __wrapper__device_stub_inner ( ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        {}
        #endif
        void inner() {__wrapper__device_stub_inner();return;}
        #if 0
        {}
        #endif
        }
        template <class T> static void __wrapper__device_stub_both ( T & t ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        {}
        #endif
        template <class T> static void both(T t) {__wrapper__device_stub_both<T>(t);return;}
        #if 0
        {}
        #endif
    "#]].assert_eq(&documented(program));
}

/// An explicit instantiation and a friend declaration are written once.
#[test]
fn explicit_instantiations_and_friends() {
    let program = "template <class T> __global__ void kernel_name(T params) {}\n\
                   template __global__ void kernel_name<int>(int);\n\
                   struct S { template <class T> friend __global__ void kernel_name(T); };";
    expect_test::expect![[r#"
        template <class T> static void __wrapper__device_stub_kernel_name ( T & params ) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
        #if 0
        {}
        #endif
        template <class T> void kernel_name(T params) {__wrapper__device_stub_kernel_name<T>(params);return;}
        #if 0
        {}
        #endif
        template void kernel_name<int>(int);
        struct S { template <class T> friend void kernel_name(T); };
    "#]].assert_eq(&documented(program));
}
