//! One question to a front end: a translation unit and the options it is compiled with.

use crate::release::Release;

/// Which reading of the rules is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dialect {
    /// What the five documents say, contradictions resolved in `spec/resolutions.yaml`.
    Documented,
    /// What the released tools of that release do.
    Released(Release),
}

/// The two kinds of dialects: what the columns of the rule data are named by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// [`Dialect::Documented`].
    Documented,
    /// [`Dialect::Released`], whatever the release.
    Released,
}

impl Family {
    /// Both families.
    pub const ALL: [Family; 2] = [Family::Documented, Family::Released];

    /// The name used on command lines and in rule data.
    pub const fn name(self) -> &'static str {
        match self {
            Family::Documented => "documented",
            Family::Released => "released",
        }
    }

    /// The family of that name.
    pub fn from_name(name: &str) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.name() == name)
    }

    /// The position in [`Family::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The dialect of this family, of `release` where it has releases.
    pub const fn of(self, release: Release) -> Dialect {
        match self {
            Family::Documented => Dialect::Documented,
            Family::Released => Dialect::Released(release),
        }
    }
}

impl std::fmt::Display for Dialect {
    /// The family's name, with the release.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Dialect::Documented => f.write_str(Family::Documented.name()),
            Dialect::Released(release) => write!(f, "{} {release}", Family::Released.name()),
        }
    }
}

impl Dialect {
    /// The released tools of [`Release::REFERENCE`].
    pub const REFERENCE: Dialect = Dialect::Released(Release::REFERENCE);
    /// One dialect of each family, the released one of [`Release::REFERENCE`].
    pub const ONE_OF_EACH_FAMILY: [Dialect; 2] = [Dialect::Documented, Dialect::REFERENCE];

    /// Whether it is the documents' or a released tool's.
    pub const fn family(self) -> Family {
        match self {
            Dialect::Documented => Family::Documented,
            Dialect::Released(_) => Family::Released,
        }
    }

    /// Whether a released tool's reading is in force.
    pub const fn is_released(self) -> bool {
        matches!(self, Dialect::Released(_))
    }

    /// The release, where a released tool's reading is in force.
    pub const fn release(self) -> Option<Release> {
        match self {
            Dialect::Documented => None,
            Dialect::Released(release) => Some(release),
        }
    }
}

/// Which compilation the unit is read for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pass {
    /// `__CUDA_ARCH__` is undefined; only host-side rules fire.
    #[default]
    Host,
    /// What cicc's front end checks on a unit preprocessed with `__CUDA_ARCH__`.
    Device,
    /// Device-only compilation (NVRTC).
    Jit,
}

impl Pass {
    /// All passes.
    pub const ALL: [Pass; 3] = [Pass::Host, Pass::Device, Pass::Jit];
    /// The name used on command lines and in rule data.
    pub fn name(self) -> &'static str {
        match self {
            Pass::Host => "host",
            Pass::Device => "device",
            Pass::Jit => "jit",
        }
    }
    /// The pass of that name.
    pub fn from_name(name: &str) -> Option<Pass> {
        Pass::ALL.into_iter().find(|p| p.name() == name)
    }
}

/// The host compiler that will read the host output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostCompiler {
    /// `--gnu_version=N` (major * 10000 + minor * 100 + patch).
    Gnu(u32),
    /// `--clang --clang_version=N`.
    Clang(u32),
    /// `--pgc++`.
    Pgcpp,
    /// `--icc`.
    Icc,
}

/// Everything on the command line that changes an observation. Paths of outputs are not here: where the
/// outputs go is the caller's business.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// `--dialect` and `--release`.
    pub dialect: Dialect,
    /// `--pass`.
    pub pass: Pass,
    /// C++ standard as the two digits of `--c++NN` (11, 14, 17, 20, 23).
    pub standard: u8,
    /// The host compiler.
    pub host_compiler: HostCompiler,
    /// `--gnu_version` beside a host compiler that is not g++: the g++ whose pragmas it has, `major * 10000 + minor * 100`.
    pub gnu_version: u32,
    /// `--extended-lambda`.
    pub extended_lambda: bool,
    /// `--relaxed_constexpr`.
    pub relaxed_constexpr: bool,
    /// `--enable-tile`: annotations of tile code count.
    pub enable_tile: bool,
    /// `--device-c` (relocatable device code).
    pub device_c: bool,
    /// `--partial-link`: the names of host references are listed as with `--device-c`.
    pub partial_link: bool,
    /// The host compiler is to refuse the instance of a kernel that device code does not define; only cufe's own shim asks this.
    pub expects_instances: bool,
    /// Kernels launch themselves, so that their stub file needs nothing of the device compiler's; only `cufe build --jit` asks this.
    pub generates_stub: bool,
    /// `--static-host-stub`.
    pub static_host_stub: bool,
    /// `--device-hidden-visibility`.
    pub device_hidden_visibility: bool,
    /// `--no-hidden-visibility-on-unnamed-ns` clears it.
    pub hidden_visibility_on_unnamed_namespaces: bool,
    /// `--debug_mode` (nvcc `-G`): kernels are `__attribute((noinline))` in the host output.
    pub debug_mode: bool,
    /// `-default-device`: unannotated functions are device functions (JIT only).
    pub default_device: bool,
    /// `--stub_file_name`, exactly as given: it is spelled in the host output.
    pub stub_file_name: String,
    /// `--orig_src_file_name`: the name in the first line marker.
    pub original_file: String,
    /// `--orig_src_path_name`: the path whose checksum is in the module id.
    pub original_path: String,
    /// `--frandom-seed`: makes an otherwise unreproducible module id reproducible.
    pub random_seed: Option<String>,
    /// The module id to use: the content of `--module_id_file_name` when `--gen_module_id_file` is not given.
    /// `None`: it is computed.
    pub module_id: Option<String>,
    /// Default-off diagnostics switched on and severities changed: (tag or public number, severity).
    pub diagnostic_control: Vec<(String, DiagnosticControl)>,
}

/// What `--diag_*` and `#pragma nv_diag_*` do to a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DiagnosticControl {
    /// `--diag_suppress`.
    Suppress,
    /// `--diag_remark`.
    Remark,
    /// `--diag_warning`.
    Warning,
    /// `--diag_error`.
    Error,
    /// `nv_diag_default`.
    Default,
}

impl Options {
    /// Whether the names that the host refers to are listed at the end of the host output.
    pub fn lists_references(&self) -> bool {
        self.device_c || self.partial_link
    }
}

impl Default for Options {
    /// What nvcc of [`Release::REFERENCE`] passes with g++ 12.2 and `-arch=sm_90`.
    fn default() -> Options {
        Options {
            dialect: Dialect::REFERENCE,
            pass: Pass::Host,
            standard: 17,
            host_compiler: HostCompiler::Gnu(120_200),
            gnu_version: 120_200,
            extended_lambda: false,
            relaxed_constexpr: false,
            enable_tile: false,
            device_c: false,
            partial_link: false,
            expects_instances: false,
            generates_stub: false,
            static_host_stub: true,
            device_hidden_visibility: true,
            hidden_visibility_on_unnamed_namespaces: true,
            debug_mode: false,
            default_device: false,
            stub_file_name: "unit.stub.c".to_owned(),
            original_file: "unit.cu".to_owned(),
            original_path: "unit.cu".to_owned(),
            random_seed: None,
            module_id: None,
            diagnostic_control: Vec::new(),
        }
    }
}

/// A preprocessed translation unit (`.ii`) and its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The input file's name, used where no line marker names another.
    pub name: String,
    /// The bytes, with line markers as a preprocessor writes them. CUDA keywords appear as
    /// `__attribute__((device))` and so on, or as the bare macros `__device__` (both are read).
    pub text: Vec<u8>,
    /// The options.
    pub options: Options,
}
