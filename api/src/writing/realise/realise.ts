import type { LetterTone } from '@vitae/contract/cover-letter';
import { toAsciiDigits } from '@vitae/language/fold';
import { escapePattern } from '@vitae/language/phrases';
import type { Plan } from '../plan/plan.ts';
import { avoiding } from '../text/avoiding.ts';
import { hyphenated } from '../text/hyphens.ts';
import { withSigns } from '../text/signs.ts';
import { wordCount } from '../text/words.ts';
import type { Wishes } from '../understand/notes/wishes.ts';
import { writeArabic } from './arabic/write.ts';
import { chooserFor } from './choice.ts';
import { withPresentPost } from './english/present-post.ts';
import { writeEnglish } from './english/write.ts';
import { fitted, type Said, setApart } from './paragraphs.ts';

export interface Form {
  templateId: string;
  tone: LetterTone;
  wishes: Wishes;
  /** How many letters have been written for this request before. */
  turn: number;
}

/** Words of a letter's paragraphs. */
const LENGTHS = { shorter: 140, usual: 270, longer: 370 } as const;
/** Words of a template that promises to be short. */
const SHORT_TEMPLATE = 235;

/** Four paragraphs, three blocks. */
const OF_SO_MANY_PARAGRAPHS: ReadonlySet<string> = new Set(['classic', 'modern-professional']);

/** Salutation, paragraphs and closing, separated by blank lines. */
export function realise(plan: Plan, { templateId, tone, wishes, turn }: Form): string {
  const { fullName, email, phone } = plan.applicant;
  const kept = [email, phone, plan.job.reference];
  const isAvoided = avoiding(wishes.avoid);
  const choose = chooserFor(fullName + email, `${plan.job.role}|${plan.job.company}`, turn, isAvoided);
  const write = plan.job.language === 'ar' ? writeArabic : writeEnglish;
  const { greeting, paragraphs: written, closing } = write(plan, templateId, tone, choose, wishes.addressee);
  // Whatever path has brought it here; who hires and for what is named all the same ("Elm & Sons", of who speaks of no
  // children, and "Care Coordinator", of who does not of caring for a parent).
  const { company, role } = plan.job;
  const namesJob = (text: string) => [company, role].some((name) => name !== '' && text.includes(name));
  const paragraphs = written.map((paragraph) =>
    withoutHeadless(paragraph, ({ text }) => namesJob(text) || !isAvoided(text)),
  );
  const usual =
    templateId === 'modern-professional' && wishes.length === 'usual' ? SHORT_TEMPLATE : LENGTHS[wishes.length];
  const signedOff = wishes.closing && plan.job.language === 'en' ? `${wishes.closing},` : closing;
  const end = fullName ? `${signedOff}\n${fullName}` : signedOff;
  const words = wishes.wordLimit ? wishes.wordLimit - wordCount(`${greeting} ${end}`) : usual;
  const whole =
    plan.job.language === 'ar'
      ? paragraphs
      : withPresentPost(paragraphs, plan, choose, (all) => fitted(all, words).join('\n'));
  const said = fitted(whole, words);
  const printed = said.map(plan.job.language === 'ar' ? asArabicIsSet : (text) => asPrintedBut(kept, text));
  return [greeting, ...setApart(printed, OF_SO_MANY_PARAGRAPHS.has(templateId)), end].join('\n\n');
}

/** What may be said; an item whose head may not would stand below another one. */
function withoutHeadless(paragraph: readonly Said[], maySay: (said: Said) => boolean): Said[] {
  let isHeadSaid = true;
  return paragraph.filter((said) => {
    if (!said.isItem) isHeadSaid = !said.introducesItems || maySay(said);
    return maySay(said) && (isHeadSaid || !said.isItem);
  });
}

/** One kind of digits with the sign between them, where a resume has "٣٫٢" beside "2019", and quotation marks that open where they begin. */
const asArabicIsSet = (text: string): string =>
  toAsciiDigits(text.replace(/»([^«»\n]{1,60})«/gu, '«$1»')).replace(/(?<=\d)[٫٬](?=\d)/gu, (sign) =>
    sign === '٫' ? '.' : ',',
  );

/** As English prints it, but for what stands as its owner writes it: a telephone's number, "reference 08/2026". */
function asPrintedBut(kept: readonly string[], text: string): string {
  const names = kept.filter(Boolean).map(escapePattern).join('|');
  return names === ''
    ? hyphenated(withSigns(text))
    : text
        .split(new RegExp(`(${names})`, 'u'))
        .map((part, at) => (at % 2 === 1 ? part : hyphenated(withSigns(part))))
        .join('');
}
