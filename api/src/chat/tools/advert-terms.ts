import { findTerm, isFormAt } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { type Token, tokenise } from '@vitae/language/tokens';
import type { SkillRequirement } from '../../adverts/requirements.ts';

// Which of the terms that are read from an advert are things that somebody can have or lack.

/** "Packaging team", "Six Sigma Logistics Ltd": who works there, and nothing that is asked for. */
const PART_OF_FIRM =
  /^[\s,]*(?:\p{L}+ ){0,2}?(?:teams?|departments?|dept|division|colleagues|group|ltd|llc|inc|gmbh|plc|co|company|companies)(?!\p{L})/u;
/** "Process: online coding test, HR": how applicants are chosen. */
const OF_SELECTION = /^\W*(?:(?:selection|interview|hiring|recruitment) )?(?:process|rounds?|stages?)\s*[:–-]/iu;
/** "Class A", "Level 3": a rung is nothing without its number or letter. */
const ONLY_A_RUNG = /^(?:class|grade|level|category|type|tier|stage|group|unit|phase|version|series|band|rank)$/u;
/** "cert a plus": says that a paper is wanted, and not which. */
const ONLY_A_PAPER = /^(?:cert|certs|certificate|certification|diploma|degree|licen[cs]e|ticket|post)$/u;
/** "mandatory OT", "in a warehouse or DC": too short to be known for a skill. */
const SHORT_FORM = /^\p{Lu}{2}$/u;
/** Pay is no skill; the language of that name is asked for by itself, and not with a sum behind it. */
const MONEY = /^(?:KES|KSH|ZAR|PHP|CAD|USD|EUR|GBP|AED|SAR|QAR|INR|NGN|EGP|CTC|LPA)$/u;
const isMoney = ({ label, text }: SkillRequirement): boolean =>
  MONEY.test(label) &&
  new RegExp(`\\b${label}\\s?\\d|\\d\\s?${label}\\b|\\b(?:gross|salary|pay|monthly)\\b`, 'iu').test(text);
/** "making up quotes". */
const A_DEED = /^\p{Ll}+ing (?:up|out|over|off|down|in|on)$/u;

/** Whether a term names something that somebody can have or lack, and is no scrap of a sentence. */
export function isThing(skill: SkillRequirement, advert: string): boolean {
  if (OF_SELECTION.test(skill.text) || isMoney(skill)) return false;
  if (ONLY_A_RUNG.test(fold(skill.label))) return false;
  const places = placesOf(skill, advert);
  const names = places.map(({ text }) => text);
  if (places.length > 0 && places.every(({ isTorn, behind }) => isTorn || PART_OF_FIRM.test(fold(behind))))
    return false;
  if (names.length > 0 && names.every((name) => A_DEED.test(name))) return false;
  return skill.field !== null || !(SHORT_FORM.test(skill.label) || ONLY_A_PAPER.test(fold(skill.label)));
}

/** Whether a term of no list can stand in a list of skills: "ward" in the midst of a sentence is a word like any other. */
export function isNameOfSkill(skill: SkillRequirement): boolean {
  if (skill.field !== null || skill.label.includes(' ')) return true;
  const places = placesOf(skill, skill.text);
  return places.length === 0 || places.some(({ text, isFirst }) => /\p{Lu}|\d/u.test(isFirst ? text.slice(1) : text));
}

/** "for two hours", "adult patients": measures and people, whatever the advert wants of them. */
const NO_SKILL =
  /^(?:minutes?|hours?|days?|weeks?|months?|years?|shifts?|adults?|child(?:ren)?|people|staff|cover letter|resume|cv)$/iu;
export const isMeasure = ({ label, field, text }: SkillRequirement): boolean =>
  NO_SKILL.test(label) && (field === null || new RegExp(`\\d[\\s-]*${label}`, 'iu').test(text));

/** What an advert counts as a part of a skill: "SQL, including joins". */
const PARTS_BEHIND = /[,(]?\s?(?:including|incl\.?|such as|e\.g\.|i\.e\.|like|بما في ذلك|مثل)\s/iu;

/** Whether a term is only named as a part of another one that the same sentence asks for. */
export function isPartOf(skill: SkillRequirement, others: readonly SkillRequirement[]): boolean {
  const [whole = '', ...parts] = fold(skill.text).split(PARTS_BEHIND);
  const own = fold(skill.label);
  const isBehind = parts.some((part) => part.includes(own)) && !whole.includes(own);
  const isShorter = others.some((other) => fold(other.label) !== own && fold(other.label).split(' ').includes(own));
  return (
    (isBehind && others.some((other) => fold(other.label) !== own && whole.includes(fold(other.label)))) || isShorter
  );
}

/** "وتكاليف", "للخدمات": Arabic writes "and" and "for" on to the word. */
const AND_BEFORE = /^و(?=ال\p{L}{3}|\p{L}{5})(?!ورد|واتس|وورد|وثائق|وسائل|وظائف|وقاي|وعي)/u;
export const withoutConjunction = (label: string): string =>
  label.replace(AND_BEFORE, '').replace(/^لل(?=\p{L}{4})/u, 'ال');

interface Place {
  text: string;
  /** Whether it begins a line, where every word has a capital. */
  isFirst: boolean;
  /** "Substantial post-registration experience": the half of a longer word. */
  isTorn: boolean;
  behind: string;
}

function placesOf(skill: SkillRequirement, advert: string): Place[] {
  return advert.split('\n').flatMap((line) => {
    const tokens = tokenise(line);
    return tokens.flatMap((_, at) => {
      const form = skill.forms.find((each) => isFormAt(tokens, at, each));
      return form ? [placeAt(line, tokens, at, form.words.length)] : [];
    });
  });
}

function placeAt(line: string, tokens: readonly Token[], at: number, length: number): Place {
  const [first, last] = [tokens[at]!, tokens[at + length - 1]!];
  const behind = line.slice(last.end);
  return {
    text: line.slice(first.start, last.end),
    isFirst: at === 0,
    isTorn: /^-\p{L}/u.test(behind) || /\p{L}-$/u.test(line.slice(0, first.start)),
    behind,
  };
}

/** "PGCE, PGDE or B.Ed.": any one will do. */
const ANY_OF =
  /(?<list>(?:[^,;.()\n]{2,40}, )*[^,;.()\n]{2,40}?),? or (?<last>[^,;()\n]{2,40}?)(?=\.?(?:[,;()\n]|$))/giu;

/** Whether the advert names something beside a skill that will do in its place, and the resume has it. */
export function isDoneByAnother(skill: SkillRequirement, advert: string, resume: string): boolean {
  const known = ` ${plain(resume)} `;
  return advert.split('\n').some((line) =>
    [...line.matchAll(ANY_OF)].some(({ groups }) => {
      const items = [...groups!.list!.split(', '), groups!.last!].map((item) => item.replace(/^[\s*•-]+/u, ''));
      const isOne = (item: string) => findTerm(tokenise(item), skill) !== null;
      return (
        items.some(isOne) && items.some((item) => !isOne(item) && isShort(item) && known.includes(` ${plain(item)} `))
      );
    }),
  );
}
const isShort = (item: string): boolean => plain(item).length > 2 && item.split(/\s+/).length <= 3;
const plain = (text: string): string =>
  fold(text)
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}\n]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** What a resume says that it does not have yet proves nothing: "Safe Pass - not yet". */
const NOT_HELD = /\bnot yet\b|\bnot (?:started|held|done)\b|\b(?:expired|lapsed)\b|\bno longer valid\b|لم احصل|منتهي/u;
export const onlyHeld = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !NOT_HELD.test(fold(line)))
    .join('\n');
