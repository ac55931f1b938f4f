const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Legal forms: a phrase that ends with one is a company. */
export const LEGAL_FORMS = words(`
inc incorporated llc llp lp ltd limited corp corporation co company plc pvt pty gmbh ag kg kgaa ug ev sa sas sarl sasu eurl srl spa sl slu slp sau ltda eireli bv nv ab oy oyj as asa aps kk kft zrt sro doo ood eood sp zoo
fze fzc fzco fzllc wll saoc saog sao psc pjsc bsc kscc kscp qsc qpsc jsc spc est dmcc ksc sarlau holding holdings group gruppe groupe grupo gruppo
`);

/** What organisations are called by. */
export const ORGANISATION_NOUNS = words(`
university college school institute academy hospital clinic bank agency ministry department authority council foundation association society federation union club church mosque museum library laboratory laboratories labs lab studio studios
consulting consultants solutions technologies technology tech systems software services industries enterprises partners ventures capital partners associates media networks network communications telecom airlines airways air hotel hotels resort resorts restaurant restaurants cafe store stores shop supermarket mall pharmacy
logistics shipping transport transportation contracting construction contractors engineering manufacturing motors automotive pharmaceuticals pharma healthcare insurance investments investment properties realty trading center centre office firm factory works mills press publishing news times
government army navy force command police municipality embassy consulate court parliament nonprofit ngo charity trust initiative program
energy power oil gas petroleum petrochemicals chemicals steel mining cement foods beverages bakery kitchen express digital interactive games entertainment pictures records research analytics robotics dynamics innovations international global worldwide
universidad instituto colegio escuela hospital clinica banco ministerio ayuntamiento fundacion asociacion empresa compania consultoria soluciones servicios tecnologias sistemas laboratorios farmacia hotel restaurante tienda
universite ecole lycee institut hopital clinique banque ministere mairie fondation societe entreprise cabinet agence laboratoire pharmacie restaurant boutique
universitat hochschule fachhochschule gymnasium realschule krankenhaus klinikum bank ministerium stadt stiftung verein gesellschaft unternehmen agentur labor apotheke werke technik versicherung
universidade faculdade escola banco ministerio prefeitura fundacao associacao empresa consultoria solucoes servicos tecnologia laboratorio farmacia loja tribunal secretaria
universita istituto scuola ospedale banca azienda studio
`);

/** Folded Arabic words with which an organisation's name begins. */
export const ARABIC_ORGANISATION_NOUNS = words(`
شركه مؤسسه موسسه مجموعه بنك مصرف مدرسه مدارس جامعه كليه معهد اكاديميه مستشفي عياده عيادات مركز وزاره هيئه هييه اداره مكتب مصنع فندق مطعم جمعيه نادي ثانويه روضه صيدليه دار وكاله بلديه امانه ديوان مجلس ورشه استوديو متجر اسواق مجمع مختبر مختبرات شركات الشركه المؤسسه الموسسه الهيئه الهييه البنك مصرف متوسطه ابتدائيه
`);

export const OTHER_ORGANISATION_PARTS: readonly string[] = [
  '公司',
  '集团',
  '大学',
  '学院',
  '银行',
  '医院',
  '研究所',
  '中心',
  '学校',
  '科技',
  '有限',
  '事务所',
  'विश्वविद्यालय',
  'महाविद्यालय',
  'विद्यालय',
  'कंपनी',
  'कम्पनी',
  'लिमिटेड',
  'प्राइवेट',
  'बैंक',
  'संस्थान',
  'अस्पताल',
  'कॉलेज',
  'स्कूल',
  'टेक्नोलॉजीज',
  'सॉल्यूशंस',
  'मंत्रालय',
  'निगम',
  'समूह',
];

/** Employers so well known that their bare name is enough. */
export const KNOWN_EMPLOYERS = new Set(
  `google alphabet amazon apple microsoft meta facebook netflix nvidia intel ibm oracle sap salesforce adobe twitter uber lyft airbnb stripe shopify spotify tesla spacex samsung sony huawei tencent alibaba baidu bytedance tiktok xiaomi
paypal ebay linkedin github gitlab dropbox slack zoom cisco dell hp hpe lenovo qualcomm amd vmware siemens bosch bmw volkswagen daimler mercedes-benz audi porsche airbus boeing toyota honda nissan ford accenture deloitte pwc kpmg ey mckinsey bcg bain capgemini infosys wipro tcs cognizant atos
jpmorgan citi citibank citigroup hsbc barclays ubs visa mastercard walmart target costco nike adidas ikea unilever nestle danone pepsico coca-cola pfizer novartis roche bayer basf merck sanofi aramco adnoc sabic emaar etisalat stc zain ooredoo qnb emirates careem noon talabat
yahoo yahoo! figma notion datadog snowflake databricks palantir coinbase robinhood doordash instacart pinterest snap reddit twilio atlassian canva mercadolibre nubank itau bradesco petrobras vale telefonica santander bbva inditex mapfre repsol iberdrola orange renault peugeot michelin total carrefour thales dassault sncf edf axa lufthansa allianz dhl deepmind openai nasa cern`
    .trim()
    .split(/\s+/),
);
