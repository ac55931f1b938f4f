/** The sum behind "12,500" or, with its sign for thousands, "12.5k". */
export const sumInDigits = (digits: string, thousands?: string): number =>
  Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1);
