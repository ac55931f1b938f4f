import { useLingui } from '@lingui/react/macro';
import * as calls from '@vitae/contract/resumes';
import { Stack } from '@vitae/ui/layout';
import { color, space } from '@vitae/ui/tokens';
import { setField } from '../../editor/resume-store.ts';
import { TextsField, useField } from '../fields.tsx';
import { hintsOf } from '../hints.ts';
import { type Help, WritingHelp } from '../writing-help.tsx';

function Hints({ description }: { description: string }) {
  const { t } = useLingui();
  const hints = hintsOf(description);
  if (hints.length === 0) return null;
  return (
    <ul aria-label={t`Hints`} css={{ listStyle: 'none', display: 'grid', gap: 4 }}>
      {hints.map((hint) => (
        <li
          key={hint.id}
          css={{ display: 'flex', gap: space.sm, color: color.inkSoft, fontSize: 14, lineHeight: '20px' }}
        >
          <span aria-hidden="true" css={{ color: color.warning }}>
            ●
          </span>
          {t(hint.text)}
        </li>
      ))}
    </ul>
  );
}

export function Description({ path, label, helps = [] }: { path: readonly string[]; label: string; helps?: Help[] }) {
  const { t } = useLingui();
  const [value] = useField<string>(path);
  const tighten: Help<typeof calls.enhanceText> = {
    kind: 'enhancement',
    label: t`Tighten the text`,
    call: calls.enhanceText,
    input: () => (value.trim() === '' ? null : { body: { text: value.slice(0, 5000) } }),
    nothing: t`There is nothing to tighten.`,
    useLabel: t`Put it in its place`,
    onUse: (next) => setField(path, next),
  };
  return (
    <Stack gap="sm">
      <TextsField
        path={path}
        label={label}
        rows={6}
        hint={t`Begin a line with “- ” for a list. **bold** and *italic* are understood.`}
      />
      <Hints description={value} />
      <WritingHelp helps={[...helps, tighten as unknown as Help]} />
    </Stack>
  );
}
