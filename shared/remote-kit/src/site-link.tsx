import { ButtonLink } from '@vitae/ui/button';
import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link to a path of this site that looks like a button. For a link in a sentence take react-router's `Link`. */
export function SiteButtonLink({ to, ...rest }: { to: string } & Omit<ComponentProps<typeof ButtonLink>, 'href'>) {
  const href = useHref(to);
  const onClick = useLinkClickHandler(to);
  return <ButtonLink {...rest} href={href} onClick={onClick} />;
}
