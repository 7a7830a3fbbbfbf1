import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { fetchTool } from '@/scripts/shared/fetched-tools/fetch-tool';

/** A value in the page. */
interface Handle<Value> {
  /** Only there to carry the type. */
  value?: Value;
  click: () => Promise<void>;
}

type InPage<Value> = Value extends Handle<infer Inner> ? Inner : Value;

/** What we use of a page of Puppeteer, which is fetched when it is needed and has no types before. */
export interface Page {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  setDefaultTimeout: (milliseconds: number) => void;
  evaluate: <Result, Given>(
    inPage: (given: InPage<Given>) => Result,
    given?: Given,
  ) => Promise<Awaited<Result>>;
  evaluateHandle: <Result, Given>(
    inPage: (given: InPage<Given>) => Result,
    given?: Given,
  ) => Promise<Handle<Result>>;
  on: (event: 'pageerror', listener: (error: unknown) => void) => void;
  mouse: { move: (x: number, y: number) => Promise<void> };
  keyboard: {
    type: (text: string) => Promise<void>;
    press: (key: string) => Promise<void>;
    down: (key: string) => Promise<void>;
    up: (key: string) => Promise<void>;
  };
}

interface Context {
  newPage: () => Promise<Page>;
  close: () => Promise<void>;
}

interface Puppeteer {
  launch: (options: {
    browser: 'firefox';
    executablePath: string;
    headless: boolean;
    defaultViewport: null;
  }) => Promise<{ createBrowserContext: () => Promise<Context>; close: () => Promise<void> }>;
}

const puppeteerModule = z.object({
  default: z.custom<Puppeteer>(
    (value) => typeof value === 'object' && value !== null && 'launch' in value,
  ),
});

const manifest = z.object({ exports: z.object({ '.': z.object({ import: z.string() }) }) });

/** Loads Puppeteer, which is fetched the first time. */
export async function loadPuppeteer(): Promise<Puppeteer> {
  const folder = join(await fetchTool('puppeteer-core'), 'puppeteer-core');
  const { exports } = manifest.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const loaded: unknown = await import(pathToFileURL(join(folder, exports['.'].import)).href);
  return puppeteerModule.parse(loaded).default;
}
