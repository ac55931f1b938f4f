import { JOINED_DEGREE, LONG_DEGREE, SHORT_DEGREE } from '@vitae/language/degrees';
import { fold, foldWords } from '@vitae/language/fold';
import { HEADING_NOUNS, HEADINGS } from '@vitae/language/headings';
import { BODY_LABELS, DUTY_WORDS } from '@vitae/language/jobs';
import { LABEL_WORDS } from '@vitae/language/labels';
import {
  ARABIC_OCCUPATION_NOUNS,
  namesOccupation,
  OCCUPATION_ENDING,
  OCCUPATION_PARTS,
  OCCUPATION_QUALIFIERS,
} from '@vitae/language/occupations';
import { ARABIC_ORGANISATION_NOUNS, ORGANISATION_NOUNS, ORGANISATION_PARTS } from '@vitae/language/organisations';
import { CITIES, COUNTRIES, REGIONS, STREET_WORDS } from '@vitae/language/places';
import { ARABIC_SCHOOL_WORD, SCHOOL_ACRONYM, SCHOOL_PART, SCHOOL_WORD } from '@vitae/language/schools';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { labelPhrase, PHRASE_LABELS } from '../labelling/phrase-labels.ts';
import { datesIn } from './text-marks.ts';
import type { ValueKind } from './values.ts';

/** Features by name, whole numbers from 0 to `MOST`. */
export type Features = Record<string, number>;

/** A feature that is larger counts as this. */
export const MOST = 15;

const MAX_LABELLED_WORDS = 14;
const MAX_LOOKED_AT = 160;

export const upTo = (value: number, most = MOST) => Math.max(0, Math.min(most, Math.round(value)));
const isOne = (value: boolean) => (value ? 1 : 0);

/** What a phrase of that kind should be labelled as by the trained labels. */
const LABEL_OF: Partial<Record<ValueKind, (typeof PHRASE_LABELS)[number]>> = {
  title: 'title',
  headline: 'title',
  company: 'company',
  institution: 'institution',
  degree: 'degree',
  'job place': 'place',
  'school place': 'place',
  place: 'place',
};

const OPEN_END = /[,،:;–—&/+-]$|\([^)]*$|\[[^\]]*$/u;
const OPEN_START = /^[,،;.)\]–—&/|-]|^\d+[.)] /u;
const CONTACT_MARK = /@|https?:|www\.|\+\d[\d ().-]{6}|\b\d{3}[ .-]\d{3,}/;
const SENTENCE_INSIDE = /\p{Ll}{2}[.!?;؟。] *\p{L}/u;
const HOUSE_NUMBER = /^(?:flat |unit |apt )?\d{1,4}[a-z]?,? \p{L}|\p{L} \d{1,4}[a-z]?(?:,|$)/iu;
const POSTCODE = /\b\d{4,6}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Arabic}/u, /\p{Script=Cyrillic}/u];

/** The first of the scripts that stands in a text, or that it is in another one. */
export function scriptOf(text: string): number {
  const script = SCRIPTS.findIndex((each) => each.test(text));
  return script < 0 ? SCRIPTS.length : script;
}

/** What can be seen in the text of a value alone. */
export function textFeatures(kind: ValueKind, printed: string): Features {
  const text = printed.slice(0, MAX_LOOKED_AT).trim();
  const folded = fold(text);
  const words = folded.match(/[\p{L}\p{M}\p{N}+#]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
  const printedWords = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const begun = printedWords.filter((word) => /^\p{Lu}/u.test(word)).length;
  const count = (list: { has(word: string): boolean }) => words.filter((word) => list.has(word)).length;
  const dates = datesIn(text);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const whole = foldWords(text);
  const isJoining = /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
  const holds = (parts: ReadonlySet<string>) => isJoining && [...parts].some((part) => folded.includes(part));
  const isShort = words.length > 0 && words.length <= MAX_LABELLED_WORDS;
  const shares = isShort ? labelPhrase(text) : null;
  const own = LABEL_OF[kind];
  const ownShare = shares && own ? shares[own] : 0;
  const otherShare = shares ? Math.max(...PHRASE_LABELS.filter((label) => label !== own).map((l) => shares[l])) : 0;
  const places = count(CITIES) + count(COUNTRIES) + count(REGIONS) + isOne(CITIES.has(whole) || COUNTRIES.has(whole));
  return {
    words: upTo(words.length),
    length: upTo(text.length / 8),
    longest: upTo(Math.max(0, ...words.map((word) => word.length)) / 2),
    script: scriptOf(text),
    begun: printedWords.length === 0 ? 0 : 1 + upTo((begun / printedWords.length) * 6),
    inCapitals: letters === 0 ? 0 : upTo((capitals / letters) * 6),
    startsSmall: isOne(/^\p{Ll}/u.test(text)),
    digits: upTo(text.match(/\p{N}/gu)?.length ?? 0, 8),
    years: upTo(dates.years, 3),
    contact: isOne(CONTACT_MARK.test(text)),
    openEnd: isOne(OPEN_END.test(text) || (words.length > 1 && STOP_WORDS.has(last))),
    openStart: isOne(OPEN_START.test(text) || (words.length > 1 && STOP_WORDS.has(first))),
    brackets: isOne(text.split('(').length !== text.split(')').length),
    inBrackets: isOne(/\(/.test(text)),
    sentence: isOne(SENTENCE_INSIDE.test(text)),
    commas: upTo(text.match(/[,،、;]/gu)?.length ?? 0, 5),
    heading: isOne(HEADINGS.has(whole)) + isOne(words.length <= 4 && count(HEADING_NOUNS) > 0),
    label:
      isOne(LABEL_WORDS.has(whole) || BODY_LABELS.has(whole)) +
      isOne(/^[^:：]{2,30}[:：]/.test(text) && LABEL_WORDS.has(foldWords(text.split(/[:：]/)[0]!))),
    startsWithDeed: isOne(
      BASE_OF_PAST.has(first) || BASE_FORMS.has(first) || (words.length > 2 && DUTY_WORDS.has(first)),
    ),
    stops: upTo(count(STOP_WORDS), 8),
    occupation: isOne(
      namesOccupation(text) ||
        holds(OCCUPATION_PARTS) ||
        count(ARABIC_OCCUPATION_NOUNS) > 0 ||
        (last.length > 6 && OCCUPATION_ENDING.test(last)),
    ),
    lastIsOccupation: isOne(namesOccupation(last)),
    qualifiers: upTo(count(OCCUPATION_QUALIFIERS), 3),
    organisation: upTo(
      count(ORGANISATION_NOUNS) + count(ARABIC_ORGANISATION_NOUNS) + isOne(holds(ORGANISATION_PARTS)),
      3,
    ),
    school: isOne(
      SCHOOL_WORD.test(folded) ||
        SCHOOL_ACRONYM.test(text) ||
        ARABIC_SCHOOL_WORD.test(folded) ||
        SCHOOL_PART.test(folded),
    ),
    degree: isOne(SHORT_DEGREE.test(text) || LONG_DEGREE.test(folded) || JOINED_DEGREE.test(folded)),
    places: upTo(places, 4),
    onlyPlaces: isOne(places >= words.length && words.length > 0),
    street: isOne(HOUSE_NUMBER.test(text)) + isOne(count(STREET_WORDS) > 0),
    postcode: isOne(POSTCODE.test(text)),
    ownShare: upTo(ownShare * 10),
    otherShare: upTo(otherShare * 10),
    ...Object.fromEntries(PHRASE_LABELS.map((label) => [`share of ${label}`, shares ? upTo(shares[label] * 10) : 0])),
  };
}
