//! The fixed texts at the head and the end of the host output.
//!
//! What they hold depends on the host compiler and on three options only; the variants were observed for every
//! compiler family and version step.

use cufe_spec::unit::{HostCompiler, Options};

/// The managed runtime without the prefix of `__nv_init_managed_rt`.
const MANAGED_RUNTIME: &str = "static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; \
static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} \
static char __nv_init_managed_rt_with_module(void **);";

/// The lazy initialisation.
const MANAGED_INIT: &str = "static inline void __nv_init_managed_rt(void) \
{ __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 \
: __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}\n";

/// The three lambda traits where no extended lambda can exist.
pub(crate) const FALSE_LAMBDA_TRAITS: &str = "\
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
";

/// The check that follows them.
const LAMBDA_TRAITS_EXIST: &str = "#if defined(__nv_is_extended_device_lambda_closure_type) \
&& defined(__nv_is_extended_host_device_lambda_closure_type)\
&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif
";

/// What follows the first global declaration that names `size_t`.
pub(crate) const HOST_RUNTIME: &str = "\
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include \"crt/host_runtime.h\"
";

/// The arrays that tell the device linker which entities the host refers to: section and name.
const HOST_REFERENCE_ARRAYS: [(&str, &str); 6] = [
    (".nvHRKI", "hostRefKernelArrayInternalLinkage"),
    (".nvHRKE", "hostRefKernelArrayExternalLinkage"),
    (".nvHRDI", "hostRefDeviceArrayInternalLinkage"),
    (".nvHRDE", "hostRefDeviceArrayExternalLinkage"),
    (".nvHRCI", "hostRefConstantArrayInternalLinkage"),
    (".nvHRCE", "hostRefConstantArrayExternalLinkage"),
];

/// The facts about a host compiler that the boilerplate depends on.
struct Host {
    /// It knows `-Wunused-local-typedefs`.
    local_typedefs: bool,
    /// `#pragma GCC diagnostic push` and `pop` work.
    push_pop: bool,
    /// It reads `#pragma GCC diagnostic` at all.
    diagnostics: bool,
    /// It is clang.
    clang: bool,
}

impl Host {
    fn of(compiler: HostCompiler) -> Host {
        let gnu = Host { local_typedefs: true, push_pop: true, diagnostics: true, clang: false };
        match compiler {
            HostCompiler::Gnu(version) => {
                Host { local_typedefs: version >= 40_800, push_pop: version >= 40_600, ..gnu }
            }
            HostCompiler::Clang(version) => Host { local_typedefs: version > 30_500, clang: true, ..gnu },
            HostCompiler::Pgcpp => {
                Host { local_typedefs: false, push_pop: false, diagnostics: false, clang: false }
            }
            HostCompiler::Icc => Host { local_typedefs: false, ..gnu },
        }
    }
}

/// Everything before the source.
pub(crate) fn header(options: &Options) -> String {
    let host = Host::of(options.host_compiler);
    let mut out = format!("# 1 \"{}\"\n", escape(&options.original_file));
    let ignore = |out: &mut String, warning: &str| {
        out.push_str("#pragma GCC diagnostic ignored \"");
        out.push_str(warning);
        out.push_str("\"\n");
    };
    if host.local_typedefs {
        ignore(&mut out, "-Wunused-local-typedefs");
        out.push_str("# 1\n");
    }
    if options.static_host_stub {
        out.push('\n');
        ignore(&mut out, "-Wattributes");
    }
    if host.push_pop {
        out.push_str("#pragma GCC diagnostic push\n# 1\n");
    }
    if host.diagnostics {
        ignore(&mut out, "-Wunused-variable");
        out.push_str("# 1\n");
        ignore(&mut out, "-Wunused-function");
        out.push_str("# 1\n");
    }
    out.push_str(MANAGED_RUNTIME);
    out.push_str(if host.diagnostics { " " } else { "__attribute__((unused))  " });
    out.push_str(MANAGED_INIT);
    if host.push_pop {
        out.push_str("# 1\n#pragma GCC diagnostic pop\n");
    }
    if host.diagnostics {
        out.push_str("# 1\n");
        ignore(&mut out, "-Wunused-variable");
        out.push('\n');
    }
    if host.clang {
        out.push_str("# 1\n");
        ignore(&mut out, "-Wunused-private-field");
        out.push_str("\n# 1\n");
        ignore(&mut out, "-Wunused-parameter");
        out.push('\n');
    }
    out.push_str("# 1\n");
    if !options.extended_lambda {
        out.push_str(FALSE_LAMBDA_TRAITS);
        out.push_str(LAMBDA_TRAITS_EXIST);
        out.push('\n');
    }
    out.push_str("# 1\n");
    out
}

/// Everything after the source.
pub(crate) fn trailer(options: &Options, module_id: &str) -> String {
    // The name stands verbatim in the `#include`, where a backslash is no escape.
    let verbatim = &options.stub_file_name;
    let stub = escape(verbatim);
    let marker = match options.host_compiler {
        HostCompiler::Clang(_) => format!("#line 1 \"{stub}\"\n"),
        _ => format!("# 1 \"{stub}\"\n"),
    };
    let name = anonymous_namespace(module_id);
    let mut out = format!(
        "\n{marker}#define _NV_ANON_NAMESPACE {name}\n#ifdef _NV_ANON_NAMESPACE\n#endif\n\
         {marker}#include \"{verbatim}\"\n{marker}#undef _NV_ANON_NAMESPACE\n"
    );
    if options.device_c {
        for (section, name) in HOST_REFERENCE_ARRAYS {
            out.push_str(&format!(
                "\nextern \"C\" {{\nextern __attribute__ ((section (\"{section}\"))) __attribute__((weak)) \
                 const unsigned char {name}[] = {{\n0x0}};\n}}\n"
            ));
        }
    }
    out
}

/// The name that anonymous namespaces get.
pub(crate) fn anonymous_namespace(module_id: &str) -> String {
    format!("_GLOBAL__N_{module_id}")
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
