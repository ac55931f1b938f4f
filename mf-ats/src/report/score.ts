import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AtsReport } from '@vitae/contract/ats';
import { color } from '@vitae/ui/tokens';

interface ScoreBand {
  name: MessageDescriptor;
  withAdvert: MessageDescriptor;
  alone: MessageDescriptor;
  ink: string;
}

const BANDS: readonly (ScoreBand & { from: number })[] = [
  {
    from: 80,
    name: msg`Strong`,
    withAdvert: msg`Your resume shows most of what this advert asks for. Mend the first lines below, and send it.`,
    alone: msg`Software reads it well. Now check it against an advert.`,
    ink: color.success,
  },
  {
    from: 60,
    name: msg`Good, with gaps`,
    withAdvert: msg`Much of what the advert asks for is there. What is missing below may be what others have.`,
    alone: msg`Most of it is read as it should be. A few changes below would make it sure.`,
    ink: color.accent,
  },
  {
    from: 40,
    name: msg`Partly`,
    withAdvert: msg`The resume shows a part of what is asked. See first whether the missing things are true of you and only unsaid.`,
    alone: msg`Parts of it are not found by software. The changes below matter.`,
    ink: color.warning,
  },
  {
    from: 0,
    name: msg`Far off`,
    withAdvert: msg`This resume and this advert talk of different work. Another advert may be worth more of your evening.`,
    alone: msg`Software gets little out of this file. Begin with the first lines below.`,
    ink: color.danger,
  },
];

export function bandOf(score: number): ScoreBand {
  return BANDS.find(({ from }) => score >= from)!;
}

/** The resume and the advert talk of different work. */
export const isFarOff = (score: number): boolean => bandOf(score) === BANDS.at(-1);

export const meaningOf = (report: AtsReport): MessageDescriptor =>
  bandOf(report.score)[report.match ? 'withAdvert' : 'alone'];
