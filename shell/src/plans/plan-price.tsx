import { Trans } from '@lingui/react/macro';
import type { PlanOffer } from '@vitae/contract/billing';
import { useFormats } from '@vitae/remote-kit/formats';
import { color, font, text } from '@vitae/ui/tokens';

/** A plan's price, and how often it is paid. */
export function PlanPrice({ amount, currency, interval }: PlanOffer['price']) {
  const formats = useFormats();
  const price = formats.number(amount / 100, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  });
  return (
    <p css={{ fontFamily: font.serif, fontSize: '2.5rem', lineHeight: 1, fontWeight: 500 }}>
      <bdi>{price}</bdi>{' '}
      <span css={[text.body, { fontFamily: font.sans, fontWeight: 400, color: color.inkSoft }]}>
        {interval === 'month' ? <Trans>a month</Trans> : null}
        {interval === 'year' ? <Trans>a year</Trans> : null}
      </span>
    </p>
  );
}
