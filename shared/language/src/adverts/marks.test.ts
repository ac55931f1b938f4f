import { readMarks, readPictures } from './marks.ts';

describe('pictures before the lines of an advert', () => {
  it('are bullets beside their like, and decoration by themselves', () => {
    expect(
      readPictures(['🏙️ We are growing', '', '✅ Who can join', '➡ Sailors', '', '➡ Cooks', '⭐ Advantage']),
    ).toEqual(['We are growing', '', 'Who can join', '• Sailors', '', '• Cooks', 'Advantage']);
  });
});

describe('marks behind the lines of an advert', () => {
  it('say how much each asks for', () => {
    expect(readMarks(['Skills', 'Phonics (E)', 'Makaton (D)', 'Polish [Desirable]'])).toEqual([
      { text: 'Skills', mark: null },
      { text: 'Phonics', mark: 'required' },
      { text: 'Makaton', mark: 'preferred' },
      { text: 'Polish', mark: 'preferred' },
    ]);
  });

  it('are something else where there are no more than two', () => {
    expect(readMarks(['Vitamin (D)', 'Vitamin (E)'])).toEqual([
      { text: 'Vitamin (D)', mark: null },
      { text: 'Vitamin (E)', mark: null },
    ]);
  });

  it('leave nothing of how each line is judged', () => {
    const lines = ['Practical rope work (A, I)', 'Sails (I)', 'Caulking (A/I)', 'Knots'];
    expect(readMarks(lines).map(({ text }) => text)).toEqual(['Practical rope work', 'Sails', 'Caulking', 'Knots']);
  });
});
