/** Verbs that, at the head of a line, say what others did to its writer: "Promoted", "Awarded". */
export const DONE_BY_OTHERS =
  'accepted|admitted|adopted|appointed|assigned|awarded|based|certified|chosen|commended|elected|employed|entrusted|featured|hired|honou?red|invited|licen[cs]ed|named|nominated|praised|promoted|published|ranked|recogni[sz]ed|required|seconded|selected|shortlisted|tasked|trusted|used|voted';

/** What writers of bullets leave out, and a sentence cannot do without. */
const SIGNS: readonly RegExp[] = [
  // A cell of a table.
  /\t|\s{2,}/,
  // "Run the pass five nights a week, 110 covers on Saturdays", "trained four commis, two now chefs": a note, and no part of the sentence.
  /, (?:over |about |some |up to |around )?(?:[£$€]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|all|each|both) )(?!.* and )/,
  // "Secured $4M seed round", "achieved 2.8x speedup", but "a $38,000 budget"
  /(?<!\b(?:an?|the|its|their|another|of|over|about|nearly))\s(?:[$€£]\d\S*|\d[\d.,]*x)(?: (?:million|billion|thousand|m|k|bn))? (?!(?:million|billion|thousand|m|k|bn|in|of|for|from|per|worth|to|and|over|on|by|at|through|with|within|across|during|each|every|an?|the|annually|valued)\b)\p{L}/iu,
  // "cut latency 40%"; "to 91 percent" has its preposition.
  /(?<!\b(?:by|to|from|of|at|than|about|over|under|nearly|almost|around|up|least|most|and|with|only|approximately|some|another|an?|the|within|between|achiev(?:ed|e|ing)|reached|scored|through|saving)) [\d.,]+\+? ?(?:%|percent\b|per cent\b)/iu,
  // "supported onboarding of trainees"
  /(?<!\b(?:the|a|an|its|their|this|that|daily|full)(?: \p{L}+)?) \p{Ll}+ing of\b/u,
  // "Care of ventilated babies" names what was done.
  /^\p{L}+ of\b/u,
  // "Promoted to shift lead", "Trained in first aid": done by others.
  new RegExp(
    `^(?:${DONE_BY_OTHERS}|graded|known|described|qualified|trained|educated|credited)(?: \\p{L}+)? (?:as|by|to|for|in|with|on|at|among|best|top|first)\\b`,
    'iu',
  ),
  // "Brought on for urgent work": by others.
  /^(?:brought|called|taken|kept|hired|recruited) (?:on|in|back) (?:for|as|to|by)\b/iu,
  // "Signed off as Band 6 after 14 months": by whoever taught them.
  /^(?:signed|passed|cleared) off (?:as|by|to|in|on|for|at)\b/iu,
  // "reported to Project Manager"
  /\b(?:to|with|by|for|under|assisted|supported) (?:\p{Lu}\p{Ll}+ ){0,3}(?:Manager|Director|Supervisor|Engineer|Chef|Head|Board|Officer|Principal|Partner|Lead|Coordinator|Consultant|Architect|Accountant|Headteacher)\b/u,
  // "helped manage company's social media", "during school year"
  /(?<!\b(?:the|an?|its|our|each|every|that|this|another|their)(?: \p{L}+)?) (?:company|organi[sz]ation|team|client|customer|department|school|store|firm|university)['’]s\b|\bduring (?:school|academic) year\b/iu,
  // "manage 92,000 sq ft supply activity": a thing of that size wants its article.
  /(?<!\b(?:an?|the|its|their|this|that|of)) [\d.,]+[ -]?(?:sq\.? ?(?:ft|m)\b|square[ -](?:foot|feet|metres?|meters?)|m2|acres?|hectares?|beds?|seats?|seater|covers?|MW|kW|kVA?) (?!of\b|in\b|at\b|on\b|and\b|to\b|for\b|across\b|over\b|per\b|a\b|with\b)\p{Ll}/u,
  // "organised 300 guest gala", "moved 40 page report"
  /(?<!\b(?:an?|the|its|their|this|that|of|our)) \d[\d,.]*[ -](?:guest|person|people|page|room|bed|seat|member|unit|store|site|user|man|team|line|hour|day|week|month|year)(?:[- ]\p{Ll}+){1,3}(?<!s)(?= |$|,)/u,
  // "coverage of billing service", "migration of legacy system"
  /\b(?:of|for|in|on|across|from|to|with) (?!(?:the|an?|its|their|each|every|this|that|one|another|any|all|no|our)\b)(?!(?:customer|client|guest|room|food|public|civil|military|table|community|health) service)(?:\p{Ll}+ ){0,2}(?:service|system|platform|application|app|product|website|site|store|department|team|company|module|pipeline|network|project|unit|branch|shop|plant|client)(?=$|[ ,.;)])(?! (?:\p{Ll}+s|\p{Ll}+ing|\p{Ll}*(?:ment|tion|work))\b)/u,
  // "Measured drawings of warehouses": what was made, or what was done.
  /^\p{L}+ed \p{Ll}+s of\b/u,
  // "completed 96 villas handing over before time"
  /\p{Ll}s (?:handing|taking|turning|carrying|putting|setting|bringing) (?:over|up|out|down|in|on)\b/u,
  // "prepared the audit, no remarks"
  /, (?:no|zero|without|all|none|both|each) [^,]{2,30}$/iu,
  // "5 yrs", "approx 20"
  /\b(?:yrs?|hrs?|mins|mgmt|dept|approx|maybe|incl|avg|mgr|govt|asst|misc|reqs?|w\/o)\b/i,
  // "site to site VPN"
  /\b(\p{Ll}{3,}) to \1 \p{L}/u,
];

/** "the salon (4 stylist)" */
const COUNTS_ONE = /\((?:[2-9]|\d{2,}) \p{Ll}+(?<![sn])\)/u;

/** Whether a line of a resume is short for a sentence rather than the most of one. */
export const isTelegraphic = (line: string): boolean => {
  // What stands in brackets is an aside.
  const told = line.replace(/ \([^()]*\)/g, '');
  return SIGNS.some((sign) => sign.test(told)) || COUNTS_ONE.test(line);
};
