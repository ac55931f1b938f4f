import { namesOccupation } from '@vitae/language/occupations';
import type { Field, ParsedItem, ParsedSchool } from '../../parsing/result.ts';
import { upperFirst, wordCount } from '../text/words.ts';
import { inSentences } from './lines-of-work.ts';
import type { Role } from './role.ts';
import { isListOfSkills } from './skills-held.ts';
import { sure } from './sure.ts';
import { isDeed } from './told.ts';

/** Projects with what was done and made with; `told` gives what is sure of a field, in the language of the letter. */
export const projectsTold = (items: readonly ParsedItem[], told: (field: Field | null) => string): Role[] =>
  items
    .filter(({ title }) => !isPost(title.value))
    .map((item) => readProject(item, told))
    .flatMap(withOwnName);

/** "Freelance / volunteer developer", which the page tells among projects. */
const isPost = (name: string) =>
  /^(?:freelanc|volunteer|self[- ]employed|independent|contract)/i.test(name) && namesOccupation(name);

function readProject(item: ParsedItem, told: (field: Field | null) => string): Role {
  const [name, deed] = partedProject(told(item.title).replace(IN_QUOTES, '$1'), item.details.length > 0);
  const next = item.details.findIndex(({ value }) => HEADS_A_PROJECT.test(value) && !isDeed(value));
  const details = next < 0 ? item.details : item.details.slice(0, next);
  const lines = [deed, ...details.map(told).flatMap(inSentences)].filter(Boolean);
  const tools = lines.find(isListOfSkills) ?? '';
  return {
    kind: 'project',
    title: '',
    place: name,
    start: '',
    end: sure(item.date),
    lines: lines.filter((line) => line !== tools),
    tools,
  };
}

/** '"Fewer stock-outs in a chain of shops" (group of 4)' */
const IN_QUOTES = /^["“]([^"“”]+)["”](?:\s*\((?:group|team) of [^()]{1,12}\))?$/iu;

const OF_STUDIES =
  /^(final[- ]year (?:research )?project|capstone(?: project)?|graduation project)\s*[:–-]\s*(\S.{7,})$/iu;
const MOST_WORDS_OF_TOPIC = 20;

/**
 * "Final-year project: nitrate in three streams. Took 72 samples over 12 weeks.", below a study: what was done in it, where
 * it says more than what it was about.
 */
export const projectsOfStudies = (
  schools: readonly Pick<ParsedSchool, 'details' | 'end'>[],
  told: (field: Field | null) => string,
): Role[] =>
  schools.flatMap(({ details, end }) =>
    details.flatMap((detail): Role[] => {
      const [, kind = '', rest = ''] = OF_STUDIES.exec(told(detail)) ?? [];
      const [topic = '', ...deeds] = rest === '' ? [] : inSentences(rest);
      if (deeds.length === 0 || wordCount(topic) > MOST_WORDS_OF_TOPIC || /[()]/.test(topic)) return [];
      const asWritten = `${upperFirst(kind)} (${topic.replace(/[.\s]+$/, '')})`;
      const year = sure(end);
      return [{ kind: 'project', title: '', place: '', start: year, end: year, lines: deeds, asWritten }];
    }),
  );

/** "Blog, creator (??? — Present)": the head of the next one, whose dates no reading knows. */
const HEADS_A_PROJECT =
  /^\p{Lu}[^.;:()]{2,60} \([^()]{1,20} ?[-–—] ?(?:present|now|ongoing|current|(?:19|20)\d\d)\)$/iu;

const NAMES_PROJECT =
  /^(مشروع (?:التخرج|تخرج)|graduation project|final[- ]year project|capstone(?: project)?)\s*:\s*(.{8,})$/iu;

/** "مشروع التخرج: نظام …": a second project among the lines of the first. */
function withOwnName(project: Role): Role[] {
  const own = project.lines.flatMap((line) => {
    const [, place = '', deed = ''] = NAMES_PROJECT.exec(line) ?? [];
    return place ? [{ ...project, place, lines: [deed], tools: '' }] : [];
  });
  return [{ ...project, lines: project.lines.filter((line) => !NAMES_PROJECT.test(line)) }, ...own];
}

/** "Student radio: produced the breakfast show for two years", "bicla - map of bike parking in Braga": a project and what it was, in one line. */
function partedProject(title: string, isTold: boolean): [name: string, deed: string] {
  const [, named = '', done = ''] = (isTold ? null : /^([^:]{3,40}): (.{12,})$/u.exec(title)) ?? [];
  if (named) return [named, upperFirst(done)];
  const [, name = '', deed = ''] = (isTold ? null : WHAT_IT_IS.exec(title)) ?? [];
  return wordCount(name) <= WORDS.mostOfName && wordCount(deed) >= WORDS.leastOfDeed
    ? [name, upperFirst(deed)]
    : [title, ''];
}
const WHAT_IT_IS = /^([\p{L}\d][^:,;()–—]{1,30}?) [-–—] (\p{L}.{11,})$/u;
const WORDS = { mostOfName: 4, leastOfDeed: 4 };
