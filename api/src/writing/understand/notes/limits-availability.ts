const TIME =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:days?)?|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|shifts?|hours?|hrs|(?:\d|one|two|three|four|five) days|days?|weeks?|term|school|christmas|xmas|easter|ramadan|eid|holidays?|summer|jan\w*|feb\w*|march|april|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)\b/i;
/** "can't do nights", "only weekends", "free all summer except …", "need Fridays off" */
const LIMIT =
  /\b(?:can['’]?t|cannot|can not|couldn['’]?t|won['’]?t|(?:can|could|would|am|['’]m|im) not|not (?:available|free|able|before|until|after)|only|except|unless|until|till|apart from|other than|no (?:\p{L}+days?|nights?|evenings?|weekends?|weekdays?|mornings?|shifts?|overtime)|off (?:for|on|every)|keep (?:my )?[^.,;]{2,20} off|need (?:to be )?[^.;]{0,30}\boff)\b/iu;
/** "Would prefer Mon-Thurs", "mornings are best": some times, and so not all. */
const CHOICE =
  /\b(?:prefer|ideally|(?:is|are|would be) (?:best|better|easier)|suits?|rather|can (?:do|work|start from)|could (?:do|work|start)|start (?:from|on|in)|part[- ]time)\b/i;
const OF_ANY_TIME = /\b(?:any ?time|any (?:shift|day|hours|time)|no problem|flexible|all shifts|whenever)\b/i;
const OF_THE_PAST =
  /\b(?:worked|did|was|were|had|used to|have not|haven['’]t|never)\b(?!.*\b(?:can|can['’]?t|cannot)\b)/i;
/** "لا أستطيع العمل يوم الجمعة" */
const LIMIT_IN_ARABIC = /(?:لا أستطيع|لا يمكنني|لست متا|فقط|ما عدا|باستثناء|إلا)/u;
const TIME_IN_ARABIC =
  /(?:السبت|الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|مساء|صباح|ليل|نهاية الأسبوع|رمضان|الصيف|دوام|قبل)/u;

/** Whether a note says when its writer can, or cannot, work: "Exams are 8-19 Dec so can only do weekends". */
export const limitsAvailability = (note: string): boolean =>
  (TIME.test(note) &&
    !OF_THE_PAST.test(note) &&
    (LIMIT.test(note) || (CHOICE.test(note) && !OF_ANY_TIME.test(note)))) ||
  (LIMIT_IN_ARABIC.test(note) && TIME_IN_ARABIC.test(note));
