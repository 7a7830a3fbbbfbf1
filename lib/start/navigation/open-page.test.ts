/** @jest-environment node */
import { AnswerError } from '@/lib/browser/network/request';
import { openPage } from './open-page';
import { retryRequested, supersede } from './retry-requested';

jest.mock('./progress', () => ({ showProgress: jest.fn(() => () => undefined) }));
jest.mock('./retry-requested', () => ({
  retryRequested: jest.fn(() => Promise.resolve()),
  supersede: jest.fn(() => () => false),
}));

const encoder = new TextEncoder();
const first = '0:{"b":"b1"}\n';
const text = { headers: { 'Content-Type': 'text/plain' } };

/** A page that arrives in pieces, and then ends, or breaks off with an error. */
function pageOf(pieces: readonly string[], error?: Error): Response {
  let at = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      const piece = pieces[at++];
      if (piece !== undefined) controller.enqueue(encoder.encode(piece));
      else if (error) controller.error(error);
      else controller.close();
    },
  });
  return new Response(body, text);
}
const broken = new TypeError('broken off');
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const probe = jest.fn<Promise<Response>, []>();
const reload = jest.fn();
const loadInFull = jest.fn();
let isShown = true;
const options = { path: '/a', isShown: () => isShown, loadInFull };

/** Opens a page; one answer after the other, and the last one for all further requests. */
async function open(...answers: readonly (() => Promise<Response>)[]) {
  const fetchPage = jest.fn<Promise<Response>, []>(answers.at(-1));
  answers.slice(0, -1).forEach((answer) => fetchPage.mockImplementationOnce(answer));
  const opened = openPage(fetchPage, { ...options, isWhole: false });
  return { fetchPage, page: await opened };
}
const answer = (response: Response) => () => Promise.resolve(response);

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { fetch: probe, location: { pathname: '/a', reload } });
  probe.mockImplementation(offline);
  isShown = true;
});

describe('a page without a first chunk', () => {
  it('is loaded in full when the server answers with something else', async () => {
    const gone = new Response('<h1>', { status: 404 });
    const { page } = await open(() => Promise.reject(new AnswerError('/a.txt', gone)));
    expect([page.status, page.url]).toEqual([404, '']);
  });

  it('is loaded in full when the server is reachable', async () => {
    probe.mockImplementation(() => Promise.resolve(new Response()));
    await expect(open(offline)).rejects.toThrow('Failed to fetch');
    await expect(open(answer(pageOf([], broken)))).rejects.toThrow('broken off');
    expect(retryRequested).not.toHaveBeenCalled();
  });

  it('is loaded in full after eight seconds', async () => {
    jest.useFakeTimers();
    const failed = expect(open(() => new Promise(() => {}))).rejects.toThrow('8000 ms');
    await jest.advanceTimersByTimeAsync(8000);
    await failed;
    jest.useRealTimers();
  });

  it('is requested again on request when the server is unreachable', async () => {
    const { page, fetchPage } = await open(offline, answer(pageOf([first])));
    expect(jest.mocked(retryRequested).mock.calls[0]?.[0].text).toContain('cannot be reached');
    expect(await page.text()).toBe(first);
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('is dropped when another page is requested', async () => {
    jest.mocked(supersede).mockReturnValueOnce(() => true);
    const done = jest.fn();
    void open(offline).then(done, done);
    await new Promise((resolve) => setTimeout(resolve));
    expect(done).not.toHaveBeenCalled();
    expect(retryRequested).not.toHaveBeenCalled();
  });
});

describe('a page that breaks off', () => {
  it('resumes after a note when it fails again, or timed out', async () => {
    const again = await open(
      answer(pageOf([first], broken)),
      offline,
      answer(pageOf([first, '1'])),
    );
    expect(await again.page.text()).toBe(`${first}1`);
    expect(retryRequested).toHaveBeenCalledTimes(1);
    const hung = new DOMException('too long', 'TimeoutError');
    const late = await open(answer(pageOf([first], hung)), answer(pageOf([first, '2'])));
    expect(await late.page.text()).toBe(`${first}2`);
    expect(retryRequested).toHaveBeenCalledTimes(2);
  });

  it('is retried where it is shown, and its note is hidden elsewhere', async () => {
    const { page } = await open(answer(pageOf([first], broken)), offline, answer(pageOf([first])));
    await page.text();
    const [note, afterNavigation] = jest.mocked(retryRequested).mock.calls[0] ?? [];
    expect(note?.text).toBe('The rest of this page did not load.');
    expect(afterNavigation?.()).toBe('retry');
    location.pathname = '/b';
    expect(afterNavigation?.()).toBe('hide');
  });

  it('reloads the page when a new build was deployed', async () => {
    await open(answer(pageOf([first], broken)), answer(pageOf(['0:{"b":"b2"}\n'])));
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'shown yet, of a server that can be reached, is loaded in full',
      () => Promise.resolve(new Response()),
      1,
      0,
    ],
    ['shown yet, of a server that is out of reach, is retried on request', offline, 0, 1],
  ])('not %s', async (_, reply, loads, notes) => {
    isShown = false;
    probe.mockImplementation(reply);
    await open(answer(pageOf([first], broken)), offline, answer(pageOf([first])));
    await new Promise((resolve) => setTimeout(resolve));
    expect(loadInFull).toHaveBeenCalledTimes(loads);
    expect(retryRequested).toHaveBeenCalledTimes(notes);
  });
});
