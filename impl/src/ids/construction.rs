//! Whether a variable without an initialiser is initialised all the same: by a constructor that does something.

use super::spelled::{Instance, Known, Missing, Spelling};
use crate::read::Reading;
use crate::tree::{
    Body, DeclarationKind, Function, FunctionName, Initializer, Shape, SpecifierKind, Tree, VariableId,
};

/// Classes in classes looked at before giving up.
const DEPTH: u32 = 32;

/// Whether a constructor initialises the variable, which has no initialiser.
///
/// # Errors
/// Why it is not known.
pub(super) fn is_constructed(reading: &Reading, id: VariableId) -> Known<bool> {
    let variable = &reading.tree[id];
    if matches!(variable.shape, Shape::Pointer | Shape::LvalueReference | Shape::RvalueReference) {
        return Ok(false);
    }
    let classes = Spelling::new(reading).instances(variable.declaration, variable.type_specifier, None)?;
    agreed(reading, &classes, 0)
}

/// What all the classes that it may be say; none: it is no class.
fn agreed(reading: &Reading, classes: &[Instance], depth: u32) -> Known<bool> {
    let Some((first, rest)) = classes.split_first() else { return Ok(false) };
    let answer = has_constructor(reading, first, depth)?;
    for other in rest {
        if has_constructor(reading, other, depth)? != answer {
            return Err(Missing::Specialised);
        }
    }
    Ok(answer)
}

/// Whether the class has a default constructor or a destructor that does something. One member that shows
/// it is enough, whatever is not known of the others.
fn has_constructor(reading: &Reading, instance: &Instance, depth: u32) -> Known<bool> {
    let tree = &reading.tree;
    let class = &tree[instance.class];
    let Some(scope) = class.scope else { return Err(Missing::Undeclared) };
    if depth > DEPTH {
        return Err(Missing::TooDeep);
    }
    let mut missing = None;
    match by_functions(tree, instance) {
        Ok(true) => return Ok(true),
        Ok(false) => {}
        Err(reason) => missing = Some(reason),
    }
    let spelling = Spelling::new(reading);
    let mut is_shown = |classes: Known<Vec<Instance>>| match classes
        .and_then(|classes| agreed(reading, &classes, depth + 1))
    {
        Ok(answer) => answer,
        Err(reason) => {
            missing.get_or_insert(reason);
            false
        }
    };
    for base in class.bases.iter() {
        if tree[base].is_virtual
            || is_shown(spelling.instances(class.declaration, tree[base].name, Some(instance)))
        {
            return Ok(true);
        }
    }
    for &id in &tree[scope].declarations {
        let DeclarationKind::Variable(variable) = tree[id].kind else { continue };
        let field = &tree[variable];
        if !field.is_field {
            continue;
        }
        if field.initializer != Initializer::None {
            return Ok(true);
        }
        if matches!(field.shape, Shape::Plain | Shape::Array)
            && is_shown(spelling.instances(id, field.type_specifier, Some(instance)))
        {
            return Ok(true);
        }
    }
    missing.map_or(Ok(false), Err)
}

/// What the member functions say.
fn by_functions(tree: &Tree, instance: &Instance) -> Known<bool> {
    let Some(scope) = tree[instance.class].scope else { return Err(Missing::Undeclared) };
    let functions = || tree[scope].declarations.iter().filter_map(|id| Some((*id, tree.function(*id)?)));
    let callable = |function: &Function| function.parameters.iter().all(|p| !tree[p].default().is_empty());
    let is_written = |function: &Function| !matches!(function.body, Body::Default(_) | Body::Delete(_));
    let mut constrained = false;
    let mut constructors = 0;
    let mut is_defaulted = false;
    for (id, function) in functions() {
        match function.name {
            FunctionName::Constructor | FunctionName::Destructor
                if !tree.requires_clause(function).is_empty() =>
            {
                constrained = true;
            }
            FunctionName::Constructor => {
                constructors += 1;
                is_defaulted |= callable(function) && !is_written(function);
            }
            FunctionName::Destructor if is_written(function) => return Ok(true),
            _ if tree.has_specifier(id, SpecifierKind::Virtual) || function.is_override => return Ok(true),
            _ => {}
        }
    }
    if constrained {
        return Err(Missing::Specialised);
    }
    // A class with constructors has no other default constructor than one of them, a template perhaps.
    Ok(constructors > 0 && !is_defaulted)
}

#[cfg(test)]
mod tests {
    use super::super::definition::first_external;
    use super::*;
    use crate::read::{ReadOptions, read};
    use cufe_spec::unit::Dialect;

    /// What names the unit `text` and then `int tail = 1;`.
    fn anchor(text: &str) -> Known<Option<String>> {
        let text = format!("{text}\nint tail = 1;");
        let options = ReadOptions { standard: 17, ..ReadOptions::default() };
        let reading = read(text.into_bytes(), &options).expect("brackets and literals close");
        first_external(&reading, Dialect::REFERENCE)
    }

    /// Whether `v` counts, as the module id files of the released tool show it.
    #[test]
    fn a_variable_counts_when_a_constructor_does_something() {
        for text in [
            "template <class T> struct A { A() {} }; A<int> v;",
            "template <class T> struct A { ~A() {} }; A<int> v[3];",
            "template <class T> struct A { T x; }; struct B { B(); }; A<B> v;",
            "template <class T> struct A; template <> struct A<int> { A(int = 1) {} }; A<int> v;",
            "template <class T> struct A { int x; }; template <> struct A<int> { A() {} }; A<int> v;",
            "template <class T> struct B { virtual void f() {} }; template <class T> struct A : B<T> {}; A<int> v;",
            "template <class T> struct A { typedef T type; }; struct C { C() {} }; A<C>::type v;",
            "template <class T> struct A { A() {} }; template <class T> struct A<T *> { ~A(); }; A<int *> v;",
            "template <class T> struct B { ~B(); }; template <class T> struct A { B<typename T::x> b; }; \
             struct C { typedef int x; }; A<C> v;",
            "struct C { template <class T = int> C(T = {}) {} }; C v;",
        ] {
            assert_eq!(anchor(text), Ok(Some("v".to_owned())), "{text}");
        }
        for text in [
            "template <class T> struct A { T x; A() = default; }; A<int> v;",
            "template <class T> struct A { T x; }; A<int> v;",
            "template <class T> struct A { A() {} }; template <> struct A<int> { int x; }; A<int> v;",
            "template <class T> struct A { T x; }; template <class T> struct A<T *> { T *x; }; A<int *> v;",
        ] {
            assert_eq!(anchor(text), Ok(Some("tail".to_owned())), "{text}");
        }
    }

    /// The specialisation that the arguments choose decides, where they choose one.
    #[test]
    fn partial_specialisations_are_matched() {
        for (text, name) in [
            (
                "template <class T> struct A { A() {} }; template <class T> struct A<T *> { T *x; }; A<int *> v;",
                "tail",
            ),
            (
                "template <class T> struct A { A() {} }; template <class T> struct A<T *> { T *x; }; A<int> v;",
                "v",
            ),
            (
                "template <class T, int N> struct A { T x[N]; }; template <class T> struct A<T, 0> { A(); }; A<int, 3> v;",
                "tail",
            ),
            (
                "template <class T, int N> struct A { T x[N]; }; template <class T> struct A<T, 0> { A(); }; A<int, 0> v;",
                "v",
            ),
            (
                "template <class T> struct R { T x; }; template <class T> struct A { A(); }; \
              template <class T> struct A<R<T>> { T x; }; A<R<int>> v;",
                "tail",
            ),
            (
                "template <class T, int N> struct E { typedef T type[N]; }; template <class T> struct E<T, 0> { struct type {}; }; \
              template <class T, int N> struct A { typename E<T, N>::type x; }; struct C { C(); }; A<C, 2> v;",
                "v",
            ),
            ("int x; decltype(x) v;", "tail"),
            ("struct C { C(); }; C x; namespace n { decltype(::x) *v = 0; }", "x"),
            ("extern const int c; __typeof__(c) v = 3;", "tail"),
        ] {
            assert_eq!(anchor(text), Ok(Some(name.to_owned())), "{text}");
        }
    }

    /// Of two that match the more specialised one would be taken: the unit's bytes name it.
    #[test]
    fn partial_specialisations_that_disagree_leave_it_open() {
        let text = "template <class T, class U> struct A { A() {} }; template <class T, class U> struct A<T *, U> { T *x; }; \
                    template <class T, class U> struct A<T, U *> { A(); }; A<int *, int *> v;";
        assert_eq!(anchor(text), Err(Missing::Specialised));
    }
}
