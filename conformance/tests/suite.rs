//! The suite through libtest: one trial per case, run and front end (the released tool where it is at hand),
//! and one per unit on which oracle and cufe are compared.

use std::process::ExitCode;
use std::sync::Arc;

use cufe_conformance::adapters;
use cufe_conformance::judge::{Difference, Outcome};
use cufe_conformance::suite::{self, Finding, Report};
use cufe_conformance::toolkit::Choice;
use indicatif::ProgressBar;
use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let report = suite::load_cases("").and_then(|cases| {
        let corpus = suite::load_corpus()?;
        suite::run(cases, &corpus, &adapters::all(&Choice::default()), &ProgressBar::hidden())
    });
    let report = match report {
        Ok(report) => Arc::new(report),
        Err(error) => {
            eprintln!("{error:#}");
            return ExitCode::from(2);
        }
    };
    let mut trials = case_trials(&report);
    trials.extend(agreement_trials(&report));
    let bound = Arc::clone(&report);
    trials.push(Trial::test("not-core.bound", move || match suite::not_core_excess(&bound) {
        Ok(None) => Ok(()),
        Ok(Some(excess)) => Err(Failed::from(excess)),
        Err(error) => Err(Failed::from(format!("{error:#}"))),
    }));
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn case_trials(report: &Report) -> Vec<Trial> {
    let mut trials = Vec::new();
    for judged in &report.judged {
        let case = &report.cases[judged.case];
        let name = format!("{} {} {}", case.id, judged.run.name(), report.columns[judged.column].name);
        let trial = match &judged.outcome {
            Outcome::NotAsked => continue,
            Outcome::Absent => Trial::test(name, || Ok(())).with_ignored_flag(true),
            Outcome::Passed | Outcome::Deviates(..) | Outcome::NotCore(_) => Trial::test(name, || Ok(())),
            Outcome::Failed(differences) => {
                let message = differences.iter().map(Difference::text).collect::<Vec<_>>().join("\n");
                Trial::test(name, move || Err(Failed::from(message)))
            }
            Outcome::UnexpectedPass => {
                Trial::test(name, || Err(Failed::from("passes, though the case declares a deviation")))
            }
        };
        trials.push(trial);
    }
    trials
}

fn agreement_trials(report: &Report) -> Vec<Trial> {
    let mut trials = Vec::new();
    for agreement in &report.agreements {
        let name = format!("{} {} oracle=cufe", agreement.unit, agreement.run.name());
        let trial = match &agreement.finding {
            Finding::Differ(differences, None) => {
                let message = differences.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
                Trial::test(name, move || Err(Failed::from(message)))
            }
            Finding::UnexpectedAgreement => {
                Trial::test(name, || Err(Failed::from("agree, though the case declares a difference")))
            }
            Finding::Agree | Finding::Differ(_, Some(_)) | Finding::NotCore(_) => {
                Trial::test(name, || Ok(()))
            }
        };
        trials.push(trial);
    }
    trials
}
