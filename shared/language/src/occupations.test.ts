import { namesTradesmen } from './occupations.ts';

test.each(['Elm & Oak Architects', 'Royal Electrical and Mechanical Engineers'])(
  '"%s" is what people of one trade are called together',
  (name) => {
    expect(namesTradesmen(name)).toBe(true);
  },
);

test.each(['Head of Engineers', 'Engineers', 'two nurses', 'Chief Engineer', 'Operations', 'Nurse Managers Ward'])(
  '"%s" is not',
  (name) => {
    expect(namesTradesmen(name)).toBe(false);
  },
);
