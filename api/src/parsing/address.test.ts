import { toAddress } from './address.ts';

it.each([
  ['22 Heron Way, Truro TR1 3FG', { address: '22 Heron Way', city: 'Truro', postalCode: 'TR1 3FG' }],
  ['Leeds, LS1 4AB', { city: 'Leeds', postalCode: 'LS1 4AB' }],
  [
    'Hauptstr. 5, 10115 Berlin, Germany',
    { address: 'Hauptstr. 5', city: 'Berlin', postalCode: '10115', country: 'Germany' },
  ],
  ['80331 München', { city: 'München', postalCode: '80331' }],
  [
    '12450 Riverside Drive, Austin, TX 78701',
    { address: '12450 Riverside Drive', city: 'Austin', region: 'TX', postalCode: '78701' },
  ],
  ['Portland, OR', { city: 'Portland', region: 'OR' }],
  ['Campinas, São Paulo, Brasil', { city: 'Campinas', region: 'São Paulo', country: 'Brasil' }],
  ['Dubai Marina, Dubai, UAE', { address: 'Dubai Marina', city: 'Dubai', country: 'UAE' }],
  ['P.O. Box 12345, Dubai', { address: 'P.O. Box 12345', city: 'Dubai' }],
  ['', {}],
])('%s', (location, parts) => {
  expect(toAddress(location)).toEqual({ address: '', postalCode: '', city: '', region: '', country: '', ...parts });
});
