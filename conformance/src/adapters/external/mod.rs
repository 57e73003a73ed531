//! Any front end that speaks the protocol of `conformance/PROTOCOL.md`: lines of JSON on its standard input and output.
//!
//! ```text
//! question --line--> the front end's process --line--> answer
//! ```
//! A process answers one question after the other; the suite asks several at once, so there are several processes. One that
//! crashes, takes too long or writes without end is ended, which fails that question and no other.

mod protocol;
mod session;

use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

use anyhow::Context as _;
use cufe_spec::observation::Answer;
use cufe_spec::unit::Unit;

use self::protocol::{Hello, Question};
use self::session::Session;
use super::released::TIME_LIMIT;
use super::{Capabilities, FrontEnd};

/// A front end that is a command.
#[derive(Debug)]
pub struct External {
    name: String,
    command: String,
    limit: Duration,
    /// What its first process said of itself.
    hello: OnceLock<Result<Hello, String>>,
    /// Processes that wait for a question.
    idle: Mutex<Vec<Session>>,
}

impl External {
    /// The front end of `NAME=COMMAND`; the command is the shell's.
    pub fn from_option(option: &str) -> Option<External> {
        let (name, command) = option.split_once('=')?;
        let is_name =
            !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || "-_.+".contains(c));
        (is_name && !command.trim().is_empty()).then(|| External {
            name: name.to_owned(),
            command: command.to_owned(),
            limit: TIME_LIMIT,
            hello: OnceLock::new(),
            idle: Mutex::default(),
        })
    }

    /// The same with another time limit for one answer.
    #[must_use]
    pub fn within(self, limit: Duration) -> External {
        External { limit, ..self }
    }

    /// What it says of itself, asked once.
    fn hello(&self) -> &Result<Hello, String> {
        self.hello.get_or_init(|| {
            let (session, hello) = self.begin().map_err(|error| format!("{error:#}"))?;
            self.give_back(session);
            Ok(hello)
        })
    }

    fn begin(&self) -> anyhow::Result<(Session, Hello)> {
        let mut session = Session::begin(&self.command)?;
        let said = session.ask(&protocol::greeting(), self.limit)?;
        let hello = protocol::hello(&said)
            .with_context(|| format!("`{}` does not speak the protocol", self.command))?;
        Ok((session, hello))
    }

    fn take(&self) -> anyhow::Result<Session> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.map_or_else(|| Ok(self.begin()?.0), Ok)
    }

    fn give_back(&self, session: Session) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(session);
    }
}

impl FrontEnd for External {
    fn name(&self) -> &str {
        &self.name
    }

    fn version(&self) -> String {
        self.hello().as_ref().map_or_else(|_| "absent".to_owned(), |hello| hello.version.clone())
    }

    fn available(&self) -> Result<(), String> {
        self.hello().as_ref().map(|_| ()).map_err(Clone::clone)
    }

    fn capabilities(&self) -> Capabilities {
        self.hello().as_ref().map_or(Capabilities::NONE, Hello::capabilities)
    }

    fn run(&self, unit: &Unit) -> anyhow::Result<Answer> {
        let mut session = self.take()?;
        let question = Question::new(session.next(), unit)?;
        // A session in which something goes wrong is ended when it is dropped.
        let said = session.ask(&serde_json::to_string(&question)?, self.limit)?;
        let answer = protocol::answer(&said, question.id, unit)?;
        self.give_back(session);
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use cufe_spec::unit::{Options, Pass};

    use super::*;
    use crate::adapters::Compares;
    use crate::case::Run;

    fn external(script: &str) -> External {
        External::from_option(&format!("new={script}")).unwrap().within(Duration::from_secs(5))
    }

    fn unit(text: &str) -> Unit {
        Unit { name: "a.cu".to_owned(), text: text.as_bytes().to_vec(), options: Default::default() }
    }

    /// Answers the greeting, then runs `rest` in a shell loop for each question.
    fn greets(rest: &str) -> External {
        external(&format!(
            "read hello; echo '{{\"version\": \"7\", \"runs\": [\"host\"], \"entities\": true}}'; while read question; do {rest}; done"
        ))
    }

    #[test]
    fn an_option_is_a_name_and_a_command() {
        assert!(External::from_option("clang=python3 a.py --x=1").is_some());
        for wrong in ["clang", "=x", "a b=x", "a=", "a= "] {
            assert!(External::from_option(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn it_says_what_it_can_be_asked_and_answers_one_question_after_the_other() {
        let front_end = greets(
            "n=$((n+1)); echo '{\"id\": '$n', \"exit\": 2, \"diagnostics\": [{\"line\": 3, \"text\": \"no\"}], \
             \"entities\": [{\"name\": \"f\", \"space\": 2}]}'",
        );
        assert_eq!(front_end.version(), "7");
        assert!(front_end.capabilities().runs.contains(Run::Host) && front_end.capabilities().entities);
        assert!(
            !front_end.capabilities().runs.contains(Run::Jit)
                && front_end.capabilities().compares == Compares::Lines
        );
        for _ in 0..2 {
            let Answer::Observed(seen) = front_end.run(&unit("int x;")).unwrap() else { panic!("no answer") };
            let told = &seen.diagnostics[0];
            assert_eq!(
                (seen.exit, told.place.line, told.place.file.as_str(), told.text.as_str()),
                (2, 3, "unit.cu", "no")
            );
            assert_eq!((seen.entities[0].name.as_str(), seen.entities[0].space.0), ("f", 2));
        }
        assert_eq!(front_end.idle.lock().unwrap().len(), 1);
    }

    #[test]
    fn no_opinion_is_an_answer() {
        let front_end = greets("echo '{\"id\": 1, \"no_opinion\": \"no lambdas\"}'");
        let answer = front_end.run(&unit("")).unwrap();
        assert!(matches!(answer, Answer::NotCore { what, .. } if what == "no lambdas"));
    }

    #[test]
    fn a_diagnostic_has_a_tag_or_the_number_that_the_released_tools_print() {
        let front_end = greets(
            "echo '{\"id\": 1, \"exit\": 2, \"diagnostics\": [{\"line\": 3, \"column\": 7, \"text\": \"no\", \
             \"number\": 20011}, {\"line\": 4, \"text\": \"no\", \"number\": 20}, {\"line\": 5, \"text\": \"no\", \
             \"tag\": \"call.space\", \"severity\": \"warning\"}]}'",
        );
        let Answer::Observed(seen) = front_end.run(&unit("int x;")).unwrap() else { panic!("no answer") };
        let told: Vec<_> = seen.diagnostics.iter().map(|d| (d.place.column, d.tag.as_str())).collect();
        assert_eq!(told, [(7, "call.host-from-host-device"), (0, "c++"), (0, "call.space")]);
    }

    #[test]
    fn a_greeting_says_what_is_compared_and_nothing_unknown() {
        let greets = |more: &str| {
            external(&format!(
                "read hello; echo '{{\"version\": \"7\", \"runs\": [\"host\"], {more}}}'; read question"
            ))
        };
        assert_eq!(greets("\"compares\": \"rules\"").capabilities().compares, Compares::Rules);
        assert_eq!(greets("\"compares\": \"texts\"").capabilities().compares, Compares::Texts);
        let why = greets("\"compare\": \"texts\"").available().unwrap_err();
        assert!(why.contains("unknown field `compare`"), "{why}");
        assert!(greets("\"compares\": \"words\"").available().unwrap_err().contains("unknown variant"));
    }

    #[test]
    fn faults_fail_one_question_and_say_how() {
        let said = |front_end: &External| format!("{:#}", front_end.run(&unit("int x;")).unwrap_err());
        assert!(
            said(&greets("echo dead >&2; kill -SEGV $$"))
                .ends_with("ended (signal: 11 (SIGSEGV)) without an answer: dead")
        );
        assert!(said(&greets("echo nonsense")).contains("its answer is not JSON"));
        assert!(
            said(&greets("echo '{\"id\": 9, \"exit\": 0}'")).contains("question 1 is answered as question 9")
        );
        assert!(said(&greets("echo '{\"id\": 1}'")).contains("neither `exit` nor `no_opinion`"));
        assert!(
            said(&greets("echo '{\"id\": 1, \"exit\": 0, \"error\": \"disk full\"}'")).contains("disk full")
        );
        let slow = greets("sleep 100").within(Duration::from_millis(200));
        assert!(slow.available().is_ok());
        assert!(said(&slow).contains("no answer within 200ms"));
        assert!(said(&greets("yes x | tr -d '\\n'")).contains("more than"));
    }

    #[test]
    fn what_does_not_read_does_not_hang() {
        let front_end = external("read hello; echo '{\"version\": \"7\", \"runs\": [\"host\"]}'; sleep 100");
        let front_end = front_end.within(Duration::from_millis(300));
        assert!(front_end.run(&unit(&"int x;\n".repeat(100_000))).is_err());
    }

    #[test]
    fn a_command_that_is_not_there_is_absent() {
        let why = external("no-such-program-here").available().unwrap_err();
        assert!(why.contains("no-such-program-here"), "{why}");
        assert!(external("echo hi").available().unwrap_err().contains("does not speak the protocol"));
        assert!(external("true").capabilities().runs.is_empty());
    }

    #[test]
    fn a_crash_costs_no_other_question() {
        let front_end =
            greets("case $question in *crash*) exit 3;; *) echo '{\"id\": 1, \"exit\": 0}'; exit;; esac");
        assert!(front_end.run(&unit("crash")).unwrap_err().to_string().contains("exit status: 3"));
        assert!(front_end.run(&unit("int x;")).is_ok());
    }
    #[test]
    fn the_example_answers_as_its_clang_does() {
        let folder = tempfile::tempdir().unwrap();
        let clang = folder.path().join("clang");
        let says = "#!/bin/sh\ncase $* in --version) echo clang version 99.1;; *device-only*) cat >/dev/null;; \
                    *) cat >/dev/null; echo 'unit.cu:3:1: error: no' >&2; exit 1;; esac\n";
        std::fs::write(&clang, says).unwrap();
        let script = crate::suite::project_root().join("examples/front-end/clang.py");
        let command = |clang: &std::path::Path| format!("python3 {} {}", script.display(), clang.display());
        // No file is run that is open for writing anywhere, as it may be in a process that another test begins just now.
        std::process::Command::new("chmod").arg("+x").arg(&clang).status().unwrap();
        let front_end = external(&command(&clang));
        assert_eq!(front_end.version(), "99.1");
        let Answer::Observed(seen) = front_end.run(&unit("int x;")).unwrap() else { panic!("no answer") };
        assert_eq!((seen.exit, seen.diagnostics[0].place.line), (2, 3));
        let device = Unit { options: Options { pass: Pass::Device, ..Options::default() }, ..unit("int x;") };
        assert!(matches!(front_end.run(&device).unwrap(), Answer::Observed(seen) if seen.exit == 0));
        let absent = external(&command(&folder.path().join("none"))).available().unwrap_err();
        assert!(absent.contains("No such file"), "{absent}");
    }
}
