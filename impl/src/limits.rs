//! Every limit, with what happens when it is reached.

/// Longest input in bytes: offsets are 32 bits, and the edits' arithmetic keeps a bit to spare. Longer inputs
/// are [`ReadErrorKind::TooLong`](crate::read::ReadErrorKind::TooLong).
pub const TEXT_BYTES: usize = 1 << 31;

/// Deepest nesting of declarations that needs recursion: classes in classes, function declarators in parameter
/// lists, parenthesised declarators, template headers in template headers. Deeper ones are an unparsed region
/// with [`Reason::TooDeep`](crate::tree::Reason::TooDeep). Brackets in expressions, namespaces and
/// template-argument lists need no recursion and have no limit.
pub const NESTING: u32 = 256;
