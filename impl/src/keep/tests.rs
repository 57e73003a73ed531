//! What is kept of a unit: its text, the declarations that stay.

use super::{Fate, Kept, Purpose, Root, Whole, keep};
use crate::read::{ReadOptions, Reading, read};

/// Reads a unit and keeps what it needs.
fn kept_of(text: &str, purpose: Purpose) -> (Reading, Kept) {
    let reading = read(text, &ReadOptions::default()).expect("a unit");
    let kept = keep(&reading, purpose).expect("a unit that can be pruned");
    (reading, kept)
}

/// The kept declarations' texts, a line for each.
fn lines(text: &str, purpose: Purpose) -> String {
    let (reading, kept) = kept_of(text, purpose);
    let kept = kept.declarations.iter().filter(|entry| entry.fate != Fate::Dropped);
    let line = |entry: &super::Entry| {
        let text = String::from_utf8_lossy(reading.source.bytes(reading.tokens.span(entry.range)));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    kept.map(line).collect::<Vec<_>>().join("\n")
}

/// Each line of `text` is a declaration; those that begin with `*` are kept.
fn check(text: &str) {
    check_for(text, Purpose::default());
}

fn check_for(text: &str, purpose: Purpose) {
    let declared = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let unit: String =
        declared.clone().map(|line| format!("{}\n", line.strip_prefix("* ").unwrap_or(line))).collect();
    let prefix = format!("# 1 \"/tk/include/cuda_runtime.h\" 1\n# 1 \"/src/a.h\" 1 3\n{unit}");
    // Braces and directives of namespaces are no declarations of their own.
    let wanted: Vec<&str> = declared.filter_map(|line| line.strip_prefix("* ")).collect();
    assert_eq!(lines(&prefix, purpose), wanted.join("\n"), "of\n{unit}");
}

#[test]
fn kernels_and_device_variables_are_kept_with_what_they_name() {
    check(
        "
        * struct Used { int a; };
        struct Unused { int a; };
        * __attribute__((device)) int table;
        * __attribute__((device)) int called(Used);
        __attribute__((device)) int uncalled(Unused);
        void host(Unused);
        * __attribute__((global)) void k(Used u) { called(u); }
        ",
    );
}

#[test]
fn a_name_is_looked_up_in_its_namespaces() {
    check(
        "
        namespace one {
        * struct X {};
        }
        namespace two {
        struct X {};
        }
        namespace three { namespace one {
        struct X {};
        } }
        * __attribute__((global)) void k(one::X x) {}
        ",
    );
}

#[test]
fn a_namespace_counts_from_where_it_is_opened() {
    check(
        "
        namespace n { namespace detail {
        * struct Base {};
        } }
        namespace n { namespace m {
        * __attribute__((global)) void k(detail::Base b) {}
        namespace detail {
        struct Base {};
        }
        } }
        ",
    );
}

#[test]
fn directives_in_blocks_and_aliases_count() {
    check(
        "
        namespace a { namespace b {
        * __attribute__((device)) int f(int);
        * __attribute__((device)) int g(int);
        } }
        * __attribute__((global)) void k() { using namespace a::b; namespace c = a::b; f(1); c::g(2); }
        ",
    );
}

#[test]
fn a_using_declaration_is_kept_with_what_it_names() {
    check(
        "
        namespace a {
        * __attribute__((device)) int f(int);
        }
        namespace b {
        * using a::f;
        }
        * __attribute__((global)) void k() { b::f(1); }
        ",
    );
}

#[test]
fn declarators_of_one_using_declaration_stay_together() {
    check(
        "
        namespace a {
        * __attribute__((device)) int f(int);
        * int g(int);
        }
        * using a::f, a::g;
        using a::h;
        * __attribute__((global)) void k() { f(1); }
        ",
    );
}

#[test]
fn host_code_is_kept_where_it_makes_instances() {
    check(
        "
        * template <class T> __attribute__((global)) void k(T *p) { }
        * template <class T> void launch(T *p) { k<T><<<1, 1>>>(p); }
        * void makes() { launch((int *)0); }
        void makes_none() { }
        void calls_what_makes() { makes(); }
        * void with_default(int a = (launch((char *)0), 0));
        * void uses_default() { with_default(); }
        * struct Runner { void run() { launch((long *)0); } };
        struct Other { void run() { makes_none(); } };
        * int from_initializer = (launch((float *)0), 0);
        ",
    );
}

#[test]
fn what_is_called_makes_instances_by_whatever_it_names() {
    check(
        "
        * template <class T> __attribute__((global)) void k(T *p) { }
        namespace library {
        * struct Tag {};
        * template <class T> void run(Tag, T *p) { k<T><<<1, 1>>>(p); }
        }
        * template <class T> void start(T *p) { run(library::Tag(), p); }
        * struct Called { void go() { start((int *)0); } };
        * int visible() { Called().go(); }
        ",
    );
}

#[test]
fn initialisers_of_members_and_objects_make_instances() {
    check(
        "
        * template <class T> __attribute__((global)) void k(T *p) { }
        * template <class T> int launch(T *p) { k<T><<<1, 1>>>(p); return 1; }
        * struct Member { int m = launch((int *)0); };
        * struct Static { static inline int m = launch((char *)0); };
        struct Other { int m = 1; };
        * template <class T> struct Of { T m = launch((T *)0); };
        * struct Holder { Of<int> held; };
        * Holder holder;
        * Of<char> several[2];
        Other other;
        template <class T> struct Unused { T n = launch((T *)0); };
        extern Unused<int> elsewhere;
        Unused<int> *pointer;
        ",
    );
}

#[test]
fn implicit_virtual_destructors_make_instances() {
    check(
        "
        * template <class T> __attribute__((global)) void k(T *p) { }
        * template <class T> struct Vector { ~Vector() { k<T><<<1, 1>>>(0); } };
        * struct Base { virtual ~Base(); };
        * struct Derived : Base { Vector<int> v; };
        struct Plain { Vector<int> v; };
        ",
    );
}

#[test]
fn types_without_a_name_are_counted_where_one_has_device_code() {
    check(
        "
        * typedef struct { int a; } Plain;
        * struct { __attribute__((device)) int f() { return 1; } } object;
        * __attribute__((global)) void k() { object.f(); }
        ",
    );
}

#[test]
fn an_elaborated_type_may_be_defined_behind() {
    check(
        "
        * template <class T> struct Of { enum { value = sizeof(T) }; };
        * constexpr int size = Of<struct Later>::value;
        * struct Later { int a; };
        * __attribute__((global)) void k() { int a = size; }
        ",
    );
}

#[test]
fn a_trailing_return_type_and_an_alias_of_a_class_are_read() {
    check(
        "
        * struct Result {};
        * using Bits = union { int i; float f; };
        * __attribute__((device)) auto f() -> Result;
        * __attribute__((global)) void k() { f(); Bits b; }
        ",
    );
}

#[test]
fn specialisations_hang_on_their_arguments() {
    check(
        "
        struct Unused {};
        * struct Used {};
        * template <class T> struct Trait { enum { value = 0 }; };
        template <> struct Trait<Unused> { enum { value = 1 }; };
        * template <> struct Trait<Used> { enum { value = 2 }; };
        * template <class T> struct Trait<T *> { enum { value = 3 }; };
        * __attribute__((global)) void k(Used u) { int a = Trait<Used>::value; }
        ",
    );
}

#[test]
fn a_specialised_function_names_its_template() {
    check(
        "
        * template <class T> __attribute__((global)) void f(T a) { }
        * template <> __attribute__((global)) void f(int *a) { }
        ",
    );
}

#[test]
fn templates_hang_on_what_they_are_deduced_from() {
    check(
        "
        namespace n {
        template <class T> struct Unused {};
        * template <class T> struct Used {};
        template <class T> int operator+(Unused<T>, Unused<T>);
        * template <class T> __attribute__((device)) int operator+(Used<T>, Used<T>);
        * template <class T> __attribute__((device)) int operator>>(Used<T>, int);
        }
        * __attribute__((global)) void k(n::Used<int> u) { u + u; u >> 1; }
        ",
    );
}

#[test]
fn a_call_names_what_takes_its_arguments() {
    check(
        "
        * __attribute__((device)) int f(int);
        int f(int, int, int, int);
        * __attribute__((device)) int f(int, int, int = 0);
        * template <class... T> __attribute__((device)) int f(T... all);
        * int g(int, int);
        * __attribute__((global)) void k() { f(1); f((1, 2), 2, 3); auto p = &g; }
        ",
    );
}

#[test]
fn objects_are_made_without_being_named() {
    check(
        "
        * struct Listed { int a; };
        * struct Null;
        * struct Any { template <class T> __attribute__((device)) operator T() const; };
        * struct Anything {};
        * __attribute__((device)) int f(const Listed &);
        * __attribute__((device)) int g(Null *);
        * __attribute__((device)) int h(Anything);
        * __attribute__((device)) Any any();
        * __attribute__((global)) void k() { f({1}); g(nullptr); h(any()); }
        ",
    );
}

#[test]
fn guides_are_asked_where_no_arguments_are_written() {
    check(
        "
        * struct Used {};
        template <class T> struct Unused {};
        * template <class T> struct A { __attribute__((device)) A(T); };
        A(const char *) -> A<int>;
        * template <class T> struct B { __attribute__((device)) B(T); };
        * B(Used) -> B<int>;
        template <class T> B(Unused<T>) -> B<int>;
        * template <class T> __attribute__((device)) int operator+(B<T>, int);
        template <class T> int operator+(Unused<T>, int);
        * __attribute__((global)) void k(A<int> a) { B b(Used()); b + 1; }
        ",
    );
}

#[test]
fn members_come_with_their_class() {
    check(
        "
        * template <class T> struct A { __attribute__((device)) void f(); };
        template <class T> struct B { void f(); };
        * template <class T> __attribute__((device)) void A<T>::f() {}
        template <class T> void B<T>::f() {}
        * __attribute__((global)) void k(A<int> a) { a.f(); }
        ",
    );
}

#[test]
fn a_redeclaration_shares_its_space() {
    check_for(
        "
        * inline int add(int a) { return a; }
        * __attribute__((device)) int add(int);
        * __attribute__((global)) void k() { add(1); }
        ",
        Purpose::default(),
    );
}

#[test]
fn relocatable_code_keeps_what_other_units_may_call() {
    let text = "
        * __attribute__((device)) int outside(int) { return 0; }
        static __attribute__((device)) int inside(int) { return 0; }
        inline __attribute__((device)) int inline_one(int) { return 0; }
        ";
    check_for(text, Purpose { relocatable: true, ..Purpose::default() });
    let none = text.replace("* ", "");
    check_for(&none, Purpose::default());
}

#[test]
fn without_annotations_functions_and_variables_may_be_the_devices() {
    let text = "
        # 1 \"/usr/include/a.h\" 1 3
        inline int uncalled() { return 0; }
        + int called() { return 0; }
        * int variable;
        * extern int elsewhere;
        constexpr int constant = 1;
        * const int visible = 2;
        struct Plain { int field; void member(); };
        * struct Statics { static int member; };
        * int Statics::member;
        * template <class T> struct Table { static T entries; };
        * template <class T> T Table<T>::entries;
        * auto used = Table<int>::entries;
        + __attribute__((global)) void k() { called(); }
        ";
    let given = text.replace("+ ", "* ");
    check_for(&given, Purpose { default_device: true, ..Purpose::default() });
    let without = text.replace("* ", "").replace("+ ", "* ");
    check_for(&without, Purpose::default());
}

#[test]
fn friends_keep_what_gives_them_their_execution_space() {
    check(
        "
        # 1 \"/usr/include/a.h\" 1 3
        * __attribute__((host)) __attribute__((device)) void both();
        * __attribute__((device)) void device();
        void plain();
        * struct S { friend __attribute__((host)) void both(); friend void device(); friend void plain(); };
        * __attribute__((device)) S s;
        ",
    );
}

#[test]
fn a_friend_of_the_host_keeps_what_makes_it_one_of_the_device_by_default() {
    let text = "
        # 1 \"/usr/include/a.h\" 1 3
        + void f();
        void other();
        * struct S { friend __attribute__((host)) void f(); };
        * __attribute__((device)) S s;
        ";
    check_for(&text.replace("+ ", "* "), Purpose { default_device: true, ..Purpose::default() });
    check_for(&text.replace("+ ", ""), Purpose::default());
}

#[test]
fn relocatable_code_keeps_what_has_a_variable_that_units_share() {
    let text = "
        * inline __attribute__((device)) int one(int) { static const int at[2] = {1, 2}; return at[0]; }
        inline __attribute__((device)) int two(int) { return 0; }
        inline __attribute__((host)) __attribute__((device)) int unused(int) { int at = 0; return at; }
        inline int of_host(int) { static int at; return at; }
        * struct Class { __attribute__((device)) int member() { static int at; return at; } };
        * template <class T> __attribute__((device)) T plain(T x) { static const T at[2] = {}; return at[int(x)]; }
        * template <class T> __attribute__((device)) T through(T x) { return plain(x); }
        template <class T> __attribute__((device)) T nobodys(T x) { static T at; return at; }
        * inline __attribute__((device)) int names() { return plain(1); }
        * inline __attribute__((device)) int names_through() { return through(1L); }
        * inline int host_names() { return 0 ? plain(1) : 0; }
        * template <class T> struct Table { __attribute__((device)) int member() { static int at; return at; } };
        * template struct Table<int>;
        * inline __attribute__((device)) int constant() { static __attribute__((constant)) int at; return at; }
        ";
    check_for(text, Purpose { relocatable: true, ..Purpose::default() });
    let none = text.replace("* ", "");
    check_for(&none, Purpose::default());
}

#[test]
fn what_macros_of_system_headers_stand_for_makes_no_file_the_systems() {
    let text = "# 1 \"/tk/include/cuda_runtime.h\" 1\nint of_toolkit();\n# 1 \"/src/a.cu\" 2\n\
                # 1 \"/src/a.h\" 1\nint limit =\n# 2 \"/src/a.h\" 3 4\n7\n# 2 \"/src/a.h\"\n;\n\
                __attribute__((device)) int of_user() { return 1; }\n\
                # 1 \"/sys/b.h\" 1\nint first;\n# 2 \"/sys/b.h\" 3\n__attribute__((device)) int of_system() { return 1; }\n\
                # 1 \"/sys/c.h\" 1 3\nint second;\n# 2 \"/sys/c.h\"\n__attribute__((device)) int of_other() { return 1; }\n";
    assert_eq!(lines(text, Purpose::default()), "__attribute__((device)) int of_user() { return 1; }");
}

#[test]
fn device_code_and_assertions_of_the_users_files_are_kept() {
    let text = "# 1 \"/tk/include/cuda_runtime.h\" 1\nint of_toolkit();\n__attribute__((device)) int d();\n\
                # 1 \"/src/a.cu\" 2\n__attribute__((device)) int uncalled() { return 1; }\nstatic_assert(sizeof(int) == 4);\nint host();\n";
    assert_eq!(
        lines(text, Purpose::default()),
        "__attribute__((device)) int uncalled() { return 1; }\nstatic_assert(sizeof(int) == 4);"
    );
}

#[test]
fn the_text_keeps_lines_columns_and_what_is_said_to_the_compiler() {
    let text = "# 10 \"a.cu\"\nint dropped();\n#pragma nv_diag_suppress 20012\n#pragma nv_exec_check_disable\nint too();\n\
                  __attribute__((global)) void k() {\n}\n";
    let (_, kept) = kept_of(text, Purpose::default());
    assert_eq!(
        String::from_utf8(kept.text).unwrap(),
        "# 11 \"a.cu\"\n#pragma nv_diag_suppress 20012\n# 14 \"a.cu\"\n__attribute__((global)) void k() {\n}\n"
    );
    assert_eq!(kept.declarations.last().unwrap().fate, Fate::Root(Root::Kernel));
}

#[test]
fn what_stands_on_one_line_stays_on_it() {
    let k = |name: &str| format!("__attribute__((global)) void {name}();");
    let text = format!("# 7 \"a.cu\"\n{} int dropped(); {}\n\n", k("one"), k("two"));
    let (_, kept) = kept_of(&text, Purpose::default());
    assert_eq!(
        String::from_utf8(kept.text).unwrap(),
        format!("# 7 \"a.cu\"\n{}                {}\n", k("one"), k("two"))
    );
}

#[test]
fn what_cannot_be_read_is_taken_whole() {
    let reading =
        read("int = ;\n__attribute__((global)) void k();\n", &ReadOptions::default()).expect("a unit");
    assert_eq!(keep(&reading, Purpose::default()).unwrap_err(), Whole::Unparsed);
}

/// Each line is a host function that makes an instance; the numbers with a `$` before them are idle.
fn check_idle(bodies: &str) {
    for body in bodies.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let text = format!(
            "template <class T> __attribute__((global)) void k(T);\nvoid f(...);\n{}\n",
            body.replace('$', "")
        );
        let (_, kept) = kept_of(&text, Purpose::default());
        let mut marked = String::from_utf8(kept.text).expect("text");
        for range in kept.idle.iter().rev() {
            marked.insert(range.start, '$');
        }
        assert!(marked.contains(body), "of {body}\n{marked}");
    }
}

#[test]
fn arguments_of_discarded_calls_are_idle() {
    check_idle(
        "
        void h() { k<<<1, 1>>>(3); f($27); }
        void h() { k<<<1, 1>>>(3); if (f(1), 1) f(\"a\", $27, 0, x); else n::f($5); }
        void h() { k<<<1, 1>>>(3); do { ::f(static_cast<int>($27), g($4)); } while (2); }
        void h() { k<<<1, 1>>>(3); (x ? f(0) : fail(\"x\", $9)); for (;;) f($1); }
        void h() { k<<<1, 1>>>(3); try { f($7); } catch (int) { f($8); } }
        template <class T> void h(T t) { k<<<1, 1>>>(t); f($27); } void u() { h($3); }
        ",
    );
}

#[test]
fn numbers_that_may_decide_are_not_idle() {
    check_idle(
        "
        void h() { const int n = f(27); k<<<1, 1>>>(n); }
        void h() { k<<<1, 1>>>(3); f(27u, 0, 27l, 0x1b, 012, 1234567890, -5, 5 + 1); }
        void h() { k<<<1, 1>>>(3); f(g<h(27)>(x)); f(sizeof(g(27)), noexcept(g(4)), decltype(g(3))()); }
        void h() { k<<<1, 1>>>(3); f([] { f(27); }, X{27}, a[g(27)], new int[27]); }
        void h() { k<<<1, 1>>>(3); T v(27); f = g(27); return f(27); }
        void h() { k<<<1, 1>>>(3); auto l = [] { f(27); }; struct S { void m() { f(27); } }; }
        constexpr void h() { k<<<1, 1>>>(3); f(27); }
        __attribute__((device)) __attribute__((host)) void h() { k<<<1, 1>>>(3); f(27); }
        void h() { k<<<1, 1>>>(3); __builtin_f(27); f(__builtin_choose_expr(27, 1, 2)); }
        ",
    );
}
