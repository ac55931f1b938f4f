import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlatform, useUser } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, focusRing, radius, space } from '@vitae/ui/tokens';
import { ArrowLeft, ArrowRight, Eye, EyeOff } from 'lucide-react';
import { type ComponentType, type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import manifest from '../../remote.json' with { type: 'json' };
import { useEditor } from '../editor/resume-store.ts';
import { Workspace } from '../editor/workspace.tsx';
import type { PageTarget } from '../page/page-targets.ts';
import { FORM_SECTIONS, pathOfSection, pathOfTarget } from './form-sections.ts';
import { ProposedChangeBanner, useProposedChange } from './proposed-change.tsx';
import { AwardsSection } from './sections/awards.tsx';
import { CertificationsSection } from './sections/certifications.tsx';
import { CustomSections } from './sections/custom.tsx';
import { EducationSection } from './sections/education.tsx';
import { ExperienceSection } from './sections/experience.tsx';
import { HeadingSection } from './sections/heading.tsx';
import { HobbiesSection } from './sections/hobbies.tsx';
import { LanguagesSection } from './sections/languages.tsx';
import { PersonalDetailsSection } from './sections/personal-details.tsx';
import { ProjectsSection } from './sections/projects.tsx';
import type { SectionProps } from './sections/section-props.ts';
import { SkillsSection } from './sections/skills.tsx';
import { SummarySection } from './sections/summary.tsx';
import { toggleSection } from './sections/toggle-section.ts';

const FORMS: Record<string, ComponentType<SectionProps>> = {
  'cv-heading': HeadingSection,
  'personal-details': PersonalDetailsSection,
  'work-experience': ExperienceSection,
  education: EducationSection,
  skills: SkillsSection,
  summary: SummarySection,
  projects: ProjectsSection,
  certifications: CertificationsSection,
  awards: AwardsSection,
  languages: LanguagesSection,
  hobbies: HobbiesSection,
  custom: CustomSections,
};

const LEADS: Record<string, MessageDescriptor> = {
  'cv-heading': msg`Who you are, and how to reach you.`,
  'personal-details': msg`What employers expect to know depends on where you apply.`,
  'work-experience': msg`Newest first. Two to five lines for each job.`,
  education: msg`Newest first. School leavers may name subjects and grades.`,
  skills: msg`What you can do on your first day there.`,
  summary: msg`Read first, best written last.`,
  projects: msg`Work that has a name of its own.`,
  certifications: msg`Licences and certificates that somebody else has given.`,
  awards: msg`What others have said about your work, with a date.`,
  languages: msg`With a level that you can show in the interview.`,
  hobbies: msg`Only if they say something about you.`,
  custom: msg`Volunteering, publications, references, or a title of your own.`,
};

/** Anonymous visitors fill in these; then they sign in, and what they have written comes along. */
const OPEN_TO_EVERYONE: readonly string[] = manifest.routes.flatMap(({ openTo }) => openTo?.section ?? []);

/** The row of sections runs out of a narrow screen: the one that is open is brought into it. The page stays where it is. */
function showOpenOne(row: HTMLElement): void {
  const open = row.querySelector('[aria-current]');
  if (!open) return;
  const [seen, link] = [row.getBoundingClientRect(), open.getBoundingClientRect()];
  row.scrollLeft += link.left + link.width / 2 - (seen.left + seen.width / 2);
}

/** /resume-form/:section/:subStep?: one section of the form beside the live page. */
export function FormScreen() {
  const { section: slug = 'cv-heading', subStep } = useParams();
  const { t } = useLingui();
  const { auth } = usePlatform();
  const user = useUser();
  const navigate = useNavigate();
  const [focused, setFocused] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const frame = useRef<HTMLFormElement>(null);
  /** There once the resume is open. */
  const [row, setRow] = useState<HTMLElement | null>(null);
  const index = Math.max(
    0,
    FORM_SECTIONS.findIndex((section) => section.slug === slug),
  );
  const section = FORM_SECTIONS[index]!;
  const isHidden = useEditor((state) => section.key !== null && state.resume.hiddenSections.includes(section.key));
  const isOpen = useEditor((state) => state.key !== '');
  const Form = FORMS[section.slug]!;
  const previous = FORM_SECTIONS[index - 1];
  const next = FORM_SECTIONS[index + 1];

  // The field of a clicked line may only be on the screen after the navigation to its section.
  useEffect(() => {
    const field = wanted.current;
    if (!isOpen || !field || !frame.current) return;
    const timer = setTimeout(() => {
      const control = frame.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
      control?.focus();
      control?.scrollIntoView?.({ block: 'center' });
      if (control) wanted.current = null;
    }, 60);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    if (row) showOpenOne(row);
  }, [row, slug]);

  const wantField = useCallback((field: string) => {
    wanted.current = field;
  }, []);
  const [proposed, forgetProposed] = useProposedChange(section.slug, wantField);

  const onPick = (target: PageTarget) => {
    wanted.current = target.field;
    const isDetail = target.section === 'personalDetails';
    void navigate(isDetail ? pathOfSection('personal-details') : pathOfTarget(target.section, target.entry));
  };
  const goTo = (nextSlug: string) => {
    const path = pathOfSection(nextSlug);
    if (OPEN_TO_EVERYONE.includes(nextSlug) || auth.requireSignIn(path)) void navigate(path);
  };

  return (
    <Workspace
      focused={focused}
      onPick={onPick}
      actions={
        <SiteButtonLink to="/resume-final-part" size="small" look="primary">
          <Trans>Finish</Trans>
        </SiteButtonLink>
      }
    >
      <nav
        ref={setRow}
        aria-label={t`Sections`}
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 6,
          [breakpoint.narrow]: { flexWrap: 'nowrap', overflowX: 'auto', paddingBlock: 4, scrollbarWidth: 'thin' },
        }}
      >
        {FORM_SECTIONS.map((other) => {
          const isHere = other.slug === section.slug;
          return (
            <Link
              key={other.slug}
              to={pathOfSection(other.slug)}
              aria-current={isHere ? 'step' : undefined}
              css={[
                focusRing,
                {
                  flex: 'none',
                  padding: '5px 12px',
                  borderRadius: radius.pill,
                  border: `1px solid ${isHere ? color.accent : color.line}`,
                  background: isHere ? color.accent : 'transparent',
                  color: isHere ? color.onAccent : color.inkSoft,
                  fontSize: 14,
                  lineHeight: '20px',
                  textDecoration: 'none',
                },
              ]}
            >
              {t(other.label)}
            </Link>
          );
        })}
      </nav>
      <header css={{ display: 'flex', alignItems: 'start', gap: space.md }}>
        <div css={{ flex: 1 }}>
          <Heading level={1}>{t(section.label)}</Heading>
          <Text tone="soft">{t(LEADS[section.slug]!)}</Text>
        </div>
        {section.key && section.key !== 'personalDetails' ? (
          <Button size="small" look="quiet" aria-pressed={isHidden} onClick={() => toggleSection(section.key!)}>
            {isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            {isHidden ? <Trans>Show the section</Trans> : <Trans>Hide the section</Trans>}
          </Button>
        ) : null}
      </header>
      {proposed ? <ProposedChangeBanner slug={section.slug} text={proposed} onDone={forgetProposed} /> : null}
      <form
        ref={frame}
        noValidate
        aria-label={t(section.label)}
        onSubmit={(event) => event.preventDefault()}
        onFocus={(event: FocusEvent<HTMLFormElement>) =>
          setFocused(event.target.closest('[data-field]')?.getAttribute('data-field') ?? null)
        }
        onBlur={() => setFocused(null)}
      >
        <Form
          key={section.slug}
          subStep={subStep ?? null}
          onSubStep={(id) => void navigate(pathOfSection(section.slug, id), { replace: true })}
        />
      </form>
      {!user ? (
        <Text look="caption" tone="faint">
          <Trans>What you write stays in this browser until you sign in; then it comes along.</Trans>
        </Text>
      ) : null}
      <footer css={{ display: 'flex', justifyContent: 'space-between', gap: space.md, paddingTop: space.md }}>
        {previous ? (
          <Button onClick={() => goTo(previous.slug)}>
            <ArrowLeft aria-hidden="true" css={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
            {t(previous.label)}
          </Button>
        ) : (
          <span />
        )}
        {next ? (
          <Button look="primary" onClick={() => goTo(next.slug)}>
            {t(next.label)}
            <ArrowRight aria-hidden="true" css={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
          </Button>
        ) : (
          <SiteButtonLink to="/resume-final-part" look="primary">
            <Trans>Finish</Trans>
          </SiteButtonLink>
        )}
      </footer>
    </Workspace>
  );
}
