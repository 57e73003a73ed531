//! Clauses of braced lists: which part each initialises, with braces of its own or without, and what is done there with the variable
//! that it names, with an element of a constant, with an object that `?` chooses.

use cufe_spec::unit::Pass;

use super::{Open, device, host, open};

/// What the host has, named in device code.
macro_rules! of_host {
    () => {
        "{1|lh$n|la$n[1]|la$n[q]|lc$n|lp$n.a|lk$n[1]|lk$n[q]|(lc$n)|lh$n + 1|lc$n + q|-lc$n|(int)lh$n|*la$n|li$n(1)}"
    };
}

/// What the device has, named in host code.
macro_rules! of_device {
    () => {
        "{1|mh$n|ma$n[1]|ma$n[q]|mc$n|mp$n.a|mk$n[1]|(mh$n)|mh$n + 1|-mc$n|(int)mh$n|*ma$n|mi$n(1)}"
    };
}

/// The forms that an object with a list is made in.
macro_rules! made {
    ($class:literal, $takes:literal, $list:expr) => {
        concat!(
            "{",
            $class,
            " x{| = }",
            $list,
            "; (void)x|",
            $class,
            $list,
            "|new ",
            $class,
            $list,
            "|",
            $takes,
            "(",
            $list,
            ")|",
            $takes,
            "(",
            $class,
            $list,
            ")|const ",
            $class,
            " &x{| = }",
            $list,
            "; (void)x|",
            $class,
            " x; x = ",
            $list,
            "|",
            $class,
            " x[2]{| = }{",
            $list,
            "}; (void)x|struct L { ",
            $class,
            " m; int n; } x{| = }{",
            $list,
            ", 1}; (void)x}"
        )
    };
}

/// Conversions of what lists hold to scalars, by a function of the space.
macro_rules! converts {
    ($space:literal) => {
        concat!(
            $space,
            " int nc$n({Na$n|const Na$n|Nb$n} &c, int q) {\n  {int x{c}|int x = {c}|const int x{c}|int x = c|int x(c)|const int &x{c}|\
             int x[1] = {c}|int x[] = {c, 1, c}|int x[2][1] = {{c}, {c}}|const int x[1]{c}|int x = int(c)|\
             int x = static_cast<int>(c)|int *x = new int{c}|int *x = new int(c)|int x = q ? (int)c : 1|\
             int x = q + c}; (void)x;\n  return {c|1};\n}"
        )
    };
}

/// Lists.
pub(super) const OPEN: &[Open] = &[
    device(
        "lists.clauses",
        concat!(
            "int lh$n; int la$n[3]; const int lc$n = 3; {const|constexpr} int lk$n[3] = {1, 2, 3}; __device__ int li$n(int);\n\
             struct La$n { int a, b; }; struct Lb$n { La$n p; int q[2]; const int *r; }; struct Lc$n : La$n { int c; }; La$n lp$n; \
             const int *lq$n;\n\
             __device__ void le$n(La$n); __device__ void lf$n(const Lb$n &); __device__ void lg$n(Lc$n);\n\
             {__device__|__global__|__host__ __device__} void ld$n(int q) {\n  ",
            "{",
            made!("La$n", "le$n", concat!("{", of_host!(), "{|, ", of_host!(), "}}")),
            "|",
            made!(
                "Lb$n",
                "lf$n",
                concat!(
                    "{{{",
                    of_host!(),
                    ", 1}|{{",
                    of_host!(),
                    "}}|lp$n|1, ",
                    of_host!(),
                    "}, {{",
                    of_host!(),
                    "}|{}|1, ",
                    of_host!(),
                    "}, {&lh$n|la$n|&la$n[q]|lq$n|nullptr}}"
                )
            ),
            "|",
            made!("Lc$n", "lg$n", concat!("{{{", of_host!(), ", 2}|lp$n}, ", of_host!(), "}")),
            "};\n}"
        ),
    ),
    host(
        "lists.clauses.host",
        concat!(
            "__device__ int mh$n; __device__ int ma$n[3]; __constant__ int mc$n; __constant__ int mk$n[3] = {1, 2, 3}; int mi$n(int);\n\
             struct Ma$n { int a, b; }; struct Mb$n { Ma$n p; int q[2]; const int *r; }; struct Mc$n : Ma$n { int c; }; __device__ Ma$n \
             mp$n;\n\
             void me$n(Ma$n); void mf$n(const Mb$n &); void mg$n(Mc$n);\n{|__host__|__host__ __device__} void md$n(int q) {\n  ",
            "{",
            made!("Ma$n", "me$n", concat!("{", of_device!(), "{|, ", of_device!(), "}}")),
            "|",
            made!(
                "Mb$n",
                "mf$n",
                concat!(
                    "{{{",
                    of_device!(),
                    ", 1}|{{",
                    of_device!(),
                    "}}|mp$n|1, ",
                    of_device!(),
                    "}, {{",
                    of_device!(),
                    "}|{}|1, ",
                    of_device!(),
                    "}, {&mh$n|ma$n|&ma$n[q]|nullptr}}"
                )
            ),
            "|",
            made!("Mc$n", "mg$n", concat!("{{{", of_device!(), ", 2}|mp$n}, ", of_device!(), "}")),
            "};\n}"
        ),
    ),
    device(
        "lists.arrays",
        concat!(
            "int lh$n; int la$n[3]; const int lc$n = 3; const int lk$n[3] = {1, 2, 3}; __device__ int li$n(int); struct La$n { int a, \
            b; }; La$n lp$n;\n\
             enum Le$n { lm$n }; struct Lf$n { {__host__|__device__|__host__ __device__} Lf$n(int); }; struct Lg$n { Le$n a; }; \
             struct Lj$n { Lg$n i; Lf$n h; }; struct Ll$n { char n[4]; int v; }; struct Ln$n { const int &r; };\n\
             {__device__|__global__|__host__ __device__} void ld$n(int q, Le$n e) {\n  ",
            "{int x[2]{| = }{",
            of_host!(),
            ", ",
            of_host!(),
            "}|int x[]{| = }{",
            of_host!(),
            ", 1}|La$n x[2] = {",
            of_host!(),
            ", 2, 3, ",
            of_host!(),
            "}|La$n x[2]{{",
            of_host!(),
            ", 1}, {2}}|La$n x[2] = {lp$n, ",
            of_host!(),
            "}|Lj$n x[1] = {{e|lm$n}, {1|q|li$n(2)}}|\
             Lj$n x[2] = {e, 1, {{{e}, 2}|lm$n, 3}}|Ll$n x = {\"ab\", {1|lh$n}}|Ll$n x[2] = {{\"ab\", 1}, {\"c\", {q|lh$n}}}|Ll$n \
             x{{\"ab\"}, lh$n}|\
             Ln$n x{{lh$n|lc$n|la$n[1]}}|Ln$n x[2]{{{lh$n}}, {{lc$n|la$n[q]}}}|Lf$n x[2] = {",
            of_host!(),
            ", 1}|int x[2][2] = {{1|{",
            of_host!(),
            "}|",
            of_host!(),
            ", 2, 3}}|const int *x[2] = {{&lh$n|la$n}, {&la$n[1]|nullptr}}|struct L { int m; La$n n; } x = {",
            of_host!(),
            ", {lp$n|{",
            of_host!(),
            "}|1, 2}}|int x{",
            of_host!(),
            "}|int x = {",
            of_host!(),
            "}|const int &x{{lh$n|lc$n|1}}}; (void)x;\n}"
        ),
    ),
    device(
        "lists.strings",
        "int lh$n; struct Lf$n { {__host__|__device__|__host__ __device__} Lf$n(int); }; struct Ll$n { char n[4]; Lf$n v; }; \
         struct Lm$n { Ll$n a; int b; };\n\
         {__device__|__global__|__host__ __device__} void ld$n(int q) {\n  \
         {Ll$n x{| = }{\"ab\", {1|lh$n|q}}|Ll$n x{| = }{{\"ab\"}, {lh$n|q}}|Ll$n x[2] = {{\"ab\", 1}, {\"c\", {q|lh$n}}}|\
         Ll$n x[2] = {\"ab\", {1|lh$n}, \"c\", q}|Lm$n x{\"ab\", {q|lh$n}, {2|lh$n}}|Lm$n x = {{\"ab\", q}, {1|lh$n}}|\
         Ll$n x{| = }{{'a', 'b'}, {q|lh$n}}|Ll$n x{| = }{'a', 'b', 'c', 0, {q|lh$n}}|Ll$n *x = new Ll$n{\"ab\", q}|\
         char x[4] = {{\"ab\"|'a', 'b'}}|char x[] = {\"ab\"}|const char *x = {\"ab\"}|char x[2][4] = {\"ab\", {\"c\"}}|Ll$n x = {\"\", lh$n}}; \
         (void)x;\n}",
    )
    .of_releases(),
    device(
        "lists.conversions",
        concat!(
            "struct Na$n { {__host__|__device__|__host__ __device__} operator int() const; }; struct Nb$n : Na$n {}; struct Nd$n { int \
            a; int b[2]; };\n",
            converts!("{__device__|__global__|__host__ __device__}"),
        ),
    ),
    host(
        "lists.conversions.host",
        concat!(
            "struct Na$n { {__host__|__device__|__host__ __device__} operator int() const; }; struct Nb$n : Na$n {}; struct Nd$n { int \
            a; int b[2]; };\n",
            converts!("{|__host__|__host__ __device__}"),
        ),
    ),
    open(
        "lists.designators",
        Pass::Device,
        &["--c++20"],
        "int lh$n; int la$n[2]; const int lc$n = 3; const int lk$n[2] = {1, 2}; struct La$n { int a, b; }; struct Lb$n { La$n p; int q[2]; \
         const int *r; }; La$n lp$n; __device__ void le$n(La$n); {__host__|__device__} La$n lf$n();\n\
         {__device__|__global__|__host__ __device__} void ld$n(int q) {\n  \
         {La$n x{.a = {lh$n|lc$n|la$n[q]|lk$n[q]}, .b = {1|lh$n}};|La$n x = {.b = {lh$n|lc$n|lp$n.a}};|Lb$n x = {.p = {.a = lh$n, .b = \
         1}, .r = &lh$n};|\
         Lb$n x = {.p = lp$n};|Lb$n x = {.p{{lh$n|lc$n|la$n[1]}, 1}};|Lb$n x{.q = {lh$n, la$n[1]}, .r = la$n};|le$n({.a = {lh$n|lc$n}});|\
         La$n{.a = lh$n};|new La$n{.a = {lh$n|lc$n}};|La$n x; x = {.b = lh$n};|La$n x = {.a = lf$n().a};|Lb$n x = {.p = lf$n()};|\
         La$n x[2] = {{.a = lh$n}, {.b = lc$n}};}\n}",
    ),
    device(
        "choices.objects",
        "struct Ca$n { int a, b; {__host__|__device__|__host__ __device__} int f(); {__host__|__device__|__host__ __device__} int f() \
         const; };\n\
         struct Cb$n { int a; {__host__|__device__|__host__ __device__} Cb$n(const Cb$n &); __host__ \
         __device__ Cb$n(); };\n\
         Ca$n cp$n, cq$n; Cb$n cn$n; int ch$n; const int cc$n = 3; constexpr int cx$n = 4; Ca$n cs$n[2]; __device__ void cg$n(Ca$n); \
         __device__ void cr$n(const Ca$n &); __device__ void ci$n(int); __device__ Ca$n cm$n();\n\
         {__device__|__global__|__host__ __device__} void cd$n(bool q, Ca$n l, const Ca$n k, Cb$n &n, int i) {\n  \
         {Ca$n x = q ? {cp$n|cs$n[1]} : {cq$n|l|k|Ca$n()|cm$n()|cs$n[i]};|cg$n(q ? {cp$n|l} : {cq$n|l|k});|cr$n(q ? cp$n : \
         {cq$n|l|Ca$n()});|\
         i = (q ? cp$n : {cq$n|l|k|Ca$n()}).a;|Cb$n x = q ? cn$n : {cn$n|n};|l = q ? cp$n : {cq$n|l};|const Ca$n &x = q ? cp$n : {l|cq$n};|\
         (q ? cp$n : l) = l;|(q ? cp$n : l).a = 1;|(q ? &cp$n : &l)->b = i;|i = q ? {cc$n|ch$n|cx$n|1} : {cc$n|ch$n|cx$n|2};|\
         int x = q ? {cc$n|ch$n|cx$n} : {cc$n|2|i};|ci$n(q ? {cc$n|ch$n} : {cx$n|3|i});|new int(q ? {cc$n|ch$n} : {cc$n|1});|\
         (q ? ch$n : i) = 1;|const int &x = q ? ch$n : i;|int *x = q ? &ch$n : &i;|Ca$n x{q ? ch$n : 1, 2};|\
         auto x = q ? cp$n : {cq$n|l};|auto &x = q ? cp$n : cq$n;|q ? (void)cp$n : (void)cq$n;|Ca$n x[2] = {q ? cp$n : l, cq$n};|\
         q ? cp$n : cq$n;|i += q ? ch$n : cc$n;|i = q ? q ? ch$n : 1 : cc$n;|i = (q ? {l|k} : {l|k}).f();|i = (q ? l : \
         {k|cp$n|cm$n()}).f();}\n}\n\
         __device__ Ca$n ce$n(bool q, Ca$n l) { return q ? {cp$n|l} : {cq$n|l|Ca$n()}; }",
    ),
    host(
        "choices.objects.host",
        "struct Da$n { int a, b; };\n__device__ Da$n dp$n, dq$n; __device__ int dh$n; __constant__ int dc$n; __device__ Da$n ds$n[2]; \
         void dg$n(Da$n); \
         void dr$n(const Da$n &); void di$n(int);\n\
         {|__host__|__host__ __device__} void dd$n(bool q, Da$n l, const Da$n k, int i) {\n  \
         {Da$n x = q ? {dp$n|ds$n[1]} : {dq$n|l|k|Da$n()|ds$n[i]};|dg$n(q ? {dp$n|l} : {dq$n|l|k});|dr$n(q ? dp$n : {dq$n|l|Da$n()});|\
         i = (q ? dp$n : {dq$n|l|k|Da$n()}).a;|l = q ? dp$n : {dq$n|l};|const Da$n &x = q ? dp$n : {l|dq$n};|(q ? dp$n : l) = l;|\
         (q ? dp$n : l).a = 1;|i = q ? {dc$n|dh$n|1} : {dc$n|dh$n|2};|int x = q ? {dc$n|dh$n} : {dc$n|2|i};|di$n(q ? {dc$n|dh$n} : {3|i});|\
         new int(q ? {dc$n|dh$n} : {dc$n|1});|(q ? dh$n : i) = 1;|const int &x = q ? dh$n : i;|Da$n x{q ? dh$n : 1, 2};|auto x = q ? \
         dp$n : {dq$n|l};|\
         q ? dp$n : dq$n;|i += q ? dh$n : dc$n;|i = q ? q ? dh$n : 1 : dc$n;}\n}\n\
         Da$n de$n(bool q, Da$n l) { return q ? {dp$n|l} : {dq$n|l|Da$n()}; }",
    ),
];
