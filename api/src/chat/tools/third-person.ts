/** "leads", of "lead". */
export const thirdPerson = (verb: string): string =>
  /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb.replace(/(?<![aeiou])y$/u, 'ie')}s`;
