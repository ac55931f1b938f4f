// What the templates of editors hold until somebody writes over it.

const OF_TEMPLATES =
  /\b(?:19|20)XX\b|\blorem ipsum\b|\b(?:summari[sz]e|describe|list|highlight|state|explain) your (?:\p{L}+ ){0,3}(?:responsibilities|accomplishments|achievements|strengths|skills|experience|duties|degree|coursework)\b|\b(?:replace|click|select|tap) (?:on )?(?:this|here|any|the) (?:text|placeholder|to)\b|\[(?:your|insert|add|enter|type|company|employer|job|position|school|degree|dates?|city|name|phone|e-?mail|start|end)\b[^\]\n]{0,60}\]/giu;
/** One may be forgotten in a resume that says enough. */
const MANY = 3;

/** Whether a resume still is its template rather than somebody's. */
export const isTemplateUnfilled = (resumeText: string) => (resumeText.match(OF_TEMPLATES) ?? []).length >= MANY;
