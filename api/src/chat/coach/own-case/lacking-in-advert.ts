import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { tokenise } from '@vitae/language/tokens';
import { matchAdvert } from '../../tools/advert-match.ts';
import { stemsOfText, tellingStems } from '../asked-words.ts';
import { reply } from '../language.ts';
import type { Turn } from '../turn.ts';
import { demandsOf } from './named-in-documents.ts';
import { isOnlySpokenOf } from './only-spoken-of.ts';
import { saidNotToHave, writtenIn } from './said-not-to-have.ts';
import { mustsOf } from './worth-without-resume.ts';

// What somebody has said not to have, and what the advert says of it.

interface Lacking {
  /** As the advert writes it. */
  name: string;
  demand: string;
  isMust: boolean;
  /** A licence, a registration, a certificate: had or not had, and mostly to be got. */
  isPaper: boolean;
}

const PLUS =
  /\b(?:plus|advantage|bonus|asset|preferred|preferably|ideally|desirable|nice to have|welcome|beneficial|not (?:a must|required|essential)|or working towards|willing to)\b|يفضل|ميزه|افضليه/u;
const PAPER =
  /\b(?:licen[cs]e[sd]?|licen[cs]ing|endorsements?|registration|registered|certificat\w+|certified|cert|tickets?|card|accredit\w+|diploma|degree|nvq|valid|permit|clearance|award|dbs|bls|acls|cpr|cdl|twic|cscs|ccna|nebosh|pmp|acca|cpa|hazmat)\b|رخص|تسجيل|شهاد|تصنيف/u;

/** Each thing that a message says is lacking and of which the advert speaks. */
export function lackingInAdvert({ text, advert }: Pick<Turn, 'text' | 'advert'>): Lacking[] {
  if (advert === '') return [];
  const items = saidNotToHave([text]);
  if (items.length === 0) return [];
  const demands = demandsOf(advert).map((line) => ({ line, own: stemsOfText(line) }));
  const found = items.flatMap((item): Lacking[] => {
    const stems = tellingStems(item);
    const demand = demands.find(({ own }) => stems.length > 0 && stems.every((stem) => own.has(stem)))?.line;
    if (!demand) return [];
    const name = writtenIn(demand, item) ?? item;
    // "PGY2 preferred, OR minimum 4 years": what is said of the thing itself, and of what stands with it.
    const near = demand.split(/,\s*(?:or|OR)\s|\(|\)/u).find((part) => stemsOfText(part).has(stems[0]!)) ?? demand;
    return [{ name, demand, isMust: !PLUS.test(fold(near)), isPaper: PAPER.test(fold(demand)) }];
  });
  return [...new Map(found.map((each) => [fold(each.name), each])).values()];
}

/** What the advert asks for and the resume does not show, where a message names it as still to be got. */
export function namedAsMissing({ text, advert, resume }: Turn): Lacking[] {
  if (!resume || advert === '' || !isOnlySpokenOf(text)) return [];
  const named = tokenise(text);
  const [, ...others] = demandsOf(advert);
  const demands = [...mustsOf(advert), ...others];
  const found = matchAdvert(advert, resume.data)
    .missing.filter((skill) => findTerm(named, skill) !== null)
    .flatMap((skill): Lacking[] => {
      const demand = demands.find((line) => findTerm(tokenise(line), skill) !== null);
      if (!demand) return [];
      const [head = ''] = demand.split(BEHIND_HEAD);
      const isPaper = PAPER.test(fold(head));
      const isWhole = isPaper && head.length <= NAME_MAX && findTerm(tokenise(head), skill) !== null;
      const name = isWhole ? head : skill.label;
      return [{ name, demand, isMust: skill.importance === 'required', isPaper }];
    });
  return [...new Map(found.map((each) => [each.name, each])).values()];
}
const BEHIND_HEAD = /,\s|;\s|\sand\s|\splus\s|\swith\s|\sو(?=\p{L})/u;
const NAME_MAX = 48;

/** What a demand wants beside a paper: "… and at least one year with them". */
const BESIDE_PAPER = /(?:,|\band\b|\bplus\b)\s+(?<rest>[^,;]*\b(?:years?|months?|experience|hands[- ]on)\b[^;]*)$/iu;

/** What that means for applying: the verdict and what to do about each; null where the advert asks for none of it. */
export function verdictOn(turn: Turn, lacking: readonly Lacking[] = lackingInAdvert(turn)): string | null {
  if (lacking.length === 0) return null;
  const musts = lacking.filter(({ isMust }) => isMust);
  const pluses = lacking.filter(({ isMust }) => !isMust);
  const names = (some: readonly Lacking[]) => some.map(({ name }) => name).join(', ');
  const demand = musts[0]?.demand ?? '';
  const papers = musts.filter(({ isPaper }) => isPaper);
  const verdict =
    musts.length === 0
      ? {
          en: `**Yes, apply:** of what you lack the advert says “${pluses[0]!.demand}”: a plus and no must. Say in the letter what is nearest to it in your work, and do not excuse yourself for the rest.`,
          ar: `**نعم، قدّم الآن.** ${names(pluses)}: يذكرها الإعلان كميزة لا كشرط («${pluses[0]!.demand}»).`,
        }
      : papers.length > 0
        ? {
            en: `**Apply only with a date for ${names(papers)}, and ask first.** The advert makes it a must (“${demand}”): without it they can hardly let you start, whatever else you show. Book it now, then call or write: “I have [what you have]; ${papers[0]!.name} is booked for [date]. May I apply with it under way?” A yes costs them a minute; a form without it is sorted out.`,
            ar: `**قدّم ومعك موعد لـ${names(papers)}، واسألهم أولًا.** الإعلان يجعلها شرطًا («${demand}»)، ومن دونها يصعب أن تبدأ العمل. احجزها الآن ثم اكتب أو اتصل: «لدي [ما لديك]، و${papers[0]!.name} محجوزة بتاريخ [التاريخ]، هل أقدّم وهي قيد الإنجاز؟». الانتظار دون حجز لا يفيد.`,
          }
        : {
            en: `**It is a stretch, and still worth an hour if the rest fits.** The advert asks for ${names(musts)} (“${demand}”). Say in the letter what in your work comes nearest to it, and how soon you would learn the rest.`,
            ar: `**فرصة أضعف، لكنها تستحق ساعة إن ناسبك الباقي.** يطلب الإعلان ${names(musts)} («${demand}»). اذكر في الخطاب أقرب شيء إليها في عملك ومتى تتعلم الباقي.`,
          };
  const rest = papers.length > 0 ? BESIDE_PAPER.exec(papers[0]!.demand)?.groups?.rest : undefined;
  const wanted = rest
    ? {
        en: ` The same line wants “${rest}” too: a course alone does not cover that, so ask about both.`,
        ar: ` والسطر نفسه يطلب أيضًا «${rest}»: الدورة وحدها لا تغطيه، فاسأل عن الاثنين.`,
      }
    : { en: '', ar: '' };
  const beside =
    musts.length > 0 && pluses.length > 0
      ? {
          en: ` ${names(pluses)} it only prefers (“${pluses[0]!.demand}”): the lack of that alone stops nobody.`,
          ar: ` أما ${names(pluses)} فمفضلة فقط («${pluses[0]!.demand}»)، ونقصها وحده لا يمنع.`,
        }
      : { en: '', ar: '' };
  return reply(turn, { en: verdict.en + wanted.en + beside.en, ar: verdict.ar + wanted.ar + beside.ar }).text;
}
