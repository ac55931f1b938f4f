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

const GERMAN: ResumeLabels = {
  present: 'heute',
  dateOfBirth: 'Geburtsdatum',
  nationality: 'Staatsangehörigkeit',
  maritalStatus: 'Familienstand',
  visaStatus: 'Aufenthaltsstatus',
  gender: 'Geschlecht',
  religion: 'Religion',
  passport: 'Reisepass',
  other: 'Sonstiges',
  address: 'Anschrift',
  email: 'E-Mail',
  phone: 'Telefon',
  website: 'Website',
  targetCountry: 'Zielland',
  courses: 'Kurse',
  grade: 'Note',
  roles: 'Rollen',
};

const FRENCH: ResumeLabels = {
  present: 'aujourd’hui',
  dateOfBirth: 'Date de naissance',
  nationality: 'Nationalité',
  maritalStatus: 'Situation familiale',
  visaStatus: 'Titre de séjour',
  gender: 'Sexe',
  religion: 'Religion',
  passport: 'Passeport',
  other: 'Autres',
  address: 'Adresse',
  email: 'E-mail',
  phone: 'Téléphone',
  website: 'Site web',
  targetCountry: 'Pays visé',
  courses: 'Cours',
  grade: 'Mention',
  roles: 'Rôles',
};

const SPANISH: ResumeLabels = {
  present: 'actualidad',
  dateOfBirth: 'Fecha de nacimiento',
  nationality: 'Nacionalidad',
  maritalStatus: 'Estado civil',
  visaStatus: 'Permiso de trabajo',
  gender: 'Sexo',
  religion: 'Religión',
  passport: 'Pasaporte',
  other: 'Otros',
  address: 'Dirección',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  website: 'Sitio web',
  targetCountry: 'País de destino',
  courses: 'Asignaturas',
  grade: 'Calificación',
  roles: 'Funciones',
};

const PORTUGUESE: ResumeLabels = {
  present: 'atual',
  dateOfBirth: 'Data de nascimento',
  nationality: 'Nacionalidade',
  maritalStatus: 'Estado civil',
  visaStatus: 'Visto',
  gender: 'Sexo',
  religion: 'Religião',
  passport: 'Passaporte',
  other: 'Outros',
  address: 'Endereço',
  email: 'E-mail',
  phone: 'Telefone',
  website: 'Site',
  targetCountry: 'País de destino',
  courses: 'Disciplinas',
  grade: 'Classificação',
  roles: 'Funções',
};

const HINDI: ResumeLabels = {
  present: 'वर्तमान',
  dateOfBirth: 'जन्म तिथि',
  nationality: 'राष्ट्रीयता',
  maritalStatus: 'वैवाहिक स्थिति',
  visaStatus: 'वीज़ा स्थिति',
  gender: 'लिंग',
  religion: 'धर्म',
  passport: 'पासपोर्ट',
  other: 'अन्य',
  address: 'पता',
  email: 'ईमेल',
  phone: 'फ़ोन',
  website: 'वेबसाइट',
  targetCountry: 'लक्षित देश',
  courses: 'पाठ्यक्रम',
  grade: 'श्रेणी',
  roles: 'भूमिकाएँ',
};

const SECTION_TITLES: Record<string, Record<SectionKey, string>> = {
  ar: {
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
  },
  de: {
    personalDetails: 'Persönliche Daten',
    summary: 'Profil',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    certifications: 'Zertifikate',
    awards: 'Auszeichnungen',
    languages: 'Sprachen',
    hobbies: 'Interessen',
  },
  fr: {
    personalDetails: 'Informations personnelles',
    summary: 'Profil',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    certifications: 'Certifications',
    awards: 'Réalisations',
    languages: 'Langues',
    hobbies: 'Centres d’intérêt',
  },
  es: {
    personalDetails: 'Datos personales',
    summary: 'Perfil',
    experience: 'Experiencia',
    education: 'Formación',
    skills: 'Habilidades',
    projects: 'Proyectos',
    certifications: 'Certificaciones',
    awards: 'Logros',
    languages: 'Idiomas',
    hobbies: 'Intereses',
  },
  pt: {
    personalDetails: 'Dados pessoais',
    summary: 'Perfil',
    experience: 'Experiência',
    education: 'Formação',
    skills: 'Competências',
    projects: 'Projetos',
    certifications: 'Certificações',
    awards: 'Conquistas',
    languages: 'Idiomas',
    hobbies: 'Interesses',
  },
  hi: {
    personalDetails: 'व्यक्तिगत विवरण',
    summary: 'सारांश',
    experience: 'कार्य अनुभव',
    education: 'शिक्षा',
    skills: 'कौशल',
    projects: 'परियोजनाएँ',
    certifications: 'प्रमाणपत्र',
    awards: 'मुख्य उपलब्धियाँ',
    languages: 'भाषाएँ',
    hobbies: 'रुचियाँ',
  },
};

const LABELS: Record<string, ResumeLabels> = {
  ar: ARABIC,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  hi: HINDI,
};

/** The words that a resume of this language brings, with the user's own in their place. */
export function labelsOf(language: string, own: Partial<ResumeLabels> = {}): ResumeLabels {
  const labels = LABELS[baseOf(language)] ?? ENGLISH;
  const words = Object.entries(own).filter(([, word]) => word !== '');
  return words.length === 0 ? labels : { ...labels, ...Object.fromEntries(words) };
}

/** The title as the user wrote it; one that was left as it came is said in the resume's language. */
export function sectionTitleOf(key: SectionKey, title: string, language: string): string {
  return title === DEFAULT_SECTION_TITLES[key] ? (SECTION_TITLES[baseOf(language)]?.[key] ?? title) : title;
}

function baseOf(language: string): string {
  return language.split('-')[0]!;
}

const RTL_LANGUAGES = new Set(['ar', 'he', 'fa', 'ur']);

export function isRtlLanguage(language: string): boolean {
  return RTL_LANGUAGES.has(baseOf(language));
}
