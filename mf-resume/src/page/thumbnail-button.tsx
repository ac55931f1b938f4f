import type { Resume, TemplateId } from '@vitae/documents/model/resume';
import { TemplateThumbnail } from '@vitae/documents/resume/TemplateThumbnail';
import { focusRing } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';

interface ThumbnailButtonProps {
  label: string;
  template: TemplateId;
  /** None: a sample. */
  resume: Resume | undefined;
  isPressed?: boolean;
  onClick(): void;
  /** Over the thumbnail. */
  children?: ReactNode;
  className?: string;
}

/** A thumbnail to press. The button lies over it: the links on the page are no part of a button. */
export function ThumbnailButton({
  label,
  template,
  resume,
  isPressed,
  onClick,
  children,
  className,
}: ThumbnailButtonProps) {
  return (
    <div className={className} css={{ position: 'relative' }}>
      <div inert aria-hidden="true">
        <TemplateThumbnail template={template} {...(resume && { resume })} />
      </div>
      {children}
      <button
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onClick}
        css={[
          focusRing,
          {
            position: 'absolute',
            inset: 0,
            border: 0,
            borderRadius: 'inherit',
            background: 'transparent',
            cursor: 'pointer',
            '&:focus-visible': { outlineOffset: -3 },
          },
        ]}
      />
    </div>
  );
}
