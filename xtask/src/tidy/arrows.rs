//! The arrows between the crates, read from the resolved manifests. Oracle and front end never see each other, and the front
//! end takes plain vocabulary from the specification: no rule data, no YAML.

use anyhow::{Context, Result};
use cargo_metadata::{Dependency, DependencyKind, Metadata, MetadataCommand, Package};
use std::path::Path;

const CRATES: [&str; 6] = ["cufe", "cufe-conformance", "cufe-fuzz", "cufe-oracle", "cufe-spec", "xtask"];

/// What is wrong with the arrows of the workspace at `root`.
pub(super) fn faults(root: &Path) -> Result<Vec<String>> {
    let mut command = MetadataCommand::new();
    command.manifest_path(root.join("Cargo.toml")).no_deps().other_options(["--offline".to_owned()]);
    judge(&command.exec()?)
}

fn judge(metadata: &Metadata) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    let mut names: Vec<&str> = metadata.packages.iter().map(|package| package.name.as_str()).collect();
    names.sort_unstable();
    if names != CRATES {
        faults.push(format!("arrows: the crates are {names:?}, expected {CRATES:?}"));
    }
    let allowed: [(&str, &[&str]); 3] =
        [("cufe-spec", &[]), ("cufe-oracle", &["cufe-spec"]), ("cufe", &["cufe-spec"])];
    for (name, allowed) in allowed {
        let arrows = package(metadata, name)?.dependencies.iter().filter(|one| one.path.is_some());
        let strange = arrows.filter(|one| !allowed.contains(&one.name.as_str()));
        faults.extend(strange.map(|one| format!("arrows: {name} depends on {}", one.name)));
    }
    faults.extend(rule_data(package(metadata, "cufe")?));
    Ok(faults)
}

fn package<'m>(metadata: &'m Metadata, name: &str) -> Result<&'m Package> {
    metadata
        .packages
        .iter()
        .find(|package| package.name.as_str() == name)
        .with_context(|| format!("no crate {name}"))
}

/// What the front end takes of the rule data: JSON is an output format of diagnostics; reading data into types is what the
/// generated tables replace.
fn rule_data(package: &Package) -> Vec<String> {
    let mut faults = Vec::new();
    let of_program = |one: &&Dependency| matches!(one.kind, DependencyKind::Normal | DependencyKind::Build);
    for one in package.dependencies.iter().filter(of_program) {
        let takes_more = one.uses_default_features || !one.features.is_empty();
        if one.name == "cufe-spec" && takes_more {
            faults.push("arrows: cufe takes features of cufe-spec".to_owned());
        }
        if one.name == "serde" || one.name.contains("yaml") {
            faults.push(format!("arrows: cufe reads data at run time with {}", one.name));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use serde_yaml::from_str;

    /// The metadata of a workspace whose crates have the dependencies that are given as YAML.
    fn workspace(of_cufe: &str, of_oracle: &str) -> Metadata {
        let package = |name: &str, dependencies: &str| {
            format!(
                "{{name: {name}, version: 0.1.0, id: {name}, source: null, description: null, license: null, license_file: null, \
                 dependencies: [{dependencies}], targets: [], features: {{}}, manifest_path: /x, readme: null, repository: null, \
                 homepage: null, documentation: null, edition: '2024', links: null, default_run: null, rust_version: null, \
                 metadata: null, publish: null, authors: [], categories: [], keywords: []}}"
            )
        };
        let of = |name: &&str| match *name {
            "cufe" => package(name, of_cufe),
            "cufe-oracle" => package(name, of_oracle),
            _ => package(name, ""),
        };
        let packages = CRATES.iter().map(of).collect::<Vec<_>>().join(", ");
        let text = format!(
            "{{packages: [{packages}], workspace_members: [], resolve: null, workspace_root: /x, target_directory: /x, version: 1}}"
        );
        from_str(&text).unwrap()
    }

    fn dependency(name: &str, path: &str, kind: &str, default: bool) -> String {
        format!(
            "{{name: {name}, source: null, req: '*', kind: {kind}, optional: false, uses_default_features: {default}, \
             features: [], target: null, rename: null, registry: null, path: {path}}}"
        )
    }

    #[test]
    fn plain_vocabulary_is_taken_and_nothing_else() {
        let good = dependency("cufe-spec", "/x", "null", false);
        assert_eq!(judge(&workspace(&good, &good)).unwrap(), [] as [&str; 0]);
        let of_cufe = [
            dependency("cufe-spec", "/x", "null", true),
            dependency("serde", "null", "null", true),
            dependency("serde_yaml", "null", "dev", true),
        ];
        let of_oracle = dependency("cufe", "/x", "dev", true);
        let expected = [
            "arrows: cufe-oracle depends on cufe",
            "arrows: cufe takes features of cufe-spec",
            "arrows: cufe reads data at run time with serde",
        ];
        assert_eq!(judge(&workspace(&of_cufe.join(", "), &of_oracle)).unwrap(), expected);
    }
}
