import { ChangeDetectionStrategy, Component, NgZone } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { createApplication } from '@angular/platform-browser';

@Component({ selector: 'claims-plain', template: '{{ count }}' })
class Plain {
  count = 1;
}

@Component({
  selector: 'claims-eager',
  template: '{{ count }}',
  changeDetection: ChangeDetectionStrategy.Eager,
})
class Eager {
  count = 1;
}

describe('Angular', () => {
  it.each([
    [Plain, '1'],
    [Eager, '2'],
  ] as const)('renders a plain field of %o that has changed as "%s"', (component, text) => {
    const fixture = TestBed.createComponent<Plain | Eager>(component);
    fixture.detectChanges();
    fixture.componentInstance.count = 2;
    fixture.changeDetectorRef.detectChanges();
    expect(fixture.nativeElement.textContent).toBe(text);
  });

  it('runs an application without zones, unless it asks for them', async () => {
    const application = await createApplication();
    expect(application.injector.get(NgZone)).not.toBeInstanceOf(NgZone);
    application.destroy();
  });
});
