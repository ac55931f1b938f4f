export const graduate = {
  selectedColor: '#0f7b6c',
  selectedFont: 'Lato',
  selectedDateFormat: 'MMM YYYY',
  lineHeight: 1.4,
  personal: {
    firstName: 'Tomás',
    lastName: 'Ferreira',
    jobTitle: 'Economics graduate',
    email: 'tomas.ferreira@example.com',
    phone: '+351 912 555 014',
    city: 'Porto',
    country: 'Portugal',
    linkedin: 'linkedin.com/in/tomas-ferreira',
    profile:
      'Economics graduate who likes data and people in equal parts. Organised a student conference for 400 guests, and wrote a thesis on rents in Porto that the city council quoted.',
  },
  education: [
    {
      institution: 'Universidade do Porto',
      degree: 'Bachelor',
      fieldOfStudy: 'Economics',
      location: 'Porto',
      startDate: '2021-09',
      endDate: '2024-07',
      score: '16 / 20',
    },
  ],
  workExperience: [
    {
      jobTitle: 'Intern, Market Research',
      company: 'Atlântica Insights',
      location: 'Porto',
      startDate: '2023-06',
      endDate: '2023-09',
      description:
        '- Prepared and analysed a survey of 1,200 households.\n- Presented the results to the client’s board.',
    },
    {
      jobTitle: 'Barista (part time)',
      company: 'Café Piolho',
      startDate: '2021-10',
      endDate: '2023-05',
      description: '- Trained four new colleagues; kept the till right to the cent.',
    },
  ],
  skills: ['Excel', 'R', 'SQL', 'Stata', 'Public speaking', 'Teamwork'],
  languages: [
    { name: 'Portuguese', level: 'native' },
    { name: 'English', level: 'C1' },
    { name: 'Spanish', level: 'B2' },
  ],
  hobbies: ['Futsal', 'Volunteering at the food bank', 'Photography'],
};
