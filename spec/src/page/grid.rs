//! The data of a rule as grids.

use super::markdown::escape;
use crate::rules::{ByteTable, Cell, Table};
use std::fmt::Write as _;

/// The most columns that a grid has; a table with more is shown by its rows only.
const WIDEST_GRID: usize = 40;

/// A table as one grid per distinct column of dialect and pass: the first input down, the others across.
pub(super) fn grids(out: &mut String, table: &Table) -> std::fmt::Result {
    let Some((down, across)) = table.inputs.split_first() else { return Ok(()) };
    let columns: usize = across.iter().map(|input| input.values.len()).product();
    if table.inputs.len() < 2 || columns > WIDEST_GRID {
        return Ok(());
    }
    let mut drawn: Vec<(Vec<String>, &[Cell])> = Vec::new();
    for (column, cells) in table.columns.iter().zip(table.cells.chunks(table.width())) {
        let names = column.passes.iter().map(|pass| format!("{} {}", column.name(), pass.name()));
        match drawn.iter_mut().find(|(_, other)| *other == cells) {
            Some((drawn, _)) => drawn.extend(names),
            None => drawn.push((names.collect(), cells)),
        }
    }
    for (names, cells) in drawn {
        writeln!(
            out,
            "<details open><summary>Grid: {}</summary><div class=\"scroll\"><table>",
            names.join(", ")
        )?;
        for (level, input) in across.iter().enumerate() {
            let span: usize = across[level + 1..].iter().map(|input| input.values.len()).product();
            let repeat: usize = across[..level].iter().map(|input| input.values.len()).product();
            let corner = if level + 1 == across.len() { format!("{} \\", down.name) } else { String::new() };
            write!(out, "<tr><th>{corner} {}</th>", escape(&input.name))?;
            for value in std::iter::repeat_n(&input.values, repeat).flatten() {
                write!(out, "<th colspan=\"{span}\">{}</th>", escape(value))?;
            }
            writeln!(out, "</tr>")?;
        }
        for (value, row) in down.values.iter().zip(cells.chunks(columns)) {
            write!(out, "<tr><th>{}</th>", escape(value))?;
            for cell in row {
                let mut words: Vec<String> = cell.result.iter().cloned().collect();
                words.extend(cell.diagnostics.iter().map(|report| report.diagnostic.clone()));
                let text = if words.is_empty() { "ok".to_owned() } else { words.join(" ") };
                write!(out, "<td class=\"{}\">{}</td>", cell.verdict.name(), escape(&text))?;
            }
            writeln!(out, "</tr>")?;
        }
        writeln!(out, "</table></div></details>")?;
    }
    Ok(())
}

/// A function of the byte for all 256 values, sixteen to a row.
pub(super) fn byte_grid(out: &mut String, bytes: &ByteTable) -> std::fmt::Result {
    writeln!(
        out,
        "<details open><summary>All 256 bytes</summary><div class=\"scroll\"><table class=\"bytes\">"
    )?;
    write!(out, "<tr><th></th>")?;
    for low in 0..16 {
        write!(out, "<th>_{low:X}</th>")?;
    }
    writeln!(out, "</tr>")?;
    for (high, row) in bytes.results.chunks(16).enumerate() {
        write!(out, "<tr><th>{high:X}_</th>")?;
        for result in row {
            let class = match result.as_str() {
                "true" => "accept",
                "false" => "error",
                _ => "",
            };
            write!(out, "<td class=\"{class}\">{}</td>", escape(result))?;
        }
        writeln!(out, "</tr>")?;
    }
    writeln!(out, "</table></div></details>")
}
