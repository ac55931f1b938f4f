import { ShortList } from './short-list.tsx';

export function LanguagesSection() {
  return (
    <ShortList list="languages" nameLabel="Language" detailLabel="Level" detail="level" addLabel="Add a language" />
  );
}
