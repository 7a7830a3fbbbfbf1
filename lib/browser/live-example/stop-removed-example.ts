import { yieldToMain } from '@/lib/browser/scheduling/yield-to-main';
import { overlayContainer } from '@/lib/design/overlays';
import { enableSheetCopies } from './sheet-copies';

/** Examples that have left the page in one piece. */
interface Piece {
  /** What of the page has been removed, whole. */
  root: Node;
  /** Whether what one of them has opened would be seen in the page that comes. */
  isSeen: boolean;
  later: (() => void)[];
}

let going: Piece | undefined;

/**
 * Takes an example down whose element has left the page. The page that comes does not wait for one that runs,
 * unless what is open would be seen there; and of many that go together the page is asked once, not for each.
 *
 * @param isRunning an example that waits for its turn is taken down at once: it might come
 */
export function stopRemovedExample(element: Element, isRunning: boolean, stop: () => void): void {
  const root = element.getRootNode();
  if (going?.root !== root) going = beginPiece(root);
  if (isRunning && !going.isSeen) going.later.push(stop);
  else stop();
}

function beginPiece(root: Node): Piece {
  // Style sheets of examples may stand within the text that goes.
  enableSheetCopies();
  const isSeen = document.querySelector(`${overlayContainer} > *`) !== null;
  const piece: Piece = { root, isSeen, later: [] };
  setTimeout(() => {
    if (going === piece) going = undefined;
    void stopAll(piece.later);
  });
  return piece;
}

async function stopAll(stops: readonly (() => void)[]): Promise<void> {
  for (const stop of stops) {
    stop();
    await yieldToMain();
  }
}
