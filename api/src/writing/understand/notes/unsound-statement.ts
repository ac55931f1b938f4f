import { isLooseEnglish } from '../../text/loose-english.ts';
import { isSpliced, lacksArticle } from '../../text/sound.ts';
import { refersOutside } from './refers-outside.ts';

/** Whether a statement is none that a letter can hold: an order, shorthand, loose English, a word of others. */
export const isUnsound = (statement: string) =>
  isSpliced(statement.replace(LIST_BEHIND, '')) ||
  statement.split('(').length !== statement.split(')').length ||
  lacksArticle(withoutNames(statement).replace(/\b(have|has|got) family\b/g, '$1 relatives')) ||
  IN_LOOSE_ENGLISH.test(statement) ||
  IS_LABELLED.test(statement) ||
  isLooseEnglish(statement) ||
  IN_SHORTHAND.test(statement) ||
  OF_THE_READER.test(statement) ||
  ENDS_IN_NAME_OR_MONTH.test(statement) ||
  WITHOUT_OBJECT.test(statement) ||
  SPEAKS_OF_RESUME.test(statement) ||
  WITHOUT_NOUN.test(statement) ||
  WITHOUT_WORK.test(statement) ||
  TWO_VERBS.test(statement) ||
  ENDS_IN_VERB.test(statement) ||
  ENDS_IN_ANSWER.test(statement) ||
  ENDS_WITHOUT_VERB.test(statement) ||
  TWO_CLAUSES.test(statement) ||
  FREELANCE_WHAT.test(statement) ||
  ITS_FOR_IT_IS.test(statement) ||
  WHERE_WITHOUT_IN.test(statement) ||
  OF_A_THING.test(statement) ||
  (THEIRS.test(statement) && !OF_PERSONS.test(statement) && !OF_THINGS.test(statement)) ||
  ORDERS.test(statement) ||
  WANTS_A_THING.test(statement) ||
  IS_HEARSAY.test(statement) ||
  refersOutside(statement);

/** "I am coaching one: an agent …": a label and what it is of, which make no sentence. */
const IS_LABELLED = /^I(?: am|['’]m| would| will| can)(?: \p{L}+){1,5}: /iu;

/** "caring for patients and their families" */
const OF_PERSONS =
  /\b(?:children|kids|people|family|families|staff|parents|patients|customers|clients|students|pupils|residents|guests|women|men|colleagues|neighbours|users|teams|nurses|\p{Ll}{3,}(?:er|or|ist|ian|ant|ee)s)\b[^.;]*\b(?:their|theirs|them)\b/iu;

/** "with my partner june": when, or whom. */
const ENDS_IN_NAME_OR_MONTH =
  /\bmy (?:partner|wife|daughter|sister|mother|mom|mum|friend|girlfriend|cousin|aunt) (?:april|may|june|august)[.\s]*$/i;

/** "I forgot the two of 2023", "I can say relocating but not why": of the resume or the letter, not of the work. */
const SPEAKS_OF_RESUME =
  /^I (?:just |only )?(?:forgot|miscounted|mistyped|missed out|left out)\b|^I (?:can|could|may|might|would) (?:say|mention|tell)\b.*\bbut not (?:why|where|when|who|how|what|the)\b/iu;

/** "I will have to reapply in NC": for what, another part of the note has said. */
const WITHOUT_OBJECT =
  /\b(?:re-?appl(?:y|ied)|requalify|re-?register|resit|redo|re-?do)(?: (?:in|at|by|next|there|here|soon|then)\b|[.\s]*$)/i;

/** "I did design and most of the code": of what, another part of the note has said. */
const WITHOUT_WORK =
  /^I (?:also )?did (?:(?:the |all (?:the )?|most of (?:the )?|half (?:of )?(?:the )?)?(?:design|code|coding|testing|work|wiring|drawings?|planning)(?: and |, )?)+(?:$|\.| (?:with|myself|alone|by)\b)/iu;
/** "I live in SF want remote": two sentences in one. */
const TWO_VERBS =
  /^I(?: am|['’]m)? (?:live|living|based|work|working|stay|staying|drive|study|studying) (?:in|at|near|with|from) (?:(?!\b(?:and|but|so|because|since|who|which|that|to)\b)[^,;.]){2,30}? (?:want|need|prefer|looking|can|have|am|will) (?!to be\b)\p{L}/iu;

/** "I will renew", "we repeated, meter was stuck": what, another part of the note would say. */
const ENDS_IN_VERB =
  /\b(?:I|we)(?: will| can| could| would|['’](?:ll|d))? (?:renew|extend|submit|repeat|finish|complete|pass|bring|take|put|found|did|made|took|sent|repeated|renewed|submitted)(?=[.,;]|$)/iu;
/** "I am now free lance small jobs" */
const FREELANCE_WHAT =
  /\bI(?: am|['’]m)(?: now)? free ?lance (?!as\b|and\b|in\b|for\b|at\b|with\b|since\b|now\b|because\b)\p{L}/iu;
/** "so this play", "because no room": what of it, the sentence does not say. */
const ENDS_WITHOUT_VERB =
  /\b(?:so|because) (?:this|that|these|the|my|your|no|a|an) \p{L}+(?: (?:in|at|on) (?:the )?\p{L}+)?\.$/iu;
/** "who had a stroke she is now in a home" */
const TWO_CLAUSES =
  /\b(?:an?|the|my|our) \p{Ll}{4,} (?:she|he|it|they) (?:is|are|was|were|has|have) (?:now|still|in|at|on|a|an|the|not|very|so)\b/u;
/** "I am driving yes" */
const ENDS_IN_ANSWER = / (?:yes|no|yeah|yep|nope)\.$/i;
/** "I thought its strange", "and its why I apply" */
const ITS_FOR_IT_IS =
  /\bits (?:strange|ok(?:ay)?|fine|good|hard|easy|why|because|too|not|so|very|really|always|never|already|an?|what|how|true|nice|important)\b/i;
/** "My wife and son stay Bangladesh first": where, without its small word */
const WHERE_WITHOUT_IN = /\b(?:stays?|lives?|works?|living|staying) (?=\p{Lu}\p{Ll}+)/u;

/** "I am applying for the senior one": which, the sentence does not say. */
const WITHOUT_NOUN =
  /\b(?:apply|applying|applied|looking|going|asking) (?:for|after) (?:the|this|that|your) (?:[\p{L}\d-]+ ){0,3}one(?=[.,;]|$)/iu;

/** "obs at work – temp, pulse, sats" */
const LIST_BEHIND = /(?::| –) \p{L}[^,:;.–]{0,24}(?:, \p{L}[^,:;.–]{0,24}){1,7}(?=\.$)/u;

/** "(the audit) went well", "I finished 2020", "I can ride one no" */
const OF_A_THING =
  /^I(?: would|['’]d| will| can| could)? (?:start|learn|do|move|travel)\.$|^I [^,.]{3,60}, not \p{Ll}{2,}ing\b|^My [^,.]{3,60} (?:is|are|was) [^,.]{3,60}, \p{Ll}{2,}ing\b|^I left the (?:program|programme|course|degree|studies)\b|^I left (?:with|before|after|without)\b|^I (?:love|like|enjoy|want) [^,.]{3,40}, not (?:the|my|a)\b|^I (?:finished|completed|passed|started|left) (?:19|20)\d\d\.$|^I (?:can|do|have|am)\b[^.;]* no\.$|^I (?:went|turned out|came out|worked out) (?:really |very |so |quite )?(?:well|good|fine|great)\.$/iu;

/** "I want the house.": which one, and why, the note has said elsewhere or not at all. */
const WANTS_A_THING = /^I (?:really )?want (?:the|an?|my) \p{L}+[.\s]*$/iu;
/** "my nephew says you take people from the ministries" */
const IS_HEARSAY =
  /(?<!\p{L})(?:says?|said|told me|heard|thinks?|reckons?) (?:that )?you (?:guys )?(?:take|hire|pay|want|need|are|have|like)(?!\p{L})/iu;

/** "their crisps", of whom the letter is to. */
const OF_THE_READER =
  /\b(?:a baby|pregnan\w+|divorced?|separated from)\b|\bi (?:really )?hate (?:my|the|this)\b|\b(?:please|pls|plz) (?:don['’]?t|do not|no\b)|\bno need to (?:list|mention|say|put|include|go)\b|\bso (?:please |pls |plz )?(?:be (?:discreet|quiet|careful)|explain|show|focus|make|mention|tell|say|write|keep|use|emphasi[sz]e)\b/i;

/** "I do the pasture walks and enter them in the wedge" */
const OF_THINGS =
  /\b(?:the|my|our|all|new|some) (?:\p{Ll}+ )?\p{Ll}{3,}s\b[^.;]* (?:and|then|before I|after I) \p{Ll}+ them\b/iu;
const THEIRS = /\b(?:them|their|theirs)\b/i;

/** "… but not make it a big apology", "… to be the main theme": an order in the middle of a sentence, and nothing to print. */
const ORDERS =
  /\b(?:so|be) careful\b|\bneeds? to (?:explain|mention|address|justify|show (?:them|that|why|how))\b|\b(?:don['’]?t|do not) want (?:it |the letter |you |me )?to (?:apologi[sz]e|explain|sound|mention|talk|dwell|beg|say|write|look|seem|come across|make)\b|\b(?:but|and|or|so|,) ?(?:please |maybe |also |obviously |just )*(?:not (?:to )?|don['’]?t |do not |no need to )(?:make (?:it|this|that|the letter|too|a big)|(?:list|name|show|count|use) (?:it|that|this|them)|mention|say|write|put|include|dwell|go on|apologi[sz]e|sound|stress|focus|bring|tell|pretend|claim|lie|oversell|exaggerate|fake)\b|\b(?:to|should|must) (?:be|come|go|stand) (?:the (?:main |big |key )*(?:theme|focus|topic|point|thing|message)|first|at the (?:top|start|beginning)|(?:mentioned|highlighted|emphasi[sz]ed|stressed|featured|left out))\b|\b(?:want|like|love|prefer) (?:you |it |the letter )?to (?:mention|highlight|emphasi[sz]e|stress|underline|focus on|feature|point out|draw attention|play (?:up|down)|(?:talk|write|speak|tell (?:them|you)) about)\b|\bnot too much (?:about|on)\b|^I(?: am|['’]m) [^,.;]+, (?:have|own|comfortable|can|need|no|available|willing)\b|^my name is\b|^my (?:expected|current) salary is \d{1,2}\.?$|^I (?:would|can|will|could|have|did) p{L}+$|^I(?:['’]m| am) (?:just )?(?:honest|open|upfront|straight) about\b|\b(?:leave|keep) (?:it|that|this|them) (?:out|off|private|secret|short|brief|simple)\b|\b(?:seen|come across|described|portrayed) as\b|\bso (?:available|free|ready|able|happy|open|address)\b|\b(?:on|in|from) (?:the |my )?(?:cv|resume)\b|\bmy (?:cv|resume|résumé) (?:says|shows|is|does|has)\b|\bthan (?:the |my )?(?:cv|resume) (?:says|shows|has)\b|\bthe (?:cover )?letter\b(?! of\b)|\b(?:want|like|prefer) (?:more|less) (?:about|on|of|emphasis)\b/i;

/** "the guide + a course", "(had 2 years in school, forgot it)" */
const IN_SHORTHAND =
  /(?<!\p{Lu}\S*) & |\b(?:ok|po|pls|plz|lol|asap|tbh|btw|tbc|u|ur|incl)\b|\((?:have|had|has|am|was|is|need|can|will|would) | [+=] | \/ (?=\p{Ll})|\([^()]*, (?:\p{Ll}+ed|forgot|got|had|did|was|not|no|but|then|now)\b[^()]*\)|!!|\?\)|\b(?:w\/|b\/c|bc|thx|etc|yrs|mths|hrs)(?=[\s.]|$)/u;

/** "worked there before 6 years", "I always dreamed to see it" */
const IN_LOOSE_ENGLISH =
  /\b(?:in|at) (?:mall|hotel|hospital|factory|office|warehouse|airport|tower|villa) (?:night|day|morning) shifts?\b|\bwant be\b|\bthis why\b|\bcan do(?=[.,;]|$)|\bI (?:was|am) (?:un)?(?:load|deliver|serve|carry|install|repair|operate|control|build|supervise|attend|join|leave|visit|move|bring|sell)\b|^I (?:work|do|use|drive|teach|cook)\b[^.;,]* \d+ years?\b(?! ago)|\b(?:in|at|for|with|from|to) (?:same|neighbou?r|other|previous|last|big|small|local|new|good) (?:project|company|hotel|restaurant|job|site|school|hospital|shop|place|team|role|position)\b|\bhave holiday\b|\bam (?:single|married|honest|good|simple) (?:person|man|woman|lady|guy)\b|\bmy (?:wife|husband|mother|father|mum|dad|sister|brother|son|daughter|boss|family) \p{Ll}+ing\b|\b(?:before|since) \d+ (?:years?|months?)\b|\b(?:dream(?:ed|t)?|look(?:ing)? forward|interested|(?<=\b(?:am|are|is|get|getting|['’]m) )used|success\w*|good) to (?!the |a |an |my |your |this |hear|(?:early|late|long|hard|heavy|night|shift|busy|fast|big|small|hot|cold) )\p{Ll}+\b(?<!ing)|\b(?:depend|discuss) (?:of|about)\b|\b(?:can|could|will|would|may) (?!not)\p{Ll}+ also\b|\battend interview\b|\bproblems? to (?!(?:solve|fix|work)\b)\p{Ll}+|\b(?:learn|pick|adapt|work)\w*\b[^.;]* quick(?=$|[,.;])|\b(?:from|over|near) there\b|^I(?: would|['’]d) like (?:that|this|it)\b|\bmy (?:wife|husband|mother|father|mum|dad|sister|brother|friend|boss|son|daughter|uncle|aunt|cousin) (?:family|house|job|work|school|visa|company|town|city|brother|sister|parents|friend)\b|\bmy(?: (?!will|to|can|would|could|may)\p{L}+){1,3} (?<!earliest )(?<!\b(?:the|an?) )(?:finish|end|start|expire|begin)\b/iu;

/** "the Grow Your Own program" speaks to nobody. */
export const withoutNames = (text: string) => text.replace(/(?<=\p{L} )\p{Lu}\p{Ll}+ ?/gu, '');
