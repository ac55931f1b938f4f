import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { tellingTerms } from '../text/terms.ts';
import { onceEach, wordCount } from '../text/words.ts';
import type { Job } from '../understand/advert.ts';
import { linesOfLearning } from '../understand/lines-by-section.ts';
import { ENDED_OR_PLANNED } from '../understand/state-of-holding.ts';
import { isDeed, isTold } from '../understand/told.ts';

// What somebody from another trade has learned for the new one: a bootcamp, an online course, an evening class. No
// school or certificate has to be known for it: the line and the advert have their words in common.

const WORDS = { least: 2, most: 20 };
const MOST = 3;
/** With what the post is called, and with what the advert says. */
const ENOUGH = { role: 1, advert: 2 };
const IS_LEARNING =
  /\b(?:boot ?camp|course|certificate|certification|academy|fundamentals|speciali[sz]ation|nanodegree|evening class|udemy|coursera|edx|datacamp|hubspot|freecodecamp|skillshare|linkedin learning)\b/i;
/** What people do to change their trade. */
const OF_A_CHANGE = /\b(?:boot ?camp|nanodegree|retrain\w*|conversion course)\b/i;
const EVENING_CLASS = /^evening class(?:es)?: /i;
/** Ranks and kinds of work that every other post is called by. */
const OF_ANY_POST =
  /^(?:senior|junior|head|lead|manag|offic|assist|associ|special|execut|coordin|consult|director|trainee|intern|gradu|staff|level|posit|role|full|part|time|work)/;

/** The lines of a resume on what was learned for the job of an advert, as they are written, the nearest first. */
export function learnedFor(job: Job, resumeText: string): string[] {
  const role = new Set(tellingTerms(job.role).filter((term) => !OF_ANY_POST.test(term)));
  const advert = new Set(tellingTerms(job.text));
  const near = linesOfLearning(resumeText)
    .map((line) => line.replace(/^\d{1,2}(?:\.\d{1,2})+\.? +/, ''))
    .filter(
      (line) =>
        IS_LEARNING.test(line) &&
        !ENDED_OR_PLANNED.test(line) &&
        !isDeed(line) &&
        !isTold(line.replace(EVENING_CLASS, '')) &&
        !/:(?!\d)/.test(line.replace(EVENING_CLASS, '')) &&
        !degreeLevels(fold(line)).some((level) => level !== 'diploma') &&
        wordCount(line) >= WORDS.least &&
        wordCount(line) <= WORDS.most &&
        /^[\p{Lu}\d]/u.test(line) &&
        !/[@<>[\]{}|]|https?:|\b(?:i|my|we|our)\b/iu.test(line) &&
        line.split('(').length === line.split(')').length,
    )
    .map((line) => {
      const terms = new Set(tellingTerms(line));
      const shared = (wanted: ReadonlySet<string>) => [...terms].filter((term) => wanted.has(term)).length;
      return { line, ofRole: shared(role), ofAdvert: shared(advert) };
    })
    .filter(
      ({ line, ofRole, ofAdvert }) => OF_A_CHANGE.test(line) || ofRole >= ENOUGH.role || ofAdvert >= ENOUGH.advert,
    )
    .sort((one, other) => other.ofRole - one.ofRole || other.ofAdvert - one.ofAdvert);
  return onceEach(near.map(({ line }) => line.replace(/[.,;\s]+$/, ''))).slice(0, MOST);
}
