/** @jest-environment node */
import { copiedFiles, copiedText, zipOfProject } from './project-copies';
import { readZip } from './read-zip';

const project = {
  id: 'button-overview',
  title: 'Every appearance',
  files: {
    'package.json': '{}\n',
    'src/main.ts': 'start();\n',
    'src/example/a.html': '<b></b>\n',
    'src/example/a.ts': 'const a = 1;\n',
    'src/example/a.css': 'b {}\n',
    'src/example/empty.css': '\n',
  },
  companions: { 'src/styles.scss': '@use theme;\n' },
};

describe('copiedText', () => {
  it('has the files of the example and its companions, each below its path', () => {
    expect(copiedText(project)).toBe(
      `<!-- src/example/a.html -->\n<b></b>\n\n// src/example/a.ts\nconst a = 1;\n\n/* src/example/a.css */\nb {}\n\n// src/styles.scss\n@use theme;\n`,
    );
    expect(copiedFiles(project)).toHaveLength(4);
  });
});

describe('zipOfProject', () => {
  const read = async (files: Record<string, string>) =>
    readZip(
      Buffer.from(await zipOfProject({ ...project, files }, new Date(2026, 0)).arrayBuffer()),
    );

  it('has one folder with the whole project, a readme and what Git ignores', async () => {
    const files = await read(project.files);
    for (const [path, text] of Object.entries(project.files)) {
      expect(files[`button-overview/${path}`]).toBe(text);
    }
    expect(files['button-overview/README.md']).toMatch(/^# Every appearance[^]*npm i && npm start/);
    expect(files['button-overview/README.md']).not.toContain('npm test');
    expect(files['button-overview/.gitignore']).toContain('node_modules/');
    expect(Object.keys(files)).toHaveLength(8);
  });

  it('says how to run the tests of a project with tests', async () => {
    const files = await read({ 'src/example/a.spec.ts': 'it();\n' });
    expect(files['button-overview/README.md']).toContain('`npm test` runs its tests.');
  });
});
