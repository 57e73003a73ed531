//! Interned names: a [`Symbol`] is a 32-bit number, equal numbers mean equal spellings.

use super::kind::{ALTERNATIVES, KEYWORDS, Kind};

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
    BUILTIN_VA_LIST "__builtin_va_list", INT128_T "__int128_t", UINT128_T "__uint128_t",
    FLOAT80 "__float80", REMOVE_CV "__remove_cv", REMOVE_CVREF "__remove_cvref",
    REMOVE_REFERENCE "__remove_reference", REMOVE_POINTER "__remove_pointer", DECAY "__decay",
    MAKE_INTEGER_SEQ "__make_integer_seq", INTEGER_PACK "__integer_pack",
    TYPE_PACK_ELEMENT "__type_pack_element",
    // What functions without an identifier are filed under; no token has these spellings.
    CONSTRUCTOR "<constructor>", DESTRUCTOR "<destructor>", CONVERSION "<conversion function>",
    DEDUCTION_GUIDE "<deduction guide>", LITERAL_OPERATOR "operator\"\"",
}

/// The table of symbols. Open addressing; texts lie one after the other in one vector.
#[derive(Clone, Debug)]
pub struct Symbols {
    bytes: Vec<u8>,
    /// Start of each symbol's text in `bytes`; the end is the next one's start.
    starts: Vec<u32>,
    /// `(hash, symbol)`; symbol 0 marks a free slot.
    slots: Vec<(u32, u32)>,
    /// What kind a token of this symbol has, for the first symbols (keywords and alternatives).
    kinds: Vec<Kind>,
}

const FIRST_SLOTS: usize = 1 << 14;

impl Default for Symbols {
    fn default() -> Symbols {
        Symbols::new(20)
    }
}

impl Symbols {
    /// A table that knows the keywords of `standard` (two digits) and the [`known`] names.
    pub fn new(standard: u8) -> Symbols {
        let mut symbols = Symbols {
            bytes: Vec::with_capacity(1 << 16),
            starts: vec![0, 0],
            slots: vec![(0, 0); FIRST_SLOTS],
            kinds: vec![Kind::Identifier; 1 + KNOWN.len()],
        };
        for text in KNOWN {
            symbols.intern(text.as_bytes());
        }
        for &(kind, text, since) in KEYWORDS {
            symbols.intern(text.as_bytes());
            symbols.kinds.push(if since <= standard { kind } else { Kind::Identifier });
        }
        for &(text, kind) in ALTERNATIVES {
            symbols.intern(text.as_bytes());
            symbols.kinds.push(kind);
        }
        symbols
    }

    /// The number of symbols, [`Symbol::NONE`] included.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Never true: [`Symbol::NONE`] is always there.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The kind of a token with this symbol.
    #[inline]
    pub(crate) fn kind(&self, symbol: Symbol) -> Kind {
        self.kinds.get(symbol.index()).copied().unwrap_or(Kind::Identifier)
    }

    /// The spelling; empty for [`Symbol::NONE`] and for bytes that are not UTF-8.
    pub fn text(&self, symbol: Symbol) -> &str {
        std::str::from_utf8(self.spelling(symbol)).unwrap_or("")
    }

    /// The bytes of the spelling.
    pub fn spelling(&self, symbol: Symbol) -> &[u8] {
        let at = symbol.index();
        match (self.starts.get(at), self.starts.get(at + 1)) {
            (Some(&start), Some(&end)) => &self.bytes[start as usize..end as usize],
            _ => &[],
        }
    }

    /// The symbol of `text`, if some token or known name has it.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        let hash = hash(text.as_bytes());
        let mut slot = hash as usize & (self.slots.len() - 1);
        loop {
            let (found, symbol) = self.slots[slot];
            if symbol == 0 {
                return None;
            }
            if found == hash && self.spelling(Symbol(symbol)) == text.as_bytes() {
                return Some(Symbol(symbol));
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    /// The symbol of `text`, a new one when it is met for the first time.
    #[inline]
    pub fn intern(&mut self, text: &[u8]) -> Symbol {
        let hash = hash(text);
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            let (found, symbol) = self.slots[slot];
            if symbol == 0 {
                return self.insert(slot, hash, text);
            }
            if found == hash && same(self.spelling(Symbol(symbol)), text) {
                return Symbol(symbol);
            }
            slot = (slot + 1) & mask;
        }
    }

    #[cold]
    fn insert(&mut self, slot: usize, hash: u32, text: &[u8]) -> Symbol {
        let symbol = self.len() as u32;
        self.bytes.extend_from_slice(text);
        self.starts.push(self.bytes.len() as u32);
        self.slots[slot] = (hash, symbol);
        if self.len() * 2 > self.slots.len() {
            self.grow();
        }
        Symbol(symbol)
    }

    fn grow(&mut self) {
        let size = self.slots.len() * 2;
        let old = std::mem::replace(&mut self.slots, vec![(0, 0); size]);
        for (hash, symbol) in old.into_iter().filter(|&(_, symbol)| symbol != 0) {
            let mut slot = hash as usize & (size - 1);
            while self.slots[slot].1 != 0 {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = (hash, symbol);
        }
    }
}

/// Equality of two short texts, word by word: a call to compare them costs more than that.
#[inline]
fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let (mut a, mut b) = (a, b);
    while let (Some((x, rest)), Some((y, other))) = (a.split_first_chunk::<8>(), b.split_first_chunk::<8>()) {
        if x != y {
            return false;
        }
        (a, b) = (rest, other);
    }
    a.iter().zip(b).all(|(x, y)| x == y)
}

/// rustc-hash's word hash over the text, folded to 32 bits.
#[inline]
fn hash(text: &[u8]) -> u32 {
    const MULTIPLIER: u64 = 0xf135_7aea_2e62_a9c5;
    let mut hash = text.len() as u64;
    let mut rest = text;
    while let Some((word, tail)) = rest.split_first_chunk::<8>() {
        hash = (hash.wrapping_add(u64::from_le_bytes(*word))).wrapping_mul(MULTIPLIER);
        hash ^= hash >> 32;
        rest = tail;
    }
    if let Some((word, tail)) = rest.split_first_chunk::<4>() {
        hash = (hash.wrapping_add(u64::from(u32::from_le_bytes(*word)))).wrapping_mul(MULTIPLIER);
        rest = tail;
    }
    let mut last = 0u64;
    for &byte in rest {
        last = last << 8 | u64::from(byte);
    }
    hash = hash.wrapping_add(last).wrapping_mul(MULTIPLIER);
    (hash >> 32) as u32 ^ (hash >> 20) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_spellings_have_equal_symbols_and_known_names_are_fixed() {
        let mut symbols = Symbols::new(17);
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
            let mut symbols = Symbols::new(standard);
            let requires = symbols.intern(b"requires");
            assert_eq!(symbols.kind(requires), kind);
            let and = symbols.intern(b"and");
            assert_eq!(symbols.kind(and), Kind::AmpAmp);
        }
    }

    #[test]
    fn growing_keeps_every_symbol() {
        let mut symbols = Symbols::new(20);
        let all: Vec<Symbol> = (0..40_000).map(|n| symbols.intern(format!("name{n}").as_bytes())).collect();
        for (n, &symbol) in all.iter().enumerate() {
            assert_eq!(symbols.text(symbol), format!("name{n}"));
        }
    }
}
