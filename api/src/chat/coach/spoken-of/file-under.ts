import { addCertificate } from '../../tools/add-facts.ts';
import { addSkills } from '../../tools/add-skills.ts';
import { takeCertificateOut } from '../../tools/take-out.ts';
import { reply } from '../language.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../turn.ts';
import { onProposed } from './proposed.ts';

const CERTIFICATES = /^(?:certificat|certs?$|licen|courses?$|شهاد|رخص|دورات)/u;
const SKILLS = /^(?:skills?$|مهار)/u;

/** "put it in certifications": from the skills among the certificates, or the other way; null for all other places. */
export function fileUnder(
  turn: Turn,
  about: Subject,
  proposals: readonly ProposedChange[],
  under: string,
): CoachAnswer | null {
  if (about.kind === 'skills' && SKILLS.test(under))
    return addSkills.run({ skills: about.names }, saying(turn, about.names.join('\n')));
  if (about.kind === 'skills' && CERTIFICATES.test(under)) {
    const [name = ''] = about.names;
    const said = saying(turn, name);
    return onProposed(turn, proposals, (now) =>
      both(
        addCertificate.run({ certificate: name }, { ...said, resume: now.resume }),
        addSkills.run({ out: [name] }, now),
      ),
    );
  }
  if (about.kind === 'certificate' && CERTIFICATES.test(under))
    return reply(
      turn,
      {
        en: `That is where I put it: “${about.text}” stands among the certificates in the proposal above.`,
        ar: `هناك وضعتها: «${about.text}» ضمن الشهادات في الاقتراح أعلاه.`,
      },
      { about },
    );
  if (about.kind !== 'certificate' || !SKILLS.test(under)) return null;
  const said = saying(turn, about.text);
  return onProposed(turn, proposals, (now) =>
    both(addSkills.run({ skills: [about.text] }, { ...said, resume: now.resume }), takeCertificateOut(now, about.text)),
  );
}

/** What is filed elsewhere was said in a message before this one. */
const saying = (turn: Turn, text: string): Turn => ({ ...turn, text: `${turn.text}\n${text}` });

const both = (there: CoachAnswer, gone: CoachAnswer): CoachAnswer => ({
  ...there,
  proposals: [...there.proposals, ...gone.proposals],
});
