import { readHeading } from '@vitae/language/adverts/advert-headings';
import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { ARABIC_ORGANISATION_NOUNS, GROUP_WORDS, ORGANISATION_NOUNS } from '@vitae/language/organisations';
import { CITIES, REGIONS, STREET_WORDS } from '@vitae/language/places';
import { knownSkill } from '@vitae/language/skills';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { inNameCase } from '../text/name-case.ts';
import { isWordOfEveryDay } from '../text/words.ts';
import { hasLegalForm, isNamedAsOrganisation, shortName } from './company.ts';
import { isPlace } from './places.ts';

// Who hires: every name that could be the employer's, weighed by where it stands and by what else the advert says of it.

// Longer than a name may be; without an end a word of thousands of characters would be read from each of its dots.
const REST_OF_WORD = "[\\p{L}\\d.&'’+-]{0,70}";
const NAME = `(?:\\p{Lu}|\\d)${REST_OF_WORD}(?:,? (?:A\\/S|N\\/V|\\(\\p{Lu}{1,3}\\)(?= Sdn)|(?:\\p{Lu}|\\d|&)${REST_OF_WORD}|(?:of the|of|and|for|de|la|du|al|na|da|do|dos|das|del|van|von|der|und|et|y|e|o|te|ki|ni|ng|sa|mga|wa|ya|za|kwa|yr|zu|zum|zur|für|les|des|du|aux|ve|og|och)(?![\\p{L}\\d]))){0,9}`;

const NOT_A_COMPANY =
  /^(?:\d{1,2}[.)] |\d[\d,]* (?:applicants?|applications|openings?|vacanc(?:y|ies)|positions?|views?|connections?|employees)\b|(?:human resources?|hr|personnel|talent acquisition|recruit(?:ing|ment)) (?:department|office|team|division)$|stealth(?:[ -]mode)?(?: start-?up| company)?$|(?:sr|fr|br|mr|mrs|ms|engr|atty|rev|prof)\. \p{L}+|m(?:r?s|iss) \p{L}+ \p{L}+$|(?:awareness|knowledge|understanding|ability|proficiency|familiarity|evidence|commitment|willingness|competence|category|class|cat|licen[cs]e)\b|(?:APS|EL|SES|VPS|AO|Band|Grade|Level|Scale|Tier) ?(?:Level )?\d|(?:distribution|fulfil?ment|logistics|sorting|contact|call|data|shared services?) cent(?:re|er)\b|warehouse\b|(?:the )?board of (?:management|governors|directors|trustees)$|confidential|undisclosed|anonymous|we|you|our|us|the (?:role|job|company|team|position|opportunity|successful|ideal|candidate|person|school|hospital|department)|the$|this|that|these|it|he|she|they|job|role|position|about|company|team|who|what|why|how|location|overview|description|responsibilities|requirements|qualifications|benefits|salary|apply|please|your|a|an|as|in|at|if|for|to|key|full[- ](?:time|details|job)|part(?:[- ]time| of)|remote|hybrid|department|experience|education|skills|candidates?|applicants?|someone|everyone|solutions|today|here|there|required|preferred|minimum|and|or|business days?|monday|friday|immediate|immediately|urgent(?:ly)?|walk[- ]in|vacanc(?:y|ies)|now|us|summary|don['’]?t|do not|never|always|beware|note|remember|if|when|agencies|eoe|eeo|aa\/eoe|hiring)\b/iu;

/** "Indeed NL", "Co. Kerry": where the advert stands, and where the work is. */
const BOARD_OR_COUNTY =
  /^(?:indeed|linkedin|totaljobs|cv-?library|monster|glassdoor|stepstone|naukri|bayt|gulftalent|irishjobs|jobstreet|infojobs|ziprecruiter|jobindex|jora|adzuna|simplyhired)(?:[. ](?:\p{L}{2,3}|jobs|ireland|com|co\.uk))?$|^(?:co\.?|county) \p{Lu}\p{L}+$|^(?:(?:the )?european union|(?:western |northern |southern |eastern |central )?europe|north america|latin america|middle east|worldwide|global|anywhere(?: in \p{L}+)?)$/iu;

/** "Calgary, AB T3H", "Austin, TX 78704" */
const IS_TOWN_WITH_CODE = /, [A-Z]{2,3}(?: (?:[A-Z]\d[A-Z](?: ?\d[A-Z]\d)?|\d{4,5}))?$/;

/** Patterns with the weight of what they say: a label all but settles it, "at X" says little. */
const SAYS_SO: readonly (readonly [number, RegExp])[] = [
  [
    8,
    new RegExp(
      `(?:^|\\n)\\s*(?:[Cc]ompany(?: [Nn]ame)?|COMPANY(?: NAME)?|[Oo]rgani[sz]ation|ORGANI[SZ]ATION|[Ee]mployer|EMPLOYER|[Hh]iring company|HIRING COMPANY|[Cc]lient|CLIENT|[Ff]orce|FORCE|[Tt]rust|TRUST|[Cc]ouncil|COUNCIL|[Ss]chool|SCHOOL|[Pp]ractice|PRACTICE|[Hh]ospital|HOSPITAL|[Ss]chool district|SCHOOL DISTRICT|[Dd]istrict|DISTRICT|[Aa]gency|AGENCY|[Aa]uthority|AUTHORITY|[Uu]niversity|UNIVERSITY|[Cc]ollege|COLLEGE|[Ii]nstitution|INSTITUTION|[Ff]irm|FIRM|[Hh]otel|HOTEL|[Cc]harity|CHARITY|[Ff]oundation|FOUNDATION)\\s*:\\s*(${NAME})`,
      'u',
    ),
  ],
  // Of an agency's advert, for whom it looks.
  [10, new RegExp(`\\b(?:[Ff]or )?(?:[Oo]ur|OUR|[Tt]he|THE) (?:[Pp]rincipal|PRINCIPAL)\\s*[:,]\\s*(${NAME})`, 'u')],
  [10, new RegExp(`(?:^|\\n)\\s*(?:[Pp]rincipal|PRINCIPAL)\\s*:\\s*(${NAME})`, 'u')],
  [10, new RegExp(`\\b[Oo]ur client,? (${NAME})(?: \\([^()]{2,12}\\))?,? (?:is|are|has|seeks|an?|the|in)\\b`, 'u')],
  // What they look for comes behind the verb: "Our client is looking for a Class 2 (Category C) driver".
  [
    10,
    new RegExp(
      `\\b[Oo]ur client,(?:(?! (?:is|are|has|have|seeks?|wants?|needs?|requires?|looks?)\\b)[^.\\n()]){0,120}\\((?!\\p{Lu}{2}\\))(${NAME})\\)`,
      'u',
    ),
  ],
  // "The distribution centre of Elm Home s.r.o. sends furniture to 58 stores"
  [
    6,
    new RegExp(
      `(?:^|\\n|\\. )[Tt]he (?:\\p{Ll}+ )?(?:cent(?:re|er)|warehouse|factory|plant|depot|brewery|bakery|workshop|laboratory) of (${NAME})(?: (?:s\\.r\\.o\\.|a\\.s\\.|d\\.o\\.o\\.|sp\\. z o\\.o\\.))? (?:is|has|sends|makes|serves|supplies|runs|ships|delivers|produces|employs)\\b`,
      'u',
    ),
  ],
  // "Elm Partners has been retained by the board of Kartolino AG"
  [
    10,
    new RegExp(
      `\\b(?:retained|mandated|engaged|appointed) (?:exclusively )?(?:by|for) (?:our client,? )?(?:the (?:board|shareholders|owners) of )?(${NAME})`,
      'u',
    ),
  ],
  // "Elm Recruitment is delighted to be working with Hartley LLP, a Legal 500 firm"
  [
    10,
    new RegExp(
      `\\b(?:working with|partner(?:ed|ing) with|recruiting for|acting for) (${NAME})(?: \\([^()]{2,12}\\))?, (?:an?|the|one of) `,
      'u',
    ),
  ],
  [8, /"(?:company|hiringOrganization|employer)"\s*:\s*"([^"]{2,80})"/u],
  [
    5,
    new RegExp(
      `(?:^|\\n)\\s*(?:About|Who is|Why|Life at|Working at|Welcome to|Join|Why join|Why work (?:at|for)) (${NAME})[?:!]?\\s*(?=\\n|$)`,
      'u',
    ),
  ],
  [4, new RegExp(`(?:^|\\n)\\s*(?:[Ff]acility|FACILITY)\\s*:\\s*(${NAME})`, 'u')],
  // "Careers – Elm Health Authority"
  [
    5,
    new RegExp(
      `(?:^|\\n)\\s*(?:[Cc]areers|CAREERS|[Jj]obs|JOBS|[Vv]acancies)\\s+(?:at|AT|with|WITH|[–—|›»>·-])\\s+(?!(?:Home|Jobs|Careers|Search|Vacancies|All)\\b)(${NAME})\\s*(?=\\n|$)`,
      'u',
    ),
  ],
  // "Hot honey, but good. That's us → ELM & BEE"
  [4, new RegExp(`(?:^|\\n)[^\\n→]{3,80} → +(${NAME})\\s*(?=\\n|$)`, 'u')],
  // "(Elm Bakehouse Ltd, Arch 7)"
  [2, new RegExp(`(?:^|\\n)\\s*\\((${NAME} (?:Ltd|Limited|LLC|Inc|GmbH|B\\.V|PLC|plc)\\.?)[,)]`, 'u')],
  // "Elm Ledger — Jobs — Internships"
  [
    5,
    new RegExp(
      `(?:^|\\n)\\s*(?!(?:Home|Start|Main|Menu|Back|Search|Jobs|Careers|All)\\s+[—–|›»>/·-])(${NAME})\\s+[—–|›»>/·-]\\s+(?:[Jj]obs|JOBS|[Cc]areers?|CAREERS?|[Oo]pen (?:[Rr]oles|[Pp]ositions)|[Vv]acancies|[Jj]oin us|[Ww]ork with us)\\s*(?=\\n|$|[—–|›»>/·-])`,
      'u',
    ),
  ],
  [4, new RegExp(`\\b(?:[Hh]iring|[Rr]ecruiting|[Oo]penings?|[Vv]acanc(?:y|ies)) (?:for|at|with) (${NAME})`, 'u')],
  [4, new RegExp(`(?:^|[.\\n]\\s*)(?:At )(${NAME}),? (?:we|our|you)\\b`, 'u')],
  [4, /(?:^|\n)\s*(\p{Ll}[\p{Ll}\d-]{1,40}\.\p{Ll}{2,6}) is (?:hiring|looking for|seeking|recruiting)\b/u],
  [
    4,
    new RegExp(
      `(?:^|[.\\n]\\s*)(${NAME})(?: in (?:\\p{Lu}\\p{L}+ ?){1,3})? (?:is|are) (?:hiring|looking for|seeking|recruiting|searching|currently|now|proud|growing|opening|expanding|launching|scaling|committed|an? [Ee]qual|an? [Dd]isability)\\b`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      `(?:^|\\n\\s*|\\.(?!\\d)\\s*)(${NAME})(?: \\([^)]{1,80}\\))? (?:is|are) (?:an? (?!(?:\\p{Ll}+ )?(?:plus|must|bonus|advantage|asset|requirement|benefit)\\b)|the|one of|on a mission|after an?|software|(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) people)`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      `\\b(?:[Jj]oin|[Jj]oining|work(?:ing)? (?:at|for)|careers? at|team at|role at|position (?:at|with)|opportunity (?:at|with)|culture at|here at|on behalf of) (${NAME})`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      `(?:^|\\n)\\s*(${NAME}) (?:designs?|manufactures?|produces?|supplies|sells|brings|connects|develops?|provides?|offers?|builds?|aims?|makes?|keeps?|opens?|delivers?|operates?|runs?|helps?|gives?|serves?|creates?|pairs|seeks|invites|needs|requires|administers|tells|started|began|supports|has been|has|was)\\b`,
      'u',
    ),
  ],
  // "I'm Rui, I run product at Elmsoft."
  [
    3,
    new RegExp(
      `\\bI (?:run|lead|head|manage|look after|work)(?: \\p{Ll}+){0,3} (?:at|for) (${NAME})(?=[.,;!]|$)`,
      'mu',
    ),
  ],
  [
    3,
    /(?:^|\n|[.!] )[Ww]e(?: are|['’]re) (\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,3})(?=[.,]| [–—-] | and (?!\p{Lu}))/u,
  ],
  // "We are Ann and Bo and we run Elm & Ash, a bakery"
  [5, new RegExp(`\\b[Ww]e (?:run|own) (${NAME})(?=[.,;]|$| and\\b)`, 'mu')],
  // "Elmline meters traffic": worth nothing, unless an address has the name as well.
  [0, new RegExp(`(?:^|\\n)\\s*(${NAME}) \\p{Ll}{3,}s (?:\\p{L}|\\d)`, 'u')],
];
/** From here on a pattern names whom an agency looks for. */
const OF_CLIENT = 10;
const WEIGHTS = {
  inHead: 2,
  /** In the head, by a town or "(Pty) Ltd" behind it, or by where it stands. */
  shownAsName: 1,
  legalForm: 3,
  organisation: 2,
  /** "NHS Foundation Trust": who employs is no hospital of it. */
  publicBody: 4,
  ofAddress: 5,
  /** Each further mention, and how many of them count. */
  mention: 0.5,
  mentions: 4,
  place: -8,
  street: -5,
  skill: -6,
  least: 3,
};
const PUBLIC_BODY =
  /\b(?:NHS (?:Foundation )?Trust|(?:County|City|District|Borough|Regional|Shire) Council|Health (?:Board|Service)|School District|Board of Education|School Division)\b/;
/** "COUNTY OF ALDERMERE" */
const IS_OF_A_TOWN = /^(?:county|city|town|borough|parish|township|state) of \p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)?$/iu;
/** "Santa Fe, NM", "Newcastle NSW", "Galway City" */
const REGION_BEHIND = /(?:,? \p{Lu}{2,3}| City)$/u;
/** "Ballarat & Western Victoria" */
const areRegions = (name: string) =>
  name.split(/ & | and /).every((part) => isPlace(part) || isPlace(part.replace(PART_OF_REGION, '')));
const PART_OF_REGION = /^(?:(?:north|south|east|west)(?:ern)?|central|greater|inner|outer|mid) /i;
const HEAD_LINES = 6;
const MAX_LINES = 300;

/** "harbour.gov" is "Harbour.gov" where the advert writes it so as well. */
const withItsCapital = (name: string, text: string) => {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return text.includes(capital) ? capital : name;
};

/**
 * "Harbour Innovation Fellows is hiring", "Coastal Eye Specialists is an independent clinic": who hires is no post, and
 * of many people nobody says "is", whatever the name says.
 */
const isOneThatHires = (name: string, sentence: string) =>
  name.includes(' ') &&
  !NOT_A_COMPANY.test(name) &&
  (/ (?:is|are) (?:hiring|recruiting)$/.test(sentence) ||
    (name.endsWith('s') && / is (?:an?|the|one of) ?$/.test(sentence)));

/** "… quoting ref. AB-12. Harbour Electrical is an equal employer". */
const OF_SENTENCE_BEFORE = /^[\p{Lu}\d]+(?:[-/][\p{Lu}\d]+)*\d\. /u;

function cleaned(name: string): string {
  return name
    .replace(OF_SENTENCE_BEFORE, '')
    .replace(/(?:'s|’s)$/, '')
    .replace(/,? (?:Sp|sp)\.?$/, '')
    .replace(/\s+(?:and|of|for|the|&|de|la|as)$/i, '')
    .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|L\.L\.C|W\.L\.L|B\.V|N\.V|S\.A|S\.L|S\.p\.A|e\.V))\.$/, '')
    .trim();
}

/** "Boutique Restaurant", "Busy Dental Practice": what kind of place it is, and not its name. */
const IS_KIND =
  /^(?:boutique|busy|leading|luxury|private|independent|local|small|large|growing|international|global|modern|popular|reputable|established|prestigious|well[- ]known|(?:three|four|five|3|4|5)[- ]star)\s(?:[\p{L}-]+\s)?(?:restaurant|hotel|practice|clinic|school|nursery|company|firm|agency|salon|caf[eé]|bar|pub|shop|store|hospital|organi[sz]ation|business|group|resort|charity)$|^(?:fab(?:rication)?|machine|body|print|repair|weld(?:ing)?) shop$/iu;

/** Behind a label (of so much weight) a name may be any. */
const OF_LABEL = 8;

/** "The University", "The Bank": named so in passing, and elsewhere in full. */
const isOnlyAKind = (name: string) =>
  fold(name)
    .replace(/^the /, '')
    .split(' ')
    .every((word) => ORGANISATION_NOUNS.has(word) || GROUP_WORDS.has(word) || KINDS.test(word));
const KINDS =
  /^(?:university|bank|regional|local|private|major|leading|region|county|city|state|district|contracting|trading|school|hospital|company|council|trust|charity|college)$/;

/** "Meridian Scholars School System": not who works there. */
const isKindLast = (name: string) =>
  name.split(' ').length > 2 && !/ (?:of|for) /.test(name) && ORGANISATION_NOUNS.has(fold(name).split(' ').at(-1)!);

/** "Middle School" of "Assistant Principal – Middle School" */
const isOfTitle = (name: string, jobTitle: string) =>
  [jobTitle, ...jobTitle.split(/,\s+|\s+[–—|-]\s+|[()]/)].some(
    (part) => part.trim() !== '' && fold(part.trim()) === fold(name),
  );

/** "LME" of "our client, a SANAS accredited Lifting Machinery Entity (LME)": what kind of house, and not which. */
const isKindInShort = (name: string, text: string) =>
  /^\p{Lu}{2,5}$/u.test(name) &&
  new RegExp(
    `\\b(?:an?|accredited|registered|approved|certified|licensed) (?:[\\p{L}&-]+ ){1,7}\\(${name}\\)`,
    'u',
  ).test(text);

/** "Localization PM" of a "Localization Project Manager": the post in short. */
function endsInInitials(name: string, jobTitle: string): boolean {
  const [letters = ''] = /(?<= )\p{Lu}{2,4}$/u.exec(name) ?? [];
  return letters !== '' && (jobTitle.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('').includes(letters);
}

function isPlausible(name: string, jobTitle: string, weight = 0): boolean {
  if (
    name.length < 2 ||
    name.length > 70 ||
    (NOT_A_COMPANY.test(name) && !(/^An \p{Lu}/u.test(name) && hasLegalForm(name))) ||
    /\b(?:process|policy|project|shutdown|programme|contract)$/i.test(name) ||
    IS_KIND.test(name) ||
    IS_TOWN_WITH_CODE.test(name) ||
    BOARD_OR_COUNTY.test(name) ||
    endsInInitials(name, jobTitle) ||
    isOnlyAKind(name) ||
    /\b(?:vacanc(?:y|ies)|hiring|recruitment drive|position|job|salary|staff vacancy|full[- ]time|part[- ]time|permanent|closing date|reference|ref)\b/i.test(
      name,
    ) ||
    // "Arabic is a plus"
    spokenLanguage(fold(name)) !== null
  )
    return false;
  if (weight < OF_LABEL && !hasLegalForm(name) && !isKindLast(name) && namesOccupation(name)) return false;
  return !isOfTitle(name, jobTitle);
}

/** "جهة العمل: مدارس الأفق الأهلية" */
const ARABIC_LABEL =
  /(?:^|\n)[ \t]*(?:جهة العمل|صاحب العمل|اسم (?:الشركة|المدرسة|الجهة|المنشأة|المؤسسة)|(?:ال)?شركة|المدرسة|المستشفى|المنشأة|المؤسسة)[ \t]*:[ \t]*([^\n،(|]{3,60})/u;
/** "تعلن مجموعة دار المسك عن حاجتها" */
const ARABIC_ANNOUNCES =
  /(?<!\p{L})(?:تعلن|يعلن|ترغب|يرغب|تبحث|يبحث|تدعو|يدعو)\s{1,3}(\p{L}+\s[^\n،.()]{2,50}?)\s{1,3}(?:عن|في|إلى|ب?توظيف|لشغل)(?!\p{L})/u;
const ARABIC_HEAD_LINES = 4;
/** "مجموعة تجزئة معروفة في قطر", of an employer who does not give the name. */
const IS_DESCRIBED =
  /(?<!\p{L})(?:معروفة?|مرموقة?|كبرى|رائدة|[إا]حدى (?:ال)?(?:شركات|مؤسسات|جهات|مدارس|مستشفيات)|بمدينة|بمنطقة|غير معلنة?)(?!\p{L})|^\S+ (?:خاصة|محلية|كبيرة|عالمية|دولية)(?!\p{L})/u;
/** "تأسست مجموعة لؤلؤة الخليج عام 1998" */
const FOUNDED_IN_ARABIC =
  /(?<!\p{L})(?:تأسست|تاسست|تأسس|أُسست|أسست)\s{1,3}(\p{L}+\s[^\n،.()]{2,50}?)\s{1,3}(?:عام|سنة|في)(?!\p{L})/u;
/** "شركة النيل للأغذية واحدة من الشركات الرائدة", "منتجع أمواج، منتجع من فئة 5 نجوم", "مجموعة جبال مجموعة عُمانية" */
const PRESENTED_IN_ARABIC =
  /(?:^|\n)[ \t]{0,4}((?:شركة|مجموعة|مؤسسة|دار|فندق|منتجع|مستشفى|مركز|مدرسة|مدارس|أكاديمية|معهد|جامعة|مصنع|مكتب|بنك|مطاعم|مخابز|عيادات)(?: [\p{Script=Arabic}]{1,20}){1,6}?)(?:،? (?:هي |هو )?(?:واحدة? من|[إأ]حدى|[أا]حد|من (?:[أا]كبر|[أا]عرق|[أا]برز|[أا]وائل|الشركات|المؤسسات)|متخصصة?|مختصة?|تأسست?|تعمل في|شركة|مجموعة|مؤسسة|دار نشر|فندق|منتجع|مستشفى)(?!\p{L}))/u;
/** '"أطلس باي" شركة ناشئة' */
const QUOTED_IN_ARABIC =
  /(?:^|\n)[ \t]*["«“]([^"»”\n]{2,40})["»”][ \t]{1,3}(?:هي[ \t]{1,3})?(?:شركة|مؤسسة|مجموعة|منصة|مدرسة|مركز|متجر|وكالة|تطبيق)(?!\p{L})/u;
/** "شركة النور للشحن تطلب للتعيين:" */
const WANTS_IN_ARABIC = /\s+(?:تطلب|تعلن|ترغب|تبحث|تحتاج|تود|بحاجة|مطلوب)(?!\p{L}).*$/u;
/** "شركة مقاولات كبرى (اسم الشركة غير معلن)" */
const HIDDEN_IN_ARABIC = /اسم (?:ال)?(?:شركة|جهة|منشأة|مؤسسة)\s{0,3}(?:غير معلن|سري|محجوب)/u;

function arabicNameIn(text: string): string {
  if (HIDDEN_IN_ARABIC.test(text)) return '';
  const labelled = ARABIC_LABEL.exec(text)?.[1]?.trim();
  if (labelled) return IS_DESCRIBED.test(labelled) ? '' : labelled;
  // "شركة بيت الإعمار – الرياض": a line of the head that begins as Arabic names of organisations do.
  for (const line of text.split('\n').filter(Boolean).slice(0, ARABIC_HEAD_LINES)) {
    const name = (line.split(/\s+[–—|·•-]\s+|[(،:]/u)[0] ?? '').replace(WANTS_IN_ARABIC, '').trim();
    const [first = '', ...rest] = name.split(' ');
    if (ARABIC_ORGANISATION_NOUNS.has(fold(first)) && rest.length > 0 && rest.length < 7)
      return IS_DESCRIBED.test(name) ? '' : name;
  }
  const quoted = QUOTED_IN_ARABIC.exec(text)?.[1]?.trim();
  if (quoted) return quoted;
  const told = [ARABIC_ANNOUNCES, FOUNDED_IN_ARABIC, PRESENTED_IN_ARABIC].flatMap(
    (form) => form.exec(text)?.[1]?.trim() ?? [],
  );
  // "تعلن الشركة عن حاجتها لتعيين محاسب": which one, another sentence says.
  const isHouse = (name: string) =>
    ARABIC_ORGANISATION_NOUNS.has(fold(name.split(' ')[0]!)) &&
    name.includes(' ') &&
    !/ (?:عن|حاجته\p{L}) /u.test(name);
  const house = told.find(isHouse) ?? '';
  return IS_DESCRIBED.test(house) ? '' : house;
}

interface NameInHead {
  name: string;
  isShownAsName: boolean;
  /** By the legal form behind it, whatever it is called. */
  isFirm: boolean;
}

/** "Harbour Joinery & Kitchens" */
const isNameOfTwo = (name: string) => /\p{L} & \p{Lu}/u.test(name);

/** "Hospitality Technology" behind "Director of Product": words of every day that no other line has as a name. */
const isFieldOfPost = (name: string, lines: readonly string[]) =>
  !hasLegalForm(name) &&
  fold(name)
    .split(' ')
    .every((word) => isWordOfEveryDay(word) || ORGANISATION_NOUNS.has(word) || GROUP_WORDS.has(word)) &&
  lines.slice(1).every((line) => !line.includes(name.trim()));

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** "Dental Assistant - Orthodontics (FT)" of the "Dental Assistant (Orthodontics)" */
function hasWordsOf(line: string, jobTitle: string): boolean {
  const words = wordsOf(line);
  return wordsOf(jobTitle).every((word, at) => words[at] === word);
}

/** Names that stand by themselves in the first lines: "Mazaya Trading LLC – Dubai", "Harbour Care | Leeds". */
function namesInHead(lines: readonly string[], jobTitle: string): NameInHead[] {
  const isTitleFirst = jobTitle !== '' && hasWordsOf(lines[0] ?? '', jobTitle);
  return lines.slice(0, HEAD_LINES).flatMap((written, index) => {
    const line = written.replace(PICTOGRAPHS, ' | ').replace(/^[\s|]+|[\s|]+$/g, '');
    const parts = line.split(
      /\s+[–—|-]\s+|\s*[|•·]\s*|,\s+(?=\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+){0,3}(?:,|$))|,\s+(?=an? )|\s+\((?!\p{Lu}{1,3}\) Sdn)/u,
    );
    const isFirm = hasLegalForm(line.split(/ [–—|•·-] /, 1)[0]!);
    const isOfRole = (part: string) => fold(part) === fold(jobTitle) || namesOccupation(part);
    // "Accountant – Al Noor Facilities Management, Doha": behind a title only what certainly is an organisation.
    const [first = '', second = ''] = parts;
    // "Faculty of Engineering, Harbour University"
    if (IS_DEPARTMENT.test(first) && isNamedAsOrganisation(second))
      return [{ name: cleaned(second.trim()), isShownAsName: false, isFirm: false }];
    const hasTown =
      first.includes(' ') &&
      !OF_THE_CONTRACT.test(first) &&
      parts.slice(1).some((part) => {
        const place = part.replace(/[)\s]+$/, '').replace(REGION_BEHIND, '');
        // "Kempton Park, Gauteng": before its region stands a town, unless the name says what it is.
        return isPlace(place) && (!REGIONS.has(fold(place)) || CITIES.has(fold(place)) || isNamedAsOrganisation(first));
      });
    // Directly below the title stands who hires, unless it says how the post is held.
    const isBelowTitle =
      isTitleFirst &&
      first.includes(' ') &&
      !OF_THE_CONTRACT.test(line) &&
      !line.includes(', ') &&
      // "Roles and Responsibilities"
      !readHeading(line, false);
    const candidates =
      isOfRole(first) && !hasLegalForm(first)
        ? isNamedAsOrganisation(second) && !isFieldOfPost(second, lines)
          ? [second]
          : []
        : [first];
    return candidates
      .map((part) => cleaned(part.trim()))
      .filter((name) => new RegExp(`^${NAME}$`, 'u').test(name))
      .map((name) => ({
        name,
        isShownAsName: hasTown || isFirm || (index === 1 && (isBelowTitle || (line === first && isNameOfTwo(name)))),
        isFirm,
      }));
  });
}
/** "🏢 Harbour Logistics S.A.   📍 Leeds" */
const PICTOGRAPHS = /\s*[\u{1F300}-\u{1FAFF}]\uFE0F?\s*/gu;
const OF_THE_CONTRACT = /\b(?:cover|shifts?|hybrid|remote|department|team|ward|rate|hours|contract|days?|nights?)\b/i;

const IS_DEPARTMENT = /^(?:The )?(?:Faculty|School|Department|Division|Institute|College|Office) of /;

const squashed = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
/** Addresses of mail and web tell who is at the other end: "careers@harbourcare.example". */
function domainsIn(text: string): string[] {
  return [...text.matchAll(/(?:@|https?:\/\/|www\.)([\p{L}\d-]{1,60}(?:\.[\p{L}\d-]{1,60}){1,4})/gu)]
    .map(([, host = '']) =>
      fold(
        host
          .split('.')
          .slice(0, -1)
          .filter((part) => !/^(?:www|co|com|org|net|ac|gov|nhs)$/.test(part))
          .at(-1) ?? '',
      ),
    )
    .map((part) => part.replace(/-/g, ''))
    .filter((part) => part.length > 3 && !OF_MAIL.test(part));
}
const OF_MAIL = /^(?:gmail|yahoo|hotmail|outlook|icloud|proton(?:mail)?|live|mail|googlemail)$/;
const isOfDomain = (name: string, domains: readonly string[]) => {
  const whole = squashed(shortName(name)).replace(/^the/, '');
  const words = fold(name)
    .replace(/^the /, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const first = words.slice(0, 2).join('').replace(/['’]/g, '');
  return domains.some(
    (domain) =>
      (whole.length > 3 && (domain.startsWith(whole) || whole.startsWith(domain))) ||
      (words.length > 1 && first.length > 5 && domain.includes(first)),
  );
};

function mentionsOf(name: string, text: string): number {
  return text.split(name).length - 1;
}

/** "Employer: Confidential – Food Group", whatever stands below it. */
const IS_HIDDEN =
  /(?:^|\n)[ \t]*confidential(?: (?:company|employer|client)[ \t]*(?:[-–—|·•,(\n]|$)|[ \t]*(?:[|·•\n]| [-–—] ))|\((?:(?:company|client|bank|firm) )?name (?:is |to be |will be )?(?:shared|given|disclosed|revealed|withheld|confidential|on request)\b[^()\n]*\)|(?:^|\n)[ \t]*(?:employer|(?:hiring )?company(?: name)?|organi[sz]ation|client)[ \t]*:[ \t]*(?:strictly )?(?:confidential|undisclosed|anonymous|not disclosed|withheld)\b/i;

export function companyIn(text: string, jobTitle: string): string {
  return employerIn(text, jobTitle).name;
}

/** "CHR" of "Centre for Health and Rivers (CHR)" */
function inFull(name: string, text: string, others: readonly string[]): string {
  if (!/^\p{Lu}{2,6}$/u.test(name)) return name;
  const [, long = ''] = new RegExp(`(?:^|\\n|\\. )(${NAME}) \\(${name}\\)`, 'u').exec(text) ?? [];
  return [long, ...others].find((other) => other.includes(' ') && initialsOf(other) === name) ?? name;
}
const initialsOf = (name: string) =>
  name
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0])
    .join('');

/** "Harbour Crescent", "12 Harbour Road West", "St Oswin" of "St Oswin Street", and not "Harbour Crescent Conservatory". */
function isStreet(name: string): boolean {
  const words = fold(name).split(' ');
  return /^(?:\d|St )/.test(name) ? words.some((word) => STREET_WORDS.has(word)) : STREET_WORDS.has(words.at(-1)!);
}

/** The employer's name, empty where the advert does not say; and whether it is of somebody for whom an agency looks. */
export function employerIn(text: string, jobTitle: string): { name: string; isClient: boolean } {
  if (IS_HIDDEN.test(text)) return { name: '', isClient: false };
  const arabic = arabicNameIn(text);
  if (arabic) return { name: arabic, isClient: false };
  const lines = text.split('\n', MAX_LINES).filter((line) => line.trim() !== '');
  const scores = new Map<string, { name: string; score: number; isInHead: boolean; isClient: boolean }>();
  const add = (raw: string, score: number, isInHead = false) => {
    const name = withItsCapital(raw, text);
    // "On offer is a competitive salary": a word that begins a sentence.
    if (NO_NAME.test(name) || isKindInShort(name, text)) return;
    const known = scores.get(name) ?? { name, score: 0, isInHead: false, isClient: false };
    scores.set(name, {
      name,
      score: known.score + score,
      isInHead: known.isInHead || isInHead,
      isClient: known.isClient || score >= OF_CLIENT,
    });
  };
  for (const [weight, pattern] of SAYS_SO)
    for (const match of text.matchAll(new RegExp(pattern.source, 'gu'))) {
      const name = cleaned(match[1] ?? '');
      if (isPlausible(name, jobTitle, weight) || isOneThatHires(name, match[0])) add(name, weight);
    }
  for (const { name, isShownAsName, isFirm } of namesInHead(lines, jobTitle))
    if (isPlausible(name, jobTitle, isFirm ? OF_LABEL : 0))
      add(name, WEIGHTS.inHead + (isShownAsName ? WEIGHTS.shownAsName : 0), true);
  const domains = domainsIn(text);
  const weighed = [...scores.values()].map((one) => ({
    ...one,
    score:
      one.score +
      (hasLegalForm(one.name) ? WEIGHTS.legalForm : 0) +
      (isNamedAsOrganisation(one.name) ? WEIGHTS.organisation : 0) +
      (PUBLIC_BODY.test(one.name) || IS_OF_A_TOWN.test(one.name) ? WEIGHTS.publicBody : 0) +
      (isOfDomain(one.name, domains) ? WEIGHTS.ofAddress : 0) +
      Math.min(WEIGHTS.mentions, mentionsOf(shortName(one.name), text) - 1) * WEIGHTS.mention +
      (isPlace(one.name.replace(REGION_BEHIND, '')) || areRegions(one.name) ? WEIGHTS.place : 0) +
      (isStreet(one.name) && !isNamedAsOrganisation(one.name) ? WEIGHTS.street : 0) +
      (knownSkill(one.name) ? WEIGHTS.skill : 0),
  }));
  // "Quillon" is who the head calls "Quillon Therapeutics".
  const whole = weighed.map((one) => {
    const longer = weighed
      .filter(
        (other) =>
          other !== one &&
          other.name.startsWith(`${shortName(one.name)} `) &&
          (other.isInHead || other.score >= WEIGHTS.least || isNamedAsOrganisation(other.name)),
      )
      .toSorted((first, second) => second.score - first.score)[0];
    return longer
      ? { ...one, name: longer.name, score: one.score + longer.score, isClient: one.isClient || longer.isClient }
      : one;
  });
  // Whom an agency names comes before it, however often the agency names itself.
  const best = whole.toSorted(
    (one, other) => Number(other.isClient) - Number(one.isClient) || other.score - one.score,
  )[0];
  if (!best || best.score < WEIGHTS.least) return { name: '', isClient: false };
  return {
    name: inNameCase(
      inFull(
        best.name,
        text,
        whole.map(({ name }) => name),
      ),
    ),
    isClient: best.isClient,
  };
}

const NO_NAME =
  /^(?:on|in|at|for|as|by|to|of|with|from|our|we|you|your|the|this|that|it|if|what|who|how|why|when|where|about|and|or|please|here|there|all|also|an?)$/i;
