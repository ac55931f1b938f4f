import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { Checkbox } from '@vitae/ui/field';
import { Card, Row } from '@vitae/ui/layout';
import { useState } from 'react';
import { Prose, ProseSection } from '../legal/prose.tsx';
import { useServices } from '../services.tsx';

export function CookieChoices() {
  const { t } = useLingui();
  const { consent, toasts } = useServices();
  const [choice, setChoice] = useState(consent.get());

  const save = (next: typeof choice) => {
    setChoice(next);
    consent.set(next);
    toasts.notify('success', t`Your choices are saved and count from now on.`);
  };

  return (
    <Prose
      title={t`Cookies and storage`}
      lead={t`Vitae sets one cookie, when you sign in. It keeps a few things in your browser's storage, and counts how it is used if you let it.`}
    >
      <ProseSection title={t`Your choices`}>
        <Card>
          <form
            css={{ display: 'grid', gap: 20 }}
            onSubmit={(event) => {
              event.preventDefault();
              save(choice);
            }}
          >
            <Checkbox
              checked
              disabled
              label={t`What the site needs: your sign-in, your drafts, your theme, these choices. Always on.`}
              readOnly
            />
            <Checkbox
              checked={choice.statistics}
              onChange={(event) => setChoice({ ...choice, statistics: event.target.checked })}
              label={t`Our own statistics: which pages and buttons are used. No third party, nothing that you type.`}
            />
            <Checkbox
              checked={choice.webAnalytics}
              onChange={(event) => setChoice({ ...choice, webAnalytics: event.target.checked })}
              label={t`Outside web analytics: a service of another company sees which pages you open.`}
            />
            <Row>
              <Button type="submit" look="primary">
                <Trans>Save my choices</Trans>
              </Button>
              <Button onClick={() => save({ statistics: false, webAnalytics: false })}>
                <Trans>Only what is needed</Trans>
              </Button>
            </Row>
          </form>
        </Card>
      </ProseSection>
      <ProseSection title={t`What is stored`}>
        <ul>
          <li>
            <Trans>While you are signed in: two tokens, your name, your plan, and how many resumes you have.</Trans>
          </li>
          <li>
            <Trans>
              After a sign-in, in a cookie: a random name of this browser, so that strangers who guess your password
              cannot keep you out, and a mail tells you of a new device.
            </Trans>
          </li>
          <li>
            <Trans>What you are writing, until you send it, clear it or log out.</Trans>
          </li>
          <li>
            <Trans>Your theme, your region, and the choices above.</Trans>
          </li>
          <li>
            <Trans>
              For the session: that your visit has been counted, under a random number that ends with the session.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>If your browser asks sites not to track you, our own statistics start switched off.</Trans>
        </p>
      </ProseSection>
    </Prose>
  );
}
