/**
 * A statement as it is said to the house that the letter goes to.
 * `before` are the notes that stand before it: where they name a place, "there" need not be where the reader is.
 */
export function saidToReader(said: string, before: string): string {
  const isOfReader = !NAMES_PLACE.test(before);
  const plain = isOfReader ? ofReadersHouse(said) : said;
  // "the degree they ask for", to their face
  const toReader = toTheReader(NAMES_OTHERS_FIRST.test(plain) ? plain : plain.replace(OF_THEM, 'you '));
  return isOfReader ? toReader.replace(OF_THEIR_HOUSE, 'your ') : toReader;
}

/** "I volunteered at their food co-op", of the house that the letter goes to, unless the note has named others. */
const toTheReader = (statement: string) =>
  NAMES_OTHERS.test(statement) || OF_WHAT_ONE_HAS.test(statement)
    ? statement
    : statement.replace(
        /\b(?:their|theirs)\b|(?<=\b(?:for|with|to|at|by|from|about|join|joining|help|helping|meet|meeting|tell|told|ask|asked|contact|know|support|supporting|call|show|give|met|visited) )them\b/g,
        (word) => ({ their: 'your', theirs: 'yours', them: 'you' })[word]!,
      );

/** "I would need to bring them": who reads is not brought. */
const OF_WHAT_ONE_HAS =
  /\b(?:bring|take|keep|feed|sell|carry|drive|own|ride|house|collect|pick up|look after|care for|wear|repair|fix|clean|milk|train) them\b/i;

/** What the house that the letter goes to does. */
const OF_THEM =
  /\bthey (?=(?:ask|asked|want|need|require|look|have|offer|pay|hire|take|do|run|use|make|sell|serve|support|train|recycle|grow|care|are)\b)/gi;
const NAMES_OTHERS_FIRST =
  /\b(?:(?!is\b|was\b|has\b|always\b|this\b|years\b|months\b|weeks\b|days\b|hours\b)\p{Ll}{3,}s|children|people|family|staff|team)\b.*\bthey (?:do|run|use|make|sell|serve|support|train|recycle|grow|care|are)\b/iu;
const NAMES_OTHERS =
  /\b(?:(?!is\b|was\b|has\b|always\b|this\b|years\b|months\b|weeks\b|days\b|times\b|hours\b)\p{Ll}{2,}s|children|people|family|staff|team|women|men|both|they|sister|brother|mother|father|mum|mom|dad|husband|wife|partner|son|daughter|friend|aunt|uncle|cousin|grand(?:mother|father|ma|pa|dad|son|daughter)|neighbou?r|boss|colleague|(?:an?|the) (?:\p{Ll}+ )?\p{Ll}{2,}(?:er|or|ist|ian|ant|nurse|cook|chef))\b.*\b(?:their|theirs|them)\b/iu;

/** "a junior job on that team", of whose house nothing has been said before. */
const OF_THEIR_HOUSE =
  /(?<=\b(?:on|in|with|for|at) )that (?=(?:team|company|school|hospital|store|shop|firm|department)\b)/gi;

/** "I would take a junior job there": where the reader is, and nothing named before. */
const ofReadersHouse = (text: string) =>
  A_PLACE_NAMED.test(text)
    ? text
    : text
        .replace(/(?<=^(?:If|I|I['’]d) [^.]*\b(?:job|role|position|post|work)) (?:over )?there(?=\.?$)/, '')
        .replace(/\b(works?|worked) there\b(?= (?:in|as|since|for|too|and)\b|\.?$)/gi, '$1 for you');
const A_PLACE_NAMED = /\b(?:in|at|to|near|from|with|for) (?:the )?\p{Lu}\p{Ll}{2,}[^.]*\bthere\b/u;
const NAMES_PLACE = /\b(?:in|at|to|near|from|with|for) (?:the )?\p{Lu}\p{Ll}{2,}/u;
