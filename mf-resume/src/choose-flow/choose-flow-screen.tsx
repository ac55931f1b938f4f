import { Trans, useLingui } from '@lingui/react/macro';
import { useDraft } from '@vitae/remote-kit/draft';
import { useRegion } from '@vitae/remote-kit/platform';
import { Container } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, space } from '@vitae/ui/tokens';
import { BeginLinks } from './begin-links.tsx';
import { ConventionPanel } from './convention-panel.tsx';
import { ConventionTable } from './convention-table.tsx';
import { conventionOf } from './conventions.ts';
import { flowDraft } from './flow-draft.ts';
import { OutlinePanel } from './outline-panel.tsx';
import { OutlinePlaceholder } from './outline-placeholder.tsx';
import { PagePreview } from './page-preview.tsx';
import { StartChoice } from './start-choice.tsx';
import { STARTING_POINTS } from './starting-points.ts';

/** /choose-your-resumeflow: from where one stands and where one applies to an outline that fits both. */
export function ChooseFlowScreen() {
  const { t } = useLingui();
  const [flow, setFlow] = useDraft(flowDraft);
  const siteRegion = useRegion();
  const convention = conventionOf(flow.region ?? siteRegion);
  const start = STARTING_POINTS.find(({ id }) => id === flow.start) ?? null;

  const gather = (item: string, isGathered: boolean) =>
    setFlow((before) => ({
      ...before,
      gathered: isGathered ? [...before.gathered, item] : before.gathered.filter((other) => other !== item),
    }));

  return (
    <>
      <Container
        css={{ display: 'grid', gap: space['3xl'], paddingBlock: 'clamp(32px, 5vw, 64px) clamp(48px, 8vw, 96px)' }}
      >
        <header css={{ display: 'grid', gap: space.lg, maxWidth: 760 }}>
          <Heading level={1} look="display">
            <Trans>A blank page is easier with a plan.</Trans>
          </Heading>
          <Text look="lead" tone="soft">
            <Trans>
              Say where you stand and where you apply. You see the right sections in the right order, and what employers
              there expect; then you write beside the page that gets sent.
            </Trans>
          </Text>
        </header>
        <StartChoice value={flow.start} onChange={(id) => setFlow((before) => ({ ...before, start: id }))} />
        <BeginLinks start={flow.start} />
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) 320px',
            alignItems: 'start',
            gap: 'clamp(32px, 6vw, 96px)',
            [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          {start ? (
            <OutlinePanel start={start} convention={convention} gathered={flow.gathered} onGather={gather} />
          ) : (
            <OutlinePlaceholder />
          )}
          <aside
            aria-label={t`What employers expect`}
            css={{
              display: 'grid',
              gap: space.xl,
              position: 'sticky',
              top: 96,
              [breakpoint.medium]: { position: 'static', order: -1, maxWidth: 480 },
            }}
          >
            <ConventionPanel
              convention={convention}
              onChoose={(region) => setFlow((before) => ({ ...before, region }))}
            />
            <PagePreview convention={convention} start={start} />
          </aside>
        </div>
      </Container>
      <ConventionTable chosen={convention} />
    </>
  );
}
