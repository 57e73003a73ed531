//! The SARIF form has the structure of SARIF 2.1.0: every object has the properties that its kind must have, none that it
//! does not know, and each of the right type.

use serde_json::Value;
use std::fs;
use std::process::Command;

/// What a property holds.
#[derive(Clone, Copy)]
enum Holds {
    Text,
    Uri,
    Number,
    Object(&'static str),
    List(&'static str),
    OneOf(&'static [&'static str]),
    /// A property bag, or a dictionary of texts.
    Any,
}
use Holds::{Any, List, Number, Object, OneOf, Text, Uri};

type Property = (&'static str, Holds);

/// A kind of object: the properties that it must have, and those that it may have besides, as far as cufe writes them.
const KINDS: &[(&str, &[Property], &[Property])] = &[
    ("sarifLog", &[("version", OneOf(&["2.1.0"])), ("runs", List("run"))], &[("$schema", Uri)]),
    (
        "run",
        &[("tool", Object("tool"))],
        &[("results", List("result")), ("columnKind", OneOf(&["utf16CodeUnits", "unicodeCodePoints"]))],
    ),
    ("tool", &[("driver", Object("toolComponent"))], &[]),
    ("toolComponent", &[("name", Text)], &[("version", Text), ("rules", List("reportingDescriptor"))]),
    (
        "reportingDescriptor",
        &[("id", Text)],
        &[
            ("shortDescription", Object("multiformatMessageString")),
            ("fullDescription", Object("multiformatMessageString")),
            ("help", Object("multiformatMessageString")),
            ("helpUri", Uri),
            ("defaultConfiguration", Object("reportingConfiguration")),
            ("properties", Any),
        ],
    ),
    ("multiformatMessageString", &[("text", Text)], &[]),
    ("reportingConfiguration", &[], &[("level", LEVEL)]),
    (
        "result",
        &[("message", Object("message"))],
        &[
            ("ruleId", Text),
            ("ruleIndex", Number),
            ("level", LEVEL),
            ("locations", List("location")),
            ("relatedLocations", List("location")),
            ("partialFingerprints", Any),
        ],
    ),
    ("message", &[("text", Text)], &[]),
    (
        "location",
        &[],
        &[("id", Number), ("physicalLocation", Object("physicalLocation")), ("message", Object("message"))],
    ),
    (
        "physicalLocation",
        &[("artifactLocation", Object("artifactLocation"))],
        &[("region", Object("region"))],
    ),
    ("artifactLocation", &[("uri", Text)], &[]),
    (
        "region",
        &[],
        &[
            ("startLine", Number),
            ("startColumn", Number),
            ("endColumn", Number),
            ("snippet", Object("artifactContent")),
        ],
    ),
    ("artifactContent", &[("text", Text)], &[]),
];

const LEVEL: Holds = OneOf(&["none", "note", "warning", "error"]);

/// What is wrong with an object of that kind.
fn faults(value: &Value, kind: &str, path: &str, out: &mut Vec<String>) {
    let (_, required, optional) = KINDS.iter().find(|(name, ..)| *name == kind).expect("a kind");
    let Some(object) = value.as_object() else { return out.push(format!("{path} is no object")) };
    for (name, _) in *required {
        if !object.contains_key(*name) {
            out.push(format!("{path} has no {name}"));
        }
    }
    for (name, value) in object {
        let path = format!("{path}.{name}");
        match required.iter().chain(*optional).find(|(known, _)| known == name) {
            None => out.push(format!("{path} is unknown")),
            Some((_, holds)) => property_faults(value, *holds, &path, out),
        }
    }
}

fn property_faults(value: &Value, holds: Holds, path: &str, out: &mut Vec<String>) {
    let is_right = match holds {
        Text => value.is_string(),
        Uri => value.as_str().is_some_and(|uri| uri.contains("://") && !uri.contains(' ')),
        // Lines and columns count from 1, indices from 0.
        Number => value.as_u64().is_some_and(|number| number > 0 || path.ends_with("ruleIndex")),
        OneOf(words) => value.as_str().is_some_and(|word| words.contains(&word)),
        Any => value.is_object(),
        Object(kind) => return faults(value, kind, path, out),
        List(kind) => {
            let Some(list) = value.as_array() else { return out.push(format!("{path} is no list")) };
            list.iter().enumerate().for_each(|(at, one)| faults(one, kind, &format!("{path}[{at}]"), out));
            true
        }
    };
    if !is_right {
        out.push(format!("{path}: {value}"));
    }
}

const PROGRAM: &str = "\
struct B { virtual __host__ void f(); };
struct D : B { __device__ void f() override; };
__device__ int d(int a) { return a; }
inline __global__ int k(int *p);
int main() { return d(1)
  + d(1); }
";

fn log(program: &str, pass: &str) -> Value {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a b.cu"), program).unwrap();
    let done = Command::new(env!("CARGO_BIN_EXE_cufe"))
        .args(["compile", "--check", "--prelude", "--quiet", "--format", "sarif", "--pass", pass, "a b.cu"])
        .env("CUFE_RULE_BOOK", "https://example.org/rules.html")
        .current_dir(folder.path())
        .output()
        .unwrap();
    let text = String::from_utf8([done.stdout, done.stderr].concat()).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}"))
}

#[test]
fn logs_have_the_structure_of_the_standard() {
    for program in [PROGRAM, "int main() { return 0; }\n", "int main() { return (0; }\n"] {
        for pass in ["host", "device"] {
            let mut wrong = Vec::new();
            faults(&log(program, pass), "sarifLog", "", &mut wrong);
            assert_eq!(wrong, [""; 0]);
        }
    }
}

#[test]
fn the_check_of_the_structure_finds_what_is_wrong() {
    let broken = |change: fn(&mut Value)| {
        let mut log = log(PROGRAM, "host");
        change(&mut log);
        let mut wrong = Vec::new();
        faults(&log, "sarifLog", "", &mut wrong);
        wrong
    };
    assert_eq!(broken(|log| log["runs"][0]["results"][0]["level"] = "bad".into()).len(), 1);
    assert_eq!(broken(|log| log["runs"][0]["result"] = 1.into()), [".runs[0].result is unknown"]);
    assert_eq!(broken(|log| log["runs"][0]["tool"] = serde_json::json!({})), [".runs[0].tool has no driver"]);
}

#[test]
fn a_result_has_its_rule_its_parties_and_a_fingerprint() {
    let whole = log(PROGRAM, "host");
    let run = &whole["runs"][0];
    let results = run["results"].as_array().unwrap();
    let of = |id: &str| results.iter().find(|result| result["ruleId"] == id).unwrap();
    let mismatch = of("override.device-over-host");
    let region = &mismatch["locations"][0]["physicalLocation"];
    assert_eq!(region["artifactLocation"]["uri"], "a%20b.cu");
    assert_eq!((&region["region"]["startLine"], &region["region"]["startColumn"]), (&2.into(), &32.into()));
    let related = &mismatch["relatedLocations"][0];
    assert_eq!(related["physicalLocation"]["region"]["startLine"], 1);
    assert_eq!(related["message"]["text"], "the overridden function");
    let index = mismatch["ruleIndex"].as_u64().unwrap() as usize;
    let rule = &run["tool"]["driver"]["rules"][index];
    assert_eq!(rule["id"], mismatch["ruleId"]);
    assert_eq!(rule["helpUri"], "https://example.org/rules.html#override.mismatch");

    // Equal lines have fingerprints of their own; that of a result stays when lines move.
    let prints = |log: &Value| -> Vec<String> {
        let results = log["runs"][0]["results"].as_array().unwrap().iter();
        results.map(|result| result["partialFingerprints"]["cufe/v1"].as_str().unwrap().to_owned()).collect()
    };
    let before = prints(&whole);
    let mut distinct = before.clone();
    distinct.sort();
    distinct.dedup();
    assert_eq!(distinct.len(), before.len());
    assert_eq!(before.len(), 5, "{whole}");
    assert_eq!(prints(&log(&format!("// moved\n\n{PROGRAM}"), "host")), before);
}
