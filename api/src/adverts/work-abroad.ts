import { GULF_CODES } from '@vitae/contract/regions';
import type { AdvertLine } from '@vitae/language/adverts/advert-lines';
import { fold } from '@vitae/language/fold';
import { placesOf } from '@vitae/language/regions-of-places';
import { tokenise } from '@vitae/language/tokens';
import type { SkillRequirement } from './requirements.ts';

/** Names, folded, by which adverts ask for work done there, with what the requirement is called and where that is. */
const REGIONS: readonly (readonly [
  names: string,
  label: string,
  regions: readonly string[],
  more: readonly string[],
])[] = [
  [
    'gcc|gulf|middle east(?:ern)?|الخليج|خليجيه|دول الخليج',
    'GCC experience',
    GULF_CODES,
    ['gcc', 'gulf', 'middle east', 'الخليج'],
  ],
  ['uae|u\\.a\\.e\\.?|emirates|dubai|abu dhabi|الامارات', 'UAE experience', ['AE'], []],
  ['ksa|saudi(?: arabian?)?|السعوديه|المملكه', 'Saudi experience', ['SA'], []],
  ['qatar|قطر', 'Qatar experience', ['QA'], []],
  ['kuwait|الكويت', 'Kuwait experience', ['KW'], []],
  ['bahrain|البحرين', 'Bahrain experience', ['BH'], []],
  ['oman|سلطنه عمان', 'Oman experience', ['OM'], []],
];

const SOUGHT = REGIONS.map(([names, label, regions, more]) => ({
  label,
  forms: [...new Set([...placesOf(regions), ...more])].map((name) => ({
    words: tokenise(name).map(({ word }) => word),
    exact: null,
    isEverydayWord: false,
  })),
  pattern: new RegExp(
    [
      `(?<!\\p{L})(?:${names})(?:[ /-](?:\\p{L}{1,12}))? (?:work |working )?exp(?:erience)?(?!\\p{L})`,
      `(?:experience|exp|years?|yrs|minimum|least)(?!\\p{L})[^.;:]{0,60}? (?:in|within) (?:the )?(?:${names})(?!\\p{L})`,
      `خبره[^.;:]{0,40}? (?:في )?(?:${names})(?!\\p{L})`,
    ].join('|'),
    'u',
  ),
}));

/** Work done in the Gulf or in one of its countries, where a line asks for it; shown by any place there. */
export function workAbroadIn({ text, importance }: AdvertLine): SkillRequirement[] {
  if (importance === 'mentioned') return [];
  const folded = fold(text);
  const found = SOUGHT.find(({ pattern }) => pattern.test(folded));
  if (!found) return [];
  const { label, forms } = found;
  return [{ kind: 'skill', label, forms, field: null, importance, mentions: 1, alternatives: [], text }];
}
