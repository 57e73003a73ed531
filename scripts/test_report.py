#!/usr/bin/env python3
"""Judges the page of `cufe-conformance report` in a headless Chromium: `scripts/test_report.py [PROGRAM]`.

PROGRAM is cufe-conformance, built otherwise. A front end of its own answers, is wrong and writes markup; the results of another
release stand beside. Each cell opens its cases, each case what is expected and what was said, and its rules with their sources; the
page loads nothing, fits three widths, and its colours can be read in both schemes. `--screenshots DIR` keeps what was seen.
Exit 1: a finding; 2: no Chromium.
"""

import argparse
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
# pylint: disable=wrong-import-position
from test_book import CONTRAST, OVERFLOW, ROOT, SCHEMES, WIDTHS, Browser, Names  # noqa: E402

MARKUP = "</script><b id=injected>bold</b> & <i>"
FILTER = "maxnreg/positive/"
# Accepts everything but one unit, of which it says more than is expected.
FRONT_END = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if "id" not in question:
        said = {"version": "9", "runs": ["host", "device"]}
    elif question["file"] == "table.cu" and question["run"] == "host":
        said = {"id": question["id"], "exit": 2, "diagnostics": [{"line": 1, "column": 4, "text": %r}]}
    else:
        said = {"id": question["id"], "exit": 0}
    print(json.dumps(said), flush=True)
"""
# What the address of a case adds to that of the page.
OF_CASE = "#rule=maxnreg.positive&column=1&case=maxnreg%2Fpositive%2Ftable&run=host"
# What is shown: the headings, the lines of both sides with their marks, the differences, the rules.
SHOWN = """(() => {
  const lines = (side, mark) => [...document.querySelectorAll(`.sides > div:nth-child(${side}) li${mark}`)].map(one => one.textContent);
  return {
    heading: (document.querySelector('#case:not([hidden]) h2') || {}).textContent,
    left: lines(1, ''), right: lines(2, ''), missed: lines(1, '.missed'), beyond: lines(2, '.beyond'),
    differences: [...document.querySelectorAll('.differences li')].map(one => one.textContent),
    rules: [...document.querySelectorAll('#case .rule')].map(one => one.textContent),
    program: (document.querySelector('#case pre') || {}).textContent || '',
    cases: [...document.querySelectorAll('#cases li button')].map(one => one.textContent),
    injected: document.getElementById('injected') !== null,
  };
})()"""
PRESS = """(async () => {
  const one = [...document.querySelectorAll(%s)].find(one => one.title.includes(%s) || one.textContent.includes(%s));
  if (one) one.click();
  await new Promise(done => setTimeout(done, 50));
  return one !== undefined;
})()"""


def press(browser, where, words):
    words = json.dumps(words)
    return browser.value(PRESS % (json.dumps(where), words, words))


def written(program, folder):
    """The page of two results: the front end of this test, and cufe and oracle for the newest release."""
    script = folder / "front.py"
    script.write_text(FRONT_END % MARKUP)
    page, first, second = folder / "report.html", folder / "first.json", folder / "second.json"
    own = f"odd={shlex.quote(sys.executable)} {shlex.quote(str(script))}"
    asking = [*program, "report", "--filter", FILTER]
    newest = ["--front-end", "cufe", "--front-end", "oracle", "--release", "13.5"]
    subprocess.run([*asking, *newest, "--json", second], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    mine = ["--front-end", own, "--front-end", "cufe", "--results", second, "--json", first, "--html", page]
    subprocess.run([*asking, *mine], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return page, [json.loads(path.read_text()) for path in (first, second)]


def check_data(results):
    """The data says what was asked and what came of it."""
    first, second = results
    findings = []
    if [first["release"], second["release"]] != ["13.0", "13.5"]:
        findings.append(f"releases: {first['release']}, {second['release']}")
    names = [column["name"] for column in first["columns"]]
    answers = [asked["answers"][names.index("odd")] for asked in first["asked"]]
    outcomes = sorted(answer["outcome"] for answer in answers)
    if outcomes != ["failed"] * 4 + ["passed"] * 2:
        findings.append(f"outcomes: {outcomes}")
    said = [answer["said"] for answer in answers if len(answer["said"]) > 1]
    if said != [["reject (exit 2)", f"table.cu:1:4: error[c++]: {MARKUP}"]]:
        findings.append(f"said: {said}")
    return findings


def check_page(browser, page):
    """From the table to a case and back."""
    findings = []
    browser.open(page.as_uri())
    head = browser.value("[...document.querySelectorAll('thead th')].map(one => one.textContent)")
    if len(head) != 6 or head[1:3] != ["cufe 0.1.0 13.0", "odd 9 13.0"] or not head[3].endswith("13.5"):
        findings.append(f"columns: {head}")
    if not press(browser, "td.failed button", "maxnreg.positive, odd"):
        return findings + ["no cell of a rule that is missed"]
    shown = browser.value(SHOWN)
    if not shown["cases"] or shown["cases"][-1].startswith("maxnreg/positive/table host"):
        findings.append(f"cases of a cell: {shown['cases']}")
    press(browser, "#cases li button", "maxnreg/positive/table host")
    shown = browser.value(SHOWN)
    expected = {
        "heading": "maxnreg/positive/table host: failed",
        "right": ["reject (exit 2)", f"table.cu:1:4: error[c++]: {MARKUP}"],
        "beyond": [f"table.cu:1:4: error[c++]: {MARKUP}"],
        "injected": False,
    }
    findings += [f"{name}: {shown[name]}, not {value}" for name, value in expected.items() if shown[name] != value]
    if shown["left"][:1] != ["reject"] or shown["missed"] != shown["left"][1:] or not shown["missed"]:
        findings.append(f"expected side: {shown['left']}, missed {shown['missed']}")
    if not any(one.startswith("beyond: unexpected at table.cu:1") for one in shown["differences"]):
        findings.append(f"differences: {shown['differences']}")
    if not any("maxnreg.positive" in rule and "Source: " in rule for rule in shown["rules"]):
        findings.append(f"rules: {shown['rules']}")
    if "__maxnreg__" not in shown["program"] or " 1  /*---" not in shown["program"]:
        findings.append(f"program: {shown['program'][:60]!r}")
    # The other front end beside it.
    browser.value("(() => { const one = document.querySelector('select'); one.value = '0'; one.dispatchEvent(new Event('change')); })()")
    left = browser.value(SHOWN)["left"]
    if left[:1] != ["reject (exit 2)"] or not any("maxnreg.not-positive" in line for line in left):
        findings.append(f"cufe beside it: {left}")
    # The address alone shows the same.
    address = browser.value("location.href")
    browser.open(address)
    if browser.value(SHOWN)["heading"] != expected["heading"]:
        findings.append(f"{address} shows {browser.value(SHOWN)['heading']!r}")
    return findings + check_filters(browser, page)


def check_filters(browser, page):
    """Part of an id, and what is not as expected."""
    rows = "document.querySelectorAll('tbody th[scope=row]').length"
    type_in = "(() => { const form = document.getElementById('filters'); %s; form.dispatchEvent(new Event('input')); })()"
    browser.open(page.as_uri())
    counts = [browser.value(rows)]
    for change in ("form.elements.rule.value = 'maxnreg.pos'", "form.elements.rule.value = 'no such rule'",
                   "form.elements.rule.value = ''; form.elements.differing.checked = true"):
        browser.value(type_in % change)
        counts.append(browser.value(rows))
    everything, part, nothing, differing = counts
    if not (0 < part <= everything and nothing == 0 and 0 < differing <= everything):
        return [f"filters: {counts} rows"]
    return []


def check_looks(browser, page, shots):
    """Nothing overflows, every word can be read."""
    findings = []
    for state in ("", OF_CASE):
        browser.look(800, "light")
        browser.open(page.as_uri() + state)
        for width in WIDTHS:
            for scheme in SCHEMES:
                browser.look(width, scheme)
                where = f"{state or 'table'} at {width}, {scheme}"
                wide, room = browser.value(OVERFLOW)
                if wide > room:
                    findings.append(f"{where}: {wide} pixels in {room}")
                findings += [f"{where}: contrast of {what}" for what in browser.value(CONTRAST.replace("summary", "button, li, label"))]
                if shots:
                    browser.shoot(shots / f"{'case' if state else 'table'}-{width}-{scheme}.png")
    return findings


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", nargs="?", type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path)
    options = parser.parse_args()
    program = ["cargo", "run", "-q", "-p", "cufe-conformance", "--"]
    if options.program:
        program = [options.program.resolve()]
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        page, results = written(program, pathlib.Path(scratch).resolve())
        findings = check_data(results)
        findings += [f"the page loads {what}" for what in Names(page.read_text()).loads]
        browser = Browser(os.path.join(scratch, "profile"))
        try:
            findings += check_page(browser, page)
            findings += check_looks(browser, page, options.screenshots)
        finally:
            browser.close()
    for finding in findings:
        print(f"test_report: {finding}", file=sys.stderr)
    print(f"the page of {sum(len(one['asked']) for one in results)} questions, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
