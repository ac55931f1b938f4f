import { upperFirst, wordCount } from '../../text/words.ts';
import { FILLER, NEXT_TO_NEEDFUL, type Said } from '../paragraphs.ts';
import { wishFor } from './duty.ts';
import { isProgram } from './names-of-skills.ts';
import { experienceIn, isBorneOut } from './requirements.ts';
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

const MAX_DUTIES = 2;

/** What the advert says of company and work, taken up. */
export function company({
  plan: {
    job,
    duties,
    proofs,
    isOtherWork,
    applicant: { facts },
  },
  say,
  choose,
}: Telling): Said[] {
  const [wish, second] = (isOtherWork ? [] : duties).flatMap((duty) => wishFor(duty) ?? []).slice(0, MAX_DUTIES);
  const work = wish ? say(wish.isGerund ? 'dutyDoing' : 'duty', wish.text) : '';
  const also = second ? `I would also ${second.isGerund ? 'enjoy' : 'be glad to'} ${second.text}.` : '';
  const about = [
    isShortAndPlain(job.companyIs) ? upperFirst(say('companyIs', job.companyIs)) : '',
    // "To be the leading supplier" is a wish of the company's own.
    job.mission && !/^(?:be|become)\b/.test(job.mission)
      ? upperFirst(missionSentence(say('mission', job.mission), job.mission))
      : '',
  ];
  const isWorkFirst = choose('company first', [true, false]);
  const texts = (isWorkFirst ? [work, ...about] : [...about, work]).filter(Boolean);
  return [
    ...texts.map((text, index) => ({ text, rank: 1 + Math.min(index, 2) })),
    { text: wish?.text.includes(' and ') ? '' : also, rank: FILLER },
    { text: texts.length === 0 && (proofs.length > 0 || facts.length > 0) ? say('interest') : '', rank: 1 },
  ];
}

/** What is offered once is not offered again. */
const OFFERS_MORE = /details|questions|tell you more/;

export function closing(telling: Telling): Said[] {
  const { plan, say } = telling;
  const { email, phone } = plan.applicant;
  const ways = [email && `at ${email}`, phone && !/^\d{5} \(/.test(phone) && `on ${phone}`]
    .filter(Boolean)
    .join(' or ');
  const named = [...new Set(plan.proofs.flatMap(experienceIn))];
  const skill = named.find((name) => isProgram(name) && isBorneOut(name, telling)) ?? '';
  const invite = say('invite', skill);
  return [
    { text: invite, rank: 0 },
    { text: OFFERS_MORE.test(invite) ? '' : say('details'), rank: FILLER },
    { text: ways ? say('reach', ways) : '', rank: NEXT_TO_NEEDFUL },
    { text: say('thanks'), rank: 0 },
  ];
}
