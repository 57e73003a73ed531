//! Execution-space and memory-space bits: the names and values of the documents, no logic.
//!
//! Source: execution-spaces, "The Execution Space Bitfield (Entity + 182)" and "Combined Patterns";
//! runtime-boilerplate, "Detection Condition".

/// The execution-space byte of a routine (entity+182). The masks are constants; what follows from them
/// (classification, predicates, conflicts) is rule data and lives in `spec/rules`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpaceByte(pub u8);

impl SpaceByte {
    /// Bit 0: an execution-space annotation was seen ("function can execute on device").
    pub const DEVICE_CAPABLE: u8 = 0x01;
    /// Bit 1: `__device__` was written.
    pub const DEVICE_EXPLICIT: u8 = 0x02;
    /// Bit 2: the function can execute on the host.
    pub const HOST_CAPABLE: u8 = 0x04;
    /// Bit 4: `__host__` was written.
    pub const HOST_EXPLICIT: u8 = 0x10;
    /// Bit 5: the secondary device flag, used to detect `__host__ __device__`.
    pub const DEVICE_ANNOTATION: u8 = 0x20;
    /// Bit 6: `__global__`.
    pub const GLOBAL_KERNEL: u8 = 0x40;
    /// Bit 7: set by the `__global__` handler after bit 6 ("hd_combined" in some tooling).
    pub const HAS_GLOBAL: u8 = 0x80;

    /// What the `__host__` handler ORs in.
    pub const HOST: u8 = 0x15;
    /// What the `__device__` handler ORs in.
    pub const DEVICE: u8 = 0x23;
    /// What the `__global__` handler ORs in; it then sets [`Self::HAS_GLOBAL`], so the byte reads 0xE1.
    pub const GLOBAL: u8 = 0x61;
    /// Bits 4-5: host-only, device-only, both or none.
    pub const CLASSIFICATION: u8 = 0x30;
    /// Bits 5-6: kernel against plain device function.
    pub const KERNEL: u8 = 0x60;
}

/// The memory-space word of a variable (entity+148 in the low byte, +149 in the high byte).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemoryWord(pub u16);

impl MemoryWord {
    /// `__device__`.
    pub const DEVICE: u16 = 0x001;
    /// `__shared__`.
    pub const SHARED: u16 = 0x002;
    /// `__constant__`.
    pub const CONSTANT: u16 = 0x004;
    /// `__managed__` sets both bytes: device memory with unified semantics.
    pub const MANAGED: u16 = 0x101;
}

/// One of the execution-space keywords, in the order of the documents' attribute kinds 'V', 'W', 'X'.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpaceKeyword {
    /// `__host__`, kind 'V' (86).
    Host,
    /// `__device__`, kind 'W' (87).
    Device,
    /// `__global__`, kind 'X' (88).
    Global,
}

impl SpaceKeyword {
    /// All keywords in kind order.
    pub const ALL: [SpaceKeyword; 3] = [SpaceKeyword::Host, SpaceKeyword::Device, SpaceKeyword::Global];

    /// The keyword as written, which is also its display name in diagnostics.
    pub fn spelling(self) -> &'static str {
        match self {
            SpaceKeyword::Host => "__host__",
            SpaceKeyword::Device => "__device__",
            SpaceKeyword::Global => "__global__",
        }
    }
}
