import { fold } from '../fold.ts';
import type { Section } from './importance.ts';
import { isWish } from './wishes.ts';

const IS_DEMAND =
  /\b(?:must|required|requires|essential|mandatory|need to have|you (?:have|need|bring|speak|know|hold)|(?:candidates?|applicants?) (?:will |should |do |only )?(?:need|require)|(?:candidates?|applicants?) (?:will |should |must )(?:possess|have|hold|be (?!contacted|notified|informed|invited|shortlisted|asked))|ideal applicants? (?:has|have|will)|we(?:['’]d| would)? (?:ask for|want to see) (?!your|you |a (?:cv|resume|letter|copy))|(?:won['’]t|will not|cannot|can['’]t) (?:be )?consider(?:ed)? (?:\w+ ){0,3}without|(?:can['’]t|cannot) do (?:this|the) (?:job|work|role) without|whoever (?:joins|gets|takes|we)\b|min\.? \d|(?:is|are) (?:absolutely |also |very )?(?:necessary|needed|vital|crucial|imperative|non-negotiable|a given|assumed|a prerequisite)|at least|minimum|(?<!\d )(?:nvq|level|grade|year|gcses?|degree|diploma|wpm)\s?\d{0,2} min(?! ?\d))\b|(?<!\p{L})(?:يشترط|يجب|مطلوب)(?!\p{L})/iu;
/** In prose without headings, what is said of the reader is what is asked of the reader. */
const IS_SAID_OF_READER =
  /\byou(?:['’](?:ve|re)| are|(?:['’]ll| will) (?:also |already |ideally )?(?:have|hold|possess|bring|know|understand|demonstrate)\b(?! (?:the |an? |your )?(?:\w+ )?(?:opportunit|chance|access|responsib|support|own\b|say\b))|(?:['’]ll| will| should) be (?:an? (?!part|member)|across|at ease|comfortable|confident|familiar|fluent|used to|able|qualified|experienced|proficient)\b| (?:also |already )?(?:read|write|understand|master|speak|hold|own)\b| should (?:have|know|hold|enjoy)\b| can| work in)|\b(?:is|are) expected\b|\bexpect you to\b|second nature|\bworking language\b|\b(?:successful|ideal|right|perfect|suitable) (?:candidate|applicant|person)\b|\b(?:our|the|an?) (?:ideal|right|perfect|successful) (?:\w+ ){1,3}(?:has|have|is|holds?|knows?|will|can|would)\b|(?<!\p{L})(?:لديه|لديها|يجيد|تجيد|يتقن|تتقن|يحمل|تحمل|حاصل|حاصله)(?!\p{L})/iu;
/** "Our team has fifty years of experience": nobody is asked for it. */
const IS_OF_EMPLOYER =
  /^(?:we (?:have|are (?!looking|seeking|after|hiring|searching|keen)|also|build|run|use|work|help|believe)|we['’]ve|(?:our|the) (?:teams?|company|firm|people|staff|business|practice|school|hospital|engineers|clients|customers) (?:have|has|are|is))\b/i;
/** "… one year of experience; OR a Ph.D." asks for the first alone, and so does "UG: any graduate, PG: any". */
const IS_OTHER_WAY = /^(?:OR\b|PG:)/;
const IS_WAIVER =
  /\b(?:(?:not|isn['’]t|aren['’]t) (?:be )?(?:required|necessary|needed|essential)|(?:do not|don['’]t) need (?!to)|(?:is|are) of no (?:interest|importance)|(?:doesn['’]t|don['’]t|does not|do not) (?:matter|mind)|makes no difference|no (?:prior |previous )?[\w\s]{0,30}(?:required|needed|necessary))\b/i;
const ASKS_FOR =
  /\b(?:experience (?:with|in|of|using|working)|experienced in|years?['’]?(?: of)? (?:\w+ ){0,3}experience|knowledge of|proficien\w+|familiar\w* with|skilled in|expertise in|understanding of|fluen(?:t|cy)|(?:comfortable|confident|competent|at home|skilled|adept) (?:with|in|at|using)|exposure to|you(?:['’]ll| will) have (?:spent|worked|run|led|held|done|used|built|been|\w{3,}ed)|(?:you(?:['’]ll| will)|should) be handy (?:at|with)|ability to|able to|degree|well[\s-]versed|conversant|should (?:have|be (?:able|willing|fluent|good|familiar)))\b|(?<!\p{L})(?:خبره|اجاده|اتقان|الالمام|القدره علي|معرفه|شهاده)(?!\p{L})/iu;
const IS_ABOUT_PAY_OR_LAW =
  /\b(?:equal opportunit(?:y|ies)|eoe|disability confident|(?:open to|only) [a-z]+ nationals|locali[sz]ation programme|if you (?:do not|don['’]t) hear|(?:18|21|eighteen|twenty-one) (?:years )?(?:or|and) (?:older|over)|years of age|background investigation|selective service|u\.?s\.? citizen|by applying|to discuss|apply (?:with|by|via|now|through)|(?:people|women|men|veterans|minorities|disabilit(?:y|ies)) are (?:\w+ )?encouraged|(?:candidates?|applicants?) (?:from|living|based|residing)\b|(?:personal|your) (?:data|information)\b|privacy|freedom of information|recruitment process|committed to (?:an? )?(?:inclusive|building|diversity|equal)|celebrates? diversity|guarantee an interview|earliest (?:possible )?(?:start\w*|joining)|disabled|candidates can (?:whatsapp|walk|call|send|mail)|please (?:don['’]t|do not) apply|background checks?|drug (?:and alcohol )?(?:screen|test)\w*|dbs check|references? will be|only (?:shortlisted|selected|candidates selected)|candidates selected|(?:send|share|submit|email) (?:us |me )?(?:your |an? )?(?:updated |latest )?(?:cv|resume|résumé)|high volume of appl\w+|walk[\s-]in interviews?|agencies|third party payroll|welcome (?:all )?applica\w+|applica\w+ (?:from|are) |welcome to apply|lpa|regardless of|without regard to|race, |salary range|401\s?\(?k|paid time off|annual leave|health insurance|subsid(?:y|ies)|reasonable accommodation|(?:an|per) hour|(?:AED|SAR|QAR|BHD|KWD|OMR|USD|GBP|EUR|INR|Rs\.?)\s?\d)|[£$€₹]\s?\d/i;
/** What employers give beside money, where nothing is asked for. */
const IS_PAID_IN_KIND = /\b(?:accommodation|housing|air ?tickets?|meals?|medical insurance|canteen|visa provided)\b/i;

/** How much a sentence under such a heading is asked for; ignored: it says nothing of the job. */
export function askedOf(sentence: string, section: Section | null): Section {
  if (IS_OTHER_WAY.test(sentence)) return 'mentioned';
  if (section === 'ignored' || IS_ABOUT_PAY_OR_LAW.test(sentence)) return 'ignored';
  if (IS_PAID_IN_KIND.test(sentence) && !ASKS_FOR.test(sentence)) return 'ignored';
  const folded = fold(sentence);
  if (isWish(sentence, section === 'required')) return 'preferred';
  if (IS_WAIVER.test(sentence)) return 'ignored';
  if (section === 'preferred') return 'preferred';
  if (IS_DEMAND.test(folded) || section === 'required') return 'required';
  if (section === null && IS_OF_EMPLOYER.test(folded)) return 'mentioned';
  if (section === null && (ASKS_FOR.test(folded) || IS_SAID_OF_READER.test(folded))) return 'required';
  return 'mentioned';
}

/** Folded. A demand or a wish by its own words, whatever stands over it. */
export const asksFor = (folded: string): boolean =>
  IS_DEMAND.test(folded) || ASKS_FOR.test(folded) || isWish(folded, true);

/** Folded. It names what somebody is to have: experience, knowledge, a degree. */
export const namesAbility = (folded: string): boolean => ASKS_FOR.test(folded);
