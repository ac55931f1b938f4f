import { tightenChain } from './tighten-chain.ts';

test.each([
  [
    'Was responsible for fixing of production issues and for doing the deployments also and was also part of the team who did the kafka upgrade',
    'Fixed production issues, carried out deployments, and took part in the kafka upgrade',
  ],
  ['Responsible for cleaning the wards and for serving meals', 'Cleaned wards and served meals'],
  ['Planned shifts and trained 5 drivers', null],
])('%s', (line, said) => expect(tightenChain(line)).toBe(said));
