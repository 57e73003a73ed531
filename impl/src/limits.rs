//! Every limit, with what happens when it is reached.

/// Longest input in bytes: offsets are 32 bits, and the edits' arithmetic keeps a bit to spare. Longer inputs
/// are [`ReadErrorKind::TooLong`](crate::read::ReadErrorKind::TooLong).
pub const TEXT_BYTES: usize = 1 << 31;

/// Nesting of declarations that the stack of any thread allows. A unit with deeper ones is read once more on a stack
/// of [`DEEP_STACK`] bytes. Brackets in expressions, namespaces and template-argument lists need no recursion and have
/// no limit in declarations.
pub const NESTING: u32 = 256;

/// Deepest nesting of everything that needs recursion: classes in classes, declarators in declarators and parameter
/// lists, template headers in template headers; in bodies and initialisers that are read also brackets, blocks,
/// operators before an operand, lambdas. Deeper declarations are
/// [`ReadErrorKind::TooDeep`](crate::read::ReadErrorKind::TooDeep). Deeper text in a body is an unparsed region with
/// [`Reason::TooDeep`](crate::tree::Reason::TooDeep), and an error with its place where it may hold a name that has to
/// be rewritten.
pub const DEEPEST_NESTING: u32 = 8000;

/// Bytes of stack of a thread of its own, enough for [`DEEPEST_NESTING`]. Only what is used is ever backed by memory.
/// Where no such thread can be had, [`NESTING`] is the deepest.
pub const DEEP_STACK: usize = 256 << 20;

/// As [`NESTING`], of statements and initialisers that are read again without a thread of their own: those that nest
/// deeper are read once more on a stack of [`DEEP_STACK`] bytes. Builds with assertions have larger frames: a level takes a
/// kilobyte of stack at most in others.
pub const NESTING_AGAIN: u32 = if cfg!(debug_assertions) { 48 } else { 192 };

/// How many scopes one lookup searches through bases, inline namespaces and using-directives. Further ones are
/// not searched; cycles of using-directives end here.
pub const LOOKUP_SCOPES: u32 = 512;

/// Aliases, default arguments and nested template arguments that are followed to find a type. A type behind more is not
/// known, and what would be said of it is counted ([`Missing::TooDeep`](crate::ids::spelled::Missing::TooDeep)). No output
/// holds the text of a type, so nothing is lost that is written but the name in a module id, which the unit's bytes decide
/// then. That the instantiation of a class template has no end is an error ([`PENDING_INSTANTIATIONS`]).
pub const TYPE_DEPTH: u32 = 64;

/// How many names are read, and types copied, to find one type. One that needs more is not known, as behind [`TYPE_DEPTH`]:
/// `template <class T> using A = P<T, T>` nested forty times is a type of 2^40 names.
pub const TYPE_EFFORT: u32 = 1 << 15;

/// How many pointers, references and arrays one type is made of at most. One of more is not known, as behind
/// [`TYPE_DEPTH`].
pub const TYPE_NESTING: u32 = 1 << 11;

/// How many instantiations of one class template may need each other in turn before it is an error, `excessive recursion
/// at instantiation of class`: that of the released tool.
pub const PENDING_INSTANTIATIONS: usize = 200;

/// As [`TYPE_DEPTH`], where a type of an instance of a kernel template is followed once more to find a member typedef that
/// needs [`PENDING_INSTANTIATIONS`].
pub const RECURSION_DEPTH: u32 = 1 << 13;

/// As [`TYPE_EFFORT`], there.
pub const RECURSION_EFFORT: u32 = 1 << 17;

/// How many types of one unit are followed so far. What is behind others is not told.
pub const RECURSION_QUESTIONS: u32 = 32;

/// How many namespaces and classes one name may be qualified with. A type or function in more is not known, as behind
/// [`TYPE_DEPTH`].
pub const NAME_COMPONENTS: usize = 512;

/// How many typedef-names the resolution of one qualifier follows.
pub const ALIAS_DEPTH: u32 = 24;

/// How deep classes are looked into for the parts of an object.
pub const SUBOBJECTS: u16 = 24;

/// Of how many candidates what was chosen is kept for when a body is looked at once more: each call keeps them.
pub const KEPT_CANDIDATES: usize = 32;

/// How many bodies are read for what they give.
pub const RESULT_BODIES: usize = 8192;

/// How many bodies are read inside of one another for what calls of their functions give.
pub const RESULTS: u32 = 64;

/// How many levels of [`NESTING`] the reading of such a body takes by itself.
pub const LEVELS_OF_RESULT: u32 = 8;

/// How many specialisations of templates are read for what device code uses.
pub const SPECIALIZATIONS: usize = 4096;

/// How many elements of a pack expansion are looked at, each by itself.
pub const PACK: usize = 256;

/// Of how many overloads the results are compared, to know the result of a call.
pub const OVERLOADS: usize = 128;

/// How many tokens behind a `<` are looked at when the name before it is not known.
pub const GUESS_TOKENS: u32 = 256;

/// How many classes with template headers of their own may be around a declaration before the outermost ones no
/// longer count for its signature.
pub const ENCLOSING_TEMPLATES: usize = 32;

/// How many namespaces may be around an unnamed one that is written to the host output. More are an error of the plan
/// with the place.
pub const UNNAMED_NAMESPACES: usize = 1000;
