import { fold } from '@vitae/language/fold';
import { z } from 'zod';
import { languageOf, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer, type Turn } from '../coach/turn.ts';
import { askForResume } from './ask-for.ts';
import { titleAsWritten } from './in-capitals.ts';
import { defineTool } from './tool.ts';

const detail = z.string().min(1).max(120).optional();
const FIELDS = ['phone', 'email', 'jobTitle', 'firstName', 'lastName', 'city', 'country'] as const;

const LABELS = {
  phone: ['Phone', 'الهاتف'],
  email: ['Email', 'البريد الإلكتروني'],
  jobTitle: ['Job title', 'المسمى الوظيفي'],
  firstName: ['First name', 'الاسم الأول'],
  lastName: ['Last name', 'اسم العائلة'],
  city: ['City', 'المدينة'],
  country: ['Country', 'البلد'],
} as const;
/** Where one lives is typed in small letters or in Arabic, and written as a resume has it. */
const PLACES: ReadonlySet<string> = new Set(['city', 'country']);

const DOMAINS = ['gmail.com', 'hotmail.com', 'yahoo.com', 'outlook.com', 'icloud.com'];
const withDomain = (email: string, domain: string) => `${email.slice(0, email.indexOf('@') + 1)}${domain}`;

/** "gmial.com": the domain that has the same letters, or one more or less; null for all others. */
function likelyDomain(email: string): string | null {
  const domain = email.slice(email.indexOf('@') + 1).toLowerCase();
  const sorted = (text: string) => [...text].sort().join('');
  const without = (text: string) => [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1));
  const isSlipOf = (known: string) =>
    sorted(domain) === sorted(known) || without(known).includes(domain) || without(domain).includes(known);
  return DOMAINS.includes(domain) ? null : (DOMAINS.find(isSlipOf) ?? null);
}

/** "0525550188" after "+971 50 555 0142": the country code stays, and the way in which the number is parted. */
function withCountryCode(typed: string, before: string): string {
  const [, code, rest = ''] = /^(\+\d{1,3})[\s-](.+)$/.exec(before) ?? [];
  const digits = typed.replace(/\D/g, '').replace(/^0/, '');
  if (!code || !/^0\d/.test(typed) || digits.length !== rest.replace(/\D/g, '').length) return typed;
  let at = 0;
  return `${code} ${rest.replace(/\d/g, () => digits[at++]!)}`;
}

function asWritten(field: (typeof FIELDS)[number], typed: string, turn: Turn): string {
  if (field === 'phone') return withCountryCode(typed, turn.resume!.data.personal.phone);
  return field === 'jobTitle' ? titleAsWritten(typed, turn) : typed;
}

/** Proposes what somebody says of themselves, as they have typed it: nothing of it can be guessed. */
export const changeDetails = defineTool({
  name: 'change_details',
  description:
    'Proposes new contact details, another job title, a name’s right spelling or another city, or further spoken languages for the user’s resume. Only values that stand in the user’s message.',
  input: z.object({
    phone: detail,
    email: detail,
    jobTitle: detail,
    firstName: detail,
    lastName: detail,
    city: detail,
    country: detail,
    languages: z.array(z.string().min(1).max(40)).max(5).optional(),
    level: z.string().min(1).max(40).optional(),
  }),
  run({ languages = [], level = '', ...details }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const say = sayIn(languageOf(turn));
    const own = fold(turn.text);
    const { personal, languages: known } = resume.data;
    const changed = FIELDS.flatMap((field) => {
      const typed = details[field]?.trim() ?? '';
      const value = asWritten(field, typed, turn);
      return typed && (PLACES.has(field) || own.includes(fold(typed))) && value !== personal[field]
        ? [{ field, value }]
        : [];
    });
    const meant = details.email ? likelyDomain(details.email) : null;
    if (meant !== null)
      return answerOf(
        say(
          `Is **${details.email}** right? I ask because most such addresses end in **${meant}**.`,
          `هل **${details.email}** صحيح؟ أسأل لأن معظم هذه العناوين تنتهي بـ **${meant}**.`,
        ),
        {
          kind: 'asking',
          choices: [
            say(
              `My new email is ${withDomain(details.email!, meant)}`,
              `بريدي الجديد ${withDomain(details.email!, meant)}`,
            ),
          ],
        },
      );
    const names = new Set(known.map(({ name }) => fold(name)));
    const added = languages.filter((name) => !names.has(fold(name)));
    if (changed.length === 0 && added.length === 0)
      return answerOf(say('That stands in your resume already.', 'هذا مذكور في سيرتك بالفعل.'));
    const after = [...known, ...added.map((name) => ({ name, level }))];
    return answerOf(say('As you say. Nothing changes until you accept it.', 'كما قلت. لا يتغير شيء حتى تقبله.'), {
      about:
        changed.length > 0
          ? { kind: 'details', fields: changed.map(({ field }) => field) }
          : { kind: 'entry', text: added.at(-1)! },
      proposals: [
        {
          resumeId: resume.id,
          title: say('Change your details', 'تعديل بياناتك'),
          diffs: [
            ...changed.map(({ field, value }) => ({
              label: say(LABELS[field][0], LABELS[field][1]),
              before: personal[field],
              after: value,
            })),
            ...(added.length > 0
              ? [
                  {
                    label: say('Languages', 'اللغات'),
                    before: '',
                    after: `${added.join(', ')}${level ? ` (${level})` : ''}`,
                  },
                ]
              : []),
          ],
          changes: [
            ...changed.map(({ field, value }) => ({
              path: ['personal', field],
              before: personal[field],
              after: value,
            })),
            ...(added.length > 0 ? [{ path: ['languages'], before: known, after }] : []),
          ],
        },
      ],
    });
  },
});
