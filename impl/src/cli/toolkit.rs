//! Where the CUDA toolkit is, if it is anywhere.

use std::env;
use std::path::{Path, PathBuf};

/// The folder of `scripts/toolkit` in the user's cache.
const CACHED: &str = "cufe/toolkit-13.0.88/nvidia/cu13";

/// Finds the toolkit's root: `given`, then `$CUFE_TOOLKIT`, then the one that `scripts/toolkit` brought, then
/// `$CUDA_HOME`, `$CUDA_PATH`, and the folder of the `nvcc` on `$PATH`. Only a folder with
/// `include/cuda_runtime.h` counts.
pub fn find(given: Option<&Path>) -> Option<PathBuf> {
    if let Some(root) = given {
        return is_toolkit(root).then(|| root.to_path_buf());
    }
    let named = |variable: &str| env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = named("XDG_CACHE_HOME").or_else(|| named("HOME").map(|home| home.join(".cache")));
    let candidates = [
        named("CUFE_TOOLKIT"),
        cache.map(|folder| folder.join(CACHED)),
        named("CUDA_HOME"),
        named("CUDA_PATH"),
        beside_nvcc(),
    ];
    candidates.into_iter().flatten().find(|root| is_toolkit(root))
}

fn is_toolkit(root: &Path) -> bool {
    root.join("include/cuda_runtime.h").is_file()
}

fn beside_nvcc() -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    let nvcc = env::split_paths(&folders).map(|folder| folder.join("nvcc")).find(|path| path.is_file())?;
    Some(nvcc.canonicalize().ok()?.parent()?.parent()?.to_path_buf())
}
