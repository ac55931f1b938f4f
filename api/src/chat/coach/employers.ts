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
