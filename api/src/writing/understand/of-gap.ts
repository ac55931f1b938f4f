import { tellsOfGap } from '../../parsing/entries/gaps.ts';

/** "Career break – full-time parent": what was done in it would be taken for work. */
const IS_A_BREAK =
  /\b(?:career break|maternity leave|parental leave|paternity leave|sabbatical|gap year|full[- ]time (?:parent|mother|mum|mom|dad|father|carer)|family care(?:giver|r)|care(?:giver|r) (?:for|to|of) (?:an? |my |our |the )?(?:family|mother|father|parents?|relative|elderly (?:parent|relative)|husband|wife|son|daughter|grand\p{L}+|loved one)|stay[- ]at[- ]home|homemaker)\b/iu;

/** Whether what the head of a job says is a break from work. */
export const isBreak = (head: string) => IS_A_BREAK.test(head);

/** "2018 – 2025     Full-time parent (three children)" */
export const isOfGap = (text: string) => tellsOfGap(text.replace(/^[\d\s/–—-]{4,24}/, '')) || isBreak(text);
