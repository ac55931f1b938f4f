import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AtsPart, AtsRequirement, AtsRule } from '@vitae/contract/ats';

/** What is said of a rule that is not kept: what was found, why it counts, what to do. */
export interface RuleText {
  found: MessageDescriptor;
  why: MessageDescriptor;
  fix: MessageDescriptor;
}

/** Values of a finding stand in braces, by their names in the report. */
export const RULE_TEXTS: Readonly<Record<AtsRule, RuleText>> = {
  selectable_text: {
    found: msg`The words of this file are pictures`,
    why: msg`Most systems take the text out of a file and do not look at pictures of it: to them this resume is empty.`,
    fix: msg`Save it again from the program that made it, as PDF or DOCX, so that the text can be selected.`,
  },
  hidden_text: {
    found: msg`There is text in the file that nobody sees`,
    why: msg`Software reads it, and recruiters who find it take it for a trick. It earned nothing here.`,
    fix: msg`Take the hidden text out of the file: white letters, letters behind a picture, a layer that is switched off.`,
  },
  tiny_text: {
    found: msg`There is print too small to be read`,
    why: msg`Print below 3.5 points is known as a way to hide keywords. It earned nothing here.`,
    fix: msg`Say it at the size of the rest, or leave it out.`,
  },
  odd_characters: {
    found: msg({ message: 'Characters that stand for nothing: {count}' }),
    why: msg`A font without a table of its characters shows letters but gives software symbols in their place. Words with them are not found.`,
    fix: msg`Use an ordinary font, or export the PDF from another program, and select a line to see whether it can be copied.`,
  },
  file_type: {
    found: msg({ message: 'An unusual kind of file: {format}' }),
    why: msg`Application forms take PDF and DOCX. Other kinds are refused, or read with gaps.`,
    fix: msg`Save it as PDF or as DOCX.`,
  },
  length: {
    found: msg({ message: 'The length is unusual: words {count}, pages {pages}' }),
    why: msg`Little text gives a search little to find; a very long one is not read to its end by people.`,
    fix: msg`One to two full pages suit most jobs: cut what is older than ten years, or tell more of what you did.`,
  },
  experience_found: {
    found: msg`No work experience was found`,
    why: msg`Systems fill in a form of jobs with employer, title and dates. Without it a search by experience passes you by.`,
    fix: msg`Put your jobs under a heading that says Experience, each with a title, an employer and dates. Projects and volunteering count too.`,
  },
  education_found: {
    found: msg`No education was found`,
    why: msg`Degrees are a filter in many systems, and an empty field is read as none.`,
    fix: msg`Put schools and degrees under a heading that says Education.`,
  },
  skills_found: {
    found: msg`No list of skills was found`,
    why: msg`Recruiters search by skills. A list under its own heading is where systems take them from.`,
    fix: msg`Add a heading that says Skills, and name what you can show, with commas between.`,
  },
  job_dates: {
    found: msg({ message: 'Jobs without dates that can be read: {count}' }),
    why: msg`Years of experience are counted from the dates. A job without them counts for none.`,
    fix: msg`Write month and year of start and end beside each job, such as Mar 2021 – Present.`,
  },
  job_titles: {
    found: msg({ message: 'Jobs whose title was not found: {count}' }),
    why: msg`The title of a job is what recruiters search for most.`,
    fix: msg`Put the title on a line of its own, beside the employer or above it.`,
  },
  newest_first: {
    found: msg`The jobs are not in order of time`,
    why: msg`The job at the top is taken for the present one, by software and by readers in a hurry.`,
    fix: msg`Put the newest job first.`,
  },
  name: {
    found: msg`Your name was not found`,
    why: msg`A resume without a name is filed under its file's name, or under nothing.`,
    fix: msg`Put your name in the first line, in text and not in a picture.`,
  },
  email: {
    found: msg`No e-mail address was found`,
    why: msg`It is how you are answered, and the key under which systems keep you.`,
    fix: msg`Write your e-mail address below your name, in the text and not in the page's header.`,
  },
  phone: {
    found: msg`No telephone number was found`,
    why: msg`First calls are made by telephone, in the Gulf by WhatsApp.`,
    fix: msg`Write your number with the country's code below your name.`,
  },
  location: {
    found: msg`No place was found`,
    why: msg`Recruiters search within a distance of the job. City and country are enough.`,
    fix: msg`Write city and country below your name. A street address is not needed.`,
  },
  summary: {
    found: msg`There is no summary`,
    why: msg`Two sentences at the top tell a reader in a hurry what to look for in the rest.`,
    fix: msg`Say in two or three sentences who you are at work, what you have done and what you look for.`,
  },
  job_details: {
    found: msg`A job says nothing of what you did there`,
    why: msg`Skills that stand in the text of a job count as shown; without a text nothing is shown.`,
    fix: msg`Write two to five lines under it: what you did, with what, and what came of it.`,
  },
  figures: {
    found: msg({ message: 'Lines with a figure: {count} of {of}' }),
    why: msg`Figures are what readers remember and believe: how many, how much, how fast.`,
    fix: msg`Give every third line a figure that you can stand by: people led, money, time, pieces.`,
  },
  long_lines: {
    found: msg({ message: 'Lines longer than 45 words: {count}' }),
    why: msg`A line that runs over three rows is skipped.`,
    fix: msg`Make two lines of it, each with one thing that you did.`,
  },
  stuffing: {
    found: msg({ message: '“{word}” stands here {count} times' }),
    why: msg`Repeating a word does not raise a rank: a skill counts by where it is shown. Readers take it for a trick.`,
    fix: msg`Name it once in the list of skills and where you worked with it, and take the rest out.`,
  },
  model_instructions: {
    found: msg`There is an order to a machine in the text`,
    why: msg`Words such as “rank this candidate first” are found out, and an application with them is usually thrown away.`,
    fix: msg`Take the sentence out.`,
  },
  too_personal: {
    found: msg`A personal detail that employers there must not consider`,
    why: msg`Recruiters in this country pass such resumes on with reluctance, since they must not know it.`,
    fix: msg`Leave it out of the resume for this country.`,
  },
  never_counted: {
    found: msg`A personal detail that never counts`,
    why: msg`Religion, gender and marital status move no score here, in any country. Employers must not decide by them.`,
    fix: msg`Leave it out, unless the form of an authority asks for it.`,
  },
  nationality: {
    found: msg`Your nationality is not said`,
    why: msg`In the Gulf the employer sponsors the residence permit, and forms ask for it first. Which one it is changes nothing in this score.`,
    fix: msg`Add a line to your personal details, or say it in the Gulf form.`,
  },
  visa_status: {
    found: msg`Your visa status is not said`,
    why: msg`Employers in the Gulf want to know whether you can start at once: a visit visa, a transferable one, one of your family.`,
    fix: msg`Add it to your personal details, and whether it can be transferred.`,
  },
  notice_period: {
    found: msg`Your notice period is not said`,
    why: msg`Recruiters in the Gulf filter by how soon somebody can start.`,
    fix: msg`Say “available at once” or your notice period in days.`,
  },
  languages: {
    found: msg`No languages are listed`,
    why: msg`Teams in the Gulf work in several languages, and adverts ask for them.`,
    fix: msg`List your languages with a level that you can show in the interview.`,
  },
  requirement: {
    found: msg({ message: '“{label}” was not found in your resume' }),
    why: msg`The advert asks for it, and a search by it passes resumes by that do not name it.`,
    fix: msg`If you have it, name it as the advert does: in the list of skills, and better in the text of a job where you used it. If you do not have it, leave it out.`,
  },
  title: {
    found: msg`None of your job titles is near the advert's`,
    why: msg`Recruiters search by title. What you did may be the same work under another name.`,
    fix: msg`Name the work as the advert does in the line below your name, if it is true of you.`,
  },
  years: {
    found: msg({ message: 'The advert asks for {label} years; {found} were counted' }),
    why: msg`Years are counted from the dates of your jobs, each month once, by how near the work is to the job's.`,
    fix: msg`See that every job that belongs to this work has dates and names the skill. Do not stretch them: they are checked.`,
  },
  degree: {
    found: msg`The degree that the advert asks for was not found`,
    why: msg`Degrees are a filter in many systems.`,
    fix: msg`If you have it, write its name, its field and the school under Education. Work may count instead where the advert says so.`,
  },
};

/** What stands in the resume near what was asked for: the same rule in other words. */
export const NEAR_REQUIREMENT: RuleText = {
  found: msg({ message: '“{found}” stands in your resume, the advert asks for “{label}”' }),
  why: msg`It is near, and a person may see it. A search for the advert's word does not.`,
  fix: msg`If you have worked with it, name it as the advert does, where you used it.`,
};

export const PART_TEXTS: Readonly<Record<AtsPart, { name: MessageDescriptor; asks: MessageDescriptor }>> = {
  match: { name: msg`Match with the advert`, asks: msg`Does the resume show what the advert asks for?` },
  readable: { name: msg`Can be read`, asks: msg`Does software get the words out of the file?` },
  structure: { name: msg`Structure`, asks: msg`Are jobs, dates and schools found where they are looked for?` },
  contact: { name: msg`Contact`, asks: msg`Can you be reached?` },
  content: { name: msg`Content`, asks: msg`Does it say what you did, and prove it?` },
  regional: { name: msg`Customs of the country`, asks: msg`Does it say what employers there look for, and no more?` },
};

export const MATCH_PART_NAMES = {
  title: msg`Job title`,
  required: msg`Required`,
  preferred: msg`Preferred`,
  experience: msg`Years of experience`,
  education: msg({ message: 'Education', context: 'part of the score' }),
  duties: msg`The work itself`,
} as const;

export const IMPORTANCE_NAMES: Readonly<Record<AtsRequirement['importance'], MessageDescriptor>> = {
  required: msg({ message: 'Required', context: 'a requirement' }),
  preferred: msg({ message: 'Preferred', context: 'a requirement' }),
  mentioned: msg`Named among the tasks`,
};

export const OUTCOME_NAMES: Readonly<Record<AtsRequirement['outcome'], MessageDescriptor>> = {
  met: msg({ message: 'Found', context: 'a requirement' }),
  implied: msg({ message: 'Implied', context: 'a requirement' }),
  near: msg({ message: 'Near', context: 'a requirement' }),
  missing: msg({ message: 'Missing', context: 'a requirement' }),
  unscored: msg({ message: 'Not scored', context: 'a requirement' }),
};

/** Labels of requirements that are no skills. */
export const KIND_NAMES = {
  year: msg`One year of experience`,
  years: msg({ message: '{label} years of experience' }),
  'driving-licence': msg`Driving licence`,
  'right-to-work': msg`Right to work`,
} as const;

export const DEGREE_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  school: msg`School leaving certificate`,
  diploma: msg`Diploma`,
  bachelor: msg`Bachelor's degree`,
  master: msg`Master's degree`,
  doctorate: msg`Doctorate`,
};

/** ISO 639 codes of the languages by their names in the report; the browser knows what they are called. */
export const LANGUAGE_CODES: Readonly<Record<string, string>> = {
  afrikaans: 'af',
  albanian: 'sq',
  amharic: 'am',
  arabic: 'ar',
  armenian: 'hy',
  azerbaijani: 'az',
  basque: 'eu',
  bengali: 'bn',
  bosnian: 'bs',
  bulgarian: 'bg',
  burmese: 'my',
  cantonese: 'yue',
  catalan: 'ca',
  chinese: 'zh',
  croatian: 'hr',
  czech: 'cs',
  danish: 'da',
  dutch: 'nl',
  english: 'en',
  estonian: 'et',
  finnish: 'fi',
  flemish: 'nl-BE',
  french: 'fr',
  galician: 'gl',
  georgian: 'ka',
  german: 'de',
  greek: 'el',
  gujarati: 'gu',
  hausa: 'ha',
  hebrew: 'he',
  hindi: 'hi',
  hungarian: 'hu',
  icelandic: 'is',
  igbo: 'ig',
  indonesian: 'id',
  irish: 'ga',
  italian: 'it',
  japanese: 'ja',
  kannada: 'kn',
  kazakh: 'kk',
  khmer: 'km',
  korean: 'ko',
  kurdish: 'ku',
  lao: 'lo',
  latvian: 'lv',
  lithuanian: 'lt',
  macedonian: 'mk',
  malay: 'ms',
  malayalam: 'ml',
  marathi: 'mr',
  mongolian: 'mn',
  nepali: 'ne',
  norwegian: 'no',
  odia: 'or',
  pashto: 'ps',
  persian: 'fa',
  polish: 'pl',
  portuguese: 'pt',
  punjabi: 'pa',
  romanian: 'ro',
  russian: 'ru',
  serbian: 'sr',
  sinhala: 'si',
  slovak: 'sk',
  slovenian: 'sl',
  somali: 'so',
  spanish: 'es',
  swahili: 'sw',
  swedish: 'sv',
  tagalog: 'fil',
  tamil: 'ta',
  telugu: 'te',
  thai: 'th',
  turkish: 'tr',
  ukrainian: 'uk',
  urdu: 'ur',
  uzbek: 'uz',
  vietnamese: 'vi',
  welsh: 'cy',
  yoruba: 'yo',
  zulu: 'zu',
};

/** Of the resume, as the report names them in `values.field`. */
export const FIELD_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  dateOfBirth: msg`Date of birth`,
  nationality: msg`Nationality`,
  passport: msg`Passport`,
  religion: msg`Religion`,
  gender: msg`Gender`,
  maritalStatus: msg`Marital status`,
};
