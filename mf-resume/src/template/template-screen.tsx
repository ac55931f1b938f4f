import { Trans, useLingui } from '@lingui/react/macro';
import { hasContent } from '@vitae/documents/model/resume';
import { TEMPLATE_GALLERY } from '@vitae/documents/resume/templates';
import { usePlatform } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Container, Row, Stack } from '@vitae/ui/layout';
import { Loading } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { color, motion, radius, shadow, space, text } from '@vitae/ui/tokens';
import { Check } from 'lucide-react';
import { useOpenResume } from '../editor/open-resume.ts';
import { useEditor } from '../editor/resume-store.ts';
import { ThumbnailButton } from '../page/thumbnail-button.tsx';
import { chooseTemplate } from './choose-template.ts';
import { useTemplateTexts } from './template-texts.ts';

/** /ChooseTemplate: every template with the person's own words in it. */
export function TemplateScreen() {
  const { t } = useLingui();
  const ofTemplate = useTemplateTexts();
  const platform = usePlatform();
  const isOpen = useOpenResume();
  const resume = useEditor((state) => state.resume);
  // A page with hardly anything on it says nothing of a template.
  const own = hasContent(resume) ? resume : undefined;
  if (!isOpen)
    return (
      <Loading>
        <Trans>Opening your resume…</Trans>
      </Loading>
    );
  return (
    <Container css={{ paddingBlock: 'clamp(32px, 5vw, 64px)' }}>
      <Stack gap="xl">
        <Row justify="space-between" align="end">
          <div>
            <Heading level={1}>
              <Trans>Choose how it looks</Trans>
            </Heading>
            <Text tone="soft">
              <Trans>You can change it at any time, and nothing you have written moves out of it.</Trans>
            </Text>
          </div>
          <SiteButtonLink to="/resume-form/cv-heading" look="primary">
            <Trans>Go on with this one</Trans>
          </SiteButtonLink>
        </Row>
        <ul
          css={{
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 40vw), 1fr))',
            gap: 'clamp(16px, 2.5vw, 28px)',
          }}
        >
          {TEMPLATE_GALLERY.map(({ id, name: englishName, description }) => {
            const name = ofTemplate(englishName);
            const isChosen = resume.selectedTemplate === id;
            return (
              <li key={id}>
                <ThumbnailButton
                  label={t`${name} template`}
                  template={id}
                  resume={own}
                  isPressed={isChosen}
                  onClick={() => void chooseTemplate(platform, id)}
                  css={{
                    border: `2px solid ${isChosen ? color.accent : 'transparent'}`,
                    borderRadius: radius.md,
                    background: '#fff',
                    boxShadow: isChosen ? shadow.high : shadow.low,
                    overflow: 'hidden',
                    transition: `transform ${motion.quick}, box-shadow ${motion.quick}`,
                    '&:hover': { transform: 'translateY(-3px)', boxShadow: shadow.high },
                  }}
                >
                  {isChosen ? (
                    <span
                      aria-hidden="true"
                      css={{
                        position: 'absolute',
                        top: 10,
                        insetInlineEnd: 10,
                        display: 'grid',
                        placeItems: 'center',
                        width: 28,
                        height: 28,
                        borderRadius: radius.pill,
                        background: color.accent,
                        color: color.onAccent,
                        '& svg': { width: 16, height: 16 },
                      }}
                    >
                      <Check />
                    </span>
                  ) : null}
                </ThumbnailButton>
                <p css={{ marginTop: space.sm, fontWeight: 600 }}>{name}</p>
                <p css={[text.caption, { color: color.inkSoft }]}>{ofTemplate(description)}</p>
              </li>
            );
          })}
        </ul>
      </Stack>
    </Container>
  );
}
