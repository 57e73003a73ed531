//! No text makes reading panic or hang.

use crate::read::{ReadOptions, read};

/// Texts that between them use every production.
const TEXTS: &[&str] = &[
    "namespace a { inline namespace b { template<class T, int N = (1 > 0), template<class> class C = X> struct S final : B<T>, virtual P::Q
     { S() : B<T>(1), x{2} {} ~S(); operator T *() const; template<class U> friend void f(U); using B<T>::g; enum E : int { One, Two = 2 } e : 3;
     static constexpr int v = C<T>::value < 3; typedef T (*F)(T, ...); union { int i; float j; }; }; } }
     template<> struct a::S<int> {}; template<class T> auto a::S<T>::h(T t = {}) -> decltype(t) try {} catch (...) {}",
    "__attribute__((global)) __attribute__((launch_bounds(64))) void k(int *p, const T &...r) { k<<<1, f<A<B>>(2)>>>(p); }
     extern \"C\" { __attribute__((device)) int x[] = {1, 2}, *y(nullptr), z = a<b>(c); } auto l = []<class T>(T t) mutable { return t; };
     # 3 \"f.h\" 1 3\n#pragma unroll 4\n _Pragma(\"once\") R\"x(a)\"b)x\" 'c' 1'000 u8\"z\" L'w' <: :> <% %> %: and bitor",
    "template<class T> requires C<T> && (sizeof(T) < 3) void f() requires requires { typename T::x; }; using enum E; static_assert(true);
     template<class T> concept D = requires(T t) { { t + 1 } -> C<int>; }; S(int) -> S<int>; auto [a, b] = c; int A::*m, (A::*n)(int) const &;",
];

fn survives(text: &[u8]) {
    // Both answers are fine; not to come back with one is not.
    let standard = if text.len().is_multiple_of(4) { 14 } else { 20 };
    let _ = read(text.to_vec(), &ReadOptions { standard, ..ReadOptions::default() });
}

#[test]
fn cut_anywhere() {
    for text in TEXTS {
        let bytes = text.as_bytes();
        for end in (0..bytes.len()).step_by(1 + bytes.len() / 120) {
            survives(&bytes[..end]);
            // Brackets closed again, so that the grammar sees the cut.
            let mut closed = bytes[..end].to_vec();
            closed.extend(closing(&bytes[..end]));
            survives(&closed);
        }
    }
}

/// The brackets that `text` leaves open.
fn closing(text: &[u8]) -> Vec<u8> {
    let mut open = Vec::new();
    for byte in text {
        match byte {
            b'(' => open.push(b')'),
            b'[' => open.push(b']'),
            b'{' => open.push(b'}'),
            b')' | b']' | b'}' => {
                open.pop();
            }
            _ => {}
        }
    }
    open.reverse();
    open
}

#[test]
fn any_byte_changed() {
    for text in TEXTS {
        let bytes = text.as_bytes();
        for (index, at) in (0..bytes.len()).step_by(1 + bytes.len() / 200).enumerate() {
            let mut changed = bytes.to_vec();
            changed[at] = b"<>;,(){}[]:*&=~\"'#\\/ \n\0a0\xff"[index % 26];
            survives(&changed);
        }
    }
}

#[test]
fn tokens_doubled_and_deleted() {
    for text in TEXTS {
        let Ok(reading) = read(text.as_bytes().to_vec(), &ReadOptions::default()) else { continue };
        let count = reading.tokens.len();
        for token in reading.tokens.iter().step_by(1 + count / 120) {
            let span = token.span();
            let (before, rest) = text.as_bytes().split_at(span.start as usize);
            let (own, after) = rest.split_at(span.len() as usize);
            survives(&[before, b" ", own, b" ", own, b" ", after].concat());
            survives(&[before, b" ", after].concat());
        }
    }
}

#[test]
fn input_traps() {
    let read_all = |text: &[u8]| read(text.to_vec(), &ReadOptions::default()).expect("reads");
    assert_eq!(read_all(b"\xef\xbb\xbfint a;\r\nint b;").tree.variables.len(), 2);
    assert_eq!(read_all(b"").tree.declarations.len(), 0);
    assert_eq!(read_all(b"int a\0b;").tree.unparsed.len(), 1, "a NUL is white space");
    assert_eq!(read_all(b"in\\\nt a\\\r\nb; int c +\\\n= 3;").tree.unparsed.len(), 1);
    assert_eq!(
        read_all("int gr\u{f6}\u{df}e = 1'000; auto s = u8R\"(a\")\"_x;".as_bytes()).tree.variables.len(),
        2
    );
}
