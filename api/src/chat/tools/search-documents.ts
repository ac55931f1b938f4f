import { fold } from '@vitae/language/fold';
import MiniSearch from 'minisearch';
import { z } from 'zod';
import { tellingStems } from '../coach/asked-words.ts';
import { languageOf, type Say, sayIn } from '../coach/language.ts';

import { answerOf, type CoachAnswer, type Turn } from '../coach/turn.ts';
import { linesOf } from './resume-lines.ts';
import { defineTool } from './tool.ts';

const SHOWN_MAX = 4;

type Part = 'job' | 'skill' | 'school' | 'language';

interface Passage {
  id: number;
  /** Of a resume, where it is an entry of its own. */
  part?: Part | undefined;
  origin: string;
  text: string;
}

const period = (from: string, to: string) => [from, to].filter(Boolean).join(' – ');

/** What the user's own documents say, passage by passage. */
function passagesOf({ resume, letters, check, advert, file }: Turn, say: Say): Passage[] {
  const passages: Omit<Passage, 'id'>[] = [];
  const add = (origin: string, texts: readonly string[], part?: Part) =>
    passages.push(
      ...texts.filter((text) => text.trim().length > 1).map((text) => ({ origin, text: text.trim(), part })),
    );
  if (resume) {
    const { data, title } = resume;
    add(
      title,
      data.workExperience
        .filter(({ isHidden }) => !isHidden)
        .map(({ jobTitle, company, location, startDate, endDate, current }) =>
          [jobTitle, company, location, period(startDate, current ? say('present', 'الآن') : endDate)]
            .filter(Boolean)
            .join(', '),
        ),
      'job',
    );
    add(title, [data.personal.profile, ...linesOf(data).map(({ label, text }) => `${label}: ${text}`)]);
    add(
      title,
      data.skills.map(({ name, keywords }) => [name, ...keywords].join(', ')),
      'skill',
    );
    add(
      title,
      data.education.map(({ degree, fieldOfStudy, institution, startDate, endDate }) =>
        [degree, fieldOfStudy, institution, period(startDate, endDate)].filter(Boolean).join(', '),
      ),
      'school',
    );
    add(
      title,
      data.languages.map(({ name, level }) => [name, level].filter(Boolean).join(', ')),
      'language',
    );
    add(
      title,
      data.certifications.blocks.map(({ text }) => text),
    );
  }
  for (const letter of letters) add(`${say('Letter', 'خطاب')}: ${letter.jobTitle}`, letter.text.split(/\n{2,}/));
  if (advert) add(say('Job advert', 'إعلان الوظيفة'), advert.split('\n'));
  if (file) add(file.name, file.text.split('\n').slice(0, 400));
  if (check)
    add(
      say('ATS check', 'فحص ATS'),
      (check.report.match?.requirements ?? []).map(({ label, outcome, asked }) => `${label} (${outcome}): ${asked}`),
    );
  return passages.map((passage, id) => ({ id, ...passage }));
}

/** The parts of a resume by the words that ask for the whole of one: "which skills are on my resume". */
const PARTS_ASKED: readonly (readonly [Part, RegExp])[] = [
  ['skill', /\b(?:what|which) skills\b|(?:ما|اي|شو|وش) (?:هي )?(?:ال)?مهارات/u],
  ['job', /\b(?:what|which) (?:jobs|employers|companies)\b/u],
  ['school', /\b(?:what|which) (?:degrees?|schools?|education)\b/u],
  ['language', /\b(?:what|which) languages\b/u],
];

/** A whole part, or the posts of a year, where the question asks for them. */
function passagesAsked(query: string, { resume }: Turn, passages: readonly Passage[]): Passage[] {
  const part = PARTS_ASKED.find(([, said]) => said.test(query))?.[0];
  if (part) return passages.filter((passage) => passage.part === part);
  const year = /\b(?:19|20)\d\d\b/.exec(query)?.[0];
  if (!year || !resume) return [];
  const held = resume.data.workExperience
    .filter(({ isHidden }) => !isHidden)
    .map(({ startDate, endDate, current }) => {
      const [from, to] = [startDate.slice(0, 4), current ? '9999' : endDate.slice(0, 4)];
      return from !== '' && from <= year && year <= (to || from);
    });
  return passages.filter((passage) => passage.part === 'job').filter((_, index) => held[index]);
}

/** Looks in the resume, letters, ATS result, advert and file for what a question names. */
export const searchDocuments = defineTool({
  name: 'search_documents',
  description: 'Finds what the user’s own resume, letters, ATS result, advert or file says about something.',
  input: z.object({ query: z.string().min(1).max(400) }),
  run({ query }, turn): CoachAnswer {
    const say = sayIn(languageOf(turn));
    const passages = passagesOf(turn, say);
    const index = new MiniSearch<Passage>({
      fields: ['text'],
      tokenize: tellingStems,
      processTerm: (term) => term,
      searchOptions: { fuzzy: 0.2 },
    });
    index.addAll(passages);
    const asked = passagesAsked(fold(query), turn, passages);
    const found =
      asked.length > 0
        ? asked
        : index
            .search(query)
            .slice(0, SHOWN_MAX)
            .map(({ id }) => passages[id]!);
    if (found.length === 0) {
      return answerOf(say('I find nothing about that in your documents.', 'لا أجد شيئًا عن ذلك في مستنداتك.'), {
        kind: 'unknown',
      });
    }
    return answerOf(
      `${say('Your documents say:', 'تقول مستنداتك:')}\n\n${found.map(({ text, origin }) => `- ${text.slice(0, 300)} *(${origin})*`).join('\n')}`,
      {
        sources: [...new Set(found.map(({ origin }) => origin))].map((origin) => ({
          title: say('Your document', 'مستندك'),
          origin,
          url: null,
        })),
      },
    );
  },
});
