import { AutofillEvent, AutofillMonitor } from '@angular/cdk/text-field';
import { ElementRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Subject } from 'rxjs';
import { TextFieldAutofillMonitorExample } from './text-field-autofill-monitor-example';

describe('TextFieldAutofillMonitorExample', () => {
  it('watches both fields and lets them go', async () => {
    const watched = new Map<Element, Subject<AutofillEvent>>();
    const monitor = {
      monitor: ({ nativeElement }: ElementRef<Element>) => {
        const events = new Subject<AutofillEvent>();
        watched.set(nativeElement, events);
        return events;
      },
      stopMonitoring: ({ nativeElement }: ElementRef<Element>) => watched.delete(nativeElement),
    };
    TestBed.configureTestingModule({
      providers: [{ provide: AutofillMonitor, useValue: monitor }],
    });
    const fixture = TestBed.createComponent(TextFieldAutofillMonitorExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [street, town] = element.querySelectorAll('input');

    watched.get(town)?.next({ target: town, isAutofilled: true });
    await fixture.whenStable();
    expect(element.textContent).toContain('check the town');

    watched.get(street)?.next({ target: street, isAutofilled: true });
    await fixture.whenStable();
    expect(element.querySelectorAll('.filled')).toHaveLength(2);

    fixture.destroy();
    expect(watched.size).toBe(0);
  });
});
