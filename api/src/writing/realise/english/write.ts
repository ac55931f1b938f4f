import type { LetterTone } from '@vitae/contract/cover-letter';
import { DEGREE_LEVELS } from '@vitae/language/degrees';
import type { Plan } from '../../plan/plan.ts';
import { LetterRefusal } from '../../refusal.ts';
import { listOf, upperFirst } from '../../text/words.ts';
import type { Role } from '../../understand/applicant.ts';
import { shortName } from '../../understand/company.ts';
import type { Choose } from '../choice.ts';
import type { Paragraph, Said } from '../paragraphs.ts';
import { backgroundOf, studySentence, tenureSentence } from './background.ts';
import { type Evidence, evidenceOf, isCurrent, listFor, sentencesFor, whereOf } from './evidence.ts';
import { asHolder, degreeNameOf, isSureStudy, placeOf, studyInWords, titleOf } from './names.ts';
import { type Frames, type Names, VOICES, type Voice } from './voices.ts';

/** All that a template may say, and in which order. */
interface Telling {
  plan: Plan;
  tone: LetterTone;
  choose: Choose;
  /** A sentence of the voice. */
  say(slot: keyof Voice, value?: string): string;
  evidence: readonly Evidence[];
  /** The fact that the letter opens with; null where no line reads as a sentence. */
  lead: Evidence | null;
}

/** A list of one line about nobody knows what is no letter. */
const MIN_LINES_WITHOUT_A_FACT = 2;
const LEADS_TO_CHOOSE_FROM = 5;
const MAX_LISTED = 6;

/** Salutation, paragraphs in which each sentence has its rank, and closing. */
export function writeEnglish(plan: Plan, templateId: string, tone: LetterTone, choose: Choose, addressee: string) {
  const names = namesIn(plan);
  const voice = VOICES[tone];
  const evidence = evidenceOf(plan);
  const telling: Telling = {
    plan,
    tone,
    choose,
    say: (slot, value = '') => choose(slot, voice[slot] as Frames)(names, value),
    evidence,
    lead: leadOf(evidence),
  };
  const paragraphs = (TEMPLATES[templateId] ?? TEMPLATES.default!)(telling);
  return {
    greeting: addressee
      ? `${tone === 'Casual' ? 'Hello' : 'Dear'} ${addressee},`
      : choose('greeting', voice.greetings)(plainCompany(plan.job.company).replace(/^The /, '')),
    paragraphs: tone === 'Casual' ? paragraphs.map((paragraph) => paragraph.map(contracted)) : paragraphs,
    closing: choose('closing', voice.closings),
  };
}

/** The best fact that reads as a sentence, unless a better one from other work does not. */
function leadOf(evidence: readonly Evidence[]): Evidence | null {
  const [best] = evidence;
  const readable = evidence.slice(0, LEADS_TO_CHOOSE_FROM).filter(({ clause }) => clause !== null);
  return readable.find(({ role, shows }) => role === best?.role || shows.length > 0) ?? null;
}

const TEMPLATES: Record<string, (telling: Telling) => Paragraph[]> = {
  default: (telling) => {
    const { proof, told } = proofOf(telling, 5);
    return [
      opening(telling),
      proof,
      [
        ...listed(telling),
        ...backgroundOf(telling.plan, told, telling.choose),
        ...statements(telling),
        gap(telling),
        otherSkills(telling),
      ],
      company(telling),
      closing(telling),
    ];
  },

  // Introduction, why I fit, why this company, call to action.
  classic: (telling) => {
    const { proof, told } = proofOf(telling, 5);
    return [
      [...opening(telling), ...statements(telling)],
      [...proof, ...listed(telling), otherSkills(telling)],
      [...company(telling), ...backgroundOf(telling.plan, told, telling.choose)],
      [gap(telling), ...closing(telling)],
    ];
  },

  // Requirement and proof, line by line.
  'skills-focused': (telling) => {
    const items = matchItems(telling);
    const rest = telling.evidence.filter(
      ({ line }) =>
        line !== telling.lead?.line && !items.some(({ text }) => text.includes(line.replace(/[.\s]+$/, ''))),
    );
    const intro = { text: telling.say('matchIntro'), rank: 0, introducesItems: true };
    const shown = rest.slice(0, items.length < 3 ? 5 : 2);
    const practice = items.length < 3 ? proofFrom(telling, shown) : prose(telling, shown, 2);
    const known = [...told(telling), ...shown.map(({ role }) => role)];
    return [
      opening(telling),
      items.length > 1 ? [intro, ...items] : listed(telling),
      practice,
      [
        otherSkills(telling),
        ...backgroundOf(telling.plan, known, telling.choose),
        ...statements(telling),
        gap(telling),
      ],
      [...company(telling).slice(0, 1), ...closing(telling)],
    ];
  },

  // One piece of work, in the order in which the resume tells it.
  'story-driven': (telling) => {
    const { plan, say, choose } = telling;
    const story = plan.story;
    const chapters = story
      ? story.lines
          .flatMap((line) => telling.evidence.find((one) => one.role === story && one.line === line) ?? [])
          .slice(0, 5)
      : [];
    if (!story || chapters.length < 2 || whereOf(story) === '') return TEMPLATES.default!(telling);
    const shows = [...new Set(chapters.flatMap((one) => one.shows))].slice(0, 4);
    const isProse = chapters.filter(({ clause }) => clause !== null).length >= 2 && telling.tone !== 'Informational';
    const told = isProse
      ? sentencesFor(
          chapters.filter(({ clause }) => clause !== null),
          [story],
          choose,
        ).map((text, index) => ({
          text: index === 0 ? text.replace(/^At .*?, I also /, 'There I ').replace(/^I also /, 'I ') : text,
          rank: index < 2 ? 0 : 1,
        }))
      : listFor(chapters, choose);
    return [
      [
        { text: say('storyIntro', whereOf(story)), rank: 0 },
        { text: apply(telling), rank: 0 },
      ],
      told,
      [
        { text: shows.length > 0 ? say('storyShows', listOf(shows)) : '', rank: 0 },
        ...listed(telling),
        otherSkills(telling),
      ],
      [...backgroundOf(plan, [story], choose), ...statements(telling), gap(telling)],
      [...company(telling), ...closing(telling)],
    ];
  },

  // Three short blocks: headline, results, sign-off.
  'modern-professional': (telling) => {
    const items = spread(
      telling.evidence.filter((one) => one !== telling.lead),
      5,
    );
    const known = [...told(telling), ...items.map(({ role }) => role)];
    const results =
      items.length > 0 ? listFor(items, telling.choose, { withDates: telling.tone === 'Informational' }) : [];
    const { plan, choose } = telling;
    return [
      opening(telling),
      [...results, ...listed(telling), otherSkills(telling)],
      [
        ...backgroundOf(plan, known, choose),
        ...statements(telling),
        gap(telling),
        ...company(telling).slice(0, 1),
        ...closing(telling),
      ],
    ];
  },
};

/** The work that the opening names. */
function told({ lead, plan }: Telling): Role[] {
  const named =
    lead?.role ?? plan.applicant.roles.find((role) => role.kind === 'job' && titleOf(role) && placeOf(role));
  return named ? [named] : [];
}

/** The best fact, and what it is told for. */
function opening(telling: Telling): Said[] {
  const { lead, evidence, choose } = telling;
  const fact = lead ? (sentencesFor([lead], [], choose)[0] ?? '') : firstWords(telling);
  if (fact === '' && evidence.length < MIN_LINES_WITHOUT_A_FACT) throw new LetterRefusal('resume_says_too_little');
  return [
    { text: fact, rank: 0 },
    { text: apply(telling), rank: 0 },
  ];
}

/** Where no line of the resume makes a sentence: the last job, the studies or the skills. */
function firstWords({ plan, choose }: Telling): string {
  const role = plan.applicant.roles.find((one) => one.kind === 'job' && titleOf(one) && placeOf(one));
  if (role) {
    const plainly = `I ${isCurrent(role) ? 'work' : 'worked'} as ${asHolder(titleOf(role))} at ${placeOf(role)}.`;
    return tenureSentence(role, choose) || plainly;
  }
  const study = studySentence(plan, choose).text;
  if (study) return study;
  const skills = [...plan.listed, ...plan.otherSkills].slice(0, 3);
  return skills.length > 0 ? `What I bring is ${listOf(skills)}.` : '';
}

function apply({ plan, say }: Telling): string {
  const from = otherWork(plan);
  return from ? say('applyFromElsewhere', from) : say('apply');
}

/** What the applicant has been, where that is another line of work: "a Waiter"; else empty. */
function otherWork({ isOtherWork, applicant }: Plan): string {
  const [latest] = applicant.roles.filter(({ kind }) => kind === 'job');
  const title = isOtherWork && latest ? titleOf(latest) : '';
  return title ? asHolder(title) : '';
}

/** What proves the fit, in sentences where the lines read as such, else as a list. */
function proofOf(telling: Telling, count: number): { proof: Said[]; told: Role[] } {
  const rest = telling.evidence.filter((one) => one !== telling.lead);
  const chosen = spread(rest, count);
  return { proof: proofFrom(telling, chosen), told: [...told(telling), ...chosen.map(({ role }) => role)] };
}

/** The best, but each new requirement before a second proof of one. */
function spread(evidence: readonly Evidence[], count: number): Evidence[] {
  const chosen: Evidence[] = [];
  const shown = new Set<string>();
  for (const one of evidence) {
    if (chosen.length === count) break;
    if (one.shows.length > 0 && one.shows.every((name) => shown.has(name)) && chosen.length >= 2) continue;
    for (const name of one.shows) shown.add(name);
    chosen.push(one);
  }
  for (const one of evidence) if (chosen.length < count && !chosen.includes(one)) chosen.push(one);
  return chosen;
}

function proofFrom(telling: Telling, chosen: readonly Evidence[]): Said[] {
  const clauses = chosen.filter(({ clause }) => clause !== null);
  const isList = telling.tone === 'Informational' || clauses.length < Math.min(2, chosen.length);
  const carriesOver = otherWork(telling.plan) && chosen.length > 0 ? telling.say('carriesOver') : '';
  const carried = carriesOver ? [{ text: carriesOver, rank: 1 }] : [];
  if (isList)
    return chosen.length > 0
      ? [...carried, ...listFor(chosen, telling.choose, { withDates: telling.tone === 'Informational' })]
      : [];
  const quoted = chosen.filter(({ clause }) => clause === null);
  return [
    ...carried,
    ...prose(telling, clauses, 0),
    ...(quoted.length > 1 || clauses.length < 4 ? listFor(quoted, telling.choose, { rank: 2 }) : []),
  ];
}

const PROOFS_WITH_THEIR_REQUIREMENT = 2;

function prose(telling: Telling, evidence: readonly Evidence[], rank: number): Said[] {
  const clauses = evidence.filter(({ clause }) => clause !== null);
  const ordered = [...clauses].sort((one, other) => order(telling, one) - order(telling, other));
  const sentences = sentencesFor(ordered, told(telling), telling.choose);
  const answered = new Set<string>(telling.lead?.shows.slice(0, 1));
  let withRequirement = 0;
  return ordered.map((one, index) => {
    const text = sentences[index]!;
    const asked = one.shows.find((name) => !answered.has(name));
    const said = { text, rank: rank + Math.min(index, 3) };
    if (!asked || withRequirement === PROOFS_WITH_THEIR_REQUIREMENT) return said;
    answered.add(asked);
    withRequirement += 1;
    return {
      ...said,
      text: `${telling.choose(`ask ${withRequirement}`, VOICES[telling.tone].youAskFor)(namesIn(telling.plan), asked)} ${lowerOpening(text)}`,
    };
  });
}

/** Proofs of one job stand together, in the order in which the jobs first come. */
function order({ evidence }: Telling, one: Evidence): number {
  return evidence.findIndex(({ role }) => role === one.role) * evidence.length + evidence.indexOf(one);
}

/** "As a nurse" as "as a nurse"; "I" stays. */
const lowerOpening = (text: string) => text.replace(/^(?:As|At|In|For|There|On)\b/, (word) => word.toLowerCase());

/** "Wound care: Provided … (Staff Nurse, Ashgrove)", the most wanted first. */
function matchItems(telling: Telling): Said[] {
  const { plan, lead } = telling;
  const items: string[] = [];
  const used = new Set<string>(lead ? [lead.line] : []);
  const skills = [...new Set([...telling.evidence.flatMap(({ shows }) => shows)])];
  for (const name of skills) {
    const proof = telling.evidence.find(({ shows, line }) => shows.includes(name) && !used.has(line));
    if (!proof || items.length === MAX_MATCHES) continue;
    used.add(proof.line);
    const where = [titleOf(proof.role), placeOf(proof.role)].filter(Boolean).join(', ');
    const label = proof.line.toLowerCase().startsWith(name.toLowerCase()) ? '' : `${upperFirst(name)}: `;
    items.push(`${label}${proof.line.replace(/[.\s]+$/, '')}${where ? ` (${where})` : ''}`);
  }
  if (plan.study?.isAskedFor && isSureStudy(plan.study.study)) {
    const wanted = plan.job.requirements.find((requirement) => requirement.kind === 'degree');
    const name = degreeNameOf(wanted?.kind === 'degree' ? wanted.level : DEGREE_LEVELS[2]);
    items.push(`${upperFirst(name)}: ${studyInWords(plan.study.study)}, ${plan.study.study.school}`);
  }
  if (plan.listed.length > 0)
    items.push(`Also on your list and on my resume: ${listOf(plan.listed.slice(0, MAX_LISTED))}`);
  return items.map((text, index) => ({ text, rank: index < 4 ? 0 : 1, isItem: true }));
}

const MAX_MATCHES = 5;

function listed({ plan, say }: Telling): Said[] {
  const names = plan.listed.slice(0, MAX_LISTED);
  return names.length > 0 ? [{ text: say('listed', listOf(names)), rank: 1 }] : [];
}

function otherSkills({ plan, say }: Telling): Said {
  const names = plan.otherSkills.slice(0, 4);
  return { text: names.length > 1 ? say('otherSkills', listOf(names)) : '', rank: plan.listed.length > 1 ? 4 : 2 };
}

const statements = ({ plan }: Telling): Said[] => plan.statements.map((text) => ({ text, rank: 0 }));

function gap({ plan, say }: Telling): Said {
  return { text: plan.gap ? say('gap', plan.gap) : '', rank: 1 };
}

/** What the advert says of company and work, taken up. */
function company({ plan: { job, duty, proofs }, say, choose }: Telling): Said[] {
  const said = [
    job.companyIs && upperFirst(say('companyIs', job.companyIs)),
    job.mission && upperFirst(say('mission', job.mission)),
    duty && say('duty', duty),
  ].filter(Boolean);
  const first = choose('company first', said.length > 0 ? said.map((_, index) => index) : [0]);
  const inOrder = [...said.slice(first), ...said.slice(0, first)];
  return [
    ...inOrder.map((text, index) => ({ text, rank: 1 + index })),
    { text: said.length === 0 && proofs.length > 0 ? say('interest') : '', rank: 1 },
  ];
}

function closing({ plan, say }: Telling): Said[] {
  const { email, phone } = plan.applicant;
  const ways = [email && `by e-mail at ${email}`, phone && `by phone at ${phone}`].filter(Boolean).join(' or ');
  const [skill = ''] = [...plan.proofs.flatMap(({ shows }) => shows), ...plan.listed].filter(
    (name) => name.length > 2 && !/^an? /.test(name),
  );
  return [
    { text: say('invite', skill), rank: 0 },
    { text: ways ? say('reach', ways) : '', rank: 2 },
    { text: say('thanks'), rank: 0 },
  ];
}

function namesIn({ job }: Plan): Names {
  const short = plainCompany(job.company);
  return {
    position: /\b(?:role|position|job|post)$/i.test(job.role) ? job.role : `${job.role} position`,
    at: job.company ? ` at ${job.company.replace(/\.$/, '')}` : '',
    team: short || 'your team',
    company: short || 'your organisation',
  };
}

const plainCompany = (name: string) => (name ? shortName(name) : '');

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, "I'm"],
  [/\bI have (?=worked|been)/g, "I've "],
  [/\bI would\b/g, "I'd"],
];

/** As people speak; what stands between quotation marks is somebody else's. */
function contracted(said: Said): Said {
  if (said.isItem || said.text.includes('"')) return said;
  return { ...said, text: CONTRACTIONS.reduce((text, [long, short]) => text.replace(long, short), said.text) };
}
