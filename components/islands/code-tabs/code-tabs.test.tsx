import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeTabs } from './code-tabs';
import { ExampleFiles } from './example-files';

const tabs = ['html', 'ts', 'css'].map((name) => ({
  name: `a.${name}`,
  label: name.toUpperCase(),
  code: <code>{`the ${name}`}</code>,
}));

describe('CodeTabs', () => {
  beforeEach(() => {
    render(
      <CodeTabs id="a" tabs={tabs}>
        <button type="button">Copy</button>
      </CodeTabs>,
    );
  });
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('shows the first file, and only its tab is in the tab order', () => {
    expect(screen.getByRole('tablist', { name: 'Files' })).toBeInTheDocument();
    expect(tab('HTML')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'HTML' })).toHaveTextContent('the html');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getAllByRole('tab').map((item) => item.tabIndex)).toEqual([0, -1, -1]);
  });

  it('shows the file of a tab that is clicked', async () => {
    await userEvent.click(tab('CSS'));
    expect(screen.getByRole('tabpanel', { name: 'CSS' })).toHaveTextContent('the css');
  });

  it.each([
    ['{ArrowRight}', 'TS'],
    ['{ArrowLeft}', 'CSS'],
    ['{End}', 'CSS'],
    ['{End}{Home}', 'HTML'],
    ['{End}{ArrowRight}', 'HTML'],
  ])('follows %s to %s', async (keys, name) => {
    await userEvent.click(tab('HTML'));
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(tab(name)).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  });
});

describe('ExampleFiles', () => {
  const files = ['a.html', 'a.ts', 'a.css', 'b.ts'].map((name) => ({
    name,
    label: name,
    html: `<span>the ${name}</span>`,
  }));
  const show = (id = 'a') => render(<ExampleFiles id={id} files={files} />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  const shown = () => screen.getByRole('tabpanel').textContent;

  beforeEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute('data-code-wrap');
  });

  it('show the language that was selected last, on another page too', async () => {
    const { unmount } = show();
    expect(shown()).toBe('the a.html');
    await userEvent.click(tab('a.ts'));
    unmount();
    show('other');
    expect(shown()).toBe('the a.ts');
    expect(tab('a.ts')).toHaveAttribute('aria-selected', 'true');
  });

  it('keep the language when another file is rendered', async () => {
    const { unmount } = show();
    await userEvent.click(tab('a.css'));
    await userEvent.click(tab('b.ts'));
    expect(shown()).toBe('the b.ts');
    unmount();
    show();
    expect(shown()).toBe('the a.css');
  });

  it('wrap long lines everywhere until it is switched off', async () => {
    show();
    const wrap = screen.getByRole('button', { name: 'Wrap long lines' });
    expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(wrap);
    expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-code-wrap');
    await userEvent.click(wrap);
    expect(document.documentElement).not.toHaveAttribute('data-code-wrap');
  });
});
