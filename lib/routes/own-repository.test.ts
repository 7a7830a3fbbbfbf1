import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { ownRepository } from './own-repository';

const address = 'https://github.com/someone/docs';
const own = { address, branch: 'main', form: 'content-mistake.yml' };
const form = z.object({ body: z.array(z.object({ id: z.string() })) });

describe('ownRepository', () => {
  it('links to the editor for a file, and to a folder', () => {
    const links = ownRepository(own);
    expect(links?.edit('content/overviews/material/button.md')).toBe(
      `${address}/edit/main/content/overviews/material/button.md`,
    );
    expect(links?.edit('content/examples/material/button/button-overview')).toBe(
      `${address}/tree/main/content/examples/material/button/button-overview`,
    );
  });

  it('fills in the fields of the form', () => {
    const url = new URL(
      ownRepository(own)?.report({ page: '/cdk/table/api', version: '22.2.0' }) ?? '',
    );
    const { template, ...fields } = Object.fromEntries(url.searchParams);
    expect(fields).toEqual({ page: '/cdk/table/api', version: '22.2.0' });
    const text = readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8');
    const ids = form.parse(parse(text)).body.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(fields)));
  });

  it('puts page and version into the issue when there is no form', () => {
    const links = ownRepository({ address, branch: 'next' });
    expect(links?.edit('docs/a.md')).toBe(`${address}/edit/next/docs/a.md`);
    const url = new URL(links?.report({ page: '/ui/lamp/api', version: '1.2.0' }) ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      title: 'Issue on /ui/lamp/api',
      body: 'Version 1.2.0',
    });
    expect(links?.report()).toBe(`${address}/issues/new`);
  });

  it('is undefined without a repository', () => {
    expect(ownRepository({ ...own, address: '' })).toBeUndefined();
  });
});
