import type { AtsFinding, AtsReport, AtsRule } from '@vitae/contract/ats';
import { z } from 'zod';
import { languageOf, type Said, type Say, sayIn } from '../coach/language.ts';

import { answerOf, type CoachAnswer, type Turn } from '../coach/turn.ts';
import { addSkills } from './add-skills.ts';
import { matchAdvert } from './advert-match.ts';
import { hasFigure } from './has-figure.ts';
import { ofSameMaker } from './product-names.ts';
import { linesOf, textOfResume } from './resume-lines.ts';
import { rewordLine } from './reword-line.ts';
import { rewriteBullets } from './rewrite-bullets.ts';
import { shorten } from './shorten.ts';
import { tailorSummary } from './tailor-summary.ts';
import { defineTool } from './tool.ts';

const SHOWN_MAX = 6;

/** How each finding is mended. */
const MENDING: Record<AtsRule, Said> = {
  selectable_text: {
    en: 'The text is a picture. Export the file anew from the program that wrote it.',
    ar: 'النص صورة. صدّر الملف من جديد من برنامجه.',
  },
  hidden_text: { en: 'There is text that a reader cannot see. Take it out.', ar: 'يوجد نص لا يراه القارئ. احذفه.' },
  tiny_text: { en: 'Some text is too small. Use 10 points or more.', ar: 'بعض النص صغير جدًا. استخدم 10 نقاط فأكثر.' },
  odd_characters: {
    en: 'Some characters are lost in reading. Take another font or plain bullets.',
    ar: 'تضيع بعض الرموز عند القراءة. غيّر الخط أو استخدم نقاطًا بسيطة.',
  },
  file_type: { en: 'Send a PDF or DOCX.', ar: 'أرسل PDF أو DOCX.' },
  length: { en: 'Bring it to one or two pages.', ar: 'اجعلها صفحة أو صفحتين.' },
  experience_found: {
    en: 'No work experience was found. Head it “Experience”.',
    ar: 'لم توجد الخبرة. عنونها «الخبرة».',
  },
  education_found: { en: 'No education was found. Head it “Education”.', ar: 'لم يوجد التعليم. عنونه «التعليم».' },
  skills_found: {
    en: 'No list of skills was found. Add one with eight to twelve.',
    ar: 'لم توجد قائمة مهارات. أضف من 8 إلى 12.',
  },
  job_dates: { en: 'A job has no dates. Add month and year.', ar: 'وظيفة بلا تواريخ. أضف الشهر والسنة.' },
  job_titles: { en: 'A job has no title that can be read.', ar: 'وظيفة بلا مسمى مقروء.' },
  newest_first: { en: 'Put the newest job first.', ar: 'ضع أحدث وظيفة أولًا.' },
  name: { en: 'Your name was not found. Put it in the first line.', ar: 'لم يُعثر على اسمك. ضعه في السطر الأول.' },
  email: { en: 'Add your e-mail address.', ar: 'أضف بريدك الإلكتروني.' },
  phone: { en: 'Add your phone number with its country code.', ar: 'أضف هاتفك مع رمز الدولة.' },
  location: { en: 'Add your city and country.', ar: 'أضف مدينتك وبلدك.' },
  summary: { en: 'Add a summary of two or three lines.', ar: 'أضف ملخصًا من سطرين أو ثلاثة.' },
  job_details: {
    en: 'Some jobs say too little. Add two to five lines with what came of it.',
    ar: 'بعض الوظائف قليلة التفاصيل. أضف سطرين إلى خمسة.',
  },
  figures: {
    en: 'Few lines have a figure. Add how many, how often, how much.',
    ar: 'أسطر قليلة فيها أرقام. أضف كم العدد وكم مرة وكم المقدار.',
  },
  long_lines: {
    en: 'Some lines are too long. Keep to two printed lines.',
    ar: 'بعض الأسطر طويلة. لا تزد على سطرين مطبوعين.',
  },
  stuffing: {
    en: 'A word is repeated too often. Say it where it is proven.',
    ar: 'كلمة مكررة كثيرًا. اذكرها حيث تُثبت.',
  },
  model_instructions: {
    en: 'There are sentences addressed to a machine. Take them out.',
    ar: 'توجد جمل موجهة إلى آلة. احذفها.',
  },
  too_personal: {
    en: 'Some personal details are better left out in this region.',
    ar: 'بعض البيانات الشخصية يُفضل حذفها في هذه المنطقة.',
  },
  never_counted: {
    en: 'Some details count nowhere, such as a passport number. Take them out.',
    ar: 'بعض البيانات لا تُحسب كرقم الجواز. احذفها.',
  },
  nationality: { en: 'Employers here look for the nationality first.', ar: 'يبحث أصحاب العمل هنا عن الجنسية أولًا.' },
  visa_status: { en: 'Say your visa status.', ar: 'اذكر وضع إقامتك.' },
  notice_period: { en: 'Say your notice period.', ar: 'اذكر مدة الإشعار.' },
  languages: { en: 'Name your languages with their level.', ar: 'اذكر لغاتك بمستواها.' },
  requirement: {
    en: 'The advert asks for it, the resume does not name it. Add it if you have it.',
    ar: 'يطلبه الإعلان ولا تذكره السيرة. أضفه إن كان لديك.',
  },
  title: {
    en: 'Your titles differ from the advert’s. Put the usual name in brackets where it is true.',
    ar: 'مسمياتك تختلف عن الإعلان. أضف المسمى المألوف بين قوسين إن صدق.',
  },
  years: {
    en: 'The years of experience fall short of what is asked, or cannot be read.',
    ar: 'سنوات الخبرة أقل من المطلوب أو لا تُقرأ.',
  },
  degree: { en: 'The degree that is asked for was not found.', ar: 'لم توجد الشهادة المطلوبة.' },
};

/** What would raise the score, most of it first. */
const worthMending = (report: AtsReport): AtsFinding[] =>
  report.findings.filter(({ gain }) => Math.round(gain) > 0).slice(0, SHOWN_MAX);

/** What can be proposed for a finding; what only its owner knows is asked for. */
const MENDED_BY: Partial<Record<AtsRule, (turn: Turn) => CoachAnswer>> = {
  figures: (turn) => rewriteBullets.run({}, turn),
  job_details: (turn) => rewriteBullets.run({}, turn),
  long_lines: (turn) => rewriteBullets.run({}, turn),
  length: (turn) => shorten.run({}, turn),
  summary: (turn) => tailorSummary.run({ isForAnyJob: turn.advert === '' }, turn),
  skills_found: (turn) => addSkills.run({}, turn),
};

/** Does what can be done for one of the findings as they were listed; asks for what only its owner knows. */
export function mendFinding(turn: Turn, at: number): CoachAnswer {
  const finding = turn.check && worthMending(turn.check.report)[at];
  if (!finding) return explainAts.run({}, turn);
  const say = sayIn(languageOf(turn));
  const named = `**${describe(finding, turn)}**`;
  const mended = turn.resume ? MENDED_BY[finding.rule]?.(turn) : undefined;
  if (mended) return { ...mended, text: `${named}\n\n${mended.text}` };
  const { skill, label } = finding.values;
  const lacking = [skill, label].find((value) => typeof value === 'string' && value !== '');
  if (finding.rule !== 'requirement' || !lacking)
    return answerOf(
      `${named}\n\n${say(
        'That you change yourself: **Your resumes**, open it, **Edit**. Or tell me here what is to stand there, and I propose it.',
        'هذا تعدّله بنفسك: **سيرك الذاتية**، افتحها، **تحرير**. أو اكتب لي هنا ما يجب أن يكون وأقترحه.',
      )}`,
      { kind: 'asking' },
    );
  return answerOf(
    `${named}\n\n${say(
      'Have you done it? Tell me where and what, in one sentence, and I put it under that job. If you have not, leave the point: what is not so stays out.',
      'هل عملته؟ قل لي أين وماذا في جملة وأضعه تحت تلك الوظيفة. وإن لم تعمله فاترك النقطة، فما ليس صحيحًا لا يُكتب.',
    )}`,
    { kind: 'asking', choices: [say(`I have ${lacking}, add it`, `لدي ${lacking}، أضفها`)] },
  );
}

/** Explains the newest ATS check: what stands well, what would raise the score most. */
export const explainAts = defineTool({
  name: 'explain_ats',
  description: 'Explains the user’s newest ATS check: the score, what costs most points, how each is mended.',
  input: z.object({}),
  run(_input, turn): CoachAnswer {
    const { check } = turn;
    const say = sayIn(languageOf(turn));
    if (!check) {
      const meanwhile = withoutCheck(turn, say);
      return answerOf(
        say(
          'I find no ATS check in your account. Run one under **ATS checker** while you are signed in: it shows what a machine reads of your resume and what is missing for the advert; then I can explain it. No check can promise what an employer’s own system does.',
          'لا أجد فحص ATS في حسابك. أجرِ واحدًا من **فاحص ATS** وأنت مسجل الدخول: يُظهر ما تقرؤه الآلة من سيرتك وما ينقص للإعلان، ثم أشرحه لك. ولا فحص يضمن ما يفعله نظام صاحب العمل.',
        ) + meanwhile,
        {
          kind: 'asking',
          about: { kind: 'findings' },
          choices: meanwhile === '' ? [] : [say('Improve the bullets of my resume', 'حسّن نقاط سيرتي الذاتية')],
        },
      );
    }
    const { report } = check;
    const worth = worthMending(report);
    const isGood = report.score >= 75;
    const lines = worth.map((finding) => `- **+${Math.round(finding.gain)}**: ${describe(finding, turn)}`);
    const met = report.match?.requirements.filter(({ outcome }) => outcome === 'met' || outcome === 'implied').length;
    const of = report.match?.requirements.filter(({ outcome }) => outcome !== 'unscored').length;
    const matched = of
      ? say(
          ` It names ${met} of the ${of} things that the advert asks for.`,
          ` تذكر ${met} من ${of} مما يطلبه الإعلان.`,
        )
      : '';
    return answerOf(
      [
        say(
          `**${Math.round(check.score)} of 100** for “${check.resumeName}”${check.jobTitle ? `, ${check.jobTitle}` : ''}. ${isGood ? 'That is good; from here on other things matter more.' : 'There is room, and here is where it lies.'}${matched}`,
          `**${Math.round(check.score)} من 100** لـ«${check.resumeName}»${check.jobTitle ? `، ${check.jobTitle}` : ''}. ${isGood ? 'هذا جيد، وما عداه صار أهم.' : 'هناك مجال للتحسين، وهذا موضعه.'}${matched}`,
        ),
        lines.length > 0
          ? `${say('What would raise it most:', 'ما يرفعها أكثر:')}\n\n${lines.join('\n')}`
          : say('Nothing more would raise it.', 'لا شيء آخر يرفعها.'),
        requiredBeside(turn, say),
        say(
          'No employer sees this figure. Leave a point where you do not meet a requirement.',
          'لا يرى صاحب العمل هذا الرقم. اترك النقطة حيث لا تستوفي الشرط.',
        ),
      ]
        .filter(Boolean)
        .join('\n\n'),
      {
        about: { kind: 'findings' },
        sources: [{ title: say('Your ATS check', 'فحص ATS الخاص بك'), origin: check.resumeName, url: null }],
        choices: [
          say('Improve the bullets of my resume', 'حسّن نقاط سيرتي الذاتية'),
          say('Which skills can I add?', 'ما المهارات التي يمكنني إضافتها؟'),
        ],
      },
    );
  },
});

const OPEN_MAX = 5;

/** What can be said of a resume before it was checked: what the advert asks for first, then the lines. */
function withoutCheck({ resume, advert }: Turn, say: Say): string {
  if (!resume) return '';
  const missing = advert === '' ? [] : matchAdvert(advert, resume.data).missing.slice(0, OPEN_MAX);
  const lines = linesOf(resume.data);
  const bare = lines.filter(({ text }) => !hasFigure(text));
  const weak = lines.find(({ text }) => rewordLine(text) !== text);
  const points = [
    missing.length > 0
      ? say(
          `Words of the advert that your resume does not name: **${missing.map(({ label }) => label).join(', ')}**. Add those that are true, in the line where you did it.`,
          `كلمات في الإعلان لا تذكرها سيرتك: **${missing.map(({ label }) => label).join('، ')}**. أضف الصحيح منها في السطر الذي عملته فيه.`,
        )
      : '',
    bare.length > 0
      ? say(
          `${bare.length} of ${lines.length} lines tell no figure.`,
          `${bare.length} من ${lines.length} أسطر بلا رقم.`,
        )
      : '',
    weak ? say(`“${weak.text}” does not begin with what you did.`, `«${weak.text}» لا يبدأ بما فعلته.`) : '',
  ].filter(Boolean);
  return points.length === 0
    ? ''
    : `\n\n${say('Without it I can give no score. What I see in your resume, the first to mend first:', 'دون الفحص لا أعطي درجة. وهذا ما أراه في سيرتك، والأهم أولًا:')}\n\n${points.map((point, at) => `${at + 1}. ${point}`).join('\n')}`;
}

/** A product that the check takes for met by another one of the same maker: the advert requires it all the same. */
function requiredBeside({ resume, advert, check }: Turn, say: Say): string {
  if (!resume || advert === '') return '';
  const named = new Set(
    check?.report.findings.flatMap(({ values }) => [String(values.skill ?? ''), String(values.label ?? '')]),
  );
  const lacking = matchAdvert(advert, resume.data).missing.filter(
    ({ label, importance, field }) =>
      importance === 'required' && field !== null && label.includes(' ') && !named.has(label),
  );
  const products = lacking.filter(({ label }) => ofSameMaker([textOfResume(resume.data)], label).length > 0);
  if (products.length === 0) return '';
  const list = products.map(({ label }) => label).join(', ');
  return say(
    `The advert requires **${list}** as well. Your resume names another product of that maker, which is not the same: leave it out unless you have used it.`,
    `يشترط الإعلان أيضًا **${list}**. تذكر سيرتك منتجًا آخر من الشركة نفسها وليس هو: لا تكتبه إلا إن استخدمته.`,
  );
}

function describe({ rule, values }: AtsFinding, turn: Turn): string {
  const said = MENDING[rule][languageOf(turn)];
  const named = [values.skill, values.label, values.title].find((value) => typeof value === 'string' && value !== '');
  // A label of the check itself is a word of the program: "driving-licence".
  return named ? `${String(named).replace(/(?<=\p{Ll})-(?=\p{Ll})/gu, ' ')}. ${said}` : said;
}
