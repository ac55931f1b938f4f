import { arabicForms } from '@vitae/language/arabic-forms';
import { fold, foldWords } from '@vitae/language/fold';
import { readGlossary, type Term } from '../knowledge/read-glossary.ts';
import { languageOf } from './language.ts';
import { answerOf, type CoachAnswer, type Turn } from './turn.ts';

/** "what is garden leave", "gross vs net salary", "يعني ايه كفالة": asks for a meaning, and for nothing else. */
const ASKS_MEANING = [
  /^(?:what(?:'s| is| are|s| does| do)|define|explain|meaning of|the meaning of|what is the (?:meaning|difference)(?: of| between)?|difference between|whats the difference between)\s+(?:the meaning of |meant by |meaning of |the difference between )?(?<what>.{2,80}?)(?:\s(?:mean|means|meaning|stand for|exactly|in (?:a )?(?:job|work|hr|contract|offer|simple words).*))?$/u,
  /^(?<what>.{2,40}\s(?:vs\.?|versus)\s.{2,40})$/u,
  /^(?<what>.{2,60}?)\s(?:meaning|means what|definition|what is (?:it|that|this))$/u,
  /^(?:(?:هو |هي )?(?:وش|شو|ايش|ايه|ما|شنو|ماذا)(?: هو| هي| هيا)?(?: معني| مفهوم| المقصود ب| المقصود ب ?| الفرق بين)?|معني|عرف|اشرح(?: لي)?|الفرق بين|(?:وش|شو|ايش|شنو|ماذا) (?:يعني|تعني|معني)|يعني (?:ايه|شو|وش|ايش))\s+(?:يعني |تعني |معني )?(?<what>.{2,60}?)$/u,
  /^(?<what>.{2,60}?)\s(?:يعني (?:ايه|شو|وش|ايش|شنو)|معناها|معناه|وش معناها|شو معناها)$/u,
];
const BETWEEN_TERMS = /\s(?:vs\.?|versus|and|or|و)\s|\sو(?=ال)|\/|,|،/u;
const ARTICLES = /^(?:an?|the|my|your|ال)\s/u;

let terms: ReadonlyMap<string, Term> | undefined;

/** Terms by each of their names. */
function termsByName(): ReadonlyMap<string, Term> {
  terms ??= new Map(readGlossary().flatMap((term) => term.names.map((name) => [foldWords(name), term] as const)));
  return terms;
}

function termNamed(name: string): Term | undefined {
  const plain = foldWords(name.trim().replace(ARTICLES, ''));
  return [plain, plain.replace(/s$/, ''), ...arabicForms(plain), plain.replace(/^ال/, '')]
    .map((form) => termsByName().get(form))
    .find((term) => term !== undefined);
}

/** The meaning of the terms that a message asks about; null where it asks for more than that, or for others. */
export function explainTerms(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 160))
    .trim()
    .replace(/[?؟!.\s]+$/u, '')
    .replace(/^(?:hi|hello|hey|ok|so|and|but|please|pls|can you|could you|tell me|لو سمحت|ممكن)[\s,،]+/u, '');
  const what = ASKS_MEANING.map((asks) => asks.exec(words)?.groups?.what).find(Boolean);
  if (what === undefined) return null;
  const whole = termNamed(what);
  const found = whole ? [whole] : what.split(BETWEEN_TERMS).map(termNamed);
  if (found.some((term) => term === undefined)) return null;
  const language = languageOf(turn);
  const distinct = [...new Set(found as Term[])];
  return answerOf(distinct.map((term) => `**${nameIn(term, language)}**\n\n${term[language]}`).join('\n\n'));
}

function nameIn({ names }: Term, language: 'en' | 'ar'): string {
  const arabic = language === 'ar' ? names.find((name) => /\p{Script=Arabic}/u.test(name)) : undefined;
  const name = arabic ?? names[0]!;
  return name[0]!.toUpperCase() + name.slice(1);
}
