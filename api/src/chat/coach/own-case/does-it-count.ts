import { fold } from '@vitae/language/fold';
import { lowered } from '../../tools/first-letter.ts';
import { timeOf } from '../../tools/resume-gaps.ts';
import { linesOf, type ResumeLine } from '../../tools/resume-lines.ts';
import { tellingStems } from '../asked-words.ts';
import { employerNamed } from '../employers.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { demandNamed, linesNamed, namingStems, quoted } from './named-in-documents.ts';
import { asksWhetherItCounts } from './words-of-claims.ts';

/** What an experience is asked about as: "as supervisor", "the title supervisor". */
const COUNTS_AS =
  /\b(?:counts?|counted|qualif\w+|pass(?:es)?|considered|seen|treated|regarded) (?:as|for|towards) (?:an? |the |being |my )?(?<what>\p{L}[\p{L}\s-]{2,40}?)(?= (?:at|in|for|but|on|with|if|when|experience|role|job|though|and|or)\b|[.,;?!]|$)/u;
const TITLE =
  /\b(?:title(?: of)?|called|named) (?:an? |the )?(?<what>\p{L}[\p{L}-]{2,24}(?: \p{L}[\p{L}-]{2,24})?)(?= (?:at|in|for|but|on|with)\b|[.,;?!]|$)/u;

/** What of the told work counts for what the advert or the message names; null where that is not asked, or nothing is known of it. */
export function doesItCount(turn: Turn): CoachAnswer | null {
  if (!asksWhetherItCounts(turn.text) || !turn.resume) return null;
  const employer = employerNamed(turn, turn.text);
  const lines = linesTold(turn, employer);
  const what = (COUNTS_AS.exec(fold(turn.text)) ?? TITLE.exec(fold(turn.text)))?.groups?.what?.trim() ?? '';
  const demand = demandNamed(what, turn.advert) ?? demandNamed(turn.text, turn.advert);
  if (lines.length === 0 && demand === null) return null;
  const job = turn.resume.data.workExperience.find(({ id }) => id === lines[0]?.entryId);
  const time = job ? timeOf(job) : null;
  const span = time ? spanOf(time.to - time.from + 1) : '';
  const own = lines.map((line) => `\n- ${quoted(line)}`).join('');
  const sentence = lines
    .map(({ text }, at) => (at === 0 ? text.replace(/[.\s]+$/u, '') : lowered(text.replace(/[.\s]+$/u, ''))))
    .join('; ');
  const where = job ? ` at ${job.company}${span ? `, ${span}` : ''}` : '';
  return reply(
    turn,
    {
      en: [
        `**Yes, as experience${what ? ` of that work` : ''}; a title it does not become.** Recruiters count what you did and for how long. Name the tasks, keep the title that you had, and say in the letter that you did them without it.`,
        demand ? `The advert asks: “${demand}”.` : '',
        own
          ? `Your resume shows for it:\n${own}`
          : 'Your resume does not tell of it yet, and what is not in it counts for nobody.',
        sentence ? `In the summary or the letter${what ? ` (on “${what}”)` : ''}:\n\n> ${sentence}${where}.` : '',
        `What they will ask: how often you did it alone, for how many people, and who would confirm it. Which of these can you tell me${job ? ` for ${job.company}` : ''}? I put it into the line.`,
      ]
        .filter(Boolean)
        .join('\n\n'),
      ar: [
        '**نعم كخبرة في هذا العمل، لكنها لا تصبح مسمى.** يُحسب ما فعلته ومدته. اذكر المهام وأبقِ المسمى كما كان، وقل في الخطاب إنك قمت بها دون المسمى.',
        demand ? `يطلب الإعلان: «${demand}».` : '',
        own ? `ما تُظهره سيرتك:\n${own}` : 'لا تذكره سيرتك بعد، وما ليس فيها لا يُحسب.',
        'سيسألون: كم مرة قمت به وحدك، ولكم شخص، ومن يؤكده؟ قل لي واحدًا منها وأضعه في السطر.',
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
    {
      about: lines[0] ? { kind: 'line', entryId: lines[0].entryId, text: lines[0].text, deed: 'figures asked' } : null,
    },
  );
}

const LINES_MAX = 3;

/** Of the employer that is named the lines that are told of; of all jobs where none is. */
function linesTold(turn: Turn, employer: string | null): ResumeLine[] {
  const { data } = turn.resume!;
  if (!employer) return linesNamed(turn.text, data, LINES_MAX);
  const stems = new Set(namingStems(turn.text));
  const own = linesOf(data).filter(({ label }) => label.includes(employer));
  const told = own.filter(({ text }) => tellingStems(text).some((stem) => stems.has(stem)));
  return (told.length > 0 ? told : linesNamed(turn.text, data, LINES_MAX)).slice(0, LINES_MAX);
}

const MONTHS_OF_YEAR = 12;
function spanOf(months: number): string {
  const [years, rest] = [Math.floor(months / MONTHS_OF_YEAR), months % MONTHS_OF_YEAR];
  const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
  return [years > 0 ? count(years, 'year') : '', rest > 0 ? count(rest, 'month') : ''].filter(Boolean).join(' ');
}
