import { useLingui } from '@lingui/react/macro';
import { LETTER_LIMITS } from '@vitae/contract/cover-letter';
import { useUser } from '@vitae/remote-kit/platform';
import { TextField } from '@vitae/ui/field';
import { columns, Stack } from '@vitae/ui/layout';
import { space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { editLetter } from '../letter/edit-letter.ts';
import type { StoredLetter } from '../letter/stored-letter.ts';
import { useGeneration } from './generation.ts';
import { LetterDetails } from './letter-details.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { RegenerateButton } from './regenerate-button.tsx';
import { WhereKept } from './where-kept.tsx';

interface WrittenLetterProps {
  letter: StoredLetter;
  canRegenerate: boolean;
  onRegenerate(variationRequest: string): void;
}

/** The letter to be edited, the wish for another version of it, and what stands around its text. */
export default function WrittenLetter({ letter, canRegenerate, onRegenerate }: WrittenLetterProps) {
  const { t } = useLingui();
  const { phase } = useGeneration();
  const [variationRequest, setVariationRequest] = useState('');
  const owner = useUser()?.username ?? null;
  const isBusy = phase !== 'idle';
  return (
    <Stack gap="lg">
      <LetterEditor
        text={letter.introduction}
        isDisabled={isBusy}
        onChange={(introduction) => editLetter(owner, { introduction })}
      />
      <WhereKept />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy || !canRegenerate) return;
          onRegenerate(variationRequest);
        }}
        css={[columns('1fr auto', 'narrow'), { alignItems: 'end', gap: space.sm }]}
      >
        <TextField
          label={t`Variation request`}
          placeholder={t`Optional, e.g. shorter, and more about my leadership`}
          dir="auto"
          maxLength={LETTER_LIMITS.variationRequest}
          value={variationRequest}
          onChange={(event) => setVariationRequest(event.target.value)}
        />
        <RegenerateButton isBusy={phase === 'regenerating'} isPaused={isBusy} isDisabled={!canRegenerate} />
      </form>
      <LetterDetails letter={letter} />
    </Stack>
  );
}
