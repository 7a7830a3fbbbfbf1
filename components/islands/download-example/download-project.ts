import { copyPending } from '@/lib/browser/feedback/clipboard';
import { sendNotice } from '@/lib/browser/feedback/notice';
import { fetchProject, type Project } from '@/lib/browser/projects/fetch-project';
import { copiedFiles, copiedText, zipOfProject } from '@/lib/browser/projects/project-copies';
import { saveFile } from '@/lib/browser/projects/save-file';
import { wording } from '@/lib/words/word';

/**
 * Copies all files of an example, and reports the result beside the button.
 *
 * @param opener see `fetchProject`
 */
export function copyProject(opener: string, button: Element | null): Promise<void> {
  return report(opener, button, async (project) => {
    const isCopied = await copyPending(project.then(copiedText));
    // What did not load is reported as such.
    const count = copiedFiles(await project).length;
    return isCopied
      ? { ...wording(copiedWord(count), { count: String(count) }), isDone: true }
      : { ...wording('Copying is not allowed here. Download the files instead.'), isDone: false };
  });
}

const copiedWord = (count: number) => (count === 1 ? '1 file copied.' : '{count} files copied.');

/** Downloads the project of an example as an archive, and reports the result beside the button. */
export function downloadProject(opener: string, button: Element | null): Promise<void> {
  return report(opener, button, async (loading) => {
    const project = await loading;
    const name = `${project.id}.zip`;
    saveFile(name, zipOfProject(project, new Date()));
    return { ...wording('{file} downloaded.', { file: name }), isDone: true };
  });
}

async function report(
  opener: string,
  button: Element | null,
  act: (project: Promise<Project>) => Promise<Parameters<typeof sendNotice>[1]>,
): Promise<void> {
  button?.setAttribute('aria-busy', 'true');
  const notice = await act(fetchProject(opener)).catch((error: unknown) => {
    console.error('The files of an example did not load', error);
    return { ...wording('The files did not load. Try again.'), isDone: false };
  });
  button?.removeAttribute('aria-busy');
  if (button) sendNotice(button, notice);
}
