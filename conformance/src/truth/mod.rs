//! Parse truth: clang judges what cufe read.
//!
//! ```text
//! unit for clang++ --cufe--> host text --clang++ -E--> text --+-- clang 14 with a plugin --> Facts --+
//!                                                             +-- cufe read --json --------> Facts --+--> differences
//! ```
//! Both read the same bytes, so a place is an offset. Compared are the `<` of every template-argument list, every declaration (kind,
//! qualified name, place), and what every name that is not dependent refers to; in the bodies of
//! functions that are no templates also the function of each call, construction, conversion and destruction, and the class of each
//! expression's type ([`uses`]). The units are those of `conformance/corpora/truth.txt`.
//!
//! clang's JSON dump of its tree shows no types as they are written, so it has neither template-argument lists of types nor what
//! their names mean; the plugin `conformance/truth/clang_truth.cpp` walks the same tree and writes what is compared.

pub mod compare;
pub mod facts;
pub mod judge;
pub mod table;
pub mod uses;
