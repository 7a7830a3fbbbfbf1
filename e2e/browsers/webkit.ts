import { type ChildProcess, spawn } from 'node:child_process';
import { z } from 'zod';
import { findWebKit } from '@/scripts/shared/installed-browsers/find-webkit';
import { freePort } from '@/scripts/shared/server/listen';
import type { RefusingSite, Visitor, VisitorsBrowser } from './visitor';
import { waitFor } from './wait-for';
import { type Session, startSession } from './webdriver';

/** Errors that scripts have thrown since the page loaded; earlier ones are not recorded. */
const caughtErrors = (): unknown => Reflect.get(window, 'caughtErrors') ?? [];

const keys = { Enter: '\uE007', Escape: '\uE00C', '/': '/' } as const;
const control = '\uE009';

function visitorOf(session: Session, { origin, refuse }: RefusingSite): Visitor {
  const { send, run, find } = session;
  let moved = 0;
  const actions = (type: 'pointer' | 'key', list: readonly object[]) =>
    send('POST', 'actions', { actions: [{ type, id: type, actions: list }] });
  const type = (text: string) =>
    actions(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const press = (selector: string) =>
    waitFor(async () => {
      const element = await find(selector);
      try {
        await send('POST', `element/${element}/click`);
        return true;
      } catch (error) {
        // Another element still covers it, or it was just rendered again.
        if (/not interactable|intercepted|stale/.test(String(error))) return undefined;
        throw error;
      }
    }, `a press on ${selector}`);
  const watch = () =>
    run(() => {
      const told: string[] = [];
      Reflect.set(window, 'caughtErrors', told);
      addEventListener('error', ({ message }) => told.push(message));
      addEventListener('unhandledrejection', ({ reason }) => told.push(String(reason)));
    });
  return {
    open: async (path) => {
      await send('POST', 'url', { url: origin + path });
      await watch();
    },
    reload: async () => {
      await send('POST', 'refresh');
      await watch();
    },
    narrow: (width) => send('POST', 'window/rect', { width, height: 800 }),
    move: async () => {
      const next = () => ({ type: 'pointerMove', duration: 0, x: 5 + (moved++ % 9), y: 5 });
      // The first event of a page has no movement.
      await actions('pointer', [next()]);
      await actions('pointer', [next()]);
    },
    press,
    fill: async (selector, text) => {
      await press(selector);
      await type(text);
    },
    replace: async (selector, text) => {
      await press(selector);
      await actions('key', [
        { type: 'keyDown', value: control },
        { type: 'keyDown', value: 'a' },
        { type: 'keyUp', value: 'a' },
        { type: 'keyUp', value: control },
      ]);
      await type(text);
    },
    key: (name) => type(keys[name]),
    until: (holds, given) =>
      waitFor(
        async () => ((await run(holds, given)) === true ? true : undefined),
        `${String(holds)} ${given ?? ''}`,
      ),
    act: (inPage) => run(inPage),
    refuse,
  };
}

/** Starts a virtual screen (Xvfb), which prints its display number. */
function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const size = ['-screen', '0', '1600x1000x24'];
  const screen = spawn(program, ['-displayfd', '3', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((done, fail) => {
    screen.once('error', fail);
    screen.once('exit', () => fail(new Error(`${program} did not start.`)));
    screen.stdio[3]?.once('data', (number: Buffer) =>
      done({ screen, display: `:${number.toString().trim()}` }),
    );
  });
}

/**
 * Starts WebKitGTK with its own driver, on a virtual screen if this machine has no display.
 *
 * @returns undefined when it is not installed, or when there is neither a display nor a virtual screen
 */
export async function startWebKit(): Promise<VisitorsBrowser | undefined> {
  const webkit = findWebKit();
  if (!webkit) return undefined;
  const programs: ChildProcess[] = [];
  let { DISPLAY } = process.env;
  if (DISPLAY === undefined) {
    if (webkit.screen === undefined) return undefined;
    const started = await startScreen(webkit.screen);
    programs.push(started.screen);
    DISPLAY = started.display;
  }
  const port = await freePort();
  programs.push(
    spawn(webkit.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY, GDK_BACKEND: 'x11' },
    }),
  );
  const address = `http://127.0.0.1:${port}`;
  await waitFor(
    () =>
      fetch(`${address}/status`).then(
        () => true,
        () => undefined,
      ),
    'WebKitWebDriver',
  );
  const open = () =>
    startSession(address, {
      'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation'] },
    });
  const first = await open();
  await first.close();
  return {
    name: `WebKitGTK ${first.name}`,
    go: async (walk, site) => {
      const session = await open();
      try {
        await session.send('POST', 'window/rect', { width: 1280, height: 800 });
        await walk(visitorOf(session, site));
        return z.array(z.string()).parse(await session.run(caughtErrors));
      } finally {
        await session.close();
      }
    },
    close: () => {
      for (const program of programs) program.kill();
    },
  };
}
