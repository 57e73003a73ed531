//! Memory that is given back to the system.

/// Gives back what was freed. Where it is not asked to, the allocator keeps most of that, and then the process gives it back
/// page by page when it ends, while nobody does anything else: see `PERFORMANCE.md`.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code)]
pub(super) fn give_back() {
    // SAFETY: the function takes the allocator's own locks and touches nothing that is in use.
    unsafe { libc::malloc_trim(0) };
}

/// Other allocators have no such function.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(super) fn give_back() {}
