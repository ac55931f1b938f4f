import { Trans } from '@lingui/react/macro';
import { Text } from '@vitae/ui/text';
import { useField, YesField } from '../fields.tsx';

/** Whoever is still there has no end. */
export function CurrentField({ path, label }: { path: readonly string[]; label: string }) {
  const [isCurrent] = useField<boolean>([...path, 'current']);
  const [endDate] = useField<string>([...path, 'endDate']);
  return (
    <>
      <YesField path={[...path, 'current']} label={label} />
      {isCurrent && endDate ? (
        <Text look="caption" tone="faint">
          <Trans>
            The end (<bdi>{endDate}</bdi>) is kept and not printed.
          </Trans>
        </Text>
      ) : null}
    </>
  );
}
