import type { AnswerId, AnswerText } from './answers.ts';

export const ENGLISH_ANSWERS: Record<AnswerId, AnswerText> = {
  'resume-length': {
    question: 'How long should my resume be?',
    short:
      'One page for the first ten years of work, two after that. Nobody is turned down for a second page that earns its place.',
    paragraphs: [
      'Length is a question of density. A reader gives the first page less than a minute, so whatever decides the matter has to be in its upper half. A second page is read when the first one made them curious.',
      'Countries differ: two pages are normal in the United Kingdom and the Gulf, one is the habit in the United States, and academic CVs list everything.',
    ],
    steps: [
      'Cut jobs older than 15 years to one line each, or leave them out.',
      'Keep four or five lines for the last two jobs, and two for each one before.',
      'Delete each line that would be true of anyone with your job title.',
      'If a few lines run over to a new page, shorten. If half a page does, fill it or cut back.',
    ],
    keywords: ['pages', 'long', 'short', 'two pages', 'one page', 'cv length'],
  },
  'resume-summary': {
    question: 'What do I write in the summary?',
    short: 'Three lines: what you are, the best proof of it, and what you are looking for. Write it last.',
    paragraphs: [
      'A summary is the answer to “why should I read on?”. Words such as motivated, dynamic or results-driven cost a line and say nothing that can be checked. A number, a place or a name can be.',
      'Rewrite it for each application. It is the one part of the page where the words of the advert belong into your first sentence, as far as they are true.',
    ],
    steps: [
      'First line: your profession, years and field.',
      'Second line: the result you would mention if you had only one.',
      'Third line: the kind of role you want, close to the advert’s title.',
    ],
    wording:
      '[Profession] with [number] years in [field]. [Result: what changed, by how much]. Looking for [role] where [what you want to do more of].',
    keywords: ['profile', 'objective', 'about me', 'introduction', 'personal statement', 'headline'],
  },
  'results-without-numbers': {
    question: 'How do I show results when my job has no numbers?',
    short: 'Count what you handled, compare before with after, or name what exists because of you.',
    paragraphs: [
      'Nearly every job has quantities that nobody calls results: patients a shift, tables a night, tickets a week, children in a class, keys you were trusted with. Scale tells a reader more than an adjective.',
      'Where nothing can be counted, describe the change: what was the situation when you came, what did you do, and what is different now? Use only figures that you could explain in an interview. An honest “about 40” is better than an invented 37 %.',
    ],
    steps: [
      'Ask of every task: how many, how often, how large, for whom?',
      'Ask of every improvement: what happened before, what happens now?',
      'Ask of every year: what was still there when I left?',
    ],
    wording: 'Served about [number] [customers, patients, pupils] a [day, week]; took over [what] and [what changed].',
    keywords: ['achievements', 'metrics', 'quantify', 'accomplishments', 'bullet points', 'impact', 'percent'],
  },
  'no-experience': {
    question: 'What do I put on a resume without work experience?',
    short: 'Proof that you can be relied on and can learn: school projects, volunteering, care, clubs, holiday jobs.',
    paragraphs: [
      'Employers of beginners do not look for experience. They look for signs that you turn up, finish things and get on with people. All of that can be shown without ever having been paid.',
      'Put education first and describe projects as if they were jobs: your role, the time, what came of it. Looking after a relative or running a club’s accounts is work; call it what it was.',
    ],
    steps: [
      'List everything you did for more than a month that others relied on.',
      'Give each entry a role, a place, dates and one result.',
      'Name tools, machines, licences and languages with your level.',
      'Stay on one page.',
    ],
    keywords: [
      'first job',
      'student',
      'graduate',
      'school leaver',
      'internship',
      'beginner',
      'entry level',
      'apprenticeship',
    ],
  },
  'photo-and-personal-data': {
    question: 'Should I include a photo or my date of birth?',
    short:
      'Not in the United States, Canada or the United Kingdom. In most of Europe and in India it is your choice; in the Gulf both are expected.',
    paragraphs: [
      'Where discrimination law is strict, photos and birth dates make recruiters uneasy, and some employers ask for applications without them. In other places people have long been used to both.',
      'Never put numbers of passports, identity cards or social insurance on a resume. It travels further than you think.',
    ],
    steps: [
      'Look up the habit of the country you apply in.',
      'Follow the advert where it says something.',
      'With a photo: recent, plain background, dressed as for the interview.',
    ],
    keywords: ['picture', 'headshot', 'age', 'birthday', 'marital status', 'nationality', 'religion', 'visa', 'gender'],
  },
  'tracking-systems': {
    question: 'How do I get past the applicant tracking system?',
    short: 'Use one column, usual headings, real text, and the advert’s own words for skills that you have.',
    paragraphs: [
      'A tracking system stores applications, takes their text apart into fields and lets recruiters search. Few reject anyone by themselves, apart from knock-out questions such as a work permit. What happens is quieter: the resume that does not contain the searched word is not opened.',
      'Hiding keywords in white, or copying the advert into your file, is found out as soon as a person opens it.',
    ],
    steps: [
      'Headings that software knows: Experience, Education, Skills.',
      'No text inside pictures, and nothing important in headers and footers.',
      'Write a term in full and short once: “search engine optimisation (SEO)”.',
      'Select all the text of your PDF and paste it into an editor. If the order is wrong there, it is wrong in the system.',
    ],
    keywords: [
      'ats',
      'keywords',
      'robot',
      'software',
      'filter',
      'scanner',
      'parse',
      'rejected automatically',
      'applicant',
    ],
  },
  'letter-needed': {
    question: 'Does anybody still read cover letters?',
    short:
      'Some do, and you do not know which. Send one when it is asked for, and whenever your resume leaves a question open.',
    paragraphs: [
      'A letter does most for those whose fit is not plain to see: a change of field, a move, a gap, a step up or down. It can say why, which a resume cannot.',
      'A letter that repeats the resume in sentences does less than none. If you have nothing to add, and the form calls it optional, leave it out with a good conscience.',
    ],
    steps: [
      'Asked for: always send one.',
      'Optional: send one if it answers the reader’s first doubt.',
      'Keep it under one page; 250 words are enough.',
    ],
    keywords: ['optional', 'necessary', 'read', 'motivation letter', 'worth it'],
  },
  'letter-opening': {
    question: 'How do I begin a cover letter?',
    short: 'With the reader’s need and your proof, not with the fact that you are applying.',
    paragraphs: [
      '“I am writing to apply for” tells readers what they know. Begin with what the advert is really about: a new site, a team that grows, customers who leave. Then say in the same breath where you have done that before.',
      'If you know someone in the house, or use the product, that may come first, provided it is true and you can say what it taught you.',
    ],
    steps: [
      'Find the sentence in the advert that names the problem.',
      'Put your closest result next to it.',
      'Read the first two lines aloud. Would they fit another company too? Then go on.',
    ],
    wording:
      'You are looking for someone who can [problem from the advert]. At [employer] I [what you did], which [result].',
    keywords: ['opening', 'first sentence', 'start', 'introduction', 'begin', 'hook'],
  },
  'letter-addressee': {
    question: 'Whom do I address when no name is given?',
    short: '“Dear hiring team” with the company’s name. It is correct, warm enough, and never wrong.',
    paragraphs: [
      'Five minutes of search are worth it: the advert’s last lines, the company’s team page, a professional network. If you find a name, check its spelling and use it in full when you are unsure of the form of address.',
      '“To whom it may concern” sounds like a notice from the landlord, and “Dear Sirs” leaves out half of the readers.',
    ],
    steps: [
      'Look for the name of the person who would be your manager.',
      'If in doubt, “Dear [first name] [last name]”.',
    ],
    wording: 'Dear hiring team at [company],',
    keywords: ['name', 'recipient', 'dear sir', 'to whom it may concern', 'salutation', 'greeting', 'hiring manager'],
  },
  'explain-a-gap': {
    question: 'How do I explain a gap?',
    short: 'In one line, without apology, with the year it began and ended. Then talk about now.',
    paragraphs: [
      'Gaps worry readers mainly while they are unexplained. Care for a child or parent, illness, study, a long search, a journey: all are normal, and a calm line on the resume stops the guessing. You owe no diagnosis and no details.',
      'Use years instead of months throughout if a gap is short, and do it for all entries. Do not stretch dates. References and contracts show them.',
    ],
    steps: [
      'Give the time an entry of its own, with a plain title.',
      'Add what you kept up: a course, a licence, voluntary work. Only if it happened.',
      'Prepare two spoken sentences, the second of them about the job in question.',
    ],
    wording: '[Year] – [year]: Full-time care of a family member. Kept my [licence, skill] current through [course].',
    keywords: [
      'break',
      'unemployed',
      'unemployment',
      'career break',
      'parental leave',
      'maternity',
      'illness',
      'sabbatical',
      'years off',
    ],
  },
  'career-change': {
    question: 'How do I apply in a new field?',
    short: 'Translate. Show the same skill under its new name, and one thing that you have already done over there.',
    paragraphs: [
      'Readers in the new field do not know the words of your old one. A ward sister who plans shifts for 30 people does workforce planning; a teacher who calms a room of parents does stakeholder management. Use their words, with your proof beside them.',
      'The doubt to remove is not whether you can, but whether you mean it. A course, a small project or ten days of work experience say more than a paragraph on passion.',
    ],
    steps: [
      'Read ten adverts of the new field and note the words that return.',
      'Find for each word a moment in your own work.',
      'Put these skills above your list of jobs.',
      'Say in one positive sentence why you change.',
    ],
    wording:
      'In [number] years as [old profession] I [skill in the new field’s words]. Since [month] I have [first step in the new field].',
    keywords: ['switch', 'transition', 'changing careers', 'transferable skills', 'new industry', 'retrain'],
  },
  'many-jobs': {
    question: 'What if I have changed jobs often?',
    short:
      'Group what belongs together, say why things ended where it was not your doing, and show something that lasted.',
    paragraphs: [
      'Three short jobs in a row raise one question: will this one be short too? Contracts that were limited from the start, closed sites and agency work answer it, if you write them down.',
      'Several small jobs of one kind can stand under one heading, with the employers listed in a line. That is honest as long as names and dates are there.',
    ],
    steps: [
      'Add “fixed-term contract”, “seasonal” or “site closed” behind the dates.',
      'Group agency or freelance work under one entry.',
      'Leave out jobs under three months that add nothing, unless a form asks for all.',
    ],
    keywords: ['job hopping', 'short jobs', 'contracts', 'freelance', 'temporary', 'agency'],
  },
  'let-go': {
    question: 'What do I say when I was let go?',
    short: 'One factual sentence, what you took from it, and then back to the job in front of you.',
    paragraphs: [
      'Redundancy needs no more than its name: “The site closed and 40 of us left.” After a dismissal, say what did not fit and what you do differently since. Interviewers listen for bitterness more than for blame.',
      'The reason does not belong on the resume. If you are asked, do not lie about it: it is one call away from being known, and a lie can cost you the job later.',
    ],
    steps: [
      'Write your sentence down and say it aloud until it bores you.',
      'Agree with your former employer what a reference will say.',
      'Have an example ready of what you changed.',
    ],
    wording:
      'The role moved towards [what], which is not where I am strongest. I have since [what you did], and that is why this position suits me.',
    keywords: ['fired', 'dismissed', 'laid off', 'redundancy', 'redundant', 'terminated', 'why did you leave'],
  },
  'tell-me-about-yourself': {
    question: 'How do I answer “Tell me about yourself”?',
    short: 'In ninety seconds: what you do now, one thing from before that led here, and why this job is next.',
    paragraphs: [
      'It is not a request for your life. It is the chance to choose which part of the resume the next half hour will be about. End on the point that you would like to be asked about.',
      'Do not learn it by heart. Learn the three stations, and find the words each time.',
    ],
    steps: [
      'Now: your role and one result of the last year.',
      'Before: the turn that explains it.',
      'Next: what in this job you want to do, in their words.',
    ],
    wording: 'At the moment I [role and result]. I came to it through [turn]. What draws me here is [part of the job].',
    keywords: ['introduce yourself', 'elevator pitch', 'opening question', 'walk me through your resume'],
  },
  weakness: {
    question: 'What do I say about my weaknesses?',
    short:
      'Name a real one that does not sink the job, and what you do about it. “I am a perfectionist” is heard every day.',
    paragraphs: [
      'The question tests whether you can look at yourself. A believable weakness has a history: when it cost something, and what you have built since so that it costs less.',
      'Stay away from the core of the job. An accountant may be a nervous speaker; a spokesperson may not.',
    ],
    steps: [
      'Choose something that colleagues would confirm.',
      'Tell the moment when you noticed.',
      'Describe the habit that you have now, and how it works.',
    ],
    wording:
      'I used to [weakness], and in [situation] it cost us [what]. Since then I [habit], which works well enough that [proof].',
    keywords: ['weaknesses', 'strengths', 'failure', 'greatest weakness', 'flaw'],
  },
  'questions-to-ask': {
    question: 'What should I ask at the end?',
    short:
      'Something whose answer would change your mind. Two or three questions about the work, one about what happens next.',
    paragraphs: [
      'Questions show what you care about, so leave holidays and home office for the talk after an offer. Ask about the thing that the interview made you curious about.',
    ],
    steps: [
      '“What would have to be done after six months for you to say: that was the right choice?”',
      '“What did the last person in this role find hardest?”',
      '“How are decisions made when the team disagrees?”',
      '“What are the next steps, and by when will I hear from you?”',
    ],
    keywords: ['ask the interviewer', 'any questions', 'end of interview'],
  },
  'salary-expectations': {
    question: 'What do I say about salary expectations?',
    short: 'Give a range that you have looked up, with the lower end being a figure you would sign.',
    paragraphs: [
      'Figures come from collective agreements, official pay statistics, adverts that state pay, and people in the trade. Compare the whole year: bonus, pension, hours and holidays included.',
      'Whoever names a figure sets the anchor, and that is no harm if the figure is well founded. If you are asked early, you may ask for the budget first. In a growing number of places the employer has to state it.',
    ],
    steps: [
      'Set three numbers: the one you hope for, the one you expect, the one below which you say no.',
      'Say your range and then stop talking.',
      'Justify it by the job, not by your rent.',
      'Get the offer in writing before you give notice.',
    ],
    wording:
      'For a role with this responsibility I expect between [lower] and [upper] a year. How does that fit your budget?',
    keywords: ['pay', 'money', 'wage', 'negotiate', 'negotiation', 'raise', 'compensation', 'how much'],
  },
  'follow-up': {
    question: 'When should I follow up?',
    short: 'A short thank-you within a day of an interview, and one polite question a week after the date they named.',
    paragraphs: [
      'Silence is seldom a no. People fall ill, budgets stall, someone better paid is still thinking. One message brings you back to mind; the third one decides against you.',
      'After an application without interview, ten working days are a fair time to ask whether it has arrived.',
    ],
    steps: [
      'Write to a person, in reply to the last message.',
      'Mention one thing from the conversation.',
      'Ask one question that can be answered with a date.',
      'Go on applying meanwhile.',
    ],
    wording:
      'Dear [name], thank you for the conversation on [day]. [One thing that stayed with you.] You mentioned a decision by [date]; may I ask how things stand?',
    keywords: ['thank you email', 'no reply', 'waiting', 'response', 'after interview', 'ghosted', 'heard nothing'],
  },
};
