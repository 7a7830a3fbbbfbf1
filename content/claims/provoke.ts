import { Component, ErrorHandler, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { config } from 'rxjs';

/** A function that makes a mistake, to which the library responds with a message. */
export type Mistake = () => unknown;

/**
 * Makes a mistake and returns the library's message: the first error that is thrown or reported to the
 * application's error handler, or the first warning.
 */
export async function messageOf(mistake: Mistake): Promise<string> {
  const said: unknown[] = [];
  const hear = (value: unknown) => said.push(value);
  vi.spyOn(console, 'warn').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  TestBed.configureTestingModule({
    rethrowApplicationErrors: false,
    providers: [{ provide: ErrorHandler, useValue: { handleError: hear } }],
  });
  // An error thrown by a subscriber is reported later, in another task.
  config.onUnhandledError = hear;
  try {
    await mistake();
    await new Promise((next) => setTimeout(next));
  } catch (error) {
    said.push(error);
  } finally {
    vi.restoreAllMocks();
    config.onUnhandledError = null;
  }
  const [first] = said;
  return first instanceof Error ? first.message : String(first);
}

/** Renders a template that contains a mistake. */
export async function render(
  template: string,
  imports: readonly Type<unknown>[],
  members: Readonly<Record<string, unknown>> = {},
) {
  class Host {
    constructor() {
      Object.assign(this, members);
    }
  }
  Component({ template, imports: [...imports] })(Host);
  const fixture = TestBed.createComponent(Host);
  fixture.detectChanges();
  await fixture.whenStable();
  return fixture;
}
