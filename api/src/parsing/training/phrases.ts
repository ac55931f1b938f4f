import { readClasses, readTerms } from '@vitae/language/lists';
import { Random } from '../evaluation/people/person.ts';
import type { PhraseLabel } from '../labelling/phrase-labels.ts';

export interface LabelledPhrase {
  phrase: string;
  label: PhraseLabel;
}

const terms = (name: string) => [...readTerms(name)];
const capital = (text: string) => text.replace(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase());
const isJoined = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

const SYLLABLES =
  'ba be bi bo bra bri ca co cra da de di do dra el er fa fe fi fra ga ge gra ha he ho hu ja jo ka ke ki ko kra la le li lo lu ma me mi mo na ne ni no ol or pa pe pi pra ra re ri ro ru sa se si so sta ste ta te ti to tra ul va ve vi wa we wi za ze zi'.split(
    ' ',
  );
const ENDINGS = 'n r s t l m nd rt ck ng sch son sen ez ini elli ova owski yan oğlu ić ard eau'.split(' ');
const FIELDS =
  'sales marketing nursing finance logistics retail design quality production training research safety security customer service human resources purchasing ventas compras calidad producción logística vendas compras qualidade produção ventes achats qualité communication logistique vertrieb einkauf qualität produktion personal verkauf lager vendite acquisti produzione logistica verkoop inkoop zorg onderwijs sprzedaży zakupów produkcji försäljning inköp satış üretim kalite insan kaynakları المبيعات المشتريات الجودة الإنتاج الموارد البشرية'.split(
    ' ',
  );
const SUBJECTS =
  'economics history nursing business administration engineering education psychology law accounting marketing design philosophy biology tourism hotel management pedagogy économie histoire droit gestion psychologie lettres économie betriebswirtschaft geschichte informatik pädagogik psychologie maschinenbau administración derecho contabilidad psicología turismo filología administração direito contabilidade enfermagem economia giurisprudenza lettere lingue economie rechten verpleegkunde bedrijfskunde ekonomia prawo pedagogika psychologia hukuk işletme iktisat muhasebe المحاسبة القانون الاقتصاد التربية'.split(
    ' ',
  );
const OF = ['of', 'de', 'für', 'für', 'di', 'ds.', 'voor', 'för', 'en'];

/** Phrases with their labels, made of the lists of words and of names that chance puts together. */
export function makePhrases(count: number, seed: number): LabelledPhrase[] {
  const random = new Random(seed);
  const nouns = terms('occupation-nouns');
  const parts = terms('occupation-parts');
  const arabicNouns = terms('occupation-nouns-arabic');
  const qualifiers = terms('occupation-qualifiers');
  const organisations = terms('organisation-nouns');
  const organisationParts = terms('organisation-parts');
  const arabicOrganisations = terms('organisation-nouns-arabic');
  const legal = terms('legal-forms');
  const employers = terms('known-employers');
  const schools = terms('school-words').map((word) => word.replace(/\*/g, ''));
  const schoolParts = terms('school-parts');
  const arabicSchools = terms('school-words-arabic');
  const degrees = [...terms('degrees').map((degree) => degree.replace(/\*/g, '')), ...terms('degrees-short')];
  const degreeParts = terms('degree-parts');
  const cities = terms('cities');
  const countries = [...terms('countries'), ...terms('regions')];
  const headings = [...readClasses('headings').keys()];
  const languages = terms('languages');

  const pick = <Value>(values: readonly Value[]) => random.pick(values);
  const name = () => {
    const syllables = Array.from({ length: 1 + random.below(2) }, () => pick(SYLLABLES)).join('');
    return capital(syllables + pick(ENDINGS));
  };
  const maybe = (share: number, text: string) => (random.next() < share ? text : '');
  const place = () => capital(pick(cities));
  const make: Record<PhraseLabel, () => string> = {
    title: () => {
      const kind = random.next();
      if (kind < 0.12) return `${maybe(0.4, pick(FIELDS))}${pick(parts)}`;
      if (kind < 0.22) return `${pick(arabicNouns)} ${maybe(0.6, pick(FIELDS.slice(-6)))}`;
      const noun = capital(pick(nouns));
      if (kind < 0.5) return noun;
      if (kind < 0.75) return `${capital(pick(qualifiers))} ${noun}`;
      return kind < 0.88 ? `${noun} ${pick(OF)} ${pick(FIELDS)}` : `${capital(pick(FIELDS))} ${noun}`;
    },
    company: () => {
      const kind = random.next();
      if (kind < 0.12) return `${pick(cities)}${pick(organisationParts)}`;
      if (kind < 0.22) return `${pick(arabicOrganisations)} ${pick(cities)}`;
      const noun = capital(pick(organisations));
      if (kind < 0.4) return `${name()} ${noun}`;
      if (kind < 0.52) return `${noun} ${name()}`;
      if (kind < 0.6) return `${noun} ${pick(['de', 'of', 'di', 'van', 'in', 'am', 'w'])} ${place()}`;
      if (kind < 0.75) return `${name()} ${maybe(0.5, `${noun} `)}${pick(legal).toUpperCase()}`;
      if (kind < 0.8) return `${name()} ${pick(['&', 'and', 'und', 'et', 'y'])} ${name()}`;
      if (kind < 0.88) return capital(pick(employers));
      return `${name()}${maybe(0.4, ` ${name()}`)}`;
    },
    institution: () => {
      const kind = random.next();
      if (kind < 0.12) return `${pick(cities)}${pick(schoolParts)}`;
      if (kind < 0.22) return `${pick(arabicSchools)} ${pick(cities)}`;
      const school = capital(pick(schools));
      return kind < 0.6
        ? `${school} ${maybe(0.5, `${pick(['of', 'de', 'di', 'van', 'w'])} `)}${place()}`
        : `${random.next() < 0.5 ? name() : place()} ${school}`;
    },
    degree: () => {
      const kind = random.next();
      if (kind < 0.12) return `${pick(SUBJECTS)}${pick(degreeParts)}`;
      const degree = pick(degrees);
      const printed = random.next() < 0.8 ? capital(degree) : degree;
      return kind < 0.4
        ? printed
        : `${printed}${pick([' in', ' of', ' en', ' em', ' de', ',', ''])} ${capital(pick(SUBJECTS))}`;
    },
    place: () => {
      const kind = random.next();
      if (kind < 0.45) return place();
      if (kind < 0.85) return `${place()}, ${capital(pick(countries))}`;
      return `${10000 + random.below(80000)} ${place()}`;
    },
    other: () => {
      const kind = random.next();
      if (kind < 0.5) return capital(pick(headings));
      if (kind < 0.65) return capital(pick(languages));
      const words = Array.from({ length: 3 + random.below(4) }, () => pick(FIELDS));
      return `${capital(words[0]!)} ${words.slice(1).join(' ')}`;
    },
  };
  const labels = Object.keys(make) as PhraseLabel[];
  return Array.from({ length: count }, () => {
    const label = pick(labels);
    const phrase = make[label]().replace(/\s+/g, ' ').trim();
    return { label, phrase: isJoined(phrase) ? phrase.replace(/ /g, '') : phrase };
  });
}
