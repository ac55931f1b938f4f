import { portraitUrl } from './portrait.ts';

export const polyglot = {
  selectedFont: 'Inter',
  selectedColor: '#c2410c',
  selectedDateFormat: 'DD/MM/YYYY',
  iconStyle: 'circle',
  capitalizationMode: 'capitalize',
  lineHeight: 1.3,
  personal: {
    firstName: 'Đặng Thị',
    lastName: 'Hồng Nhung',
    jobTitle: 'Translator — Việt, Ελληνικά, Русский',
    email: 'nhung@example.org',
    phone: '+30 210 555 0123',
    city: 'Αθήνα',
    country: 'Ελλάδα',
    website: ['translations.example.org'],
    profileImg: portraitUrl(),
    profile:
      'Μεταφράστρια με δέκα χρόνια εμπειρίας. Переводчик с вьетнамского и греческого. Tôi dịch hợp đồng, sách và phim. Fluent in diacritics: ř, ő, ğ, ș, ł, ñ, ø, å, ß, ÿ.',
  },
  workExperience: [
    {
      jobTitle: 'Freelance translator',
      company: 'Self-employed',
      startDate: '2016-01-15',
      current: true,
      description:
        '- Over 3.2 million words — contracts, films & two novels.\n- Clients: Εκδόσεις Άγρα, Издательство «Восток», Nhà xuất bản Trẻ.\n- Rates agreed in € or ₫; on time in 99 % of cases.',
    },
    {
      jobTitle: 'Project manager',
      company: 'Šťastný Překlad s.r.o.',
      location: 'Plzeň',
      startDate: '2013-09-01',
      endDate: '2015-12-31',
      description: 'Coordinated twenty-two translators in nine languages.',
    },
  ],
  education: [
    {
      institution: 'Εθνικόν και Καποδιστριακόν Πανεπιστήμιον Αθηνών',
      degree: 'MA',
      fieldOfStudy: 'Translation Studies',
      startDate: '2011-10-01',
      endDate: '2013-06-30',
    },
  ],
  skills: [{ name: 'CAT tools', keywords: ['memoQ', 'OmegaT', 'SDL Trados'] }, 'Subtitling', 'Proofreading'],
  languages: [
    { name: 'Tiếng Việt', level: 'native' },
    { name: 'Ελληνικά', level: 'C2' },
    { name: 'Русский', level: 'C1' },
    { name: 'English', level: 'C2' },
  ],
};
