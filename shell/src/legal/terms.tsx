import { Prose, ProseSection } from './prose.tsx';

export function Terms() {
  return (
    <Prose title="Terms of use" lead="The agreement between you and whoever runs this site, in plain words.">
      <ProseSection title="What you may do">
        <p>
          You may use Vitae to make documents for your own applications, or for people who have asked you to. What you
          write, and what is written from it, is yours: you may use it anywhere, change it, and delete it.
        </p>
      </ProseSection>
      <ProseSection title="What you answer for">
        <ul>
          <li>That what you put in is true and that you may share it.</li>
          <li>That you read a document before you send it. Suggestions can be wrong.</li>
          <li>That you keep your password to yourself and tell us when someone else has it.</li>
        </ul>
      </ProseSection>
      <ProseSection title="What is not allowed">
        <p>
          Reading other people's data, getting around limits, uploading files that are meant to do harm, or applying in
          someone else's name. Accounts that do this are closed.
        </p>
      </ProseSection>
      <ProseSection title="Plans and payment">
        <p>
          The free plan stays free. A paid plan runs until you end it, and ends with the period that is paid for. Prices
          and what each plan includes are on the plans page; a change of price is told to you before it counts.
        </p>
      </ProseSection>
      <ProseSection title="What we do not promise">
        <p>
          No tool can promise an interview. The checks on this site show how well software can read your document and
          how well it answers an advert; the decision is made by people. The site is offered as it is, and we are liable
          for what the law says we are liable for.
        </p>
      </ProseSection>
      <ProseSection title="Ending">
        <p>
          You can stop at any time and have your account deleted. We may end the agreement with two weeks' notice, or at
          once where the rules above are broken.
        </p>
      </ProseSection>
    </Prose>
  );
}
