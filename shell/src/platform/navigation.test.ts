import { createNavigation, createRouteChanges } from './navigation.ts';

const pop = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

beforeEach(() => history.replaceState(null, '', '/start'));

test('the location is the same object until it changes', () => {
  const navigation = createNavigation();
  const before = navigation.getLocation();
  expect(navigation.getLocation()).toBe(before);
  expect(before).toMatchObject({ pathname: '/start', search: '', hash: '', state: null });
  navigation.navigate('/next?a=1#b', { state: { from: 'start' } });
  expect(navigation.getLocation()).toMatchObject({
    pathname: '/next',
    search: '?a=1',
    hash: '#b',
    state: { from: 'start' },
  });
  expect(navigation.getLocation().key).not.toBe(before.key);
});

test('listeners hear of every navigation, back and forward included, until they leave', async () => {
  const navigation = createNavigation();
  const heard: string[] = [];
  const stop = navigation.subscribe(() => heard.push(navigation.getLocation().pathname));
  navigation.navigate('/a');
  navigation.navigate('/b');
  let popped = pop();
  navigation.navigate(-1);
  await popped;
  popped = pop();
  navigation.navigate(1);
  await popped;
  stop();
  navigation.navigate('/c');
  expect(heard).toEqual(['/a', '/b', '/a', '/b']);
});

test('a state comes back with its entry', async () => {
  const navigation = createNavigation();
  navigation.navigate('/a', { state: { step: 2 } });
  const { key } = navigation.getLocation();
  navigation.navigate('/b');
  const popped = pop();
  navigation.navigate(-1);
  await popped;
  expect(navigation.getLocation()).toMatchObject({ pathname: '/a', state: { step: 2 }, key });
});

test('replacing, and going where one is, add nothing to the history', () => {
  const navigation = createNavigation();
  const { length } = history;
  navigation.navigate('/a', { replace: true });
  const { key } = navigation.getLocation();
  navigation.navigate('/a');
  expect(navigation.getLocation().key).not.toBe(key);
  expect(history.length).toBe(length);
});

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])('%s is refused', (to) => {
  const navigation = createNavigation();
  expect(() => navigation.navigate(to)).toThrow('not a path of this site');
  expect(location.pathname).toBe('/start');
});

test('an entry that another script has made is a location like any other', () => {
  history.replaceState('theirs', '', '/theirs');
  expect(createNavigation().getLocation()).toMatchObject({ pathname: '/theirs', state: null });
});

test('changes of the route are told to those who listen', () => {
  const { onRouteChange, announceRouteChange } = createRouteChanges();
  const heard: unknown[] = [];
  const stop = onRouteChange((change) => heard.push(change));
  announceRouteChange({ from: '/', to: '/a' });
  stop();
  announceRouteChange({ from: '/a', to: '/b' });
  expect(heard).toEqual([{ from: '/', to: '/a' }]);
});
