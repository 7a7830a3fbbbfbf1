/*
 * Runs in the pages of the sample: the parts of the site that start Next's client, and what assumptions need in the
 * page. Functions that are passed to a browser one by one lack the helpers that tsx compiles into them.
 */
import { loadScript } from '@/lib/browser/network/load-element';
import type { StartData } from '@/lib/browser/page/start-data';
import { fetchFilesOf } from '@/lib/start/navigation/page-files';
import { runEntryModules } from '@/lib/start/next/bundler-runtime';
import { createClientStart } from '@/lib/start/next/client-start';
import { letEventsThrough } from '@/lib/start/next/hydration-events';
import { addSheet, answerRouter, failToFetch, noteTitle, watchFetch } from './router';

declare global {
  interface Window {
    contract: typeof contract;
    /** The data for the start, which the server writes. */
    startData: StartData;
  }
}

/** Starts Next's client as the site does. */
const start = () => createClientStart(window.startData).run();

/** Runs Next's scripts and nothing else. */
async function runScripts(): Promise<void> {
  for (const src of window.startData.scripts) await loadScript(src);
}

/** Starts Next's client. @returns whether it reads the queue of data by then: its `push` is replaced */
async function startAndLook(): Promise<boolean> {
  await start();
  return window.__next_f?.push !== Array.prototype.push;
}

/** Whether the runtime rejects a module that no script contains. */
const isUnknownModuleRejected = () =>
  runEntryModules({ otherChunks: [], runtimeModuleIds: [-1] }, '').then(
    () => false,
    () => true,
  );

/**
 * Starts Next's client without one of its scripts, which React then waits for while it hydrates, and clicks
 * on the heading meanwhile.
 *
 * @param missing URL of that script, which never loads
 * @param isHelped whether `letEventsThrough` is active
 * @returns whether a listener on the heading receives the click
 */
async function isClickHeard(missing: string, isHelped: boolean): Promise<boolean> {
  const { startData } = window;
  window.startData = { ...startData, scripts: startData.scripts.filter((src) => src !== missing) };
  if (isHelped) letEventsThrough();
  const isListening = listeningForClicks();
  await start();
  await isListening;
  await new Promise((resolve) => setTimeout(resolve, 100));
  const heading = document.querySelector('h1');
  let isHeard = false;
  heading?.addEventListener('click', () => (isHeard = true));
  heading?.click();
  return isHeard;
}

/** Resolves when something listens to clicks on the document in the capture phase. */
function listeningForClicks(): Promise<void> {
  const listen = document.addEventListener.bind(document);
  return new Promise((resolve) => {
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      if (args[0] === 'click' && args[2] === true) resolve();
    };
  });
}

let fetched: readonly string[] = [];
let titleOf: () => string | undefined = () => undefined;

const contract = {
  start,
  startAndLook,
  isUnknownModuleRejected,
  runScripts,
  isClickHeard,
  fetchFilesOf,
  addSheet,
  answerRouter,
  failToFetch,
  watchFetch: () => {
    fetched = watchFetch();
  },
  lastFetched: () => fetched.at(-1),
  noteTitle: (heading: string) => {
    titleOf = noteTitle(heading);
  },
  notedTitle: () => titleOf(),
};

window.contract = contract;
