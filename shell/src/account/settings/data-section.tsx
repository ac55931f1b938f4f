import { Trans, useLingui } from '@lingui/react/macro';
import { exportAccount } from '@vitae/contract/account';
import { deleteKeptLetter, type LetterSummary, listKeptLetters } from '@vitae/contract/letters';
import { useFormats } from '@vitae/remote-kit/formats';
import { saveArchive } from '@vitae/remote-kit/save-file';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Row } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Text } from '@vitae/ui/text';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../services.tsx';
import { useSubmit } from '../use-submit.ts';
import { Item, ItemList, Section } from './section.tsx';
import { useConfirmed } from './use-confirmed.tsx';

export function DataSection() {
  const { t } = useLingui();
  const { platform } = useServices();
  const confirmed = useConfirmed();
  const [letters, setLetters] = useState<LetterSummary[] | null>(null);
  const take = useSubmit(async () => {
    saveArchive(await confirmed(() => send(platform.http, exportAccount, {})));
    platform.notify('success', t`Your archive is on its way to your downloads.`);
  });
  const show = useSubmit(async () => setLetters((await send(platform.http, listKeptLetters, { query: {} })).letters));
  const failure = take.failure ?? show.failure;
  return (
    <Section
      title={<Trans>Your data</Trans>}
      lead={<Trans>Everything that we keep of you, as files that you can read and take elsewhere.</Trans>}
    >
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <Row>
        <Button isBusy={take.isBusy} onClick={() => void take.submit(undefined)}>
          <Download aria-hidden="true" />
          <Trans>Download everything</Trans>
        </Button>
        {letters === null ? (
          <Button look="quiet" isBusy={show.isBusy} onClick={() => void show.submit(undefined)}>
            <Trans>Show my cover letters</Trans>
          </Button>
        ) : null}
      </Row>
      {letters ? (
        <Letters letters={letters} onDeleted={(id) => setLetters(letters.filter((each) => each.id !== id))} />
      ) : null}
    </Section>
  );
}

interface LettersProps {
  letters: LetterSummary[];
  onDeleted(id: string): void;
}

function Letters({ letters, onDeleted }: LettersProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { platform } = useServices();
  const remove = useSubmit(async (id: string) => {
    await send(platform.http, deleteKeptLetter, { params: { id } });
    platform.notify('success', t`The letter is deleted.`);
    onDeleted(id);
  });
  if (letters.length === 0) {
    return (
      <Text tone="soft">
        <Trans>There is no cover letter in your account.</Trans>
      </Text>
    );
  }
  return (
    <>
      {remove.failure ? <Banner kind="error">{remove.failure}</Banner> : null}
      <ItemList label={t`Your cover letters`}>
        {letters.map(({ id, title, job_title, company_name, generated_at }) => (
          <Item
            key={id}
            icon={<FileText />}
            title={<bdi>{title || [job_title, company_name].filter(Boolean).join(' · ')}</bdi>}
            facts={formats.date(generated_at)}
            action={
              <Button
                size="small"
                look="danger"
                aria-label={t`Delete the letter for ${job_title}`}
                isBusy={remove.isBusy}
                onClick={() => void remove.submit(id)}
              >
                <Trans>Delete</Trans>
              </Button>
            }
          />
        ))}
      </ItemList>
    </>
  );
}
