import { parseArgs } from 'node:util';
import { fold } from '@vitae/language/fold';
import { KNOWN_SKILLS } from '@vitae/language/skills';
import { readAdvert } from '../adverts/read-advert.ts';
import type { AdvertRequirement } from '../adverts/requirements.ts';
import { LABELLED_ADVERTS, type LabelledAdvert } from './evaluation/labelled-adverts.ts';
import { SECOND_ADVERTS } from './evaluation/second-adverts.ts';

// Compares what is read out of adverts with what a person has labelled in them, required and preferred apart:
//   pnpm eval:requirements [--json] [--faults]

const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, faults: { type: 'boolean', default: false } },
});

type Asked = 'required' | 'preferred';

const labelByForm = new Map(
  KNOWN_SKILLS.flatMap(({ label, forms }) =>
    forms.map((form) => [fold(form.exact ?? form.words.join(' ')), fold(label)] as const),
  ),
);
/** One name for a skill, whichever of its names it goes by. */
const nameOf = (text: string) => labelByForm.get(fold(text)) ?? fold(text);

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
      return requirement.kind;
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
  for (const { id, text, ...labels } of adverts) {
    const { requirements } = readAdvert(text);
    for (const asked of ['required', 'preferred'] as const) {
      const read = new Set(
        requirements
          .filter(({ importance }) => importance === asked)
          .map(readLabel)
          .filter((label) => label !== null),
      );
      for (const label of labels[asked]) {
        const found = label
          .split('|')
          .map(nameOf)
          .find((name) => read.delete(name));
        if (found !== undefined) counts[asked].right += 1;
        else {
          counts[asked].missed += 1;
          faults.push(`${id}: ${asked} missed: ${label}`);
        }
      }
      counts[asked].tooMuch += read.size;
      for (const label of read) faults.push(`${id}: ${asked} too much: ${label}`);
    }
  }
  const figures = (['required', 'preferred'] as const).map((asked) => {
    const { right, tooMuch, missed } = counts[asked];
    return { asked, ...counts[asked], precision: right / (right + tooMuch), recall: right / (right + missed) };
  });
  return { adverts: adverts.length, figures, faults };
}

const sets = { first: figuresOf(LABELLED_ADVERTS), second: figuresOf(SECOND_ADVERTS) };
if (options.json) console.log(JSON.stringify(sets, null, 1));
else
  for (const [name, { adverts, figures, faults }] of Object.entries(sets)) {
    if (options.faults) console.log(faults.join('\n'));
    for (const { asked, precision, recall, right, tooMuch, missed } of figures)
      console.log(
        `${name.padEnd(9)} ${adverts} adverts  ${asked.padEnd(10)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  (${right} right, ${tooMuch} too much, ${missed} missed)`,
      );
  }
