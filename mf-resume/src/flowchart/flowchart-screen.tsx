import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { REGIONS } from '@vitae/contract/regions';
import { listResumeExamples, readResumeExample } from '@vitae/contract/resumes';
import { emptyResume, type Resume } from '@vitae/documents/model/resume';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { useHttp, useNotify, usePlatform, useRegion } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { ChoiceGroup, SelectField, TextField } from '@vitae/ui/field';
import { Card, Container, Stack } from '@vitae/ui/layout';
import { Loading } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, radius, space, text } from '@vitae/ui/tokens';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRegionTexts } from '../choose-flow/region-texts.ts';
import { startResume } from '../editor/open-resume.ts';
import { resumeOf } from '../editor/server-save.ts';
import { useExampleTexts } from './example-texts.ts';

const STAGES = [
  { value: 'experienced', label: msg`I have worked for a while` },
  { value: 'starting', label: msg`I am starting out` },
  { value: 'changing', label: msg`I am changing direction` },
] as const;
type Stage = (typeof STAGES)[number]['value'];

/** What comes first on the page follows from where one stands. */
const ORDERS: Record<Stage, Resume['sectionOrder']> = {
  experienced: [
    'personalDetails',
    'summary',
    'experience',
    'education',
    'skills',
    'projects',
    'certifications',
    'awards',
    'languages',
    'hobbies',
  ],
  starting: [
    'personalDetails',
    'summary',
    'education',
    'projects',
    'experience',
    'skills',
    'certifications',
    'awards',
    'languages',
    'hobbies',
  ],
  changing: [
    'personalDetails',
    'summary',
    'skills',
    'experience',
    'projects',
    'education',
    'certifications',
    'awards',
    'languages',
    'hobbies',
  ],
};

const templateFor = (stage: Stage, isGulf: boolean): Resume['selectedTemplate'] =>
  isGulf ? 'gulf' : stage === 'starting' ? 'first-job' : stage === 'changing' ? 'modern' : 'classic';

/** What is typed tells the language of the page; where nothing is, that of the site does. */
function languageOfResume(typed: string, siteLanguage: string): string {
  if (/\p{Script=Arabic}/u.test(typed)) return 'ar';
  if (/\p{Script=Devanagari}/u.test(typed)) return 'hi';
  return /\p{L}/u.test(typed) ? 'en' : siteLanguage;
}

/** /cv-flowchart: from nothing. Four questions, or an example to write over. */
export function FlowchartScreen() {
  const { t, i18n } = useLingui();
  const ofRegion = useRegionTexts();
  const platform = usePlatform();
  const navigate = useNavigate();
  const siteRegion = useRegion();
  const [answers, setAnswers] = useState({
    firstName: '',
    lastName: '',
    jobTitle: '',
    stage: 'experienced' as Stage,
    region: '',
  });
  const regionCode = answers.region || siteRegion || 'OTHER';
  const advice = REGIONS.find(({ code }) => code === regionCode)?.advice;
  const set = (change: Partial<typeof answers>) => setAnswers((before) => ({ ...before, ...change }));

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const region = REGIONS.find(({ code }) => code === regionCode);
    const base = emptyResume();
    await startResume(platform, {
      ...base,
      language: languageOfResume([answers.firstName, answers.lastName, answers.jobTitle].join(' '), i18n.locale),
      selectedTemplate: templateFor(answers.stage, region?.group != null),
      sectionOrder: ORDERS[answers.stage],
      selectedDateFormat: 'MMM YYYY',
      lineHeight: 1.4,
      pageSize: region?.paperSize === 'letter' ? 'Letter' : 'A4',
      personal: {
        ...base.personal,
        firstName: answers.firstName.trim(),
        lastName: answers.lastName.trim(),
        jobTitle: answers.jobTitle.trim(),
        targetCountry: region?.code ?? '',
      },
    });
    void navigate('/resume-form/cv-heading');
  };

  return (
    <Container width="text" css={{ paddingBlock: 'clamp(32px, 6vw, 72px)' }}>
      <Stack gap="2xl">
        <Stack gap="sm">
          <Heading level={1}>
            <Trans>Four questions, then the page</Trans>
          </Heading>
          <Text tone="soft">
            <Trans>Order, paper and what is asked for follow from your answers. All of it can be changed later.</Trans>
          </Text>
        </Stack>
        <Card>
          <form onSubmit={(event) => void begin(event)} css={{ display: 'grid', gap: space.xl }}>
            <div css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: space.lg }}>
              <TextField
                label={t`First name`}
                autoComplete="given-name"
                dir="auto"
                value={answers.firstName}
                onChange={(event) => set({ firstName: event.target.value })}
              />
              <TextField
                label={t`Last name`}
                autoComplete="family-name"
                dir="auto"
                value={answers.lastName}
                onChange={(event) => set({ lastName: event.target.value })}
              />
            </div>
            <TextField
              label={t`What work do you look for?`}
              dir="auto"
              placeholder={t`e.g. Electrician`}
              value={answers.jobTitle}
              onChange={(event) => set({ jobTitle: event.target.value })}
            />
            <ChoiceGroup
              legend={t`Where do you stand?`}
              name="stage"
              value={answers.stage}
              options={STAGES.map(({ value, label }) => ({ value, label: t(label) }))}
              onChange={(stage) => set({ stage: stage as Stage })}
            />
            <SelectField
              label={t`Where do you apply?`}
              options={REGIONS.map(({ code, name }) => ({ value: code, label: ofRegion(name) }))}
              value={regionCode}
              onChange={(event) => set({ region: event.target.value })}
              hint={advice && ofRegion(advice)}
            />
            <div>
              <Button type="submit" look="primary" size="large">
                <Trans>Begin</Trans>
              </Button>
            </div>
          </form>
        </Card>
        <Examples />
      </Stack>
    </Container>
  );
}

/** Resumes of invented people, to write over. */
function Examples() {
  const { t } = useLingui();
  const ofRegion = useRegionTexts();
  const inLanguage = useExampleTexts();
  const http = useHttp();
  const platform = usePlatform();
  const notify = useNotify();
  const navigate = useNavigate();
  const [sought, setSought] = useState('');
  const { data, isPending } = useQuery({
    queryKey: ['resume-examples'],
    queryFn: () => send(http, listResumeExamples, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const examples = (data?.examples ?? []).filter(({ profession, field }) =>
    [profession, field, inLanguage(profession), inLanguage(field)]
      .join(' ')
      .toLowerCase()
      .includes(sought.trim().toLowerCase()),
  );
  const open = async (id: string) => {
    try {
      const example = await send(http, readResumeExample, { params: { id } });
      await startResume(platform, resumeOf(example.data), example.title);
      void navigate('/ChooseTemplate');
    } catch (error) {
      notify('error', readHttpFailure(error).serverMessage ?? t`The example could not be opened. Please try again.`);
    }
  };
  return (
    <section aria-labelledby="examples" css={{ display: 'grid', gap: space.lg }}>
      <div>
        <Heading level={2} look="subtitle" id="examples">
          <Trans>Or write over an example</Trans>
        </Heading>
        <Text tone="soft">
          <Trans>Invented people, as somebody of their trade would put it in their region.</Trans>
        </Text>
      </div>
      <TextField
        label={t`Profession`}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        placeholder={t`e.g. nurse`}
      />
      {isPending ? (
        <Loading>
          <Trans>Loading the examples…</Trans>
        </Loading>
      ) : null}
      <ul
        css={{
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
          gap: space.sm,
        }}
      >
        {examples.map(({ id, profession, field, region }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => void open(id)}
              css={[
                focusRing,
                {
                  display: 'grid',
                  width: '100%',
                  padding: space.md,
                  textAlign: 'start',
                  border: `1px solid ${color.line}`,
                  borderRadius: radius.md,
                  background: color.surface,
                  cursor: 'pointer',
                  '&:hover': { borderColor: color.accent },
                },
              ]}
            >
              <span dir="auto" css={{ fontWeight: 600 }}>
                {inLanguage(profession)}
              </span>
              <span css={[text.caption, { color: color.inkFaint }]}>
                {`${inLanguage(field)} · ${ofRegion(REGIONS.find(({ code }) => code === region)?.name ?? region)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
