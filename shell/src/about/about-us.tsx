import { Trans, useLingui } from '@lingui/react/macro';
import { Prose, ProseSection } from '../legal/prose.tsx';

export function AboutUs() {
  const { t } = useLingui();
  return (
    <Prose
      title={t`About us`}
      lead={t`Most applications are read twice: by software that extracts their text, and by someone with thirty seconds. Vitae is built so that both of them understand you.`}
    >
      <ProseSection title={t`What we believe`}>
        <ul>
          <li>
            <Trans>A resume is evidence. What it says must be true, specific, and yours.</Trans>
          </li>
          <li>
            <Trans>
              A tool that invents achievements puts you, not itself, in the interview chair. Ours only works with what
              you give it.
            </Trans>
          </li>
          <li>
            <Trans>
              A document should leave as it was shown: same lines, same pages, text that can be selected, searched and
              parsed.
            </Trans>
          </li>
          <li>
            <Trans>
              Conventions differ. A photo is expected in one country and a reason for rejection in another. We say
              which, and why.
            </Trans>
          </li>
        </ul>
      </ProseSection>
      <ProseSection title={t`How the letters are written`}>
        <p>
          <Trans>
            Vitae reads your resume and the advert, looks for what the advert asks and what your history answers, and
            writes from the overlap. It works without any outside service. Where the people who run a site have
            connected a language model, its letters are checked against your documents in the same way, and the built-in
            writer takes over when the check fails.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={t`How the site is built`}>
        <p>
          <Trans>
            Every tool on this site is a part of its own, made and released by its own team and put together in your
            browser. If one of them has a bad day, the others go on, and the version before it takes its place.
          </Trans>
        </p>
      </ProseSection>
    </Prose>
  );
}
