//! Header and trailer of the host output (runtime-boilerplate, "Managed Memory Runtime Initialization", "Lambda
//! Detection Macros", "Diagnostic Suppression Scope").

use cufe_spec::unit::HostCompiler;

use super::{Edit, Piece, Writer};

/// The managed runtime: four declarations and the lazy initialisation.
const MANAGED_RUNTIME: &str = "static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} static char __nv_init_managed_rt_with_module(void **);";
const MANAGED_INIT: &str = "static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}";
const LAMBDA_MACROS: &str = "#define __nv_is_extended_device_lambda_closure_type(X) false\n#define __nv_is_extended_host_device_lambda_closure_type(X) false\n#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false\n#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)\n#endif\n";

impl Writer<'_> {
    /// Everything before the first token of the unit.
    pub(super) fn header(&self) -> String {
        let ignored = |what: &str| format!("#pragma GCC diagnostic ignored \"-W{what}\"\n");
        let (local_typedefs, push, clang) = match self.options.host_compiler {
            HostCompiler::Gnu(version) => (version >= 40800, version >= 40600, false),
            HostCompiler::Clang(version) => (version > 30500, true, true),
            HostCompiler::Pgcpp => (false, false, false),
            HostCompiler::Icc => (false, true, false),
        };
        let mut text = format!("# 1 \"{}\"\n", self.options.original_file);
        if local_typedefs {
            text += &ignored("unused-local-typedefs");
        }
        text += "# 1\n";
        if self.options.static_host_stub {
            text += "\n";
            text += &ignored("attributes");
        }
        if push {
            text += "#pragma GCC diagnostic push\n# 1\n";
            text += &ignored("unused-variable");
            text += "# 1\n";
            text += &ignored("unused-function");
        }
        let unused =
            if self.options.host_compiler == HostCompiler::Pgcpp { "__attribute__((unused))  " } else { "" };
        text += &format!("# 1\n{MANAGED_RUNTIME} {unused}{MANAGED_INIT}\n# 1\n");
        if push {
            text += "#pragma GCC diagnostic pop\n# 1\n";
        }
        text += &ignored("unused-variable");
        if clang {
            text += &format!("# 1\n{}# 1\n{}", ignored("unused-private-field"), ignored("unused-parameter"));
        }
        text += "\n# 1\n";
        if !self.options.extended_lambda {
            text += LAMBDA_MACROS;
        }
        text += "\n# 1\n";
        text
    }

    /// Everything after the last token of the unit.
    pub(super) fn trailer(&self, _module_id: &str) -> String {
        let stub = &self.options.stub_file_name;
        let unnamed = &self.unnamed;
        let marker = match self.options.host_compiler {
            HostCompiler::Clang(_) => format!("#line 1 \"{stub}\"\n"),
            _ => format!("# 1 \"{stub}\"\n"),
        };
        format!(
            "\n{marker}#define _NV_ANON_NAMESPACE {unnamed}\n#ifdef _NV_ANON_NAMESPACE\n#endif\n{marker}#include \"{stub}\"\n{marker}#undef _NV_ANON_NAMESPACE\n"
        )
    }

    /// After the first global declaration of `size_t` comes the runtime header.
    pub(super) fn host_runtime(&mut self) {
        let Some(after) = self.program.after_size_t else { return };
        let lines = [
            "#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)",
            "#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__",
            "#endif",
            "#include \"crt/host_runtime.h\"",
        ];
        let pieces = lines.iter().map(|l| Piece::Directive((*l).to_owned())).collect();
        self.edit(Edit { range: after..after, pieces });
    }

    /// Declarations marked `device_builtin` come from the runtime header: the whole declaration is skipped.
    pub(super) fn builtin_declarations(&mut self) {
        for range in self.program.builtin_declarations.clone() {
            let pieces = vec![
                Piece::Directive("#if 0".to_owned()),
                Piece::Copy(range.clone()),
                Piece::Directive("#endif".to_owned()),
            ];
            self.edit(Edit { range, pieces });
        }
    }
}
