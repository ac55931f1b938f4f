// Thanks and partings, in whatever words of an everyday: nothing is asked with them.

/** Each of them thanks or parts by itself. */
const SAYS_IT =
  /\b(?:thanks?|thank (?:you|u|ya)|thanx|thnx|thnks|thankyou|thx|tnx|tysm|tyvm|ty|cheers|ta|tnk u|appreciate(?: it| that)?|much appreciated|bless(?: you| up)?|god bless(?: you)?|bye+(?:[ -]?bye)?|goodbye|good ?night|see (?:you|ya|u)|cya|laters?|ciao|cheerio|take care|ttyl|so long|have a (?:good|nice|great|lovely) (?:day|one|evening|night|weekend)|nice one|sweet as|you(?:'?re|r| are)? (?:a )?(?:star|legend|lifesaver|the best|brilliant|amazing|awesome)|legend|lifesaver|good (?:job|work|stuff|one)|well done|that(?:'?s| is|s| was| has| have)? (?:all|it|everything)(?: for (?:now|today))?|(?:that(?:'?s| is|s| was)?|this(?: is| was)?|it was) (?:really |very |so |super )?(?:helpful|useful|great|perfect|brilliant|awesome)|that helps?(?: a lot)?|(?:muchas )?gracias|merci(?: beaucoup)?|danke|obrigad[oa]|grazie|salamat(?: po)?|asante(?: sana)?|dhanyavaad|shukriya|shukran|jazak(?: ?allah)?(?: khair\p{L}*)?|yaa?tik (?:el )?3?afye|tesekkurler|arigato|nagode|e se)\b|(?:^|\s)(?:(?:ا?شكر(?:ا|ك|كم)|مشكور\S*|تسلم\S*|يسلم\S*|متشكر\S*|ممنون\S*|ميرسي|يعطيك|العافيه|قصرت|كفيت|وفيت|جزاك|يجزيك|بارك|مع السلامه|باي|الي اللقاء|في امان الله|تصبح علي خير|استودعك)(?=\s|$))/gu;
/** What stands beside them and says nothing. */
const BESIDE =
  /^(?:ok|okay|k|oki|right|alright|sweet|as|cool|great|perfect|perfecto|awesome|brilliant|lovely|nice|fine|good|super|ace|sick|dope|mint|choice|grand|yes|yeah|yep|yup|ya|no|nah|and|so|very|really|much|a|an|lot|lots|heaps|bunch|ton|tons|million|millions|again|for|the|your|u|all|everything|that|this|it|help|helping|time|advice|tips|info|answers?|now|then|here|today|tonight|tomorrow|soon|later|mate|man|bro|bruv|bruh|brother|sis|sister|love|hun|buddy|pal|dude|boss|chief|sir|maam|ma'am|madam|dear|friend|guys|coach|bot|bhai|yaar|ji|po|my|you|im|i'm|i|am|will|ill|i'll|gonna|go|going|off|done|out|have|to|be|was|is|got|gotta|haha|lol|hehe|x|xx|xxx|wow|oh|ah|well|just|sorted|on|in|of|with|me|way|too|kindly|truly|الله|لك|لكم|يا|كثير|كتير|جدا|جزيلا|حبيبي|حبيبتي|اخي|اخوي|استاذ|دكتور|علي|المساعده|مساعدتك|كل|شيء|شي|خير|خيرا|فيك|فيكم|ايدك|ايديك|الف|مليون|ما|وما|و|تمام|طيب|ماشي|اوك|اوكي|حلو|ممتاز|خلاص|والله|يعافيك|واجد|وايد|هيك|كده|غالي|الغالي|عزيزي|طيب|الطيب|كلك|ذوق|عافيه)$/u;
const WORDS_MAX = 14;

/** Whether a message, folded, is nothing but that. */
export function isThanksOrParting(words: string): boolean {
  if (/[?؟\d]/u.test(words)) return false;
  const said = words.replace(SAYS_IT, ' ');
  if (said === words) return false;
  const rest = said.split(/[^\p{L}']+/u).filter((word) => word !== '' && !BESIDE.test(word));
  return rest.length === 0 && words.split(/\s+/u).length <= WORDS_MAX;
}
