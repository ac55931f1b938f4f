import { createInterface } from 'node:readline/promises';
import type { ReadStream } from 'node:tty';

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const BACKSPACES = ['\u007f', '\b'];
/** What arrow and function keys send. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what begins them
const KEY_SEQUENCES = /\u001b(\[[0-9;]*[A-Za-z~]|O[A-Za-z]|.)/g;

type Input = Pick<ReadStream, 'isTTY' | 'setRawMode'> & NodeJS.ReadableStream;

/** One line of a terminal that shows nothing of it. */
function readUnseen(input: Input, output: NodeJS.WritableStream, prompt: string): Promise<string> {
  output.write(prompt);
  input.setRawMode(true);
  input.setEncoding('utf8');
  input.resume();
  return new Promise((resolve, reject) => {
    let text = '';
    const end = (finish: () => void) => {
      input.off('data', read);
      input.setRawMode(false);
      input.pause();
      output.write('\n');
      finish();
    };
    const read = (chunk: string | Buffer) => {
      for (const character of String(chunk).replace(KEY_SEQUENCES, '')) {
        if (character === '\r' || character === '\n') return end(() => resolve(text));
        if (character === CTRL_C || character === CTRL_D) return end(() => reject(new Error('Nothing was changed.')));
        if (BACKSPACES.includes(character)) text = [...text].slice(0, -1).join('');
        else text += character;
      }
    };
    input.on('data', read);
  });
}

/**
 * A new password: asked for twice and never shown on a terminal, else the first line that is piped in. Never out of the
 * command line or the environment, where others of the machine can read it.
 */
export async function readNewPassword(
  input: Input = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  if (!input.isTTY) {
    for await (const line of createInterface({ input })) return line;
    throw new Error('No password was given: type it in a terminal, or pipe it in.');
  }
  const password = await readUnseen(input, output, 'New password (not shown): ');
  if ((await readUnseen(input, output, 'Once more: ')) !== password) throw new Error('The two are not the same.');
  return password;
}
