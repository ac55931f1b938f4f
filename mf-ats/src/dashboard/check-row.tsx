import { Trans, useLingui } from '@lingui/react/macro';
import type { AtsCheckSummary } from '@vitae/contract/ats';
import { useFormats } from '@vitae/remote-kit/formats';
import { IconButton } from '@vitae/ui/button';
import { Checkbox } from '@vitae/ui/field';
import { VisuallyHidden } from '@vitae/ui/text';
import { color, focusRing, font, space, text } from '@vitae/ui/tokens';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { resultPath } from '../check/checks.ts';
import { useCheckedName } from '../check/version-name.ts';
import { REGION_NAMES } from '../report/region-notes.ts';
import { bandOf } from '../report/score.ts';

interface CheckRowProps {
  check: AtsCheckSummary;
  isChosen: boolean;
  canBeChosen: boolean;
  onChoose(isChosen: boolean): void;
  onDelete(): void;
}

export function CheckRow({ check, isChosen, canBeChosen, onChoose, onDelete }: CheckRowProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const name = check.job_title || t`Without an advert`;
  const resumeName = useCheckedName()(check);
  const region = t(REGION_NAMES[check.region]);
  const day = date(check.created_at, { dateStyle: 'medium', timeStyle: 'short' });
  const { score } = check;
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: 'auto 52px minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: space.md,
        paddingBlock: space.md,
        borderTop: `1px solid ${color.line}`,
      }}
    >
      <Checkbox
        label={
          <VisuallyHidden>
            <Trans>
              Compare {name}, {day}
            </Trans>
          </VisuallyHidden>
        }
        checked={isChosen}
        disabled={!canBeChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span
        css={{ fontFamily: font.serif, fontSize: 30, lineHeight: 1, textAlign: 'center', color: bandOf(score).ink }}
      >
        {score}
      </span>
      <div css={{ minWidth: 0 }}>
        <Link
          to={resultPath(check.id)}
          css={[focusRing, text.body, { color: color.ink, fontWeight: 600, overflowWrap: 'anywhere' }]}
        >
          <bdi>{name}</bdi>
        </Link>
        <p css={[text.caption, { color: color.inkSoft, overflowWrap: 'anywhere' }]}>
          <Trans>
            <bdi>{resumeName}</bdi> · {region} · {day}
          </Trans>
        </p>
      </div>
      <IconButton label={t`Delete the check of ${name}, ${day}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
