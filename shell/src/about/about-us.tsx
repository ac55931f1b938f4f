import { Prose, ProseSection } from '../legal/prose.tsx';

export function AboutUs() {
  return (
    <Prose
      title="About us"
      lead="Most applications are read twice: by software that extracts their text, and by someone with thirty seconds. Vitae is built so that both of them understand you."
    >
      <ProseSection title="What we believe">
        <ul>
          <li>A resume is evidence. What it says must be true, specific, and yours.</li>
          <li>
            A tool that invents achievements puts you, not itself, in the interview chair. Ours only works with what you
            give it.
          </li>
          <li>
            A document should leave as it was shown: same lines, same pages, text that can be selected, searched and
            parsed.
          </li>
          <li>
            Conventions differ. A photo is expected in one country and a reason for rejection in another. We say which,
            and why.
          </li>
        </ul>
      </ProseSection>
      <ProseSection title="How the letters are written">
        <p>
          Vitae reads your resume and the advert, looks for what the advert asks and what your history answers, and
          writes from the overlap. It works without any outside service. Where the people who run a site have connected
          a language model, its letters are checked against your documents in the same way, and the built-in writer
          takes over when the check fails.
        </p>
      </ProseSection>
      <ProseSection title="How the site is built">
        <p>
          Every tool on this site is a part of its own, made and released by its own team and put together in your
          browser. If one of them has a bad day, the others go on, and the version before it takes its place.
        </p>
      </ProseSection>
    </Prose>
  );
}
