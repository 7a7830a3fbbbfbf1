import { savesData } from '@/lib/browser/network/saves-data';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { whenSomeoneActs } from '@/lib/browser/scheduling/when-someone-acts';
import { onSignal } from './signals';

/**
 * Calls back for each page that someone uses, and again when what it shows later has come: once the application
 * runs and the browser is idle, and not where data is saved. For what is fetched though nobody has asked for it.
 */
export function onPageInUse(callback: () => void): void {
  let isThere = false;
  let isRunning = false;
  let calledFor: string | undefined;
  const callOnce = () => {
    // A filter changes the query with each key, and no link.
    if (!isThere || !isRunning || savesData() || calledFor === location.pathname) return;
    calledFor = location.pathname;
    whenIdle(callback);
  };
  whenSomeoneActs(() => {
    isThere = true;
    callOnce();
  });
  onSignal('navigated', () => {
    isRunning = true;
    callOnce();
  });
  onSignal('filled', () => {
    calledFor = undefined;
    callOnce();
  });
}
