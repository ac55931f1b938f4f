/** The verbs that resumes and job adverts begin their lines with, and how English inflects them. */

const REGULAR =
  'abandon accelerate accept accompany accomplish achieve acquire act adapt add address adhere adjust administer adopt advance advertise advise advocate align allocate analyse analyze answer anticipate apply appraise approach approve arrange articulate ask assemble assess assign assist assure attach attain attend attract audit author automate award back bake balance benchmark boost brainstorm brief budget calculate calibrate campaign canvass capture care categorise categorize celebrate chair champion check clarify classify clean clear close co-ordinate coach counsel discipline code collaborate collate collect combine commission communicate compile complete compose compute conceive conclude conduct configure confirm connect conserve consolidate construct consult contact contain contribute control convert cook coordinate cover craft create cultivate curate customise customize debug decide decorate decrease dedicate deepen define delegate deliver demonstrate deploy describe design detect determine develop devise diagnose direct discharge discover dispatch dispense display dissect distribute diversify document double draft earn economise edit educate elevate eliminate embed employ empower enable encourage enforce engage engineer enhance enlarge enlist enrich ensure enter entertain escalate establish estimate evaluate evolve examine exceed excel execute exercise exhibit expand expedite explain explore expose extend extract fabricate facilitate file filter finalise finalize finance fix focus follow forecast formalise formalize format formulate foster found fulfil fund furnish gain garner gather gauge generate govern grade greet guard guide halve handle harmonise harvest help hire hone host identify illustrate implement import improve improvise incorporate increase index influence inform initiate innovate inspect inspire install institute instruct instrument insure integrate interpret interview introduce invent inventory investigate invoice involve issue join justify label launch learn lecture lessen leverage liaise license liquidate listen load lobby localise localize look lower maintain manage manufacture map market master maximise maximize measure mediate mentor merge migrate minimise minimize mitigate mobilise mobilize model moderate modernise modernize modify monetise monetize monitor motivate mount move narrow navigate negotiate network normalise nurture observe obtain offer onboard operate optimise optimize orchestrate order organise organize orient originate outline outperform overhaul own pack package paint parallelise parallelize participate partner perfect perform persuade photograph pilot pioneer place plan plate play polish position prepare prescribe present preserve prevent price prioritise prioritize probe process procure produce profile program programme progress project promote propose protect prototype prove provide provision publicise publish pull purchase qualify quantify query raise rank rationalise re-design re-engineer re-launch re-organise reach realise realize rebrand receive reclaim recommend reconcile reconfigure record recover recruit rectify redeploy redesign redirect reduce reengineer refactor refine refresh register regulate rehabilitate reinforce relaunch relocate remediate remodel remove render renegotiate renew renovate reorganise reorganize repair replace replicate report represent research resolve respond restock restore restructure retain retrain retrieve return revamp reverse review revise revitalise revitalize reward rework roast rotate route safeguard sample save scale schedule scope screen script season secure select serve service settle shadow shape share sharpen shift ship showcase sign simplify simulate slash socialise solve sort source spearhead specialise specialize specify sponsor spot stabilise stabilize staff stage standardise standardize start steer stem stimulate stock stop store strategise strategize streamline strengthen structure study submit succeed suggest summarise summarize supervise supplement supply support surface surpass survey sustain synchronise synthesise synthesize tabulate tackle tailor target tend test tighten total trace track trade train transact transcribe transfer transform transition translate transport travel treat triage trim triple troubleshoot tune turn tutor uncover underpin unify update upgrade upsell use utilise utilize validate value verify vet visit visualise visualize volunteer walk watch weigh welcome widen wire work yield';

const IRREGULAR: Record<string, [past: string, participle?: string]> = {
  be: ['was', 'been'],
  become: ['became', 'become'],
  begin: ['began', 'begun'],
  break: ['broke', 'broken'],
  bring: ['brought'],
  build: ['built'],
  buy: ['bought'],
  catch: ['caught'],
  choose: ['chose', 'chosen'],
  cut: ['cut'],
  deal: ['dealt'],
  do: ['did', 'done'],
  draw: ['drew', 'drawn'],
  drive: ['drove', 'driven'],
  feed: ['fed'],
  find: ['found'],
  forge: ['forged'],
  get: ['got'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  grow: ['grew', 'grown'],
  have: ['had'],
  hold: ['held'],
  keep: ['kept'],
  lead: ['led'],
  leave: ['left'],
  make: ['made'],
  meet: ['met'],
  outgrow: ['outgrew', 'outgrown'],
  oversee: ['oversaw', 'overseen'],
  overcome: ['overcame', 'overcome'],
  pay: ['paid'],
  put: ['put'],
  rebuild: ['rebuilt'],
  redo: ['redid', 'redone'],
  rewrite: ['rewrote', 'rewritten'],
  rise: ['rose', 'risen'],
  run: ['ran', 'run'],
  see: ['saw', 'seen'],
  sell: ['sold'],
  send: ['sent'],
  set: ['set'],
  speak: ['spoke', 'spoken'],
  spend: ['spent'],
  spin: ['spun'],
  stand: ['stood'],
  sweep: ['swept'],
  take: ['took', 'taken'],
  teach: ['taught'],
  tell: ['told'],
  think: ['thought'],
  undertake: ['undertook', 'undertaken'],
  understand: ['understood'],
  uphold: ['upheld'],
  win: ['won'],
  write: ['wrote', 'written'],
};

/** Verbs whose last consonant doubles: planned, planning. */
const DOUBLING = new Set(
  'cut set put run win get spin begin plan ship map trim stop spot stem vet control submit transfer program equip commit refer tag log'.split(
    ' ',
  ),
);

/** Base forms that a line can also begin with as a noun: "Lead engineer", "Design of …", "Support tickets". */
const ALSO_NOUN = new Set(
  'act address advance audit award balance benchmark boost brief budget campaign care chair champion check code commission contact control cook cover craft design detail display document draft drive engineer estimate exercise file filter finance fix focus forecast format found fund gain grade guard guide help host import increase index influence interview inventory invoice issue label launch lead lecture license load look market master measure model monitor move network offer order outline own pack package partner pilot pioneer place plan plate play position present price process produce profile program programme project promise prototype provision purchase query raise rank reach record refresh report research return review reward rework roast route run sample scale schedule screen script scope season service shape share shift sign source sponsor staff stage start stock store structure study supply support survey target test trace track trade train transfer transition transport travel treat triage trim triple tutor update upgrade use value visit volunteer walk watch welcome work yield draw deal set put cut make build hold stand feed win'.split(
    ' ',
  ),
);

export type VerbForm = 'base' | 'past' | 'gerund' | 'third';

export interface VerbReading {
  base: string;
  form: VerbForm;
  /** The same letters are also a noun, so that the place in the sentence has to decide. */
  mayBeNoun: boolean;
}

const VOWEL = /[aeiou]/;

export function pastOf(base: string): string {
  const irregular = IRREGULAR[base];
  if (irregular) return irregular[0];
  if (base.endsWith('e')) return `${base}d`;
  if (base.endsWith('y') && !VOWEL.test(base.at(-2) ?? '')) return `${base.slice(0, -1)}ied`;
  if (DOUBLING.has(base)) return `${base}${base.at(-1)}ed`;
  return `${base}ed`;
}

export function participleOf(base: string): string {
  return IRREGULAR[base]?.[1] ?? pastOf(base);
}

export function gerundOf(base: string): string {
  if (base === 'be' || base === 'see' || base === 'oversee') return `${base}ing`;
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !base.endsWith('ee')) return `${base.slice(0, -1)}ing`;
  if (DOUBLING.has(base)) return `${base}${base.at(-1)}ing`;
  return `${base}ing`;
}

export function thirdPersonOf(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  if (base.endsWith('y') && !VOWEL.test(base.at(-2) ?? '')) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

/** British doubling beside the American spelling: modelled, travelling. */
function doubledEll(base: string): string[] {
  return /[^aeiou][aeiou]l$/.test(base) ? [`${base}led`, `${base}ling`] : [];
}

function readingsOfAllVerbs(): Map<string, VerbReading> {
  const readings = new Map<string, VerbReading>();
  const note = (written: string, base: string, form: VerbForm, mayBeNoun: boolean) => {
    if (!readings.has(written)) readings.set(written, { base, form, mayBeNoun });
  };
  const bases = new Set([...REGULAR.split(' '), ...Object.keys(IRREGULAR)]);
  for (const base of bases) {
    note(base, base, 'base', ALSO_NOUN.has(base));
    note(gerundOf(base), base, 'gerund', false);
    note(thirdPersonOf(base), base, 'third', ALSO_NOUN.has(base));
    const [ledForm, lingForm] = doubledEll(base);
    if (ledForm && lingForm) {
      note(ledForm, base, 'past', false);
      note(lingForm, base, 'gerund', false);
    }
  }
  for (const base of bases) {
    // "founded" is the past of "found"; the past of "find" is written "found" and is the commoner first word.
    const past = pastOf(base);
    const sameAsBase = past === base;
    if (sameAsBase || base === 'find') readings.set(past, { base, form: 'past', mayBeNoun: false });
    else note(past, base, 'past', false);
    const participle = participleOf(base);
    if (participle !== past && participle !== base) note(participle, base, 'past', false);
  }
  return readings;
}

const READINGS = readingsOfAllVerbs();

/** Words in -ed that describe rather than tell what was done. */
const DESCRIBING = new Set(
  'advanced experienced dedicated detailed skilled seasoned motivated certified related distributed accomplished need speed seed feed committed driven results-oriented detail-oriented limited united unlimited licensed registered qualified talented gifted interested focused organized organised embedded based aged bored tired proposed shared indeed hundred chartered accredited self-motivated self-taught'.split(
    ' ',
  ),
);

/** How a line's first word reads as a verb, or null when it does not. */
export function readVerb(written: string): VerbReading | null {
  const word = written.toLowerCase();
  const known = READINGS.get(word);
  if (known) return known;
  const coPrefix = /^(co-?)(?=[a-z]{4})/.exec(word);
  if (coPrefix) {
    const rest = READINGS.get(word.slice(coPrefix[0].length));
    if (rest) return { ...rest, base: `${coPrefix[0]}${rest.base}`, mayBeNoun: false };
  }
  if (/^re-?[a-z]{4}/.test(word)) {
    const prefix = word.startsWith('re-') ? 're-' : 're';
    const rest = READINGS.get(word.slice(prefix.length));
    if (rest && rest.form !== 'third') return { ...rest, base: `${prefix}${rest.base}`, mayBeNoun: rest.mayBeNoun };
  }
  if (/^[a-z]{3,}ed$/.test(word) && !DESCRIBING.has(word)) return { base: '', form: 'past', mayBeNoun: false };
  return null;
}

/** True for -ed words that resumes use as adjectives ("dedicated professional"). */
export function describesAPerson(written: string): boolean {
  return DESCRIBING.has(written.toLowerCase());
}

export function inflect(reading: VerbReading, form: 'base' | 'past' | 'gerund'): string | null {
  if (reading.base === '') return null;
  const prefix = /^(?:co-?|re-?)(?=[a-z]{4})/.exec(reading.base)?.[0] ?? '';
  const stem = READINGS.has(reading.base) ? reading.base : reading.base.slice(prefix.length);
  const head = reading.base.slice(0, reading.base.length - stem.length);
  if (form === 'base') return head + stem;
  return head + (form === 'past' ? pastOf(stem) : gerundOf(stem));
}
