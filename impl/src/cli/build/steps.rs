//! What a build runs, in order: the command lines are nvcc's, with cufe in the place of cudafe++.

use super::dependencies::{self, Headers};
use super::options::{Options, Product, Runtime};
use super::targets::Target;
use super::tools::Tools;
use crate::cli::files::absolute;
use crate::cli::{shim, stand_in, stub};
use cufe_spec::release::Release;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// One program that is run.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) program: PathBuf,
    /// Variables of its environment.
    pub(super) environment: Vec<(&'static str, OsString)>,
    pub(super) arguments: Vec<OsString>,
    /// What it is run for: a source, or the program that is linked.
    pub(super) subject: PathBuf,
}

impl Step {
    /// The program that is meant: cufe may stand in for it.
    pub(super) fn tool(&self) -> &Path {
        match self.arguments.as_slice() {
            [first, tool, ..] if first == stand_in::COMMAND => Path::new(tool),
            _ => &self.program,
        }
    }
}

/// A whole build.
#[derive(Debug, Default)]
pub(super) struct Steps {
    pub(super) steps: Vec<Step>,
    /// The files that are the user's, each with the place where it is made first.
    pub(super) products: Vec<Made>,
}

/// A file that is made beside its place.
#[derive(Debug)]
pub(super) struct Made {
    pub(super) beside: PathBuf,
    pub(super) place: PathBuf,
}

/// Plans a build.
pub(super) struct Planner<'a> {
    pub(super) options: &'a Options,
    pub(super) tools: &'a Tools,
    /// The folder of intermediate files.
    work: &'a Path,
    /// Gives the place beside which a product is made.
    beside: &'a mut dyn FnMut(&Path) -> Result<PathBuf, String>,
    plan: Steps,
    stems: Vec<String>,
}

/// The names of one source's intermediate files.
pub(super) struct Source<'a> {
    pub(super) path: &'a Path,
    /// The beginning of all of them.
    pub(super) stem: String,
    /// The architecture whose stub file the host code takes.
    pub(super) host: String,
}

impl<'a> Planner<'a> {
    pub(super) fn new(
        options: &'a Options,
        tools: &'a Tools,
        work: &'a Path,
        beside: &'a mut dyn FnMut(&Path) -> Result<PathBuf, String>,
    ) -> Planner<'a> {
        Planner { options, tools, work, beside, plan: Steps::default(), stems: Vec::new() }
    }

    /// All steps.
    ///
    /// # Errors
    /// What cannot be built, in words.
    pub(super) fn plan(mut self) -> Result<Steps, String> {
        self.needs_nvrtc()?;
        let mut linked = Vec::new();
        for input in &self.options.inputs {
            linked.extend(self.input(input)?);
        }
        match self.options.product {
            Product::Program => self.link(&linked)?,
            Product::Library => self.archive(&linked)?,
            Product::DeviceLink => self.link_device_only(&linked)?,
            _ => {}
        }
        Ok(self.plan)
    }

    /// What one file of the command line comes to; the object that is linked.
    fn input(&mut self, input: &'a Path) -> Result<Option<PathBuf>, String> {
        let ending = input.extension().and_then(OsStr::to_str).unwrap_or_default();
        let product = self.options.product;
        match ending {
            "cu" => self.cuda(input),
            "cpp" | "cc" | "cxx" | "c" | "C" if product.has_host_code() => self.host_source(input).map(Some),
            "o" | "obj" | "a" | "so" | "lib" if product.is_of_all() => Ok(Some(input.to_path_buf())),
            _ => Err(format!(
                "{}: not a CUDA source (.cu), a C++ source, an object or a library that can be built here",
                input.display()
            )),
        }
    }

    fn cuda(&mut self, path: &'a Path) -> Result<Option<PathBuf>, String> {
        if !path.is_file() {
            return Err(format!("there is no file \"{}\"", path.display()));
        }
        let stem = self.stem(path);
        let targets = &self.options.targets.0;
        let last = targets.last().map(|target| target.name.clone()).unwrap_or_default();
        let host = if targets.len() > 1 { format!("{stem}.compute_{last}") } else { stem.clone() };
        let source = Source { path, stem, host };
        if self.options.product == Product::Dependencies {
            for target in targets {
                let unit = self.file(&self.named(&source, target), "cpp1.ii");
                self.preprocess(path, Some(target), &unit);
            }
            self.preprocess(path, None, &self.file(&source.stem, "cpp4.ii"));
            self.write_dependencies(&source)?;
            return Ok(None);
        }
        if self.options.product.has_host_code() {
            self.host_half(&source);
        } else if self.options.dependencies.headers.is_some() {
            self.preprocess(path, None, &self.file(&source.stem, "cpp4.ii"));
        }
        let mut images: Vec<String> = Vec::new();
        for target in targets {
            images.extend(self.device_half(&source, target)?);
        }
        if self.options.dependencies.headers.is_some() {
            self.write_dependencies(&source)?;
        }
        match self.options.product {
            Product::Ptx | Product::Cubin | Product::Dependencies => Ok(None),
            Product::Fatbin => {
                let output = self.product(path)?;
                self.fatbin(&source, &images, Some(&output));
                Ok(None)
            }
            Product::Object | Product::Program | Product::Library | Product::DeviceLink => {
                self.fatbin(&source, &images, None);
                let object = match self.options.product {
                    Product::Object => self.product(path)?,
                    _ => self.file(&source.stem, "o"),
                };
                self.compile_host(&source, targets.last(), &object);
                Ok(Some(object))
            }
        }
    }

    /// A beginning of names that no other source has.
    fn stem(&mut self, path: &Path) -> String {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut stem = name.clone();
        let mut count = 1;
        while self.stems.contains(&stem) {
            count += 1;
            stem = format!("{name}-{count}");
        }
        self.stems.push(stem.clone());
        stem
    }

    pub(super) fn file(&self, stem: &str, ending: &str) -> PathBuf {
        self.work.join(format!("{stem}.{ending}"))
    }

    /// The place of a source's product.
    fn place(&self, source: &Path) -> PathBuf {
        let Options { product, output, .. } = self.options;
        let own = || PathBuf::from(source.file_stem().unwrap_or_default()).with_extension(product.ending());
        output.clone().or_else(|| product.name().map(PathBuf::from)).unwrap_or_else(own)
    }

    /// The place beside which a source's product is made.
    fn product(&mut self, source: &Path) -> Result<PathBuf, String> {
        let place = self.place(source);
        let beside = (self.beside)(&place)?;
        self.plan.products.push(Made { beside: beside.clone(), place });
        Ok(beside)
    }

    pub(super) fn run(&mut self, program: PathBuf, arguments: Vec<OsString>, subject: &Path) {
        let step = Step { program, environment: Vec::new(), arguments, subject: subject.to_path_buf() };
        self.plan.steps.push(step);
    }

    /// Runs cicc or ptxas, in whose place cufe stands unless whole units are asked for.
    fn run_device_tool(&mut self, name: &str, arguments: Vec<OsString>, subject: &Path) {
        let program = self.tools.program(name);
        if !self.options.way.pruning.as_ref().is_some_and(|device| device.replaces(name)) {
            return self.run(program, arguments, subject);
        }
        let before = [stand_in::COMMAND.into(), program.into_os_string()];
        self.run_cufe(before.into_iter().chain(arguments).collect(), subject);
    }

    /// Runs cufe, which knows from the environment what is done for device code.
    pub(super) fn run_cufe(&mut self, arguments: Vec<OsString>, subject: &Path) {
        let device = self.options.way.pruning.as_ref();
        let step = Step {
            program: self.tools.cufe.clone(),
            environment: device.map(shim::Device::settings).unwrap_or_default(),
            arguments,
            subject: subject.to_path_buf(),
        };
        self.plan.steps.push(step);
    }

    /// `-std=c++20`
    fn standard(&self) -> Option<OsString> {
        self.options.host.standard.as_ref().map(|standard| format!("-std={standard}").into())
    }

    /// `-frandom-seed=words`
    fn seed(&self) -> Option<OsString> {
        self.options.host.seed.as_ref().map(|seed| format!("-frandom-seed={seed}").into())
    }

    /// What the host compiler is told first where it compiles.
    pub(super) fn beginning(&self) -> Line {
        let mut line = Line::default();
        line.maybe(self.standard()).maybe(self.seed());
        line
    }

    /// The folders of headers, the user's and the toolkit's.
    fn folders(&self) -> Line {
        let mut line = Line::default();
        let mut include = OsString::from("-I");
        include.push(&self.tools.include);
        line.all(&self.options.host.folders).one(include).all(&self.options.host.system_folders);
        line.one("-isystem").one(self.tools.include.join("cccl"));
        line
    }

    /// Preprocesses for the host, or for the device where a target is given.
    fn preprocess(&mut self, path: &Path, target: Option<&Target>, output: &Path) {
        let Options { host, language, targets, .. } = self.options;
        let mut line = self.beginning();
        line.all(target.map(|target| target.architecture.macros()).unwrap_or_default());
        line.one(format!("-D__CUDA_ARCH_LIST__={}", targets.list())).all(["-E", "-x", "c++"]);
        if target.is_some() {
            line.one("-DCUDA_DOUBLE_MATH_FUNCTIONS");
        }
        line.all(["-D__CUDACC__", "-D__NVCC__"]);
        let modes = [
            (language.relocatable, "-D__CUDACC_RDC__"),
            (language.extended_lambda, "-D__CUDACC_EXTENDED_LAMBDA__"),
            (language.relaxed_constexpr, "-D__CUDACC_RELAXED_CONSTEXPR__"),
            (self.options.device.debug, "-D__CUDACC_DEBUG__"),
        ];
        line.all(modes.into_iter().filter(|(is_on, _)| *is_on).map(|(_, defined)| defined));
        line.all(&host.options).all(self.folders().0).all(&host.macros).all(self.release_macros());
        line.all(["-include", "cuda_runtime.h"]).all(&host.headers);
        if language.promote_warnings {
            line.one("-Werror");
        }
        line.one("-m64");
        if host.debug {
            line.one("-g");
        }
        line.one(path).one("-o").one(output);
        self.run(self.tools.host.program.clone(), line.0, path);
    }

    fn release_macros(&self) -> Vec<OsString> {
        let mut macros: Vec<OsString> = self.tools.macros().into_iter().map(OsString::from).collect();
        if self.options.language.stream_per_thread {
            macros.push("-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1".into());
        }
        macros.extend([
            "-D__NVCC_DIAG_PRAGMA_SUPPORT__=1".into(),
            "-D__CUDACC_DEVICE_ATOMIC_BUILTINS__=1".into(),
        ]);
        macros
    }

    /// The options that both front ends take.
    fn front_end(&self, path: &Path) -> Line {
        let Options { language, device, .. } = self.options;
        let mut line = Line::default();
        line.one(format!("--c++{:02}", self.tools.host.standard));
        if !language.relocatable {
            line.one("--static-host-stub");
        }
        line.one("--device-hidden-visibility");
        if let Some(seed) = &self.options.host.seed {
            line.one("--frandom-seed").one(seed);
        }
        line.all(&self.tools.host.options);
        if language.no_warnings {
            line.one("-w");
        }
        if language.promote_warnings {
            line.one("--promote_warnings");
        }
        let whole = absolute(path);
        line.all(&language.diagnostics).one("--display_error_number");
        line.one("--orig_src_file_name")
            .one(path)
            .one("--orig_src_path_name")
            .one(whole)
            .one("--allow_managed");
        let modes = [
            (language.relocatable, "--device-c"),
            (device.debug, "--debug_mode"),
            (language.extended_lambda, "--extended-lambda"),
            (language.relaxed_constexpr, "--relaxed_constexpr"),
        ];
        line.all(modes.into_iter().filter(|(is_on, _)| *is_on).map(|(_, option)| option));
        line.all(&language.front_end);
        line
    }

    fn is_since(&self, release: Release) -> bool {
        self.tools.release.release >= release
    }

    /// Preprocesses for the host and splits.
    fn host_half(&mut self, source: &Source<'_>) {
        let unit = self.file(&source.stem, "cpp4.ii");
        self.preprocess(source.path, None, &unit);
        let mut line = Line::default();
        // First, so that cufe knows the line for cudafe++'s.
        line.one(format!("--release={}", self.tools.release.whole_version()));
        line.all(self.front_end(source.path).0).all(["--m64", "--parse_templates"]);
        line.one("--gen_c_file_name").one(self.file(&source.host, "cudafe1.cpp"));
        line.one("--stub_file_name").one(format!("{}.cudafe1.stub.c", source.host));
        line.one("--gen_module_id_file")
            .one("--module_id_file_name")
            .one(self.file(&source.stem, "module_id"));
        if self.is_since(Release::Cuda13_3) {
            line.one("--simt-only");
        }
        if self.options.way.jit {
            line.one(stub::GENERATE_STUB);
        }
        line.one(unit);
        self.run_cufe(line.0, source.path);
        if self.options.way.jit {
            self.write_stub(source);
        }
    }

    /// The beginning of the names of what is made of a source for a target.
    pub(super) fn named(&self, source: &Source<'_>, target: &Target) -> String {
        match self.options.targets.0.len() {
            1 => source.stem.clone(),
            _ => format!("{}.compute_{}", source.stem, target.name),
        }
    }

    /// Preprocesses for a target, compiles and assembles; the images that it gives.
    fn device_half(&mut self, source: &Source<'_>, target: &Target) -> Result<Vec<String>, String> {
        let name = self.named(source, target);
        let unit = self.file(&name, "cpp1.ii");
        self.preprocess(source.path, Some(target), &unit);
        let ptx = match self.options.product {
            Product::Ptx => self.product(source.path)?,
            _ => self.file(&name, "ptx"),
        };
        self.compile_device(source, target, &name, &ptx);
        let mut images = Vec::new();
        let image = |kind: &str, sm: &str, file: &Path| {
            format!("--image3=kind={kind},sm={sm},file={}", file.display())
        };
        if self.options.linking.optimizes_device {
            images.push(image("ptx", &target.name, &ptx));
            images.push(image("nvvm", &target.name, &self.file(&name, "ltoir")));
            return Ok(images);
        }
        if self.options.product != Product::Ptx {
            for real in &target.real {
                let cubin = match self.options.product {
                    Product::Cubin => self.product(source.path)?,
                    _ => self.file(&name, &format!("sm_{real}.cubin")),
                };
                let mut line = self.assembler(&format!("sm_{real}"));
                line.one(&ptx).one("-o").one(&cubin);
                self.run_device_tool("ptxas", line.0, source.path);
                images.push(image("elf", real, &cubin));
            }
        }
        if target.real.is_empty() || self.options.product == Product::Ptx {
            // What nobody assembles here is tried all the same.
            let mut line = self.assembler(&format!("compute_{}", target.name));
            line.one(&ptx);
            self.run(self.tools.program("ptxas"), line.0, source.path);
        }
        if target.ptx {
            let place = if target.ptx_first { 0 } else { images.len() };
            images.insert(place, image("ptx", &target.name, &ptx));
        }
        Ok(images)
    }

    fn compile_device(&mut self, source: &Source<'_>, target: &Target, name: &str, ptx: &Path) {
        if self.options.way.jit {
            return self.compile_with_nvrtc(source, target, name, ptx);
        }
        let device = &self.options.device;
        let mut line = self.front_end(source.path);
        line.one("-arch").one(format!("compute_{}", target.name)).all(["-m64", "--no-version-ident"]);
        line.all(self.arithmetic());
        if device.fast_math {
            line.all(["-fast-math", "--gen_div_approx_ftz"]);
        }
        line.one("--include_file_name").one(format!("{}.fatbin.c", source.stem));
        if device.debug {
            line.all(["-g", "-O0"]);
        }
        if device.line_info {
            line.one("-generate-line-info");
        }
        if let Some(registers) = &device.registers {
            line.one("-maxreg").one(registers);
        }
        line.one("-tused");
        let has_host_code = self.options.product.has_host_code();
        if !has_host_code {
            line.one("--gen_module_id_file");
        }
        line.one("--module_id_file_name").one(self.file(&source.stem, "module_id"));
        if self.options.product != Product::Ptx {
            // By nvcc's names of what it takes away again it is known that nobody looks at the first and the last one.
            let hidden = match self.options.way.keep {
                Some(_) => name.to_owned(),
                None => format!("{}{name}", stand_in::INTERMEDIATE),
            };
            line.one("--gen_c_file_name").one(self.file(&hidden, "cudafe1.c"));
            line.one("--stub_file_name").one(self.file(name, "cudafe1.stub.c"));
            line.one("--gen_device_file_name").one(self.file(&hidden, "cudafe1.gpu"));
        }
        line.one(self.file(name, "cpp1.ii"));
        if self.is_since(Release::Cuda13_3) {
            line.one("--simt-only");
        }
        line.one("-o").one(ptx);
        if self.options.linking.optimizes_device {
            line.one("-olto").one(self.file(name, "ltoir"));
        }
        self.run_device_tool("cicc", line.0, source.path);
    }

    fn arithmetic(&self) -> [String; 4] {
        let device = &self.options.device;
        [
            ("ftz", device.flush),
            ("prec_div", device.precise_division),
            ("prec_sqrt", device.precise_root),
            ("fmad", device.contraction),
        ]
        .map(|(name, is_on)| format!("-{name}={}", u8::from(is_on)))
    }

    fn assembler(&self, architecture: &str) -> Line {
        let mut line = Line::default();
        if self.options.language.promote_warnings {
            line.one("--warning-as-error");
        }
        if self.options.language.no_warnings {
            line.one("-w");
        }
        line.one(format!("-arch={architecture}")).one("-m64");
        line.all(self.assembler_options().into_iter().flatten());
        line
    }

    /// What ptxas is told: what comes first, and what comes behind it.
    fn assembler_options(&self) -> [Vec<OsString>; 2] {
        let device = &self.options.device;
        let mut first: Vec<OsString> = Vec::new();
        if self.options.language.relocatable {
            first.push("--compile-only".into());
        }
        first.extend(device.assembler.iter().cloned());
        let mut rest: Vec<OsString> = Vec::new();
        if !device.contraction {
            rest.extend(["--fmad".into(), "false".into()]);
        }
        if let Some(registers) = &device.registers {
            rest.push(format!("-maxrregcount={registers}").into());
        }
        if device.debug {
            rest.extend(["-g", "--dont-merge-basicblocks", "--return-at-end"].map(OsString::from));
        }
        if device.line_info {
            rest.push("--generate-line-info".into());
        }
        [first, rest]
    }

    /// What fatbinary notes of the command lines.
    fn noted(&self, ident: &str, has_compiled: bool) -> Line {
        let device = &self.options.device;
        let mut line = Line::default();
        line.one("-64");
        if device.debug || device.line_info || ident == "lto" {
            line.one(format!("--ident={ident}"));
        }
        let words = |words: &[OsString]| {
            words.iter().map(|word| format!("{} ", word.to_string_lossy())).collect::<String>()
        };
        let [first, rest] = self.assembler_options();
        let noted = format!("{} {}", words(&first), words(&rest));
        if !noted.trim().is_empty() {
            line.one(format!("--cmdline={noted}"));
        }
        if !has_compiled {
            return line;
        }
        let registers =
            device.registers.as_ref().map(|count| format!("-maxreg {count} ")).unwrap_or_default();
        let lines = if device.line_info { "-generate-line-info " } else { "" };
        line.one(format!("--cicc-cmdline={registers}{lines}{} ", self.arithmetic().join(" ")));
        if device.debug {
            line.one("-g");
        }
        line
    }

    fn fatbin(&mut self, source: &Source<'_>, images: &[String], output: Option<&Path>) {
        let mut line = Line::default();
        line.maybe(output.map(|output| equals("--create", output)));
        line.all(self.noted(&source.path.display().to_string(), true).0).all(images);
        if output.is_none() {
            line.one(equals("--embedded-fatbin", &self.file(&source.stem, "fatbin.c")));
        }
        if self.options.language.relocatable {
            line.one("--device-c");
        }
        self.run(self.tools.program("fatbinary"), line.0, source.path);
    }

    fn compile_host(&mut self, source: &Source<'_>, target: Option<&Target>, object: &Path) {
        let host = &self.options.host;
        let mut line = self.beginning();
        line.all(target.map(|target| target.architecture.macros()).unwrap_or_default());
        line.one(format!("-D__CUDA_ARCH_LIST__={}", self.options.targets.list()));
        let until = if self.options.way.jit { "-S" } else { "-c" };
        line.all([until, "-x", "c++", "-DCUDA_DOUBLE_MATH_FUNCTIONS"]).all(&host.options).one("-Wno-psabi");
        line.all(self.folders().0);
        if self.options.language.promote_warnings {
            line.one("-Werror");
        }
        line.one("-m64");
        if host.debug {
            line.one("-g");
        }
        if self.options.way.jit {
            return self.compile_bound(source, line, object);
        }
        line.one(self.file(&source.host, "cudafe1.cpp")).one("-o").one(object);
        self.run(self.tools.host.program.clone(), line.0, source.path);
    }

    /// A source without device code.
    fn host_source(&mut self, path: &'a Path) -> Result<PathBuf, String> {
        let host = &self.options.host;
        let stem = self.stem(path);
        let object = match self.options.product {
            Product::Object => self.product(path)?,
            _ => self.file(&stem, "o"),
        };
        let mut line = self.beginning();
        line.one(format!("-D__CUDA_ARCH_LIST__={}", self.options.targets.list()));
        let language = if path.extension() == Some("c".as_ref()) { "c" } else { "c++" };
        line.all(["-c", "-x", language, "-D__NVCC__"])
            .all(&host.options)
            .one("-Wno-psabi")
            .all(self.folders().0);
        line.all(&host.macros).all(self.release_macros()).all(&host.headers).one("-m64");
        if host.debug {
            line.one("-g");
        }
        line.one(path).one("-o").one(&object);
        self.run(self.tools.host.program.clone(), line.0, path);
        Ok(object)
    }

    /// Links device code, then everything.
    fn link(&mut self, objects: &[PathBuf]) -> Result<(), String> {
        let place = self.place(Path::new(""));
        let stem = match &self.options.output {
            Some(output) => output.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            None => self.stems.first().cloned().unwrap_or_else(|| "a".to_owned()),
        };
        let stem = format!("{stem}_dlink");
        let linked = self.file(&stem, "o");
        self.embed_linked(&stem, objects, &place, &linked);

        let Options { host, linking, .. } = self.options;
        let mut line = Line::default();
        line.maybe(self.seed())
            .one(format!("-D__CUDA_ARCH_LIST__={}", self.options.targets.list()))
            .all(&host.options)
            .one("-m64");
        if host.debug {
            line.one("-g");
        }
        line.maybe(self.standard()).one("-Wl,--start-group").one(linked).all(objects);
        if linking.shared {
            line.one("-shared");
        }
        line.all(&linking.options).all(self.tools.library_folders()).one("-lcudadevrt");
        line.all(match linking.runtime {
            Runtime::Static => &["-lcudart_static", "-lrt", "-lpthread", "-ldl"][..],
            Runtime::Shared => &["-lcudart"],
            Runtime::None => &[],
        });
        let output = self.product(&place)?;
        line.one("-Wl,--end-group").one("-o").one(output);
        self.run(self.tools.host.program.clone(), line.0, &place);
        Ok(())
    }

    /// An object with the device code of others, linked.
    fn link_device_only(&mut self, objects: &[PathBuf]) -> Result<(), String> {
        let place = self.place(Path::new(""));
        let stem = place.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let output = self.product(&place)?;
        self.embed_linked(&stem, objects, &place, &output);
        Ok(())
    }

    /// Links device code and puts it into an object.
    fn embed_linked(&mut self, stem: &str, objects: &[PathBuf], place: &Path, object: &Path) {
        let images = self.link_device(stem, objects, place);
        let names: String = self.options.inputs.iter().map(|input| format!("{} ", input.display())).collect();
        let names = if self.options.linking.optimizes_device { "lto".to_owned() } else { names };
        let has_compiled = self.options.product == Product::Program || !self.stems.is_empty();
        let mut line = self.noted(&names, has_compiled);
        line.one("-link").all(images).one(equals("--embedded-fatbin", &self.file(stem, "fatbin.c")));
        self.run(self.tools.program("fatbinary"), line.0, place);
        self.compile_link_stub(stem, object, place);
    }

    /// An archive of all objects.
    fn archive(&mut self, objects: &[PathBuf]) -> Result<(), String> {
        let place = self.place(Path::new(""));
        let output = self.product(&place)?;
        let mut line = Line::default();
        line.one("cr").one(output).all(objects);
        self.run(self.tools.host.archiver(), line.0, &place);
        Ok(())
    }

    /// The file of a source's headers.
    fn write_dependencies(&mut self, source: &Source<'_>) -> Result<(), String> {
        let Options { dependencies, product, output, .. } = self.options;
        let stem = PathBuf::from(source.path.file_stem().unwrap_or_default());
        let is_made = *product == Product::Object || *product == Product::Program;
        let made = output.clone().filter(|_| is_made).unwrap_or_else(|| stem.with_extension("o"));
        let target = dependencies.target.clone().unwrap_or_else(|| made.display().to_string());
        let place = match (&dependencies.file, product, output) {
            (Some(file), _, _) => Some(file.clone()),
            (None, Product::Dependencies, output) => output.clone(),
            (None, _, Some(output)) => Some(output.with_extension("d")),
            (None, _, None) => Some(stem.with_extension("d")),
        };
        let output = match place {
            Some(place) => {
                let beside = (self.beside)(&place)?;
                self.plan.products.push(Made { beside: beside.clone(), place });
                beside
            }
            None => PathBuf::from(dependencies::STANDARD_OUTPUT),
        };
        let mut line = Line::default();
        line.all([stand_in::COMMAND, dependencies::NAME]).one(output).one(target);
        line.one(dependencies.headers.map_or("all", Headers::word));
        line.one(if dependencies.with_rules { "rules" } else { "rule" });
        let targets = &self.options.targets.0;
        line.all(targets.iter().map(|target| self.file(&self.named(source, target), "cpp1.ii")));
        line.one(self.file(&source.stem, "cpp4.ii"));
        self.run_cufe(line.0, source.path);
        Ok(())
    }

    /// nvlink for each architecture; the images that it gives.
    fn link_device(&mut self, stem: &str, objects: &[PathBuf], place: &Path) -> Vec<String> {
        let mut architectures: Vec<String> =
            self.options.targets.real().iter().map(|real| format!("sm_{real}")).collect();
        if architectures.is_empty() {
            let oldest = self.options.targets.0.first();
            architectures.extend(oldest.map(|target| format!("compute_{}", target.name)));
        }
        let mut images = Vec::new();
        for architecture in &architectures {
            let Options { language, device, linking, .. } = self.options;
            let mut line = Line::default();
            line.one("-m64");
            if linking.shared {
                line.one("--shared");
            }
            line.one(format!("--arch={architecture}"));
            line.one(equals("--register-link-binaries", &self.file(stem, "reg.c")));
            if language.no_warnings {
                line.one("-w");
            }
            if device.debug {
                line.one("-g");
            }
            line.all(&linking.device_linker).all(&linking.libraries).all(self.tools.library_folders());
            line.one("-cpu-arch=X86_64");
            if linking.optimizes_device {
                line.one("-dlto").one(equals("-nvvmpath", &self.tools.root.join("nvvm")));
            }
            if architectures.len() > 1 {
                line.one("-report-arch");
            }
            line.all(objects).one("-lcudadevrt");
            if let Some(real) = architecture.strip_prefix("sm_") {
                let cubin = self.file(stem, &format!("{architecture}.cubin"));
                line.one("-o").one(&cubin);
                images.push(format!("--image3=kind=elf,sm={real},file={}", cubin.display()));
            }
            line.one("--host-ccbin").one(&self.tools.host.program);
            self.run(self.tools.program("nvlink"), line.0, place);
        }
        images
    }

    fn compile_link_stub(&mut self, stem: &str, object: &Path, place: &Path) {
        let Options { host, linking, .. } = self.options;
        let quoted = |name: &str, file: PathBuf| format!("-D{name}=\"{}\"", file.display());
        let mut line = self.beginning();
        line.one(format!("-D__CUDA_ARCH_LIST__={}", self.options.targets.list()));
        line.all(["-c", "-x", "c++"]);
        if linking.shared {
            line.one("-fPIC");
        }
        line.one(quoted("FATBINFILE", self.file(stem, "fatbin.c")));
        line.one(quoted("REGISTERLINKBINARYFILE", self.file(stem, "reg.c")));
        line.all(["-I.", "-D__NV_EXTRA_INITIALIZATION=", "-D__NV_EXTRA_FINALIZATION="]);
        line.one("-D__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__").all(&host.options).one("-Wno-psabi");
        line.all(self.folders().0).all(&host.macros).all(self.release_macros()).one("-m64");
        if host.debug {
            line.one("-g");
        }
        line.one(self.tools.root.join("bin/crt/link.stub")).one("-o").one(object);
        self.run(self.tools.host.program.clone(), line.0, place);
    }
}

/// Arguments as they are put together.
#[derive(Debug, Default)]
pub(super) struct Line(pub(super) Vec<OsString>);

impl Line {
    pub(super) fn one(&mut self, argument: impl Into<OsString>) -> &mut Line {
        self.0.push(argument.into());
        self
    }

    fn maybe(&mut self, argument: Option<OsString>) -> &mut Line {
        self.0.extend(argument);
        self
    }

    pub(super) fn all<T: Into<OsString>>(&mut self, arguments: impl IntoIterator<Item = T>) -> &mut Line {
        self.0.extend(arguments.into_iter().map(Into::into));
        self
    }
}

fn equals(option: &str, file: &Path) -> OsString {
    let mut joined = OsString::from(format!("{option}="));
    joined.push(file);
    joined
}
