/** Whether a firm's legal form goes on in the next line: "Elm-Maszyny Sp. z" over "o.o., Leeds". */
export const isBrokenLegalForm = (before: string, line: string): boolean =>
  /\bSp\.? ?z$/u.test(before) && /^o\. ?o\./u.test(line);
