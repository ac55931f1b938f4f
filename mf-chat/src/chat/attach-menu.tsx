import { Trans, useLingui } from '@lingui/react/macro';
import { CHAT_LIMITS } from '@vitae/contract/chat';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { useHttp, useNotify, usePlatform, useUser } from '@vitae/remote-kit/platform';
import { READABLE_FILE_TYPES, readFileText } from '@vitae/remote-kit/read-file-text';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { TextAreaField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { Menu } from '@vitae/ui/menu';
import { Loading } from '@vitae/ui/progress';
import { Text } from '@vitae/ui/text';
import { FileText, Mail, Megaphone, Paperclip } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AttachButton } from './attach-button.tsx';
import { type Attached, attachAdvert, attachFile, attachLetter, attachResume, type Reading } from './attachments.ts';
import { useLetters, useResumes } from './queries.ts';

interface AttachMenuProps {
  onAttach(attached: Attached): void;
  /** Null when the file has been read, or will not be. */
  onReading(reading: Reading | null): void;
}

/** What a message can bring along: a resume or a letter of the account, an advert, a file or a picture of one. */
export function AttachMenu({ onAttach, onReading }: AttachMenuProps) {
  const { t } = useLingui();
  const http = useHttp();
  const notify = useNotify();
  const { auth } = usePlatform();
  const user = useUser();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<'resume' | 'letter' | 'advert' | null>(null);

  const attach = (attached: Attached) => {
    setDialog(null);
    onAttach(attached);
  };
  const chooseOfAccount = (kind: 'resume' | 'letter') =>
    user ? setDialog(kind) : auth.requireSignIn(pathname + search);
  const readFile = async (file: File) => {
    const stopping = new AbortController();
    onReading({ name: file.name, stop: () => stopping.abort() });
    try {
      const text = (await readFileText(http, file, stopping.signal)).slice(0, CHAT_LIMITS.fileText);
      if (text.trim() === '') notify('error', t`This file has no text.`);
      else onAttach(attachFile(file.name, text));
    } catch (error) {
      if (!stopping.signal.aborted)
        notify('error', readHttpFailure(error).serverMessage ?? t`This file could not be read.`);
    } finally {
      onReading(null);
    }
  };

  return (
    <>
      <Menu
        trigger={<AttachButton />}
        defaultOpen
        items={[
          {
            label: t`Resume of my account`,
            icon: <FileText aria-hidden="true" />,
            onSelect: () => chooseOfAccount('resume'),
          },
          {
            label: t`Letter of my account`,
            icon: <Mail aria-hidden="true" />,
            onSelect: () => chooseOfAccount('letter'),
          },
          { label: t`Job advert`, icon: <Megaphone aria-hidden="true" />, onSelect: () => setDialog('advert') },
          { label: t`File or picture`, icon: <Paperclip aria-hidden="true" />, onSelect: () => input.current?.click() },
        ]}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={READABLE_FILE_TYPES}
        aria-label={t`File`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void readFile(file);
        }}
      />
      <ResumeDialog isOpen={dialog === 'resume'} onClose={() => setDialog(null)} onAttach={attach} />
      <LetterDialog isOpen={dialog === 'letter'} onClose={() => setDialog(null)} onAttach={attach} />
      <AdvertDialog isOpen={dialog === 'advert'} onClose={() => setDialog(null)} onAttach={attach} />
    </>
  );
}

interface AttachDialogProps {
  isOpen: boolean;
  onClose(): void;
  onAttach(attached: Attached): void;
}

function ResumeDialog({ isOpen, onClose, onAttach }: AttachDialogProps) {
  const { t } = useLingui();
  const resumes = useResumes(isOpen);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Which resume is it about?`} width="small">
      <Choice
        isLoading={resumes.isPending}
        failure={resumes.isError ? t`Your resumes could not be loaded. Please try again.` : null}
        none={t`There is no resume in your account yet.`}
        documents={resumes.data}
        icon={<FileText aria-hidden="true" />}
        onChoose={(resume) => onAttach(attachResume(resume))}
      />
    </Dialog>
  );
}

function LetterDialog({ isOpen, onClose, onAttach }: AttachDialogProps) {
  const { t } = useLingui();
  const letters = useLetters(isOpen);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Which letter is it about?`} width="small">
      <Choice
        isLoading={letters.isPending}
        failure={letters.isError ? t`Your letters could not be loaded. Please try again.` : null}
        none={t`There is no letter in your account yet.`}
        documents={letters.data}
        icon={<Mail aria-hidden="true" />}
        onChoose={(letter) => onAttach(attachLetter(letter))}
      />
    </Dialog>
  );
}

interface ChoiceProps {
  isLoading: boolean;
  failure: string | null;
  /** What is said where there is nothing to choose from. */
  none: string;
  documents: readonly { id: string; title: string }[] | undefined;
  icon: ReactNode;
  onChoose(document: { id: string; title: string }): void;
}

/** Documents of the account, one of which is chosen. */
function Choice({ isLoading, failure, none, documents, icon, onChoose }: ChoiceProps) {
  return (
    <>
      {isLoading ? (
        <Loading>
          <Trans>Loading…</Trans>
        </Loading>
      ) : null}
      {failure ? <Text role="alert">{failure}</Text> : null}
      {documents?.length === 0 ? <Text tone="soft">{none}</Text> : null}
      <Stack gap="sm">
        {documents?.map((document) => (
          <Button
            key={document.id}
            css={{ justifyContent: 'start', textAlign: 'start' }}
            onClick={() => onChoose(document)}
          >
            {icon}
            <bdi>{document.title}</bdi>
          </Button>
        ))}
      </Stack>
    </>
  );
}

function AdvertDialog({ isOpen, onClose, onAttach }: AttachDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Paste the job advert`}
      actions={
        <Button
          look="primary"
          disabled={text.trim() === ''}
          onClick={() => {
            onAttach(attachAdvert(text.trim()));
            setText('');
          }}
        >
          <Trans>Add the advert</Trans>
        </Button>
      }
    >
      <TextAreaField
        label={t`Job advert`}
        rows={8}
        dir="auto"
        maxLength={CHAT_LIMITS.advert}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
