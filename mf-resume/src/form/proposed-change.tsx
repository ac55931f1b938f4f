import { Trans, useLingui } from '@lingui/react/macro';
import type { Resume } from '@vitae/documents/model/resume';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { usePlatform } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { Row } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openResume } from '../editor/open-resume.ts';
import { edit, setField, useEditor } from '../editor/resume-store.ts';
import { pathOfSection } from './form-sections.ts';

/** What another feature asks for in the form's address: a resume, a field of it, an entry by its words, a text to add. */
interface ProposedChange {
  field: string | null;
  add: string | null;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The job whose title, employer or text holds the words. */
function jobWith(resume: Resume, words: string): string | null {
  const sought = plain(words);
  const holds = (text: string) => plain(text).includes(sought);
  const job = resume.workExperience.find(
    ({ jobTitle, company, description }) => holds(jobTitle) || holds(company) || holds(description),
  );
  return job?.id ?? null;
}

/**
 * Follows `?resume=&field=&find=&add=`: opens the resume and the entry, hands the field to `onField`, and gives what is
 * to be proposed. The address is clean afterwards, so that a reload proposes nothing again.
 */
export function useProposedChange(slug: string, onField: (field: string) => void): [string | null, () => void] {
  const { t } = useLingui();
  const platform = usePlatform();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [proposal, setProposal] = useState<{ slug: string; change: ProposedChange } | null>(null);
  const id = query.get('resume');

  useEffect(() => {
    if (!id) return;
    const change: ProposedChange = { field: query.get('field'), add: query.get('add') };
    const find = query.get('find');
    openResume(platform, id).then(
      () => {
        const entry = find && jobWith(useEditor.getState().resume, find);
        if (change.field) onField(change.field);
        setProposal({ slug, change });
        void navigate(pathOfSection(slug, entry), { replace: true });
      },
      (error) => {
        const { serverMessage } = readHttpFailure(error);
        platform.notify('error', serverMessage ?? t`This resume could not be opened. Please check your connection.`);
      },
    );
  }, [id, query, slug, platform, navigate, onField, t]);

  return [proposal?.slug === slug ? proposal.change.add : null, () => setProposal(null)];
}

/** Offers to put a proposed text in. It never goes in by itself: only the person knows whether it is true. */
export function ProposedChangeBanner({ slug, text, onDone }: { slug: string; text: string; onDone(): void }) {
  const put = () => {
    if (slug === 'cv-heading') setField(['personal', 'jobTitle'], text);
    else if (slug === 'languages' || slug === 'skills') addTo(slug, text);
    onDone();
  };
  return (
    <Banner
      kind="info"
      action={
        <Row gap="xs">
          <Button size="small" look="primary" onClick={put}>
            <Trans>It is true: add it</Trans>
          </Button>
          <Button size="small" look="quiet" onClick={onDone}>
            <Trans>Leave it</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>
        The ATS check proposes “<bdi>{text}</bdi>”.
      </Trans>
    </Banner>
  );
}

function addTo(list: 'languages' | 'skills', name: string): void {
  edit((resume) => {
    if (resume[list].some((known) => plain(known.name) === plain(name))) return resume;
    return { ...resume, [list]: [...resume[list], { name, level: '', keywords: [] }] };
  });
}
