import type { LetterTone } from '@vitae/contract/cover-letter';
import { listOf } from '../language/words.ts';

/** What the fixed sentences of a letter are filled with; empty where unknown. */
export interface Names {
  role: string;
  company: string;
  /** For a second mention: without the legal form; empty where the name is long or unknown. */
  short: string;
  /** Without the legal form. */
  plain: string;
}

export type Phrasings<T extends unknown[] = []> = ((names: Names, ...values: T) => string)[];

/** How one tone says what every letter says. Each list holds ways to say the same. */
export interface Voice {
  salutations: Phrasings;
  openings: Phrasings;
  /** Skills the advert asks for and the resume shows. */
  sharedSkills: Phrasings<[skills: string[]]>;
  ownSkills: Phrasings<[skills: string[]]>;
  /** What the advert says the company is. */
  companyIs: Phrasings<[description: string]>;
  mission: Phrasings<[mission: string]>;
  duties: Phrasings<[duties: string[]]>;
  /** Where the advert tells nothing to take up. */
  plainInterest: Phrasings;
  /** Where the resume gives nothing to tell. */
  seeResume: Phrasings;
  storyOpenings: Phrasings;
  /** For a letter that begins with the story: what it applies for as well. */
  storyIntroductions: Phrasings;
  storyLessons: Phrasings;
  invitations: Phrasings<[skill: string]>;
  /** How the applicant can be reached: "by e-mail at …". */
  reach: Phrasings<[ways: string]>;
  thanks: Phrasings;
  closings: string[];
}

const at = (company: string) => (company ? ` at ${company}` : '');
/** The company by name, or as "your team". */
const them = (short: string) => short || 'your team';
const roleName = (role: string) => (/\b(?:role|position|job|post)$/i.test(role) ? role : `${role} position`);
const to = (duties: string[]) => listOf(duties.map((duty, index) => (index === 0 ? duty : `to ${duty}`)));

const PROFESSIONAL: Voice = {
  salutations: [
    ({ plain }) => (plain ? `Dear ${plain} Hiring Team,` : 'Dear Hiring Manager,'),
    () => 'Dear Hiring Manager,',
  ],
  openings: [
    ({ role, company }) => `I am writing to apply for the ${roleName(role)}${at(company)}.`,
    ({ role, company }) => `Please accept my application for the ${roleName(role)}${at(company)}.`,
    ({ role, company }) => `I would like to be considered for the ${roleName(role)}${at(company)}.`,
    ({ role, company }) =>
      `The ${roleName(role)}${at(company)} is one for which I am well prepared, and I would like to put myself forward for it.`,
  ],
  sharedSkills: [
    (_, skills) =>
      `Your posting asks for ${listOf(skills)}, and my background covers ${skills.length > 1 ? 'each of these' : 'this'}.`,
    (_, skills) => `My background in ${listOf(skills)} corresponds directly to what your posting asks for.`,
    (_, skills) =>
      `Of the qualifications you list, I would draw your attention to my experience with ${listOf(skills)}.`,
  ],
  ownSkills: [
    (_, skills) => `My skills include ${listOf(skills)}.`,
    (_, skills) => `I also bring skills in ${listOf(skills)}.`,
  ],
  companyIs: [
    ({ short }, description) => `I would value the opportunity to join ${short || 'your company'}, ${description}.`,
    ({ short }, description) => `${short || 'Your company'} interests me in particular as ${description}.`,
  ],
  mission: [
    (_, mission) => `Your aim to ${mission} is one to which I would be glad to contribute.`,
    ({ short }, mission) =>
      `I would be pleased to support ${short ? `${short} in its aim` : 'your aim'} to ${mission}.`,
  ],
  duties: [
    ({ short }, duties) => `What attracts me to ${short || 'this position'} is the opportunity to ${to(duties)}.`,
    (_, duties) => `I am particularly interested in the opportunity to ${to(duties)}.`,
    (_, duties) => `You need someone to ${to(duties)}, and this is work I would be ready to take on.`,
  ],
  plainInterest: [
    ({ short }) => `I would be glad to put this experience to work for ${them(short)}.`,
    ({ role, short }) =>
      `I am confident that this experience would be of use to ${them(short)} in the ${roleName(role)}.`,
  ],
  seeResume: [
    () => 'My resume gives an overview of my background, and I would be glad to answer any questions about it.',
  ],
  storyOpenings: [
    () => 'One piece of work illustrates best how I approach a task.',
    () => 'Let me give you one example of how I work.',
    () => 'A single example may say more than a list.',
  ],
  storyIntroductions: [
    ({ role, company }) => `One piece of work shows best why I am applying for the ${roleName(role)}${at(company)}.`,
    ({ role, company }) => `My application for the ${roleName(role)}${at(company)} is best introduced by an example.`,
    ({ role, company }) =>
      `Before I say why I would like to fill the ${roleName(role)}${at(company)}, let me tell you what I have done.`,
  ],
  storyLessons: [
    ({ short }) => `It is this way of working that I would bring to ${them(short)}.`,
    ({ role }) => `I would approach the ${roleName(role)} in the same way.`,
  ],
  invitations: [
    ({ short }, skill) =>
      `I would welcome the opportunity to discuss how my experience${skill ? ` with ${skill}` : ''} could support ${them(short)}.`,
    ({ role }, skill) =>
      `I would be pleased to discuss ${skill ? `my experience with ${skill} and ` : ''}the ${roleName(role)} with you in an interview.`,
    ({ short }) => `I would be glad to meet you and to explain in more detail what I can offer ${them(short)}.`,
  ],
  reach: [
    (_, ways) => `You can reach me ${ways}.`,
    (_, ways) => `I can be reached ${ways}.`,
    (_, ways) => `Please feel free to contact me ${ways}.`,
  ],
  thanks: [
    () => 'Thank you for your time and consideration.',
    () => 'Thank you for considering my application.',
    () => 'I appreciate your consideration and look forward to hearing from you.',
  ],
  closings: ['Sincerely,', 'Kind regards,', 'Yours sincerely,'],
};

const CASUAL: Voice = {
  salutations: [
    ({ plain }) => (plain ? `Hi ${plain} team,` : 'Hi there,'),
    ({ plain }) => (plain ? `Hello ${plain} team,` : 'Hello,'),
  ],
  openings: [
    ({ role, company }) => `I'd love to be considered for the ${roleName(role)}${at(company)}.`,
    ({ role, company }) => `I came across your advert for the ${roleName(role)}${at(company)}, and it fits what I do.`,
    ({ role, company }) => `I'm getting in touch about the ${roleName(role)}${at(company)}.`,
    ({ role, company }) =>
      `Your advert for the ${roleName(role)}${at(company)} caught my eye, so I'd like to tell you a bit about my work.`,
  ],
  sharedSkills: [
    (_, skills) =>
      `You're looking for ${listOf(skills)}, and I've got ${skills.length > 1 ? 'all of that' : 'that'} in my background.`,
    (_, skills) => `From your list, I'm at home with ${listOf(skills)}.`,
    (_, skills) => `There's a good overlap between us: ${listOf(skills)}.`,
  ],
  ownSkills: [
    (_, skills) => `I also know my way around ${listOf(skills)}.`,
    (_, skills) => `My skills include ${listOf(skills)}.`,
  ],
  companyIs: [
    ({ short }, description) => `I like the idea of working for ${short || 'your company'}, ${description}.`,
    ({ short }, description) => `What caught my eye about ${short || 'your company'} is that it's ${description}.`,
  ],
  mission: [
    (_, mission) => `I like your aim to ${mission}, and I'd be glad to help with it.`,
    (_, mission) => `Your aim to ${mission} is something I'd be happy to get behind.`,
  ],
  duties: [
    (_, duties) => `What I like about this job is the chance to ${to(duties)}.`,
    ({ short }, duties) => `I'd really enjoy the chance to ${to(duties)}${short ? ` at ${short}` : ''}.`,
    (_, duties) => `You need someone to ${to(duties)}, and I'd be glad to take that on.`,
  ],
  plainInterest: [
    ({ short }) => `I think I'd fit in well with ${them(short)}.`,
    ({ short }) => `I'd be happy to bring all of this to ${them(short)}.`,
  ],
  seeResume: [() => "You'll find more about me in my resume, and I'm happy to answer any questions."],
  storyOpenings: [
    () => "Here's one example of how I work.",
    () => 'Let me tell you about one piece of work.',
    () => 'One example says it best.',
  ],
  storyIntroductions: [
    ({ role, company }) => `Here's why I think the ${roleName(role)}${at(company)} would suit me.`,
    ({ role, company }) => `Let me start my pitch for the ${roleName(role)}${at(company)} with an example.`,
    ({ role, company }) => `Your ${roleName(role)}${at(company)} made me think of something I've done.`,
  ],
  storyLessons: [
    ({ short }) => `That's the way I'd like to work with ${them(short)}, too.`,
    () => "That's how I'd go about this job, too.",
  ],
  invitations: [
    ({ short }, skill) =>
      `I'd be glad to chat about how my experience${skill ? ` with ${skill}` : ''} could help ${them(short)}.`,
    () => "If that sounds like a match, I'd love to talk.",
    ({ role }) => `I'd be happy to talk through the ${roleName(role)} whenever it suits you.`,
  ],
  reach: [
    (_, ways) => `You can get hold of me ${ways}.`,
    (_, ways) => `Just get in touch ${ways}.`,
    (_, ways) => `I'm easy to reach ${ways}.`,
  ],
  thanks: [
    () => 'Thanks for taking the time to read this.',
    () => 'Thanks for considering me.',
    () => 'Thanks, and I look forward to hearing from you.',
  ],
  closings: ['Best,', 'All the best,', 'Best wishes,'],
};

const ENTHUSIASTIC: Voice = {
  salutations: [
    ({ plain }) => (plain ? `Dear ${plain} team,` : 'Dear Hiring Team,'),
    ({ plain }) => (plain ? `Dear ${plain} Hiring Team,` : 'Dear Hiring Manager,'),
  ],
  openings: [
    ({ role, company }) => `I am excited to apply for the ${roleName(role)}${at(company)}!`,
    ({ role, company }) =>
      `I was delighted to find the ${roleName(role)}${at(company)}, because it brings together what I do best and what I enjoy most.`,
    ({ role, company }) => `It is with real enthusiasm that I apply for the ${roleName(role)}${at(company)}.`,
    ({ role, company }) => `Reading about the ${roleName(role)}${at(company)}, I knew at once that I wanted to apply.`,
  ],
  sharedSkills: [
    (_, skills) =>
      `I was thrilled to see ${listOf(skills)} in your posting, because ${skills.length > 1 ? 'these are' : 'this is'} exactly what I bring.`,
    (_, skills) =>
      `You ask for ${listOf(skills)}, and I would love to put ${skills.length > 1 ? 'these skills' : 'this skill'} to work for you.`,
    (_, skills) => `My experience with ${listOf(skills)} matches your posting, and I cannot wait to build on it.`,
  ],
  ownSkills: [
    (_, skills) => `I also love working with ${listOf(skills)}.`,
    (_, skills) => `I would bring ${listOf(skills)} as well.`,
    (_, skills) => `My skills include ${listOf(skills)}, and I enjoy putting them to use.`,
  ],
  companyIs: [
    ({ short }, description) => `I would be thrilled to join ${short || 'your company'}, ${description}.`,
    ({ short }, description) =>
      `That ${short || 'your company'} is ${description} makes me all the more eager to join.`,
  ],
  mission: [
    (_, mission) => `Your aim to ${mission} inspires me, and I would love to be part of it.`,
    (_, mission) => `I am truly motivated by your aim to ${mission}.`,
  ],
  duties: [
    (_, duties) => `I am especially excited by the chance to ${to(duties)}.`,
    ({ short }, duties) =>
      `The chance to ${to(duties)}${short ? ` at ${short}` : ''} is exactly what I am looking for.`,
    (_, duties) => `I would love to ${to(duties)}, and I would bring all my energy to it.`,
  ],
  plainInterest: [
    ({ short }) => `I would be thrilled to bring all of this to ${them(short)}.`,
    ({ short }) => `I am eager to put this experience to work for ${them(short)}.`,
  ],
  seeResume: [() => 'My resume tells you more about me, and I would love to answer any questions you have.'],
  storyOpenings: [
    () => 'There is one piece of work I am especially proud of.',
    () => 'Let me share an example that I am proud of.',
    () => 'One example shows what drives me.',
  ],
  storyIntroductions: [
    ({ role, company }) =>
      `When I read about the ${roleName(role)}${at(company)}, one piece of work came to mind at once!`,
    ({ role, company }) => `Let me tell you what makes me so eager for the ${roleName(role)}${at(company)}!`,
    ({ role, company }) =>
      `Nothing explains my enthusiasm for the ${roleName(role)}${at(company)} better than an example.`,
  ],
  storyLessons: [
    ({ short }) => `I would love to bring the same energy to ${them(short)}.`,
    ({ role }) => `I would throw myself into the ${roleName(role)} in just the same way.`,
  ],
  invitations: [
    ({ short }, skill) =>
      `I would love to talk about how my experience${skill ? ` with ${skill}` : ''} can help ${them(short)}.`,
    ({ short }) => `I would be delighted to meet you and to show you what I could bring to ${them(short)}.`,
    ({ role }) => `I would be thrilled to discuss the ${roleName(role)} with you.`,
    ({ short }, skill) =>
      `How my experience${skill ? ` with ${skill}` : ''} can help ${them(short)} is something I would love to discuss.`,
  ],
  reach: [
    (_, ways) => `You can reach me any time ${ways}.`,
    (_, ways) => `I would be delighted to hear from you ${ways}.`,
    (_, ways) => `Please do get in touch ${ways}.`,
  ],
  thanks: [
    () => 'Thank you so much for considering my application!',
    () => 'Thank you for your time; I look forward to hearing from you!',
    () => 'Thank you for reading, and I hope to speak with you soon!',
  ],
  closings: ['Warm regards,', 'With enthusiasm,', 'Best regards,'],
};

const INFORMATIONAL: Voice = {
  salutations: [
    () => 'Dear Hiring Manager,',
    ({ plain }) => (plain ? `Dear ${plain} Hiring Team,` : 'Dear Hiring Team,'),
  ],
  openings: [
    ({ role, company }) => `This letter is my application for the ${roleName(role)}${at(company)}.`,
    ({ role, company }) => `I am applying for the ${roleName(role)}${at(company)}.`,
    ({ role, company }) =>
      `With this letter I apply for the ${roleName(role)}${at(company)} and summarize the experience that is relevant to it.`,
    ({ role, company }) => `The following is a short account of my experience for the ${roleName(role)}${at(company)}.`,
  ],
  sharedSkills: [
    (_, skills) => `Of the requirements in your posting, I meet the following: ${listOf(skills)}.`,
    (_, skills) => `My experience covers these points of your posting: ${listOf(skills)}.`,
    (_, skills) => `The posting and my resume have the following in common: ${listOf(skills)}.`,
  ],
  ownSkills: [
    (_, skills) => `Further skills are ${listOf(skills)}.`,
    (_, skills) => `My skills also include ${listOf(skills)}.`,
    (_, skills) => `My resume lists ${listOf(skills)} as my skills.`,
  ],
  companyIs: [
    ({ short }, description) =>
      `Your posting describes ${short || 'your company'} as ${description}, which is a setting I would like to work in.`,
    ({ short }, description) => `I am interested in ${short || 'your company'} as ${description}.`,
  ],
  mission: [
    (_, mission) => `Your stated aim is to ${mission}; I would like to contribute to it.`,
    ({ short }, mission) =>
      `I would like to contribute to ${short ? `the aim of ${short}` : 'your aim'} to ${mission}.`,
  ],
  duties: [
    (_, duties) => `The posting asks for someone to ${to(duties)}; this is the work I am applying to do.`,
    (_, duties) => `My interest in the position lies in the work itself: to ${to(duties)}.`,
    (_, duties) => `Among the duties of the position, those that interest me most are to ${to(duties)}.`,
  ],
  plainInterest: [
    ({ short }) => `I would bring this experience to ${them(short)}.`,
    ({ role }) => `I would apply this experience in the ${roleName(role)}.`,
  ],
  seeResume: [() => 'My resume gives an overview of my background; I can answer any questions about it.'],
  storyOpenings: [
    () => 'The following example shows how I work.',
    () => 'Here is one example in detail.',
    () => 'An example from my work is the following.',
  ],
  storyIntroductions: [
    ({ role, company }) =>
      `I am applying for the ${roleName(role)}${at(company)}; the following example shows how I work.`,
    ({ role, company }) =>
      `This is an application for the ${roleName(role)}${at(company)}, and it begins with an example of my work.`,
    ({ role, company }) => `An example from my work explains my application for the ${roleName(role)}${at(company)}.`,
  ],
  storyLessons: [
    ({ role }) => `I would apply the same approach in the ${roleName(role)}.`,
    ({ short }) => `I would work in the same way for ${them(short)}.`,
  ],
  invitations: [
    () => 'I am available for an interview and can provide further details on request.',
    ({ role }, skill) =>
      `I can provide further details${skill ? ` of my experience with ${skill}` : ''} in an interview for the ${roleName(role)}.`,
    () => 'I am available to answer questions about my experience in an interview.',
  ],
  reach: [
    (_, ways) => `I can be reached ${ways}.`,
    (_, ways) => `Questions can be put to me ${ways}.`,
    (_, ways) => `You can contact me ${ways}.`,
  ],
  thanks: [
    () => 'Thank you for your consideration.',
    () => 'Thank you for reviewing my application.',
    () => 'Thank you for your time.',
  ],
  closings: ['Regards,', 'Best regards,', 'Sincerely,'],
};

export const VOICES: Record<LetterTone, Voice> = {
  Professional: PROFESSIONAL,
  Casual: CASUAL,
  Enthusiastic: ENTHUSIASTIC,
  Informational: INFORMATIONAL,
};
