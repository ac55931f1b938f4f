import { TextField } from '@vitae/ui/field';
import type { ComponentProps } from 'react';

/** A field for the digits of a code, which a telephone offers to fill in from its messages. */
export function OneTimeCodeField(props: Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete'>) {
  return <TextField isRequired inputMode="numeric" autoComplete="one-time-code" {...props} />;
}
