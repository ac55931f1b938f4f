import type { Finding } from '../finding.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { agreementFaults } from './agreement.ts';
import { articleFaults } from './articles.ts';
import { fragmentFaults } from './fragments.ts';
import type { Grammar } from './harper.ts';
import { doubleFaults, listFaults } from './lists-and-doubles.ts';
import { personFaults, tenseFaults } from './tenses-and-persons.ts';
import { valencyFaults } from './valency.ts';
import { verbFormFaults } from './verb-forms.ts';

const RULES: Record<string, (tokens: Token[]) => string[]> = {
  agreement: agreementFaults,
  articles: articleFaults,
  valency: valencyFaults,
  'verb forms': verbFormFaults,
  tenses: tenseFaults,
};

export interface SpokenSentence {
  text: string;
  /** An item of a list may be a phrase; a sentence may not. */
  isItem: boolean;
  /** What the letter has said before. */
  before: string;
}

/** What is wrong with the English of one sentence. */
export async function englishFindings({ text, isItem, before }: SpokenSentence, grammar: Grammar): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (rule: string, faults: string[]) =>
    findings.push(...faults.map((what): Finding => ({ group: 'english', rule, sentence: text, what })));
  add('doubled words', doubleFaults(text));
  // What is quoted are the applicant's own words, and stands as it is.
  const spoken = text.replace(/["“][^"“”]{1,400}["”]/g, 'this');
  const tokens = tokensOf(spoken);
  if (!isItem && spoken === text) add('fragments', fragmentFaults(tokens));
  if (!isItem) add('persons', personFaults(tokens, before));
  add('lists', listFaults(isItem ? spoken.replace(/[;,]\s*$/, '') : leadsIn(spoken), tokens));
  for (const [rule, faultsOf] of Object.entries(RULES)) add(rule, faultsOf(tokens));
  add('grammar', await grammar(spoken));
  return findings;
}

/** "What I bring:" before a list ends in a colon by right, and so does "My work at Acme Inc.:". */
function leadsIn(sentence: string): string {
  return sentence.replace(/(?<=[\p{L}\d).!]):$/u, '');
}
