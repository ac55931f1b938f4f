import { createEntryId, customEntrySchema } from '@vitae/documents/model/resume';
import { Button, IconButton } from '@vitae/ui/button';
import { Row, Stack } from '@vitae/ui/layout';
import { color, radius, space } from '@vitae/ui/tokens';
import { Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { edit, useEditor } from '../../editor/resume-store.ts';
import { Entries } from '../entries.tsx';
import { DateField, LineField, TextsField } from '../fields.tsx';
import { Columns } from './columns.tsx';
import type { SectionProps } from './section-props.ts';
import { toggleSection } from './toggle-section.ts';

const KINDS = [
  { kind: 'custom', title: '', label: 'A section of your own' },
  { kind: 'volunteer', title: 'Volunteering', label: 'Volunteering' },
  { kind: 'publications', title: 'Publications', label: 'Publications' },
  { kind: 'references', title: 'References', label: 'References' },
] as const;

/** Sections beyond the usual ones. The address names the open one. */
export function CustomSections({ subStep, onSubStep }: SectionProps) {
  const sections = useEditor((state) => state.resume.customSections);
  const hidden = useEditor((state) => state.resume.hiddenSections);
  const openEntry = useEditor((state) => state.openEntry);
  const add = (kind: (typeof KINDS)[number]['kind'], title: string) => {
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
        const isHidden = hidden.includes(section.id);
        return (
          <section
            key={section.id}
            aria-label={section.title || 'New section'}
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
                <LineField path={['customSections', section.id, 'title']} label="Title of the section" />
              </div>
              <IconButton
                label={`${isHidden ? 'Show' : 'Hide'} ${section.title || 'section'}`}
                onClick={() => toggleSection(section.id)}
              >
                {isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
              </IconButton>
              <IconButton
                label={`Delete ${section.title || 'section'}`}
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
                <TextsField path={['customSections', section.id, 'description']} label="Text" rows={3} />
                <Entries
                  path={['customSections', section.id, 'entries']}
                  noun="entry"
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
                          <LineField path={[...path, 'title']} label="Title" />
                          <LineField path={[...path, 'subtitle']} label="Organization" />
                          <DateField path={[...path, 'startDate']} label="Start" />
                          <DateField path={[...path, 'endDate']} label="End" />
                          <LineField path={[...path, 'location']} label="Place" />
                          <LineField path={[...path, 'url']} label="Address" />
                        </Columns>
                        <TextsField path={[...path, 'description']} label="Text" rows={4} />
                      </>
                    );
                  }}
                </Entries>
              </>
            ) : (
              <div>
                <Button size="small" onClick={() => onSubStep(section.id)}>
                  Open
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
            {label}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
