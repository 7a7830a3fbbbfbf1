import type { PlaygroundPlan } from './model';

/** A playground with a knob of each kind, in the form that the build step writes. */
export const lampPlan: PlaygroundPlan = {
  id: 'lamp-playground',
  scope: '',
  hasEvents: true,
  file: 'lamp-playground-example.ts',
  knobs: [
    { name: 'label', label: 'Label', description: 'What it says.', kind: 'text', default: 'On' },
    {
      name: 'lit',
      label: 'Lit',
      description: 'Whether it is lit.',
      kind: 'switch',
      default: false,
    },
    {
      name: 'shape',
      label: 'Shape',
      description: 'How it looks.',
      kind: 'choice',
      default: 'round',
      options: ['round', 'flat', null],
    },
    {
      name: 'size',
      label: 'Size',
      description: 'How large it is.',
      kind: 'number',
      default: 10,
      min: 0,
      max: 40,
      step: 5,
    },
  ],
  template: [
    {
      tag: 'my-lamp',
      isVoid: false,
      uses: ['MyLamp'],
      attributes: [
        { name: 'lit', value: { knob: 'lit' }, default: false, accepts: ['boolean'] },
        { name: 'shape', value: { knob: 'shape' }, default: 'round' },
        { name: 'size', value: { knob: 'size' }, default: 10, accepts: ['number'] },
        { name: '(press)', text: ['go(', { knob: 'size' }, ')'] },
      ],
      children: [
        {
          cases: [
            {
              when: { knob: 'lit' },
              children: [
                { tag: 'my-glow', isVoid: true, uses: ['MyGlow'], attributes: [], children: [] },
              ],
            },
          ],
        },
        { text: ['\n  ', { show: { knob: 'label' } }, '\n'] },
      ],
    },
  ],
  imports: [
    { from: '@angular/core', names: ['Component', 'inject', 'input'] },
    { from: 'lamps', names: ['Lamps', 'MyGlow', 'MyLamp', 'Shape'] },
  ],
  directives: [
    { name: 'MyLamp', keep: false },
    { name: 'MyGlow', keep: false },
  ],
  code: [
    "\n\n@Component({\n  selector: 'lamp-example',\n  ",
    { slot: 'imports' },
    ',\n  ',
    { slot: 'template' },
    ',\n})\nexport class LampExample {\n\n\n  private readonly lamps = inject(Lamps);\n\n  go() {\n    this.lamps.open(',
    { show: { knob: 'label' } },
    { lead: ', ', entries: [{ name: 'size', value: { knob: 'size' }, default: 10 }] },
    ');\n  }\n}\n',
  ],
};
