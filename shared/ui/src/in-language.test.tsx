import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';
import { FileField } from './file-field.tsx';

const { messages } = await import('./locales/ar.po' as string);

const inArabic = (element: React.ReactElement) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'ar', locales: 'ar-u-nu-latn', messages: { ar: messages } })}>
      {element}
    </I18nProvider>,
  );

test("a dialog's own button speaks the page's language", async () => {
  const closed: boolean[] = [];
  inArabic(
    <Dialog isOpen title="معاينة" onClose={() => void closed.push(true)}>
      نص
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'إغلاق' }));
  expect(closed).toEqual([true]);
});

test('a file field asks for a file, and shows its name, its size and a way to take it back', () => {
  const field = (file: File | null) => (
    <FileField label="السيرة الذاتية" isRequired accept=".pdf" file={file} onChoose={() => {}} onRemove={() => {}} />
  );
  const { rerender, container } = inArabic(field(null));
  expect(screen.getByText('اختر ملفًا')).toBeVisible();
  const i18n = setupI18n({ locale: 'ar', messages: { ar: messages } });
  rerender(<I18nProvider i18n={i18n}>{field(new File([new Uint8Array(262_144)], 'cv.pdf'))}</I18nProvider>);
  expect(container).toHaveTextContent('cv.pdf');
  expect(container).toHaveTextContent('0.25 ميغابايت');
  expect(screen.getByRole('button', { name: 'إزالة الملف' })).toBeVisible();
});

test('a field is named by its label, and says what is wrong with it', () => {
  inArabic(<TextField label="الاسم" isRequired error="أدخل اسمًا." />);
  const field = screen.getByRole('textbox', { name: /^الاسم/ });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('أدخل اسمًا.');
});
