//! Kernels that launch themselves, for a stub file that nothing of a device compiler's is in (`--gen_stub`).
//!
//! A kernel's host function passes the addresses of its arguments to `__cufe_kernel`, a template of the kernel itself: its instances
//! hold the address under which the kernel is registered and launched, so that the names of all that are launched stand in the
//! assembly code of the host.

use super::kernel::Named;

/// Behind the linkage of a kernel that is no template.
pub(super) const USED: &str = " __attribute__((__used__))";

/// What is declared before the source. An argument of reference type is passed by the address of a pointer.
pub(super) const DECLARED: &str = r#"# 1 "__cufe_stub" 3
static void __cufe_start(const void *kernel, void **handle, void **arguments);
template <class P> struct __cufe_slot {
  const volatile char *object;
  explicit __cufe_slot(const volatile char &byte) : object(&byte) {}
  void *at() const { return const_cast<char *>(object); }
};
template <class P> struct __cufe_slot<P &> {
  const volatile char *object;
  explicit __cufe_slot(const volatile char &byte) : object(&byte) {}
  void *at() const { return const_cast<const volatile char **>(&object); }
};
template <class P> struct __cufe_slot<P &&> : __cufe_slot<P &> {
  explicit __cufe_slot(const volatile char &byte) : __cufe_slot<P &>(byte) {}
};
template <class P> struct __cufe_declared { typedef P type; };
template <class P> struct __cufe_declared<P *__restrict__> { typedef P *type; };
template <class P> struct __cufe_declared<P *const __restrict__> { typedef P *type; };
template <class F, F kernel> struct __cufe_kernel;
template <class... P, void (*kernel)(P...)> struct __cufe_kernel<void (*)(P...), kernel> {
  static const void *const volatile place;
  static void *handle;
  template <class... S> static void start(const S &... slots) {
    void *all[] = {slots.at()..., (void *)0};
    __cufe_start(place, &handle, all);
  }
  template <class... B> static void launch(B &... bytes) { start(__cufe_slot<P>(bytes)...); }
};
template <class... P, void (*kernel)(P...)> void *__cufe_kernel<void (*)(P...), kernel>::handle;
template <class... P, void (*kernel)(P...)>
const void *const volatile __cufe_kernel<void (*)(P...), kernel>::place = (const void *)kernel;
"#;

/// The body of the kernel of this qualified name, with the template arguments that are written, and these parameters.
pub(super) fn body(name: &str, parameters: &[Named]) -> String {
    let each = |before: &str, after: &str| {
        let one = |named: &Named| {
            let dots = if named.pack { "..." } else { "" };
            format!("{before}{}{after}{dots}", named.name)
        };
        parameters.iter().map(one).collect::<Vec<_>>().join(",")
    };
    format!(
        "{{::__cufe_kernel<void (*)({}),&{name} >::launch({});return;}}",
        each("typename __cufe_declared<decltype(", ")>::type"),
        each("*(const volatile char *)(const volatile void *)__builtin_addressof(", ")")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kernel_launches_itself_with_the_types_of_its_parameters() {
        let named = |name: &str, pack| Named { name: name.to_owned(), pack };
        assert_eq!(
            body("::n::k<T>", &[named("a", false), named("rest", true)]),
            "{::__cufe_kernel<void (*)(typename __cufe_declared<decltype(a)>::type,\
             typename __cufe_declared<decltype(rest)>::type...),&::n::k<T> >::launch(\
             *(const volatile char *)(const volatile void *)__builtin_addressof(a),\
             *(const volatile char *)(const volatile void *)__builtin_addressof(rest)...);return;}"
        );
        assert_eq!(body("::k", &[]), "{::__cufe_kernel<void (*)(),&::k >::launch();return;}");
    }
}
