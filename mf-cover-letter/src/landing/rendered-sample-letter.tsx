import LetterSheet from '../download/letter-sheet.tsx';
import { SAMPLE_LETTER } from './sample-letter.ts';

export default function RenderedSampleLetter() {
  return <LetterSheet letter={SAMPLE_LETTER} zoom={1} />;
}
