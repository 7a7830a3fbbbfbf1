import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatProgressBarHarness } from '@angular/material/progress-bar/testing';
import { ProgressBarFileUploadExample } from './progress-bar-file-upload-example';
import { UploadService } from './upload-service';

const photo = (name: string, size = 1000, type = 'image/png') =>
  new File([new Uint8Array(size)], name, { type });

describe('ProgressBarFileUploadExample', () => {
  function setUp() {
    const fixture = TestBed.createComponent(ProgressBarFileUploadExample);
    const element: HTMLElement = fixture.nativeElement;
    document.body.append(element);
    fixture.detectChanges();
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const server = fixture.debugElement.injector.get(UploadService);
    server.pause = 10;
    const said = () => element.querySelector('[role=status]')?.textContent;
    const choose = (...files: File[]) => {
      const input = element.querySelector('input');
      Object.defineProperty(input, 'files', { configurable: true, value: files });
      input?.dispatchEvent(new Event('change'));
    };
    const press = async (label: string) =>
      (
        await loader.getHarness(MatButtonHarness.with({ selector: `[aria-label="${label}"]` }))
      ).click();
    const rows = () => [...element.querySelectorAll('li')].map((row) => row.textContent);
    const states = async () => {
      await fixture.whenStable();
      return [...element.querySelectorAll('.state')].map(
        ({ textContent }) => textContent.trim().split(/\s/)[0],
      );
    };
    return { fixture, element, loader, server, said, choose, press, rows, states };
  }

  it('uploads a file, shows how far it is, and announces its end', async () => {
    const { loader, server, said, choose, states } = setUp();
    server.pause = 50;
    choose(photo('frame.png'));
    const bar = await loader.getHarness(MatProgressBarHarness);
    await expect.poll(() => bar.getValue()).toBeGreaterThan(20);
    expect(await states()).toEqual(['Uploading']);
    await expect.poll(states, { timeout: 5000 }).toEqual(['Uploaded']);
    expect(said()).toBe('1 of 1 uploaded.');
  });

  it('sends two files at a time', async () => {
    const { server, choose, states } = setUp();
    server.pause = 40;
    choose(photo('a.png'), photo('b.png'), photo('c.png'));
    expect(await states()).toEqual(['Uploading', 'Uploading', 'Waiting']);
    await expect.poll(states, { timeout: 5000 }).toEqual(['Uploaded', 'Uploaded', 'Uploading']);
  });

  it('cancels a file, keeps the focus on its button, and starts the next', async () => {
    const { element, server, said, choose, press, states } = setUp();
    server.pause = 60;
    choose(photo('a.png'), photo('b.png'), photo('c.png'));
    await states();
    const cancel = element.querySelector<HTMLElement>('[aria-label="Cancel a.png"]');
    cancel?.focus();
    await press('Cancel a.png');
    await expect.poll(states).toEqual(['Canceled', 'Uploading', 'Uploading']);
    expect(document.activeElement).toBe(cancel);
    expect(cancel?.getAttribute('aria-label')).toBe('Remove a.png');
    expect(said()).toBe('0 of 3 uploaded, 1 canceled.');
  });

  it('cancels a file that is still waiting', async () => {
    const { server, choose, press, states } = setUp();
    server.pause = 60;
    choose(photo('a.png'), photo('b.png'), photo('c.png'));
    await press('Cancel c.png');
    expect(await states()).toEqual(['Uploading', 'Uploading', 'Canceled']);
    await press('Try again: c.png');
    expect(await states()).toEqual(['Uploading', 'Uploading', 'Waiting']);
  });

  it('says that an upload failed, and tries again from the start', async () => {
    const { server, said, choose, press, states } = setUp();
    server.fails.set(true);
    choose(photo('a.png'));
    await expect.poll(states).toEqual(['Failed']);
    expect(said()).toBe('0 of 1 uploaded, 1 failed.');
    server.fails.set(false);
    await press('Try again: a.png');
    await expect.poll(states, { timeout: 5000 }).toEqual(['Uploaded']);
  });

  it.each([
    ['notes.txt', 'text/plain', 10, 'This file is not an image.'],
    ['huge.png', 'image/png', 5_000_001, 'This file is larger than 5 MB.'],
    ['empty.png', 'image/png', 0, 'This file is empty.'],
  ])('does not send what the server would refuse: %s', async (name, type, size, problem) => {
    const { fixture, server, choose, rows } = setUp();
    const upload = vi.spyOn(server, 'upload');
    choose(photo(name, size, type));
    await fixture.whenStable();
    expect(rows()[0]).toContain(problem);
    expect(upload).not.toHaveBeenCalled();
  });

  it('takes dropped files', async () => {
    const { element, rows, states } = setUp();
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(drop, 'dataTransfer', { value: { files: [photo('a.png')] } });
    element.querySelector('.drop')?.dispatchEvent(drop);
    await states();
    expect(rows()[0]).toContain('a.png');
    expect(drop.defaultPrevented).toBe(true);
  });

  it('removes a row and focuses the next one, at last the button that chooses files', async () => {
    const { element, choose, press, rows } = setUp();
    choose(photo('a.txt', 1, 'text/plain'), photo('b.txt', 1, 'text/plain'));
    await press('Remove a.txt');
    expect(rows()).toHaveLength(1);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove b.txt');
    await press('Remove b.txt');
    expect(document.activeElement).toBe(element.querySelector('.drop button'));
  });

  it('aborts everything when it is destroyed', () => {
    const { fixture, server, choose } = setUp();
    const upload = vi.spyOn(server, 'upload');
    choose(photo('a.png'));
    const { abortSignal } = upload.mock.calls[0][1];
    fixture.destroy();
    expect(abortSignal.aborted).toBe(true);
  });
});
