import type { LetterTone } from '@vitae/contract/cover-letter';
import { namesOccupation } from '@vitae/language/occupations';
import type { Plan, Proof } from '../../plan/plan.ts';
import { isNamedThing } from '../../plan/wording-of-skills.ts';
import { LetterRefusal } from '../../refusal.ts';
import { listOf, upperFirst, wordCount } from '../../text/words.ts';
import type { Role } from '../../understand/applicant.ts';
import { shortName } from '../../understand/company.ts';
import type { Choose } from '../choice.ts';
import { FILLER, type Paragraph, type Said } from '../paragraphs.ts';
import { backgroundOf, profileOfChange, studySentence, tenureSentence } from './background.ts';
import { wishFor } from './duty.ts';
import {
  asItem,
  type Evidence,
  evidenceOf,
  isCurrent,
  listFor,
  sentencesFor,
  whereOf,
  workSentences,
} from './evidence.ts';
import { asHolder, isSureStudy, placeOf, studyInWords, titleOf } from './names.ts';
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

/** Salutation, paragraphs in which each sentence has its rank, and closing. */
export function writeEnglish(plan: Plan, templateId: string, tone: LetterTone, choose: Choose, addressee: string) {
  const names = namesIn(plan);
  const voice = VOICES[tone];
  const evidence = evidenceOf(plan);
  const begun = new Set<string>();
  const telling: Telling = {
    plan,
    tone,
    choose,
    say: (slot, value = '') => {
      const frames = voice[slot] as Frames;
      const first = choose(
        slot,
        frames.map((_, index) => index),
      );
      const ways = [...frames.slice(first), ...frames.slice(0, first)].map((frame) => frame(names, value));
      const said = ways.find((way) => !begun.has(beginningOf(way))) ?? ways[0]!;
      begun.add(beginningOf(said));
      return said;
    },
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

const WORDS_OF_BEGINNING = 4;

/** No two sentences of a letter begin in the same words, where there is another way. */
const beginningOf = (sentence: string) => sentence.split(' ').slice(0, WORDS_OF_BEGINNING).join(' ');

/** The best fact that reads as a sentence, unless a better one from other work does not. */
function leadOf(evidence: readonly Evidence[]): Evidence | null {
  const [best] = evidence;
  const readable = evidence.slice(0, LEADS_TO_CHOOSE_FROM).filter(({ clause }) => clause !== null);
  return readable.find(({ role, shows }) => role === best?.role || shows.length > 0) ?? null;
}

const TEMPLATES: Record<string, (telling: Telling) => Paragraph[]> = {
  default: (telling) => {
    const { proof, told } = proofOf(telling, 6);
    return [
      opening(telling),
      [...proof, experience(telling)],
      [...backgroundOf(telling.plan, told, telling.choose), ...statements(telling), skills(telling), gap(telling)],
      company(telling),
      closing(telling),
    ];
  },

  // Introduction, why I fit, why this company, call to action.
  classic: (telling) => {
    const { proof, told } = proofOf(telling, 6);
    return [
      [...opening(telling), ...statements(telling)],
      [...proof, experience(telling), skills(telling)],
      [...company(telling), ...backgroundOf(telling.plan, told, telling.choose)],
      [gap(telling), ...closing(telling)],
    ];
  },

  // Requirement and proof, line by line.
  'skills-focused': (telling) => {
    const items = matchItems(telling);
    const isMatched = items.length >= MIN_MATCHES;
    const rest = telling.evidence.filter(
      ({ line }) =>
        line !== telling.lead?.line &&
        !(isMatched && items.some(({ text }) => text.includes(line.replace(/[.\s]+$/, '')))),
    );
    const intro = { text: telling.say('matchIntro'), rank: 0, introducesItems: true };
    const shown = rest.slice(0, items.length < 3 ? 5 : 3);
    const practice = proofFrom(telling, shown);
    const known = [...told(telling), ...shown.map(({ role }) => role)];
    const { study } = telling.plan;
    const isStudyTold = isMatched && study !== null && items.some(({ text }) => text.includes(study.study.school));
    return [
      opening(telling),
      isMatched ? [intro, ...items] : [],
      practice,
      [
        isMatched && telling.plan.listed.length > 0 ? { text: '', rank: 0 } : skills(telling),
        ...backgroundOf(isStudyTold ? { ...telling.plan, study: null } : telling.plan, known, telling.choose),
        ...statements(telling),
        gap(telling),
      ],
      [...company(telling), ...closing(telling)],
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
    const shows = [...new Set(chapters.flatMap(spokenOf))].slice(0, 4);
    const clauses = chapters.filter(({ clause }) => clause !== null);
    const isProse = clauses.length >= 2 && telling.tone !== 'Informational';
    const others = spread(
      telling.evidence.filter(({ role, clause }) => role !== story && clause !== null),
      2,
    );
    const told = isProse
      ? [
          ...sentencesFor(clauses, [story], choose).map((text, index) => ({
            text: index === 0 ? text.replace(/^At .*?, I also /, 'There, I ').replace(/^I also /, 'I ') : text,
            rank: index < 2 ? 0 : 1,
          })),
          ...workSentences(chapters, [story], [story]).map((text) => ({ text, rank: 2 })),
          ...listFor(
            chapters.filter(({ clause, work }) => clause === null && work === null),
            choose,
            { rank: 2 },
          ),
        ]
      : listFor(chapters, choose);
    return [
      [
        { text: say('storyIntro', whereOf(story)), rank: 0 },
        { text: apply(telling), rank: 0 },
      ],
      [...told, { text: shows.length > 0 ? say('storyShows', listOf(shows)) : '', rank: 0 }],
      [
        ...sentencesFor(others, [story], choose).map((text) => ({ text, rank: 3 })),
        ...changeOf(plan),
        ...backgroundOf(plan, [story, ...others.map(({ role }) => role)], choose),
        ...statements(telling),
        skills(telling),
        gap(telling),
      ],
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
      [...results, experience(telling), skills(telling)],
      [
        ...backgroundOf(plan, known, choose),
        ...statements(telling),
        gap(telling),
        ...company(telling),
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
  const { lead, evidence, choose, plan } = telling;
  const fact = lead ? (sentencesFor([lead], [], choose)[0] ?? '') : firstWords(telling);
  if (fact === '' && evidence.length < MIN_LINES_WITHOUT_A_FACT) throw new LetterRefusal('resume_says_too_little');
  return [...changeOf(plan), { text: fact, rank: 0 }, { text: apply(telling), rank: 0 }];
}

const changeOf = (plan: Plan): Said[] => [{ text: profileOfChange(plan), rank: 0 }];

/** Where no line of the resume makes a sentence: the last job, the studies or the skills. */
function firstWords({ plan, choose }: Telling): string {
  const role = plan.applicant.roles.find((one) => one.kind === 'job' && titleOf(one) && placeOf(one));
  if (role) {
    const plainly = `I ${isCurrent(role) ? 'work' : 'have worked'} as ${asHolder(titleOf(role))} at ${placeOf(role)}.`;
    return tenureSentence(role, choose) || plainly;
  }
  const study = studySentence(plan, choose).text;
  if (study) return study;
  const skills = [...plan.listed, ...plan.otherSkills].slice(0, 3);
  return skills.length > 0 ? `My skills include ${listOf(skills)}.` : '';
}

function apply({ plan, say }: Telling): string {
  const from = otherWork(plan);
  if (from) return say('applyFromElsewhere', from);
  return say(plan.isNearWork ? 'apply' : 'applyPlainly');
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
  const { plan, tone, choose } = telling;
  const readable = chosen.filter(({ clause, work }) => clause !== null || work !== null);
  const isList = tone === 'Informational' || readable.length < Math.min(2, chosen.length);
  const carriesOver = otherWork(plan) && chosen.length > 0 ? telling.say('carriesOver') : '';
  const carried = carriesOver ? [{ text: carriesOver, rank: 1 }] : [];
  if (isList)
    return chosen.length > 0 ? [...carried, ...listFor(chosen, choose, { withDates: tone === 'Informational' })] : [];
  const quoted = chosen.filter((one) => !readable.includes(one));
  const clauses = readable.filter(({ clause }) => clause !== null);
  const clauseRoles = clauses.map(({ role }) => role);
  const named = [...told(telling), ...clauseRoles];
  const toldOf = telling.lead ? [telling.lead.role, ...clauseRoles] : clauseRoles;
  return [
    ...carried,
    ...prose(telling, clauses, 0),
    ...workSentences(readable, named, toldOf).map((text, index) => ({ text, rank: 1 + Math.min(index, 2) })),
    ...(quoted.length > 1 || readable.length < 4 ? listFor(quoted, choose, { rank: 2 }) : []),
  ];
}

function prose(telling: Telling, evidence: readonly Evidence[], rank: number): Said[] {
  const clauses = evidence.filter(({ clause }) => clause !== null);
  const ordered = [...clauses].sort((one, other) => order(telling, one) - order(telling, other));
  const toldOf = telling.lead ? [telling.lead.role] : [];
  return sentencesFor(ordered, told(telling), telling.choose, toldOf).map((text, index) => ({
    text,
    rank: rank + Math.min(index, 3),
  }));
}

const MAX_EXPERIENCE = 3;

/** Names that read well after "experience with". */
const isSpoken = (name: string) =>
  name.length > 2 && !/^an? /.test(name) && !/^(?:EN )?(?:ISO|BS)$/.test(name) && !namesOccupation(name);

/** What a line shows by its own words: "product managers" are no experience of product management. */
const spokenOf = ({ shows, line }: Proof): string[] =>
  shows.filter(
    (name) =>
      isSpoken(name) && (isNamedThing(name) || line.toLowerCase().includes(name.toLowerCase().replace(/s$/, ''))),
  );

/** What the work told shows of what the advert asks for. */
function experience({ evidence, say }: Telling): Said {
  const asked = [...new Set(evidence.flatMap(spokenOf))].slice(0, MAX_EXPERIENCE);
  const tail = ['', ', which you ask for', ', both of which you ask for', ', all of which you ask for'][asked.length];
  return { text: asked.length > 0 ? say('experience', `${listOf(asked)}${tail}`) : '', rank: 2 };
}

/** Proofs of one job stand together, in the order in which the jobs first come. */
function order({ evidence }: Telling, one: Evidence): number {
  return evidence.findIndex(({ role }) => role === one.role) * evidence.length + evidence.indexOf(one);
}

/** "Wound care: Provided … (Staff Nurse, Ashgrove)", the most wanted first. */
function matchItems(telling: Telling): Said[] {
  const { plan, lead } = telling;
  const items: string[] = [];
  const used = new Set<string>(lead ? [lead.line] : []);
  const skills = [...new Set([...telling.evidence.flatMap(({ shows }) => shows)])];
  for (const name of skills) {
    const proof = telling.evidence.find(({ shows, line }) => shows.includes(name) && !used.has(line));
    if (!proof || items.length === MAX_MATCHES || !isSpoken(name)) continue;
    used.add(proof.line);
    const where = [titleOf(proof.role), placeOf(proof.role)].filter(Boolean).join(', ');
    const isPlain =
      proof.line.toLowerCase().startsWith(name.toLowerCase()) || wordCount(proof.line) <= wordCount(name) + 2;
    const label = isPlain ? '' : `${upperFirst(name)}: `;
    items.push(`${label}${asItem(proof.line).replace(/[.\s]+$/, '')}${where ? ` (${where})` : ''}`);
  }
  if (plan.study?.isAskedFor && isSureStudy(plan.study.study))
    items.push(`Education: ${studyInWords(plan.study.study)}, ${plan.study.study.school}`);
  if (items.length > 0 && plan.listed.length > 0)
    items.push(`Other relevant skills: ${listOf(plan.listed.slice(0, SKILLS.most))}`);
  return items.map((text, index) => ({ text, rank: index < 4 ? 0 : 1, isItem: true }));
}

const MIN_MATCHES = 2;
const MAX_MATCHES = 5;

const SKILLS = { enough: 3, most: 5 };

/** Skills that the advert asks for and no line of the resume tells of, with others where they are few. */
function skills({ plan, say }: Telling): Said {
  const asked = plan.listed.filter((name) => !namesOccupation(name)).slice(0, SKILLS.most);
  const names = [...asked, ...plan.otherSkills.slice(0, Math.max(0, SKILLS.enough + 1 - asked.length))];
  return { text: names.length > 0 ? say('skills', listOf(names)) : '', rank: asked.length > 0 ? 1 : 2 };
}

const statements = ({ plan }: Telling): Said[] => plan.statements.map((text) => ({ text, rank: 0 }));

function gap({ plan, say }: Telling): Said {
  const isLicence = /^an? /.test(plan.gap);
  const text = isLicence
    ? `My resume does not mention ${plan.gap}, so I would be glad to talk about what the job needs.`
    : say('gap', plan.gap);
  return { text: plan.gap ? text : '', rank: 1 };
}

/** Nobody would be glad "to help X help Y". */
const missionSentence = (sentence: string, mission: string) =>
  /\bhelp\b.*\bhelp\b/i.test(sentence) ? `Your aim to ${mission} is one that I would gladly support.` : sentence;

const MAX_DUTIES = 2;

/** What the advert says of company and work, taken up. */
function company({ plan: { job, duties, proofs }, say, choose }: Telling): Said[] {
  const [wish, second] = duties.flatMap((duty) => wishFor(duty) ?? []).slice(0, MAX_DUTIES);
  const work = wish ? say(wish.isGerund ? 'dutyDoing' : 'duty', wish.text) : '';
  const also = second ? `I would also ${second.isGerund ? 'enjoy' : 'be glad to'} ${second.text}.` : '';
  const about = [
    job.companyIs ? upperFirst(say('companyIs', job.companyIs)) : '',
    job.mission ? upperFirst(missionSentence(say('mission', job.mission), job.mission)) : '',
  ];
  const isWorkFirst = choose('company first', [true, false]);
  const texts = (isWorkFirst ? [work, ...about] : [...about, work]).filter(Boolean);
  return [
    ...texts.map((text, index) => ({ text, rank: 1 + Math.min(index, 2) })),
    { text: wish?.text.includes(' and ') ? '' : also, rank: FILLER },
    { text: proofs.length > 0 ? say('interest') : '', rank: texts.length === 0 ? 1 : FILLER },
  ];
}

function closing({ plan, say }: Telling): Said[] {
  const { email, phone } = plan.applicant;
  const ways = [email && `at ${email}`, phone && !/^\d{5} \(/.test(phone) && `on ${phone}`]
    .filter(Boolean)
    .join(' or ');
  const [skill = ''] = plan.proofs.flatMap(spokenOf);
  return [
    { text: say('invite', skill), rank: 0 },
    { text: say('details'), rank: FILLER },
    { text: ways ? say('reach', ways) : '', rank: 2 },
    { text: say('thanks'), rank: 0 },
  ];
}

function namesIn({ job }: Plan): Names {
  const short = plainCompany(job.company);
  return {
    position: /\b(?:role|position|job|post)$/i.test(job.role) ? job.role : `${job.role} position`,
    at: job.company ? ` at ${job.company.replace(/\.$/, '')}` : '',
    team: short ? `the team at ${short}` : 'your team',
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
