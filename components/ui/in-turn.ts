import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import { createTurns } from './turns';

const turnsOfPage = cache(createTurns);
/** Whether what runs is part of static HTML: its element has a turn already, and waits for what is inside. */
const isInside = new AsyncLocalStorage<true>();

/**
 * What a component waits for, after all that components of the page waited for before. React numbers and writes the data
 * of a page in the order in which components are ready: without turns, two builds of a page would differ.
 */
export function inTurn<T>(work: Promise<T>): Promise<T> {
  return isInside.getStore() ? work : turnsOfPage().take(work);
}

/** Renders something whose components take no turns, because it is delivered as a whole. */
export const asOneTurn = <T>(render: () => T): T => isInside.run(true, render);

/** Resolves when everything has arrived that components of the page wait for in turn. */
export const othersReady = (): Promise<void> => turnsOfPage().ended();
