//! The stub file without cicc: kernels launch themselves (`plan::launched`), and what is registered is read off PTX and the assembly
//! code of the host half.
//!
//! Two steps of `cufe build --jit`, which nobody else calls: `text` writes the file that the host output includes, `bind` adds the
//! tables that it registers to the assembly code that the host compiler makes.

mod assembly;
mod bind;
mod mangled;
mod registered;

use super::complain;
use super::stand_in::CANNOT_RUN;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

/// The name under which cufe stands in for what cicc does with stub files.
pub(super) const NAME: &str = "stub";
/// The front end's option for a host output whose kernels launch themselves.
pub(super) const GENERATE_STUB: &str = "--gen_stub";
/// The exit status where host and device code do not fit together.
const UNBOUND: i32 = 2;

/// Does one of the two steps; the exit status.
pub(super) fn run(arguments: &[OsString]) -> i32 {
    let done = match arguments {
        [step, output, fatbin, module_id @ ..] if step == "text" => {
            text(output.as_ref(), &fatbin.to_string_lossy(), module_id.first().map(Path::new))
        }
        [step, assembly, output, ptx @ ..] if step == "bind" => bind(assembly.as_ref(), output.as_ref(), ptx),
        _ => Err((CANNOT_RUN, "the step of a stub file is not known".to_owned())),
    };
    match done {
        Ok(()) => 0,
        Err((status, text)) => {
            complain(&text);
            status
        }
    }
}

/// Writes the stub file; with the module id, for relocatable code.
fn text(output: &Path, fatbin: &str, module_id: Option<&Path>) -> Result<(), (i32, String)> {
    let id =
        module_id.map(|path| read(path).map(|id| String::from_utf8_lossy(&id).into_owned())).transpose()?;
    let written = STUB.replace("{fatbin}", fatbin).replace(
        "{storage}",
        &match &id {
            Some(id) => {
                format!("#define __NV_MODULE_ID {}\n#define __NV_CUBIN_HANDLE_STORAGE__ extern", id.trim())
            }
            None => "#define __NV_CUBIN_HANDLE_STORAGE__ static".to_owned(),
        },
    );
    let register = if id.is_some() { "____cudaRegisterLinkedBinary" } else { "__cudaRegisterBinary" };
    write(output, written.replace("{register}", register).as_bytes())
}

/// Adds the tables to the assembly code.
fn bind(assembly: &Path, output: &Path, ptx: &[OsString]) -> Result<(), (i32, String)> {
    let code = read(assembly)?;
    let code = String::from_utf8_lossy(&code);
    let ptx = ptx.iter().map(|path| read(path.as_ref())).collect::<Result<Vec<_>, _>>()?;
    let device = registered::Device::of(ptx.iter().map(|text| String::from_utf8_lossy(text)));
    let host = assembly::Host::of(&code);
    let tables = bind::tables(&host, &device).map_err(|missing| {
        (UNBOUND, format!("device code does not define this instance of a kernel: {missing}"))
    })?;
    write(output, format!("{code}{tables}").as_bytes())
}

fn read(path: &Path) -> Result<Vec<u8>, (i32, String)> {
    fs::read(path).map_err(|why| (CANNOT_RUN, format!("cannot read \"{}\": {why}", path.display())))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), (i32, String)> {
    fs::write(path, bytes).map_err(|why| (CANNOT_RUN, format!("cannot write \"{}\": {why}", path.display())))
}

/// What the host output includes at its end.
const STUB: &str = r#"#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wcast-qual"
{storage}
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
#include "{fatbin}"
struct __cufe_function { const char *host; const char *name; };
struct __cufe_variable { void *host; const char *name; size_t size; size_t kind; };
extern "C" {
extern const __cufe_function __cufe_functions[] __attribute__((visibility("hidden")));
extern const __cufe_variable __cufe_variables[] __attribute__((visibility("hidden")));
}
static void __cufe_start(const void *kernel, void **handle, void **arguments) {
  dim3 grid, block;
  size_t shared;
  cudaStream_t stream;
#ifndef __NV_LEGACY_LAUNCH
  if (!*handle) (void)__cudaGetKernel((cudaKernel_t *)handle, kernel);
#endif
  if (__cudaPopCallConfiguration(&grid, &block, &shared, &stream) != cudaSuccess) return;
#ifdef __NV_LEGACY_LAUNCH
  (void)handle;
  (void)cudaLaunchKernel(kernel, grid, block, arguments, shared, stream);
#else
  (void)__cudaLaunchKernel_helper((cudaKernel_t)*handle, grid, block, arguments, shared, stream);
#endif
}
static void __nv_cudaEntityRegisterCallback(void **module) {
  __nv_dummy_param_ref(module);
  __nv_save_fatbinhandle_for_managed_rt(module);
  for (const __cufe_function *one = __cufe_functions; one->host; ++one)
    __cudaRegisterFunction(module, one->host, (char *)one->name, one->name, -1, (uint3 *)0, (uint3 *)0, (dim3 *)0, (dim3 *)0, (int *)0);
  for (const __cufe_variable *one = __cufe_variables; one->host; ++one)
    if (one->kind == 2)
      __cudaRegisterManagedVar(module, (void **)one->host, (char *)one->name, one->name, 0, one->size, 0, 0);
    else
      __cudaRegisterVar(module, (char *)one->host, (char *)one->name, one->name, 0, one->size, (int)one->kind, 0);
}
static void __sti____cudaRegisterAll(void) __attribute__((__constructor__));
static void __sti____cudaRegisterAll(void) { {register}(__nv_cudaEntityRegisterCallback); }
static void (*const __cufe_started)(const void *, void **, void **) __attribute__((__unused__)) = __cufe_start;

#pragma GCC diagnostic pop
"#;
