import { readingOrder } from '../../layout/reading-order.ts';
import { readPlainText } from '../../text/plain.ts';
import { readJobs } from '../experience.ts';
import { MOST_LINES } from './groupings.ts';
import { readingsOfJobs } from './job-readings.ts';
import { modelOf } from './models.ts';

const linesOf = (text: string) => readingOrder(readPlainText(new TextEncoder().encode(text), false));

function jobsOf(text: string) {
  return readJobs(linesOf(text)).map(({ title, company, start, end }) =>
    [title, company, start, end].map((field) => field?.value ?? null),
  );
}

it('tells from all entries of a section what stands where in each of them', () => {
  expect(
    jobsOf(`Marlow Medical Center, Fairhaven (cook II, 2016–2021)
Golden Crumb, Orchard Ave (line cook, 2013–2016)
Palm Sands Rocha, Jamaica (commis chef, 2009–2012)`),
  ).toEqual([
    ['cook II', 'Marlow Medical Center', '2016', '2021'],
    ['line cook', 'Golden Crumb', '2013', '2016'],
    ['commis chef', 'Palm Sands Rocha', '2009', '2012'],
  ]);
});

it('takes entries for what they are that the marks of a list hold, where no other line is dated', () => {
  expect(
    jobsOf(`• Profesor Contratado, Universidad de Muestra. Octubre 2007 – enero 2012.
• Lector de español, Università degli Studi di Prova. 2003-2006.
• Profesor de Enseñanza Secundaria, IES Fernando Ejemplo. 1999-2003.`).map(([title, , start]) => [title, start]),
  ).toEqual([
    ['Profesor Contratado', '2007-10'],
    ['Lector de español', '2003'],
    ['Profesor de Enseñanza Secundaria', '1999'],
  ]);
});

it('proposes the reading by the rules first, and readings that part the lines otherwise', () => {
  const lines = linesOf('Ward Nurse\nMercy Hospital\n2015 - 2018\n\nCarer\nElm House\n2012 - 2015');
  const { readings, isStated } = readingsOfJobs(lines, modelOf('jobs').parts);
  expect(isStated).toBe(false);
  expect(readings.length).toBeGreaterThan(4);
  expect(readings[0]!.entries.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Ward Nurse', 'Mercy Hospital'],
    ['Carer', 'Elm House'],
  ]);
});

it('reads long sections by the rules alone', () => {
  const text = 'Nurse, Mercy Hospital, 2015 - 2018\n'.repeat(MOST_LINES + 1);
  expect(readingsOfJobs(linesOf(text), modelOf('jobs').parts).readings).toHaveLength(1);
});
