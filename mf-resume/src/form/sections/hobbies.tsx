import { ShortList } from './short-list.tsx';

export function HobbiesSection() {
  return (
    <ShortList list="hobbies" nameLabel="Hobby" detailLabel="In more words" detail="keywords" addLabel="Add a hobby" />
  );
}
