import MiniSearch from 'minisearch';
import { z } from 'zod';
import { tellingStems } from '../coach/asked-words.ts';
import { languageOf, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer, type Turn } from '../coach/turn.ts';
import { linesOf } from './resume-lines.ts';
import { defineTool } from './tool.ts';

const SHOWN_MAX = 4;

interface Passage {
  id: number;
  origin: string;
  text: string;
}

const period = (from: string, to: string) => [from, to].filter(Boolean).join(' – ');

/** What the user's own documents say, passage by passage. */
function passagesOf(
  { resume, letters, check, advert, file }: Turn,
  say: (en: string, ar: string) => string,
): Passage[] {
  const passages: Omit<Passage, 'id'>[] = [];
  const add = (origin: string, texts: readonly string[]) =>
    passages.push(...texts.filter((text) => text.trim().length > 2).map((text) => ({ origin, text: text.trim() })));
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
    );
    add(title, [data.personal.profile, ...linesOf(data).map(({ label, text }) => `${label}: ${text}`)]);
    add(
      title,
      data.skills.map(({ name, keywords }) => [name, ...keywords].join(', ')),
    );
    add(
      title,
      data.education.map(({ degree, fieldOfStudy, institution, startDate, endDate }) =>
        [degree, fieldOfStudy, institution, period(startDate, endDate)].filter(Boolean).join(', '),
      ),
    );
    add(
      title,
      data.languages.map(({ name, level }) => [name, level].filter(Boolean).join(', ')),
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
    const found = index
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
