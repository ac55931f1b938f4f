/**
 * Words that stolen passwords are made of, as the yearly lists of them show again and again. A password that is one
 * of these, with whatever digits and signs around it, is guessed first.
 */
const COMMON_WORDS = new Set(
  `password passwort passw pass motdepasse contrasena senha parola qwerty qwertyui qwertyuiop qwertz qwertzui azerty
  asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qweqwe asdasd abcdef abcdefg abcdefgh
  abcd abc aaa admin administrator root user guest test tester testing demo default changeme secret letmein welcome
  login access master hello iloveyou iloveu loveme lovely love sunshine princess princesa football baseball
  basketball soccer hockey dragon monkey shadow superman batman spiderman pokemon naruto starwars michael jessica
  ashley daniel jordan charlie thomas matthew andrew joshua robert jennifer nicole anthony samantha michelle
  freedom whatever trustno computer internet samsung google facebook linkedin instagram twitter youtube microsoft
  apple iphone android cookie chocolate cheese banana orange summer winter spring autumn january february april
  june july august september october november december monday friday flower butterfly angel angels diamond killer
  hunter ranger mustang ferrari mercedes corvette harley yamaha toyota liverpool chelsea arsenal barcelona
  realmadrid juventus manchester england london paris berlin india pakistan dubai mumbai qatar jesus jesuschrist
  blessed family forever friends mother father mommy daddy babygirl baby boomer buster tigger maggie ginger pepper
  bailey silver golden purple yellow matrix phoenix eagle tiger lion panther thunder lightning blink rockyou
  fuckyou asshole biteme vitae resume cv job jobs career`.split(/\s+/),
);

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Keyboard rows and the alphabet: a run along one of them, either way, is no secret. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((run) => [
  run,
  [...run].reverse().join(''),
]);
const RUN_PART_MIN = 3;

function readLeet(text: string): string {
  return [...text].map((character) => LEET[character] ?? character).join('');
}

function withoutEnds(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '');
}

/** `12341234`, `abcabcabc`, `aaaaaaaa`: one short piece over and over. */
function isRepetition(text: string): boolean {
  return /^(.{1,4})\1+$/.test(text);
}

/** `12345678`, `abcd1234`, `qwerty123`: nothing but runs. */
function isMadeOfRuns(text: string): boolean {
  let rest = text;
  while (rest.length >= RUN_PART_MIN) {
    let length = rest.length;
    while (length >= RUN_PART_MIN && !RUNS.some((run) => run.includes(rest.slice(0, length)))) length--;
    if (length < RUN_PART_MIN) return false;
    rest = rest.slice(length);
  }
  return rest.length === 0;
}

/** Whether a password is among the first that anyone tries. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (isRepetition(text) || isMadeOfRuns(text) || /^\d+$/.test(text)) return true;
  const candidates = [withoutEnds(text), withoutEnds(readLeet(withoutEnds(text))), withoutEnds(readLeet(text))];
  return candidates.some((candidate) => COMMON_WORDS.has(candidate));
}
