import { labelPhrase, PHRASE_LABELS } from './phrase-labels.ts';

const likeliest = (phrase: string) => {
  const shares = labelPhrase(phrase);
  return PHRASE_LABELS.reduce((best, label) => (shares[label] > shares[best] ? label : best));
};

describe('labelPhrase', () => {
  it('tells titles from companies, degrees and places by how they are made', () => {
    expect(likeliest('Oberkellnerin')).toBe('title');
    expect(likeliest('Branko Maschinenbau GmbH')).toBe('company');
    expect(likeliest('Bachelor of Psychology')).toBe('degree');
    expect(likeliest('Kassel, Germany')).toBe('place');
  });

  it('gives shares of one', () => {
    const shares = Object.values(labelPhrase('anything at all'));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});
