import type { Faults } from '../finding.ts';
import { stem } from '../text.ts';
import type { Token } from '../tokens.ts';
import type { ResumeText } from './resume.ts';
import type { ReadSentence } from './sentence.ts';

const NEUTRAL = new Set(
  'year time work role job team experience part way day result skill background position career chance opportunity letter company people colleague customer need approach example something detail care business environment area field use step help thing others person letter lot kind question employer start'
    .split(' ')
    .map(stem),
);

/** Nouns of a claim that the resume must know before it is believed: at least this share. */
const KNOWN_SHARE = 0.34;
const FEWEST_NOUNS = 3;

/** "I did …" of things the resume never speaks of. */
export function claimFaults(sentence: ReadSentence, tokens: Token[], resume: ResumeText, advert: Set<string>): Faults {
  if (!sentence.isClaim || sentence.isWish || sentence.isDenial) return [];
  const says = tokens.some(
    ({ lower }, index) =>
      lower === 'i' && tokens.slice(index + 1, index + 4).some(({ tag, form }) => tag === 'VERB' && form !== 'gerund'),
  );
  if (!says) return [];
  const nouns = [...new Set(tokens.filter(({ tag }) => tag === 'NOUN').map(({ lower }) => stem(lower)))].filter(
    (one) => !NEUTRAL.has(one),
  );
  if (nouns.length < FEWEST_NOUNS) return [];
  const known = nouns.filter((one) => resume.stems.has(one));
  const borrowed = nouns.filter((one) => !resume.stems.has(one) && advert.has(one));
  return known.length / nouns.length < KNOWN_SHARE && borrowed.length > 0
    ? [`of ${nouns.join(', ')} the resume knows ${known.length}`]
    : [];
}
