import type { Change } from '@vitae/documents/model/changes';
import { reply, type Said } from '../coach/language.ts';
import type { Subject } from '../coach/subject.ts';
import type { CoachAnswer, Turn } from '../coach/turn.ts';
import { changeLines, type ResumeLine } from './resume-lines.ts';

// Single lines and certificates that go or change: found already, so that nothing is guessed here.

const AS_SAID: Said = {
  en: 'As you say; all else stays. Nothing changes until you accept it.',
  ar: 'كما قلت، ويبقى ما عداه. لا يتغير شيء حتى تقبله.',
};

export const takeLineOut = (turn: Turn, line: ResumeLine): CoachAnswer =>
  propose(turn, { en: 'Take a line out', ar: 'حذف سطر' }, line.label, line.text, {
    about: { kind: 'line', entryId: line.entryId, text: line.text, deed: 'changed' },
    change: changeLines(turn.resume!.data, line, new Map([[line.index, null]])),
  });

export function takeCertificateOut(turn: Turn, text: string): CoachAnswer {
  const { blocks } = turn.resume!.data.certifications;
  const label = reply(turn, { en: 'Certificates', ar: 'الشهادات' }).text;
  return propose(turn, { en: 'Take a certificate out', ar: 'حذف شهادة' }, label, text, {
    about: { kind: 'certificate', text },
    change: {
      path: ['certifications', 'blocks'],
      before: blocks,
      after: blocks.filter((block) => block.text !== text),
    },
  });
}

/** Proposes another text for a certificate. */
export function changeCertificate(turn: Turn, text: string, after: string): CoachAnswer {
  const { blocks } = turn.resume!.data.certifications;
  const label = reply(turn, { en: 'Certificates', ar: 'الشهادات' }).text;
  const renamed = blocks.map((block) =>
    block.text === text ? { ...block, text: after, inlineStyleRanges: [], entityRanges: [] } : block,
  );
  return propose(turn, { en: 'Change a certificate', ar: 'تعديل شهادة' }, label, text, {
    about: { kind: 'certificate', text: after },
    change: { path: ['certifications', 'blocks'], before: blocks, after: renamed },
    after,
  });
}

function propose(
  turn: Turn,
  title: Said,
  label: string,
  before: string,
  { about, change, after = '' }: { about: Subject; change: Change; after?: string },
): CoachAnswer {
  return reply(turn, AS_SAID, {
    about,
    proposals: [
      {
        resumeId: turn.resume!.id,
        title: reply(turn, title).text,
        diffs: [{ label, before, after }],
        changes: [change],
      },
    ],
  });
}
