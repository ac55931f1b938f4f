/** Phrases that name a degree or school certificate, as one pattern over folded text. */
const DEGREE_WORDS = [
  // English
  'bachelor', 'bachelors', "bachelor's", 'master', 'masters', "master's", 'doctor of', 'doctorate', 'doctoral', 'ph\\.?\\s?d\\.?', 'd\\.?phil\\.?', 'm\\.?phil\\.?', 'associate of', 'associate degree', "associate's", 'associates? in',
  'b\\.?\\s?s\\.?c?\\.?', 'b\\.?\\s?a\\.?', 'm\\.?\\s?s\\.?c?\\.?', 'm\\.?\\s?a\\.?', 'b\\.?\\s?e\\.?', 'b\\.?\\s?tech\\.?', 'm\\.?\\s?tech\\.?', 'm\\.?\\s?e\\.?', 'b\\.?\\s?eng\\.?', 'm\\.?\\s?eng\\.?', 'm\\.?b\\.?a\\.?', 'e\\.?m\\.?b\\.?a\\.?', 'b\\.?b\\.?a\\.?', 'b\\.?com\\.?', 'm\\.?com\\.?', 'b\\.?c\\.?a\\.?', 'm\\.?c\\.?a\\.?', 'b\\.?f\\.?a\\.?', 'm\\.?f\\.?a\\.?', 'b\\.?\\s?arch\\.?', 'm\\.?\\s?arch\\.?', 'b\\.?\\s?ed\\.?', 'm\\.?\\s?ed\\.?', 'll\\.?b\\.?', 'll\\.?m\\.?', 'j\\.?d\\.?', 'm\\.?d\\.?', 'mbbs', 'm\\.?b\\.?b\\.?s\\.?', 'b\\.?d\\.?s\\.?', 'pharm\\.?\\s?d\\.?', 'b\\.?\\s?pharm\\.?', 'm\\.?p\\.?h\\.?', 'm\\.?p\\.?a\\.?', 'm\\.?s\\.?w\\.?', 'b\\.?s\\.?n\\.?', 'm\\.?s\\.?n\\.?', 'a\\.?a\\.?s?\\.?', 'a\\.?s\\.?', 'ed\\.?d\\.?', 'd\\.?b\\.?a\\.?', 'sc\\.?d\\.?', 'b\\.?\\s?mus\\.?', 's\\.?b\\.?', 'a\\.?b\\.?', 'm\\.?eng',
  'diploma', 'postgraduate', 'post graduate', 'undergraduate', 'pgd', 'pgdm', 'hnd', 'hnc', 'nvq', 'gcse', 'gcses', 'a[- ]levels?', 'o[- ]levels?', 'igcse', 'ged', 'high school', 'secondary school certificate', 'higher secondary', 'senior secondary', 'secondary certificate', 'secondary school', 's\\.?s\\.?c\\.?', 'h\\.?s\\.?c\\.?', 's\\.?s\\.?l\\.?c\\.?', 'intermediate', 'matriculation', 'baccalaureate', 'international baccalaureate', 'foundation degree', 'certificate in', 'certificate of', 'graduate certificate', 'minor in', 'major in', 'ssc', 'hsc', 'iti', 'class x', 'class xii', '10th', '12th', 'honours degree', 'technical certificate', 'graduate diploma', 'trade certificate',
  // Spanish, Portuguese, Italian
  'licenciatura', 'licenciado', 'licenciada', 'grado en', 'grado de', 'grado', 'ingenieria', 'ingeniero', 'ingeniera', 'maestria', 'master', 'doctorado', 'diplomado', 'tecnico superior', 'tecnico en', 'bachillerato', 'bachiller', 'ciclo formativo', 'posgrado', 'tecnicatura', 'especializacion', 'formacion profesional',
  'bacharelado', 'bacharel', 'licenciatura', 'mestrado', 'mestre', 'doutorado', 'doutoramento', 'pos-graduacao', 'graduacao', 'tecnologo', 'curso tecnico', 'tecnico em', 'ensino medio', 'especializacao', 'engenharia', 'mba', 'laurea', 'dottorato', 'diploma di', 'maturita',
  // French, German
  'licence', 'maitrise', 'doctorat', 'these', "diplome d'ingenieur", 'diplome', 'ingenieur', 'bts', 'dut', 'but', 'baccalaureat', 'bac', 'cap', 'deug', 'dess', 'dea', 'classes? preparatoires?', 'brevet', 'cycle ingenieur',
  'abitur', 'diplom', 'diplom-?ingenieur', 'diplom-?informatiker', 'diplom-?kauf\\w*', 'magister', 'staatsexamen', 'promotion', 'dr\\.', 'fachabitur', 'mittlere reife', 'realschulabschluss', 'ausbildung zum', 'ausbildung zur', 'ausbildung als', 'fachhochschulreife', 'hochschulreife', 'allgemeine hochschulreife', 'berufsausbildung', 'hauptschulabschluss', 'lehre als', 'matura',
  'inzynier', 'licencjat', 'magister inzynier', 'lisans', 'yuksek lisans', 'doktora',
].sort((a, b) => b.length - a.length);

export const DEGREE = new RegExp(`(?<![\\p{L}\\p{N}.])(?:${DEGREE_WORDS.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** The short forms are also ordinary words or initials; they count only in the case in which degrees are printed. */
export const SHORT_DEGREE =
  /(?<![\p{L}\p{N}.'’-])(?:B\.?\s?Sc?|BS|BA|B\.A|B\.S|MS|M\.S|MA|M\.A|M\.?Sc|MSc|BSc|BE|B\.E|ME|M\.E|AA|AS|A\.A|A\.S|AB|A\.B|SB|S\.B|MD|M\.D|JD|J\.D|BUT|CAP|DEA|BTS|DUT|ITI|SSC|HSC|S\.S\.C|H\.S\.C|MBA|PhD|Ph\.?\s?D|BBA|BCA|MCA|LLB|LLM|BFA|MFA|MPH|B\.?Tech|M\.?Tech|BEng|MEng|B\.?Eng|M\.?Eng|B\.?Com|M\.?Com|B\.?Ed|M\.?Ed|MBBS|PGDM|AAS|BSN|MSN|DBA|EdD|DPhil|MPhil|Bac)(?![\p{L}\p{N}])/u;

export const LONG_DEGREE = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${DEGREE_WORDS.filter((word) => word.replace(/\\.\??|\\s\?|\(|\)/g, '').length > 4 || /^(?:mbbs|iti|ged|hnd|matura|laurea)$/.test(word)).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Folded; Arabic attaches prepositions and articles, so no word boundary is asked for at the front. */
export const ARABIC_DEGREE =
  /بكالوريوس|بكالوريا|ماجستير|دكتوراه|دبلوم|ليسانس|اجازه في|الاجازه في|شهاده الثانويه|الثانويه العامه|ثانويه عامه|الشهاده الثانويه|دبلومه|درجه البكالوريوس|زماله|شهاده الدراسه|بكلوريوس|الاعداديه|شهاده البكالوريا|توجيهي/;

export const OTHER_DEGREE = /本科|硕士|博士|学士|大专|专科|高中|स्नातक|स्नातकोत्तर|डिप्लोमा|बी\.?\s?टेक|एम\.?\s?टेक|बी\.?\s?ए|एम\.?\s?ए|बी\.?\s?एससी|एम\.?\s?एससी|बी\.?\s?कॉम|एम\.?\s?कॉम|एम\.?\s?बी\.?\s?ए|पीएचडी|हाई स्कूल|इंटरमीडिएट|उच्च माध्यमिक|बारहवीं|दसवीं|12वीं|10वीं/;

/** Words with which schools are named, folded. */
export const INSTITUTION = new RegExp(
  `(?<!\\p{L})(?:${[
    'universit\\p{L}*', 'univ', 'college', 'school', 'schools', 'institut', 'institute', 'institution', 'academy', 'polytechnic', 'polytechnique', 'conservatory', 'seminary', 'faculty', 'universidad\\p{L}*', 'instituto', 'colegio', 'escuela', 'escola', 'faculdade', 'facultad', 'faculte', 'ecole', 'lycee', 'iut', 'hochschule', 'fachhochschule', 'technische universitat', 'gymnasium', 'realschule', 'gesamtschule', 'berufsschule', 'berufskolleg', '\\p{L}*schule', '\\p{L}*gymnasium', 'akademie', 'academie', 'academia', 'scuola', 'liceo', 'politecnico', 'politecnica', 'politechnika', 'uniwersytet', 'universite', 'centro universitario', 'senai', 'sena', 'board', 'vidyalaya', 'vidyapeeth', 'mahavidyalaya', 'iit', 'nit', 'iiit', 'mit', 'ucla', 'uc', 'usc', 'nyu', 'cuny', 'suny', 'caltech', 'eth', 'epfl', 'lse', 'kaust', 'kfupm', 'aub', 'auc', 'aus', 'nus', 'ntu', 'hec', 'insead', 'unam', 'usp', 'ufrj', 'ufmg', 'unicamp', 'puc', 'fgv', 'tum', 'rwth', 'kit', 'virginia tech', 'georgia tech', 'texas tech', 'bootcamp', 'campus', 'itesm', 'uab', 'upc', 'upm', 'uned', 'bits', 'insa', 'ens', 'essec', 'escp', 'edhec', 'emlyon', 'sciences po', 'cegep', 'tafe', 'cbse', 'udacity', 'coursera', 'general assembly', 'ucl', 'uba', 'itba', 'harvard', 'stanford', 'oxford', 'cambridge', 'yale', 'princeton', 'berkeley', 'upenn', 'wharton', 'cornell', 'umass', 'k\\.?n\\.?t\\.?u', 'ucsd', 'ucsb', 'uci', 'postech', 'kaist', 'lyceum', 'high school', 'madrasa', 'uniwersytetu', 'oberschule', 'universiteit', 'hogeschool', 'universitesi', 'universitet',
  ].join('|')})(?!\\p{L})`,
  'u',
);
export const ARABIC_INSTITUTION = /(?<!\p{L})(?:ال)?(?:جامعه|كليه|معهد|مدرسه|مدارس|ثانويه|اكاديميه|مركز|المعهد|هييه|هيئه|الكليه)(?!\p{L})/u;
export const OTHER_INSTITUTION = /大学|学院|学校|中学|विश्वविद्यालय|महाविद्यालय|विद्यालय|संस्थान|कॉलेज|स्कूल|बोर्ड|विद्यापीठ/;

/** Marks, coursework and the like: part of a school entry, neither degree nor school. */
export const EDUCATION_DETAIL =
  /^(?:c?gpa|grade|grades|overall gpa|cumulative|marks|percentage|result|score|dean|honou?rs?$|honou?rs?:|relevant|coursework|courses|thesis|dissertation|advisor|activities|minor|major|specialis|specializ|focus|concentration|promedio|nota|mention|note|moyenne|abschlussnote|schwerpunkt|notendurchschnitt|media|المعدل|معدل|التقدير|تقدير|بتقدير|النسبه|التخصص|مشروع|cum laude|magna|summa|first class|second class|with distinction|distinction|class of|awarded|graduated|expected|minored|majored|scholarship|recipient|studied|completed|modules|subjects|final year|key modules|ranked|rank|erasmus|exchange|专业|主修|平均|成绩|प्रतिशत|अंक|श्रेणी|प्रथम श्रेणी)/u;
