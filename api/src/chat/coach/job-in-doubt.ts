import type { Resume, WorkExperience } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { removeEntry } from '../tools/change-entries.ts';
import { latestJob } from '../tools/latest-job.ts';
import { moveEntry } from '../tools/move-part.ts';
import { gapsOf } from '../tools/resume-gaps.ts';
import { linesOf, nameOfJob } from '../tools/resume-lines.ts';
import { shorten } from '../tools/shorten.ts';
import { stemsOfText, tellingStems } from './asked-words.ts';
import { employerNamed, employerSpokenOf } from './employers.ts';
import { reply } from './language.ts';
import type { CoachAnswer, ProposedChange, Turn } from './turn.ts';

const IN_DOUBT =
  /\b(?:should|shall|can|could|do|must|may|would) (?:i|you)\b.{0,20}\b(?:delete|remove|drop|leave|take|cut|keep|include|list|mention|show|hide|put|get rid)\b|\b(?:ok(?:ay)?|fine|good|bad|better|worth|need) (?:to |if i )?(?:delet\w*|remov\w*|drop\w*|leav\w*|tak\w*|cut\w*|keep\w*|includ\w*|list\w*|mention\w*|hid\w*)\b|(?:^|\s)(?:هل|لازم|ينفع|احسن|افضل|شو رايك|وش رايك|ممكن)\s?(?:\S+ ){0,2}(?:ا?حذف|ا?شيل|امسح|اخلي|ابقي|اترك|اذكر|اكتب)/u;
/** Of the employer, and not of the line about it. */
const RESIGNS =
  /\b(?:i|we) (?:leave|stay|quit)\b(?! (?:it|that|them|this) )[^.?!]*\bor (?:not )?(?:stay|quit|leave|wait)\b(?! (?:it|that|them|out|off))/u;
const OF_A_JOB = /\b(?:jobs?|role|position|work|experience|time|internship|one)\b|وظيف|شغل|عمل|تدريب|خبره/u;

/** Older than that a job says little of what somebody does now. */
const OLD_YEARS = 10;
const VERY_OLD_YEARS = 15;
const SHARED_MIN = 2;

/** "should i delete the shop job": what speaks for it and against it; null where no job of the resume is in doubt. */
export function adviseOnJob(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300));
  if (!turn.resume || !IN_DOUBT.test(words) || RESIGNS.test(words)) return null;
  const [clause = ''] = turn.text.split(/[?؟.!\n]/u);
  const employer =
    employerNamed(turn, clause) ?? (OF_A_JOB.test(fold(clause)) ? employerSpokenOf(turn, topicIn(clause)) : null);
  const job = turn.resume.data.workExperience.find(({ company }) => company === employer);
  return job ? adviseOn(turn, turn.resume.data, job, {}) : null;
}

/** What is said of the job itself, without what is to be done with it. */
const topicIn = (clause: string): string =>
  fold(clause).replace(
    /\b(?:should|shall|can|could|do|must|may|would|i|you|it|is|ok|okay|fine|good|bad|better|worth|need|to|if|delet\w*|remov\w*|drop\w*|leav\w*|tak\w*|cut\w*|keep\w*|includ\w*|list\w*|mention\w*|show|hid\w*|put|get|rid|of|off|out|on|from|my|the|cv|resume|still|so|hey|hi)\b|هل|لازم|ينفع|احسن|افضل|ممكن|(?:^|\s)(?:ا?حذف|ا?شيل|امسح|اخلي|ابقي|اترك|اذكر|اكتب)(?=\s)/gu,
    ' ',
  );

/** How an answer begins that keeps a job. */
export const KEEPS_JOB = /^(?:I would keep|أبقي) \*\*/u;

/**
 * What speaks for a job and against it. With `proposes` the likelier of the two as a proposal; with `mayGoLast` at the end
 * of the list, where it may stay there.
 */
export function adviseOn(
  turn: Turn,
  resume: Resume,
  job: WorkExperience,
  { mayGoLast = false, proposes = false }: { mayGoLast?: boolean; proposes?: boolean },
): CoachAnswer {
  const name = nameOfJob(job);
  const ended = Number(job.endDate.slice(0, 4));
  const years = job.current || !ended ? 0 : new Date().getFullYear() - ended;
  const others = { ...resume, workExperience: resume.workExperience.filter((each) => each !== job) };
  const opensGap = gapsOf(others).length > gapsOf(resume).length;
  const shared = sharedWithAdvert(turn, resume, job);
  const isLatest = latestJob(resume) === job;
  const isKept = isLatest || opensGap || years < OLD_YEARS || (shared.length > 0 && years < VERY_OLD_YEARS);
  const points = [
    isLatest && { en: 'It is your latest job: that is what is read first.', ar: 'هي أحدث وظيفة لديك، وأول ما يُقرأ.' },
    years > 0 && { en: `It ended in ${ended}, ${years} years ago.`, ar: `انتهت في ${ended}، أي قبل ${years} سنوات.` },
    opensGap && { en: 'Without it your dates have a gap.', ar: 'بدونها تظهر فجوة في التواريخ.' },
    shared.length > 0 && {
      en: `Its lines speak of what the advert asks for (${shared.join(', ')}).`,
      ar: `أسطرها تتحدث عما يطلبه الإعلان (${shared.join('، ')}).`,
    },
    shared.length === 0 &&
      linesOf(resume).some(({ entryId }) => entryId === job.id) &&
      turn.advert !== '' && {
        en: 'Its lines tell little of what the advert asks for.',
        ar: 'أسطرها لا تقول كثيرًا مما يطلبه الإعلان.',
      },
    resume.workExperience.length <= 2 && {
      en: 'You list few jobs, so each of them counts.',
      ar: 'وظائفك المذكورة قليلة، فلكل منها وزن.',
    },
  ].filter((point) => point !== false);
  const lines = linesOf(resume).filter(({ entryId }) => entryId === job.id);
  const isShort = lines.length <= 1;
  const isLast = resume.workExperience.at(-1) === job;
  const isOut = !isKept;
  const verdict = isLatest
    ? { en: `I would keep **${name}** as it is.`, ar: `أبقي **${name}** كما هي.` }
    : isOut
      ? { en: `I would leave **${name}** out.`, ar: `أحذف **${name}**.` }
      : mayGoLast
        ? {
            en: `I would keep **${name}**, in one line at the end${isLast ? ', where it stands already' : ''}.`,
            ar: `أبقي **${name}** في سطر واحد في الآخر${isLast ? '، وهي هناك بالفعل' : ''}.`,
          }
        : isShort
          ? {
              en: `I would keep **${name}** as short as it is.`,
              ar: `أبقي **${name}** مختصرة كما هي.`,
            }
          : {
              en: `I would keep **${name}**, but short: one line is enough.`,
              ar: `أبقي **${name}** لكن باختصار: سطر واحد يكفي.`,
            };
  const likelier = isOut
    ? removeEntry.run({ entry: name }, turn).proposals
    : mayGoLast && !isLast
      ? (moveEntry(turn, name, 'last')?.proposals ?? [])
      : isLatest
        ? []
        : [
            ...(isShort || job.company === '' ? [] : shorten.run({ employer: job.company, lines: 1 }, turn).proposals),
            ...ownBusiness(turn, job),
          ];
  const proposals = proposes ? likelier : [];
  const list = (language: 'en' | 'ar') => points.map((point) => `- ${point[language]}`).join('\n');
  const end =
    proposals.length > 0
      ? {
          en: 'That is proposed here, and nothing changes until you accept it. The choice is yours.',
          ar: 'وهذا اقتراحي هنا، ولا يتغير شيء حتى تقبله. والقرار لك.',
        }
      : { en: 'The choice is yours.', ar: 'والقرار لك.' };
  const called = job.company || name;
  return reply(
    turn,
    {
      en: [verdict.en, list('en'), end.en].filter(Boolean).join('\n\n'),
      ar: [verdict.ar, list('ar'), end.ar].filter(Boolean).join('\n\n'),
    },
    {
      about: { kind: 'entry', text: name },
      proposals,
      choices: [
        ...(isShort
          ? isLast || isOut
            ? []
            : [{ en: `Move ${name} to the end`, ar: `انقل ${name} إلى الآخر` }]
          : [{ en: `Cut the job at ${called} down to one line`, ar: `اختصر وظيفة ${called} إلى سطر واحد` }]),
        { en: `Remove the job at ${called}`, ar: `احذف وظيفة ${called}` },
      ],
    },
  );
}

const OWN = /^(?:my )?own (?<rest>\p{L}.{1,80})$/iu;

/** "Own corner shop" as a reader takes it for work: a post, and not a possession. */
function ownBusiness(turn: Turn, { id, jobTitle }: WorkExperience): ProposedChange[] {
  const rest = OWN.exec(jobTitle)?.groups?.rest;
  if (!rest) return [];
  const after = `Self-employed, ${rest}`;
  return [
    {
      resumeId: turn.resume!.id,
      title: reply(turn, { en: 'Say that it was your own business', ar: 'بيان أنه عملك الخاص' }).text,
      diffs: [{ label: jobTitle, before: jobTitle, after }],
      changes: [{ path: ['workExperience', id, 'jobTitle'], before: jobTitle, after }],
    },
  ];
}

const NAMED_MAX = 3;
const LETTERS_MIN = 5;
const OF_ANY_JOB = /^(?:months?|weeks?|years?|times?|employees?|people|works?|worked|working|teams?)$/u;

/** Words of its lines that the advert has, too. */
function sharedWithAdvert({ advert }: Turn, resume: Resume, { id }: WorkExperience): string[] {
  const wanted = stemsOfText(advert.slice(0, 8_000));
  const own = linesOf(resume).filter(({ entryId }) => entryId === id);
  const words = own.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const shared = [...new Set(words)].filter(
    (word) =>
      word.length >= LETTERS_MIN && !OF_ANY_JOB.test(word) && tellingStems(word).every((stem) => wanted.has(stem)),
  );
  return shared.length >= SHARED_MIN ? shared.slice(0, NAMED_MAX) : [];
}
