//! Every limit, with what happens when it is reached.

/// Longest input in bytes: offsets are 32 bits, and the edits' arithmetic keeps a bit to spare. Longer inputs
/// are [`ReadErrorKind::TooLong`](crate::read::ReadErrorKind::TooLong).
pub const TEXT_BYTES: usize = 1 << 31;

/// Deepest nesting of declarations that needs recursion: classes in classes, function declarators in parameter
/// lists, parenthesised declarators, template headers in template headers. Deeper ones are an unparsed region
/// with [`Reason::TooDeep`](crate::tree::Reason::TooDeep). Brackets in expressions, namespaces and
/// template-argument lists need no recursion and have no limit.
pub const NESTING: u32 = 256;

/// Deepest nesting of everything that needs recursion in bodies and initialisers: brackets, blocks, operators
/// before an operand, lambdas, classes. Deeper ones are an unparsed region with
/// [`Reason::TooDeep`](crate::tree::Reason::TooDeep).
pub const BODY_NESTING: u32 = 8000;

/// Bytes of stack for reading bodies, in a thread of their own: enough for [`BODY_NESTING`]. Only what is used is
/// ever backed by memory. Where no such thread can be had, bodies nest as deep as declarations ([`NESTING`]).
pub const BODY_STACK: usize = 256 << 20;

/// How many scopes one lookup searches through bases, inline namespaces and using-directives. Further ones are
/// not searched; cycles of using-directives end here.
pub const LOOKUP_SCOPES: u32 = 512;

/// How many typedef-names the resolution of one qualifier follows.
pub const ALIAS_DEPTH: u32 = 24;

/// How many tokens behind a `<` are looked at when the name before it is not known.
pub const GUESS_TOKENS: u32 = 256;

/// How many classes with template headers of their own may be around a declaration before the outermost ones no
/// longer count for its signature.
pub const ENCLOSING_TEMPLATES: usize = 32;
