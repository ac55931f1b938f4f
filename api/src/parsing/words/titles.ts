const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Nouns that name a person's position. One of them makes a phrase very likely a job title. */
export const TITLE_NOUNS = words(`
engineer developer manager director analyst consultant designer architect administrator specialist coordinator assistant associate intern trainee technician
officer executive president vp svp evp avp ceo cto cfo coo cmo cio ciso cpo chro founder cofounder owner partner lead leader head supervisor foreman superintendent
accountant auditor controller bookkeeper cashier teller clerk secretary receptionist typist operator driver mechanic electrician plumber welder carpenter mason painter helper labourer laborer fitter
nurse doctor physician surgeon pharmacist dentist therapist psychologist physiotherapist midwife paramedic caregiver veterinarian optometrist radiographer dietitian nutritionist
teacher lecturer professor tutor instructor trainer educator principal dean librarian coach mentor counselor counsellor researcher scientist fellow postdoc scholar student ta ra
programmer tester sdet sre dba devops webmaster scrummaster strategist planner buyer purchaser merchandiser salesman saleswoman salesperson seller representative rep agent broker advisor adviser underwriter banker trader
chef cook baker barista bartender waiter waitress steward stewardess hostess server housekeeper cleaner janitor maid concierge butler
lawyer attorney paralegal solicitor barrister counsel judge notary writer editor journalist reporter author copywriter translator interpreter proofreader blogger publisher
artist animator illustrator photographer videographer producer actor musician dancer model stylist filmmaker cameraman curator
guard watchman soldier sergeant captain lieutenant major pilot sailor inspector investigator detective policeman firefighter lifeguard marshal
recruiter headhunter generalist economist statistician mathematician actuary biologist chemist physicist geologist surveyor draftsman draughtsman estimator quantity
expeditor dispatcher storekeeper warehouseman picker packer courier loader rigger scaffolder superintendant machinist assembler toolmaker
volunteer ambassador evangelist advocate member chair chairman chairwoman chairperson treasurer commissioner governor mayor minister deputy undersecretary
freelancer freelance contractor apprentice entrepreneur investor creator maintainer contributor organizer organiser facilitator moderator
liaison handler promoter demonstrator marketer cartographer gardener farmer landscaper tailor barber hairdresser beautician nanny babysitter
tutora tutore maitre sommelier sommeliere patissier patissiere boulanger boulangere plongeur commis apprenti apprentie auxiliaire ouvrier ouvriere soudeur electricien maconne macon plombier coiffeur coiffeuse juriste notaire huissier pharmacien pharmacienne kine kinesitherapeute sage-femme puericultrice instituteur institutrice maitresse proviseur bibliothecaire documentaliste
worker pastor priest chaplain imam rabbi vet legislator magistrate prosecutor defender clerkship extern externship registrar provost chancellor rector preceptor proctor invigilator examiner assessor adjudicator arbitrator mediator conciliator lobbyist diplomat ambassador consul attache aide
hygienist sonographer phlebotomist perfusionist audiologist podiatrist chiropractor osteopath orthotist prosthetist embryologist pathologist radiologist anesthesiologist cardiologist dermatologist neurologist oncologist pediatrician psychiatrist obstetrician orthodontist nephrologist internist hospitalist intensivist extern houseman orderly porter
roofer glazier plasterer tiler bricklayer joiner cabinetmaker blacksmith millwright boilermaker ironworker pipefitter steamfitter lineman linesman signalman shunter conductor stevedore docker bosun deckhand seaman skipper purser navigator controller dispatcher chauffeur cabbie trucker biker rider messenger postman mailman
forester ranger gamekeeper fisherman agronomist horticulturist florist beekeeper vintner brewer distiller butcher fishmonger baker confectioner grocer shopkeeper stocker shelf-stacker upholsterer seamstress dressmaker jeweller jeweler goldsmith watchmaker cobbler optician
archivist conservator restorer docent usher typesetter printer bookbinder cinematographer gaffer colorist compositor rigger modeler modeller sculptor ceramicist potter composer conductor pianist violinist singer dj presenter broadcaster podcaster influencer vlogger streamer columnist correspondent novelist poet playwright screenwriter lyricist
commander colonel admiral brigadier corporal cadet trooper airman officer quartermaster gunner medic sniper infantryman paratrooper ranger
attendant crew expert professional resident clinician practitioner hygienist technologist technologue
ingeniero ingeniera desarrollador desarrolladora gerente director directora analista consultor consultora disenador disenadora arquitecto arquitecta administrador administradora especialista coordinador coordinadora asistente becario becaria practicante tecnico tecnica jefe jefa responsable encargado encargada contador contadora auditor auditora cajero cajera secretaria recepcionista operario operador enfermero enfermera medico medica profesor profesora maestro maestra docente investigador investigadora programador programadora vendedor vendedora comercial abogado abogada periodista redactor redactora traductor traductora auxiliar ayudante dependiente camarero camarera cocinero cocinera conductor chofer asesor asesora ejecutivo ejecutiva supervisor supervisora lider socio fundador fundadora
ingenieur ingenieure developpeur developpeuse gestionnaire directeur directrice analyste conseiller conseillere concepteur conceptrice architecte administrateur administratrice chef cheffe responsable charge chargee stagiaire alternant alternante technicien technicienne comptable auditeur auditrice caissier caissiere secretaire assistante infirmier infirmiere medecin professeur enseignant enseignante chercheur chercheuse programmeur vendeur vendeuse commercial commerciale avocat avocate journaliste redacteur redactrice traducteur traductrice aide serveur serveuse cuisinier cuisiniere chauffeur conducteur formateur formatrice animateur animatrice graphiste acheteur acheteuse doctorant doctorante gerante gerant president fondateur
ingenieurin entwickler entwicklerin leiter leiterin geschaftsfuhrer geschaftsfuhrerin geschaeftsfuehrer berater beraterin analystin architektin spezialist spezialistin koordinator koordinatorin assistentin praktikant praktikantin werkstudent werkstudentin techniker technikerin buchhalter buchhalterin sekretarin krankenschwester pfleger pflegerin arzt arztin lehrer lehrerin dozent dozentin wissenschaftler wissenschaftlerin mitarbeiter mitarbeiterin programmierer programmiererin verkaufer verkauferin kaufmann kauffrau referent referentin sachbearbeiter sachbearbeiterin auszubildender auszubildende fachkraft projektleiter projektleiterin teamleiter teamleiterin softwareentwickler softwareentwicklerin systemadministrator redakteur redakteurin ubersetzer ubersetzerin gestalter gestalterin designerin managerin beauftragter aushilfe trainerin rechtsanwalt abteilungsleiter vertriebsleiter einkaufer disponent meister softwareingenieur vertriebsmitarbeiter
engenheiro engenheira desenvolvedor desenvolvedora diretor diretora analista arquiteto arquiteta coordenador coordenadora estagiario estagiaria tecnico tecnica contador contadora enfermeiro enfermeira professor professora pesquisador pesquisadora programador vendedor vendedora advogado advogada jornalista redator redatora tradutor tradutora auxiliar atendente motorista cozinheiro cozinheira supervisora encarregado assessor assessora recepcionista operador operadora lider socio fundador fundadora bolsista monitor monitora trainee gerente
ingegnere sviluppatore sviluppatrice direttore direttrice responsabile consulente progettista architetto amministratore tecnico contabile ragioniere insegnante ricercatore ricercatrice impiegato impiegata addetto addetta commesso commessa tirocinante stagista infermiere infermiera
мenedzher ontwikkelaar beheerder medewerker adviseur inzynier programista kierownik muhendis gelistirici yonetici uzman
`);

/** Endings of occupations in several languages; long words with one are likely a title. */
export const TITLE_ENDING =
  /(?:ologist|ographer|ician|istin|erin|torin|euse|trice|iere|adora|ologo|ologa|iste|ista|leiter|leiterin|ingenieur|ingenieurin|planer|berater|techniker|meister|pfleger|helfer|macher|fuhrer|betreuer|manager|werker|arbeiter|kaufmann|kauffrau)$/;

/** Words that rank or qualify a title. They support a title but do not make one. */
export const TITLE_MODIFIERS = words(`
senior junior sr jr principal staff chief vice deputy associate assistant head lead executive regional national global interim acting managing general graduate trainee mid entry level
software hardware frontend backend fullstack full stack front back end web mobile ios android data product project program programme marketing sales operations business customer human finance financial it qa quality security network systems system
research teaching clinical medical registered certified mechanical electrical civil chemical industrial process production maintenance site field office store account accounts brand content social media digital graphic ux ui visual creative
machine learning ai cloud platform infrastructure reliability solutions technical technology support service services desk investment tax credit risk compliance legal procurement logistics supply chain warehouse
`);

/** Arabic position words, folded. A title begins with one of them. */
export const ARABIC_TITLE_NOUNS = words(`
مهندس مهندسه مدير مديره محاسب محاسبه معلم معلمه مدرس مدرسه_ استاذ استاذه محلل محلله مطور مطوره مبرمج مبرمجه مصمم مصممه مشرف مشرفه منسق منسقه اخصائي اخصائيه اختصاصي اختصاصيه مساعد مساعده مسؤول مسوول مسيول مسووله موظف موظفه
فني فنيه تقني سكرتير سكرتيره ممرض ممرضه طبيب طبيبه صيدلي صيدلانيه صيدلاني محامي محاميه مستشار مستشاره قانوني باحث باحثه مندوب مندوبه بائع بايع بائعه كاشير امين رئيس رييس رئيسه نائب نايب وكيل عامل سائق سايق كهربائي ميكانيكي طباخ شيف نادل حارس مراقب مراقبه مدقق مدققه مراجع كاتب كاتبه مترجم مترجمه صحفي محرر محرره مصور متدرب متدربه متطوع متطوعه قائد قايد خبير خبيره ممثل ممثله استشاري مخطط منفذ مشغل مفتش موجه مرشد مرشده عضو محاضر محاضره ضابط مراسل مسوق مسوقه اداري اداريه مصرفي معيد
`);

/** Words in other scripts that end or begin a title. */
export const OTHER_TITLE_PARTS: readonly string[] = [
  '工程师',
  '经理',
  '总监',
  '主管',
  '开发',
  '设计师',
  '分析师',
  '顾问',
  '助理',
  '专员',
  '实习生',
  '教师',
  '老师',
  '研究员',
  '会计',
  '架构师',
  '主任',
  '总裁',
  '程序员',
  '负责人',
  '护士',
  '医生',
  '销售',
  '运营',
  '产品经理',
  'इंजीनियर',
  'अभियंता',
  'प्रबंधक',
  'मैनेजर',
  'शिक्षक',
  'अध्यापक',
  'विश्लेषक',
  'डेवलपर',
  'सहायक',
  'निदेशक',
  'अधिकारी',
  'लेखाकार',
  'डिजाइनर',
  'डिज़ाइनर',
  'सलाहकार',
  'तकनीशियन',
  'प्रशिक्षु',
  'संपादक',
  'पर्यवेक्षक',
  'नर्स',
  'लेखापाल',
  'कार्यकारी',
  'प्रमुख',
  'इंटर्न',
  'समन्वयक',
  'विशेषज्ञ',
];
