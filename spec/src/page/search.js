'use strict';
// The search of the rule book: every rule and every diagnostic by number, id and words, the best first.
const form = document.getElementById('find'), box = form.elements.q;
const list = document.getElementById('results'), count = document.getElementById('count');
const MOST = 60;

const entries = [];
let chapter = '';
for (const element of document.querySelectorAll('h2, section[id], tr[id]')) {
  if (element.tagName === 'H2') { chapter = element.textContent; continue; }
  const cells = element.tagName === 'TR' ? [...element.cells].map(cell => cell.textContent) : null;
  const says = cells ? cells[5] || cells[6] : (element.querySelector('p:not(.more)') || element).textContent;
  const numbers = cells ? cells.slice(1, 3).filter(Boolean) : [];
  const name = cells ? cells[0] : element.id;
  entries.push({ element, name, chapter, says, numbers,
    parts: name.toLowerCase().split(/[.-]/), low: says.toLowerCase(), all: element.textContent.toLowerCase() });
}

// How well an entry answers one word; 0 when it does not.
function worth(entry, word) {
  const number = word.replace(/^#/, '').replace(/-d$/, '');
  const name = entry.name.toLowerCase();
  if (name === word || entry.numbers.includes(number)) return 200;
  if (entry.parts.includes(word)) return 40;
  if (name.includes(word)) return 20;
  const whole = new RegExp('(^|[^a-z0-9_])' + word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + '($|[^a-z0-9_])');
  if (entry.low.includes(word)) return whole.test(entry.low) ? 12 : 8;
  if (!entry.all.includes(word)) return 0;
  return whole.test(entry.all) ? 3 : 1;
}

function search() {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  list.replaceChildren();
  count.textContent = '';
  if (!words.length) return;
  const found = [];
  for (const entry of entries) {
    const worths = words.map(word => worth(entry, word));
    if (!worths.every(Boolean)) continue;
    const phrase = words.length > 1 && entry.low.includes(words.join(' ')) ? 30 : 0;
    found.push([worths.reduce((sum, one) => sum + one, phrase), entry]);
  }
  found.sort((one, other) => other[0] - one[0]);
  count.textContent = found.length + ' found';
  for (const [, entry] of found.slice(0, MOST)) list.append(shown(entry));
}

function shown(entry) {
  const item = document.createElement('li'), link = document.createElement('a');
  const name = document.createElement('b'), where = document.createElement('small'), says = document.createElement('div');
  link.href = '#' + entry.element.id;
  name.textContent = [...entry.numbers.slice(-1).map(number => '#' + number), entry.name].join(' ');
  where.textContent = entry.chapter;
  says.textContent = entry.says;
  link.append(name, where, says);
  link.addEventListener('click', () => list.replaceChildren());
  item.append(link);
  return item;
}

form.hidden = false;
box.addEventListener('input', search);
form.addEventListener('submit', event => {
  event.preventDefault();
  const first = list.querySelector('a');
  if (first) first.click();
});
document.addEventListener('keydown', event => {
  const links = [...list.querySelectorAll('a')], at = links.indexOf(document.activeElement);
  if (event.key === '/' && document.activeElement !== box) box.focus();
  else if (event.key === 'Escape') { list.replaceChildren(); box.focus(); }
  else if (event.key === 'ArrowDown' && at + 1 < links.length && links.length) links[at + 1].focus();
  else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] || box).focus();
  else return;
  event.preventDefault();
});
const asked = new URLSearchParams(location.search).get('q');
if (asked) { box.value = asked; search(); }
