export const nurse = {
  selectedFont: 'Source Sans',
  selectedColor: '#2563eb',
  selectedFontSize: 7.5,
  personal: {
    firstName: 'Anneliese',
    lastName: 'van der Berg',
    jobTitle: 'Registered Nurse, Intensive Care',
    email: 'anneliese.vdberg@example.nl',
    phone: '+31 6 5550 1234',
    city: 'Utrecht',
    country: 'Netherlands',
    profile:
      'Intensive-care nurse with seven years at the bedside. Calm in the night, exact with a pump, kind with families.',
  },
  workExperience: [
    {
      jobTitle: 'ICU Nurse',
      company: 'UMC Utrecht',
      startDate: '2019-04-01',
      current: true,
      description:
        '- Care for two ventilated patients a shift on a ward of 32 beds.\n- Trained 14 colleagues in prone positioning.\n- Member of the resuscitation team.',
    },
    {
      jobTitle: 'Nurse, Surgery',
      company: 'Diakonessenhuis',
      startDate: '2017-02-01',
      endDate: '2019-03-31',
      description: '- Looked after eight patients before and after surgery.',
    },
  ],
  education: [
    { institution: 'Hogeschool Utrecht', degree: 'Bachelor of Nursing', startDate: '2013-09', endDate: '2017-01' },
  ],
  skills: ['Ventilation', 'ECMO', 'Triage', 'Wound care', 'Patient education', 'HiX (EHR)'],
  certifications: '- BIG register 59000000001\n- Advanced Life Support, 2024',
  languages: [
    { name: 'Dutch', level: 'native' },
    { name: 'English', level: 'C1' },
  ],
  hobbies: ['Rowing', 'Choir'],
};
