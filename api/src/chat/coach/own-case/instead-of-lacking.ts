import { fold } from '@vitae/language/fold';
import { addSkills } from '../../tools/add-skills.ts';
import { matchAdvert } from '../../tools/advert-match.ts';
import { linesOf } from '../../tools/resume-lines.ts';
import { stemsOfText, tellingStems } from '../asked-words.ts';
import { reply, type Said } from '../language.ts';
import { justBefore } from '../spoken-of/last.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { demandNamed, demandsOf, linesNamed, namingStems, quoted } from './named-in-documents.ts';
import { saidNotToHave, writtenIn } from './said-not-to-have.ts';

// "don't say i know that system, we use a different one. What do i put instead": what is true in the place of what the
// advert names.

const NOT =
  /\b(?:no|not|never|without|don'?t|dont|didn'?t|didnt|haven'?t|havent|can'?t|cant|nahi|nahin|nai|isn'?t|lack\w*)\b|(?:^|\s)(?:و)?(?:لا|ما|مش|مو|ليس|بدون|من غير|لم|عمري ما|معرفش|معنديش)(?=\s|\p{Script=Arabic})/u;
const ASKS_TEXT =
  /\b(?:put|puts|write|word|list|mention|phrase|state|go(?:es)? (?:in|there|here)|fill in|instead|something else|replace|likh\w*|daal\w*|what (?:else|goes?))\b|(?:اكتب|احط|اذكر|بدال|بداله|بدله|مكان)\S*/u;
const ASKS_SAYING = /\bsay\b|اقول/u;
const OF_INTERVIEW = /\b(?:interview|ask(?:s|ed|ing)?|they ask|if they)\b|مقابل|سالو|يسال/u;
const WANTS = /\b(?:what|how|which|can i|could i|should i|instead|else|kya)\b|[?؟]|(?:ايه|ايش|شو|وش|ماذا|كيف|بدال)\S*/u;
const OTHER_THINGS = /\b(?:letter|e-?mail|salary|offer|job offer|leave|visa|contract|notice)\b|خطاب|ايميل|راتب|عقد/u;
/** What there is in its place. */
const HAS: readonly RegExp[] = [
  /\b(?:it'?s|ours is|ours|it is|system|one|app) (?:called|named)\s+(?<what>[^.,;!?\n]{2,40})/iu,
  /\b(?:we|i|ours|they)(?:'ve| have|ve)? (?:actually |only |just |all |now |do |mostly |always |did )*(?:use|uses|used|using|have|had|got|know|did|done|do|work(?:ed)? (?:with|on|in)|run|ran)\s+(?!not\b|n'?t\b|never\b|no\b|to\b)(?<what>[^.,;!?\n]{2,60})/iu,
  /\b(?:only|just|but|rather)\s+(?:i |we )?(?:have |know |use |used |did |done |had |with |on |in )*(?!not\b|i\b|we\b|never\b|no\b|what\b|how\b|can\b|say\b|that\b)(?<what>[^.,;!?\n]{2,50})/iu,
  /(?<what>[\p{L}\d.+# ]{2,30}?) (?:yes|aata(?: hai)?|aati(?: hai)?|ata hai|ok)\b/iu,
  /(?:بنستخدم|نستخدم|استخدم|استعمل|بنشتغل علي|بشتغل علي|اشتغلت علي|اشتغل علي|عندنا|اعرف|فقط|بس)\s(?<what>[^.،؟!\n]{2,40})/u,
];
const BEHIND =
  /\s(?:instead|what|how|which|can|could|should|so|but|and|not|yes|though|tho|in my|at my|for (?:it|that)|there|here|every ?day|daily|though|اكتب|بدال\S*|ايه|كيف)\b.*$|\s(?:اكتب|بدال\S*|ايه|كيف).*$/iu;
/** "a different one", "our own system": another of its kind, without its name. */
const UNNAMED =
  /^(?:an? |the |our |some |my |their |up )*(?:different|other|another|own|similar|diff|alternative|in-?house|something (?:else|similar|like it)|somethin\w* else)\b\s*(?<kind>.*)$|^(?:شي|حاجه|برنامج|نظام|واحد) (?:ثاني|تاني|اخر|غير\S*|مختلف)/u;
const NO_KIND = /^(?:one|ones|thing|stuff|system|it|that|type)?s?$/u;
const ARTICLE = /^(?:an? |the |my |our |some |any )+/iu;
const WORDS_MAX = 40;

/** Null without a resume and an advert, or where nothing that it names is said to be lacking, or its place is not asked for. */
export function insteadOfLacking(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 400)).trim();
  if (!turn.resume || turn.advert === '' || words.split(/\s+/u).length > WORDS_MAX) return null;
  if (!NOT.test(words) || OTHER_THINGS.test(words) || OF_INTERVIEW.test(words)) return null;
  const isAfterFit =
    justBefore(turn)?.kind === 'skills asked' || turn.history.some(({ proposals = [] }) => proposals.length > 0);
  const asks = WANTS.test(words) && (ASKS_TEXT.test(words) || (isAfterFit && ASKS_SAYING.test(words)));
  const lacking = lackingNamed(turn, words);
  if (!lacking) return null;
  const has = hasInstead(words, lacking);
  const isTold =
    isAfterFit &&
    has !== null &&
    /\b(?:don'?t|dont|do not|no need to|not) (?:say|put|write|mention|add|claim)\b|لا ت|ما ت/u.test(words);
  return asks || isTold ? sayInItsPlace(turn, lacking, has) : null;
}

/** What the advert names and the clause with the "no" is about, as the advert writes it. */
function lackingNamed(turn: Turn, words: string): string | null {
  const clause = words.split(CLAUSE_ENDS).find((part) => NOT.test(part)) ?? words;
  const said = new Set(tellingStems(clause));
  const { missing, near, met, besides } = matchAdvert(turn.advert, turn.resume!.data);
  const labels = [...[...missing, ...near, ...met].map(({ label }) => label), ...besides.map(({ en }) => en)];
  const named = labels.filter((label) => tellingStems(label).some((stem) => stem.length > 1 && said.has(stem)));
  if (named[0]) return named[0];
  const [item] = saidNotToHave([turn.text]).flatMap((each) => writtenIn(turn.advert, each.replace(ARTICLE, '')) ?? []);
  return item ?? null;
}
const CLAUSE_ENDS =
  /[.;!?؟،\n]+|,\s|\s(?:but|only|just|we|instead|cos|coz|because|although|though|rather)\s|\s(?:بس|لكن|احنا|نحن|انما)\s/u;

interface Instead {
  /** By its name; empty where only its kind is told. */
  name: string;
  kind: string;
}

function hasInstead(words: string, lacking: string): Instead | null {
  const lacks = new Set(tellingStems(lacking));
  for (const tells of HAS)
    for (const { groups } of words.matchAll(new RegExp(tells.source, `${tells.flags}g`))) {
      const what = groups!.what!.replace(BEHIND, '').trim();
      const unnamed = UNNAMED.exec(what);
      if (unnamed) return { name: '', kind: (unnamed.groups?.kind ?? '').replace(BEHIND, '').trim() };
      const name = what.replace(ARTICLE, '').trim();
      const stems = tellingStems(name);
      if (
        stems.length > 0 &&
        !NOT.test(name) &&
        !stems.some((stem) => lacks.has(stem)) &&
        name.split(/\s+/u).length <= NAME_WORDS
      )
        return { name, kind: '' };
    }
  return null;
}
const NAME_WORDS = 5;
/** Not done for an employer. */
const IS_PAPER = /\b(?:course|training|certificate|certification|licen[cs]e|diploma)\b|دوره|شهاده|رخصه/iu;

function sayInItsPlace(turn: Turn, lacking: string, has: Instead | null): CoachAnswer {
  const resume = turn.resume!;
  const demand =
    demandsOf(turn.advert)
      .slice(1)
      .find((each) => stemsShared(each, lacking)) ?? demandNamed(lacking, turn.advert);
  const name = has?.name ? asWritten(turn, has.name) : '';
  const kind = has && name === '' ? kindOf(turn, lacking, has.kind, demand) : '';
  const [line] = linesNamed(name || kind || demand || lacking, resume.data, 1);
  const own = line && (name === '' || stemsShared(line.text, name)) ? line : undefined;
  const jobs = resume.data.workExperience.filter(({ isHidden }) => !isHidden);
  const company = (own ? jobs.find(({ id }) => id === own.entryId) : jobs[0])?.company ?? '';
  const at =
    company === '' || IS_PAPER.test(name) || isLanguage(turn, name)
      ? { en: '', ar: '' }
      : { en: `, ${company}`, ar: `، ${company}` };
  const isListed = resume.data.skills.some(({ name: skill }) => stemsShared(skill, name || kind));
  const isToAdd = (name !== '' && !isListed && !own) || (kind !== '' && isOfAdvert(turn, kind) && !isListed);
  const proposals = isToAdd
    ? addSkills.run({ skills: [name || kind] }, { ...turn, text: `${turn.text}\n${name || kind}` }).proposals
    : [];
  const wording: Said =
    name !== ''
      ? { en: `${name}${at.en}`, ar: `${name}${at.ar}` }
      : kind !== ''
        ? { en: `${kind} ([its name])${at.en}`, ar: `${kind} ([اسمه])${at.ar}` }
        : { en: '', ar: '' };
  const isSo = wording.en !== '';
  const parts = (language: 'en' | 'ar'): string => {
    const text = (said: Said) => said[language];
    return [
      text({ en: `**${lacking}** stays out.`, ar: `**${lacking}** لا تُكتب.` }) +
        (demand ? text({ en: ` The advert says: “${demand}”.`, ar: ` يقول الإعلان: «${demand}».` }) : ''),
      isSo
        ? text({
            en: `Put what you do use by its own name; whoever hires sees that it is of the same kind:\n\n> ${wording.en}`,
            ar: `اكتب ما تستخدمه باسمه، فمن يوظّف يرى أنه من النوع نفسه:\n\n> ${wording.ar}`,
          })
        : own
          ? ''
          : text({
              en: 'Leave that place empty rather than fill it: the advert is met by the rest, and what is next to it may stand with its true name and dates.',
              ar: 'اترك مكانها فارغًا: يكفي الباقي، وأقرب شيء إليها يُكتب باسمه وتاريخه الحقيقي.',
            }),
      own
        ? text({
            en: `Nearest to it in your resume, and worth standing first in that job: ${quoted(own)}.`,
            ar: `وأقرب سطر إليها في سيرتك ويستحق أن يكون أول الوظيفة: ${quoted(own)}.`,
          })
        : '',
      text({
        en: `If they ask: “I have no ${lacking} yet${name === '' ? '' : `; what I have is ${name}`}. I learn a new one quickly: [what you learnt fast].” That is for the interview, not for the page.`,
        ar: `وإن سألوا: «ليس لدي ${lacking} بعد${name === '' ? '' : ` وما لدي هو ${name}`}، وأتعلم الجديد بسرعة لأن [مثال]». هذا للمقابلة لا للسيرة.`,
      }),
      name === '' && has
        ? text({
            en: 'Tell me the name of yours (“add … to my skills”), and I put it in.',
            ar: 'قل لي اسم ما تستخدمه («أضف … إلى مهاراتي») وأضعه.',
          })
        : name === '' && !own
          ? text({
              en: 'Tell me the nearest thing that you have done, in a sentence, and I write it.',
              ar: 'قل لي أقرب شيء عملته في جملة وأكتبه.',
            })
          : '',
      proposals.length > 0
        ? text({
            en: 'The skill is proposed below; nothing changes until you accept it.',
            ar: 'المهارة مقترحة أدناه، ولا يتغير شيء حتى تقبلها.',
          })
        : '',
    ]
      .filter(Boolean)
      .join('\n\n');
  };
  return reply(
    turn,
    { en: parts('en'), ar: parts('ar') },
    { proposals, about: proposals.length > 0 ? { kind: 'skills', names: [name || kind] } : null },
  );
}

/** Spoken, and not used for an employer. */
const isLanguage = ({ resume }: Turn, name: string): boolean =>
  resume!.data.languages.some((language) => fold(language.name) === fold(name));

const stemsShared = (text: string, named: string): boolean => {
  const own = stemsOfText(text);
  const stems = namingStems(named).length > 0 ? namingStems(named) : tellingStems(named);
  return stems.some((stem) => stem.length > 1 && own.has(stem));
};

/** As the resume or the advert writes it, else with a capital. */
function asWritten(turn: Turn, name: string): string {
  const { data } = turn.resume!;
  const texts = [
    data.skills.map((skill) => skill.name).join('\n'),
    linesOf(data)
      .map(({ text }) => text)
      .join('\n'),
    turn.advert,
    turn.text,
  ];
  const written = texts.map((text) => writtenIn(text, name)).find((each) => each !== null) ?? name;
  return written === written.toLowerCase() ? written.slice(0, 1).toUpperCase() + written.slice(1) : written;
}

/** What kind of thing it is: as it is told, else as the same demand of the advert names it. */
function kindOf(turn: Turn, lacking: string, told: string, demand: string | null): string {
  if (told !== '' && !NO_KIND.test(told)) return asWritten(turn, told);
  const others = matchAdvert(turn.advert, turn.resume!.data).missing.map(({ label }) => label);
  const beside = others.find((label) => label !== lacking && demand !== null && stemsShared(demand, label));
  return beside ?? '';
}

const isOfAdvert = (turn: Turn, kind: string): boolean =>
  matchAdvert(turn.advert, turn.resume!.data).missing.some(({ label }) => fold(label) === fold(kind));
