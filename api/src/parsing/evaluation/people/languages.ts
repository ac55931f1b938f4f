export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl' | 'tr' | 'ar' | 'ja' | 'zh' | 'hi' | 'sv';

export type HeadingKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'interests'
  | 'references'
  | 'personal'
  | 'contact';

/** How people of a language name themselves, their towns, their sections and their dates. */
export interface Locale {
  names: readonly string[];
  places: readonly string[];
  streets: readonly string[];
  phones: readonly string[];
  months: readonly string[];
  present: readonly string[];
  /** Several habits a kind: the first is the plainest. */
  headings: Readonly<Record<HeadingKind, readonly string[]>>;
  labels: {
    phone: string;
    email: string;
    address: string;
    born: string;
    nationality: string;
    marital: string;
    position: string;
    company: string;
    period: string;
    duties: string;
    school: string;
    degree: string;
  };
  nationality: string;
  married: string;
  speaks: readonly (readonly [language: string, level: string])[];
  hobbies: readonly string[];
  resume: string;
}

const list = (text: string) => text.split('|').map((item) => item.trim());

function locale(rows: {
  names: string;
  places: string;
  streets: string;
  phones: string;
  months: string;
  present: string;
  headings: Record<HeadingKind, string>;
  labels: string;
  facts: string;
  speaks: string;
  hobbies: string;
  resume: string;
}): Locale {
  const [phone, email, address, born, nationality, marital, position, company, period, duties, school, degree] = list(
    rows.labels,
  ) as [string, string, string, string, string, string, string, string, string, string, string, string];
  const [ownNationality, married] = list(rows.facts) as [string, string];
  return {
    names: list(rows.names),
    places: list(rows.places),
    streets: list(rows.streets),
    phones: list(rows.phones),
    months: rows.months.split(' '),
    present: list(rows.present),
    headings: Object.fromEntries(Object.entries(rows.headings).map(([kind, text]) => [kind, list(text)])) as Record<
      HeadingKind,
      string[]
    >,
    labels: { phone, email, address, born, nationality, marital, position, company, period, duties, school, degree },
    nationality: ownNationality,
    married,
    speaks: list(rows.speaks).map((item) => item.split(' = ') as [string, string]),
    hobbies: list(rows.hobbies),
    resume: rows.resume,
  };
}

export const LOCALES: Readonly<Record<Language, Locale>> = {
  en: locale({
    names:
      'Hannah Whitfield | Marcus D. Bell | Priya Raghunathan | Siobhan O’Connell | Tyrone Jackson | Emily van der Berg | Callum Reid | Grace Adeyemi | Robert "Bob" Kowalczyk | Mei-Ling Tan | Joseph Okafor | Katherine A. Stone',
    places:
      'Leeds, UK | Columbus, OH | Edinburgh, Scotland | San Antonio, TX 78205 | Boise, Idaho | Bristol | Cardiff, Wales | Queens, New York',
    streets: '14 Alma Road | 2207 Maple Ave, Apt 4B | Flat 3, 88 Canal Street | 951 W. Oak Blvd.',
    phones: '+44 7700 900812 | (614) 555-0142 | 07700 900377 | 210.555.0198 | +1 208 555 0117',
    months: 'Jan Feb March April May June July Aug Sept Oct Nov Dec',
    present: 'Present | Current | now | to date',
    headings: {
      summary: 'Summary | Profile | About Me | Who I am | Personal Statement',
      experience:
        'Work Experience | Employment History | Professional Experience | Career History | Where I’ve worked | Relevant Experience',
      education: 'Education | Education & Training | Academic Background | Where I studied | Qualifications',
      skills: 'Skills | Key Skills | Areas of Expertise | What I’m good at | Core Competencies',
      languages: 'Languages | Language Skills',
      certifications: 'Certifications | Licences & Certificates | Courses and Certificates',
      interests: 'Interests | Hobbies | Outside work',
      references: 'References',
      personal: 'Personal Details | Personal Information',
      contact: 'Contact | Get in touch | Contact Details',
    },
    labels:
      'Phone | Email | Address | Date of birth | Nationality | Marital status | Position | Employer | Period | Duties | School | Qualification',
    facts: 'British | Married',
    speaks: 'English = Native | Spanish = Intermediate | French = Basic',
    hobbies: 'Hill walking | Baking | Five-a-side football | Choir',
    resume: 'Curriculum Vitae',
  }),
  de: locale({
    names: 'Sabine Krüger | Thomas Weißenborn | Dr. Katharina Öztürk | Jens-Peter Maurer | Lea Hoffmann | Uwe Brandt',
    places: '34117 Kassel | Leipzig | 47051 Duisburg | München | 21335 Lüneburg',
    streets: 'Goethestraße 12 | Am Mühlbach 3a | Lindenallee 47',
    phones: '0561 5550123 | +49 171 5550188 | 0049 341 5550 77 | (0203) 555 01 22',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    present: 'heute | bis heute | aktuell',
    headings: {
      summary: 'Profil | Über mich | Kurzprofil',
      experience:
        'Berufserfahrung | Beruflicher Werdegang | Berufspraxis | Praktische Erfahrung | Berufliche Stationen',
      education: 'Ausbildung | Schulbildung und Ausbildung | Bildungsweg | Schulische Ausbildung | Studium und Schule',
      skills: 'Kenntnisse | Fähigkeiten und Kenntnisse | Besondere Kenntnisse | Kompetenzen | EDV-Kenntnisse',
      languages: 'Sprachen | Sprachkenntnisse',
      certifications: 'Weiterbildungen | Zertifikate | Fortbildungen',
      interests: 'Hobbys | Interessen | Freizeit',
      references: 'Referenzen',
      personal: 'Persönliche Daten | Angaben zur Person | Zur Person',
      contact: 'Kontakt | Kontaktdaten',
    },
    labels:
      'Telefon | E-Mail | Anschrift | Geburtsdatum | Staatsangehörigkeit | Familienstand | Position | Arbeitgeber | Zeitraum | Aufgaben | Schule | Abschluss',
    facts: 'deutsch | verheiratet',
    speaks: 'Deutsch = Muttersprache | Englisch = fließend | Polnisch = Grundkenntnisse',
    hobbies: 'Radfahren | Chorsingen | Ehrenamt im Sportverein',
    resume: 'Lebenslauf',
  }),
  fr: locale({
    names:
      'Camille Lefèvre | Jean-Baptiste MOREAU | Amélie d’Aubigny | Karim Benali | Sylvie GAUTHIER | Nolwenn Le Goff',
    places: '44000 Nantes | Lyon 3e | Toulouse | 35400 Saint-Malo | Bordeaux, France',
    streets: '8 rue des Lilas | 27 bis, avenue Foch | 114, cours Gambetta',
    phones: '06 12 34 56 78 | +33 6 99 88 77 66 | 02.40.55.01.23 | 07 55 01 23 45',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    present: 'aujourd’hui | à ce jour | présent',
    headings: {
      summary: 'Profil | À propos | Qui suis-je ?',
      experience:
        'Expérience professionnelle | Expériences | Parcours professionnel | Mon parcours | Expériences professionnelles',
      education: 'Formation | Formations et diplômes | Études | Parcours scolaire | Diplômes',
      skills: 'Compétences | Compétences clés | Mes atouts | Savoir-faire',
      languages: 'Langues | Langues étrangères',
      certifications: 'Certifications | Formations complémentaires | Permis et certificats',
      interests: 'Centres d’intérêt | Loisirs',
      references: 'Références',
      personal: 'État civil | Informations personnelles',
      contact: 'Contact | Coordonnées',
    },
    labels:
      'Téléphone | Courriel | Adresse | Date de naissance | Nationalité | Situation familiale | Poste | Entreprise | Période | Missions | Établissement | Diplôme',
    facts: 'française | mariée',
    speaks: 'Français = langue maternelle | Anglais = courant | Espagnol = notions',
    hobbies: 'Voile | Lecture | Théâtre amateur',
    resume: 'Curriculum vitæ',
  }),
  es: locale({
    names:
      'María del Carmen Ruiz Ortega | Javier Núñez | Lucía Fernández-Vega | Andrés Felipe Gómez Restrepo | Rosa Ibáñez | Iñaki Etxeberria',
    places: 'Getafe (Madrid) | Alicante | Bogotá, Colombia | 28912 Leganés | Valencia, España',
    streets: 'C/ Mayor 15, 3.º B | Avda. de la Constitución, 120 | Calle 45 # 23-10',
    phones: '+34 612 345 678 | 655 01 23 45 | +57 310 555 0123 | 96 555 01 77',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    present: 'actualidad | presente | hoy | actualmente',
    headings: {
      summary: 'Perfil | Sobre mí | Perfil profesional | Extracto',
      experience:
        'Experiencia laboral | Experiencia profesional | Experiencia | Trayectoria profesional | Historial laboral',
      education: 'Formación académica | Educación | Estudios | Formación | Datos académicos',
      skills: 'Habilidades | Competencias | Aptitudes | Conocimientos',
      languages: 'Idiomas',
      certifications: 'Cursos | Formación complementaria | Certificados',
      interests: 'Intereses | Aficiones',
      references: 'Referencias',
      personal: 'Datos personales',
      contact: 'Contacto | Datos de contacto',
    },
    labels:
      'Teléfono | Correo | Dirección | Fecha de nacimiento | Nacionalidad | Estado civil | Cargo | Empresa | Periodo | Funciones | Centro | Título',
    facts: 'española | casada',
    speaks: 'Español = nativo | Inglés = B2 | Francés = básico',
    hobbies: 'Senderismo | Fotografía | Cocina',
    resume: 'Currículum vítae',
  }),
  pt: locale({
    names: 'Ana Paula Ribeiro | João Pedro dos Santos Silva | Marta Gonçalves | Thiago Albuquerque | Inês Carvalho',
    places: 'Campinas – SP | Belo Horizonte, MG | Porto, Portugal | São Paulo/SP | Lisboa',
    streets: 'Rua das Flores, 245, ap. 32 | Av. Brasil, 1020 | Travessa do Carmo 7',
    phones: '(19) 99555-0123 | +55 31 98555-0188 | +351 912 345 678 | 11 95550 1234',
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    present: 'atual | atualmente | presente | o momento',
    headings: {
      summary: 'Resumo | Perfil profissional | Sobre mim | Apresentação',
      experience: 'Experiência profissional | Experiências | Histórico profissional | Experiência',
      education: 'Formação acadêmica | Escolaridade | Formação | Educação',
      skills: 'Habilidades | Competências | Conhecimentos | Qualificações',
      languages: 'Idiomas | Línguas',
      certifications: 'Cursos complementares | Certificações | Cursos',
      interests: 'Interesses | Passatempos',
      references: 'Referências',
      personal: 'Dados pessoais',
      contact: 'Contato | Contactos',
    },
    labels:
      'Telefone | E-mail | Endereço | Data de nascimento | Nacionalidade | Estado civil | Cargo | Empresa | Período | Atividades | Instituição | Curso',
    facts: 'brasileira | solteira',
    speaks: 'Português = nativo | Inglês = intermediário | Espanhol = básico',
    hobbies: 'Leitura | Corrida | Música',
    resume: 'Curriculum Vitae',
  }),
  it: locale({
    names: 'Giulia Ferrari | Francesco De Luca | Alessandra Dell’Orto | Matteo RUSSO | Chiara Bonfanti',
    places: '41121 Modena (MO) | Venezia | Parma, Italia | Bologna',
    streets: 'Via Emilia Est 45 | Piazza Garibaldi, 3 | Viale dei Mille 120/B',
    phones: '+39 340 555 0123 | 338 5550188 | 059 555 0177',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    present: 'oggi | in corso | attuale | presente',
    headings: {
      summary: 'Profilo | Presentazione | Chi sono | Profilo personale',
      experience: 'Esperienza lavorativa | Esperienze professionali | Esperienza professionale | Esperienze',
      education: 'Istruzione e formazione | Formazione | Titoli di studio | Istruzione',
      skills: 'Competenze | Capacità e competenze | Conoscenze | Competenze tecniche',
      languages: 'Lingue | Competenze linguistiche',
      certifications: 'Certificazioni | Corsi e attestati',
      interests: 'Interessi | Hobby',
      references: 'Referenze',
      personal: 'Informazioni personali | Dati personali',
      contact: 'Contatti',
    },
    labels:
      'Telefono | E-mail | Indirizzo | Data di nascita | Nazionalità | Stato civile | Mansione | Datore di lavoro | Date | Principali attività | Istituto | Titolo',
    facts: 'italiana | nubile',
    speaks: 'Italiano = madrelingua | Inglese = B1 | Tedesco = scolastico',
    hobbies: 'Trekking | Cinema | Giardinaggio',
    resume: 'Curriculum vitae',
  }),
  nl: locale({
    names: 'Marieke van den Heuvel | Bart Janssen | Fatima el Amrani | Sjoerd de Vries',
    places: '3512 AB Utrecht | Almere | Rotterdam | Tilburg',
    streets: 'Kerkstraat 21 | Laan van Meerdervoort 300',
    phones: '06 12345678 | +31 6 5550 1234 | 030-5550177',
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    present: 'heden | nu',
    headings: {
      summary: 'Profiel | Over mij | Persoonlijk profiel',
      experience: 'Werkervaring | Loopbaan | Relevante werkervaring',
      education: 'Opleidingen | Opleiding | Opleidingen en cursussen',
      skills: 'Vaardigheden | Competenties | Kennis en vaardigheden',
      languages: 'Talen | Talenkennis',
      certifications: 'Cursussen | Certificaten',
      interests: 'Hobby’s | Interesses',
      references: 'Referenties',
      personal: 'Persoonlijke gegevens | Personalia',
      contact: 'Contact | Contactgegevens',
    },
    labels:
      'Telefoon | E-mail | Adres | Geboortedatum | Nationaliteit | Burgerlijke staat | Functie | Werkgever | Periode | Werkzaamheden | School | Diploma',
    facts: 'Nederlandse | gehuwd',
    speaks: 'Nederlands = moedertaal | Engels = goed | Duits = redelijk',
    hobbies: 'Schaatsen | Koken | Lezen',
    resume: 'Curriculum Vitae',
  }),
  pl: locale({
    names: 'Agnieszka Wójcik | Paweł Kaczmarek | Małgorzata Żurawska-Nowak | Krzysztof Lis',
    places: 'Kraków | 80-001 Gdańsk | Gdynia | Łódź',
    streets: 'ul. Długa 5/12 | os. Przyjaźni 7',
    phones: '+48 601 555 012 | 512 345 678 | 58 555 01 77',
    months: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    present: 'obecnie | nadal | teraz',
    headings: {
      summary: 'Podsumowanie zawodowe | O mnie | Profil',
      experience: 'Doświadczenie zawodowe | Doświadczenie | Przebieg kariery',
      education: 'Wykształcenie | Edukacja',
      skills: 'Umiejętności | Kluczowe umiejętności | Kompetencje',
      languages: 'Języki obce | Języki',
      certifications: 'Kursy i szkolenia | Certyfikaty',
      interests: 'Zainteresowania | Hobby',
      references: 'Referencje',
      personal: 'Dane osobowe',
      contact: 'Kontakt | Dane kontaktowe',
    },
    labels:
      'Telefon | E-mail | Adres | Data urodzenia | Narodowość | Stan cywilny | Stanowisko | Firma | Okres | Obowiązki | Uczelnia | Tytuł',
    facts: 'polska | mężatka',
    speaks: 'Polski = ojczysty | Angielski = B2 | Niemiecki = podstawowy',
    hobbies: 'Żeglarstwo | Teatr | Gry planszowe',
    resume: 'Curriculum Vitae',
  }),
  tr: locale({
    names: 'Ayşe Yıldırım | Mehmet Can ÖZTÜRK | Elif Şahin | Burak Çelik',
    places: 'Kadıköy / İstanbul | Ankara | İzmir, Türkiye | Eskişehir',
    streets: 'Bağdat Cad. No: 112 D: 5 | Atatürk Mah. Gül Sok. 8',
    phones: '+90 532 555 01 23 | 0 (555) 123 45 67 | 0505 555 01 88',
    months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
    present: 'Devam ediyor | Halen | Günümüz',
    headings: {
      summary: 'Özet | Hakkımda | Profil',
      experience: 'İş Deneyimi | İş Tecrübesi | Deneyim | İş Deneyimleri',
      education: 'Eğitim Bilgileri | Eğitim | Öğrenim Durumu',
      skills: 'Yetenekler | Beceriler | Yetkinlikler',
      languages: 'Yabancı Dil | Diller',
      certifications: 'Sertifikalar | Kurs ve Sertifikalar',
      interests: 'İlgi Alanları | Hobiler',
      references: 'Referanslar',
      personal: 'Kişisel Bilgiler',
      contact: 'İletişim | İletişim Bilgileri',
    },
    labels:
      'Telefon | E-posta | Adres | Doğum Tarihi | Uyruk | Medeni Durum | Pozisyon | Firma | Tarih | Görevler | Okul | Derece',
    facts: 'T.C. | Evli',
    speaks: 'Türkçe = Ana dil | İngilizce = Orta | Almanca = Başlangıç',
    hobbies: 'Yüzme | Kitap okuma | Seyahat',
    resume: 'Özgeçmiş',
  }),
  ar: locale({
    names: 'أحمد محمود السيد | فاطمة الزهراء علي | خالد بن سعد العتيبي | نورة عبدالله | يوسف إبراهيم حسن',
    places: 'الرياض، المملكة العربية السعودية | دبي | القاهرة، مصر | جدة | أبوظبي، الإمارات',
    streets: 'شارع الملك فهد | حي النزهة، شارع 15',
    phones: '+966 50 555 0123 | 0501234567 | +971 55 555 0188 | +20 100 555 0177',
    months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
    present: 'حتى الآن | الآن | حتى تاريخه',
    headings: {
      summary: 'الملخص المهني | نبذة عني | ملخص',
      experience: 'الخبرات العملية | الخبرة المهنية | الخبرات | أولا: الخبرات العملية',
      education: 'المؤهلات العلمية | التعليم | المؤهل الدراسي | ثانيا: المؤهلات العلمية',
      skills: 'المهارات | المهارات الشخصية والفنية | القدرات والمهارات',
      languages: 'اللغات',
      certifications: 'الدورات التدريبية | الشهادات والدورات',
      interests: 'الهوايات | الاهتمامات',
      references: 'المراجع',
      personal: 'البيانات الشخصية | المعلومات الشخصية',
      contact: 'معلومات الاتصال | للتواصل',
    },
    labels:
      'الجوال | البريد الإلكتروني | العنوان | تاريخ الميلاد | الجنسية | الحالة الاجتماعية | المسمى الوظيفي | جهة العمل | الفترة | المهام | الجهة | المؤهل',
    facts: 'سعودي | متزوج',
    speaks: 'العربية = اللغة الأم | الإنجليزية = جيد جدا | الفرنسية = مبتدئ',
    hobbies: 'القراءة | السباحة | السفر',
    resume: 'السيرة الذاتية',
  }),
  ja: locale({
    names: '山田 太郎 | 佐藤 美咲 | 鈴木 健一 | 高橋 由美子',
    places: '東京都新宿区 | 大阪府大阪市北区 | 神奈川県横浜市 | 京都府京都市',
    streets: '西新宿2-8-1 | 梅田3-1-1',
    phones: '090-1234-5678 | 03-5550-0123 | 080-5550-1234',
    months: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    present: '現在',
    headings: {
      summary: '職務要約 | 自己PR',
      experience: '職務経歴 | 職歴 | 業務経験',
      education: '学歴 | 最終学歴',
      skills: 'スキル | 活かせる経験・知識・技術 | 特技',
      languages: '語学 | 語学力',
      certifications: '免許・資格 | 資格',
      interests: '趣味 | 趣味・特技',
      references: '推薦者',
      personal: '基本情報 | 個人情報',
      contact: '連絡先',
    },
    labels: '電話 | メール | 住所 | 生年月日 | 国籍 | 配偶者 | 職種 | 会社名 | 期間 | 業務内容 | 学校名 | 学位',
    facts: '日本 | 有',
    speaks: '日本語 = 母語 | 英語 = ビジネスレベル | 中国語 = 日常会話',
    hobbies: '登山 | 読書 | 料理',
    resume: '履歴書',
  }),
  zh: locale({
    names: '王丽娜 | 李建国 | 陈晓明 | 赵雨桐',
    places: '上海市浦东新区 | 成都 | 深圳市南山区 | 杭州',
    streets: '世纪大道100号 | 人民南路四段5号',
    phones: '138 0013 8000 | 13912345678 | +86 186 5550 1234',
    months: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    present: '至今 | 现在',
    headings: {
      summary: '自我评价 | 个人简介 | 个人总结',
      experience: '工作经历 | 工作经验 | 职业经历',
      education: '教育背景 | 教育经历 | 学历',
      skills: '专业技能 | 技能特长 | 个人技能',
      languages: '语言能力 | 外语水平',
      certifications: '证书 | 获得证书 | 资格证书',
      interests: '兴趣爱好',
      references: '推荐人',
      personal: '基本信息 | 个人信息',
      contact: '联系方式',
    },
    labels: '电话 | 邮箱 | 地址 | 出生日期 | 国籍 | 婚姻状况 | 职位 | 公司 | 时间 | 工作内容 | 学校 | 学历',
    facts: '中国 | 已婚',
    speaks: '普通话 = 母语 | 英语 = 流利 | 日语 = 初级',
    hobbies: '羽毛球 | 阅读 | 旅行',
    resume: '个人简历',
  }),
  hi: locale({
    names: 'राजेश कुमार शर्मा | सुनीता देवी | अमित वर्मा | पूजा मिश्रा',
    places: 'लखनऊ, उत्तर प्रदेश | वाराणसी | भोपाल, मध्य प्रदेश | जयपुर',
    streets: '24, गांधी नगर | मकान नं. 112, सेक्टर 9',
    phones: '+91 98765 43210 | 9415550123 | 0522 5550177',
    months: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
    present: 'वर्तमान | अब तक',
    headings: {
      summary: 'परिचय | सारांश',
      experience: 'कार्य अनुभव | व्यावसायिक अनुभव | अनुभव',
      education: 'शैक्षिक योग्यता | शिक्षा | शैक्षणिक योग्यता',
      skills: 'कौशल | दक्षताएँ | तकनीकी कौशल',
      languages: 'भाषाएँ | भाषा ज्ञान',
      certifications: 'प्रमाणपत्र | प्रशिक्षण',
      interests: 'रुचियाँ | शौक',
      references: 'संदर्भ',
      personal: 'व्यक्तिगत विवरण | व्यक्तिगत जानकारी',
      contact: 'संपर्क',
    },
    labels: 'मोबाइल | ईमेल | पता | जन्म तिथि | राष्ट्रीयता | वैवाहिक स्थिति | पद | संस्था | अवधि | कार्य | विद्यालय | योग्यता',
    facts: 'भारतीय | विवाहित',
    speaks: 'हिन्दी = मातृभाषा | अंग्रेज़ी = अच्छा | उर्दू = सामान्य',
    hobbies: 'क्रिकेट | संगीत | पढ़ना',
    resume: 'जीवन-वृत्त',
  }),
  sv: locale({
    names: 'Åsa Lindqvist | Erik Johansson | Samira Haddad | Örjan Nyström',
    places: 'Malmö | 222 22 Lund | Stockholm | Göteborg',
    streets: 'Storgatan 4 | Bergsgatan 17 A',
    phones: '070-123 45 67 | +46 73 555 01 23 | 040-555 01 77',
    months: 'januari februari mars april maj juni juli augusti september oktober november december',
    present: 'nu | pågående | nuvarande',
    headings: {
      summary: 'Profil | Om mig | Sammanfattning',
      experience: 'Arbetslivserfarenhet | Erfarenhet | Anställningar',
      education: 'Utbildning | Utbildningar',
      skills: 'Kompetenser | Färdigheter | Kunskaper',
      languages: 'Språk | Språkkunskaper',
      certifications: 'Kurser | Certifikat',
      interests: 'Intressen | Fritid',
      references: 'Referenser',
      personal: 'Personuppgifter',
      contact: 'Kontakt',
    },
    labels:
      'Telefon | E-post | Adress | Född | Medborgarskap | Civilstånd | Befattning | Arbetsgivare | Period | Arbetsuppgifter | Skola | Examen',
    facts: 'svensk | gift',
    speaks: 'Svenska = modersmål | Engelska = flytande | Arabiska = grundläggande',
    hobbies: 'Körsång | Längdskidor | Odling',
    resume: 'CV',
  }),
};
