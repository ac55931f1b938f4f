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
  name: 'name, full name, candidate name, nom, nombre, nombre completo, nome, nome completo, vollstandiger name, nom complet, الاسم, الاسم الكامل, 姓名, नाम, पूरा नाम, nom et prenom, nombre y apellidos, vor und nachname, naam, volledige naam, namn, imie i nazwisko, ad soyad, adi soyadi, isim, nome e cognome, nome e sobrenome, jmeno, jmeno a prijmeni, nume, nev, фио, имя, имя фамилия, 氏名, 名前, お名前, 성명, 이름, ονοματεπωνυμο, nama, nama lengkap, imie, nazwisko, surname, first name, last name, vorname, nachname, prenom, apellidos, cognome, navn, nimi',
  headline:
    'post applied for, position applied for, applied for, applying for, desired position, target position, current position, job title, profession, position, occupation, 职位, 应聘职位, 求职意向, المسمي الوظيفي, الوظيفه المطلوبه, المهنه, الوظيفه, post, الوظيفه الحاليه, التخصص الوظيفي, puesto deseado, poste recherche, पद',
  email:
    'email, e mail, mail, email address, email id, e mail id, correo, correo electronico, courriel, البريد الالكتروني, الايميل, ايميل, بريد الكتروني, البريد, 邮箱, 电子邮件, ईमेल, ई मेल, adresse e mail, adresse email, mel, e post, epost, e posta, eposta, e postadress, mailadres, mail adresse, indirizzo email, adres e mail, endereco de e mail, эл почта, электронная почта, почта, メール, メールアドレス, eメール, 이메일, surel, sahkoposti',
  phone:
    'phone, mobile, tel, telephone, cell, mob, mobile no, mobile number, phone number, phone no, contact no, contact number, contact, telefon, telefono, telefone, celular, movil, handy, portable, mob no, cell phone, whatsapp, gsm, tlf, telemovel, الهاتف, رقم الهاتف, الجوال, رقم الجوال, هاتف, جوال, الموبايل, موبايل, رقم الموبايل, النقال, هاتف متحرك, الهاتف المتحرك, واتساب, 电话, 手机, 联系电话, फोन, मोबाइल, फ़ोन, मोबाइल नंबर, contact numbers, telefonnummer, telefoon, telefoonnummer, mobiel, mobiltelefon, mobilnummer, mobil, mobiltelefonnummer, puhelin, nr telefonu, numer telefonu, tel kom, telefon komorkowy, kom, cep, cep telefonu, cep tel, gsm no, telefon no, tel no, cellulare, recapito telefonico, tlm, contato, telefono movil, telefono de contacto, numero de telephone, tel portable, telefonszam, mobitel, телефон, тел, моб, мобильный телефон, 電話, 電話番号, 携帯電話, 携帯, tel 携帯, 전화번호, 휴대폰, 연락처, nomor telepon, no hp, telepon, τηλεφωνο, κινητο',
  location:
    'address, location, city, residence, home address, permanent address, present address, current address, mailing address, direccion, ubicacion, ciudad, adresse, ville, anschrift, wohnort, wohnhaft in, endereco, cidade, localizacao, indirizzo, residenza, domicilio, العنوان, عنوان السكن, المدينه, السكن, مكان السكن, محل الاقامه, 地址, 所在地, 现居地, 居住地, पता, स्थान, adres, communication address, localidad, localidade, place of living, present location, based in, woonplaats, adresgegevens, adresse postale, adress, bostadsadress, ort, bostadsort, adresse privee, miejsce zamieszkania, adres zamieszkania, adres korespondencyjny, miasto, ikamet, ikametgah, ikamet adresi, yasadigi sehir, sehir, adresi, bydliste, trvale bydliste, mesto, domiciliu, lakcim, cim, lakohely, адрес, город, место жительства, город проживания, проживание, 住所, 現住所, 住址, 현주소, 주소, alamat, domisili, osoite, διευθυνση, residente en, lugar de residencia, poblacion, ciudad de residencia, morada, cidade estado, residente a, residenza e domicilio, luogo di residenza, wohnsitz, adresse actuelle, hemort',
  current_location:
    'current location, place of residence, current residence, current city, country of residence, residing in, السكن الحالي, مقر الاقامه, الموقع الحالي, مكان الاقامه, مكان الاقامه الحالي, الاقامه الحاليه, بلد الاقامه, residence country, مدينه الاقامه, currently based in, currently in, العنوان الحالي, present location, local residence',
  website:
    'website, web, portfolio, homepage, site, personal website, blog, url, sitio web, pagina web, site web, webseite, الموقع, الموقع الالكتروني, 网站, 个人网站, वेबसाइट, web site',
  linkedin: 'linkedin, linked in, لينكدان, لينكد ان, لينكدإن, linkedin profile, linkedin url, لينكدين',
  github: 'github, git hub, github profile',
  title:
    'designation, role, title, job title, position, position held, post, job role, post held, job position, puesto, cargo, poste, fonction, stelle, funktion, funcao, mansione, ruolo, المسمي الوظيفي, المنصب, الوظيفه, المسمي, الدور, 职位, 岗位, 职务, पद, पदनाम, position title, rolle, puesto desempenado, functie, functietitel, beroep, befattning, yrke, titel, tjanst, roll, stilling, tehtava, stanowisko, zajmowane stanowisko, pozycja, gorev, gorevi, pozisyon, unvan, pozice, pracovni pozice, funkce, pozicia, functia, post ocupat, functia sau postul ocupat, beosztas, munkakor, должность, посада, позиция, 職種, 役職, 職位, 직위, 직책, 담당업무, posisi, jabatan, tatigkeit, tatigkeit als, beruf, berufsbezeichnung, funktion position, position als, eingesetzt als, emploi, intitule du poste, emploi occupe, poste occupe, fonction occupee, poste ou fonction, fonction ou poste occupe, puesto de trabajo, puesto ocupado, funcion, ocupacion, categoria profesional, funcion o cargo desempenado, cargo desempenado, cargo ocupado, ocupacao, funcao ou cargo ocupado, posto, mansione svolta, qualifica, posizione, lavoro o posizione ricoperti, posizione ricoperta, tipo di impiego, incarico, occupation or position held, position or title, appointment',
  company:
    'company, employer, organization, organisation, company name, name of company, firm, client, name of employer, organization name, empresa, compania, entreprise, societe, employeur, firma, unternehmen, arbeitgeber, azienda, datore di lavoro, الشركه, جهه العمل, اسم الشركه, المؤسسه, صاحب العمل, مكان العمل, الجهه, 公司, 公司名称, 单位, 工作单位, कंपनी, संस्था, कंपनी का नाम, workplace, institution name, empleador, empregador, werkgever, bedrijf, bedrijfsnaam, organisatie, arbetsgivare, foretag, arbetsplats, arbeidsgiver, arbejdsgiver, virksomhed, bedrift, tyonantaja, yritys, nazwa firmy, pracodawca, miejsce pracy, zaklad pracy, isyeri, is yeri, sirket, sirket adi, firma adi, kurum, kurulus, zamestnavatel, spolecnost, nazev spolecnosti, angajator, numele angajatorului, munkaltato, ceg, компания, организация, работодатель, место работы, компанія, 会社, 会社名, 勤務先, 企业名称, 公司名稱, 회사, 회사명, 근무처, perusahaan, nama perusahaan, arbeitsstatte, betrieb, unternehmen firma, name des arbeitgebers, name und adresse des arbeitgebers, nom de l entreprise, nom de l employeur, nom et adresse de l employeur, lieu de travail, organisme, raison sociale, nombre de la empresa, nombre y direccion de la empresa, entidad, lugar de trabajo, organizacion, nome da empresa, nome do empregador, nome e endereco do empregador, entidade, entidade empregadora, nome e indirizzo del datore di lavoro, societa, ditta, ente, name and address of employer, employer name, workplace name, hospital',
  dates:
    'duration, period, dates, date, from, year, years, tenure, employment period, time, year of passing, passing year, from to, time period, period of employment, periodo, fecha, fechas, ano, annee, periode, zeitraum, datum, jahr, data, المده, الفتره, التاريخ, السنه, الفتره الزمنيه, سنه التخرج, تاريخ التخرج, 时间, 日期, 起止时间, 年份, 毕业时间, अवधि, वर्ष, समय, समयावधि, working period, graduation year, graduation date, year of graduation, working since, date of graduation, dauer, service period, employment dates, periode van tot, dienstverband, van tot, jaar, jaren, anstallningstid, tid, ar, okres, okres zatrudnienia, czas trwania, lata, od do, daty, tarih, tarihler, tarih araligi, calisma tarihleri, calisma suresi, giris cikis tarihi, sure, yil, yillar, donem, obdobi, datum od do, termin, perioada, idotartam, idoszak, период, период работы, сроки работы, годы, даты, год окончания, 期間, 在職期間, 年月, 在籍期間, 时间段, 起止日期, 就读时间, 在职时间, 任职时间, 기간, 근무기간, 재직기간, periode kerja, tahun, von bis, beschaftigungszeitraum, daten, zeit, dates d emploi, duree, annee d obtention, dates da a, fecha inicio fin, fecha de inicio y fin, desde hasta, duracion, ano de graduacion, anos, datas, duracao, data de inicio e fim, date da a, date da a durata, durata, anno, anni, date of employment, dates of employment, dates attended, dates employed, start date end date, inclusive dates',
  institution:
    'college, school, university, institute, institution, board, university board, name of institution, college name, universidad, universite, etablissement, ecole, hochschule, schule, universidade, instituicao, الجامعه, المدرسه, الكليه, المعهد, الجهه التعليميه, اسم الجامعه, 学校, 院校, 毕业院校, विश्वविद्यालय, संस्थान, विद्यालय, institucion, centro, board university, institute university, school college, university institute, college university, onderwijsinstelling, opleidingsinstituut, instelling, larosate, skola, utbildningsplats, skole, utdanningsinstitusjon, uddannelsessted, oppilaitos, uczelnia, szkola, nazwa uczelni, nazwa szkoly, okul, okul adi, universite adi, egitim kurumu, skola nazev, nazev skoly, institutia, institutia de invatamant, iskola, intezmeny, учебное заведение, университет, вуз, институт, заклад, 学校名, 校名, 就读院校, 毕业学校, 學校, 학교, 학교명, 출신학교, nama sekolah, institusi, perguruan tinggi, bildungseinrichtung, ausbildungsstatte, ausbildungsbetrieb, name der schule, universitat, schule hochschule, nom de l etablissement, lieu de formation, centre de formation, organisme de formation, centro de estudios, centro educativo, institucion educativa, nombre del centro, escuela, universidad o centro, escola, instituicao de ensino, nome da instituicao, estabelecimento de ensino, istituto, istituto di istruzione, nome e tipo di istituto di istruzione o formazione, scuola, universita, ateneo, ente, name of school, school name, school university, name of university, educational institution, school attended',
  degree:
    'degree, qualification, course, examination, exam, program, programme, certificate, class, titulo, diplome, abschluss, grau, curso, laurea, الدرجه, المؤهل, الدرجه العلميه, الشهاده, المؤهل العلمي, 学历, 学位, डिग्री, योग्यता, परीक्षा, titulacion, degree name, standard, qualifications, diploma, opleiding, studierichting, richting, behaald diploma, examen, inriktning, utbildning, grad, utdanning, uddannelse, tutkinto, tytul, stopien, uzyskany tytul, poziom wyksztalcenia, derece, bolum, mezuniyet, mezuniyet derecesi, egitim seviyesi, diploma derecesi, fakulte bolum, obor, studijni obor, dosazeny titul, titul, titlul obtinut, calificarea, diploma obtinuta, vegzettseg, szak, kepesites, степень, специальность, квалификация, факультет, уровень образования, образование, 学部 学科, 専攻, 学部, 学科, 所学专业, 最高学历, 學位, 학위, 전공, 학과, gelar, jurusan, program studi, bildungsabschluss, ausbildung, ausbildungsberuf, studiengang, abschluss als, angestrebter abschluss, erworbene qualifikation, diplome obtenu, intitule du diplome, titre, formation, intitule de la formation, niveau, titulo obtenido, titulacion obtenida, carrera, estudios, grado obtenido, nivel, formacao, habilitacao, grau academico, titulo da qualificacao, designacao da qualificacao atribuida, nome do curso, titolo, titolo di studio, qualifica conseguita, titolo conseguito, diploma conseguito, corso di laurea, title of qualification awarded, qualification awarded, course title, award, course of study, program of study, degree awarded, certificate obtained, qualification obtained',
  area: 'major, field of study, specialization, specialisation, dept, department, stream, branch, field, especialidad, specialite, fachrichtung, التخصص, 专业, विषय, subject, subjects, concentration, study field, discipline',
  skip: "father's name, father name, fathers name, mother's name, mother name, husband name, spouse name, place, signature, marks, percentage, grade, gpa, cgpa, result, notice, experience, total experience, team size, environment, details, technologies, responsibilities, project, description, age, blood group, height, weight, place of birth, date of issue, date of expiry, place of issue, issue date, expiry date, expiration date, valid until, children, number of children, dependents, lieu de naissance, geburtsort, lugar de nacimiento, naturalidade, مكان الميلاد, محل الميلاد, تاريخ الاصدار, تاريخ الانتهاء, العمر, عدد الابناء, 年龄, आयु, पिता का नाम, माता का नाम, location type, salary, current salary, الراتب الحالي, emergency contact, references, military status, الخدمه العسكريه, النسبه, المعدل, التقدير, iqama expiry, visa expiry, sponsorship, skype, fax, job type, employment type, reason for leaving, city of birth, ethnicity, residence id, civil id, emirates id, qatar id, iqama no, national id, id no, الرقم المدني, رقم الهويه, cpr no, issued at, guardian name, s/o, d/o, duties, main duties, tasks, main activities and responsibilities, main responsibilities, main activities, responsibilities and duties, job duties, achievements, aufgaben, aufgabenbereich, tatigkeiten, tatigkeitsbereich, aufgabengebiet, hauptaufgaben, missions, missions principales, taches, activites, principales activites, realisations, funciones, tareas, responsabilidades, actividades, logros, funciones y responsabilidades, atividades, responsabilidades atribuicoes, atribuicoes, principais atividades, principali attivita, principali mansioni e responsabilita, principali attivita e responsabilita, attivita, mansioni, compiti, attivita svolte, werkzaamheden, taken, verantwoordelijkheden, taken en verantwoordelijkheden, arbetsuppgifter, ansvarsomraden, arbeidsoppgaver, arbejdsopgaver, tyotehtavat, obowiazki, zakres obowiazkow, glowne obowiazki, gorevler, sorumluluklar, gorev tanimi, is tanimi, yapilan isler, is aciklamasi, napln prace, popis prace, responsabilitati, activitati principale, feladatok, обязанности, должностные обязанности, обов язки, 業務内容, 担当業務, 職務内容, 主な業務, 工作职责, 工作描述, 工作内容, 岗位职责, 主要职责, 업무내용, 담당, tugas, deskripsi, المهام, المهام والمسؤوليات, المسؤوليات, المهام الوظيفيه, الانجازات, الوصف الوظيفي, कार्य, कार्य विवरण, जिम्मेदारियां, type of business, type of business or sector, sector, tipo di azienda o settore, settore, branche, secteur, secteur d activite, motivo de salida, supervisor, geburtsname, luogo di nascita, dogum yeri, miejsce urodzenia, geboorteplaats, fodelseort, место рождения",
  languages:
    'languages, languages known, language, idiomas, langues, sprachen, linguas, اللغات, 语言, भाषाएँ, भाषाएं, linguistic proficiency, language known, languages spoken, known languages, spoken languages, اللغه, talen, talenkennis, sprak, kielitaito, jezyki, znajomosc jezykow, diller, yabanci dil, yabanci diller, jazyky, limbi, nyelvek, языки, 語学, 言語, 언어, bahasa, sprachkenntnisse, langues parlees, lingue, lingue conosciute',
  skills: 'skills, technical skills, key skills, المهارات',
  nationality:
    'nationality, citizenship, nacionalidad, nationalite, staatsangehorigkeit, nationalitat, nacionalidade, nazionalita, cittadinanza, الجنسيه, جنسيه, 国籍, राष्ट्रीयता, citizen of, citizenship status, staatsburgerschaft, ciudadania, present nationality, nationaliteit, medborgarskap, nasjonalitet, statsborgerskap, nationalitet, kansalaisuus, narodowosc, obywatelstwo, uyruk, uyrugu, statni prislusnost, narodnost, obcanstvo, nationalitate, cetatenie, allampolgarsag, гражданство, национальность, 국적, kewarganegaraan, υπηκοοτητα',
  visa_status:
    'visa status, visa, visa type, residence permit, type of visa, work permit, work authorization, residency status, residence status, iqama status, iqama, residency, estatus migratorio, permiso de trabajo, titre de sejour, permis de travail, aufenthaltstitel, arbeitserlaubnis, نوع الاقامه, حاله التاشيره, التاشيره, الاقامه, نوع التاشيره, حاله الاقامه, الفيزا, الكفاله, وضع الاقامه, 签证, 签证状态, वीज़ा स्थिति, residence visa, current visa status, residency type, visa sponsorship, immigration status, قابليه نقل الكفاله, حاله التأشيره, work visa, status in country, iqama transferable, residence visa status, نوع الكفاله, نوع الفيزا, حاله الكفاله, صلاحيه الاقامه, transferable visa',
  date_of_birth:
    'date of birth, dob, d o b, birth date, birthdate, birthday, born, born on, fecha de nacimiento, nacimiento, date de naissance, ne le, nee le, geburtsdatum, geboren, geboren am, data de nascimento, nascimento, data di nascita, nato il, تاريخ الميلاد, تاريخ الولاده, الميلاد, المواليد, مواليد, تاريخ ميلادي, 出生日期, 出生年月, 生日, जन्म तिथि, जन्मतिथि, date and place of birth, date of birth and age, تاريخ ومكان الميلاد, geburtsdatum und ort, جنم تاريخ, geboortedatum, geboren op, geboortedatum en plaats, geboortedatum plaats, fodelsedatum, fodelsedag, fodd, fodt, fodselsdato, syntymaaika, data urodzenia, urodzony, urodzona, dogum tarihi, dogum yeri ve tarihi, dogum tarihi ve yeri, dogum yeri tarihi, datum narozeni, narozen, narozena, data nasterii, szuletesi ido, szuletesi datum, szuletesi hely es ido, дата рождения, родился, родилась, дата народження, 生年月日, 出生, 생년월일, tanggal lahir, tempat tanggal lahir, ημερομηνια γεννησης, geburtsdatum geburtsort, geburtsdatum ort, geb, geb am, geboren in, luogo e data di nascita, data e luogo di nascita, nata il, nato a, nata a, lugar y fecha de nacimiento, f nacimiento, fecha y lugar de nacimiento, data nascimento, nascido em, nascida em, date et lieu de naissance, ne e le, place and date of birth',
  marital_status:
    'marital status, civil status, estado civil, etat civil, situation familiale, situation matrimoniale, familienstand, stato civile, الحاله الاجتماعيه, الوضع العائلي, الحاله العائليه, الوضع الاجتماعي, الحاله المدنيه, الحاله الزوجيه, 婚姻状况, 婚姻, वैवाहिक स्थिति, marital, family status, maritial status, martial status, matrimonial status, burgerlijke staat, civilstand, sivilstatus, sivilstand, civilstatus, siviilisaaty, stan cywilny, medeni durum, medeni hali, medeni hal, medeni durumu, rodinny stav, stare civila, csaladi allapot, семейное положение, сімейний стан, 配偶者, 配偶者の有無, 婚否, 결혼여부, status pernikahan, status perkawinan, οικογενειακη κατασταση, etat matrimonial, situation de famille',
  gender:
    'gender, sex, genero, sexo, sexe, geschlecht, sesso, الجنس, النوع, 性别, लिंग, geslacht, kon, kjonn, plec, cinsiyet, pohlavi, nem, пол, стать, 性別, 성별, jenis kelamin, sukupuoli',
  religion: 'religion, religion faith, faith, religione, confession, konfession, الديانه, الدين, 宗教, धर्म',
  passport:
    'passport, passport no, passport number, passport details, passport n, pasaporte, passeport, reisepass, passaporte, رقم الجواز, رقم جواز السفر, جواز السفر, 护照, 护照号码, पासपोर्ट, पासपोर्ट संख्या, passport id',
  driving_licence:
    'driving license, driving licence, driver license, drivers license, driver s license, driver s licence, licence, driving, license, permiso de conducir, carnet de conducir, licencia de conducir, permis de conduire, permis, fuhrerschein, carta de conducao, cnh, carteira de habilitacao, patente, patente di guida, رخصه القياده, رخصه السياقه, رخصه قياده, رخصه سياقه, رخصه السواقه, الرخصه, 驾照, 驾驶证, ड्राइविंग लाइसेंस, driving licenses, driving lic, driving license no, valid driving license, driver licence, car licence, رخصه القياده السعوديه, حاله رخصه القياده, rijbewijs, korkort, forerkort, korekort, ajokortti, prawo jazdy, surucu belgesi, ehliyet, surucu belgesi sinifi, ridicsky prukaz, permis de conducere, jogositvany, водительские права, водительское удостоверение, права, 運転免許, 自動車運転免許, 운전면허, patenti, patente o patenti, carta de motorista, habilitacao, carne de conducir, permiso de conduccion, permis b, fuhrerscheinklasse, driving licence category, sim',
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
