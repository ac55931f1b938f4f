import { useLingui } from '@lingui/react/macro';
import { RESUME_LIMITS, type Resume } from '@vitae/documents/model/resume';
import { Button, IconButton } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { breakpoint, color, space } from '@vitae/ui/tokens';
import { Plus, X } from 'lucide-react';
import { edit, useEditor } from '../../editor/resume-store.ts';
import { NamesInput } from '../fields.tsx';

/** Entries of one or two short fields, one a line. */
export function ShortList({
  list,
  nameLabel,
  detailLabel,
  detail,
  addLabel,
}: {
  list: 'skills' | 'languages' | 'hobbies';
  nameLabel: string;
  detailLabel: string;
  detail: 'level' | 'keywords';
  addLabel: string;
}) {
  const { t } = useLingui();
  type Item = { name: string; level?: string; keywords?: string[] };
  const items = useEditor((state) => state.resume[list]) as Item[];
  const change = (update: (items: Item[]) => Item[]) =>
    edit((resume) => ({ ...resume, [list]: update(resume[list] as Item[]) }) as Resume);
  const make = (): Item => ({
    name: '',
    ...(list === 'hobbies' ? {} : { level: '' }),
    ...(list === 'languages' ? {} : { keywords: [] }),
  });
  return (
    <Stack gap="sm">
      {items.map((item, index) => {
        const name = item.name || nameLabel;
        return (
          <div
            key={index}
            css={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) 40px',
              gap: space.sm,
              alignItems: 'end',
              [breakpoint.narrow]: {
                gridTemplateColumns: 'minmax(0, 1fr) 40px',
                paddingBlock: space.sm,
                borderBottom: `1px solid ${color.line}`,
                '& > :nth-of-type(2)': { gridRow: 2 },
              },
            }}
          >
            <TextField
              label={nameLabel}
              dir="auto"
              data-field={`${list}/${index}/name`}
              maxLength={RESUME_LIMITS.line}
              value={item.name}
              onChange={(event) =>
                change((all) => all.map((other, at) => (at === index ? { ...other, name: event.target.value } : other)))
              }
            />
            {detail === 'level' ? (
              <TextField
                label={detailLabel}
                dir="auto"
                maxLength={RESUME_LIMITS.line}
                value={item.level ?? ''}
                onChange={(event) =>
                  change((all) =>
                    all.map((other, at) => (at === index ? { ...other, level: event.target.value } : other)),
                  )
                }
              />
            ) : (
              <NamesInput
                label={detailLabel}
                value={item.keywords ?? []}
                onChange={(keywords) =>
                  change((all) => all.map((other, at) => (at === index ? { ...other, keywords } : other)))
                }
              />
            )}
            <IconButton label={t`Delete ${name}`} onClick={() => change((all) => all.toSpliced(index, 1))}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        );
      })}
      <div>
        <Button onClick={() => change((all) => [...all, make()])}>
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      </div>
    </Stack>
  );
}
