import { fold } from '@vitae/language/fold';

interface Found {
  /** Items of the page that a line of the advert asks for. */
  asked: readonly string[];
  /** Names that the advert has, of things that the page has in more words. */
  named: readonly string[];
  /** Courses near to a new trade, as the page has them. */
  learned: readonly string[];
  /** Names of certificates that the advert does not ask for. */
  others: readonly string[];
  canBeTold(item: string): boolean;
}

/** Certificates, licences, registrations and courses in the words of the page: what is asked for, and the others. */
export function qualificationsOf(
  heldOnPage: readonly string[],
  { asked, named, learned, others, canBeTold }: Found,
): { asked: string[]; others: string[] } {
  const inWordsOfPage = (names: readonly string[]) =>
    names.flatMap((name) => heldOnPage.find((item) => fold(item).includes(fold(name))) ?? []);
  const first = eachInFull([...asked, ...inWordsOfPage(named), ...learned].filter(canBeTold));
  const all = eachInFull([...first, ...inWordsOfPage(others).filter(canBeTold)]);
  return { asked: all.slice(0, first.length), others: all.slice(first.length) };
}

/** Of items that say the same the longer one, in the place of the first. */
const eachInFull = (items: readonly string[]) =>
  items.reduce<string[]>((kept, item) => {
    const at = kept.findIndex((other) => fold(other).includes(fold(item)) || fold(item).includes(fold(other)));
    if (at < 0) kept.push(item);
    else if (item.length > kept[at]!.length) kept[at] = item;
    return kept;
  }, []);
