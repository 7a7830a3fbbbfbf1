import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { bundleEntry } from '@/scripts/generate/page-scripts/bundle-entry';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import { type Exported, readExported } from './exported';
import type { samplePages } from './sample-app';
import { serveSample } from './serve-sample';

type Path = (typeof samplePages)[keyof typeof samplePages];

/** A page of the sample in a browser. */
export interface Visit {
  page: Page;
  /** Paths and queries requested since the page was opened, or since `forget`. */
  requests: () => readonly string[];
  forget: () => void;
  /** Errors in the page and in its console. */
  problems: readonly string[];
  /** Starts Next's client as the site does, and waits until it has hydrated the page. */
  start: () => Promise<void>;
  /** Presses a link, and waits until the page shows that heading. */
  follow: (path: Path, heading: string) => Promise<void>;
}

/** A browser, and the sample on a server. */
export interface Client {
  exported: Exported;
  /** Opens a page and calls back when it has loaded; Next's client has not been started. */
  visit: (address: string, callback: (visit: Visit) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

const entry = 'scripts/export/next/contract/in-page/entry.ts';
/** Milliseconds. Events that the assumptions wait for usually take one. */
const timeout = 8000;

/** @param out the folder of the sample's export; a copy of it is served */
export async function openClient(out: string): Promise<Client> {
  const script = await bundleEntry(entry);
  const browser = await chromium.launch(browserOption());
  const copy = mkdtempSync(join(tmpdir(), 'next-sample-'));
  cpSync(out, copy, { recursive: true });
  const removeCopy = () => rmSync(copy, { recursive: true, force: true });
  const server = await serveSample(copy, script).catch(async (error: unknown) => {
    await browser.close();
    removeCopy();
    throw error;
  });

  const visit: Client['visit'] = async (address, callback) => {
    const context = await browser.newContext();
    context.setDefaultTimeout(timeout);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      // Icons of the sample do not exist.
      if (message.type() === 'error' && !message.text().includes('404')) {
        problems.push(message.text());
      }
    });
    let begin = server.requests.length;
    try {
      await page.goto(server.origin + address);
      await callback({
        page,
        problems,
        requests: () => server.requests.slice(begin),
        forget: () => (begin = server.requests.length),
        start: async () => {
          await page.evaluate(() => window.contract.start());
          await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
        },
        follow: async (target, heading) => {
          await page.click(`nav a[href="${target}"]`);
          await page.waitForSelector(`h1:text-is("${heading}")`);
        },
      });
    } finally {
      await context.close();
    }
  };
  return {
    exported: readExported(out),
    visit,
    close: async () => {
      await browser.close();
      server.close();
      removeCopy();
    },
  };
}
