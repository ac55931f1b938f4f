import { readResumeText } from '../fixtures/read-resume-text.ts';
import { resumeLanguage } from './resume-language.ts';

const languageIn = async (text: string) => {
  const { resume, resumeText } = await readResumeText(text);
  return resumeLanguage(resume, resumeText);
};

test('a resume in English with the names of another language is one in English', async () => {
  expect(
    await languageIn(`Rui Exemplo
Sound engineer
rui@example.org

SELECTED CREDITS
Festival da Ria, Aveiro – monitor engineer, 2017, 2018
Paixão de Cristo – RF, 30 body packs, 2015

JOBS
Sonorização Exemplo Ltda, Recife — Senior audio technician
03/2016 – 12/2021
- Prep and deployment of two systems with the crew
- Head of five technicians in festivals
- Mixing for live streaming on average 110 days per year
- Cable test routine, reduced failures on site by half

CONSOLES
Yamaha

STUDY
Tecnólogo em Produção Fonográfica, Olinda – 2015`),
  ).toBe('en');
});

test('one of few words below headings of another language is in that language', async () => {
  expect(
    await languageIn(`Anna Muster
anna@example.org

BERUFLICHER WERDEGANG
03/2016 – 12/2021 Köchin, Gasthof Muster, Celle
Saucen, Fleisch, Einkauf

AUSBILDUNG
2010 – 2013 Köchin, Hotel Muster, Celle

SPRACHKENNTNISSE
Deutsch, Englisch`),
  ).toBe('other');
});
