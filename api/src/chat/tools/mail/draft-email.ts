import { z } from 'zod';
import { languageOf, type Said, sayIn } from '../../coach/language.ts';
import { answerOf, type CoachAnswer, type Turn } from '../../coach/turn.ts';
import { defineTool } from '../tool.ts';
import { EMAIL_KINDS, type EmailKind } from './email-kinds.ts';
import { written } from './fill-mail.ts';
import { isInLanguage } from './language.ts';
import { noteOnMail } from './notes.ts';
import { reasons } from './sender.ts';
import { without, withSentences } from './sentences.ts';
import { lessFormal } from './tone.ts';

/** A mail to be completed: what is not known stays a blank in brackets. */
export const draftEmail = defineTool({
  name: 'draft_email',
  description:
    'Drafts an email of a job search. What is not known stays a blank in square brackets. `isShort` leaves out what can be missed; `isPlain` writes as to somebody whom one knows; `added` are sentences of the user’s own; `left` is what no sentence is to speak of; `signed` is the name under it, as the user has told it.',
  input: z.object({
    kind: z.enum(EMAIL_KINDS),
    isShort: z.boolean().optional(),
    isPlain: z.boolean().optional(),
    added: z.array(z.string().max(300)).max(8).optional(),
    left: z.array(z.string().max(200)).max(8).optional(),
    signed: z.string().max(80).optional(),
  }),
  run({ kind, isShort = false, isPlain = false, added = [], left = [], signed }, turn): CoachAnswer {
    const say = sayIn(languageOf(turn));
    const mail = written(kind, turn, isShort, signed);
    const { subject } = mail;
    const isOpen = (sentence: string) => !isInLanguage(sentence, turn);
    const own = added.map((sentence) => (isOpen(sentence) ? `[${sentence}]` : sentence));
    const thanks = own.some((sentence) => /^(?:Thank you|شكرًا)/u.test(sentence));
    const body = withSentences(without(thanks ? mail.body.replace(OPEN_THANKS, '') : mail.body, left), own);
    const quoted = body.split('\n').map((line) => `> ${line}`);
    const title = subject === '' ? '' : `${say('**Subject:**', '**العنوان:**')} ${subject}\n\n`;
    const hasBlanks = /\[/.test(body);
    const inOther = added.some(isOpen) ? ` ${say(IN_OTHER.en, IN_OTHER.ar)}` : '';
    const blanks = hasBlanks ? `\n\n${say(FILL_IN.en, FILL_IN.ar)}${inOther}` : '';
    const text = `${title}${quoted.join('\n')}${reasons(kind, turn)}${blanks}${noteOnMail(kind, turn)}`;
    return answerOf(isPlain ? lessFormal(text) : text, {
      about: {
        kind: 'mail',
        mail: kind,
        told: turn.text,
        added,
        ...(left.length > 0 && { left }),
        ...(signed && { signed }),
        isShort,
        isPlain,
        language: languageOf(turn),
        hasBlanks,
      },
    });
  },
});

/** Whether nothing of a mail can be missed: its short form is the mail itself. */
export const isAsShortAsCanBe = (kind: EmailKind, turn: Turn): boolean =>
  written(kind, turn, true).body === written(kind, turn, false).body;

/** Whoever thanks in words of their own needs no blank for it. */
const OPEN_THANKS = /\n\n(?:Thank you for|شكرًا على) \[[^\]]*\]\./u;

const FILL_IN: Said = {
  en: 'Fill in what stands in brackets; I do not make it up.',
  ar: 'أكمل ما بين الأقواس، فأنا لا أختلقه.',
};

const IN_OTHER: Said = {
  en: 'Your own sentence I do not translate: write it to me in English (“say that …”), and I put it in.',
  ar: 'وجملتك لا أترجمها: اكتبها لي بالعربية («اذكر أن …») فأضعها.',
};
