import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createEntryId, type Resume } from '@vitae/documents/model/resume';
import { richTextOfDescription } from '@vitae/documents/model/rich-text';
import { Button } from '@vitae/ui/button';
import { SelectField } from '@vitae/ui/field';
import { Banner } from '@vitae/ui/message';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, radius, space, text } from '@vitae/ui/tokens';
import type { DragEvent } from 'react';
import { edit } from '../editor/resume-store.ts';

const TEXT_TYPE = 'text/plain';

export type Target =
  | 'profile'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'awards'
  | 'other'
  | 'section';
const TARGETS: { value: Target; label: MessageDescriptor }[] = [
  { value: 'profile', label: msg`Summary` },
  { value: 'experience', label: msg`Last job` },
  { value: 'education', label: msg`Last school` },
  { value: 'skills', label: msg`Skills` },
  { value: 'certifications', label: msg`Certifications` },
  { value: 'awards', label: msg`Key achievements` },
  { value: 'other', label: msg`Other details` },
  { value: 'section', label: msg`A section of its own` },
];

/** Puts a text that had no place into a part of the resume. */
export function place(target: Target, content: string): void {
  const join = (before: string) => [before.trimEnd(), content].filter(Boolean).join('\n');
  const rich = (before: Resume['awards']) => {
    const added = richTextOfDescription(`- ${content}`).blocks.map((block) => ({ ...block, key: createEntryId() }));
    return { ...before, blocks: [...before.blocks, ...added] };
  };
  edit((resume) => {
    const { personal } = resume;
    switch (target) {
      case 'profile':
        return { ...resume, personal: { ...personal, profile: join(personal.profile) } };
      case 'other':
        return { ...resume, personal: { ...personal, other: join(personal.other) } };
      case 'skills':
        return { ...resume, skills: [...resume.skills, { name: content, level: '', keywords: [] }] };
      case 'certifications':
        return { ...resume, certifications: rich(resume.certifications) };
      case 'awards':
        return { ...resume, awards: rich(resume.awards) };
      case 'experience':
      case 'education': {
        const list = target === 'experience' ? 'workExperience' : 'education';
        const [first, ...rest] = resume[list];
        if (!first) return { ...resume, personal: { ...personal, other: join(personal.other) } };
        return { ...resume, [list]: [{ ...first, description: join(first.description) }, ...rest] };
      }
      case 'section': {
        const id = createEntryId();
        const section = { id, kind: 'custom' as const, title: 'More', description: content, entries: [] };
        return {
          ...resume,
          customSections: [...resume.customSections, section],
          sectionOrder: [...resume.sectionOrder, id],
        };
      }
    }
  });
}

/** Which text of the tray is dragged. */
export const draggedText = (event: DragEvent): number => Number(event.dataTransfer.getData(TEXT_TYPE));

interface TrayProps {
  texts: readonly string[];
  onSend(index: number, target: Target): void;
  onLeaveOut(index: number): void;
}

/** The texts of the file that have no place in the resume yet. */
export function Tray({ texts, onSend, onLeaveOut }: TrayProps) {
  const { t } = useLingui();
  const unplacedCount = texts.length;
  const targets = TARGETS.map(({ value, label }) => ({ value, label: t(label) }));
  if (unplacedCount === 0) {
    return (
      <Banner kind="success">
        <Trans>Every text of the file has its place.</Trans>
      </Banner>
    );
  }
  return (
    <section aria-labelledby="tray" css={{ padding: space.lg, borderRadius: radius.md, background: color.warningSoft }}>
      <Heading level={2} look="subtitle" id="tray">
        <Trans>Not placed yet: {unplacedCount}</Trans>
      </Heading>
      <Text look="caption" tone="soft">
        <Trans>Drag a text onto a part below, or send it there.</Trans>
      </Text>
      <ul css={{ listStyle: 'none', display: 'grid', gap: space.sm, marginTop: space.md }}>
        {texts.map((content, index) => (
          <li
            key={`${index}-${content}`}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(TEXT_TYPE, String(index))}
            css={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) 190px auto',
              gap: space.sm,
              alignItems: 'end',
              padding: space.sm,
              borderRadius: radius.sm,
              background: color.surface,
              cursor: 'grab',
              [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
            }}
          >
            <span dir="auto" css={[text.caption, { overflowWrap: 'anywhere', alignSelf: 'center' }]}>
              {content}
            </span>
            <SelectField
              label={t`Send to`}
              options={[{ value: '', label: t`Choose…` }, ...targets]}
              value=""
              onChange={(event) => event.target.value && onSend(index, event.target.value as Target)}
            />
            <Button size="small" look="quiet" onClick={() => onLeaveOut(index)}>
              <Trans context="verb">Leave out</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
