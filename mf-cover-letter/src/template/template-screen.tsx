import { Trans, useLingui } from '@lingui/react/macro';
import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { useDraft } from '@vitae/remote-kit/draft';
import { useTrack } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { Container, Row, Stack } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, mirrored, space } from '@vitae/ui/tokens';
import { ArrowRight, FileX, LayoutTemplate } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chosenTemplateDraft } from '../letter/chosen-template.ts';
import { FlowSteps } from '../letter/flow-steps.tsx';
import { useLetterTemplates } from '../letter/letter-templates.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplateCarousel } from './template-carousel.tsx';
import { useTemplateTexts } from './template-texts.ts';

const TemplatePreviewDialog = lazy(() => import('./template-preview-dialog.tsx'));

const PAGE = '/coverletter-template';

export default function TemplateScreen() {
  const { t } = useLingui();
  const { data: templates, isPending, isError } = useLetterTemplates();
  return (
    <Container css={{ paddingBlock: `${space.xl} ${space['4xl']}` }}>
      <Stack gap="xl">
        <FlowSteps current="Template" />
        <div>
          <Heading level={1}>
            <Trans>Choose a cover letter template</Trans>
          </Heading>
          <Text tone="soft">
            <Trans>The template decides how the letter is built. The words come from you.</Trans>
          </Text>
        </div>
        {isPending ? (
          <Loading>
            <Trans>Loading templates...</Trans>
          </Loading>
        ) : null}
        {isError ? (
          <div role="alert">
            <EmptyState
              icon={<FileX aria-hidden="true" />}
              title={t`Failed to load templates. Please try again.`}
              action={
                <Button onClick={() => window.location.reload()}>
                  <Trans>Try Again</Trans>
                </Button>
              }
            />
          </div>
        ) : null}
        {templates?.length === 0 ? (
          <EmptyState icon={<LayoutTemplate aria-hidden="true" />} title={t`No templates available.`} />
        ) : null}
        {templates && templates.length > 0 ? <TemplateChoice templates={templates} /> : null}
      </Stack>
    </Container>
  );
}

function TemplateChoice({ templates }: { templates: readonly CoverLetterTemplate[] }) {
  const navigate = useNavigate();
  const track = useTrack();
  const [stored, store] = useDraft(chosenTemplateDraft);
  const [selectedId, setSelectedId] = useState(
    () => templates.find((template) => template.id === stored?.id)?.id ?? templates[0]!.id,
  );
  const [current, setCurrent] = useState(() => templates.findIndex((template) => template.id === selectedId));
  const [isPreviewing, setIsPreviewing] = useState(false);
  const shown = templates[current]!;
  const shownName = useTemplateTexts()(shown.name);

  const press = (id: string, label: string) =>
    track('button_click', { button_id: id, button_text: label, page_context: PAGE });
  const select = () => {
    press(`select-template-${shown.id}`, 'Select');
    setSelectedId(shown.id);
    setIsPreviewing(false);
  };

  return (
    <>
      <TemplateCarousel templates={templates} current={current} onMove={setCurrent}>
        <TemplateCard
          template={shown}
          isSelected={shown.id === selectedId}
          onSelect={select}
          onPreview={() => {
            press(`preview-template-${shown.id}`, 'Preview');
            setIsPreviewing(true);
          }}
        />
      </TemplateCarousel>
      <ContinueBar>
        <Text tone="soft">
          <Trans>
            Continue with <strong css={{ color: color.ink, fontWeight: 600 }}>{shownName}</strong>
          </Trans>
        </Text>
        <Button
          look="primary"
          size="large"
          onClick={() => {
            press('continue-to-builder', 'Continue');
            store(shown);
            navigate('/coverletter-builder');
          }}
        >
          <Trans>Continue</Trans>
          <ArrowRight aria-hidden="true" css={mirrored} />
        </Button>
      </ContinueBar>
      <Suspense>
        {isPreviewing ? (
          <TemplatePreviewDialog template={shown} isOpen onClose={() => setIsPreviewing(false)} onSelect={select} />
        ) : null}
      </Suspense>
    </>
  );
}

function ContinueBar({ children }: { children: ReactNode }) {
  return (
    <Row
      justify="space-between"
      css={{
        paddingTop: space.lg,
        borderTop: `1px solid ${color.line}`,
        [breakpoint.narrow]: { '& > button': { width: '100%' } },
      }}
    >
      {children}
    </Row>
  );
}
