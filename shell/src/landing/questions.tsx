import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Container } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, space } from '@vitae/ui/tokens';

const QUESTIONS = [
  {
    question: msg`Does it make things up?`,
    answer: msg`The letter takes its statements from your resume, the advert and your own notes. Where these hold too little, it asks instead of filling the gap. Read your letter before you send it all the same: it carries your name.`,
  },
  {
    question: msg`Do I need an account?`,
    answer: msg`Not to write and download a letter. An account keeps letters and resumes on every device, and opens the ATS check.`,
  },
  {
    question: msg`Which files can I bring?`,
    answer: msg`For a letter your resume as PDF, DOC, DOCX or TXT, up to 5 MB. A file that cannot be read is refused with the reason and what to do about it.`,
  },
  {
    question: msg`Can I change what it writes?`,
    answer: msg`Every word. You can also ask for another version in your own terms: shorter, warmer, more about one job.`,
  },
  {
    question: msg`Will an employer's system read my resume?`,
    answer: msg`The files hold real text in reading order, and the ATS check shows you what a machine takes from them. What one employer's system makes of it, nobody outside can promise.`,
  },
  {
    question: msg`Which languages does it write?`,
    answer: msg`English and Arabic: a letter is in the language of the advert, from a resume in the same one.`,
  },
  {
    question: msg`What if I have no connection?`,
    answer: msg`What you type is kept, and a letter that is open can be downloaded. A new letter needs a connection.`,
  },
];

export function Questions() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="questions">
      <Container css={{ paddingBlock: `0 clamp(56px, 9vw, 112px)`, display: 'grid', gap: space.xl }}>
        <Heading level={2} id="questions">
          <Trans>Questions and answers</Trans>
        </Heading>
        <div css={{ borderTop: `1px solid ${color.line}` }}>
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question.id} css={{ borderBottom: `1px solid ${color.line}` }}>
              <summary css={[focusRing, { paddingBlock: space.lg, fontWeight: 600, cursor: 'pointer' }]}>
                {t(question)}
              </summary>
              <Text tone="soft" css={{ paddingBottom: space.xl, maxWidth: '42em' }}>
                {t(answer)}
              </Text>
            </details>
          ))}
        </div>
      </Container>
    </section>
  );
}
