import { fold } from '@vitae/language/fold';
import { KEEPS_JOB } from '../job-in-doubt.ts';
import { reply } from '../language.ts';
import { placeIn } from '../ordinals.ts';
import { isAccepted } from '../spoken-of/proposed.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../turn.ts';
import { entryNamedIn } from './entry-named.ts';

// "agreed, go ahead with …", "yes the second", "ok do that for …": one of the changes that were proposed is taken, and is
// put before the person again by itself.

const AGREES =
  /^(?!(?:can|could|how|why|what|when|did|i|you|we|they|should|do not|dont|don|not|no|never)\b)(?:\p{L}{2,10}[\s,.!]+){0,3}(?:go (?:ahead|on|for it|with)|do (?:it|that|this|so)|proceed|crack on|carry on)\b|^(?:\p{L}{2,10}[,.!]\s)?(?:(?:ok(?:ay)?|yes|yeah|yep|yup|sure|fine|right|great|good|perfect|cool|agreed?|i agree|deal|sounds (?:good|great|fine)|alright|please|pls|then|well|so|thanks|thank you|makes sense|fair enough|true|exactly)[\s,.!:-]+)*(?:(?:please |pls |just |lets |let's |then )*(?:go (?:ahead|for|on|with)|do (?:it|that|this|so|the|just)?|make (?:it|that|the|those)|proceed|apply|use|take|start|carry on|change|only|accept|run)\b|(?:the )?(?:first|second|third|fourth|1st|2nd|3rd|last|both|all)\b|(?:agreed?|i agree|yes|yeah|yep|sure|ok(?:ay)?)\b(?=[\s,.!]+(?:for|with|on|to|the|just|only)\b))|^(?:(?:تمام|طيب|اوكي|اوك|ماشي|نعم|ايوه|اه|موافق|متفق|اتفقنا|حسنا|مزيان|واخا|صح|يلا)[\s،,.]*)+(?:(?:نفذ|اعمل|سو|دير|طبق|كمل|ابدا|خذ|نعم|موافق|عدل|غير)\S*|(?:ال)?(?:اول|ثاني|تاني|ثالث|اولي|ثانيه)\S*|(?:علي|في|ل)\s?\p{L})/u;
const ADDS_WISH =
  /\b(?:but|except|without|instead|also|add|remove|delete|shorter|longer|letter|e-?mail|why|how|what|interview)\b|[?؟]|(?:لكن|بس|اضف|احذف|ليش|كيف)/u;
const WORDS_MAX = 14;
const LOOKS_BACK = 6;

/** Null where a message agrees to no change that is still open. */
export function agreedPart(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 160)).trim();
  if (!turn.resume || words.split(/\s+/u).length > WORDS_MAX || !AGREES.test(words) || ADDS_WISH.test(words))
    return null;
  const before = turn.history.at(-1);
  if (
    before?.about?.kind === 'entry' &&
    !before.proposals?.length &&
    KEEPS_JOB.test(before.text) &&
    namesNothing(words)
  )
    return reply(
      turn,
      {
        en: `Then **${before.about.text}** stays as it stands; nothing is to be changed for that.`,
        ar: `إذن تبقى **${before.about.text}** كما هي، ولا شيء يتغير لذلك.`,
      },
      { about: before.about },
    );
  const last = turn.history.slice(-LOOKS_BACK).findLast(({ proposals }) => proposals && proposals.length > 0);
  const open = (last?.proposals ?? []).filter(
    (proposal) => proposal.resumeId !== undefined && !isAccepted(turn, proposal),
  );
  if (!last || open.length === 0) return null;
  const isJustBefore = turn.history.at(-1) === last;
  const ofEntry = proposalsOfEntry(turn, open);
  if (ofEntry) return again(turn, ofEntry, last.about ?? null);
  if (!isJustBefore) return null;
  const at = placeIn(words);
  const meant = at >= 0 && open.length > 1 ? open[at] : undefined;
  if (meant) return again(turn, [meant], last.about ?? null);
  return namesNothing(words) ? again(turn, open, last.about ?? null) : null;
}

/** Those that change the job which a message names; null where it names none, or one that nothing was proposed for. */
function proposalsOfEntry(turn: Turn, open: readonly ProposedChange[]): ProposedChange[] | null {
  const entry = entryNamedIn(turn, turn.text);
  if (!entry) return null;
  const own = open.filter(
    ({ changes, diffs }) =>
      changes.some(({ path }) => path[1] === entry.item.id) || diffs.every(({ before }) => before === entry.text),
  );
  return own.length > 0 ? own : null;
}

const SMALL =
  /^(?:ok|okay|yes|yeah|yep|yup|sure|fine|right|great|good|perfect|cool|agree|agreed|i|deal|sounds|alright|please|pls|then|well|so|thanks|thank|you|makes|sense|fair|enough|true|exactly|just|lets|go|ahead|for|on|with|do|it|that|this|make|those|them|proceed|apply|use|take|start|carry|change|changes|only|accept|all|both|of|the|تمام|طيب|اوكي|اوك|ماشي|نعم|ايوه|اه|موافق|متفق|اتفقنا|حسنا|مزيان|واخا|صح|يلا|نفذ|نفذها|اعمل|اعملها|سويها|ديرها|طبق|طبقها|كمل)$/u;
/** "grand, do that": whatever is said for a yes. */
const YES = /^\p{L}{2,10}[,.!]\s/u;
const namesNothing = (words: string): boolean =>
  (words.replace(YES, '').match(/[\p{L}']+/gu) ?? []).every((word) => SMALL.test(word.replace(/'/gu, '')));

function again(turn: Turn, proposals: readonly ProposedChange[], about: CoachAnswer['about']): CoachAnswer {
  const labels = [...new Set(proposals.flatMap(({ diffs }) => diffs.map(({ label }) => label)))].slice(0, 3).join('; ');
  return reply(
    turn,
    {
      en: `Here it is by itself: **${labels}**. Press **Accept** under it, and it stands in your resume; all else stays as it is.`,
      ar: `ها هو وحده: **${labels}**. اضغط **قبول** تحته فيدخل سيرتك، ويبقى ما عداه كما هو.`,
    },
    { about, proposals: [...proposals] },
  );
}
