import type { WorkExperience } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { matchAdvert } from '../../tools/advert-match.ts';
import { linesOf, nameOfJob } from '../../tools/resume-lines.ts';
import { rewriteBullets } from '../../tools/rewrite-bullets.ts';
import { stemsOfText, tellingStems } from '../asked-words.ts';
import { reply } from '../language.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { entriesNamedIn, jobNamedIn, speaksOfPart } from './entry-named.ts';
import { SPEAKS_OF } from './readers.ts';

// "my … part is so plain, fix pls", "make the … bit sound more like what they want": all lines of one job, in better words.

const BETTERS =
  /\b(?:fix\w*|mend|polish\w*|spruce\w*|tidy|jazz\w*|beef\w*|bulk|freshen|smarten|sharpen\w*|redo|rework\w*|re-?writ\w+|re-?word\w*|re-?phras\w*|improv\w+|upgrade|strengthen\w*|stronger|better|nicer|revamp|punch\w*|spice|liven|pimp|sort|work on|help|stand out|pop|shine|impressive|professional|less (?:plain|boring|dull|dry|basic|flat)|more (?!about)\p{L}+(?: and \p{L}+)?(?=\W|$)|effective|sexier|oomph|wow|sell|tailor|adapt)\b|(?:^|\s)(?:و)?(?:حسن|عدل|صلح|قو|زين|رتب|طور|حلي|جمل|صيغ|اكتب)\S*|(?:اقوي|احسن|افضل|احلي|اجمل|احترافي|تبان|يبان|تطلع|يطلع)/u;
const COMPLAINS =
  /\b(?:plain|boring|weak|dry|dull|flat|bland|basic|poor|empty|thin|lame|meh|rubbish|crap|bad|awful|terrible|ugly|messy|generic|vague|wordy|repetitive|samey|same same|embarrassing|sucks|always (?:responsible|the same|doing))\b|(?:ضعيف|ممل|ركيك|عادي|ناشف|باهت|مكرر)\S*/u;
/** They have acts of their own. */
const OF_OTHER =
  /\b(?:cover letter|letter|e-?mail|mail|message|summary|profile|objective|interview|linkedin|salary|offer|dates?|title|spelling|typo|skills?|headline|address|add|put|include|mention|remove|delete|drop|move|swap|merge|combine|translate|shorten\w*|shorter|number|figures?|(?:bullet|line|point|sentence)(?!s)(?: point)?|(?:numbers|metrics))\b|خطاب|رساله|ملخص|نبذه|مقابله|راتب|سطر|نقطه|جمله|مهار|(?:^|\s)(?:و)?(?:اضف|ضيف|زيد|احذف|شيل|انقل|اختصر|ترجم)\S*/u;
/** All of it, or one line by what it is about. */
const OF_ALL_OR_LINE =
  /\b(?:(?:my|the|this) (?:whole |entire )?(?:cv|resume)|whole thing|everything|all of it)\b|\b(?:one|bit|part) (?:about|on|where|that says)\b|\bthis\b.{0,4}:|(?:^|\s)و?(?:سيرتي|السيره|(?:ال)?سي ?في|(?:ال)?(?:تاريخ|نهايه|بدايه|مسمي|سنه|عنوان))(?=\s|$)/u;
/** A part, or the little that is said of it beside its name. */
const A_PART =
  /\b(?:part|parts|bit|bits|section|job|role|position|post|entry|experience|stuff|lines|bullets|points|time (?:at|with)|thing|things|years|one|gig|description|duties|work|internship|placement|my \p{L}+)\b|(?:جزء|قسم|وظيف|خبر|تجرب|شغل|عمل|نقاط|اسطر|سطور|فتر)/u;
/** The work, the pay and the people there, and nothing that is written of it. */
const OF_WORK_ITSELF =
  /\b(?:pay\w*|paid|money|boss|bosses|raise|hours|shifts? (?:are|is)|days|stay|recruiters?|agency|doctor|licen[cs]e|closer|home|notice|resigned|first job is|(?:this|my) job is|hate|tired)\b/u;
const FEW_WORDS = 10;
/** "how do i …", "is it …": asked, and not wished for. */
const ASKS =
  /^(?:(?:and|but|so|ok|hi|hey) )*(?:how|what|why|is|are|do|does|did|should|shall|which|when|who|am|was)\b|^(?:هل|كيف|ليش|ليه|شو|وش|لماذا|ما)\s/u;
const WISHES = /\b(?:can|could|would) (?:yo)?u\b|\bplease\b|\bpls\b|\bhelp\b/u;
const FOR_ADVERT =
  /\b(?:(?:what|how|like) (?:they|the (?:job|advert|ad|employer|company|role|post))\b|they(?:'re|re| are)? (?:want|ask|look|need)\w*|(?:this|that|the) (?:job|role|post|advert|ad|position|vacancy)|advert|jd)\b|(?:الاعلان|الوظيفه|يريدون|يبون|عايزين|بغاو|يطلبون)/u;
const WORDS_MAX = 35;
const TEXT_MAX = 280;

/** Null where no job is named together with the wish that it reads better. */
export function rewriteEntry(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300)).trim();
  if (!turn.resume || words.split(/\s+/u).length > WORDS_MAX || OF_OTHER.test(words) || OF_ALL_OR_LINE.test(words))
    return null;
  if (turn.text.length > TEXT_MAX || /\n/u.test(turn.text.trim())) return null;
  if (!A_PART.test(words) && words.split(/\s+/u).length > FEW_WORDS) return null;
  if (!(BETTERS.test(words) || COMPLAINS.test(words)) || (ASKS.test(words) && !WISHES.test(words))) return null;
  if (OF_WORK_ITSELF.test(words) || !speaksOfPart(turn, turn.text)) return null;
  const { things } = readRequest(turn.text);
  if (['letter', 'mail', 'interview', 'offer', 'skills'].some((thing) => things.has(thing))) return null;
  const job = jobNamedIn(turn, turn.text);
  if (job) return rewriteJob(turn, job, FOR_ADVERT.test(words));
  return askWhich(turn);
}

/** Several posts at one place, or of one name. */
function askWhich(turn: Turn): CoachAnswer | null {
  const jobs = entriesNamedIn(turn, turn.text).filter(({ list }) => list === 'workExperience');
  if (jobs.length < 2 || jobs.length > 3) return null;
  return reply(
    turn,
    { en: 'Which of these do you mean?', ar: 'أيها تقصد؟' },
    {
      kind: 'asking',
      choices: jobs.map(({ text }) => ({ en: `Make the part of ${text} better`, ar: `حسّن جزء ${text}` })),
    },
  );
}

/** All lines of one job in better words, with its results first. */
export function rewriteJob(turn: Turn, job: WorkExperience, isForAdvert: boolean): CoachAnswer {
  const name = nameOfJob(job);
  const own = linesOf(turn.resume!.data).filter(({ entryId }) => entryId === job.id);
  if (own.length === 0)
    return reply(
      turn,
      {
        en: `**${name}** has no lines yet, so there is nothing to word better. What did you do there, how many or how often, and what came of it? Tell me in two or three sentences, and I write the lines.`,
        ar: `ليس في **${name}** أسطر بعد، فلا شيء أحسّن صياغته. ماذا عملت هناك، وكم العدد أو كم مرة، وما النتيجة؟ قلها في جملتين أو ثلاث وأكتب الأسطر.`,
      },
      { kind: 'asking', about: { kind: 'entry', text: name } },
    );
  const rewritten = resultFirst(turn, job, rewriteBullets.run({ entryId: job.id }, turn));
  return isForAdvert && turn.advert !== '' ? withAdvert(turn, job, rewritten) : rewritten;
}

/** What came of the work in front of what it was, in the same proposal: two of one job could not both be accepted. */
function resultFirst(turn: Turn, job: WorkExperience, rewritten: CoachAnswer): CoachAnswer {
  const change = rewritten.proposals[0]?.changes[0];
  const lines = String(change?.after ?? job.description).split('\n');
  const isResult = (line: string) => SPEAKS_OF.result.test(fold(line)) && /\d/u.test(line);
  const after = [...lines.filter(isResult), ...lines.filter((line) => !isResult(line))].join('\n');
  if (lines.length < 2 || after === lines.join('\n')) return rewritten;
  const own = rewritten.proposals[0];
  const label = reply(turn, { en: `${nameOfJob(job)}: order`, ar: `${nameOfJob(job)}: الترتيب` }).text;
  const { text } = reply(turn, {
    en: own
      ? 'The lines with a result also stand first now.'
      : 'The wording is sound. I propose the lines with a result first: they are read before a reader tires.',
    ar: own
      ? 'والأسطر التي فيها نتيجة صارت في المقدمة.'
      : 'الصياغة سليمة. أقترح الأسطر التي فيها نتيجة أولًا: تُقرأ قبل أن يملّ القارئ.',
  });
  const [head = '', ...rest] = rewritten.text.split('\n\n');
  return {
    ...rewritten,
    text: [own ? `${head} ${text}` : text, ...rest].join('\n\n'),
    about: own ? rewritten.about : { kind: 'lines', employer: job.company || null, deed: 'reworded' },
    proposals: [
      {
        resumeId: turn.resume!.id,
        title: own?.title ?? reply(turn, { en: 'The strongest lines first', ar: 'الأقوى أولًا' }).text,
        diffs: [...(own?.diffs ?? []), { label, before: lines.join('\n'), after }],
        changes: [{ path: ['workExperience', job.id, 'description'], before: job.description, after }],
      },
    ],
  };
}

const NAMED_MAX = 5;

/** What of the advert those lines show, in the advert's own word, and what they do not. */
function withAdvert(turn: Turn, job: WorkExperience, rewritten: CoachAnswer): CoachAnswer {
  const { data } = turn.resume!;
  const alone = { ...data, workExperience: [job], education: [], skills: [], projects: [], languages: [] };
  const { met, missing } = matchAdvert(turn.advert, {
    ...alone,
    personal: { ...data.personal, profile: '', jobTitle: '' },
    certifications: { ...data.certifications, blocks: [] },
    awards: { ...data.awards, blocks: [] },
  });
  const wanted = matchAdvert(turn.advert, data).missing;
  // What another tool of its kind shows is no word of these lines.
  const written = stemsOfText(job.description);
  const shown = met
    .map(({ label }) => label)
    .filter((label) => tellingStems(label).every((stem) => written.has(stem)))
    .slice(0, NAMED_MAX);
  const open = missing
    .filter(({ label }) => wanted.some((one) => one.label === label))
    .map(({ label }) => label)
    .slice(0, NAMED_MAX);
  const { text } = reply(turn, {
    en: [
      shown.length > 0
        ? `Of what the advert asks for, these lines show **${shown.join(', ')}**: they stay as words.`
        : '',
      open.length > 0
        ? `It also asks for **${open.join(', ')}**. I claim none of that: if you did any of it there, tell me in a sentence (“at ${job.company || job.jobTitle} I …”), and I put it in.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    ar: [
      shown.length > 0 ? `مما يطلبه الإعلان تُظهر هذه الأسطر **${shown.join('، ')}**، فتبقى كلماتها.` : '',
      open.length > 0
        ? `ويطلب أيضًا **${open.join('، ')}**. لا أدّعي شيئًا منه: إن عملت منه شيئًا هناك فقله لي في جملة وأضيفه.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  });
  return text === '' ? rewritten : { ...rewritten, text: `${rewritten.text}\n\n${text}` };
}
