import { Component, ErrorHandler, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { config } from 'rxjs';

/** A mistake that a message is the answer to. */
export type Mistake = () => unknown;

/**
 * Makes a mistake and gives back what the library says to it: the first error that is thrown, reported to
 * the application or written as a warning.
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
  // What a subscriber throws is reported a turn later, to whoever asks for it here.
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

/** Renders a template with a mistake in it. */
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
