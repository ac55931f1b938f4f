/** What people ask a letter to show, and the words in which resumes tell of it. */
const QUALITIES: [asked: RegExp, told: RegExp][] = [
  [
    /\b(?:leadership|leading|management|managing|people|managerial)\b/i,
    /\b(?:led|lead|leads|managed?|manages|head(?:ed)?|supervised?|directed?|mentor(?:ed)?|coach(?:ed)?|trained|train|delegated?|hired|team of|shift team|responsible for a team)\b/i,
  ],
  [
    /\b(?:teamwork|team work|team player|collaboration|collaborative|working with others)\b/i,
    /\b(?:collaborat\w+|cross-functional|together|alongside|jointly|partnered|worked (?:closely )?with|work (?:closely )?with|teams?)\b/i,
  ],
  [
    /\b(?:communication|communicating|presenting|presentations?|writing)\b/i,
    /\b(?:present(?:ed|s)?|wrote|written|report(?:ed|s)?|explain(?:ed|s)?|communicat\w+|negotiat\w+|documented|published|spoke|liais\w+|coordinat\w+)\b/i,
  ],
  [
    /\b(?:results?|achievements?|accomplishments?|impact|numbers|figures|metrics|success(?:es)?)\b/i,
    /\d(?:[\d,.]*)?\s?(?:%|percent|x\b)|[$€£]\s?\d|\bfrom \d\S* to \d|\b(?:cut|reduced|increased|grew|raised|saved|won|doubled|tripled|halved)\b/i,
  ],
  [
    /\b(?:problem[- ]solving|analytical|analysis|troubleshooting)\b/i,
    /\b(?:analy[sz]\w+|diagnos\w+|solv\w+|resolv\w+|fixed|debugg\w+|investigat\w+|traced|identif\w+|improv\w+|root cause)\b/i,
  ],
  [
    /\b(?:customers?|clients?|customer service|patients?)\b/i,
    /\b(?:customers?|clients?|guests?|patients?|users?|merchants?|accounts)\b/i,
  ],
  [
    /\b(?:teaching|training|mentoring|coaching)\b/i,
    /\b(?:taught|teach|trained|train|mentor(?:ed)?|coach(?:ed)?|tutored)\b/i,
  ],
];

/** Whether a statement shows one of the qualities asked for: "led a team of four" shows leadership. */
export function showsQuality(statement: string, asked: string[]): boolean {
  return QUALITIES.some(([quality, told]) => asked.some((topic) => quality.test(topic)) && told.test(statement));
}
