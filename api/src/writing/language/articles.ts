import { readVerb } from './verbs.ts';
import { withArticle } from './words.ts';

/**
 * Resumes leave articles out ("Led migration of legacy service"). These nouns are countable in every sense a resume
 * uses them in, so that a missing article is certainly missing.
 */
const COUNTABLE = new Set(
  'account agreement article book grant paper patent thesis algorithm api app application approach architecture archive assessment audit backlog batch blog booking branch brand brochure bug business calendar campaign catalog catalogue chain channel chatbot checklist classroom client clinic club cluster codebase committee community company component conference contract curriculum customer dashboard database dataset deal department device directory division driver engine event exhibition facility factory feature fleet forum foundation framework function group guide handbook hospital hotel initiative instrument integration interface invoice journal kitchen lab laboratory layer library machine manual marketplace mechanism menu method methodology metric microservice migration mission model module monolith network newsletter optimizer organisation organization outage package panel partnership patient pilot pipeline platform playbook plugin policy pool portal portfolio presentation procedure process product program programme project prototype redesign registry region relationship release report repository restaurant rollout routine runbook scheduler scheme script sdk sensor series server service session shop site solution spreadsheet squad stack strategy student study subsidiary suite supplier survey syllabus system team template territory tool toolkit transformation transition tutorial unit vehicle vendor venue warehouse website widget workflow workshop'.split(
    ' ',
  ),
);

/** Before "of", these stay indefinite: a team of five, a range of products. */
const INDEFINITE_BEFORE_OF = new Set(
  'team group range series network portfolio fleet variety number budget total set pool squad chain community suite class committee panel batch library staff crew'.split(
    ' ',
  ),
);
const SETS = new Set('variety number range budget set crew'.split(' '));

const DETERMINER =
  /^(?:a|an|the|this|that|these|those|my|our|your|his|her|its|their|all|any|both|each|every|either|no|some|several|many|multiple|various|numerous|few|more|most|much|other|another|over|up|two|three|four|five|six|seven|eight|nine|ten|one|twelve|dozens?|hundreds?|thousands?)$/i;
const STOP =
  /^(?:of|for|with|from|to|into|onto|on|in|at|by|across|through|via|using|as|and|or|but|that|which|who|where|when|while|within|throughout|under|over|per|between|among|against|during|than|then|including|about|after|before|without|so|because|until|toward|towards|plus|alongside)$/i;
/** After these a bare singular noun lacks its article; "in line", "on time" and "by hand" do not. */
const OPENS_OBJECT = /^(?:of|for|with|from|to|into|across|through|using)$/i;
const MAX_NOUN_PHRASE_WORDS = 6;

interface NounPhrase {
  head: string;
  headIndex: number;
}

/** The noun phrase that starts at `start` and lacks a determiner, or null. */
function bareNounPhrase(words: string[], start: number): NounPhrase | null {
  const first = words[start];
  if (!first || DETERMINER.test(first) || /^\W|['’]s$|^[~<>$€£]?\d[\d,.]*(?:[kKmMbB]\+?|\+|%)?$/.test(first))
    return null;
  for (let index = start; index < words.length && index - start < MAX_NOUN_PHRASE_WORDS; index += 1) {
    const word = words[index] ?? '';
    const bare = word.replace(/[.,;:)]+$/, '');
    const next = words[index + 1] ?? '';
    if (STOP.test(bare) || /['’]s$/.test(bare) || /^\(/.test(word) || (index > start && DETERMINER.test(bare)))
      return null;
    if (index === start && readVerb(bare)?.form === 'gerund' && /^(?:the|a|an|and)$/.test(words[index + 1] ?? ''))
      return null;
    const closes =
      bare !== word ||
      next === '' ||
      STOP.test(next.replace(/[.,;:]$/, '')) ||
      /^[(–—-]/.test(next) ||
      (/(?:ing|ed|ly|s)$/.test(next) &&
        readVerb(next) !== null &&
        readVerb(next)?.mayBeNoun === false &&
        // "patient scheduling for five physicians": the -ing word is the noun itself.
        !(/ing$/.test(next) && STOP.test(words[index + 2] ?? 'of')) &&
        !COUNTABLE.has((words[index + 2] ?? '').replace(/\W+$/, '')));
    if (!closes) continue;
    const isHead = COUNTABLE.has(bare) || (next === 'of' && SETS.has(bare));
    return isHead ? { head: bare, headIndex: index } : null;
  }
  return null;
}

/** Puts back the articles a verb phrase lacks, where it is certain that one is missing. */
export function withMissingArticles(phrase: string, verbWords: number): string {
  const words = phrase.split(' ');
  const out: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const previous = words[index - 1] ?? '';
    const afterVerb = index === verbWords;
    const afterPreposition = index > verbWords && OPENS_OBJECT.test(previous);
    const opens = afterVerb || afterPreposition;
    const infinitive = previous === 'to' && readVerb(word)?.form === 'base';
    const phraseHere = opens && !infinitive ? bareNounPhrase(words, index) : null;
    const standsAlone = afterPreposition && previous !== 'of' && phraseHere?.headIndex === index;
    if (!phraseHere || standsAlone) {
      out.push(word);
      continue;
    }
    const followedByOf = words[phraseHere.headIndex + 1] === 'of' && words[phraseHere.headIndex] === phraseHere.head;
    const definite = followedByOf && !INDEFINITE_BEFORE_OF.has(phraseHere.head);
    out.push(definite ? `the ${word}` : withArticle(word));
  }
  return out.join(' ');
}
