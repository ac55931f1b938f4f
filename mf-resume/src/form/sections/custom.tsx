import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomSection } from '@vitae/documents/model/resume';
import { createEntryId, customEntrySchema } from '@vitae/documents/model/resume';
import { Button, IconButton } from '@vitae/ui/button';
import { Row, Stack } from '@vitae/ui/layout';
import { color, radius, space } from '@vitae/ui/tokens';
import { Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { edit, useEditor } from '../../editor/resume-store.ts';
import { Entries } from '../entries.tsx';
import { CUSTOM_ENTRY_WORDS } from '../entry-words.ts';
import { DateField, LineField, TextsField } from '../fields.tsx';
import { Columns } from './columns.tsx';
import type { SectionProps } from './section-props.ts';
import { toggleSection } from './toggle-section.ts';

/** Titles stay English in the resume: the page says them in the resume's own language. */
const KINDS: { kind: CustomSection['kind']; title: string; label: MessageDescriptor }[] = [
  { kind: 'custom', title: '', label: msg`A section of your own` },
  { kind: 'volunteer', title: 'Volunteering', label: msg`Volunteering` },
  { kind: 'publications', title: 'Publications', label: msg`Publications` },
  { kind: 'references', title: 'References', label: msg`References` },
];

/** Sections beyond the usual ones. The address names the open one. */
export function CustomSections({ subStep, onSubStep }: SectionProps) {
  const { t } = useLingui();
  const sections = useEditor((state) => state.resume.customSections);
  const hidden = useEditor((state) => state.resume.hiddenSections);
  const openEntry = useEditor((state) => state.openEntry);
  const add = (kind: CustomSection['kind'], title: string) => {
    const id = createEntryId();
    edit((resume) => ({
      ...resume,
      customSections: [...resume.customSections, { id, kind, title, description: '', entries: [] }],
      sectionOrder: [...resume.sectionOrder, id],
    }));
    onSubStep(id);
  };
  return (
    <Stack gap="lg">
      {sections.map((section) => {
        const isOpen = section.id === subStep || sections.length === 1;
        const name = section.title || t`New section`;
        const isHidden = hidden.includes(section.id);
        return (
          <section
            key={section.id}
            aria-label={name}
            css={{
              display: 'grid',
              gap: space.md,
              padding: space.lg,
              border: `1px solid ${color.line}`,
              borderRadius: radius.md,
            }}
          >
            <Row gap="xs" align="end">
              <div css={{ flex: 1, minWidth: 180 }}>
                <LineField path={['customSections', section.id, 'title']} label={t`Title of the section`} />
              </div>
              <IconButton
                label={isHidden ? t`Show ${name}` : t`Hide ${name}`}
                onClick={() => toggleSection(section.id)}
              >
                {isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
              </IconButton>
              <IconButton
                label={t`Delete ${name}`}
                onClick={() =>
                  edit((resume) => ({
                    ...resume,
                    customSections: resume.customSections.filter(({ id }) => id !== section.id),
                    sectionOrder: resume.sectionOrder.filter((key) => key !== section.id),
                  }))
                }
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </Row>
            {isOpen ? (
              <>
                <TextsField path={['customSections', section.id, 'description']} label={t`Text`} rows={3} />
                <Entries
                  path={['customSections', section.id, 'entries']}
                  words={CUSTOM_ENTRY_WORDS}
                  openId={openEntry}
                  onOpen={(id) => useEditor.setState({ openEntry: id })}
                  make={(id) => customEntrySchema.parse({ id })}
                  headOf={(entry) => ({ title: entry.title, detail: entry.subtitle })}
                >
                  {(entry) => {
                    const path = ['customSections', section.id, 'entries', entry.id];
                    return (
                      <>
                        <Columns>
                          <LineField
                            path={[...path, 'title']}
                            label={t({ message: 'Title', context: 'of a section or entry' })}
                          />
                          <LineField path={[...path, 'subtitle']} label={t`Organization`} />
                          <DateField path={[...path, 'startDate']} label={t({ message: 'Start', context: 'date' })} />
                          <DateField path={[...path, 'endDate']} label={t({ message: 'End', context: 'date' })} />
                          <LineField
                            path={[...path, 'location']}
                            label={t({ message: 'Place', context: 'of work or study' })}
                          />
                          <LineField
                            path={[...path, 'url']}
                            label={t({ message: 'Address', context: 'of a web page' })}
                          />
                        </Columns>
                        <TextsField path={[...path, 'description']} label={t`Text`} rows={4} />
                      </>
                    );
                  }}
                </Entries>
              </>
            ) : (
              <div>
                <Button size="small" onClick={() => onSubStep(section.id)}>
                  <Trans context="verb">Open</Trans>
                </Button>
              </div>
            )}
          </section>
        );
      })}
      <Row gap="sm">
        {KINDS.map(({ kind, title, label }) => (
          <Button key={kind} size="small" onClick={() => add(kind, title)}>
            <Plus aria-hidden="true" />
            {t(label)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
