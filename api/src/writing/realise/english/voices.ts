import type { LetterTone } from '@vitae/contract/cover-letter';

/** What the fixed sentences of a letter are filled with; empty where unknown. */
export interface Names {
  /** "Ward Sister position" */
  position: string;
  /** " at Northmoor Hospital" */
  at: string;
  /** The company without its legal form, else "your team". */
  team: string;
  /** The same, else "your organisation". */
  company: string;
}

export type Frames = readonly ((names: Names, value: string) => string)[];

/** How one tone says what letters say. Each list holds ways to say the same; person and job decide which is taken. */
export interface Voice {
  greetings: readonly ((company: string) => string)[];
  /** After the opening fact. */
  apply: Frames;
  /** The same where the jobs held are of another line of work; the value is what the last one was. */
  applyFromElsewhere: Frames;
  /** Before a proof; the value is a requirement. Ends with a colon. */
  youAskFor: Frames;
  /** The value lists requirements that the resume names. */
  listed: Frames;
  /** The value lists further skills. */
  otherSkills: Frames;
  gap: Frames;
  carriesOver: Frames;
  companyIs: Frames;
  mission: Frames;
  /** The value is a line of the advert. */
  duty: Frames;
  interest: Frames;
  matchIntro: Frames;
  storyIntro: Frames;
  /** The value lists requirements that the story answers. */
  storyShows: Frames;
  /** The value is a skill, or empty. */
  invite: Frames;
  reach: Frames;
  thanks: Frames;
  closings: readonly string[];
}

const withSkill = (skill: string, words: (skill: string) => string) => (skill ? words(skill) : '');

const PROFESSIONAL: Voice = {
  greetings: [(company) => (company ? `Dear ${company} Hiring Team,` : 'Dear Hiring Manager,')],
  apply: [
    ({ position, at }) => `I would like to bring this experience to the ${position}${at}.`,
    ({ position, at }) => `With this work behind me, I am applying for the ${position}${at}.`,
    ({ position, at }) => `I ask you to consider me for the ${position}${at}.`,
    ({ position, at }) => `That is the background with which I apply for the ${position}${at}.`,
    ({ position, at }) => `It is from this work that I apply for the ${position}${at}.`,
    ({ position, at }) => `Please accept this letter as my application for the ${position}${at}.`,
  ],
  applyFromElsewhere: [
    ({ position, at }, work) =>
      `The ${position}${at} is a different line of work from mine as ${work}, and I am applying for it knowing that.`,
    ({ position, at }, work) =>
      `I am applying for the ${position}${at} from outside the field: I come from work as ${work}.`,
    ({ position, at }, work) =>
      `The step from work as ${work} to the ${position}${at} is a change of field, and I would like to take it.`,
  ],
  youAskFor: [
    (_, asked) => `You ask for ${asked}:`,
    (_, asked) => `Your advert names ${asked}:`,
    (_, asked) => `On ${asked}, my record is this:`,
    (_, asked) => `Where ${asked} is concerned:`,
    (_, asked) => `Regarding ${asked}:`,
  ],
  listed: [
    (_, list) => `Of the rest of your list, my resume also shows ${list}.`,
    (_, list) => `My resume covers ${list} as well, which your advert asks for.`,
    (_, list) => `From your list I can add ${list}.`,
    (_, list) => `You will also find ${list} both in your advert and on my resume.`,
  ],
  otherSkills: [
    (_, list) => `Beyond what you ask for, I bring ${list}.`,
    (_, list) => `My resume also lists ${list}.`,
    (_, list) => `In addition, I can offer ${list}.`,
    (_, list) => `Other skills of mine are ${list}.`,
  ],
  gap: [
    (_, gap) => `What my resume does not show is ${gap}, and I would rather say so here.`,
    (_, gap) => `I should add that ${gap} is not on my resume.`,
    (_, gap) => `One of your requirements is missing from my resume, ${gap}, and I would expect to be asked about it.`,
    (_, gap) => `You will not find ${gap} on my resume; I mention it so that you need not search.`,
  ],
  carriesOver: [
    () => 'What carries over is work I have already done.',
    () => 'This is the part of my work that I believe carries over.',
    () => 'Some of what I have done applies wherever one works.',
    () => 'Not everything changes with the field.',
  ],
  companyIs: [
    ({ company }, is) => `You describe ${company} as ${is}, and that is a setting in which I would like to work.`,
    ({ company }, is) => `That ${company} is ${is} was one of my reasons for applying.`,
    ({ company }, is) => `I would value the chance to join ${company}, ${is}.`,
    ({ company }, is) => `My interest in ${company}, ${is}, is a serious one.`,
  ],
  mission: [
    ({ company }, mission) => `I have read that ${company} aims to ${mission}, and I would be glad to contribute.`,
    (_, mission) => `Your stated aim, to ${mission}, is one that I would be pleased to support.`,
    (_, mission) => `To ${mission} is the aim your advert sets out, and it is one I would gladly work towards.`,
  ],
  duty: [
    (_, duty) => `The line of your advert that I would most like to discuss is this one: "${duty}".`,
    (_, duty) => `Your advert puts part of the work like this: "${duty}". I would welcome that task.`,
    (_, duty) => `Among the duties you describe, one stands out to me: "${duty}".`,
    (_, duty) => `"${duty}" is how your advert puts one of the duties, and I would be glad to take it on.`,
  ],
  interest: [
    ({ team }) => `I would be glad to put this to use for ${team}.`,
    ({ team }) => `I am confident that ${team} could make use of this.`,
    ({ team }) => `I would be pleased to do work of this kind for ${team}.`,
    ({ team }) => `It is with ${team} that I would like to do the next part of this work.`,
  ],
  matchIntro: [
    () => 'What you ask for, and what I bring:',
    () => 'Your requirements, each with what my resume says to it:',
    () => 'To take your requirements one by one:',
    () => 'Here is what you ask for, beside what I have done:',
  ],
  storyIntro: [
    (_, work) => `One part of my career says most about how I work: my time ${work}.`,
    (_, work) => `I would like to introduce myself by one example, my work ${work}.`,
    (_, work) => `If I had to choose one example of my work, it would be my time ${work}.`,
    (_, work) => `A single example may serve better than a list, so here is my work ${work}.`,
  ],
  storyShows: [
    (_, list) => `The requirements of yours that it answers are these: ${list}.`,
    (_, list) => `I tell it because your advert asks for ${list}.`,
    (_, list) => `It bears on what you are looking for, namely ${list}.`,
  ],
  invite: [
    ({ team }, skill) =>
      `I would welcome the chance to discuss what ${withSkill(skill, (one) => `my work with ${one}`) || 'I'} could do for ${team}.`,
    ({ position }, skill) =>
      `I would be pleased to talk about the ${position}${withSkill(skill, (one) => ` and my experience of ${one}`)} in an interview.`,
    (_, skill) =>
      `In a conversation I could tell you more${withSkill(skill, (one) => `, about ${one} in particular`)}.`,
    ({ team }, skill) =>
      `I should be glad to meet ${team}${withSkill(skill, (one) => ` and to answer any questions about ${one}`)}.`,
    ({ position }) => `I would be grateful for an interview for the ${position}.`,
  ],
  reach: [
    (_, ways) => `You can reach me ${ways}.`,
    (_, ways) => `I can be reached ${ways}.`,
    (_, ways) => `I am available ${ways}.`,
    (_, ways) => `You may contact me ${ways}.`,
  ],
  thanks: [
    () => 'Thank you for your time and consideration.',
    () => 'Thank you for considering my application.',
    () => 'I thank you for reading this letter.',
    () => 'Thank you for your attention; I look forward to your reply.',
    () => 'I look forward to hearing from you.',
  ],
  closings: ['Sincerely,', 'Kind regards,', 'Yours sincerely,'],
};

const CASUAL: Voice = {
  greetings: [
    (company) => (company ? `Hi ${company} team,` : 'Hi there,'),
    (company) => (company ? `Hello ${company} team,` : 'Hello,'),
  ],
  apply: [
    ({ position, at }) => `I'd love to bring that to the ${position}${at}.`,
    ({ position, at }) => `So I'm putting my name forward for the ${position}${at}.`,
    ({ position, at }) => `Your ad for the ${position}${at} made me want to write.`,
    ({ position, at }) => `I'm writing to you about the ${position}${at}.`,
    ({ position, at }) => `Now I'd like a go at the ${position}${at}.`,
  ],
  applyFromElsewhere: [
    ({ position, at }, work) =>
      `I know the ${position}${at} isn't the same thing as working as ${work}, but hear me out.`,
    ({ position, at }, work) => `I come from work as ${work}, so the ${position}${at} would be a new field for me.`,
    ({ position, at }, work) => `Going from ${work} to the ${position}${at} is a jump, and I'd like to make it.`,
  ],
  youAskFor: [
    (_, asked) => `You're after ${asked}:`,
    (_, asked) => `You mention ${asked}:`,
    (_, asked) => `When it comes to ${asked}:`,
    (_, asked) => `As for ${asked}:`,
  ],
  listed: [
    (_, list) => `From your list I can also tick off ${list}.`,
    (_, list) => `You'll find ${list} on my resume, too.`,
    (_, list) => `You also want ${list}; see my resume for that.`,
    (_, list) => `Your ad also asks for ${list}, and my resume has that.`,
  ],
  otherSkills: [
    (_, list) => `I also know my way around ${list}.`,
    (_, list) => `On top of that, my resume has ${list}.`,
    (_, list) => `You didn't ask, but I bring ${list} as well.`,
  ],
  gap: [
    (_, gap) => `One thing I should be upfront about: ${gap} isn't on my resume.`,
    (_, gap) => `To be fair, my resume doesn't show ${gap}, so do ask me about it.`,
    (_, gap) => `You won't find ${gap} on my resume, and I'd sooner tell you now.`,
  ],
  carriesOver: [
    () => "Here's what I think carries over.",
    () => 'Part of it carries over, though.',
    () => "Some things I've done would help anywhere.",
  ],
  companyIs: [
    ({ company }, is) => `I like that ${company} is ${is}.`,
    ({ company }, is) => `What caught my eye is that ${company} is ${is}.`,
    ({ company }, is) => `Working for ${company}, ${is}, sounds good to me.`,
  ],
  mission: [
    (_, mission) => `You say you want to ${mission}, and I'd be happy to help with that.`,
    ({ company }, mission) => `${company} sets out to ${mission}, and I like that.`,
  ],
  duty: [
    (_, duty) => `One line in your ad jumped out at me: "${duty}".`,
    (_, duty) => `The bit of your ad I'd like to hear more about is "${duty}".`,
    (_, duty) => `"${duty}", says your ad, and I'd be up for that.`,
  ],
  interest: [
    ({ team }) => `I think I'd fit in well with ${team}.`,
    ({ team }) => `I'd be happy to do this kind of thing for ${team}.`,
    ({ team }) => `I reckon that could be useful to ${team}.`,
  ],
  matchIntro: [
    () => "Here's your list, and what I've got for it:",
    () => "You asked, so here's what I bring:",
    () => 'Your wish list, and my side of it:',
  ],
  storyIntro: [
    (_, work) => `Let me tell you about my time ${work}.`,
    (_, work) => `The best way to get to know me is through one job: my time ${work}.`,
    (_, work) => `Here's a bit about my work ${work}.`,
  ],
  storyShows: [
    (_, list) => `I'm telling you this because you're looking for ${list}.`,
    (_, list) => `From your ad, that covers ${list}.`,
    (_, list) => `If you want ${list}, that's where I've done it.`,
  ],
  invite: [
    ({ team }, skill) =>
      `I'd be glad to chat${withSkill(skill, (one) => ` about ${one}`)} and hear more about ${team}.`,
    (_, skill) => `If that sounds like a match, let's talk${withSkill(skill, (one) => `, maybe about ${one} first`)}.`,
    ({ position }) => `I'd be happy to talk the ${position} through whenever it suits you.`,
    (_, skill) => `I'd gladly answer any questions${withSkill(skill, (one) => ` about ${one}`)}.`,
  ],
  reach: [
    (_, ways) => `You can get hold of me ${ways}.`,
    (_, ways) => `It's easiest to reach me ${ways}.`,
    (_, ways) => `I'm easy to reach ${ways}.`,
  ],
  thanks: [
    () => 'Thanks for taking the time to read this.',
    () => 'Thanks for considering me.',
    () => 'Thanks, and I hope to hear from you.',
    () => 'Thanks for reading this far.',
  ],
  closings: ['Best,', 'All the best,', 'Best wishes,'],
};

const ENTHUSIASTIC: Voice = {
  greetings: [(company) => (company ? `Dear ${company} team,` : 'Dear Hiring Team,')],
  apply: [
    ({ position, at }) => `I would be delighted to bring that to the ${position}${at}!`,
    ({ position, at }) => `With that behind me, I am excited to apply for the ${position}${at}!`,
    ({ position, at }) => `I am proud of it, and the ${position}${at} is where I would love to go on!`,
    ({ position, at }) => `I would love to bring the same energy to the ${position}${at}!`,
    ({ position, at }) => `When I saw the ${position}${at}, I knew that I wanted to apply!`,
  ],
  applyFromElsewhere: [
    ({ position, at }, work) =>
      `The ${position}${at} would be a new field after work as ${work}, and I am eager to enter it!`,
    ({ position, at }, work) =>
      `I come from work as ${work}, and the ${position}${at} is the change that I am excited to make!`,
    ({ position, at }, work) => `Coming from work as ${work}, I would throw myself into the ${position}${at}!`,
  ],
  youAskFor: [
    (_, asked) => `You ask for ${asked}, and I am happy to answer:`,
    (_, asked) => `I was glad to see ${asked} in your advert:`,
    (_, asked) => `Then there is ${asked}, which I am keen to go on with:`,
    (_, asked) => `Your advert mentions ${asked}, and I can speak to that:`,
  ],
  listed: [
    (_, list) => `I was pleased to find ${list} in your advert, since my resume has the same.`,
    (_, list) => `Happily, your list and my resume also share ${list}.`,
    (_, list) => `I would be just as glad to use ${list}, which you ask for as well.`,
  ],
  otherSkills: [
    (_, list) => `I would gladly bring ${list} along, too.`,
    (_, list) => `There is more I would love to use for you: ${list}.`,
    (_, list) => `I also bring ${list}.`,
  ],
  gap: [
    (_, gap) => `My resume does not show ${gap} yet, and I would be keen to learn.`,
    (_, gap) => `You will not find ${gap} on my resume, but you would find me a willing learner.`,
    (_, gap) => `What is missing from my resume is ${gap}, and I would gladly take it up.`,
  ],
  carriesOver: [
    () => 'So much of what I have done can travel with me!',
    () => 'I would not come with empty hands.',
    () => 'There is plenty that I could bring from where I have been.',
  ],
  companyIs: [
    ({ company }, is) => `I would be thrilled to join ${company}, ${is}.`,
    ({ company }, is) => `That ${company} is ${is} makes me all the more eager.`,
    ({ company }, is) => `What a place to work: ${company} is ${is}.`,
  ],
  mission: [
    (_, mission) => `Your aim to ${mission} inspires me, and I would love to be part of it.`,
    ({ company }, mission) => `It moves me that ${company} sets out to ${mission}.`,
  ],
  duty: [
    (_, duty) => `One line of your advert made me want to start at once: "${duty}".`,
    (_, duty) => `I would love to do what your advert describes as "${duty}".`,
    (_, duty) => `"${duty}" is a line in your advert that I read with real pleasure.`,
  ],
  interest: [
    ({ team }) => `I would be thrilled to do this for ${team}.`,
    ({ team }) => `I am eager to use all of it for ${team}.`,
    ({ team }) => `Nothing would please me more than to do this with ${team}.`,
  ],
  matchIntro: [
    () => 'I went through your list with growing pleasure, and this is my answer to it:',
    () => 'Here is what you ask for, and what I would be proud to bring:',
    () => 'Your requirements, and my reasons to be excited about them:',
  ],
  storyIntro: [
    (_, work) => `There is one part of my career that I am especially proud of: my time ${work}.`,
    (_, work) => `Let me share the example that I am proudest of, my work ${work}.`,
    (_, work) => `I love telling people about my time ${work}.`,
  ],
  storyShows: [
    (_, list) => `It is why I was so glad to read that you are looking for ${list}.`,
    (_, list) => `You can imagine how I felt on finding ${list} in your advert!`,
    (_, list) => `I would love to show you more, because your advert asks for ${list}.`,
  ],
  invite: [
    ({ team }, skill) => `I would love to meet ${team}${withSkill(skill, (one) => ` and talk about ${one}`)}.`,
    ({ team }, skill) =>
      `I would be delighted to tell you more${withSkill(skill, (one) => ` about my work with ${one}`)} and to hear about ${team}.`,
    ({ position }) => `I would be thrilled to discuss the ${position} with you.`,
    (_, skill) =>
      `Nothing would make me happier than an interview${withSkill(skill, (one) => ` in which I could speak about ${one}`)}.`,
  ],
  reach: [
    (_, ways) => `You can reach me any time ${ways}.`,
    (_, ways) => `Your answer would be welcome ${ways}.`,
    (_, ways) => `I hope that you will get in touch ${ways}.`,
  ],
  thanks: [
    () => 'Thank you so much for considering me!',
    () => 'Thank you for reading, and I hope that we speak soon!',
    () => 'Thank you for your time; I am looking forward to your answer!',
    () => 'A warm thank you for reading my letter!',
  ],
  closings: ['Warm regards,', 'Warmest regards,', 'Best regards,'],
};

const INFORMATIONAL: Voice = {
  greetings: [(company) => (company ? `Dear ${company} Hiring Team,` : 'Dear Hiring Manager,')],
  apply: [
    ({ position, at }) => `I am applying for the ${position}${at}.`,
    ({ position, at }) => `I am writing to you about the ${position}${at}.`,
    ({ position, at }) => `I submit my application for the ${position}${at}.`,
    ({ position, at }) => `I hereby apply for the ${position}${at}.`,
    ({ position, at }) => `My application is for the ${position}${at}.`,
  ],
  applyFromElsewhere: [
    ({ position, at }, work) =>
      `I am applying for the ${position}${at}; I come from work as ${work}, which is another field.`,
    ({ position, at }, work) =>
      `My application is for the ${position}${at}. It would be a change of field from my work as ${work}.`,
    ({ position, at }, work) => `I apply for the ${position}${at} with experience as ${work}, in another field.`,
  ],
  youAskFor: [
    (_, asked) => `Requirement, ${asked}:`,
    (_, asked) => `With regard to ${asked}:`,
    (_, asked) => `The advert lists ${asked}:`,
    (_, asked) => `Concerning ${asked}:`,
  ],
  listed: [
    (_, list) => `The advert and my resume also share ${list}.`,
    (_, list) => `The advert and my resume have ${list} in common.`,
    (_, list) => `My resume meets the advert in this as well: ${list}.`,
  ],
  otherSkills: [
    (_, list) => `I have further skills on my resume: ${list}.`,
    (_, list) => `My resume also lists ${list}.`,
    (_, list) => `The advert does not ask for ${list}, which I can also offer.`,
  ],
  gap: [
    (_, gap) => `My resume does not list ${gap}.`,
    (_, gap) => `One requirement does not appear on my resume: ${gap}.`,
    (_, gap) => `My resume does not include ${gap}.`,
  ],
  carriesOver: [
    () => 'What applies to both fields is the following.',
    () => 'The following carries over.',
    () => 'Part of that work is relevant here.',
  ],
  companyIs: [
    ({ company }, is) => `The advert describes ${company} as ${is}.`,
    ({ company }, is) => `According to the advert, ${company} is ${is}.`,
  ],
  mission: [
    ({ company }, mission) => `The advert gives the aim of ${company}: to ${mission}.`,
    (_, mission) => `According to the advert, the aim is to ${mission}.`,
  ],
  duty: [
    (_, duty) => `One of the duties named in the advert reads: "${duty}".`,
    (_, duty) => `The advert names this duty: "${duty}".`,
    (_, duty) => `Of the duties named, I would ask you about this one: "${duty}".`,
  ],
  interest: [
    ({ team }) => `I could do work of this kind for ${team}.`,
    ({ team }) => `This is what I can offer ${team}.`,
    ({ team }) => `I would apply this experience with ${team}.`,
  ],
  matchIntro: [
    () => 'Requirements of the advert and evidence from my resume:',
    () => 'By requirement:',
    () => 'The advert asks, and my resume answers:',
  ],
  storyIntro: [
    (_, work) => `This letter describes one period in detail: my work ${work}.`,
    (_, work) => `The period of my work described here is my time ${work}.`,
    (_, work) => `I limit myself to one example, my work ${work}.`,
  ],
  storyShows: [
    (_, list) => `It relates to these requirements of the advert: ${list}.`,
    (_, list) => `Requirements covered by this example: ${list}.`,
    (_, list) => `The advert asks for ${list}, which this example covers.`,
  ],
  invite: [
    ({ position }, skill) =>
      `I am available for an interview on the ${position}${withSkill(skill, (one) => `, including questions on ${one}`)}.`,
    (_, skill) => `I can give further details${withSkill(skill, (one) => ` of my work with ${one}`)} in an interview.`,
    ({ team }) => `An interview with ${team} would allow me to give details.`,
    (_, skill) => `Questions${withSkill(skill, (one) => ` on ${one}`)} are welcome.`,
  ],
  reach: [(_, ways) => `I can be contacted ${ways}.`, (_, ways) => `A reply will reach me ${ways}.`],
  thanks: [
    () => 'Thank you for your attention.',
    () => 'Thank you for reviewing this application.',
    () => 'Thank you for your time.',
    () => 'I look forward to your decision.',
  ],
  closings: ['Regards,', 'Kind regards,', 'Sincerely,'],
};

export const VOICES: Record<LetterTone, Voice> = {
  Professional: PROFESSIONAL,
  Casual: CASUAL,
  Enthusiastic: ENTHUSIASTIC,
  Informational: INFORMATIONAL,
};
