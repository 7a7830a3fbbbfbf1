import { CdkTextareaAutosize, TextFieldModule } from '@angular/cdk/text-field';
import { signal } from '@angular/core';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { By } from '@angular/platform-browser';
import { render } from './provoke';

const lines = (count: number) => Array.from({ length: count }, () => 'line').join('\n');
const lineHeight = (element: HTMLElement) => parseFloat(element.style.lineHeight);

/** Renders a text area whose lines are 20 pixels high. */
async function area(inputs: string, members: Readonly<Record<string, unknown>> = {}) {
  const fixture = await render(
    `<textarea cdkTextareaAutosize style="line-height: 20px" ${inputs}></textarea>`,
    [TextFieldModule, ReactiveFormsModule],
    members,
  );
  document.body.append(fixture.nativeElement);
  const { nativeElement, injector } = fixture.debugElement.query(By.directive(CdkTextareaAutosize));
  const element: HTMLTextAreaElement = nativeElement;
  return { fixture, element, directive: injector.get(CdkTextareaAutosize) };
}

const fireResize = async () => {
  window.dispatchEvent(new Event('resize'));
  await new Promise((next) => setTimeout(next, 50));
};

describe('text field', () => {
  const sheet = document.createElement('style');

  // The test environment has no layout: these return what a browser measures.
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: unknown) {
      return this instanceof HTMLTextAreaElement && !this.hidden ? lineHeight(this) : 0;
    });
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: unknown) {
      if (!(this instanceof HTMLTextAreaElement) || this.hidden) return 0;
      return this.value.split('\n').length * lineHeight(this) + 4;
    });
    document.head.append(sheet);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    sheet.remove();
  });

  it('follows a bound value and the minimum of rows', async () => {
    const value = signal(lines(5));
    const least = signal(1);
    const { fixture, element } = await area('[value]="value()" [cdkAutosizeMinRows]="least()"', {
      value,
      least,
    });
    expect(element.style.height).toBe('100px');
    value.set(lines(3));
    least.set(4);
    await fixture.whenStable();
    expect([element.style.height, element.style.minHeight]).toEqual(['60px', '80px']);
  });

  it('does not follow the placeholder until it is asked to, or the window is resized', async () => {
    const placeholder = signal('one');
    const { fixture, element, directive } = await area('[placeholder]="placeholder()"', {
      placeholder,
    });
    placeholder.set(lines(4));
    await fixture.whenStable();
    expect(element.style.height).toBe('20px');
    directive.resizeToFitContent(true);
    expect(element.style.height).toBe('80px');
    placeholder.set(lines(6));
    await fixture.whenStable();
    expect(element.style.height).toBe('80px');
    await fireResize();
    expect(element.style.height).toBe('120px');
  });

  it('overrides a `height` of a stylesheet, unless that is important', async () => {
    const { element } = await area('[value]="value"', { value: lines(8) });
    sheet.textContent = 'textarea { height: 300px; max-height: 30px; }';
    expect(getComputedStyle(element).height).toBe('160px');
    expect(getComputedStyle(element).maxHeight).toBe('30px');
    sheet.textContent = 'textarea { height: 300px !important; }';
    expect(getComputedStyle(element).height).toBe('300px');
  });

  it('overrides a `max-height` of a stylesheet when there is a maximum of rows', async () => {
    const { element } = await area('[value]="value" cdkAutosizeMaxRows="3"', { value: lines(8) });
    sheet.textContent = 'textarea { max-height: 30px; }';
    expect(getComputedStyle(element).maxHeight).toBe('60px');
  });

  it('keeps the limits of the first line height until the window is resized', async () => {
    const { element, directive } = await area('cdkAutosizeMaxRows="3" [value]="value"', {
      value: lines(8),
    });
    element.style.lineHeight = '40px';
    directive.resizeToFitContent(true);
    expect([element.style.height, element.style.maxHeight]).toEqual(['320px', '60px']);
    await fireResize();
    expect(element.style.maxHeight).toBe('120px');
  });

  it('does not notice `setValue` until the next check', async () => {
    const control = new FormControl('');
    const { fixture, element, directive } = await area('[formControl]="control"', { control });
    control.setValue(lines(6));
    await fixture.whenStable();
    expect(element.style.height).toBe('20px');
    directive.resizeToFitContent();
    expect(element.style.height).toBe('120px');
  });

  it('collapses when its text is set while it is hidden, until it is asked to measure', async () => {
    const value = signal(lines(2));
    const { fixture, element, directive } = await area('[value]="value()"', { value });
    element.hidden = true;
    value.set(lines(6));
    await fixture.whenStable();
    element.hidden = false;
    expect(element.style.height).toBe('0px');
    directive.resizeToFitContent(true);
    expect(element.style.height).toBe('120px');
  });

  it('`reset` restores the height that the field had when it was created', async () => {
    const value = signal(lines(2));
    const { fixture, element, directive } = await area('[value]="value()"', { value });
    value.set(lines(6));
    await fixture.whenStable();
    directive.reset();
    expect(element.style.height).toBe('40px');
  });
});
