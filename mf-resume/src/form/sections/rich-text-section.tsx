import { Trans } from '@lingui/react/macro';
import { Stack } from '@vitae/ui/layout';
import { Loading } from '@vitae/ui/progress';
import { Text } from '@vitae/ui/text';
import { lazy, Suspense } from 'react';
import { useEditor } from '../../editor/resume-store.ts';

const RichTextEditor = lazy(() => import('../rich-text-editor.tsx'));

export function RichTextSection({
  name,
  label,
  hint,
}: {
  name: 'certifications' | 'awards';
  label: string;
  hint: string;
}) {
  const key = useEditor((state) => state.key);
  return (
    <Stack gap="sm">
      <Text look="caption" tone="faint">
        {hint}
      </Text>
      <Suspense
        fallback={
          <Loading>
            <Trans>Loading the editor…</Trans>
          </Loading>
        }
      >
        <RichTextEditor key={key} path={[name]} label={label} />
      </Suspense>
    </Stack>
  );
}
