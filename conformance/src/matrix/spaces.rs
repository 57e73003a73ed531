//! Both spaces on one function: `space/apply` writes them into one declaration, `space/redeclare/<form>` into two. The
//! documented expectations follow the handlers' conditions ("Attribute Application Functions").

use std::path::PathBuf;

use super::Generated;

/// One of the states that a function's annotations can be in.
struct State {
    /// Its name in the rule tables.
    name: &'static str,
    /// The annotations of the declarations that lead to it, one entry per declaration.
    declarations: &'static [&'static str],
    /// The annotations of one declaration that leads to it.
    alone: &'static str,
    /// How people say it.
    words: &'static str,
}

const fn state(
    name: &'static str,
    declarations: &'static [&'static str],
    alone: &'static str,
    words: &'static str,
) -> State {
    State { name, declarations, alone, words }
}

const STATES: [State; 8] = [
    state("none", &[""], "", "an unannotated function"),
    state("H", &["__host__ "], "__host__ ", "a __host__ function"),
    state("D", &["__device__ "], "__device__ ", "a __device__ function"),
    state("G", &["__global__ "], "__global__ ", "a __global__ function"),
    state("HD", &["__host__ __device__ "], "__host__ __device__ ", "a __host__ __device__ function"),
    state(
        "HG",
        &["__global__ ", "__host__ "],
        "__host__ __global__ ",
        "a __global__ function already in conflict with __host__",
    ),
    state(
        "DG",
        &["__global__ ", "__device__ "],
        "__device__ __global__ ",
        "a __global__ function already in conflict with __device__",
    ),
    state(
        "HDG",
        &["__global__ ", "__host__ __device__ "],
        "__host__ __device__ __global__ ",
        "a __global__ function already in conflict with both",
    ),
];

/// The states that a single declaration reaches without a conflict.
const CLEAN: usize = 5;

/// An entity form in which a function is declared again.
struct Form {
    /// The folder.
    name: &'static str,
    /// How people say it.
    words: &'static str,
    /// Lines before the first declaration.
    before: &'static str,
    /// Every declaration but the last of the earlier ones; `@` stands for the annotations.
    earlier: &'static str,
    /// The last of the earlier declarations.
    earlier_last: &'static str,
    /// The later declaration. The line with the annotations is the one that expectations speak of.
    later: &'static str,
    /// The function's qualified name.
    entity: &'static str,
    /// How many of [`STATES`] it starts from.
    states: usize,
    /// How many of [`STATES`] the later declaration has.
    seconds: usize,
    /// What the rule tables call this kind of declaration.
    kind: &'static str,
    /// Whether the document speaks of it.
    documented: bool,
    /// The table that decides in the device pass; in the host pass and in the document it is `merged`.
    device_table: &'static str,
}

const FORMS: [Form; 9] = [
    Form {
        name: "free",
        words: "in a second declaration",
        before: "",
        earlier: "@void f();",
        earlier_last: "@void f();",
        later: "@void f();",
        entity: "f",
        states: 8,
        seconds: 8,
        kind: "redeclaration",
        documented: true,
        device_table: "compared",
    },
    Form {
        name: "definition",
        words: "in its definition",
        before: "",
        earlier: "@void f(int);",
        earlier_last: "@void f(int);",
        later: "@void f(int) {}",
        entity: "f",
        states: CLEAN,
        seconds: CLEAN,
        kind: "redeclaration",
        documented: true,
        device_table: "compared",
    },
    Form {
        name: "member",
        words: "in the definition of the member outside its class",
        before: "",
        earlier: "",
        earlier_last: "struct S {\n  @void f();\n};",
        later: "@void S::f() {}",
        entity: "S::f",
        states: 3,
        seconds: CLEAN,
        kind: "redeclaration",
        documented: true,
        device_table: "compared",
    },
    Form {
        name: "template",
        words: "in the definition of the template",
        before: "",
        earlier: "",
        earlier_last: "template <class T> @void f(T);",
        later: "template <class T> @void f(T) {}",
        entity: "f",
        states: CLEAN,
        seconds: CLEAN,
        kind: "redeclaration",
        documented: true,
        device_table: "compared",
    },
    Form {
        name: "friend",
        words: "in a friend declaration",
        before: "",
        earlier: "",
        earlier_last: "@void f();",
        later: "struct S {\n  friend @void f();\n};",
        entity: "f",
        states: CLEAN,
        seconds: CLEAN,
        kind: "redeclaration",
        documented: true,
        device_table: "compared",
    },
    Form {
        name: "block",
        words: "in a block-scope declaration",
        before: "",
        earlier: "",
        earlier_last: "@void f();",
        later: "void g() {\n  @void f();\n}",
        entity: "f",
        states: CLEAN,
        seconds: CLEAN,
        kind: "redeclaration",
        documented: false,
        device_table: "compared",
    },
    Form {
        name: "instantiation",
        words: "in an explicit instantiation of the template",
        before: "",
        earlier: "",
        earlier_last: "template <class T> @void f(T) {}",
        later: "template @void f(int);",
        entity: "f",
        states: CLEAN,
        seconds: CLEAN,
        kind: "instantiation",
        documented: true,
        device_table: "compared",
    },
    Form {
        name: "specialisation",
        words: "in an explicit specialisation of the template",
        before: "",
        earlier: "template <class T> @void f(T);",
        earlier_last: "template <class T> @void f(T);",
        later: "template <> @void f(int);",
        entity: "f",
        states: 8,
        seconds: CLEAN,
        kind: "specialisation",
        documented: true,
        device_table: "merged",
    },
    Form {
        name: "respecialisation",
        words: "in a second declaration of the explicit specialisation",
        before: "template <class T> void f(T);",
        earlier: "template <> @void f(int);",
        earlier_last: "template <> @void f(int);",
        later: "template <> @void f(int);",
        entity: "f",
        states: 8,
        seconds: 8,
        kind: "respecialisation",
        documented: true,
        device_table: "inheriting",
    },
];

/// The family's cases.
pub(super) fn cases() -> Vec<Generated> {
    let mut all = Vec::new();
    for existing in &STATES {
        for (keyword, applied) in [("H", "__host__ "), ("D", "__device__ "), ("G", "__global__ ")] {
            all.push(apply_case(existing, keyword, applied));
        }
    }
    for form in &FORMS {
        // Members start from the states without __global__ (a kernel is no member) and from HD.
        let firsts = STATES[..form.states].iter().chain((form.name == "member").then(|| &STATES[4]));
        for first in firsts {
            for second in &STATES[..form.seconds] {
                if form.name == "member" && second.name == "G" {
                    continue;
                }
                all.push(redeclare_case(form, first, second));
            }
        }
    }
    all
}

fn apply_case(existing: &State, keyword: &str, applied_keyword: &str) -> Generated {
    let sequence: String = existing.declarations.concat();
    let mut byte = 0;
    let mut conflicts = 0;
    let cells = applied("", byte, &format!("{sequence}{applied_keyword}"));
    for word in sequence.split_whitespace().chain([applied_keyword.trim()]) {
        conflicts += usize::from(documented_handler(&mut byte, word));
    }
    let repeated = sequence.contains(applied_keyword.trim());
    let verdict = if conflicts > 0 { "reject" } else { "accept" };
    let mut text = format!(
        "/*---\nsays: {} applied to {}, in one declaration.\nrules: space.apply\nruns: host {verdict}, device {verdict}, documented {verdict}\n",
        applied_keyword.trim(),
        existing.words
    );
    if repeated {
        text.push_str("arguments: --diag_warning=20189\n");
    }
    text.push_str(&format!("---*/\n{sequence}{applied_keyword}void f();\n"));
    text.push_str(&cells);
    text.push_str(&"//^ documented error[space.conflict]\n".repeat(conflicts));
    text.push_str(&format!("//^ documented space[f] {byte:#04x}\n"));
    let path = PathBuf::from(format!("space/apply/{}-then-{keyword}.cu", existing.name));
    Generated { path, text }
}

fn redeclare_case(form: &Form, first: &State, second: &State) -> Generated {
    let mut byte = 0;
    let mut code = String::new();
    let mut rejected = false;
    if !form.before.is_empty() {
        code.push_str(&format!("{}\n", form.before));
    }
    for (index, annotations) in first.declarations.iter().enumerate() {
        let last = index + 1 == first.declarations.len();
        let pattern = if last { form.earlier_last } else { form.earlier };
        let conflicts = documented_conflicts(&mut byte, annotations);
        code.push_str(&declaration(pattern, annotations, &documented_errors(form, conflicts)));
        rejected |= conflicts > 0;
    }
    let mut comments = witnesses(form, first, second, byte);
    let conflicts = documented_conflicts(&mut byte, second.alone);
    rejected |= conflicts > 0;
    comments.push_str(&documented_errors(form, conflicts));
    if form.documented {
        comments.push_str(&format!("//^ documented space[{}] {byte:#04x}\n", form.entity));
    }
    code.push_str(&declaration(form.later, second.alone, &comments));
    let verdict = if rejected { "reject" } else { "accept" };
    let documented = if form.documented { format!(", documented {verdict}") } else { String::new() };
    let again = match second.alone.trim() {
        "" => "declared again without annotation".to_owned(),
        annotations => format!("declared again as {annotations}"),
    };
    let mut rules = vec!["space.redeclare.model", "space.redeclare.merged"];
    match form.device_table {
        "compared" => rules.push("space.redeclare.compared"),
        "inheriting" => rules.push("space.redeclare.inheriting"),
        _ => {}
    }
    let text = format!(
        "/*---\nsays: {} {again}, {}.\nrules: {}\nruns: host {verdict}, device {verdict}{documented}\n---*/\n{code}",
        capital(first.words),
        form.words,
        rules.join(", ")
    );
    let path = PathBuf::from(format!("space/redeclare/{}/{}-then-{}.cu", form.name, first.name, second.name));
    Generated { path, text }
}

/// The cells that the later declaration shows: `byte` is the function's so far. A declaration in conflict
/// with itself is applied keyword by keyword; merged to the byte so far, compared as one of its own.
fn witnesses(form: &Form, first: &State, second: &State, byte: u8) -> String {
    let model = |runs: &str, name: &str| {
        format!("//^ {runs} witness[space.redeclare.model({}) = {name}]\n", form.kind)
    };
    let mut text = model(if form.documented { "host,documented" } else { "host" }, "merged");
    text.push_str(&model("device", form.device_table));
    let mut both = byte;
    documented_conflicts(&mut both, second.alone);
    let cell = |table: &str, result: &str| {
        format!("witness[space.redeclare.{table}({}, {}) = {result}]", first.name, second.name)
    };
    let (merged_in, compared) = match (form.device_table, form.documented) {
        ("merged", _) => ("", None),
        (table, true) => ("host,documented ", Some(table)),
        (table, false) => ("host ", Some(table)),
    };
    let conflicting = documented_conflicts(&mut 0, second.alone) > 0;
    if conflicting {
        text.push_str(&applied(merged_in, byte, second.alone));
    } else {
        text.push_str(&format!("//^ {merged_in}{}\n", cell("merged", class(both))));
    }
    if let Some(table) = compared {
        if conflicting {
            text.push_str(&applied("device ", 0, second.alone));
        }
        let effective = if byte == 0x23 && second.alone.is_empty() && table == "inheriting" {
            byte
        } else {
            compared_space(byte, both, second.alone.is_empty())
        };
        text.push_str(&format!("//^ device {}\n", cell(table, class(effective))));
    }
    text
}

/// The space that the device passes see, by what callers of the function were seen to be told: what both
/// declarations say together, but a device function of which one declaration is not annotated is a
/// host-device function.
fn compared_space(first: u8, both: u8, second_unannotated: bool) -> u8 {
    if both == 0x23 && (first == 0x00 || second_unannotated) { 0x37 } else { both }
}

/// The cells of `space.apply` for keywords applied one after the other.
fn applied(runs: &str, mut byte: u8, annotations: &str) -> String {
    let mut text = String::new();
    for word in annotations.split_whitespace() {
        let before = class(byte);
        documented_handler(&mut byte, word);
        let (word, after) = (short(word), class(byte));
        text.push_str(&format!("//^ {runs}witness[space.apply({before}, {word}) = {after}]\n"));
    }
    text
}

/// `pattern` with the annotations in place, `comments` behind the line that carries them.
fn declaration(pattern: &str, annotations: &str, comments: &str) -> String {
    let mut text = String::new();
    for line in pattern.lines() {
        text.push_str(&line.replace('@', annotations));
        text.push('\n');
        if line.contains('@') {
            let indent = &line[..line.len() - line.trim_start().len()];
            text.extend(comments.lines().map(|comment| format!("{indent}{comment}\n")));
        }
    }
    text
}

fn documented_errors(form: &Form, conflicts: usize) -> String {
    if !form.documented {
        return String::new();
    }
    "//^ documented error[space.conflict]\n".repeat(conflicts)
}

fn documented_conflicts(byte: &mut u8, annotations: &str) -> usize {
    annotations.split_whitespace().filter(|word| documented_handler(byte, word)).count()
}

/// The three handlers of the document, by their printed conditions: whether error 3481 is reported when
/// `keyword` meets a function whose byte is `byte`; the byte is changed as they change it.
fn documented_handler(byte: &mut u8, keyword: &str) -> bool {
    match keyword {
        "__global__" => {
            let conflict = *byte & 0x60 == 0x20 || *byte & 0x10 != 0;
            *byte |= 0x61;
            *byte |= 0x80;
            conflict
        }
        "__device__" => {
            let conflict = *byte & 0x40 != 0;
            *byte |= 0x23;
            conflict
        }
        _ => {
            let conflict = *byte & 0x40 != 0;
            *byte |= 0x15;
            conflict
        }
    }
}

fn class(byte: u8) -> &'static str {
    match byte {
        0x00 => "none",
        0x15 => "H",
        0x23 => "D",
        0xE1 => "G",
        0x37 => "HD",
        0xF5 => "HG",
        0xE3 => "DG",
        _ => "HDG",
    }
}

fn short(keyword: &str) -> &'static str {
    match keyword {
        "__host__" => "H",
        "__device__" => "D",
        _ => "G",
    }
}

fn capital(words: &str) -> String {
    let mut characters = words.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}
