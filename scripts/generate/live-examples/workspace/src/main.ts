/*
 * The runtime of the live examples: `mount(id, host)` is all the site knows of Angular.
 *
 * Every mounted example is an application of its own. So one that throws cannot stop the change
 * detection of its neighbors, and unmounting it takes its overlays, announcers and styles along.
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

/** What the page tells an example, and hears from it. */
interface Connection {
  /** Values of the example's inputs, by name. */
  inputs: Readonly<Record<string, unknown>>;
  /** Called for everything its outputs emit. */
  onOutput: (name: string, value: unknown) => void;
  /** Left to right where nothing is said. */
  direction?: Direction;
  /** Whether someone has pressed something in it: then it is shown before it has measured itself. */
  isAwaited?: () => boolean;
}

/** An example that runs. */
interface Mounted {
  /** Sets inputs; what it does not have is ignored. The example keeps its state. */
  setInputs: (values: Readonly<Record<string, unknown>>) => void;
  /** Turns the example around; it keeps its state. */
  setDirection: (direction: Direction) => void;
  /** Removes the example and puts back what was there. */
  unmount: () => void;
}

/** An example that is never stable (it polls, say) is shown after this many milliseconds. */
const patience = 1500;

/** Logs like Angular does, and remembers the first error so that mounting can fail with it. */
@Injectable()
class FirstError implements ErrorHandler {
  error: unknown;

  handleError(error: unknown): void {
    this.error ??= error;
    console.error(error);
  }
}

/**
 * Starts an example inside `host`, out of sight, and then puts it in the place of what the host
 * holds in one go.
 *
 * @throws when the id is unknown, a chunk does not load, or the example throws while it starts; the
 *   host is then as it was
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
      provideZonelessChangeDetection(),
      // Ids inside the example are made from it, so those of two examples never meet.
      { provide: APP_ID, useValue: `live-${id}` },
      // The library asks the document for the direction; here each example may have its own.
      { provide: DIR_DOCUMENT, useValue: { documentElement: { dir: connection.direction } } },
      FirstError,
      { provide: ErrorHandler, useFactory: () => inject(FirstError) },
    ],
  });
  const box = document.createElement('div');
  const component = createComponent(type, { environmentInjector: app.injector });
  connect(component, type, connection);
  try {
    await start(app, component, host, box, connection.isAwaited);
  } catch (error) {
    app.destroy();
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
  // In place and as wide as it will be, so that what measures itself measures right.
  box.style.cssText = 'position:absolute;visibility:hidden;inset:0 0 auto';
  box.append(component.location.nativeElement);
  host.append(box);
  app.attachView(component.hostView);
  app.tick();
  await Promise.race([
    settled(app, isAwaited),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  const { error } = app.injector.get(FirstError);
  if (error !== undefined) throw error;
}

/** Stable, and past the frames in which observers of sizes have their say, unless someone waits for an answer. */
async function settled(app: ApplicationRef, isAwaited: () => boolean): Promise<void> {
  await app.whenStable();
  for (let frame = 0; frame < 2 && !isAwaited(); frame++) await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
