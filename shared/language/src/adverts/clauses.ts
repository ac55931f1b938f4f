import { stripBullet } from '../bullets.ts';
import { fold } from '../fold.ts';
import { isRowOfButtons } from '../job-pages.ts';
import { occupationFamilies } from '../occupation-families.ts';
import { type Heading, readHeading, readUnforeseenHeading } from './advert-headings.ts';
import { askedOf, asksFor } from './asked-by-words.ts';
import type { Section } from './importance.ts';
import { readMarks, readPictures } from './marks.ts';
import { numberedHeadings } from './numbered-headings.ts';
import { isListItem, linesOf, NUMBER, splitSentences, withoutLinks } from './split-advert.ts';
import { unfoldTables } from './tables.ts';
import { splitWishes } from './wishes.ts';

/** "We are seeking a baker with experience of rye": what the baker is to have is asked for. */
const SEEKS_SOMEBODY =
  /\b(?:seeking|looking for|recruiting|hiring|searching for|(?:['’]re|are) after|we need|requires?) (?:an? |somebody|someone|people|\p{L}+)[^.,]{0,80}(?<! work| working| partner| conjunction) (?:with|who (?:has|have|can|is|are|knows?|holds?|speaks?)) (?<who>.{10,})/iu;
const IS_THIRD_PERSON =
  /^(?:he or she|she or he|he\/she|she\/he|s\/he|they) (?:is|are|has|have|will (?:be|have)|can|knows?|holds?|must|should)\b/i;
const ENDS_SENTENCE = /[.!?]$/;
/** A line between two ways to qualify: whoever goes the first needs nothing of the second. */
const IS_OR_ALONE = /^[-–—(\s]*or[-–—)\s:.]*$/i;
/** "Appointment type: Permanent" among other such lines is a fact, and heads no line below it. */
const IS_LABELLED = /^[\p{L}][^:.!?]{1,40}:\s+\S/u;
const STATES_FIGURE = /^\d/;

/** A heading, or as much of a sentence as asks for something in one way. */
export interface Clause {
  text: string;
  kind: 'heading' | 'item' | 'prose';
  /** What it stands under; empty where nothing does. */
  heading: string;
  /** How many sentences of its line stand before it. */
  place: number;
  section: Section | null;
  /** What its own words say, and those of its heading. */
  byWords: Section;
  /** The advert marks it with how much it is asked for. */
  isMarked: boolean;
}

/**
 * The headings, lines and sentences of an advert, each with what words alone say of how much it is asked for: its
 * heading's decide; its own ("is a plus", "must") overrule them.
 */
export function readClauses(advert: string): Clause[] {
  const clauses: Clause[] = [];
  let section: Section | null = null;
  let title = '';
  let hasItems = false;
  let isAfterGap = false;
  let isInline = false;
  let lastAsked: Section | null = null;
  const marked = readMarks(readPictures(linesOf(unfoldTables(advert))));
  const all = marked.map(({ text }) => text);
  const demanded = itemsOfDemands(all);
  const chapters = numberedHeadings(all);
  const first = all.findIndex((line) => line !== '');
  let isOtherWay = false;
  for (const [index, line] of all.entries()) {
    const chapter = chapters.get(index);
    const isItem = chapter === undefined && isListItem(line);
    const written = withoutLinks(chapter ?? stripBullet(line).replace(NUMBER, ''));
    if (!written) {
      isAfterGap = true;
      continue;
    }
    if (IS_OR_ALONE.test(written)) {
      isOtherWay = true;
      continue;
    }
    const { mark } = marked[index]!;
    const read: Heading | null = mark
      ? null
      : (readHeading(written, isItem) ??
        readUnforeseenHeading(written, all, index, section !== null) ??
        (chapter === undefined ? null : CHAPTER));
    // "Part-time bookkeeper (20 hours)": an advert begins with what the job is.
    const isTitle: boolean = index === first && read?.section === 'ignored' && occupationFamilies(written).length > 0;
    const heading: Heading | null = isTitle ? null : read;
    if (heading?.rest && isAmongFacts(all, index)) heading.isOfItsLine = true;
    const above = section;
    let titleHere = title;
    if (heading) {
      const isFactOnTop = section === null && heading.section === 'ignored' && heading.rest !== '';
      titleHere = heading.rest ? written.slice(0, written.length - heading.rest.length) : written;
      if (!heading.isOfItsLine && !isFactOnTop) {
        section = heading.section;
        title = titleHere;
        isInline = heading.rest !== '';
      }
      hasItems = false;
      clauses.push({
        text: titleHere,
        kind: 'heading',
        heading: titleHere,
        place: 0,
        section: heading.section,
        byWords: heading.section ?? 'mentioned',
        isMarked: false,
      });
      if (!heading.rest) continue;
    }
    // A sentence of its own below a list, or below a paragraph with a heading in its first line, is no longer part of it.
    if (!heading && !isItem && (hasItems || isInline) && isAfterGap && ENDS_SENTENCE.test(written)) {
      section = null;
      title = '';
      titleHere = '';
    }
    hasItems ||= isItem || mark !== null;
    isAfterGap = false;
    // "Education: BSN" below "Preferred" is as preferred as its neighbours.
    const underHeading =
      heading && !(heading.namesKind && above === 'preferred' && !isInline) ? heading.section : section;
    const asked = mark ?? underHeading ?? (demanded.has(index) ? 'required' : null);
    // "Experience: 4-7 years" is years of experience.
    const text = heading && !STATES_FIGURE.test(heading.rest) ? heading.rest : written;
    for (const [place, sentence] of splitSentences(text).entries()) {
      if (!isItem && isRowOfButtons(sentence)) continue;
      // A lead within a paragraph is over where its sentence is.
      let askedHere = heading?.isLead && heading.rest && place > 0 ? section : asked;
      // "He or she is at home with …" goes on about whoever was asked for.
      if (askedHere === null && IS_THIRD_PERSON.test(sentence) && lastAsked === 'required') askedHere = 'required';
      const sought =
        askedOf(sentence, askedHere) === 'mentioned' ? SEEKS_SOMEBODY.exec(sentence)?.groups?.who : undefined;
      for (const part of splitWishes(sought ?? sentence, askedHere === 'required' || sought !== undefined)) {
        const byWords = isOtherWay ? 'mentioned' : askedOf(part, sought === undefined ? askedHere : 'required');
        if (byWords !== 'ignored') lastAsked = byWords;
        clauses.push({
          text: part,
          kind: isItem ? 'item' : 'prose',
          heading: titleHere,
          place,
          section: askedHere,
          byWords,
          isMarked: mark !== null || isOtherWay,
        });
      }
    }
    isOtherWay = false;
  }
  return clauses;
}

/** Of a chapter whose title says nothing: what follows speaks for itself. */
const CHAPTER: Heading = { section: null, rest: '', isOfItsLine: false, namesKind: false, isLead: false };

const lineBelow = (all: readonly string[], index: number): string =>
  all.slice(index + 1).find((line) => line !== '') ?? '';

function isAmongFacts(all: readonly string[], index: number): boolean {
  const isLabelled = (at: number) => IS_LABELLED.test(all[at] ?? '');
  return isLabelled(index + 1) || (isLabelled(index - 1) && !isListItem(lineBelow(all, index)));
}

const MIN_LIST_ITEMS = 3;

/** Indices of the items of lists that ask for things in a third of their lines at least, whatever stands over them. */
function itemsOfDemands(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  let list: number[] = [];
  const closeList = () => {
    const asking = list.filter((index) => asksFor(fold(lines[index]!)));
    if (list.length >= MIN_LIST_ITEMS && asking.length * 3 >= list.length) for (const index of list) found.add(index);
    list = [];
  };
  lines.forEach((line, index) => {
    if (isListItem(line)) list.push(index);
    else if (line !== '') closeList();
  });
  closeList();
  return found;
}
