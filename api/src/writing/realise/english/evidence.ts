import type { Plan, Proof } from '../../plan/plan.ts';
import type { Role } from '../../understand/applicant.ts';
import type { Choose } from '../choice.ts';
import type { Said } from '../paragraphs.ts';
import { canStand, toClause } from './clause.ts';
import { asHolder, dateInWords, placeOf, titleOf } from './names.ts';

/** A proof whose line can be quoted; `clause` is what follows "I" where the line certainly reads as that. */
export interface Evidence extends Proof {
  clause: string | null;
}

export const isCurrent = (role: Role) => role.end === 'present';

export function evidenceOf(plan: Plan): Evidence[] {
  return plan.proofs
    .filter(({ line }) => canStand(line))
    .map((proof) => ({ ...proof, clause: isNamed(proof.role) ? toClause(proof.line, isCurrent(proof.role)) : null }));
}

/** Whether a sentence can say where it was. */
const isNamed = (role: Role) => titleOf(role) !== '' || placeOf(role) !== '';

/** "as a Staff Nurse at St Bartram's", "on the project Shift Swap"; empty where neither title nor place is sure. */
export function whereOf(role: Role): string {
  const title = titleOf(role);
  const place = placeOf(role);
  if (role.kind === 'project') return place ? `on the project "${place}"` : '';
  if (title && place) return `as ${asHolder(title)} ${role.kind === 'job' ? 'at' : 'with'} ${place}`;
  return title ? `as ${asHolder(title)}` : place ? `at ${place}` : '';
}

/** How a sentence on that work begins, for a reader who has not heard of it. */
function openings(role: Role): string[] {
  const title = titleOf(role);
  const place = placeOf(role);
  const where = whereOf(role);
  if (role.kind === 'project') return [`For my project "${place}", I`, `In my project "${place}", I`];
  if (!title || !place || role.kind !== 'job') return [`${where.charAt(0).toUpperCase()}${where.slice(1)}, I`];
  const since = isCurrent(role) && role.start ? dateInWords(role.start) : '';
  const [from, until] = [role.start, role.end].map(dateInWords);
  const worked = since
    ? `have worked as ${asHolder(title)} since ${since}`
    : isCurrent(role)
      ? `work as ${asHolder(title)}`
      : `worked as ${asHolder(title)}${from && until && from !== until ? ` from ${from} to ${until}` : ''}`;
  return [
    `At ${place}, where I ${worked}, I`,
    `As ${asHolder(title)} at ${place}, I`,
    isCurrent(role)
      ? `In my present work as ${asHolder(title)} at ${place}, I`
      : `In my time as ${asHolder(title)} at ${place}, I`,
  ];
}

const AGAIN = ['I also', 'There I also', 'In addition, I'];

/** A sentence for each, in the order given; `known` are roles that the letter has named before. */
export function sentencesFor(evidence: readonly Evidence[], known: readonly Role[], choose: Choose): string[] {
  const named = new Set(known);
  return evidence.map(({ role, clause }, index) => {
    const isSame = evidence[index - 1]?.role === role;
    const place = placeOf(role);
    const isNew = !named.has(role);
    named.add(role);
    if (isSame) return `${AGAIN[index % AGAIN.length]} ${clause}.`;
    if (isNew) return `${choose(`place ${index}`, openings(role))} ${clause}.`;
    if (role.kind === 'project' || !place) return `I also ${clause}.`;
    return `At ${place}, I also ${clause}.`;
  });
}

/** The lines as they are written, job by job, each under a line that says where they are from. */
export function listFor(evidence: readonly Evidence[], choose: Choose, { withDates = false, rank = 0 } = {}): Said[] {
  const roles = [...new Set(evidence.map(({ role }) => role))].sort((one, other) => byTime(other) - byTime(one));
  return roles.flatMap((role, group) => {
    const lines = evidence.filter((one) => one.role === role);
    const dates = withDates ? datesOf(role) : '';
    const head = group === 0 ? firstHead(role, dates, choose) : `And ${whereOf(role) || 'elsewhere'}${dates}`;
    return [
      { text: `${head}:`, rank, introducesItems: true },
      ...lines.map((one) => ({
        text: one.line.replace(/[.\s]+$/, ''),
        rank: rank + Math.min(3, Math.max(0, evidence.indexOf(one) - 1)),
        isItem: true,
      })),
    ];
  });
}

/** The present one first; what has no date stands last. */
const byTime = ({ start, end }: Role) => (end === 'present' ? 1e6 : 0) + Number(start.replace('-', '').padEnd(6, '0'));

function firstHead(role: Role, dates: string, choose: Choose): string {
  const where = `${whereOf(role)}${dates}`;
  return whereOf(role)
    ? choose('head', [
        `From my work ${where}`,
        `What I have to show from my work ${where}`,
        `My work ${where}, in the words of my resume`,
        `My resume says of my work ${where}`,
        `Some of what I have done ${where}`,
      ])
    : choose('bare head', [
        'From my resume',
        'In the words of my resume',
        'Some of what I have done',
        'From my work so far',
      ]);
}

/** ", since March 2021", ", September 2018 to February 2021" */
export function datesOf({ start, end }: Role): string {
  if (!start) return '';
  if (end === 'present') return `, since ${dateInWords(start)}`;
  return end && end !== start ? `, ${dateInWords(start)} to ${dateInWords(end)}` : `, ${dateInWords(start)}`;
}
