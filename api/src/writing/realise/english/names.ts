import { fold } from '@vitae/language/fold';
import { occupationFamilies } from '@vitae/language/occupation-families';
import { namesOccupation, OCCUPATION_NOUNS, TITLE_PARTICIPLES } from '@vitae/language/occupations';
import { LEGAL_FORMS, namesDepartment, ORGANISATION_NOUNS } from '@vitae/language/organisations';
import { escapePattern } from '@vitae/language/phrases';
import { CITIES, REGIONS } from '@vitae/language/places';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { inNameCase } from '../../text/name-case.ts';
import { spellWell } from '../../text/spelling.ts';
import { inTitleCase } from '../../text/title-case.ts';
import { isProperAdjective, withArticle, wordCount } from '../../text/words.ts';
import { hasLegalForm } from '../../understand/company.ts';
import { IS_A_SITE, isPlace, withoutTown } from '../../understand/places.ts';
import { IS_A_PART, isPraise } from '../../understand/posts.ts';
import type { Role } from '../../understand/role.ts';

/** What capitals throughout, or none, have hidden. */
const SHORT_IN_TITLES =
  /\b(?:Cna|Cma|Rn|Lpn|Hgv|Lgv|Hr|Qa|Qc|Hse|Hvac|Mep|Ceo|Cto|Cfo|Coo|Kyc|Ui|Ux|Sre|Vp|It|Devops|Cnc|Erp)\b/g;
/** A degree, a summary, a stop of the plant. */
const IS_NO_POST =
  /\b(?:Hire|Recruitment|Staffing|Personnel|Resourcing)$|^(?:Bachelor|Master of|Doctor of|Diploma|Certificate|B\.|M\.|BSc|MSc|BTech|MBA\b)|\b(?:summary|stint|shutdown|project)\b|\b[Pp]lacement$|^\p{Ll}+ (?:of|for) /u;
/** "Harbour Vet Clinic": where one works. */
const IS_HOUSE =
  /\b(?:Clinic|Hospital|School|Hotel|Restaurant|Surgery|Practice|Pharmacy|University|College|Academy|Bank|Ltd|LLC|Inc|Limited|GmbH)$/;
const MAX_TITLE_WORDS = 6;
const MAX_PLACE_WORDS = 8;

/** "Treasurer, PTA" */
const OFFICE_IN =
  /^((?:Vice[- ])?(?:Treasurer|Secretary|Chair(?:man|woman|person)?|President|Captain|(?:Committee |Board )?[Mm]ember)),? (PT[AFS]*A|Board(?: of \p{Lu}\p{Ll}+)?|Committee|Club|Society|Association|Union|Council)$/u;

const RANKS_IN_SHORT = { Sr: 'Senior ', Snr: 'Senior ', Jr: 'Junior ', Jnr: 'Junior ', Asst: 'Assistant ' } as const;

/** A title that certainly is one; else empty. */
export function titleOf({ title, asWritten, kind, isVolunteer = true }: Role): string {
  if (asWritten) return '';
  const named = withFieldOf(title, namedTitle(title));
  // Unpaid work is told as such.
  return kind === 'unpaid' && isVolunteer && named !== '' && !SAYS_UNPAID.test(named) ? `${named} (volunteer)` : named;
}

const SAYS_UNPAID =
  /volunt|unpaid|honorary|befriend|intern|trainee|placement|student|pro bono|member|founder|captain|scout/i;
const MOST_WORDS_IN_BRACKET = 3;

/** "Laboratory technician (quality control)", and no "(part-time)" or "(promoted 2019)". */
const isField = (inside: string) =>
  /^\p{L}[\p{L} &/-]+$/u.test(inside) && inside.split(' ').length <= MOST_WORDS_IN_BRACKET && !OF_CONTRACT.test(inside);
const OF_CONTRACT =
  /\b(?:part|full|time|temp\p{L}*|contract\p{L}*|perm\p{L}*|casual|seasonal|acting|interim|remote|hybrid|onsite|promoted|freelance|self|now|former\p{L}*|formerly|current\p{L}*|internal|rotation\p{L}*|agency|maternity|cover|hours?|weekends?|nights?|evenings?|summers?|relief|on[- ]call|bank|locum|trainee|intern\p{L}*)\b/iu;

/** "Server, summers": who worked so was no server all the years between. */
const OF_SOME_TIMES = /, (summers?|seasonal|seasons|holidays|vacations|weekends|saturdays|christmas temp)$/i;

/** A title without the bracket at its end is that of another post. */
function withFieldOf(title: string, named: string): string {
  const [, when = ''] = OF_SOME_TIMES.exec(title) ?? [];
  if (named !== '' && when !== '' && !named.toLowerCase().includes(when.toLowerCase()))
    return `${named} (${when.toLowerCase()})`;
  const inside = /\(([^()]*)\)$/.exec(title)?.[1] ?? '';
  return named !== '' && isField(inside) ? `${named} (${inside})` : named;
}

const RANK_AND_FIELD =
  /^((?:Senior |Associate |Executive |Managing |Deputy |Assistant )?(?:Director|Head|VP|Vice President)) (?=(?:\p{Lu}\p{L}+ (?:& |and )?){0,3}(?:Management|Development|Operations|Marketing|Engineering|Sales|Services|Relations|Design|Strategy|Finance|Research|Communications|Resources|Product|Technology)$)/u;
/** "Software Engineering Intern on the Machine Learning Team" */
const ON_A_TEAM =
  /(?<=\p{L}{3}) (?:on|in|within|for|with) the \p{Lu}[\p{L}&/ -]{2,40} (?:[Tt]eam|[Dd]epartment|[Gg]roup|[Uu]nit|[Dd]ivision|[Ll]ab)$/u;

function namedTitle(title: string): string {
  const written = inCaseOfEach(
    spellWell(title)
      // The reading takes the point before a name for a sign.
      .replace(/^NET(?= )/, '.NET')
      // "Reporter (Internship)"
      .replace(/ \((Intern|Trainee|Apprentice)(?:ship)?\)/i, ', $1')
      .replace(/\s*\([^)]*\)/g, '')
      .replace(
        /(?<!\p{L})(Sr|Snr|Jr|Jnr|Asst)\.? (?=\p{Lu})/gu,
        (_, short: keyof typeof RANKS_IN_SHORT) => RANKS_IN_SHORT[short],
      )
      .replace(/^Apprenticeship (?:as|in) (?:an? )?/i, 'Apprentice ')
      // "Localization Manager, Intern": no manager yet.
      .replace(/^(.{3,60}?),? \(?(intern|trainee|apprentice)\)?$/iu, '$1 $2')
      .replace(OFFICE_IN, '$1 of the $2')
      .replace(ON_A_TEAM, '')
      // "Director Product Management"
      .replace(RANK_AND_FIELD, '$1 of ')
      // "Room Attendant Part Time"
      .replace(/(?<=\p{L})[\s,–-]+(?:part|full)[- ]time$/iu, '')
      // "Waitress, later Captain"
      .replace(/, (?=(?:later|then|now|promoted to) \p{L})/u, ' ')
      .replace(/ (?:Then|Later)(?= \p{Lu})/u, (word) => word.toLowerCase())
      .replace(/\s+,/g, ',')
      // "Cook /Temp"
      .replace(/(?<=\p{L}) \/(?=\p{L})/gu, '/')
      .trim()
      .replace(/(?<=\p{Ll}{3})\.$/u, ''),
  ).replace(SHORT_IN_TITLES, (short) => (short === 'Devops' ? 'DevOps' : short.toUpperCase()));
  // "Staff Nurse, Acute Medical Unit", "Bergen. Veterinary Surgeon"
  const [post = ''] = (
    written
      .split(
        /(?<=\p{L}{3})(?<!\b(?:Asst|Assoc|Addl|Exec|Mgr|Engr|Tech|Govt|Dept|Supt|Prof|Intl|Natl|Regl|Snr|Jnr|Sen|Jun))\.\s+/iu,
      )
      .findLast(namesOccupation) ?? written
  ).split(/,\s+/);
  const plain = withItsField(written) || (namesOccupation(post) ? post : written);
  const isPlain =
    !/(?<!\b(?:Asst|Assoc|Addl|Exec|Mgr|Engr|Tech|Govt|Dept|Supt|Prof|Snr|Jnr))\. |\b(?:the|an?) (?:the|an?)\b/iu.test(
      plain.replace(/(?<!\p{L}{3})\. /gu, ' '),
    ) &&
    // "Deputy work" and "Student jobs" are nobody.
    !/\b(?:work|jobs|duties|projects|tasks)$/i.test(plain) &&
    !IS_NO_POST.test(plain) &&
    !IS_HOUSE.test(plain) &&
    !/^(?:HEAD|Head|LEAD|Lead)$/.test(plain) &&
    !/[|:;@•()+]|\d{3}| [-–—] |,|^\d(?!(?:st|nd|rd|th) )| at | on \p{Lu}/u.test(plain) &&
    wordCount(plain) <= (postsIn(plain)[1] === '' ? MAX_TITLE_WORDS : 2 * MAX_TITLE_WORDS);
  return isPlain &&
    !isTold(plain) &&
    !isOfMany(plain) &&
    // "Warehouse and production" is nobody.
    !/^\p{Lu}?\p{Ll}+ and \p{Ll}+$/u.test(namesOccupation(plain.split(' ').at(-1) ?? '') ? '' : plain) &&
    (namesOccupation(plain) || occupationFamilies(plain).length > 0 || endsAsTitle(plain))
    ? plain
    : '';
}

/** Ranks that every trade has: alone they say nothing of the work. */
const IS_RANK =
  /^(?:(?:Senior|Junior|Assistant|Deputy|Chief|Regional|Associate|Group|Vice) ){0,2}(?:Head|Director|President|Manager|Officer|Executive|Associate|Specialist|Analyst|Consultant|Coordinator|Lead)$/;
const RANK_OF = /(?:Head|Director|President|Manager)$/;
const MOST_WORDS_OF_FIELD = 4;

/** "Head, Branch Operations", "Senior Executive – Quality Control": the rank with its field; empty for all other titles. */
function withItsField(title: string): string {
  const [, rank = '', field = ''] = /^([^,]+?)(?:,| [–—-]) (\p{Lu}[\p{L}& ]+)$/u.exec(title) ?? [];
  const isField = field !== '' && wordCount(field) <= MOST_WORDS_OF_FIELD && !namesOccupation(field) && !isPlace(field);
  return IS_RANK.test(rank) && isField ? `${rank} ${RANK_OF.test(rank) ? 'of' : 'in'} ${field}` : '';
}

/** "ROOM ATTENDANT promoted to ORDER TAKER": each post in its own case. */
const inCaseOfEach = (title: string) =>
  title
    .split(/( (?:promoted to|then|later|to|\/) )/)
    .map((part) =>
      part
        .split(', ')
        .map((one) => (one.length > 5 ? inTitleCase(one) : one))
        .join(', '),
    )
    .join('');

/** "Supported 24 residents": a line of the work that the layout has put where the title stands. */
function isTold(title: string): boolean {
  const [first = '', ...rest] = title.split(' ');
  return (
    BASE_OF_PAST.has(first.toLowerCase()) &&
    !TITLE_PARTICIPLES.has(fold(first)) &&
    rest.some((word) => /^(?:\d|\p{Ll}{4,})/u.test(word))
  );
}

/** "Code Ninjas": one person is no plural. "Director of Communications" is one. */
function isOfMany(title: string): boolean {
  const words = title.split(' ');
  const last = fold(words.at(-1) ?? '');
  return /[^sui]s$/.test(last) && (words.length === 1 || !namesOccupation(words.slice(0, -1).join(' ')));
}

/** "Athi River" */
const NAMES_A_PLACE =
  /\b(?:River|Tower|Cent(?:er|re)|Water|Manor|Harbou?r|Quarter|Corner|Junction|Chester|Exeter|Leicester)$/;
const ENDS_AS_TITLE = /^(?:\p{Lu}[\p{L}-]+ )*\p{Lu}\p{L}{2,}(?:er|or|ist|ant|ative|ian|eer|ess|hand|man|woman)$/u;

function endsAsTitle(title: string): boolean {
  const last = fold(title.split(' ').at(-1) ?? '');
  return (
    ENDS_AS_TITLE.test(title) &&
    !CITIES.has(last) &&
    !REGIONS.has(last) &&
    !NAMES_A_PLACE.test(title) &&
    !isPlace(title)
  );
}

const WANTS_ARTICLE =
  /^(?:United \p{Lu}|(?:Federal|National|Technical|Open|Catholic|State) University (?:of|for)\b|(?:Provincial|County|Federal|National|State|City|Local|Regional) Government (?:of|for)\b|Royal (?:\p{Lu}[\p{L}'’]+ ){0,3}(?:Hospital|Infirmary|College|Institute|Academy|Society|Opera|Ballet|Bank|Mint|Museum|Society|Borough)\b|(?:Diocese|Archdiocese|Parish|City|Government|Embassy|University|College|Bank|County|Port|Municipality|(?:Regional )?District|Hospital|Society|Association|Foundation|Federation|Council|Centre|School|Academy|Faculty|Church) (?:of|for)\b|University at \p{Lu}|Federal Reserve\b)/u;
/** "Family Court of Australia", "American Museum of Natural History", "National Trust", "Home Office": said with an article wherever that word stands. */
const COMMON_HEAD =
  /\b(?:Museum|Institutes?|Bureau|Court|Borough|Department|Ministry|Orchestra|Offices?|Cathedral|Inn|Board|Embassy|Universidad|Agency|Academy|Council|Commission|Authority|Centres?|Centers?|Laborator(?:y|ies)|Trust|Union|Library|Archives?|Clerk|Registrar|Recorder) (?:of|for)\b|^(?:(?:Landes|Bundes|Bezirks|Stadt|Jugend|Finanz|Ordnungs)?(?:amt|Amt|anstalt|verwaltung|ministerium)|Landkreis|Stadtwerke|Verband|Verein|Hochschule|Universität|Gymnasium)(?= )|^\p{Lu}.* (?:(?:School|Academy|Faculty|Syndicate|Chamber) of|College of the)\b|\b(?:Museum|Institute|Police Department|Fire Department|Orchestra|Philharmonic|Government|Embassy|Red Cross|Civil Service|Home Office|Cabinet Office|Prison Service|Ambulance Service|Coast Guard|Commission|(?<!Housing )Association|Federation|Foundation|Conservancy|Research Cent(?:er|re)|Program|Programme|Library|Archives?|Organi[sz]ation|Dept|Department)$|\bFoundation for the\b|\b(?:Legal Aid|Medical|Nursing|Research|British|Arts) Council$|^\p{Lu}\p{Ll}+(?:an|ian|ese|ish) Law School$|\bHouse of (?:Representatives|Commons|Lords)(?:,|$)|^National (?:Trust|Gallery|Theatre|Archives|Health Service)\b|^\p{Lu}\p{Ll}+ Embassy\b/u;
/** "City of Bristol College" */
const NAMED_AFTER_TOWN = /^(?:City|County|Parish|Diocese) of .*(?:College|School|Academy|University|Hospital)$/;
/** "Dhaka Polytechnic Institute" */
const isInstituteOfTown = (name: string) => / Institute$/.test(name) && CITIES.has(fold(name.split(' ')[0]!));
const SAID_LETTER_BY_LETTER = /^(?:NHS|BBC|UN|EU|FBI|IRS|CDC|NIH|RSPCA|RNLI|RAF|YMCA|YWCA|NSPCC)$/;
/** "Royal Logistic Corps" */
const SERVICE =
  /\b(?:Corps|Regiment|Army|(?:Royal|States|US|U\.S\.|Indian|Merchant|Philippine|Pakistan|Nigerian) Navy|Air Force|Coastguard|Marines)(?:,|$)|^(?:(?:Royal|Metropolitan|Military|Federal|National|State)\b.* )?Police$|^Metropolitan Police\b|^Royal (?:Engineers|Signals|Artillery)$/;
/** "Canadian Digital Service", "National Cyber Office" */
const OF_A_NATION =
  /^(?:Canadian|National|Federal|Scottish|Welsh|British|Irish|Australian|American|European|Royal|Central|Government)\b.* (?:Service|Agency|Office|Institute|Council|Commission|Library|Museum|Gallery|Archives?)$/;
/** One serves in these, and not at them. */
const SERVED_IN =
  /^the (?:Diocese|Archdiocese|Parish) of |^the .*(?:Corps|Regiment|Army|Navy|Air Force|Marines|Engineers|Signals|Artillery)$/;
/** "Private families": several, and the name of none. */
const OF_MANY = /^\p{Lu}\p{Ll}+ \p{Ll}+s$/u;
/** "Parents' Association" */
const BODY_OF_PEOPLE = /^(?:\p{Lu}\p{L}+ )?\p{L}+s['’] (?:Association|Union|Society|Club|Committee|Council)(?:,|$)/u;
/** "International Association of Hydrogeologists", "European Patients' Network" */
const BODY_OF_NATIONS =
  /^(?:International|National|American|European|British|Royal|World|Canadian|Australian|African|Irish|Scottish|Welsh|Indian|Arab|Asian|Nigerian|Kenyan) .*\b(?:Association|Society|Federation|Union|Network|Council|Organi[sz]ation|Agency)\b/u;
/** "Vero concession": the last word names no firm. */
const KIND_OF_PLACE =
  /^\p{Lu}.* (?:concession|branch|store|shop|franchise|site|office|depot|warehouse|stall|school|camp|nursery|clinic|practice|hospital|hotel|restaurant|caf[eé]|farm)$/u;
/** "General Services Administration" */
const AUTHORITY =
  /^(?:(?:\p{Lu}[\p{L}&'-]+|and|of|&) ){2,}(?:Administration|Authority|(?<!(?:Insurance|Travel|Estate|Employment|Recruitment|Staffing|Nursing|Creative|Marketing|Advertising|Model(?:l)?ing|Talent|Letting|Digital|Media|Design|Cleaning|Security|Care|Tourism) )Agency)$/u;
/** "Tay Regional Library Network", "Marine Genomics Laboratory", "Gboko Local Government Treasury" */
const OF_SEVERAL_WORDS =
  /^(?:\p{Lu}[\p{L}&'-]+ ){2,}(?:(?:Library|Health|Care|Research|Support|Schools?|Hospitals?) Network|Desk|Treasury|Registry|Directorate|Laboratory|(?:Research|Working|Study|Support|Action) Group)(?:,|$)/u;
/** "Municipal Budget Office", "Provincial Wheat & Barley Research Station" */
const OF_AUTHORITY =
  /^(?:Municipal|Provincial|Regional|National|County|City|District|Federal|State|Central|General) .*\b(?:Office|Station|Bureau|Secretariat|Unit|Directorate|Laboratory|Lab|Registry)$/u;
/** "Mathematics Department, Harbour High School" */
const PART_FIRST = /^(?:\p{Lu}[\p{L}&'-]+ ){1,3}(?:Department|Dept|Division|Faculty|Office|Unit|Section), /u;
const ENDS_WITH_ITS_DOT = /\b(?:Inc|Ltd|Co|Corp|Est|Bros|Mfg|W\.L\.L|L\.L\.C|L\.L\.P|P\.C|P\.A|S\.A|e\.V)\.$/;
const NOT_OF_A_NAME = /[|;@•]|\p{L}: \p{L}|\b(?:19|20)\d{2}\b| [-–—] /u;

/** "Whatabite-Arlington" as "Whatabite" */
function withoutBranchTown(name: string): string {
  const [, plain = '', town = ''] = /^(.{3,60})-(\p{Lu}\p{Ll}+)$/u.exec(name) ?? [];
  // "University of KwaZulu-Natal" is one of several.
  return town && CITIES.has(fold(town)) && !/^University of /.test(plain) ? plain : name;
}

/** "Tidal Research, University of Eastmere", of which the page has cut "Centre for": the part that is a name. */
function withoutCutPart(name: string): string {
  const [first = '', school = '', ...rest] = name.split(/,\s*/);
  return rest.length === 0 && /^University of |University$/.test(school) && !PART_OF_SCHOOL.test(first) ? school : name;
}

const PART_OF_SCHOOL =
  /\b(?:Society|Association|Club|Union|Committee|Council|Lab|Laboratory|Team|Group|Centre|Center|Institute|School|Department|Dept|Faculty|College|Hospital|Clinic|Library|Office|Unit|Division|Museum|Press|Observatory|Services?)\b/;

/** "Manipal University Jaipur Jaipur": its name ends in the town that stands behind it. */
export const TWICE = /(?<=(?<!\p{L})(\p{Lu}\p{L}{2,})) \1$/u;

/** "INTERNAL AUDIT Elm Feeds Ltd": the cell that stands before it. */
export const COLUMN_BEFORE = /^(?:\p{Lu}{5,} ){2,4}(?=\p{Lu}\p{Ll}{2,} )/u;

/** "Cebu IT Park", "Dubai Branch" */
const IS_SITE_OF_HOUSE =
  / (?:(?:IT|Business|Tech|Technology|Science|Industrial|Software) (?:Park|Area|Estate|City)|Branch|Campus|HQ|Headquarters|Mall|Free Zone|Airport|Office)$/;

/** "Own studio, Valencia" */
const IS_OWN_HOUSE = /^(?:my )?own (?:studio|business|practice|company|account|shop|office|atelier|workshop)\b/i;

/** The employer or project by a name that can stand in a sentence; else empty. */
export function placeOf(role: Role): string {
  if (role.asWritten || IS_OWN_HOUSE.test(role.place)) return '';
  // "Omnious. Co., Ltd."
  const written = withoutTown(
    role.place
      .replace(/, (?:various|multiple|several|different) (?:locations|sites|places|branches)$/i, '')
      .replace(/\.(?= Co\b)/, '')
      .replace(/^M\/s\.? /i, '')
      .replace(COLUMN_BEFORE, '')
      // "1- Coral Palace"
      .replace(/^\d{1,2} ?[-.)] ?(?=\p{L}{2})/u, '')
      // "Elm / Harbour Fibre - Customer Engineering"
      .replace(/ [-–—] ([^-–—]{2,60})$/u, (part, name: string) =>
        namesDepartment(fold(name)) || /^Office of /.test(name) || IS_SITE_OF_HOUSE.test(name) ? '' : part,
      )
      // "Coral Palace resort 5*"
      .replace(/ \*?[3-7]\*?$/, '')
      .replace(TWICE, ''),
  );
  const name = withoutCutPart(
    withoutBranchTown(ENDS_WITH_ITS_DOT.test(written) ? written : written.replace(/[\s.,;:]+$/, '')),
  );
  // "Larkfield Laboratories Ltd, Unit III, Harbour Road"
  // "Goldsmith, Sample & Elm, Inc": a form is no part by itself.
  const [house = '', ...where] = name.split(/,(?!\s*(?:Inc|LLC|L\.?L\.?P|P\.?C|PLC|Ltd|Limited|Corp|Co|GmbH)\.?$)\s*/);
  const parts = where.length > 1 && hasLegalForm(house) ? [house] : [house, ...where];
  if (parts.length === 1 && where.length > 1) return placeOf({ ...role, place: house });
  // "Search Department, Rakuten Group Inc", where no title says which of them is meant.
  const [unit = '', firm = ''] = parts;
  if (parts.length === 2 && titleOf(role) === '' && !hasLegalForm(unit) && hasLegalForm(firm))
    return placeOf({ ...role, place: firm });
  const isName =
    name.length > 2 &&
    wordCount(name) <= MAX_PLACE_WORDS &&
    !NOT_OF_A_NAME.test(name) &&
    !CUT_SHORT.test(name) &&
    !IS_NOBODY.test(name) &&
    (role.kind === 'project' || !isKindOfPlace(name)) &&
    !isOfClients(role, name) &&
    name.split('(').length === name.split(')').length &&
    parts.length <= 2 &&
    // "iMedRIS Data Corporation", "van Tonder & Associates", "booking.com"
    (IS_SITE_AS_NAME.test(name) ||
      IS_PROJECT_IN_SMALL.test(role.kind === 'project' ? name : '') ||
      parts.every((part) =>
        /^(?:[\p{Lu}\d]|\p{Ll}{1,2}\p{Lu}|(?:van|von|de|del|di|al|el|ten|ter) \p{Lu})/u.test(part),
      )) &&
    // "Payroll for 26 staff", "Noticed a gas smell on night patrol"
    (role.kind !== 'job' || !isSentence(name));
  if (
    role.kind === 'project' &&
    (NO_PROJECT.test(name) || isOrderToDo(name) || (!name.includes(' ') && namesOccupation(name)))
  )
    return '';
  if (!isName || (role.kind !== 'project' && role.kind !== 'training' && !isNameOfEmployer(parts, role))) return '';
  // "B.V", whose last point was taken for the end of a sentence.
  const said = inNameCase(name).replace(/\bInc$|\b(?:\p{L}\.){1,3}\p{L}$|\bz o\.o$/u, (form) => `${form}.`);
  // "Open Source Maintainer | GitHub": where the work can be seen.
  if (role.kind === 'unpaid' && IS_A_SITE.test(name)) return '';
  if (role.kind === 'unpaid') return BODY.test(said) && !/^The /.test(said) ? `the ${said}` : withItsArticle(said);
  return role.kind === 'project' || role.kind === 'training' ? said : withItsArticle(said);
}

/** "Computer Science Society, Springfield State University": what one belongs to. */
const BODY = /\b(?:Society|Association|Club|Union|Committee|Council|Lab|Laboratory|Team|Group)(?:,|$)/;
/** "Gorakhpur as a", "Hospital San Juan. Cargo" */
const CUT_SHORT =
  /\b(?:an?|the|of|and|for|at|in|as|to|by|with|cum)$|\p{Ll}{3}(?<!\b(?:Engg|Engr|Const|Contg|Trdg|Ind|Indl|Intl|Natl|Bros|Mfg|Govt|Univ|Hosp|Tech|Elec|Mech|Assoc|Est|Svcs|Intn|Mktg|Chem|Pharm|Gen))\. \p{Lu}|["“”]/u;
/** "Self-employed", "Private Kuwaiti Family" */
const IS_NOBODY =
  /^(?:self[- ]?employ\w+|freelance\w*|sole trader|private (?:\p{L}+ )?(?:famil(?:y|ies)|clients?|households?|practice)|independent)$/iu;
/** A house that is called by its address. */
const IS_SITE_AS_NAME = /^[\p{L}\d][\p{L}\d-]+\.(?:io|com|ai|co|dev|app|org|net|tech)(?:\.\p{Ll}{2})?$/u;
/** "Depot", of what the page has cut in two. */
const isKindOfPlace = (name: string) => ORGANISATION_NOUNS.has(fold(name));
/** Two clients are no employer. */
const isOfClients = ({ title }: Role, name: string) =>
  /^(?:self[- ]?employed|freelance)\b/i.test(title) && /&|,| and /.test(name);
/** "tinydb", "ha-fritzbox-tools": as whoever made it writes it. */
const IS_PROJECT_IN_SMALL = /^(?=.*(?:[\d_-]|(?<![aeiou ])[b-df-hj-np-tv-z]{2}))\p{Ll}[\p{Ll}\d_-]{3,24}$/u;
/** "2. Company: Habib Services", "1/2", "Value" */
const NO_PROJECT =
  /[:;,]|^[\d\W]|\d\/\d|^(?:client|value|society|contributor|co-\p{Ll}+|projects?|personal projects?|role|team|duration)\b|\b(?:checks?|registrations?|licen[cs]es?|clearances?|certificates?|memberships?)$/iu;

/** "Track team member hours and budget": what was done, and the name of nothing. */
const isOrderToDo = (name: string) => {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 2 && BASE_FORMS.has(first.toLowerCase()) && rest.every((word) => /^[\p{Ll}\d]/u.test(word));
};

const isSentence = (name: string) =>
  /^\p{Lu}\p{Ll}+ (?:\S+ )*\p{Ll}{3,}$/u.test(name) && /\d| (?:an?|for|on|at|in) \p{Ll}/u.test(name);

/** "the University of Leeds", but "Leeds Hospital". */
export const withItsArticle = (name: string) => {
  const [, kind = ''] = KIND_BEFORE_NAME.exec(name) ?? [];
  if (kind !== '') return `the ${kind.toLowerCase()}${name.slice(kind.length)}`;
  return /^The \p{Lu}/u.test(name) ? `the${name.slice(3)}` : withArticleOf(name);
};
/** "Community station Sauti FM": what kind of house it is, before its name. */
const KIND_BEFORE_NAME =
  /^((?:Community|Local|Regional|National|Provincial) (?:station|radio|newspaper|clinic|hospital|school|library|theatre|museum|magazine)) \p{Lu}/u;

const VERB_BEHIND =
  '(?: \\([^()]{1,80}\\))?,? (?:is|was|has|are|offers|provides|runs|operates|seeks|invites|believes|welcomes|employs)\\b';

/** "the Harbour.gov team" names the team with its article, and not Harbour.gov. */
const NO_NOUN_BEHIND =
  '(?=[ ]*(?:[.,;:!?()\\n]|$)| (?:is|are|was|has|and|or|in|on|at|to|for|as|by|from|with|we|you|will|that|which|who|offers|provides|runs|operates|since)\\b)';

/** "Vella House & Museum" where a text begins a sentence with it, though others of its kind are said with an article. */
export function asSaidIn(text: string, name: string): string {
  const said = withItsArticle(name);
  const names = [name, name.replace(/ of .*/u, '')].map(escapePattern).join('|');
  const saysWith = () =>
    new RegExp(`\\b(?:at|for|of|by|with|join|in|to|from|is) the ${escapePattern(name)}${NO_NOUN_BEHIND}`, 'u').test(
      text,
    );
  if (said === name && !/^(?:the|an?) /i.test(name) && saysWith()) return `the ${name}`;
  const saysWithout = () => new RegExp(`(?:^|[\\n.!?]\\s*)(?:${names})${VERB_BEHIND}`, 'u').test(text);
  return said === `the ${name}` && saysWithout() ? name : said;
}

/** "the Town of Harbour", "the Regional Municipality of Elm", and no "City of Eastmere College" */
const OF_A_TOWN =
  /^(?:(?:Regional|Rural|District|Metropolitan) )?(?:Municipality|Town|City|Village|Borough|County|Township|Region|Province|State) of \p{Lu}(?!.*\b(?:College|School|Hospital|University|Academy|Club|Airport|Museum|Library|Theatre|Choir|Police)$)/u;

const withArticleOf = (name: string) =>
  // "Te Whare Moana", "La Scala", "Y Lolfa" have the article of their own language.
  !/^(?:the|An?|Te|Ngā|Nga|Y|Yr|Al|El|La|Le|Les|Los|Las|Il|Das|Der|Die|Het) /.test(name) &&
  ((WANTS_ARTICLE.test(name) && !NAMED_AFTER_TOWN.test(name)) ||
    // "Texas State University, Alkek Library"
    (COMMON_HEAD.test(name.split(', ')[0]!) && !/^\S+['’]s /.test(name) && !isInstituteOfTown(name)) ||
    SAID_LETTER_BY_LETTER.test(name) ||
    /^(?:Open|Free) University(?:$| of )/.test(name) ||
    SERVICE.test(name) ||
    OF_A_NATION.test(name) ||
    OF_A_TOWN.test(name) ||
    BODY_OF_PEOPLE.test(name) ||
    BODY_OF_NATIONS.test(name) ||
    KIND_OF_PLACE.test(name) ||
    AUTHORITY.test(name) ||
    OF_AUTHORITY.test(name) ||
    OF_SEVERAL_WORDS.test(name) ||
    PART_FIRST.test(name))
    ? `the ${name}`
    : name;

/** "at Northmoor Hospital", "in the Royal Engineers". */
export const atPlace = (place: string) =>
  ABOARD.test(place) ? `on the ${place}` : `${SERVED_IN.test(place) ? 'in' : 'at'} ${place}`;

/** "F/V Stanley K": a vessel. */
const ABOARD = /^(?:[FM]\/[VTY]|M\.?V\.?|S\.?S\.?|HMS|USS|RV) \p{Lu}/u;

/** Not a town, a title or a department that the layout has put where the employer stands. */
function isNameOfEmployer([first = '', ...rest]: readonly string[], role: Role): boolean {
  // "Goldsmith, Sample & Elm, Inc.", the names of partners
  if (/^\p{Lu}\p{Ll}+ (?:&|and) \p{Lu}/u.test(rest.at(-1) ?? '')) return true;
  if (isTold(first) || OF_MANY.test(first) || /^various\b/i.test(first) || OFFICE_OF_A_HOUSE.test(first)) return false;
  const words = fold(first).replace(/[.,]/g, '').split(' ');
  // "Haldane & Webb Opticians" is a firm.
  const last = words.at(-1) ?? '';
  const isFirm =
    (words.length > 1 && OCCUPATION_NOUNS.has(last.replace(/s$/, '')) && last.endsWith('s')) ||
    / (?:&|\+|and|und) Partner$/.test(first) ||
    GOES_BY_ITS_HOLDER.test(first);
  const isTitle = OCCUPATION_NOUNS.has(last) && !isFirm && !words.some((word) => LEGAL_FORMS.has(word));
  const isOrganisation =
    !isTitle &&
    words.some((word) => LEGAL_FORMS.has(word) || ORGANISATION_NOUNS.has(word) || HOUSE_IN_SHORT.test(word));
  if (isOrganisation) return true;
  if (IS_A_PART.test(first) || isTitle || isPraise(first)) return false;
  if (isPlace(first)) return false;
  if (rest.length > 0 && namesOccupation(first) && !isFirm) return false;
  // By itself a name may be anything; beside a title, or dated above what was done, it is where that was.
  const isTown = / [A-Z]{2}$/.test(first);
  const isAboveWork = role.title === '' && role.start !== '' && role.lines.length > 1 && !isTown;
  return titleOf(role) !== '' || (isAboveWork && !namesOccupation(first));
}

/** "Elm County Public Defender", "Office of the Attorney General" */
const GOES_BY_ITS_HOLDER =
  /^Office of the \p{Lu}|^(?:\p{Lu}[\p{L}.'’-]* ){1,3}(?:County|City|State|District) (?:Public Defender|Attorney|Prosecutor|Clerk|Sheriff|Treasurer|Assessor|Auditor|Coroner)$/u;
const OFFICE_OF_A_HOUSE = /^(?:Receiving|Front|Back|Head|Branch|Regional|Area|Field|Site|Main|Sales) Office$/;
/** "Grace Specialist Hosp.", "Elm Engg. Works" */
const HOUSE_IN_SHORT = /^(?:hosp|univ|coll|sch|engg|svcs|wks|works|mfg|contg|trdg|bros)$/;

/** "IT Support", "Inside Sales": what was done, and nobody who does it. */
const IS_NO_HOLDER =
  /\b(?:Maintenance|Logistics|Procurement|Support|Sales|Service|Services|Operations|Marketing|Accounts|Admin|Staff|Crew|HR)$/;

/** "Self Employed Plumber & Gas Engineer", "Freelance Violinist" */
const SELF_EMPLOYED = /^(?:self[- ]employed|freelance) (\p{L}.+)$/iu;
const inSmallLetters = (title: string) =>
  title
    .replace(/\p{Lu}\p{Ll}+/gu, (word) => (isProperAdjective(word) ? word : word.toLowerCase()))
    .replace(' & ', ' and ');

const DAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;

/** "Tractor driver" as "tractor driver": only the line that it opened gave it a capital. */
function inSentence(title: string): string {
  const [first = '', ...rest] = title.split(' ');
  if (
    rest.length === 0 &&
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    OCCUPATION_NOUNS.has(fold(first)) &&
    !HELD_BY_ONE.test(first)
  )
    return first.toLowerCase();
  const isSentenceCase =
    rest.length > 0 &&
    rest.every((word) => /^(?:\p{Ll}|[/&–-]$)/u.test(word)) &&
    /^\p{Lu}[\p{Ll}'’]+(?:-\p{Ll}+)?$/u.test(first) &&
    !DAY.test(first) &&
    !isProperAdjective(first);
  return isSentenceCase ? first.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** "Room Attendant to Senior Room Attendant", "Telesales Executive → Team Leader" */
const FIRST_AND_LATER = /^(.+?),? (promoted to|to|and then|then|→|->|later) (.+)$/u;

/** The two posts that one after the other make a title; the second is empty where there is one. */
export function postsIn(title: string): [first: string, later: string] {
  const [, first = '', joint = '', later = ''] = FIRST_AND_LATER.exec(title) ?? [];
  // "Assistant to Manager" is one post, "Saturday lad then junior barber" are two.
  const isHelper = joint === 'to' && (/^the /i.test(later) || /\b(?:PA|EA|[Aa]ssistant|[Ss]ecretary)$/.test(first));
  const areTwo =
    !isHelper &&
    (/→|->/.test(joint) || (namesOccupation(later) && (namesOccupation(first) || /then|promoted|later/.test(joint))));
  return areTwo ? [first, later] : [title, ''];
}

/** "a Senior Accountant", but "Head of Sales", of whom there is one. */
export function asHolder(held: string): string {
  const [, bare = '', bracket = ''] = /^(.*\S)( \([^()]*\))$/.exec(held) ?? [];
  if (bare !== '') return asHolder(bare) + bracket;
  const [first, later] = postsIn(held);
  if (later) return `${asOneHolder(first)} and later ${asOneHolder(later)}`;
  return asOneHolder(held);
}

/** An office that a house has once. */
const HELD_BY_ONE =
  /\b(?:C[A-Z]O|President|Head of|Head(?= \p{Lu})|Director of|Founder|Co-Founder|Dean|Proprietor|proprietor|Owner(?!-| [Dd]river)|owner(?!-| driver)|[Ss]econd in [Cc]harge|2IC|Chief|Treasurer|Chair(?:man|woman|person)?|Club Captain)\b/u;

function asOneHolder(held: string): string {
  const [, ownWork = ''] = SELF_EMPLOYED.exec(held) ?? [];
  if (ownWork) return `a self-employed ${inSmallLetters(ownWork)}`;
  const title = inSentence(
    held.replace(
      /\b(PA|EA|Assistant|[Ss]ecretary) to (?!the |an? |\p{Lu}{2})(.+)/u,
      (whole, post: string, whom: string) =>
        // "PA to Graeme Tuck", a person by name
        namesOccupation(whom) || !/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(whom) ? `${post} to the ${whom}` : whole,
    ),
  );
  return (IS_NO_HOLDER.test(title) && !/ in \p{Lu}/u.test(title)) ||
    (title.includes('&') &&
      // "Audit & Accounts Semi-Senior"
      !/(?:[Ss]enior|[Jj]unior|[Gg]raduate|[Ii]ntern|[Aa]pprentice)$/.test(title) &&
      !namesOccupation(
        title
          .replace(/ (?:I{1,3}|IV|V|\d)$/, '')
          .split(' ')
          .at(-1)!,
      ) &&
      // "Teacher of Chemistry & Biology"
      !namesOccupation(title.split(' of ')[0]!.split(' ').at(-1)!)) ||
    HELD_BY_ONE.test(title)
    ? title
    : withArticle(title);
}
