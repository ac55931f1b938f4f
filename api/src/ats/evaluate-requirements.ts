import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { KNOWN_SKILLS } from '@vitae/language/skills';
import { stem } from '@vitae/language/stems';
import { tokenise } from '@vitae/language/tokens';
import { groupAlternatives } from '../adverts/alternatives.ts';
import { readAdvert } from '../adverts/read-advert.ts';
import type { AdvertRequirement } from '../adverts/requirements.ts';
import { LABELLED_ADVERTS, type LabelledAdvert, labelledAdvert } from './evaluation/labelled-adverts.ts';
import { SECOND_ADVERTS } from './evaluation/second-adverts.ts';

// Compares what is read out of adverts with what a person has labelled in them (evaluation/LABELLING.md), required and
// preferred apart:
//   pnpm eval:requirements [--json] [--faults] [FILE of labelled adverts …]

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, faults: { type: 'boolean', default: false } },
});

type Asked = 'required' | 'preferred';

const inWords = (text: string) =>
  tokenise(text)
    .map(({ word }) => word)
    .join(' ');
const labelByForm = new Map(
  KNOWN_SKILLS.flatMap(({ label, forms }) =>
    forms.map((form) => [inWords(form.exact ?? form.words.join(' ')), inWords(label)] as const),
  ),
);
/** One name for a skill, whichever of its names it goes by. */
const nameOf = (text: string) => labelByForm.get(inWords(text)) ?? inWords(text);

const stemsOf = (name: string) => name.split(' ').map(stem);
/** A reading may say more than the label, never less. */
const says = (read: string, label: string) =>
  read === label || stemsOf(label).every((each) => stemsOf(read).includes(each));
const anySays = (read: readonly string[], labels: Iterable<string>) =>
  [...labels].some((label) => read.some((name) => says(name, label)));

function readLabel(requirement: AdvertRequirement): string | null {
  switch (requirement.kind) {
    case 'skill':
      return nameOf(requirement.label);
    case 'years':
      return `years ${requirement.years}`;
    case 'degree':
      return `degree ${requirement.level}`;
    case 'language':
      return `language ${requirement.language}`;
    case 'driving-licence':
      return nameOf(requirement.kind);
    case 'right-to-work':
      return null;
  }
}

interface Counts {
  right: number;
  tooMuch: number;
  missed: number;
}

function figuresOf(adverts: readonly LabelledAdvert[]) {
  const faults: string[] = [];
  const counts: Record<Asked, Counts> = {
    required: { right: 0, tooMuch: 0, missed: 0 },
    preferred: { right: 0, tooMuch: 0, missed: 0 },
  };
  for (const { id, text, optional = [], ...labels } of adverts) {
    const { requirements } = readAdvert(text);
    for (const asked of ['required', 'preferred'] as const) {
      // What any one of is enough counts once, under each of its names.
      const read = groupAlternatives(requirements)
        .filter(([first]) => first!.importance === asked)
        .map((group) => [...new Set(group.map(readLabel).filter((label) => label !== null))])
        .filter(
          (names, index, all) => names.length > 0 && all.findIndex((other) => `${other}` === `${names}`) === index,
        );
      for (const label of labels[asked]) {
        const names = label.split('|').map(nameOf);
        const found = read.findIndex((group) => anySays(group, names));
        if (found >= 0) {
          counts[asked].right += 1;
          read.splice(found, 1);
        } else {
          counts[asked].missed += 1;
          faults.push(`${id}: ${asked} missed: ${label}`);
        }
      }
      const arguable = new Set(optional.flatMap((label) => label.split('|').map(nameOf)));
      const tooMuch = read.filter((group) => !anySays(group, arguable));
      counts[asked].tooMuch += tooMuch.length;
      for (const group of tooMuch) faults.push(`${id}: ${asked} too much: ${group.join(' or ')}`);
    }
  }
  const figures = (['required', 'preferred'] as const).map((asked) => {
    const { right, tooMuch, missed } = counts[asked];
    return { asked, ...counts[asked], precision: right / (right + tooMuch), recall: right / (right + missed) };
  });
  return { adverts: adverts.length, figures, faults };
}

const FIELD = /^(required|preferred|optional):\s*(.*)$/;

/** Adverts one after the other: `=== id`, `required: …`, `preferred: …`, perhaps `optional: …`, a blank line, the advert. */
function readFile(file: string): LabelledAdvert[] {
  return readFileSync(file, 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [id = '', ...lines] = part.split('\n');
      const end = lines.findIndex((line) => !FIELD.test(line));
      const {
        required = '',
        preferred = '',
        optional,
      } = Object.fromEntries(lines.slice(0, end).map((line) => FIELD.exec(line)!.slice(1, 3)));
      return labelledAdvert(id.trim(), required, preferred, lines.slice(end).join('\n'), optional);
    });
}

const OWN_FILES = [
  'third-adverts.txt',
  'fourth-adverts.txt',
  'fifth-adverts.txt',
  'sixth-adverts.txt',
  'seventh-adverts.txt',
  'eighth-adverts.txt',
  'ninth-adverts.txt',
  'tenth-adverts.txt',
  'eleventh-adverts.txt',
].map((name) => join(import.meta.dirname, 'evaluation', name));

const sets = {
  first: figuresOf(LABELLED_ADVERTS),
  second: figuresOf(SECOND_ADVERTS),
  ...Object.fromEntries([...OWN_FILES, ...files].map((file) => [basename(file, '.txt'), figuresOf(readFile(file))])),
};
if (options.json) console.log(JSON.stringify(sets, null, 1));
else
  for (const [name, { adverts, figures, faults }] of Object.entries(sets)) {
    if (options.faults) console.log(faults.join('\n'));
    for (const { asked, precision, recall, right, tooMuch, missed } of figures)
      console.log(
        `${name.padEnd(9)} ${adverts} adverts  ${asked.padEnd(10)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  (${right} right, ${tooMuch} too much, ${missed} missed)`,
      );
  }
