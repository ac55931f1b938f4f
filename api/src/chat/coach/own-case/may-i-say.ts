import { fold } from '@vitae/language/fold';
import { capital } from '../../tools/first-letter.ts';
import { hasFigure } from '../../tools/has-figure.ts';
import { phrasesLeftOut } from '../../tools/left-out.ts';
import { reply, type Said } from '../language.ts';
import { isAdvert } from '../pasted-advert.ts';
import { ASKS_TO_INVENT } from '../refusals.ts';
import { readRequest } from '../request.ts';
import { type CoachAnswer, type Turn, textsOfUser } from '../turn.ts';
import { lackingInAdvert } from './lacking-in-advert.ts';
import { demandNamed, entriesNamed, linesNamed, namingStems, quoted } from './named-in-documents.ts';
import { type PartDone, partDone } from './part-done.ts';
import { lackingInTalk, writtenIn } from './said-not-to-have.ts';
import { asksToClaimMore, claimedIn, honestVerbFor } from './words-of-claims.ts';

const HONEST: Record<'watched' | 'helped' | 'tried' | 'learned' | 'other', (what: string) => string> = {
  watched: (what) => `Followed ${what} beside [my supervisor]: [what I prepared, checked or reported for it]`,
  helped: (what) => `Supported ${what}: [my own part in it]`,
  tried: (what) => `First practice in ${what}: [where, how often]`,
  learned: (what) => `${capital(what)} during [my training at …]: [what I did there myself]`,
  other: (what) => `${capital(what)}: [what is so, with its dates]`,
};

/** The own part, and whose the last word was. */
function lineOfPart({ deed, whom, how }: PartDone, what: string): string {
  const own = deed || (what === '' ? '[my own part]' : `${capital(what)}: [my own part in it]`);
  return whom === '' ? `${own}: [how many, how often]` : `${own} (${how} by ${whom})`;
}

const ofAnother = (whom: string): Said => ({
  en: `The last word was with ${whom.replace(/^(?:my|our) /u, 'your ')}, and that part is not yours. `,
  ar: 'القرار الأخير كان لغيرك، وهذا الجزء ليس لك. ',
});

function askMore({ text }: Turn, part: PartDone | null, isCounted: boolean): string {
  if (part?.deed) return 'How often was it, or how much was it worth a month?';
  const own = fold(text).includes('watch') ? 'Did you do any part of it yourself' : 'What was your own part';
  return `${own}${isCounted ? '' : ', and how often or how much'}?`;
}

/** The verb in front of what is claimed, which is just what is not so. */
const CLAIMING_VERB =
  /^(?:to )?(?:have |had )?(?:(?:managed|manage|led|lead|ran|run|owned|own|handled|handle|did|do|built|build|created|create|supervised|supervise|was|were|am|have|had|used|use|know|done|worked (?:with|on|in|as)|responsible for|in charge of)\s+)(?:an? |the |my )?/iu;
const NO_THING = /^(?:it|that|this|them|so|one|more|yes|no|\d+ ?(?:years?|yrs?|months?)?.*)$/iu;

/** Behind the name of what is claimed: where it is to go, and what is to be done besides. */
const BEHIND_NAME =
  /\s(?:on|in|into|under|there|here|and|then|as|over|while|anyway|too|instead|a lot|quite|really|even|also|so|to)\b.*$/iu;
/** "something", however it is typed: names nothing of which a line could be written. */
const SOMETHING =
  /^(?:an?y?|some?|so?m|every|no)-?th\p{L}{0,5}(?: (?:about|on|of|like|for|there|in|else)\b.*)?$|^(?:stuff|smth|sth)\b/iu;
/** A clause names nothing. */
const IS_CLAUSE =
  /(?<![\p{L}'’])(?:i|i'?m|it|they|we|you|he|she|is|are|was|were|will|would|can|learn|get|got|just)(?![\p{L}])/iu;
const NAME_WORDS_MAX = 5;

/** What is claimed, by its name as the advert writes it; empty where a clause stands in its place. */
function nameOf(claimed: string, { advert }: Turn): string {
  const name = claimed.replace(BEHIND_NAME, '').trim();
  if (name === '' || NO_THING.test(name) || IS_CLAUSE.test(name) || name.split(/\s+/u).length > NAME_WORDS_MAX)
    return '';
  return writtenIn(advert, fold(name)) ?? name;
}

/** "can i write S7 basic on it", of what was said before not to be had. */
function claimsLacking(turn: Turn): boolean {
  const claimed = claimedIn(turn.text);
  const words = fold(turn.text.slice(0, 200)).trim();
  if (claimed === '' || turn.history.length === 0 || !MAY_I.test(words)) return false;
  const stems = new Set(namingStems(claimed));
  const demands = textsOfUser(turn.history)
    .flatMap((text) => lackingInAdvert({ text, advert: turn.advert }))
    .map(({ demand }) => demand);
  return [...lackingInTalk({ ...turn, text: '' }), ...demands].some((item) =>
    namingStems(item).some((stem) => stems.has(stem)),
  );
}
const MAY_I =
  /\b(?:can|could|may|should|shall) (?:i|u|you)\b|\b(?:what if|ok (?:to|if)|fine (?:to|if))\b|(?:ممكن|هل|اقدر|ينفع)/u;

/** An order to invent has its own answer. */
const isRefusedAnyway = (text: string): boolean => ASKS_TO_INVENT.test(fold(text)) && !readRequest(text).isQuestion;

/** "write a summary, and don't say expert": what is not to be said belongs to what is to be written. */
function ordersText(text: string): boolean {
  const { orders, things, isQuestion } = readRequest(text);
  const written = ['summary', 'letter', 'mail', 'lines'].some((thing) => things.has(thing));
  return (!isQuestion || phrasesLeftOut(text).length > 0) && written && ORDERS.some((order) => orders.has(order));
}
const ORDERS = ['write', 'rewrite', 'tailor'] as const;

/** Longer, it tells a story. */
const WORDS_MAX = 45;

/** What may honestly be said in the place of a claim that its writer admits not to be so; null where none is asked about. */
export function mayISay(turn: Turn): CoachAnswer | null {
  if (turn.text.trim().split(/\s+/u).length > WORDS_MAX) return null;
  const isLacking = claimsLacking(turn);
  if ((!isLacking && !asksToClaimMore(turn.text)) || isAdvert(turn.text) || isRefusedAnyway(turn.text)) return null;
  if (ordersText(turn.text) || SOMETHING.test(claimedIn(turn.text))) return null;
  const demand = demandNamed(turn.text, turn.advert);
  const claimed = claimedIn(turn.text).replace(CLAIMING_VERB, '').trim();
  const isTime = /\d+ ?(?:years?|yrs?|months?)|\b(?:years?|longer|older)\b/iu.test(claimed) && NO_THING.test(claimed);
  const what = nameOf(claimed, turn);
  const verb = honestVerbFor(turn.text);
  const part = verb === null ? partDone(turn.text, claimedIn(turn.text), what) : null;
  const lines = turn.resume ? linesNamed(turn.text, turn.resume.data) : [];
  // Whoever signed names no paper of one's own.
  const entries = turn.resume ? entriesNamed(part?.whom ? what : turn.text, turn.resume.data) : [];
  const own = [...lines.map(quoted), ...entries.map((entry) => `“${entry}”`)].slice(0, 3);
  const list = own.map((each) => `\n- ${each}`).join('');
  const line = part ? lineOfPart(part, what) : what === '' ? '' : HONEST[verb ?? 'other'](what);
  const wording = line === '' ? '' : `\n\n> ${line}`;
  const lastWord = part?.whom ? ofAnother(part.whom) : { en: '', ar: '' };
  const isCounted = lines.some(({ text }) => hasFigure(text));
  return reply(
    turn,
    {
      en: [
        `**No, not as ${isTime ? 'years that were something else' : 'more than it was'}.** ${lastWord.en}It is what a reference call or the second question of the interview brings out, and then the true part is not believed either. What is so may be said, and often does the work:`,
        demand ? `The advert asks: “${demand}”.` : '',
        own.length > 0
          ? `From your resume this speaks for it, in its true size:\n${list}`
          : 'Your resume has no line on it yet.',
        wording === ''
          ? ''
          : `So it may stand, where it is true (fill in the brackets, strike what is not so):${wording}`,
        isTime
          ? 'Count only the time that was really this. In the letter say in one sentence where you know the field from and what you bring instead; a requirement of years is often met by near work, a wrong figure never.'
          : '',
        `${askMore(turn, part, isCounted)} Tell me in a sentence, and I write it as it was.`,
      ]
        .filter(Boolean)
        .join('\n\n'),
      ar: [
        `**لا، ليس ${isTime ? 'كسنوات في مجال آخر' : 'أكثر مما كان'}.** ${lastWord.ar}هذا ما يكشفه اتصال بمرجعك أو السؤال الثاني في المقابلة، ثم لا يُصدَّق الجزء الصحيح أيضًا. أما الصحيح فيُقال وغالبًا يكفي:`,
        demand ? `يطلب الإعلان: «${demand}».` : '',
        own.length > 0 ? `هذا ما يشهد له في سيرتك بحجمه الحقيقي:\n${list}` : 'لا يوجد في سيرتك سطر عنه بعد.',
        wording === '' ? '' : `ويجوز أن يُكتب هكذا إن صح (أكمل ما بين الأقواس واحذف ما ليس صحيحًا):${wording}`,
        'ما الجزء الذي عملته بنفسك، وكم مرة؟ قله لي في جملة وأكتبه كما كان.',
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
    { about: { kind: 'refusal' } },
  );
}
