/** @jest-environment node */
import { createElement } from 'react';
import { serverHtml } from './server-html.fixture';
import { StaticHtml, staticHtml } from './static-html';

async function Waiting({ text }: { text: string }) {
  await Promise.resolve();
  return <i>{text}</i>;
}

it('is what components draw, those that wait included, without marks between texts', async () => {
  const html = await staticHtml(
    <>
      <label htmlFor="a" className="b" hidden style={{ '--c': '1px' }}>
        {1} of {2} &amp; more
      </label>
      <Waiting text="<later>" />
    </>,
  );
  expect(html).toBe(
    '<label for="a" class="b" hidden="" style="--c:1px">1 of 2 &amp; more</label><i>&lt;later&gt;</i>',
  );
});

it('begins with the content, also where there are images', async () => {
  const [image, other] = ['/a.png', '/b.png'].map((src) => createElement('img', { src, alt: '' }));
  expect(await staticHtml(createElement('p', null, image, other))).toBe(
    '<p><img src="/a.png" alt=""/><img src="/b.png" alt=""/></p>',
  );
});

it('is the content of an element, and of one within', async () => {
  const element = (
    <StaticHtml as="section" id="outer">
      <StaticHtml className="inner">
        <Waiting text="deep" />
      </StaticHtml>
    </StaticHtml>
  );
  expect(await serverHtml(element)).toBe(
    '<section id="outer"><div class="inner"><i>deep</i></div></section>',
  );
});

it('has no place for style sheets that React puts in the head', async () => {
  const sheet = createElement('link', {
    rel: 'stylesheet',
    href: '/a.css',
    precedence: 'examples',
  });
  await expect(staticHtml(sheet)).rejects.toThrow('belongs beside static HTML');
});

it('throws what a component throws', async () => {
  const Broken = () => {
    throw new Error('no such example');
  };
  await expect(staticHtml(<Broken />)).rejects.toThrow('no such example');
});
