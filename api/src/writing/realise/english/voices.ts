import type { LetterTone } from '@vitae/contract/cover-letter';

/** What the fixed sentences of a letter are filled with; empty where unknown. */
export interface Names {
  /** "Ward Sister position" */
  position: string;
  /** " at Northmoor Hospital (reference NH/204)" */
  at: string;
  /** "the team at Northmoor Hospital", else "your team". */
  team: string;
  /** The company without its legal form, else "your company". */
  company: string;
}

export type Frames = readonly ((names: Names, value: string) => string)[];

/** How one tone says what letters say. Each list holds ways to say the same; person and job decide which is taken. */
export interface Voice {
  greetings: readonly ((company: string) => string)[];
  /** After the opening fact. */
  apply: Frames;
  /** The same where no work has been told. */
  applyPlainly: Frames;
  /** The same where the jobs held are of another line of work; the value is what the last one was. */
  applyFromElsewhere: Frames;
  /** After the proofs; the value lists requirements that they answer. */
  experience: Frames;
  /** The value lists skills of the resume, those first that the advert asks for. */
  skills: Frames;
  /** The value is a tool, a method or a language that is asked for and not on the resume. */
  gap: Frames;
  companyIs: Frames;
  /** The value follows "to". */
  mission: Frames;
  /** What is to be done; the value follows "to". */
  interest: Frames;
  matchIntro: Frames;
  storyIntro: Frames;
  /** The value lists requirements that the story answers. */
  storyShows: Frames;
  /** The value is a skill, or empty. */
  invite: Frames;
  /** Where there is little else to say. */
  details: Frames;
  reach: Frames;
  thanks: Frames;
  closings: readonly string[];
}

const withSkill = (skill: string, words: (skill: string) => string) => (skill ? words(skill) : '');

const PROFESSIONAL: Voice = {
  greetings: [(company) => (company ? `Dear ${company} Hiring Team,` : 'Dear Hiring Manager,')],
  apply: [
    ({ position, at }) => `I would like to bring this experience to the ${position}${at}.`,
    ({ position, at }) =>
      `I am applying for the ${position}${at} because I would like to put that experience to use${at ? ' there' : ''}.`,
    ({ position, at }) => `With this experience, I would like to be considered for the ${position}${at}.`,
    ({ position, at }) => `I would welcome the chance to put that experience to work in the ${position}${at}.`,
    ({ position, at }) =>
      `The ${position}${at} would let me build on that work, and I would be glad to be considered for it.`,
    ({ position, at }) => `It is this background that I would bring to the ${position}${at}.`,
    ({ position, at }) => `Please consider me for the ${position}${at}, where I could build on this work.`,
  ],
  applyPlainly: [
    ({ position, at }) => `I would like to apply for the ${position}${at}.`,
    ({ position, at }) => `I am applying for the ${position}${at}.`,
    ({ position, at }) => `I would like to be considered for the ${position}${at}.`,
    ({ position, at }) => `Please accept this letter as my application for the ${position}${at}.`,
    ({ position, at }) => `I would be glad to be considered for the ${position}${at}.`,
    ({ position, at }) => `I would like to put myself forward for the ${position}${at}.`,
    ({ position, at }) => `Please consider me for the ${position}${at}.`,
  ],
  applyFromElsewhere: [
    ({ position, at }, work) =>
      `The ${position}${at} would be a change after my work as ${work}, and it is a change that I want to make.`,
    ({ position, at }, work) =>
      `I would like to move on from my work as ${work} to a new field, and I am applying for the ${position}${at}.`,
    ({ position, at }, work) =>
      `After my work as ${work}, I would like to go in a new direction: the ${position}${at}.`,
  ],
  experience: [
    (_, list) => `I have practical experience of ${list}.`,
    (_, list) => `I would bring hands-on experience with ${list}.`,
    (_, list) => `My experience includes work with ${list}.`,
  ],
  skills: [(_, list) => `My skills include ${list}.`, (_, list) => `I also bring knowledge of ${list}.`],
  gap: [
    (_, gap) => `I should mention that ${gap} is not on my resume; I would gladly put in the work to learn it.`,
    (_, gap) => `I should mention that my resume does not cover ${gap}; I would be glad to close that gap.`,
    (_, gap) => `You ask for ${gap}, which is not on my resume; I am ready to work on it.`,
  ],
  companyIs: [
    ({ company }, is) => `I would value the chance to join ${company}, ${is}.`,
    ({ company }, is) => `I would be glad to work for ${company}, ${is}.`,
  ],
  mission: [
    ({ company }, mission) => `I would be proud to help ${company} ${mission}.`,
    ({ company }, mission) => `I would be glad to play a part in the work of ${company} to ${mission}.`,
    (_, mission) => `Your aim to ${mission} is one that I would be proud to support.`,
  ],
  interest: [
    ({ company }) => `I would value the chance to contribute to the work of ${company}.`,
    ({ team }) => `I would be glad to take the next step in my career with ${team}.`,
    ({ team }) => `I would be proud to work as part of ${team}.`,
    ({ company }) => `I would very much like to work for ${company}.`,
    ({ company }) => `I would be glad to put my experience to use for ${company}.`,
    ({ company }) => `I would be glad to do my part for ${company}.`,
  ],
  matchIntro: [
    () => 'Here is how my experience meets what you ask for:',
    () => 'Here is how my work so far fits the role:',
    () => 'These points from my work are relevant to the role:',
  ],
  storyIntro: [
    ({ position, at }, work) => `My application for the ${position}${at} rests above all on my time ${work}.`,
    ({ position, at }, work) => `The part of my career that bears most on the ${position}${at} is my time ${work}.`,
    ({ position, at }, work) =>
      `To show what I would bring to the ${position}${at}, let me begin with my time ${work}.`,
    ({ position, at }, work) =>
      `I would like to be considered for the ${position}${at} on the strength of my time ${work}.`,
  ],
  storyShows: [
    (_, list) => `It has given me experience with ${list} that I could put to use for you as well.`,
    (_, list) => `From that work I would bring experience with ${list} to the role.`,
  ],
  invite: [
    (_, skill) =>
      `I would welcome the chance to talk about how ${withSkill(skill, (one) => `my experience with ${one}`) || 'my experience'} could help your team.`,
    ({ position }, skill) =>
      `I would be pleased to discuss the ${position}${withSkill(skill, (one) => ` and my work with ${one}`)} in an interview.`,
    (_, skill) =>
      `I would be glad to tell you more${withSkill(skill, (one) => ` about my work with ${one}`) || ' about my work'} in person.`,
    (_, skill) =>
      `I would be happy to meet you${withSkill(skill, (one) => ` and to answer any questions about my experience with ${one}`)}.`,
    ({ position }) => `I would be grateful for the opportunity to discuss the ${position} with you.`,
    () => 'I hope that we can meet to talk about what I could bring to your team.',
  ],
  details: [
    () => 'I am happy to provide any further details that you may need.',
    () => 'I would gladly supply references or further details.',
    () => 'If you need any further details, I would be glad to send them.',
  ],
  reach: [
    (_, ways) => `You can reach me ${ways}.`,
    (_, ways) => `I can be reached ${ways}.`,
    (_, ways) => `Please feel free to contact me ${ways}.`,
    (_, ways) => `You are welcome to contact me ${ways}.`,
  ],
  thanks: [
    () => 'Thank you for your time and consideration.',
    () => 'Thank you for considering my application.',
    () => 'Thank you for taking the time to read my application.',
    () => 'Thank you for your time; I look forward to hearing from you.',
    () => 'I look forward to hearing from you.',
    () => 'Thank you for reading my application; I hope to hear from you soon.',
  ],
  closings: ['Sincerely,', 'Kind regards,', 'Yours sincerely,'],
};

const CASUAL: Voice = {
  greetings: [
    (company) => (company ? `Hi ${company} team,` : 'Hi there,'),
    (company) => (company ? `Hello ${company} team,` : 'Hello,'),
  ],
  apply: [
    ({ position, at }) => `I'd love to bring that experience to the ${position}${at}.`,
    ({ position, at }) => `I'd like to put my name forward for the ${position}${at}.`,
    ({ position, at }) => `The ${position}${at} looks like a good next step, so here I am.`,
    ({ position, at }) => `That's the experience I'd bring to the ${position}${at}.`,
    ({ position, at }) => `I think that experience would be useful in the ${position}${at}.`,
  ],
  applyPlainly: [
    ({ position, at }) => `I'd like to apply for the ${position}${at}.`,
    ({ position, at }) => `I'd love to be considered for the ${position}${at}.`,
    ({ position, at }) => `I'm writing about the ${position}${at}.`,
    ({ position, at }) => `I'd like a chance at the ${position}${at}.`,
  ],
  applyFromElsewhere: [
    ({ position, at }, work) =>
      `The ${position}${at} would be a change after my work as ${work}, and I'd really like to give it a go.`,
    ({ position, at }, work) => `The ${position}${at} would be a fresh start for me after my work as ${work}.`,
    ({ position, at }, work) =>
      `Moving from my work as ${work} to the ${position}${at} is a big step, and I'd like to take it.`,
  ],
  experience: [
    (_, list) => `I've had real practice with ${list}.`,
    (_, list) => `I've got hands-on experience with ${list}.`,
  ],
  skills: [(_, list) => `I know my way around ${list}.`, (_, list) => `My skills include ${list}.`],
  gap: [
    (_, gap) => `To be upfront, ${gap} isn't on my resume, but I'd be happy to pick it up.`,
    (_, gap) => `I should say that my resume doesn't mention ${gap}; it's a gap that I'd be glad to close.`,
    (_, gap) => `You ask for ${gap}: that isn't on my resume, and I'm ready to get into it.`,
  ],
  companyIs: [
    ({ company }, is) => `I'd like to work for ${company}, ${is}.`,
    ({ company }, is) => `I'd be happy to join ${company}, ${is}.`,
  ],
  mission: [
    ({ company }, mission) => `I'd be happy to help ${company} ${mission}.`,
    (_, mission) => `I'd like to be part of your mission to ${mission}.`,
  ],
  interest: [
    ({ team }) => `I'd like to be part of ${team}.`,
    ({ company }) => `I'd like to see what I could do for ${company}.`,
    ({ team }) => `I'd be happy to join ${team}.`,
    ({ company }) => `I'd really like to work for ${company}.`,
  ],
  matchIntro: [
    () => "Here's how my experience fits:",
    () => "Here's how my work so far fits the job:",
    () => "Here's where my experience meets the job:",
  ],
  storyIntro: [
    ({ position, at }, work) => `For the ${position}${at}, let me tell you about my time ${work}.`,
    ({ position, at }, work) => `What I'd point to first for the ${position}${at} is my time ${work}.`,
    ({ position, at }, work) => `What I'd bring to the ${position}${at} comes from my time ${work}.`,
  ],
  storyShows: [
    (_, list) => `That's where my experience with ${list} comes from.`,
    (_, list) => `That work has given me practice with ${list}.`,
  ],
  invite: [
    (_, skill) =>
      `I'd be glad to chat${withSkill(skill, (one) => ` about my work with ${one}`)} and to hear more about your team.`,
    (_, skill) =>
      `If you think we could be a match, let's talk${withSkill(skill, (one) => ` about my work with ${one}`)}.`,
    ({ position }) => `I'd be happy to talk about the ${position} whenever it suits you.`,
    (_, skill) => `I'd gladly answer any questions${withSkill(skill, (one) => ` about my work with ${one}`)}.`,
    () => 'It would be great to meet and hear more about the job.',
  ],
  details: [
    () => "I'm happy to fill in any details you need.",
    () => "Please ask if there's anything else you'd like to know.",
  ],
  reach: [
    (_, ways) => `You can get hold of me ${ways}.`,
    (_, ways) => `It's easiest to reach me ${ways}.`,
    (_, ways) => `Feel free to get in touch with me ${ways}.`,
  ],
  thanks: [
    () => 'Thanks for taking the time to read this.',
    () => 'Thanks for considering me.',
    () => 'Thanks, and I hope to hear from you.',
    () => 'Thanks a lot for reading.',
    () => 'Thanks for your time.',
    () => 'I hope we can talk soon.',
  ],
  closings: ['Best,', 'All the best,', 'Best wishes,'],
};

const ENTHUSIASTIC: Voice = {
  greetings: [(company) => (company ? `Dear ${company} team,` : 'Dear Hiring Team,')],
  apply: [
    ({ position, at }) => `I would be delighted to bring that experience to the ${position}${at}!`,
    ({ position, at }) => `With that experience, I am excited to apply for the ${position}${at}!`,
    ({ position, at }) => `The ${position}${at} is where I would love to build on that experience!`,
    ({ position, at }) => `I would love to put that experience to work in the ${position}${at}!`,
    ({ position, at }) => `When I saw the ${position}${at}, I knew that I wanted to apply!`,
  ],
  applyPlainly: [
    ({ position, at }) => `I am excited to apply for the ${position}${at}!`,
    ({ position, at }) => `I would love to be considered for the ${position}${at}!`,
    ({ position, at }) => `I am delighted to apply for the ${position}${at}!`,
    ({ position, at }) => `I would be thrilled to be considered for the ${position}${at}!`,
    ({ position, at }) => `I am eager to put myself forward for the ${position}${at}!`,
  ],
  applyFromElsewhere: [
    ({ position, at }, work) =>
      `The ${position}${at} would be a new direction after my work as ${work}, and I am eager to take it!`,
    ({ position, at }, work) =>
      `Moving on from my work as ${work}, I would be excited to take on the ${position}${at}!`,
    ({ position, at }, work) =>
      `The ${position}${at} would be a new start after my work as ${work}, and one that I would love to make!`,
  ],
  experience: [
    (_, list) => `I bring real experience with ${list}.`,
    (_, list) => `I would love to use my experience with ${list}.`,
    (_, list) => `I am glad to bring hands-on experience with ${list}.`,
  ],
  skills: [
    (_, list) => `I would love to put my knowledge of ${list} to use.`,
    (_, list) => `I also bring knowledge of ${list}.`,
    (_, list) => `My skills include ${list}.`,
  ],
  gap: [
    (_, gap) => `My resume does not mention ${gap} yet, and I would be eager to close that gap.`,
    (_, gap) => `You ask for ${gap}, which is not on my resume, and I would love to learn it.`,
    (_, gap) => `I should say that my resume does not cover ${gap}; I would love to take it on.`,
  ],
  companyIs: [
    ({ company }, is) => `I would be thrilled to join ${company}, ${is}.`,
    ({ company }, is) => `I would love to work for ${company}, ${is}.`,
  ],
  mission: [
    ({ company }, mission) => `I would be so proud to help ${company} ${mission}.`,
    (_, mission) => `I would love to be part of your mission to ${mission}.`,
  ],
  interest: [
    ({ team }) => `I would love to be part of ${team}.`,
    ({ company }) => `I would love to do my part for ${company}.`,
    ({ team }) => `I would be thrilled to work with ${team}.`,
  ],
  matchIntro: [
    () => 'Here is where my experience and the role meet:',
    () => 'Here is how my work so far speaks for the role:',
    () => 'I would love to show you how my experience fits:',
  ],
  storyIntro: [
    ({ position, at }, work) => `For the ${position}${at}, I would love to tell you about my time ${work}.`,
    ({ position, at }, work) => `What I would love to bring to the ${position}${at} comes from my time ${work}.`,
    ({ position, at }, work) =>
      `I would be delighted to be considered for the ${position}${at}, and would love to tell you about my time ${work}.`,
  ],
  storyShows: [
    (_, list) => `This work has given me experience with ${list}.`,
    (_, list) => `I would love to bring that experience with ${list} to your team.`,
    (_, list) => `That work gave me experience with ${list}, and I would love to go on with it.`,
  ],
  invite: [
    (_, skill) => `I would love to meet you${withSkill(skill, (one) => ` and talk about my work with ${one}`)}.`,
    (_, skill) =>
      `I would be delighted to tell you more${withSkill(skill, (one) => ` about my work with ${one}`)} and to hear about your team.`,
    ({ position }) => `I would be thrilled to discuss the ${position} with you.`,
    (_, skill) =>
      `I would be so happy to meet you${withSkill(skill, (one) => ` and to talk about my experience with ${one}`)}.`,
    () => 'I would love to talk about everything that I could bring to your team.',
  ],
  details: [
    () => 'I would be more than happy to tell you anything else that you would like to know.',
    () => 'If you would like to know more, I would be delighted to tell you.',
  ],
  reach: [
    (_, ways) => `You can reach me any time ${ways}.`,
    (_, ways) => `I hope that you will get in touch with me ${ways}.`,
    (_, ways) => `I can be reached any time ${ways}.`,
  ],
  thanks: [
    () => 'Thank you so much for considering me!',
    () => 'Thank you for reading, and I hope that we speak soon!',
    () => 'Thank you for your time; I am looking forward to your answer!',
    () => 'Thank you very much for reading my letter!',
  ],
  closings: ['Warm regards,', 'Warmest regards,', 'Best regards,'],
};

const INFORMATIONAL: Voice = {
  greetings: [(company) => (company ? `Dear ${company} Hiring Team,` : 'Dear Hiring Manager,')],
  apply: [
    ({ position, at }) => `I am applying for the ${position}${at}.`,
    ({ position, at }) => `I am writing to apply for the ${position}${at}.`,
    ({ position, at }) => `Please accept this letter as my application for the ${position}${at}.`,
    ({ position, at }) => `I would like to be considered for the ${position}${at}.`,
    ({ position, at }) => `I wish to apply for the ${position}${at}.`,
    ({ position, at }) => `I am interested in the ${position}${at} and would like to apply for it.`,
    ({ position, at }) => `I ask to be considered for the ${position}${at}.`,
  ],
  applyPlainly: [
    ({ position, at }) => `I am applying for the ${position}${at}.`,
    ({ position, at }) => `I would like to be considered for the ${position}${at}.`,
    ({ position, at }) => `I wish to apply for the ${position}${at}.`,
    ({ position, at }) => `I am interested in the ${position}${at} and would like to apply for it.`,
    ({ position, at }) => `I ask to be considered for the ${position}${at}.`,
  ],
  applyFromElsewhere: [
    ({ position, at }, work) =>
      `I am applying for the ${position}${at}, which would be a change of field from my work as ${work}.`,
    ({ position, at }, work) => `I wish to move from my work as ${work} to the ${position}${at}.`,
  ],
  experience: [(_, list) => `I have experience with ${list}.`, (_, list) => `My experience covers ${list}.`],
  skills: [(_, list) => `My skills include ${list}.`, (_, list) => `I also bring knowledge of ${list}.`],
  gap: [
    (_, gap) => `My resume does not include ${gap}; I am willing to learn what the role needs.`,
    (_, gap) => `I should mention that ${gap} is not on my resume; I am willing to learn it.`,
    (_, gap) => `You also ask for ${gap}, which my resume does not mention; I am ready to learn it.`,
  ],
  companyIs: [
    ({ company }, is) => `I would like to work for ${company}, ${is}.`,
    ({ company }, is) => `I would be glad to join ${company}, ${is}.`,
  ],
  mission: [
    ({ company }, mission) => `I would like to support the aim of ${company} to ${mission}.`,
    ({ company }, mission) => `I would like to help ${company} ${mission}.`,
  ],
  interest: [
    ({ company }) => `I would like to work for ${company}.`,
    ({ team }) => `I would like to contribute to the work of ${team}.`,
    ({ team }) => `I would be glad to work as part of ${team}.`,
  ],
  matchIntro: [
    () => 'The following experience bears on the role:',
    () => 'My relevant experience, point by point:',
    () => 'These points of my experience bear on the role:',
  ],
  storyIntro: [
    ({ position, at }, work) => `My application for the ${position}${at} rests on my time ${work}.`,
    ({ position, at }, work) => `For the ${position}${at}, I would like to describe my time ${work}.`,
    ({ position, at }, work) => `The part of my career that bears on the ${position}${at} is my work ${work}.`,
  ],
  storyShows: [
    (_, list) => `That work has given me experience with ${list}.`,
    (_, list) => `My experience with ${list} comes from this work.`,
  ],
  invite: [
    ({ position }, skill) =>
      `I am available to be interviewed for the ${position}${withSkill(skill, (one) => ` and can give details of my work with ${one}`)}.`,
    (_, skill) => `I can give further details${withSkill(skill, (one) => ` of my work with ${one}`)} in an interview.`,
    () => 'I would be glad to give further details in an interview.',
    (_, skill) => `I am happy to answer questions${withSkill(skill, (one) => ` about my work with ${one}`)}.`,
  ],
  details: [
    () => 'Further details are available on request.',
    () => 'I can supply references and further details on request.',
  ],
  reach: [(_, ways) => `I can be contacted ${ways}.`, (_, ways) => `You can reach me ${ways}.`],
  thanks: [
    () => 'Thank you for your attention.',
    () => 'Thank you for reviewing my application.',
    () => 'Thank you for your time.',
    () => 'I look forward to your decision.',
    () => 'Thank you for considering my application.',
    () => 'I look forward to hearing from you.',
  ],
  closings: ['Regards,', 'Kind regards,', 'Sincerely,'],
};

export const VOICES: Record<LetterTone, Voice> = {
  Professional: PROFESSIONAL,
  Casual: CASUAL,
  Enthusiastic: ENTHUSIASTIC,
  Informational: INFORMATIONAL,
};
