import { plain, stemsOf } from '../text.ts';

/** What a sentence of the letter does, as far as its truth goes. */
export interface ReadSentence {
  text: string;
  stems: Set<string>;
  /** It says what the applicant has done or does, has or can. */
  isClaim: boolean;
  /** It says what is not so, or not yet. */
  isDenial: boolean;
  /** It speaks of the job that is applied for. */
  isWish: boolean;
}

const DENIAL =
  /\b(?:not|n't|never|no|without|new to me|yet to|still learning|neither|lack|have not|unfamiliar|although)\b/;
const WISH =
  /\b(?:would|'d|could|hope|wish|apply|applying|application|consider|considered|look(?:ing)? forward|interested|want|like to|love to|like the|(?:like|love) that|like about|idea of|thrilled|attracts|welcome|join|opportunity|chance|you (?:ask|need|want|seek|are looking)|you're looking|your (?:posting|advert|advertisement|team|site|company|software|shops|hospital|hotel)|next step|appeals|please)\b/;
const CLAIM = /\b(?:i|i've|i'm|my|we|me)\b/;

export function readSentence(text: string): ReadSentence {
  const lower = plain(text);
  return {
    text,
    stems: stemsOf(text),
    isClaim: CLAIM.test(lower),
    isDenial: DENIAL.test(lower),
    isWish: WISH.test(lower),
  };
}

/** Small words that have a capital only because they begin the sentence. */
const OPENERS =
  /^(?:(?:At|As|In|For|From|With|The|My|I|To|On|Since|Before|After|By|Of|And|But|Your|Our|When|While|If|There|This|Both|During|Earlier|Through|Over|Under|Not|Please|May|Thank)(?:\s+(?:the|a|an)(?=\s))?(?:\s+|$))+/u;

/** Words in capitals that stand together, with the small words that join names: "University of Leeds", "Cedar & Sons". */
const RUN =
  /(?<![\p{L}\d])\p{Lu}[\p{L}\d'’.&+#-]*(?:(?:\s+(?:of|de|des|du|the|for|and|al|bin|&|der|la|van|für)){0,2}\s+(?:\p{Lu}[\p{L}\d'’.&+#-]*|\d+))*/gu;

export function capitalRuns(text: string): { text: string; index: number }[] {
  return [...text.matchAll(RUN)].flatMap((match) => {
    const opener = OPENERS.exec(match[0])?.[0] ?? '';
    const run = match[0].slice(opener.length).replace(/[.'’,]+$/u, '');
    return run === '' ? [] : [{ text: run, index: match.index + opener.length }];
  });
}
