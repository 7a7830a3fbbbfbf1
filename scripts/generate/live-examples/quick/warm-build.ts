import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve as resolvePath } from 'node:path';
import { Architect } from '@angular-devkit/architect';
import { WorkspaceNodeModulesArchitectHost } from '@angular-devkit/architect/node';
import { logging, schema, workspaces } from '@angular-devkit/core';
import { NodeJsSyncHost } from '@angular-devkit/core/node';
import { revisionMark } from '../workspace';

/** How it differs from the build of all examples: it stays, and nobody waits for what is smaller. */
const options = {
  watch: true,
  poll: 100,
  optimization: false,
  extractLicenses: false,
  progress: false,
};

/** Milliseconds after which no further build will come that may do better than the one that failed. */
const lastWord = 1000;

/** Milliseconds after which something is wrong with the builder itself. */
const patience = 30_000;

export interface WarmBuild {
  /**
   * Compiles again.
   *
   * @param write writes the registry, with this revision
   * @returns what the compiler said, when it fails
   * @throws when the builder does not answer
   */
  rebuild: (write: (revision: number) => void) => Promise<string | undefined>;
  stop: () => Promise<void>;
}

/**
 * Starts the builder in a workspace and keeps it at work: what it has read of the library is read once, so
 * that one changed example is compiled in a fraction of a second.
 *
 * @param folder workspace; the results are left in its `dist`
 */
export async function startWarmBuild(folder: string): Promise<WarmBuild> {
  // The builder takes no other path.
  const dir = resolvePath(folder);
  const formats = new schema.CoreSchemaRegistry();
  formats.addPostTransform(schema.transforms.addUndefinedDefaults);
  const { workspace } = await workspaces.readWorkspace(
    dir,
    workspaces.createWorkspaceHost(new NodeJsSyncHost()),
  );
  const architect = new Architect(new WorkspaceNodeModulesArchitectHost(workspace, dir), formats);
  const logger = new logging.Logger('warm build');
  let words: string[] = [];
  logger.subscribe(({ level, message }) => {
    if (level === 'error') words.push(message);
  });
  const run = await architect.scheduleTarget({ project: 'live', target: 'build' }, options, {
    logger,
  });

  let revision = 0;
  let onBuilt = (_success: boolean) => {};
  const subscription = run.output.subscribe({
    next: ({ success }) => onBuilt(success),
    error: (error: unknown) => {
      words.push(String(error));
      onBuilt(false);
    },
  });
  const isBuilt = (wanted: number) =>
    readdirSync(join(dir, 'dist/server')).some(
      (name) =>
        name.endsWith('.mjs') &&
        readFileSync(join(dir, 'dist/server', name), 'utf8').includes(revisionMark(wanted)),
    );
  return {
    rebuild: (write) =>
      new Promise((resolve, reject) => {
        const wanted = ++revision;
        words = [];
        let timer: NodeJS.Timeout | undefined;
        const silent = setTimeout(() => {
          reject(new Error('The builder does not answer'));
        }, patience);
        const finish = (result?: string) => {
          clearTimeout(silent);
          resolve(result);
        };
        onBuilt = (success) => {
          clearTimeout(timer);
          // A build that had begun before knows nothing of what is asked for now.
          if (success && isBuilt(wanted)) finish();
          else if (!success) timer = setTimeout(() => finish(words.join('\n')), lastWord);
        };
        write(wanted);
      }),
    stop: async () => {
      subscription.unsubscribe();
      await run.stop();
    },
  };
}
