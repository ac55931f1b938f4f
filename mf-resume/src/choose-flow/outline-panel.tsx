import { Trans, useLingui } from '@lingui/react/macro';
import { useNotify } from '@vitae/remote-kit/platform';
import { saveFile } from '@vitae/remote-kit/save-file';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Checkbox } from '@vitae/ui/field';
import { Row } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, font, space } from '@vitae/ui/tokens';
import { Copy, Download } from 'lucide-react';
import { type Convention, headDetails } from './conventions.ts';
import { OUTLINE_FILE_NAME, writeOutline } from './outline.ts';
import { useRegionTexts } from './region-texts.ts';
import type { StartingPoint } from './starting-points.ts';
import { useSentenceList } from './use-sentence-list.ts';

interface OutlinePanelProps {
  start: StartingPoint;
  convention: Convention;
  /** Ids of the texts that are ticked. */
  gathered: readonly string[];
  onGather(item: string, isGathered: boolean): void;
}

export function OutlinePanel({ start, convention, gathered, onGather }: OutlinePanelProps) {
  const { t } = useLingui();
  const ofRegion = useRegionTexts();
  const sentenceList = useSentenceList();
  const done = start.gather.filter(({ id }) => gathered.includes(id)).length;
  const total = start.gather.length;
  const details = sentenceList(headDetails(convention));
  const advice = ofRegion(convention.region.advice);
  return (
    <div css={{ display: 'grid', gap: space['3xl'] }}>
      <section aria-labelledby="gather" css={{ display: 'grid', gap: space.lg }}>
        <Row justify="space-between" align="baseline">
          <Heading level={2} id="gather">
            <Trans>Gather first</Trans>
          </Heading>
          <Text as="span" tone="faint">
            <Trans>
              {done} of {total} ready
            </Trans>
          </Text>
        </Row>
        <ul css={{ listStyle: 'none', display: 'grid', gap: space.md }}>
          {start.gather.map((item) => (
            <li key={item.id}>
              <Checkbox
                label={t(item)}
                checked={gathered.includes(item.id)}
                onChange={(event) => onGather(item.id, event.target.checked)}
              />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="outline" css={{ display: 'grid', gap: space.lg }}>
        <Heading level={2} id="outline">
          <Trans>Your outline, from top to bottom</Trans>
        </Heading>
        <ol css={{ listStyle: 'none', borderTop: `2px solid ${color.ink}` }}>
          <OutlineItem place={1} title={t`Personal details`} advice={`${details}. ${advice}`} />
          {start.sections.map((section, index) => (
            <OutlineItem key={section.title.id} place={index + 2} title={t(section.title)} advice={t(section.advice)} />
          ))}
        </ol>
        <OutlineActions text={writeOutline(start, convention, (message) => t(message))} />
      </section>
      <NextSteps start={start} />
    </div>
  );
}

function OutlineItem({ place, title, advice }: { place: number; title: string; advice: string }) {
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr)',
        paddingBlock: space.lg,
        borderBottom: `1px solid ${color.line}`,
      }}
    >
      <span
        aria-hidden="true"
        css={{ fontFamily: font.serif, fontSize: 26, lineHeight: '26px', color: color.accent, fontWeight: 500 }}
      >
        {place}
      </span>
      <div>
        <Heading level={3} css={{ fontSize: 17, lineHeight: '26px' }}>
          {title}
        </Heading>
        <Text tone="soft">{advice}</Text>
      </div>
    </li>
  );
}

function OutlineActions({ text }: { text: string }) {
  const { t } = useLingui();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t`Copied the outline.`);
    } catch {
      notify('error', t`Failed to copy to clipboard.`);
    }
  };
  const download = () => {
    saveFile(OUTLINE_FILE_NAME, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <div css={{ display: 'grid', gap: space.md }}>
      <Row gap="sm">
        <Button look="primary" size="large" onClick={download}>
          <Download aria-hidden="true" />
          <Trans>Download the outline</Trans>
        </Button>
        <Button size="large" onClick={copy}>
          <Copy aria-hidden="true" />
          <Trans>Copy</Trans>
        </Button>
      </Row>
      <Text look="caption" tone="faint">
        <Trans>A plain text file that opens in every editor. Replace what stands in brackets.</Trans>
      </Text>
    </div>
  );
}

function NextSteps({ start }: { start: StartingPoint }) {
  return (
    <section aria-labelledby="next" css={{ display: 'grid', gap: space.lg }}>
      <Heading level={2} id="next">
        {start.id === 'existing' ? <Trans>With the file you have</Trans> : <Trans>When your resume is written</Trans>}
      </Heading>
      <Text tone="soft" css={{ maxWidth: '36em' }}>
        <Trans>
          Compare its words with an advert, or have a cover letter written from it. Both take the resume as it is: the
          check as pasted text, the letter as a PDF, Word or text file.
        </Trans>
      </Text>
      <Row gap="sm">
        <SiteButtonLink to="/ats-checker">
          <Trans>Check its keywords</Trans>
        </SiteButtonLink>
        <SiteButtonLink to="/coverletter">
          <Trans>Write a cover letter</Trans>
        </SiteButtonLink>
      </Row>
    </section>
  );
}
