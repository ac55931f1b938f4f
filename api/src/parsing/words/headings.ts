/** What a section of a resume is about. */
export type SectionKind =
  | 'contact'
  | 'links'
  | 'summary'
  | 'objective'
  | 'experience'
  | 'research'
  | 'volunteer'
  | 'activities'
  | 'education'
  | 'thesis'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'awards'
  | 'languages'
  | 'interests'
  | 'publications'
  | 'patents'
  | 'talks'
  | 'references'
  | 'personal'
  | 'declaration'
  | 'other';

const list = (phrases: string): readonly string[] =>
  phrases
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter(Boolean);

/**
 * Headings as resumes print them, in folded words, by kind: English, Spanish, French, German, Portuguese, Italian, Dutch,
 * Swedish, Polish, Turkish, Romanian, Finnish, Danish, Norwegian, then Arabic, Chinese and Hindi.
 */
export const HEADINGS: Readonly<Record<Exclude<SectionKind, 'other'>, readonly string[]>> = {
  contact: list(`
contact, contacts, contact me, contact details, contact information, contact info, get in touch, reach me, address, contact data, contacto,
datos de contacto, informacion de contacto, coordonnees, contactez moi, mes coordonnees, kontakt, kontaktdaten, contato, contatos, dados de contato,
informacoes de contato, contatti, recapiti, contactgegevens, kontaktuppgifter, dane kontaktowe, iletisim, date de contact, coordonnees personnelles,
contact and links, reach out,
بيانات التواصل, معلومات التواصل, معلومات الاتصال, بيانات الاتصال, التواصل, للتواصل, العنوان, وسائل التواصل, الاتصال, 联系方式, 联系信息, 联系我, संपर्क,
संपर्क विवरण, संपर्क जानकारी
`),
  links: list(`
links, online, online presence, social, social media, social links, profiles, online profiles, web, portfolio links, find me online, on the web,
enlaces, liens,
روابط, الروابط, 链接
`),
  summary: list(`
summary, professional summary, executive summary, career summary, profile, professional profile, career profile, about, about me, who i am, overview,
profile summary, summary of qualifications, qualifications summary, personal statement, professional overview, career overview, bio, biography,
introduction, highlights, career highlights, personal summary, synopsis, background, in brief, at a glance, headline, brief, snapshot,
professional statement, summary statement, executive profile, candidate profile, key highlights, professional snapshot, my profile, my story,
statement, resumen, resumen profesional, perfil, perfil profesional, sobre mi, acerca de mi, extracto, presentacion, sintesis profesional,
resume professionnel, profil, profil professionnel, a propos, a propos de moi, presentation, synthese, qui suis je, kurzprofil, uber mich, ueber mich,
zusammenfassung, personliches profil, berufliches profil, resumo, resumo profissional, perfil profissional, sobre, sobre mim, sumario, apresentacao,
resumo de qualificacoes, profilo, profilo professionale, sommario, chi sono, profiel, samenvatting, over mij, persoonlijk profiel, sammanfattning,
om mig, podsumowanie, podsumowanie zawodowe, profil zawodowy, o mnie, ozet, hakkimda, kariyer ozeti, profilo personale, sintesi professionale,
despre mine, quem sou, resumo do perfil, in short, tl dr, mission statement, personal profile statement, professional bio, qui suis-je, ich uber mich,
الملخص, ملخص, الملخص المهني, الملخص الوظيفي, الملخص الشخصي, نبذه, نبذه عني, نبذه مختصره, نبذه شخصيه, نبذه مهنيه, لمحه, لمحه عامه, ملخص مهني, ملف شخصي,
الملف الشخصي, الملف المهني, ملخص الخبره, من انا, عني, ملخص السيره الذاتيه, مقدمه, 个人简介, 自我评价, 个人总结, 简介, 关于我, 个人概述, 自我介绍, 个人优势, सारांश, परिचय,
व्यावसायिक सारांश, प्रोफाइल, प्रोफ़ाइल, मेरे बारे में, संक्षिप्त परिचय
`),
  objective: list(`
objective, career objective, job objective, professional objective, career goal, career goals, goal, goals, objectives, employment objective,
career aim, aim, position desired, career vision, objetivo, objetivo profesional, objetivo laboral, objectif, objectif professionnel,
projet professionnel, berufsziel, karriereziel, ziel, objetivo profissional, objetivos, obiettivo, obiettivo professionale,
الهدف, الهدف الوظيفي, الهدف المهني, الاهداف, هدفي, الهدف من العمل, الطموح, 求职意向, 求职目标, 职业目标, 应聘职位, उद्देश्य, करियर उद्देश्य, कैरियर उद्देश्य,
कार्य उद्देश्य
`),
  experience: list(`
percurso profissional, experiencia laboral y profesional, berufspraxis, berufstatigkeit, credits, professional credits,
experience, experiences, work experience, professional experience, employment, employment history, work history, career history, job history,
professional background, relevant experience, career, work, employment record, working experience, job experience, industry experience,
professional history, career experience, internships, internship, internship experience, related experience, additional experience, other experience,
selected experience, teaching experience, clinical experience, work and leadership experience, experience and leadership,
leadership and work experience, employment scan, career path, career progression, positions held, professional career, employment details,
employment experience, field experience, where i ve worked, previous employment, current employment, past experience, work background,
previous experience, career record, professional appointments, appointments, industrial training, training and experience, where i have worked, roles,
freelance experience, freelance work, military experience, military service, experiencia, experiencia laboral, experiencia profesional,
historial laboral, trayectoria profesional, trayectoria, experiencia de trabajo, practicas, empleo, trayectoria laboral, experience professionnelle,
experiences professionnelles, parcours professionnel, parcours, stages, emplois, experience de travail, berufserfahrung, beruflicher werdegang,
berufspraxis, werdegang, praktika, arbeitserfahrung, berufliche erfahrung, praktische erfahrung, berufliche stationen, berufliche laufbahn,
tatigkeiten, experiencia profissional, historico profissional, experiencias, experiencias profissionais, trajetoria profissional, esperienza,
esperienze, esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali, werkervaring, doswiadczenie,
doswiadczenie zawodowe, is deneyimi, deneyim, werkgeschiedenis, loopbaan, arbetslivserfarenhet, erfarenhet, kariyer, percorso professionale,
experienta profesionala, experienta, kokemus, tyokokemus, erhvervserfaring, arbeidserfaring, professional journey, career journey, work life,
positions, recent roles, what i have done, jobs, selected roles, key roles, practical experience, industry experience and internships, laufbahn,
stationen, praxiserfahrung, mes experiences, vida laboral, atuacao profissional,
الخبره, الخبرات, الخبره العمليه, الخبرات العمليه, الخبره المهنيه, الخبرات المهنيه, الخبرات الوظيفيه, الخبره الوظيفيه, السجل الوظيفي, التاريخ الوظيفي,
خبرات العمل, خبره العمل, الخبره التدريسيه, الخبرات السابقه, المسيره المهنيه, المسار الوظيفي, المسار المهني, الخبرات التدريسيه, الوظائف السابقه,
التدرج الوظيفي, الاعمال السابقه, التدريب العملي, التدريب الميداني, سجل العمل, تاريخ العمل, التجربه المهنيه, التجارب المهنيه, خبرات, الخبره والعمل,
خبراتي, التدريب التعاوني, 工作经历, 工作经验, 职业经历, 工作履历, 实习经历, 从业经历, 任职经历, कार्य अनुभव, अनुभव, कार्यानुभव, पेशेवर अनुभव, व्यावसायिक अनुभव, रोजगार,
रोज़गार इतिहास, नौकरी का अनुभव
`),
  research: list(`
research, research experience, research and development, investigacion, recherche, forschung, pesquisa,
الابحاث, البحوث, 科研经历, 研究经历
`),
  volunteer: list(`
volunteer, volunteering, volunteer experience, volunteer work, voluntary work, voluntary experience, community service, community involvement,
volunteer activities, volunteer history, social work, community, community engagement, volunteering experience, voluntariado,
experiencia de voluntariado, benevolat, engagement associatif, ehrenamt, ehrenamtliche tatigkeit, ehrenamtliches engagement, trabalho voluntario,
volontariato, vrijwilligerswerk, volontararbete, wolontariat, gonullu calismalar, voluntariat, ehrenamtliche tatigkeiten, giving back,
العمل التطوعي, الاعمال التطوعيه, التطوع, الخبره التطوعيه, الانشطه التطوعيه, الخبرات التطوعيه, 志愿者经历, 志愿服务, स्वयंसेवा, स्वयंसेवी कार्य
`),
  activities: list(`
activities, extracurricular activities, extra curricular activities, leadership, leadership experience, leadership and activities, campus involvement,
on campus involvement, involvement, affiliations, professional affiliations, memberships, professional memberships, organizations,
activities and voluntary work, activities and leadership, campus activities, associations, clubs, co curricular activities,
memberships and affiliations, professional development, student activities, campus leadership, governance, board memberships, committees, service,
positions of responsibility, activities and interests, extracurriculars, extracurricular, actividades, activites, aktivitaten, atividades,
mitgliedschaften, activites extra professionnelles, atividades extracurriculares,
الانشطه, النشاطات, العضويات, الانشطه الطلابيه, عضويات, 校园经历, 社团活动, 校园活动, गतिविधियां, गतिविधियाँ, पाठ्येतर गतिविधियाँ
`),
  education: list(`
habilitacoes academicas, habilitacoes literarias, percurso academico, habilitacoes,
education, academic background, educational background, academic qualifications, educational qualifications, educational qualification, qualification,
qualifications, academic history, education and training, education and qualifications, education and certifications, academics, academic credentials,
schooling, academic qualification, education background, education history, studies, degrees, academic record, academic profile, scholastic record,
education details, academic details, educational details, training and education, academic education, education and credentials, academic,
formal education, academic achievements, education qualification, education qualifications, academia, educational credentials, educational history,
educacion, formacion, formacion academica, estudios, educacion y formacion, estudios realizados, titulacion, antecedentes academicos, formation,
formations, etudes, diplomes, parcours academique, formation academique, scolarite, cursus, diplomes et formations, formation et diplomes,
parcours scolaire, cursus scolaire, education et formation, ausbildung, bildung, studium, bildungsweg, schulbildung, akademischer werdegang,
bildungsgang, ausbildung und studium, schulische ausbildung, hochschulbildung, akademische ausbildung, educacao, formacao, formacao academica,
escolaridade, istruzione, formazione, istruzione e formazione, titoli di studio, opleiding, wyksztalcenie, egitim, opleidingen, opleiding en cursussen,
utbildning, studi, educatie, studii, koulutus, uddannelse, utdanning, schule und studium, studium und schule, where i studied,
education and postgraduate training, etudes et diplomes, escolaridad,
التعليم, المؤهلات, المؤهلات العلميه, المؤهل العلمي, التحصيل العلمي, المؤهلات الاكاديميه, التعليم والمؤهلات, الشهادات العلميه, المسار التعليمي, الدراسه,
التحصيل الدراسي, المؤهلات الدراسيه, السيره الاكاديميه, التعليم والتدريب, الخلفيه التعليميه, المؤهل الدراسي, الخلفيه الاكاديميه, التعليم الاكاديمي,
المؤهلات التعليميه, المؤهلات العلميه والاكاديميه, الدراسه والتعليم, 教育背景, 教育经历, 学历, 教育, 学习经历, 教育程度, शिक्षा, शैक्षिक योग्यता, शैक्षणिक योग्यता,
शैक्षिक पृष्ठभूमि, शैक्षणिक विवरण
`),
  thesis: list(`
thesis, theses, master thesis, masters thesis, dissertation, doctoral thesis, phd thesis, bachelor thesis, tesis, tesis de maestria, these, memoire,
abschlussarbeit, masterarbeit, dissertacao, tese, tesi,
رساله الماجستير, رساله الدكتوراه, الاطروحه
`),
  skills: list(`
methods, techniques, methods and techniques, lab skills, laboratory skills, laboratory techniques, methoden, metodos, tecnicas,
skills, technical skills, key skills, core skills, skill set, skillset, skills summary, professional skills, competencies, core competencies,
key competencies, areas of expertise, expertise, technologies, technical expertise, technical proficiencies, technical knowledge, computer skills,
it skills, tools, tools and technologies, technical skill, strengths, key strengths, core strengths, soft skills, hard skills, tech stack,
technical stack, programming skills, software, software skills, erp and software, skills and tools, skills and technologies, skills and expertise,
skills and competencies, specialties, specialities, capabilities, core capabilities, proficiencies, technical competencies, skills and abilities,
abilities, programming languages, skills and interests, skills and awards, technical summary, relevant skills, additional skills, other skills,
personal skills, interpersonal skills, transferable skills, key qualifications, technical proficiency, software proficiency, stack, technology,
toolbox, toolkit, what i do, digital skills, management skills, functional skills, computer proficiency, computer knowledge, key competences,
competences and skills, trade skills, skills profile, areas of specialization, area of expertise, technical, skill, design skills, software and tools,
frameworks, technical tools, domain knowledge, domain expertise, skills and certifications, skills and languages, programming, software knowledge,
technical strengths, core expertise, competences, key expertise, leadership skills, habilidades, competencias, aptitudes, conocimientos,
habilidades tecnicas, destrezas, conocimientos de computacion, informatica, conocimientos informaticos, competencias tecnicas, competencias clave,
conocimientos tecnicos, habilidades y competencias, herramientas, competences, competences techniques, competences cles, competences informatiques,
competences professionnelles, savoir faire, savoir etre, informatique, outils, atouts, domaines de competence, domaines de competences, logiciels,
kenntnisse, fahigkeiten, fachkenntnisse, kompetenzen, edv kenntnisse, it kenntnisse, technische kenntnisse, qualifikationen, technische fahigkeiten,
kernkompetenzen, fahigkeiten und kenntnisse, kenntnisse und fahigkeiten, besondere kenntnisse, starken, sonstige kenntnisse, weitere kenntnisse,
software kenntnisse, competencias, conhecimentos, habilidades tecnicas, competencias tecnicas, qualificacoes, conhecimentos tecnicos,
habilidades e competencias, ferramentas, competenze, competenze tecniche, capacita, competenze digitali, vaardigheden, umiejetnosci, yetenekler,
beceriler, competenties, kennis en vaardigheden, kompetenser, fardigheter, conoscenze informatiche, competente, abilitati, taidot, kompetencer,
ferdigheter, what i know, what i can do, what i am good at, tool kit, tool belt, technical toolkit, methods and tools,
المهارات, مهارات, المهارات الفنيه, المهارات التقنيه, المهارات الشخصيه, المهارات المهنيه, المهارات والقدرات, القدرات, مهارات الحاسب,
مهارات الحاسب الالي, الكفاءات, المهارات الاساسيه, نقاط القوه, المهارات الحاسوبيه, مهارات الحاسوب, المهارات والكفاءات, المهارات الاداريه,
مهارات الكمبيوتر, البرامج, المهارات العمليه, المهارات الناعمه, الجدارات, المهارات الوظيفيه, مهاراتي, الادوات والتقنيات, المهارات الرئيسيه, 技能, 专业技能,
个人技能, 技能特长, 技术栈, 掌握技能, 技能清单, 技术能力, 专业能力, कौशल, तकनीकी कौशल, मुख्य कौशल, कंप्यूटर कौशल, दक्षता, प्रमुख कौशल, योग्यताएं
`),
  projects: list(`
projects, personal projects, side projects, academic projects, key projects, selected projects, project experience, open source, open source projects,
key project handled, other project handled, project, final year project, major projects, notable projects, technical projects, relevant projects,
project work, projects undertaken, projects handled, portfolio, graduation project, open source contributions, course projects, recent projects,
software projects, independent projects, research projects, project details, projects and research, major project, capstone project,
university projects, featured projects, proyectos, proyectos personales, projets, projets personnels, projets academiques, projekte, projekterfahrung,
projetos, projetos pessoais, progetti, proyectos destacados, projekty, projeler, projecten, projekt, proiecte, things i have built, what i have built,
selected work, selected works, case studies,
المشاريع, مشاريع, مشروع التخرج, اهم المشاريع, المشروعات, ابرز المشاريع, 项目经历, 项目经验, 项目, 个人项目, परियोजनाएं, परियोजनाएँ, परियोजना, प्रोजेक्ट, प्रोजेक्ट्स
`),
  certifications: list(`
certifications, certification, certificates, certificate, licenses, licences, licenses and certifications, certifications and licenses, training,
trainings, courses, short courses, training and certifications, certifications and training, professional certifications, training courses,
professional training, professional qualifications, credentials, licensure, licensure and certification, certificates and training,
courses and certifications, certifications and courses, online courses, courses and training, workshops, trainings and certifications,
licences and certifications, certified courses, certificates and licenses, technical certifications, professional certificates, training attended,
trainings attended, courses attended, certificates and courses, licensures, trainings and courses, seminars, workshops and seminars,
continuing education, licenses and certificates, relevant coursework, coursework, professional licenses, training and development, safety training,
safety certifications, professional development and training, certificaciones, cursos, certificados, cursos y certificaciones,
formacion complementaria, licencias y certificaciones, certifications et formations, certificats, formations complementaires, habilitations,
zertifikate, zertifizierungen, weiterbildung, weiterbildungen, fortbildungen, fortbildung, schulungen, zertifikate und weiterbildungen, certificacoes,
cursos e certificacoes, certificados e cursos, cursos complementares, certificazioni, corsi, corsi e certificazioni, certyfikaty, sertifikalar,
certificaten, cursussen, certifikat, kurser, kursy, kursy i szkolenia, cursuri, fort und weiterbildung, lehrgange, licensure and certifications,
board certification, board certifications, accreditations,
الشهادات, الشهادات المهنيه, الشهادات الاحترافيه, الدورات, الدورات التدريبيه, الدورات والشهادات, التراخيص, الشهادات والدورات, التدريب, شهادات, دورات,
الرخص المهنيه, الدورات التدريبيه والشهادات, الشهادات والتراخيص, الرخص والشهادات, الاعتمادات, البرامج التدريبيه, الشهادات والدورات التدريبيه,
دورات تدريبيه, ورش العمل, الشهادات المهنيه والدورات, التدريب والدورات, 证书, 资格证书, 培训经历, 技能证书, 证书资质, प्रमाणपत्र, प्रमाण पत्र, प्रशिक्षण, प्रमाणन,
पाठ्यक्रम
`),
  awards: list(`
awards, honors, honours, honors and awards, awards and honors, achievements, key achievements, accomplishments, recognition, awards and recognition,
scholarships, selected honors, awards and achievements, honours and awards, most proud of, distinctions, prizes, fellowships, awards and scholarships,
achievements and awards, honors and scholarships, fellowships and awards, honors and achievements, professional achievements, major achievements,
key accomplishments, grants, grants and awards, awards and grants, selected awards, scholarships and awards, awards and distinctions,
awards and honours, honors awards, premios, logros, reconocimientos, premios y reconocimientos, becas, prix, distinctions, recompenses,
prix et distinctions, realisations, auszeichnungen, preise, erfolge, stipendien, auszeichnungen und stipendien, premios e reconhecimentos, conquistas,
premiacoes, premi, riconoscimenti, nagrody, oduller, prijzen, utmarkelser, nagrody i wyroznienia, premi e riconoscimenti, premii,
stipendien und preise, preise und auszeichnungen,
الجوائز, الانجازات, التكريمات, الجوائز والتكريم, الجوائز والانجازات, شهادات التقدير, اهم الانجازات, جوائز, انجازات, الجوائز والتقديرات, التكريم, 获奖经历,
荣誉奖项, 奖项, 荣誉, 所获荣誉, 获奖情况, पुरस्कार, उपलब्धियां, उपलब्धियाँ, सम्मान, पुरस्कार और सम्मान
`),
  languages: list(`
languages, language, language skills, languages known, language proficiency, linguistic skills, foreign languages, spoken languages, languages spoken,
known languages, language competencies, language knowledge, linguistic proficiency, language abilities, idiomas, lenguas, langues,
competences linguistiques, langues etrangeres, sprachen, sprachkenntnisse, fremdsprachen, linguas, lingue, conoscenze linguistiche,
competenze linguistiche, talen, jezyki, diller, yabanci dil, talenkennis, sprak, sprakkunskaper, jezyki obce, yabanci diller, lingue straniere,
limbi straine, kielitaito, sprog, connaissances linguistiques,
اللغات, لغات, المهارات اللغويه, اللغه, إجاده اللغات, 语言, 语言能力, 语言技能, भाषाएं, भाषाएँ, भाषा, भाषा ज्ञान, भाषा कौशल
`),
  interests: list(`
interests, hobbies, hobbies and interests, interests and hobbies, personal interests, hobby, leisure, pastimes, passions, other interests, interest,
hobbies interests, interests and activities, outside interests, extracurricular interests, free time, intereses, aficiones, pasatiempos, loisirs,
centres d interet, centres d interets, centres d'interet, hobbys, interessen, hobbys und interessen, interesses, passatempos, interessi,
hobby e interessi, hobbies e interesses, interessen und hobbys, passions et loisirs, zainteresowania, ilgi alanlari, hobby s, vrije tijd, intressen,
fritid, hobiler, interessi personali, beyond work, outside work, outside of work, when not working, off the clock, life outside work, harrastukset,
freizeit, freizeitaktivitaten,
الهوايات, الاهتمامات, هوايات, الهوايات والاهتمامات, اهتمامات, الاهتمامات والهوايات, 兴趣爱好, 爱好, 兴趣, रुचियां, रुचियाँ, शौक, रुचि, अभिरुचि, अभिरुचियाँ
`),
  publications: list(`
publications, publication, selected publications, papers, research papers, journal articles, articles, books, conference papers, refereed publications,
peer reviewed publications, publicaciones, veroffentlichungen, publikationen, publicacoes, pubblicazioni, publications and presentations,
publications and patents, research publications, writing, publicaties, publikationer, publikacje, yayinlar,
المنشورات, الابحاث المنشوره, المؤلفات, النشر العلمي, الابحاث العلميه, الابحاث والمنشورات, 发表论文, 论文, 学术成果, प्रकाशन
`),
  patents: list(`
patents, patent, patents and publications, inventions, patentes, brevets, patente, brevetti,
براءات الاختراع, 专利, पेटेंट
`),
  talks: list(`
talks, invited talks, presentations, conferences, speaking, lectures, conference presentations, speaking engagements, public speaking,
conferences and talks, presentations and talks, ponencias, conferencias, vortrage, palestras,
المؤتمرات, المحاضرات, 会议
`),
  references: list(`
references, referees, reference, referee, testimonials, recommendations, professional references, referencias, referenzen, referencias personales,
recommandations, referenze, referenties, referenser, referencje, referanslar, referinte,
المراجع, المعرفون, المعرفين, مراجع, الاشخاص المعرفون, جهات الاتصال المرجعيه, جهات مرجعيه, 推荐人, 证明人, संदर्भ
`),
  personal: list(`
personal details, personal information, personal data, personal profile, personal particulars, additional information, personal info,
other information, bio data, biodata, passport details, other details, personal, additional details, miscellaneous, passport and visa details,
visa details, family background, personal background, additional info, visa status, general information, further information, passport information,
basic information, personal details and visa, personal memoranda, personal vitae, datos personales, informacion personal, otros datos,
datos de interes, informacion adicional, datos adicionales, otros, etat civil, informations personnelles, informations complementaires,
donnees personnelles, divers, personliche daten, personalien, angaben zur person, zur person, sonstiges, personliche angaben, weitere informationen,
dados pessoais, informacoes pessoais, informacoes adicionais, outras informacoes, dati personali, informazioni personali, ulteriori informazioni,
personalia, persoonlijke gegevens, personuppgifter, dane osobowe, kisisel bilgiler, date personale,
المعلومات الشخصيه, البيانات الشخصيه, معلومات شخصيه, بيانات شخصيه, معلومات اضافيه, بيانات جواز السفر, التفاصيل الشخصيه, معلومات اخري, بيانات عامه,
معلومات عامه, المعلومات الاضافيه, البيانات الاساسيه, بيانات الجواز, بيانات اضافيه, الحاله الشخصيه, معلومات جواز السفر, المعلومات العامه,
البيانات العامه, بيانات جواز السفر والاقامه, 个人信息, 基本信息, 个人资料, 其他信息, व्यक्तिगत विवरण, व्यक्तिगत जानकारी, निजी जानकारी, अन्य जानकारी, अतिरिक्त जानकारी
`),
  declaration: list(`
declaration, declarations, declaracion, declaracao, undertaking, self declaration,
الاقرار, اقرار, التعهد, घोषणा
`),
};

type NounTable = Readonly<Partial<Record<SectionKind, readonly string[]>>>;

/** The word that decides what a longer heading is about: "Computer Engineering Experience". */
export const HEAD_NOUNS: NounTable = {
  volunteer: list('volunteer, volunteering, voluntary, community'),
  activities: list('leadership, activities, affiliations, memberships, involvement, extracurricular'),
  publications: list('publications, publicaciones, publikationen, publicacoes, pubblicazioni, papers'),
  patents: list('patents'),
  projects: list(`
projects, project, proyectos, projets, projekte, projetos, progetti, projecten, projekty,
المشاريع, 项目
`),
  certifications: list(`
certifications, certificates, licenses, licences, courses, training, trainings, certificaciones, certificacoes, zertifikate, certification, licensure,
credentials, certificazioni, weiterbildung, fortbildung, corsi, cursos, formations,
الدورات, الشهادات
`),
  awards: list(`
awards, honors, honours, achievements, accomplishments, scholarships, premi, premios, prix, auszeichnungen, distinctions, award, prizes
`),
  languages: list('languages, idiomas, langues, اللغات, lingue, talen, sprachen, sprachkenntnisse, linguas, jezyki'),
  interests: list(`
hobbies, interests, interessi, interessen, loisirs, hobbys, aficiones, intereses, interesses, interets
`),
  references: list('references, referees, reference, referencias, referenzen'),
  education: list(`
education, educational, academic, qualifications, educacion, formacion, formation, educacao, formacao, ausbildung, studium, schule, studies, schooling,
degrees, opleiding, opleidingen, utbildning, wyksztalcenie, egitim, istruzione, formazione, etudes, estudios, diplomes, bildung, schulbildung,
qualification,
التعليم, المؤهلات, 教育, योग्यता
`),
  skills: list(`
skills, competencies, competences, expertise, technologies, tools, proficiencies, strengths, knowledge, software, habilidades, competencias,
kenntnisse, kompetenzen, conocimientos, competenze, vaardigheden, umiejetnosci, fahigkeiten, fachkenntnisse, kompetenser, toolkit, stack, competence,
capabilities, habilidade, proficiency,
المهارات, مهارات, 技能, कौशल
`),
  objective: list('objective'),
  summary: list('summary, profile, resumen, profil, الملخص, overview, resumo, sommaire, zusammenfassung, samenvatting'),
  research: list('research'),
  experience: list(`
internships, internship, experience, experiences, employment, experiencia, experiencias, berufserfahrung, erfahrung, esperienza, jobs, roles,
werdegang, laufbahn, parcours, trayectoria, trajetoria, ervaring, werkervaring, erfarenhet, doswiadczenie, deneyim, deneyimi, esperienze, praktika,
praktikum, internado,
الخبره, الخبرات, خبرات, 经历, 经验, अनुभव
`),
  personal: list('البيانات, المعلومات'),
};

/** Words that decide only where no other does: "Career Details", but "Experience Details". */
export const WEAK_HEAD_NOUNS: NounTable = {
  experience: list('history, career, journey, path'),
  education: list('background'),
  personal: list('information, details, particulars'),
};

/** What a document calls itself, so that it is not taken for a name. */
export const DOCUMENT_TITLES: readonly string[] = list(`
resume, cv, curriculum vitae, curriculum, vitae, my resume, my cv, bio data, biodata, c v, resume cv, cv resume, professional resume, europass,
europass cv, europass curriculum vitae, hoja de vida, lebenslauf, curriculo, curriculum vitae et studiorum, curriculo vitae, last updated, cv europass,
curriculum vitae cv, ozgecmis, zyciorys, resume curriculum vitae,
سيره ذاتيه, السيره الذاتيه, سيرتي الذاتيه, السيره الذاتيه المهنيه, نبذه ذاتيه, 个人简历, 简历, 求职简历, 履历, बायोडाटा, बायो डाटा, जीवनवृत्त, रिज्यूमे,
जीवन वृत्त, रेज़्यूमे
`);
