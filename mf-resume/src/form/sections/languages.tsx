import { useLingui } from '@lingui/react/macro';
import { ShortList } from './short-list.tsx';

export function LanguagesSection() {
  const { t } = useLingui();
  return (
    <ShortList
      list="languages"
      nameLabel={t`Language`}
      detailLabel={t`Level`}
      detail="level"
      addLabel={t`Add a language`}
    />
  );
}
