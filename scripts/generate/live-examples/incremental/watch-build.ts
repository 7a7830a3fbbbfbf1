import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve as resolvePath } from 'node:path';
import { Architect } from '@angular-devkit/architect';
import { WorkspaceNodeModulesArchitectHost } from '@angular-devkit/architect/node';
import { logging, schema, workspaces } from '@angular-devkit/core';
import { NodeJsSyncHost } from '@angular-devkit/core/node';
import { revisionMarker } from '../workspace';

/** Differences from the full build: the builder keeps running, and does not optimize. */
const options = {
  watch: true,
  poll: 100,
  optimization: false,
  extractLicenses: false,
  progress: false,
};

/** Milliseconds to wait after a failed build, because another build that succeeds may follow. */
const failureDelay = 1000;

/** Milliseconds after which the builder is considered broken. */
const builderTimeout = 30_000;

export interface WatchBuild {
  /**
   * Compiles again.
   *
   * @param write writes the registry with the given revision
   * @returns the compiler errors when the build fails, otherwise undefined
   * @throws when the builder does not respond
   */
  rebuild: (write: (revision: number) => void) => Promise<string | undefined>;
  stop: () => Promise<void>;
}

/**
 * Starts the builder in watch mode. It reads the library only once, so that it compiles a changed example in
 * a fraction of a second.
 *
 * @param folder the workspace; the results are written to its `dist`
 */
export async function startWatchBuild(folder: string): Promise<WatchBuild> {
  // The builder requires an absolute path.
  const dir = resolvePath(folder);
  const formats = new schema.CoreSchemaRegistry();
  formats.addPostTransform(schema.transforms.addUndefinedDefaults);
  const { workspace } = await workspaces.readWorkspace(
    dir,
    workspaces.createWorkspaceHost(new NodeJsSyncHost()),
  );
  const architect = new Architect(new WorkspaceNodeModulesArchitectHost(workspace, dir), formats);
  const logger = new logging.Logger('watch build');
  let errors: string[] = [];
  logger.subscribe(({ level, message }) => {
    if (level === 'error') errors.push(message);
  });
  const run = await architect.scheduleTarget({ project: 'live', target: 'build' }, options, {
    logger,
  });

  let revision = 0;
  let onBuilt = (_success: boolean) => {};
  const subscription = run.output.subscribe({
    next: ({ success }) => onBuilt(success),
    error: (error: unknown) => {
      errors.push(String(error));
      onBuilt(false);
    },
  });
  const isBuilt = (target: number) =>
    readdirSync(join(dir, 'dist/server')).some(
      (name) =>
        name.endsWith('.mjs') &&
        readFileSync(join(dir, 'dist/server', name), 'utf8').includes(revisionMarker(target)),
    );
  return {
    rebuild: (write) =>
      new Promise((resolve, reject) => {
        const target = ++revision;
        errors = [];
        let timer: NodeJS.Timeout | undefined;
        const timeout = setTimeout(() => {
          reject(new Error('The builder does not respond'));
        }, builderTimeout);
        const finish = (result?: string) => {
          clearTimeout(timeout);
          resolve(result);
        };
        onBuilt = (success) => {
          clearTimeout(timer);
          // A build that started earlier may not include this revision.
          if (success && isBuilt(target)) finish();
          else if (!success) timer = setTimeout(() => finish(errors.join('\n')), failureDelay);
        };
        write(target);
      }),
    stop: async () => {
      subscription.unsubscribe();
      await run.stop();
    },
  };
}
