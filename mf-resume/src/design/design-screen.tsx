import { formatDate } from '@vitae/documents/model/dates';
import {
  CAPITALIZATION_MODES,
  DATE_FORMATS,
  FONT_SIZE,
  ICON_STYLES,
  LINE_HEIGHT,
  PAGE_SIZES,
  RESUME_FONTS,
  type Resume,
  SECTION_KEYS,
  type SectionKey,
  SUBHEADING_FONT_SIZE,
} from '@vitae/documents/model/resume';
import { sectionTitleOf } from '@vitae/documents/resume/labels';
import { TEMPLATE_GALLERY } from '@vitae/documents/resume/templates';
import { usePlatform } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { IconButton } from '@vitae/ui/button';
import { SelectField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, radius, space, text } from '@vitae/ui/tokens';
import { ArrowDown, ArrowUp, Eye, EyeOff, SeparatorHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { edit, useEditor } from '../editor/resume-store.ts';
import { Workspace } from '../editor/workspace.tsx';
import { ChoiceField, LineField, useField, YesField } from '../form/fields.tsx';
import { Columns, toggleSection } from '../form/sections.tsx';
import { chooseTemplate } from '../template/choose-template.ts';

const SortableEntries = lazy(() => import('../form/sortable-entries.tsx'));

const COLORS = ['#1f4e79', '#1c5a48', '#7a2740', '#5a4fa2', '#8a4b1c', '#33475b', '#0f6b6b', '#1c2127'];
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'العربية' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
  { value: 'es', label: 'Español' },
  { value: 'pt', label: 'Português' },
  { value: 'hi', label: 'हिन्दी' },
];
const options = (values: readonly string[]) => values.map((value) => ({ value, label: capital(value) }));
const capital = (value: string) => value[0]!.toUpperCase() + value.slice(1);

/** /resume-final-design: all that is not text. */
export function DesignScreen() {
  const platform = usePlatform();
  const resume = useEditor((state) => state.resume);
  return (
    <Workspace
      actions={
        <SiteButtonLink to="/resume-download" size="small" look="primary">
          Download
        </SiteButtonLink>
      }
    >
      <header>
        <Heading level={1}>Design</Heading>
        <Text tone="soft">Every change shows on the page at once. Undo takes it back.</Text>
      </header>
      <Group title="Template">
        <SelectField
          label="Template"
          options={TEMPLATE_GALLERY.map(({ id, name }) => ({ value: id, label: name }))}
          value={resume.selectedTemplate}
          onChange={(event) => void chooseTemplate(platform, event.target.value as Resume['selectedTemplate'])}
          hint={TEMPLATE_GALLERY.find(({ id }) => id === resume.selectedTemplate)?.description}
        />
        <ColorField />
      </Group>
      <Group title="Type">
        <Columns>
          <ChoiceField
            name="selectedFont"
            label="Font"
            options={RESUME_FONTS.map((value) => ({ value, label: value }))}
          />
          <ChoiceField name="capitalizationMode" label="Titles" options={options(CAPITALIZATION_MODES)} />
          <RangeField name="selectedFontSize" label="Size of the text" range={FONT_SIZE} step={0.5} />
          <RangeField
            name="selectedSubheadingFontSize"
            label="Size of titles"
            range={SUBHEADING_FONT_SIZE}
            step={0.5}
          />
          <RangeField name="lineHeight" label="Line height" range={LINE_HEIGHT} step={0.05} />
          <ChoiceField name="iconStyle" label="Icons" options={options(ICON_STYLES)} />
        </Columns>
      </Group>
      <Group title="Page">
        <Columns>
          <ChoiceField name="pageSize" label="Paper" options={PAGE_SIZES.map((value) => ({ value, label: value }))} />
          <ChoiceField
            name="selectedDateFormat"
            label="Dates"
            options={DATE_FORMATS.map((value) => ({ value, label: formatDate('2024-03-05', value, resume.language) }))}
          />
          <ChoiceField name="language" label="Language of the resume" options={LANGUAGES} />
          <LineField path={['labels', 'present']} label="Word for “Present”" placeholder="As the language has it" />
        </Columns>
        <YesField path={['fitToOnePage']} label="Fit to one page, as far as it stays readable" />
      </Group>
      <Group title="Order of sections">
        <SectionOrder />
      </Group>
    </Workspace>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }}>
      <Heading level={2} look="subtitle">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function ColorField() {
  const [value, set] = useField<string>(['selectedColor']);
  return (
    <fieldset>
      <legend css={{ fontSize: 14, fontWeight: 550, padding: 0, marginBottom: 6 }}>Colour</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space.sm, alignItems: 'center' }}>
        {COLORS.map((shade) => (
          <button
            key={shade}
            type="button"
            aria-label={`Colour ${shade}`}
            aria-pressed={shade === value}
            onClick={() => set(shade)}
            css={[
              focusRing,
              {
                width: 32,
                height: 32,
                borderRadius: radius.pill,
                border: `3px solid ${shade === value ? color.ink : color.surface}`,
                boxShadow: `0 0 0 1px ${color.line}`,
                cursor: 'pointer',
              },
            ]}
            style={{ background: shade }}
          />
        ))}
        <input
          type="color"
          aria-label="Another colour"
          value={value}
          onChange={(event) => set(event.target.value.toLowerCase())}
          css={{ width: 40, height: 32, padding: 0, border: 0, background: 'transparent', cursor: 'pointer' }}
        />
      </div>
    </fieldset>
  );
}

function RangeField({
  name,
  label,
  range,
  step,
}: {
  name: 'selectedFontSize' | 'selectedSubheadingFontSize' | 'lineHeight';
  label: string;
  range: { min: number; max: number };
  step: number;
}) {
  const [value, set] = useField<number>([name]);
  return (
    <label css={{ display: 'grid', gap: 6, fontSize: 14, fontWeight: 550 }}>
      <span css={{ display: 'flex', justifyContent: 'space-between' }}>
        {label}
        <span css={[text.caption, { color: color.inkSoft, fontVariantNumeric: 'tabular-nums' }]}>{value}</span>
      </span>
      <input
        type="range"
        min={range.min}
        max={range.max}
        step={step}
        value={value}
        onChange={(event) => set(Number(event.target.value))}
        css={{ width: '100%', accentColor: color.accent }}
      />
    </label>
  );
}

/** Titles, order, what is hidden and what starts a page. */
function SectionOrder() {
  const resume = useEditor((state) => state.resume);
  const order = resume.sectionOrder.map((id) => ({ id }));
  const move = (id: string, to: number) =>
    edit((before) => {
      const rest = before.sectionOrder.filter((key) => key !== id);
      return { ...before, sectionOrder: rest.toSpliced(to, 0, id) };
    });
  const row = ({ id }: { id: string }, index: number, handle?: ReactNode) => {
    const custom = resume.customSections.find((section) => section.id === id);
    const isHidden = resume.hiddenSections.includes(id);
    const isBroken = resume.pageBreaks.includes(id);
    const title = custom ? custom.title : titleOf(resume, id as SectionKey);
    return (
      <div
        key={id}
        css={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          flexWrap: 'wrap',
          gap: 2,
          padding: '2px 4px',
          border: `1px solid ${color.line}`,
          borderRadius: radius.md,
          background: color.surface,
          opacity: isHidden ? 0.6 : 1,
        }}
      >
        {handle}
        <input
          aria-label={`Title of ${title || 'the section'}`}
          dir="auto"
          value={title}
          maxLength={200}
          onChange={(event) => retitle(id, event.target.value)}
          css={[
            focusRing,
            {
              flex: '1 1 110px',
              minWidth: 60,
              padding: '8px',
              border: 0,
              borderRadius: radius.sm,
              background: 'transparent',
            },
          ]}
        />
        <IconButton label={`Move ${title} up`} disabled={index === 0} onClick={() => move(id, index - 1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${title} down`}
          disabled={index === order.length - 1}
          onClick={() => move(id, index + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Start ${title} on a new page`}
          aria-pressed={isBroken}
          onClick={() =>
            edit((before) => ({
              ...before,
              pageBreaks: isBroken ? before.pageBreaks.filter((key) => key !== id) : [...before.pageBreaks, id],
            }))
          }
          css={isBroken ? { color: color.accent } : undefined}
        >
          <SeparatorHorizontal aria-hidden="true" />
        </IconButton>
        <IconButton label={`${isHidden ? 'Show' : 'Hide'} ${title}`} onClick={() => toggleSection(id)}>
          {isHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      </div>
    );
  };
  return (
    <Suspense fallback={<Stack gap="sm">{order.map((section, index) => row(section, index))}</Stack>}>
      <SortableEntries entries={order} onMove={move} render={row} />
    </Suspense>
  );
}

function titleOf(resume: Resume, key: SectionKey): string {
  return sectionTitleOf(key, resume.sectionTitles[key], resume.language);
}

function retitle(id: string, title: string): void {
  edit((resume) =>
    (SECTION_KEYS as readonly string[]).includes(id)
      ? { ...resume, sectionTitles: { ...resume.sectionTitles, [id]: title } }
      : {
          ...resume,
          customSections: resume.customSections.map((section) => (section.id === id ? { ...section, title } : section)),
        },
  );
}
