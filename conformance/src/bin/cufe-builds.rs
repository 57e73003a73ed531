//! `cufe-builds`: builds every program of `corpus/run` with the released nvcc, as it is and with another front end, and compares.

use anyhow::{Context, Result, bail};
use clap::{Args, Parser, Subcommand};
use cufe_conformance::builds::build::Driver;
use cufe_conformance::builds::compare::Scope;
use cufe_conformance::builds::program::Program;
use cufe_conformance::builds::shim::FrontEnd;
use cufe_conformance::builds::suite::{self, Row, Settings};
use cufe_conformance::builds::{beyond, exceptions, observe, program, report, stage};
use cufe_conformance::suite::project_root;
use cufe_conformance::toolkit::{Choice as ToolkitChoice, Toolkit};
use indicatif::{ProgressBar, ProgressStyle};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Builds self-checking CUDA programs with the released nvcc, once as it is and once with another front end in place of
/// cudafe++, and compares warnings, module ids, symbols, code, data, launches and output.
#[derive(Debug, Parser)]
#[command(version)]
struct CommandLine {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Judges all programs, or those that are named.
    Run(Choice),
    /// Judges programs and shows every first difference in full.
    Show(Choice),
    /// Replays the programs of corpus/beyond: the released tool chain must fail as listed, cufe's build must work.
    Beyond(Choice),
    /// Lists the programs and their flags.
    List {
        /// The folder with the programs, the fake runtime beside it.
        #[arg(long)]
        corpus: Option<PathBuf>,
    },
}

#[derive(Debug, Args)]
struct Choice {
    /// Names of programs; all when none is given.
    programs: Vec<String>,
    /// cufe's binary, which makes its own shim; default: the one beside this program.
    #[arg(long, conflicts_with = "front_end")]
    cufe: Option<PathBuf>,
    /// Another program that takes the command line of cudafe++.
    #[arg(long)]
    front_end: Option<PathBuf>,
    /// Judges `cufe build`, which needs neither nvcc nor cudafe++, in place of an nvcc that runs cufe.
    #[arg(long, conflicts_with = "front_end")]
    build: bool,
    /// Judges `cufe build --jit`, where NVRTC stands in the place of cicc: what programs launch, not how they are compiled.
    #[arg(long, conflicts_with_all = ["front_end", "build", "host_compiler"])]
    jit: bool,
    #[command(flatten)]
    toolkit: ToolkitChoice,
    /// The corpus; default: that of this project.
    #[arg(long)]
    corpus: Option<PathBuf>,
    /// Where the builds of the front end under test go.
    #[arg(long)]
    output: Option<PathBuf>,
    /// A flag for nvcc in every build, beside those of the programs (may be repeated).
    #[arg(long = "flag", value_name = "FLAG", allow_hyphen_values = true)]
    flags: Vec<String>,
    /// Another host compiler for nvcc (`-ccbin`), such as clang++. Its own default may be an older standard than g++'s: programs
    /// that name none are built as C++17.
    #[arg(long, value_name = "PROGRAM")]
    host_compiler: Option<String>,
    /// Programs at a time; default: one per processor.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
}

impl Choice {
    /// The file of the differences that are known with this host compiler.
    fn exceptions(&self) -> &'static str {
        match &self.host_compiler {
            _ if self.jit => "exceptions-jit.txt",
            Some(compiler) if compiler.contains("clang") => "exceptions-clang.txt",
            _ => "exceptions.txt",
        }
    }

    fn add_flags(&self, programs: &mut [Program]) {
        for program in programs {
            program.flags.extend(self.flags.iter().cloned());
            if let Some(compiler) = &self.host_compiler {
                program.flags.extend(["-ccbin".to_owned(), compiler.clone()]);
                if !program.flags.iter().any(|flag| flag.starts_with("-std=")) {
                    program.flags.push("-std=c++17".to_owned());
                }
            }
        }
    }
}

fn main() -> ExitCode {
    let line = CommandLine::parse();
    let done = match line.verb {
        Verb::Run(choice) => judge(&choice, 12),
        Verb::Show(choice) => judge(&choice, usize::MAX),
        Verb::Beyond(choice) => replay(&choice),
        Verb::List { corpus } => list(&corpus.unwrap_or_else(own_corpus)),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cufe-builds: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn own_corpus() -> PathBuf {
    project_root().join("corpus")
}

fn list(corpus: &Path) -> Result<bool> {
    for program in program::discover(&corpus.join("run"), &[])? {
        println!("{} {}", program.name, program.flags.join(" "));
    }
    Ok(true)
}

fn judge(choice: &Choice, lines: usize) -> Result<bool> {
    let corpus = choice.corpus.clone().unwrap_or_else(own_corpus);
    let mut programs = program::discover(&corpus.join("run"), &choice.programs)?;
    choice.add_flags(&mut programs);
    let settings = settings(choice, &corpus)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(choice.jobs).build()?;
    let progress = progress(programs.len());
    let rows = pool.install(|| {
        suite::run(&settings, &programs, |row: &Row| {
            progress.set_message(row.program.clone());
            progress.inc(1);
        })
    });
    progress.finish_and_clear();
    print!("{}{}", report::table(&rows), report::differences(&rows, lines));
    println!("\n{}", report::closing(&rows));
    Ok(rows.iter().all(Row::passed))
}

fn replay(choice: &Choice) -> Result<bool> {
    let corpus = choice.corpus.clone().unwrap_or_else(own_corpus);
    let mut programs = program::discover(&corpus.join("beyond"), &choice.programs)?;
    choice.add_flags(&mut programs);
    let list = beyond::read(&corpus.join("beyond/evidence.txt"))?;
    let settings = settings(choice, &corpus)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(choice.jobs).build()?;
    let replayed = pool.install(|| beyond::run(&settings, &programs, &list));
    for (program, wrong) in &replayed {
        println!("{program}: {}", wrong.as_deref().unwrap_or("ok"));
    }
    Ok(replayed.iter().all(|(_, wrong)| wrong.is_none()))
}

fn settings(choice: &Choice, corpus: &Path) -> Result<Settings> {
    let toolkit = Toolkit::find(&choice.toolkit)?;
    let release = toolkit.release;
    let output =
        choice.output.clone().unwrap_or_else(|| project_root().join("target").join(toolkit.builds_folder()));
    std::fs::create_dir_all(&output).with_context(|| format!("cannot make {}", output.display()))?;
    let output = std::fs::canonicalize(&output)?;
    let candidate = match (choice.build || choice.jit, front_end(choice)?) {
        (true, FrontEnd::Cufe(cufe)) => Driver::cufe_build(&std::fs::canonicalize(cufe)?, &toolkit.top)
            .with(choice.jit.then_some("--jit")),
        (_, front_end) => Driver::nvcc(toolkit.shim(&output.join("shim"), &front_end)?),
    };
    let fake_runtime = output.join("fake_cudart.o");
    observe::compile_fake_runtime(&corpus.join("fake_cudart.cpp"), &toolkit, &fake_runtime)?;
    Ok(Settings {
        toolkit,
        candidate,
        scope: if choice.jit { Scope::Launches } else { Scope::All },
        fake_runtime,
        cache: stage::cache_folder("builds")?,
        output: output.join("programs"),
        exceptions: exceptions::read(&corpus.join("run").join(choice.exceptions()), release)?,
    })
}

fn front_end(choice: &Choice) -> Result<FrontEnd> {
    if let Some(program) = &choice.front_end {
        return Ok(FrontEnd::DropIn(program.clone()));
    }
    let cufe = match &choice.cufe {
        Some(cufe) => cufe.clone(),
        None => std::env::current_exe()?.with_file_name("cufe"),
    };
    if !cufe.is_file() {
        bail!(
            "no cufe at {}: build it (cargo build --release -p cufe), or name it with --cufe",
            cufe.display()
        );
    }
    Ok(FrontEnd::Cufe(cufe))
}

// Hidden by itself when standard error is no terminal.
fn progress(programs: usize) -> ProgressBar {
    let bar = ProgressBar::new(programs as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} {msg}") {
        bar.set_style(style);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound() {
        CommandLine::command().debug_assert();
    }
}
