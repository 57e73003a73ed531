//! The kinds of tokens: literals, names, keywords, punctuators.

/// Writes the enum, the spelling of each fixed token, and the table of keywords, from one list.
macro_rules! kinds {
    (open { $($open:ident: $open_doc:literal,)* }
     punctuators { $($punct:ident $text:literal,)* }
     keywords { $($word:ident $spelling:literal $since:literal,)* }) => {
        /// What a token is. Keywords come last; those that a standard does not have yet are lexed as
        /// [`Kind::Identifier`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Kind {
            $(#[doc = $open_doc] $open,)*
            $(#[doc = concat!("`", $text, "`")] $punct,)*
            $(#[doc = concat!("The keyword `", $spelling, "`.")] $word,)*
        }

        impl Kind {
            /// The spelling of a punctuator or keyword; empty for kinds whose text varies.
            pub fn spelling(self) -> &'static str {
                match self {
                    $(Kind::$open => "",)*
                    $(Kind::$punct => $text,)*
                    $(Kind::$word => $spelling,)*
                }
            }
        }

        /// Every keyword: its kind, its spelling, the first standard (two digits) that has it. Alternative
        /// spellings (`__inline`, `and`) are in [`ALTERNATIVES`].
        pub(crate) const KEYWORDS: &[(Kind, &str, u8)] = &[$((Kind::$word, $spelling, $since),)*];
    };
}

kinds! {
    open {
        Identifier: "A name that is no keyword.",
        Number: "A preprocessing number, suffix included: `1'000u`, `0x1p3`, `1_km`.",
        Character: "A character literal with its prefix and suffix.",
        String: "A string literal with its prefix and suffix; raw ones too.",
        Stray: "A byte that begins no token.",
        End: "The end of the input: the last token, always there.",
    }
    punctuators {
        OpenParen "(", CloseParen ")", OpenBracket "[", CloseBracket "]", OpenBrace "{", CloseBrace "}",
        Semicolon ";", Comma ",", Colon ":", ColonColon "::", Question "?", Tilde "~", Ellipsis "...",
        Dot ".", DotStar ".*", Arrow "->", ArrowStar "->*",
        Less "<", Greater ">", LessEqual "<=", GreaterEqual ">=", Spaceship "<=>",
        ShiftLeft "<<", ShiftLeftAssign "<<=", ShiftRightAssign ">>=", LaunchOpen "<<<",
        Assign "=", Equal "==", NotEqual "!=", Not "!",
        Plus "+", PlusPlus "++", PlusAssign "+=", Minus "-", MinusMinus "--", MinusAssign "-=",
        Star "*", StarAssign "*=", Slash "/", SlashAssign "/=", Percent "%", PercentAssign "%=",
        Caret "^", CaretAssign "^=", Amp "&", AmpAmp "&&", AmpAssign "&=", Pipe "|", PipePipe "||",
        PipeAssign "|=", Hash "#", HashHash "##",
    }
    keywords {
        Alignas "alignas" 11, Alignof "alignof" 11, Asm "asm" 3, Attribute "__attribute__" 3, Auto "auto" 3,
        Bool "bool" 3, Break "break" 3, BuiltinVaArg "__builtin_va_arg" 3, Case "case" 3, Catch "catch" 3,
        Char "char" 3, Char8 "char8_t" 20, Char16 "char16_t" 11, Char32 "char32_t" 11, Class "class" 3,
        CoAwait "co_await" 20, CoReturn "co_return" 20, CoYield "co_yield" 20, Complex "_Complex" 3,
        Concept "concept" 20, Const "const" 3, Consteval "consteval" 20, Constexpr "constexpr" 11,
        Constinit "constinit" 20, ConstCast "const_cast" 3, Continue "continue" 3, Decltype "decltype" 11,
        Declspec "__declspec" 3, Default "default" 3, Delete "delete" 3, Do "do" 3, Double "double" 3,
        DynamicCast "dynamic_cast" 3, Else "else" 3, Enum "enum" 3, Explicit "explicit" 3, Export "export" 3,
        Extension "__extension__" 3, Extern "extern" 3, False "false" 3, Float "float" 3,
        Float128 "__float128" 3, For "for" 3, Friend "friend" 3, Goto "goto" 3, If "if" 3, Imag "__imag__" 3,
        Inline "inline" 3, Int "int" 3, Int128 "__int128" 3, Label "__label__" 3, Long "long" 3,
        Mutable "mutable" 3, Namespace "namespace" 3, New "new" 3, Noexcept "noexcept" 11,
        Nullptr "nullptr" 11, Operator "operator" 3, Private "private" 3, Protected "protected" 3,
        Public "public" 3, Real "__real__" 3, Register "register" 3, ReinterpretCast "reinterpret_cast" 3,
        Requires "requires" 20, Restrict "__restrict__" 3, Return "return" 3, Short "short" 3,
        Signed "signed" 3, Sizeof "sizeof" 3, Static "static" 3, StaticAssert "static_assert" 11,
        StaticCast "static_cast" 3, Struct "struct" 3, Switch "switch" 3, Template "template" 3,
        This "this" 3, ThreadLocal "thread_local" 11, ThreadGnu "__thread" 3, Throw "throw" 3, True "true" 3,
        Try "try" 3, Typedef "typedef" 3, Typeid "typeid" 3, Typename "typename" 3, Typeof "__typeof__" 3,
        Union "union" 3, Unsigned "unsigned" 3, Using "using" 3, Virtual "virtual" 3, Void "void" 3,
        Volatile "volatile" 3, WcharT "wchar_t" 3, While "while" 3,
        TypeTrait "__underlying_type" 3,
    }
}

/// Other spellings of keywords and punctuators. A token of such a spelling has the kind of the first one and
/// keeps its own symbol.
pub(crate) const ALTERNATIVES: &[(&str, Kind)] = &[
    ("and", Kind::AmpAmp),
    ("and_eq", Kind::AmpAssign),
    ("bitand", Kind::Amp),
    ("bitor", Kind::Pipe),
    ("compl", Kind::Tilde),
    ("not", Kind::Not),
    ("not_eq", Kind::NotEqual),
    ("or", Kind::PipePipe),
    ("or_eq", Kind::PipeAssign),
    ("xor", Kind::Caret),
    ("xor_eq", Kind::CaretAssign),
    ("__asm", Kind::Asm),
    ("__asm__", Kind::Asm),
    ("__attribute", Kind::Attribute),
    ("__alignof", Kind::Alignof),
    ("__alignof__", Kind::Alignof),
    ("_Alignof", Kind::Alignof),
    ("__complex__", Kind::Complex),
    ("__const", Kind::Const),
    ("__const__", Kind::Const),
    ("__decltype", Kind::Decltype),
    ("__imag", Kind::Imag),
    ("__inline", Kind::Inline),
    ("__inline__", Kind::Inline),
    ("__real", Kind::Real),
    ("__restrict", Kind::Restrict),
    ("__signed", Kind::Signed),
    ("__signed__", Kind::Signed),
    ("__typeof", Kind::Typeof),
    ("typeof", Kind::Typeof),
    ("__volatile", Kind::Volatile),
    ("__volatile__", Kind::Volatile),
    ("_Bool", Kind::Bool),
    ("_Static_assert", Kind::StaticAssert),
    ("_Thread_local", Kind::ThreadGnu),
    ("__bases", Kind::TypeTrait),
    ("__direct_bases", Kind::TypeTrait),
];

impl Kind {
    /// True for keywords, alternative spellings of punctuators excluded.
    pub fn is_keyword(self) -> bool {
        self >= Kind::Alignas
    }

    /// True for `(`, `[`, `{`.
    pub fn is_open_bracket(self) -> bool {
        matches!(self, Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace)
    }

    /// True for `)`, `]`, `}`.
    pub fn is_close_bracket(self) -> bool {
        matches!(self, Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace)
    }

    /// True for `struct`, `class`, `union` and `enum`.
    pub fn is_class_or_enum_key(self) -> bool {
        matches!(self, Kind::Struct | Kind::Class | Kind::Union | Kind::Enum)
    }

    /// True for number, character and string literals.
    pub fn is_literal(self) -> bool {
        matches!(self, Kind::Number | Kind::Character | Kind::String)
    }

    /// True for keywords that are, or begin, a type specifier of their own.
    pub fn is_builtin_type(self) -> bool {
        self.is_arithmetic_type() || self == Kind::Void
    }

    /// True for the keywords that spell arithmetic types ([basic.fundamental]).
    pub fn is_arithmetic_type(self) -> bool {
        matches!(
            self,
            Kind::Bool
                | Kind::Char
                | Kind::Char8
                | Kind::Char16
                | Kind::Char32
                | Kind::Complex
                | Kind::Double
                | Kind::Float
                | Kind::Float128
                | Kind::Int
                | Kind::Int128
                | Kind::Long
                | Kind::Short
                | Kind::Signed
                | Kind::Unsigned
                | Kind::WcharT
        )
    }
}
