/* Renders examples to HTML on the server. `scripts/generate/live-examples/prerender.ts` imports the bundle. */
import {
  APP_ID,
  DOCUMENT,
  ErrorHandler,
  createComponent,
  provideZonelessChangeDetection,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { provideServerRendering, renderApplication } from '@angular/platform-server';
import { examples, revision } from './registry';
import { exampleConfig } from './setup';

export { revision };

const page = '<!doctype html><html><head></head><body><div id="host"></div></body></html>';

/** Rethrows all errors of the example, so that rendering fails. */
class Rethrow implements ErrorHandler {
  handleError(error: unknown): void {
    throw error;
  }
}

/**
 * Renders a document with the styles of the example in its head and the example in `#host`.
 *
 * @param appId the prefix of ids and of style scopes
 */
export async function render(id: string, appId: string): Promise<string> {
  const load = examples[id];
  if (!load) throw new Error(`Unknown example "${id}"`);
  const type = await load();
  return renderApplication(
    async (context) => {
      const app = await createApplication(
        {
          providers: [
            ...exampleConfig.providers,
            provideServerRendering(),
            provideZonelessChangeDetection(),
            { provide: APP_ID, useValue: appId },
            { provide: ErrorHandler, useClass: Rethrow },
          ],
        },
        context,
      );
      const component = createComponent(type, { environmentInjector: app.injector });
      const host = app.injector.get(DOCUMENT).getElementById('host');
      host?.appendChild(component.location.nativeElement);
      app.attachView(component.hostView);
      app.tick();
      return app;
    },
    { document: page, url: '/' },
  );
}

// The builder requires a default export. It is not used.
export default undefined;
