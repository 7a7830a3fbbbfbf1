/** @jest-environment node */
import { PNG } from 'pngjs';
import { judge } from './judge';
import type { Subject } from './photograph';

const picture = PNG.sync.write(new PNG({ width: 2, height: 2 }));
const subject: Subject = { view: { name: 'home', path: '/' }, theme: 'indigo-pink', width: 360 };
const options = { height: 1000, threshold: 0 };

it('passes what looks the same', () => {
  const sight = { picture, pageHeight: 800 };
  expect(judge(subject, sight, sight, options)).toEqual({
    differs: false,
    share: 0,
    notes: [],
    pictures: { before: picture, after: picture },
  });
});

it('tells that a page is higher, even below the cut', () => {
  const judgement = judge(
    subject,
    { picture, pageHeight: 3000 },
    { picture, pageHeight: 3040 },
    options,
  );
  expect(judgement).toMatchObject({ differs: true, share: 0 });
  expect(judgement.notes).toEqual([
    'The page was 3000px high and is 3040px.',
    'Compared to 1000px of its height.',
  ]);
});

it('takes what cannot be seen for a difference, on both sites too', () => {
  const none = { problem: 'there is no page /x' };
  const half = judge(subject, none, { picture, pageHeight: 800 }, options);
  expect(half).toMatchObject({ differs: true, share: 1, pictures: { after: picture } });
  expect(half.notes).toEqual(['Before, there is no page /x.']);
  expect(judge(subject, none, none, options)).toMatchObject({ differs: true, pictures: {} });
});
