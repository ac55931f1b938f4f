import type { Subject } from '../subject.ts';
import type { CoachAnswer, TalkedMessage, Turn } from '../turn.ts';
import { addOne } from './add-one.ts';
import { correctIt, takeWordsOut } from './correct.ts';
import { fileUnder } from './file-under.ts';
import { makePlain, shortenIt, strengthenIt } from './improve.ts';
import { moveBeside, moveIt } from './move.ts';
import type { Operation } from './operation.ts';
import { removeIt } from './remove.ts';
import { repeatAt } from './repeat.ts';
import { shorterText } from './said.ts';
import { writeIt } from './write-it.ts';

type Answered = TalkedMessage & { about: Subject };

/** What an operation does to the thing that was spoken of. */
export function operateOn(turn: Turn, answered: Answered, operation: Operation | null): CoachAnswer | null {
  const { about, proposals = [] } = answered;
  const isJustBefore = turn.history.at(-1)?.about != null;
  switch (operation?.does) {
    case 'remove':
      return removeIt(turn, about, proposals);
    case 'put first':
      return moveIt(turn, about, proposals, 'first');
    case 'put last':
      return moveIt(turn, about, proposals, 'last');
    case 'take words out':
      return takeWordsOut(turn, about, proposals, operation.what);
    case 'put beside':
      return moveBeside(turn, about, proposals, operation);
    case 'correct':
      return isJustBefore ? correctIt(turn, about, proposals, operation) : null;
    case 'repeat':
      return repeatAt(turn, about, operation.where);
    case 'add one':
      return addOne(turn, about, proposals, operation.what);
    case 'shorten':
      return shortenIt(turn, about, proposals) ?? (isJustBefore ? shorterText(turn, answered) : null);
    case 'strengthen':
      return strengthenIt(turn, about, proposals);
    case 'make formal':
      return strengthenIt(turn, about, proposals);
    case 'make plain':
      return makePlain(turn, about);
    case 'file':
      return fileUnder(turn, about, proposals, operation.under);
    case 'write it':
      return writeIt(turn, about);
    default:
      return null;
  }
}
