import { useLingui } from '@lingui/react/macro';
import { ShortList } from './short-list.tsx';

export function HobbiesSection() {
  const { t } = useLingui();
  return (
    <ShortList
      list="hobbies"
      nameLabel={t`Hobby`}
      detailLabel={t`In more words`}
      detail="keywords"
      addLabel={t`Add a hobby`}
    />
  );
}
