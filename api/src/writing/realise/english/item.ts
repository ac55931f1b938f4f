import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { isOnlyDates } from '../../../parsing/phrases/only-dates.ts';
import { wordCount } from '../../text/words.ts';
import { isPlace } from '../../understand/places.ts';
import { isDeed } from '../../understand/told.ts';
import { isGerundForm } from './gerund.ts';

const ITEM_WORDS = { least: 3, most: 50 };

/** "On the ground" is a piece of a line. */
const BEGINS_AS_A_PIECE = /^(?:on|in|at|for|with|by|from|to|of|and|or|during|under) (?:\S+ ?){1,3}$/i;
const CUT_OFF =
  /(?:[,&(/-]|(?<![\p{L}.-])(?:and|or|of|the|a|an|to|for|with|in|on|by|from|at|as|per|via|into|within|than|using|including|(?:among|amongst) (?:them|which)|(?<!\b(?:none|no|nothing) .{0,30})since|until)|, (?:cut|led|made|built|ran|set|won|kept|used|reduced|increased))$/iu;
/** Whether nothing is left open at its end: "lead on 2nd shift since". */
export const canEndSo = (line: string) => !CUT_OFF.test(line.replace(/[.\s]+$/, ''));
/** To somebody, of somebody, or for a house; "Lead our weekly programme" is as the letter speaks. */
const SPEAKS = /^(?:i|i'm|i've|my|me|we|our|us)(?!\p{L})|(?<!\p{L})(?:you|your|he|she|his|her)(?!\p{L})/iu;
/** "US clients" are of a country. */
export const COUNTRY_IN_SHORT = /(?<!\p{L})US(?!\p{L})/gu;
/** What columns of a page leave in a line that runs across them: a period of time, a word cut at a hyphen, a label. */
const RUN_TOGETHER =
  /(?:19|20)\d\d ?[-–—] ?(?:(?:19|20)\d\d|present|current|now|\p{L}{3,9}\.? (?:19|20)\d\d)|\p{Ll}- (?!and\b|or\b|to\b)[\p{Ll}\d]|\p{Ll} \d{1,2} (?:months?|years?)$/iu;
/** "without a lost day (Jan 2021 – Dec 2024)", "set up a desk in 2020–2021" */
const PERIOD_OF_THE_WORK =
  /\((?:\p{L}{3,9}\.? )?(?:19|20)\d\d ?[-–—] ?(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d\d|present|now)\)|\b(?:in|during|between) (?:19|20)\d\d ?[-–—] ?(?:19|20)\d\d|(?:19|20)\d\d ?[-–—] ?(?:19|20)\d\d(?=:)/giu;
const BEFORE_A_PERIOD =
  /\b(?:in|over|within|for|every|of|than|past|last|about|after|under|by|to|around|nearly|almost|only|just|next|first|least|approximately) \d{1,2} (?:months?|years?)$/i;
const LABEL_AND_VALUE =
  /^[\p{L} ]{2,20}:[-–—]? ?.{0,24}$|^(?:details?|accounts?|industry|sector|website|reporting (?:to|line)|environment|team size|tools?(?: used)?|tech(?:nolog(?:y|ies))?(?: used)?|(?:tech(?:nology)? )?stack|role|duration|clients?|platform|designation|databases?|languages?|certificates?|skills?|thesis|dissertation|supervisors?|advisors?|modules|(?:relevant )?coursework|gpa|grade) ?:/iu;
/** "Acme LLP – Chicago, IL": the head of another job. */
const EMPLOYER_AND_TOWN = /^[^.]{2,40} ?[–—-] ?\p{Lu}[\p{L} ]{2,20}, \p{Lu}[\p{L}.]{1,20}$/u;
/** "Work experience week — Argyll Wildlife Trust, 2021" */
const DATED_HEAD = /^[^.;]{3,40} [–—-] \p{Lu}[^.;]{3,60}, (?:19|20)\d\d$/u;
const DATES_ONLY = /^[\d\s.,/–—-]*(?:\p{L}+\.? ?)?(?:19|20)\d{2}\s*[-–—].{0,20}$/u;

/** A cell of a table, a mark for what is not known, a bracket of a form. */
const OF_A_FORM = /\t|\S {3,}\S| :|:-|:\s*$|\?\?|[[\]]|\s[·•●▪]\s|_{3,}|\.{4,}/u;
/** A cell of a table, a label and its value, a piece of a form. */
export const isOfAForm = (line: string) => OF_A_FORM.test(line.trim());

/** "2019 Review of …", "2012–16 Studio assistant", "3 H.S.C.": a row that begins with its year or its number. */
const BEGINS_AS_A_ROW =
  /^(?:(?:19|20)\d\d\b(?! (?!jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{Ll})|\d{1,2}\/\d{2,4}|\d\d? (?:\p{Lu}|$))/u;
/** "School: Cavite State University", "Based: South East London": a word, and what it is for this person. */
const LABELLED_NAMES =
  /^\p{Lu}[\p{L}' ]{1,24}:\s+(?:\p{Lu}[\p{L}'’&.-]*|\d[^\s,]*|and|of|the|[/-])(?:,? (?:\p{Lu}[\p{L}'’&.-]*|\d[^\s,]*|and|of|the|[&/-]|\([^()]*\)))*$/u;
/** "Education and professional qualifications" */
const IS_HEADING =
  /^(?:(?:education|professional|academic|key|technical|personal|work|employment|career|further|other)(?:al)?,? (?:(?:and|&) )?){1,3}(?:qualifications?|education|skills|training|experience|history|details|information|achievements|summary)$/i;
/** "GPA 4.61 out of 5.00", "Grade: A"; "Grade head" is a post. */
const IS_A_MARK =
  /^(?:C?GPA|grade|percentage|score|marks)\b[:\s–-]*(?:\d|[A-F][+*-]?(?=$|[\s,;)])|obtained|average|point)/i;
const WITH_ITS_YEARS = /\((?:since (?:19|20)\d\d|(?:19|20)\d\d to (?:19|20)\d\d)\)$/;
/** To whom one reported, why one left, and what a degree is called, is no work. */
const NO_WORK =
  /\b(?:notice period|expected salary)\b|^volunteer, \p{Lu}|^offered (?:casual|permanent|further|full[- ]time|a)\b|\breason for leaving|^contracts? (?:of |for )?\d|\bdriv(?:ing|er['’]?s?) licen[cs]e\b|^own (?:van|car|tools|transport)\b|^plays? (?:the )?(?:piano|guitar|violin|football|rugby|cricket|netball|tennis|golf)\b|^(?:reporting to|furloughed|currently (?:studying|on|in)|career history|work history|references?(?! (?!available|on|upon|can\b)\p{Ll}))\b|^(?:Bachelor|Master|Doctor|Associate|Diploma|B\.?(?:Sc|A|S|Tech|E|Ed|Com|El)|M\.?(?:Sc|A|S|Tech|BA|Ed|Com)|Ph\.?D|D\.El\.Ed|G\.?C\.?S\.?E)\b\.?/iu;
/** What speaks of a line before it, what is held no more, a figure that has lost its unit: "improving user experience by 30". */
const PIECES: readonly RegExp[] = [
  /^(?:including|depending|such as|before that|roughly|approximately)\b/iu,
  /^(?:this|these|that|those|it|they) \p{Ll}/iu,
  // "Went from 71% to 88%": what did stood in the sentence before it.
  /^(?:went|rose|fell|dropped|grew|climbed|came down|went up|went down) (?:from|by|to) /iu,
  /^(?:about|around|approx\.?|~)? ?\d+ (?:hours|hrs?) (?:a|per) (?:day|week)(?: \p{Ll}+){0,4}$/iu,
  /^(?:one|two|three|four|five|[1-6]) (?:days?|nights?|mornings?|afternoons?|evenings?|shifts) (?:a|per|each) (?:week|fortnight|month)(?: \([^()]*\))?$/iu,
  /\bexp\.?(?:ir(?:es|y))?(?:$| \d)/iu,
  // "Everything that matters"
  /^(?:everything|anything|something|nothing|things?|whatever)(?: (?:that|which|else))? \p{Ll}+$/iu,
  // "As above, laminator", "Same company. Toured 22 shows"
  /^(?:as (?:above|before|below)|same (?:as|company|employer|place|firm|house|duties)|ditto|idem)(?!\p{L})|(?:^|\s)-(?:do|same)-(?:\s|$)/iu,
  /\b(?:before|after) that$/iu,
  /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu,
  // "Expired stock" is of the work.
  /\b(?:(?:expired|lapsed)(?=$|[,;.)]| (?:in|on|since|\d))|want(?:s|ed)? (?:to )?renew\b)/iu,
  /\bby (?!(?:19|20)\d\d$)\d+(?:\.\d+)?$/iu,
  /\band etc\b/iu,
  /\bet al\b/iu,
  /\bfrom (?!(?:19|20)\d\d$)\d(?:(?!\bto |[–—-])[^,;]){0,20}$/iu,
  /^(?:seat|phase|stage|part|unit|module|rotation|block|year(?! \d+ (?:at|student|pupil)\b)|week|term|area|section) \d/iu,
];
/** "Physical Sciences 76%": of school. */
const IS_MARK_OF_SUBJECT = /^\p{Lu}\p{L}+(?: (?:\p{Lu}\p{L}+|&|and|of)){0,4}:? \(?\d{2}(?:\.\d+)?\s?%\)?$/u;
export const isPiece = (text: string) => PIECES.some((sign) => sign.test(text));
const SMALL_WORDS = /(?<![\p{L}])\p{Ll}{2,}/gu;
const CAPITALISED = /(?<![\p{L}])\p{Lu}[\p{L}.]+/gu;
const MIN_SHARE_OF_SMALL_WORDS = 0.34;

/** "A Christmas Carol Mrs. Cratchit Goodman Theatre": names without a word on what was done. */
export function isOfNames(text: string): boolean {
  const small = text.match(SMALL_WORDS)?.length ?? 0;
  const capitals = (text.match(CAPITALISED)?.length ?? 0) - 1;
  const [first = ''] = text.toLowerCase().split(/[\s,]/);
  const tells =
    BASE_OF_PAST.has(first) || BASE_FORMS.has(first) || isGerundForm(first) || /^\p{Ll}{3,}ed$/u.test(first);
  // "Plumber, Riviera Heating (2006 to 2012)", where no more is known of a job.
  if (WITH_ITS_YEARS.test(text)) return false;
  return small === 0 || (!tells && small / (small + Math.max(0, capitals)) < MIN_SHARE_OF_SMALL_WORDS);
}

/** What something that was made lets others do, or is there for. */
const USER_CAN = /^(?:the |a )?(?:users? (?:can|could|may|will|has to|have to)\b|[\p{L}-]+ (?:is|was) to \p{Ll})/iu;

/** "Orchard Health (Pvt.) Ltd. has been providing …", "Orchard, a UK-based company, is renowned for …" */
/** "Regional cold chain group, 2,900 employees in seven countries", "Mixed in-hand farm, 640 ha": where it was. */
const DESCRIBES_HOUSE =
  /^(?:(?!led|ran|built)[\p{L}\d&/+*-]+ ){0,6}(?:group|firm|practice|company|chain|manufacturer|provider|farm|estate|school|kindergarten|nursery|hotel|hospital|restaurant|agency|charity|consultancy|start-?up|retailer|bank|brewery|bakery|plant|resort)\b[^.;]*, [^.;]*\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten) ?(?:employees|staff|people|ha|acres|beds?|rooms?|covers|seats?|stores?|shops?|branches|offices|countries|pupils|children|tamariki|residents|places|doctors|vets|partners|sites)\b/iu;

const SAYS_OF_EMPLOYER =
  /^\p{Lu}[^;:]{1,80}(?:\b(?:Ltd|LLC|Inc|GmbH|Limited|Corporation|Group|Company|Bank|Hospital|University)\.?\)?|, (?:an?|the) [^,]{3,60},) (?:is|was|are|has been|have been|provides|offers)\b/u;

/** "Doe J, Roe M. In review" */
export const AUTHORS =
  /^\p{Lu}[\p{L}'’-]+, \p{Lu}\.(?:\p{Lu}\.)? (?:and .{3,40} )?\((?:19|20)\d\d\)|^(?:\p{Lu}[\p{L}-]+ \p{Lu}{1,2}\*?[,.]{1,2} ?(?:& |and )?){2}|^\p{Lu}[\p{L}'’-]+,? \p{Lu}\.?(?:,| &| and| et al).{0,80}\((?:19|20)\d\d\)|\. (?:\p{Lu}[\p{L}'’-]+, (?:& |and )?){1,8}\p{Lu}[\p{L}'’-]+\. \p{Lu}|\p{Lu}\p{L}+ et al\b|\b\d{1,4}\(\d{1,3}\): ?\d/u;

/** "Germany, Bosnia, Kuwait" */
const isListOfPlaces = (text: string) => {
  const parts = text.split(/, | and /);
  return isPlace(parts[0] ?? '') && parts.filter(isPlace).length > parts.length / 2;
};

/** "Loading and offloading petrol", "Deliver to shops" */
const beginsWithVerb = (text: string) => {
  const [first = ''] = text.toLowerCase().split(/[\s,]/);
  return BASE_FORMS.has(first) || isGerundForm(first);
};

const MOST_THINGS_WORDS = 5;
/** "Building sites, docks, farms": where or what, and no word of what was done. */
function isListOfThings(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/[\s,]/);
  const isVerb = first !== 'building' && (BASE_OF_PAST.has(first) || BASE_FORMS.has(first) || isGerundForm(first));
  return (
    wordCount(text) <= MOST_THINGS_WORDS && /, .*, /.test(text) && !/\d|(?<!\b[Bb]uild)ing\b/.test(text) && !isVerb
  );
}

/** "I was without job", "Hotel was closed in Covid" */
const OF_A_GAP =
  /^(?:returned|moved|went|came) (?:back )?(?:to|home)\b.*\b(?:reasons?|famil(?:y|ies)|illness)\b|\bfor (?:family|personal|health) reasons\b|\b(?:stopped|ceased) trading\b|\b(?:parents|family|owners?|boss|company|firm|employer) (?:sold (?:up|the|it)|closed down|retired|moved away)\b|\b(?:contract|project|funding) (?:ended|finished|closed|came to an end)\b|\b(?:sold|closed|shut|closing|winding) (?:down|and closed)\b|\b(?:made |was |post )redundant\b|\bredundancy\b|\b(?:without (?:a )?(?:job|work)|out of work)\b|\b(?:was|were|got) (?:closed|shut|laid off|unemployed)\b|\b(?:unemployed|jobless|job hunting)\b/i;

/** Whether a line of the resume, as it is written, can stand as an item of a list. */
export function canStand(line: string): boolean {
  const text = line.replace(/[.\s]+$/, '');
  const count = wordCount(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return (
    count >= ITEM_WORDS.least &&
    count <= ITEM_WORDS.most &&
    letters > 0 &&
    letters > text.length / (/%|(?:19|20)\d\d/.test(text) ? 4 : 2) &&
    capitals < letters * 0.45 &&
    (/^(?:[\p{Lu}\d$€£"'(]|\p{Ll}{1,2}\p{Lu}\p{Ll})/u.test(text) || isGerundForm(text.split(' ')[0]!)) &&
    !CUT_OFF.test(text) &&
    !SPEAKS.test(text.replace(COUNTRY_IN_SHORT, '')) &&
    // What a template tells its user to write, and the columns of a list of projects.
    !/(?:^|[,;] )(?:project|client|site|location|value|contract(?: value)?|employer|company|duration|architect|consultant|contractor)\s*:/i.test(
      text,
    ) &&
    !/^(?:be|summari[sz]e|describe your|list your|include) \p{Ll}/iu.test(text) &&
    // "Work: Sample Café, summers 2022 and 2023"
    !/^(?:work|jobs?|experience)\s*:/i.test(text) &&
    // Of a list that the letter does not hold.
    !/\bprojects? \d{1,2}\b/i.test(text) &&
    // "Did this by creating a spreadsheet": of what the line before has said.
    !/^(?:did|do|doing|achieved|accomplished|handled|completed) (?:this|that|it|so)\b|^(?:this|that|these|it) (?:was|is|included|led|meant|allowed|helped)\b/i.test(
      text,
    ) &&
    // Why a job ended is nothing to apply with.
    !/^(?:made redundant|laid off|dismissed|contract ended|left (?:due|because|to|when|after|as|in|on|for)\b|(?:maternity|paternity|parental) leave\b|career break\b)/i.test(
      text,
    ) &&
    // "Family law + some planning"
    (!/ \+ /.test(text) || isDeed(text) || beginsWithVerb(text)) &&
    !isOfAForm(line) &&
    !BEGINS_AS_A_PIECE.test(text) &&
    !BEGINS_AS_A_ROW.test(text) &&
    (!LABELLED_NAMES.test(text) || isDeed(text)) &&
    !IS_A_MARK.test(text) &&
    !IS_MARK_OF_SUBJECT.test(text) &&
    !OF_A_GAP.test(text) &&
    !IS_HEADING.test(text) &&
    !isListOfThings(text) &&
    !isListOfPlaces(text.split(/\. /)[0] ?? '') &&
    !NO_WORK.test(text) &&
    !isPiece(text) &&
    !AUTHORS.test(text) &&
    !USER_CAN.test(text) &&
    !SAYS_OF_EMPLOYER.test(text) &&
    (!DESCRIBES_HOUSE.test(text) || isDeed(text)) &&
    !/^\([^()]*\)$/.test(text) &&
    (WITH_ITS_YEARS.test(text) || !isOfNames(text.replace(/ \([^()]*\)$/, ''))) &&
    !DATES_ONLY.test(text) &&
    !isOnlyDates(text.replace(/ ?\([^()]*\)$/, '')) &&
    !/\b(?:19|20)XX\b/.test(text) &&
    (!RUN_TOGETHER.test(text.replace(PERIOD_OF_THE_WORK, '')) || BEFORE_A_PERIOD.test(text)) &&
    !LABEL_AND_VALUE.test(text) &&
    !EMPLOYER_AND_TOWN.test(text) &&
    !DATED_HEAD.test(text) &&
    !/[|@{}\\]|[<>](?! ?\d)|https?:|www\.|\w\.\w{2,4}\/|\bsee (?:the|my|our|also)\b/i.test(text) &&
    !/^(?:[Pp]resent|[Cc]urrent|[Nn]ow|[Tt]o date) (?:\p{Lu}|job:)/u.test(text) &&
    text.split('(').length === text.split(')').length &&
    (text.match(/"/g)?.length ?? 0) % 2 === 0
  );
}
