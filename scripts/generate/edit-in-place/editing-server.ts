import { existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { generatedFiles } from '@/lib/generated/files';
import { filePaths } from '@/lib/routes/file-paths';
import { stampOfListing } from '@/scripts/shared/build-steps/stamps';
import { capture } from '@/scripts/shared/capture';
import { sendFile } from '@/scripts/shared/server/send-file';

/** The inputs and the result of a build of the editing files. */
export interface EditingBuild {
  /** The folder with the files. */
  served: string;
  /** Changes when the examples do. */
  stamp: () => string;
  /** @returns nothing, or what went wrong */
  build: () => Promise<string | undefined>;
}

const served = generatedFiles.editingInDevelopment;

/**
 * The files of the examples as they were compiled last. Not in `public/`, because the site's build knows all files
 * there.
 */
const ownBuild: EditingBuild = {
  served,
  stamp: () => stampOfListing([generatedFiles.examples.folder]),
  build: async () => {
    const { exitCode, output, seconds } = await capture([
      'tsx',
      'scripts/generate/edit-in-place/index.ts',
      served,
    ]);
    if (exitCode !== 0) {
      console.error(`What editors of examples need could not be built.\n${output.trim()}`);
      return output.trim();
    }
    console.log(`${output.trim()} (${seconds.toFixed(1)} s in all)`);
    return undefined;
  },
};

/** Matches paths of files that stay inside of the folder. */
const safePath = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/;
/** Matches a stylesheet of Next, which Next does not send to the frame. */
const sheetOfNext = /^\/next\/((?:[\w%-]+[./])+css)$/;

/** Forwards a stylesheet of Next. */
async function sendSheet(origin: string, name: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(origin + filePaths.framework(name)).catch(() => undefined);
  const text = await answer?.text();
  response.writeHead(answer?.status ?? 502, { 'Content-Type': 'text/css' }).end(text);
}

/**
 * Creates the server of the files for editors of examples, in development. The first request for an example starts
 * the build; until it is done, responses contain the progress, as `awaitBuild` expects. It is built again when the
 * examples have changed since.
 *
 * @param origin of the development server
 */
export function createEditingServer(origin: string, editing: EditingBuild = ownBuild): Server {
  let builtFrom: string | undefined;
  let failure: string | undefined;
  let since: number | undefined;

  const start = async () => {
    const stamp = editing.stamp();
    since = Date.now();
    failure = await editing.build().catch((error: unknown) => String(error));
    if (failure === undefined) builtFrom = stamp;
    since = undefined;
  };
  const sendJson = (response: ServerResponse, value: object) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Cache-Control', 'no-store');
    if (pathname.startsWith('/examples/')) {
      if (failure !== undefined) {
        sendJson(response, { failed: failure });
        // The next request retries.
        failure = undefined;
        return;
      }
      if (since === undefined && editing.stamp() !== builtFrom) void start();
      if (since !== undefined) {
        const seconds = Math.round((Date.now() - since) / 1000);
        const building = `Building what editors need: ${seconds} s, the first time about half a minute.`;
        sendJson(response, { building });
        return;
      }
    }
    const [, sheet] = sheetOfNext.exec(pathname) ?? [];
    if (sheet !== undefined) {
      void sendSheet(origin, sheet, response);
      return;
    }
    const file = join(editing.served, pathname);
    if (safePath.test(pathname) && existsSync(file)) sendFile(request, response, file, 200);
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
  });
}
