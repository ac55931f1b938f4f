import { useQuery } from '@tanstack/react-query';
import { type CoverLetterTemplate, listLetterTemplates } from '@vitae/contract/cover-letter';
import { useHttp } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';

/** The templates that the API offers. */
export function useLetterTemplates() {
  const http = useHttp();
  return useQuery({
    queryKey: ['letter-templates'],
    // Without a network the query fails at once, and can be tried again, in place of waiting without a word.
    networkMode: 'always',
    queryFn: async ({ signal }) => (await send(http, listLetterTemplates, {}, { signal })).templates,
  });
}

/** What the builder offers while the API's list cannot be had. Ids as the API knows them. */
export const BUILT_IN_TEMPLATES: readonly [CoverLetterTemplate, ...CoverLetterTemplate[]] = [
  { id: 'default', name: 'Default', format: { paragraphs: [] } },
  {
    id: 'classic',
    name: 'Classic Cover Letter',
    format: {
      paragraphs: [
        {
          title: 'Introduction',
          why: 'Say which position you apply for and who you are.\nGive one reason to read on.',
        },
        {
          title: "Why You're a Fit",
          why: 'Answer the most important requirements with what you have done.\nName results where you have them.',
        },
        { title: 'Company Fit', why: 'Say why this company.\nTie what it does to what you look for.' },
        { title: 'Call to Action', why: 'Thank the reader.\nAsk for a conversation and say how you can be reached.' },
      ],
    },
  },
];
