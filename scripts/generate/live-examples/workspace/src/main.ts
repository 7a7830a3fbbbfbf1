/*
 * The runtime of the live examples. `mount(id, host)` is the only interface between the site and Angular.
 *
 * Every mounted example is a separate application. So an error in one example cannot stop the change
 * detection of others, and unmounting an example also removes its overlays, live announcers and styles.
 */
import { DIR_DOCUMENT, type Direction, Directionality } from '@angular/cdk/bidi';
import {
  APP_ID,
  type ApplicationRef,
  type ComponentRef,
  ErrorHandler,
  Injectable,
  OutputEmitterRef,
  type OutputRef,
  type Type,
  createComponent,
  inject,
  isSignal,
  provideZonelessChangeDetection,
  reflectComponentType,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { examples } from './registry';
import { exampleConfig, watchOverlays } from './setup';

/** The options of the page for an example. */
interface Connection {
  /** The values of the inputs of the example, by name. */
  inputs: Readonly<Record<string, unknown>>;
  /** Called for every event of its outputs. */
  onOutput: (name: string, value: unknown) => void;
  /** Left to right by default. */
  direction?: Direction;
  /** Whether a visitor has already clicked in the example. Then it is shown before it has measured itself. */
  isAwaited?: () => boolean;
}

/** A running example. */
interface Mounted {
  /** Sets inputs, and ignores those that the example does not have. The example keeps its state. */
  setInputs: (values: Readonly<Record<string, unknown>>) => void;
  /** Changes the text direction. The example keeps its state. */
  setDirection: (direction: Direction) => void;
  /** Removes the example and restores the previous content of the host. */
  unmount: () => void;
}

/**
 * Milliseconds after which an example is shown even if it never becomes stable, for example because it polls.
 */
const stableTimeout = 1500;

/** Logs errors as Angular does, and stores the first error, so that mounting can fail with it. */
@Injectable()
class FirstError implements ErrorHandler {
  error: unknown;

  handleError(error: unknown): void {
    this.error ??= error;
    console.error(error);
  }
}

/**
 * Starts an example invisibly inside `host`, and then replaces the content of the host with it in one step.
 *
 * @throws when the id is unknown, a chunk does not load, or the example throws during its start. The content
 *   of the host is then unchanged
 */
export async function mount(
  id: string,
  host: HTMLElement,
  connection: Connection = { inputs: {}, onOutput: () => {} },
): Promise<Mounted> {
  const load = examples[id];
  if (!load) throw new Error(`Unknown example "${id}"`);
  const type = await load();
  const app = await createApplication({
    providers: [
      ...exampleConfig.providers,
      provideZonelessChangeDetection(),
      // The ids inside the example contain it, so that the ids of two examples are never the same.
      { provide: APP_ID, useValue: `live-${id}` },
      // The library reads the direction from the document, but here each example can have its own direction.
      { provide: DIR_DOCUMENT, useValue: { documentElement: { dir: connection.direction } } },
      FirstError,
      { provide: ErrorHandler, useFactory: () => inject(FirstError) },
    ],
  });
  const box = document.createElement('div');
  const component = createComponent(type, { environmentInjector: app.injector });
  const unwatch = watchOverlays(host);
  connect(component, type, connection);
  try {
    await start(app, component, host, box, connection.isAwaited);
  } catch (error) {
    app.destroy();
    unwatch();
    box.remove();
    throw error;
  }
  const before = [...host.childNodes].filter((node) => node !== box);
  for (const node of before) node.remove();
  box.removeAttribute('style');
  return {
    setInputs: (values) => setInputs(component, type, values),
    setDirection: (direction) => {
      const directionality = app.injector.get(Directionality);
      if (directionality.value === direction) return;
      directionality.valueSignal.set(direction);
      directionality.change.emit(direction);
    },
    unmount: () => {
      app.destroy();
      unwatch();
      box.remove();
      host.append(...before);
    },
  };
}

function connect(
  component: ComponentRef<unknown>,
  type: Type<unknown>,
  { inputs, onOutput }: Connection,
): void {
  setInputs(component, type, inputs);
  const outputs = new Map(Object.entries(Object(component.instance)));
  for (const { propName, templateName } of reflectComponentType(type)?.outputs ?? []) {
    const output = outputs.get(propName);
    if (isOutput(output)) output.subscribe((value) => onOutput(templateName, value));
  }
}

function isOutput(value: unknown): value is OutputRef<unknown> {
  return value instanceof OutputEmitterRef || (isSignal(value) && 'subscribe' in value);
}

function setInputs(
  component: ComponentRef<unknown>,
  type: Type<unknown>,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const { templateName } of reflectComponentType(type)?.inputs ?? []) {
    if (templateName in values) component.setInput(templateName, values[templateName]);
  }
}

async function start(
  app: ApplicationRef,
  component: ComponentRef<unknown>,
  host: HTMLElement,
  box: HTMLElement,
  isAwaited = () => false,
): Promise<void> {
  // In its final position and width, so that components that measure themselves get the right size.
  box.style.cssText = 'position:absolute;visibility:hidden;inset:0 0 auto';
  box.append(component.location.nativeElement);
  host.append(box);
  app.attachView(component.hostView);
  app.tick();
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    whenSettled(app, isAwaited),
    new Promise((resolve) => (timer = setTimeout(resolve, stableTimeout))),
  ]).finally(() => clearTimeout(timer));
  const { error } = app.injector.get(FirstError);
  if (error !== undefined) throw error;
}

/**
 * Resolves when the app is stable and, unless a visitor is waiting, after two frames for resize observers.
 */
async function whenSettled(app: ApplicationRef, isAwaited: () => boolean): Promise<void> {
  await app.whenStable();
  for (let frame = 0; frame < 2 && !isAwaited(); frame++) await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
