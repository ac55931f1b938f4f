import { fold } from '@vitae/language/fold';
import type { Turn } from './turn.ts';

// Phone users mix English with their own language in Latin letters: what is theirs is read as the English it stands for.

const read = (pairs: string): [string, string][] =>
  pairs
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      const [words = '', english = ''] = line.split('=').map((side) => side.trim());
      return words.split(/\s*,\s*/u).map((word): [string, string] => [word, english]);
    });

/** Filipino. */
const FILIPINO = read(`
  magkano = how much
  sahod, sweldo, suweldo, kita = salary
  trabaho, work ko = job
  paano, pano, papaano = how
  ano, anong, anu, ano ang = what
  bakit, bat = why
  kailan, kelan = when
  saan, san, nasaan = where
  sino = who
  pwede, puwede, pede, pwd, maaari = can
  dapat, kailangan, need ko = should
  ba, po, opo, ho, naman, nga, lang, lng, daw, raw, kasi, eh, na, pa, nalang, muna, yung, ung, ang, ng, mga, sa, si, ay, din, rin, talaga, e, nung, noong, kong, king, ito, yan, yun, un, iyon =
  ako, ko, akin, aking, sakin = i
  ikaw, mo, ka, sayo, iyo = you
  sila, nila, kanila = they
  siya, sya, niya, nya = he
  kami, tayo, natin, namin = we
  pag, kapag, kung, tuwing = when
  tinanong, tanong, tinatanong, tatanungin, nagtanong = asked
  sagot, isagot, sasagot, sagutin, isasagot, sumagot = answer
  sabihin, sasabihin, sinabi = say
  ilagay, lagay, ilalagay, nilagay, isulat, sulat = put
  ayoko, ayaw = i do not want
  gusto = want
  mababa, baba = low
  mataas, taas = high
  masyado, masyadong, sobra = too
  wala, walang = without
  meron, may, mayroon = have
  hindi, di, huwag, wag = not
  oo = yes
  magresign, mag-resign, aalis, umalis, alis = resign
  mag-apply, magapply, apply = apply
  kumpanya, kompanya = company
  amo, boss ko = boss
  interbyu, interview ko = interview
  bago = new
  luma, dati, dating, nakaraang = previous
  taon = years
  buwan = months
  araw = days
  linggo = week
  karanasan, experience ko = experience
  tanggap, tanggapin, natanggap, matanggap = accept
  tulong, tulungan = help
  gawin, gagawin, gawa, ginawa = do
  mahaba = long
  maikli, ikli, paikliin = short
  ayusin, ayos = fix
  bayad, binayaran, babayaran = paid
  maganda, ganda = good
  kulang = missing
  alam = know
  salamat = thanks
  kanino = whom
  ilan, ilang = how many
  gaano katagal = how long
  bukas = tomorrow
  kahapon = yesterday
  ngayon = now
`);
/** Hindi and Urdu. */
const HINDI = read(`
  kya main, kya mai, kya mein = should i
  mangna, maangna, mangu, maangu, mango = ask for
  hike = raise
  kitna, kitni, kitne = how much
  kya, kia = what
  kaise, kese = how
  kyun, kyu, kyo, kyon = why
  kab = when
  kahan = where
  kaun, kon = who
  mujhe, mujhko, main, mai, mein, me, mera, meri, mere, hum = i
  tum, aap, ap = you
  hai, hain, h, ho, tha, thi, raha, rahi, hoon, hu, ka, ki, ke, ko, se, par, pe, toh, to, ne, bhi, hi, ji, yaar, na, wala, wali, aur, ya =
  chahiye, chaiye = should
  sakta, sakte, sakti = can
  likhu, likhna, likhun, likho, likhe, likh = write
  bolu, bolna, bolun, bolo, bataun, batana, batao, kahu = say
  karu, karna, karun, karo, kare, kar = do
  dalu, daalna, dalna, daal = put
  nahi, nahin, nai, mat = not
  naukri, nokri, kaam = job
  tankhwa, tankha, tankhwah, paisa, paise = salary
  chutti = leave
  saal = years
  mahina, mahine = months
  din = days
  puche, puchenge, pucha, poocha, pooche = ask
  jawab = answer
  jab, agar = when
  chhod, chod, chhodna, chodna = resign
  company ne = company
  zyada, jyada = more
  kam = less
  accha, acha, achha, sahi = good
  galat = wrong
  bina = without
  pas, paas = have
  madad = help
  abhi = now
  kal = tomorrow
  naya, nayi = new
  purana, purani, pichla, pichli = previous
`);
/** Swahili. */
const SWAHILI = read(`
  mshahara = salary
  kazi = job
  ngapi, kiasi gani = how much
  nini, gani = what
  vipi, namna gani, jinsi = how
  kwa nini, kwanini, mbona = why
  lini = when
  wapi = where
  nani = who
  naweza, ninaweza, tunaweza = can i
  nifanye, nitafanya, kufanya = do i
  niseme, nitasema, kusema = say i
  niandike, kuandika = write i
  nijibu, kujibu, jibu = answer i
  wakiniuliza, wakiuliza, waliniuliza = when they ask me
  bila = without
  nina, niko na = i have
  sina = i do not have
  ya, wa, za, la, na, ni, kwa, katika, hii, hiyo, yangu, wangu, tu, sana, je =
  miaka, mwaka = years
  miezi, mwezi = months
  siku = days
  kampuni = company
  mahojiano = interview
  kuacha, kujiuzulu = resign
  tafadhali = please
  asante = thanks
  saidia, nisaidie = help
`);

/** They stand in English texts too, and prove nothing by themselves. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set([
  'me',
  'main',
  'to',
  'he',
  'she',
  'we',
  'in',
  'may',
  'pas',
  'san',
  'ya',
  'na',
  'ho',
  'e',
  'h',
  'hi',
  'par',
  'kam',
  'din',
  'pa',
  'pad',
  'king',
  'si',
  'ay',
  'la',
  'wa',
  'ni',
  'do',
  'mat',
  'ka',
  'kal',
  'ne',
  'pe',
  'mo',
  'un',
  'apply',
  'di',
  'ba',
  'bat',
  'ko',
  'hum',
  'ap',
  'tum',
  'bago',
  'siku',
  'je',
  'tu',
  'za',
  'ki',
  'ke',
  'hu',
  'ji',
]);
const TONGUES = [FILIPINO, HINDI, SWAHILI].map((pairs) => new Map(pairs));
const KNOWN_MIN = 3;
const SHARE_MIN = 0.35;
const MESSAGE_MAX = 400;
/** What is quoted or pasted is nobody's question. */
const MATERIAL = /[“"«][^”"»]{12,}[”"»]|\n/u;
const PHRASE_WORDS = 2;

/** The same turn with a mixed message in English; as it was where it is none. */
export function inEnglish(turn: Turn): Turn {
  const { text } = turn;
  if (text.length > MESSAGE_MAX || MATERIAL.test(text) || /\p{Script=Arabic}/u.test(text)) return turn;
  const words = text.match(/[\p{L}\p{N}'’-]+|[^\p{L}\p{N}\s]+/gu) ?? [];
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const [best] = TONGUES.map((tongue) => ({
    tongue,
    sure: letters.filter((word) => tongue.has(fold(word)) && !ALSO_ENGLISH.has(fold(word))).length,
    all: letters.filter((word) => tongue.has(fold(word))).length,
  })).toSorted((a, b) => b.sure - a.sure);
  if (!best || best.sure < KNOWN_MIN || best.all < letters.length * SHARE_MIN) return turn;
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const pair = fold(words.slice(at, at + PHRASE_WORDS).join(' '));
    const length = best.tongue.has(pair) ? PHRASE_WORDS : 1;
    const english = best.tongue.get(length === 1 ? fold(words[at]!) : pair);
    said.push(english ?? words[at]!);
    at += length;
  }
  return {
    ...turn,
    text: said
      .filter(Boolean)
      .join(' ')
      .replace(/\s+([?!.,])/gu, '$1'),
  };
}
