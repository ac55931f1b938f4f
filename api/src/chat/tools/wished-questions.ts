import { fold, toAsciiDigits } from '@vitae/language/fold';
import { NUMBER_WORDS } from '@vitae/language/number-words';
import { stemsOfText } from '../coach/asked-words.ts';
import { sayIn } from '../coach/language.ts';
import { demandsOf, namingStems, sharedWith } from '../coach/own-case/named-in-documents.ts';
import type { ChatLanguage, PracticeQuestion, Turn } from '../coach/turn.ts';
import { linesOf, type ResumeLine } from './resume-lines.ts';

// So many interview questions as are wished for, those first that the duties of the advert and the own work share.

const COUNTS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  couple: 2,
  سوالين: 2,
  ثلاثه: 3,
  اربعه: 4,
  خمسه: 5,
  سته: 6,
  سبعه: 7,
  عشره: 10,
};
const NUMBER = `(?<count>\\d{1,2}|${Object.keys(COUNTS).join('|')})`;
const WISHED = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER}(?:\\s\\p{L}+){0,4}?\\s(?:questions?|qs?|qns|اسيله|سوال)(?![\\p{L}])|\\b(?:give|show|list|write|tell|send|make|only|just|max|maximum|top|ask)(?: me| us| them)? (?:the |only |just |about |around |like |top )?${NUMBER.replace('<count>', '<only>')}\\b(?! (?:years?|months?|days?|minutes?|hours?|times?|weeks?))|(?<![\\p{L}])(?<dual>سوالين)`,
  'u',
);
const MOST = 15;

/** How many questions a message wishes for. */
export function questionsWished(text: string): number | undefined {
  const { count, only, dual } = WISHED.exec(toAsciiDigits(fold(text.slice(0, 300))))?.groups ?? {};
  const said = count ?? only ?? dual;
  const wished = said === undefined ? 0 : Number(said) || COUNTS[said] || 0;
  return wished > 0 ? Math.min(wished, MOST) : undefined;
}

const TELLING_MIN = 1;

/** Duties of the advert with the line of the resume that comes nearest to each, the nearest first; each line once. */
function sharedDuties({ resume, advert }: Turn): { duty: string; line: ResumeLine }[] {
  if (!resume || advert === '') return [];
  const lines = linesOf(resume.data).map((line) => ({ line, own: stemsOfText(line.text) }));
  const [, ...duties] = demandsOf(advert);
  const used = new Set<ResumeLine>();
  const said = duties
    .map((duty) => {
      const stems = namingStems(duty);
      const [best] = lines
        .map(({ line, own }) => ({ line, shared: sharedWith(own, duty, stems) }))
        .toSorted((a, b) => b.shared - a.shared);
      return { duty, best };
    })
    .filter(({ best }) => best !== undefined && best.shared >= TELLING_MIN)
    .toSorted((a, b) => b.best!.shared - a.best!.shared);
  return said.flatMap(({ duty, best }) => {
    if (used.has(best!.line)) return [];
    used.add(best!.line);
    return [{ duty: duty.replace(/[.;\s]+$/u, ''), line: best!.line }];
  });
}

export interface HintedQuestion extends PracticeQuestion {
  /** The line of the resume to stand on. */
  own?: string;
}

/** So many questions; `likely` fills up what the duties leave open. */
export function wishedQuestions(
  turn: Turn,
  language: ChatLanguage,
  likely: readonly PracticeQuestion[],
  count: number,
): HintedQuestion[] {
  const say = sayIn(language);
  const ofDuties = sharedDuties(turn).map(
    ({ duty, line }): HintedQuestion => ({
      kind: 'requirement',
      about: duty,
      own: line.text,
      text: say(
        `This job has: “${duty}”. What have you done of that kind, and how do you go about it?`,
        `في هذه الوظيفة: «${duty}». ماذا عملت من هذا النوع وكيف تنجزه؟`,
      ),
    }),
  );
  const of = (...kinds: PracticeQuestion['kind'][]) => likely.filter(({ kind }) => kinds.includes(kind));
  const fixed = count > SHORT_LIST ? [...of('motivation'), ...of('weakness')] : [];
  const gap = count > SHORT_LIST ? of('gap').slice(0, 1) : [];
  const work = [...ofDuties.slice(0, Math.max(1, count - fixed.length - gap.length)), ...of('behaviour')];
  const chosen = [...work.slice(0, count - fixed.length - gap.length), ...gap, ...fixed];
  const rest = [...of('requirement'), ...of('introduction'), ...of('gap'), ...of('questions')].filter(
    (question) => !chosen.includes(question),
  );
  return [...chosen, ...rest].slice(0, count);
}
const SHORT_LIST = 4;
