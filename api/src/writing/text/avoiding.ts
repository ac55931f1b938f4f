import { containsTerms, tellingTerms, termsOf } from './terms.ts';

const INVESTMENT = [
  'Series A',
  'Series B',
  'Series C',
  'seed round',
  'funding round',
  'venture capital',
  'investors',
  'VC',
];

/** Of what a resume speaks in other words than the note that it is left out. */
const OTHER_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:the |my )?(?:kids?|child(?:ren)?)$/i, ['kids', 'children', 'child', 'youngest', 'eldest', 'son', 'daughter']],
  [
    /\bdiagnos[ei]s\b/i,
    [
      'diagnosis',
      'diagnoses',
      'ADHD',
      'autism',
      'autistic',
      'anaphylaxis',
      'epilepsy',
      'asthma',
      'allergy',
      'dyslexia',
    ],
  ],
  [
    /^(?:(?:the |all )?(?:AI|A\.I\.|artificial intelligence|machine learning|ML)(?: (?:stuff|work|things?|side|part))?)$/i,
    [
      'AI',
      'artificial intelligence',
      'machine learning',
      'ML',
      'deep learning',
      'ChatGPT',
      'GPT',
      'LLM',
      'LLMs',
      'NLP',
      'natural language processing',
      'neural network',
      'neural networks',
    ],
  ],
  [/^(?:private )?(?:tuitions?|tutoring)$/i, ['tuition', 'tutor', 'tutored', 'tutoring', 'tutors']],
  [/^fund[- ]?raising$/i, INVESTMENT],
  [
    /\b(?:money|funds|funding|capital|millions?)\b.*\braised?\b|\brais(?:ed|ing)\b.*\b(?:money|funds|funding|capital|round)\b/i,
    [...INVESTMENT, 'raised'],
  ],
  [
    /^(?:crypto(?:currenc\w+)?|blockchain|web3)$/i,
    [
      'crypto',
      'cryptocurrency',
      'stablecoin',
      'Bitcoin',
      'Ethereum',
      'blockchain',
      'Web3',
      'DeFi',
      'decentralized finance',
      'digital asset',
      'NFT',
    ],
  ],
];
const otherWordsFor = (topic: string) => OTHER_WORDS.flatMap(([named, words]) => (named.test(topic) ? words : []));

/** Whether a text speaks of something that the letter is to leave out. "The internship" is the work of an intern. */
export function avoiding(topics: readonly string[]): (text: string) => boolean {
  const avoided = topics
    .flatMap((topic) => [topic, topic.replace(/ships?$/i, ''), ...otherWordsFor(topic)])
    .map(withoutArticles)
    .map(termsOf);
  return (text) => {
    if (avoided.length === 0) return false;
    const terms = termsOf(withoutArticles(text));
    return avoided.some((topic) => containsTerms(terms, topic));
  };
}

/** "البص" as "بص": in Arabic the article is written as one word with its noun. */
const withoutArticles = (text: string) => text.replace(/(?<!\p{L})(?:و|ب)?ال(?=\p{Script=Arabic}{2})/gu, '');

/** A word that stands more often in a resume is of all its work. */
const MOST_NAMED = 6;
const LEAST_LETTERS = 4;

/**
 * Gives topics, each also by its rarest word that the resume has, where the resume does not have them as the note says:
 * "the verizon sale" is "the acquisition with Verizon".
 */
export function topicsAsNamedIn(resumeText: string): (topics: readonly string[]) => string[] {
  let terms: string[] | undefined;
  const asNamed = (topic: string): string[] => {
    // "crime in Leeds" is not about Leeds.
    const words = tellingTerms(topic.split(/ (?:in|at|from|for|with|of|about) /)[0]!).filter(
      (word) => word.length >= LEAST_LETTERS,
    );
    if (tellingTerms(topic).length < 2) return [topic];
    terms ??= termsOf(resumeText);
    const whole = terms;
    if (containsTerms(whole, termsOf(topic))) return [topic];
    const [rarest] = words
      .map((word) => ({ word, times: whole.filter((one) => one === word).length }))
      .filter(({ times }) => times > 0 && times <= MOST_NAMED)
      .sort((one, other) => one.times - other.times);
    return rarest ? [topic, rarest.word] : [topic];
  };
  return (topics) => topics.flatMap(asNamed);
}
