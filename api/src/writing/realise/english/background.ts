import type { Plan } from '../../plan/plan.ts';
import { dateInWords } from '../../text/date-in-words.ts';
import { upperFirst } from '../../text/words.ts';
import type { Role } from '../../understand/role.ts';
import type { Choose } from '../choice.ts';
import { FILLER, type Said } from '../paragraphs.ts';
import { credentialSentence, languageSentence, personalSentence, placeSentence } from './held.ts';
import { asHolder, atPlace, placeOf, postsIn, titleOf } from './names.ts';
import { profileOf, summaryAsWritten } from './profile.ts';
import { laterStudySentence, studySentence } from './studies.ts';
import type { Telling } from './telling.ts';
import { inBody, isCurrent, wasBrieflyLongAgo, whereOf } from './where-of-work.ts';

/**
 * "From 2018 to 2020, I worked as …", of each job that ended before those told of began. The others stand where the
 * letter would be short. No "before that": what a letter has told last need not be what came after.
 */
function earlierSentences(
  latest: Role | undefined,
  { applicant: { roles: all, isLatestRead }, month }: Plan,
  told: readonly Role[],
): Said[] {
  const roles = all.filter(({ kind }) => kind === 'job');
  const said: Said[] = [];
  // Of a latest job that could not be read, all that ended are earlier.
  let since = isLatestRead ? (latest?.start ?? '') : NOW;
  for (const [index, earlier] of roles.entries()) {
    const isAfter = since === '' || !earlier.start || !earlier.end || earlier.end > since;
    if (earlier === latest || isAfter) continue;
    since = earlier.start;
    if (told.includes(earlier) || !titleOf(earlier) || !placeOf(earlier) || wasBrieflyLongAgo(earlier, month)) continue;
    const post = postOf(earlier);
    const [from, until] = [dateInWords(earlier.start), dateInWords(earlier.end)];
    const when = from === until ? `in ${from}` : `from ${from} to ${until}`;
    const text = said.length > 0 ? `I also worked as ${post} (${when}).` : `${upperFirst(when)}, I worked as ${post}.`;
    said.push({
      text,
      rank: index <= 1 ? 2 : FILLER,
      unless: earlier,
      unlessSaid: `${titleOf(earlier)}, ${placeOf(earlier)}`,
      unlessNamed: { post: titleOf(earlier), place: placeOf(earlier) },
    });
  }
  return said;
}

/** After every year. */
const NOW = '9999';

/** "a Clerk at Elm Books", "the owner of Elm Books" */
const postOf = (role: Role) => whereOf(role).replace(/^as /, '');

export function tenureSentence(role: Role | undefined, choose: Choose): string {
  if (role?.kind !== 'job' || !titleOf(role) || !role.start) return '';
  // "Civil Engineer, Part-Time", behind years of full time that nobody would hear of.
  if (role.isPartTime && !placeOf(role)) return '';
  // Of a house that cannot be said, the time would be taken for that in the profession.
  if (role.place !== '' && !placeOf(role)) return '';
  const place = placeOf(role) ? ` ${atPlace(placeOf(role))}` : '';
  // "at The Cliff Resort, Uluwatu, since 2022"
  const post = `${postOf(role)}${place.includes(',') ? ',' : ''}`;
  const since = dateInWords(role.start);
  const [first, later] = postsIn(titleOf(role));
  if (isCurrent(role) && later && placeOf(role))
    return `I have worked ${atPlace(placeOf(role))} since ${since}, first as ${asHolder(first)} and now as ${asHolder(later)}.`;
  if (isCurrent(role) && later)
    return `Since ${since}, I have worked first as ${asHolder(first)} and now as ${asHolder(later)}.`;
  if (isCurrent(role))
    return choose('tenure', [
      `I have worked as ${post} since ${since}.`,
      `Since ${since}, I have been working as ${post.replace(/,$/, '')}.`,
    ]);
  if (!role.end || role.end === role.start) return '';
  const until = dateInWords(role.end);
  return choose('tenure', [
    `From ${since} to ${until}, I worked as ${post.replace(/,$/, '')}.`,
    `I worked as ${post} from ${since} to ${until}.`,
  ]);
}

/** Since when the present job is held, where years are asked for that it has lasted. */
export const tenureAsked = (plan: Plan, latest: Role, choose: Choose): Said[] =>
  isTenureAsked(plan, latest) ? [{ text: tenureSentence(latest, choose), rank: 3, unlessSaid: sinceOf(latest) }] : [];

/**
 * The same in short, behind what was done there: also beside jobs that are told with their dates, where the present one
 * without its own would be taken for one that ended.
 */
export function tenureThere(plan: Plan, latest: Role, told: readonly Role[]): Said[] {
  const isBesideDated = told.some((other) => other !== latest && other.kind === 'job' && other.start && other.end);
  if (!placeOf(latest) || !isCurrent(latest) || !latest.start) return [];
  if (!isBesideDated && !isTenureAsked(plan, latest)) return [];
  // Of two posts in one house the second says nothing of when one came there.
  const isOnlyOne = !plan.applicant.roles.some((other) => other !== latest && placeOf(other) === placeOf(latest));
  const text = `I have ${isOnlyOne ? 'worked there' : 'held this post'} since ${sinceOf(latest)}.`;
  return [{ text, rank: 3, unlessSaid: sinceOf(latest) }];
}

const sinceOf = ({ start }: Role) => dateInWords(start);

function isTenureAsked({ job, month, isOtherWork }: Plan, latest: Role): boolean {
  const asked = job.requirements.flatMap((one) => (one.kind === 'years' ? [one.years] : []));
  const years = Number(month.slice(0, 4)) - Number(latest.start.slice(0, 4));
  return asked.length > 0 && !isOtherWork && isCurrent(latest) && latest.start !== '' && years >= Math.min(...asked);
}

/** What somebody does unpaid may be nearer to a new line of work than any job: "Alongside my work, I have been a Befriender …". */
function unpaidSentence({ applicant, isOtherWork }: Plan, told: readonly Role[]): string {
  const role = applicant.roles.find(
    (one) =>
      one.kind === 'unpaid' &&
      one.lines.length === 0 &&
      !told.includes(one) &&
      isCurrent(one) &&
      one.start &&
      titleOf(one) &&
      placeOf(one),
  );
  if (!isOtherWork || !role) return '';
  const office = `I have been ${asHolder(titleOf(role))} ${inBody(titleOf(role), placeOf(role))} since ${dateInWords(role.start)}.`;
  return applicant.roles.some((one) => one.kind === 'job' && isCurrent(one)) ? `Alongside my work, ${office}` : office;
}

/** Who is writing beside the work told: profile, time in the present job, studies, certificates, languages, what is asked of the person. */
export function backgroundOf({ plan, choose, lead }: Telling, told: readonly Role[]): Said[] {
  const jobs = plan.applicant.roles.filter((role) => role.kind === 'job');
  // Beside a present job that could not be read, one that ended would be taken for the last.
  const { isLatestRead } = plan.applicant;
  const latest = isLatestRead ? (plan.latest ?? jobs[0]) : undefined;
  const profile = profileOf(plan);
  const asked = plan.job.requirements.some(({ kind }) => kind === 'language');
  return [
    ...profile,
    {
      text: latest && told.includes(latest) ? '' : tenureSentence(latest, choose),
      rank: 1,
      ...(latest && { unless: latest }),
    },
    ...(latest && told.includes(latest) && lead?.role !== latest ? tenureAsked(plan, latest, choose) : []),
    { text: unpaidSentence(plan, told), rank: 1 },
    ...earlierSentences(latest, plan, told),
    studySentence(plan, choose),
    { text: laterStudySentence(plan), rank: 2 },
    { text: credentialSentence(plan), rank: 0 },
    { text: languageSentence(plan), rank: asked ? 1 : 3 },
    { text: personalSentence(plan), rank: 1 },
    { text: placeSentence(plan), rank: 3 },
    ...summaryAsWritten(plan),
  ];
}
