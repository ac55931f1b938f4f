import { parseDocument } from '../parse.ts';
import { readPlainText } from '../text/plain.ts';

const documentOf = (text: string) => readPlainText(new TextEncoder().encode(text), false);
const codeOf = (text: string) => {
  try {
    parseDocument(documentOf(text));
    return 'read';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

const POEM =
  'The quiet field\n\nA heron stands where water ends,\nand nothing that it waits for bends\nits grey attention from the reeds.';
const BILL =
  'Harris Haulage Ltd\nInvoice number: 2041\nBill to: Corner Bookshop\nQty 3   Unit price 40.00\nSubtotal 120.00\nTotal due 144.00\nPayment terms 30 days\naccounts@harris.example';
const WITHOUT_CONTACT =
  '職務経歴書\n職歴\n2015年4月 – 2020年3月   イオンリテール株式会社   店長\n2010年4月 – 2015年3月   株式会社山田商事   営業担当\n学歴\n2010年3月   早稲田大学   商学部 卒業';

describe('documentKind', () => {
  it('refuses a poem and a bill', () => {
    expect(codeOf(POEM)).toBe('not_a_resume');
    expect(codeOf(BILL)).toBe('not_a_resume');
  });

  it('reads a history that says neither how to reach the person nor who it is', () => {
    expect(codeOf(WITHOUT_CONTACT)).toBe('read');
  });

  it('reads a history of which no line names a known employer or title', () => {
    expect(
      codeOf(
        'Maureen Example\n\nWhat I have done\n2009 - 2018   Nights mostly, for three old ladies\n1998 - 2009   My own mother, and four children',
      ),
    ).toBe('read');
  });

  it('reads a few lines that name their writer', () => {
    const few = 'Name Fatuma Example. Footscray Melbourne. phone 0491 570 110\nCleaned offices at night for two years.';
    expect(codeOf(few)).toBe('read');
    expect(codeOf(few.replace('Name ', ''))).toBe('not_a_resume');
  });

  it('reads a life told in sentences, and no letter', () => {
    const told =
      'My name is Oluwaseun Adebayo-Finch and I have been a social worker since 2014.\nI work in the assessment team, which I joined in 2019.\nI have an MA in Social Work and I am registered.\nseun@mail.example, 07700 900530';
    expect(codeOf(told)).toBe('read');
    expect(codeOf(`Dear Sir or Madam,\n${told}`)).toBe('not_a_resume');
  });

  it('reads anything of which the person says that it is a resume', () => {
    expect(parseDocument(documentOf(POEM), true).jobs).toEqual([]);
  });

  it('is less sure of every value where there is no dated job or school', () => {
    const sure = parseDocument(
      documentOf('Jane Doe\njane@example.org\n\nExperience\nNurse, Mercy Hospital, 2015 - 2018'),
    );
    const unsure = parseDocument(documentOf('Jane Doe\njane@example.org\n\nSkills\nWound care\nTriage'));
    expect(unsure.email!.confidence).toBeLessThan(sure.email!.confidence);
  });
});
