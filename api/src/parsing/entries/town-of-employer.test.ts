import { townOfEmployer, townOfStated } from './town-of-employer.ts';

it('parts a town that no list knows from a name that ends in its legal form', () => {
  expect(townOfEmployer('Ruhrkette Logistik GmbH, Wanne (Germany)')).toEqual({
    name: 'Ruhrkette Logistik GmbH',
    town: 'Wanne (Germany)',
  });
  expect(townOfEmployer('Upendo Insurance Co. Ltd, Upper Hill')).toEqual({
    name: 'Upendo Insurance Co. Ltd',
    town: 'Upper Hill',
  });
  expect(townOfEmployer('Sample Trading Co., Ltd.')).toBeNull();
  expect(townOfEmployer('Sample Holding Ltd, Sample Foods Ltd')).toBeNull();
  expect(townOfEmployer('Sample Motors Ltd, Workshop Manager')).toBeNull();
  expect(townOfEmployer('Marlow, Pike')).toBeNull();
});

it('parts the town of an employer that is stated as one', () => {
  expect(townOfStated('Kopano Contractors CC, Vereeniging')?.town).toBe('Vereeniging');
  expect(townOfStated('Marlow, Pike')).toBeNull();
  expect(townOfStated('Sample Hospital, Radiology Department')).toBeNull();
});
