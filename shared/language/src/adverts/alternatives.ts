/** Something that a line names, by its offsets there. */
export interface Placed {
  start: number;
  end: number;
}

type Joint = 'or' | 'slash' | 'comma' | 'and' | 'examples' | 'none';

const JOINTS: readonly (readonly [Joint, RegExp])[] = [
  ['or', /^\s*[,)]?\s*(?:and\/or|or|أو|او)\s+(?:(?:an?|any|even)\s+)?$/i],
  ['examples', /^\s*(?:[\p{L}-]{2,20}\s+){0,2}\(\s*(?:e\.g\.?|i\.e\.?|such as|like|for example|eg)[,:]?\s*$/iu],
  ['slash', /^\s*\/\s*$/],
  ['comma', /^\s*[,،]\s*$/],
  ['and', /^\s*,?\s*(?:(?:and|&)\s+|و)$/i],
  ['examples', /^\s*(?:tools?|software|systems?|platforms?|frameworks?|packages?),?\s+(?:such as|like)\s+$/i],
  // "publications in venues such as ACL"
  ['examples', /^\s*(?:in|on|with|at|to)\s+(?:\p{L}{2,14}\s+){1,2}(?:such as|like|e\.g\.,?)\s+$/iu],
  // "BIM (Revit)", "analytics (e.g. Looker"
  [
    'examples',
    /^\s*(?:(?:tools?|software|systems?|platforms?|frameworks?|languages?|packages?)\s*)?\(\s*(?:(?:e\.g\.?|i\.e\.?|such as|like|for example|eg|مثل)[,:]?\s*)?$/i,
  ],
];
/** What stands before a list of which one is enough. */
const LEADS_TO_EXAMPLES =
  /(?:\b(?:such as|like|e\.g\.,?|for example,?|for instance,?|eg)|مثل|\()\s*$|\b(?:one (?:or more )?of|any of|either)\b[^,;.]{0,40}$/i;
/** Behind a list: "Power BI, Tableau or comparable tools". */
const OFFERS_OTHERS =
  /^\s*,?\s*(?:or|and)\s+(?:an?\s+|any\s+)?(?:other|another|similar|comparable|equivalent|something|anything)\b/i;
const LEAVES_IT_OPEN = /\b(?:e\.g\.|eg|etc|similar|comparable|equivalent|one (?:or more )?of|any of|either)\b|مثل/i;
/** A list with "or" before its last item offers all of them, unless it is long enough to be of several things. */
const MAX_OFFERED = 4;
/** Nobody leaves more than this to choose from. */
const MAX_CHOICES = 12;
const MAX_JOINT_LETTERS = 60;

/**
 * What a line names, in its order, with those together of which any one is enough: "Python or Go", "AWS/Azure",
 * "Power BI, Tableau or Looker", "a queue (Kafka, RabbitMQ)", "BIM (Revit)". "Such as HTML and CSS" asks for both,
 * and so does a stroke between what goes together: "Python/Django".
 */
export function groupsOfAlternatives<T extends Placed>(
  line: string,
  named: readonly T[],
  goTogether: (one: T, other: T) => boolean,
): T[][] {
  const groups: T[][] = [];
  const isOpen = LEAVES_IT_OPEN.test(line);
  for (const list of listsOf(line, named))
    list.items.forEach((item, index) => {
      const isPair = list.joints[index] === 'slash' && goTogether(list.items[index - 1]!, item);
      if (index > 0 && !isPair && isAlternative(list, index, isOpen || list.offersOthers)) groups.at(-1)!.push(item);
      else groups.push([item]);
    });
  return groups;
}

interface List<T> {
  items: T[];
  /** What stands before each item; before the first, what leads to the list. */
  joints: Joint[];
  /** "… or comparable tools" stands behind it. */
  offersOthers: boolean;
}

/** The items that stand beside each other with nothing but joints between. */
function listsOf<T extends Placed>(line: string, named: readonly T[]): List<T>[] {
  const lists: List<T>[] = [];
  let end = 0;
  for (const item of named.toSorted((a, b) => a.start - b.start)) {
    const before = line.slice(Math.max(end, item.start - MAX_JOINT_LETTERS), item.start);
    const joint = end === 0 ? 'none' : (JOINTS.find(([, pattern]) => pattern.test(before))?.[0] ?? 'none');
    if (joint === 'none') {
      lists.push({
        items: [item],
        joints: [LEADS_TO_EXAMPLES.test(before) ? 'examples' : 'none'],
        offersOthers: false,
      });
    } else {
      lists.at(-1)!.items.push(item);
      lists.at(-1)!.joints.push(joint);
    }
    lists.at(-1)!.offersOthers = OFFERS_OTHERS.test(line.slice(item.end, item.end + MAX_JOINT_LETTERS));
    end = item.end;
  }
  return lists;
}

/** `isOpen`: the line says that others would do as well. */
function isAlternative({ joints, offersOthers }: List<unknown>, index: number, isOpen: boolean): boolean {
  if (joints.length > MAX_CHOICES) return false;
  const joint = joints[index]!;
  if (joint === 'or' || joint === 'slash' || joint === 'examples') return true;
  if (joints.slice(0, index).includes('examples') && (isOpen || !joints.includes('and'))) return true;
  if (offersOthers && joint === 'comma' && !joints.includes('and')) return true;
  const between = joints.slice(1);
  return (
    joint === 'comma' &&
    between.length < MAX_OFFERED &&
    between.includes('or') &&
    between.every((each) => each === 'comma' || each === 'or' || each === 'slash') &&
    !between.slice(between.indexOf('or')).includes('comma')
  );
}
