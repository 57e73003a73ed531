//! What two front ends keep of a unit in the device IL (rules `keep.*`): equal, different, or not told by one of them.

use std::collections::BTreeMap;

use cufe_spec::observation::{KeptEntity, Observation};
use cufe_spec::unit::Unit;

use crate::adapters::FrontEnd;
use crate::compare::{Difference, kept_difference};

/// What [`Compared::Equal`] is in a count.
const EQUAL: &str = "equal";

/// What came of one comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compared {
    /// Both keep the same.
    Equal,
    /// They do not.
    Differ(Difference),
    /// One of them is not certain: whose words, and which.
    Uncertain(String),
}

/// Compares what two front ends keep of a unit that neither reports an error of; `None` of another one.
pub fn compare(
    unit: &Unit,
    first: (&dyn FrontEnd, &Observation),
    second: (&dyn FrontEnd, &Observation),
) -> Option<Compared> {
    if first.1.exit != 0 || second.1.exit != 0 {
        return None;
    }
    Some(match (told(unit, first)?, told(unit, second)?) {
        (Ok(one), Ok(other)) => match kept_difference(&one, &other) {
            None => Compared::Equal,
            Some(difference) => Compared::Differ(difference),
        },
        (one, other) => {
            let whose = |front_end: &dyn FrontEnd, said: Result<_, String>| {
                said.err().map(|words| format!("{}: {words}", front_end.name()))
            };
            let reasons = [whose(first.0, one), whose(second.0, other)];
            Compared::Uncertain(reasons.into_iter().flatten().collect::<Vec<_>>().join("; "))
        }
    })
}

fn told(
    unit: &Unit,
    (front_end, seen): (&dyn FrontEnd, &Observation),
) -> Option<Result<Vec<KeptEntity>, String>> {
    seen.kept.clone().map(Ok).or_else(|| front_end.kept(unit))
}

/// Why a front end is not certain, in one line: each reason once.
pub fn reasons<'a>(uncertain: impl IntoIterator<Item = &'a (&'static str, usize)>) -> String {
    uncertain.into_iter().map(|(reason, _)| *reason).collect::<Vec<_>>().join(", ")
}

/// How often which comparison came out how: `equal`, `differ`, or why it was none.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Count(BTreeMap<String, usize>);

impl Count {
    /// One more.
    pub fn add(&mut self, compared: &Compared) {
        let what = match compared {
            Compared::Equal => EQUAL,
            Compared::Differ(_) => "differ",
            Compared::Uncertain(reasons) => reasons,
        };
        *self.0.entry(what.to_owned()).or_default() += 1;
    }

    /// Both together.
    pub fn merge(&mut self, other: Count) {
        for (what, count) in other.0 {
            *self.0.entry(what).or_default() += count;
        }
    }

    /// How often both keep the same.
    pub fn equal(&self) -> usize {
        self.0.get(EQUAL).copied().unwrap_or_default()
    }

    /// How often one of them was not certain.
    pub fn uncertain(&self) -> usize {
        let certain = [EQUAL, "differ"];
        self.0.iter().filter(|(what, _)| !certain.contains(&what.as_str())).map(|(_, count)| count).sum()
    }

    /// Lines for people; nothing where nobody was asked.
    pub fn summary(&self) -> String {
        let asked: usize = self.0.values().sum();
        if asked == 0 {
            return String::new();
        }
        let mut text = format!(
            "kept in the device IL: {} compared, {} equal, {} not compared\n",
            asked - self.uncertain(),
            self.equal(),
            self.uncertain()
        );
        let mut rows: Vec<(&String, &usize)> = self.0.iter().collect();
        rows.sort_by_key(|(what, count)| (std::cmp::Reverse(**count), what.as_str()));
        for (what, count) in rows.into_iter().filter(|(what, _)| *what != EQUAL) {
            text.push_str(&format!("  {count:5} {what}\n"));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use crate::adapters::{Cufe, Oracle};
    use cufe_spec::observation::Answer;
    use cufe_spec::unit::{Dialect, Options};

    fn compared(text: &str) -> Option<Compared> {
        let options = Options { dialect: Dialect::Documented, ..Options::default() };
        let unit = Unit { name: "unit.cu".to_owned(), text: text.as_bytes().to_vec(), options };
        let (Ok(Answer::Observed(oracle)), Ok(Answer::Observed(cufe))) = (Oracle.run(&unit), Cufe.run(&unit))
        else {
            return None;
        };
        compare(&unit, (&Oracle, &oracle), (&Cufe, &cufe))
    }

    #[test]
    fn equal_uncertain_and_units_with_errors_are_told_apart() {
        let plain = "struct S { int a; };\n__attribute__((device)) int f(S s) { return s.a; }\n";
        assert_eq!(compared(plain), Some(Compared::Equal));
        let pointer = "__attribute__((device)) int f(int (*g)()) { return g(); }\n";
        assert_eq!(
            compared(pointer),
            Some(Compared::Uncertain("oracle: a callee that is no function".to_owned()))
        );
        let wrong = "__attribute__((global)) int f() { return 1; }\n";
        assert_eq!(compared(wrong), None);
    }

    #[test]
    fn a_count_says_how_many_were_compared_and_why_the_others_were_not() {
        let mut count = Count::default();
        assert_eq!(count.summary(), "");
        count.add(&Compared::Equal);
        let mut other = Count::default();
        other.add(&Compared::Uncertain("cufe: overload".to_owned()));
        other.add(&Compared::Equal);
        count.merge(other);
        assert_eq!((count.equal(), count.uncertain()), (2, 1));
        assert_eq!(
            count.summary(),
            "kept in the device IL: 2 compared, 2 equal, 1 not compared\n      1 cufe: overload\n"
        );
    }
}
