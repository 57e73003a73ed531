#!/usr/bin/env python3
"""Judges the rule book in a headless Chromium: `scripts/test_book.py [FOLDER]`.

Without FOLDER the book is written into a temporary folder first. Each width and colour scheme: nothing overflows, no
anchor hides under the bar. Once: the search answers numbers, ids and words, keys work, every link and anchor resolves,
ids are unique. `--screenshots DIR` keeps what was seen. Exit 1: a finding; 2: no Chromium.
"""

import argparse
import base64
import collections
import contextlib
import html.parser
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTHS = (360, 800, 1400)
SCHEMES = ("light", "dark")
# Pages of rules that stand for their kind: a table with grids, all bytes, a text, entries.
SAMPLE_RULES = 1
# Seconds that the browser's helpers may take to end.
HELPERS_END = 5


def find_chromium():
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "-q", "chromium"]
        subprocess.run(["apt-get", "update", "-q"], stdout=subprocess.DEVNULL, check=False)
        subprocess.run(install, stdout=subprocess.DEVNULL, check=False)
        found = shutil.which("chromium")
    if found is None:
        print("test_book: no Chromium: install the package `chromium`", file=sys.stderr)
        sys.exit(2)
    return found


class Browser:
    """A page of a headless Chromium, spoken to over its debugging pipe (descriptors 3 and 4)."""

    def __init__(self, folder):
        to_read, self.write_end = os.pipe()
        self.read_end, to_write = os.pipe()
        command = [find_chromium(), "--headless", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe"]
        command += [f"--user-data-dir={folder}", "--no-first-run", "--disable-dev-shm-usage"]
        if os.geteuid() == 0:
            command.append("--no-sandbox")
        # The shell puts the ends where Chromium looks for them.
        line = f'exec "$@" 3<&{to_read} 4>&{to_write}'
        self.process = subprocess.Popen(
            ["bash", "-c", line, "bash", *command],
            pass_fds=(to_read, to_write),
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        os.close(to_read)
        os.close(to_write)
        self.buffer, self.last, self.session = b"", 0, None
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.ask("Page.enable")

    def message(self):
        while b"\0" not in self.buffer:
            part = os.read(self.read_end, 1 << 16)
            if not part:
                raise RuntimeError("Chromium ended")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def ask(self, method, **parameters):
        self.last += 1
        request = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.write_end, json.dumps(request).encode() + b"\0")
        while (answer := self.message()).get("id") != self.last:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def open(self, address):
        self.ask("Page.navigate", url="about:blank")
        self.ask("Page.navigate", url=address)
        ready = "new Promise(done => document.readyState === 'complete' ? done() : addEventListener('load', () => done()))"
        self.value(ready)

    def value(self, expression):
        answer = self.ask("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def key(self, name):
        codes = {"Enter": 13, "Escape": 27, "ArrowDown": 40}
        text = {"text": "\r"} if name == "Enter" else {"text": name} if len(name) == 1 else {}
        for kind in ("keyDown", "keyUp"):
            self.ask("Input.dispatchKeyEvent", type=kind, key=name, windowsVirtualKeyCode=codes.get(name, 0), **text)

    def look(self, width, scheme):
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1, mobile=False)
        self.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def shoot(self, path):
        path.write_bytes(base64.b64decode(self.ask("Page.captureScreenshot")["data"]))

    def close(self):
        self.process.terminate()
        self.process.wait()
        # Its helpers may still write to its folder.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
            until = time.monotonic() + HELPERS_END
            while time.monotonic() < until:
                os.killpg(self.process.pid, 0)
                time.sleep(0.02)


class Names(html.parser.HTMLParser):
    """The anchors and links of a page, and what it loads."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.links, self.loads = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        self.loads += [given[name] for name in ("src", "data") if name in given]
        if tag == "link":
            self.loads.append(given.get("href", ""))


def check_links(book):
    """Every link and anchor of every page, without a browser."""
    pages = {path: Names(path.read_text()) for path in book.rglob("*.html")}
    findings = []
    for path, page in pages.items():
        where = path.relative_to(book)
        counts = collections.Counter(page.ids)
        findings += [f"{where}: {count} times the anchor {name}" for name, count in counts.items() if count > 1]
        findings += [f"{where}: loads {what}" for what in page.loads]
        for link in page.links:
            file, _, name = link.partition("#")
            if file.startswith(("http:", "https:")):
                findings.append(f"{where}: leads out: {link}")
                continue
            target = (path.parent / urllib.parse.unquote(file)).resolve() if file else path
            if target not in pages:
                findings.append(f"{where}: no page {link}")
            elif name and urllib.parse.unquote(name) not in pages[target].ids:
                findings.append(f"{where}: no anchor {link}")
    print(f"{len(pages)} pages, {sum(len(page.links) for page in pages.values())} links")
    return findings


OVERFLOW = "[document.scrollingElement.scrollWidth, innerWidth]"
# The anchors that a jump would leave under the bar.
UNDER_BAR = """(() => {
  const bar = document.querySelector('nav'), hidden = [];
  for (const one of document.querySelectorAll('[id]:not(html):not(nav *)')) {
    one.scrollIntoView();
    const box = one.getBoundingClientRect();
    if (box.height && box.top < bar.getBoundingClientRect().bottom - 0.5) hidden.push(one.id);
  }
  return hidden;
})()"""
# The same by a jump to the anchor, for some.
JUMP = """(async () => {
  location.hash = '#%s';
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = document.getElementById('%s').getBoundingClientRect();
  return [box.top, document.querySelector('nav').getBoundingClientRect().bottom, innerHeight];
})()"""
# Words whose colour is too near to that of their ground.
CONTRAST = """(() => {
  const light = text => {
    const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number);
    const part = v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    return a === 0 ? null : 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const ground = one => {
    for (; one; one = one.parentElement) {
      const found = light(getComputedStyle(one).backgroundColor);
      if (found !== null) return found;
    }
    return matchMedia('(prefers-color-scheme: dark)').matches ? 0.006 : 1;
  };
  const seen = new Set();
  for (const one of document.querySelectorAll('p, a, code, th, td, summary, h2, dt')) {
    const [low, high] = [light(getComputedStyle(one).color), ground(one)].sort((x, y) => x - y);
    if ((high + 0.05) / (low + 0.05) < 4.5) seen.add(one.tagName + '.' + one.className);
  }
  return [...seen];
})()"""


def check_looks(browser, book, pages, shots):
    findings = []
    for page in pages:
        browser.look(800, "light")
        browser.open((book / page).as_uri())
        for width in WIDTHS:
            for scheme in SCHEMES:
                browser.look(width, scheme)
                where = f"{page} at {width}, {scheme}"
                wide, room = browser.value(OVERFLOW)
                if wide > room:
                    findings.append(f"{where}: {wide} pixels in {room}")
                findings += [f"{where}: contrast of {what}" for what in browser.value(CONTRAST)]
                if shots:
                    browser.value("scrollTo(0, 0)")
                    browser.shoot(shots / f"{pathlib.Path(page).stem}-{width}-{scheme}.png")
            hidden = browser.value(UNDER_BAR)
            if hidden:
                findings.append(f"{page} at {width}: {len(hidden)} anchors under the bar: {hidden[:5]}")
    return findings


def check_jumps(browser, book, shots):
    findings = []
    for width in WIDTHS:
        browser.look(width, "light")
        browser.open((book / "rules.html").as_uri())
        for name in ("override.mismatch", "20011", "cross-space-calls", "override.host-over-device"):
            top, bar, height = browser.value(JUMP % (name, name))
            if not bar - 0.5 <= top < height:
                findings.append(f"jump to {name} at {width}: at {top}, the bar ends at {bar}")
        if shots:
            browser.shoot(shots / f"jump-{width}.png")
    return findings


ASK = """(() => {
  const box = document.querySelector('#find input');
  box.value = '%s';
  box.dispatchEvent(new Event('input'));
  return [...document.querySelectorAll('#results a')].map(link => [link.getAttribute('href'), link.innerText]);
})()"""
# Asked for -> what is first, and a word of its line.
SEARCHES = {
    "20011": ("#call.host-from-host-device", "Diagnostics catalogue"),
    "#20011-D": ("#call.host-from-host-device", "Diagnostics catalogue"),
    "override.mismatch": ("#override.mismatch", "Virtual override"),
    "cluster-dims": ("#cluster-dims", ""),
    "calling a __host__ function": ("#call", "calling a __host__ function"),
    "ellipsis": ("#kernel", "ellipsis"),
    "kernel.return": ("#kernel.return", "void"),
}


def check_search(browser, book, shots):
    findings = []
    browser.look(360, "dark")
    browser.open((book / "rules.html").as_uri())
    for asked, (link, word) in SEARCHES.items():
        results = browser.value(ASK % asked)
        first = results[0] if results else ["", ""]
        if not first[0].startswith(link) or word not in first[1]:
            findings.append(f"search for {asked}: first is {first}")
        for link, text in results:
            if text.endswith("\u2026") or "Page of this rule" in text:
                findings.append(f"search for {asked}: {link} does not say its sentence: {text}")
        wide, room = browser.value(OVERFLOW)
        if wide > room:
            findings.append(f"search for {asked}: {wide} pixels in {room}")
        if shots:
            browser.shoot(shots / f"search-{'-'.join(filter(str.isalnum, asked.split()))}.png")
    if browser.value(ASK % "no-such-word-anywhere"):
        findings.append("search for no-such-word-anywhere: something was found")
    findings += check_keys(browser, book)
    return findings


def check_keys(browser, book):
    findings = []
    browser.open((book / "rules.html").as_uri())
    browser.key("/")
    if browser.value("document.activeElement.name") != "q":
        findings.append("keys: / does not lead to the search")
    browser.ask("Input.insertText", text="20011")
    browser.key("ArrowDown")
    if browser.value("document.activeElement.closest('#results') === null"):
        findings.append("keys: the arrow does not lead to the results")
    browser.key("Enter")
    if not browser.value("location.hash").startswith("#call.host-from-host-device"):
        findings.append(f"keys: Enter leads to {browser.value('location.hash')!r}")
    browser.open((book / "rules.html").as_uri() + "?q=20011")
    if not browser.value("document.querySelectorAll('#results a').length"):
        findings.append("search from the page of a rule: nothing is found")
    return findings


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        book = options.folder and options.folder.resolve()
        if book is None:
            book = pathlib.Path(scratch).resolve() / "book"
            command = ["cargo", "run", "-q", "-p", "cufe-spec", "--bin", "specgen", "--", "--book", str(book)]
            subprocess.run(command, cwd=ROOT, check=True)
        if options.screenshots:
            options.screenshots.mkdir(parents=True, exist_ok=True)
        findings = check_links(book)
        names = sorted(f"rules/{path.name}" for path in (book / "rules").glob("*.html"))
        sample = names[:: max(1, len(names) // SAMPLE_RULES)]
        browser = Browser(os.path.join(scratch, "profile"))
        try:
            findings += check_looks(browser, book, ["rules.html", *sample], options.screenshots)
            findings += check_jumps(browser, book, options.screenshots)
            findings += check_search(browser, book, options.screenshots)
        finally:
            browser.close()
    for finding in findings:
        print(f"test_book: {finding}", file=sys.stderr)
    print(f"{len(sample) + 1} pages looked at in {len(WIDTHS)} widths, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
