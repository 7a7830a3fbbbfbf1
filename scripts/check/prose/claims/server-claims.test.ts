/** @jest-environment node */
// What the guide to server rendering says, run with the installed packages.
import '@angular/compiler';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { BreakpointObserver } from '@angular/cdk/layout';
import { Platform } from '@angular/cdk/platform';
import { ScrollingModule } from '@angular/cdk/scrolling';
import { provideHttpClient } from '@angular/common/http';
import { afterNextRender, Component, inject, type Type } from '@angular/core';
import { MatIcon, MatIconRegistry } from '@angular/material/icon';
import { MatTabsModule } from '@angular/material/tabs';
import {
  bootstrapApplication,
  type BootstrapContext,
  DomSanitizer,
  provideClientHydration,
} from '@angular/platform-browser';
import { provideServerRendering, renderApplication } from '@angular/platform-server';
import { AngularAppEngine, ɵsetAngularAppEngineManifest as setManifest } from '@angular/ssr';
import { AngularNodeAppEngine } from '@angular/ssr/node';
import { SchematicTestRunner } from '@angular-devkit/schematics/testing';

/** Renders a component as the server does and returns the page. */
function renderPage(component: Type<unknown>, url = 'http://localhost/'): Promise<string> {
  const providers = [provideServerRendering(), provideHttpClient(), provideClientHydration()];
  const start = (context: BootstrapContext) =>
    bootstrapApplication(component, { providers }, context);
  const document = '<html><head><base href="/"></head><body><app-root></app-root></body></html>';
  return renderApplication(start, { document, url, allowedHosts: ['localhost'] });
}

/** Creates the application's component from a template. */
function root(template: string, imports: Type<unknown>[], setUp: () => object = () => ({})) {
  class Root {
    readonly view = setUp();
  }
  Component({ selector: 'app-root', template, imports })(Root);
  return Root;
}

describe('server rendering: hosts', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    delete process.env['NG_ALLOWED_HOSTS'];
    jest.restoreAllMocks();
  });

  /** Builds an engine for a build with these hosts and returns the status of its response. */
  async function statusOf(
    hosts: readonly string[],
    url: string,
    options?: { readonly allowedHosts: readonly string[] },
  ): Promise<number | undefined> {
    const app = { handle: () => Promise.resolve(new Response('page')) };
    const entry = { ɵgetOrCreateAngularServerApp: () => app };
    Reflect.apply(setManifest, undefined, [
      {
        allowedHosts: hosts,
        basePath: '/',
        supportedLocales: { '': '' },
        entryPoints: { '': () => Promise.resolve(entry) },
      },
    ]);
    const response = await new AngularNodeAppEngine(options).handle(new Request(url));
    return response?.status;
  }

  it('no host is allowed by default, `localhost` neither', async () => {
    expect(await statusOf([], 'http://localhost:4000/')).toBe(400);
    expect(await statusOf([], 'https://harbor.example/')).toBe(400);
  });

  it('`allowedHosts` has names without ports, with a wildcard for subdomains', async () => {
    expect(await statusOf(['localhost'], 'http://localhost:4000/')).toBe(200);
    expect(await statusOf(['localhost:4000'], 'http://localhost:4000/')).toBe(400);
    expect(await statusOf(['*.harbor.example'], 'https://www.harbor.example/')).toBe(200);
    expect(await statusOf(['*.harbor.example'], 'https://harbor.example/')).toBe(400);
  });

  it('`NG_ALLOWED_HOSTS` adds a list, unless the engine has its own', async () => {
    process.env['NG_ALLOWED_HOSTS'] = 'localhost, harbor.example';
    expect(await statusOf([], 'http://localhost:4000/')).toBe(200);
    expect(await statusOf(['www.harbor.example'], 'https://harbor.example/')).toBe(200);
    const options = { allowedHosts: ['www.harbor.example'] };
    expect(await statusOf([], 'https://harbor.example/', options)).toBe(400);
  });

  it('without Node, the variable is not read', async () => {
    process.env['NG_ALLOWED_HOSTS'] = 'localhost';
    expect(await statusOf([], 'http://localhost/')).toBe(200);
    const response = await new AngularAppEngine().handle(new Request('http://localhost/'));
    expect(response?.status).toBe(400);
  });

  it('the schematic allows no host and prerenders every route', async () => {
    const collection = 'node_modules/@angular/ssr/schematics/collection.json';
    const runner = new SchematicTestRunner('@angular/ssr', resolve(collection));
    const angular = '@schematics/angular';
    const workspace = { name: 'harbor', version: '22.0.0' };
    const app = { name: 'harbor', projectRoot: '', skipInstall: true, ssr: false };
    const project = { project: 'harbor', skipInstall: true };
    const before = await runner.runExternalSchematic(angular, 'workspace', workspace);
    const tree = await runner.runExternalSchematic(angular, 'application', app, before);
    const result = await runner.runSchematic('ng-add', project, tree);
    expect(result.readText('angular.json')).toMatch(/"security": \{\s*"allowedHosts": \[\]/);
    expect(result.readText('package.json')).toContain(
      '"serve:ssr:harbor": "node dist/harbor/server/server.mjs"',
    );
    expect(result.readText('src/app/app.routes.server.ts')).toContain('RenderMode.Prerender');
    expect(result.readText('src/app/app.config.ts')).toContain('provideClientHydration()');
  });
});

describe('server rendering: what is in the page', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  it('a relative address of an icon is resolved, and the icon is in the page', async () => {
    const asked: (string | undefined)[] = [];
    server = createServer(({ url }, response) => {
      asked.push(url);
      response.end('<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>');
    });
    await new Promise<void>((done) => server?.listen(0, 'localhost', done));
    const address = server.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const app = root('<mat-icon svgIcon="anchor" />', [MatIcon], () => {
      const url = inject(DomSanitizer).bypassSecurityTrustResourceUrl('icons/anchor.svg');
      inject(MatIconRegistry).addSvgIcon('anchor', url);
      return {};
    });
    const page = await renderPage(app, `http://localhost:${port}/timetable`);
    expect(asked).toEqual(['/icons/anchor.svg']);
    expect(page).toContain('<path d="M0 0h1">');
  });

  it('a viewport has no items, tabs have their labels and the selected content', async () => {
    const page = await renderPage(
      root(
        `<cdk-virtual-scroll-viewport itemSize="20"><p *cdkVirtualFor="let one of view.list">row {{ one }}</p>
          </cdk-virtual-scroll-viewport>
        <mat-tab-group><mat-tab label="Ferries">first</mat-tab><mat-tab label="Trains">second</mat-tab>
          </mat-tab-group>`,
        [ScrollingModule, MatTabsModule],
        () => ({ list: [1, 2, 3] }),
      ),
    );
    expect(page).not.toContain('row 1');
    for (const text of ['Ferries', 'Trains', 'first']) expect(page).toContain(text);
    expect(page).not.toContain('second');
  });

  it('every query fails to match, and what waits for a render does not run', async () => {
    let ran = false;
    const page = await renderPage(
      root('wide: {{ view.wide }}, browser: {{ view.browser }}', [], () => {
        afterNextRender(() => (ran = true));
        return {
          wide: inject(BreakpointObserver).isMatched('(min-width: 1px)'),
          browser: inject(Platform).isBrowser,
        };
      }),
    );
    expect(page).toContain('wide: false, browser: false');
    expect(ran).toBe(false);
  });
});
