import { DEFAULT_SECTION_TITLES, type SectionKey } from '../model/resume.ts';

export interface ResumeLabels {
  present: string;
  dateOfBirth: string;
  nationality: string;
  maritalStatus: string;
  visaStatus: string;
  gender: string;
  religion: string;
  passport: string;
  other: string;
  address: string;
  email: string;
  phone: string;
  website: string;
  targetCountry: string;
  courses: string;
  grade: string;
  roles: string;
}

const ENGLISH: ResumeLabels = {
  present: 'Present',
  dateOfBirth: 'Date of birth',
  nationality: 'Nationality',
  maritalStatus: 'Marital status',
  visaStatus: 'Visa status',
  gender: 'Gender',
  religion: 'Religion',
  passport: 'Passport',
  other: 'Other',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  targetCountry: 'Target country',
  courses: 'Courses',
  grade: 'Grade',
  roles: 'Roles',
};

const ARABIC: ResumeLabels = {
  present: 'حتى الآن',
  dateOfBirth: 'تاريخ الميلاد',
  nationality: 'الجنسية',
  maritalStatus: 'الحالة الاجتماعية',
  visaStatus: 'حالة التأشيرة',
  gender: 'الجنس',
  religion: 'الديانة',
  passport: 'جواز السفر',
  other: 'أخرى',
  address: 'العنوان',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  website: 'الموقع الإلكتروني',
  targetCountry: 'بلد العمل المطلوب',
  courses: 'المقررات',
  grade: 'المعدل',
  roles: 'الأدوار',
};

const ARABIC_SECTION_TITLES: Record<SectionKey, string> = {
  personalDetails: 'البيانات الشخصية',
  summary: 'نبذة',
  experience: 'الخبرات المهنية',
  education: 'المؤهلات العلمية',
  skills: 'المهارات',
  projects: 'المشاريع',
  certifications: 'الشهادات المهنية',
  awards: 'أبرز الإنجازات',
  languages: 'اللغات',
  hobbies: 'الهوايات',
};

export function labelsOf(language: string): ResumeLabels {
  return isArabic(language) ? ARABIC : ENGLISH;
}

/** The title as the user wrote it; one that was left as it came is said in the resume's language. */
export function sectionTitleOf(key: SectionKey, title: string, language: string): string {
  return isArabic(language) && title === DEFAULT_SECTION_TITLES[key] ? ARABIC_SECTION_TITLES[key] : title;
}

function isArabic(language: string): boolean {
  return language === 'ar' || language.startsWith('ar-');
}

const RTL_LANGUAGES = new Set(['ar', 'he', 'fa', 'ur']);

export function isRtlLanguage(language: string): boolean {
  return RTL_LANGUAGES.has(language.split('-')[0]!);
}
