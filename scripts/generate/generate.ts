import { mustRun } from '@/scripts/shared/command';
import { sayStep } from '@/scripts/shared/say';
import { generators } from './generators';

/** Runs every generator, one after another; throws naming the one that fails. */
export async function generate(): Promise<void> {
  for (const { name, command } of generators) {
    sayStep(`Generating: ${name}`);
    await mustRun(command);
  }
}
