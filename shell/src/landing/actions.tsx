import { ButtonLink } from '@vitae/ui/button';
import { mirrored } from '@vitae/ui/tokens';
import { ArrowRight } from 'lucide-react';
import { useSiteLink } from '../link.tsx';
import { useNavigationLinks } from '../routes/navigation-links.ts';

/** Buttons for what the channel's remotes call the visitor to do; the first one is the loudest. */
export function Actions() {
  const called = useNavigationLinks().filter((link) => link.callToAction);
  return called.map(({ path, callToAction = '' }, index) => (
    <ActionLink key={path} path={path} look={index === 0 ? 'primary' : 'secondary'}>
      {callToAction}
    </ActionLink>
  ));
}

function ActionLink({ path, look, children }: { path: string; look: 'primary' | 'secondary'; children: string }) {
  return (
    <ButtonLink look={look} size="large" {...useSiteLink(path)}>
      {children}
      {look === 'primary' ? <ArrowRight aria-hidden="true" css={mirrored} /> : null}
    </ButtonLink>
  );
}
