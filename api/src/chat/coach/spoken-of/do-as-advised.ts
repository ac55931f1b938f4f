import { fold } from '@vitae/language/fold';
import { customsOf } from '../../tools/expected-there.ts';
import { leaveOutForCountry } from '../../tools/leave-out-for-country.ts';
import { shorten } from '../../tools/shorten.ts';
import { placeOfTalk } from '../countries.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { lastAnswered } from './last.ts';

// "yeah do it but keep the prize": what the advice before says is done to one's own resume.

const DOES_IT =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|yup|ya|sure|fine|alright|great|good|cool|please|pls|right|then|so|and|now|just|perfect|can (?:yo)?u|could (?:yo)?u|lets|let's)[\s,.!]+)*(?:(?:do|make|apply|cut) (?:it|that|so|this|them)(?: (?:for me|to mine|on mine|with mine|in mine|then|please|pls|now))*|go (?:ahead|for it|on)|please do)(?=$|[\s,.!]+(?:but|and|only|just|keep|without|except|pls|please|thanks|then)\b|[\s.!]*$)|^(?:(?:اوك|اوكي|طيب|تمام|ماشي|ايوه|اي|نعم|يلا)[\s،,.]+)*(?:ا?عمل|سو|نفذ|طبق|اختصر)(?:ي)?(?:ها|ه)(?=$|[\s،.!])/u;
const KEEPS =
  /\b(?:keep|leave|not|without touching|except|don'?t (?:touch|cut|remove|delete|lose)|dont (?:touch|cut|remove|delete|lose)) (?:in )?(?:the |my )?(?<kept>[^,.;!?\n]{3,60}?)(?: (?:in|there|tho\p{L}*|even|please|pls|if|because|cos|bc)\b.*)?$|(?:ابق|خلي|اترك)\S* (?<arabic>[^،.؟\n]{3,50})/u;
const MAX = 160;
/** Advice that is done by shortening. */
const OF_LENGTH: ReadonlySet<string> = new Set(['resume-length']);

/** Null where no such advice stands before it, or there is no resume. */
export function doAsAdvised(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text).trim();
  const about = lastAnswered(turn)?.about;
  if (!turn.resume || words.length > MAX || /[?؟]/u.test(words) || !DOES_IT.test(words)) return null;
  if (about?.kind !== 'answer' || !OF_LENGTH.has(about.id)) return null;
  const kept = KEEPS.exec(words.replace(DOES_IT, ' ').trim())?.groups;
  const keep = kept?.kept ?? kept?.arabic ?? '';
  const short = shorten.run({ isOnePage: true }, turn);
  const details = leaveOutForCountry(turn, customsOf(placeOfTalk(turn), null));
  const stays = (text: string) => keep === '' || !sharesWord(text, keep);
  const proposals = [...short.proposals, ...details.proposals].filter(({ diffs }) =>
    diffs.every(({ before, after }) => after !== '' || stays(before)),
  );
  if (proposals.length === 0) return short;
  const note =
    keep === ''
      ? ''
      : reply(turn, { en: `I leave “${keep}” alone, as you say.`, ar: `ولا أمس «${keep}» كما قلت.` }).text;
  const said = reply(turn, {
    en: 'What I would do with yours; each is a proposal of its own, and nothing changes until you accept it. Lines with a figure stay.',
    ar: 'هذا ما أختصره في سيرتك، كل جزء اقتراح مستقل ولا يتغير شيء حتى تقبله. والأسطر ذات الأرقام تبقى.',
  }).text;
  const cut = proposals.map(
    ({ title, diffs }) => `- **${title}:** ${[...new Set(diffs.map(({ label }) => label))].join(', ')}`,
  );
  return { ...short, text: [said, cut.join('\n'), note].filter(Boolean).join('\n\n'), proposals };
}

const SMALL = /^(?:the|and|for|with|one|line|lines|part|bit|about|from|that|this|job|my)$/u;
function sharesWord(text: string, keep: string): boolean {
  const own = fold(text);
  return keep.split(/\s+/u).some((word) => word.length > 2 && !SMALL.test(word) && own.includes(word));
}
