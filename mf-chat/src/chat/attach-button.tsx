import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@vitae/ui/button';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';

export function AttachButton(props: ComponentProps<'button'>) {
  const { t } = useLingui();
  return (
    <IconButton {...props} label={t`Add a resume, an advert or a file`}>
      <Plus aria-hidden="true" />
    </IconButton>
  );
}
