import { fullNameOf, type Resume } from '@vitae/documents/model/resume';
import { inTitleCase } from '../../../writing/text/title-case.ts';
import { isPast } from '../../../writing-help/verb-forms.ts';
import { languageOf, type Say, sayIn } from '../../coach/language.ts';

import type { Turn } from '../../coach/turn.ts';
import { linesForAdvert } from '../lines-for-advert.ts';
import { linesOf } from '../resume-lines.ts';
import type { EmailKind } from './email-kinds.ts';
import { isInLanguage } from './language.ts';

// What the resume says of whoever writes a mail.

const REASONS_MAX = 3;

const PROOFS_MAX = 2;
/** The lines of the resume that come nearest to what the advert asks for, as a paragraph. */
export function proofOf(turn: Turn, say: Say): string {
  const blank = say('\n\n[Two things of your work that fit the advert.]', '\n\n[أمران من عملك يناسبان الإعلان.]');
  if (!turn.resume) return blank;
  const { data } = turn.resume;
  const nearest = turn.advert === '' ? [] : linesForAdvert(data, turn.advert, PROOFS_MAX, () => true);
  const withFigure = linesOf(data).filter((line) => /\d/u.test(line.text) && !nearest.includes(line));
  const lines = [...nearest, ...withFigure].filter(({ text }) => isInLanguage(text, turn)).slice(0, PROOFS_MAX);
  if (lines.length === 0) return blank;
  const listed = lines.map(({ text }) => `\n- ${text.replace(/[.\s]+$/u, '')}`).join('');
  return say(`\n\nFrom my work, for this post:\n${listed}`, `\n\nمن عملي لهذه الوظيفة:\n${listed}`);
}

export const companyNow = ({ resume }: Turn): string =>
  resume?.data.workExperience.find(({ current }) => current)?.company ?? '';

/** "a Procurement Coordinator"; nothing where the resume names no trade in the letters of the mail. */
export function tradeOf(turn: Turn): string | undefined {
  const title = inTitleCase(
    turn.resume?.data.workExperience.find(({ current }) => current)?.jobTitle ??
      turn.resume?.data.personal.jobTitle ??
      '',
  );
  if (!title) return undefined;
  return languageOf(turn) === 'ar' ? title : `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}`;
}

/** The first line with a figure, as it stands. */
export function resultOf(turn: Turn): string | undefined {
  const lines = turn.resume ? linesOf(turn.resume.data) : [];
  const line = lines
    .find(({ text }) => /\d/.test(text) && isPast(text.split(/\s/, 1)[0]!))
    ?.text.replace(/[.\s]+$/u, '');
  if (!line || languageOf(turn) === 'ar') return undefined;
  return `I ${line[0]!.toLowerCase()}${line.slice(1)}.`;
}

/** "RAKESH NAMBIAR" heads a resume, or "OKAFOR, Blessing (Mrs.)"; nobody signs so. */
export const nameIn = ({ personal }: Resume): string =>
  fullNameOf(personal)
    .replace(/\s*\((?:mrs?|ms|miss|dr|eng)\.?\)/giu, '')
    .replace(POST_NOMINALS, '')
    .replace(/^(?<last>\p{Lu}[\p{L}'’-]+), (?<first>\p{L}.*)$/u, '$<first> $<last>')
    .replace(/\p{Lu}{3,}/gu, (word) => word[0]! + word.slice(1).toLowerCase());

/** "Ruth Obi, CPA, MBA", "Ruth Obi,": nobody signs so. */
const POST_NOMINALS =
  /(?:,\s*(?:(?:CPA|CMA|CIA|CFA|ACCA|ACA|CIMA|MBA|MPH|MA|MD|MSc|BSc|BA|BEng|MEng|MRICS|RN|RM|RPh|LPT|REE|PMP|CIPD|CIPS|MCIPS|FCIPS|CEng|PE|P\.?Eng|Ph\.?D|M\.?Sc|B\.?Sc|LL\.?[BM]|Esq|Jr|Sr)\.?))+[\s,.]*$|[\s,;]+$/iu;

/** Lines of the resume that a wish for more pay may stand on. */
export function reasons(kind: EmailKind, turn: Turn): string {
  if ((kind !== 'negotiate' && kind !== 'raise') || !turn.resume) return '';
  const lines = linesOf(turn.resume.data)
    .filter(({ text }) => /\d/.test(text))
    .slice(0, REASONS_MAX)
    .map(({ text }) => `- ${text}`);
  if (lines.length === 0) return '';
  const say = sayIn(languageOf(turn));
  if (kind === 'raise')
    return `\n\n${say('Your resume gives these reasons; tell me which goes in (“mention that …”):', 'تعطي سيرتك هذه الأسباب، قل لي أيها يُذكر («اذكر أنني …»):')}\n\n${lines.join('\n')}`;
  return `\n\n${say('Your resume gives these reasons; take one:', 'تعطي سيرتك هذه الأسباب، اختر واحدًا:')}\n\n${lines.join('\n')}\n\n${say(
    'A polite question with one reason seldom costs an offer.',
    'سؤال مهذب بسبب واحد نادرًا ما يُفقدك العرض.',
  )}`;
}
