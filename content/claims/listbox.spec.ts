import { CdkListbox, CdkListboxModule, type ListboxValueChangeEvent } from '@angular/cdk/listbox';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { By } from '@angular/platform-browser';
import { render } from './provoke';

const options = ['wifi', 'bike', 'meal'];

/** Renders a listbox with several options, and remembers what it emits. */
async function listbox(attributes: string, disabled = '') {
  const events: ListboxValueChangeEvent<string>[] = [];
  const control = new FormControl<readonly string[]>([]);
  const fixture = await render(
    `<ul cdkListbox ${attributes} [formControl]="control" (cdkListboxValueChange)="hear($event)">
      ${options.map((name) => `<li cdkOption="${name}" ${name === disabled ? 'cdkOptionDisabled' : ''}>${name}</li>`).join('')}
    </ul>`,
    [CdkListboxModule, ReactiveFormsModule],
    { control, hear: (event: ListboxValueChangeEvent<string>) => events.push(event) },
  );
  const list: CdkListbox<string> = fixture.debugElement
    .query(By.directive(CdkListbox))
    .injector.get(CdkListbox);
  document.body.append(fixture.nativeElement);
  const elements: HTMLElement[] = [...fixture.nativeElement.querySelectorAll('li')];
  const press = async (keyCode: number, modifiers: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { ...modifiers, keyCode, bubbles: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
    await fixture.whenStable();
  };
  return { list, events, control, elements, press };
}

describe('listbox', () => {
  it('the event names the option, except after Ctrl+A', async () => {
    const { events, elements, press } = await listbox('cdkListboxMultiple');
    elements[0]?.click();
    elements[2]?.dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true }));
    await press(65, { ctrlKey: true });
    expect(events.map(({ option }) => option?.value ?? null)).toEqual(['wifi', 'meal', null]);
    expect(events[1]?.value).toEqual(options);
  });

  it('Ctrl+A clears when all are chosen, but never when an option is disabled', async () => {
    for (const [disabled, left] of [
      ['', []],
      ['bike', ['wifi', 'meal']],
    ] as const) {
      const { list, press } = await listbox('cdkListboxMultiple', disabled);
      list.focus();
      await press(65, { ctrlKey: true });
      await press(65, { ctrlKey: true });
      expect(list.value).toEqual(left);
    }
  });

  it('all four arrows move in a horizontal list, only two in a vertical one', async () => {
    for (const [orientation, last] of [
      ['horizontal', 'meal'],
      ['vertical', 'bike'],
    ] as const) {
      const { list, press } = await listbox(`cdkListboxOrientation="${orientation}"`);
      list.focus();
      await press(40);
      await press(39);
      expect(document.activeElement?.textContent).toBe(last);
    }
  });

  it('methods that change the selection do not emit, and leave the form as it was', async () => {
    const { list, events, control } = await listbox('cdkListboxMultiple');
    list.selectValue('wifi');
    list.toggleValue('bike');
    list.setAllSelected(true);
    list.deselectValue('wifi');
    expect(list.value).toEqual(['bike', 'meal']);
    expect([events, control.value]).toEqual([[], []]);
    control.setValue(['meal']);
    expect(list.value).toEqual(['meal']);
  });

  it('a click on the chosen option of a single choice changes nothing', async () => {
    const { events, elements, list } = await listbox('');
    elements[1]?.click();
    elements[1]?.click();
    expect([events.length, list.value]).toEqual([1, ['bike']]);
  });

  it('the value has the order of the options, not of the choices', async () => {
    const { events, elements } = await listbox('cdkListboxMultiple');
    elements[2]?.click();
    elements[0]?.click();
    expect(events.at(-1)?.value).toEqual(['wifi', 'meal']);
  });
});
