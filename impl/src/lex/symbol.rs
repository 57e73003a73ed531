//! Interned names: a [`Symbol`] is a 32-bit number, equal numbers mean equal spellings.

use std::sync::OnceLock;

use super::kind::{ALTERNATIVES, KEYWORDS, Kind};
use super::operator::OPERATORS;
use super::word::{Packed, WHOLE};

/// An interned spelling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u32);

impl Symbol {
    /// No symbol: the empty spelling.
    pub const NONE: Symbol = Symbol(0);

    /// True for [`Symbol::NONE`].
    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The number as a `usize`.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// `_Pragma`, or a CUDA attribute written as a word.
    fn is_special(self) -> bool {
        self == known::PRAGMA_OPERATOR || self.is_attribute_word()
    }

    /// A CUDA attribute written as a word.
    pub(crate) fn is_attribute_word(self) -> bool {
        known::WORD_DEVICE <= self && self <= known::WORD_NV_WEAK
    }

    /// A memory space, in either spelling.
    pub(crate) fn marks_memory(self) -> bool {
        matches!(
            self,
            known::DEVICE
                | known::WORD_DEVICE
                | known::CONSTANT
                | known::WORD_CONSTANT
                | known::SHARED
                | known::WORD_SHARED
                | known::MANAGED
                | known::WORD_MANAGED
        )
    }

    /// `device`, `constant` or `global` in either spelling: a mark of kernels and of variables in device memory.
    pub(crate) fn marks_device_entity(self) -> bool {
        matches!(
            self,
            known::DEVICE
                | known::WORD_DEVICE
                | known::CONSTANT
                | known::WORD_CONSTANT
                | known::GLOBAL
                | known::WORD_GLOBAL
        )
    }
}

macro_rules! known {
    ($($name:ident $text:literal,)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Order { $($name,)* COUNT }

        /// Names that the grammar or the rules speak of; they have the same number in every unit.
        pub mod known {
            use super::{Order, Symbol};
            $(#[doc = concat!("`", $text, "`")] pub const $name: Symbol = Symbol(1 + Order::$name as u32);)*
        }

        const KNOWN: &[&str] = &[$($text,)*];
        const _: () = assert!(KNOWN.len() == Order::COUNT as usize);
    };
}

known! {
    FINAL "final", OVERRIDE "override", IMPORT "import", MODULE "module", STD "std", MAIN "main",
    PRAGMA_OPERATOR "_Pragma",
    // CUDA's attributes as words of raw text.
    WORD_DEVICE "__device__", WORD_HOST "__host__", WORD_GLOBAL "__global__", WORD_SHARED "__shared__",
    WORD_CONSTANT "__constant__", WORD_MANAGED "__managed__", WORD_GRID_CONSTANT "__grid_constant__",
    WORD_LAUNCH_BOUNDS "__launch_bounds__", WORD_MAXNREG "__maxnreg__", WORD_CLUSTER_DIMS "__cluster_dims__",
    WORD_BLOCK_SIZE "__block_size__", WORD_LOCAL_MAXNREG "__local_maxnreg__",
    WORD_NOINLINE "__noinline__", WORD_FORCEINLINE "__forceinline__", WORD_NV_PURE "__nv_pure__",
    WORD_DEVICE_BUILTIN "__device_builtin__", WORD_CUDART_BUILTIN "__cudart_builtin__",
    WORD_INLINE_HINT "__inline_hint__", WORD_TILE "__tile__", WORD_TILE_GLOBAL "__tile_global__",
    WORD_NV_WEAK "__nv_weak__",
    // The same as arguments of `__attribute__`.
    DEVICE "device", HOST "host", GLOBAL "global", SHARED "shared", CONSTANT "constant", MANAGED "managed",
    GRID_CONSTANT "grid_constant", LAUNCH_BOUNDS "launch_bounds", MAXNREG "maxnreg",
    CLUSTER_DIMS "cluster_dims", BLOCK_SIZE "block_size", LOCAL_MAXNREG "local_maxnreg",
    NV_PURE "nv_pure", NV_WEAK "nv_weak", NV_INLINE_HINT "nv_inline_hint",
    DEVICE_BUILTIN "device_builtin", CUDART_BUILTIN "cudart_builtin",
    DEVICE_BUILTIN_TEXTURE_TYPE "device_builtin_texture_type",
    DEVICE_BUILTIN_SURFACE_TYPE "device_builtin_surface_type",
    TILE "tile", TILE_GLOBAL "tile_global", TILE_BUILTIN "tile_builtin",
    // Types without a declaration, and traits that are types.
    BUILTIN_VA_LIST "__builtin_va_list", BUILTIN_OFFSETOF "__builtin_offsetof", INT128_T "__int128_t", UINT128_T "__uint128_t",
    FLOAT80 "__float80", REMOVE_CV "__remove_cv", REMOVE_CVREF "__remove_cvref",
    REMOVE_REFERENCE "__remove_reference", REMOVE_POINTER "__remove_pointer", DECAY "__decay",
    MAKE_INTEGER_SEQ "__make_integer_seq", INTEGER_PACK "__integer_pack",
    TYPE_PACK_ELEMENT "__type_pack_element",
    // What functions without an identifier are filed under; no token has these spellings.
    CONSTRUCTOR "<constructor>", DESTRUCTOR "<destructor>", CONVERSION "<conversion function>",
    DEDUCTION_GUIDE "<deduction guide>", LITERAL_OPERATOR "operator\"\"",
}

/// Texts that lie one after the other in one vector.
#[derive(Clone, Debug, Default)]
pub(super) struct Spellings {
    bytes: Vec<u8>,
    /// End of each text in `bytes`; it begins at the end of the one before.
    ends: Vec<u32>,
}

impl Spellings {
    fn push(&mut self, text: &[u8]) {
        self.bytes.extend_from_slice(text);
        self.ends.push(self.bytes.len() as u32);
    }

    #[inline]
    fn start(&self, index: usize) -> u32 {
        index.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0)
    }

    #[inline]
    fn get(&self, index: usize) -> &[u8] {
        let start = self.start(index);
        self.ends.get(index).map_or(&[], |&end| &self.bytes[start as usize..end as usize])
    }

    /// Adds `other`'s texts from the one with the number `first` on.
    fn extend(&mut self, other: &Spellings, first: usize) {
        let before = other.start(first);
        let shift = self.bytes.len() as u32;
        self.bytes.extend_from_slice(&other.bytes[before as usize..]);
        self.ends.extend(other.ends[first..].iter().map(|end| end - before + shift));
    }
}

/// The table of symbols. Open addressing.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    /// By symbol.
    spellings: Spellings,
    /// Empty as long as the scanner has the table, and here are only the texts.
    slots: Vec<Slot>,
    /// The number of slots is a power of two, this one.
    bits: u32,
    /// What a token of this symbol is, for the first symbols (known names, keywords, alternatives).
    entries: Vec<Word>,
}

/// One place of the table: most names are told from each other without a look at their texts.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    packed: Packed,
    /// 0 marks a free slot.
    symbol: u32,
    /// The length of the text, at most [`Slot::LONGEST`].
    length: u16,
    word: Word,
}

impl Slot {
    const LONGEST: usize = u16::MAX as usize;
}

const _: () = assert!(size_of::<Slot>() == 24);

/// What a token is that is spelled like a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word {
    pub(super) kind: Kind,
    /// The lexer must look at it twice: it begins an attribute, is `_Pragma`, or another spelling of a punctuator.
    pub(super) is_special: bool,
}

impl Default for Word {
    fn default() -> Word {
        Word { kind: Kind::Identifier, is_special: false }
    }
}

/// The number of the first symbol of an operator function: before it come [`Symbol::NONE`], the known names, the
/// keywords and the other spellings.
pub(super) const FIRST_OPERATOR: u32 = (1 + KNOWN.len() + KEYWORDS.len() + ALTERNATIVES.len()) as u32;

/// The fewest and the most slots that a table begins with, as powers of two.
const FIRST_BITS: (u32, u32) = (12, 15);

/// A name that is not where it is looked for first goes there when its place in the text is a multiple of this.
const EXCHANGE: usize = 8;

impl Symbols {
    /// A table that knows the keywords of `standard` (two digits) and the [`known`] names, with room for the names
    /// of a text of `bytes` bytes.
    pub fn new(standard: u8, bytes: usize) -> Symbols {
        // Tables for short texts, by standard: to fill one takes longer than to read such a text.
        static SMALL: [OnceLock<Symbols>; 32] = [const { OnceLock::new() }; 32];
        // A name of its own every hundred to six hundred bytes, and a quarter of the slots stays free.
        let bits = (bytes / 64).checked_ilog2().unwrap_or(0).clamp(FIRST_BITS.0, FIRST_BITS.1);
        match SMALL.get(usize::from(standard)).filter(|_| bits == FIRST_BITS.0) {
            Some(small) => small.get_or_init(|| Symbols::filled(standard, bits)).clone(),
            None => Symbols::filled(standard, bits),
        }
    }

    /// A table of `1 << bits` slots with the first names in it.
    fn filled(standard: u8, bits: u32) -> Symbols {
        let mut symbols = Symbols {
            spellings: Spellings {
                bytes: Vec::with_capacity(32 << bits),
                ends: Vec::with_capacity(2 << bits),
            },
            slots: vec![Slot::default(); 1 << bits],
            bits,
            entries: vec![Word::default()],
        };
        symbols.spellings.push(b"");
        for text in KNOWN {
            let is_special = Symbol(symbols.len() as u32).is_special();
            symbols.define(text, Word { kind: Kind::Identifier, is_special });
        }
        for &(kind, text, since) in KEYWORDS {
            let is_special = matches!(kind, Kind::Attribute | Kind::Declspec);
            let kind = if since <= standard { kind } else { Kind::Identifier };
            symbols.define(text, Word { kind, is_special });
        }
        for &(text, kind) in ALTERNATIVES {
            let is_special = matches!(kind, Kind::Attribute | Kind::Declspec) || !kind.is_keyword();
            symbols.define(text, Word { kind, is_special });
        }
        for (_, text) in OPERATORS {
            symbols.intern(text.as_bytes());
        }
        symbols
    }

    /// Adds one of the first symbols.
    fn define(&mut self, text: &str, word: Word) {
        self.entries.push(word);
        self.intern(text.as_bytes());
    }

    /// The number of symbols, [`Symbol::NONE`] included.
    pub fn len(&self) -> usize {
        self.spellings.ends.len()
    }

    /// True when not even [`Symbol::NONE`] is there.
    pub fn is_empty(&self) -> bool {
        self.spellings.ends.is_empty()
    }

    /// Adds the texts of new symbols.
    pub(super) fn append(&mut self, new: &Spellings) {
        self.spellings.extend(new, 0);
    }

    /// Copies the texts of the symbols from the one with the number `first` on.
    pub(super) fn copy_from(&self, first: usize, to: &mut Spellings) {
        to.extend(&self.spellings, first);
    }

    /// The spelling; empty for [`Symbol::NONE`] and for bytes that are not UTF-8.
    pub fn text(&self, symbol: Symbol) -> &str {
        std::str::from_utf8(self.spelling(symbol)).unwrap_or("")
    }

    /// The bytes of the spelling.
    pub fn spelling(&self, symbol: Symbol) -> &[u8] {
        self.spellings.get(symbol.index())
    }

    /// The symbol of `text`, if some token or known name has it.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        let packed = Packed::new(text.as_bytes());
        let mut slot = packed.slot(self.bits);
        loop {
            let found = self.slots.get(slot)?;
            if found.symbol == 0 {
                return None;
            }
            if self.is_same(found, packed, text.as_bytes()) {
                return Some(Symbol(found.symbol));
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    /// The symbol of `text`, a new one when it is met for the first time.
    pub fn intern(&mut self, text: &[u8]) -> Symbol {
        self.intern_at(text, 0, text.len()).0
    }

    /// The symbol of the `length` bytes of `text` from `at` on, and what a token of that spelling is.
    #[inline]
    pub(super) fn intern_at(&mut self, text: &[u8], at: usize, length: usize) -> (Symbol, Word) {
        let packed = Packed::within(text, at, length);
        // Most names have been met before, and lie where they are looked for first.
        match self.slots.get(packed.slot(self.bits)) {
            Some(slot) if slot.packed == packed && usize::from(slot.length) == length && length <= WHOLE => {
                (Symbol(slot.symbol), slot.word)
            }
            _ => self.search(packed, text, at, length),
        }
    }

    #[inline(never)]
    fn search(&mut self, packed: Packed, text: &[u8], at: usize, length: usize) -> (Symbol, Word) {
        let text = text.get(at..at + length).unwrap_or_default();
        let first = packed.slot(self.bits);
        let mut slot = first;
        loop {
            let Some(found) = self.slots.get(slot) else { return (Symbol::NONE, Word::default()) };
            if self.is_same(found, packed, text) {
                let (symbol, word) = (Symbol(found.symbol), found.word);
                // Now and then, so that of names that share a first place the one that is met most often has it. All
                // slots in between stay taken, so whatever lay there is found from its own first place on.
                if at.is_multiple_of(EXCHANGE) {
                    self.slots.swap(first, slot);
                }
                return (symbol, word);
            }
            if found.symbol == 0 {
                return self.insert(slot, packed, text);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    #[inline]
    fn is_same(&self, slot: &Slot, packed: Packed, text: &[u8]) -> bool {
        slot.packed == packed
            && usize::from(slot.length) == text.len().min(Slot::LONGEST)
            && (text.len() <= WHOLE || self.spelling(Symbol(slot.symbol)) == text)
    }

    #[cold]
    fn insert(&mut self, slot: usize, packed: Packed, text: &[u8]) -> (Symbol, Word) {
        let symbol = self.len();
        self.spellings.push(text);
        let word = self.entries.get(symbol).copied().unwrap_or_default();
        let length = text.len().min(Slot::LONGEST) as u16;
        self.slots[slot] = Slot { packed, symbol: symbol as u32, length, word };
        if self.len() * 4 > self.slots.len() * 3 {
            self.grow();
        }
        (Symbol(symbol as u32), word)
    }

    fn grow(&mut self) {
        self.bits += 1;
        let size = 1 << self.bits;
        let old = std::mem::replace(&mut self.slots, vec![Slot::default(); size]);
        for entry in old.into_iter().filter(|entry| entry.symbol != 0) {
            let mut slot = entry.packed.slot(self.bits);
            while self.slots[slot].symbol != 0 {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_spellings_have_equal_symbols_and_known_names_are_fixed() {
        let mut symbols = Symbols::new(17, 0);
        let a = symbols.intern(b"alpha");
        assert_eq!(symbols.intern(b"alpha"), a);
        assert_ne!(symbols.intern(b"alphb"), a);
        assert_eq!(symbols.text(a), "alpha");
        assert_eq!(symbols.intern(b"final"), known::FINAL);
        assert_eq!(symbols.find("__type_pack_element"), Some(known::TYPE_PACK_ELEMENT));
        assert_eq!(symbols.find("no such name"), None);
        assert_eq!(symbols.text(Symbol::NONE), "");
    }

    #[test]
    fn keywords_depend_on_the_standard() {
        for (standard, kind) in [(17, Kind::Identifier), (20, Kind::Requires)] {
            let mut symbols = Symbols::new(standard, 0);
            let kind_of = |symbols: &mut Symbols, text: &[u8]| symbols.intern_at(text, 0, text.len()).1.kind;
            assert_eq!(kind_of(&mut symbols, b"requires"), kind);
            assert_eq!(kind_of(&mut symbols, b"and"), Kind::AmpAmp);
        }
    }

    #[test]
    fn names_of_every_length_are_told_apart() {
        let mut symbols = Symbols::new(20, 0);
        let texts: Vec<String> = (1..40).flat_map(|n| ["a", "b"].map(|last| "x".repeat(n) + last)).collect();
        let all: Vec<Symbol> = texts.iter().map(|text| symbols.intern(text.as_bytes())).collect();
        for (text, &symbol) in texts.iter().zip(&all) {
            assert_eq!((symbols.find(text), symbols.text(symbol)), (Some(symbol), text.as_str()));
        }
        let (long, longer) = ("y".repeat(70_000), "y".repeat(70_001));
        assert_ne!(symbols.intern(long.as_bytes()), symbols.intern(longer.as_bytes()));
        assert_eq!(symbols.find(&long).map(|symbol| symbols.text(symbol)), Some(long.as_str()));
    }

    #[test]
    fn names_that_exchange_places_keep_their_symbols() {
        let mut symbols = Symbols::new(20, 0);
        let texts: Vec<String> = (0..2500).map(|n| format!("n{n:07}")).collect();
        let text = texts.concat();
        let all: Vec<Symbol> = texts.iter().map(|text| symbols.intern(text.as_bytes())).collect();
        for step in [1, 7, 2499, 3] {
            for n in (0..texts.len()).map(|n| n * step % texts.len()) {
                // Each name has eight bytes, so each of these exchanges.
                assert_eq!(symbols.intern_at(text.as_bytes(), n * EXCHANGE, 8).0, all[n]);
            }
        }
        for (text, &symbol) in texts.iter().zip(&all) {
            assert_eq!((symbols.find(text), symbols.text(symbol)), (Some(symbol), text.as_str()));
        }
    }

    #[test]
    fn growing_keeps_every_symbol() {
        let mut symbols = Symbols::new(20, 0);
        let all: Vec<Symbol> = (0..40_000).map(|n| symbols.intern(format!("name{n}").as_bytes())).collect();
        for (n, &symbol) in all.iter().enumerate() {
            assert_eq!(symbols.text(symbol), format!("name{n}"));
        }
    }
}
