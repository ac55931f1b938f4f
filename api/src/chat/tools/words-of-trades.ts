// What a line says in the words of one trade, in words that every trade reads; and what each trade looks for. Only words
// for the same thing: no line claims more than before.

export interface Trade {
  /** Whether a job is of it, by its title, its employer and its lines. */
  isOf: RegExp;
  words: readonly (readonly [RegExp, string])[];
  /** Duties that only this trade has. */
  ofItAlone: RegExp;
}

export const TRADES: readonly Trade[] = [
  {
    isOf: /\b(?:teacher|teaching|tutor|lecturer|educator|school|grade|matric|learners|pupils|classroom)\b/u,
    words: [
      [/\b(?:pupils|schoolchildren)\b/giu, 'learners'],
      [/\blesson plans?\b/giu, 'training plans'],
      [/\b(?<!private )lessons\b/giu, 'training sessions'],
      [/\b(?:curriculum|syllabus)\b/giu, 'learning programme'],
      [/\btextbooks?\b/giu, 'learning materials'],
      [/\bhomework course\b/giu, 'self-study course'],
      [/\bstaff workshops\b/giu, 'training workshops for staff'],
      [/\b(?<!performance )appraisals\b/giu, 'performance appraisals'],
      [/\bmarking\b/giu, 'assessment'],
      [/\bparents['’]? (?:evenings?|meetings?)\b/giu, 'stakeholder meetings'],
      [/\bclass of (?=\d)/giu, 'group of '],
      [/\bHOD\b/gu, 'Head of Department'],
    ],
    ofItAlone:
      /\b(?:invigilat\w*|(?:sports?|break|bus|playground|gate|lunch) dut\w+|dance committee|netball|assembly|register class|home ?room|school play|prize[- ]giving|field trips?)\b/iu,
  },
  {
    isOf: /\b(?:army|navy|air force|military|sergeant|corporal|lieutenant|captain|platoon|battalion|soldiers?)\b/u,
    words: [
      [/\b(?:soldiers|troops|servicemen)\b/giu, 'team members'],
      [/\b(?:platoon|squad|section) of (?=\d)/giu, 'team of '],
      [/\bcommanded\b/giu, 'led'],
      [/\bmissions?\b/giu, 'operations'],
      [/\bequipment readiness\b/giu, 'equipment availability'],
      [/\bsubordinates\b/giu, 'staff'],
    ],
    ofItAlone: /\b(?:drill|parade|guard duty|weapons? (?:training|handling)|marksman\w*)\b/iu,
  },
  {
    isOf: /\b(?:hotel|restaurant|waiter|waitress|barista|chef|kitchen|bar|front desk|hostess|housekeeping|cafe)\b/u,
    words: [
      [/\b(?:guests|diners)\b/giu, 'customers'],
      [/\brotas?\b/giu, 'staff schedules'],
      [/\bfront of house\b/giu, 'customer-facing'],
      [/\bcashing up\b/giu, 'daily cash reconciliation'],
      [/\bupsell(?:ing)?\b/giu, 'additional sales'],
    ],
    ofItAlone: /\b(?:polish\w* (?:glass\w*|cutlery)|set(?:ting)? tables|folding napkins|clear(?:ed|ing) tables)\b/iu,
  },
  {
    isOf: /\b(?:shop|store|retail|cashier|till|supermarket|sales assistant|boutique)\b/u,
    words: [
      [/\bshoppers\b/giu, 'customers'],
      [/\brotas?\b/giu, 'staff schedules'],
      [/\bshrink(?:age)?\b/giu, 'stock loss'],
      [/\bcashing up\b/giu, 'daily cash reconciliation'],
      [/\bstock ?take\b/giu, 'inventory count'],
    ],
    ofItAlone: /\b(?:folding|re-?stock\w* shelves|fitting rooms?|gift wrap\w*|trolleys?)\b/iu,
  },
  {
    isOf: /\b(?:nurse|nursing|ward|patients?|clinic|hospital|carer|care home)\b/u,
    words: [
      [/\bhandovers?\b/giu, 'shift handovers'],
      [/\bward rounds?\b/giu, 'daily case reviews'],
      [/\bstudent nurses\b/giu, 'trainees'],
    ],
    ofItAlone: /\b(?:catheter\w*|ng tube|wound care|bed ?baths?|feeding)\b/iu,
  },
];

/** What employers of a field look for in what somebody did elsewhere. */
export const FIELDS: readonly (readonly [RegExp, string, RegExp])[] = [
  [
    /\b(?:l ?(?:&|and|n) ?d|learning (?:and|&) development|corporate train\w+|training|instructional design\w*|e-?learning)\b/u,
    'learning and development',
    /\b(?:design\w*|course|workshops?|train\w*|online|learn\w*|apprais\w*|coach\w*|mentor\w*|facilitat\w*|instructional|articulate|moodle|lms|canva)\b/iu,
  ],
  [
    /\b(?:hr|human resources?|people (?:team|ops|operations)|recruit\w*|talent)\b/u,
    'human resources',
    /\b(?:apprais\w*|hir\w*|recruit\w*|train\w*|polic\w*|staff|onboard\w*|payroll|conflict|lead|led|team|supervis\w*)\b/iu,
  ],
  [
    /\b(?:project (?:management|manager|coordinat\w+)|pm role|pmo)\b/u,
    'project management',
    /\b(?:budget|plan\w*|deadline|project|led|lead|deliver\w*|coordinat\w*|moved|rolled out|launch\w*|team)\b/iu,
  ],
  [
    /\b(?:sales|business development|account manage\w+)\b/u,
    'sales',
    /\b(?:target\w*|customers?|clients?|sold|sell\w*|revenue|accounts?|negotiat\w*|raised|upsell\w*|additional sales)\b/iu,
  ],
  [
    /\b(?:customer (?:success|service|support|care|experience)|call cent(?:re|er)|help ?desk)\b/u,
    'customer service',
    /\b(?:customers?|guests?|clients?|patients?|complaints?|resolv\w*|answer\w*|calls?|enquir\w*|front desk|parents)\b/iu,
  ],
  [
    /\b(?:data|analytics?|analyst|bi|business intelligence)\b/u,
    'data work',
    /\b(?:reports?|excel|sql|data|figures|analys\w*|statistic\w*|dashboards?|records?|reconcil\w*)\b/iu,
  ],
  [
    /\b(?:marketing|social media|content|brand\w*|communications|pr)\b/u,
    'marketing',
    /\b(?:campaigns?|social|content|posts?|events?|wrote|writ\w*|design\w*|newsletter|website|launch\w*)\b/iu,
  ],
  [
    /\b(?:tech|software|it|programming|developer|coding|ux|product)\b/u,
    'technology',
    /\b(?:built|build|design\w*|automat\w*|excel|sql|systems?|online|software|website|app|digital|moved)\b/iu,
  ],
  [
    /\b(?:operations?|logistics|supply chain|office|admin\w*|corporate|business|company|industry|private sector)\b/u,
    'company work',
    /\b(?:schedul\w*|stock|inventory|budget|process\w*|team|led|lead|manag\w*|suppliers?|report\w*|train\w*|supervis\w*|design\w*|workshops?)\b/iu,
  ],
];
