import { portraitUrl } from './portrait.ts';

export const arabicTeacher = {
  language: 'ar',
  pageSize: 'A4',
  selectedColor: '#0b6e4f',
  selectedDateFormat: 'MM/YYYY',
  lineHeight: 1.5,
  personal: {
    firstName: 'ليلى',
    lastName: 'عبد الله الهاشمي',
    jobTitle: 'معلمة لغة إنجليزية – المرحلة الثانوية',
    email: 'layla.alhashimi@example.com',
    phone: '+971 50 555 0123',
    city: 'الشارقة',
    country: 'الإمارات العربية المتحدة',
    linkedin: 'linkedin.com/in/layla-alhashimi',
    dateOfBirth: '1988-11-02',
    nationality: 'أردنية',
    maritalStatus: 'متزوجة',
    visaStatus: 'إقامة سارية',
    profileImg: portraitUrl(),
    profile:
      'معلمة لغة إنجليزية بخبرة اثني عشر عاماً في المدارس الخاصة، حاصلة على شهادة CELTA من جامعة Cambridge. طوّرتُ برنامج قراءة رفع نسبة النجاح من 78% إلى 94% خلال عامين.',
  },
  workExperience: [
    {
      jobTitle: 'معلمة لغة إنجليزية أولى',
      company: 'مدرسة النور الدولية (Al Noor International School)',
      location: 'الشارقة',
      startDate: '2017-09',
      current: true,
      description:
        '- أدرّس اللغة الإنجليزية للصفوف 10 – 12 وفق منهج Cambridge IGCSE.\n- أعددتُ 40 درساً رقمياً باستخدام Google Classroom و Kahoot.\n- أشرف على 6 معلمات جديدات.',
    },
    {
      jobTitle: 'معلمة لغة إنجليزية',
      company: 'مدارس الجامعة',
      location: 'عمّان، الأردن',
      startDate: '2012-08',
      endDate: '2017-06',
      description: '- تدريس المرحلة الإعدادية.\n- تنظيم مسابقة الخطابة السنوية.',
    },
  ],
  education: [
    {
      institution: 'الجامعة الأردنية',
      degree: 'بكالوريوس',
      fieldOfStudy: 'اللغة الإنجليزية وآدابها',
      startDate: '2006',
      endDate: '2010',
      score: 'جيد جداً',
    },
  ],
  skills: ['إدارة الصف', 'Google Classroom', 'تصميم المناهج', 'Microsoft Teams', 'التقييم'],
  certifications: '- شهادة CELTA، جامعة Cambridge، 2014\n- رخصة معلم، وزارة التربية، 2019',
  languages: [
    { name: 'العربية', level: 'اللغة الأم' },
    { name: 'الإنجليزية', level: 'C2' },
  ],
};
