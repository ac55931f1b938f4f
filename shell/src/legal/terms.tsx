import { Trans, useLingui } from '@lingui/react/macro';
import { Prose, ProseSection } from './prose.tsx';

export function Terms() {
  const { t } = useLingui();
  return (
    <Prose title={t`Terms of use`} lead={t`The agreement between you and whoever runs this site, in plain words.`}>
      <ProseSection title={t`What you may do`}>
        <p>
          <Trans>
            You may use Vitae to make documents for your own applications, or for people who have asked you to. What you
            write, and what is written from it, is yours: you may use it anywhere, change it, and delete it.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={t`What you answer for`}>
        <ul>
          <li>
            <Trans>That what you put in is true and that you may share it.</Trans>
          </li>
          <li>
            <Trans>That you read a document before you send it. Suggestions can be wrong.</Trans>
          </li>
          <li>
            <Trans>That you keep your password to yourself and tell us when someone else has it.</Trans>
          </li>
        </ul>
      </ProseSection>
      <ProseSection title={t`What is not allowed`}>
        <p>
          <Trans>
            Reading other people's data, getting around limits, uploading files that are meant to do harm, or applying
            in someone else's name. Accounts that do this are closed.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={t`Plans and payment`}>
        <p>
          <Trans>
            The free plan stays free. A paid plan runs until you end it, and ends with the period that is paid for.
            Prices and what each plan includes are on the plans page; a change of price is told to you before it counts.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={t`What we do not promise`}>
        <p>
          <Trans>
            No tool can promise an interview. The checks on this site show how well software can read your document and
            how well it answers an advert; the decision is made by people. The site is offered as it is, and we are
            liable for what the law says we are liable for.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={t`Ending`}>
        <p>
          <Trans>
            You can stop at any time and have your account deleted. We may end the agreement with two weeks' notice, or
            at once where the rules above are broken.
          </Trans>
        </p>
      </ProseSection>
    </Prose>
  );
}
