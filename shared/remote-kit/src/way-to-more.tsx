import { Trans } from '@lingui/react/macro';
import { SiteButtonLink } from './site-link.tsx';

/** The way on after a refusal with this code: an account for a visitor, a larger plan for a user. Else nothing. */
export function WayToMore({ code }: { code: string | null }) {
  if (code === 'visitor_limit_reached')
    return (
      <SiteButtonLink to="/signup" size="small">
        <Trans>Sign up</Trans>
      </SiteButtonLink>
    );
  if (code === 'plan_limit_reached' || code === 'resume_limit_reached')
    return (
      <SiteButtonLink to="/choose-plan" size="small">
        <Trans>See the plans</Trans>
      </SiteButtonLink>
    );
  return null;
}
