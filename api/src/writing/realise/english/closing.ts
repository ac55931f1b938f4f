import { upperFirst, wordCount } from '../../text/words.ts';
import { EMPTY, type Said } from '../paragraphs.ts';
import { ENOUGH } from './evidence.ts';
import { isProgram } from './names-of-skills.ts';
import { experience, experienceIn, isBorneOut } from './requirements.ts';
import type { Telling } from './telling.ts';

/** Nobody would be glad "to help X help Y". */
const missionSentence = (sentence: string, mission: string) =>
  /\bhelp\b.*\bhelp\b/i.test(sentence) ? `Your aim to ${mission} is one that I would gladly support.` : sentence;

const MAX_WORDS_OF_COMPANY = 12;
/** "A family-owned distributor with four branches and about 130 employees": so much of itself only the company says. */
const isShortAndPlain = (is: string) =>
  is !== '' &&
  wordCount(is) <= MAX_WORDS_OF_COMPANY &&
  !/\d|\bwith\b|\bbased in\b|\b(?:fastest|leading|best|largest|top)\b/i.test(is);

/** What the advert says of the company, taken up. */
export function company({
  plan: {
    job,
    proofs,
    applicant: { facts },
  },
  say,
}: Telling): Said[] {
  const about = [
    // What an agency is, its client is not.
    !job.isAgency && isShortAndPlain(job.companyIs) ? upperFirst(say('companyIs', job.companyIs)) : '',
    // "To be the leading supplier" is a wish of the company's own.
    job.mission && !/^(?:be|become)\b/.test(job.mission)
      ? upperFirst(missionSentence(say('mission', job.mission), job.mission))
      : '',
  ].filter(Boolean);
  return [
    ...about.map((text, index) => ({ text, rank: 1 + index })),
    // It says nothing of this company: a letter that is long enough does without it.
    { text: about.length === 0 && (proofs.length > 0 || facts.length > 0) ? say('interest') : '', rank: EMPTY },
  ];
}

/** What is offered once is not offered again. */
const OFFERS_MORE = /details|questions|tell you more/;

/** "(815) 555-0129": reached at it, and elsewhere on it. */
const IS_AMERICAN = /^(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|[2-9]\d\d[ .-])\d{3}[ .-]\d{4}$/;

export function closing(telling: Telling): Said[] {
  const { plan, say, choose } = telling;
  const { email, phone } = plan.applicant;
  const ways = [
    email && `at ${email}`,
    phone && !/^\d{5} \(/.test(phone) && (IS_AMERICAN.test(phone) ? `at ${phone}` : `on ${phone}`),
  ]
    .filter(Boolean)
    .join(' or ');
  // What the letter has told of, and has not called experience in so many words.
  const named = [...new Set(telling.evidence.slice(0, ENOUGH).flatMap(experienceIn))];
  const said = experience(telling).text;
  const skill = named.find((name) => isProgram(name) && isBorneOut(name, telling) && !said.includes(name)) ?? '';
  const invite = say('invite', skill);
  return [
    { text: invite, rank: 0 },
    {
      // A resume of a few lines has been told whole.
      text:
        plan.applicant.facts.length > 0
          ? ''
          : choose('enclosed', [
              'I enclose my resume for your reference.',
              'My resume is enclosed with this letter.',
              'Please find my resume enclosed.',
            ]),
      rank: EMPTY,
    },
    { text: OFFERS_MORE.test(invite) ? '' : say('details'), rank: EMPTY },
    { text: ways ? say('reach', ways) : '', rank: 0 },
    { text: say('thanks'), rank: 0 },
  ];
}
