import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyPending } from '@/lib/browser/feedback/clipboard';
import { type Notice, onNotice } from '@/lib/browser/feedback/notice';
import { fetchProject } from '@/lib/browser/projects/fetch-project';
import { saveFile } from '@/lib/browser/projects/save-file';
import { DownloadExample } from './download-example';

jest.mock('next/navigation', () => ({ usePathname: () => '/components/button/examples' }));
jest.mock('@/lib/browser/projects/fetch-project');
jest.mock('@/lib/browser/projects/save-file');
jest.mock('@/lib/browser/feedback/clipboard');

const opener = '/live/open/lamp.html';
const project = {
  id: 'lamp',
  title: 'Lamp',
  files: { 'package.json': '{}', 'src/example/a.ts': 'a', 'src/example/a.css': 'b {}' },
  companions: {},
};
const notice = jest.fn<undefined, [string | null, Notice]>();

beforeAll(() => onNotice((control, said) => notice(control.textContent, said)));
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(fetchProject).mockResolvedValue(project);
  jest.mocked(copyPending).mockImplementation((text) => text.then(() => true));
  document.body.innerHTML = `<span><button aria-label="Copy or download Lamp" aria-expanded="false" data-download-example="${opener}">Download</button></span>`;
});

const button = () => screen.getByRole('button', { name: 'Copy or download Lamp', hidden: true });
async function choose(item: string) {
  render(<DownloadExample />);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

it('fetches nothing before an item is chosen', async () => {
  render(<DownloadExample />);
  await userEvent.hover(button());
  await userEvent.click(button());
  expect(await screen.findByRole('menu', { name: 'Copy or download Lamp' })).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: /^Open in StackBlitz/ })).toHaveAttribute(
    'href',
    opener,
  );
  expect(fetchProject).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveFocus();
});

it('copies all files and says how many', async () => {
  await choose('Copy all files');
  await waitFor(() =>
    expect(notice).toHaveBeenCalledWith('Download', { text: '2 files copied.', isDone: true }),
  );
  expect(fetchProject).toHaveBeenCalledWith(opener);
  await expect(jest.mocked(copyPending).mock.calls[0]?.[0]).resolves.toContain(
    '// src/example/a.ts',
  );
  expect(button()).not.toHaveAttribute('aria-busy');
});

it('downloads the project as an archive', async () => {
  await choose('Download as .zip');
  await waitFor(() =>
    expect(notice).toHaveBeenCalledWith('Download', { text: 'lamp.zip downloaded.', isDone: true }),
  );
  expect(saveFile).toHaveBeenCalledWith('lamp.zip', expect.any(Blob));
});

it('opens by a key with the focus on the first item', async () => {
  render(<DownloadExample />);
  button().focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Copy all files' })).toHaveFocus(),
  );
});

it.each([
  ['the files do not load', 'The files did not load. Try again.'],
  ['the browser refuses', 'Copying is not allowed here. Download the files instead.'],
])('says when %s', async (reason, text) => {
  jest.spyOn(console, 'error').mockReturnValue();
  if (reason === 'the browser refuses') jest.mocked(copyPending).mockResolvedValue(false);
  else {
    jest.mocked(fetchProject).mockRejectedValue(new Error('offline'));
    jest.mocked(copyPending).mockImplementation((files) =>
      files.then(
        () => true,
        () => false,
      ),
    );
  }
  await choose('Copy all files');
  await waitFor(() => expect(notice).toHaveBeenCalledWith('Download', { text, isDone: false }));
});
