import { itemMeasuresSchema } from '@/lib/measured/schema';
import { formatMeasures } from './format';

const from = { library: 'acme 1.0.0', examples: 'e', drawing: 'd', theme: 't', method: 'm' };

it('writes one line per example, part and shape, sorted, with numbers in thousandths', () => {
  const text = formatMeasures({
    from,
    examples: { b: { heights: [1, 2, 3] }, a: { heights: [4, 5, 6], width: 7 } },
    anatomy: {
      width: 98.03125,
      height: 40,
      parts: [{ at: '', x: 0, y: 0, width: 1, height: 1, radius: 0, text: [14, null] }],
      shapes: [
        { kind: 'icon', x: 1 / 3, y: 0, width: 1, height: 1, stroke: { role: 'text', opacity: 1 } },
      ],
    },
  });
  expect(text).toBe(`{
  "from": {
    "library": "acme 1.0.0",
    "examples": "e",
    "drawing": "d",
    "theme": "t",
    "method": "m"
  },
  "examples": {
    "a": {"heights":[4,5,6],"width":7},
    "b": {"heights":[1,2,3]}
  },
  "anatomy": {
    "width": 98.031,
    "height": 40,
    "parts": [
      {"at":"","x":0,"y":0,"width":1,"height":1,"radius":0,"text":[14,null]}
    ],
    "shapes": [
      {"kind":"icon","x":0.333,"y":0,"width":1,"height":1,"stroke":{"role":"text","opacity":1}}
    ]
  }
}
`);
  expect(itemMeasuresSchema.safeParse(JSON.parse(text)).success).toBe(true);
});

it('writes an item without examples, and what was found out about those that only browsers render', () => {
  const text = formatMeasures({ from, examples: {}, started: { a: { reason: 'no' } } });
  expect(text).toContain('"examples": {},\n  "started": {\n    "a": {"reason":"no"}\n  }\n}');
});
