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
  const resumes = useResumes(dialog === 'resume');
  const letters = useLetters(dialog === 'letter');

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
      <DocumentDialog
        isOpen={dialog === 'resume'}
        onClose={() => setDialog(null)}
        title={t`Which resume is it about?`}
        documents={resumes}
        failure={t`Your resumes could not be loaded. Please try again.`}
        none={t`There is no resume in your account yet.`}
        icon={<FileText aria-hidden="true" />}
        onChoose={(resume) => attach(attachResume(resume))}
      />
      <DocumentDialog
        isOpen={dialog === 'letter'}
        onClose={() => setDialog(null)}
        title={t`Which letter is it about?`}
        documents={letters}
        failure={t`Your letters could not be loaded. Please try again.`}
        none={t`There is no letter in your account yet.`}
        icon={<Mail aria-hidden="true" />}
        onChoose={(letter) => attach(attachLetter(letter))}
      />
      <AdvertDialog isOpen={dialog === 'advert'} onClose={() => setDialog(null)} onAttach={attach} />
    </>
  );
}

interface AttachedDocument {
  id: string;
  title: string;
}

interface DocumentDialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  documents: { data: readonly AttachedDocument[] | undefined; isPending: boolean; isError: boolean };
  failure: string;
  /** What is said where there is nothing to choose from. */
  none: string;
  icon: ReactNode;
  onChoose(document: AttachedDocument): void;
}

/** Documents of the account, one of which is chosen. */
function DocumentDialog({ isOpen, onClose, title, documents, failure, none, icon, onChoose }: DocumentDialogProps) {
  const { data, isPending, isError } = documents;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} width="small">
      {isPending ? (
        <Loading>
          <Trans>Loading…</Trans>
        </Loading>
      ) : null}
      {isError ? <Text role="alert">{failure}</Text> : null}
      {data?.length === 0 ? <Text tone="soft">{none}</Text> : null}
      <Stack gap="sm">
        {data?.map((document) => (
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
    </Dialog>
  );
}

interface AdvertDialogProps {
  isOpen: boolean;
  onClose(): void;
  onAttach(attached: Attached): void;
}

function AdvertDialog({ isOpen, onClose, onAttach }: AdvertDialogProps) {
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
