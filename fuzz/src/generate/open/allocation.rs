//! Storage that new-expressions get and delete-expressions give back: which function of which class does it, for one object or for
//! an array whose elements somebody makes or ends, in templates, and what the operands do with variables.

use super::{Open, device, host};

/// No side, one, or both.
macro_rules! side {
    ($declared:literal) => {
        concat!("{|__host__ |__device__ |__host__ __device__ }", $declared)
    };
}

/// Functions that give and take the storage of one object.
macro_rules! single {
    () => {
        concat!(
            side!("void *operator new(unsigned long); "),
            "{|",
            side!("void operator delete(void *); "),
            "|",
            side!("void operator delete(void *, unsigned long); "),
            "|",
            side!("void operator delete(void *); "),
            side!("void operator delete(void *, unsigned long); "),
            "}"
        )
    };
}

/// Functions that give and take the storage of an array.
macro_rules! several {
    () => {
        concat!(
            side!("void *operator new[](unsigned long); "),
            "{|",
            side!("void operator delete[](void *); "),
            "|",
            side!("void operator delete[](void *, unsigned long); "),
            "|",
            side!("void operator delete[](void *); "),
            side!("void operator delete[](void *, unsigned long); "),
            "}"
        )
    };
}

/// The functions of allocation.
pub(super) const OPEN: &[Open] = &[
    device(
        "allocation.objects",
        concat!(
            "struct Aa$n { int v; ",
            single!(),
            "};\nstruct Ab$n { {__host__|__device__} Ab$n(int); {|__host__ ~Ab$n(); |__device__ ~Ab$n(); }",
            side!("void *operator new(unsigned long); "),
            side!("void operator delete(void *{|, unsigned long}); "),
            side!("void *operator new(unsigned long, int); "),
            "{|",
            side!("void operator delete(void *, int); "),
            "}};\n",
            "struct Ac$n : Aa$n { int w; }; struct Ad$n : Aa$n { using Aa$n::operator new; ",
            side!("void *operator new(unsigned long, int); };\n"),
            "struct Ae$n { int v; template <typename T> ",
            side!("void *operator new(unsigned long, T); };\n"),
            "struct Af$n { {|__host__ |__device__ }virtual ~Af$n(); ",
            side!("void operator delete(void *); };\n"),
            "{__device__|__global__|__host__ __device__|} void ag$n(bool q, Aa$n *a, Ab$n *b, Ac$n *c, Af$n *f, void *p) \
            {\n  \
             {new Aa$n;|new Aa$n();|new Aa$n{1};|new (Aa$n);|new const Aa$n();|new Ab$n(1);|new (1) Ab$n(2);|new (1) Ab$n{3};|new \
             Ac$n;|new Ad$n;|\
             new (1) Ad$n;|new (1) Ae$n;|new (1.5) Ae$n{2};|::new Aa$n;|Aa$n x = *new Aa$n; (void)x;|Aa$n *x = new Aa$n; delete x;|\
             q ? new Aa$n : nullptr;|while (q) new Aa$n;|if (false) new Aa$n;|(void)sizeof(new Aa$n);|(new Aa$n)->v = 1;|new Aa$n[2];|\
             auto l = [](Aa$n *x) { new Aa$n; delete x; }; l(a);|for (Aa$n *x = new Aa$n; x; delete x) break;|a = new Aa$n, a = new Ac$n;|\
             struct L : Aa$n { int k; }; L *l = new L; delete l;|if (Aa$n *x = new Aa$n) delete x;}\n  \
             {delete a;|delete b;|delete c;|delete f;|::delete a;|::delete f;|delete (Aa$n *)p;|delete static_cast<Ab$n *>(p);|\
             delete &*a;|q ? delete a : delete c;|{ delete a; } delete c;|delete a, delete b;|delete[] a;|delete[] f;|if (q) delete a; \
             else delete b;}\n\
             }\nstruct Ah$n { Aa$n *a = {nullptr|new Aa$n}; __device__ Ah$n() : a(new Aa$n) {} __device__ ~Ah$n() { delete a; } };\n\
             __device__ {Aa$n|const Aa$n|void} *ai$n(Aa$n *a = {new Aa$n|nullptr}) { {delete a;|} return new Aa$n; }\n\
             __device__ void ak$n(const Aa$n *k) { delete k; }\n__device__ void aj$n() { {ai$n();|Ah$n h;|} }"
        ),
    ),
    device(
        "allocation.arrays",
        concat!(
            "struct Ba$n { {|__device__ Ba$n(); |Ba$n() = default; |__device__ Ba$n() {} |__device__ Ba$n(int = 1); }\
             {|__device__ ~Ba$n(); |~Ba$n() = default; |__device__ ~Ba$n() {} }int v{| = 3}; ",
            several!(),
            "};\n",
            "struct Bb$n : Ba$n { int w; }; struct Bc$n { Ba$n m; int w; ",
            several!(),
            "};\n",
            "template <typename T> struct Bd$n { T t; {|__device__ Bd$n(); }",
            several!(),
            "}; struct Be$n { int v; ",
            several!(),
            "};\n",
            "struct Bf$n : Bd$n<int> {}; typedef Be$n Bh$n[2];\n\
             {__device__|__global__} void bi$n(int q, Ba$n *a, Bb$n *b, Bc$n *c, Bd$n<int> *d, Be$n *e, Bf$n *f, \
             Bh$n *h) {\n  \
             {new Ba$n[2];|new Ba$n[q];|new Ba$n[2]();|new Ba$n[2]{};|new Ba$n[2][2];|new Bb$n[2];|new Bd$n<int>[2];|new Bh$n;|new \
             Bh$n[3];|new Be$n[q];|\
             new Be$n[2]{{1}, {2}};|new Be$n[2]{{1}};|new Bf$n[2];|\
             new Be$n[1];|new Be$n[0];|new Be$n[2]();|::new Ba$n[2];|new Ba$n;}\n  \
             {delete[] a;|delete[] b;|delete[] c;|delete[] d;|delete[] e;|delete[] f;|delete[] h;|::delete[] a;|delete e;|delete a;}\n}"
        ),
    )
    .without_kept(),
    device(
        "allocation.templates",
        concat!(
            "template <typename T> struct Ca$n { T v; ",
            single!(),
            several!(),
            "}; template <typename T> struct Cb$n : Ca$n<T> { T w; };\n",
            "template <typename T> struct Cc$n : Cb$n<T *> { {|__device__ Cc$n(); __device__ ~Cc$n(); }__device__ Cc$n *make() { return \
            new Cc$n; } \
             __device__ void end() { delete this; } }; struct Cd$n : Cc$n<int> {}; struct Ce$n { int v; ",
            single!(),
            several!(),
            "};\n",
            "template <typename T> struct Cf$n { T *p; __device__ Cf$n() : p(new T) {} __device__ ~Cf$n() { {delete p|delete[] p}; } };\n\
             template <typename T> __device__ T *cg$n() { return new T{|()|[2]|{}}; }\n\
             template <typename T, int N> __device__ T *ch$n() { return new T[N]; }\n\
             template <typename T> __device__ void ci$n(T *p) { {delete p|delete[] p|::delete p}; }\n\
             template <typename... T> __device__ void cj$n(T *...p) { (delete p, ...); } __device__ void cl$n(Cc$n<int>, Cb$n<char>) {}\n\
             {__device__|__global__} void ck$n(Ca$n<int> *a, Cb$n<char> *b, Cc$n<int> *c, Cd$n *d, Ce$n *e, int *i) \
             {\n  \
             {new Ca$n<int>;|new Cb$n<char>;|new Cb$n<char>[2];|new Cc$n<int>;|new Cc$n<int>[2];|new Cd$n;|new \
             Cd$n[2];|c->make();|c->end();|\
             d->make();|d->end();|Cf$n<Ce$n> f;|Cf$n<Cb$n<long>> f;|cg$n<Ce$n>();|cg$n<Cb$n<long>>();|ch$n<Ce$n, 2>();|ch$n<int, \
             3>();|}\n  \
             {delete a;|delete b;|delete[] b;|delete c;|delete[] c;|delete d;|ci$n(e);|ci$n(a);|ci$n(d);|ci$n(i);|cj$n(e, i);|cj$n(a, \
             b);|}\n}"
        ),
    )
    .without_kept(),
    device(
        "allocation.operands",
        "int da$n; int db$n[3]; const int dc$n = 3; const int dd$n[3] = {1, 2, 3}; float di$n; const float dj$n = 2;\n\
         struct De$n { int a, b; }; De$n dg$n; struct Df$n { {__host__|__device__} Df$n(int); __device__ Df$n(const int &, const int *); \
         __device__ Df$n(const De$n &); };\n\
         struct Dk$n { int v; __device__ void *operator new(unsigned long, int); __device__ void *operator new(unsigned long, const \
         float &); \
         {__device__|__host__} void *operator new(unsigned long, void *); };\n\
         {__device__|__global__|__host__ __device__} void dl$n(int q) {\n  \
         {new int({da$n|dc$n|db$n[1]|db$n[q]|dg$n.a|dd$n[q]});|new int{{da$n|dc$n|db$n[1]|dg$n.a}};|new int[{da$n|dc$n|db$n[1]|q}];|new \
         De$n(dg$n);|new De$n{dg$n};|\
         new Df$n(da$n);|new Df$n{dc$n};|new Df$n(dc$n, &dc$n);|new Df$n(da$n, db$n);|new Df$n(dg$n);|new (da$n) Dk$n;|new (dc$n) Dk$n;|\
         new (di$n) Dk$n;|new (dj$n) Dk$n;|new (&da$n) Dk$n;|new (db$n) Dk$n;|new int *(&da$n);|new const int *(&dc$n);|delete &da$n;|\
         new int[2]{da$n, dc$n};|new De$n{da$n, dc$n};|new De$n[2]{{da$n, 1}, {dc$n, 2}};|new (da$n) Dk$n{db$n[1]};|new int(q ? da$n : \
         dc$n);}\n}",
    )
    .without_kept(),
    host(
        "allocation.operands.host",
        "__device__ int ea$n; __device__ int eb$n[3]; __constant__ int ec$n; __device__ float ei$n; struct Ee$n { int a, b; };\n\
         __device__ Ee$n eg$n; struct Ef$n { {__host__|__device__|__host__ __device__} Ef$n(int); Ef$n(const int &, const int *); \
         Ef$n(const Ee$n &); };\n\
         struct Ek$n { int v; {|__device__ }void *operator new(unsigned long, int); void *operator new(unsigned long, const float &); \
         void *operator new(unsigned long, void *); };\n\
         {|__host__|__host__ __device__} void el$n(int q) {\n  \
         {new int(ea$n);|new int{ea$n};|new int(eb$n[q]);|new int(ec$n);|new int(eg$n.a);|new int[ea$n];|new Ee$n(eg$n);|new Ee$n{eg$n};|\
         new Ef$n(ea$n);|new Ef$n{ec$n};|new Ef$n(ea$n, &ea$n);|new Ef$n(eg$n);|new (ea$n) Ek$n;|new (ei$n) Ek$n;|new (&ea$n) Ek$n;|\
         new (eb$n) Ek$n;|new int *(&ea$n);|delete &ea$n;|new int[2]{ea$n, ec$n};|new Ee$n{ea$n, ec$n};|new Ee$n[2]{{ea$n, 1}, {ec$n, 2}};|\
         new (ea$n) Ek$n{eb$n[1]};|new int(q ? ea$n : ec$n);}\n}",
    )
    .without_kept(),
];
