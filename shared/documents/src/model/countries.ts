const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
let codesByName: Map<string, string> | null = null;

/** The English name of an ISO 3166 two-letter code; null when there is none. */
export function countryNameOf(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return englishNames.of(code) ?? null;
}

/** The ISO 3166 two-letter code of a country's English name, or of the code itself; null when unknown. */
export function countryCodeOf(name: string): string | null {
  if (/^[A-Z]{2}$/.test(name) && countryNameOf(name)) return name;
  codesByName ??= allCountryCodes();
  return codesByName.get(name.trim().toLowerCase()) ?? null;
}

function allCountryCodes(): Map<string, string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const codes = new Map<string, string>();
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const name = countryNameOf(code)?.toLowerCase();
      // Withdrawn codes, such as that of East Germany, bear the name of what came after.
      const isCurrent = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
      if (name && isCurrent && !codes.has(name)) codes.set(name, code);
    }
  }
  return codes;
}
