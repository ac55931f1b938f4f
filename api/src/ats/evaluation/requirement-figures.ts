import { KNOWN_SKILLS } from '@vitae/language/skills';
import { stem } from '@vitae/language/stems';
import { tokenise } from '@vitae/language/tokens';
import { groupAlternatives } from '../../adverts/alternatives.ts';
import { readAdvert } from '../../adverts/read-advert.ts';
import type { AdvertRequirement } from '../../adverts/requirements.ts';
import type { LabelledAdvert } from './labelled-adverts.ts';

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

/** How what is read out of adverts compares with their labels, and each difference in words. */
export function figuresOf(adverts: readonly LabelledAdvert[]) {
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
