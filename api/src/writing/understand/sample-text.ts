// What the templates of editors hold until somebody writes over it.

const OF_TEMPLATES =
  /(?<!\p{L})(?:year ?[–-]{1,2} ?year|año ?[–-]{1,2} ?año|ano ?[–-]{1,2} ?ano|année ?[–-]{1,2} ?année|Jahr ?[–-]{1,2} ?Jahr|XXX, YYY)(?!\p{L})|\b(?:19|20)XX\b|\blorem ipsum\b|\b(?:summari[sz]e|describe|list|highlight|state|explain) your (?:\p{L}+ ){0,3}(?:responsibilities|accomplishments|achievements|strengths|skills|experience|duties|degree|coursework)\b|\b(?:replace|click|select|tap) (?:on )?(?:this|here|any|the) (?:text|placeholder|to)\b|\[(?:your|insert|add|enter|type|company|employer|job|position|school|degree|dates?|city|name|phone|e-?mail|start|end)\b[^\]\n]{0,60}\]/giu;
/** One may be forgotten in a resume that says enough, and so may some in one of many lines. */
const MANY = 3;
const LINES_FOR_EACH = 8;

/** Whether a line is what an editor has put there. */
export const isSampleText = (line: string) => (line.match(OF_TEMPLATES) ?? []).length > 0;

/** Whether a resume still is its template rather than somebody's. */
export const isTemplateUnfilled = (resumeText: string) => {
  const found = resumeText.match(OF_TEMPLATES)?.length ?? 0;
  const lines = resumeText.split('\n').filter((line) => line.trim() !== '').length;
  return found >= MANY && found * LINES_FOR_EACH > lines;
};
