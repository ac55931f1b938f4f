import { answersTo } from '../testing/talk.ts';
import { kindOfStory } from './mail-of-story.ts';

const talkOf = (messages: string[]) => answersTo(messages, { resume: null, resumes: [] });

describe('a mail is understood from the story that is told for it', () => {
  test.each([
    [
      'saw the head on monday about the cook job, she said she’d ring by thursday, nothing. write her something',
      'follow_up',
    ],
    ['did a trial shift at the cafe, manager promised to text me and hasnt. knock up a message', 'follow_up'],
    ['They said I would hear by Friday after my panel interview. What do I write to them?', 'follow_up'],
    ['sent my cv 3 wks back and not a peep. draft me an email', 'application_status'],
    ['jacking in my barista job, last shift 9 may. boss is Jo. draft it for me', 'resign'],
    ['i want to hand my notice in, two weeks. write it', 'resign'],
  ])('%s', (text, kind) => {
    expect(kindOfStory(text)).toBe(kind);
  });

  test.each([
    'how much notice must i give, and what do i write?',
    'had the interview today, write a thank you email',
    'interview is tuesday but i cant make it, write and ask for another day',
    'i had an interview last week and heard nothing',
  ])('and is none of these: %s', (text) => {
    expect(kindOfStory(text)).toBeUndefined();
  });
});

describe('a follow-up says what the story tells, without blanks for it', () => {
  const told =
    'had an interview last tues with dr lund at harbour dental, they said they’d let me know by fri and nothing. write an email';

  test('whom, when, and by when they were to answer', () => {
    const { text } = talkOf([told]).at(-1)!;
    expect(text).toContain('Dear Dr Lund');
    expect(text).toContain('last Tuesday');
    expect(text).toContain('by Friday; may I ask how things stand?');
    expect(text).toContain('at Harbour Dental');
    expect(text).not.toMatch(/\[One thing|\[job title/u);
  });

  test.each([
    'make it shorter and less desperate',
    'i sound like im begging, fix that',
    'not so needy mate',
    'tighten it up',
  ])('shorter: %s', (wish) => {
    const [whole, short] = talkOf([told, wish]);
    expect(short!.text.length).toBeLessThan(whole!.text.length);
    expect(short!.about).toMatchObject({ kind: 'mail', mail: 'follow_up', isShort: true });
  });

  test.each([
    ['and if they say no? can u do a reply to that too', 'rejection_reply'],
    ['write one in case they turn me down', 'rejection_reply'],
    ['and one for if they go with someone else', 'rejection_reply'],
    ['now one for if its a yes', 'accept'],
  ])('an answer to what may come of it: %s', (wish, mail) => {
    const answer = talkOf([told, wish]).at(-1)!;
    expect(answer.about).toMatchObject({ kind: 'mail', mail });
    expect(answer.text).toContain('Dear Dr Lund');
  });

  test('what to do then is a question for advice', () => {
    expect(talkOf([told, 'what do i do if they say no']).at(-1)!.about?.kind).not.toBe('mail');
  });
});

describe('a resignation', () => {
  const told =
    'need to quit my sous chef job. 2 weeks notice, last day 14 march. boss is Jo, we get on ok. write it for me';

  test('names the post that is told', () => {
    const { text } = talkOf([told]).at(-1)!;
    expect(text).toContain('from my position as sous chef. With a notice of 2 weeks, my last working day is 14 March');
    expect(text).toContain('Dear Jo');
  });

  test.each([
    'put in i can help train the new person, and not so formal mate',
    'stick in that i can help train the new person, more relaxed',
    'say i can help train the new person & make it sound like me, not a lawyer',
  ])('takes a sentence and a style in one message: %s', (wish) => {
    const { text } = talkOf([told, wish]).at(-1)!;
    expect(text).toContain('I can help train the new person.');
    expect(text).toContain('I’ve decided to leave');
  });

  test('a wish in a word of no list says what it was taken for', () => {
    expect(talkOf([told, 'less salesy please']).at(-1)!.text).toContain('I took “less salesy” as');
  });
});
