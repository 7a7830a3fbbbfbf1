import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Anatomy } from '@/content/anatomy/types';
import type { ExampleSize, StartedExample } from '@/lib/measured/schema';
import type { Measured } from '@/lib/measured/shapes';
import { bundleEntry } from '@/scripts/generate/page-scripts/bundle-entry';
import { measureAnatomy } from './browser/measure-anatomy';
import { measureSizes, type StagePages, stages } from './browser/measure-sizes';
import { measureStarted } from './browser/measure-started';
import { launchOptions, openPage } from './browser/open-page';
import { ownCharacters } from './browser/own-characters';
import { colorRoles } from './browser/page-styles';
import { type InstalledFont, installedFontsIn } from './browser/used-fonts';
import { tokensFile } from './stamps';

/** A browser that measures. */
export interface Session {
  sizes: (id: string) => Promise<ExampleSize | undefined>;
  /** Texts of the example that was measured last that are drawn in a font of this machine. */
  installedFonts: () => Promise<readonly InstalledFont[]>;
  anatomy: (anatomy: Anatomy) => Promise<Measured>;
  started: (id: string) => Promise<StartedExample>;
  close: () => Promise<void>;
}

/**
 * Starts a browser.
 *
 * @param executablePath of Chromium
 */
export async function openSession(executablePath: string): Promise<Session> {
  const script = await bundleEntry('scripts/maintain/measure/browser/in-page/entry.ts');
  const tokens = readFileSync(tokensFile, 'utf8');
  const roles = colorRoles(tokens);
  const browser: Browser = await chromium.launch({ executablePath, args: launchOptions });
  const open = (margin: number) => openPage(browser, { tokens, script, margin });
  const openAt = async (width: number): Promise<Page> => {
    const page = await open(33);
    await page.setViewportSize({ width, height: 900 });
    return page;
  };
  const pages: StagePages = [
    await openAt(stages[0].window),
    await openAt(stages[1].window),
    await openAt(stages[2].window),
  ];
  const characters = await ownCharacters(pages[2]);
  // All drawings use the same page, so that shared code is loaded and compiled once. A failure opens a new
  // one.
  let running: Page | undefined;
  const runOn = async <T>(work: (page: Page) => Promise<T>): Promise<T> => {
    running ??= await open(60);
    try {
      return await work(running);
    } catch (error) {
      await running.close();
      running = undefined;
      throw error;
    }
  };
  return {
    sizes: (id) => measureSizes(pages, id, characters),
    installedFonts: () => installedFontsIn(pages[2], '#host'),
    anatomy: async (anatomy) => {
      const attempt = () => runOn((page) => measureAnatomy(page, anatomy, { roles, characters }));
      // A second attempt, because a busy machine can cause a timeout.
      return attempt().catch(attempt);
    },
    started: async (id) => {
      const page = await open(0);
      return measureStarted(page, id).finally(() => page.close());
    },
    close: () => browser.close(),
  };
}
