//! Types that many names lead to.

use super::{Known, Missing, Spelling};
use crate::ids::mangle::mangle_type;
use crate::read::{ReadOptions, Reading, read};
use crate::tree::{DeclarationKind, VariableId};

fn reading(text: &str) -> Reading {
    let options = ReadOptions { standard: 20, ..ReadOptions::default() };
    read(text.as_bytes().to_vec(), &options).expect("brackets and literals close")
}

/// The mangled type of the last variable of a unit.
fn last_type(text: &str) -> Known<String> {
    let reading = reading(text);
    let mut variables = reading.tree.declarations.iter().filter_map(|declaration| match declaration.kind {
        DeclarationKind::Variable(id) => Some(id),
        _ => None,
    });
    let last: VariableId = variables.next_back().expect("a variable");
    Spelling::new(&reading).variable(last).map(|ty| mangle_type(&ty))
}

/// `head`, a `link` for each number with the next one in place of `{next}`, and `tail` with the last one.
fn chain(head: &str, link: &str, tail: &str, links: usize) -> String {
    let mut text = head.to_owned();
    for index in 0..links {
        text += &link.replace("{next}", &(index + 1).to_string()).replace("{this}", &index.to_string());
        text.push('\n');
    }
    text + &tail.replace("{this}", &links.to_string())
}

/// Each with the type that six links make.
const CHAINS: &[(&str, &str, &str, Option<&str>)] = &[
    // One alias of the next: the type stays small.
    (
        "template <class T> using A0 = T;",
        "template <class T> using A{next} = A{this}<T>;",
        "A{this}<int> v;",
        Some("i"),
    ),
    ("typedef int A0;", "typedef A{this} A{next};", "A{this} v;", Some("i")),
    (
        "template <class A, class B> using F = A; template <class T> using A0 = T;",
        "template <class T> using A{next} = F<A{this}<T>, A{this}<T>>;",
        "A{this}<int> v;",
        Some("i"),
    ),
    (
        "template <class T> struct A0 { typedef T t; };",
        "template <class T> struct A{next} { typedef typename A{this}<T>::t t; };",
        "A{this}<int>::t v;",
        Some("i"),
    ),
    // Each is made of the one before twice.
    (
        "template <class A, class B> struct P; typedef int A0;",
        "typedef P<A{this}, A{this}> A{next};",
        "A{this} v;",
        Some("1PIS_IS_IS_IS_IS_IiiES0_ES1_ES2_ES3_ES4_E"),
    ),
    (
        "template <class A, class B> struct P; template <class T> using A0 = T;",
        "template <class T> using A{next} = P<A{this}<T>, A{this}<T>>;",
        "A{this}<int> v;",
        None,
    ),
    ("typedef int A0;", "typedef A{this} (*A{next})(A{this}, A{this});", "A{this} v;", None),
    ("typedef int A0;", "typedef A{this} (*A{next})(const A{this} &, A{this} *);", "A{this} v;", None),
    (
        "template <class T, class U = T> struct D; typedef int A0;",
        "typedef D<A{this}> A{next};",
        "A{this} v;",
        None,
    ),
    (
        "template <class... T> struct Q; typedef int A0;",
        "typedef Q<A{this}, A{this}, A{this}> A{next};",
        "A{this} v;",
        None,
    ),
    (
        "template <class T> struct N { template <class U> struct I; }; typedef int A0;",
        "typedef N<A{this}>::I<A{this}> A{next};",
        "A{this} v;",
        None,
    ),
    ("struct C; typedef int A0;", "typedef A{this} (C::*A{next})(A{this}, A{this});", "A{this} v;", None),
    (
        "template <class A, class B> struct P; template <class T> struct A0 { typedef T t; };",
        "template <class T> struct A{next} { typedef P<typename A{this}<T>::t, typename A{this}<T>::t> t; };",
        "A{this}<int>::t v;",
        None,
    ),
];

#[test]
fn a_chain_of_names_is_followed_as_far_as_the_limits_allow() {
    for &(head, link, tail, type_of_six) in CHAINS {
        let six = last_type(&chain(head, link, tail, 6));
        assert!(six.is_ok(), "{link}: {six:?}");
        if let Some(ty) = type_of_six {
            assert_eq!(six.as_deref(), Ok(ty), "{link}");
        }
        for links in [40, 128, 1000] {
            let many = last_type(&chain(head, link, tail, links));
            assert!(matches!(many, Err(Missing::TooDeep)) || many.as_deref() == Ok("i"), "{link}: {many:?}");
        }
    }
}

/// Copies of an argument count, though only few names are read.
#[test]
fn arguments_that_are_copied_count() {
    let nested = |levels: usize| {
        let (open, close) = ("A<".repeat(levels), ">".repeat(levels));
        format!(
            "template <class A, class B> struct P; template <class T> using A = P<T, T>; {open}int{close} v;"
        )
    };
    assert_eq!(last_type(&nested(2)).as_deref(), Ok("1PIS_IiiES0_E"));
    assert_eq!(last_type(&nested(20)), Err(Missing::TooDeep));
    assert_eq!(last_type(&nested(60)), Err(Missing::TooDeep));
}

/// Each default is made of the one before.
#[test]
fn default_arguments_are_made_of_each_other() {
    let with = |count: usize| {
        let text = chain(
            "template <class A, class B> struct P; template <class T0",
            ", class T{next} = P<T{this}, T{this}>",
            "> struct D; D<int> v;",
            count,
        );
        last_type(&text)
    };
    assert_eq!(with(2).as_deref(), Ok("1DIi1PIiiES0_IS1_S1_EE"));
    assert_eq!(with(40), Err(Missing::TooDeep));
}

#[test]
fn a_type_that_never_ends_is_too_deep() {
    for text in [
        "template <class T> struct R { typedef typename R<R<T>>::t t; }; R<int>::t v;",
        "template <class T> struct R { typedef typename R<T *>::t t; }; R<int>::t v;",
        "template <class T> struct R { typedef typename R<T>::t t; }; R<int>::t v;",
        "template <class A, class B> struct P; template <class T> struct R { typedef P<typename R<T *>::t, typename R<T &>::t> t; }; R<int>::t v;",
        "template <class T, class U> struct R { typedef typename R<R<T, U>, R<U, T>>::t t; }; R<int, char>::t v;",
    ] {
        assert_eq!(last_type(text), Err(Missing::TooDeep), "{text}");
    }
}

/// Whatever looks at a type does so with a little stack for each pointer in it.
#[test]
fn pointers_to_pointers_have_a_limit() {
    let pointers = |count: usize| last_type(&format!("int {}v;", "*".repeat(count)));
    assert_eq!(pointers(3).as_deref(), Ok("PPPi"));
    assert_eq!(pointers(1000), Ok(format!("{}i", "P".repeat(1000))));
    assert_eq!(pointers(100_000), Err(Missing::TooDeep));
    assert_eq!(last_type(&format!("int v{};", "[1]".repeat(100_000))), Err(Missing::TooDeep));
}

/// A list of many is neither followed nor left with a level of the stack for each.
#[test]
fn many_template_parameters_are_bound() {
    let names: String = (0..3000).map(|index| format!(", class T{index} = int")).collect();
    let ty = last_type(&format!("template <class T{names}> struct D; D<char> v;")).expect("a type");
    assert_eq!(ty, format!("1DIc{}E", "i".repeat(3000)));
}

/// A name holds a text for each of its qualifiers, and its mangling compares all of them.
#[test]
fn a_name_has_a_limit() {
    let nested = |levels: usize| {
        let (open, close) = ("namespace n { ".repeat(levels), " }".repeat(levels));
        last_type(&format!("{open} struct S; extern S *v; {close}"))
    };
    assert_eq!(nested(2).as_deref(), Ok("PN1n1n1SE"));
    assert_eq!(nested(500).map(|name| name.len()), Ok(500 * 2 + 5));
    assert_eq!(nested(5000), Err(Missing::TooDeep));
}

#[test]
fn a_specialisation_whose_constraint_is_not_decided_may_be_meant_or_not() {
    let primary = "template <class T> struct A { using type = int; };";
    let constrained = |clause: &str| {
        format!(
            "{primary} template <class T> {clause} struct A<T *> {{ using type = char; }}; A<int *>::type x;"
        )
    };
    assert_eq!(last_type(&constrained("")), Ok("c".to_owned()));
    assert_eq!(last_type(&constrained("requires true")), Ok("c".to_owned()));
    assert_eq!(last_type(&constrained("requires false")), Ok("i".to_owned()));
    assert!(last_type(&constrained("requires requires(T t) { t.odd(); }")).is_err());
}
