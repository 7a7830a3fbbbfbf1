import { AutofillEvent, AutofillMonitor } from '@angular/cdk/text-field';
import { TestBed } from '@angular/core/testing';
import { Subject } from 'rxjs';
import { TextFieldAutofillDirectiveExample } from './text-field-autofill-directive-example';

describe('TextFieldAutofillDirectiveExample', () => {
  it('counts the fields that the browser fills in', async () => {
    const events: Subject<AutofillEvent>[] = [];
    const monitor = {
      monitor: () => events[events.push(new Subject<AutofillEvent>()) - 1],
      stopMonitoring: () => undefined,
    };
    TestBed.configureTestingModule({
      providers: [{ provide: AutofillMonitor, useValue: monitor }],
    });
    const fixture = TestBed.createComponent(TextFieldAutofillDirectiveExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [target] = element.querySelectorAll('input');

    for (const field of events) field.next({ target, isAutofilled: true });
    await fixture.whenStable();

    expect(element.textContent).toContain('filled in 2 of 2 fields');
  });
});
