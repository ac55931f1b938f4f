import { fold } from '@vitae/language/fold';
import { skillsAffirmed } from '../tools/add-skills.ts';
import { mendFinding } from '../tools/explain-ats.ts';
import { addFigures } from '../tools/line-figures.ts';
import { asksFirstStep, firstGap } from './first-gap.ts';
import { addGap, answersAskForGap } from './gaps.ts';
import { reply } from './language.ts';
import { ofListedLine } from './lines-asked.ts';
import { addListed, saysWhichMay } from './listed-skills.ts';
import { addAffirmed } from './named-skills.ts';
import { ordinalIn } from './ordinals.ts';
import { verdictOn } from './own-case/lacking-in-advert.ts';
import { compareWithPay } from './pay-by-time.ts';
import { askWhetherSo, PUTS } from './refusals.ts';
import { readRequest } from './request.ts';
import { nameTold } from './spoken-of/item-in-language.ts';
import { justBefore, lastAnswered } from './spoken-of/last.ts';
import { lineMeant } from './spoken-of/line-meant.ts';
import { onProposed } from './spoken-of/proposed.ts';
import type { Subject } from './subject.ts';
import { ofSums } from './sums-compared.ts';
import type { CoachAnswer, Turn } from './turn.ts';
import { weighNamed } from './worth-applying.ts';

const MENDS = /\b(?:fix|do|mend|solve|improve|change|help|start|explain|what about|how)\b|صلح|عدل|حل|اشرح|كيف/u;

/** "its about 8 a month", "we have 40 of them, put that in". */
const TELLS_OF_IT =
  /^(?:(?:well|so|ok|okay|yes|also|oh|and)[\s,]+)*(?:it'?s|it (?:is|was)|that'?s|there (?:are|were|is|was)|about|around|roughly|approximately|on average|usually|normally|i|we|they)\b/u;
const TO_BE_PUT_IN =
  /[\s,.;]*(?:(?:please|pls|can you|so|and|now) )*(?:put|add|include|write|mention|work|get) (?:that|it|this|them|those|these|both)(?: (?:figures?|numbers?|facts?))? ?(?:in|into it|to it|there|too)?[\s.!]*(?:please|pls)?[\s.!]*$/iu;

const TOLD_MAX = 400;

/** Figures for the line that was spoken of; one that has some already gets more of them only where that is said. */
function putFiguresIn(turn: Turn, about: Extract<Subject, { kind: 'line' }>, words: string): CoachAnswer | null {
  if (!/\d/.test(turn.text) || readRequest(turn.text).isQuestion) return null;
  if (about.deed === 'figures asked') {
    const line = lineMeant(turn, about, []);
    return line && addFigures(turn, line, turn.text);
  }
  const isWanted = TO_BE_PUT_IN.test(words) || (TELLS_OF_IT.test(words) && !/\d/.test(about.text));
  if (about.deed !== 'changed' || !isWanted) return null;
  const proposals = lastAnswered(turn)?.proposals ?? [];
  return onProposed(turn, proposals, (now) => {
    const line = lineMeant(now, about, proposals);
    return line && addFigures(now, line, turn.text.slice(0, TOLD_MAX).replace(TO_BE_PUT_IN, ''));
  });
}

/** "i dont have first aid": it stays out, and what the advert says of it. */
const sayItStaysOut = (turn: Turn, verdict: string): CoachAnswer =>
  reply(turn, { en: `Then it stays out of your resume. ${verdict}`, ar: `إذن لا تُكتب في سيرتك. ${verdict}` });

/** What a message says to the question of the answer just before it; null where that asked nothing, or it says no such thing. */
export function answerAwaited(turn: Turn): CoachAnswer | null {
  const about = justBefore(turn);
  const words = fold(turn.text.slice(0, 300));
  switch (about?.kind) {
    case 'gap asked':
      return answersAskForGap(turn) ? addGap(turn) : null;
    case 'skills asked': {
      const skills = skillsAffirmed(turn);
      if (skills.length > 0) return addAffirmed(turn, skills);
      const weighed = weighNamed(turn);
      if (weighed) return weighed;
      if (asksFirstStep(words)) return firstGap(turn);
      const verdict = readRequest(turn.text).isQuestion ? null : verdictOn(turn);
      if (verdict) return sayItStaysOut(turn, verdict);
      return addListed(turn, about.names ?? []) ?? saysWhichMay(turn, about.names ?? []);
    }
    case 'name asked':
      return nameTold(turn, about.of);
    case 'refusal':
      return PUTS.test(words) ? askWhetherSo(turn) : null;
    case 'findings': {
      const at = MENDS.test(words) ? ordinalIn(words) : -1;
      return at >= 0 ? mendFinding(turn, at) : null;
    }
    case 'pay':
      return compareWithPay(turn, about);
    case 'sums':
      return ofSums(turn, about);
    case 'lines listed':
      return onProposed(turn, turn.history.at(-1)?.proposals ?? [], (now) => ofListedLine(now, about.lines));
    case 'line':
      return putFiguresIn(turn, about, words);
    default:
      return null;
  }
}
