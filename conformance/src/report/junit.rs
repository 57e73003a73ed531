//! JUnit XML: one suite per front end, one test per case and run.

use std::path::Path;
use std::time::Duration;

use anyhow::Context as _;
use quick_junit::{NonSuccessKind, Report as Junit, TestCase, TestCaseStatus, TestSuite};

use crate::judge::{Difference, Outcome};
use crate::suite::{Finding, Report};
use crate::whole;

/// Writes `report` to `path`.
///
/// # Errors
/// The file cannot be written.
pub fn write_junit(report: &Report, path: &Path) -> anyhow::Result<()> {
    let mut junit = Junit::new("cufe-conformance");
    for (index, column) in report.columns.iter().enumerate() {
        let mut suite = TestSuite::new(column.name.clone());
        for judged in report.judged.iter().filter(|judged| judged.column == index) {
            let status = match &judged.outcome {
                Outcome::Passed => TestCaseStatus::success(),
                Outcome::Failed(differences) => {
                    failure(differences.iter().map(Difference::text).collect::<Vec<_>>().join("\n"))
                }
                Outcome::UnexpectedPass => failure("passes, though the case declares a deviation".to_owned()),
                Outcome::Deviates(admitted) => {
                    skipped(format!("{} {}", admitted.class.name(), admitted.reason))
                }
                Outcome::NotCore(what) => skipped(format!("not Core CUDA: {what}")),
                Outcome::Absent => skipped("absent".to_owned()),
                Outcome::NotAsked => continue,
            };
            let name = format!("{} {}", report.cases[judged.case].id, judged.run.name());
            let mut test = TestCase::new(name, status);
            test.set_time(Duration::from_secs_f64(judged.seconds));
            suite.add_test_case(test);
        }
        junit.add_test_suite(suite);
    }
    let mut suite = TestSuite::new("oracle and cufe");
    for agreement in &report.agreements {
        let status = match &agreement.finding {
            Finding::Agree => TestCaseStatus::success(),
            Finding::Differ(_, Some(reason)) => skipped(format!("known deviation: {reason}")),
            Finding::Differ(differences, None) => {
                failure(differences.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
            }
            Finding::UnexpectedAgreement => {
                failure("agree, though the case declares a difference".to_owned())
            }
            Finding::NotCore(what) => skipped(format!("not Core CUDA: {what}")),
        };
        suite.add_test_case(TestCase::new(format!("{} {}", agreement.unit, agreement.run.name()), status));
    }
    junit.add_test_suite(suite);
    let text = junit.to_string().context("cannot render JUnit")?;
    whole::write(path, text)
}

fn failure(message: String) -> TestCaseStatus {
    let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
    status.set_message(message);
    status
}

fn skipped(message: String) -> TestCaseStatus {
    let mut status = TestCaseStatus::skipped();
    status.set_message(message);
    status
}
