import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS } from '@vitae/language/nouns';
import { OCCUPATION_NOUNS } from '@vitae/language/occupations';
import { knownSkill } from '@vitae/language/skills';
import { indefiniteArticle, isProperAdjective, upperFirst } from './words.ts';

// "Built web application for nurses": telegraphic lines leave out the article of what was made, which English wants.

/** What is made for the first time is told with "a", what was there before with "the". */
const MAKES =
  'built|rebuilt|designed|co-?designed|developed|co-?developed|created|co-?created|implemented|launched|wrote|authored|co-?authored|published|introduced|established|founded|co-?founded|proposed|prototyped|programmed|coded|deployed|architected|engineered|shipped|invented|devised|drafted|organi[sz]ed|hosted|presented|constructed|trained|received|won|earned|completed|set up|participated in|worked on|contributed to|started|led|co-?led';
const MAKING =
  'building|designing|developing|creating|implementing|launching|writing|authoring|publishing|introducing|establishing|founding|proposing|programming|deploying|organi[sz]ing|hosting|constructing|setting up|leading';
const BETTERS =
  'improved|enhanced|redesigned|migrated|refactored|rewrote|modernised|modernized|optimi[sz]ed|upgraded|maintained|raised|increased|restructured|revamped|streamlined|automated|redeveloped|relaunched';
const BETTERING =
  'improving|enhancing|redesigning|migrating|refactoring|rewriting|moderni[sz]ing|optimi[sz]ing|upgrading|maintaining|raising|increasing|restructuring|streamlining|automating';

const DEED = new RegExp(
  [
    `(?<=^|(?:, |; |\\band )(?:then )?)(${MAKES}|${BETTERS})(?= )`,
    `(?<=\\b(?:by|while|for|of|including) )(${MAKING}|${BETTERING})(?= )`,
    `(?<=^|, |; )(${MAKING}|${BETTERING})(?= )`,
  ].join('|'),
  'giu',
);
const IS_BETTERING = new RegExp(`^(?:${BETTERS}|${BETTERING})$`, 'iu');
const TAKES_PART = /^(?:participated in|worked on|contributed to)$/i;
const IS_LEADING = /^(?:co-?)?(?:led|leading|trained|started)$/i;

/** Countable things that the list of nouns has not, since elsewhere they are other things. */
const THINGS = new Set(
  'page feature homepage webpage bot tracker limiter parser crawler scraper simulator emulator editor viewer classifier detector analyzer analyser generator calculator planner extension spreadsheet cache proxy wrapper compiler interpreter converter visualizer recommender poster talk hackathon event essay scholarship backend frontend wiki hub kit schema bundle robot drone app ui gui cli api sdk microservice website dashboard internship preceptorship traineeship apprenticeship placement certification degree rotation score reputation camp competition mvp'.split(
    ' ',
  ),
);
/** Nouns that also stand for a whole kind: "developed new business", "established best practice". */
const OFTEN_MASS = new Set(
  'acquisition business conversion duty evaluation implementation industry installation law negotiation operation order part policy practice promotion property public relationship sale sample season space stock trade transformation transition work record result line load procedure sector youth home school city area deal inspection investigation pilot job shop house person worker member employee staff child student customer client patient guest resident phone alarm commission exam level review plot scale stage skill position wall product booking printing training marketing gaming banking'.split(
    ' ',
  ),
);
const TEAMS = new Set(
  'team project newsletter blog workshop group squad initiative program programme campaign class course session study crew redesign rollout migration club committee case'.split(
    ' ',
  ),
);
const BETTERED = new Set(
  'website site interface codebase pipeline platform system application app homepage workflow rating rate schema database backend frontend dashboard portal ui gui api tool'.split(
    ' ',
  ),
);
/** With a name before it each of these is the one thing of that name. */
const NAMED = new Set(
  'website app application platform project portal program programme initiative campaign system tool'.split(' '),
);

const DETERMINER =
  /^(?:an?|the|this|that|these|those|its|their|my|our|his|her|all|any|both|each|every|either|no|some|several|many|much|multiple|various|numerous|few|more|most|other|another|such|over|up|under|about|nearly|almost|around|approximately|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|what|how)$/i;
const ENDS_PHRASE =
  /^(?:of|for|with|from|to|into|onto|in|at|by|across|through|via|using|on|within|throughout|under|between|among|against|during|per|including|after|before|without|towards?|alongside|upon|as|than|until|while|when|which|that|who|where|so|because|and|or|&|but|then|\+|based|used|built|designed|written|named|called|adopted|accepted|deployed|integrated|hosted|powered|capable|able|consisting|resulting|allowing|enabling|leading|utili[sz]ing|leveraging|featuring|reducing|end-to-end|handling|supporting|serving|providing|improving|covering|containing|connecting|combining|(?!(?:(?:bi-?)?weekly|monthly|daily|quarterly|yearly|early|family|friendly|assembly|supply)$)\p{L}+ly)$/iu;
const MOST_WORDS = 6;

interface Phrase {
  words: string[];
  end: string;
}

function phraseAt(text: string): Phrase {
  const words: string[] = [];
  for (const token of text.split(' ')) {
    if (ENDS_PHRASE.test(token) || token.startsWith('(')) return { words, end: token };
    const bare = token.replace(/[,.;:)]+$/, '');
    // "pipeline processing 10M events"
    if (/^\d/.test(token) && /\p{Ll}ing$/u.test(words.at(-1) ?? ''))
      return { words: words.slice(0, -1), end: words.at(-1)! };
    words.push(bare);
    if (bare !== token) return { words, end: token.slice(bare.length) };
  }
  return { words, end: '' };
}

const isPlainWord = (word: string) => /^\p{Ll}[\p{Ll}'-]*$/u.test(word);
/** "Python", "REST", "Android": what a thing is made with or of, and no name of its own. */
const isOfKind = (word: string, index: number, words: readonly string[]) =>
  /^\p{Lu}{2,5}$/u.test(word) ||
  isProperAdjective(word) ||
  [word, `${words[index - 1]} ${word}`, `${word} ${words[index + 1]}`].some((name) => knownSkill(name) !== null);

/** The article that stands before what was done to, with its space; none where anything is in doubt. */
function articleOf(verb: string, { words, end }: Phrase): string {
  const [first = ''] = words;
  const head = fold(words.at(-1) ?? '');
  if (words.length === 0 || words.length > MOST_WORDS || DETERMINER.test(first)) return '';
  if (words.some((word) => /['’]s?$|[\d/&()"“”@%$€£]/u.test(word.replace(/^\d+-(?=\p{Ll})/u, '')))) return '';
  if (!isPlainWord(words.at(-1)!) && !(THINGS.has(head) && /^\p{Lu}{2,4}$/u.test(words.at(-1)!))) return '';
  // "Built search and discovery platforms": what stands first may describe what stands last.
  if (words.length === 1 && /^(?:and|or|&|\+|,)/.test(end)) return '';
  const modifiers = words.slice(0, -1);
  // "Participated in FABLE standardization process": what one takes part in was there before.
  const isForeign = (word: string) => TAKES_PART.test(verb) && /^\p{Lu}{4,}$/u.test(word) && knownSkill(word) === null;
  const isNamed = modifiers.some(
    (word, index) => isForeign(word) || (/^\p{Lu}/u.test(word) && !isOfKind(word, index, modifiers)),
  );
  if (IS_BETTERING.test(verb)) return BETTERED.has(head) ? 'the ' : '';
  if (IS_LEADING.test(verb) ? !TEAMS.has(head) : !isThing(head)) return '';
  if (isNamed) return NAMED.has(head) || (TAKES_PART.test(verb) && head === 'process') ? 'the ' : '';
  // "Built first data warehouse"
  if (/^(?:first|second|third|last|only|main|entire|whole|final)$/i.test(first)) return 'the ';
  return `${indefiniteArticle(first)} `;
}
const isThing = (head: string) =>
  (THINGS.has(head) || COUNTABLE_NOUNS.has(head)) && !OFTEN_MASS.has(head) && !OCCUPATION_NOUNS.has(head);

/** "for mobile app using", "across platform", "using internal tool" */
const SYSTEMS = new Set(
  'app application website platform system tool database dashboard portal pipeline framework codebase company'.split(
    ' ',
  ),
);
const FOR = /(?<=\p{L} )(for|using|via|across)(?= \p{Ll})/gu;
/** "with design team", "in agile team" */
const BESIDE_TEAM =
  /(?<=[\p{Ll}%] )(with|in|within|on|of|across)(?= (?!house|call|site|board|shift|time|store)\p{L})/gu;

function articleBehind(preposition: string, { words }: Phrase): string {
  const [first = ''] = words;
  if (words.length === 0 || words.length > 4 || DETERMINER.test(first) || !words.every(isPlainWord)) return '';
  if (words.slice(0, -1).some((word) => /(?:ing|s)$/.test(word))) return '';
  const head = words.at(-1)!;
  // "using react framework": of a name typed small, which is the only one.
  if (!SYSTEMS.has(head) || words.some((word) => knownSkill(upperFirst(word)) !== null)) return '';
  return words.length === 1 || preposition === 'across' || head === 'company' ? 'the ' : `${indefiniteArticle(first)} `;
}

function articleOfTeam(preposition: string, { words, end }: Phrase): string {
  const at = words.indexOf('team');
  const [first = ''] = words;
  const before = words.slice(0, at);
  if (at < 1 || at > 3 || DETERMINER.test(first) || (words[at + 1] && !/\p{L}{2}ing$/u.test(words[at + 1]!))) return '';
  if (/^(?:building|meeting|working)$/.test(words[at + 1] ?? '') || before.some((word) => /ing$|[,/&]/.test(word)))
    return '';
  // "in Settlement controls team": the one of that name.
  const isNamed = before.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return isNamed || /^(?:with|of|across)$/.test(preposition) || /^(?:of|at)$/.test(end)
    ? 'the '
    : `${indefiniteArticle(first)} `;
}

const IN_POST = /\b([Ww]ork(?:ed|ing) as)(?= \p{L})/gu;
const articleOfPost = (_: string, { words }: Phrase): string => {
  const [first = ''] = words;
  const isOne = words.length > 0 && words.length <= 4 && OCCUPATION_NOUNS.has(fold(words.at(-1)!));
  return isOne && !DETERMINER.test(first) && words.every((word) => /^\p{L}[\p{L}-]*$/u.test(word))
    ? `${indefiniteArticle(first)} `
    : '';
};

/** "within first quarter", "for first time" */
const ORDINAL =
  /\b([Ii]n|[Ww]ithin|[Dd]uring|[Bb]y|[Ff]or|[Aa]fter|[Ff]rom|[Aa]t) (?=(?:first|second|third|fourth|final) (?:quarter|year|month|half|week|phase|round|stage|semester|term|season|time|attempt|visit)(?![\p{L}-]))/gu;

/** "Conduct weekly meeting", "Run annual planning session" */
const HOLDS =
  /(?<=^|[,;] |\b(?:and|to) )(?:conduct|run|hold|lead|attend|coordinate|facilitate|chair|organi[sz]e|plan|host|teach)(?:s|ed|ing)?(?= )/giu;
const EVENTS = new Set(
  'meeting workshop session survey inspection campaign newsletter event class course conference'.split(' '),
);
const articleOfEvent = (_: string, { words, end }: Phrase): string => {
  const [first = ''] = words;
  const isOne = words.length > 1 && words.length <= MOST_WORDS && EVENTS.has(words.at(-1)!);
  return isOne && !DETERMINER.test(first) && words.every(isPlainWord) && !/^(?:and|or|&|,)/.test(end)
    ? `${indefiniteArticle(first)} `
    : '';
};

/** Characters; no phrase has more. */
const LONGEST_PHRASE = 160;

const put = (line: string, where: RegExp, articleFor: (word: string, phrase: Phrase) => string): string =>
  line.replace(where, (found: string, ...rest: unknown[]) => {
    const offset = rest.find((part): part is number => typeof part === 'number')!;
    const from = offset + found.length + 1;
    const article = articleFor(found, phraseAt(line.slice(from, from + LONGEST_PHRASE)));
    return article ? `${found} ${article.trimEnd()}` : found;
  });

/** A line of work with the articles of what was made or bettered in it, and of whom and what it was for. */
export const withArticlesOfObjects = (line: string): string => {
  const ofDeeds = put(line, DEED, articleOf);
  const ofEvents = put(ofDeeds, HOLDS, articleOfEvent);
  const ofSystems = put(ofEvents, FOR, articleBehind);
  const ofTeams = put(ofSystems, BESIDE_TEAM, articleOfTeam);
  return put(ofTeams, IN_POST, articleOfPost).replace(ORDINAL, '$1 the ');
};
