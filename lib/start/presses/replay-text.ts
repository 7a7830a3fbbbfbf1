import { isTextControl, typeText } from '@/lib/browser/page/text-control';
import type { PressQueue } from './press-queue';

/**
 * Replays text that was typed before listeners were added.
 *
 * @param typed the text by field; replayed entries are removed
 * @param toExamples whether to replay to live examples, or to the rest of the page
 */
export function replayText(typed: PressQueue['typed'], toExamples: boolean): void {
  for (const [control, text] of typed) {
    if (!isTextControl(control) || typeof text !== 'string') continue;
    if ((control.closest('live-example') !== null) !== toExamples) continue;
    if (control.isConnected) typeText(control, text);
    // After the event, whose own listener adds the entry again.
    typed.delete(control);
  }
}
