//! The arrows between the crates, read from the resolved manifests. Oracle and front end never see each
//! other, and the front end takes plain vocabulary from the specification: no rule data, no YAML.

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};
use pretty_assertions::assert_eq;

fn metadata() -> Metadata {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    MetadataCommand::new()
        .manifest_path(manifest)
        .no_deps()
        .other_options(["--offline".to_owned()])
        .exec()
        .unwrap()
}

/// The workspace crates that `name` depends on, with the kinds of dependency asked for.
fn arrows(metadata: &Metadata, name: &str, kinds: &[DependencyKind]) -> Vec<String> {
    let package = metadata.packages.iter().find(|package| package.name.as_str() == name).unwrap();
    let mut targets: Vec<String> = package
        .dependencies
        .iter()
        .filter(|dependency| dependency.path.is_some() && kinds.contains(&dependency.kind))
        .map(|dependency| dependency.name.clone())
        .collect();
    targets.sort();
    targets.dedup();
    targets
}

const BUILD: [DependencyKind; 2] = [DependencyKind::Normal, DependencyKind::Build];
const EVERY: [DependencyKind; 3] =
    [DependencyKind::Normal, DependencyKind::Build, DependencyKind::Development];

#[test]
fn the_workspace_has_five_crates() {
    let metadata = metadata();
    let mut names: Vec<&str> = metadata.packages.iter().map(|package| package.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["cufe", "cufe-conformance", "cufe-fuzz", "cufe-oracle", "cufe-spec"]);
}

#[test]
fn the_arrows_point_at_the_specification() {
    let metadata = metadata();
    assert_eq!(arrows(&metadata, "cufe-spec", &EVERY), [] as [&str; 0]);
    assert_eq!(arrows(&metadata, "cufe-oracle", &BUILD), ["cufe-spec"]);
    assert_eq!(arrows(&metadata, "cufe", &BUILD), ["cufe-spec"]);
}

#[test]
fn oracle_and_front_end_never_see_each_other_even_in_tests() {
    let metadata = metadata();
    assert!(!arrows(&metadata, "cufe-oracle", &EVERY).iter().any(|target| target == "cufe"));
    assert!(!arrows(&metadata, "cufe", &EVERY).iter().any(|target| target == "cufe-oracle"));
}

#[test]
fn the_front_end_takes_no_rule_data() {
    let metadata = metadata();
    let package = metadata.packages.iter().find(|package| package.name.as_str() == "cufe").unwrap();
    let spec: Vec<_> = package
        .dependencies
        .iter()
        .filter(|dependency| dependency.name == "cufe-spec" && BUILD.contains(&dependency.kind))
        .collect();
    assert_eq!(spec.len(), 1);
    assert!(!spec[0].uses_default_features, "impl takes cufe-spec with default features off");
    assert!(spec[0].features.is_empty(), "impl takes no feature of cufe-spec, found {:?}", spec[0].features);
    // JSON is an output format of diagnostics; reading data into types is what the generated tables replace.
    let reads_data = |dependency: &&cargo_metadata::Dependency| {
        BUILD.contains(&dependency.kind) && (dependency.name == "serde" || dependency.name.contains("yaml"))
    };
    assert!(package.dependencies.iter().find(reads_data).is_none(), "impl reads no rule data at run time");
}
