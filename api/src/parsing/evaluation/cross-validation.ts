import { fold } from '@vitae/language/fold';
import { setPhraseModel } from '../labelling/phrase-labels.ts';
import { type LabelledPhrase, makePhrases } from '../training/phrases.ts';
import { EXAMPLE_COUNT, trainLabels } from '../training/train-labels.ts';
import { type LabelledFile, scoreFiles } from './score.ts';

const FOLDS = 5;
/** A phrase of a person counts as much as so many made ones. */
const WEIGHT_OF_PEOPLE = 20;

export interface CrossValidation {
  people: number;
  folds: number;
  meanF1: number;
}

/**
 * How files are read by labels that were trained on made phrases and on those of all other people, each person's files
 * by weights that have seen none of them.
 */
export async function crossValidate(
  files: readonly LabelledFile[],
  read: (file: string) => Promise<Record<string, unknown>>,
): Promise<CrossValidation> {
  const people = [...Map.groupBy(files, personOf).values()];
  const made = makePhrases(EXAMPLE_COUNT, 1);
  const predictions: Record<string, Record<string, unknown>> = {};
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = people.filter((_, i) => i % FOLDS !== fold).flat();
    const told = others.flatMap(phrasesOf).flatMap((phrase) => Array.from({ length: WEIGHT_OF_PEOPLE }, () => phrase));
    setPhraseModel(trainLabels([...made, ...told]));
    for (const { file } of people.filter((_, i) => i % FOLDS === fold).flat()) predictions[file] = await read(file);
  }
  setPhraseModel(undefined);
  return { people: people.length, folds: FOLDS, meanF1: scoreFiles(files, predictions).meanF1 };
}

/** A person may be in the corpus more than once. */
function personOf({ file, expected }: LabelledFile): string {
  return expected.name ? fold(String(expected.name)).replace(/[^\p{L}]/gu, '') : file;
}

function phrasesOf({ expected }: LabelledFile): LabelledPhrase[] {
  const entries = (list: unknown) => (Array.isArray(list) ? (list as Record<string, unknown>[]) : []);
  const phrase = (label: LabelledPhrase['label'], value: unknown): LabelledPhrase[] =>
    typeof value === 'string' && value !== '' ? [{ label, phrase: value }] : [];
  return [
    ...entries(expected.jobs).flatMap((job) => [...phrase('title', job.title), ...phrase('company', job.company)]),
    ...entries(expected.education).flatMap((school) => [
      ...phrase('institution', school.institution),
      ...phrase('degree', school.degree),
    ]),
  ];
}
