import type { WorkExperience } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { tellingStems } from './asked-words.ts';
import type { Turn } from './turn.ts';

const LATEST = /\b(?:current|present|latest|newest|last|this|recent)\b|الحالي|الحاليه/u;

const jobsOf = ({ resume }: Turn) => resume?.data.workExperience.filter(({ isHidden }) => !isHidden) ?? [];

/** The employer of the resume that a text names, by the most telling words of the name; null where it names none. */
export function employerNamed(turn: Turn, text: string): string | null {
  const jobs = jobsOf(turn);
  const said = new Set(tellingStems(text));
  const shares = jobs.map(({ company }) => tellingStems(company).filter((stem) => said.has(stem)).length);
  const most = Math.max(0, ...shares);
  return most > 0 ? jobs[shares.indexOf(most)]!.company : null;
}

/** They say that a job is meant, and not which. */
const KINDS: ReadonlySet<string> = new Set(
  'job work role position time part old first experience thing stuff whole entry year place وظيفه شغل عمل خبره'
    .split(' ')
    .flatMap(tellingStems),
);
/** Names of one kind of place. */
const SAME = new Map(
  [
    ['shop', 'store', 'retail', 'till', 'محل', 'متجر'],
    ['restaurant', 'cafe', 'kitchen', 'مطعم', 'مقهي'],
    ['hotel', 'resort', 'فندق'],
    ['hospital', 'clinic', 'مستشفي', 'عياده'],
    ['school', 'college', 'مدرسه'],
  ].flatMap(([first = '', ...others]) =>
    [first, ...others].flatMap((word) => tellingStems(word).map((stem) => [stem, first] as const)),
  ),
);
const PLACES: ReadonlySet<string> = new Set(SAME.values());
const stemsOf = (text: string) => tellingStems(text).map((stem) => SAME.get(stem) ?? stem);

/** The one job that a text names by what it was, where or with what; null where it names none or several. */
export function employerSpokenOf(turn: Turn, text: string): string | null {
  const said = stemsOf(text).filter((stem) => !KINDS.has(stem));
  if (said.length === 0) return null;
  // A topic of some line is no job; a kind of place is, wherever it is told.
  const isPlace = said.every((stem) => PLACES.has(stem));
  const texts: readonly ((job: WorkExperience) => string)[] = [
    ({ jobTitle, company, location }) => [jobTitle, company, location].join(' '),
    ({ description }) => (isPlace ? description : ''),
  ];
  const found = texts
    .map((of) =>
      jobsOf(turn).filter((job) => {
        const own = new Set(of(job).split('\n').flatMap(stemsOf));
        return said.every((stem) => own.has(stem));
      }),
    )
    .find((jobs) => jobs.length > 0);
  return found?.length === 1 ? found[0]!.company : null;
}

/** The employer that is spoken of by its name or as the one of now; null where none is. */
export function employerAt(turn: Turn, where: string): string | null {
  const named = employerNamed(turn, where);
  if (named !== null || !LATEST.test(fold(where))) return named;
  const jobs = jobsOf(turn);
  return (jobs.find(({ current }) => current) ?? jobs[0])?.company ?? null;
}

/** The one of two that is not `employer`; null where there are not two. */
export function otherEmployer(turn: Turn, employer: string | undefined): string | null {
  const others = jobsOf(turn).filter(({ company }) => company !== employer);
  return others.length === 1 ? others[0]!.company : null;
}

/** Cities in Arabic, as folded, by the English that a resume writes. */
const CITIES: readonly (readonly [string, RegExp])[] = [
  ['amman', /(?:^|\s)[بفل]?عمان(?=\s|$)/u],
  ['dubai', /دبي/u],
  ['abu dhabi', /ابو ?ظبي/u],
  ['sharjah', /شارقه/u],
  ['riyadh', /رياض(?!يات)/u],
  ['jeddah', /جده(?=\s|$)/u],
  ['doha', /دوحه/u],
  ['kuwait', /كويت/u],
  ['manama', /منامه/u],
  ['muscat', /مسقط/u],
  ['cairo', /قاهره/u],
  ['alexandria', /اسكندريه/u],
  ['beirut', /بيروت/u],
];

/** The employers of jobs that a text names by their place, newest first; none where it names no place of a job. */
export function employersByPlace(turn: Turn, text: string): string[] {
  const words = fold(text);
  const said = new Set(tellingStems(text));
  const cities = CITIES.filter(([, arabic]) => arabic.test(words)).map(([city]) => city);
  return jobsOf(turn)
    .filter(({ location }) => {
      const [city = ''] = fold(location).split(',');
      const stems = tellingStems(city);
      return city !== '' && (cities.includes(city.trim()) || stems.every((stem) => said.has(stem)));
    })
    .map(({ company }) => company);
}
