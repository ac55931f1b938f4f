import { fold } from '@vitae/language/fold';
import { tellingStems } from '../asked-words.ts';
import { reply } from '../language.ts';
import { type CoachAnswer, type ProposedChange, type Turn, textsOfUser } from '../turn.ts';

// What somebody has said in the talk not to have: it is never put into the resume.

const LACKS = [
  /\b(?:i|we) (?:really |still |also |currently |unfortunately )?(?:do not|don'?t|dont|haven'?t|havent|have not|have never|never|didn'?t|didnt|did not|hadn'?t|lack|am missing|'?m missing|am without|'?m without|am not|'?m not|ain'?t|can'?t|cannot|got no|have no|have zero) (?:\p{L}+ ){0,2}?(?:have|had|gotten|got|get|hold|held|used|use|done|do|taken|take|passed|pass|work(?:ed)? (?:with|on|in)|touched|touch|seen|tried|driven|operated|handled|know|certified in|licen[cs]ed (?:in|for)|trained (?:in|on))?\b(?<what>[^.;!?\n]{2,80})/giu,
  /\b(?:without|no|not yet|w\/o|wala(?:ng)?(?: pa)?(?: po)?(?: akong)?)\s+(?!(?:make|put|it|its|it'?s|i|but|that|this|not|just|the|only|change|use|instead|more|need|one|way|problem|thanks|thank|please|pls|sir|add|keep|call|leave|wait|idea|news|answer|reply|response|write|say|you|we|they|to|in|on|at|of)\b)(?:an?y? |the |my |a )?(?<what>[^.;!?\n,]{2,60})/giu,
  /(?:^|[,.;:]\s?|\bbut |\band )(?:have )?never (?:really |even |actually )?(?:touched|used|worked (?:with|on|in)|done|did|had|held|driven|operated|managed|led|tried|seen) (?<what>[^.,;!?\n]{2,60})/giu,
  /(?<what>[\p{L}\d.+# ]{2,30}?) (?:nahi|nahin|nai|not) (?:aata|aati|ata|hai|kiya|seekha)\b/giu,
  /\bonly (?:got|have|has|did|done) (?:an? )?[^.,;?!\n]{2,30}? not (?:an? |the )?(?<what>[^.,;?!\n]{1,30})/giu,
  /(?:^|\s)(?:و)?(?:ما|لا|ليس|مو|مش|لم)\s?(?:عندي|لدي|معي|املك|احمل|اعرف|استخدم\S*)(?<what>[^.؟?!\n]{2,60})/gu,
  /(?:^|\s)(?:بدون|من غير|بلا|ناقصني|ينقصني)\s(?<what>[^.؟?!\n]{2,60})/gu,
];
/** Where another clause begins, which says nothing of what is lacking. */
const CLAUSE_ENDS =
  /\s(?:but|though|only|just|so|do|does|can|could|should|shall|will|would|is|are|if|when|because|how|what|بس|لكن|هل|تنصحني)\s.*$|,\s?(?:it'?s|ours|we|i)\s.*$/iu;
/** They are wished for, and not lacking: "I don't know", "I don't want". */
const NO_LACK =
  /^\s*(?:know|want|think|like|mean|see|understand|care|mind|need|believe|remember|get (?:it|why|how))\b/iu;
const WORDS_MAX = 6;
const ITEM = /\s*(?:,|\/|\bor\b|\band\b|\bnor\b|،|\sولا\s|\sاو\s|\sو(?=\p{L}))\s*/iu;

/** What messages say their writer does not have, as they name it. */
export function saidNotToHave(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    LACKS.flatMap((lacks) =>
      [...fold(text.slice(0, 600)).matchAll(lacks)].flatMap(({ groups }) => {
        const what = (groups?.what ?? '').replace(CLAUSE_ENDS, '').trim();
        if (NO_LACK.test(what)) return [];
        return what
          .split(ITEM)
          .map((item) =>
            item
              .replace(
                /^(?:an?y?|the|my|any|yet|i|mujhe|mujhko|main|mera)\s|\s(?:yet|so far|now|at all|still|po|pa)$/gu,
                '',
              )
              .trim(),
          )
          .filter((item) => item !== '' && item.split(/\s+/u).length <= WORDS_MAX);
      }),
    ),
  );
}

/** A name, told in small letters, as a text writes it; null where it does not. */
export function writtenIn(text: string, name: string): string | null {
  const at = text.toLowerCase().indexOf(name);
  return at < 0 ? null : text.slice(at, at + name.length);
}

/** Of the whole talk with the message of now: what has since been told to be had is not lacking. */
export function lackingInTalk({ text, history }: Pick<Turn, 'text' | 'history'>): string[] {
  const said = [...textsOfUser(history), text];
  return said.flatMap((each, at) =>
    saidNotToHave([each]).filter((item) => !said.slice(at + 1).some((later) => isHadNow(later, item))),
  );
}

const HAD_NOW =
  /\b(?:i (?:now |just |do |finally |already )*(?:have|got|passed|hold|received|did|finished|completed)|yes)\b|(?:عندي|حصلت|اخذت|صار عندي)/u;
function isHadNow(text: string, item: string): boolean {
  const words = fold(text);
  if (!HAD_NOW.test(words) || /[?؟]\s*$/u.test(text)) return false;
  const own = new Set(tellingStems(words));
  return (
    tellingStems(item).some((stem) => own.has(stem)) && !saidNotToHave([text]).some((other) => namesSame(other, item))
  );
}

/** Whether a name says the same thing: all telling words of the shorter one stand in the other. */
export function namesSame(one: string, other: string): boolean {
  const [a, b] = [tellingStems(one), tellingStems(other)];
  if (a.length === 0 || b.length === 0) return false;
  const [less, more] = a.length <= b.length ? [a, b] : [b, a];
  return less.every((stem) => more.includes(stem));
}

const LISTS: ReadonlySet<string> = new Set(['skills', 'certifications', 'awards', 'languages']);

/** What a proposal puts newly into a list. */
const addedBy = ({ diffs, changes }: ProposedChange): string[] =>
  changes.some(({ path }) => LISTS.has(path[0] ?? ''))
    ? diffs.flatMap(({ before, after }) =>
        after
          .split(/,\s+|\n/u)
          .map((item) => item.trim())
          .filter((item) => item !== '' && !before.includes(item)),
      )
    : [];

/** The same answer without proposals that put in what its reader has said not to have. */
export function withoutLacking(turn: Turn, answer: CoachAnswer): CoachAnswer {
  if (answer.proposals.length === 0) return answer;
  const lacking = lackingInTalk(turn);
  const isLacking = (item: string) => lacking.some((said) => namesSame(said, item));
  const refused = answer.proposals.filter((proposal) => addedBy(proposal).some(isLacking));
  if (refused.length === 0) return answer;
  const names = [...new Set(refused.flatMap(addedBy).filter(isLacking))].join(', ');
  const { text } = reply(turn, {
    en: `You said that you do not have **${names}** yet, so I do not put it in: it is the first thing that is checked. Once you have it, tell me “I have ${names} now, add it”. Until then this may stand in the summary or the letter, if it is true: “${names}: booked for [month, year]”.`,
    ar: `قلت إن **${names}** ليست لديك بعد، فلا أضيفها: هي أول ما يُتحقق منه. وحين تحصل عليها قل لي «عندي ${names} الآن، أضفها». وحتى ذلك الحين يجوز أن تكتب في الملخص أو الخطاب إن صح: «${names}: محجوزة في [الشهر، السنة]».`,
  });
  const proposals = answer.proposals.filter((proposal) => !refused.includes(proposal));
  if (proposals.length > 0) return { ...answer, text: `${answer.text}\n\n${text}`, proposals };
  return { ...answer, text, proposals, about: null, choices: [] };
}
