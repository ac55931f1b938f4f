import { Trans, useLingui } from '@lingui/react/macro';
import { SiteLink } from '../link.tsx';
import { Prose, ProseSection } from './prose.tsx';

export function PrivacyPolicy() {
  const { t } = useLingui();
  return (
    <Prose title={t`Privacy`} lead={t`What is kept, where, for how long, and how to make it go away.`}>
      <ProseSection title={t`In your browser`}>
        <p>
          <Trans>
            Drafts, letters and your choices of style are kept in this browser, so that a reload or a crash loses
            nothing. Logging out removes all of it from the device.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={t`On the server`}>
        <ul>
          <li>
            <Trans>
              Your account: e-mail address, a name, a hash of your password (never the password), your plan and your
              region.
            </Trans>
          </li>
          <li>
            <Trans>
              The text of a resume that you upload for a letter, with the letter, so that it can be written again. For
              visitors without an account it is deleted within 24 hours.
            </Trans>
          </li>
          <li>
            <Trans>
              Usage statistics, if you have not switched them off: which pages and buttons are used, on what kind of
              screen. Not what you type.
            </Trans>
          </li>
        </ul>
      </ProseSection>
      <ProseSection title={t`Who else sees it`}>
        <p>
          <Trans>
            Nobody, unless the people who run this site have connected a service: a language model for letters, a
            payment provider for paid plans, a mail server for codes, a sign-in provider. Each gets only what its work
            needs. The status page says which writer is at work.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={t`Your choices`}>
        <p>
          <Trans>
            Statistics and outside web analytics are chosen on the <SiteLink href="/cookie">cookies page</SiteLink>. In{' '}
            <SiteLink href="/account">your account</SiteLink> you download a copy of everything that is kept of you, and
            delete it; both are done at once.
          </Trans>
        </p>
      </ProseSection>
    </Prose>
  );
}
