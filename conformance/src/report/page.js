'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const at = id => document.getElementById(id);

// An element with a text, attributes and children; texts are never read as HTML.
function make(tag, given = {}, ...children) {
  const one = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (name === 'click') one.addEventListener('click', value);
    else if (value !== null) one.setAttribute(name, value);
  }
  one.append(...children);
  return one;
}

// The columns of all results: front end, version, release.
const columns = data.results.flatMap((results, set) =>
  results.columns.map((column, index) => ({ ...column, set, index, release: results.release })));
const several = new Set(data.results.map(results => results.release)).size > 1;
const title = column => [column.name, column.version, several ? column.release : ''].filter(Boolean).join(' ');

// Rule -> column -> answers: [question, answer].
const byRule = new Map();
for (const [number, column] of columns.entries()) {
  for (const question of data.results[column.set].asked) {
    const answer = question.answers[column.index];
    if (!answer) continue;
    for (const rule of (data.cases[question.case] || { rules: [] }).rules) {
      if (!byRule.has(rule)) byRule.set(rule, columns.map(() => []));
      byRule.get(rule)[number].push([question, answer]);
    }
  }
}
const FAILURES = ['failed', 'unexpected pass'];
const isFailure = answer => FAILURES.includes(answer.outcome);
const asExpected = answer => answer.outcome === 'passed' || answer.outcome === 'unexpected pass';

function state(answers) {
  if (answers.some(([, answer]) => isFailure(answer))) return 'failed';
  return answers.every(([, answer]) => asExpected(answer)) ? 'passed' : 'known';
}

function matrix() {
  const asked = at('filters').elements, part = asked.rule.value.trim(), differing = asked.differing.checked;
  const body = make('tbody');
  let shown = 0;
  for (const chapter of data.chapters) {
    const rows = [];
    for (const rule of chapter.rules) {
      const cells = byRule.get(rule.id);
      if (!cells || !rule.id.includes(part)) continue;
      if (differing && cells.every(answers => answers.every(([, answer]) => asExpected(answer)))) continue;
      rows.push(make('tr', {}, make('th', { scope: 'row' }, rule.id), ...cells.map((answers, number) => {
        if (!answers.length) return make('td');
        const met = answers.filter(([, answer]) => asExpected(answer)).length;
        const open = () => { location.hash = '#rule=' + encodeURIComponent(rule.id) + '&column=' + number; };
        const words = met === answers.length ? `${met}` : `${met} of ${answers.length}`;
        return make('td', { class: state(answers) }, make('button', { click: open, title: `${rule.id}, ${title(columns[number])}` }, words));
      })));
    }
    if (rows.length) body.append(make('tr', {}, make('th', { colspan: columns.length + 1 }, chapter.title)), ...rows);
    shown += rows.length;
  }
  const head = make('thead', {}, make('tr', {}, make('th', {}, `rule (${shown})`), ...columns.map(column =>
    make('th', { title: column.absent || null }, title(column) + (column.absent ? ' (absent)' : '')))));
  at('matrix').replaceChildren(head, body);
}

function ruleText(id) {
  const rule = data.chapters.flatMap(chapter => chapter.rules).find(rule => rule.id === id);
  if (!rule) return make('div', {}, make('h3', {}, id));
  return make('div', { class: 'rule' }, make('h3', {}, id), make('p', {}, rule.says),
    make('ul', {}, ...rule.more.map(line => make('li', {}, line))));
}

// The cases of a cell, those that are not as expected first.
function list(rule, number) {
  const order = ([, answer]) => (isFailure(answer) ? 0 : asExpected(answer) ? 2 : 1);
  const answers = [...(byRule.get(rule) || [])[number] || []].sort((a, b) => order(a) - order(b));
  const items = answers.map(([question, answer]) => {
    const open = () => {
      location.hash = ['#rule=' + encodeURIComponent(rule), 'column=' + number, 'case=' + encodeURIComponent(question.case),
        'run=' + question.run].join('&');
    };
    const first = answer.differences && answer.differences[0] ? ': ' + answer.differences[0][1].split('\n')[0] : '';
    return make('li', {}, make('button', { click: open }, `${question.case} ${question.run}`), ` ${answer.outcome}${first}`);
  });
  at('cases').replaceChildren(make('h2', {}, `${rule}, ${title(columns[number])}`), ruleText(rule), make('ul', {}, ...items));
  at('cases').hidden = false;
}

const plain = line => line.replace(/\s+/g, ' ').trim();
// Whether a line that was said meets one that is expected, whose text may be open.
function meets(wanted, given) {
  const [left, right] = [plain(wanted), plain(given).replace(/^([^:]+:\d+):\d+:/, '$1:')];
  return left === right || right.startsWith(left + ':') || right.startsWith(left + ' (exit');
}

function side(words, lines, others, kind, isMet) {
  const isFact = line => /: (space|memory|kept)\[/.test(line);
  const items = lines.map(line => {
    const met = isFact(line) || others === null || others.some(other => isMet(line, other));
    return make('li', { class: met ? null : kind, title: met ? null : kind }, line);
  });
  return make('div', {}, make('h3', {}, words), make('ul', { class: 'said' }, ...items));
}

function source(text) {
  const lines = text.replace(/\n$/, '').split('\n'), width = String(lines.length).length;
  return make('pre', {}, ...lines.flatMap((line, index) =>
    [make('span', { class: 'numbers' }, String(index + 1).padStart(width) + '  '), line + '\n']));
}

function open(rule, number, id, run, beside) {
  const column = columns[number], answers = (question => question && question.answers);
  const find = set => data.results[set].asked.find(question => question.case === id && question.run === run);
  const question = find(column.set), answer = question && answers(question)[column.index];
  if (!answer) return;
  const program = data.cases[id] || { says: '', rules: [], source: '' };
  const others = columns.map((other, index) => [other, index, find(other.set)])
    .filter(([other, index, asked]) => index !== number && asked && asked.answers[other.index]);
  const chosen = others.find(([, index]) => String(index) === beside);
  const left = chosen ? chosen[2].answers[chosen[0].index].said || [] : question.expected;
  const said = answer.said || [];
  const choose = make('select', { 'aria-label': 'what stands on the left' }, make('option', { value: '' }, 'what the case expects'),
    ...others.map(([other, index]) => make('option', { value: index }, title(other))));
  choose.value = chosen ? beside : '';
  choose.addEventListener('change', () => open(rule, number, id, run, choose.value));
  const same = (a, b) => meets(a, b) || meets(b, a);
  const compare = said.length && left.length;
  at('case').replaceChildren(
    make('h2', {}, `${id} ${run}: ${answer.outcome}`), make('p', {}, program.says), answer.reason ? make('p', {}, answer.reason) : '',
    make('label', {}, 'On the left: ', choose),
    make('div', { class: 'sides' },
      side(chosen ? title(chosen[0]) : 'Expected', left, compare ? said : null, 'missed', chosen ? same : meets),
      side(title(column), said, compare ? left : null, 'beyond', chosen ? same : (given, wanted) => meets(wanted, given))),
    make('ul', { class: 'differences' }, ...(answer.differences || []).map(([kind, text]) => make('li', {}, `${kind}: ${text}`))),
    make('h3', {}, 'Program'), source(program.source), ...program.rules.map(ruleText));
  at('case').hidden = false;
}

// The address says what is shown, so that it can be passed on.
function show() {
  const asked = new URLSearchParams(location.hash.slice(1)), number = Number(asked.get('column'));
  at('cases').hidden = at('case').hidden = true;
  if (!asked.has('rule') || !columns[number]) return;
  list(asked.get('rule'), number);
  if (asked.has('case')) open(asked.get('rule'), number, asked.get('case'), asked.get('run'), '');
  const last = at('case').hidden ? at('cases') : at('case');
  last.scrollIntoView();
  last.focus({ preventScroll: true });
}

function summary() {
  const all = columns.map(column => {
    const answers = data.results[column.set].asked.map(question => question.answers[column.index]).filter(Boolean);
    const count = is => answers.filter(is).length;
    const counts = [[count(asExpected), 'as expected'], [count(isFailure), 'failed'], [count(one => one.outcome === 'known'), 'known'],
      [count(one => one.outcome === 'no opinion'), 'without an opinion']];
    return `${title(column)}: ` + counts.filter(([number]) => number).map(([number, word]) => `${number} ${word}`).join(', ');
  });
  at('summary').textContent = all.join('. ');
}

summary();
matrix();
at('filters').addEventListener('input', matrix);
at('filters').addEventListener('submit', event => event.preventDefault());
addEventListener('hashchange', show);
show();
