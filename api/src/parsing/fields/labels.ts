import { foldWords } from '@vitae/language/fold';
import { hasRightToLeft } from '../text/arabic.ts';

/** What a label before a value announces. */
export type Label =
  | 'name'
  | 'headline'
  | 'email'
  | 'phone'
  | 'location'
  | 'website'
  | 'linkedin'
  | 'github'
  | 'title'
  | 'company'
  | 'dates'
  | 'institution'
  | 'degree'
  | 'area'
  | 'skip'
  | 'languages'
  | 'skills'
  | 'nationality'
  | 'visa_status'
  | 'date_of_birth'
  | 'marital_status'
  | 'gender'
  | 'religion'
  | 'passport'
  | 'driving_licence'
  | 'notice_period'
  | 'expected_salary'
  | 'current_location';

const LABELS: Record<Label, string> = {
  name: 'name, full name, candidate name, nom, nombre, nombre completo, nome, nome completo, vollstandiger name, nom complet, الاسم, الاسم الكامل, 姓名, नाम, पूरा नाम, nom et prenom, nombre y apellidos, vor und nachname',
  headline:
    'post applied for, position applied for, applied for, applying for, desired position, target position, current position, job title, profession, position, occupation, 职位, 应聘职位, 求职意向, المسمي الوظيفي, الوظيفه المطلوبه, المهنه, الوظيفه, post, الوظيفه الحاليه, التخصص الوظيفي, puesto deseado, poste recherche, पद',
  email:
    'email, e mail, mail, email address, email id, e mail id, correo, correo electronico, courriel, البريد الالكتروني, الايميل, ايميل, بريد الكتروني, البريد, 邮箱, 电子邮件, ईमेल, ई मेल, adresse e mail, adresse email',
  phone:
    'phone, mobile, tel, telephone, cell, mob, mobile no, mobile number, phone number, phone no, contact no, contact number, contact, telefon, telefono, telefone, celular, movil, handy, portable, mob no, cell phone, whatsapp, gsm, tlf, telemovel, الهاتف, رقم الهاتف, الجوال, رقم الجوال, هاتف, جوال, الموبايل, موبايل, رقم الموبايل, النقال, هاتف متحرك, الهاتف المتحرك, واتساب, 电话, 手机, 联系电话, फोन, मोबाइल, फ़ोन, मोबाइल नंबर, contact numbers',
  location:
    'address, location, city, residence, home address, permanent address, present address, current address, mailing address, direccion, ubicacion, ciudad, adresse, ville, anschrift, wohnort, wohnhaft in, endereco, cidade, localizacao, indirizzo, residenza, domicilio, العنوان, عنوان السكن, المدينه, السكن, مكان السكن, محل الاقامه, 地址, 所在地, 现居地, 居住地, पता, स्थान, adres, communication address, localidad, localidade, place of living, present location, based in',
  current_location:
    'current location, place of residence, current residence, current city, country of residence, residing in, السكن الحالي, مقر الاقامه, الموقع الحالي, مكان الاقامه, مكان الاقامه الحالي, الاقامه الحاليه, بلد الاقامه, residence country, مدينه الاقامه, currently based in, currently in, العنوان الحالي, present location, local residence',
  website:
    'website, web, portfolio, homepage, site, personal website, blog, url, sitio web, pagina web, site web, webseite, الموقع, الموقع الالكتروني, 网站, 个人网站, वेबसाइट, web site',
  linkedin: 'linkedin, linked in, لينكدان, لينكد ان, لينكدإن, linkedin profile, linkedin url, لينكدين',
  github: 'github, git hub, github profile',
  title:
    'designation, role, title, job title, position, position held, post, job role, post held, job position, puesto, cargo, poste, fonction, stelle, funktion, funcao, mansione, ruolo, المسمي الوظيفي, المنصب, الوظيفه, المسمي, الدور, 职位, 岗位, 职务, पद, पदनाम, position title, rolle, puesto desempenado',
  company:
    'company, employer, organization, organisation, company name, name of company, firm, client, name of employer, organization name, empresa, compania, entreprise, societe, employeur, firma, unternehmen, arbeitgeber, azienda, datore di lavoro, الشركه, جهه العمل, اسم الشركه, المؤسسه, صاحب العمل, مكان العمل, الجهه, 公司, 公司名称, 单位, 工作单位, कंपनी, संस्था, कंपनी का नाम, workplace, institution name, empleador, empregador',
  dates:
    'duration, period, dates, date, from, year, years, tenure, employment period, time, year of passing, passing year, from to, time period, period of employment, periodo, fecha, fechas, ano, annee, periode, zeitraum, datum, jahr, data, المده, الفتره, التاريخ, السنه, الفتره الزمنيه, سنه التخرج, تاريخ التخرج, 时间, 日期, 起止时间, 年份, 毕业时间, अवधि, वर्ष, समय, समयावधि, working period, graduation year, graduation date, year of graduation, working since, date of graduation, dauer, service period, employment dates',
  institution:
    'college, school, university, institute, institution, board, university board, name of institution, college name, universidad, universite, etablissement, ecole, hochschule, schule, universidade, instituicao, الجامعه, المدرسه, الكليه, المعهد, الجهه التعليميه, اسم الجامعه, 学校, 院校, 毕业院校, विश्वविद्यालय, संस्थान, विद्यालय, institucion, centro, board university, institute university, school college, university institute, college university',
  degree:
    'degree, qualification, course, examination, exam, program, programme, certificate, class, titulo, diplome, abschluss, grau, curso, laurea, الدرجه, المؤهل, الدرجه العلميه, الشهاده, المؤهل العلمي, 学历, 学位, डिग्री, योग्यता, परीक्षा, titulacion, degree name, standard, qualifications',
  area: 'major, field of study, specialization, specialisation, dept, department, stream, branch, field, especialidad, specialite, fachrichtung, التخصص, 专业, विषय, subject, subjects, concentration, study field, discipline',
  skip: "father's name, father name, fathers name, mother's name, mother name, husband name, spouse name, place, signature, marks, percentage, grade, gpa, cgpa, result, notice, experience, total experience, team size, environment, details, technologies, responsibilities, project, description, age, blood group, height, weight, place of birth, date of issue, date of expiry, place of issue, issue date, expiry date, expiration date, valid until, children, number of children, dependents, lieu de naissance, geburtsort, lugar de nacimiento, naturalidade, مكان الميلاد, محل الميلاد, تاريخ الاصدار, تاريخ الانتهاء, العمر, عدد الابناء, 年龄, आयु, पिता का नाम, माता का नाम, location type, salary, current salary, الراتب الحالي, emergency contact, references, military status, الخدمه العسكريه, النسبه, المعدل, التقدير, iqama expiry, visa expiry, sponsorship, skype, fax, job type, employment type, reason for leaving, city of birth, ethnicity, residence id, civil id, emirates id, qatar id, iqama no, national id, id no, الرقم المدني, رقم الهويه, cpr no, issued at, guardian name, s/o, d/o",
  languages:
    'languages, languages known, language, idiomas, langues, sprachen, linguas, اللغات, 语言, भाषाएँ, भाषाएं, linguistic proficiency, language known, languages spoken, known languages, spoken languages, اللغه',
  skills: 'skills, technical skills, key skills, المهارات',
  nationality:
    'nationality, citizenship, nacionalidad, nationalite, staatsangehorigkeit, nationalitat, nacionalidade, nazionalita, cittadinanza, الجنسيه, جنسيه, 国籍, राष्ट्रीयता, citizen of, citizenship status, staatsburgerschaft, ciudadania, present nationality',
  visa_status:
    'visa status, visa, visa type, residence permit, type of visa, work permit, work authorization, residency status, residence status, iqama status, iqama, residency, estatus migratorio, permiso de trabajo, titre de sejour, permis de travail, aufenthaltstitel, arbeitserlaubnis, نوع الاقامه, حاله التاشيره, التاشيره, الاقامه, نوع التاشيره, حاله الاقامه, الفيزا, الكفاله, وضع الاقامه, 签证, 签证状态, वीज़ा स्थिति, residence visa, current visa status, residency type, visa sponsorship, immigration status, قابليه نقل الكفاله, حاله التأشيره, work visa, status in country, iqama transferable, residence visa status, نوع الكفاله, نوع الفيزا, حاله الكفاله, صلاحيه الاقامه, transferable visa',
  date_of_birth:
    'date of birth, dob, d o b, birth date, birthdate, birthday, born, born on, fecha de nacimiento, nacimiento, date de naissance, ne le, nee le, geburtsdatum, geboren, geboren am, data de nascimento, nascimento, data di nascita, nato il, تاريخ الميلاد, تاريخ الولاده, الميلاد, المواليد, مواليد, تاريخ ميلادي, 出生日期, 出生年月, 生日, जन्म तिथि, जन्मतिथि, date and place of birth, date of birth and age, تاريخ ومكان الميلاد, geburtsdatum und ort, جنم تاريخ',
  marital_status:
    'marital status, civil status, estado civil, etat civil, situation familiale, situation matrimoniale, familienstand, stato civile, الحاله الاجتماعيه, الوضع العائلي, الحاله العائليه, الوضع الاجتماعي, الحاله المدنيه, الحاله الزوجيه, 婚姻状况, 婚姻, वैवाहिक स्थिति, marital, family status, maritial status, martial status, matrimonial status',
  gender: 'gender, sex, genero, sexo, sexe, geschlecht, sesso, الجنس, النوع, 性别, लिंग',
  religion: 'religion, religion faith, faith, religione, confession, konfession, الديانه, الدين, 宗教, धर्म',
  passport:
    'passport, passport no, passport number, passport details, passport n, pasaporte, passeport, reisepass, passaporte, رقم الجواز, رقم جواز السفر, جواز السفر, 护照, 护照号码, पासपोर्ट, पासपोर्ट संख्या, passport id',
  driving_licence:
    'driving license, driving licence, driver license, drivers license, driver s license, driver s licence, licence, driving, license, permiso de conducir, carnet de conducir, licencia de conducir, permis de conduire, permis, fuhrerschein, carta de conducao, cnh, carteira de habilitacao, patente, patente di guida, رخصه القياده, رخصه السياقه, رخصه قياده, رخصه سياقه, رخصه السواقه, الرخصه, 驾照, 驾驶证, ड्राइविंग लाइसेंस, driving licenses, driving lic, driving license no, valid driving license, driver licence, car licence, رخصه القياده السعوديه, حاله رخصه القياده',
  notice_period:
    'notice period, notice, availability, joining time, available from, available to join, availability to join, earliest start date, joining, can join, period of notice, disponibilidad, disponibilite, preavis, verfugbarkeit, verfugbar ab, kundigungsfrist, eintrittstermin, disponibilidade, disponibilita, preavviso, فتره الاشعار, فتره الانذار, مده الاشعار, التفرغ, تاريخ المباشره, موعد المباشره, الجاهزيه للعمل, مده الانذار, امكانيه المباشره, امكانيه الالتحاق, التوفر, الاستعداد للعمل, تاريخ الالتحاق, الاشعار, 到岗时间, नोटिस अवधि, joining date, joining period, preaviso, date of joining, expected joining, available, earliest joining, notice required, start date, فتره الاخطار, الانضمام, الالتحاق بالعمل, availability date, موعد الالتحاق, المباشره',
  expected_salary:
    'expected salary, salary expectation, salary expectations, salary expected, expected ctc, desired salary, expected package, pretension salarial, pretensiones salariales, expectativa salarial, pretentions salariales, pretentions, gehaltsvorstellung, gehaltswunsch, pretensao salarial, الراتب المتوقع, الراتب المطلوب, الراتب, 期望薪资, अपेक्षित वेतन, expected monthly salary, asking salary, المرتب المتوقع, remuneration expected',
};

const BY_WORDS = new Map<string, Label[]>();
/** Arabic labels without their spaces, which some generators lose. */
const BY_ARABIC_LETTERS = new Map<string, Label[]>();
for (const [label, list] of Object.entries(LABELS) as [Label, string][]) {
  for (const phrase of list.split(/\s*,\s*/)) {
    const key = foldWords(phrase);
    BY_WORDS.set(key, [...(BY_WORDS.get(key) ?? []), label]);
    if (hasRightToLeft(key)) BY_ARABIC_LETTERS.set(key.replace(/ /g, ''), BY_WORDS.get(key)!);
  }
}

/** What a text could be a label for, by its words. */
export function labelsOf(text: string): readonly Label[] {
  if (text.length > 40) return [];
  const words = foldWords(text);
  return BY_WORDS.get(words) ?? BY_ARABIC_LETTERS.get(words.replace(/ /g, '')) ?? [];
}

export interface LabelledValue {
  labels: readonly Label[];
  value: string;
}

const LABELLED = /^\s*([^:：]{2,40}?)\s*[:：]\s*[-–—]?\s*(.*)$/u;
const DASH_LABELLED = /^\s*(\p{L}[\p{L}\s.'/]{1,30}?)\s*(?:[-–—]{1,2}|=)\s+(.*)$/u;

/** "Nationality: Lebanese" in its parts, if what stands before the colon is a known label. */
export function splitLabel(text: string): LabelledValue | null {
  for (const pattern of [LABELLED, DASH_LABELLED]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const labels = labelsOf(match[1]!);
    if (labels.length > 0) return { labels, value: match[2]!.trim() };
  }
  return null;
}
