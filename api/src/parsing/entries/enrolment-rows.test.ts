import { parseResume } from '../parse.ts';

it('reads a history of schools and jobs in rows of year, month and what happened', async () => {
  const text = `履歴書
氏名\t佐々木 裕子
電話\t090-0000-1234
E-mail\tyuko@example.jp

学歴
2007\t4\t東京家政大学 家政学部 栄養学科 入学
2011\t3\t東京家政大学 家政学部 栄養学科 卒業

職歴
平成23\t4\t日清医療食品株式会社 入社 管理栄養士として病院給食を担当
2016\t3\t一身上の都合により退職
2016\t5\t医療法人社団青葉会 入職 管理栄養士
現在に至る
以上
`;
  const resume = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'rirekisho.txt' });
  expect(resume.name?.value).toBe('佐々木 裕子');
  expect(
    resume.jobs.map(({ title, company, start, end }) => [title?.value, company?.value, start?.value, end?.value]),
  ).toEqual([
    ['管理栄養士', '日清医療食品株式会社', '2011-04', '2016-03'],
    ['管理栄養士', '医療法人社団青葉会', '2016-05', 'present'],
  ]);
  expect(
    resume.education.map(({ institution, degree, end }) => [institution?.value, degree?.value, end?.value]),
  ).toEqual([['東京家政大学', '家政学部 栄養学科', '2011-03']]);
});

it('takes a row without date that says as what the person works for no new employer', async () => {
  const text = `履歴書
氏名\t見本 花子
E-mail\thanako@example.jp

職歴
2015\t4\t社会福祉法人見本会 入職
\t\t特別養護老人ホームにて生活相談員として勤務
2019\t9\t社会福祉法人見本会 退職
2019\t10\t医療法人例示会 入職
\t\t医療ソーシャルワーカーとして勤務、現在に至る
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'rirekisho.txt' });
  expect(jobs.map(({ title, company, end }) => [title?.value, company?.value, end?.value])).toEqual([
    ['生活相談員', '社会福祉法人見本会', '2019-09'],
    ['医療ソーシャルワーカー', '医療法人例示会', 'present'],
  ]);
});
