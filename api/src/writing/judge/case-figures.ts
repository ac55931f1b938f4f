import { type Case, readCases } from './cases.ts';
import type { Judge } from './judge.ts';

export interface CaseFigure {
  faulty: number;
  found: number;
  sound: number;
  blamed: number;
  /** Percent. */
  finds: string;
  blames: string;
}

/** How well the judge tells faulty from sound sentences, for each part of them. */
export async function caseFigures(judge: Judge): Promise<Record<Case['part'], CaseFigure>> {
  const faulty = await judgedParts(judge, 'faulty');
  const sound = await judgedParts(judge, 'sound');
  const figures = {} as Record<Case['part'], CaseFigure>;
  for (const [part, judged] of faulty) {
    const found = judged.filter((isBlamed) => isBlamed).length;
    const others = sound.get(part) ?? [];
    const blamed = others.filter((isBlamed) => isBlamed).length;
    figures[part] = {
      faulty: judged.length,
      found,
      sound: others.length,
      blamed,
      finds: ((found / judged.length) * 100).toFixed(1),
      blames: ((blamed / others.length) * 100).toFixed(1),
    };
  }
  return figures;
}

async function judgedParts(judge: Judge, name: 'faulty' | 'sound'): Promise<Map<Case['part'], boolean[]>> {
  const parts = new Map<Case['part'], boolean[]>();
  for (const { part, letter } of readCases(name)) {
    const { findings } = await judge(letter);
    parts.set(part, [...(parts.get(part) ?? []), findings.length > 0]);
  }
  return parts;
}
