import { defaultsOf } from './model';
import { lampPlan } from './plan.fixture';
import { printComponent } from './print-component';

const print = (changes: Record<string, string | number | boolean | null> = {}) =>
  printComponent(lampPlan, { ...defaultsOf(lampPlan.knobs), ...changes });

it('leaves out defaults of the library, and unused imports', () => {
  expect(print()).toBe(`import { Component, inject } from '@angular/core';
import { Lamps, MyLamp } from 'lamps';

@Component({
  selector: 'lamp-example',
  imports: [MyLamp],
  template: \`
    <my-lamp (press)="go(10)">On</my-lamp>
  \`,
})
export class LampExample {
  private readonly lamps = inject(Lamps);

  go() {
    this.lamps.open('On');
  }
}
`);
});

it('prints values that differ, and elements that they make visible', () => {
  const code = print({ lit: true, shape: 'flat', size: 40 });
  expect(code).toContain('<my-lamp lit shape="flat" size="40" (press)="go(40)">');
  expect(code).toContain('      <my-glow />\n      On\n');
  expect(code).toContain('imports: [MyLamp, MyGlow]');
  expect(code).toContain(`this.lamps.open('On', { size: 40 });`);
});

it('binds values that cannot be written as text', () => {
  expect(print({ shape: null })).toContain('[shape]="null"');
});

it('escapes text in every position', () => {
  const code = print({ label: `It's <b> {x} \`y\` \${z}` });
  expect(code).toContain(">It's &lt;b> &#123;x&#125; \\`y\\` $&#123;z&#125;<");
  expect(code).toContain(`open('It\\'s <b> {x} \`y\` \${z}')`);
});

it('prints braces, which would begin an expression, inside an expression', () => {
  expect(print({ label: `It's {{ x }}` })).toContain(`>{{ 'It\\\\'s {{ x }}' }}<`);
});

it('breaks a long tag into one line per attribute', () => {
  const long = printComponent(
    {
      ...lampPlan,
      template: [
        {
          tag: 'my-lamp',
          isVoid: false,
          uses: [],
          attributes: [
            { name: 'aria-label', text: ['The lamp at the end of the long pier'] },
            { name: '[class.x]', text: ['isAtTheEndOfThePier()'] },
          ],
          children: [],
        },
      ],
    },
    defaultsOf(lampPlan.knobs),
  );
  expect(long).toContain(
    '    <my-lamp\n      aria-label="The lamp at the end of the long pier"\n      [class.x]="isAtTheEndOfThePier()"\n    >\n    </my-lamp>\n',
  );
});
