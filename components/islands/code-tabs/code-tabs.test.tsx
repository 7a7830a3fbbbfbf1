import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeTabs } from './code-tabs';
import { SourceToggle } from './source-toggle';

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

  it('shows the first file, whose tab alone is in the tab order', () => {
    expect(screen.getByRole('tablist', { name: 'Files' })).toBeInTheDocument();
    expect(tab('HTML')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'HTML' })).toHaveTextContent('the html');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getAllByRole('tab').map((item) => item.tabIndex)).toEqual([0, -1, -1]);
  });

  it('shows the file of the tab that is pressed', async () => {
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

describe('SourceToggle', () => {
  it('shows and hides the source and says which', async () => {
    render(
      <>
        <SourceToggle controls="source" title="Buttons" open={false}>
          icon
        </SourceToggle>
        <div id="source" hidden>
          code
        </div>
      </>,
    );
    const toggle = screen.getByRole('button', { name: 'View source of Buttons' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('code')).toBeVisible();
    await userEvent.click(toggle);
    expect(screen.getByText('code')).not.toBeVisible();
  });
});
