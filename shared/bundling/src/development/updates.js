// Part of a remote's development bundle: takes over new code as the bundler has it, and loads the page anew where that
// is not possible.
const server = new URL(document.currentScript.src).origin;

new EventSource(`${server}/dev/events`).addEventListener('built', async ({ data }) => {
  const { hash, errors } = JSON.parse(data);
  if (errors.length > 0) console.error(`${errors.join('\n\n')}\n\nThe screen shows what was before.`);
  else if (hash !== __webpack_hash__ && import.meta.webpackHot.status() === 'idle') await takeOver();
});

async function takeOver() {
  try {
    await import.meta.webpackHot.check(true);
  } catch {
    // A module that is no component has changed.
    location.reload();
  }
}
