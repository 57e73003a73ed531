//! What device code is made for: virtual architectures and what is made of each.

use crate::cli::architecture::Architecture;

/// The architecture where none is named.
const DEFAULT: &str = "sm_75";

/// What one device pass is compiled for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Target {
    /// `90a`
    pub(super) name: String,
    pub(super) architecture: Architecture,
    /// The architectures that ptxas assembles it for, `90a`.
    pub(super) real: Vec<String>,
    /// Whether its PTX is taken up, too.
    pub(super) ptx: bool,
    /// Whether that stands before the code, as where it is named first.
    pub(super) ptx_first: bool,
}

/// Architectures that are not named one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    /// All that the toolkit knows.
    All,
    /// The oldest, and the first of each later generation.
    AllMajor,
    /// Those of the GPUs of this machine.
    Native,
}

impl Group {
    fn from_name(name: &str) -> Option<Group> {
        match name {
            "all" => Some(Group::All),
            "all-major" => Some(Group::AllMajor),
            "native" => Some(Group::Native),
            _ => None,
        }
    }

    /// The targets, given the numbers that the toolkit knows, or of the machine's GPUs. Code of all; with PTX of the last
    /// generation, unless it is for this machine.
    pub(super) fn targets(self, numbers: &[u32]) -> Result<Targets, String> {
        let mut numbers = numbers.to_vec();
        numbers.sort_unstable();
        numbers.dedup();
        let oldest = numbers.first().copied();
        if self == Group::AllMajor {
            numbers.retain(|number| number % 10 == 0 || Some(*number) == oldest);
        }
        let with_ptx = match self {
            Group::Native => None,
            _ => numbers.iter().rev().find(|number| **number % 10 == 0).copied(),
        };
        let target = |number: &u32| {
            let name = number.to_string();
            let is_ptx = Some(*number) == with_ptx;
            let architecture = Architecture::from_name(&name)?;
            Ok(Target { real: vec![name.clone()], name, architecture, ptx: is_ptx, ptx_first: is_ptx })
        };
        match numbers.is_empty() {
            true => Err("no architecture is known".to_owned()),
            false => numbers.iter().map(target).collect::<Result<_, String>>().map(Targets),
        }
    }
}

/// All targets of a build, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Targets(pub(super) Vec<Target>);

impl Targets {
    /// The value of `__CUDA_ARCH_LIST__`.
    pub(super) fn list(&self) -> String {
        let mut numbers: Vec<u32> = self.0.iter().map(|target| target.architecture.number).collect();
        numbers.dedup();
        numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
    }

    /// The architectures that code is assembled for.
    pub(super) fn real(&self) -> Vec<&str> {
        self.0.iter().flat_map(|target| &target.real).map(String::as_str).collect()
    }
}

/// The targets as the command line names them.
#[derive(Debug, Default)]
pub(super) struct TargetsBuilder {
    group: Option<Group>,
    architecture: Option<String>,
    codes: Vec<String>,
    generated: Vec<(String, Vec<String>)>,
}

impl TargetsBuilder {
    /// `-arch`
    pub(super) fn architecture(&mut self, name: &str) -> Result<(), String> {
        if let Some(group) = Group::from_name(name) {
            self.group = Some(group);
            return Ok(());
        }
        self.architecture = Some(named(name)?.to_owned());
        Ok(())
    }

    /// `-code`
    pub(super) fn code(&mut self, list: &str) -> Result<(), String> {
        self.codes.extend(codes(list)?);
        Ok(())
    }

    /// `-gencode`
    pub(super) fn generate(&mut self, value: &str) -> Result<(), String> {
        let fault = || format!("-gencode takes arch=compute_90,code=sm_90, not {value}");
        let value = value.trim_matches(['"', '\'']);
        let (arch, code) = value.split_once(',').ok_or_else(fault)?;
        let arch = arch.trim().strip_prefix("arch=").ok_or_else(fault)?;
        let code = code.trim().strip_prefix("code=").ok_or_else(fault)?;
        self.generated.push((named(arch)?.to_owned(), codes(code)?));
        Ok(())
    }

    /// The targets, or the group of them that was named.
    pub(super) fn finish(self) -> Result<(Targets, Option<Group>), String> {
        let TargetsBuilder { group, architecture, codes, generated } = self;
        if group.is_some() {
            return match architecture.is_none() && codes.is_empty() && generated.is_empty() {
                true => Ok((Targets::default(), group)),
                false => Err("-arch=all, all-major and native stand without other architectures".to_owned()),
            };
        }
        let mut asked = generated;
        match (architecture, codes.is_empty(), asked.is_empty()) {
            (None, true, false) => {}
            (None, false, _) => return Err("-code stands with -arch".to_owned()),
            (architecture, false, _) => asked.push((architecture.unwrap_or_default(), codes)),
            (architecture, true, _) => {
                let name = architecture.unwrap_or_else(|| DEFAULT.to_owned());
                let both = match name.strip_prefix("sm_") {
                    Some(number) => vec![name.clone(), format!("compute_{number}")],
                    None => vec![name.clone()],
                };
                asked.push((name, both));
            }
        }
        let mut targets: Vec<Target> = Vec::new();
        for (name, codes) in asked {
            let number = number(&name).to_owned();
            let at = match targets.iter().position(|one| one.name == number) {
                Some(at) => at,
                None => {
                    let architecture = Architecture::from_name(&name)?;
                    targets.push(Target {
                        name: number,
                        architecture,
                        real: Vec::new(),
                        ptx: false,
                        ptx_first: false,
                    });
                    targets.len() - 1
                }
            };
            for code in codes {
                match code.strip_prefix("sm_") {
                    Some(real) if !targets[at].real.iter().any(|one| one == real) => {
                        targets[at].real.push(real.to_owned())
                    }
                    Some(_) => {}
                    None if number_is(&code, &targets[at].name) => {
                        targets[at].ptx_first = targets[at].real.is_empty();
                        targets[at].ptx = true;
                    }
                    None => return Err(format!("{code} is not made of arch=compute_{}", targets[at].name)),
                }
            }
        }
        targets.sort_by_key(|target| target.architecture.number);
        Ok((Targets(targets), None))
    }
}

fn number(name: &str) -> &str {
    name.rsplit('_').next().unwrap_or(name)
}

fn number_is(code: &str, name: &str) -> bool {
    number(code) == name
}

/// An architecture's name.
fn named(name: &str) -> Result<&str, String> {
    if !name.starts_with("sm_") && !name.starts_with("compute_") {
        return Err(format!("an architecture is named as sm_90 or compute_90, not {name}"));
    }
    Architecture::from_name(name).map(|_| name)
}

/// `[sm_90,compute_90]` or one name.
fn codes(list: &str) -> Result<Vec<String>, String> {
    let list = list.trim_start_matches('[').trim_end_matches(']');
    list.split(',').map(|name| named(name.trim()).map(str::to_owned)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(
        set: impl FnOnce(&mut TargetsBuilder) -> Result<(), String>,
    ) -> Result<Vec<(String, Vec<String>, bool)>, String> {
        let mut builder = TargetsBuilder::default();
        set(&mut builder)?;
        Ok(builder.finish()?.0.0.into_iter().map(|target| (target.name, target.real, target.ptx)).collect())
    }

    #[test]
    fn an_architecture_alone_is_code_and_ptx() {
        let one = |name: &str, real: &[&str], ptx| {
            vec![(name.to_owned(), real.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>(), ptx)]
        };
        assert_eq!(made(|to| to.architecture("sm_90a")).unwrap(), one("90a", &["90a"], true));
        assert_eq!(made(|_| Ok(())).unwrap(), one("75", &["75"], true));
        assert_eq!(made(|to| to.architecture("compute_90")).unwrap(), one("90", &[], true));
        let both =
            |to: &mut TargetsBuilder| to.architecture("compute_80").and_then(|()| to.code("sm_80,sm_86"));
        assert_eq!(made(both).unwrap(), one("80", &["80", "86"], false));
        let several = |to: &mut TargetsBuilder| {
            to.generate("arch=compute_90,code=[sm_90,compute_90]")
                .and_then(|()| to.generate("arch=compute_80,code=sm_80"))
        };
        assert_eq!(made(several).unwrap(), [one("80", &["80"], false), one("90", &["90"], true)].concat());
    }

    #[test]
    fn groups_are_of_what_the_toolkit_knows() {
        let of = |group: Group, numbers: &[u32]| -> Vec<(String, bool)> {
            let targets = group.targets(numbers).unwrap().0;
            targets.into_iter().map(|target| (target.name, target.ptx)).collect()
        };
        let named = |all: &[(&str, bool)]| {
            all.iter().map(|(name, ptx)| ((*name).to_owned(), *ptx)).collect::<Vec<_>>()
        };
        let known = [121, 75, 86, 90, 120];
        let all = [("75", false), ("86", false), ("90", false), ("120", true), ("121", false)];
        assert_eq!(of(Group::All, &known), named(&all));
        assert_eq!(of(Group::AllMajor, &known), named(&[("75", false), ("90", false), ("120", true)]));
        assert_eq!(of(Group::Native, &[90, 90]), named(&[("90", false)]));
        assert!(Group::Native.targets(&[]).is_err());
    }

    #[test]
    fn other_words_are_refused() {
        assert!(made(|to| to.architecture("native").and_then(|()| to.code("sm_90"))).is_err());
        assert!(made(|to| to.generate("compute_80")).is_err());
        assert!(made(|to| to.generate("arch=compute_80,code=compute_90")).is_err());
        assert!(made(|to| to.code("sm_90")).is_err());
    }
}
