/*
 * Runs one example in the frame for editing, and replaces its template by edited ones. The frame's loader calls
 * `editRuntime.open`, after it has loaded the example's class.
 */
import { DIR_DOCUMENT, type Direction, Directionality } from '@angular/cdk/bidi';
import {
  APP_ID,
  type ApplicationRef,
  type ComponentRef,
  createComponent,
  ErrorHandler,
  provideZonelessChangeDetection,
  reflectComponentType,
  type Type,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import {
  compileTemplate,
  replaceDefinition,
  scopeOf,
  type TemplateParts,
  templateOf,
} from './definition';
import { libraries } from './libraries';
import { membersOf } from './members';

/** The result of showing a template: nothing, marks, or the error that it threw. */
interface Outcome {
  marks: { from: number; to: number; message: string }[];
  problem?: string;
}

type Inputs = Readonly<Record<string, unknown>>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** An example in the frame. */
class OpenExample {
  private app: ApplicationRef | undefined;
  private component: ComponentRef<object> | undefined;
  /** The template that worked last. */
  private good: TemplateParts;
  private thrown: unknown[] = [];
  private isShowing = false;
  private inputs: Inputs = {};

  constructor(
    private readonly type: Type<object>,
    private readonly host: HTMLElement,
    private readonly onError: (message: string) => void,
    private direction: Direction,
    private readonly addsStyles: boolean,
  ) {
    this.good = templateOf(type);
  }

  /** Mounts a new instance, with the template that worked last. */
  async restart(): Promise<void> {
    this.app?.destroy();
    const app = await createApplication({
      providers: [
        provideZonelessChangeDetection(),
        { provide: APP_ID, useValue: 'edit' },
        { provide: DIR_DOCUMENT, useValue: { documentElement: { dir: this.direction } } },
        {
          provide: ErrorHandler,
          useValue: { handleError: (error: unknown) => this.caught(error) },
        },
      ],
    });
    this.app = app;
    const component = createComponent(this.type, { environmentInjector: app.injector });
    this.component = component;
    this.setInputs(this.inputs);
    this.host.replaceChildren(component.location.nativeElement as Node);
    app.attachView(component.hostView);
    app.tick();
    await app.whenStable();
  }

  /** Shows a template with the state of the instance. If it fails, what worked last stays. */
  async show(template: string, css: string): Promise<Outcome> {
    const marks = this.check(template);
    if (marks.length > 0) return { marks };
    let compiled: TemplateParts;
    try {
      compiled = compileTemplate(this.type, template, css, this.addsStyles);
    } catch (error) {
      return { marks, problem: messageOf(error) };
    }
    const problem = this.render(compiled);
    if (problem === undefined) {
      this.good = compiled;
      return { marks };
    }
    // A template that throws leaves a blank view, so the last working one is rendered again.
    if (this.render(this.good) !== undefined) await this.restart();
    return { marks, problem };
  }

  check(template: string): Outcome['marks'] {
    const members = membersOf(this.component?.instance);
    return globalThis.editTools.checkTemplate(template, { ...scopeOf(this.type), members });
  }

  /** Names for completion. */
  vocabulary() {
    const { directives, pipes } = scopeOf(this.type);
    return {
      directives: directives.map(({ selectors, inputs, outputs, exportAs }) => ({
        selectors: selectors.map((parts) => parts.map(String)),
        inputs: Object.keys(inputs),
        outputs: Object.keys(outputs),
        exportAs: exportAs ?? [],
      })),
      pipes,
      members: [...membersOf(this.component?.instance)].filter((name) => name !== 'constructor'),
    };
  }

  setInputs(values: Inputs): void {
    this.inputs = values;
    for (const { templateName } of reflectComponentType(this.type)?.inputs ?? []) {
      if (templateName in values) this.component?.setInput(templateName, values[templateName]);
    }
  }

  setDirection(direction: Direction): void {
    this.direction = direction;
    const directionality = this.app?.injector.get(Directionality);
    if (!directionality || directionality.value === direction) return;
    directionality.valueSignal.set(direction);
    directionality.change.emit(direction);
  }

  private caught(error: unknown): void {
    if (this.isShowing) this.thrown.push(error);
    else this.onError(messageOf(error));
  }

  /** Returns the error that rendering threw. */
  private render(compiled: TemplateParts): string | undefined {
    this.thrown = [];
    this.isShowing = true;
    try {
      replaceDefinition(this.type, compiled);
      this.app?.tick();
    } catch (error) {
      this.thrown.push(error);
    } finally {
      this.isShowing = false;
    }
    const [first] = this.thrown;
    return first === undefined ? undefined : messageOf(first);
  }
}

/**
 * Mounts an example as it is.
 *
 * @param addsStyles whether edited styles are added to its own; otherwise they replace them
 */
async function open(
  type: Type<object>,
  host: HTMLElement,
  direction: Direction,
  onError: (message: string) => void,
  addsStyles: boolean,
): Promise<OpenExample> {
  const example = new OpenExample(type, host, onError, direction, addsStyles);
  await example.restart();
  return example;
}

declare global {
  var editRuntime: { open: typeof open; libraries: typeof libraries };
}

globalThis.editRuntime = { open, libraries };
