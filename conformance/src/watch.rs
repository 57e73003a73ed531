//! Watches over front ends that run in this process, where nobody can end them: one that does not answer is named.

use std::collections::BTreeMap;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// An answer takes milliseconds; the released tools have a limit of their own.
pub const LIMIT: Duration = Duration::from_secs(120);

/// What is being asked.
#[derive(Debug, Default)]
pub struct Watch {
    asked: Mutex<Asked>,
}

#[derive(Debug, Default)]
struct Asked {
    next: u64,
    /// By number: its name, and since when it has been asked.
    running: BTreeMap<u64, (String, Instant)>,
}

impl Watch {
    /// Runs `ask` under the name of what is asked.
    pub fn over<T>(&self, name: impl FnOnce() -> String, ask: impl FnOnce() -> T) -> T {
        let number = {
            let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
            asked.next += 1;
            let number = asked.next;
            asked.running.insert(number, (name(), Instant::now()));
            number
        };
        let answer = ask();
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).running.remove(&number);
        answer
    }

    /// What has been asked for longer than `limit`.
    pub fn overdue(&self, limit: Duration) -> Option<String> {
        let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let late = asked.running.values().find(|(_, since)| since.elapsed() > limit);
        late.map(|(name, _)| name.clone())
    }

    /// Runs `work`; where something it asks does not answer within `limit`, `late` is told its name, once.
    pub fn during<T>(&self, limit: Duration, work: impl FnOnce() -> T, late: impl FnOnce(&str) + Send) -> T {
        std::thread::scope(|scope| {
            let (done, wait) = channel::<()>();
            scope.spawn(move || {
                while wait.recv_timeout(limit / 8) == Err(RecvTimeoutError::Timeout) {
                    if let Some(name) = self.overdue(limit) {
                        late(&name);
                        break;
                    }
                }
            });
            let result = work();
            drop(done);
            result
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_answer_is_named() {
        let (watch, told) = (Watch::default(), Mutex::new(Vec::new()));
        let limit = Duration::from_millis(80);
        let work = || {
            watch.over(|| "quick".to_owned(), || ());
            watch.over(|| "slow".to_owned(), || std::thread::sleep(4 * limit));
        };
        watch.during(limit, work, |name| told.lock().unwrap().push(name.to_owned()));
        assert_eq!(*told.lock().unwrap(), ["slow"]);
        assert_eq!(watch.overdue(Duration::ZERO), None);
    }
}
