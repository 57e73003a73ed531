//! Whether texts are coloured.

use std::env;
use std::ffi::OsStr;

/// What the command line says of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colour {
    /// As the environment has it, else where a terminal shows the text.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Colour {
    /// The choice of that name.
    pub fn from_name(name: &str) -> Option<Colour> {
        match name {
            "auto" => Some(Colour::Auto),
            "always" => Some(Colour::Always),
            "never" => Some(Colour::Never),
            _ => None,
        }
    }

    /// Whether a text is coloured that is shown on a terminal, or is not.
    pub fn is_wanted(self, on_terminal: bool) -> bool {
        self.decide(on_terminal, |name| env::var_os(name))
    }

    /// The order that the variables are looked at in is that of <https://bixense.com/clicolors>.
    fn decide<T: AsRef<OsStr>>(self, on_terminal: bool, variable: impl Fn(&str) -> Option<T>) -> bool {
        let is =
            |name: &str, wanted: fn(&OsStr) -> bool| variable(name).is_some_and(|text| wanted(text.as_ref()));
        match self {
            Colour::Always => true,
            Colour::Never => false,
            Colour::Auto if is("NO_COLOR", |text| !text.is_empty()) => false,
            Colour::Auto if is("CLICOLOR_FORCE", |text| !text.is_empty() && text != "0") => true,
            Colour::Auto => on_terminal && !is("CLICOLOR", |text| text == "0"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_goes_before_the_environment_and_that_before_the_terminal() {
        let decide = |choice: Colour, on_terminal, set: &[(&str, &'static str)]| {
            choice.decide(on_terminal, |name| set.iter().find(|(one, _)| *one == name).map(|(_, text)| *text))
        };
        assert!(decide(Colour::Auto, true, &[]));
        assert!(!decide(Colour::Auto, false, &[]));
        assert!(!decide(Colour::Auto, true, &[("NO_COLOR", "1")]));
        assert!(decide(Colour::Auto, true, &[("NO_COLOR", "")]));
        assert!(!decide(Colour::Auto, true, &[("CLICOLOR", "0")]));
        assert!(!decide(Colour::Auto, false, &[("CLICOLOR", "1")]));
        assert!(decide(Colour::Auto, false, &[("CLICOLOR_FORCE", "1")]));
        assert!(!decide(Colour::Auto, false, &[("CLICOLOR_FORCE", "0")]));
        assert!(!decide(Colour::Auto, false, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
        assert!(decide(Colour::Always, false, &[("NO_COLOR", "1")]));
        assert!(!decide(Colour::Never, true, &[("CLICOLOR_FORCE", "1")]));
    }
}
