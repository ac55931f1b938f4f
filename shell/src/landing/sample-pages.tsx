import { Trans, useLingui } from '@lingui/react/macro';
import { font } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';

// Paper is white in both themes: it shows what the printer will print.
const PAPER = { ground: '#ffffff', ink: '#20231f', soft: '#5c615a', rule: '#dcd8cd', accent: '#1c5a48' };

/** A page of real text at a small scale: the type is set in container units, so that it scales as a print does. */
function Paper({
  children,
  className,
  format = '8.5 / 11',
}: {
  children: ReactNode;
  className?: string;
  format?: string;
}) {
  return (
    <div
      className={className}
      css={{
        containerType: 'inline-size',
        aspectRatio: format,
        background: PAPER.ground,
        color: PAPER.ink,
        borderRadius: 4,
        boxShadow: 'var(--v-shadow-high)',
        overflow: 'hidden',
      }}
    >
      <div css={{ padding: '8cqw', fontSize: '2.35cqw', lineHeight: 1.5, fontFamily: font.sans }}>{children}</div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div css={{ marginTop: '3.4cqw' }}>
      <div
        css={{
          color: PAPER.accent,
          fontWeight: 650,
          fontSize: '2.1cqw',
          letterSpacing: '.12em',
          textTransform: 'uppercase',
          borderBottom: `.25cqw solid ${PAPER.rule}`,
          paddingBottom: '.6cqw',
          marginBottom: '1.2cqw',
        }}
      >
        {title}
      </div>
      {children}
    </div>
  );
}

function Job({ title, place, time, children }: { title: string; place: string; time: string; children: ReactNode }) {
  return (
    <div css={{ marginBottom: '1.8cqw' }}>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: '2cqw' }}>
        <strong css={{ fontWeight: 620 }}>
          {title}, {place}
        </strong>
        <span css={{ color: PAPER.soft, whiteSpace: 'nowrap' }}>{time}</span>
      </div>
      <ul css={{ margin: 0, paddingLeft: '2.6cqw' }}>{children}</ul>
    </div>
  );
}

export function SampleResume({ className }: { className?: string }) {
  const { t } = useLingui();
  return (
    <Paper className={className}>
      <div css={{ fontFamily: font.serif, fontSize: '6.4cqw', lineHeight: 1.1, fontWeight: 500 }}>
        <Trans>Nadia Okonkwo</Trans>
      </div>
      <div css={{ color: PAPER.soft, marginTop: '.8cqw' }}>
        <Trans>Operations manager · Leeds · nadia.okonkwo@example.com</Trans>
      </div>
      <Section title={t`Summary`}>
        <Trans>
          Operations manager who turns late, scattered warehouses into quiet ones. Eight years across food and retail
          logistics.
        </Trans>
      </Section>
      <Section title={t`Experience`}>
        <Job title={t`Operations Manager`} place="Harrow Foods" time="2021 – present">
          <li>
            <Trans>Cut late deliveries from 9% to 2% in one year by re-planning 38 routes.</Trans>
          </li>
          <li>
            <Trans>Lead 42 people over three shifts; turnover fell by a third.</Trans>
          </li>
          <li>
            <Trans>Brought in cycle counting, and closed the year with 99.4% stock accuracy.</Trans>
          </li>
        </Job>
        <Job title={t`Shift Lead`} place="Brightway Retail" time="2017 – 2021">
          <li>
            <Trans>Opened the Wakefield site and trained its first 25 pickers.</Trans>
          </li>
          <li>
            <Trans>Wrote the hand-over checklist that five sites still use.</Trans>
          </li>
        </Job>
      </Section>
      <Section title={t`Education`}>
        <Trans>BSc Supply Chain Management, University of Leeds, 2017</Trans>
      </Section>
      <Section title={t`Skills`}>
        <Trans>Route planning · Lean Six Sigma (Green Belt) · SAP EWM · Forecasting · Team leadership</Trans>
      </Section>
    </Paper>
  );
}

/** The written part of a letter: its page is shown without the empty foot. */
export function SampleLetter({ className }: { className?: string }) {
  return (
    <Paper className={className} format="8.5 / 8.4">
      <div css={{ fontFamily: font.serif, fontSize: '4.6cqw', lineHeight: 1.2, fontWeight: 500 }}>
        <Trans>Nadia Okonkwo</Trans>
      </div>
      <div css={{ color: PAPER.soft, marginBottom: '4.6cqw' }}>
        <Trans>Leeds · nadia.okonkwo@example.com</Trans>
      </div>
      <div css={{ display: 'grid', gap: '2.2cqw', fontSize: '2.9cqw' }}>
        <span>
          <Trans>Dear hiring team at Calder Logistics,</Trans>
        </span>
        <span>
          <Trans>
            You are looking for a regional operations manager who can bring delivery promises back under control. At
            Harrow Foods I cut late deliveries from 9% to 2% in one year by re-planning 38 routes.
          </Trans>
        </span>
        <span>
          <Trans>
            I lead 42 people over three shifts, and the turnover of that team fell by a third. Your advert asks for SAP
            EWM and Lean; I work with both every day.
          </Trans>
        </span>
        <span>
          <Trans>I would be glad to talk through your first ninety days.</Trans>
        </span>
        <span>
          <Trans>
            Yours sincerely,
            <br />
            Nadia Okonkwo
          </Trans>
        </span>
      </div>
    </Paper>
  );
}
