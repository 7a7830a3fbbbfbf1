/*
 * The script of the frame in which edited examples run. The frame's document allows code to be created from text. So
 * it must never run with an origin, or on its own: whoever opens its address in a window gets an empty page.
 */
import { runFrame } from '@/lib/browser/edit-in-place/frame/run-frame';

if (self.origin === 'null' && parent !== self) runFrame();
