import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { SelectField, TextField } from '@vitae/ui/field';
import { color, focusRing, radius, space } from '@vitae/ui/tokens';
import { CalendarRange, Globe } from 'lucide-react';
import { useState } from 'react';
import { type ChosenWindow, ownTimeZone, PRESETS } from './window.ts';

interface WindowPickerProps {
  chosen: ChosenWindow;
  onChoose(change: Partial<ChosenWindow>): void;
}

/** Which days are shown, and in whose calendar. */
export function WindowPicker({ chosen, onChoose }: WindowPickerProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { timeZone } = chosen;
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }}>
      <fieldset
        css={{
          display: 'inline-flex',
          padding: 3,
          border: `1px solid ${color.line}`,
          borderRadius: radius.md,
          background: color.sunken,
        }}
      >
        <legend css={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          <Trans>Days shown</Trans>
        </legend>
        {PRESETS.map((days) => (
          <button
            key={days}
            type="button"
            aria-pressed={!chosen.range && chosen.days === days}
            onClick={() => onChoose({ days, range: null })}
            css={[
              focusRing,
              {
                padding: '5px 12px',
                border: 0,
                borderRadius: radius.sm,
                background: 'transparent',
                fontSize: 13.5,
                fontWeight: 500,
                color: color.inkSoft,
                cursor: 'pointer',
                whiteSpace: 'nowrap',
                '&[aria-pressed="true"]': {
                  background: color.surface,
                  color: color.ink,
                  boxShadow: `0 0 0 1px ${color.line}`,
                },
              },
            ]}
          >
            {days === 1 ? <Trans>Today</Trans> : <Plural value={days} one="# day" other="# days" />}
          </button>
        ))}
      </fieldset>
      <Button size="small" aria-pressed={chosen.range !== null} onClick={() => setIsOpen(true)}>
        <CalendarRange aria-hidden="true" />
        {chosen.range ? (
          <bdi dir="ltr">
            {chosen.range.from} – {chosen.range.to}
          </bdi>
        ) : (
          <Trans>Other days</Trans>
        )}
      </Button>
      <Button size="small" look="quiet" onClick={() => setIsOpen(true)} aria-label={t`Time zone: ${timeZone}`}>
        <Globe aria-hidden="true" />
        <bdi>{timeZone}</bdi>
      </Button>
      {isOpen ? (
        <WindowDialog
          chosen={chosen}
          onClose={() => setIsOpen(false)}
          onChoose={(change) => {
            onChoose(change);
            setIsOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

function WindowDialog({ chosen, onChoose, onClose }: WindowPickerProps & { onClose(): void }) {
  const { t } = useLingui();
  const [from, setFrom] = useState(chosen.range?.from ?? '');
  const [to, setTo] = useState(chosen.range?.to ?? '');
  const [timeZone, setTimeZone] = useState(chosen.timeZone);
  const [error, setError] = useState('');
  const zones = [...new Set([ownTimeZone(), chosen.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const apply = () => {
    if (!from && !to) return onChoose({ timeZone });
    if (!from || !to || from > to) return setError(t`Choose a first day that is not after the last.`);
    onChoose({ range: { from, to }, timeZone });
  };
  return (
    <Dialog
      isOpen
      width="small"
      onClose={onClose}
      title={t`Days and time zone`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onClick={apply}>
            <Trans>Show</Trans>
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: space.lg }}>
        <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.md }}>
          <TextField
            label={t`First day`}
            type="date"
            value={from}
            max={to || undefined}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label={t`Last day`}
            type="date"
            value={to}
            error={error || undefined}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
        <SelectField
          label={t`Time zone`}
          hint={t`Days begin at midnight there.`}
          value={timeZone}
          onChange={(event) => setTimeZone(event.target.value)}
          options={zones.map((zone) => ({ value: zone, label: zone }))}
        />
      </div>
    </Dialog>
  );
}
