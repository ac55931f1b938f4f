import { readClasses } from './lists.ts';

const LABELS = [
  'name',
  'headline',
  'email',
  'phone',
  'location',
  'website',
  'linkedin',
  'github',
  'title',
  'company',
  'client',
  'dates',
  'institution',
  'degree',
  'area',
  'skip',
  'languages',
  'skills',
  'nationality',
  'visa_status',
  'date_of_birth',
  'marital_status',
  'gender',
  'religion',
  'passport',
  'driving_licence',
  'notice_period',
  'expected_salary',
  'current_location',
] as const;

/** What a label before a value announces. */
export type Label = (typeof LABELS)[number];

/** What the words before a colon may announce, by folded words (`foldWords`). */
export const LABEL_WORDS: ReadonlyMap<string, readonly Label[]> = new Map(
  [...readClasses('labels')].map(([words, names]) => [
    words,
    names.split(' | ').map((name) => requireLabel(words, name)),
  ]),
);

/** What heads the tools of a piece of work, alone or before its sign, as the source of a pattern without case: "Tech", "Key technologies used". */
export const LABELS_OF_TOOLS =
  '(?:key )?(?:(?:tools? (?:and|&) technologies|tech(?:nolog(?:y|ies))?|tools?)(?: used)?|(?:tech(?:nology|nical)? )?stack|environment)';

function requireLabel(words: string, name: string): Label {
  const label = LABELS.find((each) => each === name);
  if (!label) throw new Error(`labels.txt: "${words}" has no known label: ${name}`);
  return label;
}
