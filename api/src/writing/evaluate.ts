import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CoverLetterTemplate, LETTER_TONES, type LetterTone } from '@vitae/contract/cover-letter';
import { readAdvert } from './advert/read-advert.ts';
import { createBuiltinWriter } from './builtin/builtin-writer.ts';
import { similarityOf } from './builtin/similarity.ts';
import { letterCraft } from './craft.ts';
import { letterRequest } from './fixtures/letter-request.ts';
import { LETTER_PAIRS, type LetterPair } from './fixtures/pairs.ts';
import { readResumeText } from './fixtures/read-resume-text.ts';
import { TEMPLATES } from './fixtures/templates.ts';
import { breakagesOf } from './grounding/breakages.ts';
import { groundingSources, unsupportedFacts } from './grounding/grounding.ts';
import { bodySentencesOf, repetitionsOf } from './grounding/repetitions.ts';
import { wordCount } from './language/words.ts';
import { tellingTerms } from './matching/terms.ts';

interface Measurement {
  pair: string;
  tone: LetterTone;
  words: number;
  /** Facts of the letter that no source states. */
  unsupported: string[];
  /** Signs of broken English. */
  breakages: string[];
  /** What one letter says or begins twice. */
  repetitions: string[];
  namesRole: boolean;
  /** Of the first letter, for the comparison with those of other pairs. */
  sentences: string[];
  /** Of the advert's terms that the resume has too, the share the letter takes up. */
  coverage: number;
  /** 0: the regenerated letter repeats the first; 1: no three words in a row in common. */
  variation: number;
  wordsPerSentence: number;
  milliseconds: number;
}

const VARIATIONS = 3;
/** Words. A hiring manager takes a shorter letter for a note. */
const SHORT_LETTER = 180;

async function measure(pair: LetterPair, template: CoverLetterTemplate, tone: LetterTone): Promise<Measurement> {
  const writer = createBuiltinWriter(letterCraft);
  const letters: string[] = [];
  const unsupported: string[] = [];
  const breakages: string[] = [];
  const repetitions: string[] = [];
  const start = performance.now();
  for (let turn = 0; turn < VARIATIONS; turn += 1) {
    const request = letterRequest(pair, { template, tone, previousLetters: [...letters] });
    const { letter } = await writer.writeLetter(request);
    unsupported.push(...unsupportedFacts(letter, groundingSources(request)).map(({ text }) => text));
    breakages.push(...breakagesOf(letter));
    repetitions.push(...repetitionsOf(letter));
    letters.push(letter);
  }
  const milliseconds = (performance.now() - start) / VARIATIONS;
  const [first = ''] = letters;
  const sentences = bodySentencesOf(first);
  return {
    pair: pair.name,
    tone,
    words: wordCount(first),
    unsupported,
    breakages,
    repetitions,
    namesRole: letters.every((letter) => letter.toLowerCase().includes(pair.jobTitle.toLowerCase())),
    sentences,
    coverage: coverageOf(first, pair),
    variation: 1 - Math.max(...letters.slice(1).map((letter) => similarityOf(first, letter))),
    wordsPerSentence: wordCount(sentences.join(' ')) / Math.max(1, sentences.length),
    milliseconds,
  };
}

/** How much of what advert and resume share, weighed by where the advert says it, the letter brings up. */
function coverageOf(letter: string, pair: LetterPair): number {
  const own = new Set(tellingTerms(pair.resumeText));
  const said = new Set(tellingTerms(letter));
  const weights = new Map<string, number>();
  for (const { text, weight } of readAdvert(pair.jobDescription, pair.jobTitle, pair.companyName).requirements) {
    for (const term of tellingTerms(text)) if (own.has(term)) weights.set(term, (weights.get(term) ?? 0) + weight);
  }
  let covered = 0;
  let total = 0;
  for (const [term, weight] of weights) {
    total += weight;
    if (said.has(term)) covered += weight;
  }
  return total === 0 ? 1 : covered / total;
}

const READABLE = /\.(?:txt|md)$/;

/** Every resume in plain text with every advert of a corpus folder (`txt/`, `jobs/`); what is refused as no resume is named. */
async function corpusPairs(corpus: string): Promise<LetterPair[]> {
  const files = (folder: string) =>
    readdirSync(join(corpus, folder))
      .filter((file) => READABLE.test(file))
      .map((file) => ({ file, text: readFileSync(join(corpus, folder, file), 'utf8') }));
  const adverts = files('jobs');
  const pairs: LetterPair[] = [];
  for (const resume of files('txt')) {
    const read = await readResumeText(resume.text, resume.file).catch((error: Error) => {
      console.error(`${resume.file}: ${error.message}`);
      return null;
    });
    if (!read) continue;
    for (const advert of adverts)
      pairs.push({
        name: `${resume.file} × ${advert.file}`,
        jobTitle: advert.file
          .replace(/^\d+_[a-z]+_/, '')
          .replace(READABLE, '')
          .replace(/_/g, ' '),
        companyName: '',
        ...read,
        jobDescription: advert.text,
      });
  }
  return pairs;
}

const { values } = parseArgs({ options: { corpus: { type: 'string' }, json: { type: 'boolean' } } });
const pairs = [...LETTER_PAIRS, ...(values.corpus ? await corpusPairs(values.corpus) : [])];
const measurements: Measurement[] = [];
for (const pair of pairs) {
  for (const template of TEMPLATES) {
    // Every template in every tone, as the pairs go by.
    const tone = LETTER_TONES[measurements.length % LETTER_TONES.length]!;
    measurements.push({ ...(await measure(pair, template, tone)), pair: `${pair.name} · ${template.name}` });
  }
}

/** "nurse × chef · Default": the resume and the advert; of the same name where there is but one. */
function sourcesOf(pair: string): [resume: string, advert: string] {
  const [resume = '', advert = resume] = (pair.split(' · ')[0] ?? '').split(' × ');
  return [resume, advert];
}

/** The share of a letter's sentences that stand word for word in the letter of another resume for another advert. */
function stockShare({ pair, sentences }: Measurement): number {
  const [resume, advert] = sourcesOf(pair);
  const isOther = (one: Measurement) => {
    const [itsResume, itsAdvert] = sourcesOf(one.pair);
    return itsResume !== resume && itsAdvert !== advert;
  };
  const others = new Set(measurements.filter(isOther).flatMap((other) => other.sentences));
  return sentences.filter((sentence) => others.has(sentence)).length / Math.max(1, sentences.length);
}

const mean = (read: (one: Measurement) => number) =>
  measurements.reduce((sum, one) => sum + read(one), 0) / measurements.length;
const summary = {
  letters: measurements.length * VARIATIONS,
  lettersWithUnsupportedFacts: measurements.filter(({ unsupported }) => unsupported.length > 0).length,
  lettersWithBreakages: measurements.filter(({ breakages }) => breakages.length > 0).length,
  lettersWithRepetitions: measurements.filter(({ repetitions }) => repetitions.length > 0).length,
  lettersWithoutTheRole: measurements.filter(({ namesRole }) => !namesRole).length,
  [`lettersBelow${SHORT_LETTER}Words`]: measurements.filter(({ words }) => words < SHORT_LETTER).length,
  stockSentences: mean(stockShare),
  coverage: mean(({ coverage }) => coverage),
  variation: mean(({ variation }) => variation),
  words: mean(({ words }) => words),
  fewestWords: Math.min(...measurements.map(({ words }) => words)),
  wordsPerSentence: mean(({ wordsPerSentence }) => wordsPerSentence),
  milliseconds: mean(({ milliseconds }) => milliseconds),
};
if (values.json) console.log(JSON.stringify({ summary, measurements }, null, 2));
else {
  console.table(
    measurements.map((one) => ({
      pair: one.pair,
      tone: one.tone,
      words: one.words,
      unsupported: one.unsupported.join(', '),
      breakages: one.breakages.join(' | '),
      repetitions: one.repetitions.join(' | '),
      coverage: one.coverage.toFixed(2),
      variation: one.variation.toFixed(2),
      'words/sentence': one.wordsPerSentence.toFixed(1),
      ms: one.milliseconds.toFixed(1),
    })),
  );
  console.table(summary);
  if (!values.corpus) console.log('Own fixtures only; --corpus DIR adds the resumes and adverts of a corpus.');
}
