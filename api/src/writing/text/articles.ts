import { indefiniteArticle, withArticle } from './words.ts';

// Articles that telegraphic lines leave out, where English has no choice but to have one.

const NUMBER = 'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty';
const ADJECTIVE =
  'small|large|big|busy|diverse|mixed|whole|growing|strong|young|new|remote|global|local|international|multi-?disciplinary|multi-?cultural|cross-functional';
const GROUP =
  'team|shift|crew|group|fleet|portfolio|panel|budget|network|squad|class|caseload|workforce|pipeline|department|section';
const BEFORE_GROUP =
  '[Ff]or|[Ii]n|[Ww]ithin|[Ww]ith|[Oo]f|[Ll]ed|[Ll]ead|[Ll]eading|[Mm]anag(?:e|ed|es|ing)|[Ss]upervis(?:e|ed|es|ing)|[Cc]oordinat(?:e|ed|es|ing)|[Oo]vers(?:ee|aw|eeing)|[Rr]un|[Rr]an|[Rr]unning|[Bb]uil[td]|[Bb]uilding|[Tt]rain(?:ed|ing)?|[Hh]andl(?:e|ed|es|ing)|[Mm]aintain(?:ed|ing)?|[Dd]riv(?:e|ing)|[Cc]arr(?:y|ied)|[Tt]aught|[Tt]each|[Jj]oined';
/** "Lead team of 8", "for team of 9", "Managed portfolio of 30 accounts" */
const GROUP_OF = new RegExp(
  `\\b(${BEFORE_GROUP}) ((?:(?:${ADJECTIVE}) )?(?:${GROUP}) of )(?=(?:about |over |up to |around |approx\\.? |[$€£])?\\d|(?:${NUMBER})\\b)`,
  'gu',
);
/** "at 110-seat restaurant": one thing, described by a figure. */
const COUNTED_THING =
  /\b(at|in|of|for|with|on|to|from) (\d{1,3})-(?=(?:seat|seater|bed|bedded|bedroom|room|page|unit|storey|story|star|acre|hectare|course|point|step|person|pupil|man|chair) (?:\p{L}*[^s\W\d] )?(?!(?:and|or)\b)\p{L}*[^s\W\d](?:[,.;:)]|$| (?:in|at|for|with|and|of|on|near|to)(?!\p{L})))/gu;
/** "for top 60 vendors" */
const TOP = /\b(for|of|among|with|to|from|by|in) top (?=\d)/gu;
/** "with accuracy of 99.4%" */
const MEASURE =
  /\b(with|at|to) ((?:high |overall |average )?(accuracy|average|annual (?:budget|turnover)|budget|capacity|turnover|ratio|success rate|pass rate|value|minimum|maximum|total) of )(?=[\p{L}$€£]{0,4} ?\d|about |over )/gu;
/** "part of implementation team", "Member of safety committee" */
const PART_OF =
  /\b([Pp]art|[Mm]embers?|[Hh]ead|[Ll]eader|[Cc]hair) of (?!the |an? |my |our |their |its |his |her |this |that |one |two |various |several |many |\d|all |each |both )(?=(?:[\p{L}\d-]+ ){0,3}(?:team|committee|panel|crew|board|working group|task force|department)(?!\p{L}))/gu;
/** "under supervision of", "for acquisition of", "during preparation of" */
const NOUN_OF =
  /\b(under (?=supervision|guidance|direction|leadership|management)|(?:for|through|during|in) (?=(?:acquisition|implementation|installation|preparation|introduction|construction|completion|execution|creation|operation|integration|migration|translation|production|supervision|development|management|maintenance|design)\b))(?=\p{Ll}+ of\b)/gu;
/** "Led migration of three services", "Supervised the roll-out of" */
const DEED_OF =
  /\b(Led|Leading|Lead|Managed|Managing|Supervised|Oversaw|Supported|Coordinated|Directed|Planned|led|managed|supervised|oversaw|supported|coordinated) (?!the |an? |my |our |its |their |all |each |every )(?=(?:(?!and |or )[\p{Ll}-]+ ){0,2}(?:\p{Ll}{3,}(?:tion|sion|(?<!depart)ment)|roll-?out|take-?over|changeover) of\b)/gu;
/** "migration of legacy payment service" */
const OF_A_SYSTEM =
  /\b((?:migration|transition|rewrite|redesign|roll-?out|implementation|development|integration|launch|replacement) of) (?=(legacy|existing|new|internal|monolithic|core|distributed|central)(?: [\p{Ll}-]+){0,2} (?:service|system|platform|application|database|website|app|pipeline)(?!\p{L}))/gu;
/** "at client's request", "for company's new line" */
const OF_SOMEBODY =
  /\b([Aa]t|[Ff]or|[Oo]f|[Ww]ith|[Tt]o|[Bb]y|[Ii]n|[Oo]n|[Ff]rom) (?=(?:company|client|customer|employer|organi[sz]ation|firm|team|department|school|store|owner|director|manager)['’]s\b)/gu;
/** "Partnered with owner in", "Worked with manager to" */
const WITH_SOMEBODY =
  /\b([Pp]artnered|[Ww]orked|[Ll]iaised|[Cc]ollaborated|[Ww]orking|[Cc]oordinated) ((?:closely |directly )?with) (?=(?:owner|client|customer|manager|supervisor|principal|director|chef|architect|editor)(?=[.,;)]|$| (?:to|in|on|and|for)\b))/gu;
/** "on 24-hour basis" */
const BASIS =
  /\bon (?=(\d+[- ]?(?:hr|hours?)|daily|weekly|monthly|regular|rotating|ad[- ]hoc|part-time|full-time|temporary|permanent|contract|freelance|voluntary|day-to-day|annual|yearly|quarterly) basis\b)/gu;
/** "the roll-out of Harbour Infinity website" */
const NAMED_THING =
  /(?<!\p{L} \p{Lu}\p{Ll}+ )\b(of|for|on|to|into|from) (?=(?:\p{Lu}[\p{L}\d&'’-]* ){1,4}(?:website|app|application|platform|portal|programme?|initiative|campaign|project|committee|department)(?=[,.;)]|$| (?:at|in|for|and|to|of|using|which|that|by|from|with|on)(?!\p{L})))/gu;
/** "Promoted to intermediate role" */
const TO_A_ROLE =
  /\b(to|into|in) (?=(senior|intermediate|junior|lead|managerial|supervisory|permanent|full-time|leadership|management) (?:role|position|post)(?!\p{L}))/gu;
/** "generated $1M pipeline" */
const OF_MONEY =
  /\b([Gg]enerated|[Bb]uilt|[Cc]reated|[Ss]ecured|[Ww]on|[Rr]aised|[Mm]anaged|[Cc]losed|[Dd]elivered|[Ll]ed|[Ll]aunched|[Oo]versaw) (?=([$€£]\d[\d.,]*) ?(?:[kKmMbB]|bn|million|billion)?\+? (?:pipeline|budget|project|deal|contract|portfolio|fund|grant|seed round|round|investment|programme?|campaign|business|account|territory|facility|loan)(?!\p{L}))/gu;
/** "Ensured safety of passengers" */
const QUALITY_OF =
  /\b((?:[Ee]nsur|[Mm]aintain|[Ii]mprov|[Mm]onitor|[Cc]heck|[Vv]erif|[Aa]ssess|[Ee]valuat|[Ii]ncreas|[Gg]uarantee|[Pp]rotect)(?:e|ed|es|ing|s|y|ied|ying)? )(?=(?:safety|quality|accuracy|integrity|security|cleanliness|availability|performance|reliability|efficiency|confidentiality|freshness|readiness|well-?being|completeness|stability|effectiveness|efficacy) of\b)/gu;
/** "Updated inventory of 1,160 devices" */
const RECORD_OF =
  /\b((?:[Uu]pdat|[Mm]aintain|[Mm]anag|[Cc]heck|[Rr]eview|[Cc]lean)(?:ed|es|e|ing) |[Kk](?:ept|eep|eeping) )(?=(?:inventory|register|database|log|stock|ledger|archive) of\b)/gu;
/** "Scaled engineering team from 3 to 28" */
const GROWN =
  /\b([Ss]cal(?:ed|ing)|[Gg]r(?:ew|owing)|[Ee]xpand(?:ed|ing)|[Ll]ed|[Bb]uilt) (?!the |an? |my |our |its |their |this |that )(?=(?:[\p{Ll}-]+ ){0,2}(?:team|platform|system|company|product|service|department|community|network) from \d)/gu;
/** "for weekly management meeting" */
const REGULAR =
  /\b(for|at|in|of|to|during) (?=(?:weekly|monthly|daily|annual|yearly|quarterly) (?:\p{Ll}+ ){0,2}(?:meeting|report|audit|review|newsletter|stocktake|inventory|inspection|budget|forecast|close)(?!\p{L}))/gu;

/** A line of work with the articles that it lacks. */
export const withArticles = (line: string): string =>
  line
    .replace(GROUP_OF, '$1 a $2')
    .replace(
      COUNTED_THING,
      (_, preposition: string, figure: string) => `${preposition} ${indefiniteArticle(figure)} ${figure}-`,
    )
    .replace(TOP, '$1 the top ')
    .replace(MEASURE, (_, preposition: string, measure: string) => `${preposition} ${withArticle(measure)}`)
    .replace(PART_OF, '$1 of the ')
    .replace(NOUN_OF, '$1the ')
    .replace(REGULAR, '$1 the ')
    .replace(DEED_OF, '$1 the ')
    .replace(OF_A_SYSTEM, (_, deed: string, first: string) => `${deed} ${indefiniteArticle(first)} `)
    .replace(QUALITY_OF, '$1the ')
    .replace(OF_SOMEBODY, '$1 the ')
    .replace(NAMED_THING, '$1 the ')
    .replace(TO_A_ROLE, (_, to: string, role: string) => `${to} ${indefiniteArticle(role)} `)
    .replace(WITH_SOMEBODY, '$1 $2 the ')
    .replace(BASIS, (_, basis: string) => `on ${indefiniteArticle(basis)} `)
    .replace(OF_MONEY, (_, verb: string, sum: string) => `${verb} ${indefiniteArticle(sum)} `)
    .replace(RECORD_OF, '$1the ')
    .replace(GROWN, '$1 the ');
