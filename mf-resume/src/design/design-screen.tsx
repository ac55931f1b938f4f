import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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
import { Columns } from '../form/sections/columns.tsx';
import { toggleSection } from '../form/sections/toggle-section.ts';
import { chooseTemplate } from '../template/choose-template.ts';
import { useTemplateTexts } from '../template/template-texts.ts';

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
const CAPITALS: Record<(typeof CAPITALIZATION_MODES)[number], MessageDescriptor> = {
  normal: msg({ message: 'Normal', context: 'capital letters' }),
  capitalize: msg({ message: 'Capitalize', context: 'capital letters' }),
  uppercase: msg({ message: 'Uppercase', context: 'capital letters' }),
  lowercase: msg({ message: 'Lowercase', context: 'capital letters' }),
};
const ICONS: Record<(typeof ICON_STYLES)[number], MessageDescriptor> = {
  default: msg({ message: 'Default', context: 'icons' }),
  none: msg({ message: 'None', context: 'icons' }),
  outline: msg({ message: 'Outline', context: 'icons' }),
  filled: msg({ message: 'Filled', context: 'icons' }),
  circle: msg({ message: 'Circle', context: 'icons' }),
};

/** /resume-final-design: all that is not text. */
export function DesignScreen() {
  const { t } = useLingui();
  const ofTemplate = useTemplateTexts();
  const platform = usePlatform();
  const resume = useEditor((state) => state.resume);
  const description = TEMPLATE_GALLERY.find(({ id }) => id === resume.selectedTemplate)?.description;
  return (
    <Workspace
      actions={
        <SiteButtonLink to="/resume-download" size="small" look="primary">
          <Trans>Download</Trans>
        </SiteButtonLink>
      }
    >
      <header>
        <Heading level={1}>
          <Trans>Design</Trans>
        </Heading>
        <Text tone="soft">
          <Trans>Every change shows on the page at once. Undo takes it back.</Trans>
        </Text>
      </header>
      <Group title={t`Template`}>
        <SelectField
          label={t`Template`}
          options={TEMPLATE_GALLERY.map(({ id, name }) => ({ value: id, label: ofTemplate(name) }))}
          value={resume.selectedTemplate}
          onChange={(event) => void chooseTemplate(platform, event.target.value as Resume['selectedTemplate'])}
          hint={description && ofTemplate(description)}
        />
        <ColorField />
      </Group>
      <Group title={t`Type`}>
        <Columns>
          <ChoiceField
            name="selectedFont"
            label={t`Font`}
            options={RESUME_FONTS.map((value) => ({ value, label: value }))}
          />
          <ChoiceField
            name="capitalizationMode"
            label={t`Titles`}
            options={CAPITALIZATION_MODES.map((value) => ({ value, label: t(CAPITALS[value]) }))}
          />
          <RangeField name="selectedFontSize" label={t`Size of the text`} range={FONT_SIZE} step={0.5} />
          <RangeField
            name="selectedSubheadingFontSize"
            label={t`Size of titles`}
            range={SUBHEADING_FONT_SIZE}
            step={0.5}
          />
          <RangeField name="lineHeight" label={t`Line height`} range={LINE_HEIGHT} step={0.05} />
          <ChoiceField
            name="iconStyle"
            label={t`Icons`}
            options={ICON_STYLES.map((value) => ({ value, label: t(ICONS[value]) }))}
          />
        </Columns>
      </Group>
      <Group title={t`Page`}>
        <Columns>
          <ChoiceField
            name="pageSize"
            label={t`Paper`}
            options={PAGE_SIZES.map((value) => ({ value, label: value }))}
          />
          <ChoiceField
            name="selectedDateFormat"
            label={t`Dates`}
            options={DATE_FORMATS.map((value) => ({ value, label: formatDate('2024-03-05', value, resume.language) }))}
          />
          <ChoiceField name="language" label={t`Language of the resume`} options={LANGUAGES} />
          <LineField
            path={['labels', 'present']}
            label={t`Word for “Present”`}
            placeholder={t`As the language has it`}
          />
        </Columns>
        <YesField path={['fitToOnePage']} label={t`Fit to one page, as far as it stays readable`} />
      </Group>
      <Group title={t`Order of sections`}>
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
  const { t } = useLingui();
  const [value, set] = useField<string>(['selectedColor']);
  return (
    <fieldset>
      <legend css={{ fontSize: 14, fontWeight: 550, padding: 0, marginBottom: 6 }}>
        <Trans>Colour</Trans>
      </legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space.sm, alignItems: 'center' }}>
        {COLORS.map((shade) => (
          <button
            key={shade}
            type="button"
            aria-label={t`Colour ${shade}`}
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
          aria-label={t`Another colour`}
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
  const { t } = useLingui();
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
          aria-label={title ? t`Title of ${title}` : t`Title of the section`}
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
        <IconButton label={t`Move ${title} up`} disabled={index === 0} onClick={() => move(id, index - 1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t`Move ${title} down`}
          disabled={index === order.length - 1}
          onClick={() => move(id, index + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t`Start ${title} on a new page`}
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
        <IconButton label={isHidden ? t`Show ${title}` : t`Hide ${title}`} onClick={() => toggleSection(id)}>
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
