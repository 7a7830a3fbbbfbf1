/** @jest-environment node */
import { readRows, writeRows } from './flight-rows';
import { foldFlight } from './fold-flight';

const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
/** What row 0 holds after folding. */
const folded = (value: unknown, ...more: string[]): unknown =>
  JSON.parse(
    readRows(foldFlight(row('0', value) + more.join(''))).find(({ id }) => id === '0')?.text ?? '',
  );
const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });
const p = (children: unknown) => ['$', 'p', null, { children }];

describe('rows', () => {
  const data = `1:"$Sreact.fragment"\n:HL["/a.css","style"]\n2:I[1,["$3"],"A"]\n3:T7,é\n:\n"!0:["$","p",null,{}]\n`;

  it('are read and written, texts by their bytes', () => {
    const rows = readRows(data);
    expect(rows.map(({ id, kind }) => id + kind)).toEqual(['1', 'H', '2I', '3T', '0']);
    expect(rows[3]?.text).toBe('é\n:\n"!');
    expect(writeRows(rows)).toBe(data);
  });
});

describe('foldFlight', () => {
  it('makes one string of what is nothing but HTML', () => {
    const list = ['$', 'ul', null, { className: 'a', children: [p('x & y'), [p(['1', 2, null])]] }];
    expect(folded(list)).toEqual([
      '$',
      'ul',
      null,
      { className: 'a', ...html('<p>x &amp; y</p><p>12</p>') },
    ]);
  });

  it('writes attributes as React does', () => {
    const icon = [
      '$',
      'svg',
      null,
      { viewBox: '0 0 1 1', 'aria-hidden': true, children: ['$', 'use', null, { href: '#i' }] },
    ];
    const label = [
      '$',
      'label',
      null,
      { htmlFor: 'f', style: { '--a': '1px' }, hidden: true, title: '$undefined', children: 'L' },
    ];
    expect(folded(['$', 'div', null, { children: [icon, label] }])).toEqual([
      '$',
      'div',
      null,
      html(
        '<svg viewBox="0 0 1 1" aria-hidden="true"><use href="#i"></use></svg><label for="f" style="--a:1px" hidden="">L</label>',
      ),
    ]);
  });

  it('leaves components alone, and folds beside and within what they are given', () => {
    const island = ['$', '$L2', null, { heading: ['$', 'h2', null, { children: p('in') }] }];
    const value = [
      '$',
      'main',
      null,
      { children: [island, ['$', 'div', null, { children: p('out') }]] },
    ];
    expect(folded(value, '2:I[1,[],"A"]\n')).toEqual([
      '$',
      'main',
      null,
      {
        children: [
          ['$', '$L2', null, { heading: ['$', 'h2', null, html('<p>in</p>')] }],
          ['$', 'div', null, html('<p>out</p>')],
        ],
      },
    ]);
  });

  it.each(['input', 'select', 'link', 'style', 'script'])('does not swallow <%s>', (tag) => {
    const value = ['$', 'div', null, { children: ['$', tag, null, {}] }];
    expect(folded(value)).toEqual(value);
  });

  it('follows references, fragments and texts, and leaves out rows that were taken in', () => {
    const data =
      row('1', '$Sreact.fragment') +
      row('5', p('five')) +
      '6:T4,<b>!' +
      row('0', [
        '$',
        'div',
        null,
        {
          children: [
            '$',
            '$1',
            'c',
            { children: ['$L5', ['$', 'i', null, { dangerouslySetInnerHTML: { __html: '$6' } }]] },
          ],
        },
      ]);
    expect(foldFlight(data)).toBe(row('0', ['$', 'div', null, html('<p>five</p><i><b>!</i>')]));
  });

  it.each(['$a1', '$La1', '$@a1', '$Qa1', '$Wa1', '$a1:props:x'])(
    'keeps what %s leads to',
    (text) => {
      const data = row('a1', ['$', '$L2', null, {}]) + row('0', ['$', '$L2', null, { a: text }]);
      expect(foldFlight(`${data}2:I[1,[],"A"]\n`)).toBe(`${data}2:I[1,[],"A"]\n`);
    },
  );

  it('tells a dollar from a reference', () => {
    expect(folded(['$', 'div', null, { children: [p('$$5'), '$$x'] }])).toEqual([
      '$',
      'div',
      null,
      html('<p>$5</p>$x'),
    ]);
    expect(folded(['$', 'div', null, { children: ['$$x', ['$', 'br', null, {}]] }])).toEqual([
      '$',
      'div',
      null,
      html('$$x<br/>'),
    ]);
  });

  it('keeps what is referred into', () => {
    const shared = ['$', 'div', null, { children: p('one') }];
    const data =
      row('5', shared) + row('0', ['$', '$L2', null, { a: '$5', b: '$5:props:children' }]);
    expect(foldFlight(`${data}2:I[1,[],"A"]\n`)).toBe(`${data}2:I[1,[],"A"]\n`);
  });
});
