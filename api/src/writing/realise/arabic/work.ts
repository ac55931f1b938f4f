import type { Plan } from '../../plan/plan.ts';
import type { Proof } from '../../plan/proofs.ts';
import { sentencesOf } from '../../text/words.ts';
import type { Role } from '../../understand/role.ts';
import type { Choose } from '../choice.ts';
import type { Said } from '../paragraphs.ts';
import { canStand, isArabic, namedIn } from './words.ts';

// The work in an Arabic letter: the lines of the applicant, below where they are from.

export const MAX_PROOFS = 6;

const MONTHS = new Intl.DateTimeFormat('ar-u-nu-latn-ca-gregory', { month: 'long' });

function dateOf(date: string): string {
  const [year = '', month] = date.split('-');
  return month ? `${MONTHS.format(new Date(Number(year), Number(month) - 1))} ${year}` : year;
}

function whereOf({ title, place, kind }: Role): string {
  if (kind === 'project') return !place ? '' : /^مشروع /u.test(place) ? `في ${place}` : `في مشروع «${place}»`;
  const post = title && isArabic(title) ? `${IS_NO_HOLDER.test(title) ? 'في' : 'في وظيفة'} ${title}` : '';
  return [post, place ? `لدى ${place}` : ''].filter(Boolean).join(' ');
}

/** "تدريب صيفي": what was done, and nobody who does it. */
const IS_NO_HOLDER = /^(?:ال)?(?:تدريب|تطوع|عمل)(?!\p{L})/u;

/** "أشغل وظيفة محاسب لدى …", and where no post is named "أعمل لدى …". */
function workOf(where: string, isPresent: boolean, hereNow = ''): string {
  const [verb, ofPost] = isPresent ? ['أعمل', 'أشغل'] : ['عملت', 'شغلت'];
  return where.startsWith('في وظيفة ') ? `${ofPost}${hereNow} ${where.slice(3)}` : `${verb}${hereNow} ${where}`;
}

/** The present post, or the last one where nothing that is told could be later; null where neither is sure. */
export function postToOpenWith({ applicant }: Plan, proofs: readonly Proof[]): Role | null {
  const posts = applicant.roles.filter((one) => one.kind === 'job' && isArabic(one.title));
  const named = posts.filter(({ place }) => place !== '');
  const withHouse = applicant.roles.filter(({ kind, place }) => kind === 'job' && place !== '');
  const present = [...named, ...withHouse, ...posts].find(({ end }) => end === 'present');
  // Behind a post that is over, work of which no house is known would be taken to be of that.
  const isAllNamed = proofs.every(({ role: { place } }) => place !== '');
  return present ?? (applicant.isLatestRead && isAllNamed ? named[0] : undefined) ?? null;
}

export function tenureOf(role: Role | null, { applicant }: Plan, choose: Choose): Said[] {
  if (!role) return [];
  const where = whereOf(role);
  if (role.end === 'present') {
    // Who is told by the house alone has been there since the first post in it.
    const inHouse = whereOf(role).startsWith('لدى ')
      ? applicant.roles.filter(({ place }) => place === role.place)
      : [role];
    const [start = ''] = inHouse
      .map((one) => one.start)
      .filter(Boolean)
      .sort();
    const since = start ? ` منذ ${dateOf(start)}` : '';
    return [
      {
        text: choose('tenure', [
          `${workOf(where, true, ' حالياً')}${since}.`,
          `${workOf(where, true)}${since} وحتى الآن.`,
        ]),
        rank: 0,
      },
    ];
  }
  const dates = role.start && role.end ? ` من ${dateOf(role.start)} إلى ${dateOf(role.end)}` : '';
  return [{ text: `${workOf(where, false)}${dates}.`, rank: 0 }];
}

/** The lines as they are written, job by job, each below a line that says where they are from. */
export function listOf(proofs: readonly Proof[], opened: Role | null, choose: Choose): Said[] {
  const rankOf = (proof: Proof) => Math.min(3, Math.max(0, proofs.indexOf(proof) - 1));
  const roles = [...new Set(proofs.map(({ role }) => role))];
  const inOrder = [...roles].sort((one, other) => byTime(other).localeCompare(byTime(one)));
  return inOrder.flatMap((role, index) => {
    const own = proofs.filter((proof) => proof.role === role);
    const where = whereOf(role);
    const head = where
      ? `${where}${role === opened ? '' : periodOf(role)}:`
      : index > 0
        ? 'ومما ورد في سيرتي الذاتية أيضاً:'
        : choose('list', ['من أبرز ما ورد في سيرتي الذاتية:', 'هذه بعض الأعمال التي قمت بها:', 'ومن أعمالي:']);
    return [
      { text: head, rank: Math.min(...own.map(rankOf)), introducesItems: true },
      ...own.map((proof) => ({ text: asItem(proof.line), rank: rankOf(proof), isItem: true })),
    ];
  });
}

/**
 * "ونسقت بين المقاولين", of a sentence that went on from another: an item begins without its "and". What is left of a
 * verb that begins with that letter itself is too short to be one ("وزعت", "واجهت").
 */
const BEGINS_WITH_AND = /^و(?=(?!ا\p{L}{2}ت )(?:\p{L}{3,}ت|قمت|كنت|زرت|نلت|أ\p{L}{3,}) )/u;
const asItem = (line: string) => line.replace(/[.\s]+$/, '').replace(BEGINS_WITH_AND, '');

/** The present posts first, in the order of the resume; what has no name stands last. */
const byTime = (role: Role) => `${whereOf(role) === '' ? 0 : 1}${role.end === 'present' ? 'present' : role.start}`;

function periodOf({ start, end }: Role): string {
  if (!start || !end || start === end) return '';
  return end === 'present' ? ` (منذ ${dateOf(start)})` : ` (من ${dateOf(start)} إلى ${dateOf(end)})`;
}

/** "بدأت مشواري", "أعمل في", "منذ 2016 أعمل", "وأدرّس" */
const SPEAKS_OF_ONESELF = /(?:^|\s)و?(?:أ(?!ن|و|ي|كثر|قل|فضل|ول|خرى)\p{L}{3,}|\p{L}{2,}ت(?=\s))/u;
const SAYS_AGE = /(?:من العمر|عمري)/u;

/** "سوداني - مواليد 1985 - متزوج": what a form asks, and no reason to invite anybody. */
const IS_OF_PERSON = /(?<!\p{L})(?:ال)?(?:مواليد|متزوج[ةه]?|[أا]عزب|عزباء|عمري|الحالة الاجتماعية)(?!\p{L})/u;

/** By which a row is known, whatever stands between its cells. */
const wordsOf = (fact: string) =>
  fact
    .split(/[^\p{L}\p{N}]+/u)
    .sort()
    .join(' ')
    .trim();

/** What a resume of a few lines says of its writer, as it is written. */
export function factsOf({ applicant: { facts, summary } }: Plan): Said[] {
  const items = facts
    .filter((fact) => canStand(fact) && !IS_OF_PERSON.test(fact))
    .map((fact) => (isArabic(fact) ? fact.replace(/, /g, '، ') : fact))
    .filter((fact, at, all) => all.findIndex((other) => wordsOf(other) === wordsOf(fact)) === at)
    .slice(0, MAX_PROOFS);
  // Who tells of their work in sentences of their own has told it.
  if (items.length === 0)
    return sentencesOf(summary)
      .filter((sentence) => SPEAKS_OF_ONESELF.test(sentence) && !SAYS_AGE.test(sentence) && canStand(sentence))
      .slice(0, MAX_PROOFS)
      .map((text, index) => ({ text: `${text.replace(/[.\s]+$/, '')}.`, rank: Math.min(3, index) }));
  return [
    { text: 'مما ورد في سيرتي الذاتية:', rank: 0, introducesItems: true },
    ...items.map((text, index) => ({ text: asItem(text), rank: Math.min(3, Math.max(0, index - 1)), isItem: true })),
  ];
}

export function byRequirement(plan: Plan, proofs: readonly Proof[], opened: Role | null, choose: Choose): Said[] {
  const items = proofs.flatMap(({ line, shows, role }) => {
    const [name] = namedIn(plan, shows);
    return name
      ? [
          {
            text: `${name}: ${asItem(line)}${role.place ? ` (${role.place})` : ''}`,
            rank: 0,
            isItem: true,
          },
        ]
      : [];
  });
  return items.length > 1
    ? [{ text: 'ما تطلبونه وما أقدمه:', rank: 0, introducesItems: true }, ...items]
    : listOf(proofs, opened, choose);
}

/** The lines of one job in the resume's order. */
export function storyOf({ story }: Plan, proofs: readonly Proof[]): readonly Proof[] {
  if (!story) return proofs;
  const told = story.lines.flatMap((line) => proofs.find((proof) => proof.role === story && proof.line === line) ?? []);
  return told.length > 1 ? told : [...proofs];
}
