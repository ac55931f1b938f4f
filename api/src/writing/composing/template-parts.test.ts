import { TEMPLATES } from '../fixtures/templates.ts';
import { partsOf } from './template-parts.ts';

test.each([
  ['default', 'introduction fit skills company closing'],
  ['classic', 'introduction fit company closing'],
  ['skills', 'introduction skills fit closing'],
  ['story', 'introduction story fit company closing'],
  ['modern', 'introduction fit fit closing'],
  ['unknown', 'introduction fit skills closing'],
])('%s', (id, parts) => {
  expect(partsOf(TEMPLATES.find((template) => template.id === id)!).join(' ')).toBe(parts);
});

test('a title that says nothing is read by its guidance', () => {
  const paragraphs = [
    { title: 'One', why: '' },
    { title: 'Two', why: 'Show your technical skills.' },
    { title: 'Three', why: '' },
  ];
  expect(partsOf({ id: 'x', name: 'x', format: { paragraphs } })).toEqual(['introduction', 'skills', 'closing']);
});
