//! How objects are made, converted, called and ended in device code: aggregates, temporaries, conversion functions, members by the
//! object that they are called for, assignments, results, members of classes. Each part is of either side, so that a diagnostic names
//! what was chosen.

use super::{Open, device};

/// One side or both.
macro_rules! side {
    () => {
        "{__host__|__device__|__host__ __device__} "
    };
}

/// A declaration behind one side or both.
macro_rules! of_side {
    ($name:literal) => {
        concat!("{__host__|__device__|__host__ __device__} ", $name)
    };
}

/// Objects and their lives.
pub(super) const OPEN: &[Open] = &[
    device(
        "construction.aggregate",
        concat!(
            "struct Aa$n { ", of_side!("Aa$n(int); "), of_side!("Aa$n(); int x; };\n"),
            "struct Ab$n { Aa$n i; int n; }; struct Ac$n { int a[2]; Aa$n i[2]; }; struct Ae$n { Ab$n a, b; };\n\
             __device__ void af$n() { Ab$n x{ = {1, 2}|{1, 2}| = {{1}, 2}| = {1}|{{2}, 3}|{}| = {}}; }\n\
             __device__ void ag$n() { Ac$n x{ = {{1, 2}, {3, 4}}|{1, 2, 3, 4}| = {{3}, {1, 2}}| = {{1, 2}, 3, 4}}; }\n\
             __device__ void ah$n() { Ae$n x{ = {{1, 2}, {3, 4}}|{1, 2, 3, 4}| = {1, 2, {3, 4}}|{{1, 2}}| = {1}}; \
             Ab$n y[2]{ = {1, 2, 3, 4}| = {{1, 2}, {3, 4}}|{1, 2, {3}}|{{1}, {2, 3}}}; }\n\
             __device__ void ai$n(Ab$n a, const Aa$n &i) { Ae$n x{ = {a, a}|{a, {i, 2}}|{a, 1, 2}}; Ab$n y = {i, 2}; }\n\
             __device__ Ab$n aj$n() { return {{1, 2}|{{1}, 2}|Ab$n{1, 2}|{}|{1}}; }\n__device__ void ak$n(Ab$n) {}\n\
             __device__ void al$n() { ak$n({{1, 2}|{{1}, 2}|Ab$n{1, 2}|{}}); new Ab$n{{1, 2}|{}|{{3}}}; }"
        ),
    )
    .of_releases(),
    device(
        "construction.elements",
        concat!(
            "struct Ba$n { ", of_side!("Ba$n(int); "), of_side!("Ba$n(double); "), of_side!("Ba$n(); "),
            of_side!("Ba$n(int, int); };\n"),
            "struct Bb$n { Ba$n a[1]; Ba$n b; };\n\
             __device__ void bc$n() { Ba$n x[2]{ = {1, 2}| = {2, 1.5}|{1.5, 2}| = {{1, 2}, 3}|{{1}, {2.5}}}; }\n\
             __device__ void bd$n() { Bb$n x{ = {{1}, 2}| = {{1.5}, 2.5}|{{{1, 2}}, 2}|{1, 2}| = {1.5, {2}}}; }\n\
             __device__ void be$n() { Ba$n x[2][1]{ = {1, 2}| = {{1}, {2}}| = {{1.5}, 2}|{{{1, 2}}, {3}}}; }\n\
             __device__ void bf$n(int i, double d) { Ba$n x[3]{ = {i, d, 2}| = {d, 1, i}|{i + 1, d * 2, i}}; Ba$n y{(i)|(d)|(i, 2)|{d}| = i| = d}; }"
        ),
    )
    .of_releases(),
    device(
        "construction.temporaries",
        concat!(
            "struct Ca$n { ", of_side!("Ca$n(int); "), of_side!("~Ca$n(); int m; "), of_side!("int f() const; "),
            "__host__ __device__ Ca$n operator+(int) const; };\n__device__ Ca$n cb$n(); __device__ void cc$n(Ca$n); \
             __device__ void cd$n(const Ca$n &);\n\
             __device__ void ce$n() { {Ca$n(1);|cb$n();|(void)cb$n();|cb$n() + 1;} }\n\
             __device__ int cf$n() { return {Ca$n(1).m|Ca$n(1).f()|cb$n().m|cb$n().f()|cb$n().m + cb$n().f()|(int)sizeof(Ca$n(1))}; }\n\
             __device__ void cg$n(Ca$n &p) { {cc$n(Ca$n(1))|cc$n(1)|cd$n(1)|cc$n(p + 1)|cd$n(p + 1)|cc$n(p)|cd$n(p)}; }\n\
             __device__ void ch$n(Ca$n &p) { Ca$n r{ = Ca$n(1)| = cb$n()|(cb$n())| = p + 1|(1)| = 1|{2}| = p|(p)}; }\n\
             __device__ Ca$n ci$n(Ca$n &p) { return {Ca$n(1)|cb$n()|p + 1|1|p|Ca$n{3}}; }\n\
             __device__ void cj$n(bool b) { {if (cb$n().m) {}|while (Ca$n(1).m) {}|for (int x = 0; x < cb$n().m; ++x) {}|b ? cb$n() : Ca$n(1);|\
             b ? Ca$n(1) : Ca$n(2);|b && Ca$n(1).m;|Ca$n r = b ? cb$n() : Ca$n(1);|switch (cb$n().f()) { default: ; }} }"
        ),
    )
    .of_releases(),
    device(
        "construction.conversions",
        concat!(
            "struct Da$n { ", of_side!("operator int() const; "), of_side!("operator double() const; "),
            "{|__host__ operator bool(); |__device__ operator bool(); |__host__ operator long(); }};\n",
            "enum class Dj$n { a }; struct Db$n { ", of_side!("operator int() const; "), of_side!("operator Dj$n() const; }; \
             struct Dc$n : Db$n { {|"),
            "__device__ operator int() const;|__host__ operator int() const;} };\n__device__ void dd$n(int); __device__ void de$n(double);\n\
             __device__ {int|double} df$n({Da$n|const Da$n &|Da$n &} t) { return t; }\n\
             __device__ int dg$n({Db$n|const Db$n &|Dc$n|const Dc$n &|Dc$n &} t) { {return t;|int x = t; return x;|int x(t); return x;|\
             return (int)t;} }\n\
             __device__ void dh$n(Da$n &a, const Dc$n &c) { {dd$n(a)|dd$n(c)|de$n(a)}; }\n\
             __device__ void di$n(Dc$n &c, Db$n &b) { Dj$n p = {c|b}; {int x = b;|const int &y = c; (void)y;|} (void)p; }"
        ),
    )
    .of_releases(),
    device(
        "construction.to-classes",
        concat!(
            "struct Ea$n { ", of_side!("Ea$n(int); "), of_side!("Ea$n(double); int m; };\n"),
            "struct Eb$n : Ea$n { ", of_side!("Eb$n(); };\n"),
            "struct Ec$n { ", of_side!("operator Ea$n() const; }; struct Ed$n { "), of_side!("operator Eb$n() const; };\n"),
            "__device__ void ef$n(Ea$n); __device__ void eg$n(const Ea$n &);\n\
             __device__ void eh$n(Ec$n c, Ed$n d) { Ea$n x{ = c| = d|(c)|(d)| = 1| = 2.5|(1.5f)|('c')}; }\n\
             __device__ void ei$n(Ec$n c, Ed$n d) { {ef$n(c)|ef$n(d)|ef$n(1)|ef$n(2.5)|ef$n('c')|eg$n(c)|eg$n(d)|eg$n(1)|eg$n(1.f)}; }\n\
             __device__ Ea$n ej$n(Ec$n c, Ed$n d) { return {c|d|1|2.5|'c'|{1}}; }\n\
             __device__ void ek$n(Ec$n c, Ed$n d) { const Ea$n &r = {c|d}; (void)r; }\n\
             __device__ void el$n(Eb$n &b) { Ea$n x{ = b|(b)}; {ef$n(b)|eg$n(b)|ef$n(x)}; }"
        ),
    )
    .of_releases(),
    device(
        "construction.objects",
        concat!(
            "struct Fa$n { int m; ", of_side!("int at(int); "), of_side!("int at(int) const; "), of_side!("int at(double); "),
            of_side!("int operator[](int); "), of_side!("int operator[](int) const; "), of_side!("int value() &; "),
            of_side!("int value() &&; "), of_side!("int own(); "), of_side!("int own() const; "),
            of_side!("int operator()(int); "), of_side!("int operator()(int) const; "), of_side!("int *operator->(); "),
            "__device__ int calls() { return {own()|this->own()|at(1)|(*this)[1]}; } };\n\
             __device__ Fa$n fb$n(); __device__ Fa$n &fc$n(); __device__ const Fa$n &fd$n(); __device__ Fa$n &&fe$n();\n\
             __device__ int ff$n(Fa$n v) { return {v.at(1)|v.at(1.5)|v.at('c')|v[1]|v.value()|v.own()|v.calls()|v(1)|((v)).own()}; }\n\
             __device__ int fg$n({const Fa$n &|const Fa$n} v) { return {v.at(1)|v[1]|v.own()|v(1)}; }\n\
             __device__ int fh$n() { return {fb$n().value()|fb$n().own()|fb$n()[1]|fc$n().own()|fd$n().own()|fe$n().value()|fc$n().value()|\
             fd$n()[2]|fe$n().own()|fd$n()(1)}; }\n\
             __device__ int fi$n(Fa$n *p, const Fa$n *q, Fa$n a[2]) { return {p->own()|q->own()|(*p)[2]|(*q)[2]|a[1].own()|a->at(1)|(*q)(1)|\
             static_cast<Fa$n &&>(*p).value()|const_cast<Fa$n &>(*q).own()|p[1].value()}; }"
        ),
    )
    .of_releases(),
    device(
        "construction.operators",
        concat!(
            "struct Ga$n { int m; ", of_side!("Ga$n operator+(int) const; "), of_side!("Ga$n operator+(double) const; "),
            of_side!("Ga$n &operator++(); "), of_side!("Ga$n operator++(int); "), of_side!("int operator*() const; "),
            of_side!("Ga$n operator-() const; "), of_side!("bool operator!() const; "),
            of_side!("Ga$n *operator->(); "), of_side!("Ga$n &operator+=(int); "),
            of_side!("explicit operator bool() const; "), of_side!("friend bool operator==(Ga$n, Ga$n); };\n"),
            of_side!("Ga$n operator+(int, Ga$n);\n"), of_side!("Ga$n operator-(const Ga$n &, int);\n"),
            of_side!("Ga$n operator-(Ga$n, Ga$n);\n"),
            "enum Gb$n { gc$n }; ", of_side!("int operator+(Gb$n, int);\n"),
            "__device__ void gd$n(Ga$n v) { {v + 1|v + 1.5|1 + v|v - 1|v - v|++v|v++|*v|-v|!v|v->m|v += 1|v == v|v - 1 + 1.5|v - 1 - v|gc$n + 1|\
             v + 'c'|-v + 1|(v + 1) - v}; }\n\
             __device__ void ge$n(Ga$n &v) { {if (v) {}|if (!v) {}|while (v == v) {}|v ? 1 : 2;|bool b = v && v.m;|bool b = !v && v == v;|\
             int x = v.m + 1;|v.m += 2;} }\n\
             __device__ int gf$n(const Ga$n &v) { return {(v + 1).m|(v - 1).m|*v + 1|(v - v).m|v == v|(-v).m|(1 + v).m|(gc$n + 2)}; }"
        ),
    )
    .of_releases(),
    device(
        "construction.assignment",
        concat!(
            "struct Ha$n { int m; ", of_side!("Ha$n &operator=(int); "), of_side!("Ha$n &operator=(double); };\n"),
            "struct Hb$n { ", of_side!("Hb$n(); "), of_side!("Hb$n(int); "), of_side!("Hb$n(const Hb$n &); "),
            of_side!("Hb$n &operator=(const Hb$n &); };\n"), "struct Hc$n { Ha$n a; Hb$n b; };\n\
             __device__ void hd$n(Ha$n v, const Ha$n &w) { {v = 1|v = 1.5|v = 'c'|v = 2.f|v = w|v = true}; }\n\
             __device__ void he$n(Hb$n &v, const Hb$n &w) { {v = w|v = 1|v = v}; }\n\
             __device__ void hf$n(Hc$n &v, const Hc$n &w, Hb$n &b) { {v.b = b|v.a = 1|v.a = w.a|v.b = w.b|v.a = 2.5}; }"
        ),
    )
    .of_releases(),
    device(
        "construction.results",
        concat!(
            "struct Ia$n { ", of_side!("Ia$n(int); "), of_side!("Ia$n(const Ia$n &); {|"),
            "__host__ Ia$n(Ia$n &&);|__device__ Ia$n(Ia$n &&);} int m; };\n\
             __device__ Ia$n ic$n(bool q) { Ia$n h(1); {return h;|if (q) return h; return h;} }\n\
             __device__ Ia$n id$n(Ia$n h) { return h; }\n__device__ Ia$n ie$n(Ia$n &h, bool q) { return {h|q ? h : h|Ia$n(h)|1|{2}|Ia$n(h.m)}; }\n\
             __device__ Ia$n if$n(const Ia$n &h) { Ia$n g{ = h|(h)|(1)| = h.m}; return g; }\n\
             __device__ void ig$n(Ia$n &h, Ia$n *p) { Ia$n x{ = h|(h)| = *p|(p[1])| = static_cast<Ia$n &&>(h)|(static_cast<const Ia$n &>(h))}; }\n\
             __device__ const Ia$n ii$n() { const Ia$n h(1); return h; }"
        ),
    )
    .of_releases(),
    // cufe tells members that a constructor of the class or a default initialiser makes otherwise than released tools.
    device(
        "construction.members",
        concat!(
            "struct Ja$n { ", of_side!("Ja$n(int); "), of_side!("Ja$n(double); "), of_side!("Ja$n(); "), of_side!("~Ja$n(); };\n"),
            "struct Jb$n { ", of_side!("Jb$n(int, int = 1); };\n"),
            "struct Jc$n : Jb$n { Ja$n a, b{| = 1|{2.5}}; Ja$n c[2];\n\
             __device__ Jc$n() : Jb$n{(1)|(1, 2)|{3}}, a{(1)|(1.5)|{2}|()|{}} {}\n\
             __device__ Jc$n(int i) : Jb$n(i){|, b(i)|, b{1.5}|, a(2), b(2.5)} {}\n\
             __device__ Jc$n(double d) : Jc$n({1|(int)d|}) {}\n__device__ Jc$n(const Jc$n &o) : Jb$n{(1)|(o)}, a(o.a) {}\n\
             ", of_side!("~Jc$n() {} };\n"),
            "struct Jd$n { Ja$n a; Jb$n b; };\n\
             __device__ void jf$n() { {Jd$n *d = new Jd$n{1, 2}; (void)d;|Jc$n c;|Jc$n c(1);|Jc$n c(2.5);|Jc$n *c = new Jc$n; (void)c;|\
             Jc$n c[2];} }\n\
             __device__ void jg$n(Jc$n *c, Jd$n &d) { {delete c;|Jc$n x = *c;|Jd$n x = d;|Jd$n x(d);|c->~Jc$n();|new Jc$n(*c);} }"
        ),
    )
    .of_releases()
    .held(),
    device(
        "construction.defaults",
        concat!(
            of_side!("int ka$n(int); "), of_side!("int kb$n(double);\n"),
            "struct Kc$n { ", of_side!("Kc$n(int = {1|ka$n(1)|kb$n(2)}); "), of_side!("int f(int = {2|ka$n(2)}) const; "),
            "int m{| = 1| = ka$n(3)|{kb$n(4)}}; };\n",
            "struct Kd$n { int a{| = 1}; Kc$n c; };\n\
             __device__ int ke$n(int a, int b = {1|ka$n(1)}, Kc$n c = Kc$n(2)) { return a + b; }\n\
             __device__ void kf$n() { {ke$n(1)|ke$n(1, 2)|ke$n(1, 2, 3)|ke$n(1, ka$n(2))}; {Kc$n c;|Kc$n c(1);|Kc$n().f();|Kc$n(3).f(1);} }"
        ),
    )
    .of_releases(),
    device(
        "construction.ranks",
        concat!(
            "struct La$n {}; struct Lb$n : La$n {}; struct Lc$n : Lb$n {}; struct Ld$n { __host__ __device__ Ld$n(int); \
             __host__ __device__ Ld$n(const char *); };\n\
             enum Le$n { lf$n };\n",
            side!(), "int lg$n(La$n *); ", side!(), "int lg$n(Lb$n *); ", side!(), "int lg$n(const void *); ", side!(), "int lg$n(...);\n",
            side!(), "int lh$n(const La$n &); ", side!(), "int lh$n(Lb$n &); ", side!(), "int lh$n(Ld$n); ", side!(), "int lh$n(...);\n",
            side!(), "int li$n(int, double); ", side!(), "int li$n(double, int); ", side!(), "int li$n(int, int);\n",
            side!(), "int lj$n(int); ", side!(), "int lj$n(long); ", side!(), "int lj$n(bool); ", side!(), "int lj$n(const int *); ",
            side!(), "int lj$n(int *);\n",
            side!(), "int lk$n(int &); ", side!(), "int lk$n(const int &); ", side!(), "int lk$n(int &&);\n",
            "__device__ int lm$n(La$n a, Lb$n b, Lc$n c, int *p) { return {lg$n(&a)|lg$n(&b)|lg$n(p)} + \
             {lh$n(a)|lh$n(b)|lh$n(1)|lh$n(\"t\")|lh$n('c')|lh$n(Lb$n())}; }\n\
             __device__ int ln$n(int i, double d, char c, short s) { return {li$n(i, d)|li$n(d, i)|li$n(i, i)|li$n(c, d)|li$n(d, c)|\
             li$n(c, s)|li$n(1, 2.5f)} + \
             {lj$n(i)|lj$n(c)|lj$n(s)|lj$n(i < 1)|lj$n(&i)|lj$n(1l)|lj$n((const int *)&i)}; }\n\
             __device__ int lo$n(int i, const int j, int (&a)[2], int (&b)[3], int *p) { return {lk$n(i)|lk$n(j)|lk$n(1)|lk$n(i + 1)|lk$n(a[1])|\
             lk$n(*p)|lk$n((int)j)|lk$n('c')}; }"
        ),
    )
    .of_releases(),
    device(
        "construction.templates",
        concat!(
            "template <typename T> struct Ma$n { T v; ", of_side!("Ma$n(T); "), of_side!("Ma$n(const Ma$n &); "), of_side!("T get(); "),
            of_side!("T get() const; "), of_side!("Ma$n operator+(T) const; "), of_side!("operator bool() const; };\n"),
            "template <typename T> struct Mb$n : Ma$n<T> { ", of_side!("Mb$n(T x) : Ma$n<T>(x) {} };\n"),
            "template <typename T> __device__ void md$n(T x) { {Ma$n<T> a(x);|Ma$n<T> a = x;} }\n\
             __device__ void me$n(Ma$n<int> &a, const Ma$n<double> &b) { {a.get()|b.get()|a + 1|b + 2.5|md$n(1)|md$n('c')}; }\n\
             __device__ void mf$n(Mb$n<int> &b) { {b.get()|b + 1}; }"
        ),
    )
    .of_releases(),
    device(
        "construction.assigned",
        "struct Ea$n { {__host__|__device__} Ea$n(int); {__host__|__device__} ~Ea$n(); int m; }; struct Eb$n { {__host__|__device__} operator \
         Ea$n() const; };\n__device__ void ec$n(Ea$n &x, Eb$n b) { {x = b|x = 1|x = {1}}; }",
    )
    .of_releases(),
    // Oracle and front end differ in the place where they report what implied members call: of what stands behind, they do not take
    // the same for the last code.
    device(
        "construction.implied",
        concat!(
            "struct Fa$n { ",
            of_side!("Fa$n(); "),
            of_side!("~Fa$n(); int v; };\n"),
            "struct Fb$n { Fa$n h; };\n\
             {template <typename T> inline __host__ __device__ void fe$n(T) { {Fb$n m;|new Fb$n;} }\n\
             template <typename T> inline __host__ __device__ void ff$n(T q) { fe$n(q); }\n\
             {__device__|__global__} void fh$n() { {ff$n(1);|fe$n(1);} }|\
             inline __host__ __device__ void fg$n() { {Fb$n m;|new Fb$n;} }\n\
             {__device__|__global__} void fh$n() { fg$n(); }}"
        ),
    )
    .of_releases()
    .without_kept()
    .held(),
    device(
        "construction.nested-copies",
        "struct Ga$n { int x; }; struct Gb$n { Ga$n a; }; struct Gc$n { Gb$n a; }; struct Gd$n { Gc$n a; }; struct Ge$n { Gd$n a; }; \
         struct Gf$n { Ge$n \
         a; }; struct Gg$n { Gf$n a; }; struct Gh$n { Gg$n a; }; struct Gi$n { Gh$n a; }; struct Gj$n { Gi$n a; }; struct Gk$n { Gj$n a; }; struct \
         Gl$n { Gk$n a; }; struct Gm$n { Gl$n a; }; struct Gn$n { Gm$n a; }; struct Go$n { Gn$n a; }; struct Gp$n { Go$n a; };\n\
         {Gp$n|Go$n|Gc$n} gq$n; __device__ void gr$n({Gp$n|Go$n|Gc$n}) {}\n\
         {__device__|__global__} void gs$n() { {auto x = gq$n;|auto x(gq$n);|decltype(gq$n) x; x = gq$n;|decltype(gq$n) x{gq$n};} }",
    )
    .of_releases(),
    device(
        "construction.copied-parts",
        concat!(
            "struct Ha$n { __host__ __device__ Ha$n(); ",
            of_side!("Ha$n(const Ha$n &); int v; };\n"),
            "struct Hb$n { Ha$n h; }; struct Hc$n { Hb$n b; int k; };\n\
             {struct Hd$n { Hc$n m; __device__ Hd$n(const Hc$n &n) : m(n) {} };|struct Hd$n : Hb$n { __device__ Hd$n(const Hc$n &n) : \
             Hb$n(n.b) {} };|struct Hd$n { Hb$n m; __device__ Hd$n(const Hc$n &n) : m{n.b} {} };|struct Hd$n { Hb$n m; int k; __device__ \
             Hd$n(const Hc$n &n) : m(), k(1) {} };}\n\
             {__device__|__global__} void he$n(Hc$n &n) { Hd$n d(n); }"
        ),
    )
    .of_releases()
    .without_kept()
    .held(),
    device(
        "construction.last-returns",
        concat!(
            "struct Ia$n { ",
            of_side!("Ia$n(); "),
            of_side!("~Ia$n(); };\n"),
            "struct Ib$n { Ia$n a; };\n\
             {__device__|__global__|__host__ __device__} void ic$n(int q) {\n  Ib$n b;\n  {if (q) l:|while (q) l:|switch (q) case 1:|\
             switch (q) default:|if (q)|if (q) q = 1; else|if (q) return; else|}\n  return;\n}"
        ),
    )
    .of_releases()
    .without_kept()
    .held(),
    device(
        "construction.converted-names",
        concat!(
            "struct Ja$n {}; template <typename T> struct Jb$n {}; template <typename T, typename U> struct Jc$n {}; namespace jn$n { struct S {}; \
             template <typename T> struct U {}; }\nstruct Jd$n { ",
            of_side!("operator Ja$n() const; "),
            of_side!("operator Ja$n *() const; "),
            of_side!("operator Jb$n<Ja$n>() const; "),
            of_side!("operator Jc$n<Ja$n, int *>() const; "),
            of_side!("operator jn$n::S() const; "),
            of_side!("operator jn$n::U<Ja$n>() const; "),
            of_side!("operator Jb$n<jn$n::S>() const; };\n"),
            "{__device__|__global__} void je$n(const Jd$n &c) { {Ja$n a = c;|Ja$n *a = c;|} {Jb$n<Ja$n> b = c;|Jc$n<Ja$n, int *> b = c;|} \
             {jn$n::S s = c;|jn$n::U<Ja$n> s = c;|Jb$n<jn$n::S> s = c;} }"
        ),
    )
    .of_releases(),
    // Not `!t` and `t && true`, of which the front end says nothing (`call/form/explicit-conversions-device`).
    device(
        "construction.explicit",
        concat!(
            "struct Xa$n { explicit ", of_side!("operator bool() const; "), of_side!("operator long() const; };\n"),
            "__device__ void xb$n(int);\n\
             __device__ {int|long|bool|double} xc$n(const Xa$n &t) { return t; }\n\
             __device__ void xd$n({Xa$n|const Xa$n &|Xa$n &} t) { {xb$n(t);|int x = t; (void)x;|bool x = t; (void)x;|int x(t); (void)x;|\
             (void)(int)t;|(void)(t + 1);|(void)-t;} }\n\
             __device__ void xe$n(const Xa$n &t) { {if (t) {}|while (t) {}|for (; t;) {}|do {} while (t);|bool x(t); (void)x;|\
             (void)static_cast<bool>(t);|\
             (void)(t ? 1 : 2);} }"
        ),
    )
    .of_releases(),
];
