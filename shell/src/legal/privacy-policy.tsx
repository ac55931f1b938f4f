import { SiteLink } from '../link.tsx';
import { Prose, ProseSection } from './prose.tsx';

export function PrivacyPolicy() {
  return (
    <Prose title="Privacy" lead="What is kept, where, for how long, and how to make it go away.">
      <ProseSection title="In your browser">
        <p>
          Drafts, letters and your choices of style are kept in this browser, so that a reload or a crash loses nothing.
          Logging out removes all of it from the device.
        </p>
      </ProseSection>
      <ProseSection title="On the server">
        <ul>
          <li>
            Your account: e-mail address, a name, a hash of your password (never the password), your plan and your
            region.
          </li>
          <li>
            The text of a resume that you upload for a letter, with the letter, so that it can be written again. For
            visitors without an account it is deleted within 24 hours.
          </li>
          <li>
            Usage statistics, if you have not switched them off: which pages and buttons are used, on what kind of
            screen. Not what you type.
          </li>
        </ul>
      </ProseSection>
      <ProseSection title="Who else sees it">
        <p>
          Nobody, unless the people who run this site have connected a service: a language model for letters, a payment
          provider for paid plans, a mail server for codes, a sign-in provider. Each gets only what its work needs. The
          status page says which writer is at work.
        </p>
      </ProseSection>
      <ProseSection title="Your choices">
        <p>
          Statistics and outside web analytics are chosen on the <SiteLink href="/cookie">cookies page</SiteLink>. You
          can ask for a copy of your data or for its deletion; both are done within thirty days.
        </p>
      </ProseSection>
    </Prose>
  );
}
